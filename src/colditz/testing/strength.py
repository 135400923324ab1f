"""How strong, how legal and how quick the bots are: `python -m colditz.testing.strength`, or `make strength`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from colditz import EDITIONS
from colditz.players import LEVELS, Decision, Sight
from colditz.players.expert import Expert
from colditz.sim.cell import BadRun, Cell, make_cells
from colditz.sim.engines import make_engine
from colditz.sim.record import GameRow
from colditz.sim.run import Plan, carry_out
from colditz.sim.summary import thinking, wilson

HASTY = "colditz.testing.strength:Hasty"
HASTE = 0.05  # seconds that a hasty expert has for a decision
SIDES = ("security", "escape")
TABLES = range(2, 7)  # players


class Hasty:
    """An expert who has only a moment for each decision."""

    def __init__(self, seed: int) -> None:
        self._expert = Expert(seed, seconds=HASTE)

    def decide(self, sight: Sight) -> Decision:
        """The best that it finds in time."""
        return self._expert.decide(sight)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be played: how often, from which seed, and by how many processes."""

    games: int
    expert_games: int
    check_games: int
    hasty_games: int
    editions: tuple[str, ...] = tuple(EDITIONS)
    seed: int = 1
    rounds: int | None = None
    jobs: int | None = None


def played(wanted: Wanted, cells: Sequence[Cell], games: int) -> list[GameRow]:
    """So many games of every cell; whatever a bot does wrong in one of them ends everything."""
    run = carry_out(Plan(tuple(cells), games, wanted.seed), *make_engine("local", wanted.jobs))
    if run.fault or run.interrupted:
        raise BadRun(run.fault or "interrupted")
    return [each.game for each in run.in_order()]


def duel(wanted: Wanted, edition: str, players: int, pair: tuple[str, str], games: int) -> list[GameRow]:
    """The first bot keeps the castle, the second leads every team."""
    return played(wanted, make_cells(edition, str(players), ",".join(pair), rounds=wanted.rounds), games)


def rate_text(name: str, wins: int, games: int) -> str:
    """A share of games with its Wilson interval."""
    rate = wilson(wins, games)
    return f"{name:<60} {wins:>5} of {games:<5} {rate.rate:>6.1%}  ({rate.low:.1%} to {rate.high:.1%})"


def won(rows: Sequence[GameRow], side: str) -> int:
    """How many of the games a side has won."""
    return sum(row.winner == side for row in rows)


# --- the parts


def against_random(wanted: Wanted) -> Iterator[str]:
    """A planner in either role against random bots, four players."""
    for edition in wanted.editions:
        for side, pair in zip(SIDES, (("planner", "random"), ("random", "planner")), strict=True):
            rows = duel(wanted, edition, 4, pair, wanted.games)
            yield rate_text(f"{edition}, 4 players: planner as {side} against random", won(rows, side), len(rows))


def against_planner(wanted: Wanted) -> Iterator[str]:
    """An expert in either role against a planner, beside a planner in the same role and the same games."""
    for edition in wanted.editions:
        usual = duel(wanted, edition, 2, ("planner", "planner"), wanted.expert_games)
        total = 0
        for side, pair in zip(SIDES, (("expert", "planner"), ("planner", "expert")), strict=True):
            rows = duel(wanted, edition, 2, pair, wanted.expert_games)
            total += won(rows, side)
            yield rate_text(f"{edition}, 2 players: expert as {side} against planner", won(rows, side), len(rows))
            yield rate_text(f"{edition}, 2 players: planner as {side} against planner", won(usual, side), len(usual))
        yield rate_text(f"{edition}, 2 players: expert against planner, both roles", total, 2 * wanted.expert_games)


def law_and_haste(wanted: Wanted) -> Iterator[str]:
    """All levels at tables of every size: nothing illegal is wanted, and how long the slowest decision took."""
    levels = [level for level in LEVELS if level != "expert"]
    tables = [(edition, players) for edition in wanted.editions for players in TABLES]
    mixed = [
        (edition, tuple(levels[(seat + players) % len(levels)] for seat in range(players)))
        for edition, players in tables
    ]
    hasty = [(edition, (HASTY,) * players) for edition, players in tables]
    for name, seated, games in (
        ("quick bots", mixed, wanted.check_games),
        ("hasty experts", hasty, wanted.hasty_games),
    ):
        if not games:
            continue
        cells = [Cell(edition, len(bots), bots, rounds=wanted.rounds) for edition, bots in seated]
        rows = played(wanted, cells, -(-games // len(cells)))
        decisions = sum(row.decisions for row in rows)
        yield f"{name}: {len(rows)} games, {decisions} decisions, none illegal"
        for level, figures in thinking(rows).items():
            yield f"  {level:<40} slowest decision {figures['slowest']:>9.1f} ms"


def read(words: Sequence[str] | None) -> Wanted:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="a role and edition, planner against random")
    parser.add_argument("--expert-games", type=int, default=60, help="a role and edition, expert against planner")
    parser.add_argument("--check-games", type=int, default=1000, help="of all quick levels together")
    parser.add_argument("--hasty-games", type=int, default=20, help=f"of experts with {HASTE} seconds a decision")
    parser.add_argument("--edition", choices=list(EDITIONS), action="append", help="all editions by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, help="shorter games, for a first look")
    parser.add_argument("--jobs", type=int, help="processes; one a core by default")
    found = parser.parse_args(words)
    editions = tuple(found.edition or EDITIONS)
    numbers = (found.games, found.expert_games, found.check_games, found.hasty_games)
    return Wanted(*numbers, editions, found.seed, found.rounds, found.jobs)


def main(words: Sequence[str] | None = None) -> None:
    """Play and print, line by line; a number of 0 leaves a part out."""
    wanted = read(words)
    parts = (against_random, wanted.games), (against_planner, wanted.expert_games)
    for part, games in (*parts, (law_and_haste, wanted.check_games + wanted.hasty_games)):
        for line in part(wanted) if games else ():
            print(line, flush=True)


if __name__ == "__main__":
    main()
