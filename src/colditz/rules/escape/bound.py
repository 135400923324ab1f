"""What an announced attempt binds its officer to: all points go on the named men's shortest way out."""

from __future__ import annotations

from functools import cache

from colditz.engine.edition import Veto
from colditz.engine.game import Game
from colditz.engine.needs import ALWAYS
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, Cross, EndTurn, GiveUp, MovePawn, PlayCard, Release, Throw
from colditz.model.board import Board
from colditz.model.cards import Card
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.model.rows import Distances, all_are
from colditz.rules.escape.attempt import is_beyond
from colditz.rules.obstacles import crossing
from colditz.rules.walking import pausing
from colditz.rules.walking.movement import cost_of_walk, reach

# --- the way to an exit


class WayOut:
    """The way to one exit, while nothing changes."""

    def __init__(self, game: Game, place: Place) -> None:
        self.version, self.place = game.state.version, place
        self.steps, self.inside = _flood(game, place), _insides(game.board)

    def leads(self, start: Place, to: Place, cost: int) -> bool:
        """Every step of a walk brings a man nearer to his exit, or it leads out of it. [v3.ruling.26]"""
        return not self.inside[to] or self.shortens(start, to, cost)

    def shortens(self, start: Place, to: Place, cost: int) -> bool:
        """The walk brings a man as much nearer as it costs."""
        left = self.steps.steps_from(start) - cost
        return left >= 0 and self.steps.known_steps(to) == left


def way_out(game: Game, place: Place) -> WayOut:
    """The way to an exit; worked out once until something changes."""
    known = game.leaving
    if isinstance(known, WayOut) and known.version == game.state.version and known.place == place:
        return known
    found = WayOut(game, place)
    game.leaving = found
    return found


def _flood(game: Game, place: Place) -> Distances:
    """Steps to the circle from which a man leaves by an exit, by ways that nobody bars; NOWHERE where none leads.

    [v3.ruling.26]
    """
    board = game.board
    door = board.roads.get("secret-door", ())
    goal = next((way.near for way in board.crossings if way.far == place), door[0] if place in door else place)
    return Distances(game.pow_footing.ways, game.state.occupant, _insides(board), goal, board.steps[goal])


def _is_inside(game: Game, place: Place) -> bool:
    """Still in the prisoners' courtyard, or in a tunnel."""
    return bool(_insides(game.board)[place])


@cache
def _insides(board: Board) -> bytes:
    places = range(len(board.names))
    return bytes(board.area[place] == Area.INNER or board.in_tunnel[place] != NOWHERE for place in places)


def bound_men(game: Game, seat: SeatId) -> list[PawnId]:
    """Announced men of a seat who are not out yet."""
    exits = game.state.exits
    return [man for man in game.teams.pawns[seat] if exits[man] != NOWHERE and not is_beyond(game, man)]


def can_come_nearer(game: Game, man: PawnId) -> bool:
    """With the points left he can walk on along his way, or leave. [v3.attempt.5, v3.ruling.110]"""
    seat, to = game.owner(man), game.state.exits[man]
    if game.state.now.points < 1:
        return False
    for action in crossing.obstacles_beside(game, seat, man):
        if isinstance(action, Cross) and action.to == to and crossing.forbids_crossing(game, seat, action) is None:
            return True
    found, way, start = reach(game, man), way_out(game, to), game.place(man)
    return any(way.leads(start, place, found.cost(place)) for place in found.places())


# --- the duty


def somebody_is_bound(game: Game, seat: SeatId) -> bool:
    """An own man was announced and is not out yet."""
    return seat != SECURITY and not all_are(game.state.exits, NOWHERE) and bool(bound_men(game, seat))


def must_go_to_them(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """Points go to the announced men on their shortest way, and no turn ends while one of them can still come nearer.

    Whoever stands where he may not stay walks off all the same, and whoever is out makes way for the next.

    [v3.attempt.4, v3.attempt.5, v3.ruling.26, v3.ruling.118]
    """
    if isinstance(action, MovePawn):
        return None if _may_walk(game, seat, action.pawn, action.to) else Refusal.SPEND_ON_ATTEMPT
    match action:
        case Cross(pawn, to):
            goes_out = game.state.exits[pawn] == to and not is_beyond(game, pawn)
            return None if goes_out else Refusal.SPEND_ON_ATTEMPT
        case Release() | GiveUp() | PlayCard(card=Card.RELEASE):
            return Refusal.SPEND_ON_ATTEMPT
        case EndTurn() | Throw():
            idle = any(can_come_nearer(game, man) for man in bound_men(game, seat))
            return Refusal.SPEND_ON_ATTEMPT if idle else None
    return None


def _may_walk(game: Game, seat: SeatId, man: PawnId, to: Place) -> bool:
    if game.teams.owner[man] != seat:
        return False
    if _walks_anyhow(game, man):
        return True
    if is_beyond(game, man):
        return cost_of_walk(game, man, to) == 1 and is_in_the_way(game, seat, man)
    exits = game.state.exits[man]
    return exits != NOWHERE and way_out(game, exits).leads(game.state.places[man], to, cost_of_walk(game, man, to))


def _walks_anyhow(game: Game, man: PawnId) -> bool:
    """He is on his way home, or stands where he may not stay. [v3.ruling.55, v3.ruling.118]"""
    return game.state.returning[man] != NOWHERE or pausing.may_not_rest(game, man)


def is_in_the_way(game: Game, seat: SeatId, man: PawnId) -> bool:
    """He is out, and own men stand wherever the next one comes out: he takes a step. [v3.drop.2, v3.ruling.26]"""
    landings = _landings(game, game.state.exits[bound_men(game, seat)[0]])
    taken = [game.pawn_at(place) for place in landings]
    if NOBODY in taken or not any(each in game.teams.pawns[seat] for each in taken):
        return False
    here = game.place(man)
    return here in landings or any(here in game.board.steps[place] for place in landings)


def _landings(game: Game, place: Place) -> list[Place]:
    """Where a man is out: the foot of a drop, or the circles beyond a gate or a tunnel's end."""
    if not _is_inside(game, place):
        return [place]
    return [near for near in game.board.steps[place] if not _is_inside(game, near)]


def who_is_bound(game: Game, seat: SeatId, _action: Action) -> PawnId:
    """The first of them."""
    return next(iter(bound_men(game, seat)), NOBODY)


def who_may_walk(game: Game, seat: SeatId) -> list[PawnId]:
    """The announced men, and whoever walks home, walks off or makes way. [v3.ruling.26, v3.ruling.55, v3.ruling.118]"""
    return [man for man in game.teams.pawns[seat] if _has_a_walk(game, seat, man)]


def _has_a_walk(game: Game, seat: SeatId, man: PawnId) -> bool:
    if _walks_anyhow(game, man):
        return True
    return is_in_the_way(game, seat, man) if is_beyond(game, man) else game.state.exits[man] != NOWHERE


ANNOUNCED_MEN_FIRST = Veto(
    needs=ALWAYS, awake=somebody_is_bound, forbids=must_go_to_them, subject=who_is_bound, movers=who_may_walk
)
