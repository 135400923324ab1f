"""What everybody knows of an edition's laws, found by asking them."""

from __future__ import annotations

import pytest

from colditz.editions.facts import numbers_are_open, steps_to_arrest


@pytest.mark.parametrize(("edition", "steps"), [("classic", 1), ("osprey", 1), ("devir", 0)])
def test_a_guard_steps_onto_the_mans_circle_or_arrests_from_beside(edition: str, steps: int) -> None:
    assert steps_to_arrest(edition) == steps


@pytest.mark.parametrize(("edition", "known"), [("classic", True), ("osprey", False), ("devir", True), ("v3", True)])
def test_equipment_is_counted_by_everybody_or_only_seen(edition: str, known: bool) -> None:
    assert numbers_are_open(edition) == known
