"""Announced attempts: who leaves the prisoners' courtyard, by which exit, and who is at large."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from colditz.engine.edition import Act
from colditz.engine.footing import Obstacle
from colditz.engine.game import Game
from colditz.engine.needs import KIT
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, DeclareAttempt
from colditz.model.attempts import AlarmRaised, AttemptDeclared, AttemptLapsed, CourtyardLeft
from colditz.model.board import Board
from colditz.model.dealings import RouteTaken
from colditz.model.events import TurnEnded
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, CrossingId, PawnId, Place, SeatId
from colditz.model.rows import all_are

# --- exits


@cache
def courtyard_exits(board: Board) -> tuple[Place, ...]:
    """Every way out of the prisoners' courtyard: the foot of each drop from it, and each gate that leads out of it.

    Where there is an aeroplane, the tower by its secret door too. [v3.ruling.103]
    """
    drops = [way.far for way in board.crossings if board.area[way.near] == Area.INNER != board.area[way.far]]
    return (*exit_gates(board), *drops, *board.roads.get("secret-door", ())[-1:])


@cache
def exit_gates(board: Board) -> tuple[Place, ...]:
    """The gates of the courtyard: they belong to it themselves, and a step further a man is out."""
    gates = [
        place for place in range(board.walkable) if board.toll[place] != NOWHERE and board.area[place] == Area.INNER
    ]
    return tuple(gate for gate in gates if any(board.area[near] != Area.INNER for near in board.steps[gate]))


def exits_of(game: Game, prisoner: PawnId) -> tuple[Place, ...]:
    """The exits that a man may be announced for where he stands: those of the courtyard, or the end of his tunnel.

    [v3.attempt.1, v3.tunnel.18]
    """
    place = game.place(prisoner)
    if not game.on_board(prisoner) or game.state.returning[prisoner] != NOWHERE:
        return ()
    tunnel = game.board.in_tunnel[place]
    if tunnel != NOWHERE:
        return game.board.tunnels[tunnel].below[-1:]
    return courtyard_exits(game.board) if game.board.area[place] == Area.INNER else ()


# --- who is in an attempt


def is_beyond(game: Game, prisoner: PawnId) -> bool:
    """A POW who has left the courtyard, above ground and not on his way home from the outer cells."""
    place = game.state.places[prisoner]
    if place >= game.board.walkable or game.board.area[place] == Area.INNER:
        return False
    return game.board.in_tunnel[place] == NOWHERE and game.state.returning[prisoner] == NOWHERE


def attempts(game: Game, prisoner: PawnId) -> bool:
    """He was announced and is not out yet, or he is beyond the courtyard.

    [v3.attempt.1, v3.ruling.25, v3.ruling.53, v3.ruling.111]
    """
    return game.state.exits[prisoner] != NOWHERE or is_beyond(game, prisoner)


def waits_at_the_end_of_a_tunnel(game: Game, prisoner: PawnId) -> bool:
    """He stands on the last circle of a tunnel. [v3.tunnel.16]"""
    place = game.state.places[prisoner]
    tunnel = game.board.in_tunnel[place]
    return tunnel != NOWHERE and game.board.tunnels[tunnel].below[-1] == place


def _men(game: Game) -> range:
    return range(len(game.guards()), len(game.teams.owner))


# --- laws: when the Commandant's limits fall


def alarm_by_day(game: Game, seat: SeatId, _first: int, _second: int) -> None:
    """An attempt frees all guards of their limits; it is looked at once, when the Commandant first throws.

    [v3.garrison.guard.4, v3.tunnel.16, v3.ruling.31]
    """
    men = _men(game)
    if _first_throw(game, seat) and any(attempts(game, m) or waits_at_the_end_of_a_tunnel(game, m) for m in men):
        game.emit(AlarmRaised())


def alarm_by_night(game: Game, seat: SeatId) -> None:
    """The same, but whoever waits at the end of a tunnel is no alarm by night. [v3.tunnel.16, v3.ruling.31]"""
    if _first_throw(game, seat) and any(attempts(game, man) for man in _men(game)):
        game.emit(AlarmRaised())


def _first_throw(game: Game, seat: SeatId) -> bool:
    return seat == SECURITY and len(game.state.now.throws) == 1


# --- announcing


def named_exit(game: Game, seat: SeatId) -> Place:
    """The exit that was named for men of a seat, or NOWHERE."""
    exits = game.state.exits
    return max([exits[man] for man in game.prisoners(seat)], default=NOWHERE)


def announcements(game: Game, seat: SeatId) -> list[Action]:
    """Every man of a seat who is not announced yet, by every exit, or by the one that is named already."""
    named, exits = named_exit(game, seat), game.state.exits
    men = [man for man in game.prisoners(seat) if exits[man] == NOWHERE]
    return [DeclareAttempt(man, place) for man in men for place in exits_of(game, man) if named in (NOWHERE, place)]


def announcements_before_moving(game: Game, seat: SeatId) -> list[Action]:
    """The same, while no point of the roll is spent."""
    return [] if game.state.now.spent else announcements(game, seat)


def forbids_announcement(game: Game, seat: SeatId, action: DeclareAttempt) -> Refusal | None:
    """A man inside, an exit, a kit, and one exit a turn. [v3.attempt.2, v3.attempt.3, v3.ruling.27, v3.ruling.28]"""
    if not 0 <= action.pawn < len(game.teams.owner) or game.owner(action.pawn) != seat or seat == SECURITY:
        return Refusal.NOT_YOUR_PAWN
    if not game.state.kits[seat]:
        return Refusal.NO_KIT
    if game.state.now.opening != NOBODY:
        return Refusal.TWO_IN_FIRST
    if action.to not in exits_of(game, action.pawn):
        return Refusal.NOT_AN_EXIT
    if game.state.exits[action.pawn] != NOWHERE:
        return Refusal.ALREADY_DECLARED
    return None if named_exit(game, seat) in (NOWHERE, action.to) else Refusal.ONE_EXIT_A_TURN


def forbids_late_announcement(game: Game, seat: SeatId, action: DeclareAttempt) -> Refusal | None:
    """The same, before a point of the roll is spent; at the end of a tunnel nothing need be announced by night.

    [v3.attempt.6, v3.tunnel.20, v3.ruling.29]
    """
    refusal = forbids_announcement(game, seat, action)
    if refusal is None and game.in_tunnel(action.pawn):
        return Refusal.NOT_AN_EXIT
    return Refusal.ANNOUNCE_BEFORE_MOVING if refusal is None and game.state.now.spent else refusal


def take_announcement(game: Game, seat: SeatId, action: DeclareAttempt) -> None:
    """From now on he is in an attempt. [v3.ruling.25]"""
    game.emit(AttemptDeclared(seat, action.pawn, action.to))


DECLARE = Act(tries=announcements, forbids=forbids_announcement, take=take_announcement, needs=KIT)
DECLARE_AFTER_THE_THROW = replace(DECLARE, tries=announcements_before_moving, forbids=forbids_late_announcement)


# --- laws: getting out


def as_announced(game: Game, pawn: PawnId, to: Place, what: Obstacle) -> Refusal | None:
    """Out of the courtyard a man gets with a kit and as it was announced; from outside nobody comes back in.

    [v3.attempt.1, v3.attempt.2, v3.attempt.3, v3.outside.pow.1, v3.ruling.63]
    """
    area, here = game.board.area, game.place(pawn)
    if area[here] == Area.OUTSIDE:
        return Refusal.NO_WAY_BACK_IN
    if area[here] != Area.INNER or to not in courtyard_exits(game.board):
        return None
    return not_announced(game, pawn, to)


def not_announced(game: Game, pawn: PawnId, way_out: Place) -> Refusal | None:
    """Why a man may not leave by an exit: no kit, no announcement, or another one. [v3.attempt.2, v3.attempt.3]"""
    if not game.state.kits[game.owner(pawn)]:
        return Refusal.NO_KIT
    named = game.state.exits[pawn]
    return None if named == way_out else Refusal.DECLARE_FIRST if named == NOWHERE else Refusal.DECLARED_OTHERWISE


def opens_it_to_pursuit(game: Game, pawn: PawnId, crossing: CrossingId) -> None:
    """Guards may follow by it while he is at large, and out of the courtyard in this round.

    [v3.drop.4, v3.wire.3, v3.outside.guard.3, v3.pursuit.4]
    """
    game.emit(RouteTaken(pawn, crossing))
    if game.board.area[game.board.crossings[crossing].near] == Area.INNER:
        game.emit(CourtyardLeft(pawn))


# --- when an attempt is over


def attempts_lapse(game: Game, ended: TurnEnded) -> None:
    """Whoever has not got out by the end of the next Commandant's turn is no longer in an attempt. [v3.ruling.25]"""
    if all_are(game.state.exits, NOWHERE):
        return
    for man in _men(game):
        if game.state.exits[man] != NOWHERE and is_beyond(game, man):
            game.emit(CourtyardLeft(man))
        elif game.state.exits[man] != NOWHERE and ended.seat == SECURITY:
            game.emit(AttemptLapsed(man))
