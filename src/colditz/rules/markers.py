"""Escape Attempt markers: a rope or a cut in the wire stays, for its nation and for the guards who follow."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import Obstacle, Opening
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Accept, Action, Pass, Refuse, TakeMarker
from colditz.model.dealings import WAY, MarkerLaid, MarkerTaken, SearchOver
from colditz.model.events import PawnMoved
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, CrossingId, PawnId, Place, SeatId
from colditz.rules import pursuit
from colditz.rules.pursuit import NOTHING_OPEN, rooms_on_the_way

# --- laws for POWs


def by_marker(game: Game, pawn: PawnId, to: Place, what: Obstacle) -> tuple[int, ...]:
    """Own markers make a crossing free outward; gates are paid at every entry but for men on their way home.

    [osprey.attempt.3, osprey.attempt.4, osprey.door.3, osprey.inspection.3, osprey.ruling.74, osprey.ruling.103]
    """
    if what.way < WAY:
        free = game.state.returning[pawn] != NOWHERE and game.board.free_return[to]
        return () if free else (int(what.equipment),) * what.cards
    if not what.backward and game.state.markers[what.way - WAY] == game.owner(pawn):
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

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [TakeMarker(NOBODY, crossing) for crossing in markers_of(game, seat)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, TakeMarker):
            game.emit(MarkerTaken(action.crossing))
            game.emit(MarkerLaid(seat, self.crossing))
            game.laws.rooms_cleared(game)


def markers_of(game: Game, seat: SeatId) -> list[CrossingId]:
    """The crossings where a nation's markers lie."""
    return [crossing for crossing, owner in enumerate(game.state.markers) if owner == seat]


# --- laws for guards


def opened_by_markers_and_cards(game: Game) -> Opening:
    """Marked crossings and their rooms, rooms of discovered tunnels, searched rooms and those on the way.

    [osprey.attempt.5, osprey.attempt.7, osprey.room.3, osprey.room.4, osprey.ruling.15, osprey.ruling.118]
    """
    state, board = game.state, game.board
    if not state.searched and not state.discovered and state.markers.count(NOBODY) == len(state.markers):
        return NOTHING_OPEN
    ways = tuple(crossing for crossing, owner in enumerate(state.markers) if owner != NOBODY)
    stay = {board.room[board.crossings[way].near] for way in ways} | set(state.searched)
    stay |= {board.tunnels[tunnel].room for tunnel in state.discovered}
    stay -= {NOWHERE}
    passed = {room for searched in state.searched for room in rooms_on_the_way(board, searched)}
    return Opening(ways, tuple(sorted(stay | passed)), tuple(sorted(stay)), ())


def guards_leave_shut_rooms(game: Game) -> None:
    """A guard in a room that is no longer open to him leaves for the Commander's office. [osprey.ruling.14]"""
    rest = pursuit.guard_footing(game).rest
    for guard in game.guards():
        place = game.place(guard)
        if game.on_board(guard) and game.board.room[place] != NOWHERE and not rest[place]:
            pursuit.go_home(game, guard)


def rooms_stay_as_they_are(_game: Game) -> None:
    """No guard is ever left in a room."""


# --- taking markers away


def take_marker(game: Game, crossing: CrossingId) -> None:
    """A marker goes back to its owner, and rooms that only it kept open are shut."""
    game.emit(MarkerTaken(crossing))
    game.laws.rooms_cleared(game)


def removals(game: Game, _seat: SeatId) -> list[Action]:
    """Every guard on the starting space of a marked crossing may take its marker away."""
    found: list[Action] = []
    if game.state.markers.count(NOBODY) == len(game.state.markers):
        return found
    for guard in game.guards():
        place = game.place(guard)
        if game.on_board(guard):
            ways = [way for way in game.board.crossings_from[place] if game.state.markers[way] != NOBODY]
            found += [TakeMarker(guard, way) for way in ways]
    return found


def forbids_removal(game: Game, seat: SeatId, action: TakeMarker) -> Refusal | None:
    """Only from the side where the crossing begins. [osprey.attempt.8, osprey.attempt.9, osprey.ruling.17]"""
    if not 0 <= action.guard < len(game.teams.owner) or game.owner(action.guard) != seat:
        return Refusal.NOT_YOUR_PAWN
    here = game.on_board(action.guard) and action.crossing in game.board.crossings_from[game.place(action.guard)]
    return None if here and game.state.markers[action.crossing] != NOBODY else Refusal.NO_MARKER


def take_removal(game: Game, seat: SeatId, action: TakeMarker) -> None:
    """He may complete the crossing; else, in a room, he leaves for the office. [osprey.attempt.13, osprey.ruling.16]"""
    game.emit(MarkerTaken(action.crossing))
    game.push(CarryOn(seat, action.guard, action.crossing))


@dataclass(frozen=True, slots=True)
class CarryOn(Step):
    """A guard who took a marker away goes on over the crossing, or not."""

    seat: SeatId
    guard: PawnId
    crossing: CrossingId

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        far = game.board.crossings[self.crossing].far
        return (self.seat,) if game.state.points and game.is_free(far) else ()

    def go(self, game: Game) -> None:
        game.pop()
        game.laws.rooms_cleared(game)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Accept(), Refuse()]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Accept):
            start, far = game.place(self.guard), game.board.crossings[self.crossing].far
            game.emit(PawnMoved(self.guard, start, far, 1))
        self.go(game)


@dataclass(frozen=True, slots=True)
class MayClearMarkers(Step):
    """After an escape the Security Officer may take away markers of that nation, at the end of the turn.

    [osprey.escape.8, osprey.ruling.68]
    """

    seat: SeatId

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
        return [crossing for nation in sorted(set(game.state.escapers)) for crossing in markers_of(game, nation)]


@dataclass(frozen=True, slots=True)
class LeaveSearchedRooms(Step):
    """A guard left in a searched room at the end of the turn goes to the Commander's office. [osprey.ruling.118]"""

    seat: SeatId

    def go(self, game: Game) -> None:
        game.pop()
        if game.state.searched:
            game.emit(SearchOver())
            game.laws.rooms_cleared(game)
