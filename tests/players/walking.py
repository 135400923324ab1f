"""What officers claim of their men's walks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from colditz.editions.facts import home_steps
from colditz.model.actions import Cross, MovePawn
from colditz.model.ids import NOWHERE, SECURITY, PawnId, Place, Symbol
from colditz.players.castle import FAR
from tests.players.truth import Check, Claim, Told, When

PERCENT: Final = range(101)


def _goal(told: Told) -> Place:
    assert isinstance(told.action, MovePawn | Cross)
    return told.action.to


def _symbol(told: Told) -> int:
    return int(Symbol[told.why.names["symbol"].removeprefix("symbol-").upper().replace("-", "_")])


# --- runs


def runs(told: Told) -> Check:
    """He is out when the turn ends, with so many steps to go; how many get through is reckoned together."""
    man = told.pawn()
    assert told.number("percent") in PERCENT
    yield When.TURN
    if told.playing.last_of[man] is not told or told.match.finished:
        return None  # something else was said of him later in the turn
    holds = told.is_out(man) and told.steps_out(man) == told.number("steps")
    told.seen = f"{told.steps_out(man)} steps at {told.board.names[told.place(man)]}"
    yield from _until_it_is_over(told, man, "runs")
    return holds


def _until_it_is_over(told: Told, man: PawnId, kind: str) -> Check:
    """Until he is free, or has been caught, or a new run is told of."""
    while told.is_out(man) and not told.match.finished:
        yield When.EACH
    escaped = man in told.playing.escaped
    if not told.match.finished or escaped:
        told.odds(kind, told.number("percent"), came=escaped)
    return None


def gets_free(told: Told) -> Check:
    man = told.pawn()
    yield When.TURN
    return man in told.playing.escaped


def cannot_go_on(told: Told) -> bool:
    """With what is held no way leads to freedom from where he ends."""
    return told.castle.routes.row(told.state.equipment[told.seat])[_goal(told)] == FAR


def could_run(told: Told) -> bool:
    """Somebody inside, who has the kit for it, at odds that are not good enough yet."""
    man, wanted = told.pawn(), told.number("wanted")
    ready = told.state.kits[told.seat] > 0 and not told.is_out(man) and told.is_on_board(man)
    return ready and 0 < told.number("percent") <= wanted <= 100


# --- about the castle


def gathers(told: Told) -> Check:
    """As far from a room with that symbol as was said."""
    man = told.pawn()
    yield When.AFTER
    if not told.number("steps"):
        return told.board.symbol[told.place(man)] == _symbol(told)
    return told.board.symbol[told.place(man)] != _symbol(told) and told.place(man) == _goal(told)


def stands_by(told: Told) -> bool:
    """So many steps from a circle where some way out begins."""
    starts = [near for near, _, _ in told.castle.launches] + [tunnel.below[0] for tunnel in told.board.tunnels]
    rows = [told.castle.row_to(start) for start in starts]
    return any(row[_goal(told)] <= told.number("steps") for row in rows)


def gets_ready(told: Told) -> Check:
    """He is inside, and his officer can pay his way or waits for what he lacks."""
    man = told.pawn()
    yield When.AFTER
    return not told.is_out(man) and told.state.kits[told.seat] > 0


def goes_home(told: Told) -> Check:
    """The steps to the inner gate, and no guard may arrest him in the meantime."""
    man = told.pawn()
    yield When.AFTER
    home = told.board.walks_from(told.board.inner_gate)[told.place(man)]
    safe = told.state.returning[man] != NOWHERE or told.castle.inner[told.place(man)]
    return home == told.number("steps") and bool(safe)


def must_go_home(told: Told) -> bool:
    return home_steps(told.playing.row.edition) == 2 and told.state.returning[told.pawn()] != NOWHERE


def goes_below(told: Told) -> Check:
    """When the turn ends two men are in a tunnel with him, or have gone through it."""
    man = told.pawn()
    yield When.TURN
    tunnel = told.board.in_tunnel[told.place(man)] if told.is_on_board(man) else NOWHERE
    below = [pawn for pawn, place in enumerate(told.state.places) if told.board.in_tunnel[place] == tunnel]
    return tunnel != NOWHERE and len(below) >= 2


def was_announced(told: Told) -> bool:
    return told.state.exits[told.pawn()] != NOWHERE


def hides(told: Told) -> bool:
    """The risk falls."""
    return 0 <= told.number("percent") < told.number("before") <= 100


def makes_room(told: Told) -> bool:
    """He leaves a place that others pass, or one that is no safer."""
    here = told.place(told.pawn())
    doorways = told.castle.doorways
    return doorways[here] > doorways[_goal(told)] or not told.castle.open_air[_goal(told)]


def waits_where_tunnels_begin(told: Told) -> bool:
    """In such a room, or nearer to one than he was."""
    rooms = [place for tunnel in told.board.tunnels for place in told.board.rooms[tunnel.room].places]
    return _comes_nearer(told, rooms)


def waits_at_the_gate(told: Told) -> bool:
    """Beside it, or nearer to it than he was."""
    return _comes_nearer(told, [near for near, _ in told.castle.gates])


def _comes_nearer(told: Told, goals: list[Place]) -> bool:
    here, there = told.place(told.pawn()), _goal(told)
    return any(row[there] < row[here] or row[there] <= 1 for row in map(told.castle.row_to, goals))


# --- risks


def is_at_risk(told: Told) -> Check:
    """A guard has an arrest in reach in so many of a hundred turns, if he stays there."""
    man = told.pawn()
    assert 0 < told.number("percent") <= 100
    yield When.AFTER
    place = told.place(man)
    yield When.TURN
    if told.place(man) != place or told.match.finished or told.playing.last_risk[man] is not told:
        return None
    yield from _watched(told, man, "risk")
    return True


def _watched(told: Told, man: PawnId, kind: str) -> Check:
    """Through the next turn of the Security Officer."""
    state = told.state
    while state.turn != SECURITY and not told.match.finished:
        yield When.EACH
    reached = False
    while state.turn == SECURITY and not told.match.finished:
        reached = reached or told.can_be_reached(man)
        yield When.EACH
    told.odds(kind, told.number("percent"), came=reached)
    return None


def could_be_arrested(told: Told) -> bool:
    """Some guard could do it now."""
    return told.can_be_arrested(told.pawn())


WALKS: Final[Mapping[str, Claim]] = {
    "bot-run-through": runs,
    "bot-free": gets_free,
    "bot-wait": cannot_go_on,
    "bot-not-yet": could_run,
    "bot-gather-steps": gathers,
    "bot-stand-by-steps": stands_by,
    "bot-stand-by": gets_ready,
    "bot-wait-tunnel": waits_where_tunnels_begin,
    "bot-wait-gate": waits_at_the_gate,
    "bot-go-home-steps": goes_home,
    "bot-slow-home": must_go_home,
    "bot-go-below": goes_below,
    "bot-leave": was_announced,
    "bot-hide": hides,
    "bot-make-room": makes_room,
    "bot-risk": is_at_risk,
    "bot-left-alone": could_be_arrested,
}
