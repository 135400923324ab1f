"""The ways by which men get away, and how open guards leave each of them."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final, NamedTuple

from colditz.model.board import Board
from colditz.model.ids import NOWHERE, PawnId, Place, SeatId
from colditz.players.castle import FAR, USUAL_CARDS, castle_of, trail
from colditz.players.guarding.watch import SHORTEST, Watch
from colditz.players.odds import AT_LEAST, IN_TWO_TURNS, MEAN
from colditz.players.routes import Needs

LONGEST: Final = 34  # steps from the courtyard's edge that make a way worth closing
HALVED: Final = 6  # so many more steps make a way half as likely
A_CARD: Final = 9  # steps by which each Equipment card beyond three makes it seem longer
CHEAP: Final = 3
EVERY: Final = 3  # steps between the circles of a way that are looked at
SUREST: Final = 0.95  # the chance of an arrest that is reckoned with at most
# By steps of the nearest guard: what resting there with the usual chance does to the odds of a run, as a logarithm.
LOGS: Final[tuple[float, ...]] = tuple([log(1 - min(chance, SUREST)) * EVERY / MEAN for chance in AT_LEAST])
# How much counts who is nearest, and who is next and after him once guards were called away.
NEAREST: Final = 0.6
NEXT: Final = 0.3
AFTER: Final = 0.1
NOBODY_READY: Final = 0.05  # how much a way matters by which nobody can leave
LACKING: Final[tuple[float, ...]] = (1.0, 0.4, 0.15, 0.05)  # by Equipment cards that are not known to be there
WITHOUT_A_KIT: Final = 0.25
ANYWHERE: Final = 0.2  # how ready a man is wherever he stands
SOON: Final = 0.4  # by the chance that he gets to where the way begins within a turn
LATER: Final = 0.4  # and within two
AT_LARGE: Final = 2.0  # how much more the way of a man matters who has left already
LOOKED_AHEAD: Final = 24  # steps of it
LIKELY: Final = 0.1  # ways that matter less than so much of the most likely one are left out


class Line(NamedTuple):
    """A way out of the courtyard: from where, what it costs, how good it is, and by circle the steps of guards."""

    near: Place
    cards: int
    weight: float
    rows: tuple[bytes, ...]


class Open(NamedTuple):
    """A way with how likely somebody takes it now."""

    weight: float
    rows: tuple[bytes, ...]


Four = tuple[int, int, int, int]
Near = list[list[Four]]  # by way and circle: steps of the four nearest guards


class Ways:
    """The ways that somebody may take, how near guards are to each, and how open all of them are."""

    def __init__(self, lines: list[Open], near: Near) -> None:
        self.lines, self.near = lines, near
        self.openness = openness(lines, near)
        self._gains: dict[Place, float] = {}

    def gain(self, place: Place) -> float:
        """How much less open they are with one more guard on a place."""
        if place not in self._gains:
            self._gains[place] = self.openness - openness(self.lines, self.near, place)
        return self._gains[place]


@cache
def lines_of(board: Board) -> tuple[Line, ...]:
    """Every way out that is not too long, once for each board."""
    castle = castle_of(board)
    found: dict[tuple[Place, tuple[bytes, ...]], Line] = {}
    for number, near, far in castle.exits:
        crossing = board.crossings[number]
        for _, bill in castle.routes.ways[near]:
            left = tuple(need - crossing.cards * (kind == crossing.equipment) for kind, need in enumerate(bill))
            if min(left) < 0 or sum(bill) > USUAL_CARDS or castle.routes.row(left)[far] > LONGEST:
                continue
            line = _line(board, near, far, left, sum(bill))
            found.setdefault((far, line.rows), line)
    return tuple(found.values())


def _line(board: Board, near: Place, far: Place, left: Needs, cards: int) -> Line:
    row = castle_of(board).routes.row(left)
    rows = _rows(board, far, (), row, row[far])
    return Line(near, cards, 0.5 ** ((row[far] + A_CARD * max(cards - CHEAP, 0) - SHORTEST) / HALVED), rows)


def _rows(board: Board, start: Place, ways: tuple[int, ...], row: bytes, steps: int) -> tuple[bytes, ...]:
    """Steps of guards to some of the circles on a way, where these lie above ground."""
    castle, place, found = castle_of(board), start, []
    for number in range(steps):
        if number % EVERY == 0 and board.in_tunnel[place] == NOWHERE:
            found.append(castle.chase_row(place, ways))
        place, more = castle.run_on(place, row, 1)
        ways = (*ways, *more)
    return tuple(found)


# --- how likely each of them is


def open_lines(watch: Watch) -> list[Open]:
    """The ways that somebody may take now, and those of men at large or below."""
    lines = lines_of(watch.board)
    likely = [line.weight * chance for line, chance in zip(lines, _chances(watch, lines), strict=True)]
    least = LIKELY * max(likely, default=0.0)
    inside = [Open(weight, line.rows) for line, weight in zip(lines, likely, strict=True) if weight >= least]
    return [*inside, *(found for man in watch.men if (found := _line_of(watch, man)) is not None)]


def _chances(watch: Watch, lines: tuple[Line, ...]) -> list[float]:
    """By way: how ready somebody near its beginning is."""
    teams: dict[SeatId, list[Place]] = {}
    for man in watch.men:
        if not watch.is_out(man) and not watch.table.out[watch.owner[man]]:
            teams.setdefault(watch.owner[man], []).append(watch.places[man])
    return [sum([_chance(watch, line, seat, men) for seat, men in teams.items()], NOBODY_READY) for line in lines]


def _chance(watch: Watch, line: Line, seat: SeatId, men: list[Place]) -> float:
    """How likely an officer's man leaves by a way soon, as far as the table can tell."""
    row = watch.castle.row_to(line.near)
    steps = min([row[place] for place in men])
    lacking = min(max(line.cards - watch.equipment_of(seat), 0), len(LACKING) - 1)
    ready = LACKING[lacking] * (1.0 if watch.table.kits[seat] else WITHOUT_A_KIT)
    return ready * (ANYWHERE + SOON * AT_LEAST[steps] + LATER * IN_TWO_TURNS[steps])


def _line_of(watch: Watch, man: PawnId) -> Open | None:
    """The further way of a man who has left the courtyard, above ground or below."""
    place, castle = watch.places[man], watch.castle
    below = watch.board.in_tunnel[place] != NOWHERE
    if (castle.inner[place] and not below) or watch.is_protected(man):
        return None
    row = castle.routes.row_for_number(max(watch.equipment_of(watch.owner[man]), 1))
    row = row if row[place] < FAR else castle.routes.row_for_number(USUAL_CARDS)
    if row[place] == FAR:
        return None
    rows = _rows(watch.board, place, trail(watch.table, man), row, min(row[place], LOOKED_AHEAD))
    return Open(AT_LARGE * (1.0 if watch.table.kits[watch.owner[man]] else 0.5), rows)


# --- how open they are


def ways_left(watch: Watch, guards: list[Place]) -> Ways:
    """The ways that somebody may take now, as some guards leave them."""
    lines = open_lines(watch)
    return Ways(lines, nearest(lines, guards))


def nearest(lines: list[Open], places: list[Place]) -> Near:
    """By way and circle: steps of the four nearest of some guards, so that three are known when one of them leaves."""
    return [[_first(row, places) for row in line.rows] for line in lines]


def _first(row: bytes, places: list[Place]) -> Four:
    first = second = third = fourth = FAR
    for place in places:
        steps = row[place]
        if steps < first:
            first, second, third, fourth = steps, first, second, third
        elif steps < second:
            second, third, fourth = steps, second, third
        elif steps < third:
            third, fourth = steps, third
        elif steps < fourth:
            fourth = steps
    return first, second, third, fourth


def without(lines: list[Open], near: Near, place: Place) -> Near:
    """The same when the guard on a place has gone."""
    return [
        [_left(row[place], known) for row, known in zip(line.rows, circles, strict=True)]
        for line, circles in zip(lines, near, strict=True)
    ]


def _left(steps: int, known: Four) -> Four:
    first, second, third, fourth = known
    if steps > third:
        return known
    if steps == first:
        return second, third, fourth, FAR
    return (first, third, fourth, FAR) if steps == second else (first, second, fourth, FAR)


def openness(lines: list[Open], near: Near, place: Place = NOWHERE) -> float:
    """The odds of all ways together, with one more guard on a place."""
    total = 0.0
    for line, circles in zip(lines, near, strict=True):
        by_first = by_second = by_third = 0.0
        for row, known in zip(line.rows, circles, strict=True):
            first, second, third, _ = known
            steps = FAR if place == NOWHERE else row[place]
            if steps < third:
                by_first += LOGS[min(steps, first)]
                by_second += LOGS[min(max(steps, first), second)]
                by_third += LOGS[max(steps, second)]
            else:
                by_first += LOGS[first]
                by_second += LOGS[second]
                by_third += LOGS[third]
        total += line.weight * (NEAREST * exp(by_first) + NEXT * exp(by_second) + AFTER * exp(by_third))
    return total
