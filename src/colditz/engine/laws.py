"""Answers: each question of the law has several, which stand side by side in the topic's folder; a part picks one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from colditz.engine.footing import Obstacle, Opening
from colditz.engine.refusal import Refusal
from colditz.model.ids import CardId, CrossingId, PawnId, Place, SeatId, TunnelId

if TYPE_CHECKING:
    from colditz.engine.game import Game


@dataclass(frozen=True, slots=True)
class DiceLaws:
    """What throws count for."""

    card_sum: Callable[[Game, int, int], int]  # the number that may earn a card; 0: none yet
    card_double: Callable[[Game, Any], None]  # what follows a double on a roll for a card


@dataclass(frozen=True, slots=True)
class TradeLaws:
    """Barter among Escape Officers."""

    closed: Callable[[Game], bool]


@dataclass(frozen=True, slots=True)
class CrossingLaws:
    """Doors, checkpoints, drops and wire."""

    price: Callable[[Game, PawnId, Place, Obstacle], tuple[CardId, ...]]
    way_back: Callable[[Game, PawnId, CrossingId], Refusal | None]
    way_in: Callable[[Game, PawnId, Place], Refusal | None]  # of a man on his way home
    leaves: Callable[[Game, PawnId, CrossingId], None]  # what a man leaves behind at a drop or at the wire


@dataclass(frozen=True, slots=True)
class WalkingLaws:
    """Walks, and circles where nobody may rest."""

    halted: Callable[[Game, SeatId, PawnId], None]  # a man stands where he may not rest


@dataclass(frozen=True, slots=True)
class TunnelLaws:
    """Tunnels."""

    leave: Callable[[Game, PawnId, TunnelId], bool]  # this man needs no leave to go in
    emptied: Callable[[Game, TunnelId], None]
    card_kept: Callable[[Game, SeatId, CardId], bool]  # a tunnel card that is in use


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
    equipment_lost: int  # cards given up for an arrest here


@dataclass(frozen=True, slots=True)
class ArrestLaws:
    """Arrest and what follows it."""

    sheltered: Callable[[Game, PawnId], Refusal | None]
    zones: tuple[Zone, Zone, Zone]  # by Area: inner, outer, outside
    cells: Callable[[Game, Place], tuple[Place, ...]]  # by where he was arrested
    contact: Callable[[Game, PawnId, PawnId], int]  # points for a POW to force his arrest by a guard, or NOWHERE
    contact_price: Callable[
        [Game, PawnId, Place], tuple[CardId, ...]
    ]  # Equipment that this costs, by the guard's place


@dataclass(frozen=True, slots=True)
class HomeLaws:
    """The way home from the outer cells."""

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
