"""Arrest: whom a guard may take where."""

from __future__ import annotations

from dataclasses import replace

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.state import ABSENT, STRAYED
from colditz.model.actions import Action, Arrest, PostGuard
from colditz.model.board import Tunnel
from colditz.model.events import PointsSpent
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, PawnId, Place, SeatId, TunnelId
from colditz.model.shared import arrests_by
from colditz.rules.arrest import custody
from colditz.rules.arrest.custody import take_away
from colditz.rules.guards import posting, pursuit
from colditz.rules.walking.movement import footing, reach
from colditz.rules.walking.shortfall import cannot_touch

# --- laws: who is liable in a zone


def always(_game: Game, _prisoner: PawnId) -> Refusal | None:
    """Outside the courtyard every POW is liable. [classic.34d.1]"""
    return None


def while_equipment_is_held(game: Game, prisoner: PawnId) -> Refusal | None:
    """A POW is liable while his officer holds equipment. [classic.30.2, classic.34c.3, classic.36.2]"""
    return None if game.state.equipment_held(game.owner(prisoner)) else Refusal.NOT_LIABLE


def after_three_thefts_or_with_a_kit(game: Game, prisoner: PawnId) -> Refusal | None:
    """A POW is liable once his officer stole three cards and holds one, or while he holds a kit.

    [v3.inner.pow.3, v3.inner.pow.4, v3.inner.pow.6, v3.ruling.20]
    """
    state, seat = game.state, game.owner(prisoner)
    thief = state.thefts[seat] >= 3 and state.equipment_held(seat)
    return None if thief or state.kits[seat] else Refusal.NOT_LIABLE


def by_equipment_post_or_absence(game: Game, prisoner: PawnId) -> Refusal | None:
    """Only with equipment held, on a post, ignoring Appel or in a discovered tunnel.

    [osprey.arrest.2, osprey.arrest.6, osprey.appel.22, osprey.ruling.87]
    """
    posted = game.board.post[game.place(prisoner)]
    offence = posted or game.state.marks[prisoner] & ABSENT or game.in_tunnel(prisoner)
    return None if offence else while_equipment_is_held(game, prisoner)


# --- laws: who is sheltered wherever he is


def out_of_reach_of_guards(game: Game, prisoner: PawnId) -> Refusal | None:
    """Places where no guard arrests: Appel, safe areas, rooms not searched, tunnels, the way back.

    [classic.11.21, classic.34c.4, classic.34c.5, classic.34c.6, classic.35.1, classic.39.3]
    """
    board, place = game.board, game.place(prisoner)
    if not game.on_board(prisoner):
        return Refusal.ALREADY_LOCKED_UP if game.in_cells(prisoner) else Refusal.GONE
    if board.in_tunnel[place] != NOWHERE:
        return Refusal.IN_A_TUNNEL
    if board.appel[place]:
        return Refusal.ON_APPEL
    if board.safe[place]:
        return Refusal.IN_SAFE_AREA
    if board.room[place] != NOWHERE and board.room[place] not in game.state.now.searched:
        return Refusal.IN_A_ROOM
    return Refusal.ON_THE_WAY_BACK if game.state.returning[prisoner] != NOWHERE else None


def exempt_places_and_returners(game: Game, prisoner: PawnId) -> Refusal | None:
    """Appel, safe areas, undiscovered tunnels, and returners whose officer holds nothing.

    [osprey.appel.23, osprey.arrest.7, osprey.arrest.8, osprey.arrest.9, osprey.arrest.10, osprey.ruling.108]
    """
    board, place, state = game.board, game.place(prisoner), game.state
    if not game.on_board(prisoner):
        return Refusal.ALREADY_LOCKED_UP if game.in_cells(prisoner) else Refusal.GONE
    if board.in_tunnel[place] != NOWHERE and board.in_tunnel[place] not in state.discovered:
        return Refusal.IN_A_TUNNEL
    if board.appel[place]:
        return Refusal.ON_APPEL
    if board.safe[place]:
        return Refusal.IN_SAFE_AREA
    home = state.returning[prisoner] != NOWHERE and not state.marks[prisoner] & (STRAYED | ABSENT)
    return Refusal.ON_THE_WAY_BACK if home and not state.equipment_held(game.owner(prisoner)) else None


def out_of_reach_but_for_raids(game: Game, prisoner: PawnId) -> Refusal | None:
    """The same, and rooms shelter from guards outside them even when searched: whoever searches goes in.

    [v3.inner.pow.2, v3.inner.pow.5]
    """
    indoors = game.on_board(prisoner) and game.board.room[game.place(prisoner)] != NOWHERE
    refusal = out_of_reach_of_guards(game, prisoner)
    return Refusal.IN_A_ROOM if refusal is None and indoors else refusal


def immune(game: Game, prisoner: PawnId) -> Refusal | None:
    """Why a POW cannot be arrested where he stands, or None."""
    laws = game.laws.arrest
    return laws.sheltered(game, prisoner) or laws.zones[game.area(prisoner)].liable(game, prisoner)


# --- arrest by a guard


def men_within_range(game: Game, _seat: SeatId, guard: PawnId) -> list[Action]:
    """Every POW so near that the points might do, and everybody below ground, whom guards come down to."""
    first, points, places = len(game.guards()), game.state.now.points, game.state.places
    near = game.board.near(places[guard], points)
    limit, below = game.board.walkable, game.board.in_tunnel
    found: list[Action] = []
    table = all_men(game, _seat, guard)
    for prisoner in range(first, len(places)):
        place = places[prisoner]
        if place < limit and (near[place] <= points or below[place] != NOWHERE):
            found.append(table[prisoner - first])
    return found


def all_men(game: Game, _seat: SeatId, guard: PawnId) -> list[Action]:
    """Every POW, wherever he is."""
    return arrests_by(guard, len(game.teams.pawns[SECURITY]), len(game.teams.owner))


def forbids_arrest(game: Game, seat: SeatId, arrest: Arrest) -> Refusal | None:
    """A guard arrests a liable POW whom he can come to within his points. [classic.34c.1, classic.34e.2]"""
    pawns = len(game.teams.owner)
    if not (0 <= arrest.guard < pawns and 0 <= arrest.prisoner < pawns) or game.is_guard(arrest.prisoner):
        return Refusal.NOT_ARRESTABLE
    if game.owner(arrest.guard) != seat:
        return Refusal.NOT_YOUR_PAWN
    refusal = immune(game, arrest.prisoner)
    if refusal is not None:
        return refusal
    near = game.laws.arrest.approach(game, arrest.guard, arrest.prisoner) != NOWHERE
    return None if near else Refusal.OUT_OF_REACH


def why_too_far(game: Game, arrest: Arrest, refusal: Refusal) -> Refusal:
    """What keeps a guard from a man whom he might arrest: rooms, pawns in the way, or too few points."""
    if refusal != Refusal.OUT_OF_REACH or game.in_tunnel(arrest.prisoner):
        return refusal
    found = cannot_touch(game, footing(game, arrest.guard), arrest.guard, arrest.prisoner)
    return Refusal.IN_A_ROOM if found == Refusal.GUARD_IN_ROOM else found


def touch_cost(game: Game, pawn: PawnId, other: PawnId) -> int:
    """Points for one pawn to step onto another's circle, or NOWHERE."""
    place = game.place(other)
    if place >= game.board.walkable:
        return NOWHERE
    tunnel = game.board.in_tunnel[place]
    if tunnel != NOWHERE:
        return tunnel_cost(game, pawn, tunnel, place)
    points = game.state.now.points
    within_range = game.board.near(game.state.places[pawn], points)[place] <= points
    return reach(game, pawn).touch(place) if within_range else NOWHERE


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
    return min((cost for cost in costs if cost <= game.state.now.points), default=NOWHERE)


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


# --- laws: how near a guard must come


def onto_his_circle(game: Game, guard: PawnId, prisoner: PawnId) -> int:
    """The guard steps onto the POW's own circle. [classic.34c.1]"""
    return touch_cost(game, guard, prisoner)


def to_the_next_circle(game: Game, guard: PawnId, prisoner: PawnId) -> int:
    """The guard walks to any circle from which he could step onto the POW's, and announces it.

    [devir.arrest.3, devir.ruling.10, devir.ruling.11]
    """
    start, place, points = game.place(guard), game.place(prisoner), game.state.now.points + 1
    if not game.on_board(guard) or game.board.near(start, points)[place] > points:
        return NOWHERE
    found = reach(game, guard)
    return found.cost_to_any(found.ground.into[place])


def men_beside_range(game: Game, _seat: SeatId, guard: PawnId) -> list[Action]:
    """Every POW so near that the points might do to stand beside him."""
    limit, points, places = game.board.walkable, game.state.now.points + 1, game.state.places
    near = game.board.near(places[guard], points)
    first, table = len(game.guards()), all_men(game, _seat, guard)
    men = range(first, len(places))
    return [table[man - first] for man in men if places[man] < limit and near[places[man]] <= points]


def beside_the_other_side(game: Game, seat: SeatId) -> list[PawnId]:
    """Own pawns with a pawn of the other side on a circle right beside theirs."""
    places, occupant, steps, limit = game.state.places, game.state.occupant, game.board.open_steps, game.board.walkable
    guards, found = len(game.teams.pawns[SECURITY]), []
    for pawn in game.teams.pawns[seat]:
        place = places[pawn]
        for near in steps[place] if place < limit else ():
            if occupant[near] and (occupant[near] <= guards) != (seat == SECURITY):
                found.append(pawn)
                break
    return found


def take_arrest(game: Game, seat: SeatId, arrest: Arrest) -> None:
    """POW to solitary, guard to the barracks. [classic.34c.7, classic.34c.8, classic.34d.2]"""
    game.emit(PointsSpent(seat, game.laws.arrest.approach(game, arrest.guard, arrest.prisoner)))
    seize(game, arrest.prisoner, arrest.guard, game.place(arrest.prisoner))


def seize(game: Game, prisoner: PawnId, guard: PawnId, place: Place) -> None:
    """The two men meet on a circle, whose area decides what is lost."""
    pursuit.go_home(game, guard)
    taken = take_away(game, prisoner, guard, lost=0, place=place)
    game.push_all([*taken, *custody.costs(game, game.owner(prisoner), place)])


ARREST: Act = Act(
    pawn_tries=men_within_range, forbids=forbids_arrest, take=take_arrest, pawn_lots=all_men, reason=why_too_far
)
ARREST_FROM_BESIDE: Act = replace(
    ARREST, pawn_tries=men_beside_range, least_points=0, free_movers=beside_the_other_side
)


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
        posting.take_posting(game, seat, action)
        return
    game.emit(PointsSpent(seat, 1))
    seize(game, prisoner, posting.rested_guard(game), action.to)


POST = replace(posting.POST, take=take_posting)
