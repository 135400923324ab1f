"""What a player knows of the castle by heart: rooms, shelters, ways out and distances."""

from __future__ import annotations

from functools import cache
from typing import Final

from colditz.editions.facts import closed_to_men, guards_keep_inside
from colditz.engine.view import TableView
from colditz.model.board import Board
from colditz.model.ids import KIT_PARTS, NOWHERE, Area, PawnId, Place, Symbol
from colditz.players.odds import MEAN
from colditz.players.routes import Needs, Routes, routes_of

FAR: Final = 255
USUAL_CARDS: Final = 4  # Equipment that a well-prepared run has
GOOD_ROUTE: Final = 40  # steps to freedom that make a way worth watching
CARD_STEPS: Final = 6
LONGEST_RUN: Final = 70
STRIDE: Final = round(MEAN)


class Castle:
    """One board, with the tables that planning asks for again and again."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes: Routes = routes_of(board)
        self._guard_rows: dict[Place, bytes] = {}
        self._chase_rows: dict[tuple[Place, tuple[int, ...]], bytes] = {}
        self._rows_to_places: dict[Place, bytes] = {}
        self.is_walled = guards_keep_inside(board)
        self._closed = closed_to_men(board)
        self._guards_walk = self._work_out_guards_walk()
        self._guard_steps = self._within_walls() if self.is_walled else board.steps
        # by place: from where a man without equipment steps onto it; what costs a card is not stepped onto at all
        self._steps_onto = tuple(self._from_where(place) for place in range(len(board.names)))
        self.inner = bytes(area == Area.INNER for area in board.area)
        self.open_air = bytes(self._is_exposed(place) for place in range(len(board.names)))
        self.seats = tuple(
            [place for place in range(board.walkable) if board.symbol[place] == symbol] for symbol in Symbol
        )
        self.shelters = [p for p in range(board.walkable) if self._is_shelter(p)]
        self.ways_to = tuple(self._rows_to(symbol) for symbol in Symbol)  # by symbol: steps to the nearest such room
        self.exits = self._work_out_exits()
        self.dash_length = self._work_out_dash_length()
        self.doorways = self._work_out_doorways()
        self.rooms = self._work_out_rooms()
        self.gates = self._work_out_gates()
        self.launches = self._work_out_launches()
        self.passages = {far: self._through(far) for _, far in self.gates}  # by gate: ways that do lead through it
        self.windows = self._work_out_windows()

    def _work_out_guards_walk(self) -> bytes:
        """Round rooms, hiding places and tunnels."""
        board = self.board
        return bytes(
            not board.safe[place] and board.room[place] == NOWHERE and board.in_tunnel[place] == NOWHERE
            for place in range(len(board.names))
        )

    def _is_exposed(self, place: Place) -> bool:
        """A guard who comes here may make an arrest, if the man is liable."""
        board = self.board
        if place >= board.walkable or board.in_tunnel[place] != NOWHERE:
            return False
        sheltered = board.safe[place] or board.appel[place] or board.room[place] != NOWHERE
        return not (sheltered and self.inner[place]) and not board.safe[place]

    def _is_shelter(self, place: Place) -> bool:
        """A circle of the courtyard where nobody is arrested unless it is searched."""
        return bool(self.inner[place] and not self.open_air[place]) and self.board.in_tunnel[place] == NOWHERE

    def _from_where(self, place: Place) -> tuple[Place, ...]:
        board = self.board
        if board.toll[place] != NOWHERE or place in self._closed:
            return ()
        return tuple(
            near for near in board.steps[place] if board.in_tunnel[near] == NOWHERE and not board.beside_gate[near]
        )

    def _rows_to(self, symbol: int) -> bytes:
        return self.spread(self.seats[symbol])

    def spread(self, goals: list[Place], taken: frozenset[Place] = frozenset()) -> bytes:
        """Steps of a POW without equipment from everywhere to the nearest goal on which he may stay.

        Circles that are taken can be left but not passed; FAR where no way leads.
        """
        board, steps_onto = self.board, self._steps_onto
        row = bytearray(b"\xff") * len(board.names)
        ring = [goal for goal in goals if board.above_tunnel[goal] == NOWHERE and not board.beam[goal]]
        for goal in ring:
            row[goal] = 0
        distance = 0
        while ring:
            distance += 1
            further: list[Place] = []
            for place in ring:
                if place not in taken:
                    for near in steps_onto[place]:
                        if row[near] == FAR:
                            row[near] = distance
                            further.append(near)
            ring = further
        return bytes(row)

    def _work_out_exits(self) -> tuple[tuple[int, Place, Place], ...]:
        """The crossings by which a man leaves the inner courtyard: from where, and where he comes out."""
        return tuple(
            (number, crossing.near, crossing.far)
            for number, crossing in enumerate(self.board.crossings)
            if self.inner[crossing.near] and not self.inner[crossing.far]
        )

    def _work_out_dash_length(self) -> bytes:
        """By place: the length of the desperate run from there; FAR where it may not begin."""
        board = self.board
        home = board.walks_from(board.inner_gate)
        road = len(board.roads["do-or-die"]) - 1
        return bytes(min(home[p] + road, FAR) if self.inner[p] else FAR for p in range(len(board.names)))

    def _work_out_doorways(self) -> bytes:
        """Circles just inside a room: whoever stops there shuts the door on those who come after him."""
        board = self.board
        return bytes(
            board.room[place] != NOWHERE and any(board.room[near] != board.room[place] for near in board.steps[place])
            for place in range(len(board.names))
        )

    def _work_out_rooms(self) -> tuple[bytes, ...]:
        """By room: steps of a POW without equipment to the nearest circle of it on which he may stay."""
        return tuple(self.spread(list(room.places)) for room in self.board.rooms)

    def _work_out_launches(self) -> tuple[tuple[Place, Place, tuple[tuple[int, Needs], ...]], ...]:
        """Where a way out of the courtyard begins and comes out, with all that is not too long to try."""
        ways = self.routes.ways
        starts = [*((near, far) for _, near, far in self.exits), *self.gates]
        return tuple(
            (near, far, tuple(way for way in ways[near] if way[0] <= LONGEST_RUN))
            for near, far in dict.fromkeys(starts)
        )

    def _work_out_gates(self) -> tuple[tuple[Place, Place], ...]:
        """Circles of the courtyard beside a gate, and the gate."""
        board = self.board
        return tuple(
            (place, near)
            for place in range(board.walkable)
            if self.inner[place]
            for near in board.steps[place]
            if board.toll[near] != NOWHERE
        )

    def _through(self, gate: Place) -> tuple[tuple[int, Needs], ...]:
        """Ways to freedom from the circle before a gate, its own toll included."""
        toll = self.board.toll[gate]
        dearer = [
            (steps + 1, tuple(number + (kind == toll) for kind, number in enumerate(needs)))
            for steps, needs in self.routes.ways[gate]
        ]
        return tuple(way for way in dearer if way[0] <= LONGEST_RUN)

    def further_on(self, place: Place, row: bytes, points: int) -> Place:
        """Where a way out has led after so many steps, pawns ignored; the row says how far freedom is."""
        for _ in range(points):
            place = self._next(place, row)
        return place

    def _next(self, place: Place, row: bytes) -> Place:
        """One step on; whoever has arrived stays."""
        board, wanted = self.board, row[place] - 1
        for step in board.steps[place]:
            if row[step] == wanted:
                return step
        for number in board.crossings_from[place]:
            if row[board.crossings[number].far] == wanted:
                return board.crossings[number].far
        return place

    def run_on(self, place: Place, row: bytes, points: int) -> tuple[Place, tuple[int, ...]]:
        """The same, with the ways by which guards could follow him there."""
        ways: list[int] = []
        for _ in range(points):
            further = self.further_on(place, row, 1)
            ways += self.way_between(place, further)
            place = further
        return place, tuple(ways)

    def way_between(self, place: Place, further: Place) -> tuple[int, ...]:
        """What a step opens to guards who keep to the castle: a crossing, or the circle where it leads outside."""
        board = self.board
        for number in board.crossings_from[place]:
            if board.crossings[number].far == further:
                return (number,)
        came_out = board.area[further] == Area.OUTSIDE != board.area[place]
        return (outlet(further),) if self.is_walled and came_out else ()

    def _work_out_windows(self) -> tuple[tuple[Place, Place, Place, int], ...]:
        """Ways out worth watching: from where, down to where, where that leads in a turn, and how far freedom is."""
        row = self.routes.row_for_number(USUAL_CARDS)
        found = [(near, far, self.further_on(far, row, STRIDE), self._reckoned(near)) for _, near, far in self.exits]
        return tuple(window for window in found if window[3] <= GOOD_ROUTE)

    def _reckoned(self, near: Place) -> int:
        """Steps of the best way from a window, each Equipment card beyond three counted as so many more."""
        return min(
            (steps + CARD_STEPS * max(sum(needs) - 3, 0) for steps, needs in self.routes.ways[near]), default=FAR
        )

    def row_to(self, place: Place) -> bytes:
        """Steps of a POW without equipment from everywhere to one circle."""
        row = self._rows_to_places.get(place)
        if row is None:
            row = self._rows_to_places[place] = self.spread([place])
        return row

    def guard_row(self, place: Place) -> bytes:
        """Steps of a guard from everywhere to a place, pawns ignored, round rooms and safe areas; FAR: no way."""
        row = self._guard_rows.get(place)
        if row is None:
            row = self._guard_rows[place] = self._guard_flood(place)
        return row

    def guard_steps_round(self, start: Place, place: Place, taken: frozenset[Place]) -> int:
        """Steps of a guard to a place, round the pawns that stand in his way; FAR if they bar it."""
        return self._guard_flood(place, taken - {start, place})[start]

    def _guard_flood(self, goal: Place, taken: frozenset[Place] = frozenset()) -> bytes:
        steps, walks = self._guard_steps, self._guards_walk
        row = bytearray(b"\xff") * len(steps)
        row[goal] = 0
        ring, distance = [goal], 0
        while ring:
            distance += 1
            further: list[Place] = []
            for place in ring:
                for near in steps[place]:
                    if row[near] == FAR and walks[near] and near not in taken:
                        row[near] = distance
                        further.append(near)
            ring = further
        return bytes(row)

    def _within_walls(self) -> tuple[tuple[Place, ...], ...]:
        """Steps of guards who go outside only by the way of the man whom they chase."""
        area = self.board.area
        return tuple(
            tuple(near for near in steps if (area[near] == Area.OUTSIDE) == (area[place] == Area.OUTSIDE))
            for place, steps in enumerate(self.board.steps)
        )

    def chase_row(self, place: Place, ways: tuple[int, ...]) -> bytes:
        """The same where guards may also follow by crossings that a man at large has opened."""
        if not ways:
            return self.guard_row(place)
        row = self._chase_rows.get((place, ways))
        if row is None:
            row = self._chase_rows[place, ways] = self._over(place, ways)
        return row

    def _over(self, place: Place, ways: tuple[int, ...]) -> bytes:
        row = self.guard_row(place)
        for way in reversed(ways):  # one leads to the next
            near, far = self._ends_of(way)
            beyond = row[far] + 1
            row = bytes([min(steps, by_way + beyond, FAR) for steps, by_way in zip(row, self._to(near), strict=True)])
        return row

    def _ends_of(self, way: int) -> tuple[Place, Place]:
        """Of a crossing, or of the step by which a man came outside through a gate (`outlet`)."""
        if way >= 0:
            return self.board.crossings[way].near, self.board.crossings[way].far
        place = outlet(way)
        steps = self.board.steps[place]
        return next((near for near in steps if self.board.area[near] == Area.OUTER), place), place

    def _to(self, near: Place) -> bytes:
        """To where a chase leaves the ground of guards; out of the courtyard it goes through rooms."""
        return self.board.walks_from(near) if self.is_walled and self.inner[near] else self.guard_row(near)

    def guard_steps(self, guards: list[Place], place: Place, ways: tuple[int, ...] = ()) -> int:
        """Steps from the nearest guard to a place; also by crossings that a man at large has opened."""
        if not ways or (place, ways) in self._chase_rows:
            row = self.chase_row(place, ways)
            return min([row[guard] for guard in guards], default=FAR)
        chase = self._chase(place, ways)
        return min([_by_any(chase, guard) for guard in guards], default=FAR)

    def _chase(self, place: Place, ways: tuple[int, ...]) -> list[tuple[bytes, int]]:
        """What a whole row says, for a few guards only: steps to where each way begins, and those from there on."""
        chase = [(self.guard_row(place), 0)]
        for way in reversed(ways):
            near, far = self._ends_of(way)
            chase.append((self._to(near), _by_any(chase, far) + 1))
        return chase


def _by_any(chase: list[tuple[bytes, int]], start: Place) -> int:
    """The shortest of the ways that a chase may take."""
    return min(FAR, *[row[start] + beyond for row, beyond in chase])


def trail(table: TableView, man: PawnId) -> tuple[int, ...]:
    """The ways by which guards may follow a man: what he crossed, and where he came outside on foot."""
    place = table.now.attempts.outlets[man]
    return tuple(table.routes[man]) if place == NOWHERE else (*table.routes[man], outlet(place))


def outlet(place: int) -> int:
    """The circle where a man came outside on foot, as a way among the numbers of crossings; and back again."""
    return -1 - place


PARTS: Final = tuple(int(part) for part in KIT_PARTS)


@cache
def castle_of(board: Board) -> Castle:
    """The knowledge of a board, gathered once."""
    return Castle(board)
