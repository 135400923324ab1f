"""Phases in strict order: swaps, the throw, the card it earns, movement; after a double once more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from colditz.engine.edition import ANYTHING, Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, EndTurn, Pass, Throw
from colditz.model.attempts import RollDone
from colditz.model.ids import SeatId
from colditz.rules.turn.acting import Acting
from colditz.rules.turn.dice import MOVEMENT_THROWS, may_throw_again
from colditz.rules.turn.hand import Draw, over_limit, pack_for
from colditz.rules.turn.packs import has_a_card
from colditz.rules.turn.turn import END_TURN, THROW, TURNS
from colditz.rules.walking import pausing

# --- swaps


@dataclass(frozen=True, slots=True)
class SwapOpportunity(Acting):
    """Opportunity cards may change hands, if any officer holds one. [v3.phase.1]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return not self.asks(game)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        officers = game.officers()
        return (self.seat,) if len(officers) > 1 and any(game.state.hands[seat] for seat in officers) else ()


@dataclass(frozen=True, slots=True)
class SwapEquipment(Acting):
    """Equipment may be swapped, if the officer on turn and another hold some. [v3.phase.1]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return not self.asks(game)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        equipment = game.state.equipment
        if not any(equipment[self.seat]):
            return ()
        others = any(seat != self.seat and any(equipment[seat]) for seat in game.officers())
        return (self.seat,) if others else ()


def go_on(_game: Game, _seat: SeatId) -> list[Action]:
    """Enough is swapped."""
    return [PASS]


def forbids_going_on(_game: Game, _seat: SeatId, _pass: Pass) -> Refusal | None:
    """Nobody need swap anything."""
    return None


def take_going_on(game: Game, _seat: SeatId, _pass: Pass) -> None:
    """The next phase begins; there is no way back. [v3.phase.1]"""
    game.pop()


PASS: Final = Pass()
GO_ON = Act(
    tries=go_on, forbids=forbids_going_on, take=take_going_on, too_late=Refusal.NOT_NOW, always=(PASS,), doubts=0
)


# --- the card that a throw earns


@dataclass(frozen=True, slots=True)
class CollectOrDiscard(Acting):
    """The card that the throw has earned is drawn at once; one too many is laid away before anything else is done.

    [v3.cards.1 to v3.cards.5, v3.phase.1, v3.phase.2]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    @property
    def pending(self) -> Refusal:
        return Refusal.HAND_TOO_LARGE

    def idle(self, game: Game) -> bool:
        return not self._is_due(game) and not over_limit(game, self.seat)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if not self._is_due(game) and over_limit(game, self.seat) else ()

    def _is_due(self, game: Game) -> bool:
        return game.state.now.draws > 0 and has_a_card(game, pack_for(self.seat))

    def go(self, game: Game) -> None:
        if self._is_due(game):
            game.push(Draw(self.seat, earned=1))
        else:
            game.pop()


# --- doubles: the points are spent before the next throw


def throw_is_due(game: Game) -> bool:
    """The last throw of the turn was a double. [v3.dice.2, v3.dice.4, v3.ruling.9]"""
    throws = game.state.now.throws
    return bool(throws) and throws[-1][0] == throws[-1][1] and may_throw_again(game)


def next_throw(game: Game, _seat: SeatId) -> list[Action]:
    """After a double."""
    return [THROW] if throw_is_due(game) else []


def forbids_next_throw(game: Game, seat: SeatId, _throw: Throw) -> Refusal | None:
    """Only after a double, and with nobody left where he may not stay. [v3.dice.2, v3.dice.4, v3.ruling.118]"""
    return pausing.forbids_ending(game, seat, END_TURN) if throw_is_due(game) else Refusal.THROWN_ONCE


def take_next_throw(game: Game, seat: SeatId, _throw: Throw) -> None:
    """What is left of the roll is lost; throw, draw and movement come once more. [v3.ruling.9]"""
    game.pop()
    game.emit(RollDone(seat))
    game.swap(TURNS[seat][stage_of(game, seat, CollectOrDiscard)])
    game.push(MOVEMENT_THROWS[seat])


def stage_of(game: Game, seat: SeatId, kind: type[Step]) -> int:
    """Where a step stands in a seat's turn."""
    return next(number for number, step in enumerate(game.part.stages[seat]) if isinstance(step, kind))


THROW_AGAIN = Act(
    tries=next_throw,
    forbids=forbids_next_throw,
    take=take_next_throw,
    subject=pausing.who_is_stranded,
    too_late=Refusal.THROWN_ONCE,
)


def forbids_ending(game: Game, seat: SeatId, end: EndTurn) -> Refusal | None:
    """A turn does not end on a double. [v3.dice.2, v3.dice.4]"""
    return Refusal.THROW_AGAIN_FIRST if throw_is_due(game) else pausing.forbids_ending(game, seat, end)


END = replace(pausing.END_TURN, forbids=forbids_ending, doubts=ANYTHING)
