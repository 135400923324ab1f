"""The planner: strong, fast and rule-based, for both roles."""

from __future__ import annotations

from functools import cache

from colditz.editions.registry import EDITIONS
from colditz.model.actions import Action
from colditz.model.builder import load_board
from colditz.model.ids import SECURITY
from colditz.players.castle import castle_of
from colditz.players.character import CHARACTERS, Character
from colditz.players.escaping.officer import Officer
from colditz.players.guarding.stations import stations
from colditz.players.guarding.warden import Warden
from colditz.players.sight import Decision, Sight


@cache
def know_the_castles() -> None:
    """Learn every board by heart before the first decision, so that no decision has to wait for it."""
    for edition in EDITIONS.values():
        castle_of(board := load_board(edition.variant))
        stations(board)


class Planner:
    """Plays whichever seat it is given; how boldly or greedily is a matter of character."""

    def __init__(self, seed: int = 0, character: Character = CHARACTERS["planner"]) -> None:
        know_the_castles()
        self._officer, self._warden = Officer(character), Warden(character)

    def decide(self, sight: Sight) -> Decision:
        """As Security Officer or as Escape Officer."""
        return self._warden.decide(sight) if sight.glance.seat == SECURITY else self._officer.decide(sight)

    def is_sharp(self, sight: Sight) -> bool:
        """Men are on the run, or could run now: what is done in such a turn may decide the game."""
        return self._warden.is_sharp(sight) if sight.glance.seat == SECURITY else self._officer.is_sharp(sight)

    def ideas(self, sight: Sight) -> list[Action]:
        """Other options that a deeper look might prefer."""
        return self._warden.ideas(sight) if sight.glance.seat == SECURITY else self._officer.ideas(sight)

    def decide_anytime(self, sight: Sight) -> Decision | None:
        """What an Escape Officer does without being asked: barter."""
        return None if sight.glance.seat == SECURITY else self._officer.decide_anytime(sight)
