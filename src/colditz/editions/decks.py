"""How many of each card there are. Counts are data: several are reconstructions that a real box may correct."""

from __future__ import annotations

from colditz.model.cards import Card
from colditz.model.ids import TEAM_COLOURS

EQUIPMENT = (12, 6, 5, 4)  # rope, key, pass, wire cutters: 27
KITS = 5

COLOURS: dict[str, str] = {nation.name.lower(): colour for nation, colour in TEAM_COLOURS.items()}
COLOURS_2006: dict[str, str] = {**COLOURS, "french": "light blue"}

OPPORTUNITY_45: dict[int, int] = {
    Card.FOUND_ROPE: 2,
    Card.FOUND_KEY: 2,
    Card.FOUND_PASS: 2,
    Card.FOUND_WIRE_CUTTERS: 2,
    Card.BRIBE: 3,
    Card.KIT_PART_DISGUISE_DOCUMENTS: 3,
    Card.KIT_PART_COMPASS_FOOD: 3,
    Card.ADVANCE_WARNING: 3,
    Card.RELEASE: 5,
    Card.GO_TO_SICK_BAY: 1,
    Card.GO_TO_DENTIST: 1,
    Card.GO_TO_CHAPEL: 1,
    Card.GO_TO_THEATRE: 1,
    Card.GO_TO_PARCEL_OFFICE: 1,
    Card.DIVERSION: 3,
    Card.HIGH_COMMAND_INSPECTION: 2,
    Card.SABOTAGE: 2,
    Card.STAFF_CAR: 1,
    Card.TALISMAN: 2,
    Card.TUNNEL_CANTEEN: 1,
    Card.TUNNEL_CHAPEL: 1,
    Card.TUNNEL_THEATRE: 1,
    Card.HIDEAWAY: 2,
}
OPPORTUNITY_47: dict[int, int] = {**OPPORTUNITY_45, Card.DIVERSION: 4, Card.TALISMAN: 3}

SECURITY_14: dict[int, int] = {
    Card.APPEL: 2,
    Card.SEARCH_CHAPEL: 1,
    Card.SEARCH_STORE: 1,
    Card.SEARCH_DENTIST: 1,
    Card.SEARCH_SHOWERS: 1,
    Card.SEARCH_KITCHEN: 1,
    Card.SEARCH_SICK_BAY: 1,
    Card.SEARCH_GUARD_HOUSE: 1,
    Card.SEARCH_ORDERLIES_QUARTERS: 1,
    Card.TUNNEL_DETECTED: 1,
    Card.SHOOT_TO_KILL: 1,
    Card.ARREST_KEY_HOLDER: 1,
    Card.ARREST_PASS_HOLDER: 1,
}
SECURITY_16: dict[int, int] = {**SECURITY_14, Card.TUNNEL_DETECTED: 2, Card.SHOOT_TO_KILL: 2}

DO_OR_DIE: dict[int, int] = {
    Card.THREE_THROWS: 1,
    Card.FOUR_THROWS: 1,
    Card.FIVE_THROWS: 1,
    Card.SIX_THROWS: 1,
    Card.SEVEN_THROWS: 1,
}
