"""What seats, rolls and announced attempts do to a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from colditz.engine.holdings import lay_under, lift_from_pack
from colditz.engine.state import FLED, RAN, Share
from colditz.model import attempts as ev
from colditz.model.events import Event
from colditz.model.ids import NOBODY, NOWHERE

if TYPE_CHECKING:
    from colditz.engine.game import Game


def _seat_taken(game: Game, event: ev.SeatTaken) -> None:
    others = [seat for seat in game.state.order if seat != event.seat]
    game.state.order = (*others, event.seat)


def _roll_done(game: Game, _event: ev.RollDone) -> None:
    now = game.state.now
    now.points, now.spent, now.releases = 0, 0, 0


def _die_chosen(game: Game, event: ev.DieChosen) -> None:
    game.state.now.points = event.points


def _attempt_declared(game: Game, event: ev.AttemptDeclared) -> None:
    game.state.exits[event.pawn] = event.to


def _attempt_lapsed(game: Game, event: ev.AttemptLapsed) -> None:
    game.state.exits[event.pawn] = NOWHERE


def _courtyard_left(game: Game, event: ev.CourtyardLeft) -> None:
    game.state.exits[event.pawn] = NOWHERE
    game.state.mark(event.pawn, FLED)


def _alarm_raised(game: Game, _event: ev.AlarmRaised) -> None:
    game.state.now.alarm = True


def _stride_taken(game: Game, event: ev.StrideTaken) -> None:
    game.state.now.strides = (*game.state.now.strides, *(event.guard,) * event.steps)


def _got_outside(game: Game, event: ev.GotOutside) -> None:
    game.state.outlets[event.pawn] = event.to


def _quarry_named(game: Game, event: ev.QuarryNamed) -> None:
    game.state.quarry[event.guard] = event.prisoner


def _kit_lost(game: Game, event: ev.KitLost) -> None:
    game.state.kits[event.seat] -= 1
    game.state.kit_supply += 1


def _theft_counted(game: Game, event: ev.TheftCounted) -> None:
    game.state.thefts[event.seat] += 1


def _run_declared(game: Game, event: ev.RunDeclared) -> None:
    for prisoner in game.prisoners(event.seat):
        game.state.mark(prisoner, RAN)


def _pack_shuffled(game: Game, event: ev.PackShuffled) -> None:
    state = game.state
    pool = list(state.pools[event.pack])
    for card in state.bottoms[event.pack]:
        pool[card] += 1
    state.pools[event.pack], state.bottoms[event.pack] = tuple(pool), ()


def _way_paid(game: Game, event: ev.WayPaid) -> None:
    game.state.shares = (*game.state.shares, Share(event.gate, event.crossing, event.seat, event.pawn))


def _way_closed(game: Game, event: ev.WayClosed) -> None:
    _change_share(game, event.number, game.state.shares[event.number]._replace(taker=event.seat))


def _way_shared(game: Game, event: ev.WayShared) -> None:
    _change_share(game, event.number, game.state.shares[event.number]._replace(taker=event.seat))


def _sharing_refused(game: Game, event: ev.SharingRefused) -> None:
    share = game.state.shares[event.number]
    _change_share(game, event.number, share._replace(refused=(*share.refused, event.seat)))


def _change_share(game: Game, number: int, share: Share) -> None:
    shares = game.state.shares
    game.state.shares = (*shares[:number], share, *shares[number + 1 :])


def _guest_invited(game: Game, event: ev.GuestInvited) -> None:
    game.state.guest = event.to_seat


def _guest_declined(game: Game, event: ev.GuestDeclined) -> None:
    game.state.now.declined = (*game.state.now.declined, event.to_seat)


def _aeroplane_flown(game: Game, _event: ev.AeroplaneFlown) -> None:
    game.state.flown, game.state.guest = True, NOBODY


def _flight_card(game: Game, event: ev.FlightCardTurned) -> None:
    lift_from_pack(game.state, event.card)
    lay_under(game.state, event.card)


def _news_only(_game: Game, _event: Event) -> None:
    """Told to the players; the state does not need it."""


ATTEMPTS: dict[type[Event], Callable[[Game, Any], None]] = {
    ev.SeatTaken: _seat_taken,
    ev.RollDone: _roll_done,
    ev.DieChosen: _die_chosen,
    ev.AttemptDeclared: _attempt_declared,
    ev.AttemptLapsed: _attempt_lapsed,
    ev.CourtyardLeft: _courtyard_left,
    ev.AlarmRaised: _alarm_raised,
    ev.StrideTaken: _stride_taken,
    ev.GotOutside: _got_outside,
    ev.QuarryNamed: _quarry_named,
    ev.GuestInvited: _guest_invited,
    ev.GuestDeclined: _guest_declined,
    ev.AeroplaneFlown: _aeroplane_flown,
    ev.FlightCardTurned: _flight_card,
    ev.WayPaid: _way_paid,
    ev.WayClosed: _way_closed,
    ev.WayShared: _way_shared,
    ev.SharingRefused: _sharing_refused,
    ev.RunDeclared: _run_declared,
    ev.PackShuffled: _pack_shuffled,
    ev.Frisked: _news_only,
    ev.KitLost: _kit_lost,
    ev.TheftCounted: _theft_counted,
}
