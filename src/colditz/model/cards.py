"""Every kind of card in the box. Cards of one kind are alike, so a card is named by its kind."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from colditz.model.ids import Symbol


class Card(IntEnum):
    """Equipment first, numbered like the symbols it is claimed by; then the kit, and the three shuffled packs."""

    ROPE = 0
    KEY = 1
    PASS = 2
    WIRE_CUTTERS = 3
    KIT = 4
    # Opportunity
    FOUND_ROPE = 10
    FOUND_KEY = 11
    FOUND_PASS = 12
    FOUND_WIRE_CUTTERS = 13
    BRIBE = 14
    KIT_PART_DISGUISE_DOCUMENTS = 15
    KIT_PART_COMPASS_FOOD = 16
    ADVANCE_WARNING = 17
    RELEASE = 18
    GO_TO_SICK_BAY = 19
    GO_TO_DENTIST = 20
    GO_TO_CHAPEL = 21
    GO_TO_THEATRE = 22
    GO_TO_PARCEL_OFFICE = 23
    DIVERSION = 24
    HIGH_COMMAND_INSPECTION = 25
    SABOTAGE = 26
    STAFF_CAR = 27
    TALISMAN = 28
    TUNNEL_CANTEEN = 29
    TUNNEL_CHAPEL = 30
    TUNNEL_THEATRE = 31
    HIDEAWAY = 32
    AEROPLANE = 33  # a marked Rope card
    SECRET_DOOR = 34  # a marked Key card
    # Security
    APPEL = 40
    SEARCH_CHAPEL = 41
    SEARCH_STORE = 42
    SEARCH_DENTIST = 43
    SEARCH_SHOWERS = 44
    SEARCH_KITCHEN = 45
    SEARCH_SICK_BAY = 46
    SEARCH_GUARD_HOUSE = 47
    SEARCH_ORDERLIES_QUARTERS = 48
    TUNNEL_DETECTED = 49
    SHOOT_TO_KILL = 50
    ARREST_KEY_HOLDER = 51
    ARREST_PASS_HOLDER = 52
    # Do or Die: how many throws the runner has
    THREE_THROWS = 60
    FOUR_THROWS = 61
    FIVE_THROWS = 62
    SIX_THROWS = 63
    SEVEN_THROWS = 64

    @property
    def title(self) -> str:
        """The name used in notation and files: lower case with hyphens."""
        return self.name.lower().replace("_", "-")


class Pack(IntEnum):
    """The packs that are drawn from blind."""

    OPPORTUNITY = 0
    SECURITY = 1
    DO_OR_DIE = 2


CARD_BY_TITLE: Final = {card.title: card for card in Card}
CARD_LIMIT: Final = 65  # one more than the highest number
FIRST_OPPORTUNITY: Final = 10
FIRST_SECURITY: Final = 40
FIRST_DO_OR_DIE: Final = 60

FOUND: Final = {
    Card.FOUND_ROPE: Symbol.ROPE,
    Card.FOUND_KEY: Symbol.KEY,
    Card.FOUND_PASS: Symbol.PASS,
    Card.FOUND_WIRE_CUTTERS: Symbol.WIRE_CUTTERS,
}
MARKED: Final = {Card.AEROPLANE: Symbol.ROPE, Card.SECRET_DOOR: Symbol.KEY}
STANDS_FOR: Final = {**FOUND, **MARKED}
KIT_PART_SYMBOLS: Final = {
    Card.KIT_PART_DISGUISE_DOCUMENTS: (Symbol.DISGUISE, Symbol.DOCUMENTS),
    Card.KIT_PART_COMPASS_FOOD: (Symbol.COMPASS, Symbol.FOOD),
}
# The room or tunnel printed on a card, by its name on the board.
ROOM_ON_CARD: Final = {
    Card.GO_TO_SICK_BAY: "sick-bay",
    Card.GO_TO_DENTIST: "dentist",
    Card.GO_TO_CHAPEL: "chapel",
    Card.GO_TO_THEATRE: "theatre",
    Card.GO_TO_PARCEL_OFFICE: "parcel-office",
    Card.SEARCH_CHAPEL: "chapel",
    Card.SEARCH_STORE: "store",
    Card.SEARCH_DENTIST: "dentist",
    Card.SEARCH_SHOWERS: "showers",
    Card.SEARCH_KITCHEN: "kitchen",
    Card.SEARCH_SICK_BAY: "sick-bay",
    Card.SEARCH_GUARD_HOUSE: "guard-house",
    Card.SEARCH_ORDERLIES_QUARTERS: "orderlies-quarters",
}
TUNNEL_ON_CARD: Final = {
    Card.TUNNEL_CANTEEN: "canteen",
    Card.TUNNEL_CHAPEL: "chapel",
    Card.TUNNEL_THEATRE: "theatre",
}
THROWS_ON_CARD: Final = {
    Card.THREE_THROWS: 3,
    Card.FOUR_THROWS: 4,
    Card.FIVE_THROWS: 5,
    Card.SIX_THROWS: 6,
    Card.SEVEN_THROWS: 7,
}


def pack_of(card: int) -> Pack:
    """The pack that a card is drawn from and goes back to."""
    if card >= FIRST_DO_OR_DIE:
        return Pack.DO_OR_DIE
    return Pack.SECURITY if card >= FIRST_SECURITY else Pack.OPPORTUNITY


def is_equipment(card: int) -> bool:
    """One of the four kinds of Escape Equipment."""
    return card < Card.KIT


def is_opportunity(card: int) -> bool:
    """A card of the Opportunity pack."""
    return FIRST_OPPORTUNITY <= card < FIRST_SECURITY
