"""Escape Attempt markers: a rope or a cut in the wire stays, for its nation and for the guards who follow."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import Act
from colditz.engine.footing import Obstacle, Opening
from colditz.engine.game import Game
from colditz.engine.needs import MARKERS
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Accept, Action, Pass, Refuse, TakeMarker
from colditz.model.dealings import MarkerLaid, MarkerTaken, SearchOver
from colditz.model.events import PawnMoved, PointsSpent
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, CrossingId, PawnId, Place, SeatId
from colditz.rules.arrest import arrest
from colditz.rules.guards import pursuit
from colditz.rules.guards.pursuit import NOTHING_OPEN, rooms_on_the_way
from colditz.rules.walking import pausing

# --- laws for POWs


def by_marker(game: Game, pawn: PawnId, to: Place, what: Obstacle) -> tuple[int, ...]:
    """Own markers make a crossing free outward; gates are paid at every entry but for men on their way home.

    [osprey.attempt.3, osprey.attempt.4, osprey.door.3, osprey.inspection.3, osprey.ruling.74, osprey.ruling.103]
    """
    if what.gate != NOWHERE:
        free = game.state.returning[pawn] != NOWHERE and game.board.free_return[to]
        return () if free else (int(what.equipment),) * what.cards
    if not what.backward and game.state.markers[what.crossing] == game.owner(pawn):
        return ()
    return (int(what.equipment),) * what.cards


def where_the_own_marker_lies(game: Game, pawn: PawnId, crossing: CrossingId) -> Refusal | None:
    """Going back needs the own marker at that place. [osprey.attempt.15, osprey.ruling.77, osprey.ruling.78]"""
    return None if game.state.markers[crossing] == game.owner(pawn) else Refusal.NOT_HIS_WAY_BACK


def lays_a_marker(game: Game, pawn: PawnId, crossing: CrossingId) -> None:
    """Whoever uses rope or cutters lays his nation's marker there. [osprey.attempt.1, osprey.attempt.11]"""
    seat = game.owner(pawn)
    if game.state.markers[crossing] == seat:
        return
    if game.state.markers.count(seat) < game.params.markers:
        game.emit(MarkerLaid(seat, crossing))
    else:
        game.push(MoveMarker(seat, crossing))


@dataclass(frozen=True, slots=True)
class MoveMarker(Step):
    """A nation without a marker left moves one of its own to the new crossing. [osprey.ruling.75]"""

    seat: SeatId
    crossing: CrossingId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "crossing")

    @property
    def pending(self) -> Refusal:
        return Refusal.MOVE_MARKER_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [TakeMarker(NOBODY, crossing) for crossing in markers_of(game, seat)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, TakeMarker):
            game.emit(MarkerTaken(action.crossing))
            game.emit(MarkerLaid(seat, self.crossing))
            guards_leave_shut_rooms(game)


def markers_of(game: Game, seat: SeatId) -> list[CrossingId]:
    """The crossings where a nation's markers lie."""
    return [crossing for crossing, owner in enumerate(game.state.markers) if owner == seat]


# --- laws for guards


def opened_by_markers_and_cards(game: Game) -> Opening:
    """Marked crossings and their rooms, rooms of discovered tunnels, searched rooms and those on the way.

    [osprey.attempt.5, osprey.attempt.7, osprey.room.3, osprey.room.4, osprey.ruling.15, osprey.ruling.118]
    """
    state, board = game.state, game.board
    if not state.now.searched and not state.discovered and state.markers.count(NOBODY) == len(state.markers):
        return NOTHING_OPEN
    ways = tuple(crossing for crossing, owner in enumerate(state.markers) if owner != NOBODY)
    stay = {board.room[board.crossings[way].near] for way in ways} | set(state.now.searched)
    stay |= {board.tunnels[tunnel].room for tunnel in state.discovered}
    stay -= {NOWHERE}
    passed = {room for searched in state.now.searched for room in rooms_on_the_way(board, searched)}
    return Opening(ways, tuple(sorted(stay | passed)), tuple(sorted(stay)), ())


def guards_leave_shut_rooms(game: Game, _event: object = None) -> None:
    """A guard in a room that is no longer open to him leaves for the Commander's office. [osprey.ruling.14]"""
    still_open = (NOWHERE, *pursuit.opened(game).through)
    for guard in game.guards():
        if game.on_board(guard) and game.board.room[game.place(guard)] not in still_open:
            pursuit.go_home(game, guard)


# --- taking markers away


def take_marker(game: Game, crossing: CrossingId) -> None:
    """A marker goes back to its owner, and rooms that only it kept open are shut."""
    game.emit(MarkerTaken(crossing))
    guards_leave_shut_rooms(game)


def beginning_here(game: Game, guard: PawnId) -> list[CrossingId]:
    """Marked crossings that begin where a guard stands."""
    ways = game.board.crossings_from[game.place(guard)] if game.on_board(guard) else ()
    return [way for way in ways if game.state.markers[way] != NOBODY]


def can_go_over(game: Game, crossing: CrossingId) -> bool:
    """A point is left, and beyond is nobody, or a man who may be arrested there."""
    pawn = game.pawn_at(game.board.crossings[crossing].far)
    free = pawn == NOBODY or (not game.is_guard(pawn) and arrest.immune(game, pawn) is None)
    return game.state.now.points > 0 and free


def go_over(game: Game, seat: SeatId, guard: PawnId, crossing: CrossingId) -> None:
    """A guard completes the crossing whose marker he took, for one point. [osprey.ruling.16, osprey.ruling.72]"""
    start, far = game.place(guard), game.board.crossings[crossing].far
    prisoner = game.pawn_at(far)
    if prisoner == NOBODY:
        game.emit(PawnMoved(guard, start, far, 1))
    else:
        game.emit(PointsSpent(seat, 1))
        arrest.seize(game, prisoner, guard, far)


# --- as he crosses


def marked_crossings_beside_guards(game: Game, _seat: SeatId) -> list[Action]:
    """Every guard on the starting space of a marked crossing."""
    if game.state.markers.count(NOBODY) == len(game.state.markers):
        return []
    return [TakeMarker(guard, way) for guard in game.guards() for way in beginning_here(game, guard)]


def forbids_removal(game: Game, seat: SeatId, action: TakeMarker) -> Refusal | None:
    """Only from the side where the crossing begins. [osprey.attempt.8, osprey.attempt.9, osprey.ruling.17]"""
    if not 0 <= action.guard < len(game.teams.owner) or game.owner(action.guard) != seat:
        return Refusal.NOT_YOUR_PAWN
    if action.crossing not in beginning_here(game, action.guard):
        return Refusal.NO_MARKER
    if can_go_over(game, action.crossing):
        return None
    return Refusal.CIRCLE_TAKEN if game.state.now.points else Refusal.NO_POINTS_LEFT


def take_removal(game: Game, seat: SeatId, action: TakeMarker) -> None:
    """He crosses and takes the marker with him. [osprey.attempt.8, osprey.ruling.16]"""
    game.emit(MarkerTaken(action.crossing))
    go_over(game, seat, action.guard, action.crossing)
    guards_leave_shut_rooms(game)


TAKE_ALONG = Act(tries=marked_crossings_beside_guards, forbids=forbids_removal, take=take_removal, needs=MARKERS)


# --- as he comes to it


def may_take_what_lies_there(game: Game, guard: PawnId, _start: Place, _to: Place) -> None:
    """Whoever steps onto the start of a marked crossing may take its marker. [osprey.attempt.8, osprey.ruling.17]"""
    if beginning_here(game, guard):
        game.push(MayTakeMarker(SECURITY, guard))


@dataclass(frozen=True, slots=True)
class MayTakeMarker(Step):
    """A guard has come to where a marked crossing begins. [osprey.attempt.8, osprey.attempt.9]"""

    seat: SeatId
    guard: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "guard")

    @property
    def pending(self) -> Refusal:
        return Refusal.TAKE_MARKER_OR_NOT_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass(), *(TakeMarker(self.guard, way) for way in beginning_here(game, self.guard))]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, TakeMarker):
            game.emit(MarkerTaken(action.crossing))
            game.push(CarryOn(seat, self.guard, action.crossing))


@dataclass(frozen=True, slots=True)
class CarryOn(Step):
    """A guard who took a marker away goes over the crossing, or not; in a room he leaves for the office instead.

    [osprey.attempt.12, osprey.attempt.13, osprey.ruling.16]
    """

    seat: SeatId
    guard: PawnId
    crossing: CrossingId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "guard", "crossing")

    @property
    def pending(self) -> Refusal:
        return Refusal.GO_OVER_OR_NOT_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if can_go_over(game, self.crossing) else ()

    def go(self, game: Game) -> None:
        game.pop()
        if game.board.room[game.place(self.guard)] != NOWHERE:
            pursuit.go_home(game, self.guard)
        guards_leave_shut_rooms(game)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Accept()] if self._stuck(game) else [Accept(), Refuse()]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Refuse):
            self.go(game)
            return
        game.pop()
        go_over(game, seat, self.guard, self.crossing)
        guards_leave_shut_rooms(game)

    def _stuck(self, game: Game) -> bool:
        """He has come to where he may not rest, and the crossing is the only way off. [osprey.ruling.43]"""
        place = game.place(self.guard)
        passing = game.board.room[place] == NOWHERE and not pursuit.guard_footing(game).rest[place]
        return passing and pausing.off_cost(game, self.guard) == NOWHERE


@dataclass(frozen=True, slots=True)
class MayClearMarkers(Step):
    """After an escape the Security Officer may take away markers of that nation, at the end of the turn.

    [osprey.escape.8, osprey.ruling.68]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    @property
    def pending(self) -> Refusal:
        return Refusal.CLEAR_MARKERS_FIRST

    def idle(self, game: Game) -> bool:
        return not game.state.now.escapers

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if self._left(game) else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass(), *(TakeMarker(NOBODY, crossing) for crossing in self._left(game))]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, TakeMarker):
            take_marker(game, action.crossing)
        else:
            game.pop()

    def _left(self, game: Game) -> list[CrossingId]:
        return [crossing for nation in sorted(set(game.state.now.escapers)) for crossing in markers_of(game, nation)]


@dataclass(frozen=True, slots=True)
class LeaveSearchedRooms(Step):
    """A guard left in a searched room at the end of the turn goes to the Commander's office. [osprey.ruling.118]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return not game.state.now.searched

    def go(self, game: Game) -> None:
        game.pop()
        if not self.idle(game):
            game.emit(SearchOver())
            guards_leave_shut_rooms(game)
