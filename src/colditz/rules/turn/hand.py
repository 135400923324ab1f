"""Cards in hand: drawing, playing, discarding, the limit of three."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from colditz.engine.edition import Act, CardLaw
from colditz.engine.game import Game
from colditz.engine.needs import EARNED_CARD, FULL_HAND, PLAYABLE, PLAYABLE_EARLY
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, Discard, DrawCard, PlayCard
from colditz.model.cards import KIT_PART_SYMBOLS, Card, Pack
from colditz.model.events import CardDiscarded, CardDrawn
from colditz.model.ids import NOWHERE, SECURITY, SeatId
from colditz.rules.turn.packs import TopCard, has_a_card

DRAW: Final = DrawCard()

# Cards that are never played by themselves: what each of them waits for.
USED_OTHERWISE: Final[dict[int, Refusal]] = {
    Card.ARREST_KEY_HOLDER: Refusal.ONLY_AGAINST_A_KEY,
    Card.ARREST_PASS_HOLDER: Refusal.ONLY_AGAINST_A_PASS,
    Card.ADVANCE_WARNING: Refusal.ONLY_AS_A_WARNING,
    Card.TALISMAN: Refusal.ONLY_AGAINST_A_SHOT,
    Card.HIDEAWAY: Refusal.ONLY_AGAINST_A_LOSS,
    **dict.fromkeys(KIT_PART_SYMBOLS, Refusal.ONLY_FOR_A_KIT),
}


def pack_for(seat: SeatId) -> Pack:
    """Escape Officers draw Opportunity cards, the Security Officer Security cards. [classic.6.3, classic.7.2]"""
    return Pack.SECURITY if seat == SECURITY else Pack.OPPORTUNITY


@dataclass(frozen=True, slots=True)
class Draw(TopCard):
    """A seat takes the top card of its pack into its hand."""

    seat: SeatId
    earned: int  # 1 if a throw has earned it

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "earned")

    def pack(self) -> int:
        return pack_for(self.seat)

    def drawn(self, game: Game, card: int) -> None:
        game.emit(CardDrawn(self.seat, card, self.pack(), self.earned))


# --- drawing for a throw


def draw(game: Game, _seat: SeatId) -> list[Action]:
    """The card that the throw has earned."""
    return [DRAW] if game.state.now.draws else []


def forbids_draw(game: Game, seat: SeatId, _draw: DrawCard) -> Refusal | None:
    """One card for each throw that earns one, before any man is moved. [classic.22.1, classic.22.3, classic.22.4]"""
    if not game.state.now.draws:
        return Refusal.NO_CARD_EARNED
    return Refusal.ALREADY_MOVED if game.state.now.spent else forbids_late_draw(game, seat, _draw)


def forbids_late_draw(game: Game, seat: SeatId, _draw: DrawCard) -> Refusal | None:
    """The card that the throw has earned, whenever in the turn it is taken. [devir.cards.4, devir.ruling.72]"""
    if not game.state.now.draws:
        return Refusal.NO_CARD_EARNED
    return None if has_a_card(game, pack_for(seat)) else Refusal.NONE_LEFT


def take_draw(game: Game, seat: SeatId, _draw: DrawCard) -> None:
    """The top card goes to the hand."""
    game.push(Draw(seat, earned=1))


DRAW_CARD = Act(tries=draw, forbids=forbids_draw, take=take_draw, needs=EARNED_CARD, always=(DRAW,))
DRAW_CARD_LATE = replace(DRAW_CARD, forbids=forbids_late_draw)


# --- playing


def cards_in_hand(game: Game, seat: SeatId) -> list[Action]:
    """Every card of the hand, with every choice it leaves."""
    found: list[Action] = []
    hand, laws = game.state.hands[seat], game.part.cards
    for number, card in enumerate(hand):
        if number and card in hand[:number]:
            continue
        law = laws.get(card)
        if law is not None:
            found += law.tries(game, seat, card)
    return found


def forbids_play(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """A held card that is played in its owner's own turn, by its own law. [classic.27.8, classic.47.1, classic.49.6]"""
    if play.card not in game.state.hands[seat]:
        return Refusal.CARD_NOT_HELD
    law = game.part.cards.get(play.card)
    if law is None:
        early = play.card in game.part.early
        return Refusal.BEFORE_THE_THROW if early else USED_OTHERWISE.get(play.card, Refusal.CARD_NOT_FOR_NOW)
    return _misplayed(game, seat, play, law)


def _misplayed(game: Game, seat: SeatId, play: PlayCard, law: CardLaw) -> Refusal | None:
    refusal = law.forbids(game, seat, play)
    return Refusal.NO_TARGET_FOR_CARD if refusal is None and names_too_much(play, law.names) else refusal


def names_too_much(play: PlayCard, left_open: frozenset[str]) -> bool:
    """A choice is named that the card does not leave to its player."""
    named = (("pawn", play.pawn), ("other", play.other), ("to", play.to), ("choice", play.choice))
    return any(value != NOWHERE and name not in left_open for name, value in named)


def take_play(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card does what it says."""
    game.part.cards[play.card].happen(game, seat, play)


PLAY = Act(tries=cards_in_hand, forbids=forbids_play, take=take_play, needs=PLAYABLE)


# --- playing before the throw


def early_cards_in_hand(game: Game, seat: SeatId) -> list[Action]:
    """Every card of the hand that is played before the throw, with every choice it leaves."""
    found: list[Action] = []
    hand, laws = game.state.hands[seat], game.part.early
    for number, card in enumerate(hand):
        law = laws.get(card)
        if law is not None and card not in hand[:number]:
            found += law.tries(game, seat, card)
    return found


def forbids_early_play(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Only cards that say so are played before the throw. [v3.cards.6, v3.phase.6]"""
    if play.card not in game.state.hands[seat]:
        return Refusal.CARD_NOT_HELD
    law = game.part.early.get(play.card)
    if law is not None:
        return _misplayed(game, seat, play, law)
    return USED_OTHERWISE.get(play.card, Refusal.NOT_THROWN_YET)


def take_early_play(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card does what it says."""
    game.part.early[play.card].happen(game, seat, play)


PLAY_EARLY = Act(tries=early_cards_in_hand, forbids=forbids_early_play, take=take_early_play, needs=PLAYABLE_EARLY)


# --- the limit


def over_limit(game: Game, seat: SeatId) -> bool:
    """More cards than may be kept. [classic.27.3, classic.28.2]"""
    limit = game.params.hand_limit
    return len(game.state.hands[seat]) > limit and game.laws.tunnels.hand_size(game, seat) > limit


def cards_too_many(game: Game, seat: SeatId) -> list[Action]:
    """Any card, while there is one too many."""
    return [Discard(card) for card in dict.fromkeys(game.state.hands[seat])] if over_limit(game, seat) else []


def forbids_discard(game: Game, seat: SeatId, action: Discard) -> Refusal | None:
    """A fourth card may be laid away unused. [classic.27.5, classic.28.3]"""
    if action.card not in game.state.hands[seat]:
        return Refusal.CARD_NOT_HELD
    if game.laws.tunnels.card_kept(game, seat, action.card):
        return Refusal.TUNNEL_OPEN
    return None if over_limit(game, seat) else Refusal.HAND_WITHIN_LIMIT


def take_discard(game: Game, seat: SeatId, action: Discard) -> None:
    """It goes under its pack unseen. [classic.47.2]"""
    game.emit(CardDiscarded(seat, action.card, game.state.homes[action.card]))


DISCARD = Act(
    tries=cards_too_many,
    forbids=forbids_discard,
    take=take_discard,
    too_late=Refusal.HAND_WITHIN_LIMIT,  # no hand is too large once its phase is over
    needs=FULL_HAND,
)
