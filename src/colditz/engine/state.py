"""Everything about a game in progress, as plain data that can be copied in microseconds.

Small inner collections are tuples that are replaced, never altered, so that a copy may share them. Each field has one
life: the whole game, the turn (`TurnState`, replaced when a turn begins), or that of a mark on a pawn (`MARK_LIVES`).
A test holds copying, position text and view against the fields that stand here.
"""

from __future__ import annotations

from enum import IntFlag
from typing import Any, Final, NamedTuple, TypeVar

from colditz.engine.step import Step
from colditz.model.ids import NOBODY, CrossingId, PawnId, Place, RoomId, SeatId, TunnelId
from colditz.model.outcome import Outcome
from colditz.model.rows import Row, row_of, zeros


class Offer(NamedTuple):
    """An exchange of cards that waits for an answer."""

    seat: SeatId
    to_seat: SeatId
    give: tuple[int, ...]
    want: tuple[int, ...]


class Share(NamedTuple):
    """An obstacle that one man of an officer has passed for equipment this round, and who may follow."""

    gate: Place
    crossing: CrossingId
    seat: SeatId  # who has paid
    pawn: PawnId
    taker: SeatId = NOBODY  # who has followed; he himself: nobody may
    refused: tuple[SeatId, ...] = ()


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
    FLED = 2048  # a POW who left the prisoners' courtyard this round
    STIRRED = 4096  # a POW who walked up to a guard this turn
    TRIED = 8192  # a POW who tried to be arrested this turn


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
    Mark.FLED: Life(round=True, board=True),
    Mark.STIRRED: Life(turn=True, board=True),
    Mark.TRIED: Life(turn=True),
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
FLED: Final = int(Mark.FLED)
STIRRED: Final = int(Mark.STIRRED)
TRIED: Final = int(Mark.TRIED)


# --- keeping


def values_of(kept: State | TurnState) -> dict[str, object]:
    """Every field by name, the turn's among them: plain data that a pickle can hold."""
    found = {name: getattr(kept, name) for name in dir(kept) if not name.startswith("_")}
    plain = {name: value for name, value in found.items() if not callable(value)}
    if isinstance(kept, State):
        plain["occupant"] = list(kept.occupant)
    return {name: values_of(value) if isinstance(value, TurnState) else value for name, value in plain.items()}


def set_values(kept: State | TurnState, values: dict[str, object]) -> None:
    """Give back what `values_of` told."""
    for name, value in values.items():
        turn = getattr(kept, name)
        if isinstance(turn, TurnState) and isinstance(value, dict):
            set_values(turn, value)
        elif isinstance(kept, State) and name == "occupant" and isinstance(value, list):
            kept.occupant = row_of(value)
        else:
            setattr(kept, name, value)


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
        self.alarm = False  # an attempt was under way when the Commandant threw
        self.strides: tuple[PawnId, ...] = ()  # guards, once for each step of those that a turn allows them
        self.declined: tuple[SeatId, ...] = ()  # officers who had no aeroplane to show
        self.denied: tuple[TunnelId, ...] = ()  # tunnels whose holder lets no stranger in this turn
        self._begin_raids()

    def _begin_raids(self) -> None:
        self.granted: tuple[TunnelId, ...] = ()  # tunnels that the team on turn may enter by their holder's leave
        self.opening: TunnelId = NOBODY  # a tunnel that two men must enter this turn, or it never opens
        self.diggers: tuple[PawnId, ...] = ()  # men who have come nearer to it
        self.gifts = 0  # cards given away for nothing
        self.raid: int = NOBODY  # the Security card by which rooms or men are searched this turn

    def copy(self) -> TurnState:
        """An independent value; all fields are never altered in place."""
        new = TurnState(0)
        new.points, new.spent, new.throws = self.points, self.spent, self.throws
        new.releases, new.draws, new.arrests = self.releases, self.draws, self.arrests
        new.paid_gates, new.paid_crossings = self.paid_gates, self.paid_crossings
        new.searched, new.detected, new.denied = self.searched, self.detected, self.denied
        new.kit_rides, new.escapers = self.kit_rides, self.escapers
        new.alarm, new.strides, new.declined = self.alarm, self.strides, self.declined
        new.granted, new.opening, new.diggers = self.granted, self.opening, self.diggers
        new.gifts, new.raid = self.gifts, self.raid
        new.offers, new.refused, new.offered = self.offers, self.refused, self.offered
        return new


# --- everything


Kept = TypeVar("Kept")
NO_LIST: Final[list[Any]] = []  # a copy begins with lists that are replaced at once: they are not made twice


def _each(value: Kept, number: int) -> list[Kept]:
    """A list that holds a value for each pawn or seat."""
    return [value] * number if number else NO_LIST


class State:
    """Where each pawn stands, what each seat holds, whose turn it is and what is being asked."""

    def __init__(self, seats: int, pawns: int, places: int) -> None:
        # pawns
        self.places: list[Place] = _each(0, pawns)
        self.occupant: Row = zeros(places)  # pawn + 1 on circles, 0 where nobody stands
        self.routes: list[tuple[int, ...]] = _each((), pawns)  # crossings a POW is beyond, or a guard followed by
        self.returning: list[int] = _each(-1, pawns)  # steps home of a protected POW; -1 for all others
        self.marks: list[int] = _each(0, pawns)  # sets of Mark
        self.marked_ever = 0  # no other marks can be on anybody: those given since they were last taken off all
        self.exits: list[Place] = _each(-1, pawns)  # by which a POW was announced to leave, while he is inside
        self.outlets: list[Place] = _each(-1, pawns)  # the circle at which a POW came outside the castle
        self.quarry: list[PawnId] = _each(NOBODY, pawns)  # the POW whom a guard outside chases
        self._begin_cards(seats)
        self._begin_score(seats)
        self.time_is_up = False
        self.outcome: Outcome | None = None
        # when
        self.part = 0  # of the day
        self.passed = 0  # parts of the day that are over, since the first day
        self.round = 1
        self.turn: SeatId = NOBODY
        self.order: tuple[SeatId, ...] = tuple(range(1, seats))  # of the officers' turns
        self.now = TurnState(seats)
        self._begin_ways()
        # what is asked
        self.stack: list[Step] = []
        self.version = 0  # counts changes
        self.epoch = 0  # counts changes that are more than a plain walk
        self.stood = 0  # counts how often somebody stepped on or off a circle where more than walking is done

    def _begin_score(self, seats: int) -> None:
        self.escapes: list[int] = _each(0, seats)
        self.out: list[bool] = _each(False, seats)
        self.thefts: list[int] = _each(0, seats)  # Equipment cards stolen from rooms
        self.reached: tuple[SeatId, ...] = ()  # officers with the agreed number of escapes, the first one first

    def _begin_ways(self) -> None:
        self.tunnels: list[SeatId] = []  # by tunnel: who opened it, or NOBODY
        self.discovered: tuple[TunnelId, ...] = ()  # tunnels that guards know of for good
        self.entrances: tuple[TunnelId, ...] = ()  # tunnels that may be entered this round
        self.laid: tuple[int, ...] = ()  # cards that lie face up on the board
        self.guest: SeatId = NOBODY  # who is invited to the aeroplane this round
        self.flown = False  # it has taken off
        self.shares: tuple[Share, ...] = ()  # where one may follow another this round
        self.markers: tuple[SeatId, ...] = ()  # by crossing: whose Escape Attempt marker lies there; empty: none at all

    def _begin_cards(self, seats: int) -> None:
        self.hands: list[tuple[int, ...]] = _each((), seats)
        self.equipment: list[tuple[int, ...]] = _each((0, 0, 0, 0), seats)
        self.kits: list[int] = _each(0, seats)
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
        new.marked_ever = self.marked_ever
        new.hands, new.equipment, new.kits = self.hands[:], self.equipment[:], self.kits[:]
        new.supply, new.kit_supply, new.homes = self.supply, self.kit_supply, self.homes
        new.pools, new.bottoms = self.pools[:], self.bottoms[:]
        new.escapes, new.out, new.thefts, new.reached = self.escapes[:], self.out[:], self.thefts[:], self.reached
        new.exits, new.outlets, new.quarry = self.exits[:], self.outlets[:], self.quarry[:]
        new.time_is_up, new.outcome = self.time_is_up, self.outcome
        new.part, new.passed, new.round, new.turn = self.part, self.passed, self.round, self.turn
        new.order, new.now = self.order, self.now.copy()
        new.tunnels, new.discovered, new.markers = self.tunnels[:], self.discovered, self.markers
        new.shares, new.guest, new.flown = self.shares, self.guest, self.flown
        new.entrances, new.laid = self.entrances, self.laid
        new.stack, new.version, new.epoch, new.stood = self.stack[:], self.version, self.epoch, self.stood
        return new

    def put(self, pawn: PawnId, place: Place, walkable: int) -> None:
        """Stand a pawn somewhere; the one place where pawns and circles are kept in step."""
        self.epoch += 1
        self.stood += 1
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
        self.marked_ever |= mark

    def unmark(self, pawn: PawnId, marks: int) -> None:
        """Forget it."""
        self.marks[pawn] &= ~marks

    def unmark_all(self, marks: int) -> None:
        """Forget it of everybody."""
        if self.marked_ever & marks:
            self.marks = [mark & ~marks for mark in self.marks]
            self.marked_ever &= ~marks

    def any_marked(self, mark: int) -> bool:
        """Whether it is remembered of anybody: often asked, and mostly seen at a glance."""
        return bool(self.marked_ever & mark) and bool(self.marked(mark))

    def marked(self, mark: int) -> list[PawnId]:
        """Everybody of whom it is remembered."""
        return [pawn for pawn, marks in enumerate(self.marks) if marks & mark]
