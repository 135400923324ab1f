"""Equipment stolen from rooms: a claim that a search may answer, and that is counted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import ClaimEquipment
from colditz.model.attempts import TheftCounted
from colditz.model.dealings import EquipmentClaimed
from colditz.model.ids import NOBODY, SECURITY, CardId, PawnId, SeatId
from colditz.rules.cards.opportunity import room_on
from colditz.rules.gathering.equipment import CLAIM
from colditz.rules.turn.window import Proposal, propose
from colditz.rules.walking.settle import GoToAppel


@dataclass(frozen=True, slots=True)
class EquipmentClaim(Proposal):
    """An officer is about to take an Equipment card for two men in rooms. [v3.equipment.3, v3.equipment.4]"""

    seat: SeatId
    card: CardId
    pawn: PawnId
    other: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "card", "pawn", "other")

    def concerns(self, game: Game) -> list[SeatId]:
        """The Commandant, unless he has searched in this turn already. [v3.search.25, v3.ruling.76]"""
        return [SECURITY] if game.state.now.raid == NOBODY else []

    def unfit(self, game: Game, card: CardId) -> Refusal | None:
        """Only a search of one of the rooms answers it. [v3.search.27, v3.appel.19]"""
        rooms = {game.board.room[game.place(man)] for man in (self.pawn, self.other)}
        return None if room_on(game, card) in rooms else Refusal.NOT_THE_ROOM

    def happen(self, game: Game) -> None:
        """The card is his, the theft is counted, and both men go to the roll-call area. [v3.equipment.5]"""
        game.emit(EquipmentClaimed(self.seat, self.card))
        game.emit(TheftCounted(self.seat))
        game.push_all([GoToAppel(self.pawn), GoToAppel(self.other)])


def take_theft(game: Game, seat: SeatId, claim: ClaimEquipment) -> None:
    """The Commandant may answer before the card is handed out. [v3.search.25]"""
    propose(game, EquipmentClaim(seat, claim.card, claim.pawn, claim.other))


STEAL: Act = replace(CLAIM, take=take_theft)
