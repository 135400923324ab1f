"""What the dealings of officers do to a state: equipment, kits, routes, tunnels, raids, barter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from colditz.engine.holdings import add_equipment, drop_card, hand_over, lay_under
from colditz.engine.state import ABSENT, BY_HAND, CREPT, HEADED_BACK, HEADED_ON, STRAYED, Offer, State
from colditz.model import dealings as more
from colditz.model.cards import is_opportunity
from colditz.model.events import Event
from colditz.model.ids import NOBODY, NOWHERE, SeatId

if TYPE_CHECKING:
    from colditz.engine.game import Game


def _equipment_claimed(game: Game, event: more.EquipmentClaimed) -> None:
    add_equipment(game.state, event.seat, event.card, 1)


def _equipment_spent(game: Game, event: more.EquipmentSpent) -> None:
    for card in event.cards:
        add_equipment(game.state, event.seat, card, -1)
    now = game.state.now
    if event.gate != NOWHERE:
        now.paid_gates = (*now.paid_gates, event.gate)
    if event.crossing != NOWHERE:
        now.paid_crossings = (*now.paid_crossings, event.crossing)


def _equipment_lost(game: Game, event: more.EquipmentLost) -> None:
    add_equipment(game.state, event.seat, event.card, -1)


def _kit_claimed(game: Game, event: more.KitClaimed) -> None:
    for card in event.cards:
        drop_card(game.state, event.seat, card)
        lay_under(game.state, card)
    game.state.kits[event.seat] += 1
    game.state.kit_supply -= 1


def _kit_spent(game: Game, event: more.KitSpent) -> None:
    if event.shared:
        game.state.now.kit_rides -= 1
    else:
        game.state.kits[event.seat] -= 1
        game.state.kit_supply += 1
        game.state.now.kit_rides = 1


def _marker_laid(game: Game, event: more.MarkerLaid) -> None:
    markers = list(game.state.markers)
    markers[event.crossing] = event.seat
    game.state.markers = tuple(markers)


def _marker_taken(game: Game, event: more.MarkerTaken) -> None:
    markers = list(game.state.markers)
    markers[event.crossing] = NOBODY
    game.state.markers = tuple(markers)


def _returner_strayed(game: Game, event: more.ReturnerStrayed) -> None:
    game.state.mark(event.prisoner, STRAYED)


def _general_search_held(game: Game, _event: more.GeneralSearchHeld) -> None:
    game.state.unmark_all(ABSENT)
    game.state.now.arrests = 0  # these do not keep guards from being posted


def _last_man_crept(game: Game, event: more.LastManCrept) -> None:
    game.state.unmark(event.prisoner, HEADED_BACK | HEADED_ON | CREPT)
    if event.end >= 0:
        game.state.mark(event.prisoner, CREPT | (HEADED_ON if event.end else HEADED_BACK))


def _office_emptied(game: Game, _event: more.OfficeEmptied) -> None:
    for guard in game.guards():
        if game.place(guard) == game.board.office:
            game.state.put(guard, game.board.barracks, game.board.walkable)


def _trade_made(game: Game, event: more.TradeMade) -> None:
    for giver, taker, cards in (
        (event.seat, event.to_seat, event.give),
        (event.to_seat, event.seat, event.want),
    ):
        for card in cards:
            hand_over(game.state, giver, taker, card)
    game.state.now.offers = tuple(offer for offer in game.state.now.offers if offer.seat != event.seat)
    game.state.now.gifts += not event.give or not event.want


def _trade_offered(game: Game, event: more.TradeOffered) -> None:
    offer = Offer(event.seat, event.to_seat, event.give, event.want)
    game.state.now.offers = (*game.state.now.offers, offer)
    count = list(game.state.now.offered)
    count[event.seat] += 1
    game.state.now.offered = tuple(count)


def _trade_refused(game: Game, event: more.TradeRefused) -> None:
    game.state.now.refused = (*game.state.now.refused, *_drop_offer(game.state, event.seat, event.to_seat))


def _trade_lapsed(game: Game, event: more.TradeLapsed) -> None:
    _drop_offer(game.state, event.seat, event.to_seat)


def _drop_offer(state: State, seat: SeatId, to_seat: SeatId) -> list[Offer]:
    gone = [offer for offer in state.now.offers if (offer.seat, offer.to_seat) == (seat, to_seat)]
    state.now.offers = tuple(offer for offer in state.now.offers if offer not in gone)
    return gone


def _route_taken(game: Game, event: more.RouteTaken) -> None:
    routes = game.state.routes
    if event.crossing not in routes[event.pawn]:
        routes[event.pawn] = (*routes[event.pawn], event.crossing)


def _routes_closed(game: Game, event: more.RoutesClosed) -> None:
    routes = game.state.routes
    routes[event.pawn] = tuple(crossing for crossing in routes[event.pawn] if crossing not in event.crossings)


def _tunnel_opened(game: Game, event: more.TunnelOpened) -> None:
    game.state.tunnels[event.tunnel] = event.seat
    game.lay_ground()


def _tunnel_closed(game: Game, event: more.TunnelClosed) -> None:
    game.state.tunnels[event.tunnel] = NOBODY
    game.state.entrances = tuple(tunnel for tunnel in game.state.entrances if tunnel != event.tunnel)
    if game.state.now.opening == event.tunnel:
        game.state.now.opening = NOBODY
    game.lay_ground()
    game.state.discovered = tuple(tunnel for tunnel in game.state.discovered if tunnel != event.tunnel)
    if is_opportunity(event.card):
        drop_card(game.state, event.seat, event.card)
        lay_under(game.state, event.card)


def _leave_refused(game: Game, event: more.LeaveRefused) -> None:
    game.state.now.denied = (*game.state.now.denied, event.tunnel)


def _room_opened(game: Game, event: more.RoomOpened) -> None:
    game.state.now.searched = (*game.state.now.searched, event.room)


def _search_over(game: Game, _event: more.SearchOver) -> None:
    game.state.now.searched = ()


def _tunnel_named(game: Game, event: more.TunnelNamed) -> None:
    game.state.now.detected = event.tunnel


def _appel_called(game: Game, _event: more.AppelCalled) -> None:
    game.state.unmark_all(ABSENT)


def _tunnel_discovered(game: Game, event: more.TunnelDiscovered) -> None:
    game.state.discovered = (*game.state.discovered, event.tunnel)


def _tunnel_forgotten(game: Game, event: more.TunnelForgotten) -> None:
    game.state.discovered = tuple(tunnel for tunnel in game.state.discovered if tunnel != event.tunnel)


def _pow_stayed_away(game: Game, event: more.PowStayedAway) -> None:
    game.state.mark(event.prisoner, ABSENT)


def _pawn_moved_by_hand(game: Game, event: more.PawnMovedByHand) -> None:
    game.state.put(event.pawn, event.to, game.board.walkable)
    game.state.mark(event.pawn, BY_HAND)


def _news_only(_game: Game, _event: Event) -> None:
    """Told to the players; the state does not need it."""


DEALINGS: dict[type[Event], Callable[[Game, Any], None]] = {
    more.EquipmentClaimed: _equipment_claimed,
    more.EquipmentSpent: _equipment_spent,
    more.EquipmentLost: _equipment_lost,
    more.KitClaimed: _kit_claimed,
    more.KitShown: _news_only,
    more.KitSpent: _kit_spent,
    more.MarkerLaid: _marker_laid,
    more.MarkerTaken: _marker_taken,
    more.ReturnerStrayed: _returner_strayed,
    more.GeneralSearchHeld: _general_search_held,
    more.LastManCrept: _last_man_crept,
    more.OfficeEmptied: _office_emptied,
    more.RouteTaken: _route_taken,
    more.RoutesClosed: _routes_closed,
    more.TunnelOpened: _tunnel_opened,
    more.TunnelClosed: _tunnel_closed,
    more.LeaveRefused: _leave_refused,
    more.RoomOpened: _room_opened,
    more.SearchOver: _search_over,
    more.TunnelNamed: _tunnel_named,
    more.AppelCalled: _appel_called,
    more.TunnelDiscovered: _tunnel_discovered,
    more.TunnelForgotten: _tunnel_forgotten,
    more.PowStayedAway: _pow_stayed_away,
    more.TradeOffered: _trade_offered,
    more.TradeRefused: _trade_refused,
    more.TradeLapsed: _trade_lapsed,
    more.TradeMade: _trade_made,
    more.PawnMovedByHand: _pawn_moved_by_hand,
    more.BreachCalled: _news_only,
    more.FormulaAccepted: _news_only,
}
