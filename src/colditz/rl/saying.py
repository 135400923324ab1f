"""What a seat may say, token by token: which first tokens its choices have, and what each of them may mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from colditz.engine.edition import TradeTerms
from colditz.engine.game import Game
from colditz.engine.play import Choices
from colditz.model.actions import Action, MovePawn, OfferTrade
from colditz.model.ids import CardId, PawnId, SeatId
from colditz.rl.codec import FIRST_CARD, FIRST_PAWN, FIRST_SEAT, STOP, Codec, first_token
from colditz.rules.gathering.barter import offers_of

Row = tuple[tuple[int, ...], Action]  # an action and its tokens
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

    def __init__(self, tokens: list[int], actions: list[Action], rows: list[Row]) -> None:
        self.tokens, self.actions, self.rows = tokens, actions, rows


def moves_told(codec: Codec, actions: list[Action]) -> Ends:
    """What one pawn may do: a walk is told by its place."""
    places = codec.place_token
    tokens = [places[action.to] for action in actions if isinstance(action, MovePawn)]
    if len(tokens) == len(actions):
        return Ends(tokens, actions, NO_ROWS)
    walks = [action for action in actions if isinstance(action, MovePawn)]
    return Ends(tokens, [*walks], told(codec, [each for each in actions if not isinstance(each, MovePawn)]))


class Offers:
    """The simple offers of a seat, one card for one and gifts, worked out no further than they are asked for."""

    def __init__(self, game: Game, seat: SeatId, terms: TradeTerms) -> None:
        self._game, self._seat = game, seat
        self._seats, self._goods = terms.seats, sorted(set(terms.give))
        self._known: dict[tuple[SeatId, CardId], list[OfferTrade]] = {}  # as far as they were asked for

    def possible(self) -> bool:
        """At least one offer may be made."""
        return any(self._any_to(seat) for seat in self._seats)

    def _any_to(self, seat: SeatId) -> bool:
        return any(self.of(seat, card) for card in self._goods)

    def seats(self) -> list[SeatId]:
        """To whom an offer may be made."""
        return [seat for seat in self._seats if self._any_to(seat)]

    def goods_for(self, seat: SeatId) -> list[CardId]:
        """What may be offered to a seat, for something or for nothing."""
        return [card for card in self._goods if self.of(seat, card)]

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
        found = self.of(prefix[1] - FIRST_SEAT, prefix[2] - FIRST_CARD)
        return Ends([FIRST_CARD + offer.want[0] if offer.want else STOP for offer in found], [*found], NO_ROWS)
