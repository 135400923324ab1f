"""Characters: planners with plans of their own, so that no two opponents play alike."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from colditz.players.routes import NOTHING, Needs


class Plan(Enum):
    """What an Escape Officer sets his heart on."""

    CHEAPEST = "cheapest"  # whichever way out costs least
    TUNNEL = "tunnel"  # he waits where tunnels begin, and holds out for one
    GATE = "gate"  # with key or pass, and his men near by
    HOARD = "hoard"  # nobody leaves before the store is full
    RAID = "raid"  # every man to a room at once, and away at the first chance


class Style(Enum):
    """How a Security Officer keeps watch."""

    COVER = "cover"  # where guards are needed most
    ROUNDS = "rounds"  # they walk from beat to beat, round by round
    NESTS = "nests"  # they keep where they see most of the ground outside
    CORDON = "cordon"  # a ring about the castle, which whoever comes down must pass
    RAIDS = "raids"  # in the courtyard, behind the men


@dataclass(frozen=True, slots=True)
class Character:
    """How a planner weighs things. Values are in points of the dice."""

    plan: Plan = Plan.CHEAPEST
    style: Style = Style.COVER
    nerve: float = 0.18  # the odds at which an officer lets his men run
    caution: float = 22.0  # what an arrest in the courtyard costs an officer
    patience: float = 0.5  # how much of the game passes before odds are lowered
    fussiness: float = 1.0  # how much better odds must be by a way that he does not like, until his patience ends
    store: Needs = NOTHING  # equipment that he wants to lay in before anybody leaves
    reserve: float = 0.0  # how much more equipment than a run needs is gathered first
    run_loss: float = 8.0  # what the arrest of a man on the run costs: whoever hides for long is found
    dread: float = 1.0  # how much longer a way seems that a guard is sure to see
    holds_back: bool = True  # nothing that makes men liable is taken before the kit
    guile: float = 0.0  # how often a man is announced who is not meant to leave
    taste: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)  # how much dearer each rope, key, pass and wire cutters seem
    digging: float = 0.0  # how much longer the way through a tunnel seems
    climbing: float = 0.0  # how much longer the way out of a window seems
    zeal: float = 1.0  # how gladly a Security Officer arrests in the courtyard
    outer_watch: float = 2.0  # how much he cares for the ground beyond the walls
    hoarding: float = 1.0  # how long he keeps his cards
    trigger: float = 1.0  # what firing a shot costs him
    stillness: float = 0.05  # how much better a place must be before a guard walks there
    pairing: float = 0.7  # what a second guard near the same circle adds
    blocking: float = 1.5  # what it adds to stand on the very circle: nobody comes down there


CHARACTERS: Final = {
    "planner": Character(),
    "tunneller": Character(
        plan=Plan.TUNNEL, digging=-25.0, climbing=6.0, fussiness=2.2, patience=0.55, style=Style.ROUNDS
    ),
    "gate-crasher": Character(
        plan=Plan.GATE,
        climbing=30.0,
        digging=20.0,
        fussiness=2.0,
        patience=0.4,
        guile=0.3,
        style=Style.NESTS,
        zeal=0.6,
        trigger=0.2,
    ),
    "hoarder": Character(
        plan=Plan.HOARD,
        store=(3, 1, 1, 1),
        fussiness=2.5,
        holds_back=False,
        style=Style.CORDON,
        stillness=0.1,
        hoarding=1.6,
    ),
    "raider": Character(
        plan=Plan.RAID, nerve=0.12, caution=16.0, holds_back=False, style=Style.RAIDS, zeal=1.8, hoarding=0.4
    ),
}
