"""Opportunity cards that act on pawns or on the other side's hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from colditz.engine.edition import CardLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Discard, PlayCard
from colditz.model.board import Board
from colditz.model.cards import ROOM_ON_CARD, Card, Pack
from colditz.model.events import CardDiscarded, CardPlayed, PawnPlaced
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, RoomId, SeatId
from colditz.model.shared import playing
from colditz.rules.guards import pursuit
from colditz.rules.turn.hand import Draw
from colditz.rules.walking.arrival import brought_inside
from colditz.rules.walking.shortfall import off_board

# --- straight to a room


def room_on(game: Game, card: int) -> int:
    """The room printed on a card."""
    return _rooms_on_cards(game.board)[card]


@cache
def _rooms_on_cards(board: Board) -> dict[int, RoomId]:
    names = [room.name for room in board.rooms]
    return {int(card): names.index(name) for card, name in ROOM_ON_CARD.items() if name in names}


def _free_circles(game: Game, card: int) -> list[Place]:
    places = game.board.rooms[room_on(game, card)].places
    return [place for place in places if game.is_free(place) and game.pow_footing.rest[place]]


def men_and_circles(game: Game, seat: SeatId, card: int) -> list[PlayCard]:
    """Any own man above ground, to any free circle of the room."""
    men = [pawn for pawn in game.prisoners(seat) if _can_be_sent(game, seat, pawn)]
    return [playing(card, pawn=pawn, to=to) for pawn in men for to in _free_circles(game, card)]


def _can_be_sent(game: Game, seat: SeatId, pawn: PawnId) -> bool:
    owned = 0 <= pawn < len(game.teams.owner) and game.owner(pawn) == seat
    return owned and game.on_board(pawn) and not game.in_tunnel(pawn)


def _why_he_stays(game: Game, seat: SeatId, pawn: PawnId) -> Refusal:
    if not 0 <= pawn < len(game.teams.owner) or game.owner(pawn) != seat:
        return Refusal.NO_TARGET_FOR_CARD
    return off_board(game, pawn) or Refusal.IN_A_TUNNEL


def _why_nobody_goes(game: Game, seat: SeatId, card: int) -> Refusal:
    """Nobody can be sent, or there is no room for him; else he is to be named."""
    if not any(_can_be_sent(game, seat, pawn) for pawn in game.prisoners(seat)):
        return Refusal.NOBODY_TO_SEND
    return Refusal.NO_TARGET_FOR_CARD if _free_circles(game, card) else Refusal.ROOM_FULL


def forbids_transfer(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Men in cells and tunnels stay there. [classic.ruling.13, classic.ruling.97]"""
    if play.pawn == NOBODY:
        return _why_nobody_goes(game, seat, play.card)
    if not _can_be_sent(game, seat, play.pawn):
        return _why_he_stays(game, seat, play.pawn)
    if play.to not in game.board.rooms[room_on(game, play.card)].places:
        return Refusal.NO_TARGET_FOR_CARD
    if not game.pow_footing.rest[play.to]:
        return Refusal.NO_REST_ABOVE_TUNNEL
    return None if game.is_free(play.to) else Refusal.CIRCLE_TAKEN


def play_transfer(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The man is moved directly: no points are spent. [classic.26.1]"""
    game.emit(CardPlayed(seat, play.card))
    game.emit(PawnPlaced(play.pawn, game.place(play.pawn), play.to))
    brought_inside(game, play.pawn)


TRANSFER = CardLaw(men_and_circles, forbids_transfer, play_transfer, frozenset({"pawn", "to"}))


def forbids_transfer_from_the_courtyard(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Only a POW in the courtyard, its rooms or the roll-call area. [v3.opportunity.quickmove.1, v3.ruling.89]"""
    refusal = forbids_transfer(game, seat, play)
    if play.pawn == NOBODY:
        return refusal if _any_inside(game, seat) else Refusal.ONLY_FROM_THE_COURTYARD
    if refusal is not None and refusal != Refusal.IN_A_TUNNEL:
        return refusal
    return None if _is_inside(game, play.pawn) and refusal is None else Refusal.ONLY_FROM_THE_COURTYARD


def _is_inside(game: Game, pawn: PawnId) -> bool:
    return game.area(pawn) == Area.INNER and game.state.returning[pawn] == NOWHERE


def _any_inside(game: Game, seat: SeatId) -> bool:
    return any(_can_be_sent(game, seat, pawn) and _is_inside(game, pawn) for pawn in game.prisoners(seat))


TRANSFER_FROM_THE_COURTYARD = replace(TRANSFER, forbids=forbids_transfer_from_the_courtyard)


# --- guards are called away


def guards_called(game: Game, card: int) -> int:
    """How many guards a card calls away: as many as it says, or as there are. [classic.ruling.70]"""
    number = game.params.diversion_guards if card == Card.DIVERSION else game.params.inspection_guards
    return min(number, sum(game.on_board(guard) for guard in game.guards()))


def guards_on_the_board(game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """Every choice of guards on the board."""
    number = guards_called(game, card)
    present = [guard for guard in game.guards() if game.on_board(guard)]
    if not number:
        return []
    return _groups(card, tuple(present), number)


@cache
def _groups(card: int, present: tuple[PawnId, ...], number: int) -> list[PlayCard]:
    return [playing(card, *_pair(group)) for group in combinations(present, number)]


def _pair(group: tuple[PawnId, ...]) -> tuple[PawnId, PawnId]:
    return group[0], group[1] if len(group) > 1 else NOBODY


def forbids_call(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """The Escape Officer picks any guards on the board. [classic.54.1, classic.54.2, classic.ruling.70]"""
    number = guards_called(game, play.card)
    if not number:
        return Refusal.NO_GUARD_ON_BOARD
    named = (play.pawn, play.other)[:number]
    fits = all(0 <= guard < len(game.teams.owner) and game.is_guard(guard) and game.on_board(guard) for guard in named)
    extra = number == 1 and play.other != NOBODY
    return None if fits and len(set(named)) == number and not extra else Refusal.NO_TARGET_FOR_CARD


def play_call(game: Game, seat: SeatId, play: PlayCard) -> None:
    """They leave the board directly."""
    guards = (play.pawn, play.other)[: guards_called(game, play.card)]
    game.emit(CardPlayed(seat, play.card))
    for guard in guards:
        pursuit.go_home(game, guard)


CALL_AWAY = CardLaw(guards_on_the_board, forbids_call, play_call, frozenset({"pawn", "other"}))


# --- sabotage


@dataclass(frozen=True, slots=True)
class LoseCards(Step):
    """The Security Officer lays away cards of his own choice, as many as were asked for or as he has."""

    left: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("left",)

    @property
    def pending(self) -> Refusal:
        return Refusal.LAY_CARDS_AWAY_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if self.left and game.state.hands[SECURITY] else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Discard(card) for card in dict.fromkeys(game.state.hands[seat])]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if isinstance(action, Discard):
            return None if action.card in game.state.hands[seat] else Refusal.CARD_NOT_HELD
        return self.pending

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Discard):
            game.swap(LoseCards(self.left - 1))
            game.emit(CardDiscarded(seat, action.card, Pack.SECURITY))


def sabotage(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """Nothing is to be chosen."""
    return [playing(card)]


def forbids_sabotage(_game: Game, _seat: SeatId, _play: PlayCard) -> Refusal | None:
    """It can always be played."""
    return None


def play_sabotage(game: Game, seat: SeatId, play: PlayCard) -> None:
    """He gives up two cards and draws one; with none to give he draws none. [classic.ruling.97]"""
    game.emit(CardPlayed(seat, play.card))
    if game.state.hands[SECURITY]:
        game.push_all([LoseCards(game.params.sabotage_discards), Draw(SECURITY, earned=0)])


SABOTAGE = CardLaw(sabotage, forbids_sabotage, play_sabotage)
