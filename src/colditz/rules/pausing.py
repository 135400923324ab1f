"""Pausing: a pawn may stand for a while where it may not rest, as long as it can still get off before the turn ends."""

from __future__ import annotations

from colditz.engine.edition import Footing
from colditz.engine.game import Game, Reach
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, EndTurn, MovePawn
from colditz.model.ids import NOWHERE, SECURITY, PawnId, Place, SeatId
from colditz.rules import pursuit
from colditz.rules.walking import spread_afresh
from colditz.rules.window import Window


def stops(game: Game, pawn: PawnId, near: Reach) -> list[Place]:
    """Circles in reach where a pawn may pause: not for rest, but with a way off by the points that would be left.

    [osprey.ruling.42, osprey.ruling.43]
    """
    ground, start, points = near.ground, game.place(pawn), game.state.points
    found = [place for place in near.order if not ground.rest[place] and 0 < near.cost(place) < points]
    if not found:
        return []
    occupant = game.state.occupant[:]
    occupant[start] = 0
    return [place for place in found if _can_leave(ground, occupant, place, points - near.cost(place))]


def _can_leave(ground: Footing, occupant: list[int], place: Place, points: int) -> bool:
    if any(ground.rest[step] and not occupant[step] for step in ground.steps[place]):  # the usual case
        return True
    return bool(spread_afresh(ground, occupant, place, points).places())


def paused(game: Game, seat: SeatId) -> list[PawnId]:
    """Own pawns that stand where they may not rest."""
    ground = pursuit.guard_footing(game) if seat == SECURITY else game.pow_footing
    return [pawn for pawn in game.teams.pawns[seat] if game.on_board(pawn) and not ground.rest[game.place(pawn)]]


def off_cost(game: Game, pawn: PawnId) -> int:
    """Points to the nearest circle where a paused pawn may rest, or NOWHERE."""
    ground = pursuit.guard_footing(game) if game.is_guard(pawn) else game.pow_footing
    found = spread_afresh(ground, game.state.occupant, game.place(pawn), game.state.points)
    places = found.places()
    return found.cost(places[0]) if places else NOWHERE


def strands(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """An act that would leave a paused pawn unable to get off is refused: tried out on a copy. [osprey.ruling.43]"""
    waiting = paused(game, seat)
    if not waiting or isinstance(action, EndTurn) or _plainly_harmless(game, waiting, action):
        return None
    stuck = [pawn for pawn in waiting if off_cost(game, pawn) == NOWHERE]  # before the throw, all of them
    trial = game.copy()
    trial.listening = False
    trial.edition.acts[type(action)].take(trial, seat, action)
    if isinstance(trial.state.stack[-1], Window):
        trial.state.stack[-1].go(trial)  # what is proposed is taken to happen
    if trial.state.outcome is not None or trial.state.turn != seat:
        return None
    costs = [off_cost(trial, pawn) for pawn in paused(trial, seat) if pawn not in stuck]
    return Refusal.PAWN_MAY_NOT_REST if NOWHERE in costs or sum(costs) > trial.state.points else None


def _plainly_harmless(game: Game, waiting: list[PawnId], action: Action) -> bool:
    """A walk that leaves every waiting pawn a way off: by where it leads, and by the circles beside the others."""
    if not isinstance(action, MovePawn) or game.board.target[action.to]:
        return False
    others = [pawn for pawn in waiting if pawn != action.pawn]
    if not others:
        return True  # it may rest there, or pause, for which it has a way off
    known = game.reach
    if known is None or game.reach_of != action.pawn or game.reach_version != game.state.version:
        return False
    if not known.holds(action.to) or game.state.points - known.cost(action.to) < len(others):
        return False
    return all(_free_beside(game, known.ground, pawn, action.to) for pawn in others)


def _free_beside(game: Game, ground: Footing, pawn: PawnId, taken: Place) -> bool:
    near = ground.steps[game.place(pawn)]
    return any(ground.rest[place] and place != taken and not game.state.occupant[place] for place in near)
