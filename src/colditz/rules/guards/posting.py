"""Guards on and off the board: deployment, posting, withdrawal."""

from __future__ import annotations

from functools import cache
from typing import Final

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.needs import POINTS
from colditz.engine.refusal import Refusal
from colditz.engine.state import TIRED
from colditz.model.actions import Action, PostGuard, RecallGuard
from colditz.model.board import Board
from colditz.model.events import GuardPosted, GuardWentHome, PointsSpent
from colditz.model.ids import NOBODY, PawnId, Place, SeatId

# Made once and shared, so that listing only selects.
POSTINGS: Final = tuple(PostGuard(place) for place in range(2000))
RECALLS: Final = tuple(RecallGuard(guard) for guard in range(16))
_recalls: Final[list[list[Action]]] = [list(RECALLS[:guards]) for guards in range(17)]  # by number of guards


def rested_guard(game: Game) -> PawnId:
    """A guard in the barracks who may be posted, or NOBODY."""
    home = game.board.barracks
    for guard in game.guards():
        if game.state.places[guard] == home and not game.state.marks[guard] & TIRED:
            return guard
    return NOBODY


# --- posting


def posts(game: Game, _seat: SeatId) -> list[Action]:
    """Every post that may be taken, while somebody may be posted; often asked, so only the post's own law is."""
    if game.state.now.points < 1 or rested_guard(game) == NOBODY:
        return []
    inner, outer = game.board.posts
    may_post = game.laws.guards.may_post
    return [POSTINGS[place] for place in inner + outer if may_post(game, place) is None]


def all_posts(game: Game, _seat: SeatId) -> list[Action]:
    """Every post there is, while somebody may be posted."""
    return _posts_of(game.board) if rested_guard(game) != NOBODY else []


@cache
def _posts_of(board: Board) -> list[Action]:
    inner, outer = board.posts
    return [POSTINGS[place] for place in inner + outer]


def forbids_posting(game: Game, _seat: SeatId, action: PostGuard) -> Refusal | None:
    """Posts only, one point each, no guard who came home this turn. [classic.34a.3, classic.34a.6, classic.34b.3]"""
    if not is_post(game, action.to):
        return Refusal.NOT_A_POST
    if game.state.now.points < 1:
        return Refusal.NO_POINTS_LEFT
    refusal = game.laws.guards.may_post(game, action.to)
    if refusal is not None:
        return refusal
    if rested_guard(game) == NOBODY:
        empty = game.board.barracks not in (game.place(guard) for guard in game.guards())
        return Refusal.BARRACKS_EMPTY if empty else Refusal.GUARD_RESTS
    return None


def is_post(game: Game, place: Place) -> bool:
    """One of the black circles. [classic.34a.2]"""
    return 0 <= place < game.board.walkable and game.board.post[place]


def on_vacant_posts_before_arrests(game: Game, place: Place) -> Refusal | None:
    """The post is vacant and nobody was arrested yet this turn. [classic.34a.2, classic.34a.5]"""
    if game.state.now.arrests:
        return Refusal.ARREST_WAS_MADE
    return None if game.is_free(place) else Refusal.POST_TAKEN


def on_vacant_posts_before_anybody_comes_home(game: Game, place: Place) -> Refusal | None:
    """The post is vacant and no guard has come to the barracks in this turn. [v3.barracks.1, v3.barracks.3]"""
    if game.state.any_marked(TIRED):
        return Refusal.GUARD_CAME_HOME
    return None if game.is_free(place) else Refusal.POST_TAKEN


def take_posting(game: Game, _seat: SeatId, action: PostGuard) -> None:
    """A guard comes on for one point. [classic.34a.1]"""
    game.emit(GuardPosted(rested_guard(game), action.to, 1))


POST = Act(tries=posts, forbids=forbids_posting, take=take_posting, exact=True, needs=POINTS, lots=all_posts)


# --- withdrawal


def guards_on_posts(game: Game, _seat: SeatId) -> list[Action]:
    """Every guard on a post."""
    if game.state.now.points < 1:
        return []
    post, places, limit = game.board.post, game.state.places, game.board.walkable
    return [RECALLS[guard] for guard in game.guards() if places[guard] < limit and post[places[guard]]]


def all_guards(game: Game, _seat: SeatId) -> list[Action]:
    """Every guard, wherever he is."""
    return _recalls[len(game.guards())]


def forbids_withdrawal(game: Game, seat: SeatId, action: RecallGuard) -> Refusal | None:
    """From a post only, one point each. [classic.34b.1, classic.34b.2, classic.34b.4]"""
    if not 0 <= action.guard < len(game.teams.owner) or game.owner(action.guard) != seat:
        return Refusal.NOT_YOUR_PAWN
    if game.state.now.points < 1:
        return Refusal.NO_POINTS_LEFT
    if not game.on_board(action.guard):
        return Refusal.GUARD_OFF_BOARD
    return None if game.board.post[game.place(action.guard)] else Refusal.NOT_A_POST


def take_withdrawal(game: Game, seat: SeatId, action: RecallGuard) -> None:
    """The guard is home for this turn. [classic.34b.3]"""
    game.emit(PointsSpent(seat, 1))
    game.emit(GuardWentHome(action.guard, game.place(action.guard), game.laws.guards.home(game), tired=True))


RECALL = Act(
    tries=guards_on_posts, forbids=forbids_withdrawal, take=take_withdrawal, exact=True, needs=POINTS, lots=all_guards
)
