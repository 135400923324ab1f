"""What a seat may say, token by token: which first tokens its choices have, and what each of them may mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from colditz.engine.choices import Choices
from colditz.engine.edition import TradeTerms
from colditz.engine.game import Game
from colditz.model.actions import Action, MovePawn, OfferTrade
from colditz.model.ids import CardId, PawnId, SeatId
from colditz.model.shared import moves_of
from colditz.rl.codec import FIRST_CARD, FIRST_PAWN, FIRST_PLACE, FIRST_SEAT, STOP, Codec, first_token
from colditz.rules.gathering.barter import forbids_offer, offers_of

Row = tuple[tuple[int, ...], Action]  # an action and its tokens
Tokens = list[Any]  # of integers, which compiled code would make anew at every turn if it knew
NO_ROWS: Final[list[Row]] = []


def first_tokens(choices: Choices) -> set[int]:
    """Verbs, and pawns that can do something: which is told without a list of what."""
    found = {FIRST_PAWN + pawn for pawn in choices.pawns}
    found.update([first_token(action) for action in choices.actions])
    return found


def beginning(choices: Choices, token: int) -> list[Action]:
    """Every action that begins with this token: now that a pawn is known, what it can do is worked out."""
    found = starting(choices.actions, token)
    pawn: PawnId = token - FIRST_PAWN
    if FIRST_PAWN <= token < FIRST_SEAT and pawn in choices.pawns:
        return found + choices.moves(pawn) if found else choices.moves(pawn)
    return found


def starting(actions: Sequence[Action], token: int) -> list[Action]:
    """Those of some actions that begin with this token."""
    return [action for action in actions if first_token(action) == token]


def told(codec: Codec, actions: Sequence[Action]) -> list[Row]:
    """Actions with their tokens."""
    return [(codec.encode(action), action) for action in actions]


def narrowed(rows: list[Row], size: int, token: int) -> list[Row]:
    """What is still meant when this token follows so many others."""
    return [row for row in rows if row[0][size] == token]


class Ends:
    """What may still be meant: actions that one more token tells apart, and the rest with all of its tokens."""

    def __init__(self, tokens: Tokens, rows: list[Row]) -> None:
        self.tokens, self.rows = tokens, rows

    def meant(self, token: int) -> Action | None:
        """The action that this token is the end of; None if it belongs to one of the rows."""
        raise NotImplementedError


class Walks(Ends):
    """What one pawn may do: a walk is told by its place."""

    def __init__(self, codec: Codec, pawn: PawnId, tokens: Tokens, rows: list[Row]) -> None:
        super().__init__(tokens, rows)
        self._codec, self._pawn = codec, pawn

    def meant(self, token: int) -> Action | None:
        """The walk to a place."""
        if token < FIRST_PLACE:
            return None
        return moves_of(self._pawn, self._codec.board.walkable)[self._codec.place_of[token]]


class Wishes(Ends):
    """What may be wanted for a card: another one, or nothing."""

    def __init__(self, offers: list[OfferTrade]) -> None:
        super().__init__([FIRST_CARD + offer.want[0] if offer.want else STOP for offer in offers], NO_ROWS)
        self._offers = offers

    def meant(self, token: int) -> Action | None:
        """The offer that ends so."""
        return self._offers[self.tokens.index(token)]


def moves_told(codec: Codec, pawn: PawnId, actions: list[Action]) -> Ends:
    """What one pawn may do, walks by their places alone."""
    places: tuple[Any, ...] = codec.place_token
    tokens = [places[action.to] for action in actions if isinstance(action, MovePawn)]
    if len(tokens) == len(actions):
        return Walks(codec, pawn, tokens, NO_ROWS)
    others = [action for action in actions if not isinstance(action, MovePawn)]
    return Walks(codec, pawn, tokens, told(codec, others))


class Offers:
    """The simple offers of a seat, one card for one and gifts, worked out no further than they are asked for."""

    def __init__(self, game: Game, seat: SeatId, terms: TradeTerms) -> None:
        self._game, self._seat = game, seat
        self._seats, self._goods = terms.seats, sorted(set(terms.give))
        self._partners: list[SeatId] | None = None
        self._known: dict[tuple[SeatId, CardId], list[OfferTrade]] = {}  # as far as they were asked for

    def possible(self) -> bool:
        """At least one offer may be made."""
        return any(self._any_to(seat) for seat in self._seats)

    def _any_to(self, seat: SeatId) -> bool:
        return any(self._any_of(seat, card) for card in self._goods)

    def _any_of(self, seat: SeatId, card: CardId) -> bool:
        """A card may be offered to a seat: most often as a gift, so the list of what may be wanted is made seldom."""
        gift = OfferTrade(seat, (card,), ())
        return forbids_offer(self._game, self._seat, gift) is None or bool(self.of(seat, card))

    def seats(self) -> list[SeatId]:
        """To whom an offer may be made."""
        if self._partners is None:
            self._partners = [seat for seat in self._seats if self._any_to(seat)]
        return self._partners

    def goods_for(self, seat: SeatId) -> list[CardId]:
        """What may be offered to a seat, for something or for nothing."""
        return [card for card in self._goods if self._any_of(seat, card)]

    def of(self, seat: SeatId, card: CardId) -> list[OfferTrade]:
        """The offers of one card to one seat."""
        found = self._known.get((seat, card))
        if found is None:
            found = self._known[seat, card] = offers_of(self._game, self._seat, seat, card)
        return found

    def all(self) -> list[Action]:
        """Every one of them."""
        return [offer for seat in self._seats for card in self._goods for offer in self.of(seat, card)]

    def tokens(self, prefix: tuple[int, ...]) -> list[int]:
        """What may follow the verb, the seat and the card that is given."""
        if len(prefix) == 1:
            return [FIRST_SEAT + seat for seat in self.seats()]
        if len(prefix) == 2:
            return [FIRST_CARD + card for card in self.goods_for(prefix[1] - FIRST_SEAT)]
        return [STOP]

    def ends(self, prefix: tuple[int, ...]) -> Ends:
        """What may be wanted for a card from a seat: another card, or nothing."""
        return Wishes(self.of(prefix[1] - FIRST_SEAT, prefix[2] - FIRST_CARD))
