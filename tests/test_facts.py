"""What everybody knows of an edition's laws, found by asking them."""

from __future__ import annotations

import pytest

from colditz.editions.facts import steps_to_arrest


@pytest.mark.parametrize(("edition", "steps"), [("classic", 1), ("osprey", 1), ("devir", 0)])
def test_a_guard_steps_onto_the_mans_circle_or_arrests_from_beside(edition: str, steps: int) -> None:
    assert steps_to_arrest(edition) == steps
