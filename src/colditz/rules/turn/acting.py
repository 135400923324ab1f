"""Acting in one's own turn: what a phase allows, listed and judged by one table of acts."""

from __future__ import annotations

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.rulebook import PhaseTable
from colditz.engine.step import Step
from colditz.model.actions import Action, MovePawn
from colditz.model.dealings import TradeLapsed
from colditz.model.draws import Draws
from colditz.model.ids import NOBODY, SECURITY, PawnId, SeatId


class OwnTurn(Step):
    """A step in which the player on turn acts freely: the only moments at which others may barter."""


class Acting(OwnTurn):
    """A pause in a seat's own turn in which it does what the acts of this phase allow."""

    def table(self, game: Game, seat: SeatId) -> PhaseTable:
        """The acts of this phase for this side; looked up once for as long as it waits."""
        known = game.table
        if known is None or game.table_of is not self or game.table_seat != seat:
            known = game.table = game.part.phases[seat == SECURITY][type(self)]
            game.table_of, game.table_seat = self, seat
        return known

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return self.table(game, seat).actions(game, seat)

    def pawns(self, game: Game, seat: SeatId) -> list[PawnId]:
        table = self.table(game, seat)
        enough = game.state.now.points >= table.least_points
        return table.pawns(game, seat) if table.pawn_tries and enough else []

    def moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        return self.table(game, seat).moves(game, seat, pawn)

    def draw(self, game: Game, seat: SeatId, luck: Draws) -> Action:
        return self.table(game, seat).draw(game, seat, luck)

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        return self.table(game, seat).forbids(game, seat, action)

    def reason(self, game: Game, seat: SeatId, action: Action, refusal: Refusal) -> Refusal:
        """What is behind a refusal; nobody is told to throw first for a pawn that is not his."""
        if seat not in self.asks(game):
            return refusal
        if isinstance(action, MovePawn) and _is_strange(game, seat, action.pawn):
            return _not_his(game, action.pawn)
        act = self.table(game, seat).acts.get(type(action))
        return act.reason(game, action, refusal) if act is not None and act.reason is not None else refusal

    def subject(self, game: Game, seat: SeatId, action: Action) -> PawnId:
        """Whoever the act's own refusal speaks of, or the phase's."""
        table = self.table(game, seat)
        act = table.acts.get(type(action))
        named = act.subject(game, seat, action) if act is not None and act.subject is not None else NOBODY
        if named != NOBODY:
            return named
        return table.veto.subject(game, seat, action) if table.veto is not None else NOBODY

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if game.state.now.offers:
            lapse(game)
        self.table(game, seat).acts[type(action)].take(game, seat, action)


def lapse(game: Game) -> None:
    """Open offers lapse when the player on turn acts. [classic.ruling.100]"""
    for offer in game.state.now.offers:
        game.emit(TradeLapsed(offer.seat, offer.to_seat))


def _is_strange(game: Game, seat: SeatId, pawn: PawnId) -> bool:
    return 0 <= pawn < len(game.teams.owner) and game.owner(pawn) != seat


def _not_his(game: Game, pawn: PawnId) -> Refusal:
    """Guards are for the Security Officer, and every officer has men of his own."""
    return Refusal.NOT_YOUR_GUARD if game.is_guard(pawn) else Refusal.NOT_YOUR_PAWN
