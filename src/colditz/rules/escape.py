"""Freedom: reaching a target, winning, and the other ways a game ends."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.step import Step
from colditz.model.events import GameEnded, PowEscaped, TeamOut
from colditz.model.ids import SECURITY, PawnId, Place, SeatId
from colditz.model.outcome import Ending
from colditz.rules import pursuit, tunnels


@dataclass(frozen=True, slots=True)
class Over(Step):
    """The game is over: nobody is asked any more."""

    def go(self, game: Game) -> None:
        """Nothing happens any more."""
        raise AssertionError("a finished game is not carried on")


def reach_target(game: Game, prisoner: PawnId) -> None:
    """A POW on a target escapes if his officer holds a kit; without one he waits there.

    [classic.9.1, classic.31.1, classic.31.2, classic.ruling.36]
    """
    seat = game.owner(prisoner)
    if game.laws.kit_serves(game, seat):
        game.laws.use_kit(game, seat)
        get_away(game, prisoner, game.place(prisoner))


def waiting_men_escape(game: Game, seat: SeatId) -> None:
    """Men who wait on targets are off as soon as their officer has a kit. [classic.ruling.36]"""
    for prisoner in game.prisoners(seat):
        if game.state.outcome is None and game.on_board(prisoner) and game.on_target(prisoner):
            reach_target(game, prisoner)


def get_away(game: Game, prisoner: PawnId, target: Place) -> None:
    """A successful escape: the man is gone, the chase is over, the score may decide the game. [classic.9.3]"""
    seat, route = game.owner(prisoner), game.state.routes[prisoner]
    game.emit(PowEscaped(prisoner, seat, target))
    game.laws.chase_over(game, route, True)
    game.laws.after_escape(game, seat)


# --- laws: what an escape decides


def first_to_the_number_wins(game: Game, seat: SeatId) -> None:
    """The first officer with the agreed number of escapes wins at once. [classic.5.4, classic.ruling.74]"""
    if game.state.escapes[seat] >= game.success.escapes:
        finish(game, (seat,), Ending.ESCAPES)
    else:
        pursuit.outside_is_cleared(game)
        settle_if_hopeless(game)


def security_wins_on_time(_game: Game) -> tuple[SeatId, ...]:
    """Nobody reached the agreed number in time. [classic.5.5, classic.ruling.73]"""
    return (SECURITY,)


def most_escapes_win_on_time(game: Game) -> tuple[SeatId, ...]:
    """When time runs out the officers with the most escapes share the win; with none at all Security wins."""
    best = max((game.state.escapes[seat] for seat in game.officers()), default=0)
    return tuple(seat for seat in game.officers() if game.state.escapes[seat] == best) if best else (SECURITY,)


def play_out_the_last_round(game: Game, seat: SeatId) -> None:
    """A round once begun is played out; the Security Officer's turn ends it. [classic.5.5, classic.ruling.72]"""
    if seat == SECURITY and is_last_round(game):
        finish(game, game.laws.out_of_time(game), Ending.TIME)


def is_last_round(game: Game) -> bool:
    """The agreed rounds or the outside clock have run out."""
    return game.state.time_is_up or 0 < game.success.rounds <= game.state.round


# --- endings


def finish(game: Game, winners: tuple[SeatId, ...], ending: Ending) -> None:
    """The game is over."""
    game.emit(GameEnded(winners, ending.value))
    game.state.stack = [Over()]


def settle_if_hopeless(game: Game) -> None:
    """Security wins as soon as no officer in play has men enough for the agreed number. [classic.ruling.98]"""
    if game.state.outcome is None and not any(_has_hope(game, seat) for seat in game.officers()):
        finish(game, (SECURITY,), Ending.HOPELESS if game.officers() else Ending.ELIMINATED)


def _has_hope(game: Game, seat: SeatId) -> bool:
    alive = sum(game.place(prisoner) != game.board.dead for prisoner in game.prisoners(seat))
    return alive >= game.success.escapes


def put_out(game: Game, seat: SeatId) -> None:
    """A team leaves the game with all it has. [classic.51.10, classic.ruling.58]"""
    routes = tuple({way for prisoner in game.prisoners(seat) for way in game.state.routes[prisoner]})
    held = [tunnel for tunnel, holder in enumerate(game.state.tunnels) if holder == seat]
    others = {tunnel: [man for man in tunnels.men_in(game, tunnel) if game.owner(man) != seat] for tunnel in held}
    kept = tuple(int(tunnels.card_of(game, tunnel)) for tunnel, men in others.items() if len(men) > 1)
    game.emit(TeamOut(seat, kept))
    game.laws.chase_over(game, routes, False)
    settle_if_hopeless(game)
