"""Scenes of La fuga de Colditz 3.0 by day and by night, and turns passed on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from colditz import Match
from colditz.model.attempts import AlarmRaised, CourtyardLeft, GotOutside
from colditz.model.dealings import RouteTaken
from colditz.model.events import PartBegan
from colditz.rules.escape.attempt import attempts
from tests.scene import dice, names, play, scene

DAY, NIGHT = 0, 2
Position = Callable[..., Match]


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The test shows these entries of the ledger."""
    return pytest.mark.rule(*(f"v3.{number}" for number in numbers))


def by_day(pawns: str = "", **options: object) -> Match:
    """A position by day; in the Commandant's turn with an alarm if somebody is beyond the courtyard."""
    game = scene(pawns, edition="v3", **options)  # type: ignore[arg-type]
    table = game._game
    men = range(len(table.guards()), len(table.teams.owner))
    if options.get("turn") == "security" and any(attempts(table, man) for man in men):
        table.emit(AlarmRaised())
    return game


def by_night(pawns: str = "", **options: object) -> Match:
    """The same position by night."""
    game = by_day(pawns, **options)
    nightfall(game)
    return game


BOTH = pytest.mark.parametrize("position", [by_day, by_night], ids=["day", "night"])


def nightfall(game: Match) -> None:
    """From here on it is night."""
    game._game.emit(PartBegan(NIGHT))
    game._game.state.passed = NIGHT


def part(game: Match) -> str:
    """Day, meeting or night."""
    return game.view("spectator").table.now.part


def thrown(game: Match, seat: str, first: int, second: int) -> None:
    """A seat throws; a card that this earns must still be dealt."""
    play(game, seat, "Throw")
    dice(game, first, second)


def pass_turn(game: Match) -> None:
    """The seat on turn swaps nothing, throws a four and ends its turn, and nobody answers anything."""
    table = game.view("spectator").table
    seat, moment = table.seats[table.turn], (table.round, table.turn)
    while not game.finished and _moment(game) == moment and game.asking != "Meeting":
        asked = game.asked()[0]
        kinds = names(game, asked)
        if asked == "chance":
            dice(game, 1, 3)
        elif game.asking == "OneDie":
            play(game, asked, "ChooseDie 3")
        elif asked == seat and "EndTurn" in kinds:
            play(game, seat, "EndTurn")
        else:
            play(game, asked, "Throw" if "Throw" in kinds else "Pass")


def _moment(game: Match) -> tuple[int, int]:
    table = game.view("spectator").table
    return table.round, table.turn


def next_turn(game: Match, seat: str) -> None:
    """The turns pass on until this seat is about to throw."""
    pass_turn(game)
    while game.seats[_moment(game)[1]] != seat:
        pass_turn(game)
    while "Throw" not in names(game, seat):
        play(game, game.asked()[0], "Pass")


def next_throw(game: Match, seat: str, first: int, second: int) -> None:
    """The turns pass on until this seat has thrown."""
    next_turn(game, seat)
    thrown(game, seat, first, second)


def whole_round(game: Match) -> None:
    """Everybody has his turn until the Commandant has had his."""
    start = _moment(game)[0]
    while not game.finished and _moment(game)[0] == start and game.asking != "Meeting":
        pass_turn(game)


def fled(game: Match, pawn: str, *ways: str, outlet: str = "", this_round: bool = True) -> None:
    """A POW left by these crossings, named by the circle they lead to, and came outside at a circle."""
    man, board = game._notation.pawn_by_name[pawn], game._game.board
    for way in ways:
        number = next(number for number, each in enumerate(board.crossings) if each.far == board.place(way))
        game._game.emit(RouteTaken(man, number))
    if this_round:
        game._game.emit(CourtyardLeft(man))
    if outlet:
        game._game.emit(GotOutside(man, board.place(outlet)))
