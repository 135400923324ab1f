"""Frisks: officer and Commandant throw a die each for a card or the kit, and cards are drawn blindly."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.chance import Luck
from colditz.engine.game import Game
from colditz.engine.step import Step
from colditz.model.actions import Action, Deal
from colditz.model.attempts import Frisked, KitLost
from colditz.model.dealings import EquipmentLost
from colditz.model.ids import CHANCE, SeatId
from colditz.rules.turn.dice import TwoDice
from colditz.rules.turn.packs import BlindDraw
from colditz.rules.turn.window import Proposal, propose

# --- what is taken


@dataclass(frozen=True, slots=True)
class BlindLoss(BlindDraw):
    """One Equipment card of an officer is drawn at random and goes back to the supply. [v3.frisk.2, v3.ruling.42]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (CHANCE,) if game.state.equipment_held(self.seat) else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Deal(card) for card, number in enumerate(game.state.equipment[self.seat]) if number]

    def chance(self, game: Game, luck: Luck) -> Action:
        held = game.state.equipment[self.seat]
        pick = luck.below(sum(held))
        for card, number in enumerate(held):
            if pick < number:
                return Deal(card)
            pick -= number
        raise AssertionError("a hand holds as many cards as it counts")

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Deal):
            game.emit(EquipmentLost(self.seat, action.card))


@dataclass(frozen=True, slots=True)
class Seizure(Proposal):
    """One Equipment card of an officer is about to be drawn. [v3.ruling.39]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def concerns(self, game: Game) -> list[SeatId]:
        return [self.seat]

    def happen(self, game: Game) -> None:
        game.push(BlindLoss(self.seat))


@dataclass(frozen=True, slots=True)
class KitSeizure(Proposal):
    """An officer is about to lose his kit. [v3.frisk.6, v3.frisk.8]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def concerns(self, game: Game) -> list[SeatId]:
        return [self.seat]

    def happen(self, game: Game) -> None:
        game.emit(KitLost(self.seat))


# --- the dice


class Frisk(TwoDice):
    """Officer and Commandant throw one die each; where nothing can be taken nobody throws. [v3.frisk.1, v3.ruling.41]

    The first die is the officer's.
    """

    seat: SeatId

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (CHANCE,) if self.at_stake(game) else ()

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.pop()
        game.emit(Frisked(self.seat, first, second))
        if self.is_lost(first, second):
            self.seize(game)

    def at_stake(self, game: Game) -> int:
        """How much could be taken."""
        raise AssertionError("something is at stake")

    def is_lost(self, first: int, second: int) -> bool:
        """The Commandant wins, by a higher die or a tie. [v3.frisk.3]"""
        return second >= first

    def seize(self, game: Game) -> None:
        """What a lost frisk does."""
        raise AssertionError("something is taken")


@dataclass(frozen=True, slots=True)
class CardFrisk(Frisk):
    """At stake is one Equipment card, which a card may still save. [v3.frisk.1 to v3.frisk.3, v3.ruling.39]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def at_stake(self, game: Game) -> int:
        return game.state.equipment_held(self.seat)

    def seize(self, game: Game) -> None:
        propose(game, Seizure(self.seat))


@dataclass(frozen=True, slots=True)
class PlainCardFrisk(CardFrisk):
    """The same, and nothing can save the card. [v3.frisk.4, v3.ruling.38, v3.ruling.40]"""

    def seize(self, game: Game) -> None:
        game.push(BlindLoss(self.seat))


@dataclass(frozen=True, slots=True)
class KitFrisk(Frisk):
    """At stake is the kit, and a tie saves it. [v3.frisk.5 to v3.frisk.7]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def at_stake(self, game: Game) -> int:
        return game.state.kits[self.seat]

    def is_lost(self, first: int, second: int) -> bool:
        return second > first

    def seize(self, game: Game) -> None:
        propose(game, KitSeizure(self.seat))


@dataclass(frozen=True, slots=True)
class KitFriskByNight(KitFrisk):
    """The same, but a tie costs it. [v3.frisk.7]"""

    def is_lost(self, first: int, second: int) -> bool:
        return second >= first


# --- beyond the courtyard: a card at once, or a frisk for the kit


@dataclass(frozen=True, slots=True)
class Forfeit(Step):
    """One Equipment card is taken outright; whoever has none is frisked for his kit. [v3.garrison.pow.6, v3.frisk.5]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def go(self, game: Game) -> None:
        game.pop()
        if game.state.equipment_held(self.seat):
            propose(game, Seizure(self.seat))
        else:
            game.push(KitFrisk(self.seat))


@dataclass(frozen=True, slots=True)
class ForfeitByNight(Forfeit):
    """The same, and nothing can save the card. [v3.garrison.pow.7, v3.outside.pow.5, v3.frisk.7]"""

    def go(self, game: Game) -> None:
        game.pop()
        game.push(BlindLoss(self.seat) if game.state.equipment_held(self.seat) else KitFriskByNight(self.seat))


@dataclass(frozen=True, slots=True)
class ForfeitBelow(Forfeit):
    """The same by day for men in a tunnel: no bribe saves the card. [v3.tunnel.21, v3.tunneldetected.12]"""

    def go(self, game: Game) -> None:
        game.pop()
        game.push(BlindLoss(self.seat) if game.state.equipment_held(self.seat) else KitFrisk(self.seat))


# --- laws: what an arrest costs, by zone and part of the day


def a_card_at_once(_game: Game, seat: SeatId) -> tuple[Step, ...]:
    """Nobody throws: a card is taken at random. [v3.search.16, v3.appel.17]"""
    return (BlindLoss(seat),)


def a_card_below_or_the_kit(_game: Game, seat: SeatId) -> tuple[Step, ...]:
    """A card at random, which nothing saves, or dice for the kit. [v3.tunneldetected.12, v3.tunneldetected.13]"""
    return (ForfeitBelow(seat),)


def a_frisk(_game: Game, seat: SeatId) -> tuple[Step, ...]:
    """Dice decide about a card, and a card may still save it. [v3.frisk.1, v3.frisk.2, v3.frisk.3]"""
    return (CardFrisk(seat),)


def a_frisk_without_mercy(_game: Game, seat: SeatId) -> tuple[Step, ...]:
    """Dice decide about a card. [v3.frisk.4]"""
    return (PlainCardFrisk(seat),)


def a_card_or_the_kit(_game: Game, seat: SeatId) -> tuple[Step, ...]:
    """A card is taken at random, or dice decide about the kit. [v3.garrison.pow.6, v3.outside.pow.3, v3.frisk.5]"""
    return (Forfeit(seat),)


def a_card_or_the_kit_by_night(_game: Game, seat: SeatId) -> tuple[Step, ...]:
    """The same, and no card can save what is taken but a kit's hideaway. [v3.garrison.pow.7, v3.outside.pow.5]"""
    return (ForfeitByNight(seat),)
