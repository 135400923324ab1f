"""The numbers of `observation.py` at speed: written straight from the state, and only what has changed since.

A `Rows` follows one match and keeps a row for each seat. What everybody sees alike is written into all of them when it
changes; what a seat sees alone, or from its own side of the table, when that seat's row is asked for. There is no numpy
here, so that it can be compiled: `rl/seeing.py` puts rows one after another, `rl/arrays.py` makes arrays of them.
`observation.py` says what the numbers are; a test compares the two in every edition.
"""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Final

from colditz.engine.game import Game
from colditz.engine.play import CardNews, Match
from colditz.engine.state import ABSENT, FLED, STRAYED, TIRED, Offer, State
from colditz.engine.step import Shown, Step
from colditz.engine.view import known_number
from colditz.model.board import Board
from colditz.model.cards import CARD_LIMIT
from colditz.model.ids import Place, SeatId
from colditz.rl import fields
from colditz.rl.codec import MOST_PAWNS, MOST_SEATS
from colditz.rl.fields import PAWN_NUMBERS, SEAT_NUMBERS, TURN_NUMBERS
from colditz.rl.observation import (
    ABOUT,
    CROSSINGS,
    LENGTH,
    PACKS,
    PARTS,
    PAWNS,
    PREFIX,
    SCALE,
    STEP_NUMBERS,
    TUNNELS,
    fits,
    owners,
    place_numbers,
    recalled,
    told,
)
from colditz.rl.starts import (
    ABOUT_AT,
    CHOSEN_AT,
    EQUIPMENT_AT,
    HAND_AT,
    MARKERS_AT,
    MEMORY,
    MEMORY_AT,
    OFFERS_AT,
    PACKS_AT,
    QUESTION_AT,
    SEATS_AT,
    SUPPLY_AT,
    TUNNELS_AT,
    TURN_AT,
)
from colditz.rules.knowledge.memory import knowledge_of

NOTHING_YET: Final = -9  # no number of a state, so that everything is written the first time
BLANK: Final = bytes(4 * LENGTH)
# An array takes packed numbers at once, but those of a list one by one.
PACK_MEMORY: Final = Struct(f"{MEMORY}f").pack
_PLACES: dict[int, tuple[Board, list[array[float]]]] = {}  # by board, which stays with it
_QUESTIONS: dict[type[Step], int] = {}  # by step: its number in the question, or -1


def _places_of(board: Board) -> list[array[float]]:
    known = _PLACES.get(id(board))
    if known is None:
        known = _PLACES[id(board)] = (board, [array("f", numbers) for numbers in place_numbers(board)])
    return known[1]


def _question_of(step: Step) -> int:
    kind = type(step)
    found = _QUESTIONS.get(kind)
    if found is None:
        found = _QUESTIONS[kind] = STEP_NUMBERS.get(kind.__name__, -1)
    return found


def _see_chosen(row: array[float], old: tuple[int, ...], new: tuple[int, ...]) -> None:
    for number in range(len(new), min(len(old), PREFIX)):
        row[CHOSEN_AT + number] = 0.0
    for number in range(min(len(new), PREFIX)):
        row[CHOSEN_AT + number] = (new[number] + 1) / SCALE


class Own:
    """What one seat's row was written from last, as far as others see other numbers there."""

    def __init__(self) -> None:
        self.change = -1  # of all that is written at all
        self.turning = -1  # of all that is more than walks
        self.hand: tuple[int, ...] | None = None
        self.equipment: tuple[int, ...] | None = None
        self.ways = -1
        self.hands = -1
        self.news: CardNews | None = None
        self.worlds: object = None  # of what it remembers
        self.offers: tuple[Offer, ...] = ()
        self.prefix: tuple[int, ...] = ()


class Rows:
    """Writes what the seats of one match see."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._game: Game = match._game  # noqa: SLF001 - the test of secrecy looks over our shoulder
        seats, pawns = len(match.seats), len(self._game.teams.owner)
        self._rows: list[array[float]] = [array("f", BLANK) for _ in range(seats)]
        self._own = [Own() for _ in range(seats)]
        self._table = _places_of(match.board)
        self._parts = [(PARTS.index(name) + 1) / 8 for name in self._game.edition.parts]
        self._taken, self._version, self._change = -1, -1, 0
        self._epoch, self._turning = -1, 0
        self._news: CardNews | None = None
        self._count = min(pawns, PAWNS)
        nothing = [NOTHING_YET] * pawns
        self._places, self._returning, self._marks = nothing, nothing, nothing
        self._exits, self._quarry = nothing, nothing
        self._routes: list[tuple[int, ...]] = [(NOTHING_YET,)] * pawns
        self._begin_table(match, seats)

    def _begin_table(self, match: Match, seats: int) -> None:
        """What is not the pawns'; what never changes is written once and for all."""
        self._asking = -1
        self._step: Step | None = None
        self._shown: Shown = ()
        self._pools: list[tuple[int, ...]] = []
        self._bottoms: list[tuple[int, ...]] = []
        self._supply: tuple[int, ...] = ()
        self._turn: array[float] = array("f", BLANK[: 4 * TURN_NUMBERS])
        # the numbers of all seats, twice: from any seat on, round the table, they are one piece of it
        self._seats: array[float] = array("f", BLANK[: 8 * SEAT_NUMBERS * seats])
        self._hands: list[tuple[int, ...]] = []
        self._equipment: list[tuple[int, ...]] = []
        self._score: tuple[list[int], list[int], list[bool], list[int]] = ([], [], [], [])
        self._turn_of, self._over = NOTHING_YET, False
        self._asked: tuple[SeatId, ...] = ()
        self._hands_change, self._ways_change = 0, 0
        self._tunnels: list[SeatId] = [NOTHING_YET]
        self._discovered: tuple[int, ...] = ()
        self._markers: tuple[SeatId, ...] = ()
        whose = owners(self._game.teams.names, match.seats)
        for pawn in range(self._count):
            for seat, row in enumerate(self._rows):
                row[pawn * PAWN_NUMBERS + fields.WHOSE] = told(whose[pawn], seat, seats)
        for other in range(seats):
            self._set_of_seat(other, fields.TAKEN, 1.0)
            self._set_of_seat(other, fields.KEEPS_THE_CASTLE, float(other == 0))

    def row(self, seat: SeatId, prefix: tuple[int, ...]) -> array[float]:
        """What a seat sees, and the tokens that it has chosen so far; it is written over the next time."""
        match, state = self.match, self._game.state
        news = match.last_news
        if self._taken != match.question or self._version != state.version or self._news is not news:
            self._taken, self._version, self._news = match.question, state.version, news
            self._change += 1
            if state.epoch == self._epoch and state.stack[-1] is self._step:
                self._see_walks(state)
            else:
                self._epoch, self._turning = state.epoch, self._turning + 1
                self._see(state)
        row, own = self._rows[seat], self._own[seat]
        if own.change != self._change:
            own.change = self._change
            if own.turning == self._turning:
                row[TURN_AT + fields.POINTS] = self._turn[fields.POINTS]
                row[TURN_AT + fields.SPENT] = self._turn[fields.SPENT]
            else:
                own.turning = self._turning
                self._see_from(state, seat, row, own)
        if own.prefix != prefix:
            _see_chosen(row, own.prefix, prefix)
            own.prefix = prefix
        return row

    # --- what everybody sees

    def _see_walks(self, state: State) -> None:
        """Since the last look pawns walked from circle to circle, which brings nothing but new places and points."""
        self._see_places(state.places)
        self._turn[fields.POINTS] = state.now.points / 24
        self._turn[fields.SPENT] = state.now.spent / 24

    def _see(self, state: State) -> None:
        if state.places != self._places:
            self._see_places(state.places)
        if state.marks != self._marks:
            self._see_marks(state.marks)
        if state.routes != self._routes:
            self._see_routes(state.routes)
        if state.returning != self._returning:
            self._returning = self._see_column(fields.RETURNING, self._returning, state.returning, 50)
        if state.exits != self._exits:
            self._exits = self._see_column(fields.EXIT, self._exits, state.exits, SCALE)
        if state.quarry != self._quarry:
            self._quarry = self._see_column(fields.QUARRY, self._quarry, state.quarry, MOST_PAWNS)
        self._see_question(state.stack[-1])
        if state.pools != self._pools or state.bottoms != self._bottoms:
            self._see_packs(state)
        if state.supply is not self._supply and self._game.params.open_supply:
            self._supply = state.supply
            self._write(SUPPLY_AT, array("f", [number / 8 for number in state.supply[:4]]))
        self._see_seats(state)
        self._see_turn(state)
        self._see_ways_change(state)

    def _write(self, at: int, numbers: array[float]) -> None:
        for row in self._rows:
            row[at : at + len(numbers)] = numbers

    def _see_places(self, places: list[Place]) -> None:
        old, table = self._places, self._table
        for pawn, place in enumerate(places):
            if place != old[pawn] and pawn < self._count:
                self._write(pawn * PAWN_NUMBERS + fields.PLACE, table[place])
        self._places = places[:]

    def _see_column(self, column: int, old: list[int], new: list[int], scale: int) -> list[int]:
        for pawn in range(self._count):
            if new[pawn] != old[pawn]:
                for row in self._rows:
                    row[pawn * PAWN_NUMBERS + column] = (new[pawn] + 1) / scale
        return new[:]

    def _see_marks(self, marks: list[int]) -> None:
        old = self._marks
        for pawn in range(self._count):
            mark = marks[pawn]
            if mark != old[pawn]:
                worn = (1.0 if mark & TIRED else 0.0) + (0.5 if mark & ABSENT else 0.0)
                away = (1.0 if mark & STRAYED else 0.0) + (0.5 if mark & FLED else 0.0)
                for row in self._rows:
                    row[pawn * PAWN_NUMBERS + fields.WORN] = worn
                    row[pawn * PAWN_NUMBERS + fields.AWAY] = away
        self._marks = marks[:]

    def _see_routes(self, routes: list[tuple[int, ...]]) -> None:
        old = self._routes
        for pawn in range(self._count):
            if routes[pawn] != old[pawn]:
                for row in self._rows:
                    row[pawn * PAWN_NUMBERS + fields.ROUTE] = len(routes[pawn]) / 4
        self._routes = routes[:]

    def _see_question(self, step: Step) -> None:
        asking = self._asking if step is self._step else _question_of(step)
        self._step = step
        if asking != self._asking:
            for row in self._rows:
                if self._asking >= 0:
                    row[QUESTION_AT + self._asking] = 0.0
                if asking >= 0:
                    row[QUESTION_AT + asking] = 1.0
            self._asking = asking
        shown = step.shows(self._game)
        if shown != self._shown:
            self._shown = shown
            numbers = [min(value + 1, SCALE) / SCALE for _, values in shown for value in values]
            self._write(ABOUT_AT, array("f", [*numbers[:ABOUT], *[0.0] * (ABOUT - len(numbers))]))

    def _see_packs(self, state: State) -> None:
        self._pools, self._bottoms = state.pools[:], state.bottoms[:]
        sizes = [sum(pool) + len(under) for pool, under in zip(state.pools, state.bottoms, strict=True)]
        self._write(PACKS_AT, array("f", [size / 50 for size in sizes[:PACKS]]))

    # --- the seats, as they sit round the table

    def _set_of_seat(self, seat: SeatId, number: int, value: float) -> None:
        half = len(self._seats) // 2
        self._seats[seat * SEAT_NUMBERS + number] = value
        self._seats[half + seat * SEAT_NUMBERS + number] = value

    def _see_seats(self, state: State) -> None:
        if state.hands != self._hands:
            self._hands, self._hands_change = state.hands[:], self._hands_change + 1
            for seat, hand in enumerate(state.hands):
                self._set_of_seat(seat, fields.HAND_SIZE, len(hand) / 5)
        if state.equipment != self._equipment:
            self._equipment = state.equipment[:]
            for seat, held in enumerate(state.equipment):
                self._set_of_seat(seat, fields.EQUIPMENT_COUNT, known_number(self._game, sum(held)) / 5)
        if self._score != (state.kits, state.escapes, state.out, state.thefts):
            self._see_score(state)
        asked = self.match._asked()  # noqa: SLF001 - numbers are quicker than names
        if state.turn != self._turn_of or asked != self._asked:
            self._turn_of, self._asked = state.turn, asked
            for seat in range(len(self._rows)):
                self._set_of_seat(seat, fields.ON_TURN, 1.0 if seat == state.turn else 0.0)
                self._set_of_seat(seat, fields.IS_ASKED, 1.0 if seat in asked else 0.0)
        if state.outcome is not None and not self._over:
            self._over = True
            for seat in state.outcome.winners:
                self._set_of_seat(seat, fields.HAS_WON, 1.0)

    def _see_score(self, state: State) -> None:
        self._score = state.kits[:], state.escapes[:], state.out[:], state.thefts[:]
        for seat in range(len(self._rows)):
            self._set_of_seat(seat, fields.KITS, state.kits[seat] / 2)
            self._set_of_seat(seat, fields.ESCAPES, state.escapes[seat] / 5)
            self._set_of_seat(seat, fields.IS_OUT, float(state.out[seat]))
            self._set_of_seat(seat, fields.THEFTS, state.thefts[seat] / 5)

    def _see_turn(self, state: State) -> None:
        """All but whose turn it is and who is the guest of the aeroplane, which is told from the seat's own side."""
        success, now, turn = self._game.success, state.now, self._turn
        first, second = now.throws[-1] if now.throws else (0, 0)
        turn[fields.MARKER] = max(success.rounds - state.round + 1, 0) / 75
        turn[fields.ROUND] = state.round / 75
        turn[fields.ESCAPES_TO_WIN] = success.escapes / 5
        turn[fields.TIME_IS_UP] = state.time_is_up
        turn[fields.POINTS] = now.points / 24
        turn[fields.SPENT] = now.spent / 24
        turn[fields.THROWS] = len(now.throws) / 4
        turn[fields.FIRST_DIE] = first / 6
        turn[fields.SECOND_DIE] = second / 6
        turn[fields.RELEASES] = now.releases / 2
        turn[fields.DRAWS] = now.draws / 2
        turn[fields.ARRESTS] = now.arrests / 4
        turn[fields.SEARCHED] = len(now.searched) / 4
        turn[fields.DETECTED] = (now.detected + 1) / 4
        turn[fields.KIT_RIDES] = now.kit_rides / 4
        turn[fields.PART] = self._parts[state.part]
        turn[fields.DAY] = (1 + state.passed // len(self._parts)) / 10
        turn[fields.ALARM] = now.alarm
        turn[fields.FLOWN] = state.flown

    def _see_ways_change(self, state: State) -> None:
        ways = state.tunnels != self._tunnels or state.discovered != self._discovered
        if ways or state.markers != self._markers:
            self._tunnels, self._discovered, self._markers = state.tunnels[:], state.discovered, state.markers
            self._ways_change += 1

    # --- what is seen from one side of the table

    def _see_from(self, state: State, seat: SeatId, row: array[float], own: Own) -> None:
        seats = len(self._rows)
        row[SEATS_AT : SEATS_AT + seats * SEAT_NUMBERS] = self._seats[
            seat * SEAT_NUMBERS : (seat + seats) * SEAT_NUMBERS
        ]
        row[TURN_AT : TURN_AT + TURN_NUMBERS] = self._turn
        row[TURN_AT + fields.WHOSE_TURN] = told(state.turn, seat, seats)
        if state.guest >= 0:
            row[TURN_AT + fields.GUEST] = told(state.guest, seat, seats)
        if own.hand is not state.hands[seat] or own.equipment is not state.equipment[seat]:
            self._see_cards(state, seat, row, own)
        if own.ways != self._ways_change:
            own.ways = self._ways_change
            self._see_ways(state, seat, row)
        if own.hands != self._hands_change or own.news is not self._news:
            self._recall(seat, row, own)
        if own.offers is not state.now.offers:
            own.offers = state.now.offers
            self._see_offer(state, seat, row)

    def _see_cards(self, state: State, seat: SeatId, row: array[float], own: Own) -> None:
        own.hand, own.equipment = state.hands[seat], state.equipment[seat]
        numbers = [0.0] * CARD_LIMIT
        for card in own.hand:
            numbers[card] += 0.5
        row[HAND_AT : HAND_AT + CARD_LIMIT] = array("f", numbers)
        for kind, number in enumerate(own.equipment):
            row[EQUIPMENT_AT + kind] = number / 4

    def _see_ways(self, state: State, seat: SeatId, row: array[float]) -> None:
        seats = len(self._rows)
        for tunnel, owner in enumerate(state.tunnels[:TUNNELS]):
            row[TUNNELS_AT + tunnel] = told(owner, seat, seats)
            row[TUNNELS_AT + TUNNELS + tunnel] = 1.0 if tunnel in state.discovered else 0.0
        for crossing in range(CROSSINGS):
            owner = state.markers[crossing] if crossing < len(state.markers) else -1
            row[MARKERS_AT + crossing] = told(owner, seat, seats)

    def _see_offer(self, state: State, seat: SeatId, row: array[float]) -> None:
        """The first offer that the seat has to do with: who makes it, and of what."""
        for number in range(MOST_SEATS + 2):
            row[OFFERS_AT + number] = 0.0
        seats = len(self._rows)
        for offer in state.now.offers:
            if seat in (offer.seat, offer.to_seat):
                row[OFFERS_AT + (offer.seat - seat + seats) % seats] = 1.0
                row[OFFERS_AT + MOST_SEATS] = (offer.give[0] + 1) / CARD_LIMIT if offer.give else 0.0
                row[OFFERS_AT + MOST_SEATS + 1] = (offer.want[0] + 1) / CARD_LIMIT if offer.want else 0.0
                return

    def _recall(self, seat: SeatId, row: array[float], own: Own) -> None:
        """What the seat remembers, worked out anew only when it has learned something."""
        knowledge, seats = knowledge_of(self.match, seat), len(self._rows)
        own.news = self._news
        if own.hands == self._hands_change and own.worlds is knowledge.worlds:
            return
        own.hands, own.worlds = self._hands_change, knowledge.worlds
        agrees = fits(knowledge, tuple([len(hand) for hand in self._hands]))
        numbers = recalled(knowledge, seat, seats) if agrees else [0.0] * MEMORY
        row[MEMORY_AT : MEMORY_AT + MEMORY] = array("f", PACK_MEMORY(*numbers))
