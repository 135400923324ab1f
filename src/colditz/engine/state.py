"""Everything about a game in progress, as plain data that can be copied in microseconds.

Small inner collections are tuples that are replaced, never altered, so that a copy may share them.
"""

from __future__ import annotations

from typing import NamedTuple

from colditz.engine.step import Step
from colditz.model.ids import NOBODY, PawnId, Place, SeatId
from colditz.model.outcome import Outcome


class Offer(NamedTuple):
    """An exchange of cards that waits for an answer."""

    seat: SeatId
    to_seat: SeatId
    give: tuple[int, ...]
    want: tuple[int, ...]


class State:
    """Where each pawn stands, what each seat holds, whose turn it is and what is being asked."""

    def __init__(self, seats: int, pawns: int, places: int) -> None:
        # pawns
        self.places: list[Place] = [0] * pawns
        self.occupant = [0] * places  # pawn + 1 on circles, 0 where nobody stands
        self.routes: list[tuple[int, ...]] = [()] * pawns  # crossings a POW is beyond, or a guard followed by
        self.returning: list[int] = [-1] * pawns  # steps home of a protected POW; -1 for all others
        # cards
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.equipment: list[tuple[int, ...]] = [(0, 0, 0, 0)] * seats
        self.kits: list[int] = [0] * seats
        self.supply: tuple[int, ...] = (0, 0, 0, 0)
        self.kit_supply = 0
        self.pools: list[tuple[int, ...]] = []  # by pack: how many of each card nobody has seen since the shuffle
        self.bottoms: list[tuple[int, ...]] = []  # by pack: cards laid under it, first to come first
        # score
        self.escapes: list[int] = [0] * seats
        self.out: list[bool] = [False] * seats
        self.time_is_up = False
        self.outcome: Outcome | None = None
        self.round = 1
        self._begin_turn_fields(seats)
        # longer than a turn
        self.tunnels: list[SeatId] = []  # by tunnel: who opened it, or NOBODY
        self.by_hand: tuple[PawnId, ...] = ()
        self.markers: tuple[SeatId, ...] = ()  # by crossing: whose Escape Attempt marker lies there; empty: none at all
        self.strayed: tuple[PawnId, ...] = ()  # released men who lost their exemption
        self.discovered: tuple[int, ...] = ()  # tunnels that guards know of for good
        self.homes: tuple[int, ...] = ()  # by card: the pack it goes back to
        self.stack: list[Step] = []
        self.version = 0

    def _begin_turn_fields(self, seats: int) -> None:
        self.turn: SeatId = NOBODY
        self.points = 0
        self.spent = 0
        self.throws: tuple[tuple[int, int], ...] = ()
        self.releases = 0
        self.draws = 0
        self.paid: tuple[int, ...] = ()  # ways that equipment opened to the team for this turn
        self.arrests = 0
        self.tired: tuple[PawnId, ...] = ()  # guards who came home this Security turn
        self.searched: tuple[int, ...] = ()  # rooms open to guards this turn
        self.fresh: tuple[PawnId, ...] = ()  # POWs released this turn
        self.detected = NOBODY
        self.kit_rides = 0  # how many more men may share a kit spent this turn
        self.escapers: tuple[SeatId, ...] = ()  # seats whose men escaped this turn
        self.absent: tuple[PawnId, ...] = ()
        self.offers: tuple[Offer, ...] = ()
        self.refused: tuple[Offer, ...] = ()  # may not be repeated this turn
        self.offered: tuple[int, ...] = (0,) * seats  # offers made this turn, by seat
        self.denied: tuple[int, ...] = ()  # tunnels whose holder lets no stranger in this turn

    def copy(self) -> State:
        """An independent state; only what is never altered in place is shared."""
        twin = State(0, 0, 0)
        twin.places = self.places[:]
        twin.occupant = self.occupant[:]
        twin.routes = self.routes[:]
        twin.returning = self.returning[:]
        twin.hands = self.hands[:]
        twin.equipment = self.equipment[:]
        twin.kits = self.kits[:]
        twin.supply = self.supply
        twin.kit_supply = self.kit_supply
        twin.pools = self.pools[:]
        twin.bottoms = self.bottoms[:]
        twin.escapes = self.escapes[:]
        twin.out = self.out[:]
        self._copy_turn(twin)
        return twin

    def _copy_turn(self, twin: State) -> None:
        twin.time_is_up, twin.outcome = self.time_is_up, self.outcome
        twin.round, twin.turn = self.round, self.turn
        twin.points, twin.spent = self.points, self.spent
        twin.throws = self.throws
        twin.releases, twin.draws = self.releases, self.draws
        twin.paid = self.paid
        twin.arrests, twin.tired = self.arrests, self.tired
        twin.searched, twin.detected = self.searched, self.detected
        twin.absent, twin.fresh = self.absent, self.fresh
        twin.tunnels = self.tunnels[:]
        twin.offers, twin.refused, twin.offered = self.offers, self.refused, self.offered
        twin.by_hand, twin.denied = self.by_hand, self.denied
        twin.markers, twin.strayed, twin.discovered, twin.homes = (
            self.markers,
            self.strayed,
            self.discovered,
            self.homes,
        )
        twin.kit_rides, twin.escapers = self.kit_rides, self.escapers
        twin.stack = self.stack[:]
        twin.version = self.version

    def put(self, pawn: PawnId, place: Place, walkable: int) -> None:
        """Stand a pawn somewhere; the one place where pawns and circles are kept in step."""
        old = self.places[pawn]
        if old < walkable and self.occupant[old] == pawn + 1:
            self.occupant[old] = 0
        self.places[pawn] = place
        if place < walkable:
            self.occupant[place] = pawn + 1

    def equipment_held(self, seat: SeatId) -> int:
        """How many Equipment cards a seat holds; the number is public."""
        return sum(self.equipment[seat])
