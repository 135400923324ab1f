"""Where each number stands among those of a pawn, of a seat and of the turn.

`observation.py` and `rows.py` both write by these names, so the order is said here alone. They are literals: compiled
code takes such constants in, whatever module they are of.
"""

from __future__ import annotations

from typing import Final

# of a pawn
WHOSE: Final = 0
PLACE: Final = 1  # the first of five: number, x, y, area, below ground
PLACE_NUMBERS: Final = 5
RETURNING: Final = 6
WORN: Final = 7  # tired, absent
AWAY: Final = 8  # strayed, fled
ROUTE: Final = 9
EXIT: Final = 10
QUARRY: Final = 11
PAWN_NUMBERS: Final = 12

# of a seat
TAKEN: Final = 0
KEEPS_THE_CASTLE: Final = 1
ON_TURN: Final = 2
IS_ASKED: Final = 3
HAND_SIZE: Final = 4
EQUIPMENT_COUNT: Final = 5
KITS: Final = 6
ESCAPES: Final = 7
IS_OUT: Final = 8
HAS_WON: Final = 9
THEFTS: Final = 10
SEAT_NUMBERS: Final = 11

# of the turn
MARKER: Final = 0
ROUND: Final = 1
ESCAPES_TO_WIN: Final = 2
TIME_IS_UP: Final = 3
POINTS: Final = 4
SPENT: Final = 5
THROWS: Final = 6
FIRST_DIE: Final = 7
SECOND_DIE: Final = 8
RELEASES: Final = 9
DRAWS: Final = 10
ARRESTS: Final = 11
SEARCHED: Final = 12
DETECTED: Final = 13
KIT_RIDES: Final = 14
WHOSE_TURN: Final = 15
PART: Final = 16
DAY: Final = 17
ALARM: Final = 18
GUEST: Final = 19
FLOWN: Final = 20
TURN_NUMBERS: Final = 24  # with room for more
