"""What a careful player would work out before a man stops somewhere: which guards could come, and how likely."""

from __future__ import annotations

from collections.abc import Iterator

from colditz.editions.facts import points_to_arrest
from colditz.engine.play import Match
from colditz.engine.view import View
from colditz.model.actions import DoOrDie
from colditz.model.cards import THROWS_ON_CARD
from colditz.model.ids import PawnId, Place
from colditz.players.castle import FAR, Castle, castle_of
from colditz.players.odds import AT_LEAST, dash
from colditz.server.tells import RiskInfo, Risks, RunInfo

GUARD = "guard-"
FARTHEST = 12  # steps: what a single throw of two dice carries a guard at most


def risks_of(match: Match, seat: str, number: int) -> Risks:
    """Where men of a seat could be arrested in Security's next turn, and the odds of the desperate runs on offer."""
    view = match.view(seat, listed=False)
    castle = castle_of(match.board)
    liable = sum(view.equipment) > 0
    officer = any(name.startswith(f"{seat}-") for name in view.table.pawns)
    runs = [action.prisoner for action in match.choices(seat).actions if isinstance(action, DoOrDie)]
    return Risks(
        id=number,
        seat=seat,
        question=match.question,
        equipped=liable,
        places=list(_dangers(castle, view, liable=liable)) if officer else [],
        runs=[_run(castle, view, prisoner) for prisoner in runs],
    )


def _dangers(castle: Castle, view: View, *, liable: bool) -> Iterator[RiskInfo]:
    """Every circle where a man may be arrested and that some guard could come near enough to with one throw."""
    walkable = castle.board.walkable
    guards = [(pawn, view.table.places[pawn]) for pawn, name in enumerate(view.table.pawns) if name.startswith(GUARD)]
    rows = [(castle.guard_row(place), pawn) for pawn, place in guards if place < walkable]
    for place in range(walkable):
        if not castle.open_air[place] or not (liable or not castle.inner[place]):
            continue
        steps, guard = min(((row[place], pawn) for row, pawn in rows), default=(FAR, -1))
        points = points_to_arrest(view.table.edition, steps)
        if steps and points <= FARTHEST:
            yield RiskInfo(place, guard, steps, _percent(AT_LEAST[points]))


def _run(castle: Castle, view: View, prisoner: PawnId) -> RunInfo:
    """How far a desperate run leads from where a man stands, and how often such runs succeed."""
    place: Place = view.table.places[prisoner]
    steps = castle.dash_length[place]
    throws = THROWS_ON_CARD.values()
    return RunInfo(prisoner, steps, _percent(sum(dash(steps, number) for number in throws) / len(throws)))


def _percent(chance: float) -> int:
    return round(100 * chance)
