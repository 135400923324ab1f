"""Opening a tunnel: by showing its card as two men enter, or by playing it and hoping for two."""

from __future__ import annotations

from colditz.engine.edition import CardLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import PlayCard
from colditz.model.dealings import TunnelOpened
from colditz.model.events import CardPlayed, CardShown, PawnMoved
from colditz.model.ids import NOBODY, NOWHERE, PawnId, Place, SeatId, TunnelId
from colditz.model.shared import pairs_playing, playing
from colditz.rules.guards import pursuit
from colditz.rules.tunnels.tunnels import men_in, tunnel_on
from colditz.rules.walking.graph import steps_to_any

# --- two men enter as the card is shown


def entry_cost(game: Game, seat: SeatId, tunnel: TunnelId, first: PawnId, second: PawnId) -> int:
    """Points for two men to walk in, one to the second circle and one to the first; NOWHERE if they cannot."""
    if first == second or not _own_men_above(game, seat, (first, second)):
        return NOWHERE
    below = game.board.tunnels[tunnel].below
    if not (game.is_free(below[0]) and game.is_free(below[1])) or not _might_do(game, tunnel, first, second):
        return NOWHERE
    far = _walk_in(game, tunnel, first, NOBODY)
    near = _walk_in(game, tunnel, second, first) if far != NOWHERE else NOWHERE
    return far + 1 + near if near != NOWHERE else NOWHERE


def _might_do(game: Game, tunnel: TunnelId, first: PawnId, second: PawnId) -> bool:
    """The points would do if no other pawn stood in the way."""
    steps = game.pow_footing.ways_to(_doors(game, tunnel))
    return steps[game.place(first)] + steps[game.place(second)] + 3 <= game.state.now.points


def _doors(game: Game, tunnel: TunnelId) -> tuple[Place, ...]:
    """The circles from which a man steps into a tunnel."""
    return game.board.steps[game.board.tunnels[tunnel].above[0]]


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
    occupant = game.state.occupant
    if gone != NOBODY:
        occupant = occupant[:]
        occupant[game.place(gone)] = 0
    cost = steps_to_any(game.pow_footing, occupant, game.place(pawn), _doors(game, tunnel), game.state.now.points)
    return cost + 1 if cost != NOWHERE else NOWHERE


def two_men_near_it(game: Game, seat: SeatId, card: int) -> list[PlayCard]:
    """Every pair of men so near that the points might do."""
    tunnel = tunnel_on(game, card)
    if game.state.now.points < 3 or game.state.tunnels[tunnel] != NOBODY:
        return []
    steps = game.board.walks_from(game.board.tunnels[tunnel].above[0])
    places, points = game.state.places, game.state.now.points
    return pairs_playing(card, tuple([pawn for pawn in game.prisoners(seat) if steps[places[pawn]] < points]))


def forbids_opening(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Two of the holder's men must enter in the same turn. [classic.53.1, classic.53.6, classic.ruling.59]"""
    tunnel = tunnel_on(game, play.card)
    if game.state.tunnels[tunnel] != NOBODY or men_in(game, tunnel):
        return Refusal.TUNNEL_OPEN
    if not game.state.now.throws:
        return Refusal.NOT_THROWN_YET
    cost = entry_cost(game, seat, tunnel, play.pawn, play.other)
    return Refusal.TWO_MUST_ENTER if cost == NOWHERE or cost > game.state.now.points else None


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


SHOW = CardLaw(two_men_near_it, forbids_opening, open_tunnel, frozenset({"pawn", "other"}))


# --- the card is played, whoever enters


def its_tunnel(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """The card names its tunnel."""
    return [playing(card)]


def forbids_playing(game: Game, _seat: SeatId, play: PlayCard) -> Refusal | None:
    """Not while it is open; whether two men get in is the player's risk. [osprey.tunnel.3, osprey.ruling.80]"""
    return None if game.state.tunnels[tunnel_on(game, play.card)] == NOBODY else Refusal.TUNNEL_OPEN


def play_open(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card is played and the tunnel is open to every Escape Officer. [osprey.tunnel.1, osprey.tunnel.4]"""
    game.emit(CardPlayed(seat, play.card))
    game.emit(TunnelOpened(seat, tunnel_on(game, play.card)))


PLAY = CardLaw(its_tunnel, forbids_playing, play_open)
