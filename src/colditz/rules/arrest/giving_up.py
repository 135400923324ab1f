"""Forced arrest: a POW gives himself up to a guard."""

from __future__ import annotations

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, GiveUp
from colditz.model.dealings import EquipmentSpent
from colditz.model.events import PointsSpent
from colditz.model.ids import NOWHERE, PawnId, Place, SeatId, Symbol
from colditz.rules.arrest.arrest import seize, touch_cost
from colditz.rules.obstacles import crossing

# --- laws: how contact is made, and what it costs


def on_foot_above_ground(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """He walks onto the guard's circle; a man in a tunnel cannot. [classic.43.1, classic.ruling.52]"""
    return NOWHERE if game.in_tunnel(prisoner) else touch_cost(game, prisoner, guard)


def by_any_lawful_step(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """On foot, out of a tunnel's far end, or over a drop or wire beside him. [osprey.ruling.45]"""
    cost = touch_cost(game, prisoner, guard)
    if cost != NOWHERE or not game.state.now.points:
        return cost
    return 1 if crossing.way_over(game, prisoner, game.place(guard)) != NOWHERE else NOWHERE


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
    near = game.board.range_from(places[prisoner])
    return [GiveUp(prisoner, guard) for guard in game.guards() if near[places[guard]] <= points]


def forbids_giving_up(game: Game, seat: SeatId, action: GiveUp) -> Refusal | None:
    """A POW may always force his arrest by stepping onto a guard's circle. [classic.43.1, classic.ruling.51]"""
    pawns = range(len(game.teams.owner))
    if action.prisoner not in pawns or action.guard not in pawns or not game.is_guard(action.guard):
        return Refusal.NOT_ARRESTABLE
    if game.owner(action.prisoner) != seat:
        return Refusal.NOT_YOUR_PAWN
    if not game.on_board(action.prisoner):
        return Refusal.IN_SOLITARY if game.in_cells(action.prisoner) else Refusal.GONE
    if game.laws.arrest.contact(game, action.prisoner, action.guard) == NOWHERE:
        return Refusal.IN_A_TUNNEL if game.in_tunnel(action.prisoner) else Refusal.OUT_OF_REACH
    return _unaffordable(game, action)


def _unaffordable(game: Game, action: GiveUp) -> Refusal | None:
    held = game.state.equipment[game.owner(action.prisoner)]
    price = game.laws.arrest.contact_price(game, action.prisoner, game.place(action.guard))
    short = [card for card in price if held[card] < price.count(card)]
    return crossing.SHORT_OF[Symbol(short[0])] if short else None


def take_giving_up(game: Game, seat: SeatId, action: GiveUp) -> None:
    """The guard's circle decides the area. [classic.43.2, classic.43.3, classic.ruling.52]"""
    place = game.place(action.guard)
    game.emit(PointsSpent(seat, game.laws.arrest.contact(game, action.prisoner, action.guard)))
    price = game.laws.arrest.contact_price(game, action.prisoner, place)
    if price:
        game.emit(EquipmentSpent(seat, price, action.prisoner))
    if price and game.board.toll[place] == NOWHERE:
        game.laws.crossing.leaves(game, action.prisoner, crossing.way_over(game, action.prisoner, place))
    seize(game, action.prisoner, action.guard, place)


GIVE_UP = Act(pawn_tries=guards_within_range, forbids=forbids_giving_up, take=take_giving_up)
