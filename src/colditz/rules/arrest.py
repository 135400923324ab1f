"""Arrest: whom a guard may take where, and the POW who gives himself up."""

from __future__ import annotations

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, Arrest, GiveUp, PostGuard
from colditz.model.board import Tunnel
from colditz.model.dealings import EquipmentSpent
from colditz.model.events import PointsSpent
from colditz.model.ids import NOBODY, NOWHERE, Area, PawnId, Place, SeatId, Symbol, TunnelId
from colditz.rules import crossing, guards, pursuit
from colditz.rules.custody import take_away
from colditz.rules.movement import reach

# --- laws: who is liable


def liable_while_holding_equipment(game: Game, prisoner: PawnId) -> Refusal | None:
    """In the courtyard a POW is liable while his officer holds equipment; elsewhere always.

    [classic.30.2, classic.34c.3, classic.34d.1, classic.36.2]
    """
    if game.area(prisoner) != Area.INNER or game.state.equipment_held(game.owner(prisoner)):
        return None
    return Refusal.NOT_LIABLE


def out_of_reach_of_guards(game: Game, prisoner: PawnId) -> Refusal | None:
    """Places where no guard arrests: Appel, safe areas, rooms not searched, tunnels, the way back.

    [classic.11.21, classic.34c.4, classic.34c.5, classic.34c.6, classic.35.1, classic.39.3]
    """
    board, place = game.board, game.place(prisoner)
    if not game.on_board(prisoner):
        return Refusal.NOT_ARRESTABLE
    if board.in_tunnel[place] != NOWHERE:
        return Refusal.IN_A_TUNNEL
    if board.appel[place]:
        return Refusal.ON_APPEL
    if board.safe[place]:
        return Refusal.IN_SAFE_AREA
    if board.room[place] != NOWHERE and board.room[place] not in game.state.searched:
        return Refusal.IN_A_ROOM
    return Refusal.ON_THE_WAY_BACK if game.state.returning[prisoner] != NOWHERE else None


def exempt_places_and_returners(game: Game, prisoner: PawnId) -> Refusal | None:
    """Appel, safe areas, undiscovered tunnels, and returners whose officer holds nothing.

    [osprey.appel.23, osprey.arrest.7, osprey.arrest.8, osprey.arrest.9, osprey.arrest.10, osprey.ruling.108]
    """
    board, place, state = game.board, game.place(prisoner), game.state
    if not game.on_board(prisoner):
        return Refusal.NOT_ARRESTABLE
    if board.in_tunnel[place] != NOWHERE and board.in_tunnel[place] not in state.discovered:
        return Refusal.IN_A_TUNNEL
    if board.appel[place]:
        return Refusal.ON_APPEL
    if board.safe[place]:
        return Refusal.IN_SAFE_AREA
    home = state.returning[prisoner] != NOWHERE and prisoner not in state.strayed and prisoner not in state.absent
    return Refusal.ON_THE_WAY_BACK if home and not state.equipment_held(game.owner(prisoner)) else None


def liable_by_equipment_post_or_absence(game: Game, prisoner: PawnId) -> Refusal | None:
    """In the courtyard only with equipment held, on a post, ignoring Appel or in a discovered tunnel.

    [osprey.arrest.2, osprey.arrest.6, osprey.appel.22, osprey.ruling.87]
    """
    place = game.place(prisoner)
    offence = game.board.post[place] or prisoner in game.state.absent or game.in_tunnel(prisoner)
    return None if offence else liable_while_holding_equipment(game, prisoner)


def immune(game: Game, prisoner: PawnId) -> Refusal | None:
    """Why a POW cannot be arrested where he stands, or None."""
    return game.laws.sheltered(game, prisoner) or game.laws.liable(game, prisoner)


# --- arrest by a guard


def arrests(game: Game, _seat: SeatId, guard: PawnId) -> list[Action]:
    """Every POW this guard can walk onto and take."""
    near = game.board.range_from(game.state.places[guard])
    first, points, places = len(game.guards()), game.state.points, game.state.places
    below = game.board.in_tunnel
    found: list[Action] = []
    for prisoner in range(first, len(places)):
        far = near[places[prisoner]] > points and below[places[prisoner]] == NOWHERE
        if far or immune(game, prisoner) is not None:
            continue
        if touch_cost(game, guard, prisoner) != NOWHERE:
            found.append(Arrest(guard, prisoner))
    return found


def forbids_arrest(game: Game, seat: SeatId, arrest: Arrest) -> Refusal | None:
    """A guard arrests by moving onto a liable POW's circle within his points. [classic.34c.1, classic.34e.2]"""
    pawns = range(len(game.teams.owner))
    if arrest.guard not in pawns or arrest.prisoner not in pawns or game.is_guard(arrest.prisoner):
        return Refusal.NOT_ARRESTABLE
    if game.owner(arrest.guard) != seat:
        return Refusal.NOT_YOUR_PAWN
    refusal = immune(game, arrest.prisoner)
    if refusal is not None:
        return refusal
    return None if touch_cost(game, arrest.guard, arrest.prisoner) != NOWHERE else Refusal.OUT_OF_REACH


def touch_cost(game: Game, pawn: PawnId, other: PawnId) -> int:
    """Points for one pawn to step onto another's circle, or NOWHERE."""
    place = game.place(other)
    if place >= game.board.walkable:
        return NOWHERE
    tunnel = game.board.in_tunnel[place]
    return reach(game, pawn).touch(place) if tunnel == NOWHERE else tunnel_cost(game, pawn, tunnel, place)


def tunnel_cost(game: Game, guard: PawnId, tunnel: TunnelId, place: Place) -> int:
    """Points to step onto a tunneller from above, or along the tunnel from the circle beside him.

    [osprey.tunnel.12, osprey.ruling.87]
    """
    path, found, start = game.board.tunnels[tunnel], reach(game, guard), game.place(guard)
    spot = path.below.index(place)
    costs: list[int] = []
    for stop in _ways_down(game, path, spot):
        cost = 0 if path.above[stop] == start else found.cost(path.above[stop])
        if cost != NOWHERE:
            costs.append(max(cost + abs(stop - spot), 1))
    return min((cost for cost in costs if cost <= game.state.points), default=NOWHERE)


def _ways_down(game: Game, path: Tunnel, spot: int) -> list[int]:
    """Where guards come down to a tunneller: above him, and to each side the first circle that the open air leads to.

    Where a wall or nothing but the tunnel is above they follow it, past nobody.
    """
    leads_up = [above != NOWHERE and bool(game.board.steps[above]) for above in path.above]
    found = [spot] if leads_up[spot] else []
    for side in (range(spot - 1, -1, -1), range(spot + 1, len(path.below))):
        for stop in side:
            if leads_up[stop]:
                found.append(stop)
            if leads_up[stop] or not game.is_free(path.below[stop]):
                break
    return found


def take_arrest(game: Game, seat: SeatId, arrest: Arrest) -> None:
    """POW to solitary, guard to the barracks. [classic.34c.7, classic.34c.8, classic.34d.2]"""
    game.emit(PointsSpent(seat, touch_cost(game, arrest.guard, arrest.prisoner)))
    seize(game, arrest.prisoner, arrest.guard, game.place(arrest.prisoner))


def seize(game: Game, prisoner: PawnId, guard: PawnId, place: Place) -> None:
    """The two men meet on a circle, whose area decides what is lost."""
    lost = game.laws.loses_equipment(game, place)
    pursuit.go_home(game, guard)
    game.push_all(list(take_away(game, prisoner, guard, confiscate=lost, place=place)))


# --- arrest by posting


def on_posts_not_held_by_guards(game: Game, place: Place) -> Refusal | None:
    """A guard may be deployed to a vacant post or onto a POW who may be arrested there.

    [osprey.post.1, osprey.post.6, osprey.ruling.37, osprey.ruling.39]
    """
    pawn = game.pawn_at(place)
    if pawn == NOBODY:
        return None
    return Refusal.POST_TAKEN if game.is_guard(pawn) else immune(game, pawn)


def take_posting(game: Game, seat: SeatId, action: PostGuard) -> None:
    """Whoever is found on the post is arrested at once. [osprey.post.6, osprey.post.7]"""
    prisoner = game.pawn_at(action.to)
    if prisoner == NOBODY:
        guards.take_posting(game, seat, action)
        return
    game.emit(PointsSpent(seat, 1))
    seize(game, prisoner, guards.rested_guard(game), action.to)


# --- forced arrest


def on_foot_above_ground(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """He walks onto the guard's circle; a man in a tunnel cannot. [classic.43.1, classic.ruling.52]"""
    return NOWHERE if game.in_tunnel(prisoner) else touch_cost(game, prisoner, guard)


def by_any_lawful_step(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """On foot, out of a tunnel's far end, or over a drop or wire beside him. [osprey.ruling.45]"""
    cost = touch_cost(game, prisoner, guard)
    if cost != NOWHERE or not game.state.points:
        return cost
    return 1 if crossing.way_over(game, prisoner, game.place(guard)) != NOWHERE else NOWHERE


def surrenders(game: Game, _seat: SeatId, prisoner: PawnId) -> list[Action]:
    """Every guard onto whom this POW can step."""
    places, points, cost = game.state.places, game.state.points, game.laws.surrender_cost
    near = game.board.range_from(places[prisoner])
    close = [guard for guard in game.guards() if near[places[guard]] <= points]
    if not close:
        return []
    found = [GiveUp(prisoner, guard) for guard in close if cost(game, prisoner, guard) != NOWHERE]
    return [action for action in found if _unaffordable(game, action) is None]


def forbids_surrender(game: Game, seat: SeatId, action: GiveUp) -> Refusal | None:
    """A POW may always force his arrest by stepping onto a guard's circle. [classic.43.1, classic.ruling.51]"""
    pawns = range(len(game.teams.owner))
    if action.prisoner not in pawns or action.guard not in pawns or not game.is_guard(action.guard):
        return Refusal.NOT_ARRESTABLE
    if game.owner(action.prisoner) != seat:
        return Refusal.NOT_YOUR_PAWN
    if not game.on_board(action.prisoner):
        return Refusal.IN_SOLITARY if game.in_cells(action.prisoner) else Refusal.GONE
    if game.laws.surrender_cost(game, action.prisoner, action.guard) == NOWHERE:
        return Refusal.IN_A_TUNNEL if game.in_tunnel(action.prisoner) else Refusal.OUT_OF_REACH
    return _unaffordable(game, action)


def _unaffordable(game: Game, action: GiveUp) -> Refusal | None:
    held = game.state.equipment[game.owner(action.prisoner)]
    price = game.laws.surrender_price(game, action.prisoner, game.place(action.guard))
    short = [card for card in price if held[card] < price.count(card)]
    return crossing.SHORT_OF[Symbol(short[0])] if short else None


def take_surrender(game: Game, seat: SeatId, action: GiveUp) -> None:
    """The guard's circle decides the area. [classic.43.2, classic.43.3, classic.ruling.52]"""
    place = game.place(action.guard)
    game.emit(PointsSpent(seat, game.laws.surrender_cost(game, action.prisoner, action.guard)))
    price = game.laws.surrender_price(game, action.prisoner, place)
    if price:
        game.emit(EquipmentSpent(seat, price, NOBODY))
    if price and game.board.toll[place] == NOWHERE:
        game.laws.crossed(game, action.prisoner, crossing.way_over(game, action.prisoner, place))
    seize(game, action.prisoner, action.guard, place)
