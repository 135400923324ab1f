"""An edition as one frozen value: a number is data, an answer is a function, a pause is a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, PlayCard
from colditz.model.board import Board
from colditz.model.ids import CrossingId, PawnId, Place, RoomId, SeatId, Symbol, TunnelId

if TYPE_CHECKING:
    from colditz.engine.game import Game


class Role(Enum):
    """The two sides of the table."""

    SECURITY = "security"
    ESCAPE = "escape"


@dataclass(frozen=True, slots=True)
class Params:
    """Numbers."""

    hand_limit: int
    escapes_to_win: int
    minutes: int
    minutes_a_round: int
    suggested_rounds: Mapping[str, int]  # lengths to offer to new players and others, by name
    most_rounds: int  # the longest game that the printed track allows; 0: there is no track
    guards: Mapping[int, int]  # by number of players
    pows: Mapping[int, int]
    posts_inside_per_team: int
    posts_outside: tuple[int, int]
    release_points: int
    diversion_guards: int
    inspection_guards: int
    sabotage_discards: int
    car_throws: int
    shot_factor: int
    offers_a_turn: int
    starting_kits: int
    starting_cards: int
    pausing: bool  # a pawn may pause where it may not rest while others move
    markers: int  # Escape Attempt markers a nation; 0: not used


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What stands between a POW and the next circle: its price, and the way it opens."""

    equipment: Symbol
    cards: int
    way: int
    backward: bool = False


@dataclass(frozen=True, slots=True)
class Opening:
    """What is open to guards beyond their ordinary ground."""

    ways: tuple[CrossingId, ...] = ()  # crossings, outward
    through: tuple[RoomId, ...] = ()  # rooms they may walk through, in and out
    stay: tuple[RoomId, ...] = ()  # rooms in which they may rest
    above: tuple[TunnelId, ...] = ()  # tunnels over which they may rest


@dataclass(frozen=True, slots=True)
class Laws:
    """Answers: each question of the law has several, which stand side by side in the topic's file."""

    # dice and cards
    earns_card: Callable[[Game, int, int], bool]
    may_throw_again: Callable[[Game], bool]
    card_double: Callable[[Game, Any], None]  # what follows a double on a roll for a card
    releases: Callable[[Game, int, int], int]
    tradable: Callable[[int], bool]
    trade_closed: Callable[[Game], bool]
    # obstacles
    price: Callable[[Game, PawnId, Place, Obstacle], tuple[int, ...]]
    way_back: Callable[[Game, PawnId, CrossingId], Refusal | None]
    way_in: Callable[[Game, PawnId, Place], Refusal | None]  # of a man on his way home
    crossed: Callable[[Game, PawnId, CrossingId], None]
    paid: Callable[[Game, PawnId], None]
    surrender_cost: Callable[[Game, PawnId, PawnId], int]  # points for a POW to step onto a guard, or NOWHERE
    surrender_price: Callable[[Game, PawnId, Place], tuple[int, ...]]
    tunnel_leave: Callable[[Game, PawnId, int], bool]
    tunnel_emptied: Callable[[Game, TunnelId], None]
    card_in_use: Callable[[Game, SeatId, int], bool]
    rooms_cleared: Callable[[Game], None]
    halted: Callable[[Game, SeatId, PawnId], None]
    # guards and arrest
    opening: Callable[[Game], Opening]
    guard_arrives: Callable[[Game, PawnId], None]
    may_post: Callable[[Game, Place], Refusal | None]
    sheltered: Callable[[Game, PawnId], Refusal | None]
    liable: Callable[[Game, PawnId], Refusal | None]
    cell_blocks: Callable[[Game, Place], tuple[Place, ...]]  # by where he was arrested
    loses_equipment: Callable[[Game, Place], bool]
    guard_home: Callable[[Game], Place]
    chase_over: Callable[[Game, tuple[int, ...], bool], None]
    # the way home, and Appel
    way_home: Callable[[Game, Place], int]
    way_home_ends: Callable[[Game, Place], bool]
    doorsteps: Callable[[Board], tuple[bool, ...]]
    may_attend: Callable[[Game, PawnId], bool]
    in_line: Callable[[Game, PawnId], bool]
    line_up: Callable[[Game, PawnId], None]
    # kits, escapes, the end
    kit_serves: Callable[[Game, SeatId], bool]
    use_kit: Callable[[Game, SeatId], None]
    kit_claimed: Callable[[Game, SeatId, tuple[int, ...]], None]
    most_escapes: Callable[[int, int], int]  # that can be agreed on, by men in a team and teams
    after_escape: Callable[[Game, SeatId], None]
    after_turn: Callable[[Game, SeatId], None]
    out_of_time: Callable[[Game], tuple[SeatId, ...]]
    hopeless: Callable[[Game], None]


class Moment(Enum):
    """When in its owner's turn something may be done."""

    BEFORE_THROW = "before"
    AFTER_THROW = "after"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Act:
    """One kind of action in a seat's own turn: who may do it when, what is offered, what forbids it, what it does."""

    role: Role | None  # None: both sides
    moment: Moment
    forbids: Callable[[Game, SeatId, Any], Refusal | None]
    take: Callable[[Game, SeatId, Any], None]
    offers: Callable[[Game, SeatId], list[Action]] | None = None
    moves: Callable[[Game, SeatId, PawnId], list[Action]] | None = None
    too_late: Refusal = Refusal.ALREADY_THROWN  # why it may not be done after the throw, where it comes before


@dataclass(frozen=True, slots=True)
class CardLaw:
    """How one card is played in its owner's own turn: what may be chosen, what forbids it, what it does."""

    offers: Callable[[Game, SeatId, int], list[Action]]
    forbids: Callable[[Game, SeatId, PlayCard], Refusal | None]
    happen: Callable[[Game, SeatId, PlayCard], None]


@dataclass(frozen=True, slots=True)
class Answer:
    """What an answering card makes of a proposal (None: it will not happen), and what comes first."""

    proposal: Step | None
    first: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class AnytimeLaw:
    """Something a seat may do although it is not asked."""

    offers: Callable[[Game, SeatId], list[Action]]
    forbids: Callable[[Game, SeatId, Any], Refusal | None]
    take: Callable[[Game, SeatId, Any], None]


Steps = tuple[tuple[Place, ...], ...]


def _turned_round(steps: Steps) -> Steps:
    into: list[list[Place]] = [[] for _ in steps]
    for place, near in enumerate(steps):
        for other in near:
            into[other].append(place)
    return tuple(tuple(places) for places in into)


class Footing:
    """Where one side walks and where it may stop, worked out once from the board."""

    def __init__(
        self, steps: Steps, rest: tuple[bool, ...], pieces: tuple[int, ...], into: Steps | None = None
    ) -> None:
        self.steps, self.rest = steps, rest
        self.pieces = pieces  # which circles hang together in ordinary times
        self.into = into or _turned_round(steps)  # from which circles one can step onto another pawn's


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option that players may agree on: its sentence, and the edition it makes of an edition."""

    says: str
    apply: Callable[[Edition], Edition]


@dataclass(frozen=True, slots=True)
class Edition:
    """Which law is played. House rules are `replace(...)` on such a value; no code ever asks for its name."""

    name: str
    variant: str | None
    params: Params
    laws: Laws
    packs: tuple[Mapping[int, int], ...]  # counts by card: Opportunity, Security, Do or Die
    equipment: tuple[int, int, int, int]
    kits: int
    pow_footing: Callable[[Board], Footing]
    guard_footing: Callable[[Board], Footing]
    opening: tuple[Step, ...]  # before the first turn
    turns: Mapping[Role, tuple[Callable[[SeatId], Step], ...]]
    acts: Mapping[type[Action], Act]
    cards: Mapping[int, CardLaw]
    answers: Mapping[tuple[int, str], Callable[[Game, SeatId, Any], Answer]]  # by card and proposal
    anytime: Mapping[type[Action], AnytimeLaw]
    cites: Mapping[Refusal, str]
    house_rules: Mapping[str, HouseRule]
    open_supply: bool  # the Equipment piles lie face up
    open_numbers: bool  # everybody knows how many Equipment cards an officer holds, not only whether
    free_hand: bool
    by_players: Mapping[int, Callable[[Edition], Edition]]  # what another number of players changes

    def for_players(self, players: int) -> Edition:
        """The edition as it is played by so many."""
        return self.by_players[players](self) if players in self.by_players else self
