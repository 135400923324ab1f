"""Solitary: the way out of the cells."""

from __future__ import annotations

from functools import cache

from colditz.engine.edition import Act, CardLaw
from colditz.engine.game import Game
from colditz.engine.needs import FREED_MAN
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, PlayCard, Release
from colditz.model.board import Board, CellBlock
from colditz.model.events import CardPlayed, PointsSpent, PowReleased
from colditz.model.ids import NOBODY, NOWHERE, Area, PawnId, Place, SeatId
from colditz.model.shared import playing
from colditz.rules.walking.graph import nearest

# --- where a released man stands


@cache
def ordinary_doorsteps(board: Board) -> tuple[bool, ...]:
    """Circles where a released POW may be put. [classic.ruling.10, classic.ruling.90]"""
    return tuple(
        place < board.walkable
        and board.room[place] == NOWHERE
        and board.above_tunnel[place] == NOWHERE
        and board.toll[place] == NOWHERE
        and not board.safe[place]
        and not board.beam[place]
        for place in range(len(board.names))
    )


@cache
def doorsteps_but_landings(board: Board) -> tuple[bool, ...]:
    """Any circle, rooms and safe areas too, but no beam, tunnel, gate or foot of a drop. [osprey.ruling.8]"""
    return tuple(
        place < board.walkable
        and board.above_tunnel[place] == NOWHERE
        and board.in_tunnel[place] == NOWHERE
        and board.toll[place] == NOWHERE
        and not board.beam[place]
        and board.kind[place] != "landing"
        for place in range(len(board.names))
    )


def block_of(game: Game, prisoner: PawnId) -> CellBlock | None:
    """The block a POW is locked up in."""
    return next((block for block in game.board.cells if block.place == game.place(prisoner)), None)


def exits(game: Game, prisoner: PawnId) -> list[Place]:
    """Where he may stand once he is out."""
    return game.laws.home.exits(game, prisoner)


def by_the_nearest_way_out(game: Game, prisoner: PawnId) -> list[Place]:
    """The arrow circle of his cell, or the nearest free ones. [classic.11.20, classic.37.3, classic.ruling.10]"""
    block = block_of(game, prisoner)
    return nearest(game, block.exit, game.pow_footing.steps, game.rulebook.doorsteps) if block else []


def unless_a_pow_bars_it(game: Game, prisoner: PawnId) -> list[Place]:
    """The same, but while another POW stands on the arrow circle nobody gets out. [v3.solitary.3, v3.ruling.48]"""
    block = block_of(game, prisoner)
    other = game.pawn_at(block.exit) if block else NOBODY
    barred = other != NOBODY and not game.is_guard(other)
    return [] if barred else by_the_nearest_way_out(game, prisoner)


def free(game: Game, prisoner: PawnId, to: Place, cost: int) -> None:
    """A POW leaves solitary; from the outer cells he is on a protected way home. [classic.39.3]"""
    block = block_of(game, prisoner)
    outer = block is not None and block.area == Area.OUTER
    distance = game.laws.home.distance(game, to) if outer else NOWHERE
    game.emit(PowReleased(prisoner, game.place(prisoner), to, cost, distance))


# --- release by a double


def men_in_cells(game: Game, seat: SeatId) -> list[Action]:
    """Every POW in a cell, at every exit he could take, while a double frees somebody."""
    if not game.state.now.releases:
        return []
    locked = [prisoner for prisoner in game.prisoners(seat) if game.in_cells(prisoner)]
    return [Release(prisoner, to) for prisoner in locked for to in exits(game, prisoner)]


def forbids_release(game: Game, seat: SeatId, action: Release) -> Refusal | None:
    """A double on the movement throw and one point. [classic.11.19, classic.37.1, classic.37.2]"""
    if not 0 <= action.prisoner < len(game.teams.owner) or game.owner(action.prisoner) != seat:
        return Refusal.NOT_YOUR_PAWN
    if not game.in_cells(action.prisoner):
        return Refusal.NOT_IN_SOLITARY
    if not game.state.now.releases:
        return Refusal.DOUBLE_USED if was_double(game) else Refusal.NO_DOUBLE
    if game.state.now.points < game.params.release_points:
        return Refusal.NO_POINTS_LEFT
    return wrong_exit(game, action.prisoner, action.to)


def was_double(game: Game) -> bool:
    """The last throw of the turn was one."""
    throws = game.state.now.throws
    return bool(throws) and throws[-1][0] == throws[-1][1]


def wrong_exit(game: Game, prisoner: PawnId, to: Place) -> Refusal | None:
    """He stands at the door or near it, unless somebody keeps him in although there is room."""
    ways = exits(game, prisoner)
    if to in ways:
        return None
    if ways or not by_the_nearest_way_out(game, prisoner):
        return Refusal.WRONG_EXIT
    return Refusal.EXIT_BARRED if game.area(prisoner) == Area.INNER else Refusal.COOLER_BARRED


def take_release(game: Game, _seat: SeatId, action: Release) -> None:
    """He stands at the door; the rest of the score is for anybody."""
    free(game, action.prisoner, action.to, game.params.release_points)


RELEASE = Act(tries=men_in_cells, forbids=forbids_release, take=take_release, needs=FREED_MAN)


# --- release by a card


def whom_to_free(game: Game, seat: SeatId, card: int) -> list[PlayCard]:
    """Every POW of the seat in a cell."""
    locked = [prisoner for prisoner in game.prisoners(seat) if game.in_cells(prisoner)]
    return [playing(card, pawn=prisoner, to=to) for prisoner in locked for to in exits(game, prisoner)]


def why_nobody_is_freed(game: Game, seat: SeatId) -> Refusal:
    """Nobody is locked up, or nobody who is gets out; else one of them is to be named."""
    locked = [prisoner for prisoner in game.prisoners(seat) if game.in_cells(prisoner)]
    if not locked:
        return Refusal.NOBODY_IN_SOLITARY
    kept = all(not exits(game, prisoner) for prisoner in locked)
    return (wrong_exit(game, locked[0], NOWHERE) if kept else None) or Refusal.NO_TARGET_FOR_CARD


def forbids_release_card(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """It frees one own POW, at no cost. [classic.37.5, classic.ruling.86]"""
    if play.pawn == NOBODY:
        return why_nobody_is_freed(game, seat)
    if not 0 <= play.pawn < len(game.teams.owner) or game.owner(play.pawn) != seat:
        return Refusal.NO_TARGET_FOR_CARD
    if not game.in_cells(play.pawn):
        return Refusal.NOT_IN_SOLITARY
    return wrong_exit(game, play.pawn, play.to)


def play_release_card(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card opens the cell."""
    game.emit(CardPlayed(seat, play.card))
    free(game, play.pawn, play.to, 0)


def forbids_release_card_for_a_point(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """It frees one own POW, for one point. [v3.opportunity.cellexit.1]"""
    refusal = forbids_release_card(game, seat, play)
    short = game.state.now.points < game.params.release_points
    unpaid = refusal is None or (refusal is Refusal.NO_TARGET_FOR_CARD and play.pawn == NOBODY)
    return Refusal.NO_POINTS_LEFT if unpaid and short else refusal


def play_release_card_for_a_point(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card opens the cell, and leaving it costs a point."""
    game.emit(PointsSpent(seat, game.params.release_points))
    play_release_card(game, seat, play)


RELEASE_CARD = CardLaw(whom_to_free, forbids_release_card, play_release_card, frozenset({"pawn", "to"}))
RELEASE_CARD_FOR_A_POINT = CardLaw(
    whom_to_free, forbids_release_card_for_a_point, play_release_card_for_a_point, frozenset({"pawn", "to"})
)
