"""Desperate ways out: the Do or Die run and the staff car."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from colditz.engine.edition import Act, CardLaw
from colditz.engine.game import Game
from colditz.engine.needs import KIT
from colditz.engine.refusal import Refusal
from colditz.engine.state import RAN
from colditz.engine.step import Step
from colditz.model.actions import Action, DoOrDie, PlayCard, Settle
from colditz.model.board import Board
from colditz.model.cards import THROWS_ON_CARD, Card, Pack
from colditz.model.events import (
    CardPlayed,
    CardThrown,
    DesperateCardTurned,
    DistanceLeft,
    PawnMoved,
    PawnPlaced,
    PowDied,
)
from colditz.model.ids import NOBODY, Area, PawnId, Place, SeatId
from colditz.model.shared import plays_of
from colditz.rules.arrest.custody import take_away
from colditz.rules.escape.escape import get_away, put_out
from colditz.rules.guards import pursuit
from colditz.rules.solitary.way_home import watch
from colditz.rules.turn.dice import CardRoll
from colditz.rules.turn.packs import TopCard, faces
from colditz.rules.walking.graph import nearest

# --- do or die


def men_with_a_kit(game: Game, seat: SeatId) -> list[Action]:
    """Every POW, while a kit serves his officer."""
    return [DoOrDie(pawn) for pawn in game.prisoners(seat)] if game.laws.kit.serves(game, seat) else []


def forbids_run(game: Game, seat: SeatId, action: DoOrDie) -> Refusal | None:
    """With a kit, from anywhere in the grey area or its rooms. [classic.51.1, classic.51.5, classic.ruling.56]"""
    pawn = action.prisoner
    if not 0 <= pawn < len(game.teams.owner) or game.owner(pawn) != seat:
        return Refusal.NOT_YOUR_PAWN
    if not game.laws.kit.serves(game, seat):
        return Refusal.NO_KIT
    if not game.on_board(pawn) or game.in_tunnel(pawn) or game.area(pawn) != Area.INNER:
        return Refusal.NOT_IN_GREY_AREA
    return None if faces(game, Pack.DO_OR_DIE) else Refusal.NONE_LEFT


def take_run(game: Game, seat: SeatId, action: DoOrDie) -> None:
    """The card is turned up and the run must be made, instead of the normal throw. [classic.ruling.55]"""
    game.pop()
    game.push(DesperateCard(seat, action.prisoner))


def forbids_another_run(game: Game, seat: SeatId, action: DoOrDie) -> Refusal | None:
    """The same, once a game for each officer. [devir.doordie.1, devir.doordie.2, devir.doordie.4]"""
    refusal = forbids_run(game, seat, action)
    return Refusal.ONCE_A_GAME if refusal is None and game.state.marks[action.prisoner] & RAN else refusal


RUN = Act(tries=men_with_a_kit, forbids=forbids_run, take=take_run, needs=KIT)
RUN_ONCE = replace(RUN, forbids=forbids_another_run)


@dataclass(frozen=True, slots=True)
class DesperateCard(TopCard):
    """The top Do or Die card says how many throws the runner has. [classic.51.3, classic.51.4]"""

    seat: SeatId
    prisoner: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "prisoner")

    def pack(self) -> int:
        return Pack.DO_OR_DIE

    def drawn(self, game: Game, card: int) -> None:
        game.emit(DesperateCardTurned(self.seat, card))
        length = run_length(game.board, game.place(self.prisoner))
        set_off(game, Run(self.seat, self.prisoner, THROWS_ON_CARD[Card(card)], length))


@cache
def _steps_to_gate(board: Board) -> bytes:
    """Steps from the inner gate to every circle on its own side, the key circle of the guard house included."""
    row = bytearray(b"\xff") * len(board.names)
    row[board.inner_gate] = 0
    ring = [board.inner_gate]
    while ring:
        further: list[Place] = []
        for place in ring:
            for near in board.steps[place]:
                if row[near] == 255 and board.area[near] == Area.INNER:
                    row[near] = row[place] + 1
                    further.append(near)
        ring = further
    return bytes(row)


def run_length(board: Board, place: Place) -> int:
    """Circles from where he stands by the inner gate, the garrison courtyard and the moat. [classic.51.7]"""
    return _steps_to_gate(board)[place] + len(board.roads["do-or-die"]) - 1


@dataclass(frozen=True, slots=True)
class Dash(CardRoll):
    """Throws that must add up to a distance; a double gives one more. [classic.ruling.9, classic.ruling.57]"""

    seat: SeatId
    prisoner: PawnId
    throws: int
    distance: int
    extra: int = 0

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "prisoner", "throws", "distance", "extra")

    def thrower(self, game: Game) -> SeatId:
        return self.seat

    def left(self) -> DistanceLeft:
        """What everybody at the table can count."""
        return DistanceLeft(self.prisoner, self.distance, self.throws)

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(self.seat, first, second))
        distance = self.distance - first - second
        again = type(self)(self.seat, self.prisoner, self.throws, distance, self.extra + 1)
        game.pop()
        if distance <= 0:
            self.made_it(game)
        elif first == second:
            game.emit(again.left())
            game.laws.dice.card_double(game, again)
        else:
            again.stop(game)

    def stop(self, game: Game) -> None:
        if self.throws > 1:
            set_off(game, type(self)(self.seat, self.prisoner, self.throws - 1, self.distance))
        else:
            self.fell_short(game, self.distance)

    def made_it(self, game: Game) -> None:
        """He reached the target."""
        raise AssertionError("every dash ends somehow")

    def fell_short(self, game: Game, distance: int) -> None:
        """He did not."""
        raise AssertionError("every dash ends somehow")


def set_off(game: Game, dash: Dash) -> None:
    """It is told how far he has to go, and then the dice are thrown."""
    game.emit(dash.left())
    game.push(dash)


@dataclass(frozen=True, slots=True)
class Run(Dash):
    """The Do or Die run: nobody stops him, nothing is paid. [classic.51.6, classic.51.8, classic.51.11]"""

    def made_it(self, game: Game) -> None:
        """He has escaped. [classic.51.12]"""
        game.laws.kit.use(game, self.seat)
        get_away(game, self.prisoner, game.board.roads["do-or-die"][-1])

    def fell_short(self, game: Game, distance: int) -> None:
        """He is shot dead and his team is out of the game. [classic.51.9, classic.51.10]"""
        game.emit(PowDied(self.prisoner, game.place(self.prisoner)))
        put_out(game, self.seat)


# --- the staff car


def drivers(game: Game, seat: SeatId, card: int) -> list[PlayCard]:
    """Any own POW."""
    return plays_of(card, game.prisoners(seat))


def forbids_car(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """The POW must have walked to the car. [classic.52.1, classic.52.2]"""
    if play.pawn == NOBODY:
        return Refusal.NOT_AT_CAR
    if not 0 <= play.pawn < len(game.teams.owner) or game.owner(play.pawn) != seat:
        return Refusal.NOT_YOUR_PAWN
    return None if game.place(play.pawn) == game.board.car else Refusal.NOT_AT_CAR


def play_car(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Six throws at once along the road, no pass at the main gate. [classic.52.5, classic.ruling.54]"""
    game.emit(CardPlayed(seat, play.card))
    length = len(game.board.roads["staff-car"]) - 1
    set_off(game, Drive(seat, play.pawn, game.params.car_throws, length))


DRIVE = CardLaw(drivers, forbids_car, play_car, frozenset({"pawn"}))


def forbids_car_beside(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """The car's space is entered with the card alone, from the circle beside it. [osprey.car.1, osprey.ruling.89]"""
    if play.pawn == NOBODY:
        return Refusal.NOT_AT_CAR
    if not 0 <= play.pawn < len(game.teams.owner) or game.owner(play.pawn) != seat:
        return Refusal.NOT_YOUR_PAWN
    if game.place(play.pawn) not in game.board.steps[game.board.car]:
        return Refusal.NOT_AT_CAR
    return Refusal.NO_POINTS_LEFT if game.state.now.points < 1 else None


def play_car_beside(game: Game, seat: SeatId, play: PlayCard) -> None:
    """He gets in for one point and drives."""
    watch(game, seat, play)
    game.emit(PawnMoved(play.pawn, game.place(play.pawn), game.board.car, 1))
    play_car(game, seat, play)


DRIVE_FROM_BESIDE = CardLaw(drivers, forbids_car_beside, play_car_beside, frozenset({"pawn"}))


@dataclass(frozen=True, slots=True)
class Drive(Dash):
    """The car on its road; men in the way stand aside. [classic.23.4, classic.52.4]"""

    def made_it(self, game: Game) -> None:
        """With a kit he has escaped; without one he is caught. [classic.ruling.54]"""
        aside = self._stand_aside(game, 0)
        if game.laws.kit.serves(game, self.seat):
            game.push_all(aside)
            game.laws.kit.use(game, self.seat)
            get_away(game, self.prisoner, game.board.roads["staff-car"][-1])
        else:
            self._caught(game, aside)

    def fell_short(self, game: Game, distance: int) -> None:
        """He goes to solitary with the loss of an outer arrest."""
        self._caught(game, self._stand_aside(game, distance))

    def _caught(self, game: Game, aside: list[Step]) -> None:
        steps = take_away(game, self.prisoner, NOBODY, lost=game.params.car_loss)
        game.push_all([*aside, *steps])

    def _stand_aside(self, game: Game, short: int) -> list[Step]:
        """Everybody on the part of the road that was driven makes way. [classic.ruling.53]"""
        road = game.board.roads["staff-car"]
        driven = road[1 : len(road) - short]
        pawns = [game.pawn_at(place) for place in driven if not game.is_free(place)]
        return [self.aside(pawn) for pawn in pawns]

    def aside(self, pawn: PawnId) -> Step:
        """How a man on the road makes way."""
        return StandAside(pawn)


@dataclass(frozen=True, slots=True)
class StandAside(Step):
    """A man on the car's road goes to the courtyard's nearest free circle off it; a guard who finds none goes home.

    Where that is, is seen only when his turn to step aside comes, since others step aside before him.
    [classic.ruling.53]
    """

    pawn: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("pawn",)

    @property
    def pending(self) -> Refusal:
        return Refusal.STAND_ASIDE_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.owner(self.pawn),) if len(self._places(game)) > 1 else ()

    def go(self, game: Game) -> None:
        places = self._places(game)
        game.pop()
        if places:
            game.emit(PawnPlaced(self.pawn, game.place(self.pawn), places[0]))
        elif game.is_guard(self.pawn) and game.on_board(self.pawn):
            pursuit.go_home(game, self.pawn)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Settle(self.pawn, place) for place in self._places(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Settle):
            game.emit(PawnPlaced(action.pawn, game.place(action.pawn), action.to))

    def _places(self, game: Game) -> list[Place]:
        if not game.on_board(self.pawn):
            return []
        ground = game.guard_footing if game.is_guard(self.pawn) else game.pow_footing
        road = game.board.roads["staff-car"]
        fits = tuple(
            ground.rest[place] and place not in road and game.board.area[place] == Area.OUTER
            for place in range(len(game.board.names))
        )
        return nearest(game, game.place(self.pawn), ground.steps, fits)


# --- the car that pushes


def play_pushing_car(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Six throws along the road by the main gate; whoever is in the way is pushed. [devir.car.3, devir.car.4]"""
    game.emit(CardPlayed(seat, play.card))
    length = len(game.board.roads["staff-car"]) - 1
    set_off(game, PushingDrive(seat, play.pawn, game.params.car_throws, length))


DRIVE_AND_PUSH = CardLaw(drivers, forbids_car, play_pushing_car, frozenset({"pawn"}))


@dataclass(frozen=True, slots=True)
class PushingDrive(Drive):
    """The car on its road moves pawns to the next circle. [devir.car.7, devir.ruling.52, devir.ruling.53]"""

    def aside(self, pawn: PawnId) -> Step:
        return PushedAside(pawn)


@dataclass(frozen=True, slots=True)
class PushedAside(StandAside):
    """A pawn on the car's way goes to a free circle next to it and off the way, or else to the nearest.

    [devir.car.7, devir.ruling.52]
    """

    def _places(self, game: Game) -> list[Place]:
        if not game.on_board(self.pawn):
            return []
        ground = game.guard_footing if game.is_guard(self.pawn) else game.pow_footing
        road = game.board.roads["staff-car"]
        fits = tuple(rest and place not in road for place, rest in enumerate(ground.rest))
        return nearest(game, game.place(self.pawn), ground.steps, fits)
