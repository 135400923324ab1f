"""An edition as one frozen value: a number is data, an answer is a function, a pause is a step.

Law is chosen, never asked for: by the part of the day (`Part`), by the phase of a turn (`Phase`), by the zone of the
castle (`Zone`). What an edition does not use is absent from its tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from colditz.engine.footing import Ball, Footing
from colditz.engine.laws import Laws
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, PlayCard
from colditz.model.board import Board
from colditz.model.events import Event
from colditz.model.ids import NOBODY, CardId, PawnId, SeatId, TunnelId

if TYPE_CHECKING:
    from colditz.engine.game import Game


class Role(Enum):
    """The two sides of the table."""

    SECURITY = "security"
    ESCAPE = "escape"


CitesBy = Role | type[Action] | int  # a side, a kind of act, or a card


@dataclass(frozen=True, slots=True)
class Params:
    """Numbers, and other facts that bots, tooltips and comparisons read."""

    # the game
    escapes_to_win: int
    minutes: int
    minutes_a_round: int
    suggested_rounds: Mapping[str, int]  # lengths to offer to new players and others, by name
    days: int  # each made of all parts of the day
    part_minutes: Mapping[str, int]  # by part of the day, where there are several
    most_rounds: int  # the longest game that the printed track allows; 0: there is no track
    guards: Mapping[int, int]  # by number of players
    pows: Mapping[int, int]
    posts_inside_per_team: int
    posts_outside: tuple[int, int]
    starting_kits: int
    starting_cards: int
    # the turn
    extra_throws: int  # for doubles, a turn; NO_LIMIT: as many as fall
    draw_on: frozenset[int]  # sums of the dice that earn a card
    draws_a_turn: int
    hand_limit: int
    releases_a_turn: int  # POWs whom doubles free
    release_points: int
    tradable: frozenset[CardId]
    offers_a_turn: int
    # cards
    diversion_guards: int
    inspection_guards: int
    sabotage_discards: int
    car_throws: int
    car_loss: int  # Equipment cards that a driver who is caught costs
    shot_factor: int
    markers: int  # Escape Attempt markers a nation; 0: not used
    # what everybody sees
    colours: Mapping[str, str]  # of the pawns, by nation
    open_supply: bool  # the Equipment piles lie face up
    open_numbers: bool  # everybody knows how many Equipment cards an officer holds, not only whether


# --- one act, one law


ANYTHING: Final = -1  # whatever the facts are, the law is asked


class Around:
    """How one walk of a pawn is drawn blindly, without a list of all.

    Every walk leads into a ball of circles around the pawn; whether it may lead to one of them is told for that one
    alone. Whoever draws from the ball until a walk is allowed draws each walk with the same chance.
    """

    def __init__(
        self,
        ball: Callable[[Game, PawnId], Ball | None],
        leads: Callable[[Game, SeatId, PawnId, Ball, int], bool],
    ) -> None:
        self.ball = ball  # None: only a list will do
        self.leads = leads  # to the circle with this number in the ball


@dataclass(frozen=True, slots=True)
class Act:
    """One kind of action in the own turn, declared beside its law: what could be tried, what forbids it, what it does.

    What is offered are the tries that the law does not forbid. A list that must be quicker is declared `exact`: all of
    it is allowed, and a test over thousands of positions proves that list and law agree.
    """

    forbids: Callable[[Game, SeatId, Any], Refusal | None]
    take: Callable[[Game, SeatId, Any], None]
    tries: Callable[[Game, SeatId], list[Action]] | None = None
    pawn_tries: Callable[[Game, SeatId, PawnId], list[Action]] | None = None  # of acts that one pawn does
    exact: bool = False
    surely: Callable[[Game, SeatId], list[PawnId]] | None = None  # a quick look: these pawns have such an act, no doubt
    around: Around | None = None
    subject: Callable[[Game, SeatId, Any], PawnId] | None = None  # the pawn that its refusal speaks of
    # Why a walk or a step falls short is worked out only for somebody who reads it.
    reason: Callable[[Game, Any, Refusal], Refusal] | None = None
    too_late: Refusal = Refusal.ALREADY_THROWN  # why it may not be done in a later phase
    least_points: int = 1  # without which no pawn can do it
    free_movers: Callable[[Game, SeatId], list[PawnId]] | None = None  # if it may cost none: who might do it then
    # Where an act is out of the question, or beyond doubt, nothing need be worked out (bits of engine/needs.py).
    needs: int = 0  # without all of these it is out of the question
    doubts: int = ANYTHING  # without any of these what is `always` there is allowed as well
    always: tuple[Action, ...] = ()  # all that it ever is, where that is the same at all times
    lots: Callable[[Game, SeatId], list[Action]] | None = None  # to draw from: more tries, but sooner listed
    pawn_lots: Callable[[Game, SeatId, PawnId], list[Action]] | None = None  # the same, of acts that one pawn does


@dataclass(frozen=True, slots=True)
class CardLaw:
    """How one card is played in its owner's own turn: what could be chosen, what forbids it, what it does."""

    tries: Callable[[Game, SeatId, CardId], list[PlayCard]]
    forbids: Callable[[Game, SeatId, PlayCard], Refusal | None]
    happen: Callable[[Game, SeatId, PlayCard], None]
    names: frozenset[str] = frozenset()  # the fields of PlayCard that it leaves to its player


class TradeTerms(NamedTuple):
    """What a seat may offer, in few words: to whom, which of its cards, and which cards it may ask for."""

    seats: tuple[SeatId, ...]
    give: tuple[CardId, ...]  # as many of each as it holds
    want: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class AnytimeLaw:
    """Something a seat may do although it is not asked."""

    forbids: Callable[[Game, SeatId, Any], Refusal | None]
    take: Callable[[Game, SeatId, Any], None]
    tries: Callable[[Game, SeatId], list[Action]] | None = None
    terms: Callable[[Game, SeatId], TradeTerms | None] | None = None  # of offers, of which there are too many to list


@dataclass(frozen=True, slots=True)
class Answer:
    """What an answering card makes of a proposal (None: it will not happen), and what comes first."""

    proposal: Step | None
    first: tuple[Step, ...] = ()


# --- the sequence of play


@dataclass(frozen=True, slots=True)
class Veto:
    """A law over all acts of a phase: when it is awake, and what it forbids that the act's own law allows."""

    needs: int  # without one of these it sleeps (bits of engine/needs.py)
    awake: Callable[[Game, SeatId], bool]
    forbids: Callable[[Game, SeatId, Action], Refusal | None]
    subject: Callable[[Game, SeatId, Action], PawnId]  # the pawn that its refusal speaks of
    movers: Callable[[Game, SeatId], list[PawnId]] | None = None  # a quick look: whatever others do is forbidden


@dataclass(frozen=True, slots=True)
class Phase:
    """A stretch of a seat's own turn: the step that waits in it, and the acts that may be done meanwhile."""

    step: Callable[[SeatId], Step]
    acts: Mapping[type[Action], Act]
    too_early: Refusal = Refusal.NOT_NOW  # why what belongs to a later phase is not done yet
    veto: Veto | None = None


Stage = Phase | Callable[[SeatId], Step]
Reaction = Callable[["Game", Any], None]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the day: its laws, its turns, and what cards and events do in it."""

    laws: Laws
    turns: Mapping[Role, tuple[Stage, ...]]
    cards: Mapping[CardId, CardLaw]
    answers: Mapping[tuple[CardId, str], Callable[[Game, SeatId, Any], Answer]]  # by card and proposal
    anytime: Mapping[type[Action], AnytimeLaw]
    reactions: Mapping[type[Event], tuple[Reaction, ...]]  # what follows an event, in this order
    arrivals: Mapping[Role, tuple[Callable[[Game, PawnId, int, int], None], ...]]  # of a pawn, from a place at another
    early: Mapping[CardId, CardLaw] = field(default_factory=dict)  # cards that are played before the throw
    talk: tuple[str, ...] = ("table", "officers")  # where people may speak: openly, and the officers among themselves


Over = Callable[[Board, Footing, tuple[TunnelId, ...]], Footing]  # a ground while these tunnels are open


@dataclass(frozen=True, slots=True)
class Grounds:
    """What the board is to an edition: tables that are worked out once."""

    pow: Callable[[Board], Footing]
    guard: Callable[[Board], Footing]
    doorsteps: Callable[[Board], tuple[bool, ...]]  # where a released POW may be put
    home: Callable[[Board], tuple[bool, ...]]  # where the way home from the outer cells ends
    pow_over: Over
    guard_over: Over


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option that players may agree on: its sentence, and the edition it makes of an edition."""

    says: str
    apply: Callable[[Edition], Edition]


@dataclass(frozen=True, slots=True)
class Edition:
    """Which law is played. House rules are `replace(...)` on such a value; no code ever asks for its name."""

    name: str
    variant: str | None  # of the board
    params: Params
    parts: Mapping[str, Part]  # of the day; play begins in the first
    packs: tuple[Mapping[int, int], ...]  # counts by card: Opportunity, Security, Do or Die
    equipment: tuple[int, int, int, int]
    kits: int
    grounds: Grounds
    opening: tuple[Step, ...]  # before the first turn
    cites: Mapping[Refusal, str]
    cites_by: Mapping[tuple[CitesBy, Refusal], str]  # where a card, an act or a side has an entry of its own
    house_rules: Mapping[str, HouseRule]
    by_players: Mapping[int, Callable[[Edition], Edition]]  # what another number of players changes

    def for_players(self, players: int) -> Edition:
        """The edition as it is played by so many."""
        return self.by_players[players](self) if players in self.by_players else self

    def rule_behind(self, refusal: Refusal, role: Role, action: Action) -> str:
        """The ledger entry that stands behind a refusal: of the card, else of the act, of the side, or of all."""
        own = (action.card if isinstance(action, PlayCard) else NOBODY, type(action), role)
        found = (self.cites_by[key, refusal] for key in own if (key, refusal) in self.cites_by)
        return next(found, self.cites[refusal])

    @property
    def first_part(self) -> Part:
        """The part of the day in which play begins; what does not change by the hour is the same in all."""
        return next(iter(self.parts.values()))

    @property
    def least_rounds(self) -> int:
        """Every part of every day in which turns are taken lasts a round at least. [v3.ruling.1]"""
        return self.params.days * sum(any(part.turns.values()) for part in self.parts.values())

    def most_escapes(self, players: int) -> int:
        """The highest number of escapes that so many can agree on."""
        return self.first_part.laws.end.most_escapes(self.params.pows[players], players - 1)

    # --- for house rules

    def with_params(self, **changes: object) -> Edition:
        """The same edition with other numbers."""
        return replace(self, params=replace(self.params, **changes))  # type: ignore[arg-type]

    def with_laws(self, topic: str, **changes: object) -> Edition:
        """The same edition with other answers on one topic, in every part of the day."""
        return self.each_part(lambda part: replace(part, laws=part.laws.with_answers(topic, **changes)))

    def each_part(self, change: Callable[[Part], Part]) -> Edition:
        """The same edition with every part of the day changed."""
        return replace(self, parts={name: change(part) for name, part in self.parts.items()})
