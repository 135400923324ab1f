"""Walks by zone: limits of guards, ways of a chase, and men outside who may only go on."""

from __future__ import annotations

from functools import cache
from typing import Final

from colditz.engine.footing import Footing
from colditz.engine.game import Game, Reach
from colditz.engine.refusal import Refusal
from colditz.model.actions import MovePawn
from colditz.model.attempts import GotOutside, StrideTaken
from colditz.model.board import Board
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId, TunnelId
from colditz.model.rows import STAYS, Places, Row, all_are, places_of
from colditz.rules.escape.attempt import exit_gates, not_announced
from colditz.rules.guards import chase, pursuit
from colditz.rules.solitary.straight_home import walks_home
from colditz.rules.walking import movement, pausing
from colditz.rules.walking.graph import passing, spread, spread_afresh

STRIDES: Final = 3  # steps a turn beyond the courtyard while nobody attempts an escape
POSTS_AT_NIGHT: Final = 4

# --- laws: how far a pawn gets


def by_zone(game: Game, pawn: PawnId, marks: Row) -> Reach:
    """As the zone and the pawn's errand allow. [v3.move.1, v3.move.3, v3.move.4]"""
    if not game.on_board(pawn):
        return spread(game.pow_footing, game.state.occupant, game.place(pawn), 0, marks)
    if game.teams.owner[pawn] == SECURITY:
        return _guard(game, pawn, marks)
    if game.state.returning[pawn] != NOWHERE:
        return walks_home(game, pawn, marks)
    if is_outside(game.board, game.place(pawn)):
        return _on_to_a_rosette(game, pawn, marks)
    return spread(ground_of(game, pawn), game.state.occupant, game.place(pawn), game.state.now.points, marks)


def by_zone_at_night(game: Game, pawn: PawnId, marks: Row) -> Reach:
    """The same, but no fifth guard post is blocked. [v3.inner.pow.9, v3.ruling.44]"""
    found = by_zone(game, pawn, marks)
    if game.teams.owner[pawn] == SECURITY or len(blockers(game, pawn)) < POSTS_AT_NIGHT:
        return found
    return passing(found, [post for post in game.board.posts[0] if post in found.order[1:]])


def blockers(game: Game, but: PawnId = NOBODY) -> list[PawnId]:
    """POWs on the guard posts of the courtyard, without this one."""
    men = [game.pawn_at(post) for post in game.board.posts[0]]
    return [man for man in men if man not in (NOBODY, but) and not game.is_guard(man)]


# --- prisoners


def ground_of(game: Game, pawn: PawnId) -> Footing:
    """Whoever stands in a gate of the courtyard steps out only as it was announced, and so from a tunnel's end.

    [v3.attempt.1, v3.attempt.3, v3.tunnel.17, v3.tunnel.18]
    """
    place = game.place(pawn)
    tunnel = game.board.in_tunnel[place]
    if tunnel != NOWHERE:
        shut = game.laws.tunnels.way_out(game, pawn) is not None
        return _below(game.board, game.pow_footing, tunnel) if shut else game.pow_footing
    shut_in = place in exit_gates(game.board) and game.state.exits[pawn] != place
    return _inward(game.board, game.pow_footing, place) if shut_in else game.pow_footing


def is_outside(board: Board, place: Place) -> bool:
    """Beyond the castle, and above ground."""
    return board.area[place] == Area.OUTSIDE and board.in_tunnel[place] == NOWHERE


@cache
def _below(board: Board, plain: Footing, tunnel: TunnelId) -> Footing:
    """A tunnel whose far end is shut."""
    end = board.tunnels[tunnel].below[-1]
    back = tuple(near for near in plain.steps[end] if board.in_tunnel[near] == tunnel)
    return Footing((*plain.steps[:end], back, *plain.steps[end + 1 :]), plain.rest, plain.pieces, plain.into)


@cache
def _inward(board: Board, plain: Footing, gate: Place) -> Footing:
    ways = tuple(near for near in plain.steps[gate] if board.area[near] == Area.INNER)
    return Footing((*plain.steps[:gate], ways, *plain.steps[gate + 1 :]), plain.rest, plain.pieces, plain.into)


def _on_to_a_rosette(game: Game, pawn: PawnId, marks: Row) -> Reach:
    """Every step outside shortens the way to some rosette, round other pawns. [v3.outside.pow.1, v3.ruling.60]"""
    board, start, occupant = game.board, game.place(pawn), game.state.occupant
    rows = [_around(game, target, pawn) for target in _targets(board)]
    order, ring = [start], [start]
    marks[start] = STAYS
    for cost in range(1, game.state.now.points + 1):
        further: list[Place] = []
        for place in ring:
            for near in board.steps[place]:
                if not marks[near] and not occupant[near] and any(0 <= row[near] < row[place] for row in rows):
                    marks[near] = cost
                    further.append(near)
        order += further
        ring = further
    return Reach(game.pow_footing, places_of(order), marks, game.state.now.points)


@cache
def _targets(board: Board) -> tuple[Place, ...]:
    return tuple(place for place in range(board.walkable) if board.target[place])


def _around(game: Game, goal: Place, *ignored: PawnId) -> list[int]:
    """Steps outside the castle to a circle, round all pawns but these; NOWHERE where none lead."""
    board, occupant = game.board, game.state.occupant
    free = {game.place(pawn) for pawn in ignored}
    far = [NOWHERE] * len(board.names)
    far[goal] = 0
    ring = [goal]
    while ring:
        further: list[Place] = []
        for place in ring:
            for near in board.steps[place]:
                open_air = board.area[near] == Area.OUTSIDE and board.in_tunnel[near] == NOWHERE
                if far[near] == NOWHERE and open_air and (not occupant[near] or near in free):
                    far[near] = far[place] + 1
                    further.append(near)
        ring = further
    return far


# --- guards


def _guard(game: Game, guard: PawnId, marks: Row) -> Reach:
    if game.area(guard) == Area.OUTSIDE:
        return _after_the_quarry(game, guard, marks)
    return _in_a_chase(game, guard, marks) if game.state.now.alarm else _limited(game, guard, marks)


def passed_over(game: Game) -> list[Place]:
    """Circles of men on their way home, whom guards pass over, and of all POWs while guards make for a tunnel.

    [v3.nevera.5, v3.tunneldetected.6]
    """
    if game.state.now.searched:
        return [game.place(man) for man in range(len(game.guards()), len(game.teams.owner)) if game.on_board(man)]
    returning = game.state.returning
    if all_are(returning, NOWHERE):
        return []
    return [game.place(man) for man, steps in enumerate(returning) if steps != NOWHERE]


class Limited(Reach):
    """Walks of a guard who has only so many steps beyond the courtyard, with those that each of them uses up."""

    def __init__(self, ground: Footing, order: Places, marks: Row, points: int, used: list[int]) -> None:
        super().__init__(ground, order, marks, points)
        self.used = used


def _limited(game: Game, guard: PawnId, marks: Row) -> Reach:
    """Three steps a turn beyond the courtyard. [v3.garrison.guard.3, v3.garrison.guard.6, v3.ruling.32]"""
    ground, area, start = pursuit.guard_footing(game), game.board.area, game.place(guard)
    walkers, occupant, points = passed_over(game), game.state.occupant, game.state.now.points
    left = strides_left(game, guard)
    marks[start] = STAYS
    order, ring = [start], [start]
    best, spent = [STRIDES + 1] * len(area), [0] * len(area)
    best[start] = 0
    for cost in range(1, points + 1):
        further: list[Place] = []
        for place in ring:
            for near in ground.steps[place]:
                used = best[place] + (area[near] == Area.OUTER)
                if used > left or best[near] <= used or (occupant[near] and near not in walkers):
                    continue
                best[near] = used
                further.append(near)
                if not marks[near]:
                    marks[near] = cost
                    order.append(near)
                if marks[near] == cost:
                    spent[near] = used
        ring = further
    found = Limited(ground, places_of(order), marks, points, spent)
    passing(found, [place for place in walkers if 0 < marks[place] < STAYS])
    return found


def _in_a_chase(game: Game, guard: PawnId, marks: Row) -> Reach:
    """Anywhere on his ground, and by the ways of men at large: from the courtyard through rooms and over POWs.

    [v3.pursuit.1, v3.pursuit.2, v3.pursuit.3, v3.pursuit.6, v3.garrison.guard.5, v3.ruling.56, v3.ruling.58]
    """
    ground, start, occupant = pursuit.guard_footing(game), game.place(guard), game.state.occupant
    walkers, further_on, rows = passed_over(game), _ways(game), _ways_to_windows(game, guard)
    order, ring, over = [start], [start], set[Place]()
    marks[start] = STAYS
    for cost in range(1, game.state.now.points + 1):
        further: list[Place] = []
        for place in ring:
            for near in ground.steps[place] if place not in over else ():
                if not marks[near] and (not occupant[near] or near in walkers):
                    marks[near] = cost
                    further.append(near)
            for near in further_on.get(place, ()) if further_on and place not in over else ():
                if not marks[near] and not occupant[near]:
                    marks[near] = cost
                    further.append(near)
            for near in [near for row in rows for near in game.board.steps[place] if 0 <= row[near] < row[place]]:
                if not marks[near]:
                    marks[near] = cost
                    further.append(near)
                    if occupant[near] and near not in walkers:
                        over.add(near)
        order += further
        ring = further
    return passing(Reach(ground, places_of(order), marks, game.state.now.points), [p for p in order[1:] if occupant[p]])


def chases(game: Game, guard: PawnId) -> bool:
    """Ways of men at large are open to him."""
    return game.state.now.alarm and bool(_ways(game) or _ways_to_windows(game, guard))


def _ways(game: Game) -> dict[Place, list[Place]]:
    """From the top of a drop, from the wire or from a gate: where a chase leads on."""
    found: dict[Place, list[Place]] = {}
    for way in (*chase.ways_from_the_courtyard(game), *chase.ways_beyond(game)):
        crossing = game.board.crossings[way]
        found.setdefault(crossing.near, []).append(crossing.far)
    for near, place in chase.ways_out(game):
        found.setdefault(near, []).append(place)
    return found


def _ways_to_windows(game: Game, guard: PawnId) -> list[list[int]]:
    """For every drop by which somebody fled from the courtyard: steps to it through rooms, round other guards."""
    if game.area(guard) != Area.INNER:
        return []
    return [_to_window(game, guard, game.board.crossings[way].near) for way in chase.ways_from_the_courtyard(game)]


def _to_window(game: Game, guard: PawnId, window: Place) -> list[int]:
    board, guards = game.board, {game.place(other) for other in game.guards() if other != guard}
    far = [NOWHERE] * len(board.names)
    far[window] = 0
    ring = [window]
    while ring:
        further: list[Place] = []
        for place in ring:
            for near in board.steps[place]:
                if far[near] == NOWHERE and near not in guards and _is_on_the_way(board, near):
                    far[near] = far[place] + 1
                    further.append(near)
        ring = further
    return far


def _is_on_the_way(board: Board, place: Place) -> bool:
    """Courtyard, passage or room, but no hiding place, no tunnel, and not the roll-call area."""
    open_air = not board.safe[place] and not board.appel[place] and board.in_tunnel[place] == NOWHERE
    return open_air and board.area[place] == Area.INNER


def _after_the_quarry(game: Game, guard: PawnId, marks: Row) -> Reach:
    """Only nearer to the POW whom he named, round other guards and over other POWs.

    [v3.outside.guard.5, v3.outside.guard.7, v3.ruling.61]
    """
    start, quarry, occupant = game.place(guard), game.state.quarry[guard], game.state.occupant
    marks[start] = STAYS
    order, ring = [start], [start]
    men = [man for man in range(len(game.guards()), len(game.teams.owner)) if man != quarry and game.on_board(man)]
    row = _around(game, game.place(quarry), guard, *men) if quarry != NOBODY else [NOWHERE] * len(marks)
    for cost in range(1, game.state.now.points + 1):
        further: list[Place] = []
        for place in ring:
            for near in game.board.steps[place]:
                if not marks[near] and 0 < row[near] < row[place]:
                    marks[near] = cost
                    further.append(near)
        order += further
        ring = further
    found = Reach(_anywhere(game.board), places_of(order), marks, game.state.now.points)
    return passing(found, [place for place in order[1:] if occupant[place]])


@cache
def _anywhere(board: Board) -> Footing:
    return Footing(board.steps, (True,) * len(board.names), ())


# --- the act


def forbids_walk(game: Game, seat: SeatId, move: MovePawn) -> Refusal | None:
    """A walk that the zone allows; what keeps a pawn from a circle within its points is told."""
    refusal = pausing.forbids_move(game, seat, move)
    if refusal is None or not movement.could_walk(game, seat, move) or not game.on_board(move.pawn):
        return refusal
    return _why_not(game, seat, move) or refusal


def _why_not(game: Game, seat: SeatId, move: MovePawn) -> Refusal | None:
    board, here = game.board, game.place(move.pawn)
    if not game.state.now.points or game.state.occupant[move.to]:
        return None
    if board.in_tunnel[here] != NOWHERE:
        climbs_out = board.in_tunnel[move.to] == NOWHERE and board.area[move.to] != Area.INNER
        return game.laws.tunnels.way_out(game, move.pawn) if climbs_out and _could(game, move) else None
    if is_outside(board, here):
        return Refusal.NOT_TOWARDS_QUARRY if seat == SECURITY else Refusal.NOT_TOWARDS_A_ROSETTE
    if seat == SECURITY and game.state.now.alarm:
        return Refusal.FIRST_CIRCLE_OUTSIDE if comes_out_first(game, move.pawn, move.to) else None
    if seat == SECURITY:
        return Refusal.THREE_STEPS_A_TURN if _could(game, move) else None
    if game.state.returning[move.pawn] != NOWHERE:
        return Refusal.STRAIGHT_HOME
    if board.post[move.to]:
        return (
            Refusal.POST_CLOSED
            if board.area[move.to] == Area.OUTER
            else Refusal.FOUR_POSTS_AT_NIGHT
            if _could(game, move)
            else None
        )
    out = here in exit_gates(board) and board.area[move.to] != Area.INNER
    return not_announced(game, move.pawn, here) if out and _could(game, move) else None


def comes_out_first(game: Game, guard: PawnId, to: Place) -> bool:
    """A guard could come outside, and this lies beyond the circle on which he names his man. [v3.outside.guard.4]"""
    if not game.on_board(guard) or not is_outside(game.board, to) or is_outside(game.board, game.place(guard)):
        return False
    found, first = movement.reach(game, guard), {place for _gate, place in chase.ways_out(game)}
    return to not in first and any(found.cost(place) != NOWHERE for place in first)


def _could(game: Game, move: MovePawn) -> bool:
    """By the points and the ground alone he could."""
    ground, start = movement.footing(game, move.pawn), game.place(move.pawn)
    return spread_afresh(ground, game.state.occupant, start, game.state.now.points).holds(move.to)


def take_walk(game: Game, seat: SeatId, move: MovePawn) -> None:
    """The steps of a limited guard are counted, and whoever comes outside opens his way or names his man."""
    start, used = game.place(move.pawn), strides_used(game, move.pawn, move.to)
    out = is_outside(game.board, move.to) and not is_outside(game.board, start)
    movement.walk_to(game, move.pawn, move.to)
    if used:
        game.emit(StrideTaken(move.pawn, used))
    if out and seat == SECURITY:
        game.push(chase.ChooseQuarry(move.pawn))
    elif out and game.place(move.pawn) == move.to:
        game.emit(GotOutside(move.pawn, move.to))


def strides_used(game: Game, pawn: PawnId, to: Place) -> int:
    """The steps of those that a turn allows a guard beyond the courtyard which a walk uses up."""
    if game.teams.owner[pawn] != SECURITY or game.state.now.alarm or stays_in_the_courtyard(game, pawn):
        return 0
    if stays_beyond(game, pawn):
        return movement.cost_of_walk(game, pawn, to)
    found = movement.reach(game, pawn)
    return found.used[to] if isinstance(found, Limited) else 0


def strides_left(game: Game, guard: PawnId) -> int:
    """How many more steps beyond the courtyard this turn allows him. [v3.garrison.guard.3, v3.garrison.guard.6]"""
    return STRIDES - game.state.now.strides.count(guard)


def stays_in_the_courtyard(game: Game, guard: PawnId) -> bool:
    """Nothing beyond it is within his points."""
    far, place = pursuit.guard_footing(game).ways_to(_first_circles(game.board, inside=False)), game.place(guard)
    return game.board.area[place] == Area.INNER and far[place] > game.state.now.points


def stays_beyond(game: Game, guard: PawnId) -> bool:
    """He is in the garrison, and nothing of the courtyard is within his points, or within the steps left to him."""
    far, place = pursuit.guard_footing(game).ways_to(_first_circles(game.board, inside=True)), game.place(guard)
    within = min(game.state.now.points, strides_left(game, guard) + 1)
    return game.board.area[place] == Area.OUTER and far[place] > within


@cache
def _first_circles(board: Board, *, inside: bool) -> tuple[Place, ...]:
    """The circles to which one step, or a drop, leads over the courtyard's border."""
    steps = [(near, place) for place in range(board.walkable) for near in board.steps[place]]
    ways = [*steps, *((way.near, way.far) for way in board.crossings)]
    inner = [area == Area.INNER for area in board.area]
    return tuple({to: to for start, to in ways if inner[start] != inner[to] == inside})
