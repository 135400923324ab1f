"""Playouts by listing: the same blind choice as `RandomChooser`, out of a full list of what may be done."""

from __future__ import annotations

from colditz.engine.game import Game
from colditz.engine.playout import RandomChooser
from colditz.engine.step import Step
from colditz.model.actions import Action
from colditz.model.ids import SeatId


class ListingChooser(RandomChooser):
    """Lists the actions and the pawns, picks one, and lists a picked pawn's moves."""

    def choose(self, game: Game, seat: SeatId, step: Step) -> Action:
        """One option of the seat that is asked."""
        actions, pawns = step.actions(game, seat), step.pawns(game, seat)
        pick = int(self.luck.random() * (len(actions) + len(pawns)))
        if pick < len(actions):
            return actions[pick]
        moves = step.moves(game, seat, pawns[pick - len(actions)])
        return moves[int(self.luck.random() * len(moves))]
