"""The one place where a state is altered: what each event does to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from colditz.engine.change_attempts import ATTEMPTS
from colditz.engine.change_dealings import DEALINGS
from colditz.engine.change_raids import RAIDS
from colditz.engine.holdings import add_equipment, drop_card, lay_under, lift_from_pack, take_card
from colditz.engine.state import (
    BOARD_MARKS,
    FRESH,
    RAN,
    ROUND_MARKS,
    SIDES,
    STRAYED,
    TIRED,
    TURN_MARKS,
    State,
    TurnState,
)
from colditz.model import events as ev
from colditz.model.cards import Card
from colditz.model.ids import SECURITY, PawnId, Place
from colditz.model.outcome import Ending, Outcome

if TYPE_CHECKING:
    from colditz.engine.game import Game


def move_pawn(game: Game, pawn: PawnId, to: Place, cost: int) -> None:
    """What PawnMoved does: by far the most frequent change."""
    state, now, notable = game.state, game.state.now, game.rulebook.notable
    state.version += 1
    now.points -= cost
    now.spent += cost
    start = state.places[pawn]
    if notable[start] or notable[to]:
        state.epoch += 1
        _stand(game, pawn, to)
        return
    if not now.points:
        state.epoch += 1
    state.occupant[start] = 0  # a plain walk, from circle to circle
    state.places[pawn] = to
    state.occupant[to] = pawn + 1


def _stand(game: Game, pawn: PawnId, to: Place) -> None:
    """Stand a pawn on a circle; on a post beside a gate it is remembered from which side it came."""
    state, board = game.state, game.board
    start = state.places[pawn]
    if board.beside_gate[to] or board.beside_gate[start]:
        side = board.side_of(to, start) if board.beside_gate[to] else -1
        state.unmark(pawn, SIDES[0] | SIDES[1])
        if side >= 0:
            state.mark(pawn, SIDES[side])
    state.put(pawn, to, board.walkable)


def _pawn_moved(game: Game, event: ev.PawnMoved) -> None:
    move_pawn(game, event.pawn, event.to, event.cost)


# --- cards --------------------------------------------------------------------------------------------------------


def _card_drawn(game: Game, event: ev.CardDrawn) -> None:
    lift_from_pack(game.state, event.card)
    take_card(game.state, event.seat, event.card)
    game.state.now.draws -= event.earned


def _desperate_card(game: Game, event: ev.DesperateCardTurned) -> None:
    lift_from_pack(game.state, event.card)
    lay_under(game.state, event.card)
    for prisoner in game.prisoners(event.seat):
        game.state.mark(prisoner, RAN)


def _card_left_hand(game: Game, event: ev.CardPlayed | ev.CardDiscarded) -> None:
    drop_card(game.state, event.seat, event.card)
    lay_under(game.state, event.card)


# --- the turn -----------------------------------------------------------------------------------------------------


def _turn_began(game: Game, event: ev.TurnBegan) -> None:
    state = game.state
    new_round = event.round != state.round
    state.unmark_all(TURN_MARKS | ROUND_MARKS if new_round else TURN_MARKS)
    state.turn, state.round = event.seat, event.round
    state.now = TurnState(len(state.hands))
    state.shares = () if event.seat == SECURITY else state.shares


def _part_began(game: Game, event: ev.PartBegan) -> None:
    game.enter_part(event.part)
    game.state.passed += 1
    game.state.time_is_up = False  # the new part has its own


def _thrown(game: Game, event: ev.Thrown) -> None:
    now = game.state.now
    now.throws += ((event.first, event.second),)
    now.points += event.first + event.second
    now.releases += event.releases
    now.draws += event.draws


def _time_ran_out(game: Game, _event: ev.TimeRanOut) -> None:
    game.state.time_is_up = True


def _game_ended(game: Game, event: ev.GameEnded) -> None:
    game.state.outcome = Outcome(event.winners, Ending(event.ending))


# --- pawns --------------------------------------------------------------------------------------------------------


def _pawn_placed(game: Game, event: ev.PawnPlaced) -> None:
    _stand(game, event.pawn, event.to)


def _points_spent(game: Game, event: ev.PointsSpent) -> None:
    game.state.now.points -= event.cost
    game.state.now.spent += event.cost


def _guard_posted(game: Game, event: ev.GuardPosted) -> None:
    game.state.now.points -= event.cost
    game.state.now.spent += event.cost
    game.state.put(event.guard, event.to, game.board.walkable)


def _guard_went_home(game: Game, event: ev.GuardWentHome) -> None:
    state = game.state
    state.put(event.guard, event.to, game.board.walkable)
    state.routes[event.guard] = ()
    state.quarry[event.guard] = -1
    if event.tired:
        state.mark(event.guard, TIRED)


def _pow_arrested(game: Game, event: ev.PowArrested) -> None:
    state = game.state
    state.put(event.prisoner, game.board.custody, game.board.walkable)
    _leaves_the_board(state, event.prisoner)
    state.now.arrests += 1


def _leaves_the_board(state: State, prisoner: PawnId) -> None:
    state.routes[prisoner] = ()
    state.returning[prisoner] = state.exits[prisoner] = state.outlets[prisoner] = -1
    state.unmark(prisoner, BOARD_MARKS)


def _pow_locked_up(game: Game, event: ev.PowLockedUp) -> None:
    game.state.put(event.prisoner, event.place, game.board.walkable)


def _pow_released(game: Game, event: ev.PowReleased) -> None:
    state = game.state
    state.put(event.prisoner, event.to, game.board.walkable)
    state.returning[event.prisoner] = event.distance
    state.mark(event.prisoner, FRESH)
    if event.cost:
        state.now.points -= event.cost
        state.now.spent += event.cost
        state.now.releases -= 1


def _way_home_kept(game: Game, event: ev.WayHomeKept) -> None:
    game.state.returning[event.prisoner] = event.distance


def _way_home_left(game: Game, event: ev.WayHomeLeft) -> None:
    state = game.state
    state.returning[event.prisoner] = -1
    state.unmark(event.prisoner, STRAYED)


def _pow_escaped(game: Game, event: ev.PowEscaped) -> None:
    game.state.put(event.prisoner, game.board.escaped, game.board.walkable)
    _leaves_the_board(game.state, event.prisoner)
    game.state.escapes[event.seat] += 1
    if game.state.escapes[event.seat] == game.success.escapes:
        game.state.reached = (*game.state.reached, event.seat)
    game.state.now.escapers = (*game.state.now.escapers, event.seat)


def _pow_died(game: Game, event: ev.PowDied) -> None:
    game.state.put(event.prisoner, game.board.dead, game.board.walkable)
    _leaves_the_board(game.state, event.prisoner)


def _team_out(game: Game, event: ev.TeamOut) -> None:
    state, seat = game.state, event.seat
    for prisoner in game.prisoners(seat):
        if state.places[prisoner] != game.board.escaped:
            state.put(prisoner, game.board.dead, game.board.walkable)
            _leaves_the_board(state, prisoner)
    for card in state.hands[seat]:
        if card not in event.kept:
            lay_under(state, card)
    for card in range(Card.KIT):
        add_equipment(state, seat, card, -state.equipment[seat][card])
    state.kit_supply += state.kits[seat]
    state.hands[seat], state.kits[seat], state.out[seat] = event.kept, 0, True
    state.now.offers = tuple(offer for offer in state.now.offers if seat not in (offer.seat, offer.to_seat))


def _news_only(_game: Game, _event: ev.Event) -> None:
    """Told to the players; the state does not need it."""


# What alters the state, by event.
CHANGES: Final[dict[type[ev.Event], Callable[[Game, Any], None]]] = {
    **DEALINGS,
    **ATTEMPTS,
    **RAIDS,
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: _news_only,
    ev.PartBegan: _part_began,
    ev.Thrown: _thrown,
    ev.CardThrown: _news_only,
    ev.DistanceLeft: _news_only,
    ev.CardDrawn: _card_drawn,
    ev.DesperateCardTurned: _desperate_card,
    ev.CardPlayed: _card_left_hand,
    ev.CardShown: _news_only,
    ev.CardDiscarded: _card_left_hand,
    ev.TimeRanOut: _time_ran_out,
    ev.Resigned: _news_only,
    ev.GameEnded: _game_ended,
    ev.PawnMoved: _pawn_moved,
    ev.PawnPlaced: _pawn_placed,
    ev.PointsSpent: _points_spent,
    ev.GuardPosted: _guard_posted,
    ev.GuardWentHome: _guard_went_home,
    ev.PowArrested: _pow_arrested,
    ev.PowLockedUp: _pow_locked_up,
    ev.PowReleased: _pow_released,
    ev.WayHomeKept: _way_home_kept,
    ev.WayHomeLeft: _way_home_left,
    ev.PowEscaped: _pow_escaped,
    ev.PowDied: _pow_died,
    ev.TeamOut: _team_out,
}
