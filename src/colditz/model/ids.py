"""The small integers that the engine counts in, and the closed lists they index."""

from enum import IntEnum
from typing import Final

PawnId = int  # index into State.places
SeatId = int  # index into the seats of a game; the Security Officer is seat 0
Place = int  # index into Board.names
RoomId = int
TunnelId = int
CrossingId = int
CardId = int  # a Card; cards of one kind are alike

NOBODY: Final = -1
NOWHERE: Final = -1
SECURITY: Final = 0
CHANCE: Final = -1
CLOCK: Final = -2
MOST_SEATS: Final = 6
NO_LIMIT: Final = 1_000_000  # a number that no game comes near


class Area(IntEnum):
    """The parts of the castle that the rules tell apart."""

    INNER = 0  # the prisoners' courtyard, its passages and rooms: the grey area
    OUTER = 1  # the garrison courtyard (Kommandantur), terraces, roofs, the ring inside the wire
    OUTSIDE = 2  # beyond walls, wire and gates


GREY_AREA: Final = Area.INNER  # as it is printed on the board [classic.10.2]


class Symbol(IntEnum):
    """What a room offers: four kinds of equipment, then the four parts of a kit."""

    ROPE = 0
    KEY = 1
    PASS = 2
    WIRE_CUTTERS = 3
    DISGUISE = 4
    COMPASS = 5
    FOOD = 6
    DOCUMENTS = 7


EQUIPMENT: Final = (Symbol.ROPE, Symbol.KEY, Symbol.PASS, Symbol.WIRE_CUTTERS)
KIT_PARTS: Final = (Symbol.DISGUISE, Symbol.COMPASS, Symbol.FOOD, Symbol.DOCUMENTS)


class Nation(IntEnum):
    """The five escape teams of the box, in the order in which they take seats."""

    AMERICAN = 1
    BRITISH = 2
    DUTCH = 3
    FRENCH = 4
    POLISH = 5


# The pawns of the box. [classic.13.2 to classic.13.7]
TEAM_COLOURS: Final = {
    Nation.AMERICAN: "blue",
    Nation.BRITISH: "red",
    Nation.DUTCH: "orange",
    Nation.FRENCH: "brown",
    Nation.POLISH: "green",
}
GUARD_COLOUR: Final = "black"
