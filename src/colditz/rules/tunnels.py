"""Tunnels: opening, entering, leaving, collapse and detection."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Accept, Action, PlayCard, Refuse
from colditz.model.cards import TUNNEL_ON_CARD, Card
from colditz.model.dealings import LeaveRefused, RouteTaken, TunnelClosed, TunnelNamed, TunnelOpened
from colditz.model.events import CardPlayed, CardShown, PawnMoved, PawnPlaced
from colditz.model.ids import NOBODY, NOWHERE, Area, PawnId, Place, SeatId, TunnelId
from colditz.rules import custody, pursuit
from colditz.rules.walking import nearest, spread_afresh

# --- words


def tunnel_on(game: Game, card: int) -> TunnelId:
    """The tunnel printed on a card."""
    return [tunnel.name for tunnel in game.board.tunnels].index(TUNNEL_ON_CARD[Card(card)])


def card_of(game: Game, tunnel: TunnelId) -> Card:
    """The card that opens a tunnel."""
    return next(card for card, name in TUNNEL_ON_CARD.items() if name == game.board.tunnels[tunnel].name)


def men_in(game: Game, tunnel: TunnelId) -> list[PawnId]:
    """The POWs below ground in a tunnel, from its entrance on."""
    pawns = [game.pawn_at(place) for place in game.board.tunnels[tunnel].below]
    return [pawn for pawn in pawns if pawn != NOBODY]


# --- opening: two men enter in one turn


def entry_cost(game: Game, seat: SeatId, tunnel: TunnelId, first: PawnId, second: PawnId) -> int:
    """Points for two men to walk in, one to the second circle and one to the first; NOWHERE if they cannot."""
    if first == second or not _own_men_above(game, seat, (first, second)):
        return NOWHERE
    below = game.board.tunnels[tunnel].below
    far, near = _walk_in(game, tunnel, first, NOBODY), _walk_in(game, tunnel, second, first)
    if NOWHERE in (far, near) or not (game.is_free(below[0]) and game.is_free(below[1])):
        return NOWHERE
    return far + 1 + near


def _own_men_above(game: Game, seat: SeatId, pawns: tuple[PawnId, ...]) -> bool:
    return all(
        0 <= pawn < len(game.teams.owner)
        and game.owner(pawn) == seat
        and game.on_board(pawn)
        and not game.in_tunnel(pawn)
        for pawn in pawns
    )


def _walk_in(game: Game, tunnel: TunnelId, pawn: PawnId, gone: PawnId) -> int:
    """Steps for one man to the first circle below, another having gone in before him."""
    occupant = game.state.occupant[:]
    if gone != NOBODY:
        occupant[game.place(gone)] = 0
    start = game.place(pawn)
    found = spread_afresh(game.pow_footing, occupant, start, game.state.points)
    doors = game.board.steps[game.board.tunnels[tunnel].above[0]]
    costs = [0 if place == start else found.cost(place) for place in doors]
    reached = [cost for cost in costs if cost != NOWHERE]
    return min(reached) + 1 if reached else NOWHERE


def offers_opening(game: Game, seat: SeatId, card: int) -> list[Action]:
    """Every pair of men who can both get in with the points left."""
    tunnel = tunnel_on(game, card)
    if game.state.points < 3 or game.state.tunnels[tunnel] != NOBODY:
        return []
    steps = game.board.walks_from(game.board.tunnels[tunnel].above[0])
    men = [pawn for pawn in game.prisoners(seat) if steps[game.place(pawn)] < game.state.points]
    plays = [PlayCard(card, pawn=first, other=second) for first in men for second in men if first != second]
    return [play for play in plays if forbids_opening(game, seat, play) is None]


def forbids_opening(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Two of the holder's men must enter in the same turn. [classic.53.1, classic.53.6, classic.ruling.59]"""
    tunnel = tunnel_on(game, play.card)
    if game.state.tunnels[tunnel] != NOBODY or men_in(game, tunnel):
        return Refusal.TUNNEL_OPEN
    if not game.state.throws:
        return Refusal.NOT_THROWN_YET
    cost = entry_cost(game, seat, tunnel, play.pawn, play.other)
    return Refusal.TWO_MUST_ENTER if cost == NOWHERE or cost > game.state.points else None


def open_tunnel(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card is shown and kept; the two men walk in. [classic.53.2, classic.ruling.61]"""
    tunnel = tunnel_on(game, play.card)
    far = _walk_in(game, tunnel, play.pawn, NOBODY) + 1
    near = _walk_in(game, tunnel, play.other, play.pawn)
    below = game.board.tunnels[tunnel].below
    game.emit(CardShown(seat, play.card))
    game.emit(TunnelOpened(seat, tunnel))
    for pawn, to, cost in ((play.pawn, below[1], far), (play.other, below[0], near)):
        start = game.place(pawn)
        game.emit(PawnMoved(pawn, start, to, cost))
        pursuit.came_back(game, pawn)


# --- entering an open tunnel


@dataclass(frozen=True, slots=True)
class AskLeave(Step):
    """An officer wants to send a man into another's tunnel; its holder says yes or no. [classic.ruling.60]"""

    pawn: PawnId
    tunnel: TunnelId

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
    if tunnel in game.state.denied:
        return Refusal.LEAVE_REFUSED
    holder = game.state.tunnels[tunnel]
    return Refusal.TUNNEL_NOT_OPEN if game.state.out[holder] else None


def enter(game: Game, pawn: PawnId, to: Place) -> None:
    """The holder's own men walk in; others must have his leave."""
    tunnel = game.board.in_tunnel[to]
    if game.laws.tunnel_leave(game, pawn, tunnel):
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
    """Nobody needs leave once a tunnel is open."""
    return True


# --- leaving


def climb_out(game: Game, pawn: PawnId, start: Place) -> None:
    """A man stepped off an end of a tunnel; beyond the wire he opens the crossing above it to guards.

    [classic.11.29, classic.53.4, classic.ruling.93]
    """
    tunnel = game.board.in_tunnel[start]
    path = game.board.tunnels[tunnel]
    if game.area(pawn) == Area.OUTSIDE:
        for crossing in game.board.crossings_to[path.above[-1]]:
            game.emit(RouteTaken(pawn, crossing))
    if not men_in(game, tunnel):
        game.laws.tunnel_emptied(game, tunnel)


def shut_at_once(game: Game, tunnel: TunnelId) -> None:
    """A tunnel that its last man leaves is shut at once. [classic.53.4]"""
    close(game, tunnel)


def kept_while_its_tunnel_is_open(game: Game, seat: SeatId, card: int) -> bool:
    """A tunnel card whose tunnel its holder keeps open stays in his hand. [classic.ruling.61]"""
    return card in TUNNEL_ON_CARD and game.state.tunnels[tunnel_on(game, card)] == seat


def close(game: Game, tunnel: TunnelId) -> None:
    """A tunnel's use is over: its card goes under the pack. [classic.53.3, classic.53.4]"""
    seat, card = game.state.tunnels[tunnel], card_of(game, tunnel)
    if seat != NOBODY:
        held = game.laws.card_in_use(game, seat, card) and card in game.state.hands[seat]
        game.emit(TunnelClosed(seat, tunnel, card if held else NOBODY))
        game.laws.rooms_cleared(game)


@dataclass(frozen=True, slots=True)
class Collapse(Step):
    """At the end of every turn a tunnel with a single man in it collapses. [classic.53.6, classic.ruling.59]"""

    seat: SeatId

    def go(self, game: Game) -> None:
        game.pop()
        for tunnel, holder in enumerate(game.state.tunnels):
            if holder == NOBODY:
                continue
            men = men_in(game, tunnel)
            if len(men) < 2:
                custody.take_away_all(game, men, confiscate=False)
                close(game, tunnel)


# --- detection


def offers_detection(game: Game, _seat: SeatId, card: int) -> list[Action]:
    """Every occupied tunnel may be named."""
    return [PlayCard(card, choice=tunnel) for tunnel in range(len(game.board.tunnels)) if men_in(game, tunnel)]


def forbids_detection(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """An occupied tunnel is named. [classic.53.8, classic.ruling.62]"""
    if not 0 <= play.choice < len(game.board.tunnels) or not men_in(game, play.choice):
        return Refusal.TUNNEL_EMPTY
    return None


def detect(game: Game, seat: SeatId, play: PlayCard) -> None:
    """For this turn guards may come to any circle of the tunnel. [classic.53.9, classic.53.10]"""
    game.emit(CardPlayed(seat, play.card))
    game.emit(TunnelNamed(play.choice))


def guards_at(game: Game, tunnel: TunnelId) -> list[PawnId]:
    """Guards who have come to a tunnel's circles above ground."""
    above = [place for place in game.board.tunnels[tunnel].above if place != NOWHERE]
    return [pawn for pawn in map(game.pawn_at, above) if pawn != NOBODY and game.is_guard(pawn)]


def guard_reaches_tunnel(game: Game, _guard: PawnId) -> None:
    """The second guard at a detected tunnel clears it. [classic.53.11, classic.53.12]"""
    tunnel = game.state.detected
    if tunnel == NOWHERE:
        return
    guards = guards_at(game, tunnel)
    if len(guards) >= 2:
        men = men_in(game, tunnel)
        for guard in guards[:2]:
            pursuit.go_home(game, guard)
        game.emit(TunnelNamed(NOWHERE))
        custody.take_away_all(game, men, confiscate=False)
        close(game, tunnel)


@dataclass(frozen=True, slots=True)
class MoveOffTunnel(Step):
    """A guard left where no guard may rest goes to the nearest free circle on his side of every obstacle.

    [classic.ruling.45, classic.ruling.62, classic.ruling.89]
    """

    seat: SeatId

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
