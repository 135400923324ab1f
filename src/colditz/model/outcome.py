"""How a game ended."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from colditz.model.ids import SeatId


class Ending(Enum):
    """What ended the game."""

    ESCAPES = "escapes"  # an officer reached the agreed number
    TIME = "time"  # the agreed time was used up
    HOPELESS = "hopeless"  # nobody could reach the agreed number any more
    RESIGNED = "resigned"  # a side gave up
    AGREED = "agreed"  # the players agreed to end it
    ELIMINATED = "eliminated"  # every team is out


class Outcome(NamedTuple):
    """Who won, and how it came to an end."""

    winners: tuple[SeatId, ...]
    ending: Ending
