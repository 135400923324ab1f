"""The Escape Kit: four parts, from POWs in rooms, from part cards, from bribes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.needs import KIT_AT_HAND
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, AnswerAppel, ClaimKit
from colditz.model.cards import KIT_PART_SYMBOLS, Card
from colditz.model.dealings import KitClaimed, KitShown, KitSpent
from colditz.model.ids import KIT_PARTS, PawnId, SeatId
from colditz.rules.walking.settle import GoToAppel

PART_CARDS: Final = (*KIT_PART_SYMBOLS, Card.BRIBE)
PARTS: Final = frozenset(int(part) for part in KIT_PARTS)
FIRST_PART: Final = min(PARTS)


def parts_in_rooms(game: Game, seat: SeatId) -> set[int]:
    """The parts that the seat's POWs in rooms supply, one man a part. [classic.32a.1, classic.ruling.34]"""
    symbol, places = game.board.symbol, game.state.places
    return {symbol[places[pawn]] for pawn in game.teams.pawns[seat] if symbol[places[pawn]] >= FIRST_PART}


def parts_on(cards: tuple[int, ...]) -> set[int]:
    """The parts that part cards show."""
    return {int(part) for card in cards if card in KIT_PART_SYMBOLS for part in KIT_PART_SYMBOLS[Card(card)]}


def covers(game: Game, seat: SeatId, cards: tuple[int, ...]) -> bool:
    """These cards and the POWs in rooms make up all four parts. [classic.32b.3, classic.32c.1, classic.ruling.97]"""
    missing = PARTS - parts_on(cards) - parts_in_rooms(game, seat)
    return len(missing) <= cards.count(Card.BRIBE)


def card_combinations(game: Game, seat: SeatId) -> list[Action]:
    """Every choice of part cards and bribes, asked for when cards and men in rooms make up four parts."""
    usable = [card for card in game.state.hands[seat] if card in PART_CARDS]
    choices = {cards for size in range(len(usable) + 1) for cards in combinations(usable, size)}
    return [ClaimKit(cards) for cards in sorted(choices)]


def forbids_claim(game: Game, seat: SeatId, claim: ClaimKit) -> Refusal | None:
    """One kit an officer, all four parts at the same time. [classic.31.3, classic.32a.2, classic.ruling.99]"""
    spare = any(covers(game, seat, fewer) for fewer in _one_less(claim.cards))
    return _incomplete(game, seat, claim) or (Refusal.KIT_OVERPAID if spare else None)


def forbids_claim_sparing_men(game: Game, seat: SeatId, claim: ClaimKit) -> Refusal | None:
    """A card may stand in for men although they are in its rooms: these stay. [osprey.kit.5, osprey.kit.8]"""
    alike = [fewer for fewer in _one_less(claim.cards) if parts_on(fewer) == parts_on(claim.cards)]
    spare = any(covers(game, seat, fewer) for fewer in alike)
    return _incomplete(game, seat, claim) or (Refusal.KIT_OVERPAID if spare else None)


def _one_less(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [cards[:n] + cards[n + 1 :] for n in range(len(cards))]


def _incomplete(game: Game, seat: SeatId, claim: ClaimKit) -> Refusal | None:
    if game.state.kits[seat]:
        return Refusal.HAS_KIT
    if not game.state.kit_supply:
        return Refusal.NONE_LEFT
    hand = game.state.hands[seat]
    if any(card not in PART_CARDS or claim.cards.count(card) > hand.count(card) for card in claim.cards):
        return Refusal.CARD_NOT_HELD
    return None if covers(game, seat, claim.cards) else Refusal.KIT_INCOMPLETE


def take_claim(game: Game, seat: SeatId, claim: ClaimKit) -> None:
    """The kit is his; the men who gathered it stay, unless the edition sends them away. [classic.31.1, classic.33.3]"""
    game.emit(KitClaimed(seat, claim.cards))


CLAIM = Act(tries=card_combinations, forbids=forbids_claim, take=take_claim, needs=KIT_AT_HAND)
CLAIM_SPARING_MEN = replace(CLAIM, forbids=forbids_claim_sparing_men)


# --- what becomes of the men


def suppliers_go_to_appel(game: Game, claim: KitClaimed) -> None:
    """One POW for each part that came from a room is put on the Appel area. [osprey.kit.7]"""
    parts = parts_in_rooms(game, claim.seat) - parts_on(claim.cards)
    game.push_all([SupplierGoes(claim.seat, part) for part in sorted(parts)])


@dataclass(frozen=True, slots=True)
class SupplierGoes(Step):
    """The officer says which of his men in the rooms of one part goes to the Appel area."""

    seat: SeatId
    part: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "part")

    @property
    def pending(self) -> Refusal:
        return Refusal.CHOOSE_SUPPLIER_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if len(self._men(game)) > 1 else ()

    def go(self, game: Game) -> None:
        game.swap(GoToAppel(self._men(game)[0]))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [AnswerAppel(man) for man in self._men(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, AnswerAppel):
            game.swap(GoToAppel(action.prisoner))

    def _men(self, game: Game) -> list[PawnId]:
        return [man for man in game.prisoners(self.seat) if game.board.symbol[game.place(man)] == self.part]


# --- laws: how long a kit lasts


def held(game: Game, seat: SeatId) -> bool:
    """The officer has a kit in hand. [classic.31.1]"""
    return bool(game.state.kits[seat])


def shown_and_kept(game: Game, seat: SeatId) -> None:
    """A kit is shown at the target and serves again. [classic.31.2, classic.33.1, classic.ruling.75]"""
    game.emit(KitShown(seat))


def held_or_shared(game: Game, seat: SeatId) -> bool:
    """A kit in hand, or one spent this turn that a second man may share. [osprey.escape.3, osprey.escape.5]"""
    return bool(game.state.kits[seat]) or bool(game.state.now.kit_rides and game.state.turn == seat)


def spent_on_two_at_most(game: Game, seat: SeatId) -> None:
    """A kit goes with the man, and with one more of his nation in the same turn. [osprey.escape.4, osprey.ruling.65]"""
    game.emit(KitSpent(seat, shared=bool(game.state.now.kit_rides)))
