"""Forced arrest: a POW gives himself up to a guard."""

from __future__ import annotations

from dataclasses import replace

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, GiveUp
from colditz.model.dealings import EquipmentSpent
from colditz.model.events import PointsSpent
from colditz.model.ids import NOWHERE, PawnId, Place, SeatId, Symbol
from colditz.model.shared import give_ups_of
from colditz.rules.arrest.arrest import beside_the_other_side, seize, touch_cost
from colditz.rules.guards import pursuit
from colditz.rules.obstacles import crossing
from colditz.rules.walking.movement import footing, reach
from colditz.rules.walking.shortfall import cannot_touch, off_board

# --- laws: how contact is made, and what it costs


def on_foot_above_ground(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """He walks onto the guard's circle; a man in a tunnel cannot. [classic.43.1, classic.ruling.52]"""
    return NOWHERE if game.in_tunnel(prisoner) else touch_cost(game, prisoner, guard)


def by_any_lawful_step(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """On foot, out of a tunnel's far end, or over a drop or wire beside him. [osprey.ruling.45]"""
    points = game.state.now.points
    if game.board.near(game.place(prisoner), points)[game.place(guard)] > points:
        return NOWHERE
    cost = touch_cost(game, prisoner, guard)
    if cost != NOWHERE or not points:
        return cost
    return 1 if crossing.way_over(game, prisoner, game.place(guard)) != NOWHERE else NOWHERE


def beside_a_guard(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """He walks to a circle next to the guard where arrests can be made, and announces it.

    [devir.force.2, devir.ruling.15, devir.ruling.16]
    """
    near = meeting_places(game, prisoner, guard)
    return reach(game, prisoner).cost_to_any(near) if near else NOWHERE


def the_nearest_beside(game: Game, prisoner: PawnId, guard: PawnId) -> Place:
    """He is arrested where he stands, beside the guard. [devir.ruling.14]"""
    costs = ways_beside(game, prisoner, guard)
    return min(costs, key=lambda place: (costs[place], place))


def on_the_guards_circle(game: Game, _prisoner: PawnId, guard: PawnId) -> Place:
    """The guard's circle decides the area. [classic.43.2, classic.ruling.52]"""
    return game.place(guard)


def ways_beside(game: Game, prisoner: PawnId, guard: PawnId) -> dict[Place, int]:
    """What it costs a POW to stand on each circle that this guard could step to and arrest on."""
    near, start = meeting_places(game, prisoner, guard), game.place(prisoner)
    costs = {place: 0 if place == start else reach(game, prisoner).cost(place) for place in near}
    return {place: cost for place, cost in costs.items() if cost != NOWHERE}


def meeting_places(game: Game, prisoner: PawnId, guard: PawnId) -> list[Place]:
    """The circles that this guard could step to and arrest on, if the POW's points might do to get there."""
    places, points, board = game.state.places, game.state.now.points + 1, game.board
    stand, start = places[guard], places[prisoner]
    if stand >= board.walkable or game.in_tunnel(prisoner) or board.near(start, points)[stand] > points:
        return []
    appel, safe, room = board.appel, board.safe, board.room
    beside = pursuit.guard_footing(game).steps[stand]
    return [place for place in beside if not appel[place] and not safe[place] and room[place] == NOWHERE]


def nobody_pays_to_give_up(_game: Game, _pawn: PawnId, _place: Place) -> tuple[int, ...]:
    """Stepping onto a guard at a gate costs no card: he does not get past it. [classic.ruling.101]"""
    return ()


def obstacles_are_paid_for(game: Game, pawn: PawnId, place: Place) -> tuple[int, ...]:
    """Whoever steps onto a guard on a gate pays its toll, and so for a drop or wire. [osprey.ruling.45]"""
    toll = game.board.toll[place]
    if toll == NOWHERE:
        what = crossing.obstacle(game, pawn, place)
        return game.laws.crossing.price(game, pawn, place, what) if what else ()
    free = game.state.returning[pawn] != NOWHERE and game.board.free_return[place]
    return () if free else (toll,)


# --- the act


def guards_within_range(game: Game, _seat: SeatId, prisoner: PawnId) -> list[Action]:
    """Every guard so near that the points might do."""
    places, points = game.state.places, game.state.now.points
    near = game.board.near(places[prisoner], points)
    table = give_ups_of(prisoner)
    return [table[guard] for guard in game.guards() if near[places[guard]] <= points]


def to_any_guard(game: Game, _seat: SeatId, prisoner: PawnId) -> list[Action]:
    """Every guard, wherever he is."""
    return give_ups_of(prisoner)[: len(game.guards())]


def forbids_giving_up(game: Game, seat: SeatId, action: GiveUp) -> Refusal | None:
    """A POW may always force his arrest by stepping onto a guard's circle. [classic.43.1, classic.ruling.51]"""
    pawns = len(game.teams.owner)
    if not (0 <= action.prisoner < pawns and 0 <= action.guard < pawns) or not game.is_guard(action.guard):
        return Refusal.NOT_ARRESTABLE
    if game.owner(action.prisoner) != seat:
        return Refusal.NOT_YOUR_PAWN
    gone = off_board(game, action.prisoner)
    if gone is not None:
        return gone
    if game.laws.arrest.contact(game, action.prisoner, action.guard) == NOWHERE:
        return Refusal.IN_A_TUNNEL if game.in_tunnel(action.prisoner) else Refusal.OUT_OF_REACH
    return _unaffordable(game, action)


def why_too_far(game: Game, action: GiveUp, refusal: Refusal) -> Refusal:
    """What keeps a man from a guard: the guard is not on the board, pawns in the way, obstacles, or too few points."""
    if refusal != Refusal.OUT_OF_REACH:
        return refusal
    gone = off_board(game, action.guard)
    return gone or cannot_touch(game, footing(game, action.prisoner), action.prisoner, action.guard)


def _unaffordable(game: Game, action: GiveUp) -> Refusal | None:
    held = game.state.equipment[game.owner(action.prisoner)]
    price = game.laws.arrest.contact_price(game, action.prisoner, game.place(action.guard))
    short = [card for card in price if held[card] < price.count(card)]
    return crossing.SHORT_OF[Symbol(short[0])] if short else None


def take_giving_up(game: Game, seat: SeatId, action: GiveUp) -> None:
    """Where the two men meet decides the area. [classic.43.2, classic.43.3, classic.ruling.52]"""
    place, met_at = game.place(action.guard), game.laws.arrest.met_at(game, action.prisoner, action.guard)
    game.emit(PointsSpent(seat, game.laws.arrest.contact(game, action.prisoner, action.guard)))
    price = game.laws.arrest.contact_price(game, action.prisoner, place)
    if price:
        game.emit(EquipmentSpent(seat, price, action.prisoner))
    if price and game.board.toll[place] == NOWHERE:
        game.laws.crossing.leaves(game, action.prisoner, crossing.way_over(game, action.prisoner, place))
    seize(game, action.prisoner, action.guard, met_at)


def guards_beside_range(game: Game, _seat: SeatId, prisoner: PawnId) -> list[Action]:
    """Every guard so near that the points might do to stand beside him."""
    places, points = game.state.places, game.state.now.points + 1
    near, limit = game.board.near(places[prisoner], points), game.board.walkable
    table = give_ups_of(prisoner)
    return [table[man] for man in game.guards() if places[man] < limit and near[places[man]] <= points]


GIVE_UP: Act = Act(
    pawn_tries=guards_within_range,
    forbids=forbids_giving_up,
    take=take_giving_up,
    pawn_lots=to_any_guard,
    reason=why_too_far,
)
GIVE_UP_BESIDE: Act = replace(
    GIVE_UP, pawn_tries=guards_beside_range, least_points=0, free_movers=beside_the_other_side
)
