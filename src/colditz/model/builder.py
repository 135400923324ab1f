"""Turns castle records into a Board: names become integers, marks become tables."""

from __future__ import annotations

import itertools
from functools import cache

from colditz.model.board import Board, CellBlock, Crossing, Furniture, Ground, Homes, Marks, Room, Tunnel, Ways
from colditz.model.geometry import Segment, Sight
from colditz.model.ids import NOWHERE, Area, Place, Symbol, TunnelId
from colditz.model.records import CastleError, Draft, SpaceRecord, castle_text, draft

CARDS = {"drop30": (Symbol.ROPE, 1), "drop60": (Symbol.ROPE, 2), "wire": (Symbol.WIRE_CUTTERS, 1)}


@cache
def load_board(variant: str | None = None) -> Board:
    """The board of one variant (None is the old board), read from the package and kept."""
    return build(draft(variant), wall_segments(castle_text("shapes")))


def wall_segments(text: str) -> tuple[Segment, ...]:
    """The segments of every `wall` record: `wall THICKNESS X,Y X,Y …`."""
    segments: list[Segment] = []
    for line in text.splitlines():
        words = line.split("#", 1)[0].split()
        if words and words[0] == "wall":
            points = [_point(word) for word in words[2:]]
            segments += [(*a, *b) for a, b in itertools.pairwise(points)]
    return tuple(segments)


def build(source: Draft, walls: tuple[Segment, ...] = ()) -> Board:
    """A board from its records."""
    return _Builder(source).board(walls)


def _point(word: str) -> tuple[float, float]:
    x, y = word.split(",")
    return float(x), float(y)


class _Builder:
    """Numbers the places: circles above ground, circles below, then the places that hold many men."""

    def __init__(self, source: Draft) -> None:
        self.source = source
        self.spaces = list(source.spaces.values())
        self.names = [space.name for space in self.spaces]
        self.records: list[SpaceRecord | None] = list(self.spaces)
        self.index = {name: place for place, name in enumerate(self.names)}
        self.paths = self._tunnel_paths()
        self.tunnels_at = self._tunnels_at()
        self.below = {name: self._dig(path) for name, path in self.paths.items()}
        self.walkable = len(self.names)
        self.steps: tuple[tuple[Place, ...], ...] = ()

    def board(self, walls: tuple[Segment, ...]) -> Board:
        """Everything put together."""
        cells = tuple(self._cell_block(name) for name in sorted(self.source.cells))
        barracks, office, escaped, dead, custody = map(self._add, ("barracks", "office", "escaped", "dead", "custody"))
        self.steps = self._steps()
        rooms = self._rooms()
        tunnels = self._tunnels(rooms)
        return Board(
            self._ground(cells, rooms),
            self._marks(),
            self._ways(tunnels, self._crossings()),
            Homes(cells, barracks, office, escaped, dead, custody),
            self._furniture(rooms, tunnels),
            Sight(walls),
        )

    def _ground(self, cells: tuple[CellBlock, ...], rooms: tuple[Room, ...]) -> Ground:
        return Ground(
            names=tuple(self.names),
            x=tuple(record.x if record else 0.0 for record in self._all()),
            y=tuple(record.y if record else 0.0 for record in self._all()),
            area=self._areas(cells),
            kind=self._kinds(),
            room=self._room_table(rooms),
            walkable=self.walkable,
        )

    def _marks(self) -> Marks:
        return Marks(
            appel=self._flags("kind", "appel"),
            safe=self._flags("kind", "safe"),
            beam=self._flags("mark", "beam"),
            walkway=self._walkways(),
            choke=self._flags("mark", "choke"),
            post=self._flags("kind", "post"),
            target=self._flags("kind", "target"),
            free_return=self._flags("mark", "free-return"),
            toll=tuple(self._toll(record) for record in self._surface()),
            gate=tuple(next(iter(record.values("gate")), "") if record else "" for record in self._surface()),
        )

    def _ways(self, tunnels: tuple[Tunnel, ...], crossings: tuple[Crossing, ...]) -> Ways:
        return Ways(
            steps=self.steps,
            crossings=crossings,
            crossings_from=self._crossings_at([crossing.near for crossing in crossings]),
            crossings_to=self._crossings_at([crossing.far for crossing in crossings]),
            mouths=self._mouths(tunnels),
            above_tunnel=self._tunnel_table([tunnel.above for tunnel in tunnels]),
            in_tunnel=self._tunnel_table([tunnel.below for tunnel in tunnels]),
        )

    def _furniture(self, rooms: tuple[Room, ...], tunnels: tuple[Tunnel, ...]) -> Furniture:
        formations = self.source.formations.items()
        return Furniture(
            rooms=rooms,
            tunnels=tunnels,
            car=self._only("car"),
            inner_gate=self._places(("pass-inner",))[0],
            roads={name: self._places(road) for name, road in self.source.roads.items()},
            formations={players: tuple(map(self._places, sets)) for players, sets in formations},
            posts=(self._posts("inner"), self._posts("outer")),
            rounds=self.source.rounds,
        )

    # --- numbering ------------------------------------------------------------------------------------------------

    def _add(self, name: str) -> Place:
        self.names.append(name)
        return len(self.names) - 1

    def _dig(self, path: list[str]) -> tuple[Place, ...]:
        """Places below ground: a circle under a wall is its own, one under the open air gets a twin beneath it."""
        below: list[Place] = []
        for name in path:
            if self._under_a_wall(name):
                below.append(self.index[name])
            else:
                self.records.append(self.source.spaces[name])
                self.index[f"under-{name}"] = self._add(f"under-{name}")
                below.append(len(self.names) - 1)
        return tuple(below)

    def _under_a_wall(self, name: str) -> bool:
        return name.startswith("tn-")

    def _tunnel_paths(self) -> dict[str, list[str]]:
        found: dict[str, dict[int, str]] = {}
        for space in self.spaces:
            for value in space.values("tunnel"):
                name, number = value.split(":")
                found.setdefault(name, {})[int(number)] = space.name
        return {name: [circles[number] for number in sorted(circles)] for name, circles in sorted(found.items())}

    def _tunnels_at(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for tunnel, path in self.paths.items():
            for circle in path:
                found.setdefault(circle, set()).add(tunnel)
        return found

    def _all(self) -> list[SpaceRecord | None]:
        return self.records + [None] * (len(self.names) - len(self.records))

    def _surface(self) -> list[SpaceRecord | None]:
        """Records of circles above ground only: what is printed there does not hold below."""
        return list(self.spaces) + [None] * (len(self.names) - len(self.spaces))

    def _places(self, names: tuple[str, ...]) -> tuple[Place, ...]:
        missing = [name for name in names if name not in self.index]
        if missing:
            raise CastleError(f"no space is called {missing[0]!r}")
        return tuple(self.index[name] for name in names)

    # --- tables ---------------------------------------------------------------------------------------------------

    def _flags(self, what: str, word: str) -> tuple[bool, ...]:
        return tuple(
            record is not None and (record.kind == word if what == "kind" else word in record.marks)
            for record in self._surface()
        )

    def _walkways(self) -> tuple[bool, ...]:
        """Doorways of rooms, one-wide passages and the arrow circles of inner cells."""
        return tuple(
            record is not None
            and not record.values("room")
            and ("walkway" in record.marks or "doorway" in record.marks or self._inner_exit(record))
            for record in self._surface()
        )

    @staticmethod
    def _inner_exit(record: SpaceRecord) -> bool:
        return record.area == "inner" and bool(record.values("exit"))

    @staticmethod
    def _toll(record: SpaceRecord | None) -> int:
        if record is None or not record.values("toll"):
            return NOWHERE
        return Symbol[record.values("toll")[0].upper()]

    def _kinds(self) -> tuple[str, ...]:
        above = [space.kind for space in self.spaces]
        below = ["tunnel"] * (self.walkable - len(above))
        return tuple(above + below + ["block"] * (len(self.names) - self.walkable))

    def _areas(self, cells: tuple[CellBlock, ...]) -> tuple[Area, ...]:
        areas = [Area[record.area.upper()] if record else Area.OUTER for record in self._all()]
        for block in cells:
            areas[block.place] = block.area
        return tuple(areas)

    def _only(self, kind: str) -> Place:
        places = [place for place, space in enumerate(self.spaces) if space.kind == kind]
        if len(places) != 1:
            raise CastleError(f"there is one space of kind {kind} on the board, not {len(places)}")
        return places[0]

    def _posts(self, area: str) -> tuple[Place, ...]:
        return tuple(place for place, space in enumerate(self.spaces) if space.kind == "post" and space.area == area)

    # --- links ----------------------------------------------------------------------------------------------------

    def _steps(self) -> tuple[tuple[Place, ...], ...]:
        near: list[list[Place]] = [[] for _ in self.names]
        for a, b, kind in self.source.links:
            if kind == "plain" and not self._along_a_tunnel(a, b):
                self._join(near, *self._places((a, b)))
        for path in self.below.values():
            for first, second in itertools.pairwise(path):
                self._join(near, first, second)
        self._open_tunnel_ends(near)
        return tuple(tuple(sorted(places)) for places in near)

    @staticmethod
    def _join(near: list[list[Place]], a: Place, b: Place) -> None:
        near[a].append(b)
        near[b].append(a)

    def _along_a_tunnel(self, a: str, b: str) -> bool:
        """Nobody above walks along a tunnel, only across it."""
        return a in self.tunnels_at and b in self.tunnels_at and bool(self.tunnels_at[a] & self.tunnels_at[b])

    def _open_tunnel_ends(self, near: list[list[Place]]) -> None:
        """A man on the first or last circle below may step off it to the circles around it; only outward."""
        for name, path in self.paths.items():
            for end, below in ((path[0], self.below[name][0]), (path[-1], self.below[name][-1])):
                near[below] += [place for place in near[self.index[end]] if place not in self.below[name]]

    def _mouths(self, tunnels: tuple[Tunnel, ...]) -> tuple[tuple[Place, ...], ...]:
        """From which circles the first circle of a tunnel may be entered: those around its dark space in the room."""
        mouths: list[list[Place]] = [[] for _ in self.names]
        for tunnel in tunnels:
            for place in self.steps[tunnel.above[0]]:
                mouths[place].append(tunnel.below[0])
        return tuple(tuple(places) for places in mouths)

    def _crossings(self) -> tuple[Crossing, ...]:
        found: list[Crossing] = []
        for a, b, kind in self.source.links:
            if kind in CARDS:
                symbol, cards = CARDS[kind]
                near, far = self._places((a, b) if kind != "wire" else self._outward(a, b))
                found.append(Crossing(f"{self.names[near]}>{self.names[far]}", near, far, symbol, cards))
        return tuple(found)

    def _outward(self, a: str, b: str) -> tuple[str, str]:
        return (a, b) if self.source.spaces[a].area == "outer" else (b, a)

    def _crossings_at(self, places: list[Place]) -> tuple[tuple[int, ...], ...]:
        table: list[list[int]] = [[] for _ in self.names]
        for crossing, place in enumerate(places):
            table[place].append(crossing)
        return tuple(tuple(row) for row in table)

    # --- rooms, tunnels, cells ------------------------------------------------------------------------------------

    def _rooms(self) -> tuple[Room, ...]:
        places: dict[str, list[Place]] = {name: [] for name in self.source.rooms}
        for place, space in enumerate(self.spaces):
            for name in space.values("room"):
                if name not in places:
                    raise CastleError(f"{space.name} lies in {name}, which is no room")
                places[name].append(place)
        return tuple(
            Room(name, Symbol[symbol.replace("-", "_").upper()], tuple(places[name]))
            for name, symbol in sorted(self.source.rooms.items())
        )

    def _room_table(self, rooms: tuple[Room, ...]) -> tuple[int, ...]:
        table = [NOWHERE] * len(self.names)
        for number, room in enumerate(rooms):
            for place in room.places:
                table[place] = number
        return tuple(table)

    def _tunnels(self, rooms: tuple[Room, ...]) -> tuple[Tunnel, ...]:
        room_of = {room.name: number for number, room in enumerate(rooms)}
        return tuple(
            Tunnel(
                name,
                room_of[self._entrance_room(path[0])],
                self.below[name],
                tuple(NOWHERE if self._under_a_wall(circle) else self.index[circle] for circle in path),
            )
            for name, path in self.paths.items()
        )

    def _entrance_room(self, circle: str) -> str:
        rooms = self.source.spaces[circle].values("room")
        if not rooms:
            raise CastleError(f"a tunnel starts on {circle}, which lies in no room")
        return rooms[0]

    def _tunnel_table(self, rows: list[tuple[Place, ...]]) -> tuple[TunnelId, ...]:
        table = [NOWHERE] * len(self.names)
        for tunnel, places in enumerate(rows):
            for place in places:
                if place != NOWHERE:
                    table[place] = tunnel
        return tuple(table)

    def _cell_block(self, name: str) -> CellBlock:
        exits = [space for space in self.spaces if name in space.values("exit")]
        if not exits:
            raise CastleError(f"the arrow of cell block {name} points to no space")
        area = Area[exits[0].area.upper()]
        place = self._add(f"cells-{name}")
        return CellBlock(name, place, area, len(self.source.cells[name]), self.index[exits[0].name])
