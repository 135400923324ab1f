"""Tunnel Detected as a card on the board: it stays until two guards stand over the tunnel, or its men are gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.edition import CardLaw
from colditz.engine.footing import Opening
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, LeadAway, PlayCard
from colditz.model.cards import Card
from colditz.model.dealings import RoomOpened, TunnelClosed, TunnelDiscovered, TunnelNamed
from colditz.model.events import PowArrested
from colditz.model.ids import NOBODY, SECURITY, Area, PawnId, Place, SeatId, TunnelId
from colditz.model.raids import CardLaid, CardLifted, RaidBegan
from colditz.rules.arrest.custody import LockUp
from colditz.rules.cards.opportunity import room_on
from colditz.rules.guards import pursuit
from colditz.rules.raids.room_search import forbids_raid, show_search
from colditz.rules.tunnels.detection import any_tunnel, forbids_discovery, guards_at
from colditz.rules.tunnels.tunnels import close, men_in

GUARDS: Final = 2


# --- the card


def show(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card lies open on the board, and guards may stop over the tunnel. [v3.security.tunnel.1, v3.ruling.73]"""
    game.emit(CardLaid(seat, play.card))
    game.emit(TunnelDiscovered(play.choice))
    game.emit(TunnelNamed(play.choice))


SHOW = CardLaw(any_tunnel, forbids_discovery, show, frozenset({"choice"}))


def its_card_goes_with_it(game: Game, _closed: TunnelClosed) -> None:
    """Once the tunnel is shut its card goes under the pack. [v3.tunneldetected.3]"""
    if game.state.laid.count(Card.TUNNEL_DETECTED) > len(game.state.discovered):
        game.emit(CardLifted(int(Card.TUNNEL_DETECTED)))


# --- the guards' ground


def opened_by_cards(game: Game) -> Opening:
    """Guards stop over tunnels that they know of, and walk through a room that leads to one in this turn alone.

    [v3.inner.guard.6, v3.tunneldetected.1, v3.tunneldetected.5, v3.tunneldetected.7, v3.ruling.73]
    """
    rooms, known = game.state.now.searched, game.state.discovered
    return Opening(through=rooms, stay=rooms, above=known) if rooms or known else pursuit.NOTHING_OPEN


# --- the chapel: two cards at once


def its_room_or_tunnel(game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """A search, or the way through the room to its tunnel."""
    room = room_on(game, card)
    tunnels = [number for number, tunnel in enumerate(game.board.tunnels) if tunnel.room == room]
    return [PlayCard(card), *(PlayCard(card, choice=tunnel) for tunnel in tunnels)]


def forbids_search_or_way(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """The way in takes both cards in one turn, before anybody moves. [v3.tunneldetected.5, v3.ruling.74]"""
    refusal = forbids_raid(game, seat, play)
    if refusal is not None or play.choice == NOBODY:
        return refusal
    tunnels = game.board.tunnels
    fits = 0 <= play.choice < len(tunnels) and tunnels[play.choice].room == room_on(game, play.card)
    return None if fits and game.state.now.detected == play.choice else Refusal.NO_TARGET_FOR_CARD


def search_or_open_the_way(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Spent on the tunnel it searches nothing. [v3.tunneldetected.8]"""
    if play.choice == NOBODY:
        show_search(game, seat, play)
        return
    game.emit(CardLaid(seat, play.card))
    game.emit(RaidBegan(play.card))
    game.emit(RoomOpened(room_on(game, play.card)))


SEARCH_CHAPEL = CardLaw(its_room_or_tunnel, forbids_search_or_way, search_or_open_the_way, frozenset({"choice"}))


# --- two guards


def second_guard_closes_it(game: Game, guard: PawnId, _start: Place, _to: Place) -> None:
    """All men in the tunnel are arrested, both guards go home, and the tunnel is shut.

    [v3.tunnel.11, v3.tunneldetected.1, v3.tunneldetected.10, v3.tunneldetected.11]
    """
    for tunnel in game.state.discovered:
        guards = guards_at(game, tunnel)
        if guard in guards and len(guards) >= GUARDS:
            _close(game, tunnel, guards[:GUARDS])


def _close(game: Game, tunnel: TunnelId, guards: list[PawnId]) -> None:
    """Each officer pays once, however many of his men were below. [v3.tunneldetected.12, v3.tunneldetected.13]"""
    men = men_in(game, tunnel)
    yard = next(block.exit for block in game.board.cells if block.area != Area.INNER)
    for guard in guards:
        pursuit.go_home(game, guard)
    steps: list[Step] = []
    for man in men:
        game.emit(PowArrested(man, guards[-1], game.place(man)))
    for owner in sorted({game.owner(man) for man in men}):
        steps.append(LeadOff(tuple(man for man in men if game.owner(man) == owner), yard))
        steps += game.laws.arrest.below(game, owner)
    close(game, tunnel)
    game.push_all(steps)


@dataclass(frozen=True, slots=True)
class LeadOff(Step):
    """Men of one officer are locked up by the rules of the outer cells, wherever in the tunnel they were.

    While there is room for one of them out there the Commandant says who it is. [v3.tunneldetected.11, v3.ruling.50]
    """

    men: tuple[PawnId, ...]
    place: Place

    @property
    def shown(self) -> tuple[str, ...]:
        return ("men", "place")

    @property
    def pending(self) -> Refusal:
        return Refusal.CHOOSE_CELLS_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(self.men) > 1 and self._is_room_outside(game) else ()

    def _is_room_outside(self, game: Game) -> bool:
        inner = [block.place for block in game.board.cells if block.area == Area.INNER]
        return game.laws.arrest.cells(game, self.men[0], self.place)[0] not in inner

    def go(self, game: Game) -> None:
        if self.men:
            self._lead(game, self.men[0])
        else:
            game.pop()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [LeadAway(man) for man in self.men]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, LeadAway):
            self._lead(game, action.prisoner)

    def _lead(self, game: Game, man: PawnId) -> None:
        game.swap(LeadOff(tuple(other for other in self.men if other != man), self.place))
        game.push(LockUp(man, self.place))
