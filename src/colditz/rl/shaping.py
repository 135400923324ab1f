"""Pay on the way: how near every officer is to freedom, paid as it grows and taken back as it falls.

The end of a game alone is too rare to learn the whole game from: an officer who tries things at random never wins one.
A `Shaping` is a `reward=` for any environment. After every action it pays an officer by how much his promise has
grown, and charges Security that; when the game is over all of it is given back, so nothing but the end counts in the
sum, and whoever plays best by the end plays best with it (Ng, Harada and Russell, 1999). For a first lesson the end may
count less or nothing (`end`); then promise is not given back, and how well things stand at the end is what is paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from colditz.engine.game import Game
from colditz.engine.play import Match
from colditz.model.board import Board
from colditz.model.events import Event
from colditz.model.ids import KIT_PARTS, SeatId
from colditz.players.castle import FAR, Castle, castle_of
from colditz.players.routes import Needs, missing

ESCAPE: Final = 1.5  # what a man who is free is worth, and other things beside it
KIT: Final = 0.3
ON_THE_WAY: Final = 1.0  # a man who stands before the target with a kit
WITHOUT_KIT: Final = 0.3  # of that
PLANNED: Final = 1  # man whose way counts: another would lose by what the first one spends
CARD: Final = 4  # steps that a missing card counts
STRIDE: Final = 12.0  # steps by which a way is worth so much less
LONG: Final = 60  # steps of a way that is worth nothing
NEAR_BY: Final = 8.0  # steps to a room of the kit by which it counts so much less
SOLITARY: Final = 0.01
OUT: Final = 0.5  # a team that is out of the game


class Ways:
    """By what an officer holds: how far freedom is from every place, a missing card counted as so many steps."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self._rows: dict[Needs, list[float]] = {}

    def nearness(self, held: Needs) -> list[float]:
        """By place: 1 at a target, less and less further off."""
        row = self._rows.get(held)
        if row is None:
            row = self._rows[held] = [self._near(ways, held) for ways in self.castle.routes.ways]
        return row

    def _near(self, ways: list[tuple[int, Needs]], held: Needs) -> float:
        steps = min((steps + CARD * missing(held, needs) for steps, needs in ways), default=FAR)
        return (exp(-steps / STRIDE) + max(0.0, 1 - steps / LONG)) / 2 if steps < FAR else 0.0


@cache
def _ways(board: Board) -> Ways:
    return Ways(castle_of(board))


def promise(game: Game, seat: SeatId) -> float:
    """How near an officer is to winning: men who are free, a kit or men on the way to its rooms, the best way out."""
    state, ways = game.state, _ways(game.board)
    if state.out[seat]:
        return -OUT
    places = [state.places[pawn] for pawn in game.teams.pawns[seat]]
    near = ways.nearness(state.equipment[seat])
    best = sorted((near[place] for place in places), reverse=True)[:PLANNED]
    kit = state.kits[seat] > 0
    worth = ESCAPE * state.escapes[seat] + ON_THE_WAY * sum(best) * (1.0 if kit else WITHOUT_KIT)
    worth += KIT * (1.0 if kit else gathered(ways.castle, places))
    return worth - SOLITARY * sum(game.board.is_cell[place] for place in places)


def gathered(castle: Castle, places: Sequence[int]) -> float:
    """How far four men have come to the four rooms of a kit, each to another: at most 0.7, as long as there is none."""
    left, total = list(places), 0.0
    for symbol in KIT_PARTS:
        steps = castle.ways_to[symbol]
        man = min(left, key=lambda place: steps[place])
        total += exp(-steps[man] / NEAR_BY)
        left.remove(man)
    return 0.7 * total / len(KIT_PARTS)


class Shaping:
    """A reward for every seat from how all officers' promise has changed; it keeps what it was, match by match."""

    def __init__(self, end: float = 1.0) -> None:
        """`end`: what of the game's own reward is paid; with less than all of it promise is not given back then."""
        self.end = end
        self._known: dict[int, tuple[Match, list[float]]] = {}

    def __call__(self, match: Match, events: Sequence[Event]) -> list[float]:
        """What the events brought each seat; it sums to 0."""
        game, count = match._game, len(match.seats)  # noqa: SLF001 - promise is worked out from all there is
        _, before = self._known.pop(id(match), (match, None))
        now = [0.0] * (count - 1)
        if not match.finished or self.end < 1:
            now = [promise(game, seat) for seat in range(1, count)]
        if not match.finished:
            self._known[id(match)] = (match, now)
        gains = [new - old for new, old in zip(now, before or now, strict=True)]
        paid = [-sum(gains, 0.0), *gains]
        if match.finished:
            paid = [gain + (self.end - 1) * result for gain, result in zip(paid, match.returns(), strict=True)]
        return paid
