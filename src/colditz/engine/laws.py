"""Answers: each question of the law has several, which stand side by side in the topic's folder; a part picks one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from colditz.engine.footing import Obstacle, Opening
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import OfferTrade
from colditz.model.ids import CardId, CrossingId, PawnId, Place, SeatId, TunnelId
from colditz.model.rows import Row

if TYPE_CHECKING:
    from colditz.engine.game import Game, Reach


@dataclass(frozen=True, slots=True)
class DiceLaws:
    """What throws count for."""

    card_sum: Callable[[Game, int, int], int]  # the number that may earn a card; 0: none yet
    movement_double: Callable[[Game, SeatId], None]  # what follows a double on a movement throw
    counted: Callable[[Game, SeatId, int, int], None]  # which of the dice of a movement throw count
    card_double: Callable[[Game, Any], None]  # what follows a double on a roll for a card


@dataclass(frozen=True, slots=True)
class TradeLaws:
    """Barter among Escape Officers."""

    closed: Callable[[Game], bool]
    kinds: Callable[[Game], frozenset[CardId]]  # cards that may change hands now
    fair: Callable[[Game, SeatId, OfferTrade], Refusal | None]  # why an offer may not be made on these terms


@dataclass(frozen=True, slots=True)
class CrossingLaws:
    """Doors, checkpoints, drops and wire."""

    price: Callable[[Game, PawnId, Place, Obstacle], tuple[CardId, ...]]
    way_back: Callable[[Game, PawnId, CrossingId], Refusal | None]
    way_in: Callable[[Game, PawnId, Place], Refusal | None]  # of a man on his way home
    leaves: Callable[[Game, PawnId, CrossingId], None]  # what a man leaves behind at a drop or at the wire
    leaving: Callable[[Game, PawnId, Place, Obstacle], Refusal | None]  # why he may not get out of the courtyard here


@dataclass(frozen=True, slots=True)
class WalkingLaws:
    """Walks, and circles where nobody may rest."""

    reach: Callable[[Game, PawnId, Row], Reach]  # how far a pawn gets; costs go into the row of marks
    halted: Callable[[Game, SeatId, PawnId], None]  # a man stands where he may not rest


@dataclass(frozen=True, slots=True)
class TunnelLaws:
    """Tunnels."""

    leave: Callable[[Game, PawnId, TunnelId], bool]  # this man needs no leave to go in
    entrance: Callable[[Game, TunnelId], Refusal | None]  # why nobody may go in any more
    granted: Callable[[Game, SeatId, TunnelId], None]  # what its holder's leave covers
    way_out: Callable[[Game, PawnId], Refusal | None]  # why a man may not come out at the far end
    left: Callable[[Game, TunnelId], None]  # a man has climbed out
    card_kept: Callable[[Game, SeatId, CardId], bool]  # a tunnel card that is in use
    hand_size: Callable[[Game, SeatId], int]  # cards that count towards the limit
    left_behind: Callable[[Game, SeatId], tuple[CardId, ...]]  # tunnel cards that stay when their officer is out


@dataclass(frozen=True, slots=True)
class GuardLaws:
    """Guards on and off the board."""

    opening: Callable[[Game], Opening]
    may_post: Callable[[Game, Place], Refusal | None]
    home: Callable[[Game], Place]


@dataclass(frozen=True, slots=True)
class Zone:
    """One part of the castle: whom guards may arrest in it, and what that costs his officer."""

    liable: Callable[[Game, PawnId], Refusal | None]
    cost: Callable[[Game, SeatId], tuple[Step, ...]]  # what follows for his officer


@dataclass(frozen=True, slots=True)
class ArrestLaws:
    """Arrest and what follows it."""

    sheltered: Callable[[Game, PawnId], Refusal | None]
    zones: tuple[Zone, Zone, Zone]  # by Area: inner, outer, outside
    cells: Callable[[Game, PawnId, Place], tuple[Place, ...]]  # by where he was arrested
    raid: Callable[[Game, SeatId], tuple[Step, ...]]  # what men taken in a search or a roll call cost their officer
    below: Callable[[Game, SeatId], tuple[Step, ...]]  # and what men taken in a tunnel do
    approach: Callable[[Game, PawnId, PawnId], int]  # points for a guard to arrest a POW, or NOWHERE
    contact: Callable[[Game, PawnId, PawnId], int]  # points for a POW to force his arrest by a guard, or NOWHERE
    met_at: Callable[[Game, PawnId, PawnId], Place]  # where a POW is who has forced his arrest by a guard
    contact_price: Callable[
        [Game, PawnId, Place], tuple[CardId, ...]
    ]  # Equipment that this costs, by the guard's place


@dataclass(frozen=True, slots=True)
class HomeLaws:
    """Out of the cells, and home from the outer ones."""

    exits: Callable[[Game, PawnId], list[Place]]  # where a man stands who is let out of his cell
    distance: Callable[[Game, Place], int]


@dataclass(frozen=True, slots=True)
class AppelLaws:
    """Roll call."""

    may_attend: Callable[[Game, PawnId], bool]
    in_line: Callable[[Game, PawnId], bool]
    line_up: Callable[[Game, PawnId], None]


@dataclass(frozen=True, slots=True)
class KitLaws:
    """How long a kit lasts."""

    serves: Callable[[Game, SeatId], bool]
    use: Callable[[Game, SeatId], None]


@dataclass(frozen=True, slots=True)
class EndLaws:
    """Who wins."""

    most_escapes: Callable[[int, int], int]  # that can be agreed on, by men in a team and teams
    winners_on_time: Callable[[Game], tuple[SeatId, ...]]


@dataclass(frozen=True, slots=True)
class Laws:
    """All of them, by topic."""

    dice: DiceLaws
    trade: TradeLaws
    crossing: CrossingLaws
    walking: WalkingLaws
    tunnels: TunnelLaws
    guards: GuardLaws
    arrest: ArrestLaws
    home: HomeLaws
    appel: AppelLaws
    kit: KitLaws
    end: EndLaws

    def with_answers(self, topic: str, **changes: object) -> Laws:
        """The same laws with other answers on one topic."""
        return replace(self, **{topic: replace(getattr(self, topic), **changes)})
