"""The way home from the outer cells: who stays protected on it, by being nearer each turn or by every point spent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.state import FRESH, STRAYED
from colditz.engine.step import Step
from colditz.model.actions import Action, Cross, MovePawn
from colditz.model.board import Board
from colditz.model.dealings import ReturnerStrayed
from colditz.model.events import WayHomeKept, WayHomeLeft
from colditz.model.ids import NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.rules.walking.movement import reach

# --- nearer than before, turn by turn


def steps_to_the_gate(game: Game, place: Place) -> int:
    """Steps to the inner gate, pawns ignored. [classic.ruling.14]"""
    return game.board.walks_from(game.board.inner_gate)[place]


@dataclass(frozen=True, slots=True)
class WatchWaysHome(Step):
    """At the end of his officer's turn a returning POW must be nearer than before, or he loses his protection.

    [classic.39.3, classic.39.5, classic.ruling.14]
    """

    shown: ClassVar[tuple[str, ...]] = ("seat",)
    seat: SeatId

    def go(self, game: Game) -> None:
        game.pop()
        for prisoner in game.prisoners(self.seat):
            before = game.state.returning[prisoner]
            if before != NOWHERE:
                self._judge(game, prisoner, before)

    @staticmethod
    def _judge(game: Game, prisoner: PawnId, before: int) -> None:
        now = game.laws.home.distance(game, game.place(prisoner))
        limit = before if game.state.marks[prisoner] & FRESH else before - 1
        if now <= limit or (now == before and is_blocked(game, prisoner, now)):
            game.emit(WayHomeKept(prisoner, now))
        else:
            game.emit(WayHomeLeft(prisoner))


def is_blocked(game: Game, prisoner: PawnId, distance: int) -> bool:
    """Pawns bar every way to a circle nearer home where he may rest."""
    ring = [game.place(prisoner)]
    while ring:
        distance -= 1
        near = {
            step
            for place in ring
            for step in game.board.steps[place]
            if game.laws.home.distance(game, step) == distance
        }
        ring = [place for place in near if game.is_free(place)]
        if any(game.pow_footing.rest[place] for place in ring):
            return False
    return True


# --- every point that can bring somebody nearer


@cache
def entrances(board: Board) -> tuple[Place, ...]:
    """The gates that are free to men from the outer cells. [osprey.door.3, osprey.inspection.3]"""
    return tuple(gate for gate in range(board.walkable) if board.free_return[gate])


def steps_to_the_entrances(game: Game, place: Place) -> int:
    """Steps to the nearer of the free entrances, pawns ignored. [osprey.ruling.48]"""
    return min(game.board.walks_from(gate)[place] for gate in entrances(game.board))


def exempt_men(game: Game, seat: SeatId) -> list[PawnId]:
    """Men of a seat on a way home that was kept up so far."""
    state = game.state
    men = [man for man in game.prisoners(seat) if state.returning[man] != NOWHERE]
    return [man for man in men if not state.marks[man] & STRAYED]


# --- every point counts


def watched(act: Act) -> Act:
    """An act that costs points, with an eye on those who should be going home."""

    def take_watched(game: Game, seat: SeatId, action: Action) -> None:
        watch(game, seat, action)
        act.take(game, seat, action)

    return replace(act, take=take_watched)


def watch(game: Game, seat: SeatId, action: Action) -> None:
    """Points are about to be spent, while somebody should be going home."""
    if seat != SECURITY and max(game.state.returning) != NOWHERE:
        _watch(game, seat, action)


def _watch(game: Game, seat: SeatId, action: Action) -> None:
    """A point spent elsewhere, while one of them could have come nearer, ends the exemption. [osprey.ruling.48]"""
    men = exempt_men(game, seat)
    if any(can_come_nearer(game, man) for man in men) and not _leads_home(game, men, action):
        for man in men:
            game.emit(ReturnerStrayed(man))


def _leads_home(game: Game, men: list[PawnId], action: Action) -> bool:
    """Each step of it brings a returner nearer to one of the entrances, or from there inside."""
    if not isinstance(action, MovePawn | Cross) or action.pawn not in men:
        return False
    board, start = game.board, game.place(action.pawn)
    cost = 1 if isinstance(action, Cross) else reach(game, action.pawn).cost(action.to)
    if board.area[action.to] == Area.INNER:
        return board.free_return[start] and cost == 1
    return any(board.walks_from(gate)[start] - board.walks_from(gate)[action.to] == cost for gate in entrances(board))


def can_come_nearer(game: Game, prisoner: PawnId) -> bool:
    """With the points left he can walk straight towards the nearer entrance, to a circle where he may rest."""
    board, ring = game.board, [game.place(prisoner)]
    distance = steps_to_the_entrances(game, ring[0])
    for _ in range(min(game.state.now.points, distance)):
        distance -= 1
        near = {step for place in ring for step in board.steps[place] if _is_open(game, step, distance)}
        ring = sorted(near)
        if any(game.pow_footing.rest[place] for place in ring):
            return True
    return False


def _is_open(game: Game, place: Place, distance: int) -> bool:
    toll = game.board.toll[place] != NOWHERE and not game.board.free_return[place]
    return steps_to_the_entrances(game, place) == distance and game.is_free(place) and not toll


# --- the end of the turn


@dataclass(frozen=True, slots=True)
class WatchReturners(Step):
    """Returners lose their exemption if points are left that could have brought one of them nearer.

    [osprey.arrest.9, osprey.arrest.11, osprey.ruling.48]
    """

    shown: ClassVar[tuple[str, ...]] = ("seat",)
    seat: SeatId

    def go(self, game: Game) -> None:
        game.pop()
        men = exempt_men(game, self.seat)
        idle = any(can_come_nearer(game, man) for man in men)
        for man in men:
            kept = WayHomeKept(man, game.laws.home.distance(game, game.place(man)))
            game.emit(ReturnerStrayed(man) if idle else kept)
