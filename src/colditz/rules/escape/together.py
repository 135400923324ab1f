"""Multiple escape: where one officer has paid, one man of another may follow in the same round, by his leave."""

from __future__ import annotations

from dataclasses import dataclass, replace

from colditz.engine.footing import Obstacle
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.state import Share
from colditz.engine.step import Step
from colditz.model.actions import Accept, Action, Cross, Refuse
from colditz.model.attempts import SharingRefused, WayClosed, WayPaid, WayShared
from colditz.model.dealings import EquipmentSpent
from colditz.model.events import PawnMoved
from colditz.model.ids import NOBODY, NOWHERE, PawnId, Place, SeatId, Symbol
from colditz.rules.obstacles.crossing import (
    CROSS,
    Crossing,
    forbids_crossing,
    forbids_passage,
    obstacle,
    obstacle_between,
    obstacles_beside,
    take_crossing,
)
from colditz.rules.turn.window import propose

# --- what has been paid for this round


def what_was_paid_is_remembered(game: Game, spent: EquipmentSpent) -> None:
    """One rope, one key or one pair of cutters may serve one officer more; passes and two ropes may not.

    [v3.multi.1, v3.multi.8, v3.ruling.99, v3.ruling.101]
    """
    opened = spent.gate != NOWHERE or spent.crossing != NOWHERE
    if opened and len(spent.cards) == 1 and spent.cards[0] != Symbol.PASS:
        game.emit(WayPaid(spent.seat, spent.pawn, spent.gate, spent.crossing))


def a_second_man_closes_the_way(game: Game, moved: PawnMoved) -> None:
    """Where two of the payer's own men have crossed nobody may follow. [v3.multi.6, v3.ruling.100]"""
    what = obstacle_between(game.board, moved.start, moved.to) if game.state.shares else None
    for number, share in enumerate(game.state.shares):
        own = share.seat == game.owner(moved.pawn) and share.pawn != moved.pawn
        if what is not None and own and share.taker == NOBODY and _leads(share, what):
            game.emit(WayClosed(share.seat, number))


def _leads(share: Share, what: Obstacle) -> bool:
    return (share.gate, share.crossing) == (what.gate, what.crossing) and not what.backward


def shares_at(game: Game, seat: SeatId, what: Obstacle) -> list[int]:
    """The numbers of what other officers have paid at an obstacle in this round."""
    return [number for number, share in enumerate(game.state.shares) if share.seat != seat and _leads(share, what)]


def open_share(game: Game, seat: SeatId, what: Obstacle) -> int:
    """The first of them that is still to be had, or NOWHERE."""
    shares = game.state.shares
    free = [n for n in shares_at(game, seat, what) if shares[n].taker == NOBODY and seat not in shares[n].refused]
    return free[0] if free else NOWHERE


def is_used_up(game: Game, kind: Symbol) -> bool:
    """A card of that kind has served two officers in this round already. [v3.multi.7]"""
    taken = [share for share in game.state.shares if share.taker not in (NOBODY, share.seat)]
    return any(_kind(game, share) == kind for share in taken)


def _kind(game: Game, share: Share) -> int:
    board = game.board
    return board.crossings[share.crossing].equipment if share.crossing != NOWHERE else board.toll[share.gate]


# --- the act


def crossings_beside(game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
    """Every obstacle next to a POW, at its price, and for nothing where another officer has paid."""
    found = obstacles_beside(game, seat, pawn)
    if not game.state.shares:
        return found
    paid = [each for each in found if isinstance(each, Cross) and each.paying]
    return [*found, *(Cross(each.pawn, each.to, ()) for each in paid)]


def asks_to_share(game: Game, action: Cross) -> bool:
    """Nothing is paid where something is due."""
    if action.paying or not 0 <= action.pawn < len(game.teams.owner) or not 0 <= action.to < game.board.walkable:
        return False
    what = obstacle(game, action.pawn, action.to)
    return what is not None and bool(game.laws.crossing.price(game, action.pawn, action.to, what))


def forbids_sharing(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """A follower needs an open way, the payer's leave, and all that leaving takes but the card.

    [v3.multi.1, v3.multi.3, v3.multi.4, v3.multi.5, v3.multi.7, v3.ruling.100]
    """
    if not isinstance(action, Cross) or not asks_to_share(game, action):
        return forbids_crossing(game, seat, action)
    refusal = forbids_passage(game, seat, action)
    what = obstacle(game, action.pawn, action.to)
    if refusal is not None or what is None:
        return refusal
    if not shares_at(game, seat, what):
        return Refusal.NOT_SHARED
    if open_share(game, seat, what) == NOWHERE:
        return _why_closed(game, seat, what)
    if is_used_up(game, what.equipment):
        return Refusal.SHARED_THIS_ROUND
    return None if game.state.kits[seat] else Refusal.NO_KIT


def _why_closed(game: Game, seat: SeatId, what: Obstacle) -> Refusal:
    refused = any(seat in game.state.shares[number].refused for number in shares_at(game, seat, what))
    return Refusal.SHARING_REFUSED if refused else Refusal.SHARE_TAKEN


def take_sharing(game: Game, seat: SeatId, action: Action) -> None:
    """Whoever has paid is asked. [v3.multi.4]"""
    if isinstance(action, Cross) and asks_to_share(game, action):
        game.push(AskToFollow(seat, action.pawn, action.to))
    elif isinstance(action, Cross):
        take_crossing(game, seat, action)


CROSS_OR_FOLLOW = replace(CROSS, pawn_tries=crossings_beside, forbids=forbids_sharing, take=take_sharing)


@dataclass(frozen=True, slots=True)
class AskToFollow(Step):
    """An officer wants to follow where another has paid; that one says yes or no. [v3.multi.4]"""

    seat: SeatId
    pawn: PawnId
    to: Place

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "pawn", "to")

    @property
    def pending(self) -> Refusal:
        return Refusal.LET_FOLLOW_OR_NOT_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.state.shares[self._number(game)].seat,)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Accept(), Refuse()]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        number = self._number(game)
        game.pop()
        if isinstance(action, Accept):
            game.emit(WayShared(self.seat, self.pawn, number))
            propose(game, Crossing(self.seat, self.pawn, self.to, ()))
        else:
            game.emit(SharingRefused(self.seat, number))

    def _number(self, game: Game) -> int:
        what = obstacle(game, self.pawn, self.to)
        assert what is not None, "he stands beside what he wants to cross"
        return open_share(game, self.seat, what)
