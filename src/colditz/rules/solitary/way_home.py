"""The way home from the outer cells: who stays protected on it, by being nearer each turn or by every point spent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.state import FRESH, STRAYED
from colditz.engine.step import Step
from colditz.model.actions import Action, Cross, MovePawn
from colditz.model.board import Board
from colditz.model.dealings import ReturnerStrayed
from colditz.model.events import WayHomeKept, WayHomeLeft
from colditz.model.ids import NO_LIMIT, NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.model.rows import all_are
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

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return all_are(game.state.returning, NOWHERE)

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
    if seat != SECURITY and not all_are(game.state.returning, NOWHERE):
        _watch(game, seat, action)


def _watch(game: Game, seat: SeatId, action: Action) -> None:
    """A point spent elsewhere, while one of them could have come nearer, ends the exemption; so does leading one away.

    [osprey.arrest.11, osprey.ruling.48]
    """
    men, man = exempt_men(game, seat), _walker(action)
    left = _left_to_go(game, action) if man in men else NOWHERE
    if left != NOWHERE:
        game.emit(WayHomeKept(man, left))
    elif any(can_come_nearer(game, each) for each in men):
        for each in men:
            game.emit(ReturnerStrayed(each))
    elif man in men and _leads_away(game, action):
        game.emit(ReturnerStrayed(man))


def _walker(action: Action) -> PawnId:
    """Whom an act moves by points."""
    return action.pawn if isinstance(action, MovePawn | Cross) else NOBODY


def _left_to_go(game: Game, action: Action) -> int:
    """Steps left to an entrance that a returner can make for, if every step of an act brings him nearer; or NOWHERE.

    As long as several are possible the farthest counts. No entrance counts that is farther than he had left to go: so
    he chooses his way, but does not walk to and fro.
    """
    if not isinstance(action, MovePawn | Cross):
        return NOWHERE
    board, start = game.board, game.place(action.pawn)
    cost = 1 if isinstance(action, Cross) else reach(game, action.pawn).cost(action.to)
    if board.area[action.to] == Area.INNER:
        return 0 if board.free_return[start] and cost == 1 else NOWHERE
    rows = [row for row in map(board.walks_from, entrances(board)) if row[start] <= _allowance(game, action.pawn)]
    return max((row[action.to] for row in rows if row[start] - row[action.to] == cost), default=NOWHERE)


def _allowance(game: Game, man: PawnId) -> int:
    """How far an entrance may be that he makes for; in the turn of his release he may choose any."""
    return NO_LIMIT if game.state.marks[man] & FRESH else game.state.returning[man]


def _leads_away(game: Game, action: Action) -> bool:
    """It takes a returner further from the entrances: nobody returns promptly that way, blocked or not."""
    if not isinstance(action, MovePawn | Cross):
        return False
    return steps_to_the_entrances(game, action.to) > steps_to_the_entrances(game, game.place(action.pawn))


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

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return all_are(game.state.returning, NOWHERE)

    def go(self, game: Game) -> None:
        game.pop()
        men = exempt_men(game, self.seat)
        idle = any(can_come_nearer(game, man) for man in men)
        for man in men:
            game.emit(ReturnerStrayed(man) if idle else WayHomeKept(man, _kept_up(game, man)))


def _kept_up(game: Game, man: PawnId) -> int:
    """Steps left to the farthest entrance that he can still make for."""
    place = game.place(man)
    left = [row[place] for row in map(game.board.walks_from, entrances(game.board))]
    return max((steps for steps in left if steps <= _allowance(game, man)), default=min(left))
