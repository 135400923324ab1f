"""Stations: where guards close the ways out before anybody takes one; dice are short, so they go there in good time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from colditz.engine.choices import Choices
from colditz.model.actions import MovePawn
from colditz.model.board import Board
from colditz.model.ids import NOWHERE, Area, PawnId, Place
from colditz.players.castle import FAR, castle_of
from colditz.players.character import Style
from colditz.players.guarding.lines import Near, Open, Ways, lines_of, nearest, openness, without
from colditz.players.guarding.watch import Watch, barred_ways

STATIONS: Final = 20
LOOKED_AT: Final = 3  # of the circles, every third is tried
A_WALK: Final = 20  # steps beyond which a walk counts for half
WORTH_IT: Final = 0.01  # how much less open the ways must be for a guard to go there
AT_ONCE: Final = 0.1  # what it is worth that a guard stands well where he comes on
LEAST: Final = 0.05  # a guard in the barracks watches nobody
NEARBY: Final = 12  # steps within which two places do the same work


class Errand(NamedTuple):
    """A guard who should go to a station, and what each step of it brings."""

    worth: float
    guard: PawnId
    goal: Place


class Left(NamedTuple):
    """How near the other guards are when one has gone, and how much more open the ways are then."""

    others: Near
    lost: float


@cache
def stations(board: Board) -> tuple[Place, ...]:
    """The circles that close most, each with those before it."""
    lines = [Open(line.weight, line.rows) for line in lines_of(board)]
    circles = _circles(board)
    found: list[Place] = []
    while len(found) < STATIONS and lines:
        near = nearest(lines, found)
        found.append(min(circles, key=lambda place: openness(lines, near, place)))
    return tuple(dict.fromkeys(found))


def _circles(board: Board) -> list[Place]:
    """Some of those beyond the courtyard on which guards may stay, reached by their own ways."""
    posts = [castle_of(board).guard_row(post) for post in board.posts[1]]
    free = [
        place
        for place in range(board.walkable)
        if board.area[place] == Area.OUTER
        and place not in barred_ways(board)
        and board.in_tunnel[place] == NOWHERE
        and any(row[place] < FAR for row in posts)
    ]
    return free[::LOOKED_AT]


def errands(watch: Watch, ways: Ways) -> Iterator[Errand]:
    """Who should go where, the best use of a step first; worked out as far as they are asked for.

    Nobody's coming closes more than one more guard there would, which says where to look first.
    """
    found: list[Errand] = []
    left: dict[PawnId, Left] = {}
    for hope in _hopes(watch, ways):
        while found and (best := max(found)).worth >= hope.worth:
            found.remove(best)
            yield best
        if hope.guard not in left:
            left[hope.guard] = _left(watch, ways, hope.guard)
        errand = _errand(watch, ways, hope, left[hope.guard])
        if errand is not None:
            found.append(errand)
    yield from sorted(found, reverse=True)


def _hopes(watch: Watch, ways: Ways) -> list[Errand]:
    """The most that each errand could be worth, the highest first."""
    taken = set(watch.places)
    goals = [(ways.gain(goal), goal) for goal in stations(watch.board) if goal not in taken]
    outer = [guard for guard in watch.guards if not watch.castle.inner[watch.places[guard]]]
    found = []
    for gain, goal in goals:
        row = watch.castle.guard_row(goal)
        steps = [(row[watch.places[guard]], guard) for guard in outer] if gain > WORTH_IT else []
        found += [Errand(gain / (way + A_WALK), guard, goal) for way, guard in steps if way < FAR]
    return sorted(found, reverse=True)


def _left(watch: Watch, ways: Ways, guard: PawnId) -> Left:
    others = without(ways.lines, ways.near, watch.places[guard])
    return Left(others, openness(ways.lines, others) - ways.openness)


def _errand(watch: Watch, ways: Ways, hope: Errand, left: Left) -> Errand | None:
    """What he does better there; far away no more than what the goal brings with all others where they are."""
    steps = watch.castle.guard_row(hope.goal)[watch.places[hope.guard]]
    if steps > NEARBY and ways.gain(hope.goal) - left.lost <= WORTH_IT:
        return None
    better = ways.openness - openness(ways.lines, left.others, hope.goal)
    return Errand(better / (steps + A_WALK), hope.guard, hope.goal) if better > WORTH_IT else None


def has_stations(watch: Watch) -> bool:
    """Other styles have circles of their own."""
    return watch.character.style == Style.COVER


def keeps_stations(watch: Watch) -> bool:
    """Nobody is at large above ground who comes first."""
    return has_stations(watch) and not any(watch.is_out(threat.man) for threat in watch.threats)


def station_walk(watch: Watch, choices: Choices, ways: Ways) -> MovePawn | None:
    """The next walk of a guard on his way to a station."""
    movable = set(choices.pawns)
    for errand in errands(watch, ways):
        row = watch.castle.guard_row(errand.goal)
        moves = choices.moves(errand.guard) if errand.guard in movable else []
        ends = [move for move in moves if isinstance(move, MovePawn) and move.to not in watch.barred]
        walk = min(ends, key=lambda move: (row[move.to], move.to), default=None)
        if walk is not None and row[walk.to] < row[watch.places[errand.guard]]:
            return walk
    return None


def post_value(watch: Watch, ways: Ways, post: Place) -> float:
    """What it is worth to bring a guard out beyond the courtyard, by the station to which he goes on."""
    best = 0.0
    for goal in stations(watch.board):
        steps = watch.castle.guard_row(goal)[post]
        if steps < FAR:
            best = max(best, ways.gain(goal) / (steps + A_WALK))
    return LEAST + best + AT_ONCE * ways.gain(post)
