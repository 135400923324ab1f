"""The numbers of `observation.py` at speed: written straight from the state, and only what has changed since.

A `Rows` follows one match. It keeps a row of what everybody sees, and adds what the observer alone sees, or sees from
his own side of the table. `observation.py` says what the numbers are; a test compares the two in every edition.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from colditz.engine.play import Match
from colditz.engine.state import ABSENT, FLED, STRAYED, TIRED, State
from colditz.engine.view import known_number
from colditz.model.board import Board
from colditz.model.cards import CARD_LIMIT
from colditz.model.ids import SeatId
from colditz.rl.codec import MOST_PAWNS, MOST_SEATS
from colditz.rl.observation import (
    ABOUT,
    CROSSINGS,
    LAYOUT,
    LENGTH,
    PACKS,
    PARTS,
    PAWN_NUMBERS,
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
from colditz.rules.knowledge.memory import knowledge_of

Numbers = NDArray[np.float32]


def _slices() -> dict[str, slice]:
    found, start = {}, 0
    for name, length in LAYOUT.items():
        found[name] = slice(start, start + length)
        start += length
    return found


PARTS_OF_ROW: Final = _slices()
_PLACE_TABLES: dict[int, tuple[Board, Numbers]] = {}  # by board, which stays with it


def _places_of(board: Board) -> Numbers:
    known = _PLACE_TABLES.get(id(board))
    if known is None:
        known = _PLACE_TABLES[id(board)] = (board, np.array(place_numbers(board), np.float32))
    return known[1]


class Rows:
    """Writes what the seats of one match see."""

    def __init__(self, match: Match) -> None:
        self._match = match
        seats = len(match.seats)
        self._row = np.zeros(LENGTH, np.float32)  # what everybody sees alike
        self._pawns = self._row[PARTS_OF_ROW["pawns"]].reshape(PAWNS, PAWN_NUMBERS)
        self._table = _places_of(match.board)
        whose = owners(match._game.teams.names, match.seats)[:PAWNS]  # noqa: SLF001 - whose a pawn is, its name tells
        self._owner = [np.array([told(owner, seat, seats) for owner in whose], np.float32) for seat in range(seats)]
        self._parts = [(PARTS.index(name) + 1) / 8 for name in match._game.edition.parts]  # noqa: SLF001
        self._last: dict[str, Any] = {}  # what each part of the row was written from
        self._own: list[dict[str, tuple[Any, Numbers]]] = [{} for _ in range(seats)]  # the same, seat by seat

    def follows(self, match: Match) -> bool:
        """Whether this is the match that it writes of."""
        return self._match is match

    def write(self, seat: SeatId, prefix: tuple[int, ...], out: Numbers) -> None:
        """Put into `out` what a seat sees, and the tokens that it has chosen so far."""
        state = self._match._game.state  # noqa: SLF001 - the test of secrecy looks over our shoulder
        self._see_pawns(state)
        self._see_question()
        self._see_packs(state)
        out[:] = self._row
        count = len(self._owner[seat])
        out[: count * PAWN_NUMBERS : PAWN_NUMBERS] = self._owner[seat]
        self._see_seats(state, seat, out)
        out[PARTS_OF_ROW["turn"]] = self._turn(state, seat)
        self._see_own(state, seat, out)
        self._recall(state, seat, out)
        if prefix:
            start = PARTS_OF_ROW["chosen"].start
            out[start : start + len(prefix[:PREFIX])] = [(token + 1) / SCALE for token in prefix[:PREFIX]]

    # --- what everybody sees

    def _changed(self, name: str, value: Any) -> bool:
        if self._last.get(name) == value:
            return False
        self._last[name] = value
        return True

    def _see_pawns(self, state: State) -> None:
        pawns, count = self._pawns, min(len(state.places), PAWNS)
        if self._changed("places", state.places[:]):
            pawns[:count, 1:6] = self._table[state.places[:PAWNS]]
        if self._changed("returning", state.returning[:]):
            pawns[:count, 6] = [(steps + 1) / 50 for steps in state.returning[:PAWNS]]
        if self._changed("marks", state.marks[:]):
            pawns[:count, 7] = [bool(mark & TIRED) + 0.5 * bool(mark & ABSENT) for mark in state.marks[:PAWNS]]
            pawns[:count, 8] = [bool(mark & STRAYED) + 0.5 * bool(mark & FLED) for mark in state.marks[:PAWNS]]
        if self._changed("routes", state.routes[:]):
            pawns[:count, 9] = [len(route) / 4 for route in state.routes[:PAWNS]]
        if self._changed("exits", state.exits[:]):
            pawns[:count, 10] = [(place + 1) / SCALE for place in state.exits[:PAWNS]]
        if self._changed("quarry", state.quarry[:]):
            pawns[:count, 11] = [(pawn + 1) / MOST_PAWNS for pawn in state.quarry[:PAWNS]]

    def _see_question(self) -> None:
        game = self._match._game  # noqa: SLF001
        step = game.state.stack[-1]
        name = type(step).__name__
        if self._changed("asking", name):
            self._row[PARTS_OF_ROW["question"]] = 0.0
            if name in STEP_NUMBERS:
                self._row[PARTS_OF_ROW["question"].start + STEP_NUMBERS[name]] = 1.0
        shown = step.shows(game)
        if self._changed("about", shown):
            about = [min(value + 1, SCALE) / SCALE for _, values in shown for value in values][:ABOUT]
            self._row[PARTS_OF_ROW["about"]] = about + [0.0] * (ABOUT - len(about))

    def _see_packs(self, state: State) -> None:
        if self._changed("packs", (state.pools[:], state.bottoms[:])):
            sizes = [sum(pool) + len(under) for pool, under in zip(state.pools, state.bottoms, strict=True)][:PACKS]
            start = PARTS_OF_ROW["packs"].start
            self._row[start : start + len(sizes)] = [size / 50 for size in sizes]
        if self._match._game.params.open_supply and self._changed("supply", state.supply):  # noqa: SLF001
            self._row[PARTS_OF_ROW["supply"]] = [number / 8 for number in state.supply[:4]]

    # --- what is seen from one side of the table

    def _see_seats(self, state: State, seat: SeatId, out: Numbers) -> None:
        asked, kept = self._match._asked(), self._own[seat].get("seats")  # noqa: SLF001
        score = (state.kits[:], state.escapes[:], state.out[:], state.thefts[:], state.outcome)
        key = (state.turn, asked, state.hands[:], state.equipment[:], score)
        told_seats = kept[1] if kept and kept[0] == key else self._keep(seat, "seats", key, self._seats(state, seat))
        start = PARTS_OF_ROW["seats"].start
        out[start : start + len(told_seats)] = told_seats

    def _seats(self, state: State, seat: SeatId) -> list[float]:
        game, asked = self._match._game, self._match._asked()  # noqa: SLF001
        won = state.outcome.winners if state.outcome else ()
        numbers: list[float] = []
        for other in (*range(seat, len(state.hands)), *range(seat)):
            held = known_number(game, sum(state.equipment[other]))
            numbers += (1.0, other == 0, other == state.turn, other in asked, len(state.hands[other]) / 5, held / 5)
            numbers += (state.kits[other] / 2, state.escapes[other] / 5, state.out[other], other in won)
            numbers.append(state.thefts[other] / 5)
        return numbers

    def _turn(self, state: State, seat: SeatId) -> list[float]:
        game, now, seats = self._match._game, state.now, len(state.hands)  # noqa: SLF001
        first, second = now.throws[-1] if now.throws else (0, 0)
        return [
            max(game.success.rounds - state.round + 1, 0) / 75,
            state.round / 75,
            game.success.escapes / 5,
            state.time_is_up,
            now.points / 24,
            now.spent / 24,
            len(now.throws) / 4,
            first / 6,
            second / 6,
            now.releases / 2,
            now.draws / 2,
            now.arrests / 4,
            len(now.searched) / 4,
            (now.detected + 1) / 4,
            now.kit_rides / 4,
            told(state.turn, seat, seats),
            self._parts[state.part],
            (1 + state.passed // len(self._parts)) / 10,
            now.alarm,
            told(state.guest, seat, seats),
            state.flown,
            *(0.0, 0.0, 0.0),  # room for more
        ]

    def _keep(self, seat: SeatId, name: str, key: Any, numbers: list[float]) -> Numbers:
        found = np.array(numbers, np.float32)
        self._own[seat][name] = (key, found)
        return found

    def _see_own(self, state: State, seat: SeatId, out: Numbers) -> None:
        """The own cards, and whose ways and markers are whose."""
        kept = self._own[seat].get("cards")
        key = (state.hands[seat], state.equipment[seat])
        out[_OWN] = kept[1] if kept and kept[0] == key else self._keep(seat, "cards", key, _cards(*key))
        ways = self._own[seat].get("ways")
        lying = (state.tunnels[:], state.discovered, state.markers)
        seats = len(state.hands)
        out[_WAYS] = (
            ways[1] if ways and ways[0] == lying else self._keep(seat, "ways", lying, _ways(*lying, seat, seats))
        )
        for offer in state.now.offers:
            if seat in (offer.seat, offer.to_seat):
                start = PARTS_OF_ROW["offers"].start
                out[start + (offer.seat - seat) % seats] = 1.0
                out[start + MOST_SEATS] = (offer.give[0] + 1) / CARD_LIMIT if offer.give else 0.0
                out[start + MOST_SEATS + 1] = (offer.want[0] + 1) / CARD_LIMIT if offer.want else 0.0
                return

    def _recall(self, state: State, seat: SeatId, out: Numbers) -> None:
        """What the seat remembers, worked out anew only when there was news of cards."""
        match, kept = self._match, self._own[seat].get("memory")
        key = (id(match.last_news), match.last_news, tuple([len(hand) for hand in state.hands]))
        if kept is None or kept[0][0] != key[0] or kept[0][2] != key[2]:
            knowledge = knowledge_of(match, seat)
            known = recalled(knowledge, seat, len(state.hands)) if fits(knowledge, key[2]) else _NOTHING
            kept = key, self._keep(seat, "memory", key, known)
        out[_MEMORY] = kept[1]


_OWN: Final = slice(PARTS_OF_ROW["hand"].start, PARTS_OF_ROW["equipment"].stop)
_WAYS: Final = slice(PARTS_OF_ROW["tunnels"].start, PARTS_OF_ROW["markers"].stop)
_MEMORY: Final = slice(PARTS_OF_ROW["remembered equipment"].start, PARTS_OF_ROW["remembered cards"].stop)
_NOTHING: Final = [0.0] * (_MEMORY.stop - _MEMORY.start)


def _cards(hand: tuple[int, ...], equipment: tuple[int, ...]) -> list[float]:
    row = [0.0] * CARD_LIMIT
    for card in hand:
        row[card] += 0.5
    return row + [number / 4 for number in equipment]


def _ways(
    tunnels: list[SeatId], discovered: tuple[int, ...], markers: tuple[SeatId, ...], seat: SeatId, seats: int
) -> list[float]:
    row = [0.0] * (2 * TUNNELS + CROSSINGS)
    for tunnel, owner in enumerate(tunnels[:TUNNELS]):
        row[tunnel], row[TUNNELS + tunnel] = told(owner, seat, seats), float(tunnel in discovered)
    for crossing, owner in enumerate(markers[:CROSSINGS]):
        row[2 * TUNNELS + crossing] = told(owner, seat, seats)
    return row
