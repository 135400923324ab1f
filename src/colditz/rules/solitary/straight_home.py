"""The walk home from the outer cells where nobody may loiter: two steps a turn, over guards, and no card for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from colditz.engine.edition import Veto
from colditz.engine.footing import Footing
from colditz.engine.game import Game, Reach
from colditz.engine.needs import ALWAYS
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Cross, EndTurn, GiveUp, MovePawn, PlayCard, Release
from colditz.model.board import Board
from colditz.model.cards import Card
from colditz.model.events import WayHomeKept
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.model.rows import Row, all_are
from colditz.rules.walking import graph, pausing
from colditz.rules.walking.movement import reach

STEPS_A_TURN: Final = 2

# --- the way


@cache
def far_from_home(board: Board) -> tuple[int, ...]:
    """Steps to the inner gate past no guard post, gates open to men on their way home. [v3.ruling.54]"""
    far = [NOWHERE] * len(board.names)
    far[board.inner_gate] = 0
    ring = [board.inner_gate]
    while ring:
        further: list[Place] = []
        for place in ring:
            for near in board.steps[place]:
                if far[near] == NOWHERE and board.area[near] == Area.OUTER and not board.post[near]:
                    far[near] = far[place] + 1
                    further.append(near)
        ring = further
    return tuple(far)


@cache
def homeward_ground(board: Board) -> Footing:
    """Only steps that bring a man nearer to home; he rests where every POW may. [v3.nevera.3, v3.ruling.110]"""
    far = far_from_home(board)
    steps = tuple(
        tuple(near for near in board.steps[place] if 0 <= far[near] < far[place]) for place in range(len(board.names))
    )
    rest = tuple(not board.beam[place] and board.above_tunnel[place] == NOWHERE for place in range(len(board.names)))
    return Footing(steps, rest, graph.pieces_of(steps))


def steps_home(game: Game, place: Place) -> int:
    """Steps to the inner gate, pawns ignored. [v3.ruling.52, v3.ruling.54]"""
    return max(far_from_home(game.board)[place], 0)


def walks_home(game: Game, pawn: PawnId, marks: Row) -> Reach:
    """Towards the courtyard and over guards, but not onto them. [v3.nevera.3, v3.nevera.5, v3.ruling.54]"""
    state, ground = game.state, homeward_ground(game.board)
    blocked = state.occupant[:]
    for guard in game.guards():
        blocked[state.places[guard]] = 0
    found = graph.spread(ground, blocked, state.places[pawn], state.now.points, marks)
    taken = [place for place in found.order[1:] if state.occupant[place] or not ground.rest[place]]
    return graph.passing(found, taken)


# --- the duty


def walkers(game: Game, seat: SeatId) -> list[PawnId]:
    """Men of a seat on their way home."""
    returning = game.state.returning
    return [man for man in game.teams.pawns[seat] if returning[man] != NOWHERE]


def owed_men(game: Game, seat: SeatId) -> list[PawnId]:
    """Those who have not come two steps nearer this turn, and could. [v3.nevera.4, v3.ruling.52]"""
    done = {man: game.state.returning[man] - steps_home(game, game.place(man)) for man in walkers(game, seat)}
    late = [man for man, steps in done.items() if steps < STEPS_A_TURN]
    return [man for man in late if game.state.now.points > 0 and reach(game, man).places()]


def somebody_walks_home(game: Game, seat: SeatId) -> bool:
    """An own man is on his way home."""
    return seat != SECURITY and not all_are(game.state.returning, NOWHERE) and bool(walkers(game, seat))


def home_first(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """Their steps come before any other, and neither cards nor equipment are used with them.

    [v3.nevera.3, v3.nevera.4, v3.nevera.6, v3.ruling.52, v3.ruling.55]
    """
    men = walkers(game, seat)
    match action:
        case PlayCard(_, pawn, other) if pawn in men or other in men:
            return Refusal.STRAIGHT_HOME
        case Cross(pawn) if pawn in men:
            return Refusal.STRAIGHT_HOME
        case MovePawn(pawn) if pawn in men or pausing.may_not_rest(game, pawn):
            return None
        case MovePawn() | Cross() | Release() | GiveUp() | EndTurn() | PlayCard(card=Card.RELEASE):
            return Refusal.WALK_HOME_FIRST if owed_men(game, seat) else None
    return None


def who_walks_home(game: Game, seat: SeatId, _action: Action) -> PawnId:
    """The first of them."""
    return next(iter(walkers(game, seat)), NOBODY)


def who_may_walk(game: Game, seat: SeatId) -> list[PawnId]:
    """While steps are owed, those men and whoever stands where he may not stay. [v3.nevera.4, v3.ruling.55]"""
    men = walkers(game, seat)
    if not owed_men(game, seat):
        return list(game.prisoners(seat))
    return [man for man in game.prisoners(seat) if man in men or pausing.may_not_rest(game, man)]


HOME_FIRST = Veto(
    needs=ALWAYS, awake=somebody_walks_home, forbids=home_first, subject=who_walks_home, movers=who_may_walk
)


@dataclass(frozen=True, slots=True)
class CountSteps(Step):
    """As the turn closes it is noted how far everybody still has to go. [v3.nevera.4]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return all_are(game.state.returning, NOWHERE)

    def go(self, game: Game) -> None:
        game.pop()
        for man in walkers(game, self.seat):
            game.emit(WayHomeKept(man, steps_home(game, game.place(man))))
