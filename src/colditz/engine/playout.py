"""Playouts: a game played on to its end by a chooser, as fast as the engine goes. Nobody listens, nothing is logged."""

from __future__ import annotations

from colditz.engine.chance import Luck
from colditz.engine.game import Game
from colditz.engine.step import Step
from colditz.model.actions import Action
from colditz.model.draws import Draws
from colditz.model.ids import CHANCE, SeatId


class RandomChooser:
    """Draws one of the two-level options blindly: an action, or a pawn and then one of its moves."""

    def __init__(self, seed: int) -> None:
        self.luck = Draws(seed)

    def choose(self, game: Game, seat: SeatId, step: Step) -> Action:
        """One option of the seat that is asked."""
        return step.draw(game, seat, self.luck)


def play_out(game: Game, luck: Luck, chooser: RandomChooser, limit: int = 1_000_000) -> int:
    """Play a game to its end, or for so many decisions; returns how many were made."""
    game.listening = False
    state, decisions = game.state, 0
    while state.outcome is None and decisions < limit:
        step = state.stack[-1]
        asked = step.asks(game)
        if not asked:
            step.go(game)
        elif asked[0] == CHANCE:
            step.take(game, CHANCE, step.chance(game, luck))
        else:
            step.take(game, asked[0], chooser.choose(game, asked[0], step))
            decisions += 1
    game.listening = True
    return decisions
