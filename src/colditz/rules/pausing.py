"""Pausing: a pawn may stand for a while where it may not rest, as long as it can still get off before the turn ends."""

from __future__ import annotations

from colditz.engine.edition import Footing
from colditz.engine.game import Game, Reach
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, EndTurn, MovePawn
from colditz.model.ids import NOWHERE, SECURITY, PawnId, Place, SeatId
from colditz.rules import pursuit
from colditz.rules.walking import steps_to_rest
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
    return [place for place in found if steps_to_rest(ground, occupant, place, points - near.cost(place)) != NOWHERE]


def paused(game: Game, seat: SeatId) -> list[PawnId]:
    """Own pawns that stand where they may not rest."""
    ground = pursuit.guard_footing(game) if seat == SECURITY else game.pow_footing
    rest, places, limit = ground.rest, game.state.places, game.board.walkable
    return [pawn for pawn in game.teams.pawns[seat] if places[pawn] < limit and not rest[places[pawn]]]


def off_cost(game: Game, pawn: PawnId) -> int:
    """Points to the nearest circle where a paused pawn may rest, or NOWHERE."""
    ground = pursuit.guard_footing(game) if game.is_guard(pawn) else game.pow_footing
    return steps_to_rest(ground, game.state.occupant, game.place(pawn), game.state.points)


def leave_first(game: Game, pawn: PawnId) -> Refusal:
    """Which kind of ground it is that a pawn has to leave because it may not rest there.

    [classic.42.1, classic.53.16, classic.11.33, classic.ruling.48, osprey.searchlight.1, osprey.tunnel.9,
    osprey.tunnel.10, osprey.walkway.1, osprey.appel.25, osprey.safe.4, osprey.ruling.112]
    """
    board, place, guard = game.board, game.place(pawn), game.is_guard(pawn)
    if board.above_tunnel[place] != NOWHERE:
        return Refusal.GUARD_LEAVES_TUNNEL_SPACE_FIRST if guard else Refusal.LEAVE_TUNNEL_SPACE_FIRST
    if not guard:
        return Refusal.LEAVE_BEAM_FIRST
    if board.safe[place]:
        return Refusal.LEAVE_SAFE_AREA_FIRST
    if board.room[place] != NOWHERE:
        return Refusal.LEAVE_ROOM_FIRST
    return Refusal.LEAVE_APPEL_FIRST if board.appel[place] else Refusal.LEAVE_PASSAGE_FIRST


class Waiting:
    """Own pawns that pause, while the acts of their seat are weighed one after the other."""

    def __init__(self, game: Game, seat: SeatId) -> None:
        self.game, self.seat = game, seat
        self.pawns = paused(game, seat)
        self.stuck = [pawn for pawn in self.pawns if off_cost(game, pawn) == NOWHERE]  # before the throw, all of them

    def strands(self, action: Action) -> Refusal | None:
        """An act that would leave one of them unable to get off is refused: tried out on a copy. [osprey.ruling.43]"""
        if not self.pawns or isinstance(action, EndTurn) or _plainly_harmless(self.game, self.pawns, action):
            return None
        trial = _tried(self.game, self.seat, action)
        if trial.state.outcome is not None or trial.state.turn != self.seat:
            return None
        costs = [off_cost(trial, pawn) for pawn in paused(trial, self.seat) if pawn not in self.stuck]
        return Refusal.PAWN_MAY_NOT_REST if NOWHERE in costs or sum(costs) > trial.state.points else None


def _tried(game: Game, seat: SeatId, action: Action) -> Game:
    """The game as it would be after an act; what is proposed is taken to happen."""
    trial = game.copy()
    trial.listening = False
    trial.reach, trial.reach_of, trial.reach_version = game.reach, game.reach_of, game.reach_version  # read at once
    trial.edition.acts[type(action)].take(trial, seat, action)
    step = trial.state.stack[-1]
    if isinstance(step, Window):
        step.go(trial)
    return trial


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
