"""Characters: the same planner with other numbers, so that five opponents do not play alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Character:
    """How a planner weighs things. Values are in points of the dice."""

    nerve: float = 0.18  # the odds at which an officer lets his men run
    caution: float = 22.0  # what an arrest in the courtyard costs an officer
    patience: float = 0.5  # how much of the game passes before odds are lowered
    reserve: float = 0.0  # how much more equipment than a run needs is gathered first
    run_loss: float = 8.0  # what the arrest of a man on the run costs: whoever hides for long is found
    dread: float = 1.0  # how much longer a way seems that a guard is sure to see
    holds_back: bool = True  # nothing that makes men liable is taken before the kit
    guile: float = 0.0  # how often a man is announced who is not meant to leave
    taste: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)  # how much dearer each rope, key, pass and wire cutters seem
    digging: float = 0.0  # how much longer the way through a tunnel seems
    zeal: float = 1.0  # how gladly a Security Officer arrests in the courtyard
    outer_watch: float = 2.0  # how much he cares for the ground beyond the walls
    hoarding: float = 1.0  # how long he keeps his cards
    trigger: float = 1.0  # what firing a shot costs him
    stillness: float = 0.05  # how much better a place must be before a guard walks there
    pairing: float = 0.7  # what a second guard near the same circle adds
    blocking: float = 1.5  # what it adds to stand on the very circle: nobody comes down there


CHARACTERS: Final = {
    "planner": Character(),
    "planner-bold": Character(
        nerve=0.06, caution=8.0, patience=0.3, holds_back=False, zeal=1.8, hoarding=0.5, pairing=0.3
    ),
    "planner-cautious": Character(
        nerve=0.34, caution=34.0, patience=0.85, run_loss=16.0, zeal=0.7, outer_watch=2.6, hoarding=1.2, stillness=0.2
    ),
    "planner-greedy": Character(nerve=0.26, reserve=3.0, caution=14.0, holds_back=False, zeal=2.2, outer_watch=1.2),
    "planner-sly": Character(
        nerve=0.12, caution=28.0, dread=9.0, guile=0.3, outer_watch=2.3, hoarding=1.6, blocking=0.2
    ),
}
