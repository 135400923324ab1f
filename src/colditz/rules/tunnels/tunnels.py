"""Tunnels: whose they are, entering, leaving and collapse."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Accept, Action, Refuse
from colditz.model.board import Board
from colditz.model.cards import TUNNEL_ON_CARD, Card
from colditz.model.dealings import LeaveRefused, RouteTaken, TunnelClosed
from colditz.model.events import PawnMoved, TurnBegan
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId, TunnelId
from colditz.model.raids import EntrancesShut, LeaveGranted
from colditz.model.rows import all_are
from colditz.rules.arrest import custody

# --- words


def tunnel_on(game: Game, card: int) -> TunnelId:
    """The tunnel printed on a card."""
    return _tunnels_on_cards(game.board)[card]


@cache
def _tunnels_on_cards(board: Board) -> dict[int, TunnelId]:
    names = [tunnel.name for tunnel in board.tunnels]
    return {int(card): names.index(name) for card, name in TUNNEL_ON_CARD.items() if name in names}


def card_of(game: Game, tunnel: TunnelId) -> Card:
    """The card that opens a tunnel."""
    return next(card for card, name in TUNNEL_ON_CARD.items() if name == game.board.tunnels[tunnel].name)


def men_in(game: Game, tunnel: TunnelId) -> list[PawnId]:
    """The POWs below ground in a tunnel, from its entrance on."""
    pawns = [game.pawn_at(place) for place in game.board.tunnels[tunnel].below]
    return [pawn for pawn in pawns if pawn != NOBODY]


# --- entering an open tunnel


@dataclass(frozen=True, slots=True)
class AskLeave(Step):
    """An officer wants to send a man into another's tunnel; its holder says yes or no. [classic.ruling.60]"""

    pawn: PawnId
    tunnel: TunnelId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("pawn", "tunnel")

    @property
    def pending(self) -> Refusal:
        return Refusal.GRANT_LEAVE_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.state.tunnels[self.tunnel],)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Accept(), Refuse()]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Accept):
            game.laws.tunnels.granted(game, seat, self.tunnel)
            go_in(game, self.pawn, self.tunnel)
        else:
            game.emit(LeaveRefused(seat, self.tunnel))


def forbids_entry(game: Game, pawn: PawnId, to: Place) -> Refusal | None:
    """A tunnel is entered at its room end, while somebody holds it open. [classic.11.27, classic.11.28]"""
    tunnel = game.board.in_tunnel[to]
    if to not in game.board.mouths[game.place(pawn)]:
        return Refusal.NOT_ADJACENT
    if game.state.tunnels[tunnel] == NOBODY:
        return Refusal.TUNNEL_NOT_OPEN
    if not game.is_free(to):
        return Refusal.CIRCLE_TAKEN
    shut = game.laws.tunnels.entrance(game, tunnel)
    if shut is not None:
        return shut
    if tunnel in game.state.now.denied:
        return Refusal.LEAVE_REFUSED
    holder = game.state.tunnels[tunnel]
    orphaned = game.state.out[holder] and not game.laws.tunnels.leave(game, pawn, tunnel)
    return Refusal.TUNNEL_NOT_OPEN if orphaned else None


def enter(game: Game, pawn: PawnId, to: Place) -> None:
    """The holder's own men walk in; others must have his leave."""
    tunnel = game.board.in_tunnel[to]
    if game.laws.tunnels.leave(game, pawn, tunnel):
        go_in(game, pawn, tunnel)
    else:
        game.push(AskLeave(pawn, tunnel))


def go_in(game: Game, pawn: PawnId, tunnel: TunnelId) -> None:
    """One step into the first circle below."""
    start, to = game.place(pawn), game.board.tunnels[tunnel].below[0]
    game.emit(PawnMoved(pawn, start, to, 1))


def holder_only(game: Game, pawn: PawnId, tunnel: TunnelId) -> bool:
    """Only the holder's own men need no leave. [classic.53.5, classic.ruling.60]"""
    return game.owner(pawn) == game.state.tunnels[tunnel]


def open_to_all(_game: Game, _pawn: PawnId, _tunnel: TunnelId) -> bool:
    """Nobody needs leave once a tunnel is open. [devir.tunnel.9, devir.ruling.40]"""
    return True


def holder_or_by_his_leave(game: Game, pawn: PawnId, tunnel: TunnelId) -> bool:
    """The holder's men, and those of an officer to whom he said yes this turn. [v3.tunnel.9, v3.ruling.70]"""
    return holder_only(game, pawn, tunnel) or tunnel in game.state.now.granted


def for_one_man(_game: Game, _seat: SeatId, _tunnel: TunnelId) -> None:
    """Leave is given for one man at a time. [classic.ruling.60]"""


def for_all_his_men_this_turn(game: Game, seat: SeatId, tunnel: TunnelId) -> None:
    """A yes covers all men of the officer on turn and is not taken back. [v3.ruling.70]"""
    game.emit(LeaveGranted(seat, tunnel))


def while_it_is_open(_game: Game, _tunnel: TunnelId) -> Refusal | None:
    """Men may go in for as long as a tunnel is open. [classic.11.28]"""
    return None


def until_the_commandants_turn(game: Game, tunnel: TunnelId) -> Refusal | None:
    """Only in the round in which it was opened. [v3.tunnel.10, v3.ruling.69]"""
    return None if tunnel in game.state.entrances else Refusal.ENTRANCE_SHUT


def entrances_are_shut(game: Game, began: TurnBegan) -> None:
    """Once the Commandant's turn has come nobody is put into a tunnel any more. [v3.tunnel.10]"""
    if began.seat == SECURITY and game.state.entrances:
        game.emit(EntrancesShut())


# --- leaving


def whenever_he_likes(_game: Game, _pawn: PawnId) -> Refusal | None:
    """Nothing is asked of a man who comes out at the far end. [classic.11.29]"""
    return None


def with_a_kit(game: Game, pawn: PawnId) -> Refusal | None:
    """Coming out is an attempt and takes a kit. [v3.tunnel.17, v3.tunnel.20]"""
    return None if game.state.kits[game.owner(pawn)] else Refusal.NO_KIT


def with_a_kit_as_announced(game: Game, pawn: PawnId) -> Refusal | None:
    """The same, and by day it was announced before the throw. [v3.tunnel.17, v3.tunnel.18]"""
    end = game.board.tunnels[game.board.in_tunnel[game.place(pawn)]].below[-1]
    refusal = with_a_kit(game, pawn)
    return Refusal.DECLARE_FIRST if refusal is None and game.state.exits[pawn] != end else refusal


def comes_up(game: Game, _pawn: PawnId, start: Place, to: Place) -> None:
    """A tunnel that its last man leaves is shut; beyond the wire guards follow by the door in the fence.

    [v3.tunnel.11, v3.tunneldetected.14, v3.ruling.75]
    """
    tunnel = game.board.in_tunnel[start]
    if tunnel != NOWHERE and game.board.in_tunnel[to] == NOWHERE:
        game.laws.tunnels.left(game, tunnel)


def climbs_out(game: Game, pawn: PawnId, start: Place, to: Place) -> None:
    """A man stepped off an end of a tunnel; beyond the wire he opens the crossing above it to guards.

    [classic.11.29, classic.53.4, classic.ruling.93]
    """
    tunnel = game.board.in_tunnel[start]
    if tunnel == NOWHERE or game.board.in_tunnel[to] != NOWHERE:
        return
    path = game.board.tunnels[tunnel]
    if game.area(pawn) == Area.OUTSIDE:
        for crossing in game.board.crossings_to[path.above[-1]]:
            game.emit(RouteTaken(pawn, crossing))
    game.laws.tunnels.left(game, tunnel)


def shut_once_empty(game: Game, tunnel: TunnelId) -> None:
    """A tunnel that its last man leaves is shut at once. [classic.53.4]"""
    if not men_in(game, tunnel):
        close(game, tunnel)


def collapses_on_the_last_man(game: Game, tunnel: TunnelId) -> None:
    """As soon as fewer than two are in it a tunnel has collapsed; a last man walks out.

    [devir.tunnel.6, devir.tunnel.8, devir.tunnel.10, devir.tunnel.12, devir.ruling.38]
    """
    if len(men_in(game, tunnel)) < 2:
        close(game, tunnel)


def thinned_out_tunnels_collapse(game: Game, _event: object) -> None:
    """A team that leaves the game may leave one man alone below. [devir.ruling.73]"""
    for tunnel in range(len(game.board.tunnels)):
        collapses_on_the_last_man(game, tunnel)


def kept_while_its_tunnel_is_open(game: Game, seat: SeatId, card: int) -> bool:
    """A tunnel card whose tunnel its holder keeps open stays in his hand. [classic.ruling.61]"""
    return card in TUNNEL_ON_CARD and game.state.tunnels[tunnel_on(game, card)] == seat


def gone_once_played(_game: Game, _seat: SeatId, _card: int) -> bool:
    """A tunnel card is played, not kept; drawn anew it is a card like any other. [osprey.ruling.80]"""
    return False


def every_card_counts(game: Game, seat: SeatId) -> int:
    """A tunnel card in use counts among the three like any other. [classic.ruling.61]"""
    return len(game.state.hands[seat])


def all_but_cards_in_view(game: Game, seat: SeatId) -> int:
    """A tunnel card that lies in view is in play, not in hand. [devir.tunnel.5, devir.ruling.41]"""
    return sum(not kept_while_its_tunnel_is_open(game, seat, card) for card in game.state.hands[seat])


def stays_while_others_are_inside(game: Game, seat: SeatId) -> tuple[int, ...]:
    """The tunnel of an officer who is out goes on while two men of others are in it. [classic.ruling.58]"""
    held = [tunnel for tunnel, holder in enumerate(game.state.tunnels) if holder == seat]
    others = {tunnel: [man for man in men_in(game, tunnel) if game.owner(man) != seat] for tunnel in held}
    return tuple(int(card_of(game, tunnel)) for tunnel, men in others.items() if len(men) > 1)


def no_card_stays(_game: Game, _seat: SeatId) -> tuple[int, ...]:
    """An officer who is out returns all his cards, those in view too. [devir.doordie.16, devir.ruling.73]"""
    return ()


def close(game: Game, tunnel: TunnelId) -> None:
    """A tunnel's use is over: its card goes under the pack. [classic.53.3, classic.53.4]"""
    seat, card = game.state.tunnels[tunnel], card_of(game, tunnel)
    if seat != NOBODY:
        held = game.laws.tunnels.card_kept(game, seat, card) and card in game.state.hands[seat]
        game.emit(TunnelClosed(seat, tunnel, card if held else NOBODY))


@dataclass(frozen=True, slots=True)
class Collapse(Step):
    """At the end of every turn a tunnel with a single man in it collapses. [classic.53.6, classic.ruling.59]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return all_are(game.state.tunnels, NOBODY)

    def go(self, game: Game) -> None:
        game.pop()
        for tunnel, holder in enumerate(game.state.tunnels):
            if holder == NOBODY:
                continue
            men = men_in(game, tunnel)
            if len(men) < 2:
                custody.take_away_all(game, men, at_a_loss=False)
                close(game, tunnel)
