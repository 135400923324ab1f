"""Escape Attempt markers in scenes: laying them beforehand, naming their crossings, seeing whose they are."""

from __future__ import annotations

from colditz import Match
from colditz.engine.game import Game
from colditz.engine.rulebook import Rulebook
from colditz.model.builder import build
from colditz.model.dealings import MarkerLaid
from colditz.model.records import draft
from tests.scene import dice, play


def number(game: Match, crossing: str) -> int:
    """The number of a crossing that is named by its two sides: `room-theatre-4>land-12`."""
    near, far = crossing.split(">")
    names = game._game.board.names
    sides = [(names[each.near], names[each.far]) for each in game._game.board.crossings]
    return sides.index((near, far))


def lay(game: Match, seat: str, *crossings: str) -> Match:
    """A nation's markers lie at these crossings already."""
    for crossing in crossings:
        game._game.emit(MarkerLaid(game.seats.index(seat), number(game, crossing)))
    return game


def make_safe(match: Match, place: str) -> Match:
    """On a board where this circle is a safe area, since no crossing of the real board touches one."""
    game = match._game
    board = build(draft(game.edition.variant))
    board.safe = tuple(safe or board.names[spot] == place for spot, safe in enumerate(board.safe))
    match._game = Game(Rulebook(game.edition, board), game.teams, game.success, game.state)
    return match


def markers(game: Match) -> dict[str, str]:
    """Whose markers everybody sees, by crossing."""
    board = game._game.board
    shown = game.view("spectator").table.markers
    names = [f"{board.names[each.near]}>{board.names[each.far]}" for each in board.crossings]
    return {name: game.seats[seat] for name, seat in zip(names, shown, strict=True) if seat >= 0}


def taking(game: Match, guard: str, crossing: str) -> str:
    """The action by which a guard (or nobody: `-`) takes a marker away."""
    return f"TakeMarker {guard} {number(game, crossing)}"


def throw(game: Match, seat: str, first: int, second: int) -> None:
    """A seat whose turn has begun throws."""
    play(game, seat, "Throw")
    dice(game, first, second)
