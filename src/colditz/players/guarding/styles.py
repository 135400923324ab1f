"""How a Security Officer keeps watch: the circles that his style adds to those that matter to everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from colditz.model.board import Board
from colditz.model.ids import Place
from colditz.players.castle import USUAL_CARDS, castle_of
from colditz.players.character import Style
from colditz.players.guarding.watch import Focus, Watch

BEATS: Final = 3  # rounds until guards come by the same place again
A_BEAT: Final = 1.2  # how much it matters to come by a post in the courtyard
DUE: Final = 1.0  # how much more a way out matters when it is its turn
NESTS: Final = 6
A_NEST: Final = 2.5
LONG_SHOT: Final = 14  # circles beyond which it is hardly worth to fire
CORDON: Final = 5.0  # how much more its circles matter than those beneath the windows
BEYOND: Final = 10  # steps from a window
BEHIND_A_MAN: Final = 2.2


def added(watch: Watch) -> list[Focus]:
    """What this style looks after besides men on the run; when there are any, everybody goes after them."""
    worth = STYLES.get(watch.character.style)
    chase = any(watch.is_out(threat.man) for threat in watch.threats)
    return worth(watch) if worth and not chase else []


def _rounds(watch: Watch) -> list[Focus]:
    """A third of the beats in each round, so that somebody comes by everywhere, and nobody can count on it."""
    due = beats(watch.board)[watch.table.round % BEATS :: BEATS]
    return [Focus(place, DUE * watch.windows.get(place, A_BEAT)) for place in due]


def _nests(watch: Watch) -> list[Focus]:
    return [Focus(place, A_NEST) for place in nests(watch.board)]


def _cordon(watch: Watch) -> list[Focus]:
    """Round the castle, a turn and a half beyond the windows: whoever comes down has still to get past."""
    weights: dict[Place, float] = {}
    for far, place in cordon(watch.board):
        weights[place] = weights.get(place, 0.0) + CORDON * watch.windows[far]
    return [Focus(place, weight) for place, weight in weights.items()]


def _raids(watch: Watch) -> list[Focus]:
    """Behind every man whom guards may touch, in a room as well: he must come out one day."""
    inside = [man for man in watch.men if watch.castle.inner[watch.places[man]] and watch.is_liable(watch.owner[man])]
    return [Focus(watch.places[man], BEHIND_A_MAN, (), man) for man in inside]


STYLES: Final[Mapping[Style, Callable[[Watch], list[Focus]]]] = {
    Style.ROUNDS: _rounds,
    Style.NESTS: _nests,
    Style.CORDON: _cordon,
    Style.RAIDS: _raids,
}


# --- places that are looked up once for each board


@cache
def beats(board: Board) -> list[Place]:
    """Guard posts of the courtyard, and circles where men come down outside, from one end to the other."""
    posts = [post for posts in board.posts for post in posts]
    return sorted(dict.fromkeys([*posts, *(far for _, far, _, _ in castle_of(board).windows)]))


@cache
def cordon(board: Board) -> list[tuple[Place, Place]]:
    """By window: where the way from it leads through the cordon, short of freedom."""
    castle = castle_of(board)
    row = castle.routes.row_for_number(USUAL_CARDS)
    found = [(far, castle.further_on(far, row, BEYOND)) for _, far, _, _ in castle.windows]
    return [(far, place) for far, place in found if not board.target[place]]


@cache
def nests(board: Board) -> list[Place]:
    """From where guards see most of the ground that men run over and that nobody sees from another nest."""
    seen = {place: _in_sight(board, place) for place in beats(board)}
    open_ground = frozenset(place for places in seen.values() for place in places)
    found: list[Place] = []
    while len(found) < NESTS and open_ground:
        best = max(sorted(seen), key=lambda place: len(seen[place] & open_ground))
        found.append(best)
        open_ground = open_ground - seen[best]
    return found


def _in_sight(board: Board, place: Place) -> frozenset[Place]:
    """Circles of the ways to freedom that a shot from there reaches as a rule."""
    reach = board.range_from(place)
    return frozenset(there for there in _ground(board) if reach[there] <= LONG_SHOT and board.sees(place, there))


@cache
def _ground(board: Board) -> list[Place]:
    """Where men go who have come down from the usual windows."""
    castle = castle_of(board)
    row = castle.routes.row_for_number(USUAL_CARDS)
    found: dict[Place, None] = {}
    for _, far, _, _ in castle.windows:
        place = far
        while not board.target[place]:
            found[place] = None
            further = castle.further_on(place, row, 1)
            if further == place:
                break
            place = further
    return list(found)
