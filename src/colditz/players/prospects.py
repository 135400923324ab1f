"""How well a seat stands: its chance to win, from 0 to 1, as far as it can see.

The weights are a logistic regression over 49,662 moments of games between planners in all editions: did that officer
get the men out that he still wanted? `python -m colditz.testing.fit_prospects` fits anew, and says how well the
weights of today foretell games that are held out.
"""

from __future__ import annotations

from math import exp, log, prod
from typing import Final

from colditz.engine.view import View
from colditz.model.board import Board
from colditz.model.ids import NOWHERE, SECURITY, PawnId, SeatId
from colditz.players.castle import FAR, Castle, castle_of, trail
from colditz.players.odds import AT_LEAST

ENDLESS: Final = 60  # rounds to reckon with where a clock on the wall decides
LONG: Final = 80
NEAR: Final = 15  # steps of the shortest runs
STRIDE: Final = 12  # steps that make a run so much less likely
CAUGHT: Final = 0.6  # of those whom a guard can reach
WITHOUT_KIT: Final = 0.3
DUEL: Final = 2  # players
# By the men still wanted: once, the logarithm of the rounds left, a kit, a short way out with it, a man on the run,
# guards behind the windows, cards of the Security Officer, a game of two.
WEIGHTS: Final = {
    1: (-6.38, 1.66, 0.56, 0.97, 8.05, 1.06, 0.02, 0.47),
    2: (-10.28, 2.42, 0.15, 0.54, 2.59, 0.80, -0.05, 0.53),
}
MANY: Final = 2
ONE_MORE: Final = 0.3  # for every man beyond that


def prospects(view: View, board: Board) -> float:
    """For the Security Officer that nobody gets there, for an officer that he does and no rival before him."""
    if view.ending:
        return 1.0 / len(view.winners) if view.seat in view.winners else 0.0
    seats = [seat for seat in range(1, len(view.table.seats)) if not view.table.out[seat]]
    chances = {seat: chance(view, board, seat) for seat in seats}
    if view.seat == SECURITY:
        return prod(1 - found for found in chances.values())
    rivals = [found for seat, found in chances.items() if seat != view.seat]
    return chances.get(view.seat, 0.0) * (1 - max(rivals, default=0.0) / 2)


def chance(view: View, board: Board, seat: SeatId) -> float:
    """The chance of an officer to get all the men out that he still wants."""
    table = view.table
    wanted = table.escapes_to_win - table.escapes[seat]
    weights = WEIGHTS[min(max(wanted, 1), MANY)]
    known = facts(view, castle_of(board), seat)
    odds = 1 / (1 + exp(-sum((weight * fact for weight, fact in zip(weights, known, strict=True)), 0.0)))
    return float(odds * ONE_MORE ** max(wanted - MANY, 0))


def facts(view: View, castle: Castle, seat: SeatId) -> tuple[float, ...]:
    """What an officer's chances depend on, in the order of the weights."""
    table = view.table
    cards = table.equipment_counts[seat]
    row = castle.routes.row(view.equipment) if seat == view.seat else castle.routes.row_for_number(cards)
    guards = _of(view, "guard-", castle.board.walkable)
    men = _of(view, f"{table.seats[seat]}-", castle.board.walkable)
    posts = [table.places[guard] for guard in guards]
    kit = bool(table.kits[seat])
    time = log(min(table.marker or ENDLESS, LONG))
    way = min([row[table.places[man]] for man in men if castle.inner[table.places[man]]], default=FAR)
    run = max([_headway(view, castle, row, posts, man) for man in men], default=0.0) * (1 if kit else WITHOUT_KIT)
    watch = [AT_LEAST[castle.guard_steps(posts, far)] for _, _, far in castle.exits]
    near = exp(-max(way - NEAR, 0) / STRIDE) if kit and way < FAR else 0.0
    watched = sum(watch, 0.0) / max(len(watch), 1)
    duel = len(table.seats) == DUEL
    return (1.0, time, kit, near, run, watched, table.hand_sizes[SECURITY], duel)


def _of(view: View, prefix: str, walkable: int) -> list[PawnId]:
    """A side's pawns that stand on the board."""
    table = view.table
    return [pawn for pawn, name in enumerate(table.pawns) if name.startswith(prefix) and table.places[pawn] < walkable]


def _headway(view: View, castle: Castle, row: bytes, posts: list[int], man: PawnId) -> float:
    """How far a man on the run has come, and how likely he gets on; 0 for all others."""
    table, board = view.table, castle.board
    place = table.places[man]
    hidden = castle.inner[place] and board.in_tunnel[place] == NOWHERE
    home = table.returning[man] != NOWHERE and man not in table.strayed
    if hidden or home or row[place] == FAR:
        return 0.0
    risk = AT_LEAST[castle.guard_steps(posts, place, trail(table, man))] if castle.open_air[place] else 0.0
    return exp(-row[place] / STRIDE) * (1 - CAUGHT * risk)
