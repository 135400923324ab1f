"""A table for programs: a match played token by token, one seat at a time, with trades as a phase of their own.

At every moment one seat is to choose one token; `legal` says which. As soon as the tokens mean a single action it is
played. Where somebody has no choice at all the table may go on by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from colditz.engine.play import Choices, Match
from colditz.model.actions import Action, AnswerTrade, OfferTrade, Pass
from colditz.model.events import Event
from colditz.model.ids import SeatId
from colditz.rl.codec import codec_of, first_token
from colditz.rl.saying import Row, beginning, first_tokens, narrowed, starting, told

OFFERS_A_TURN: Final = 2  # in the trade phase, which an officer's turn begins with
MOST_FORCED: Final = 10_000


class Traded(NamedTuple):
    """How many offers an officer has made in his turn of a round."""

    round: int
    seat: SeatId
    offers: int


class Moment(NamedTuple):
    """Who is to choose, in which phase, and among what where it is a phase of trades."""

    phase: str
    seat: SeatId
    trades: list[Action]


class Kept(NamedTuple):
    """What a table knows besides its match."""

    prefix: tuple[int, ...]
    decisions: int
    traded: Traded
    news: tuple[Event, ...]


def restored(match: Match, trades: bool, forced: bool, kept: Kept) -> Table:
    """A table as it was kept."""
    table = Table(match, trades=trades, forced=False)
    table.forced, table.prefix, table.decisions, table.traded = forced, kept.prefix, kept.decisions, kept.traded
    table.news = list(kept.news)
    table._resume_prefix()  # noqa: SLF001 - of the table that is being made
    return table


class Table:
    """One game, played by tokens."""

    def __init__(self, match: Match, *, trades: bool = False, forced: bool = True) -> None:
        """`trades`: officers may trade as their turn begins; `forced`: what leaves no choice is played at once."""
        self.match, self.trades, self.forced = match, trades, forced
        self.codec = codec_of(match.board)
        self.news: list[Event] = []  # what took place since somebody took it
        self.decisions = 0  # actions played, those without a choice included
        self.traded = Traded(-1, -1, 0)
        self.prefix: tuple[int, ...] = ()
        self.rows: object = None  # what `rl/arrays.py` keeps of the numbers that it wrote last; a cache
        self._rows: list[Row] | None = None  # what may still be meant, once a token was chosen
        self._choices: Choices | None = None
        self._legal: list[int] | None = None
        self._moment: Moment | None = None
        self._settle()

    def copy(self) -> Table:
        """The same table from here on."""
        return restored(self.match.copy(), self.trades, self.forced, self._kept())

    def _resume_prefix(self) -> None:
        """Work out anew what may still be meant by the tokens that were chosen already."""
        chosen, self.prefix, self._rows = self.prefix, (), None
        for token in chosen:
            self._rows = self._meant(token)
            self.prefix = (*self.prefix, token)

    def _kept(self) -> Kept:
        return Kept(self.prefix, self.decisions, self.traded, tuple(self.news))

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Match, bool, bool, Kept]]:
        return restored, (self.match, self.trades, self.forced, self._kept())

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
        return self.match.finished

    @property
    def seat(self) -> SeatId:
        """Who is to choose; -1 is chance, where it is played by hand, or nobody at the end."""
        return self._look().seat

    @property
    def phase(self) -> str:
        """`answer` to a trade, `trade`, `play`, or `over`."""
        return self._look().phase

    def _look(self) -> Moment:
        if self._moment is None:
            self._moment = self._moment_now()
        return self._moment

    def _moment_now(self) -> Moment:
        match = self.match
        if match.finished:
            return Moment("over", -1, [])
        if self.trades and (pending := match._game.state.now.offers):  # noqa: SLF001 - of offers everybody hears
            seat = pending[0].to_seat
            answers = match.choices(match.seats[seat]).anytime(offers=False)
            return Moment("answer", seat, [action for action in answers if isinstance(action, AnswerTrade)])
        seat = match._asked()[0]  # noqa: SLF001 - numbers are quicker than names
        offers = self._offers(seat) if self.trades else []
        return Moment("trade", seat, [Pass(), *offers]) if offers else Moment("play", seat, [])

    def _offers(self, seat: SeatId) -> list[Action]:
        """What the officer on turn may offer, before he has thrown; nothing if he has traded enough."""
        match = self.match
        if match.asking != "BeforeThrow" or match.moment[1] != seat:
            return []
        if self.traded[:2] != match.moment:
            self.traded = Traded(*match.moment, 0)
        terms = match.trades(match.seats[seat]) if self.traded.offers < OFFERS_A_TURN else None
        if terms is None or not terms.give:
            return []
        return [action for action in match.choices(match.seats[seat]).anytime() if isinstance(action, OfferTrade)]

    # --- choosing

    def legal(self) -> list[int]:
        """The tokens that may be chosen now, in order; none at the end."""
        if self._legal is None:
            self._legal = sorted(self._next_tokens())
        return self._legal

    def _next_tokens(self) -> set[int]:
        if self._rows is not None:
            size = len(self.prefix)
            return {row[size] for row, _ in self._rows}
        moment = self._look()
        if moment.phase != "play":
            return {first_token(action) for action in moment.trades}
        return first_tokens(self._open()) if moment.seat >= 0 else set()  # what chance does has no tokens

    def _open(self) -> Choices:
        if self._choices is None:
            self._choices = self.match.choices(self.match.seats[self.seat])
        return self._choices

    def choose(self, token: int) -> bool:
        """Choose a token; True if that was enough for an action, which was played then."""
        if token not in self.legal():
            raise ValueError(f"token {token} may not be chosen now; these may: {self.legal()}")
        meant = self._meant(token)
        if len(meant) > 1:
            self.prefix, self._rows, self._legal = (*self.prefix, token), meant, None
            return False
        self.play(meant[0][1])
        return True

    def _meant(self, token: int) -> list[Row]:
        """What is still meant with this token."""
        if self._rows is not None:
            return narrowed(self._rows, len(self.prefix), token)
        moment = self._look()
        if moment.phase == "play":
            return told(self.codec, beginning(self._open(), token))
        return told(self.codec, starting(moment.trades, token))

    def play(self, action: Action) -> None:
        """Play a whole action of the seat that is to choose, and go on to the next choice."""
        self._play(action)
        self._settle()

    def play_chance(self, action: Action) -> None:
        """Chance answers, where it is played by hand."""
        self.news += self.match.play("chance", action)
        self._forget()
        self._settle()

    def _play(self, action: Action) -> None:
        phase, seat, _ = self._look()
        trading = phase == "trade"
        if trading and isinstance(action, Pass):
            self.traded = self.traded._replace(offers=OFFERS_A_TURN)  # no more trades this turn
        else:
            self.news += self.match.play(self.match.seats[seat], action)
            if trading:
                self.traded = self.traded._replace(offers=self.traded.offers + 1)
        self.decisions += 1
        self._forget()

    def _forget(self) -> None:
        self.prefix, self._rows, self._choices, self._legal, self._moment = (), None, None, None, None

    def _settle(self) -> None:
        """Go on while there is nothing to choose."""
        for _ in range(MOST_FORCED if self.forced else 0):
            only = self._only_action()
            if only is None:
                return
            self._play(only)

    def _only_action(self) -> Action | None:
        moment = self._look()
        if moment.seat < 0 or moment.phase != "play":
            return None
        choices = self._open()
        if len(choices.actions) + len(choices.pawns) != 1:
            return None
        found = choices.actions or choices.moves(choices.pawns[0])
        return found[0] if len(found) == 1 else None

    # --- for whoever wants all of it

    def all_actions(self) -> list[Action]:
        """Every action that the seat to choose may mean now, whatever was chosen so far."""
        if self.phase != "play":
            return self._look().trades
        choices = self._open()
        return [*choices.actions, *(move for pawn in choices.pawns for move in choices.moves(pawn))]
