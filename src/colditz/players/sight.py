"""What a bot receives and gives: a sight of the table from one seat, and a decision with its reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from colditz.engine.choices import Choices
from colditz.engine.play import Match
from colditz.engine.view import View
from colditz.model.actions import Action, PlayCard
from colditz.model.board import Board
from colditz.model.events import Event, TurnBegan
from colditz.model.ids import SECURITY
from colditz.model.words import capital, own_key, pawn_named, sentence
from colditz.rules.knowledge.imagine import imagine
from colditz.rules.knowledge.memory import Knowledge, knowledge_of

ONE: Final = {"count": 1}  # things that are counted come one at a time
PAWNS: Final = ("man", "guard")
SWAPPING: Final = "SwapEquipment"  # the phase in which equipment changes hands, where it has one of its own
ANSWERING: Final = ("Window", "MayRaid")  # questions that cards answer
FOR_A_CARD: Final = ("MayAddThrow",)  # questions whether to throw once more for what a card does
COUNTING: Final = ("RollCall", "HeadCount")  # questions who lines up
RISK: Final = "bot-risk"  # the sentence that warns of an arrest


class Reason(NamedTuple):
    """Why a bot decides as it does: a sentence of `bots.ftl` and the names that it mentions."""

    key: str
    names: Mapping[str, str] = {}  # `man` and `guard`: pawns; numbers; others: keys of sentences
    also: tuple[Reason, ...] = ()  # the risk, and the best that was not done

    def says(self, language: str = "en", edition: str = "") -> str:
        """The reason in a reader's language, in the words of the edition that is played."""
        return " ".join([self._first(language, edition), *(more.says(language, edition) for more in self.also)])

    @property
    def risk(self) -> int:
        """With how many of a hundred throws a guard can reach the man; 0 where nobody is warned."""
        return next((int(more.names["percent"]) for more in self.also if more.key == RISK), 0)

    def _first(self, language: str, edition: str) -> str:
        names = {name: _named(name, value, language, edition) for name, value in self.names.items()}
        return capital(sentence(own_key(self.key, language, edition), language, names))  # a nation's name may begin it


def _named(name: str, value: str, language: str, edition: str) -> str | int:
    if value.isdigit():
        return int(value)
    if name in PAWNS:
        return pawn_named(value, language, edition)
    key = f"some-{value}" if name == "symbol" else value  # a compass: what is to be found, not what is drawn
    return sentence(own_key(key, language, edition), language, ONE)


def percent(chance: float) -> str:
    """A chance as people read it: whole percents, and never none or all unless it is so."""
    return "0" if chance <= 0 else "100" if chance >= 1 else str(min(max(round(100 * chance), 1), 99))


class Decision(NamedTuple):
    """What a bot does, and why."""

    action: Action
    why: Reason


def forced(choices: Choices) -> Decision:
    """Where some pawn has to go on before anything else may be done: the first that can."""
    moves = choices.moves(choices.pawns[0])
    is_only = len(choices.pawns) == 1 and len(moves) == 1
    return Decision(moves[0], Reason("bot-forced" if is_only else "bot-must-move"))


def why_a_throw(asking: str, points: int, *, lapse: bool) -> Reason:
    """For points, for others than those that are left and would lapse, or for what a card does."""
    if asking in FOR_A_CARD:
        return Reason("bot-throw-card")
    return Reason("bot-throw-again", {"points": str(points)}) if points and lapse else Reason("bot-throw")


def why_nothing(asking: str, actions: Sequence[Action]) -> Reason:
    """Why nothing is done: a card is kept, no card answers it, men stay where they are, or all is done."""
    if asking in ANSWERING and any(isinstance(action, PlayCard) for action in actions):
        return Reason("bot-pass")
    if asking in COUNTING:
        return Reason("bot-stay-away")
    return Reason("bot-no-answer" if asking in ANSWERING else "bot-enough")


class Sight:
    """The table from one seat. A bot looks at the view and the choices; what it cannot see it may only imagine."""

    def __init__(self, match: Match, seat: str) -> None:
        self._match = match
        self.seat = seat
        # fields, because what is compiled has no cached properties
        self._view: View | None = None
        self._glance: View | None = None
        self._choices: Choices | None = None
        self._knowledge: Knowledge | None = None

    @property
    def view(self) -> View:
        """All that this seat may know, with every option listed."""
        if self._view is None:
            self._view = self._work_out_view()
        return self._view

    def _work_out_view(self) -> View:
        return self._match.view(self.seat)

    @property
    def glance(self) -> View:
        """All that this seat may know; the options are left to `choices`, which is much faster."""
        if self._glance is None:
            self._glance = self._work_out_glance()
        return self._glance

    def _work_out_glance(self) -> View:
        return self._match.view(self.seat, listed=False)

    @property
    def choices(self) -> Choices:
        """The options in two levels: actions, and the pawns that can move."""
        if self._choices is None:
            self._choices = self._work_out_choices()
        return self._choices

    def _work_out_choices(self) -> Choices:
        return self._match.choices(self.seat)

    @property
    def board(self) -> Board:
        """The castle, which everybody knows."""
        return self._match.board

    def allows(self, action: Action) -> bool:
        """The rules let this seat do that now; for offers, of which there are too many to list."""
        return self._match.explain(self.seat, action) is None

    @property
    def knowledge(self) -> Knowledge:
        """What this seat knows of everybody's cards, from all that it saw."""
        if self._knowledge is None:
            self._knowledge = self._work_out_knowledge()
        return self._knowledge

    def _work_out_knowledge(self) -> Knowledge:
        return knowledge_of(self._match, self._match.seats.index(self.seat))

    def imagine(self, seed: int) -> Match:
        """A game that agrees with all that this seat saw: what it cannot tell is dealt anew; the dice are others."""
        imagined = imagine(self._match, self.knowledge.seat, Random(seed), self.knowledge)
        imagined.take_luck(seed, self.knowledge.seat)
        return imagined


def invited(match: Match, events: Sequence[Event]) -> list[str]:
    """Every officer as an officer's turn begins; whoever has it as its phase for equipment does, with no event."""
    if any(isinstance(event, TurnBegan) and event.seat != SECURITY for event in events):
        return list(match.seats[SECURITY + 1 :])
    return list(match.asked()) if match.asking == SWAPPING and not events else []


class Bot(Protocol):
    """Anything that decides for a seat."""

    def decide(self, sight: Sight) -> Decision:
        """One of the options, and why."""
        ...
