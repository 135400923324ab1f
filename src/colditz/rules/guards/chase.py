"""The chase by announced routes: ways open to guards, the one named fugitive outside, and when guards give up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.state import FLED
from colditz.engine.step import Step
from colditz.model.actions import Action, NameQuarry
from colditz.model.attempts import QuarryNamed
from colditz.model.board import Board
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, CrossingId, PawnId, Place, SeatId
from colditz.rules.guards import pursuit
from colditz.rules.walking.graph import pieces_of
from colditz.rules.walking.ground import barred_ways

# --- which ways are open


@cache
def terraces(board: Board) -> tuple[bool, ...]:
    """Roofs and terraces of the garrison: no way on foot leads from them to a guard post. [v3.ruling.57]"""
    seen = {post for posts in board.posts for post in posts}
    todo = list(seen)
    while todo:
        near = [place for place in board.steps[todo.pop()] if place not in seen]
        seen.update(near)
        todo += near
    return tuple(
        board.area[place] == Area.OUTER and place not in seen and board.in_tunnel[place] == NOWHERE
        for place in range(len(board.names))
    )


def at_large(game: Game) -> list[PawnId]:
    """POWs who are beyond some drop or wire."""
    first = len(game.guards())
    return [pawn for pawn in range(first, len(game.teams.owner)) if game.state.routes[pawn]]


def ways_from_the_courtyard(game: Game) -> tuple[CrossingId, ...]:
    """Drops from the courtyard by which somebody fled this round, or is still on a terrace.

    [v3.pursuit.1, v3.pursuit.3, v3.pursuit.4, v3.pursuit.5]
    """
    roofs = terraces(game.board)
    fresh = [man for man in at_large(game) if game.state.marks[man] & FLED or roofs[game.place(man)]]
    return _ways(game, fresh, inner=True)


def ways_beyond(game: Game) -> tuple[CrossingId, ...]:
    """Drops and wire beyond the courtyard that somebody at large used. [v3.drop.4, v3.wire.3, v3.outside.guard.3]"""
    return _ways(game, at_large(game), inner=False)


def _ways(game: Game, men: list[PawnId], *, inner: bool) -> tuple[CrossingId, ...]:
    found = {way for man in men for way in game.state.routes[man]}
    area = game.board.area
    return tuple(way for way in sorted(found) if (area[game.board.crossings[way].near] == Area.INNER) == inner)


def ways_out(game: Game) -> list[tuple[Place, Place]]:
    """Steps by which somebody came out through a gate who is still outside.

    [v3.outside.guard.1, v3.outside.guard.2, v3.outside.guard.3, v3.ruling.75]
    """
    board = game.board
    entries = {place for place in game.state.outlets if place != NOWHERE}
    return [(near, place) for place in entries for near in board.steps[place] if board.area[near] == Area.OUTER]


# --- the one named fugitive


def fugitives_by(game: Game, outlet: Place) -> list[PawnId]:
    """POWs outside who came out at this circle. [v3.outside.guard.2]"""
    return [man for man, place in enumerate(game.state.outlets) if place == outlet and game.on_board(man)]


@dataclass(frozen=True, slots=True)
class ChooseQuarry(Step):
    """A guard who comes outside names the POW whom he chases from now on. [v3.outside.guard.4, v3.ruling.58]"""

    guard: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("guard",)

    @property
    def pending(self) -> Refusal:
        return Refusal.NAME_QUARRY_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(fugitives_by(game, game.place(self.guard))) > 1 else ()

    def go(self, game: Game) -> None:
        game.pop()
        for man in fugitives_by(game, game.place(self.guard))[:1]:
            game.emit(QuarryNamed(self.guard, man))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [NameQuarry(self.guard, man) for man in fugitives_by(game, game.place(self.guard))]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, NameQuarry):
            game.emit(QuarryNamed(action.guard, action.prisoner))


# --- guards give up


def idle_chasers_go_home(game: Game, _event: object) -> None:
    """A guard outside goes home once his POW is gone, and so does one whom no way leads back from his roof.

    [v3.ruling.62]
    """
    for guard in game.guards():
        if game.on_board(guard) and has_nobody_to_chase(game, guard):
            pursuit.go_home(game, guard)


def has_nobody_to_chase(game: Game, guard: PawnId) -> bool:
    """Outside without the POW he named, or cut off with nobody near whom he could still follow."""
    place, quarry = game.place(guard), game.state.quarry[guard]
    if game.board.area[place] == Area.OUTSIDE:
        return quarry == NOBODY or game.state.outlets[quarry] == NOWHERE
    if not terraces(game.board)[place]:
        return False
    beyond = [way for man in at_large(game) for way in game.state.routes[man]]
    here = pieces(game.board)
    near = {here[game.board.crossings[way].near] for way in beyond} | {here[game.place(man)] for man in at_large(game)}
    return here[place] not in near


@cache
def pieces(board: Board) -> tuple[int, ...]:
    """Which circles hang together on foot."""
    return pieces_of(board.steps)


@dataclass(frozen=True, slots=True)
class ClearWays(Step):
    """Guards in rooms, or who bar a room, a passage or a hiding place, go home as the Commandant's turn closes.

    [v3.inner.guard.7, v3.garrison.guard.7, v3.ruling.43]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def go(self, game: Game) -> None:
        game.pop()
        barred, room = barred_ways(game.board), game.board.room
        for guard in game.guards():
            place = game.place(guard)
            over_a_known_tunnel = game.board.above_tunnel[place] in game.state.discovered
            bars = barred[place] or room[place] != NOWHERE or game.board.safe[place]
            if game.on_board(guard) and bars and not over_a_known_tunnel:
                pursuit.go_home(game, guard)
        idle_chasers_go_home(game, self)
