"""Characters: the same planner with other numbers, so that five opponents do not play alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Character:
    """How a planner weighs things. Values are in points of the dice."""

    nerve: float = 0.20  # the odds at which an officer lets his men run
    caution: float = 9.0  # what an arrest in the courtyard costs an officer
    patience: float = 0.6  # how much of the game passes before odds are lowered
    reserve: float = 1.0  # how much more equipment than a run needs is gathered first
    run_loss: float = 24.0  # what the arrest of a man on the run costs
    dread: float = 9.0  # how much longer a way seems that a guard is sure to see
    guile: float = 0.0  # how often a man is announced who is not meant to leave
    zeal: float = 1.0  # how gladly a Security Officer arrests in the courtyard
    outer_watch: float = 1.0  # how much he cares for the ground beyond the walls
    hoarding: float = 1.0  # how long he keeps his cards
    stillness: float = 0.25  # how much better a place must be before a guard walks there
    pairing: float = 0.45  # what a second guard near the same circle adds
    blocking: float = 0.3  # what it adds to stand on the very circle: nobody comes down there


CHARACTERS: Final = {
    "planner": Character(),
    "planner-bold": Character(nerve=0.12, caution=5.0, patience=0.4, zeal=1.4, hoarding=0.7),
    "planner-cautious": Character(nerve=0.36, caution=18.0, patience=0.85, zeal=0.8, outer_watch=1.3, hoarding=1.2),
    "planner-greedy": Character(nerve=0.26, reserve=2.0, caution=7.0, zeal=1.6, outer_watch=0.8),
    "planner-sly": Character(
        nerve=0.16, caution=13.0, patience=0.6, guile=0.3, zeal=0.9, outer_watch=1.15, hoarding=1.4
    ),
}
