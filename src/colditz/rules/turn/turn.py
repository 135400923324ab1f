"""Whose turn it is, and what a turn is made of."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, EndTurn, Throw
from colditz.model.events import TurnBegan, TurnEnded
from colditz.model.ids import NOBODY, SECURITY, PawnId, SeatId
from colditz.rules.turn.acting import Acting
from colditz.rules.turn.dice import MOVEMENT_THROWS
from colditz.rules.turn.hand import over_limit
from colditz.rules.walking import movement
from colditz.rules.walking.resting import leave_first

END_TURN, THROW = EndTurn(), Throw()


# --- the round


@dataclass(frozen=True, slots=True)
class Rounds(Step):
    """Officers in seating order, the Security Officer last, round after round. [classic.19.1, classic.19.2]"""

    def go(self, game: Game) -> None:
        state = game.state
        after = 0 if state.turn == NOBODY else state.turn
        number = state.round + 1 if state.turn == SECURITY else state.round
        later = [seat for seat in game.officers() if seat > after]
        seat = later[0] if later else SECURITY
        game.push(TURNS[seat][0])
        game.emit(TurnBegan(seat, number))


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """One seat's turn: the steps of its side, one after another."""

    seat: SeatId
    stage: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "stage")

    def go(self, game: Game) -> None:
        stages = game.part.stages[self.seat]
        if self.stage < len(stages):
            game.swap(TURNS[self.seat][self.stage + 1])
            game.push(stages[self.stage])
        else:
            game.pop()
            game.emit(TurnEnded(self.seat))


TURNS = tuple(tuple(Turn(seat, stage) for stage in range(12)) for seat in range(6))


# --- acting in one's own turn


@dataclass(frozen=True, slots=True)
class BeforeThrow(Acting):
    """The turn has begun and the dice are not thrown yet: cards and claims are free. [classic.ruling.80]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Movement(Acting):
    """The seat spends its points, pawn by pawn, for as long as it likes. [classic.6.1, classic.21.1]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return () if game.state.out[self.seat] else (self.seat,)


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


def who_is_stranded(game: Game, seat: SeatId, _end: EndTurn) -> PawnId:
    """Whoever keeps the turn from ending."""
    return stranded(game, seat)


def take_ending(game: Game, _seat: SeatId, _end: EndTurn) -> None:
    """The dice go on."""
    game.pop()


THROW_DICE = Act(tries=always, forbids=forbids_throw, take=take_throw, exact=True, too_late=Refusal.THROWN_ONCE)
END = Act(tries=end, forbids=forbids_ending, take=take_ending, subject=who_is_stranded)
