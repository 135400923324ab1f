"""What is measured of our engine, for every edition and number of players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import count
from typing import Final

from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.engine.build import engine_text
from colditz.engine.play import Match
from colditz.testing.bench_worker import Work, serve
from colditz.testing.driving import DRIVES, sample

PLAYERS: Final = (2, 4, 6)
GAMES: Final = ("drawing", "listing", "checked", "planner")  # in decisions a second
POSITIONS: Final = 30
FIRST_GAMES: Final = 10  # played before anything is measured


def name_of(edition: str, players: int, measure: str) -> str:
    """How a measurement is called."""
    return f"{edition} {players} {measure}"


def playing(edition: str, players: int, drive: str) -> Work:
    """One game after another, each from its own seed; units are decisions."""
    seeds = count(FIRST_GAMES)
    _fill_tables(edition, players)

    def work() -> int:
        seed = next(seeds)
        return DRIVES[drive](new_game(edition, players, seed), seed, 1_000_000)

    return work


def acting(edition: str, players: int, act: Callable[[Match], object]) -> Work:
    """The same act in many positions; units are acts."""
    positions = _positions(edition, players)

    def work() -> int:
        for match in positions:
            act(match)
        return len(positions)

    return work


@cache
def _fill_tables(edition: str, players: int) -> None:
    """What board and rulebook work out once, circle by circle, is no part of a measurement."""
    for seed in range(FIRST_GAMES):
        DRIVES["drawing"](new_game(edition, players, seed), seed, 1_000_000)


@cache
def _positions(edition: str, players: int) -> list[Match]:
    return sample(edition, players, POSITIONS)


def flat(match: Match) -> object:
    """Everything a seat may do, in one list."""
    return match.options(match.asked()[0])


def two_levels(match: Match) -> object:
    """The same asked for in two levels, every pawn's moves included."""
    choices = match.choices(match.asked()[0])
    return [choices.moves(pawn) for pawn in choices.pawns]


def makers() -> dict[str, Callable[[], Work]]:
    """Everything that can be measured."""
    found: dict[str, Callable[[], Work]] = {}
    for edition in EDITIONS:
        for players in PLAYERS:
            name = partial(name_of, edition, players)
            found |= {name(drive): partial(playing, edition, players, drive) for drive in GAMES}
            found[name("copy")] = partial(acting, edition, players, Match.copy)
            found[name("options")] = partial(acting, edition, players, flat)
            found[name("levels")] = partial(acting, edition, players, two_levels)
    return found


if __name__ == "__main__":
    serve(engine_text(), makers())
