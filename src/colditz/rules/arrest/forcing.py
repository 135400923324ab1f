"""Forced arrest by a die: a POW walks up to a guard, and it may happen or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.chance import Luck
from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.state import STIRRED, TRIED
from colditz.engine.step import Step
from colditz.model.actions import Action, Die, GiveUp
from colditz.model.ids import CHANCE, NOWHERE, Area, PawnId, Place, SeatId
from colditz.model.raids import ArrestTried
from colditz.rules.arrest import giving_up
from colditz.rules.arrest.arrest import beside_the_other_side
from colditz.rules.arrest.custody import take_away
from colditz.rules.arrest.frisk import PlainCardFrisk
from colditz.rules.guards import pursuit
from colditz.rules.walking.movement import walk_to

LEAST_TO_BE_ARRESTED: Final = 4


def is_beside_a_guard(game: Game, prisoner: PawnId) -> bool:
    """Some guard could step to a man's circle. [v3.force.1, v3.ruling.35]"""
    if not game.on_board(prisoner) or game.in_tunnel(prisoner):
        return False
    place, ground, occupant = game.place(prisoner), pursuit.guard_footing(game), game.state.occupant
    for other in ground.into[place]:
        if occupant[other] and game.is_guard(occupant[other] - 1) and place in ground.steps[other]:
            return True
    return False


# --- laws: how he comes beside the guard


def by_a_step_this_turn(game: Game, prisoner: PawnId, guard: PawnId) -> int:
    """He walks to a circle next to the guard, or has walked to one this turn. [v3.force.1, v3.ruling.37]"""
    return min(_costs(game, prisoner, guard).values(), default=NOWHERE)


def where_the_step_ends(game: Game, prisoner: PawnId, guard: PawnId) -> Place:
    """The nearest such circle; whoever wants another walks there first. [v3.ruling.37]"""
    costs = _costs(game, prisoner, guard)
    return min(costs, key=lambda place: (costs[place], place))


def _costs(game: Game, prisoner: PawnId, guard: PawnId) -> dict[Place, int]:
    costs = giving_up.ways_beside(game, prisoner, guard)
    if not game.state.marks[prisoner] & STIRRED:
        costs.pop(game.place(prisoner), None)
    return costs


# --- the act


def forbids_try(game: Game, seat: SeatId, action: GiveUp) -> Refusal | None:
    """In the courtyard, once a turn for each man. [v3.force.1, v3.garrison.pow.3, v3.outside.pow.2, v3.ruling.37]"""
    refusal = giving_up.forbids_giving_up(game, seat, action)
    if refusal not in (None, Refusal.OUT_OF_REACH):
        return refusal
    if game.state.marks[action.prisoner] & TRIED:
        return Refusal.ONE_TRY_A_TURN
    return Refusal.FORCED_INSIDE_ONLY if game.area(action.prisoner) != Area.INNER else refusal


def take_try(game: Game, _seat: SeatId, action: GiveUp) -> None:
    """He stands beside the guard, and his officer throws one die. [v3.force.1]"""
    to = where_the_step_ends(game, action.prisoner, action.guard)
    if to != game.place(action.prisoner):
        walk_to(game, action.prisoner, to)
    game.push(ArrestThrow(action.prisoner, action.guard))


TRY = Act(
    pawn_tries=giving_up.guards_beside_range,
    forbids=forbids_try,
    take=take_try,
    least_points=0,
    free_movers=beside_the_other_side,
    reason=giving_up.why_too_far,
)


def forbids_by_night(_game: Game, _seat: SeatId, _action: GiveUp) -> Refusal | None:
    """By night no arrest can be forced. [v3.force.4]"""
    return Refusal.NOT_BY_NIGHT


NOT_BY_NIGHT = Act(forbids=forbids_by_night, take=take_try)


@dataclass(frozen=True, slots=True)
class ArrestThrow(Step):
    """One die: on four to six he is arrested and frisked and the guard goes home, else nothing happens.

    [v3.force.2, v3.force.3, v3.ruling.38]
    """

    prisoner: PawnId
    guard: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("prisoner", "guard")

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (CHANCE,)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Die(number) for number in range(1, 7)]

    def chance(self, game: Game, luck: Luck) -> Action:
        return Die(luck.below(6) + 1)

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if not isinstance(action, Die):
            return
        game.emit(ArrestTried(self.prisoner, self.guard, action.first))
        if action.first >= LEAST_TO_BE_ARRESTED:
            pursuit.go_home(game, self.guard)
            taken = take_away(game, self.prisoner, self.guard, lost=0)
            game.push_all([*taken, PlainCardFrisk(game.owner(self.prisoner))])
