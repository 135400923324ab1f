"""Escape Equipment: gathered by two POWs in rooms, or through cards."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from colditz.engine.edition import Act, Answer, AnytimeLaw, CardLaw
from colditz.engine.game import Game
from colditz.engine.needs import GATHERERS
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, ClaimEquipment, PlayCard
from colditz.model.cards import FOUND, STANDS_FOR, Card
from colditz.model.dealings import EquipmentClaimed
from colditz.model.events import CardPlayed
from colditz.model.ids import PawnId, SeatId
from colditz.model.shared import playing
from colditz.rules.turn.acting import OwnTurn
from colditz.rules.turn.hand import names_too_much
from colditz.rules.walking.settle import GoToAppel


def symbol_at(game: Game, pawn: PawnId) -> int:
    """The symbol of the room a pawn is in, or NOWHERE."""
    return game.board.symbol[game.state.places[pawn]]


# --- two POWs in rooms


def pairs_in_rooms(game: Game, seat: SeatId) -> list[Action]:
    """Every pair of the seat's POWs in rooms that show the same equipment."""
    symbol, places = game.board.symbol, game.state.places
    gatherers = [pawn for pawn in game.teams.pawns[seat] if 0 <= symbol[places[pawn]] < Card.KIT]
    found: list[Action] = []
    for first, second in combinations(gatherers, 2) if len(gatherers) > 1 else ():
        item = symbol[places[first]]
        if item == symbol[places[second]]:
            found.append(ClaimEquipment(item, first, second))
    return found


def forbids_claim(game: Game, seat: SeatId, claim: ClaimEquipment) -> Refusal | None:
    """Two own POWs in a room with the symbol, or one in each of its two. [classic.29.1, classic.29.2, classic.29.3]"""
    men = (claim.pawn, claim.other)
    if any(not 0 <= pawn < len(game.teams.owner) or game.owner(pawn) != seat for pawn in men):
        return Refusal.NOT_YOUR_PAWN
    if claim.pawn == claim.other or not 0 <= claim.card < Card.KIT:
        return Refusal.NOT_TWO_IN_ROOMS
    if any(symbol_at(game, pawn) != claim.card for pawn in men):
        return Refusal.NOT_TWO_IN_ROOMS
    return None if game.state.supply[claim.card] else Refusal.NONE_LEFT


def take_claim(game: Game, seat: SeatId, claim: ClaimEquipment) -> None:
    """The card is taken for all to see and both men go to the Appel area at no cost. [classic.29.4]"""
    game.emit(EquipmentClaimed(seat, claim.card))
    game.push_all([GoToAppel(claim.pawn), GoToAppel(claim.other)])


CLAIM = Act(tries=pairs_in_rooms, forbids=forbids_claim, take=take_claim, needs=GATHERERS)


# --- cards


def found_item(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """The card names its item."""
    return [playing(card)]


def forbids_found(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """An item that has run out cannot be had. [classic.29.5, classic.ruling.28]"""
    return None if game.state.supply[STANDS_FOR[Card(play.card)]] else Refusal.NONE_LEFT


def play_found(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card is changed for the item it names."""
    game.emit(CardPlayed(seat, play.card))
    game.emit(EquipmentClaimed(seat, STANDS_FOR[Card(play.card)]))


FIND: Final = CardLaw(found_item, forbids_found, play_found)


def any_item(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """Two bribes buy any one item."""
    return _any_item(card)


@cache
def _any_item(card: int) -> list[PlayCard]:
    return [playing(card, choice=item) for item in range(Card.KIT)]


def forbids_bribes(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Two bribes stand for any one Equipment card. [classic.ruling.97]"""
    if game.state.hands[seat].count(play.card) < 2 or not 0 <= play.choice < Card.KIT:
        return Refusal.TWO_BRIBES_NEEDED
    return None if game.state.supply[play.choice] else Refusal.NONE_LEFT


def play_bribes(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Both bribes are spent."""
    game.emit(CardPlayed(seat, play.card))
    game.emit(CardPlayed(seat, play.card))
    game.emit(EquipmentClaimed(seat, play.choice))


BRIBE = CardLaw(any_item, forbids_bribes, play_bribes, frozenset({"choice"}))


# --- found items out of turn


def found_in_hand(game: Game, seat: SeatId) -> list[Action]:
    """Every found item of a seat that is not asked anything just now."""
    step = game.state.stack[-1]
    if seat in step.asks(game) or not isinstance(step, OwnTurn):
        return []
    held = [playing(card) for card in dict.fromkeys(game.state.hands[seat]) if card in FOUND]
    return [play for play in held if forbids_found(game, seat, play) is None]


def forbids_play_out_of_turn(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Whoever is asked plays as the moment allows; others only cards that stand for equipment, in somebody's turn.

    [devir.cards.9, devir.cards.13, devir.cards.16, devir.ruling.33, devir.ruling.71]
    """
    step = game.state.stack[-1]
    if seat in step.asks(game):
        return step.forbids(game, seat, play)
    if not isinstance(step, OwnTurn) or play.card not in FOUND:
        return Refusal.NOT_ASKED
    if play.card not in game.state.hands[seat]:
        return Refusal.CARD_NOT_HELD
    return Refusal.NO_TARGET_FOR_CARD if names_too_much(play, FIND.names) else forbids_found(game, seat, play)


def take_play_out_of_turn(game: Game, seat: SeatId, play: PlayCard) -> None:
    """It becomes the Equipment card that it names."""
    step = game.state.stack[-1]
    if seat in step.asks(game):
        step.take(game, seat, play)
    else:
        play_found(game, seat, play)


PLAY_OUT_OF_TURN = AnytimeLaw(forbids=forbids_play_out_of_turn, take=take_play_out_of_turn, tries=found_in_hand)


def found_item_is_given_up(_game: Game, _seat: SeatId, _loss: Step) -> Answer:
    """A card that stands for equipment pays for the loss of any. [devir.ruling.33]"""
    return Answer(None)
