"""What tunnels opened with the dice at stake, and raids, do to a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from colditz.engine.holdings import drop_card, lay_under
from colditz.engine.state import STIRRED, TRIED
from colditz.model import raids as ev
from colditz.model.events import Event
from colditz.model.ids import NOBODY

if TYPE_CHECKING:
    from colditz.engine.game import Game


def _tunnel_shown(game: Game, event: ev.TunnelShown) -> None:
    game.state.now.opening = event.tunnel
    game.state.entrances = (*game.state.entrances, event.tunnel)


def _tunnel_manned(game: Game, _event: ev.TunnelManned) -> None:
    game.state.now.opening = NOBODY


def _entrances_shut(game: Game, _event: ev.EntrancesShut) -> None:
    game.state.entrances = ()


def _leave_granted(game: Game, event: ev.LeaveGranted) -> None:
    game.state.now.granted = (*game.state.now.granted, event.tunnel)


def _pow_stirred(game: Game, event: ev.PowStirred) -> None:
    game.state.mark(event.pawn, STIRRED)


def _digger_named(game: Game, event: ev.DiggerNamed) -> None:
    game.state.now.diggers = (*game.state.now.diggers, event.pawn)


def _arrest_tried(game: Game, event: ev.ArrestTried) -> None:
    game.state.mark(event.prisoner, TRIED)


def _card_laid(game: Game, event: ev.CardLaid) -> None:
    drop_card(game.state, event.seat, event.card)
    game.state.laid = (*game.state.laid, event.card)


def _card_lifted(game: Game, event: ev.CardLifted) -> None:
    laid = list(game.state.laid)
    laid.remove(event.card)
    game.state.laid = tuple(laid)
    lay_under(game.state, event.card)


def _news_only(_game: Game, _event: Event) -> None:
    """Told to the players; the state does not need it."""


def _raid_began(game: Game, event: ev.RaidBegan) -> None:
    game.state.now.raid = event.card


RAIDS: dict[type[Event], Callable[[Game, Any], None]] = {
    ev.TunnelShown: _tunnel_shown,
    ev.TunnelManned: _tunnel_manned,
    ev.EntrancesShut: _entrances_shut,
    ev.LeaveGranted: _leave_granted,
    ev.PowStirred: _pow_stirred,
    ev.DiggerNamed: _digger_named,
    ev.ArrestTried: _arrest_tried,
    ev.CardLaid: _card_laid,
    ev.CardLifted: _card_lifted,
    ev.RoomSearched: _news_only,
    ev.SearchFailed: _news_only,
    ev.RaidBegan: _raid_began,
}
