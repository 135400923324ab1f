"""Moving the guards: arrests first, then to where they will be needed."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.engine.choices import Choices
from colditz.model.actions import Action, Arrest, MovePawn
from colditz.model.ids import PawnId, Place
from colditz.players.castle import FAR, trail
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.watch import Threat, Watch

A_POINT: Final = 0.12  # what a point of the throw is worth if it is not spent
GUARD_LOST: Final = 2.5  # an arrest sends the guard to the barracks
LOOKED_AT: Final = 5  # guards whose moves are worked out
PLACES: Final = 6


class Catch(NamedTuple):
    """An arrest that can be made now."""

    gain: float
    action: Arrest
    steps: int


def best_arrest(watch: Watch, choices: Choices, cover: Cover) -> Catch | None:
    """The arrest that gains most: the man's worth, less the points and the guard who is gone afterwards."""
    movable = set(choices.pawns)
    for threat in watch.threats:
        row = watch.castle.chase_row(threat.place, trail(watch.table, threat.man))
        near = sorted((row[watch.places[guard]], guard) for guard in watch.guards if guard in movable)
        near = [(steps, guard) for steps, guard in near if steps <= watch.points]
        caught = [catch for steps, guard in near[:4] if (catch := _catch(watch, choices, cover, threat, guard, steps))]
        if caught:
            best = max(caught, key=lambda catch: (catch.gain, -catch.action.guard))
            return best if best.gain > 0 else None
    return None


def _catch(watch: Watch, choices: Choices, cover: Cover, threat: Threat, guard: PawnId, steps: int) -> Catch | None:
    action = Arrest(guard, threat.man)
    if action not in choices.moves(guard):
        return None
    place = watch.places[guard]
    others = cover.without(place)
    left = cover.worth(others, place) - cover.worth(others, None)
    return Catch(threat.worth - GUARD_LOST - A_POINT * min(steps, FAR) - 0.3 * left, action, steps)


def walks(watch: Watch, choices: Choices, cover: Cover) -> list[MovePawn]:
    """Every walk that betters the cover, the best first."""
    found: list[tuple[float, int, MovePawn]] = []
    for guard in _useful(watch, choices, cover):
        place = watch.places[guard]
        others = cover.without(place)
        now = cover.worth(others, place)
        for move in _towards(cover, choices.moves(guard)):
            gain = cover.worth(others, move.to) - now
            if gain > watch.character.stillness:
                found.append((-gain, len(found), move))
    return [move for _, _, move in sorted(found)]


def _useful(watch: Watch, choices: Choices, cover: Cover) -> list[PawnId]:
    """The guards nearest to what matters most."""
    movable = {watch.places[guard]: guard for guard in choices.pawns}
    found: dict[PawnId, float] = {}
    for weight, near in zip(cover.weights, cover.near, strict=True):
        for steps, place in near:
            if place in movable and 0 < steps < FAR:
                guard = movable[place]
                found[guard] = found.get(guard, 0.0) + weight / steps
    return sorted(found, key=lambda guard: (-found[guard], guard))[:LOOKED_AT]


def _towards(cover: Cover, moves: list[Action]) -> list[MovePawn]:
    """Of a guard's walks those that end nearest to each circle that matters."""
    ends = [move.to for move in moves if isinstance(move, MovePawn) and move.to not in cover.barred]
    if not ends:
        return []
    nearest = {_nearest(ends, row) for row in cover.rows[:PLACES]}
    walks = {move.to: move for move in reversed(moves) if isinstance(move, MovePawn) and move.to in nearest}
    return [walks[end] for end in sorted(nearest)]


def _nearest(ends: list[Place], row: bytes) -> Place:
    """The first of those that lie nearest."""
    steps = [row[end] for end in ends]
    return ends[steps.index(min(steps))]
