"""Packs: chance turns up the top card."""

from __future__ import annotations

from colditz.engine.chance import Luck
from colditz.engine.game import Game
from colditz.engine.step import Step
from colditz.model.actions import Action, Deal
from colditz.model.ids import CHANCE, SeatId


def faces(game: Game, pack: int) -> list[int]:
    """What may be on top of a pack: any card not seen since the shuffle, or else the first that was laid under it."""
    unseen = [card for card, number in enumerate(game.state.pools[pack]) if number]
    return unseen or list(game.state.bottoms[pack][:1])


def has_a_card(game: Game, pack: int) -> bool:
    """Something is on top of a pack."""
    return bool(game.state.bottoms[pack]) or any(game.state.pools[pack])


class BlindDraw(Step):
    """Chance picks a card that nobody could foresee."""


class TopCard(BlindDraw):
    """Chance turns up the top card of a pack."""

    def pack(self) -> int:
        """Which pack."""
        raise AssertionError("every kind of draw names its pack")

    def drawn(self, game: Game, card: int) -> None:
        """What becomes of the card."""
        raise AssertionError("every kind of draw does something")

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (CHANCE,) if has_a_card(game, self.pack()) else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Deal(card) for card in faces(game, self.pack())]

    def weights(self, game: Game) -> list[int]:
        return [game.state.pools[self.pack()][card] or 1 for card in faces(game, self.pack())]

    def chance(self, game: Game, luck: Luck) -> Action:
        pool = game.state.pools[self.pack()]
        left = sum(pool)
        pick = luck.below(max(left, 1))
        if not left:
            return Deal(game.state.bottoms[self.pack()][0])
        for card, number in enumerate(pool):
            if pick < number:
                return Deal(card)
            pick -= number
        raise AssertionError("a pool holds as many cards as it counts")

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Deal):
            self.drawn(game, action.card)
