"""What a careful player would work out before a man stops somewhere: which guards could come, and how likely."""

from __future__ import annotations

from collections.abc import Iterator

from colditz.editions.facts import liable_inside, one_die_counts, points_lapse, points_to_arrest
from colditz.engine.play import Match
from colditz.engine.view import View
from colditz.model.actions import DoOrDie
from colditz.model.board import Board
from colditz.model.cards import THROWS_ON_CARD
from colditz.model.ids import NOWHERE, Area, PawnId, Place
from colditz.players.castle import FAR, Castle, castle_of
from colditz.players.odds import AT_LEAST, ONE_DIE, ONE_THROW, dash
from colditz.server.tells import RiskInfo, Risks, RunInfo

GUARD = "guard-"
FARTHEST = 12  # steps: what a single throw of two dice carries a guard at most


def risks_of(match: Match, seat: str, number: int) -> Risks:
    """Where men of a seat could be arrested in Security's next turn, and the odds of the desperate runs on offer."""
    view = match.view(seat, listed=False)
    castle = castle_of(match.board)
    liable = _are_liable(view)
    officer = any(name.startswith(f"{seat}-") for name in view.table.pawns)
    runs = [action.prisoner for action in match.choices(seat).actions if isinstance(action, DoOrDie)]
    return Risks(
        id=number,
        seat=seat,
        question=match.question,
        equipped=sum(view.equipment) > 0,
        places=list(_dangers(castle, view, liable=liable)) if officer else [],
        runs=[_run(castle, view, prisoner) for prisoner in runs],
    )


def _are_liable(view: View) -> bool:
    """Men of this seat may be arrested in the courtyard, wherever nothing shelters them."""
    table, seat = view.table, view.seat
    thefts, cards = table.now.attempts.thefts[seat], sum(view.equipment)
    return liable_inside(table.edition, thefts, min(cards, 1), min(table.kits[seat], 1))


def _by_points(board: Board, view: View) -> tuple[float, ...]:
    """By points: how often the guards' next throw brings so many, as dice and doubles count at this hour."""
    table = view.table
    men = [place for place, name in zip(table.places, table.pawns, strict=True) if not name.startswith(GUARD)]
    at_large = any(place < board.walkable and board.area[place] == Area.OUTSIDE for place in men)
    attempts = at_large or any(place != NOWHERE for place in table.now.attempts.exits)
    if one_die_counts(table.edition, table.now.part) and not attempts:
        return ONE_DIE
    return ONE_THROW if points_lapse(table.edition) else AT_LEAST


def _dangers(castle: Castle, view: View, *, liable: bool) -> Iterator[RiskInfo]:
    """Every circle where a man may be arrested and that some guard could come near enough to with one throw."""
    walkable, chances = castle.board.walkable, _by_points(castle.board, view)
    guards = [(pawn, view.table.places[pawn]) for pawn, name in enumerate(view.table.pawns) if name.startswith(GUARD)]
    rows = [(castle.guard_row(place), pawn) for pawn, place in guards if place < walkable]
    for place in range(walkable):
        if not castle.open_air[place] or not (liable or not castle.inner[place]):
            continue
        steps, guard = min(((row[place], pawn) for row, pawn in rows), default=(FAR, -1))
        points = points_to_arrest(view.table.edition, steps)
        if steps and points <= FARTHEST and chances[points]:
            yield RiskInfo(place, guard, steps, _percent(chances[points]))


def _run(castle: Castle, view: View, prisoner: PawnId) -> RunInfo:
    """How far a desperate run leads from where a man stands, and how often such runs succeed."""
    place: Place = view.table.places[prisoner]
    steps = castle.dash_length[place]
    throws = THROWS_ON_CARD.values()
    return RunInfo(prisoner, steps, _percent(sum(dash(steps, number) for number in throws) / len(throws)))


def _percent(chance: float) -> int:
    return round(100 * chance)
