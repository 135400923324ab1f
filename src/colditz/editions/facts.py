"""What everybody knows of an edition's laws: facts on which players build their plans."""

from __future__ import annotations

from functools import cache

from colditz.editions.registry import EDITIONS
from colditz.rules.arrest import liable_by_equipment_post_or_absence


@cache
def posts_are_traps(edition: str) -> bool:
    """Whether a man on a guard post may be arrested though his officer holds nothing."""
    return EDITIONS[edition].laws.liable is liable_by_equipment_post_or_absence
