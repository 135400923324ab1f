"""Dice: the movement throw, doubles, and what earns a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.chance import Luck
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import ALONE, OF_CHANCE, Step
from colditz.model.actions import Action, Dice, StopThrowing, Throw
from colditz.model.events import thrown
from colditz.model.ids import SECURITY, SeatId
from colditz.rules.turn.acting import OwnTurn, lapse

THROWS: Final = tuple(tuple(Dice(first, second) for second in range(1, 7)) for first in range(1, 7))
THROW: Final = Throw()
STOP: Final = StopThrowing()

# --- laws: which number may earn a card


def each_throw(_game: Game, first: int, second: int) -> int:
    """A single throw of the right sum earns a card. [classic.22.1, classic.22.3, classic.ruling.3, osprey.cards.1]"""
    return first + second


def the_turns_total(game: Game, first: int, second: int) -> int:
    """The turn's total earns a card, once no further throw follows. [devir.cards.1 to devir.cards.3, devir.ruling.1]"""
    return 0 if first == second else sum(a + b for a, b in game.state.now.throws) + first + second


def earns_card(game: Game, first: int, second: int) -> bool:
    """The throw earns a card, if the turn has not earned its last already. [classic.22.1, osprey.ruling.1]"""
    sums = game.params.draw_on
    return game.laws.dice.card_sum(game, first, second) in sums and game.state.now.draws < game.params.draws_a_turn


def frees(game: Game, first: int, second: int) -> bool:
    """A double on a movement throw frees a POW, up to so many a turn. [classic.37.1, classic.ruling.7]"""
    return first == second and sum(a == b for a, b in game.state.now.throws) < game.params.releases_a_turn


def may_throw_again(game: Game) -> bool:
    """A double gives another throw, up to so many a turn. [classic.20.1, classic.20.2, osprey.dice.2]"""
    return len(game.state.now.throws) <= game.params.extra_throws


# --- laws: doubles on the movement throw


def throw_again_or_stop(game: Game, seat: SeatId) -> None:
    """The player may throw once more, or stop. [classic.20.1, classic.ruling.2]"""
    game.push(MAY_THROW_AGAIN[seat])


def throw_again_at_once(game: Game, seat: SeatId) -> None:
    """A double is thrown again whether its player likes it or not. [devir.dice.2, devir.dice.3, devir.ruling.2]"""
    game.push(MOVEMENT_THROWS[seat])


def spent_before_the_next_throw(_game: Game, _seat: SeatId) -> None:
    """The points of a double are spent first; then its player throws again. [v3.dice.2, v3.dice.4, v3.ruling.9]"""


# --- laws: which dice count


def both_dice(_game: Game, _seat: SeatId, _first: int, _second: int) -> None:
    """Every die counts. [classic.19.3, v3.dice.1, v3.dice.3]"""


# --- laws: doubles on rolls for cards


def thrown_again_at_once(game: Game, again: CardRoll) -> None:
    """A double on a roll for a card is thrown again, as often as it falls. [classic.ruling.9, classic.ruling.66]"""
    game.push(again)


def two_more_if_wanted(game: Game, again: CardRoll) -> None:
    """After a double on any other roll its thrower may throw again, twice a roll. [osprey.dice.2 to osprey.dice.5]"""
    if again.extra > 2:
        again.stop(game)
    else:
        game.push(MayAddThrow(again))


# --- steps


class TwoDice(Step):
    """Chance throws both dice. [classic.12.1, classic.12.2]"""

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return OF_CHANCE

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [dice for row in THROWS for dice in row]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        fair = isinstance(action, Dice) and 1 <= action.first <= 6 and 1 <= action.second <= 6
        return None if fair else Refusal.NOT_NOW

    def chance(self, game: Game, luck: Luck) -> Action:
        throw = luck.below(36)
        return THROWS[throw // 6][throw % 6]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Dice):
            self.thrown(game, action.first, action.second)

    def thrown(self, game: Game, first: int, second: int) -> None:
        """What the throw does."""
        raise AssertionError("every kind of throw does something")


@dataclass(frozen=True, slots=True)
class MovementThrow(TwoDice):
    """The throw that gives points, frees men and earns cards. [classic.19.3, classic.20.3]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def thrown(self, game: Game, first: int, second: int) -> None:
        releases = int(self.seat != SECURITY and frees(game, first, second))
        draws = int(earns_card(game, first, second))
        game.pop()
        game.emit(thrown(self.seat, first, second, releases, draws))
        game.laws.dice.counted(game, self.seat, first, second)
        if first == second and may_throw_again(game):
            game.laws.dice.movement_double(game, self.seat)


@dataclass(frozen=True, slots=True)
class MayThrowAgain(OwnTurn):
    """After a double the player may throw once more, or stop, before he does anything else; others may barter.

    [classic.20.1, classic.20.3, classic.20.4, classic.48.1, classic.ruling.2]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    @property
    def pending(self) -> Refusal:
        return Refusal.THROW_OR_STOP_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return ALONE[self.seat]

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [THROW, STOP]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        lapse(game)
        game.pop()
        if isinstance(action, Throw):
            game.push(MOVEMENT_THROWS[seat])


class CardRoll(TwoDice):
    """A roll for something other than movement, with the throws that doubles add to it."""

    extra: int  # how many throws doubles have added, this one included

    def thrower(self, game: Game) -> SeatId:
        """Whose roll it is."""
        raise AssertionError("somebody throws")

    def stop(self, game: Game) -> None:
        """What happens without this throw."""
        raise AssertionError("every roll ends somehow")


@dataclass(frozen=True, slots=True)
class MayAddThrow(Step):
    """After a double the thrower may add a throw to a roll, or leave it at that. [osprey.dice.1, osprey.dice.2]"""

    again: CardRoll

    @property
    def shown(self) -> tuple[str, ...]:
        return ("again",)

    @property
    def pending(self) -> Refusal:
        return Refusal.THROW_OR_STOP_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.again.thrower(game),)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [THROW, STOP]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Throw):
            game.push(self.again)
        else:
            self.again.stop(game)


# Steps never change, so one of each will do.
MOVEMENT_THROWS: Final = tuple(MovementThrow(seat) for seat in range(6))
MAY_THROW_AGAIN: Final = tuple(MayThrowAgain(seat) for seat in range(6))
