"""The Do or Die run with a key: the runner's life is at stake, his officer plays on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from colditz.engine.edition import Answer
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import DoOrDie
from colditz.model.attempts import PackShuffled, RunDeclared
from colditz.model.cards import THROWS_ON_CARD, Card, Pack
from colditz.model.dealings import EquipmentSpent
from colditz.model.events import DesperateCardTurned, PowDied
from colditz.model.ids import NOBODY, SECURITY, PawnId, SeatId
from colditz.rules.arrest.custody import take_away
from colditz.rules.escape.desperate import RUN, DesperateCard, Run, forbids_another_run, run_length, set_off
from colditz.rules.turn.phases import stage_of
from colditz.rules.turn.turn import TURNS, Movement
from colditz.rules.turn.window import Proposal, propose


def forbids_run_with_a_key(game: Game, seat: SeatId, action: DoOrDie) -> Refusal | None:
    """Once a game, with a kit and a key; nobody shows a pass.

    [v3.doordie.1, v3.doordie.2, v3.doordie.6, v3.doordie.7, v3.ruling.97]
    """
    refusal = forbids_another_run(game, seat, action)
    return Refusal.NO_KEY if refusal is None and not game.state.equipment[seat][Card.KEY] else refusal


def take_run_with_a_key(game: Game, seat: SeatId, action: DoOrDie) -> None:
    """The run takes the place of the throw and ends the turn; first the key is handed in. [v3.ruling.97]"""
    game.pop()
    game.swap(TURNS[seat][stage_of(game, seat, Movement) + 1])
    game.emit(RunDeclared(seat, action.prisoner))
    propose(game, RunByKey(seat, action.prisoner))


RUN_WITH_A_KEY = replace(RUN, forbids=forbids_run_with_a_key, take=take_run_with_a_key)


@dataclass(frozen=True, slots=True)
class RunByKey(Proposal):
    """The key for the door on the way of a run is handed in, and can be intercepted. [v3.doordie.6, v3.ruling.98]"""

    seat: SeatId
    prisoner: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "prisoner")

    def concerns(self, game: Game) -> list[SeatId]:
        return [SECURITY]

    def happen(self, game: Game) -> None:
        game.emit(EquipmentSpent(self.seat, (int(Card.KEY),), self.prisoner))
        game.push(LastCard(self.seat, self.prisoner))


def runner_is_arrested(game: Game, _seat: SeatId, run: RunByKey) -> Answer:
    """The key is lost and the man goes to the inner cells alive. [v3.ruling.98]"""
    game.emit(EquipmentSpent(run.seat, (int(Card.KEY),), run.prisoner))
    return Answer(None, take_away(game, run.prisoner, NOBODY, lost=0))


@dataclass(frozen=True, slots=True)
class LastCard(DesperateCard):
    """The top card says how many throws there are; it goes back and the pack is shuffled.

    [v3.doordie.3, v3.doordie.10]
    """

    def drawn(self, game: Game, card: int) -> None:
        game.emit(DesperateCardTurned(self.seat, card))
        game.emit(PackShuffled(Pack.DO_OR_DIE))
        length = run_length(game.board, game.place(self.prisoner))
        set_off(game, LastRun(self.seat, self.prisoner, THROWS_ON_CARD[Card(card)], length))


@dataclass(frozen=True, slots=True)
class LastRun(Run):
    """Doubles add a throw, and no throw earns a card. [v3.doordie.4, v3.doordie.5, v3.doordie.8]"""

    def fell_short(self, game: Game, distance: int) -> None:
        """He is shot dead, and nobody else pays for it. [v3.doordie.9]"""
        game.emit(PowDied(self.prisoner, game.place(self.prisoner)))
