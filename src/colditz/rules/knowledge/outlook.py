"""What one pawn can do and cannot do, laid out for a player to look at: ways, prices and reasons.

It asks the same laws that judge actions, so it can promise nothing that would be refused.
"""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.play import Match
from colditz.engine.refusal import Illegal
from colditz.model.actions import Action, Cross, EndTurn, MovePawn
from colditz.model.events import PowArrested, PowDied
from colditz.model.ids import NOWHERE, PawnId, Place
from colditz.rules.obstacles.crossing import obstacle
from colditz.rules.walking.graph import way
from colditz.rules.walking.movement import footing, reach


@dataclass(frozen=True, slots=True)
class Walk:
    """One walk: its cost in points, the circles it leads over, both ends included, and whether the pawn may stay."""

    action: MovePawn
    cost: int
    way: tuple[Place, ...]
    rests: bool


@dataclass(frozen=True, slots=True)
class Barrier:
    """An obstacle right beside the pawn: how it would be crossed, and why not if so."""

    action: Cross
    refused: Illegal | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """Everything about one pawn's next step."""

    walks: tuple[Walk, ...]
    barriers: tuple[Barrier, ...]
    others: tuple[Action, ...]
    refused: tuple[tuple[Place, Illegal], ...]  # neighbouring circles it may not go to


def outlook(match: Match, seat: str, pawn: PawnId) -> Outlook:
    """What a pawn of this seat can do now, and what keeps it from the circles next to it."""
    game = match._game  # noqa: SLF001 - it only looks, and only at what the seat's own options tell
    owner = game.teams.seats.index(seat)
    if not 0 <= pawn < len(game.teams.owner) or game.owner(pawn) != owner:
        return Outlook((), (), (), ())
    choices = match.choices(seat)
    moves = choices.moves(pawn) if pawn in choices.pawns else []
    walks = tuple(_walk(game, pawn, move) for move in moves if isinstance(move, MovePawn))
    barriers = tuple(_barrier(match, game, seat, pawn, place) for place in _beside(game, pawn))
    others = tuple(move for move in moves if not isinstance(move, MovePawn | Cross))
    return Outlook(walks, barriers, others, _refused(match, game, seat, pawn, {walk.action.to for walk in walks}))


def _walk(game: Game, pawn: PawnId, move: MovePawn) -> Walk:
    found = reach(game, pawn)
    cost = found.cost(move.to)
    if cost == NOWHERE:
        cost = found.touch(move.to)
    ground = footing(game, pawn)
    path = way(ground, game.state.occupant, game.place(pawn), move.to)
    return Walk(move, cost, tuple(path), ground.rest[move.to])


def _beside(game: Game, pawn: PawnId) -> tuple[Place, ...]:
    """Where the obstacles next to a POW lead; guards pay for none."""
    return game.board.obstacles[game.place(pawn)] if game.on_board(pawn) and not game.is_guard(pawn) else ()


def _barrier(match: Match, game: Game, seat: str, pawn: PawnId, place: Place) -> Barrier:
    what = obstacle(game, pawn, place)
    paying = game.laws.crossing.price(game, pawn, place, what) if what else ()
    action = Cross(pawn, place, paying)
    return Barrier(action, match.explain(seat, action))


def _refused(
    match: Match, game: Game, seat: str, pawn: PawnId, open_to: set[Place]
) -> tuple[tuple[Place, Illegal], ...]:
    """Circles joined to the pawn's own that it may neither walk to nor cross into, each with its reason."""
    if not game.on_board(pawn):
        return ()
    near = set(game.board.steps[game.place(pawn)]) - open_to - set(_beside(game, pawn))
    reasons = [(place, match.explain(seat, MovePawn(pawn, place))) for place in sorted(near)]
    return tuple((place, reason) for place, reason in reasons if reason is not None)


def lost_at_end(match: Match, seat: str) -> tuple[PawnId, ...]:
    """Own men whom the end of the turn costs at once, as where one stays behind in a tunnel; dice are not foreseen."""
    trial = match.copy()
    trial._luck = None  # noqa: SLF001 - so that it goes on only to the next dice
    owner = trial.seats.index(seat)
    events = trial.play_listed(owner, EndTurn())
    struck = [event.prisoner for event in events if isinstance(event, PowArrested | PowDied)]
    return tuple(man for man in struck if trial._game.owner(man) == owner)  # noqa: SLF001
