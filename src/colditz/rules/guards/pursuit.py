"""The chase: which ways are open to guards, and when a chase is over."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Final

from colditz.engine.footing import Footing, Opening
from colditz.engine.game import Game
from colditz.model.board import Board
from colditz.model.dealings import RoutesClosed, RouteTaken
from colditz.model.events import GuardWentHome, PowEscaped
from colditz.model.ids import NOWHERE, SECURITY, Area, CrossingId, PawnId, Place, RoomId
from colditz.rules.walking.graph import way

NOTHING_OPEN: Final = Opening()


def ways_of_men_at_large(game: Game) -> tuple[CrossingId, ...]:
    """Crossings that some POW at large used and is still beyond. [classic.46.1, classic.ruling.41]"""
    routes = game.state.routes
    if not any(routes):
        return ()
    first = len(game.guards())
    return tuple(sorted({crossing for route in routes[first:] for crossing in route}))


def opened_by_chase_and_cards(game: Game) -> Opening:
    """Searched rooms and those on the way to them, a detected tunnel, and the ways of men at large.

    [classic.44.2, classic.53.10, classic.ruling.41, classic.ruling.65]
    """
    state = game.state
    if not state.now.searched and state.now.detected == NOWHERE and not any(state.routes):
        return NOTHING_OPEN
    rooms = {room for searched in state.now.searched for room in (searched, *rooms_on_the_way(game.board, searched))}
    tunnels = () if state.now.detected == NOWHERE else (state.now.detected,)
    rooms |= {game.board.tunnels[tunnel].room for tunnel in tunnels}
    return Opening(ways_of_men_at_large(game), tuple(sorted(rooms)), (), tunnels)


def opened_by_chase_and_searches(game: Game) -> Opening:
    """The same, and a guard may come to a stop in the room that is searched. [devir.arrest.10, devir.ruling.44]"""
    opening = opened_by_chase_and_cards(game)
    searched = game.state.now.searched
    return replace(opening, stay=searched) if searched else opening


def opened(game: Game) -> Opening:
    """What is open to guards now; looked at anew only when something other than a plain walk happened."""
    if game.opening is None or game.opening_epoch != game.state.epoch:
        opening = game.laws.guards.opening(game)
        game.opening, game.opening_epoch = opening, game.state.epoch
        game.open_footing = game.guard_footing if opening is NOTHING_OPEN else _open_footing(game, opening)
        return opening
    return game.opening


def guard_footing(game: Game) -> Footing:
    """The guards' ground with everything that cards and chases open."""
    if game.opening_epoch != game.state.epoch:
        opened(game)
    return game.open_footing


MOST_KEPT: Final = 400  # grounds; a new one is built in a millisecond


def _open_footing(game: Game, opening: Opening) -> Footing:
    known = game.rulebook.open_footings
    key = game.guard_footing, opening
    if key not in known:
        if len(known) >= MOST_KEPT:
            known.clear()
        known[key] = _Opened(game, opening).footing()
    return known[key]


class _Opened:
    """Ground under construction: the ordinary ground, opened room by room and crossing by crossing."""

    def __init__(self, game: Game, opening: Opening) -> None:
        self.game, self.board, self.opening = game, game.board, opening
        self.steps = list(game.guard_footing.steps)
        self.rest = list(game.guard_footing.rest)

    def footing(self) -> Footing:
        """All that is open now."""
        through = set(self.opening.through)
        for tunnel in self.opening.above:
            self._let_rest_above(tunnel)
        for room in self.opening.stay:
            self._let_rest_in(room)
        for room in through:
            self._open_room(room, through, both_ways=True)
        self._open_chase(through)
        plain = self.game.guard_footing
        return Footing(tuple(self.steps), tuple(self.rest), plain.pieces, self._ways_in(plain))

    def _ways_in(self, plain: Footing) -> tuple[tuple[Place, ...], ...]:
        """From which circles each can be entered: as ever, and from those that lead to it now."""
        into = list(plain.into)
        for place, steps in enumerate(self.steps):
            if steps is not plain.steps[place]:
                for near in steps:
                    if place not in into[near]:
                        into[near] = (*into[near], place)
        return tuple(into)

    def _let_rest_in(self, room: RoomId) -> None:
        for place in self.board.rooms[room].places:
            if self.board.above_tunnel[place] == NOWHERE:
                self.rest[place] = True

    def _let_rest_above(self, tunnel: int) -> None:
        """Guards may come to any circle of a detected tunnel. [classic.53.10]"""
        for place in self.board.tunnels[tunnel].above:
            if place != NOWHERE:
                self.rest[place] = True

    def _open_chase(self, through: set[RoomId]) -> None:
        """A chase goes one way, through the window's room if it must, and never stops in it. [classic.ruling.42]"""
        ways = [self.board.crossings[crossing] for crossing in self.opening.ways]
        for room in sorted({self.board.room[crossing.near] for crossing in ways} - through - {NOWHERE}):
            self._open_room(room, {room}, both_ways=False)
        for crossing in ways:
            if self.board.safe[crossing.near]:
                self._open_places(self._safe_area(crossing.near), through, both_ways=True)
        for crossing in ways:
            self.steps[crossing.near] = (*self.steps[crossing.near], crossing.far)

    def _safe_area(self, place: Place) -> set[Place]:
        """The safe area around a marked crossing, which guards may pass but not rest in. [osprey.safe.3]"""
        area, todo = {place}, [place]
        while todo:
            near = [step for step in self.board.steps[todo.pop()] if self.board.safe[step] and step not in area]
            area.update(near)
            todo += near
        return area

    def _open_room(self, room: RoomId, through: set[RoomId], *, both_ways: bool) -> None:
        self._open_places(set(self.board.rooms[room].places), through, both_ways=both_ways)

    def _open_places(self, inside: set[Place], through: set[RoomId], *, both_ways: bool) -> None:
        board = self.board
        for place in inside:
            self.steps[place] = tuple(
                near for near in board.steps[place] if near in inside or (both_ways and self._outside_or(through, near))
            )
            for near in board.steps[place]:
                if near not in inside and self._outside_or(through, near) and place not in self.steps[near]:
                    self.steps[near] = (*self.steps[near], place)

    def _outside_or(self, through: set[RoomId], place: Place) -> bool:
        room = self.board.room[place]
        return not self.board.safe[place] and (room == NOWHERE or room in through)


@cache
def rooms_on_the_way(board: Board, room: RoomId) -> tuple[RoomId, ...]:
    """Other rooms that must be walked through to reach this one: the fewest. [classic.ruling.65]"""
    ring: list[tuple[RoomId, ...]] = [(room,)]
    for _ in board.rooms:
        for chain in ring:
            if _has_door(board, chain[-1]):
                return chain[1:]
        ring = [(*chain, near) for chain in ring for near in _next_rooms(board, chain[-1]) if near not in chain]
    return ()


def _has_door(board: Board, room: RoomId) -> bool:
    return any(
        board.room[near] == NOWHERE and not board.safe[near]
        for place in board.rooms[room].places
        for near in board.steps[place]
    )


def _next_rooms(board: Board, room: RoomId) -> list[RoomId]:
    return sorted(
        {board.room[near] for place in board.rooms[room].places for near in board.steps[place]} - {room, NOWHERE}
    )


# --- who is beyond what


def follow(game: Game, guard: PawnId, start: Place, to: Place) -> None:
    """A guard who went over an open crossing chases by it. [classic.ruling.43]"""
    open_now = opened(game).ways
    if not open_now:
        return
    steps = list(pairwise(way(guard_footing(game), game.state.occupant, start, to)))
    for crossing in open_now:
        if (game.board.crossings[crossing].near, game.board.crossings[crossing].far) in steps:
            game.emit(RouteTaken(guard, crossing))


def came_back(game: Game, pawn: PawnId) -> None:
    """A POW back in the prisoners' courtyard is beyond nothing; back in the castle, not beyond outer walls or wire.

    [classic.ruling.41]
    """
    state = game.state
    if not state.routes[pawn]:
        return
    area = game.area(pawn)
    if area == Area.INNER and not game.in_tunnel(pawn):
        closed = state.routes[pawn]
    elif area == Area.OUTER:
        crossings = game.board.crossings
        closed = tuple(each for each in state.routes[pawn] if game.board.area[crossings[each].far] == Area.OUTSIDE)
    else:
        closed = ()
    if closed:
        game.emit(RoutesClosed(pawn, closed))


# --- the end of a chase


def chasers_go_home(game: Game, _escape: PowEscaped) -> None:
    """Chasing guards go home when the last POW beyond their crossing escapes. [classic.46.2, classic.ruling.43]"""
    for guard, _ in _done_chasing(game):
        go_home(game, guard)


def stranded_chasers_go_home(game: Game, _event: object) -> None:
    """When a chase ends otherwise, guards without a way back go home; others walk. [classic.46.2, classic.ruling.43]"""
    for guard, over in _done_chasing(game):
        if is_stranded(game, guard):
            go_home(game, guard)
        else:
            game.emit(RoutesClosed(guard, over))


def chase_is_over(game: Game, closed: RoutesClosed) -> None:
    """A POW who is back inside leaves nobody to chase. [classic.ruling.41]"""
    if not game.is_guard(closed.pawn):
        stranded_chasers_go_home(game, closed)


def _done_chasing(game: Game) -> list[tuple[PawnId, tuple[CrossingId, ...]]]:
    """Guards beyond a crossing that no POW at large is beyond any more, each with these crossings."""
    routes, still_open = game.state.routes, ways_of_men_at_large(game)
    over = [(guard, tuple(way for way in routes[guard] if way not in still_open)) for guard in game.guards()]
    return [(guard, ways) for guard, ways in over if ways]


def is_stranded(game: Game, guard: PawnId) -> bool:
    """Outside the castle, or where no walking way leads to a post."""
    place = game.place(guard)
    if not game.on_board(guard):
        return False
    if game.board.area[place] == Area.OUTSIDE:
        return True
    pieces = game.guard_footing.pieces
    posts = game.board.posts[0] + game.board.posts[1]
    return not any(pieces[post] == pieces[place] for post in posts)


def outside_is_cleared(game: Game, _escape: PowEscaped) -> None:
    """After an escape all guards outside go home if no other POW is outside. [classic.ruling.44]"""
    if game.state.outcome is not None:
        return
    outside = [pawn for pawn in range(len(game.teams.owner)) if game.on_board(pawn) and game.area(pawn) == Area.OUTSIDE]
    if not any(not game.is_guard(pawn) for pawn in outside):
        for guard in outside:
            go_home(game, guard)


def go_home(game: Game, guard: PawnId) -> None:
    """A guard goes directly home; in the Security turn he is done for that turn."""
    tired = game.state.turn == SECURITY
    game.emit(GuardWentHome(guard, game.place(guard), game.laws.guards.home(game), tired))
