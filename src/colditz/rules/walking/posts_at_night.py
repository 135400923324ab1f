"""By night POWs hold four guard posts of the courtyard at most; if more are held at dusk, one of them is left."""

from __future__ import annotations

from colditz.engine.edition import Veto
from colditz.engine.game import Game
from colditz.engine.needs import ALWAYS
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, EndTurn
from colditz.model.ids import NOBODY, SECURITY, PawnId, SeatId
from colditz.rules.escape.bound import bound_men
from colditz.rules.walking.movement import reach
from colditz.rules.walking.strides import POSTS_AT_NIGHT, blockers


def one_too_many(game: Game, seat: SeatId) -> bool:
    """More posts are blocked than may be, and an own man could leave his. [v3.ruling.44]"""
    return seat != SECURITY and len(blockers(game)) > POSTS_AT_NIGHT and _could_leave(game, seat) != NOBODY


def _could_leave(game: Game, seat: SeatId) -> PawnId:
    if bound_men(game, seat):
        return NOBODY  # his points are spoken for
    own = [man for man in blockers(game) if game.owner(man) == seat]
    return next((man for man in own if game.state.now.points and reach(game, man).places()), NOBODY)


def leave_it_first(_game: Game, _seat: SeatId, action: Action) -> Refusal | None:
    """The first officer on turn with a man on one of them moves him off before his turn ends. [v3.ruling.44]"""
    return Refusal.LEAVE_POST_FIRST if isinstance(action, EndTurn) else None


def who_could_leave(game: Game, seat: SeatId, _action: Action) -> PawnId:
    """One of them."""
    return _could_leave(game, seat)


LEAVE_ONE = Veto(needs=ALWAYS, awake=one_too_many, forbids=leave_it_first, subject=who_could_leave)
