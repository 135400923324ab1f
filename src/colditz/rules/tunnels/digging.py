"""Opening a tunnel with the dice at stake: its card is shown, and two men must get in before the turn ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from colditz.engine.edition import Act, CardLaw, Veto
from colditz.engine.game import Game
from colditz.engine.needs import ALWAYS
from colditz.engine.refusal import Refusal
from colditz.engine.state import STIRRED
from colditz.engine.step import Step
from colditz.model.actions import Action, Cross, EndTurn, GiveUp, MovePawn, PlayCard, Release, Throw
from colditz.model.cards import Card
from colditz.model.dealings import TunnelOpened
from colditz.model.events import CardPlayed, PawnMoved, PawnPlaced
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, PawnId, Place, SeatId
from colditz.model.raids import DiggerNamed, PowStirred, TunnelManned, TunnelShown
from colditz.rules.arrest.forcing import is_beside_a_guard
from colditz.rules.escape.bound import way_out
from colditz.rules.tunnels.opening import its_tunnel
from colditz.rules.tunnels.tunnels import close, men_in, tunnel_on
from colditz.rules.walking import blind_strides, pausing, strides
from colditz.rules.walking.graph import nearest
from colditz.rules.walking.movement import cost_of_walk, reach

DIGGERS: Final = 2

# --- the card


def forbids_showing(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Not while it is open, and not with points that an announced attempt has bound. [v3.tunnel.4, v3.ruling.67]"""
    if game.state.tunnels[tunnel_on(game, play.card)] != NOBODY:
        return Refusal.TUNNEL_OPEN
    if game.state.now.opening != NOBODY:
        return Refusal.TWO_IN_FIRST
    bound = any(game.state.exits[man] != NOWHERE for man in game.prisoners(seat))
    return Refusal.SPEND_ON_ATTEMPT if bound else None


def forbids_late_showing(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """By night after the throw, before a point of it is spent. [v3.tunnel.8]"""
    return Refusal.TUNNEL_BEFORE_MOVING if game.state.now.spent else forbids_showing(game, seat, play)


def show(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card goes under its pack at once, whether or not the opening succeeds. [v3.tunnel.4, v3.ruling.67]"""
    tunnel = tunnel_on(game, play.card)
    game.emit(CardPlayed(seat, play.card))
    game.emit(TunnelOpened(seat, tunnel))
    game.emit(TunnelShown(seat, tunnel))


SHOW = CardLaw(its_tunnel, forbids_showing, show)
SHOW_AFTER_THE_THROW = CardLaw(its_tunnel, forbids_late_showing, show)


def two_are_in(game: Game, _moved: PawnMoved) -> None:
    """With two men in it the tunnel is open, and the points left are free. [v3.tunnel.5, v3.tunnel.7]"""
    tunnel = game.state.now.opening
    if tunnel != NOBODY and len(men_in(game, tunnel)) >= DIGGERS:
        game.emit(TunnelManned(game.state.turn, tunnel))


# --- the duty


def take_walk(game: Game, seat: SeatId, move: MovePawn) -> None:
    """A walk, by which a man may have come to a guard, or nearer to the tunnel that is being opened."""
    strides.take_walk(game, seat, move)
    if game.state.now.opening != NOBODY and move.pawn not in game.state.now.diggers:
        game.emit(DiggerNamed(move.pawn))
    if seat != SECURITY and not game.state.marks[move.pawn] & STIRRED and is_beside_a_guard(game, move.pawn):
        game.emit(PowStirred(move.pawn))


WALK: Act = replace(blind_strides.WALK, take=take_walk)


def a_tunnel_is_being_opened(game: Game, seat: SeatId) -> bool:
    """Its card is shown, and two men are not in it yet."""
    return seat != SECURITY and game.state.now.opening != NOBODY


def must_go_in(game: Game, seat: SeatId, action: Action) -> Refusal | None:
    """Every point brings one of two men nearer to the entrance, or in; none else is spent while that is possible.

    [v3.tunnel.5, v3.ruling.66]
    """
    if isinstance(action, MovePawn):
        man, to = action.pawn, action.to
        nearer = _walks_anyhow(game, man) or _leads_in(game, man, to, cost_of_walk(game, man, to))
        return None if nearer else Refusal.TWO_IN_FIRST
    match action:
        case Cross(pawn, to):
            return None if to == _first_circle(game) and _may_dig(game, pawn) else Refusal.TWO_IN_FIRST
        case Release() | GiveUp() | PlayCard(card=Card.RELEASE):
            return Refusal.TWO_IN_FIRST
        case EndTurn() | Throw():
            return Refusal.TWO_IN_FIRST if any(_can_go_on(game, man) for man in game.prisoners(seat)) else None
    return None


def _walks_anyhow(game: Game, man: PawnId) -> bool:
    """He is on his way home, or stands where he may not stay. [v3.ruling.55, v3.ruling.118]"""
    return game.state.returning[man] != NOWHERE or pausing.may_not_rest(game, man)


def _first_circle(game: Game) -> Place:
    return game.board.tunnels[game.state.now.opening].below[0]


def _may_dig(game: Game, man: PawnId) -> bool:
    """He is one of two: whoever has not walked yet only while fewer than two have. [v3.ruling.66]"""
    diggers = {*game.state.now.diggers, *men_in(game, game.state.now.opening)}
    return man in diggers or len(diggers) < DIGGERS


def _leads_in(game: Game, man: PawnId, to: Place, cost: int) -> bool:
    """Every step of a walk shortens the way in; the first man below makes room for the second."""
    below = game.board.tunnels[game.state.now.opening].below
    if game.place(man) in below:
        return (game.place(man), to) == (below[0], below[1])
    return to != below[0] and way_out(game, below[0]).shortens(game.place(man), to, cost) and _may_dig(game, man)


def _can_go_on(game: Game, man: PawnId) -> bool:
    if not game.on_board(man) or not game.state.now.points or game.state.returning[man] != NOWHERE:
        return False
    first = _first_circle(game)
    at_the_door = first in game.board.mouths[game.place(man)] and game.is_free(first) and _may_dig(game, man)
    found = reach(game, man)
    return at_the_door or any(_leads_in(game, man, place, found.cost(place)) for place in found.places())


def who_digs(game: Game, seat: SeatId, _action: Action) -> PawnId:
    """Whoever could go on."""
    return next((man for man in game.prisoners(seat) if _can_go_on(game, man)), NOBODY)


def who_may_walk(game: Game, seat: SeatId) -> list[PawnId]:
    """The diggers, and whoever walks home or walks off. [v3.ruling.66, v3.ruling.118]"""
    free = [man for man in game.prisoners(seat) if _walks_anyhow(game, man)]
    return [man for man in game.prisoners(seat) if man in free or _may_dig(game, man)]


TWO_GO_IN = Veto(
    needs=ALWAYS, awake=a_tunnel_is_being_opened, forbids=must_go_in, subject=who_digs, movers=who_may_walk
)


# --- it has failed


@dataclass(frozen=True, slots=True)
class GiveUpDigging(Step):
    """A tunnel that two men have not entered never opened: whoever is in it is back in its room.

    [v3.tunnel.6, v3.ruling.65]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return game.state.now.opening == NOBODY

    def go(self, game: Game) -> None:
        game.pop()
        tunnel = game.state.now.opening
        if tunnel == NOBODY:
            return
        for man in men_in(game, tunnel):
            back = nearest(game, game.board.tunnels[tunnel].below[0], game.board.steps, self._indoors(game, tunnel))
            game.emit(PawnPlaced(man, game.place(man), back[0]))
        close(game, tunnel)

    @staticmethod
    def _indoors(game: Game, tunnel: int) -> tuple[bool, ...]:
        room, below = game.board.tunnels[tunnel].room, game.board.in_tunnel
        return tuple(each == room and below[place] == NOWHERE for place, each in enumerate(game.board.room))
