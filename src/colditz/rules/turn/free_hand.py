"""The free-hand table: men may be moved against the rules, and the Security Officer keeps discipline.

[classic.55.2, classic.ruling.76]
"""

from __future__ import annotations

from colditz.engine.edition import AnytimeLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.state import BY_HAND
from colditz.model.actions import Action, CallBreach, MoveByHand
from colditz.model.dealings import BreachCalled, PawnMovedByHand
from colditz.model.ids import NOBODY, SECURITY, SeatId
from colditz.rules.arrest.custody import take_away
from colditz.rules.guards import pursuit
from colditz.rules.turn.acting import OwnTurn


def no_man_is_moved_by_hand(_game: Game, _seat: SeatId, _action: Action) -> Refusal | None:
    """Only a free-hand table allows it."""
    return Refusal.NO_FREE_HAND


def forbids_hand(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """One's own man, in one's own turn, to a free circle; it can be anything, so it is never listed."""
    if not isinstance(action, MoveByHand) or game.state.turn != seat or not isinstance(game.state.stack[-1], OwnTurn):
        return Refusal.NOT_NOW
    if seat == SECURITY or not 0 <= action.pawn < len(game.teams.owner) or game.owner(action.pawn) != seat:
        return Refusal.NOT_YOUR_PAWN
    if not game.on_board(action.pawn):
        return Refusal.IN_SOLITARY
    walkable = 0 <= action.to < game.board.walkable and not game.board.target[action.to]
    return None if walkable and game.is_free(action.to) else Refusal.CIRCLE_TAKEN


def take_hand(game: Game, _seat: SeatId, action: Action) -> None:
    """The man is put there; nobody checks. Back inside he is no longer chased. [classic.ruling.41]"""
    if isinstance(action, MoveByHand):
        game.emit(PawnMovedByHand(action.pawn, game.place(action.pawn), action.to))
        pursuit.came_back(game, action.pawn)


def breaches(game: Game, seat: SeatId) -> list[Action]:
    """Every man who was moved by hand this round."""
    return [CallBreach(pawn) for pawn in game.state.marked(BY_HAND)]


def forbids_breach(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """Within the round, by the Security Officer alone. [classic.55.2]"""
    if seat != SECURITY or not isinstance(action, CallBreach) or not isinstance(game.state.stack[-1], OwnTurn):
        return Refusal.NOT_NOW
    caught = action.prisoner in game.state.marked(BY_HAND) and game.on_board(action.prisoner)
    return None if caught else Refusal.NO_BREACH


def take_breach(game: Game, _seat: SeatId, action: Action) -> None:
    """He goes to solitary without loss of equipment. [classic.ruling.76]"""
    if isinstance(action, CallBreach):
        game.emit(BreachCalled(action.prisoner))
        game.push_all(list(take_away(game, action.prisoner, NOBODY, lost=0)))


FORBIDDEN = AnytimeLaw(forbids=no_man_is_moved_by_hand, take=take_hand)
MOVE_BY_HAND = AnytimeLaw(forbids=forbids_hand, take=take_hand)
CALL_BREACH = AnytimeLaw(forbids=forbids_breach, take=take_breach, tries=breaches)
