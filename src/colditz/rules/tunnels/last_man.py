"""The last man in a collapsed tunnel walks out, by the end he chooses."""

from __future__ import annotations

from typing import Final

from colditz.engine.edition import Veto
from colditz.engine.game import Game
from colditz.engine.needs import MAN_BELOW
from colditz.engine.refusal import Refusal
from colditz.engine.state import CREPT, HEADED_BACK, HEADED_ON
from colditz.model.actions import Action, EndTurn, MovePawn
from colditz.model.dealings import LastManCrept
from colditz.model.ids import NOBODY, NOWHERE, PawnId, Place, SeatId
from colditz.model.shared import moves_of
from colditz.rules.walking.arrival import is_uneventful
from colditz.rules.walking.graph import way
from colditz.rules.walking.movement import cost_of_walk, walks
from colditz.rules.walking.pausing import tried

BACK: Final = 0
ON: Final = 1
OUT: Final = -1


def men_alone_below(game: Game, seat: SeatId) -> list[PawnId]:
    """Own men in tunnels that have collapsed."""
    below, tunnels, places = game.board.in_tunnel, game.state.tunnels, game.state.places
    men = [man for man in game.prisoners(seat) if below[places[man]] != NOWHERE]
    return [man for man in men if tunnels[below[places[man]]] == NOBODY]


def creeps_on(game: Game, pawn: PawnId, start: Place, to: Place) -> None:
    """A man alone below heads for one of the ends; out of the tunnel he is done. [devir.tunnel.11, devir.ruling.39]"""
    tunnel = game.board.in_tunnel[start]
    if tunnel == NOWHERE or game.state.tunnels[tunnel] != NOBODY:
        return
    if game.board.in_tunnel[to] == tunnel:
        below = game.board.tunnels[tunnel].below
        game.emit(LastManCrept(pawn, ON if below.index(to) > below.index(start) else BACK))
    elif game.state.marks[pawn] & (HEADED_BACK | HEADED_ON):
        game.emit(LastManCrept(pawn, OUT))


# --- what he may not do, and what others may not do before him


def somebody_is_alone(game: Game, seat: SeatId) -> bool:
    """An own man is the last in a collapsed tunnel."""
    return bool(men_alone_below(game, seat))


def forbids_waiting(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """In every turn he must come nearer to the end he chose if he can, and a point is held back for it.

    [devir.ruling.39]
    """
    if isinstance(action, MovePawn) and action.pawn in men_alone_below(game, seat) and _turns_round(game, action):
        return Refusal.OTHER_END_CHOSEN
    due = _due(game, seat)
    if not due or isinstance(action, EndTurn):
        return Refusal.LAST_MAN_WALKS_OUT if due else None
    if isinstance(action, MovePawn) and _plainly_harmless(game, due, action):
        return None
    trial = tried(game, seat, action)
    if trial.state.outcome is not None or trial.state.turn != seat:
        return None
    waiting = [man for man in due if man in men_alone_below(trial, seat) and not trial.state.marks[man] & CREPT]
    able = [man for man in waiting if man in _due(trial, seat)]
    one_step = getattr(action, "pawn", NOBODY) in due and game.state.now.points - trial.state.now.points == 1
    short = not one_step and (len(able) < len(waiting) or len(waiting) > trial.state.now.points)
    return Refusal.LAST_MAN_WALKS_OUT if short else None


def _plainly_harmless(game: Game, due: list[PawnId], walk: MovePawn) -> bool:
    """One step of a man alone, or a walk of another that leaves each of them a point and the circle before him."""
    cost = cost_of_walk(game, walk.pawn, walk.to)
    if walk.pawn in due:
        return cost == 1
    start = game.place(walk.pawn)
    if cost == NOWHERE or game.state.now.points - cost < len(due) or not is_uneventful(game, walk.pawn, start, walk.to):
        return False
    return all(_has_room_before(game, man, walk.to) for man in due)


def _has_room_before(game: Game, man: PawnId, taken: Place) -> bool:
    """He could go one step on, even if somebody comes to the circle told."""
    ground, table = game.pow_footing, moves_of(man, game.board.walkable)
    near = [place for place in ground.steps[game.place(man)] if ground.rest[place] and place != taken]
    return any(game.is_free(place) and _leads_on(game, table[place]) for place in near)


def who_is_alone(game: Game, seat: SeatId, action: Action) -> PawnId:
    """Whoever should go on."""
    men = men_alone_below(game, seat)
    moved: PawnId = getattr(action, "pawn", NOBODY)
    return moved if moved in men else next(iter(_due(game, seat) or men), NOBODY)


WALKS_OUT = Veto(needs=MAN_BELOW, awake=somebody_is_alone, forbids=forbids_waiting, subject=who_is_alone)


class Due:
    """Men alone below who have not moved on this turn and can, while the acts of their seat are weighed."""

    def __init__(self, game: Game, seat: SeatId) -> None:
        self.seat, self.version = seat, game.state.version
        men = [man for man in men_alone_below(game, seat) if not game.state.marks[man] & CREPT]
        self.men = [man for man in men if any(_leads_on(game, walk) for walk in walks(game, seat, man))]


def _due(game: Game, seat: SeatId) -> list[PawnId]:
    """Whoever must go on; worked out once until something changes."""
    known = game.waiting
    if isinstance(known, Due) and known.version == game.state.version and known.seat == seat:
        return known.men
    found = Due(game, seat)
    game.waiting = found
    return found.men


def _leads_on(game: Game, walk: Action) -> bool:
    return isinstance(walk, MovePawn) and not _turns_round(game, walk)


def _turns_round(game: Game, walk: MovePawn) -> bool:
    """The walk goes towards the end that he did not choose."""
    marks, start = game.state.marks[walk.pawn], game.place(walk.pawn)
    if not marks & (HEADED_BACK | HEADED_ON):
        return False
    below = game.board.tunnels[game.board.in_tunnel[start]].below
    path = way(game.pow_footing, game.state.occupant, start, walk.to)
    last = [place for place in path if place in below][-1]
    onward = below.index(last) > below.index(start) or start == last == below[-1]
    return onward != bool(marks & HEADED_ON)
