"""What tells the characters apart in a story: `python -m colditz.testing.deeds --games 10`.

Each of them plays both roles against the planner, and all that is counted lies open to whoever reads the story: who
goes below or to a gate, how much is laid in, what the guards search, and where they walk.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from colditz import EDITIONS
from colditz.model.actions import Action
from colditz.model.board import Board
from colditz.model.builder import load_board
from colditz.model.events import Event, TurnEnded
from colditz.model.ids import NOWHERE, SECURITY, Area, Place
from colditz.players.character import CHARACTERS
from colditz.players.guarding.styles import beats, cordon, nests
from colditz.sim.cell import Cell
from colditz.sim.game import Playing, play_game
from colditz.sim.record import GameRow

PAIR: Final = 2  # men who wait together: one may only be passing


def as_officer(character: str, edition: str, games: Iterable[int], seed: int = 1) -> Counter[str]:
    """What he and his men do in games against the planner's guards."""
    found: Counter[str] = Counter()
    for number in games:
        playing = Waiting(Cell(edition, 2, ("planner", character)), seed, number)
        row, board = playing.to_the_end().game, playing.match.board
        found["rounds"] += row.rounds
        found["where tunnels begin"] += playing.waits
        found += _escaping(row, board)
    return found


class Waiting(Playing):
    """A game under way that counts how often, as a turn ends, two men are in a room where a tunnel begins."""

    def __init__(self, cell: Cell, seed: int, number: int) -> None:
        super().__init__(cell, seed, number, turns=False)
        board = self.match.board
        self.rooms = [board.rooms[tunnel.room].places for tunnel in board.tunnels]
        self.waits = 0

    def _play(self, seat: str, action: Action) -> tuple[Event, ...]:
        events = super()._play(seat, action)
        if any(isinstance(event, TurnEnded) for event in events):
            places = self.tally.ways.places
            self.waits += sum(sum(place in room for place in places) >= PAIR for room in self.rooms)
        return events


def _escaping(row: GameRow, board: Board) -> Counter[str]:
    return Counter(
        {
            "below": _arrivals(row.visits, board, [p for p in _all(board) if board.in_tunnel[p] != NOWHERE]),
            "at gates": _arrivals(row.visits, board, [p for p in _all(board) if board.toll[p] != NOWHERE]),
            "laid in": sum(row.equipment),
        }
    )


def as_guards(character: str, edition: str, games: Iterable[int], seed: int = 1) -> Counter[str]:
    """What his guards do in games against the planner's men."""
    found: Counter[str] = Counter()
    for number in games:
        row = play_game(Cell(edition, 2, (character, "planner")), seed, number).game
        board = load_board(EDITIONS[edition].variant)
        found["rounds"] += row.rounds
        found += _guarding(row, board)
    return found


def _guarding(row: GameRow, board: Board) -> Counter[str]:
    played = sum(number for title, number in row.played.items() if title.startswith("search-"))
    yard = [place for place in _all(board) if board.area[place] == Area.INNER]
    ring = sorted({place for _, place in cordon(board)} - set(beats(board)))
    return Counter(
        {
            "searches and roll calls": played + row.appels,
            "shots": row.shots,
            "arrests in the yard": _arrivals(row.caught, board, yard),
            "steps": row.distance[SECURITY],
            "on beats": _arrivals(row.patrols, board, beats(board)),
            "in nests": _arrivals(row.patrols, board, nests(board)),
            "in the cordon": _arrivals(row.patrols, board, ring),
        }
    )


def _all(board: Board) -> range:
    return range(len(board.names))


def _arrivals(counts: dict[str, int], board: Board, places: Iterable[Place]) -> int:
    return sum(counts.get(board.names[place], 0) for place in places)


def lines(edition: str, games: int, seed: int) -> Iterator[str]:
    """For each character what it does in a hundred rounds."""
    for name in CHARACTERS:
        for found in (as_officer(name, edition, range(games), seed), as_guards(name, edition, range(games), seed)):
            told = ", ".join(f"{what} {100 * found[what] / found['rounds']:.1f}" for what in found if what != "rounds")
            yield f"  {name:<14} {told}"


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each character and role")
    parser.add_argument("--edition", default="classic", help=f"{', '.join(EDITIONS)}, several with commas")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    for edition in given.edition.split(","):
        print(f"{edition}, {given.games} games, in a hundred rounds:")
        for line in lines(edition, given.games, given.seed):
            print(line, flush=True)


if __name__ == "__main__":
    main()
