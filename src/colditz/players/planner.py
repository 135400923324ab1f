"""The planner: strong, fast and rule-based, for both roles."""

from __future__ import annotations

from colditz.model.ids import SECURITY
from colditz.players.character import CHARACTERS, Character
from colditz.players.escaping.officer import Officer
from colditz.players.guarding.warden import Warden
from colditz.players.sight import Decision, Sight


class Planner:
    """Plays whichever seat it is given; how boldly or greedily is a matter of character."""

    def __init__(self, seed: int = 0, character: Character = CHARACTERS["planner"]) -> None:
        self._officer, self._warden = Officer(character), Warden(character)

    def decide(self, sight: Sight) -> Decision:
        """As Security Officer or as Escape Officer."""
        return self._warden.decide(sight) if sight.glance.seat == SECURITY else self._officer.decide(sight)
