"""Where each part of an observation begins, as numbers that compiled code reads without looking."""

from __future__ import annotations

from typing import Final

from colditz.rl.observation import LAYOUT


def start_of(part: str) -> int:
    """Where a part of the row begins."""
    names = list(LAYOUT)
    return sum(LAYOUT[name] for name in names[: names.index(part)])


SEATS_AT: Final = start_of("seats")
HAND_AT: Final = start_of("hand")
EQUIPMENT_AT: Final = start_of("equipment")
TURN_AT: Final = start_of("turn")
QUESTION_AT: Final = start_of("question")
ABOUT_AT: Final = start_of("about")
TUNNELS_AT: Final = start_of("tunnels")
MARKERS_AT: Final = start_of("markers")
PACKS_AT: Final = start_of("packs")
SUPPLY_AT: Final = start_of("supply")
OFFERS_AT: Final = start_of("offers")
MEMORY_AT: Final = start_of("remembered equipment")
CHOSEN_AT: Final = start_of("chosen")
MEMORY: Final = CHOSEN_AT - MEMORY_AT
