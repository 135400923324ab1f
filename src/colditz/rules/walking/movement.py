"""Walking: where pawns may step, where they may stop, what a walk costs."""

from __future__ import annotations

from colditz.engine.edition import Act, Around
from colditz.engine.footing import WIDEST, Ball, Footing
from colditz.engine.game import Game, Reach
from colditz.engine.refusal import Refusal
from colditz.engine.state import SIDES
from colditz.model.actions import Action, MovePawn, moves_of
from colditz.model.events import PointsSpent
from colditz.model.ids import NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.rules.escape import escape
from colditz.rules.guards import pursuit
from colditz.rules.walking.arrival import arrive
from colditz.rules.walking.graph import spread, spread_afresh


def footing(game: Game, pawn: PawnId) -> Footing:
    """The ground this pawn has just now: guards gain by searches, detected tunnels and open pursuit."""
    if game.teams.owner[pawn] == SECURITY:
        return pursuit.guard_footing(game)
    place = game.state.places[pawn]
    return beside_gate(game, pawn, place) if game.board.beside_gate[place] else game.pow_footing


def beside_gate(game: Game, pawn: PawnId, post: Place) -> Footing:
    """A post may be stepped onto from either side of the gate beside it, and left on the same side only.

    [classic.36.1, classic.41.1, classic.41.2, osprey.post.4]
    """
    marks = game.state.marks[pawn]
    side = next((number for number, mark in enumerate(SIDES) if marks & mark), NOWHERE)
    return game.rulebook.footing_beside_gate(post, side)


def reach(game: Game, pawn: PawnId) -> Reach:
    """Where a pawn can go with the points left; kept until something changes."""
    known = game.reach
    if known is not None and game.reach_of == pawn and game.reach_version == game.state.version:
        return known
    marks = game.marks
    if known is not None:
        for place in known.order:
            marks[place] = 0
    start = game.state.places[pawn]
    points = game.state.now.points if start < game.board.walkable else 0
    found = game.reach = spread(footing(game, pawn), game.state.occupant, start, points, marks)
    game.reach_of, game.reach_version = pawn, game.state.version
    return found


def can_step(game: Game, pawn: PawnId) -> bool:
    """The pawn has at least one resting place within its points."""
    state = game.state
    start = state.places[pawn]
    if state.now.points < 1 or start >= game.board.walkable:
        return False
    ground = footing(game, pawn)
    for near in ground.steps[start]:
        if not state.occupant[near] and ground.rest[near]:
            return True
    return bool(reach(game, pawn).places())


def walks(game: Game, _seat: SeatId, pawn: PawnId) -> list[Action]:
    """Every walk of one pawn."""
    table = moves_of(pawn, game.board.walkable)
    near = reach(game, pawn)
    rest = near.ground.rest
    found: list[Action] = [table[place] for place in near.order if rest[place]]
    if rest[near.order[0]]:
        del found[0]  # where it stands already
    if game.board.area[game.state.places[pawn]] == Area.OUTSIDE:  # only outside can a taken target be passed
        found += [table[place] for place in _passable_targets(game, pawn)]
    if game.state.routes[pawn]:
        found += [table[place] for place in _ways_back_up(game, pawn)]
    return found


def pawns_with_room_beside(game: Game, seat: SeatId) -> list[PawnId]:
    """Pawns with a free circle to rest on right beside them: the usual case, and quickly seen."""
    state, limit = game.state, game.board.walkable
    ground = pursuit.guard_footing(game) if seat == SECURITY else game.pow_footing
    steps, rest, occupant, places = ground.steps, ground.rest, state.occupant, state.places
    found: list[PawnId] = []
    for pawn in game.teams.pawns[seat]:
        place = places[pawn]
        if place < limit:
            for near in steps[place]:
                if not occupant[near] and rest[near]:
                    found.append(pawn)
                    break
    return found


def ball(game: Game, pawn: PawnId) -> Ball | None:
    """The circles around a pawn on its ordinary ground; None where a walk may lead elsewhere too."""
    state = game.state
    place = state.places[pawn]
    if state.now.points > WIDEST:
        return None
    if game.teams.owner[pawn] == SECURITY:
        return game.guard_footing.ball(place) if game.laws.guards.opening(game) is pursuit.NOTHING_OPEN else None
    if game.board.area[place] == Area.OUTSIDE or state.routes[pawn] or game.board.beside_gate[place]:
        return None
    return game.pow_footing.ball(place)


def leads(game: Game, _seat: SeatId, pawn: PawnId, near: Ball, number: int) -> bool:
    """A walk may lead to this circle: by the way that the ball knows if nobody stands on it, or else by another."""
    to, occupant = near.order[number], game.state.occupant
    ground = game.guard_footing if game.teams.owner[pawn] == SECURITY else game.pow_footing
    if occupant[to] or not ground.rest[to]:
        return False
    place, start = near.before[to], game.state.places[pawn]
    while place != start:
        if occupant[place]:
            return reach(game, pawn).holds(to)
        place = near.before[place]
    game.walk_pawn, game.walk_to, game.walk_cost, game.walk_version = pawn, to, near.cost[number], game.state.version
    return True


def cost_of_walk(game: Game, pawn: PawnId, to: Place) -> int:
    """Points to walk there, or NOWHERE; what `leads` has found out is not worked out again."""
    known = game.walk_version == game.state.version and game.walk_pawn == pawn and game.walk_to == to
    return game.walk_cost if known else reach(game, pawn).cost(to)


def _ways_back_up(game: Game, pawn: PawnId) -> list[Place]:
    """Landings in a beam that he may step onto because he can pay to climb back from there at once.

    [classic.ruling.40, classic.ruling.89]
    """
    if game.is_guard(pawn):
        return []
    held, near = game.state.equipment[game.owner(pawn)], reach(game, pawn)
    ways = [game.board.crossings[number] for number in game.state.routes[pawn]]
    return [
        way.far
        for way in ways
        if game.board.beam[way.far]
        and 0 < near.cost(way.far) < game.state.now.points
        and game.is_free(way.near)
        and held[way.equipment] >= way.cards
    ]


def _passable_targets(game: Game, pawn: PawnId) -> list[Place]:
    """A target where a man without a kit waits does not bar one whose officer holds a kit. [classic.ruling.36]"""
    if game.is_guard(pawn) or not game.laws.kit.serves(game, game.owner(pawn)):
        return []
    first = len(game.guards())
    waiting = [place for place in game.state.places[first:] if game.board.target[place]]
    return [place for place in waiting if reach(game, pawn).touch(place) != NOWHERE]


def forbids_move(game: Game, seat: SeatId, move: MovePawn) -> Refusal | None:
    """The reason a walk may not be made, from the most basic to the most particular."""
    if not 0 <= move.pawn < len(game.teams.owner):
        return Refusal.NOT_ADJACENT
    if game.teams.owner[move.pawn] != seat:
        return Refusal.NOT_YOUR_PAWN
    if not 0 <= move.to < game.board.walkable:
        return _off_board(game, move.pawn) or Refusal.NOT_ADJACENT
    if reach(game, move.pawn).holds(move.to):
        return None
    special = _passable_targets(game, move.pawn) + _ways_back_up(game, move.pawn)
    return None if move.to in special else why_not(game, move)


def could_walk(game: Game, seat: SeatId, move: MovePawn) -> bool:
    """The move names an own pawn and a circle of the board."""
    own = 0 <= move.pawn < len(game.teams.owner) and game.teams.owner[move.pawn] == seat
    return own and 0 <= move.to < game.board.walkable


def why_not(game: Game, move: MovePawn) -> Refusal:
    """Which rule keeps a pawn from a circle that is not among its walks."""
    gone = _off_board(game, move.pawn)
    if gone is not None:
        return gone
    if game.state.now.points < 1:
        return Refusal.NO_POINTS_LEFT
    if game.state.occupant[move.to]:
        return Refusal.CIRCLE_TAKEN
    found = _guard_ban(game, move) if game.is_guard(move.pawn) else _pow_ban(game, move)
    return Refusal.WAY_BLOCKED if found == Refusal.OUT_OF_REACH and _is_blocked(game, move) else found


def _off_board(game: Game, pawn: PawnId) -> Refusal | None:
    """Whoever is locked up or gone walks nowhere, wherever he is sent. [classic.11.19, osprey.solitary.5]"""
    if game.on_board(pawn):
        return None
    if game.is_guard(pawn):
        return Refusal.NOT_A_POST
    return Refusal.IN_SOLITARY if game.in_cells(pawn) else Refusal.GONE


def _is_blocked(game: Game, move: MovePawn) -> bool:
    """The points would do, if nobody stood in the way."""
    nobody = [0] * len(game.state.occupant)
    return spread_afresh(footing(game, move.pawn), nobody, game.place(move.pawn), game.state.now.points).holds(move.to)


def _guard_ban(game: Game, move: MovePawn) -> Refusal:
    board, place = game.board, move.to
    if board.safe[place]:
        return Refusal.GUARD_IN_SAFE_AREA
    if board.room[place] != NOWHERE or board.in_tunnel[place] != NOWHERE:
        return Refusal.GUARD_IN_ROOM if board.in_tunnel[place] == NOWHERE else Refusal.IN_A_TUNNEL
    if board.walkway[place] or (board.choke[place] and not game.guard_footing.rest[place]):
        return Refusal.NO_REST_IN_PASSAGE
    if board.appel[place]:
        return Refusal.NO_REST_ON_APPEL
    if board.above_tunnel[place] != NOWHERE:
        return Refusal.NO_GUARD_ABOVE_TUNNEL
    return _beyond_a_crossing(game, move)


def _beyond_a_crossing(game: Game, move: MovePawn) -> Refusal:
    """A guard at the top of a drop or at the wire may follow only where a POW at large went. [classic.46.1]"""
    near = game.board.crossings_from[game.place(move.pawn)]
    shut = any(game.board.crossings[crossing].far == move.to for crossing in near)
    return Refusal.CROSSING_NOT_OPEN if shut else Refusal.OUT_OF_REACH


def _pow_ban(game: Game, move: MovePawn) -> Refusal:
    board, place = game.board, move.to
    if board.toll[place] != NOWHERE:
        return Refusal.TOLL_UNPAID
    if board.beam[place]:
        return Refusal.NO_REST_IN_BEAM
    if board.above_tunnel[place] != NOWHERE:
        return Refusal.NO_REST_ABOVE_TUNNEL
    if board.in_tunnel[place] != NOWHERE and not game.in_tunnel(move.pawn):
        return Refusal.TUNNEL_NOT_OPEN
    return Refusal.OUT_OF_REACH


def take_move(game: Game, _seat: SeatId, move: MovePawn) -> None:
    """Walk, then see what the circle brings."""
    walk_to(game, move.pawn, move.to)


def walk_to(game: Game, pawn: PawnId, to: Place) -> None:
    """Move a pawn along its shortest free way and let it arrive; a taken target is passed, not entered."""
    seat, cost = game.owner(pawn), cost_of_walk(game, pawn, to)
    if cost == NOWHERE:
        game.emit(PointsSpent(seat, reach(game, pawn).touch(to)))
        game.laws.kit.use(game, seat)
        escape.get_away(game, pawn, to)
        return
    start, ground = game.state.places[pawn], footing(game, pawn)
    game.walked(pawn, start, to, cost)
    arrive(game, pawn, start, to)
    if not ground.rest[to]:
        game.laws.walking.halted(game, seat, pawn)


AROUND = Around(ball, leads)
WALK = Act(
    pawn_tries=walks, forbids=forbids_move, take=take_move, exact=True, surely=pawns_with_room_beside, around=AROUND
)
