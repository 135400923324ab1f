"""Circles that a POW may cross but not stay on: whoever is there moves on before anything else is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.game import Game
from colditz.engine.needs import NO_REST, facts
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Cross, GiveUp, MovePawn, Settle
from colditz.model.events import PawnPlaced
from colditz.model.ids import SECURITY, PawnId, SeatId
from colditz.rules.walking.graph import nearest
from colditz.rules.walking.resting import leave_first

WAYS_OFF: Final = (MovePawn, Cross, GiveUp)  # how a man leaves a circle where he may not rest


@dataclass(frozen=True, slots=True)
class MoveOn(Step):
    """A POW who landed in a beam must leave it before anything else is done: on foot, back up, or into custody.

    [classic.42.1, classic.43.1, classic.ruling.40, classic.ruling.89]
    """

    seat: SeatId
    pawn: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "pawn")

    @property
    def pending(self) -> Refusal:
        return Refusal.LEAVE_BEAM_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,)

    def pawns(self, game: Game, seat: SeatId) -> list[PawnId]:
        return [self.pawn]

    def moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        acts = [game.part.acts[seat == SECURITY][kind] for kind in WAYS_OFF]
        tries = [(act, action) for act in acts if act.pawn_tries for action in act.pawn_tries(game, seat, pawn)]
        return [action for act, action in tries if act.exact or act.forbids(game, seat, action) is None]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if isinstance(action, WAYS_OFF):
            own = (action.prisoner if isinstance(action, GiveUp) else action.pawn) == self.pawn
            if own:
                return game.part.acts[seat == SECURITY][type(action)].forbids(game, seat, action)
        return leave_first(game, self.pawn)

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        game.part.acts[seat == SECURITY][type(action)].take(game, seat, action)


@dataclass(frozen=True, slots=True)
class BringOff(Step):
    """A man whom a card has left where none may rest goes directly to the nearest where he may. [osprey.ruling.43]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    @property
    def pending(self) -> Refusal:
        return Refusal.BRING_OFF_FIRST

    def idle(self, game: Game) -> bool:
        return not facts(game, self.seat) & NO_REST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if len(self._ways(game)) > 1 else ()

    def go(self, game: Game) -> None:
        ways = self._ways(game)
        if ways:
            self.take(game, self.seat, ways[0])
        else:
            game.pop()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return list[Action](self._ways(game))

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Settle):
            game.emit(PawnPlaced(action.pawn, game.place(action.pawn), action.to))

    def subject(self, game: Game, seat: SeatId, action: Action) -> PawnId:
        return next(way.pawn for way in self._ways(game))

    def _ways(self, game: Game) -> list[Settle]:
        """The ways off of the first such man."""
        ground = game.pow_footing
        for man in game.prisoners(self.seat):
            if game.on_board(man) and not ground.rest[game.place(man)]:
                places = nearest(game, game.place(man), ground.steps, ground.rest)
                if places:
                    return [Settle(man, place) for place in places]
        return []


# --- laws: what a man does who stands where none may rest


def moves_on_at_once(game: Game, seat: SeatId, pawn: PawnId) -> None:
    """Nothing else is done before he has left it. [classic.42.1, classic.ruling.89]"""
    game.push(MoveOn(seat, pawn))


def pauses_for_a_while(_game: Game, _seat: SeatId, _pawn: PawnId) -> None:
    """He may wait for others to move, but not for the end of the turn. [osprey.ruling.42]"""
