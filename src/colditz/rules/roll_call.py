"""Appel where the search is chosen before the dice are thrown, and white circles count as attending."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, GeneralSearch, Settle
from colditz.model.dealings import ReturnerStrayed
from colditz.model.events import CardThrown
from colditz.model.ids import NOWHERE, PawnId, Place, SeatId
from colditz.rules.appel import GENERAL_SEARCH, must_attend, put_in_line, within
from colditz.rules.custody import take_away_all
from colditz.rules.dice import CardRoll
from colditz.rules.turn import TURNS, Turn
from colditz.rules.walking import nearest

# --- laws: who comes, and where he stands


def exempt_men_stay(game: Game, prisoner: PawnId) -> bool:
    """Whoever is exempt stays where he is. [osprey.ruling.22, osprey.ruling.29]"""
    return must_attend(game, prisoner)


def anywhere_on_the_white(game: Game, prisoner: PawnId) -> bool:
    """A POW on the Appel area counts as attending. [osprey.ruling.21, osprey.ruling.31]"""
    return game.board.appel[game.place(prisoner)]


def any_free_place_of_the_group(game: Game, prisoner: PawnId) -> None:
    """His officer picks a free place of his group, or the nearest free white circle. [osprey.ruling.31]"""
    game.push(TakePlace(prisoner))


@dataclass(frozen=True, slots=True)
class TakePlace(Step):
    """An officer lines up one man."""

    prisoner: PawnId

    @property
    def pending(self) -> Refusal:
        return Refusal.LINE_UP_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.owner(self.prisoner),) if len(self._places(game)) > 1 else ()

    def go(self, game: Game) -> None:
        places = self._places(game)
        game.pop()
        put_in_line(game, self.prisoner, places[0])

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Settle(self.prisoner, place) for place in self._places(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Settle):
            put_in_line(game, self.prisoner, action.to)

    def _places(self, game: Game) -> list[Place]:
        group = game.teams.formation[game.owner(self.prisoner)]
        free = [place for place in group if game.is_free(place)]
        return free or nearest(game, group[0], game.board.steps, game.board.appel)


@dataclass(frozen=True, slots=True)
class RefusersStray(Step):
    """A returner who refused Appel is exempt no longer. [osprey.ruling.108]"""

    seat: SeatId

    def go(self, game: Game) -> None:
        game.pop()
        state = game.state
        for prisoner in state.absent:
            if state.returning[prisoner] != NOWHERE and prisoner not in state.strayed:
                game.emit(ReturnerStrayed(prisoner))


# --- the general search, chosen before the roll


def searches(game: Game, _seat: SeatId) -> list[Action]:
    """Instead of throwing for movement, while somebody is absent."""
    return [GENERAL_SEARCH] if game.state.absent else []


def forbids_search(game: Game, _seat: SeatId, _search: GeneralSearch) -> Refusal | None:
    """Only if somebody was kept back. [osprey.appel.10, osprey.appel.11, osprey.ruling.27]"""
    return None if game.state.absent else Refusal.NOBODY_ABSENT


def take_search(game: Game, seat: SeatId, _search: GeneralSearch) -> None:
    """The search takes the place of throw and movement; then the turn is over. [osprey.appel.14, osprey.appel.21]"""
    game.pop()
    turn = game.state.stack[-1]
    if isinstance(turn, Turn):
        game.swap(TURNS[seat][turn.stage + 1])
    game.push(SearchThrow(seat, 0, 0))


@dataclass(frozen=True, slots=True)
class SearchThrow(CardRoll):
    """The search reaches as far as the dice say, doubles thrown again twice at most; it earns no card.

    [osprey.appel.13, osprey.appel.15, osprey.ruling.23, osprey.ruling.26]
    """

    seat: SeatId
    total: int
    extra: int

    def thrower(self, game: Game) -> SeatId:
        return self.seat

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(self.seat, first, second))
        again = SearchThrow(self.seat, self.total + first + second, self.extra + 1)
        game.pop()
        if first == second:
            game.laws.card_double(game, again)
        else:
            again.stop(game)

    def stop(self, game: Game) -> None:
        near = within(game, self.total, game.laws.opening(game).ways)
        absent = [man for man in game.state.absent if must_attend(game, man) and not anywhere_on_the_white(game, man)]
        take_away_all(game, [man for man in absent if near[game.place(man)]], confiscate=True)
