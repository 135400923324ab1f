"""Tunnel Detected: two guards clear the tunnel in that turn, or guards know of it until it is empty."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from colditz.engine.edition import CardLaw
from colditz.engine.game import Game
from colditz.engine.needs import NO_REST, facts
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import PlayCard
from colditz.model.dealings import TunnelDiscovered, TunnelForgotten, TunnelNamed
from colditz.model.events import CardPlayed, PawnPlaced
from colditz.model.ids import NOBODY, NOWHERE, PawnId, Place, SeatId, TunnelId
from colditz.model.shared import playing
from colditz.rules.arrest import custody
from colditz.rules.guards import pursuit
from colditz.rules.tunnels.tunnels import close, men_in
from colditz.rules.walking.graph import nearest

# --- named for a turn: two guards clear it


def any_tunnel(game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """One of the tunnels is named."""
    return _naming_one_of(card, len(game.board.tunnels))


@cache
def _naming_one_of(card: int, tunnels: int) -> list[PlayCard]:
    return [playing(card, choice=tunnel) for tunnel in range(tunnels)]


def forbids_detection(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """An occupied tunnel is named. [classic.53.8, classic.ruling.62]"""
    if not 0 <= play.choice < len(game.board.tunnels) or not men_in(game, play.choice):
        return Refusal.TUNNEL_EMPTY
    return None


def detect(game: Game, seat: SeatId, play: PlayCard) -> None:
    """For this turn guards may come to any circle of the tunnel. [classic.53.9, classic.53.10]"""
    game.emit(CardPlayed(seat, play.card))
    game.emit(TunnelNamed(play.choice))


DETECT = CardLaw(any_tunnel, forbids_detection, detect, frozenset({"choice"}))


def guards_at(game: Game, tunnel: TunnelId) -> list[PawnId]:
    """Guards who have come to a tunnel's circles above ground."""
    above = [place for place in game.board.tunnels[tunnel].above if place != NOWHERE]
    return [pawn for pawn in map(game.pawn_at, above) if pawn != NOBODY and game.is_guard(pawn)]


def guard_reaches_tunnel(game: Game, _guard: PawnId, _start: Place, _to: Place) -> None:
    """The second guard at a detected tunnel clears it. [classic.53.11, classic.53.12]"""
    tunnel = game.state.now.detected
    if tunnel == NOWHERE:
        return
    guards = guards_at(game, tunnel)
    if len(guards) >= 2:
        men = men_in(game, tunnel)
        for guard in guards[:2]:
            pursuit.go_home(game, guard)
        game.emit(TunnelNamed(NOWHERE))
        custody.take_away_all(game, men, at_a_loss=False)
        close(game, tunnel)


@dataclass(frozen=True, slots=True)
class MoveOffTunnel(Step):
    """A guard left where no guard may rest goes to the nearest free circle on his side of every obstacle.

    [classic.ruling.45, classic.ruling.62, classic.ruling.89]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def idle(self, game: Game) -> bool:
        return not facts(game, self.seat) & NO_REST

    def go(self, game: Game) -> None:
        game.pop()
        ground = game.guard_footing
        for guard in game.guards():
            place = game.place(guard)
            if game.on_board(guard) and not ground.rest[place]:
                self._settle(game, guard, place)

    @staticmethod
    def _settle(game: Game, guard: PawnId, place: Place) -> None:
        found = nearest(game, place, game.pow_footing.steps, game.guard_footing.rest)
        if found:
            game.emit(PawnPlaced(guard, place, found[0]))
        else:
            pursuit.go_home(game, guard)


# --- discovered for good: guards may arrest in it


def forbids_discovery(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """Only an open tunnel that is not known yet. [osprey.tunnel.13, osprey.ruling.88]"""
    if not 0 <= play.choice < len(game.board.tunnels) or game.state.tunnels[play.choice] == NOBODY:
        return Refusal.TUNNEL_EMPTY
    return Refusal.NO_TARGET_FOR_CARD if play.choice in game.state.discovered else None


def discover(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Guards may arrest in it until it collapses or is emptied. [osprey.tunnel.12, osprey.ruling.88]"""
    game.emit(CardPlayed(seat, play.card))
    game.emit(TunnelDiscovered(play.choice))


DISCOVER = CardLaw(any_tunnel, forbids_discovery, discover, frozenset({"choice"}))


def forgotten_by_the_guards(game: Game, tunnel: TunnelId) -> None:
    """An empty tunnel is unknown to the guards, and stays open if two are in it when the turn ends.

    [osprey.tunnel.14, osprey.ruling.88]
    """
    if tunnel in game.state.discovered and not men_in(game, tunnel):
        game.emit(TunnelForgotten(tunnel))
