"""The castle as a graph: circles as small integers, what lies beside what, and what is printed where.

A board is built once from its castle files and never changes. Underground circles of a tunnel are places of their
own, beneath the circles that the open air shows, so that a man below and a man above never share a place.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.model.geometry import Sight
from colditz.model.ids import Area, CrossingId, Place, RoomId, Symbol, TunnelId
from colditz.model.rows import FARTHEST, flood, ways_of

NEAR: Final = 14  # steps: farther than a throw leads, and a step beside it


class Room(NamedTuple):
    """A named room and the symbol it shows."""

    name: str
    symbol: Symbol
    places: tuple[Place, ...]


class Tunnel(NamedTuple):
    """A tunnel as a single path: its circles below ground, and the circles above them (NOWHERE under a wall)."""

    name: str
    room: RoomId
    below: tuple[Place, ...]
    above: tuple[Place, ...]


class Crossing(NamedTuple):
    """A way over a wall or through the wire that equipment opens: from its near side to its far side."""

    name: str
    near: Place
    far: Place
    equipment: Symbol
    cards: int


class CellBlock(NamedTuple):
    """A block of solitary cells: one place that holds many men, and the circle its arrow points to."""

    name: str
    place: Place
    area: Area
    size: int
    exit: Place


class Ground(NamedTuple):
    """Where every place lies."""

    names: tuple[str, ...]
    x: tuple[float, ...]
    y: tuple[float, ...]
    area: tuple[Area, ...]
    kind: tuple[str, ...]
    room: tuple[RoomId, ...]
    walkable: int  # places below this number are circles; the others hold many pawns


class Marks(NamedTuple):
    """What is printed on every place."""

    appel: tuple[bool, ...]
    safe: tuple[bool, ...]
    beam: tuple[bool, ...]
    walkway: tuple[bool, ...]  # doorways, passages and inner cell exits, where no guard may rest
    choke: tuple[bool, ...]  # ordinary circles where a single guard would cut something off
    post: tuple[bool, ...]
    target: tuple[bool, ...]
    free_return: tuple[bool, ...]
    toll: tuple[int, ...]  # the Symbol a POW hands over to enter, or NOWHERE
    gate: tuple[str, ...]


class Ways(NamedTuple):
    """What lies beside what."""

    steps: tuple[tuple[Place, ...], ...]  # plain neighbours above ground; below ground, along the tunnel
    crossings: tuple[Crossing, ...]
    crossings_from: tuple[tuple[CrossingId, ...], ...]
    crossings_to: tuple[tuple[CrossingId, ...], ...]
    mouths: tuple[tuple[Place, ...], ...]  # first circles below ground that may be entered from here
    above_tunnel: tuple[TunnelId, ...]
    in_tunnel: tuple[TunnelId, ...]


class Homes(NamedTuple):
    """The places that hold many pawns and are reached by rule, not by steps."""

    cells: tuple[CellBlock, ...]
    barracks: Place
    office: Place
    escaped: Place
    dead: Place
    custody: Place


class Furniture(NamedTuple):
    """What the rules call by name."""

    rooms: tuple[Room, ...]
    tunnels: tuple[Tunnel, ...]
    car: Place
    inner_gate: Place
    roads: dict[str, tuple[Place, ...]]
    formations: dict[int, tuple[tuple[Place, ...], ...]]
    posts: tuple[tuple[Place, ...], tuple[Place, ...]]  # inner, outer
    rounds: int


class Board:
    """One edition's castle. Tuples are indexed by Place unless their name says otherwise."""

    def __init__(
        self, ground: Ground, marks: Marks, ways: Ways, homes: Homes, furniture: Furniture, sight: Sight
    ) -> None:
        self.names, self.x, self.y, self.area, self.kind, self.room, self.walkable = ground
        self.appel, self.safe, self.beam, self.walkway, self.choke, self.post = marks[:6]
        self.target, self.free_return, self.toll, self.gate = marks[6:]
        self.steps, self.crossings, self.crossings_from, self.crossings_to, self.mouths = ways[:5]
        self.above_tunnel, self.in_tunnel = ways[5:]
        self.cells, self.barracks, self.office, self.escaped, self.dead, self.custody = homes
        blocks = [block.place for block in self.cells]
        self.is_cell = tuple(place in blocks for place in range(len(self.names)))
        self.rooms, self.tunnels, self.car, self.inner_gate, self.roads = furniture[:5]
        self.formations, self.posts, self.rounds = furniture[5:]
        self.index = {name: place for place, name in enumerate(self.names)}
        self.sight = sight
        self.symbol = tuple(int(self.rooms[room].symbol) if room >= 0 else -1 for room in self.room)
        self.obstacles = tuple(self._obstacles(place) for place in range(len(self.names)))
        self.open_steps = self._open_steps()
        # posts right beside a gate: anybody may step onto one, but nobody gets past the gate over it
        self.beside_gate = tuple(
            self.post[place] and bool(self.gate[place]) and self.toll[place] < 0 for place in range(len(self.names))
        )
        self._walkways, self._open_ways = ways_of(self.steps), ways_of(self.open_steps)
        self._shut_ways = ways_of(self._shut_steps())
        self.sides = {post: self._sides(post) for post, beside in enumerate(self.beside_gate) if beside}
        # by place, worked out when they are first asked for
        self._walks: list[bytes] = [b""] * len(self.names)
        self._ranges: list[bytes] = [b""] * len(self.names)
        self._near: list[bytes] = [b""] * len(self.names)
        self._inside_gates: list[bytes] = [b""] * len(self.names)

    def name(self, place: Place) -> str:
        """What people call a place."""
        return self.names[place]

    def place(self, name: str) -> Place:
        """The place of that name; a KeyError says what was asked for."""
        if name not in self.index:
            raise KeyError(f"the castle has no space called {name!r}")
        return self.index[name]

    def cell_block(self, name: str) -> int:
        """The index of the cell block `a`, `b` or `c`."""
        return [block.name for block in self.cells].index(name)

    def walks_from(self, origin: Place) -> bytes:
        """Steps on plain links from `origin` to every place, gates open, pawns ignored; 255 where no way leads."""
        row = self._walks[origin]
        if not row:
            row = self._walks[origin] = flood(self._walkways, (origin,), FARTHEST)
        return row

    def range_from(self, origin: Place) -> bytes:
        """Circles from `origin` to every place, drops and wire open both ways as well; 255 where no way leads."""
        row = self._ranges[origin]
        if not row:
            row = self._ranges[origin] = flood(self._open_ways, (origin,), FARTHEST)
        return row

    def near(self, origin: Place, steps: int) -> bytes:
        """The same as far as so many steps lead, and sooner worked out; what lies beyond may be 255."""
        if steps > NEAR:
            return self.range_from(origin)
        row = self._near[origin]
        if not row:
            row = self._near[origin] = flood(self._open_ways, (origin,), NEAR)
        return row

    def sees(self, a: Place, b: Place) -> bool:
        """A straight line between the two circles' centres crosses no wall."""
        return self.sight.clear(self.x[a], self.y[a], self.x[b], self.y[b])

    def _sides(self, post: Place) -> tuple[tuple[Place, ...], ...]:
        """The circles around a post beside a gate, apart by the side of the gate on which they lie."""
        around = [near for near in self.steps[post] if self.toll[near] < 0]
        sides: list[tuple[Place, ...]] = []
        while around:
            reached = flood(self._shut_ways, (around[0],), FARTHEST)
            sides.append(tuple(near for near in around if reached[near] < FARTHEST))
            around = [near for near in around if reached[near] == FARTHEST]
        return tuple(sides)

    def side_of(self, post: Place, start: Place) -> int:
        """From which side somebody who was at `start` came onto a post beside a gate; -1 from the gate itself."""
        if start >= self.walkable or self.toll[start] >= 0:
            return -1
        reached = self._inside_gates[start]
        if not reached:
            reached = self._inside_gates[start] = flood(self._shut_ways, (start,), FARTHEST)
        return next((number for number, side in enumerate(self.sides[post]) if reached[side[0]] < FARTHEST), -1)

    def _obstacles(self, place: Place) -> tuple[Place, ...]:
        """The circles behind an obstacle right beside this one: gates, crossings either way, tunnel mouths."""
        gates = [near for near in self.steps[place] if self.toll[near] >= 0]
        over = [self.crossings[number].far for number in self.crossings_from[place]]
        back = [self.crossings[number].near for number in self.crossings_to[place]]
        return (*gates, *over, *back, *self.mouths[place])

    def _shut_steps(self) -> tuple[tuple[Place, ...], ...]:
        """Steps that lead neither through a gate nor onto a post beside one."""
        return tuple(
            tuple(near for near in steps if self.toll[near] < 0 and not self.beside_gate[near]) for steps in self.steps
        )

    def _open_steps(self) -> tuple[tuple[Place, ...], ...]:
        steps = [list(near) for near in self.steps]
        for crossing in self.crossings:
            steps[crossing.near].append(crossing.far)
            steps[crossing.far].append(crossing.near)
        return tuple(tuple(near) for near in steps)
