"""Windows: what can be answered is proposed, not done, and everybody who could hold an answer is asked.

Whether a seat is asked depends only on what the whole table can see (how many cards it holds), so that a pause or
its absence tells nobody anything.
"""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.play import Match
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.engine.view import proposal_of
from colditz.model.actions import Action, Pass, PlayCard
from colditz.model.events import CardPlayed
from colditz.model.ids import CardId, SeatId


class Proposal(Step):
    """Something about to take place that a card may still answer."""

    def concerns(self, game: Game) -> list[SeatId]:
        """Who may answer it, as far as the table can see."""
        raise AssertionError(f"{type(self).__name__} concerns nobody")

    def unfit(self, _game: Game, _card: CardId) -> Refusal | None:
        """Why a card that answers such things does not answer this one."""
        return None

    def happen(self, game: Game) -> None:
        """It takes place."""
        raise AssertionError(f"{type(self).__name__} cannot happen")


def subject(match: Match) -> str:
    """The name of what is proposed, where a card may answer it, else of the step that asks."""
    return proposal_of(match._game.state.stack[-1]) or match.asking  # noqa: SLF001 - everybody sees what is asked


def propose(game: Game, proposal: Proposal) -> None:
    """Ask those who could answer; then it happens, unless it was stopped."""
    game.push(window(game, proposal))


def window(game: Game, proposal: Proposal) -> Window:
    """The question whether anybody answers a proposal."""
    return Window(proposal, tuple(seat for seat in proposal.concerns(game) if game.state.hands[seat]))


@dataclass(frozen=True, slots=True)
class Window(Step):
    """Seats are asked one after another whether they play a card against a proposal."""

    proposal: Proposal
    waiting: tuple[SeatId, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        return ("proposal", "waiting")

    @property
    def pending(self) -> Refusal:
        return Refusal.ANSWER_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return self.waiting[:1]

    def go(self, game: Game) -> None:
        game.pop()
        self.proposal.happen(game)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        name = type(self.proposal).__name__
        cards = sorted({card for card in game.state.hands[seat] if (card, name) in game.part.answers})
        return [Pass(), *(PlayCard(card) for card in cards if self.proposal.unfit(game, card) is None)]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if action in self.actions(game, seat):
            return None
        if not isinstance(action, PlayCard):
            return self.pending
        if action.card not in game.state.hands[seat]:
            return Refusal.CARD_NOT_HELD
        answers = (action.card, type(self.proposal).__name__) in game.part.answers
        return (self.proposal.unfit(game, action.card) if answers else None) or Refusal.CARD_NOT_FOR_NOW

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if not isinstance(action, PlayCard):
            game.swap(Window(self.proposal, self.waiting[1:]))
            return
        game.emit(CardPlayed(seat, action.card))
        reply = game.part.answers[action.card, type(self.proposal).__name__]
        answer = reply(game, seat, self.proposal)
        if isinstance(answer.proposal, Proposal):
            game.swap(Window(answer.proposal, self.waiting[1:]))
        else:
            game.pop()
        game.push_all(list(answer.first))
