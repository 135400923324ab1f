"""Freedom: reaching a target, winning, and the other ways a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.ending import finish
from colditz.engine.game import Game
from colditz.model.dealings import KitClaimed
from colditz.model.events import CardDrawn, PowEscaped, TeamOut, TurnEnded
from colditz.model.ids import SECURITY, PawnId, Place, SeatId
from colditz.model.outcome import Ending
from colditz.rules.turn.packs import TopCard

KIT_PILE: Final = 3  # the pack of kit-part cards that lies apart with six players


@dataclass(frozen=True, slots=True)
class DrawKitPart(TopCard):
    """An officer whose man escaped takes one unseen kit-part card, if any is left. [osprey.sixplayers.5]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def pack(self) -> int:
        return KIT_PILE

    def drawn(self, game: Game, card: int) -> None:
        game.emit(CardDrawn(self.seat, card, KIT_PILE, 0))


def comes_to_a_target(game: Game, prisoner: PawnId, _start: Place, to: Place) -> None:
    """A circle may be freedom."""
    if game.board.target[to]:
        reach_target(game, prisoner)


def reach_target(game: Game, prisoner: PawnId) -> None:
    """A POW on a target escapes if his officer holds a kit; without one he waits there.

    [classic.9.1, classic.31.1, classic.31.2, classic.ruling.36]
    """
    seat = game.owner(prisoner)
    if game.laws.kit.serves(game, seat):
        game.laws.kit.use(game, seat)
        get_away(game, prisoner, game.place(prisoner))


def waiting_men_escape(game: Game, claim: KitClaimed) -> None:
    """Men who wait on targets are off as soon as their officer has a kit. [classic.ruling.36]"""
    for prisoner in game.prisoners(claim.seat):
        if game.state.outcome is None and game.on_board(prisoner) and game.on_target(prisoner):
            reach_target(game, prisoner)


def get_away(game: Game, prisoner: PawnId, target: Place) -> None:
    """A successful escape: the man is gone; what follows is in the edition's table of reactions. [classic.9.3]"""
    game.emit(PowEscaped(prisoner, game.owner(prisoner), target))


# --- what an escape decides


def first_to_the_number_wins(game: Game, escape: PowEscaped) -> None:
    """The first officer with the agreed number of escapes wins at once. [classic.5.4, classic.ruling.74]"""
    if game.state.escapes[escape.seat] >= game.success.escapes:
        finish(game, (escape.seat,), Ending.ESCAPES)


def security_wins_on_time(_game: Game) -> tuple[SeatId, ...]:
    """Nobody reached the agreed number in time. [classic.5.5, classic.ruling.73]"""
    return (SECURITY,)


def most_escapes_win_on_time(game: Game) -> tuple[SeatId, ...]:
    """When time runs out the officers with the most escapes share the win; with none at all Security wins."""
    best = max((game.state.escapes[seat] for seat in game.officers()), default=0)
    return tuple(seat for seat in game.officers() if game.state.escapes[seat] == best) if best else (SECURITY,)


def all_who_reached_the_number(game: Game) -> tuple[SeatId, ...]:
    """Everybody with the agreed number wins, whoever has most escapes first; with none of them Security does.

    [devir.victory.1 to devir.victory.3, devir.ruling.55, devir.ruling.57, devir.ruling.58]
    """
    escapes = game.state.escapes
    reached = [seat for seat in game.officers() if escapes[seat] >= game.success.escapes]
    return tuple(sorted(reached, key=lambda seat: -escapes[seat])) or (SECURITY,)


def most_escapes_then_first_to_the_number(game: Game) -> tuple[SeatId, ...]:
    """Of those with the agreed number the one with most escapes wins, and of equals whoever reached it first.

    [v3.victory.2, v3.victory.4 to v3.victory.6]
    """
    escapes, reached = game.state.escapes, game.state.reached
    best = max((escapes[seat] for seat in reached), default=0)
    return next(((seat,) for seat in reached if escapes[seat] == best), (SECURITY,))


def over_once_nobody_is_left(game: Game, _event: object) -> None:
    """Before its time a game ends when no officer in play has a man left inside. [devir.ruling.57, v3.ruling.7]"""
    gone = (game.board.escaped, game.board.dead)
    men = [man for seat in game.officers() for man in game.prisoners(seat)]
    if game.state.outcome is not None or any(game.place(man) not in gone for man in men):
        return
    winners = game.laws.end.winners_on_time(game)
    lost = Ending.HOPELESS if game.officers() else Ending.ELIMINATED
    finish(game, winners, lost if winners == (SECURITY,) else Ending.ESCAPES)


def a_kit_part_is_drawn(game: Game, escape: PowEscaped) -> None:
    """Where kit-part cards lie apart, one is drawn for an escape. [osprey.sixplayers.5]"""
    game.push(DrawKitPart(escape.seat))


def settled_at_the_end_of_the_round(game: Game, ended: TurnEnded) -> None:
    """All who reached the number by the end of a round share the win; on the eagle the last officer's turn ends it.

    [osprey.victory.3, osprey.victory.4, osprey.victory.6, osprey.ruling.96, osprey.ruling.99]
    """
    goal = game.success.escapes
    winners = tuple(officer for officer in game.officers() if game.state.escapes[officer] >= goal)
    _settle_round(game, ended.seat, winners)


def a_common_total_wins(game: Game, ended: TurnEnded) -> None:
    """All Escape Officers win when their escapes together reach the total. [osprey.options.4, osprey.ruling.100]"""
    officers = tuple(game.officers())
    _settle_round(game, ended.seat, officers if sum(game.state.escapes) >= game.success.escapes else ())


def _settle_round(game: Game, seat: SeatId, winners: tuple[SeatId, ...]) -> None:
    last = seat == game.officers()[-1] and is_last_round(game)
    if winners and (last or seat == SECURITY):
        finish(game, winners, Ending.ESCAPES)
    elif last:
        finish(game, (SECURITY,), Ending.TIME)


def play_out_the_last_round(game: Game, ended: TurnEnded) -> None:
    """A round once begun is played out; the Security Officer's turn ends it. [classic.5.5, classic.ruling.72]"""
    if ended.seat == SECURITY and is_last_round(game):
        finish(game, game.laws.end.winners_on_time(game), Ending.TIME)


def is_last_round(game: Game) -> bool:
    """The agreed rounds or the outside clock have run out."""
    return game.state.time_is_up or 0 < game.success.rounds <= game.state.round


# --- what can be agreed on


def all_men_of_a_team(men: int, _teams: int) -> int:
    """Every officer needs the agreed number from his own men. [classic.5.4, osprey.victory.5]"""
    return men


def all_men_there_are(men: int, teams: int) -> int:
    """The men of all nations count together. [osprey.options.4]"""
    return men * teams


# --- endings


def settle_if_hopeless(game: Game, _event: object) -> None:
    """Security wins as soon as no officer in play has men enough for the agreed number.

    [classic.ruling.98, v3.ruling.7]
    """
    if game.state.outcome is None and not any(_has_hope(game, seat) for seat in game.officers()):
        finish(game, (SECURITY,), Ending.HOPELESS if game.officers() else Ending.ELIMINATED)


def _has_hope(game: Game, seat: SeatId) -> bool:
    alive = sum(game.place(prisoner) != game.board.dead for prisoner in game.prisoners(seat))
    return alive >= game.success.escapes


def put_out(game: Game, seat: SeatId) -> None:
    """A team leaves the game with all it has. [classic.51.10, classic.ruling.58]"""
    game.emit(TeamOut(seat, game.laws.tunnels.left_behind(game, seat)))
