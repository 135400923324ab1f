"""A match: the game that people, bots and servers hold. It checks, plays, logs and shows; it never peeks."""

from __future__ import annotations

from collections.abc import Iterable

from colditz.engine.chance import Luck, commitment, luck_from
from colditz.engine.choices import Choices
from colditz.engine.edition import Role, TradeTerms
from colditz.engine.ending import UNASKED, forbids_unasked, take_unasked
from colditz.engine.game import Game
from colditz.engine.notation import Notation
from colditz.engine.playout import RandomChooser, play_out
from colditz.engine.position import write_position
from colditz.engine.refusal import SPEAKS_OF_A_PAWN, Illegal, Malformed, Refusal, Stale, UnknownSeat
from colditz.engine.view import View, view_of
from colditz.model.actions import ACTION_TYPES, Action, Resign
from colditz.model.board import Board
from colditz.model.events import CardEvent, Event
from colditz.model.ids import CHANCE, CLOCK, NOBODY, SECURITY, SeatId
from colditz.model.outcome import Outcome


class PastAction:
    """One taken action, and the one before it: copies of a match share their past."""

    def __init__(self, before: PastAction | None, seat: SeatId, action: Action) -> None:
        self.before, self.seat, self.action = before, seat, action


class CardNews:
    """News of cards, and what came before it: copies of a match share that too."""

    def __init__(self, before: CardNews | None, event: CardEvent) -> None:
        self.before, self.event = before, event


class Match:
    """One game, from its setup to its end. Every method either works or raises and changes nothing."""

    def __init__(
        self,
        game: Game,
        luck: Luck | None,
        notation: Notation,
        language: str,
        header: dict[str, object],
        drawn: int = 0,
        taken: int = 0,
    ) -> None:
        self._game, self._luck, self._notation, self._language = game, luck, notation, language
        self._header = header
        self._last: PastAction | None = None
        self._taken = taken  # actions, those before a snapshot included
        self._drawn = drawn  # how many numbers of the seed are used up
        self._news: CardNews | None = None
        self.memories: dict[SeatId, tuple[CardNews | None, object]] = {}  # what seats made of the news so far; a cache
        self._advance()
        self._remember()

    # --- looking

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, the Security Officer first."""
        return self._game.teams.seats

    @property
    def board(self) -> Board:
        """The castle that it is played in."""
        return self._game.board

    @property
    def finished(self) -> bool:
        """Nobody is asked any more."""
        return self._game.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self._game.state.outcome

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won."""
        outcome = self.outcome
        return tuple(self.seats[seat] for seat in outcome.winners) if outcome else ()

    @property
    def question(self) -> int:
        """The number of the question that is being asked: how many actions were taken before."""
        return self._taken

    @property
    def asking(self) -> str:
        """The name of the step that asks."""
        return type(self._game.state.stack[-1]).__name__

    @property
    def moment(self) -> tuple[int, SeatId]:
        """The round, and whose turn it is (-1: nobody's yet)."""
        return self._game.state.round, self._game.state.turn

    def asked(self) -> tuple[str, ...]:
        """The seats that must decide now; `chance` among them only when it is played by hand."""
        return tuple(self._notation.seat_names[seat] for seat in self._asked())

    def _asked(self) -> tuple[SeatId, ...]:
        game = self._game
        return game.state.stack[-1].asks(game) if game.state.outcome is None else ()

    def choices(self, seat: str) -> Choices:
        """What a seat may do, in two levels (the fast way)."""
        number = self._seat(seat)
        return Choices(self._game, number, asked=number in self._asked())

    def options(self, seat: str, *, offers: bool = False) -> tuple[Action, ...]:
        """Everything a seat may do, flat, in a fixed order; what it may offer is told by `trades`.

        With `offers` the simple ones are listed too, which takes many times as long: one card for one, and gifts.
        """
        number = self._seat(seat)
        if self.finished or number == CLOCK:
            return ()
        choices = self.choices(seat)
        found = list(choices.actions)
        for pawn in choices.pawns:
            found += choices.moves(pawn)
        return (*found, *choices.anytime(offers=offers))

    def trades(self, seat: str) -> TradeTerms | None:
        """To whom a seat may offer a trade, what it may give and what it may want; None if it may offer none."""
        return self.choices(seat).trades()

    def explain(self, seat: str, action: Action | str) -> Illegal | None:
        """Why an action (or its notation) may not be done now, or None."""
        number, tried = self._seat(seat), self.read_action(action) if isinstance(action, str) else action
        refusal = self._forbids(number, tried)
        return None if refusal is None else self._illegal(refusal, number, tried)

    def allows(self, seat: str, action: Action) -> bool:
        """Whether the rules let this seat do that now; quicker than to ask why not."""
        return self._forbids(self._seat(seat), action) is None

    def view(self, seat: str, *, listed: bool = True) -> View:
        """What this seat (or a `spectator`) may know; unlisted, without its options (which take long to work out)."""
        number = CHANCE if seat == "spectator" else self._seat(seat)
        options = self.options(seat) if listed and number != CHANCE else ()
        return view_of(self._game, number, self._asked(), options)

    def seen_by(self, seat: str, events: Iterable[Event]) -> tuple[Event, ...]:
        """What a seat, or a `spectator`, learns of events that took place."""
        number = CHANCE if seat == "spectator" else self._seat(seat)
        return tuple([event.seen_by(number) for event in events])

    def returns(self) -> tuple[float, ...]:
        """What the game brought each seat; nothing before its end.

        Whoever won has 1, which all others together have lost; where everybody won, nobody gains.
        """
        won = self.outcome.winners if self.outcome else ()
        losers = len(self.seats) - len(won)
        loss = -len(won) / losers if losers else 0.0
        return tuple([1.0 if losers and seat in won else loss for seat in range(len(self.seats))])

    def chance_weights(self) -> dict[Action, int]:
        """How likely each answer of chance is beside the others, in the order of its options; empty if not asked."""
        game = self._game
        if CHANCE not in self._asked():
            return {}
        step = game.state.stack[-1]
        return dict(zip(step.actions(game, CHANCE), step.weights(game), strict=True))

    # --- playing

    def play(self, seat: str, action: Action | str, question: int | None = None) -> tuple[Event, ...]:
        """Take an action (or its notation) and run on until somebody is asked; returns what took place."""
        if question is not None and question != self.question:
            raise Stale(f"question {question} is no longer asked; it is now question {self.question}")
        number = self._seat(seat)
        taken = self.read_action(action) if isinstance(action, str) else action
        refusal = self._forbids(number, taken)
        if refusal is not None:
            raise self._illegal(refusal, number, taken)
        return tuple(self.play_listed(number, taken))

    def play_listed(self, seat: SeatId, action: Action) -> list[Event]:
        """Take an action that was listed for the seat a moment ago, and is not judged a second time."""
        self._game.events = []
        self._take(seat, action)
        self._advance()
        self._remember()
        return self._game.events

    def _remember(self) -> None:
        for event in self._game.events:
            if isinstance(event, CardEvent):
                self._news = CardNews(self._news, event)

    @property
    def last_news(self) -> CardNews | None:
        """What was told of cards last; all before it hangs on it."""
        return self._news

    def card_news(self, since: CardNews | None = None) -> list[CardEvent]:
        """Everything that was told of cards so far (or since then), secrets included."""
        found: list[CardEvent] = []
        news = self._news
        while news is not None and news is not since:
            found.append(news.event)
            news = news.before
        return found[::-1]

    def read_action(self, text: str) -> Action:
        """The action that a notation names."""
        try:
            action = self._notation.read(text, ACTION_TYPES)
        except ValueError as error:
            raise Malformed(str(error)) from error
        if not isinstance(action, Action):
            raise Malformed(f"{text!r} is not an action")
        return action

    def write_action(self, action: Action) -> str:
        """An action in notation."""
        return self._notation.write(action)

    def write_event(self, event: Event) -> str:
        """An event in the same notation, secrets included: ask `seen_by` first what a seat may hear."""
        return self._notation.write(event)

    def _forbids(self, seat: SeatId, action: Action) -> Refusal | None:
        if not isinstance(action, Action):
            raise Malformed(f"{action!r} is not an action")
        game = self._game
        if game.state.outcome is not None:
            return Refusal.GAME_OVER
        law = game.part.anytime.get(type(action))
        if law is not None:
            return law.forbids(game, seat, action) if seat >= 0 else Refusal.NOT_NOW
        step = game.state.stack[-1]
        refusal = step.forbids(game, seat, action) if seat in step.asks(game) else Refusal.NOT_ASKED
        if refusal is not None and (seat == CLOCK or isinstance(action, UNASKED)):
            return forbids_unasked(game, seat, action)
        return refusal

    def _illegal(self, refusal: Refusal, seat: SeatId, action: Action) -> Illegal:
        """The refusal with its rule, and the pawn that it speaks of: worked out only now that somebody reads it."""
        game, step = self._game, self._game.state.stack[-1]
        refusal = step.reason(game, seat, action, refusal)
        pawn = step.subject(game, seat, action) if refusal in SPEAKS_OF_A_PAWN else NOBODY
        name = game.teams.names[pawn] if pawn != NOBODY else ""
        role = Role.SECURITY if seat == SECURITY else Role.ESCAPE
        return Illegal(refusal, game.edition.rule_behind(refusal, role, action), name, self._language)

    def _take(self, seat: SeatId, action: Action) -> None:
        game = self._game
        self._last = PastAction(self._last, seat, action)
        self._taken += 1
        self._drawn += seat == CHANCE
        law = game.part.anytime.get(type(action))
        if law is not None:
            law.take(game, seat, action)
        elif seat == CLOCK or isinstance(action, Resign):
            take_unasked(game, seat, action)
        else:
            game.state.stack[-1].take(game, seat, action)

    def _advance(self) -> None:
        """Run on until a player is asked; chance answers from the seed unless it is played by hand."""
        game, luck = self._game, self._luck
        state = game.state
        while state.outcome is None:
            step = state.stack[-1]
            asked = step.asks(game)
            if not asked:
                step.go(game)
            elif asked[0] == CHANCE and luck is not None:
                self._take(CHANCE, step.chance(game, luck))
            else:
                return

    def give_luck(self) -> None:
        """Let chance answer from this game's seed or secret from here on, unless it is played by hand."""
        if self._header["chance"] != "manual":
            self._luck = luck_from(self._seed(), self._secret(), self._drawn)
            self._game.events = []
            self._advance()
            self._remember()

    def forget(self, seat: SeatId) -> None:
        """Forget all that was told of cards, but for what this seat made of it: only that is its own."""
        known = self.memories.get(seat)
        self._news, self.memories = None, {} if known is None else {seat: (None, known[1])}

    def take_luck(self, seed: int, seat: SeatId = NOBODY) -> None:
        """Let chance answer from another seed and forget the past: nobody foresees the dice or looks up the draws.

        One seat may keep what it knows.
        """
        self._luck, self._last, self._taken, self._drawn = Luck(seed), None, 0, 0
        self.forget(seat)
        self._header = {name: value for name, value in self._header.items() if name not in ("secret", "position")}
        self._header |= {"seed": seed, "chance": "seed"}
        self._header["position"] = self.position()

    def _seed(self) -> int:
        seed = self._header["seed"]
        return seed if isinstance(seed, int) else 0

    def _secret(self) -> str:
        return str(self._header.get("secret", ""))

    def foretell(self, luck: Luck) -> Action | None:
        """What chance would answer with this luck; None when it is not asked."""
        game = self._game
        return game.state.stack[-1].chance(game, luck) if CHANCE in self._asked() else None

    def play_out(self, seed: int, limit: int = 1_000_000) -> int:
        """Let random choices play this match on to its end, unlogged; returns how many decisions that took."""
        luck = self._luck or Luck(seed)
        return play_out(self._game, luck, RandomChooser(seed), limit)

    # --- keeping

    def copy(self) -> Match:
        """An independent match from here on, chance included."""
        luck = self._luck.copy() if self._luck else None
        copied = Match(self._game.copy(), luck, self._notation, self._language, self._header, self._drawn)
        copied._last, copied._taken, copied._drawn = self._last, self._taken, self._drawn
        copied._news, copied.memories = self._news, dict(self.memories)
        return copied

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def log(self) -> dict[str, object]:
        """Everything needed to play the game again, as JSON-able data; a host keeps the secret back until the end."""
        secret = self._secret()
        sealed: dict[str, object] = {"commitment": commitment(secret)} if secret else {}
        return {**self._header, **sealed, "actions": self.taken(0)}

    def taken(self, since: int) -> list[list[str]]:
        """The actions taken since a question was asked, each with its seat, as the log has them."""
        entries: list[list[str]] = []
        entry, left = self._last, self._taken - since
        while entry is not None and left > 0:
            entries.append([self._notation.seat_names[entry.seat], self._notation.write(entry.action)])
            entry, left = entry.before, left - 1
        return entries[::-1]

    def __eq__(self, other: object) -> bool:
        """Two matches are equal when they stand alike."""
        return isinstance(other, Match) and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(self.position())

    def position(self) -> str:
        """A short readable text of the whole position, secrets included."""
        setup = {name: value for name, value in self._header.items() if name != "position"}
        return write_position(self._game, self._notation, setup, self._drawn)

    def _seat(self, name: str) -> SeatId:
        number = self._notation.seat_by_name.get(name)
        if number is None:
            raise UnknownSeat(f"no seat is called {name!r}; the seats are {', '.join(self.seats)}")
        return number
