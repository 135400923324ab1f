"""Pausing: a pawn may stand for a while where it may not rest, as long as it can still get off before the turn ends."""

from __future__ import annotations

from dataclasses import replace

from colditz.engine.edition import Act, Around, Veto
from colditz.engine.footing import Ball, Footing
from colditz.engine.game import Game, Reach
from colditz.engine.needs import NO_REST, facts
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, EndTurn, MovePawn
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.model.shared import moves_of
from colditz.rules.guards import pursuit
from colditz.rules.turn.acting import Acting
from colditz.rules.turn.hand import over_limit
from colditz.rules.turn.turn import END
from colditz.rules.turn.window import Window
from colditz.rules.walking import movement
from colditz.rules.walking.arrival import is_uneventful
from colditz.rules.walking.graph import steps_to_rest
from colditz.rules.walking.movement import footing, reach
from colditz.rules.walking.resting import leave_first

# --- walks that end where nobody may rest


def stops(game: Game, pawn: PawnId, near: Reach) -> list[Place]:
    """Circles in reach where a pawn may pause: not for rest, but with a way off by the points that would be left.

    [osprey.ruling.42, osprey.ruling.43]
    """
    ground, start, points = near.ground, game.place(pawn), game.state.now.points
    found = [place for place in near.order if not ground.rest[place] and 0 < near.cost(place) < points]
    if not found:
        return []
    occupant = game.state.occupant[:]
    occupant[start] = 0
    return [place for place in found if steps_to_rest(ground, occupant, place, points - near.cost(place)) != NOWHERE]


def walks_and_pauses(game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
    """Every walk of one pawn, and every circle where it may pause; a way back up may be such a circle as well."""
    table, found = moves_of(pawn, game.board.walkable), movement.walks(game, seat, pawn)
    pauses = stops(game, pawn, reach(game, pawn))
    if pauses and game.state.routes[pawn]:
        known = {walk.to for walk in found if isinstance(walk, MovePawn)}
        pauses = [place for place in pauses if place not in known]
    return found + [table[place] for place in pauses]


def forbids_move(game: Game, seat: SeatId, move: MovePawn) -> Refusal | None:
    """A walk, or one to a circle where the pawn may pause. [osprey.ruling.42, osprey.ruling.43]"""
    refusal = movement.forbids_move(game, seat, move)
    if refusal is None or not movement.could_walk(game, seat, move):
        return refusal
    return None if move.to in stops(game, move.pawn, reach(game, move.pawn)) else refusal


def leads(game: Game, seat: SeatId, pawn: PawnId, near: Ball, number: int) -> bool:
    """A walk may lead to this circle, or the pawn may pause there."""
    ground = game.guard_footing if seat == SECURITY else game.pow_footing
    to = near.order[number]
    if ground.rest[to] or game.state.occupant[to]:
        return movement.leads(game, seat, pawn, near, number)
    return forbids_move(game, seat, moves_of(pawn, game.board.walkable)[to]) is None


WALK: Act = Act(
    pawn_tries=walks_and_pauses,
    forbids=forbids_move,
    take=movement.take_move,
    exact=True,
    surely=movement.pawns_with_room_beside,
    around=Around(movement.ball, leads),
    reason=movement.why_too_far,
)


# --- who is paused


def paused(game: Game, seat: SeatId) -> list[PawnId]:
    """Own pawns that stand where they may not rest."""
    if not facts(game, seat) & NO_REST:
        return []
    ground = pursuit.guard_footing(game) if seat == SECURITY else game.pow_footing
    rest, places, limit = ground.rest, game.state.places, game.board.walkable
    found: list[PawnId] = []
    for pawn in game.teams.pawns[seat]:
        place = places[pawn]
        if place < limit and not rest[place]:
            found.append(pawn)
    return found


def may_not_rest(game: Game, prisoner: PawnId) -> bool:
    """A POW stands where he may not stay: he walks off before any other duty. [v3.ruling.118]"""
    place = game.place(prisoner)
    return place < game.board.walkable and not game.pow_footing.rest[place]


def off_cost(game: Game, pawn: PawnId) -> int:
    """Points to the nearest circle where a paused pawn may rest, or NOWHERE."""
    return steps_to_rest(footing(game, pawn), game.state.occupant, game.place(pawn), game.state.now.points)


class Waiting:
    """Own pawns that pause, while the acts of their seat are weighed one after the other."""

    def __init__(self, game: Game, seat: SeatId) -> None:
        self.seat, self.version = seat, game.state.version
        self.pawns = paused(game, seat)
        self.stuck = [pawn for pawn in self.pawns if off_cost(game, pawn) == NOWHERE]  # before the throw, all of them


def waiting(game: Game, seat: SeatId) -> Waiting:
    """Whoever pauses now; worked out once until something changes."""
    known = game.waiting
    if isinstance(known, Waiting) and known.version == game.state.version and known.seat == seat:
        return known
    found = Waiting(game, seat)
    game.waiting = found
    return found


# --- what would strand them


def somebody_waits(game: Game, seat: SeatId) -> bool:
    """An own pawn pauses."""
    return bool(waiting(game, seat).pawns)


def who_may_walk(game: Game, seat: SeatId) -> list[PawnId]:
    """While the points only just bring them off, nobody else does anything that costs one.

    Outside the castle somebody might still end the game by it. [osprey.ruling.43]
    """
    men, places, area = waiting(game, seat), game.state.places, game.board.area
    scarce = game.state.now.points <= len(men.pawns) - len(men.stuck)
    own = game.teams.pawns[seat]
    return [pawn for pawn in own if pawn in men.pawns or not scarce or area[places[pawn]] == Area.OUTSIDE]


def strands(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """An act that would leave one of them unable to get off is refused: tried out on a copy. [osprey.ruling.43]"""
    men = waiting(game, seat)
    if not men.pawns or isinstance(action, EndTurn) or _plainly_harmless(game, men.pawns, action):
        return None
    if isinstance(action, MovePawn) and _is_plain_walk(game, action):
        return _leaves_no_way_off_after_walk(game, seat, action, men)
    trial = tried(game, seat, action)
    if trial.state.outcome is not None or trial.state.turn != seat:
        return None
    return _leaves_no_way_off(trial, paused(trial, seat), men)


def _leaves_no_way_off(game: Game, paused_now: list[PawnId], men: Waiting) -> Refusal | None:
    """Somebody who could get off before cannot now, or not all of them with the points left."""
    left = game.state.now.points
    for pawn in paused_now:
        if pawn not in men.stuck:
            cost = off_cost(game, pawn)
            left -= cost
            if cost == NOWHERE or left < 0:
                return Refusal.PAWN_MAY_NOT_REST
    return None


def _is_plain_walk(game: Game, move: MovePawn) -> bool:
    """A walk that does nothing but move the pawn and cost points."""
    start = game.state.places[move.pawn]
    cost = movement.cost_of_walk(game, move.pawn, move.to)
    return cost != NOWHERE and is_uneventful(game, move.pawn, start, move.to)


def _leaves_no_way_off_after_walk(game: Game, seat: SeatId, move: MovePawn, men: Waiting) -> Refusal | None:
    """The same after a plain walk, which is made on the board itself and taken back: far sooner than on a copy."""
    state, pawn = game.state, move.pawn
    start, cost = state.places[pawn], movement.cost_of_walk(game, pawn, move.to)
    state.occupant[start], state.occupant[move.to], state.places[pawn] = 0, pawn + 1, move.to
    state.now.points -= cost
    others = [man for man in men.pawns if man != pawn]
    found = _leaves_no_way_off(game, others if footing(game, pawn).rest[move.to] else [*others, pawn], men)
    state.occupant[start], state.occupant[move.to], state.places[pawn] = pawn + 1, 0, start
    state.now.points += cost
    return found


def who_would_be_stranded(game: Game, seat: SeatId, action: Action) -> PawnId:
    """Whoever would be left where he may not rest; rather another than the one that acts."""
    acting: PawnId = getattr(action, "pawn", NOBODY)
    return min(paused(game, seat), key=lambda pawn: pawn == acting, default=NOBODY)


NOBODY_IS_STRANDED = Veto(needs=NO_REST, awake=somebody_waits, forbids=strands, subject=who_would_be_stranded)
EVERY_ACT_COSTS = replace(NOBODY_IS_STRANDED, movers=who_may_walk)  # where no pawn does anything for nothing


def tried(game: Game, seat: SeatId, action: Action) -> Game:
    """The game as it would be after an act; what is proposed is taken to happen."""
    trial = game.copy()
    trial.listening = False
    trial.reach, trial.reach_of, trial.reach_version = game.reach, game.reach_of, game.reach_version  # read at once
    trial.part.acts[seat == SECURITY][type(action)].take(trial, seat, action)
    step = trial.state.stack[-1]
    if isinstance(step, Window):
        step.go(trial)
    return trial


def _plainly_harmless(game: Game, men: list[PawnId], action: Action) -> bool:
    """A walk that leaves every waiting pawn a way off: by where it leads, and by the circles beside the others."""
    if not isinstance(action, MovePawn) or game.board.target[action.to]:
        return False
    others = [pawn for pawn in men if pawn != action.pawn]
    if not others:
        return True  # it may rest there, or pause, for which it has a way off
    ground, cost = footing(game, action.pawn), movement.cost_of_walk(game, action.pawn, action.to)
    if cost == NOWHERE or not ground.rest[action.to] or game.state.now.points - cost < len(others):
        return False
    return all(_free_beside(game, ground, pawn, action.to) for pawn in others)


def _free_beside(game: Game, ground: Footing, pawn: PawnId, taken: Place) -> bool:
    near = ground.steps[game.place(pawn)]
    return any(ground.rest[place] and place != taken and not game.state.occupant[place] for place in near)


# --- the end of the turn


def forbids_ending(game: Game, seat: SeatId, _end: EndTurn) -> Refusal | None:
    """No turn ends while a pausing pawn could still get off. [osprey.ruling.42, osprey.ruling.43]"""
    if over_limit(game, seat):
        return Refusal.HAND_TOO_LARGE
    left = stranded(game, seat)
    return leave_first(game, left) if left != NOBODY else None


def stranded(game: Game, seat: SeatId) -> PawnId:
    """An own pawn that stands where it may not rest and could get off, or NOBODY.

    Men who wait for the same last circle cannot all get off: they are brought off as the turn closes.
    """
    step = game.state.stack[-1]
    for pawn in paused(game, seat):
        if movement.can_step(game, pawn) and isinstance(step, Acting) and step.moves(game, seat, pawn):
            return pawn
    return NOBODY


def who_is_stranded(game: Game, seat: SeatId, _action: Action) -> PawnId:
    """Whoever keeps the turn from ending."""
    return stranded(game, seat)


END_TURN: Act = replace(END, forbids=forbids_ending, subject=who_is_stranded)
