"""Parts of the day: how long each lasts, and what comes after it."""

from __future__ import annotations

from functools import cache

from colditz.engine.edition import Edition, Part
from colditz.engine.ending import finish
from colditz.engine.game import Game
from colditz.engine.play import Match
from colditz.model.events import PartBegan, TurnEnded
from colditz.model.ids import SECURITY
from colditz.model.outcome import Ending

# --- how long a part lasts


def is_played(part: Part) -> bool:
    """Turns are taken in it; a meeting uses up no rounds. [v3.ruling.4]"""
    return any(part.turns.values())


def rounds_until_the_end_of(edition: Edition, rounds: int, number: int) -> int:
    """The last round of a part of the game, counted from 0 over all days: rounds are shared out by minutes.

    [v3.clock.4, v3.clock.6, v3.ruling.1]
    """
    minutes = [edition.params.part_minutes[name] if is_played(part) else 0 for name, part in edition.parts.items()]
    return _last_round(tuple(minutes), edition.params.days, rounds, number)


@cache
def _last_round(minutes: tuple[int, ...], of_days: int, rounds: int, number: int) -> int:
    days, rest = divmod(number + 1, len(minutes))
    passed, whole = days * sum(minutes) + sum(minutes[:rest]), of_days * sum(minutes)
    return (2 * rounds * passed + whole) // (2 * whole)


def part_in_round(edition: Edition, rounds: int, number: int) -> int:
    """Which part of the game a round belongs to, counted from 0 over all days."""
    parts = range(edition.params.days * len(edition.parts))
    return next((part for part in parts if number <= rounds_until_the_end_of(edition, rounds, part)), parts[-1])


def is_over(game: Game) -> bool:
    """The rounds of this part, or its time on an outside clock, have run out."""
    state, rounds = game.state, game.success.rounds
    return state.time_is_up or (
        rounds > 0 and state.round >= rounds_until_the_end_of(game.edition, rounds, state.passed)
    )


def parts_of_a_day(match: Match) -> tuple[str, ...]:
    """What the parts of a day are called, in their order; a day that has none is one part. [v3.clock.1]"""
    return tuple(match._game.edition.parts)  # noqa: SLF001 - everybody knows the rules


def last_round_of_part(match: Match) -> int:
    """The round with which the present part ends; 0 where a clock alone ends it. [v3.ruling.1]"""
    game = match._game  # noqa: SLF001 - everybody knows what time it is
    rounds = game.success.rounds
    return (
        rounds_until_the_end_of(game.edition, rounds, game.state.passed) if rounds and game.params.days > 1 else rounds
    )


def parts_over(match: Match) -> int:
    """How many parts of the day are over, counted over all days. [v3.clock.1]"""
    return match._game.state.passed  # noqa: SLF001 - everybody knows what time it is


def parts_to_come(match: Match) -> tuple[str, ...]:
    """The parts of all days that are not over, the present one first. [v3.clock.1]"""
    game = match._game  # noqa: SLF001 - everybody knows what time it is
    return (tuple(game.edition.parts) * game.params.days)[game.state.passed :]


def usual_minutes(match: Match) -> dict[str, int]:
    """How long each part lasts by a clock unless people agree otherwise. [v3.clock.4 to v3.clock.6]"""
    game = match._game  # noqa: SLF001 - everybody knows the rules
    return {name: game.params.part_minutes[name] for name in game.edition.parts if game.params.part_minutes}


def rests(match: Match) -> bool:
    """Nobody takes turns in the present part. [v3.meeting.2]"""
    game = match._game  # noqa: SLF001 - everybody knows what time it is
    return not is_played(game.edition.parts[parts_to_come(match)[0]])


# --- what comes after it


def the_round_is_played_out(game: Game, ended: TurnEnded) -> None:
    """A part ends with the Commandant's turn that ends its last round. [v3.clock.2, v3.ruling.2, v3.ruling.3]"""
    if ended.seat == SECURITY and game.state.outcome is None and is_over(game):
        next_part(game)


def next_part(game: Game) -> None:
    """Day, meeting and night follow each other; after the last night the winner is settled.

    [v3.clock.1, v3.clock.5, v3.clock.7]
    """
    number, parts = game.state.passed + 1, len(game.edition.parts)
    if number == game.params.days * parts:
        finish(game, game.laws.end.winners_on_time(game), Ending.TIME)
    else:
        game.emit(PartBegan(number % parts))
