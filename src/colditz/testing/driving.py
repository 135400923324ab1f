"""Ways to drive a game by seeds, as measurements and comparisons need them: the same seed plays the same game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from colditz.editions.start import new_game
from colditz.engine.chance import Luck
from colditz.engine.listing import ListingChooser
from colditz.engine.play import Match
from colditz.engine.playout import play_out
from colditz.players import Sight, make_bot

MANY: Final = 1_000_000


def by_drawing(match: Match, seed: int, limit: int = MANY) -> int:
    """A playout as `play_out` does it; how many decisions it took."""
    return match.play_out(seed, limit)


def by_listing(match: Match, seed: int, limit: int = MANY) -> int:
    """A playout that lists all options before it picks one."""
    luck = match._luck or Luck(seed)  # noqa: SLF001 - a measurement from within
    return play_out(match._game, luck, ListingChooser(seed), limit)  # noqa: SLF001


def by_playing(match: Match, seed: int, limit: int = MANY) -> int:
    """Through the public door: listed in two levels, checked, logged and told."""
    luck, decisions = Random(seed), 0
    while not match.finished and decisions < limit:
        step(match, luck)
        decisions += 1
    return decisions


def by_planners(match: Match, seed: int, limit: int = MANY) -> int:
    """Planners on every seat."""
    bots = {seat: make_bot("planner", seed + number) for number, seat in enumerate(match.seats)}
    decisions = 0
    while not match.finished and decisions < limit:
        seat = match.asked()[0]
        match.play(seat, bots[seat].decide(Sight(match, seat)).action)
        decisions += 1
    return decisions


def step(match: Match, luck: Random) -> None:
    """One random decision in two levels."""
    seat = match.asked()[0]
    choices = match.choices(seat)
    pick = luck.randrange(len(choices.actions) + len(choices.pawns))
    if pick < len(choices.actions):
        match.play(seat, choices.actions[pick])
    else:
        match.play(seat, luck.choice(choices.moves(choices.pawns[pick - len(choices.actions)])))


Drive = Callable[[Match, int, int], int]
DRIVES: Final[dict[str, Drive]] = {
    "drawing": by_drawing,
    "listing": by_listing,
    "checked": by_playing,
    "planner": by_planners,
}


def sample(edition: str, players: int, number: int) -> list[Match]:
    """Positions met in random games."""
    luck = Random(1)
    found: list[Match] = []
    while len(found) < number:
        match = new_game(edition, players, len(found))
        by_playing(match, len(found), luck.randrange(50, 600))
        if not match.finished:
            found.append(match)
    return found
