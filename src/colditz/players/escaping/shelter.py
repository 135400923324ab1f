"""Under a roof nobody is arrested: who should get there first, and who is better off in his cell."""

from __future__ import annotations

from typing import Final

from colditz.model.ids import PawnId, Place
from colditz.players.escaping.team import Team

IN_DANGER: Final = 0.3  # the chance of an arrest at which a man goes before those who are safe
STAYS_IN: Final = 0.35  # the danger of being arrested again at which a man is left in his cell


def freed_danger(team: Team, man: PawnId, place: Place, left: int) -> float:
    """The chance that a man who is let out here is arrested again; none if the points left bring him under a roof."""
    return 0.0 if team.way_to_shelter[place] <= left else team.threat(man, place)


def can_be_saved(team: Team, man: PawnId) -> bool:
    """He stands where he may be arrested, and the points bring him under a roof."""
    place = team.places[man]
    if not team.castle.open_air[place] or team.threat(man, place) < IN_DANGER:
        return False
    return team.way_to_shelter[place] <= team.points
