"""What a player knows of the castle by heart: rooms, shelters, ways out and distances."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

from colditz.model.board import Board
from colditz.model.ids import KIT_PARTS, NOWHERE, Area, Place, Symbol
from colditz.players.routes import Routes, routes_of

FAR: Final = 255


class Castle:
    """One board, with the tables that planning asks for again and again."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes: Routes = routes_of(board)
        self._guard_rows: dict[Place, bytes] = {}
        self._rows_to_places: dict[Place, bytes] = {}
        self._guards_walk = bytes(
            not board.safe[place] and board.room[place] == NOWHERE and board.in_tunnel[place] == NOWHERE
            for place in range(len(board.names))
        )
        self.inner = bytes(area == Area.INNER for area in board.area)
        self.open_air = bytes(self._is_exposed(place) for place in range(len(board.names)))
        self.ways_to = tuple(self._rows_to(symbol) for symbol in Symbol)  # by symbol: steps to the nearest such room
        # the circles from which a man leaves the inner courtyard, and where he comes out
        self.exits = tuple(
            (number, crossing.near, crossing.far)
            for number, crossing in enumerate(board.crossings)
            if self.inner[crossing.near] and not self.inner[crossing.far]
        )

    def _is_exposed(self, place: Place) -> bool:
        """A guard who comes here may make an arrest, if the man is liable."""
        board = self.board
        if place >= board.walkable or board.in_tunnel[place] != NOWHERE:
            return False
        sheltered = board.safe[place] or board.appel[place] or board.room[place] != NOWHERE
        return not (sheltered and self.inner[place]) and not board.safe[place]

    def _rows_to(self, symbol: int) -> bytes:
        board = self.board
        goals = [place for place in range(board.walkable) if board.symbol[place] == symbol and self._is_seat(place)]
        return self.spread(goals)

    def _is_seat(self, place: Place) -> bool:
        """A circle of a room on which a man may stay, and that he reaches without equipment."""
        board = self.board
        return board.above_tunnel[place] == NOWHERE and not board.beam[place]

    def spread(self, goals: list[Place]) -> bytes:
        """Steps of a POW without equipment from every place to the nearest goal; FAR where no way leads."""
        board = self.board
        row = bytearray(b"\xff") * len(board.names)
        for goal in goals:
            row[goal] = 0
        ring, distance = goals, 0
        while ring:
            distance += 1
            further: list[Place] = []
            for place in ring:
                if board.toll[place] != NOWHERE:
                    continue  # entering it costs a card
                for near in board.steps[place]:
                    if row[near] == FAR and board.in_tunnel[near] == NOWHERE:
                        row[near] = distance
                        further.append(near)
            ring = further
        return bytes(row)

    @cached_property
    def dash_length(self) -> bytes:
        """By place: the length of the desperate run from there; FAR where it may not begin."""
        board = self.board
        home = board.walks_from(board.inner_gate)
        road = len(board.roads["do-or-die"]) - 1
        return bytes(min(home[p] + road, FAR) if self.inner[p] else FAR for p in range(len(board.names)))

    @cached_property
    def doorways(self) -> bytes:
        """Circles just inside a room: whoever stops there shuts the door on those who come after him."""
        board = self.board
        return bytes(
            board.room[place] != NOWHERE and any(board.room[near] != board.room[place] for near in board.steps[place])
            for place in range(len(board.names))
        )

    @cached_property
    def rooms(self) -> tuple[bytes, ...]:
        """By room: steps of a POW without equipment to the nearest circle of it on which he may stay."""
        return tuple(self.spread([place for place in room.places if self._is_seat(place)]) for room in self.board.rooms)

    @cached_property
    def gates(self) -> tuple[tuple[Place, Place], ...]:
        """Circles of the courtyard beside a gate, and the gate."""
        board = self.board
        return tuple(
            (place, near)
            for place in range(board.walkable)
            if self.inner[place]
            for near in board.steps[place]
            if board.toll[near] != NOWHERE
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

    def _guard_flood(self, goal: Place) -> bytes:
        steps, walks = self.board.steps, self._guards_walk
        row = bytearray(b"\xff") * len(steps)
        row[goal] = 0
        ring, distance = [goal], 0
        while ring:
            distance += 1
            further: list[Place] = []
            for place in ring:
                for near in steps[place]:
                    if row[near] == FAR and walks[near]:
                        row[near] = distance
                        further.append(near)
            ring = further
        return bytes(row)

    def guard_steps(self, guards: list[Place], place: Place, ways: tuple[int, ...] = ()) -> int:
        """Steps from the nearest guard to a place; also by crossings that a man at large has opened."""
        row = self.guard_row(place)
        best = min([row[guard] for guard in guards], default=FAR)
        for way in ways:
            crossing = self.board.crossings[way]
            over = row[crossing.far] + 1
            if over < best:
                near = self.guard_row(crossing.near)
                best = min(best, over + min([near[guard] for guard in guards], default=FAR))
        return min(best, FAR)


PARTS: Final = tuple(int(part) for part in KIT_PARTS)


@cache
def castle_of(board: Board) -> Castle:
    """The knowledge of a board, gathered once."""
    return Castle(board)
