"""Obstacles: doors, checkpoints, drops, wire, and the mouths of tunnels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from colditz.engine.edition import Act, Answer
from colditz.engine.footing import Obstacle
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, Cross
from colditz.model.board import Board
from colditz.model.dealings import EquipmentSpent, RouteTaken
from colditz.model.events import PawnMoved, WayHomeLeft
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, CardId, CrossingId, PawnId, Place, SeatId, Symbol
from colditz.rules.arrest.custody import take_away
from colditz.rules.tunnels import tunnels
from colditz.rules.turn.window import Proposal, propose
from colditz.rules.walking.arrival import arrive
from colditz.rules.walking.graph import steps_to_rest
from colditz.rules.walking.shortfall import off_board

SHORT_OF: Final = {
    Symbol.ROPE: Refusal.NO_ROPE,
    Symbol.KEY: Refusal.NO_KEY,
    Symbol.PASS: Refusal.NO_PASS,
    Symbol.WIRE_CUTTERS: Refusal.NO_WIRE_CUTTERS,
}


# --- which obstacle


def obstacle(game: Game, pawn: PawnId, to: Place) -> Obstacle | None:
    """The obstacle between a POW and a circle, or None if there is none to cross."""
    return obstacle_between(game.board, game.place(pawn), to)


def obstacle_between(board: Board, here: Place, to: Place) -> Obstacle | None:
    """The obstacle on the step from one circle to another, or None if there is none to cross."""
    if board.toll[to] != NOWHERE and to in board.steps[here]:
        return Obstacle(Symbol(board.toll[to]), 1, to, NOWHERE)
    for number in board.crossings_from[here]:
        crossing = board.crossings[number]
        if crossing.far == to:
            return Obstacle(crossing.equipment, crossing.cards, NOWHERE, number)
    for number in board.crossings_to[here]:
        crossing = board.crossings[number]
        if crossing.near == to:
            return Obstacle(crossing.equipment, crossing.cards, NOWHERE, number, backward=True)
    return None


# --- laws: what it costs, and who goes back


def paid_once_a_turn(game: Game, pawn: PawnId, to: Place, what: Obstacle) -> tuple[int, ...]:
    """Nothing on a way paid for this turn, nor at the gate on the way home; else the obstacle's price.

    [classic.39.2, classic.50.1, classic.50.5, classic.ruling.40]
    """
    now = game.state.now
    if what.gate in now.paid_gates or (what.crossing in now.paid_crossings and not what.backward):
        return ()
    if game.state.returning[pawn] != NOWHERE and game.board.free_return[to]:
        return ()
    return (int(what.equipment),) * what.cards


def free_on_the_way_in(game: Game, pawn: PawnId, to: Place, what: Obstacle) -> tuple[int, ...]:
    """The same, and nobody who comes from the garrison courtyard shows a pass at the inner gate.

    [devir.equipment.6, devir.equipment.7, devir.equipment.12, devir.equipment.13, devir.equipment.15, devir.ruling.20]
    """
    coming_in = game.board.free_return[to] and game.area(pawn) == Area.OUTER
    return () if coming_in else paid_once_a_turn(game, pawn, to, what)


def paying_ends_the_way_home(game: Game, event: EquipmentSpent) -> None:
    """A returning POW for whom equipment opens a way is on his way out again. [classic.ruling.14]"""
    opened = event.gate != NOWHERE or event.crossing != NOWHERE
    if opened and game.state.returning[event.pawn] != NOWHERE:
        game.emit(WayHomeLeft(event.pawn))


def paid_once_a_turn_but_passes(game: Game, pawn: PawnId, to: Place, what: Obstacle) -> tuple[int, ...]:
    """Every man shows a pass of his own, but into the courtyard; rope, cutters and key serve a team for the turn.

    [v3.drop.2, v3.wire.2, v3.door.2, v3.checkpoint.2, v3.ruling.18, v3.ruling.19]
    """
    if what.equipment != Symbol.PASS:
        return paid_once_a_turn(game, pawn, to, what)
    inward = to == game.board.inner_gate and game.area(pawn) != Area.INNER
    return () if inward else (int(Symbol.PASS),)


def nobody_goes_back(_game: Game, _pawn: PawnId, _crossing: CrossingId) -> Refusal | None:
    """Drops lead down only, and wire leads out only. [v3.ruling.19]"""
    return Refusal.NOT_HIS_WAY_BACK


def by_the_way_he_came(game: Game, pawn: PawnId, crossing: CrossingId) -> Refusal | None:
    """Only a POW who came down or out that way may go back by it. [classic.40.1, classic.ruling.40]"""
    return None if crossing in game.state.routes[pawn] else Refusal.NOT_HIS_WAY_BACK


def through_the_wire_alone(game: Game, _pawn: PawnId, crossing: CrossingId) -> Refusal | None:
    """Wire is cut from either side by anybody; nobody climbs back up a rope. [devir.ruling.60]"""
    wire = game.board.crossings[crossing].equipment == Symbol.WIRE_CUTTERS
    return None if wire else Refusal.NOT_HIS_WAY_BACK


def by_the_gate_alone(game: Game, _pawn: PawnId, to: Place) -> Refusal | None:
    """A man on his way home comes in by the free gate only. [classic.39.1]"""
    return None if game.board.free_return[to] else Refusal.RETURNER_BY_GATE_ONLY


def by_any_way_paid_for(_game: Game, _pawn: PawnId, _to: Place) -> Refusal | None:
    """Only what is free is bound to the entrances; whoever pays goes back as anybody may. [osprey.attempt.14]"""
    return None


def whenever_he_likes(_game: Game, _pawn: PawnId, _to: Place, _what: Obstacle) -> Refusal | None:
    """Nobody need say that he is leaving. [classic.6.1]"""
    return None


def opens_it_to_pursuit(game: Game, pawn: PawnId, crossing: CrossingId) -> None:
    """Guards may follow for as long as he is beyond. [classic.46.1, classic.ruling.41]"""
    game.emit(RouteTaken(pawn, crossing))


# --- the act


def obstacles_beside(game: Game, _seat: SeatId, pawn: PawnId) -> list[Action]:
    """Every obstacle next to a POW, at its price."""
    here = game.state.places[pawn]
    near = game.board.obstacles[here]
    if not near or here >= game.board.walkable:
        return []
    return [Cross(pawn, place, _due(game, pawn, place)) for place in near]


def _due(game: Game, pawn: PawnId, to: Place) -> tuple[int, ...]:
    what = obstacle(game, pawn, to)
    return game.laws.crossing.price(game, pawn, to, what) if what else ()


def forbids_crossing(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """The reason an obstacle may not be crossed, from the most basic to the most particular."""
    return _forbids(game, seat, action, _unpaid)


def forbids_passage(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """The same, whatever it costs."""
    return _forbids(game, seat, action, _nothing_is_due)


def _forbids(
    game: Game, seat: SeatId, action: Action, unpaid: Callable[[Game, SeatId, Cross, Obstacle], Refusal | None]
) -> Refusal | None:
    if not isinstance(action, Cross) or not 0 <= action.pawn < len(game.teams.owner):
        return Refusal.NOT_ADJACENT
    if not 0 <= action.to < game.board.walkable:
        return Refusal.NOT_ADJACENT
    if game.owner(action.pawn) != seat or seat == SECURITY:
        return Refusal.NOT_YOUR_PAWN
    gone = off_board(game, action.pawn)
    if gone is not None:
        return gone
    if game.state.now.points < 1:
        return Refusal.NO_POINTS_LEFT
    if game.board.in_tunnel[action.to] != NOWHERE:
        refusal = tunnels.forbids_entry(game, action.pawn, action.to)
        return Refusal.WRONG_PAYMENT if refusal is None and action.paying else refusal
    what = obstacle(game, action.pawn, action.to)
    if what is None or game.in_tunnel(action.pawn):
        return Refusal.NOT_ADJACENT
    if not game.is_free(action.to):
        return Refusal.CIRCLE_TAKEN
    leaving = game.laws.crossing.leaving(game, action.pawn, action.to, what)
    return leaving or unpaid(game, seat, action, what) or _no_way_on(game, action, what)


def _nothing_is_due(_game: Game, _seat: SeatId, _action: Cross, _what: Obstacle) -> Refusal | None:
    return None


def _unpaid(game: Game, seat: SeatId, action: Cross, what: Obstacle) -> Refusal | None:
    due = game.laws.crossing.price(game, action.pawn, action.to, what)
    if game.state.equipment[seat][what.equipment] < len(due):
        return SHORT_OF[what.equipment]
    return Refusal.WRONG_PAYMENT if action.paying != due else None


def _no_way_on(game: Game, action: Cross, what: Obstacle) -> Refusal | None:
    """Back only by the way he came, home only by the gate, and never into a beam that he cannot leave.

    [classic.39.1, classic.ruling.40, classic.ruling.89]
    """
    refusal = barred(game, action.pawn, action.to, what)
    if refusal is not None:
        return refusal
    if game.pow_footing.rest[action.to]:
        return None
    onward = steps_to_rest(game.pow_footing, game.state.occupant, action.to, game.state.now.points - 1)
    return Refusal.NO_REST_IN_BEAM if onward == NOWHERE else None


def barred(game: Game, pawn: PawnId, to: Place, what: Obstacle) -> Refusal | None:
    """Why a POW may not go back over an obstacle, or home by it."""
    refusal = game.laws.crossing.way_back(game, pawn, what.crossing) if what.backward else None
    coming_home = game.state.returning[pawn] != NOWHERE and game.board.area[to] == Area.INNER
    return game.laws.crossing.way_in(game, pawn, to) if refusal is None and coming_home else refusal


def way_over(game: Game, pawn: PawnId, to: Place) -> CrossingId:
    """The drop or wire beside a POW that would bring him to a circle, or NOWHERE."""
    what = None if game.in_tunnel(pawn) else obstacle(game, pawn, to)
    return NOWHERE if what is None or barred(game, pawn, to, what) is not None else what.crossing


def take_crossing(game: Game, seat: SeatId, action: Cross) -> None:
    """A tunnel is entered; anything else is proposed, since the use of a key or a pass may be answered."""
    if game.board.in_tunnel[action.to] != NOWHERE:
        tunnels.enter(game, action.pawn, action.to)
    else:
        used = Symbol(action.paying[0]) if action.paying else Symbol.ROPE
        propose(game, USES.get(used, Crossing)(seat, action.pawn, action.to, action.paying))


CROSS = Act(pawn_tries=obstacles_beside, forbids=forbids_crossing, take=take_crossing)


# --- the crossing itself


@dataclass(frozen=True, slots=True)
class Crossing(Proposal):
    """A POW is about to cross an obstacle."""

    seat: SeatId
    pawn: PawnId
    to: Place
    paying: tuple[CardId, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "pawn", "to", "paying")

    @property
    def cost(self) -> int:
        """Points for it, as for any step."""
        return 1

    def concerns(self, game: Game) -> list[SeatId]:
        """Ropes and wire cutters are used unseen."""
        return []

    def happen(self, game: Game) -> None:
        """Equipment is handed over, the obstacle costs one point like any step. [classic.ruling.37]"""
        what = obstacle(game, self.pawn, self.to)
        if what is None:
            return
        _pay(game, self, what)
        start = game.place(self.pawn)
        game.emit(PawnMoved(self.pawn, start, self.to, self.cost))
        if what.crossing != NOWHERE and not what.backward:
            game.laws.crossing.leaves(game, self.pawn, what.crossing)
        arrive(game, self.pawn, start, self.to)
        if game.place(self.pawn) == self.to and not game.pow_footing.rest[self.to]:
            game.laws.walking.halted(game, self.seat, self.pawn)


def _pay(game: Game, crossing: Crossing, what: Obstacle) -> None:
    if crossing.paying and what.backward:
        game.emit(EquipmentSpent(crossing.seat, crossing.paying, crossing.pawn))
    elif crossing.paying:
        game.emit(EquipmentSpent(crossing.seat, crossing.paying, crossing.pawn, what.gate, what.crossing))


# --- interception


def arrest_the_holder(game: Game, _seat: SeatId, crossing: Crossing) -> Answer:
    """The POW is arrested before he enters; the card used is lost and nothing else, and no guard moves.

    [classic.49.1, classic.49.2, classic.ruling.68]
    """
    game.emit(EquipmentSpent(crossing.seat, crossing.paying, crossing.pawn))
    return Answer(None, take_away(game, crossing.pawn, NOBODY, lost=0))


@dataclass(frozen=True, slots=True)
class KeyUse(Crossing):
    """A crossing paid with a key, which can be intercepted. [classic.49.1]"""

    def concerns(self, game: Game) -> list[SeatId]:
        return [SECURITY]


@dataclass(frozen=True, slots=True)
class PassUse(Crossing):
    """A crossing paid with a pass, which can be intercepted. [classic.49.2]"""

    def concerns(self, game: Game) -> list[SeatId]:
        return [SECURITY]


USES: Final = {Symbol.KEY: KeyUse, Symbol.PASS: PassUse}
