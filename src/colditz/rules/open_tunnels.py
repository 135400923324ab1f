"""Tunnels that are open to everybody once their card is played, and known to the guards once discovered."""

from __future__ import annotations

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, PlayCard
from colditz.model.dealings import TunnelDiscovered, TunnelForgotten, TunnelOpened
from colditz.model.events import CardPlayed
from colditz.model.ids import NOBODY, SeatId, TunnelId
from colditz.rules.tunnels import tunnel_on


def offers_opening(game: Game, _seat: SeatId, card: int) -> list[Action]:
    """A tunnel that is shut can be opened at any moment of the own turn."""
    return [PlayCard(card)] if game.state.tunnels[tunnel_on(game, card)] == NOBODY else []


def forbids_opening(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """Not while it is open; whether two men get in is the player's risk. [osprey.tunnel.3, osprey.ruling.80]"""
    return None if game.state.tunnels[tunnel_on(game, play.card)] == NOBODY else Refusal.TUNNEL_OPEN


def open_tunnel(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card is played and the tunnel is open to every Escape Officer. [osprey.tunnel.1, osprey.tunnel.4]"""
    game.emit(CardPlayed(seat, play.card))
    game.emit(TunnelOpened(seat, tunnel_on(game, play.card)))


def offers_discovery(game: Game, _seat: SeatId, card: int) -> list[Action]:
    """Every open tunnel may be named."""
    plays = [PlayCard(card, choice=tunnel) for tunnel in range(len(game.board.tunnels))]
    return [play for play in plays if forbids_discovery(game, _seat, play) is None]


def forbids_discovery(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """Only an open tunnel that is not known yet. [osprey.tunnel.13, osprey.ruling.88]"""
    if not 0 <= play.choice < len(game.board.tunnels) or game.state.tunnels[play.choice] == NOBODY:
        return Refusal.TUNNEL_EMPTY
    return Refusal.NO_TARGET_FOR_CARD if play.choice in game.state.discovered else None


def discover(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Guards may arrest in it until it collapses or is emptied. [osprey.tunnel.12, osprey.ruling.88]"""
    game.emit(CardPlayed(seat, play.card))
    game.emit(TunnelDiscovered(play.choice))


# --- laws: an empty tunnel, and a tunnel card drawn anew


def forgotten_by_the_guards(game: Game, tunnel: TunnelId) -> None:
    """An empty tunnel is unknown to the guards, and stays open if two are in it when the turn ends.

    [osprey.tunnel.14, osprey.ruling.88]
    """
    if tunnel in game.state.discovered:
        game.emit(TunnelForgotten(tunnel))
        game.laws.rooms_cleared(game)


def gone_once_played(_game: Game, _seat: SeatId, _card: int) -> bool:
    """A tunnel card is played, not kept; drawn anew it is a card like any other. [osprey.ruling.80]"""
    return False
