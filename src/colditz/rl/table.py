"""A table for programs: a match played token by token, one seat at a time, with trades as a phase of their own.

At every moment one seat is to choose one token; `legal` says which. As soon as the tokens mean a single action it is
played. Where somebody has no choice at all the table may go on by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from colditz.engine.choices import Choices
from colditz.engine.play import Match
from colditz.model.actions import Action, AnswerTrade, OfferTrade, Pass
from colditz.model.events import Event
from colditz.model.ids import SeatId
from colditz.rl.codec import FIRST_CARD, FIRST_PAWN, FIRST_SEAT, TOKENS, codec_of, first_token
from colditz.rl.saying import Ends, Offers, Row, Tokens, moves_told, narrowed, told

OFFERS_A_TURN: Final = 2  # in the trade phase, which an officer's turn begins with, or in either of two such phases
TRADING: Final = frozenset({"BeforeThrow", "SwapOpportunity", "SwapEquipment"})  # what an officer is asked meanwhile
MOST_FORCED: Final = 10_000
NO_TRADE: Final = first_token(Pass())
AN_OFFER: Final = first_token(OfferTrade(1, (), ()))


class Traded(NamedTuple):
    """How many offers an officer has made in a phase of his turn of a round."""

    round: int
    seat: SeatId
    asking: str
    offers: int


class Kept(NamedTuple):
    """What a table knows besides its match."""

    prefix: tuple[int, ...]
    decisions: int
    traded: Traded
    news: tuple[Event, ...]


def restored(match: Match, trades: bool, forced: bool, kept: Kept) -> Table:
    """A table as it was kept."""
    table = Table(match, trades=trades, forced=False)
    table.forced, table.decisions, table.traded = forced, kept.decisions, kept.traded
    table.news = list(kept.news)
    table.take_up(kept.prefix)
    return table


class Table:
    """One game, played by tokens."""

    def __init__(self, match: Match, *, trades: bool = False, forced: bool = True) -> None:
        """`trades`: officers may trade as their turn begins; `forced`: what leaves no choice is played at once."""
        self._match, self.trades, self.forced = match, trades, forced
        self.codec = codec_of(match.board)
        self.news: list[Event] = []  # what took place since somebody took it
        self.decisions = 0  # actions played, those without a choice included
        self.traded = Traded(-1, -1, "", 0)
        self.rows: object = None  # what `rl/arrays.py` keeps of the numbers that it wrote last; a cache
        self._begin()
        self._go_on()

    def _begin(self) -> None:
        """Nothing is chosen yet, and nothing is worked out but who is to choose."""
        self.prefix: tuple[int, ...] = ()
        self._choices: Choices | None = None
        self._tokens: Tokens | None = None  # which may be chosen now
        self._firsts: list[int] = []  # what the actions of the choices begin with, once the tokens are known
        self._legal: list[int] | None = None  # the same in order
        self._mask: bytearray | None = None
        self._ends: Ends | None = None  # what may still be meant, where the next token tells most of it
        self._rows: list[Row] | None = None  # or anywhere else
        self._offers: Offers | None = None
        self.phase = "over"  # or `play`, `trade`, `answer` to a trade
        self.seat: SeatId = -1  # who is to choose; -1 is chance, where it is played by hand, or nobody at the end
        self._look()

    def copy(self) -> Table:
        """The same table from here on."""
        return restored(self._match.copy(), self.trades, self.forced, self._kept())

    @property
    def match(self) -> Match:
        """The game that is played."""
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        """Another game takes its place, with what was chosen so far, as far as that may be chosen there."""
        self._match = match
        self.take_up(self.prefix)

    def take_up(self, chosen: tuple[int, ...]) -> None:
        """Begin this choice anew with tokens that were chosen already."""
        self._begin()
        for token in chosen:
            if token in self._next_tokens():
                self._narrow(token)

    def _kept(self) -> Kept:
        return Kept(self.prefix, self.decisions, self.traded, tuple(self.news))

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Match, bool, bool, Kept]]:
        return restored, (self._match, self.trades, self.forced, self._kept())

    def take_news(self) -> tuple[Event, ...]:
        """What took place since this was asked last, secrets included."""
        found, self.news = tuple(self.news), []
        return found

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    # --- looking

    @property
    def finished(self) -> bool:
        """Nobody has anything to choose any more."""
        return self._match.finished

    def _look(self) -> None:
        """Who is to choose, and in which phase."""
        match = self._match
        if match.finished:
            return
        if self.trades and (pending := match._game.state.now.offers):  # noqa: SLF001 - of offers everybody hears
            self.phase, self.seat = "answer", pending[0].to_seat
            self._rows = told(self.codec, self._answers())
            return
        self.seat = match._asked()[0]  # noqa: SLF001 - numbers are quicker than names
        self._offers = self._offers_now() if self.trades else None
        self.phase = "play" if self._offers is None else "trade"

    def _answers(self) -> list[Action]:
        open_to_seat = self._match.choices(self._match.seats[self.seat]).anytime(offers=False)
        return [action for action in open_to_seat if isinstance(action, AnswerTrade)]

    def _offers_now(self) -> Offers | None:
        """What the officer on turn may offer, before he has thrown; None if he has traded enough, or cannot."""
        match, seat, game = self._match, self.seat, self._match._game  # noqa: SLF001 - numbers are quicker than names
        asking, (round_, turn) = match.asking, match.moment
        if asking not in TRADING or turn != seat:
            return None
        if (self.traded.round, self.traded.seat, self.traded.asking) != (round_, seat, asking):
            self.traded = Traded(round_, seat, asking, 0)
        if self.traded.offers >= OFFERS_A_TURN:
            return None
        terms = Choices(game, seat, asked=False).trades()
        found = Offers(game, seat, terms) if terms is not None and terms.give else None
        return found if found is not None and found.possible() else None

    # --- choosing

    def legal(self) -> list[int]:
        """The tokens that may be chosen now, in order; none at the end."""
        if self._legal is None:
            self._legal = sorted(self._next_tokens())
        return self._legal

    def mask(self) -> bytearray:
        """A byte for each token: 1 where it may be chosen now."""
        if self._mask is None:
            mask = self._mask = bytearray(TOKENS)
            for token in self._next_tokens():
                mask[token] = 1
        return self._mask

    def _next_tokens(self) -> Tokens:
        if self._tokens is None:
            self._tokens = self._worked_out()
        return self._tokens

    def _worked_out(self) -> Tokens:
        size = len(self.prefix)
        if self._ends is not None:
            others = self._ends.rows
            return self._ends.tokens + list({row[size] for row, _ in others}) if others else self._ends.tokens
        if self._rows is not None:
            return list({row[size] for row, _ in self._rows})
        if self._offers is not None:
            return self._offers.tokens(self.prefix) if size else [NO_TRADE, AN_OFFER]
        return self._first_tokens() if self.seat >= 0 else []  # what chance does has no tokens

    def _first_tokens(self) -> Tokens:
        choices = self._open()
        found: Tokens = [FIRST_PAWN + pawn for pawn in choices.pawns]
        firsts = self._firsts = [first_token(action) for action in choices.actions]
        for token in firsts:
            if token not in found:
                found.append(token)
        return found

    def _open(self) -> Choices:
        if self._choices is None:
            self._choices = Choices(self._match._game, self.seat, asked=True)  # noqa: SLF001 - asked it is
        return self._choices

    def choose(self, token: int) -> bool:
        """Choose a token; True if that was enough for an action, which was played then."""
        if not 0 <= token < TOKENS or not self.mask()[token]:
            raise ValueError(f"token {token} may not be chosen now; these may: {self.legal()}")
        played = self._say(token)
        return self._go_on() or played

    def _say(self, token: int) -> bool:
        """Choose a token, and play what is meant if that is clear now: it was listed, so nobody judges it again."""
        meant = self._narrow(token)
        if meant is None:
            return False
        if self.phase == "trade":
            self._trade(meant)
        else:
            self.news += self._match.play_listed(self.seat, meant)
        self.decisions += 1
        self._begin()
        return True

    def _narrow(self, token: int) -> Action | None:
        """What is still meant with this token: the action, if it can only be one."""
        ends, rows = self._ends, self._rows
        if ends is not None:
            meant = ends.meant(token)
            if meant is not None:
                return meant
            rows = ends.rows
        if rows is None:
            return self._begin_with(token) if self._offers is None else self._offer_with(token, self._offers)
        rows = narrowed(rows, len(self.prefix), token)
        if len(rows) == 1:
            return rows[0][1]
        self._go_deeper(token, None, rows)
        return None

    def _begin_with(self, token: int) -> Action | None:
        """The first token of a play: what that pawn can do, or what that verb may mean, is listed now."""
        choices = self._open()
        self._next_tokens()
        found: list[Action] = []
        if token in self._firsts:  # most often a pawn's that only walks, which none of them is
            found = [choices.actions[number] for number, first in enumerate(self._firsts) if first == token]
        pawn = token - FIRST_PAWN
        if FIRST_PAWN <= token < FIRST_SEAT and pawn in choices.pawns:
            found = found + choices.moves(pawn) if found else choices.moves(pawn)
        if len(found) == 1:
            return found[0]
        if FIRST_PAWN <= token < FIRST_SEAT:
            self._go_deeper(token, moves_told(self.codec, pawn, found), None)
        else:
            self._go_deeper(token, None, told(self.codec, found))
        return None

    def _offer_with(self, token: int, offers: Offers) -> Action | None:
        """A token of a trade: only when seat and card are known is it listed what may be wanted for it."""
        size = len(self.prefix)
        if token == NO_TRADE and not size:
            return Pass()
        if size == 2 and len(only := offers.of(self.prefix[1] - FIRST_SEAT, token - FIRST_CARD)) == 1:
            return only[0]
        self._go_deeper(token, offers.ends(self.prefix) if size == 3 else None, None)
        return None

    def _go_deeper(self, token: int, ends: Ends | None, rows: list[Row] | None) -> None:
        self.prefix = (*self.prefix, token)
        self._ends, self._rows = ends, rows
        self._tokens, self._legal, self._mask = None, None, None

    # --- playing

    def play(self, action: Action) -> None:
        """Play a whole action of the seat that is to choose, and go on to the next choice."""
        if self.phase == "trade":
            self._trade(action)
        else:
            self.news += self._match.play(self._match.seats[self.seat], action)
        self.decisions += 1
        self._begin()
        self._go_on()

    def play_chance(self, action: Action) -> None:
        """Chance answers, where it is played by hand."""
        self.news += self._match.play("chance", action)
        self._begin()
        self._go_on()

    def _trade(self, action: Action) -> None:
        """An offer, one of the few of a turn, or none any more."""
        offers = OFFERS_A_TURN if isinstance(action, Pass) else self.traded.offers + 1
        if not isinstance(action, Pass):
            self.news += self._match.play(self._match.seats[self.seat], action)
        self.traded = self.traded._replace(offers=offers)

    def _go_on(self) -> bool:
        """Say what is the only thing to say, as long as there is but one; True if something was played."""
        played = False
        for _ in range(MOST_FORCED if self.forced else 0):
            tokens = self._next_tokens()
            if len(tokens) != 1 or self.seat < 0:
                break
            played = self._say(tokens[0]) or played
        return played

    # --- for whoever wants all of it

    def all_actions(self) -> list[Action]:
        """Every action that the seat to choose may mean now, whatever was chosen so far."""
        if self.phase == "answer":
            return self._answers()
        if self._offers is not None:
            return [Pass(), *self._offers.all()]
        choices = self._open()
        return [*choices.actions, *(move for pawn in choices.pawns for move in choices.moves(pawn))]
