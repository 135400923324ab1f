"""Everything about a game in progress, as plain data that can be copied in microseconds.

Small inner collections are tuples that are replaced, never altered, so that a copy may share them. Each field has one
life: the whole game, the turn (`TurnState`, replaced when a turn begins), or that of a mark on a pawn (`MARK_LIVES`).
A test holds copying, position text and view against the fields that stand here.
"""

from __future__ import annotations

from enum import IntFlag
from typing import Final, NamedTuple

from colditz.engine.step import Step
from colditz.model.ids import NOBODY, CrossingId, PawnId, Place, RoomId, SeatId, TunnelId
from colditz.model.outcome import Outcome


class Offer(NamedTuple):
    """An exchange of cards that waits for an answer."""

    seat: SeatId
    to_seat: SeatId
    give: tuple[int, ...]
    want: tuple[int, ...]


# --- marks on pawns


class Mark(IntFlag):
    """What is remembered of a pawn; for how long is said in `MARK_LIVES`."""

    TIRED = 1  # a guard who came home this Security turn
    FRESH = 2  # a POW released this turn
    ABSENT = 4  # a POW who stayed away from this turn's Appel
    STRAYED = 8  # a released POW who lost his exemption from arrest
    BY_HAND = 16  # a POW who was moved by hand this round
    FIRST_SIDE = 32  # a pawn on a post beside a gate, who came there from its first side
    SECOND_SIDE = 64  # and one from its second
    HEADED_BACK = 128  # the last man in a collapsed tunnel, on his way back to the room
    HEADED_ON = 256  # the same, on his way to the far end
    CREPT = 512  # the same, and he has come nearer to his end this turn
    RAN = 1024  # a POW of a team that has tried Do or Die


class Life(NamedTuple):
    """When a mark goes: with the turn, with the round, with its pawn's leaving the board; several may be true."""

    turn: bool = False
    round: bool = False
    board: bool = False
    game: bool = False  # it stays to the end


MARK_LIVES: Final = {
    Mark.TIRED: Life(turn=True),
    Mark.FRESH: Life(turn=True),
    Mark.ABSENT: Life(turn=True, board=True),
    Mark.STRAYED: Life(board=True),
    Mark.BY_HAND: Life(round=True, board=True),
    Mark.FIRST_SIDE: Life(board=True),  # and when he steps off the post
    Mark.SECOND_SIDE: Life(board=True),
    Mark.HEADED_BACK: Life(board=True),
    Mark.HEADED_ON: Life(board=True),
    Mark.CREPT: Life(turn=True, board=True),
    Mark.RAN: Life(game=True),
}
TURN_MARKS: Final = sum(int(mark) for mark, life in MARK_LIVES.items() if life.turn)
ROUND_MARKS: Final = sum(int(mark) for mark, life in MARK_LIVES.items() if life.round)
BOARD_MARKS: Final = sum(int(mark) for mark, life in MARK_LIVES.items() if life.board)
TIRED: Final = int(Mark.TIRED)
FRESH: Final = int(Mark.FRESH)
ABSENT: Final = int(Mark.ABSENT)
STRAYED: Final = int(Mark.STRAYED)
BY_HAND: Final = int(Mark.BY_HAND)
SIDES: Final = (int(Mark.FIRST_SIDE), int(Mark.SECOND_SIDE))
HEADED_BACK: Final = int(Mark.HEADED_BACK)
HEADED_ON: Final = int(Mark.HEADED_ON)
CREPT: Final = int(Mark.CREPT)
RAN: Final = int(Mark.RAN)


# --- the turn's own things


class TurnState:
    """What a turn has brought so far; the next one begins with a new value."""

    def __init__(self, seats: int) -> None:
        self.points = 0
        self.spent = 0
        self.throws: tuple[tuple[int, int], ...] = ()
        self.releases = 0
        self.draws = 0
        self.paid_gates: tuple[Place, ...] = ()  # what equipment opened to the team for this turn
        self.paid_crossings: tuple[CrossingId, ...] = ()
        self.arrests = 0
        self.searched: tuple[RoomId, ...] = ()  # rooms open to guards this turn
        self.detected: TunnelId = NOBODY
        self.kit_rides = 0  # how many more men may share a kit spent this turn
        self.escapers: tuple[SeatId, ...] = ()  # seats whose men escaped this turn
        self.offers: tuple[Offer, ...] = ()
        self.refused: tuple[Offer, ...] = ()  # may not be repeated this turn
        self.offered: tuple[int, ...] = (0,) * seats  # offers made this turn, by seat
        self.denied: tuple[TunnelId, ...] = ()  # tunnels whose holder lets no stranger in this turn

    def copy(self) -> TurnState:
        """An independent value; all fields are never altered in place."""
        new = TurnState(0)
        new.points, new.spent, new.throws = self.points, self.spent, self.throws
        new.releases, new.draws, new.arrests = self.releases, self.draws, self.arrests
        new.paid_gates, new.paid_crossings = self.paid_gates, self.paid_crossings
        new.searched, new.detected, new.denied = self.searched, self.detected, self.denied
        new.kit_rides, new.escapers = self.kit_rides, self.escapers
        new.offers, new.refused, new.offered = self.offers, self.refused, self.offered
        return new


# --- everything


class State:
    """Where each pawn stands, what each seat holds, whose turn it is and what is being asked."""

    def __init__(self, seats: int, pawns: int, places: int) -> None:
        # pawns
        self.places: list[Place] = [0] * pawns
        self.occupant = [0] * places  # pawn + 1 on circles, 0 where nobody stands
        self.routes: list[tuple[int, ...]] = [()] * pawns  # crossings a POW is beyond, or a guard followed by
        self.returning: list[int] = [-1] * pawns  # steps home of a protected POW; -1 for all others
        self.marks: list[int] = [0] * pawns  # sets of Mark
        self._begin_cards(seats)
        # score
        self.escapes: list[int] = [0] * seats
        self.out: list[bool] = [False] * seats
        self.time_is_up = False
        self.outcome: Outcome | None = None
        # when
        self.part = 0  # of the day
        self.round = 1
        self.turn: SeatId = NOBODY
        self.now = TurnState(seats)
        # ways
        self.tunnels: list[SeatId] = []  # by tunnel: who opened it, or NOBODY
        self.discovered: tuple[TunnelId, ...] = ()  # tunnels that guards know of for good
        self.markers: tuple[SeatId, ...] = ()  # by crossing: whose Escape Attempt marker lies there; empty: none at all
        # what is asked
        self.stack: list[Step] = []
        self.version = 0

    def _begin_cards(self, seats: int) -> None:
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.equipment: list[tuple[int, ...]] = [(0, 0, 0, 0)] * seats
        self.kits: list[int] = [0] * seats
        self.supply: tuple[int, ...] = (0, 0, 0, 0)
        self.kit_supply = 0
        self.pools: list[tuple[int, ...]] = []  # by pack: how many of each card nobody has seen since the shuffle
        self.bottoms: list[tuple[int, ...]] = []  # by pack: cards laid under it, first to come first
        self.homes: tuple[int, ...] = ()  # by card: the pack it goes back to

    def copy(self) -> State:
        """An independent state; only what is never altered in place is shared."""
        new = State(0, 0, 0)
        new.places, new.occupant = self.places[:], self.occupant[:]
        new.routes, new.returning, new.marks = self.routes[:], self.returning[:], self.marks[:]
        new.hands, new.equipment, new.kits = self.hands[:], self.equipment[:], self.kits[:]
        new.supply, new.kit_supply, new.homes = self.supply, self.kit_supply, self.homes
        new.pools, new.bottoms = self.pools[:], self.bottoms[:]
        new.escapes, new.out = self.escapes[:], self.out[:]
        new.time_is_up, new.outcome = self.time_is_up, self.outcome
        new.part, new.round, new.turn, new.now = self.part, self.round, self.turn, self.now.copy()
        new.tunnels, new.discovered, new.markers = self.tunnels[:], self.discovered, self.markers
        new.stack, new.version = self.stack[:], self.version
        return new

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

    # --- marks

    def mark(self, pawn: PawnId, mark: int) -> None:
        """Remember something of a pawn."""
        self.marks[pawn] |= mark

    def unmark(self, pawn: PawnId, marks: int) -> None:
        """Forget it."""
        self.marks[pawn] &= ~marks

    def unmark_all(self, marks: int) -> None:
        """Forget it of everybody."""
        self.marks = [mark & ~marks for mark in self.marks]

    def any_marked(self, mark: int) -> bool:
        """Whether it is remembered of anybody: often asked, and mostly seen at a glance."""
        return max(self.marks) >= mark and bool(self.marked(mark))

    def marked(self, mark: int) -> list[PawnId]:
        """Everybody of whom it is remembered."""
        return [pawn for pawn, marks in enumerate(self.marks) if marks & mark]
