"""What acts need, as bits: a seat that lacks one of them need not be asked for that act at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from colditz.engine.state import ABSENT
from colditz.model.board import Board
from colditz.model.cards import KIT_PART_SYMBOLS, Card
from colditz.model.ids import KIT_PARTS, NOBODY, NOWHERE, SECURITY, SeatId

if TYPE_CHECKING:
    from colditz.engine.game import Game

PLAYABLE: Final = 1  # a card in hand that is played in the own turn
FULL_HAND: Final = 2  # more of them than the limit
EARNED_CARD: Final = 4  # a card to draw
FREED_MAN: Final = 8  # a double that frees a man
POINTS: Final = 16
GATHERERS: Final = 32  # two men in rooms that show Equipment
KIT_AT_HAND: Final = 64  # men in rooms and cards in hand that make up a kit
KIT: Final = 128
NO_REST: Final = 256  # an own pawn stands where it may not rest
ABSENT_MEN: Final = 512
MARKERS: Final = 1024  # some nation's marker lies on the board
MAN_BELOW: Final = 2048  # an own man in a tunnel
PLAYABLE_EARLY: Final = 4096  # a card in hand that is played before the throw
ALWAYS: Final = 8192  # so that an act that is in doubt whatever the facts are is never beyond doubt
PARTS_AT: Final = 14  # from this bit on: the parts of a kit that rooms offer to a seat
OF_PLACES: Final = (1 << PARTS_AT) - 1
STOOD_AT: Final = 21  # from this bit on: when it was worked out
BELOW_STOOD: Final = (1 << STOOD_AT) - 1

# what a place is to the men of a seat
EQUIPMENT_ROOM: Final = 1
PASSAGE: Final = 2
TUNNEL: Final = 4
SPECIAL: Final = 8  # a post beside a gate, a target, or no circle at all
PARTS_FROM: Final = 4  # from this bit on: the part of a kit that its room offers
ALL_PARTS: Final = (1 << len(KIT_PARTS)) - 1
FIRST_PART: Final = min(int(part) for part in KIT_PARTS)
_parts_by_card: Final = {int(card): parts for card, parts in KIT_PART_SYMBOLS.items()}
PARTS_ON_CARD: Final = tuple(
    sum(1 << part - FIRST_PART for part in _parts_by_card.get(card, ())) for card in range(max(Card) + 1)
)
BRIBE: Final = int(Card.BRIBE)


def notable_places(board: Board, rest: tuple[bool, ...]) -> bytes:
    """By place: what it is to the men of a seat who may rest as told; 0 for ordinary circles."""
    found = bytearray(len(board.names))
    for place, symbol in enumerate(board.symbol):
        if 0 <= symbol < Card.KIT:
            found[place] |= EQUIPMENT_ROOM
        if symbol >= FIRST_PART:
            found[place] |= 1 << PARTS_FROM + symbol - FIRST_PART
        if place < board.walkable and not rest[place]:
            found[place] |= PASSAGE
        if board.in_tunnel[place] != NOWHERE:
            found[place] |= TUNNEL
        if place >= board.walkable or board.beside_gate[place] or board.target[place]:
            found[place] |= SPECIAL
    return bytes(found)


def facts(game: Game, seat: SeatId) -> int:
    """What a seat has of all that acts need; worked out anew only when something other than a plain walk happened."""
    if game.facts_epoch == game.state.epoch and game.facts_of == seat:
        return game.facts
    state, now = game.state, game.state.now
    found = _of_hand(game, state.hands[seat]) if state.hands[seat] else ALWAYS
    if now.points:
        found |= POINTS
    if now.draws:
        found |= EARNED_CARD
    if now.releases:
        found |= FREED_MAN
    found |= _of_security(game) if seat == SECURITY else _of_officer(game, seat)
    game.facts_of, game.facts_epoch, game.facts = seat, state.epoch, found
    return found


def _of_hand(game: Game, hand: tuple[int, ...]) -> int:
    played, early = game.part.cards, game.part.early
    found = ALWAYS | FULL_HAND if len(hand) > game.params.hand_limit else ALWAYS
    for card in hand:
        if card in played:
            found |= PLAYABLE
        if card in early:
            found |= PLAYABLE_EARLY
    return found


def _of_officer(game: Game, seat: SeatId) -> int:
    state, standing = game.state, _standing(game, seat)
    found = standing & OF_PLACES
    if state.kits[seat]:
        found |= KIT
    elif _make_up_a_kit(standing >> PARTS_AT, state.hands[seat]):
        found |= KIT_AT_HAND
    return found


def _standing(game: Game, seat: SeatId) -> int:
    """What a seat has by where its pawns stand, and above that the parts of a kit that its rooms offer.

    Kept for each seat until somebody steps on or off a circle where more than walking is done.
    """
    known, stood = game.standing, game.state.stood + 1
    if not known:
        known = game.standing = [0] * len(game.teams.pawns)
    if known[seat] >> STOOD_AT != stood:
        found = _places_of_guards(game) if seat == SECURITY else _places_of_men(game, seat)
        known[seat] = stood << STOOD_AT | found
    return known[seat] & BELOW_STOOD


def _places_of_men(game: Game, seat: SeatId) -> int:
    notable, places = game.rulebook.pow_notable, game.state.places
    found, gatherers, parts = 0, 0, 0
    for pawn in game.teams.pawns[seat]:
        kind = notable[places[pawn]]
        if kind:
            gatherers += kind & EQUIPMENT_ROOM
            parts |= kind >> PARTS_FROM
            if kind & PASSAGE:
                found |= NO_REST
            if kind & TUNNEL:
                found |= MAN_BELOW
    return (found | GATHERERS if gatherers > 1 else found) | parts << PARTS_AT


def _places_of_guards(game: Game) -> int:
    notable, places = game.rulebook.guard_notable, game.state.places
    for guard in game.teams.pawns[SECURITY]:
        if notable[places[guard]] & PASSAGE:
            return NO_REST
    return 0


def _make_up_a_kit(parts: int, hand: tuple[int, ...]) -> bool:
    """Parts from rooms, and those on the cards of a hand; a bribe stands for any."""
    bribes = 0
    for card in hand:
        parts |= PARTS_ON_CARD[card]
        if card == BRIBE:
            bribes += 1
    return parts == ALL_PARTS or (bribes > 0 and (ALL_PARTS & ~parts).bit_count() <= bribes)


def _of_security(game: Game) -> int:
    state, found = game.state, _standing(game, SECURITY)
    if state.any_marked(ABSENT):
        found |= ABSENT_MEN
    for marker in state.markers:
        if marker != NOBODY:
            found |= MARKERS
            break
    return found
