"""The general search for men who stayed away from Appel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.needs import ABSENT_MEN
from colditz.engine.refusal import Refusal
from colditz.engine.state import ABSENT, STRAYED
from colditz.engine.step import Step
from colditz.model.actions import Action, GeneralSearch
from colditz.model.dealings import GeneralSearchHeld, ReturnerStrayed
from colditz.model.events import CardThrown, PointsSpent
from colditz.model.ids import NOWHERE, CrossingId, PawnId, Place, SeatId
from colditz.rules.arrest.custody import take_away_all
from colditz.rules.guards.pursuit import opened
from colditz.rules.raids.appel import anywhere_on_the_white, must_attend
from colditz.rules.turn.dice import CardRoll
from colditz.rules.turn.hand import over_limit
from colditz.rules.turn.turn import TURNS, Turn

# --- with the whole throw, instead of moving

GENERAL_SEARCH: Final = GeneralSearch()


def search(game: Game, _seat: SeatId) -> list[Action]:
    """While somebody is absent."""
    return [GENERAL_SEARCH] if game.state.any_marked(ABSENT) else []


def forbids_search(game: Game, seat: SeatId, _search: GeneralSearch) -> Refusal | None:
    """Only for absent men, with the whole throw, and it ends the turn. [classic.ruling.17, classic.ruling.21]"""
    if not game.state.marked(ABSENT):
        return Refusal.NOBODY_ABSENT
    if game.state.now.spent:
        return Refusal.ALREADY_MOVED
    return Refusal.HAND_TOO_LARGE if over_limit(game, seat) else None


def take_search(game: Game, seat: SeatId, _search: GeneralSearch) -> None:
    """Every absent man within the throw of some guard is arrested; guards stay; the turn is over.

    [classic.44.3, classic.ruling.17, classic.ruling.18, classic.ruling.20, classic.ruling.21]
    """
    near = within(game, game.state.now.points, ())
    absent = game.state.marked(ABSENT)
    caught = [prisoner for prisoner in absent if near[game.place(prisoner)] and not _spared(game, prisoner)]
    game.emit(PointsSpent(seat, game.state.now.points))
    game.pop()
    take_away_all(game, caught, at_a_loss=True)


def _spared(game: Game, prisoner: PawnId) -> bool:
    """White and safe circles and the way back protect without exception.

    [classic.11.34, classic.35.1, classic.39.3, classic.ruling.23]
    """
    on_the_way_back = game.state.returning[prisoner] != NOWHERE
    return game.board.appel[game.place(prisoner)] or on_the_way_back or not must_attend(game, prisoner)


def within(game: Game, distance: int, ways: tuple[CrossingId, ...]) -> bytearray:
    """Circles within so many steps of any guard: gates and rooms open, drops, wire and safe areas shut but for ways.

    Pawns are ignored. [classic.ruling.19, osprey.ruling.24]
    """
    board = game.board
    near = bytearray(len(board.names))
    ring = [game.place(guard) for guard in game.guards() if game.on_board(guard)]
    for place in ring:
        near[place] = 1
    over = {board.crossings[way].near: board.crossings[way].far for way in ways}
    for _ in range(distance):
        further: list[Place] = []
        for place in ring:
            for step in (*board.steps[place], *((over[place],) if place in over else ())):
                if not near[step] and not board.safe[step] and board.in_tunnel[step] == NOWHERE:
                    near[step] = 1
                    further.append(step)
        ring = further
    return near


SEARCH = Act(tries=search, forbids=forbids_search, take=take_search, needs=ABSENT_MEN)


# --- with the throw that guards then move with


def forbids_search_and_move(game: Game, _seat: SeatId, _search: GeneralSearch) -> Refusal | None:
    """Only for absent men, after the throw and before anybody moves. [devir.appel.6]"""
    if not game.state.marked(ABSENT):
        return Refusal.NOBODY_ABSENT
    return Refusal.ALREADY_MOVED if game.state.now.spent or game.state.now.arrests else None


def take_search_and_move(game: Game, seat: SeatId, _search: GeneralSearch) -> None:
    """Every absent man within the throw of some guard is arrested; guards stay, and the turn goes on.

    [devir.appel.7 to devir.appel.14, devir.ruling.24 to devir.ruling.28]
    """
    near = within(game, game.state.now.points, ())
    absent = game.state.marked(ABSENT)
    caught = [prisoner for prisoner in absent if near[game.place(prisoner)] and not _spared(game, prisoner)]
    take_away_all(game, caught, at_a_loss=True)
    game.emit(GeneralSearchHeld(seat))


SEARCH_AND_MOVE = replace(SEARCH, forbids=forbids_search_and_move, take=take_search_and_move)


# --- with a throw of its own, chosen before the roll


def forbids_search_before_the_roll(game: Game, _seat: SeatId, _search: GeneralSearch) -> Refusal | None:
    """Only if somebody was kept back. [osprey.appel.10, osprey.appel.11, osprey.ruling.27]"""
    return None if game.state.marked(ABSENT) else Refusal.NOBODY_ABSENT


def take_search_before_the_roll(game: Game, seat: SeatId, _search: GeneralSearch) -> None:
    """The search takes the place of throw and movement; then the turn is over. [osprey.appel.14, osprey.appel.21]"""
    game.pop()
    turn = game.state.stack[-1]
    if isinstance(turn, Turn):
        game.swap(TURNS[seat][turn.stage + 1])
    game.push(SearchThrow(seat, 0, 0))


SEARCH_BEFORE_THE_ROLL = replace(SEARCH, forbids=forbids_search_before_the_roll, take=take_search_before_the_roll)


@dataclass(frozen=True, slots=True)
class SearchThrow(CardRoll):
    """The search reaches as far as the dice say, doubles thrown again twice at most; it earns no card.

    [osprey.appel.13, osprey.appel.15, osprey.ruling.23, osprey.ruling.26]
    """

    seat: SeatId
    total: int
    extra: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "total", "extra")

    def thrower(self, game: Game) -> SeatId:
        return self.seat

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(self.seat, first, second))
        again = SearchThrow(self.seat, self.total + first + second, self.extra + 1)
        game.pop()
        if first == second:
            game.laws.dice.card_double(game, again)
        else:
            again.stop(game)

    def stop(self, game: Game) -> None:
        near = within(game, self.total, opened(game).ways)
        kept_back = [man for man in game.state.marked(ABSENT) if must_attend(game, man)]
        absent = [man for man in kept_back if not anywhere_on_the_white(game, man)]
        take_away_all(game, [man for man in absent if near[game.place(man)]], at_a_loss=True)


# --- afterwards


@dataclass(frozen=True, slots=True)
class RefusersStray(Step):
    """A returner who refused Appel is exempt no longer. [osprey.ruling.108]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def go(self, game: Game) -> None:
        game.pop()
        state = game.state
        for prisoner in state.marked(ABSENT):
            if state.returning[prisoner] != NOWHERE and not state.marks[prisoner] & STRAYED:
                game.emit(ReturnerStrayed(prisoner))
