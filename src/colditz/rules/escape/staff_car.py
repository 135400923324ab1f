"""The staff car that drives over guards and round POWs."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import CardLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import PlayCard
from colditz.model.events import CardPlayed
from colditz.model.ids import NOBODY, NOWHERE, Place, SeatId
from colditz.rules.arrest.custody import costs, take_away
from colditz.rules.escape.desperate import Dash, drivers, forbids_car
from colditz.rules.escape.escape import get_away


def forbids_drive(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """A POW at the car whose officer has a kit; nobody on his way back to the courtyard drives.

    [v3.opportunity.car.1, v3.nevera.6, v3.ruling.92]
    """
    refusal = forbids_car(game, seat, play)
    if refusal is not None:
        return refusal
    if game.state.returning[play.pawn] != NOWHERE:
        return Refusal.NO_TARGET_FOR_CARD
    return None if game.laws.kit.serves(game, seat) else Refusal.NO_KIT


def play_drive(game: Game, seat: SeatId, play: PlayCard) -> None:
    """So many throws at once for the shortest way that no POW bars; barred altogether it gets nowhere.

    [v3.opportunity.car.2, v3.ruling.92]
    """
    game.emit(CardPlayed(seat, play.card))
    length = way_of_the_car(game)
    drive = DriveRound(seat, play.pawn, game.params.car_throws, length)
    if length == NOWHERE:
        drive.fell_short(game, length)
    else:
        game.push(drive)


DRIVE_ROUND_POWS = CardLaw(drivers, forbids_drive, play_drive, frozenset({"pawn"}))


def way_of_the_car(game: Game) -> int:
    """Steps from the car by the main gate and the bridge to the target, over guards and round POWs, or NOWHERE.

    [v3.opportunity.car.3, v3.ruling.92]
    """
    board, road = game.board, game.board.roads["staff-car"]
    far = {board.car: 0}
    ring = [board.car]
    while ring and road[-1] not in far:
        further: list[Place] = []
        for here in ring:
            for near in board.steps[here]:
                if near not in far and _is_open(game, near, road):
                    far[near] = far[here] + 1
                    further.append(near)
        ring = further
    return far.get(road[-1], NOWHERE)


def _is_open(game: Game, place: Place, road: tuple[Place, ...]) -> bool:
    """No other gate than that of its road, and nobody in the way but guards."""
    pawn = game.pawn_at(place)
    gate = game.board.toll[place] == NOWHERE or place in road
    return gate and (pawn == NOBODY or game.is_guard(pawn))


@dataclass(frozen=True, slots=True)
class DriveRound(Dash):
    """The car on its way: it passes over guards. [v3.opportunity.car.2, v3.opportunity.car.3]"""

    def made_it(self, game: Game) -> None:
        """He has escaped. [v3.opportunity.car.4]"""
        game.laws.kit.use(game, self.seat)
        get_away(game, self.prisoner, game.board.roads["staff-car"][-1])

    def fell_short(self, game: Game, distance: int) -> None:
        """He is arrested as anybody in the garrison courtyard. [v3.opportunity.car.4, v3.ruling.112]"""
        place = game.board.car
        game.push_all([*take_away(game, self.prisoner, NOBODY, lost=0), *costs(game, self.seat, place)])
