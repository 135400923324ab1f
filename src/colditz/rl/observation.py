"""What one seat may see, as a row of numbers of fixed length, the same for all editions and numbers of players.

It is written from the seat's view and from its knowledge, never from the state, so it can tell no secret. `LAYOUT` says
which numbers are what. Seats are told from where the observer sits: he is seat 0 of the row, the next in turn seat 1.
`rl/rows.py` writes the same numbers at speed, in the order of `rl/fields.py` like this; a test holds the two against
each other.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from colditz.editions.registry import EDITIONS
from colditz.engine.step import Step
from colditz.engine.view import TableView, View
from colditz.model.board import Board
from colditz.model.cards import CARD_LIMIT
from colditz.model.events import HIDDEN
from colditz.model.ids import NOWHERE
from colditz.model.plain import kinds_of
from colditz.rl import fields
from colditz.rl.codec import MOST_PAWNS, MOST_SEATS, VERSION
from colditz.rl.fields import PAWN_NUMBERS, PLACE_NUMBERS, SEAT_NUMBERS, TURN_NUMBERS
from colditz.rules.knowledge.memory import Knowledge

PAWNS: Final = 56  # 16 guards and five teams of eight
CROSSINGS: Final = 48
TUNNELS: Final = 4
PACKS: Final = 4
STEPS: Final = tuple(sorted(kinds_of(Step)))
MOST_STEPS: Final = 128  # room for steps of further editions
PARTS: Final = tuple(dict.fromkeys(name for edition in EDITIONS.values() for name in edition.parts))  # of the day
PREFIX: Final = 8
SCALE: Final = 2048  # of places and tokens, so that further ones do not shift the numbers of those before them
ABOUT: Final = 8

LAYOUT: Final = {
    "pawns": PAWNS * PAWN_NUMBERS,
    "seats": MOST_SEATS * SEAT_NUMBERS,
    "hand": CARD_LIMIT,
    "equipment": 4,
    "turn": TURN_NUMBERS,
    "question": MOST_STEPS,
    "about": ABOUT,
    "tunnels": 2 * TUNNELS,
    "markers": CROSSINGS,
    "packs": PACKS,
    "supply": 4,
    "offers": MOST_SEATS + 2,
    "remembered equipment": MOST_SEATS * 4,
    "remembered cards": CARD_LIMIT,
    "chosen": PREFIX,
}
LENGTH: Final = sum(LAYOUT.values())
FORMAT: Final = f"{VERSION}/{LENGTH}"


def observe(view: View, board: Board, knowledge: Knowledge | None, prefix: tuple[int, ...] = ()) -> list[float]:
    """The row of a seat: between -1 and about 1 everywhere."""
    table, seats = view.table, len(view.table.seats)
    row = _pawns(table, board, view.seat) + _seats(view)
    row += _counts(view.hand, CARD_LIMIT) + [number / 4 for number in view.equipment]
    row += _turn(table, view.seat) + _question(table)
    row += _fit([told(owner, view.seat, seats) for owner in table.tunnels], TUNNELS)
    row += _fit([float(tunnel in table.discovered) for tunnel in range(len(table.tunnels))], TUNNELS)
    row += _fit([told(owner, view.seat, seats) for owner in table.markers], CROSSINGS)
    row += _fit([size / 50 for size in table.pack_sizes], PACKS) + _fit([number / 8 for number in table.supply], 4)
    row += _offer(view) + _remembered(view, knowledge)
    return row + _fit([(token + 1) / SCALE for token in prefix], PREFIX)


def _fit(numbers: list[float], length: int) -> list[float]:
    return (numbers + [0.0] * length)[:length]


def _counts(cards: tuple[int, ...], length: int) -> list[float]:
    row = [0.0] * length
    for card in cards:
        row[card] += 0.5
    return row


def told(owner: int, seat: int, seats: int) -> float:
    """Whose something is, from where the observer sits: 0 nobody's, else counted from 1 for his own."""
    return 0.0 if owner < 0 else (1 + (owner - max(seat, 0)) % seats) / MOST_SEATS


_PLACES: dict[int, tuple[Board, list[list[float]]]] = {}  # by board, which stays with it


def place_numbers(board: Board) -> list[list[float]]:
    """By place: its number, where it lies, in which area, and whether below ground; made once for a board."""
    known = _PLACES.get(id(board))
    if known is None:
        rows = [
            [
                (place + 1) / SCALE,
                board.x[place] / 100 if place < board.walkable else 0.0,
                board.y[place] / 100 if place < board.walkable else 0.0,
                (int(board.area[place]) + 1) / 3 if place < board.walkable else 0.0,
                float(board.in_tunnel[place] != NOWHERE) if place < board.walkable else -1.0,
            ]
            for place in range(len(board.names))
        ]
        known = _PLACES[id(board)] = (board, rows)
    return known[1]


@cache
def owners(names: tuple[str, ...], seats: tuple[str, ...]) -> tuple[int, ...]:
    """By pawn: whose it is, which its name tells."""
    teams = ("guard", *seats[1:])
    return tuple([teams.index(name.rsplit("-", 1)[0]) for name in names])


def _pawns(table: TableView, board: Board, seat: int) -> list[float]:
    row = [0.0] * (PAWNS * PAWN_NUMBERS)
    now, attempts, places = table.now, table.now.attempts, place_numbers(board)
    whose = [told(owner, seat, len(table.seats)) for owner in owners(table.pawns, table.seats)]
    for pawn, place in enumerate(table.places[:PAWNS]):
        at = pawn * PAWN_NUMBERS
        row[at + fields.WHOSE] = whose[pawn]
        row[at + fields.PLACE : at + fields.PLACE + PLACE_NUMBERS] = places[place]
        row[at + fields.RETURNING] = (table.returning[pawn] + 1) / 50
        row[at + fields.WORN] = (pawn in now.tired) + 0.5 * (pawn in now.absent)
        row[at + fields.AWAY] = (pawn in table.strayed) + 0.5 * (pawn in attempts.fled)
        row[at + fields.ROUTE] = len(table.routes[pawn]) / 4
        row[at + fields.EXIT] = (attempts.exits[pawn] + 1) / SCALE
        row[at + fields.QUARRY] = (attempts.quarry[pawn] + 1) / MOST_PAWNS
    return row


def _seats(view: View) -> list[float]:
    table, row = view.table, [0.0] * (MOST_SEATS * SEAT_NUMBERS)
    count = len(table.seats)
    for seat in range(count):
        at = ((seat - max(view.seat, 0)) % count) * SEAT_NUMBERS
        row[at + fields.TAKEN] = 1.0
        row[at + fields.KEEPS_THE_CASTLE] = float(seat == 0)
        row[at + fields.ON_TURN] = float(seat == table.turn)
        row[at + fields.IS_ASKED] = float(seat in table.asked)
        row[at + fields.HAND_SIZE] = table.hand_sizes[seat] / 5
        row[at + fields.EQUIPMENT_COUNT] = table.equipment_counts[seat] / 5
        row[at + fields.KITS] = table.kits[seat] / 2
        row[at + fields.ESCAPES] = table.escapes[seat] / 5
        row[at + fields.IS_OUT] = float(table.out[seat])
        row[at + fields.HAS_WON] = float(seat in view.winners)
        row[at + fields.THEFTS] = table.now.attempts.thefts[seat] / 5
    return row


def _turn(table: TableView, seat: int) -> list[float]:
    now, row, seats = table.now, [0.0] * TURN_NUMBERS, len(table.seats)
    row[fields.MARKER], row[fields.ROUND] = table.marker / 75, table.round / 75
    row[fields.ESCAPES_TO_WIN], row[fields.TIME_IS_UP] = table.escapes_to_win / 5, float(table.time_is_up)
    row[fields.POINTS], row[fields.SPENT] = now.points / 24, now.spent / 24
    row[fields.THROWS] = len(now.throws) / 4
    if now.throws:
        row[fields.FIRST_DIE], row[fields.SECOND_DIE] = now.throws[-1][0] / 6, now.throws[-1][1] / 6
    row[fields.RELEASES], row[fields.DRAWS], row[fields.ARRESTS] = now.releases / 2, now.draws / 2, now.arrests / 4
    row[fields.SEARCHED], row[fields.DETECTED] = len(now.searched) / 4, (now.detected + 1) / 4
    row[fields.KIT_RIDES] = now.kit_rides / 4
    row[fields.WHOSE_TURN] = told(table.turn, seat, seats)
    row[fields.PART], row[fields.DAY], row[fields.ALARM] = (
        (PARTS.index(now.part) + 1) / 8,
        now.day / 10,
        float(now.alarm),
    )
    row[fields.GUEST], row[fields.FLOWN] = told(now.attempts.guest, seat, seats), float(now.attempts.flown)
    return row


def _question(table: TableView) -> list[float]:
    row = [0.0] * MOST_STEPS
    if table.asking in STEP_NUMBERS:
        row[STEP_NUMBERS[table.asking]] = 1.0
    about = [min(value + 1, SCALE) / SCALE for _, values in table.about for value in values]
    return row + _fit(about, ABOUT)


STEP_NUMBERS: Final = {name: number for number, name in enumerate(STEPS[:MOST_STEPS])}


def _offer(view: View) -> list[float]:
    """The first offer that the seat has to do with: who makes it, and of what."""
    row = [0.0] * LAYOUT["offers"]
    if view.offers:
        maker, _, give, want = view.offers[0]
        row[(maker - max(view.seat, 0)) % len(view.table.seats)] = 1.0
        row[MOST_SEATS] = (give[0] + 1) / CARD_LIMIT if give else 0.0
        row[MOST_SEATS + 1] = (want[0] + 1) / CARD_LIMIT if want else 0.0
    return row


def fits(knowledge: Knowledge, hand_sizes: tuple[int, ...]) -> bool:
    """Whether what is remembered is of this game: in a resampled one only its own player remembers anything."""
    first = next(iter(knowledge.worlds), None)
    if first is None:
        return False
    sizes = [len(known) + sum(unseen) for known, unseen in zip(first.known, first.unknown, strict=True)]
    return tuple(sizes) == hand_sizes


def _remembered(view: View, knowledge: Knowledge | None) -> list[float]:
    """How much Equipment of each kind everybody may hold, and which cards lie where the observer knows it."""
    if knowledge is None or not fits(knowledge, view.table.hand_sizes):
        return [0.0] * (MOST_SEATS * 4 + CARD_LIMIT)
    return recalled(knowledge, view.seat, len(view.table.seats))


def recalled(knowledge: Knowledge, seat: int, count: int) -> list[float]:
    """What one of so many seats remembers, averaged over all worlds that agree with it."""
    row = [0.0] * (MOST_SEATS * 4 + CARD_LIMIT)
    total = sum(knowledge.worlds.values())
    for world, weight in knowledge.worlds.items():
        part = weight / total
        for other, held in enumerate(world.equipment):
            if any(held):
                start = ((other - max(seat, 0)) % count) * 4
                for kind in range(4):
                    row[start + kind] += part * held[kind] / 4
        placed = [card for pack in world.under for card in pack if card != HIDDEN]
        for card in [*placed, *(card for hand in world.known for card in hand)]:
            row[MOST_SEATS * 4 + card] += part / 2
    return row
