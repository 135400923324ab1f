"""Walking: where pawns may step, where they may stop, what a walk costs."""

from __future__ import annotations

from colditz.engine.edition import Act, Around
from colditz.engine.footing import WIDEST, Ball, Footing
from colditz.engine.game import Game, Reach
from colditz.engine.refusal import Refusal
from colditz.engine.state import SIDES
from colditz.model.actions import Action, MovePawn
from colditz.model.board import Crossing
from colditz.model.events import PointsSpent
from colditz.model.ids import NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.model.rows import Row, wipe, zeros
from colditz.model.shared import moves_of
from colditz.rules.escape import escape
from colditz.rules.guards import pursuit
from colditz.rules.walking.arrival import arrive
from colditz.rules.walking.graph import detour, spread
from colditz.rules.walking.shortfall import off_board, why_not


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
    if len(marks) == 0:
        marks = game.marks = zeros(len(game.board.names))
    elif known is not None:
        wipe(known.order, marks)
    found = game.reach = game.laws.walking.reach(game, pawn, marks)
    game.reach_of, game.reach_version = pawn, game.state.version
    return found


def on_his_ground(game: Game, pawn: PawnId, marks: Row) -> Reach:
    """Every free circle of its ground within the points left. [classic.11.24, classic.19.3]"""
    start = game.state.places[pawn]
    points = game.state.now.points if start < game.board.walkable else 0
    return spread(footing(game, pawn), game.state.occupant, start, points, marks)


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
        return pursuit.guard_footing(game).ball(place)
    if game.board.beside_gate[place] or _leads_beyond(game, pawn, place):
        return None
    return game.pow_footing.ball(place)


def _leads_beyond(game: Game, pawn: PawnId, place: Place) -> bool:
    """A walk of this POW might end where walks do not end otherwise: on a taken target, or below a way back up."""
    outside = game.board.area[place] == Area.OUTSIDE
    if outside and game.laws.kit.serves(game, game.teams.owner[pawn]):
        return True
    return bool(game.state.routes[pawn]) and bool(_ways_paid_for(game, pawn))


def leads(game: Game, _seat: SeatId, pawn: PawnId, near: Ball, number: int) -> bool:
    """A walk may lead to this circle: by the way that the ball knows if nobody stands on it, or else by another."""
    order, before, occupant = near.order, near.before, game.state.occupant
    to, cost = order[number], near.cost[number]
    if occupant[to] or not near.ground.rest[to]:
        return False
    step = before[number]
    while step > 0:
        if occupant[order[step]]:
            cost = detour(game, near.ground, order[0], to)
            if cost == NOWHERE:
                return False
            break
        step = before[step]
    game.walk_pawn, game.walk_to, game.walk_cost, game.walk_version = pawn, to, cost, game.state.version
    return True


def cost_of_walk(game: Game, pawn: PawnId, to: Place) -> int:
    """Points to walk there, or NOWHERE; what `leads` has found out is not worked out again."""
    known = game.walk_version == game.state.version and game.walk_pawn == pawn and game.walk_to == to
    return game.walk_cost if known else reach(game, pawn).cost(to)


def _ways_back_up(game: Game, pawn: PawnId) -> list[Place]:
    """Landings in a beam that he may step onto because he can pay to climb back from there at once.

    [classic.ruling.40, classic.ruling.89]
    """
    ways = [] if game.is_guard(pawn) else _ways_paid_for(game, pawn)
    if not ways:
        return []
    near, points = reach(game, pawn), game.state.now.points
    return [way.far for way in ways if 0 < near.cost(way.far) < points and game.is_free(way.near)]


def _ways_paid_for(game: Game, pawn: PawnId) -> list[Crossing]:
    """The ways by which he came, out of a beam, and that he can pay to take back."""
    held, open_back = game.state.equipment[game.owner(pawn)], game.laws.crossing.way_back
    routes = game.state.routes[pawn]
    ways = [each for each in routes if game.board.beam[game.board.crossings[each].far]]
    found = [game.board.crossings[each] for each in ways if open_back(game, pawn, each) is None]
    return [way for way in found if held[way.equipment] >= way.cards]


def _passable_targets(game: Game, pawn: PawnId) -> list[Place]:
    """A target where a man without a kit waits does not bar one whose officer holds a kit. [classic.ruling.36]"""
    if game.is_guard(pawn) or not game.laws.kit.serves(game, game.owner(pawn)):
        return []
    first = len(game.guards())
    waiting = [place for place in game.state.places[first:] if game.board.target[place]]
    return [place for place in waiting if reach(game, pawn).touch(place) != NOWHERE]


def forbids_move(game: Game, seat: SeatId, move: MovePawn) -> Refusal | None:
    """The reason a walk may not be made; which rule makes it too long is worked out when somebody reads it."""
    if not 0 <= move.pawn < len(game.teams.owner):
        return Refusal.NOT_ADJACENT
    if game.teams.owner[move.pawn] != seat:
        return Refusal.NOT_YOUR_PAWN
    if not 0 <= move.to < game.board.walkable:
        return off_board(game, move.pawn) or Refusal.NOT_A_CIRCLE
    return None if is_walk(game, move) else off_board(game, move.pawn) or Refusal.OUT_OF_REACH


def is_walk(game: Game, move: MovePawn) -> bool:
    """The pawn can walk there and rest, or goes on from there at once."""
    if reach(game, move.pawn).holds(move.to):
        return True
    return move.to in _passable_targets(game, move.pawn) or move.to in _ways_back_up(game, move.pawn)


def could_walk(game: Game, seat: SeatId, move: MovePawn) -> bool:
    """The move names an own pawn and a circle of the board."""
    own = 0 <= move.pawn < len(game.teams.owner) and game.teams.owner[move.pawn] == seat
    return own and 0 <= move.to < game.board.walkable


def why_too_far(game: Game, move: MovePawn, refusal: Refusal) -> Refusal:
    """Which rule keeps a pawn from a circle that is not among its walks."""
    return why_not(game, footing(game, move.pawn), move) if refusal == Refusal.OUT_OF_REACH else refusal


def take_move(game: Game, _seat: SeatId, move: MovePawn) -> None:
    """Walk, then see what the circle brings."""
    walk_to(game, move.pawn, move.to)


def walk_to(game: Game, pawn: PawnId, to: Place) -> None:
    """Move a pawn along its shortest free way and let it arrive; a taken target is passed, not entered."""
    seat, cost = game.teams.owner[pawn], cost_of_walk(game, pawn, to)
    if cost == NOWHERE:
        game.emit(PointsSpent(seat, reach(game, pawn).touch(to)))
        game.laws.kit.use(game, seat)
        escape.get_away(game, pawn, to)
        return
    start = game.state.places[pawn]
    rests = not game.rulebook.notable[to] or footing(game, pawn).rest[to]
    game.walked(pawn, start, to, cost)
    arrive(game, pawn, start, to)
    if not rests:
        game.laws.walking.halted(game, seat, pawn)


AROUND = Around(ball, leads)
WALK: Act = Act(
    pawn_tries=walks,
    forbids=forbids_move,
    take=take_move,
    exact=True,
    surely=pawns_with_room_beside,
    around=AROUND,
    reason=why_too_far,
)
