"""The moments of a raid: at the end of an officer's turn, and after the guards of the Commandant's have moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Pass, PlayCard
from colditz.model.cards import Card
from colditz.model.events import CardPlayed
from colditz.model.ids import NOBODY, SECURITY, CardId, SeatId
from colditz.model.raids import CardLifted
from colditz.model.shared import playing
from colditz.rules.raids.head_count import roll_in_own_turn
from colditz.rules.raids.room_search import SEARCH_CARDS, search_in_own_turn


@dataclass(frozen=True, slots=True)
class MayRaid(Step):
    """As an officer's turn ends the Commandant may search or call a roll, once in that turn.

    He is asked whatever he holds, as long as he holds a card: how many he has everybody sees.
    [v3.search.21, v3.appel.19, v3.ruling.76, v3.ruling.109]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    @property
    def pending(self) -> Refusal:
        return Refusal.ANSWER_FIRST

    def idle(self, game: Game) -> bool:
        return not self.asks(game)

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if game.state.hands[SECURITY] and game.state.now.raid == NOBODY else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [PASS, *[playing(card) for card in sorted(set(game.state.hands[seat])) if _answers(game, card)]]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if action in self.actions(game, seat):
            return None
        if not isinstance(action, PlayCard):
            return self.pending
        return Refusal.CARD_NOT_FOR_NOW if action.card in game.state.hands[seat] else Refusal.CARD_NOT_HELD

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, PlayCard):
            game.emit(CardPlayed(seat, action.card))
            answer = game.part.answers[action.card, MayRaid.__name__](game, seat, self)
            game.push_all(list(answer.first))


PASS: Final = Pass()
RAID: Final = MayRaid.__name__


def _answers(game: Game, card: CardId) -> bool:
    return (card, RAID) in game.part.answers


@dataclass(frozen=True, slots=True)
class HoldRaid(Step):
    """Once the guards have moved, the search or the roll call has its own throw. [v3.search.4, v3.appel.5]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return game.state.now.raid == NOBODY

    def go(self, game: Game) -> None:
        game.pop()
        card = game.state.now.raid
        if card in SEARCH_CARDS and not game.state.now.searched:  # spent on a tunnel it searches nothing
            game.push(search_in_own_turn(game, card))
        elif card == Card.APPEL:
            game.push(roll_in_own_turn())


@dataclass(frozen=True, slots=True)
class LayAway(Step):
    """The card of a raid goes under its pack as the turn ends. [v3.search.9]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return game.state.now.raid == NOBODY

    def go(self, game: Game) -> None:
        game.pop()
        if game.state.now.raid in game.state.laid:
            game.emit(CardLifted(game.state.now.raid))
