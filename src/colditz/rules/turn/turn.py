"""Whose turn it is, and what a turn is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.needs import FULL_HAND, NO_REST
from colditz.engine.refusal import Refusal
from colditz.engine.step import ALONE, Step
from colditz.model.actions import Action, EndTurn, Throw
from colditz.model.events import TurnEnded, turn_began
from colditz.model.ids import NOBODY, SECURITY, PawnId, SeatId
from colditz.rules.turn.acting import Acting
from colditz.rules.turn.dice import MOVEMENT_THROWS
from colditz.rules.turn.hand import over_limit
from colditz.rules.walking import movement
from colditz.rules.walking.resting import leave_first

END_TURN: Final = EndTurn()
THROW: Final = Throw()


# --- the round


@dataclass(frozen=True, slots=True)
class Rounds(Step):
    """Officers in seating order, the Security Officer last, round after round. [classic.19.1, classic.19.2]"""

    def go(self, game: Game) -> None:
        state = game.state
        number = state.round + 1 if state.turn == SECURITY else state.round
        order = state.order
        place = order.index(state.turn) + 1 if state.turn > SECURITY else 0
        while place < len(order) and state.out[order[place]]:
            place += 1
        seat = order[place] if place < len(order) else SECURITY
        game.push(TURNS[seat][0])
        game.emit(turn_began(seat, number))


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """One seat's turn: the steps of its side, one after another."""

    seat: SeatId
    stage: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "stage")

    def go(self, game: Game) -> None:
        stages, stage = game.part.stages[self.seat], self.stage
        while stage < len(stages) and stages[stage].idle(game):
            stage += 1
        if stage < len(stages):
            game.swap(TURNS[self.seat][stage + 1])
            game.push(stages[stage])
        else:
            game.pop()
            game.emit(TURNS_ENDED[self.seat])


# Steps and news never change, so one of each will do.
TURNS: Final = tuple(tuple(Turn(seat, stage) for stage in range(12)) for seat in range(6))
TURNS_ENDED: Final = tuple(TurnEnded(seat) for seat in range(6))


# --- acting in one's own turn


@dataclass(frozen=True, slots=True)
class BeforeThrow(Acting):
    """The turn has begun and the dice are not thrown yet: cards and claims are free. [classic.ruling.80]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return ALONE[self.seat]


@dataclass(frozen=True, slots=True)
class Movement(Acting):
    """The seat spends its points, pawn by pawn, for as long as it likes. [classic.6.1, classic.21.1]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return () if game.state.out[self.seat] else ALONE[self.seat]


# --- throwing and ending


def always(_game: Game, _seat: SeatId) -> list[Action]:
    """The throw is always open."""
    return [THROW]


def forbids_throw(_game: Game, _seat: SeatId, _throw: Throw) -> Refusal | None:
    """Once a turn, before moving. [classic.19.3]"""
    return None


def take_throw(game: Game, seat: SeatId, _throw: Throw) -> None:
    """Both dice together."""
    game.pop()
    game.push(MOVEMENT_THROWS[seat])


def end(_game: Game, _seat: SeatId) -> list[Action]:
    """The turn may end when nothing is left undone."""
    return [END_TURN]


def forbids_ending(game: Game, seat: SeatId, _end: EndTurn) -> Refusal | None:
    """Points may go unused; a fourth card may not be kept, nor a man be left where none may rest.

    [classic.24.1, classic.27.3, classic.28.2, classic.42.1, classic.53.16]
    """
    if over_limit(game, seat):
        return Refusal.HAND_TOO_LARGE
    left = stranded(game, seat)
    return leave_first(game, left) if left != NOBODY else None


def stranded(game: Game, seat: SeatId) -> PawnId:
    """An own man who stands where he may not rest and could move on, or NOBODY; guards are moved off as it closes."""
    if seat == SECURITY:
        return NOBODY
    rest, places, limit = game.pow_footing.rest, game.state.places, game.board.walkable
    for pawn in game.teams.pawns[seat]:
        if places[pawn] < limit and not rest[places[pawn]] and movement.can_step(game, pawn):
            return pawn
    return NOBODY


def who_is_stranded(game: Game, seat: SeatId, _action: Action) -> PawnId:
    """Whoever keeps the turn from ending."""
    return stranded(game, seat)


def take_ending(game: Game, _seat: SeatId, _end: EndTurn) -> None:
    """The dice go on."""
    game.pop()


THROW_DICE: Act = Act(
    tries=always, forbids=forbids_throw, take=take_throw, too_late=Refusal.THROWN_ONCE, always=(THROW,), doubts=0
)
END: Act = Act(
    tries=end,
    forbids=forbids_ending,
    take=take_ending,
    subject=who_is_stranded,
    always=(END_TURN,),
    doubts=FULL_HAND | NO_REST,
)
