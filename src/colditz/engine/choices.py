"""What a seat may do, listed no further than somebody asks."""

from __future__ import annotations

from colditz.engine.edition import TradeTerms
from colditz.engine.game import Game
from colditz.model.actions import Action
from colditz.model.ids import PawnId, SeatId


class Choices:
    """What a seat may do, in two levels: the few actions that are not moves, and the pawns that can move."""

    def __init__(self, game: Game, seat: SeatId, *, asked: bool) -> None:
        self._game, self._seat = game, seat
        self._step = game.state.stack[-1]
        self.actions: list[Action] = self._step.actions(game, seat) if asked else []
        self.pawns: list[PawnId] = self._step.pawns(game, seat) if asked else []
        self._moves: dict[PawnId, list[Action]] = {}  # as far as they were asked for

    def moves(self, pawn: PawnId) -> list[Action]:
        """Everything that one of the pawns can do."""
        found = self._moves.get(pawn)
        if found is None:
            found = self._moves[pawn] = self._step.moves(self._game, self._seat, pawn)
        return found

    def anytime(self, *, offers: bool = True) -> list[Action]:
        """What this seat may do without being asked: barter, mostly; offers are many, and `trades` tells of them."""
        game, seat = self._game, self._seat
        laws = game.part.anytime.values() if seat >= 0 else ()
        return [
            action
            for law in laws
            if law.tries is not None and (offers or law.terms is None)
            for action in law.tries(game, seat)
            if law.forbids(game, seat, action) is None
        ]

    def trades(self) -> TradeTerms | None:
        """To whom this seat may offer a trade, what it may give and what it may want; None if it may offer none."""
        game, seat = self._game, self._seat
        laws = game.part.anytime.values() if seat >= 0 and game.state.outcome is None else ()
        return next((law.terms(game, seat) for law in laws if law.terms is not None), None)
