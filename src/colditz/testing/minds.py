"""How far apart the characters are: `python -m colditz.testing.minds --games 3`.

Planners play; at every decision that is not forced each character is asked what it would do in their place, and the
share of decisions in which it would do something else is printed, by role.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from colditz import EDITIONS, Match
from colditz.model.ids import SECURITY
from colditz.players import Sight
from colditz.players.character import CHARACTERS
from colditz.players.planner import Planner
from colditz.sim.cell import Cell
from colditz.sim.game import Playing

OTHERS: Final = [name for name in CHARACTERS if name != "planner"]


def is_forced(match: Match, seat: str) -> bool:
    """There is one thing to do, and no more."""
    choices = match.choices(seat)
    return len(choices.actions) + sum(len(choices.moves(pawn)) for pawn in choices.pawns) <= 1


def differences(edition: str, players: int, seed: int, games: int) -> Counter[tuple[str, str]]:
    """By character and role: the decisions of planners' games in which it would have done otherwise; `""`: all."""
    found: Counter[tuple[str, str]] = Counter()
    for number in range(games):
        playing = Playing(Cell(edition, players, ("planner",) * players), seed, number, turns=False)
        minds = {seat: _minds(seed) for seat in playing.match.seats}
        while not playing.match.finished:
            _compare(playing.match, minds, found)
            playing.step()
    return found


def _minds(seed: int) -> dict[str, Planner]:
    return {name: Planner(seed, character) for name, character in CHARACTERS.items()}


def _compare(match: Match, minds: dict[str, dict[str, Planner]], found: Counter[tuple[str, str]]) -> None:
    seat = match.asked()[0]
    if is_forced(match, seat):
        return
    role = "security" if seat == match.seats[SECURITY] else "escape"
    sight = Sight(match, seat)
    usual = minds[seat]["planner"].decide(sight).action
    found["", role] += 1
    for name in OTHERS:
        found[name, role] += minds[seat][name].decide(sight).action != usual


def lines(found: Counter[tuple[str, str]]) -> Iterator[str]:
    """A line for each character: its shares as Escape Officer and as Security Officer."""
    for name in OTHERS:
        shares = [found[name, role] / max(found["", role], 1) for role in ("escape", "security")]
        yield f"  {name:<14} as Escape Officer {shares[0]:>4.0%}, as Security Officer {shares[1]:>4.0%}"


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="of each edition and size")
    parser.add_argument("--edition", default="all", help=f"{', '.join(EDITIONS)} or all")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    for edition in EDITIONS if given.edition == "all" else given.edition.split(","):
        found = differences(edition, given.players, given.seed, given.games)
        print(f"{edition}, {given.players} players: {found['', 'escape']} and {found['', 'security']} decisions")
        for line in lines(found):
            print(line, flush=True)


if __name__ == "__main__":
    main()
