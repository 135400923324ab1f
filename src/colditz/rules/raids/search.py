"""The Search card: a room is open to guards for one turn; and the hiding that answers it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from colditz.engine.edition import Answer, CardLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Arrest, Pass, PlayCard, Settle
from colditz.model.board import Board
from colditz.model.dealings import RoomOpened
from colditz.model.events import CardPlayed, PawnPlaced, PointsSpent
from colditz.model.ids import NOBODY, NOWHERE, Area, PawnId, Place, RoomId, SeatId
from colditz.model.shared import playing
from colditz.rules.arrest.arrest import (
    ARREST_FROM_BESIDE,
    take_arrest,
    to_the_next_circle,
    while_equipment_is_held,
)
from colditz.rules.arrest.custody import take_away
from colditz.rules.cards.opportunity import room_on
from colditz.rules.guards import pursuit
from colditz.rules.turn.window import Proposal, propose
from colditz.rules.walking.arrival import brought_inside
from colditz.rules.walking.movement import reach


class Raid(Proposal):
    """A Security card that officers can be warned of."""

    def hunted(self, game: Game, seat: SeatId) -> list[PawnId]:
        """The POWs of a seat whom it concerns."""
        raise AssertionError("every raid hunts somebody")

    def concerns(self, game: Game) -> list[SeatId]:
        return [seat for seat in game.officers() if self.hunted(game, seat)]


@dataclass(frozen=True, slots=True)
class SearchCall(Raid):
    """A room is about to be searched."""

    room: RoomId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("room",)

    def hunted(self, game: Game, seat: SeatId) -> list[PawnId]:
        """Those in the room."""
        return [pawn for pawn in game.prisoners(seat) if game.board.room[game.place(pawn)] == self.room]

    def happen(self, game: Game) -> None:
        """Guards may walk in and arrest there this turn. [classic.44.2, classic.ruling.65]"""
        game.emit(RoomOpened(self.room))


def its_room(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """The card names its room."""
    return [playing(card)]


def forbids_search(_game: Game, _seat: SeatId, _play: PlayCard) -> Refusal | None:
    """Nothing; there is one card a room, and once played it does not come back in the same turn."""
    return None


def play_search(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Officers with men in the room may answer with a warning. [classic.44.4, classic.49.3]"""
    game.emit(CardPlayed(seat, play.card))
    propose(game, SearchCall(room_on(game, play.card)))


SEARCH = CardLaw(its_room, forbids_search, play_search)


def whoever_enters_arrests_all(game: Game, guard: PawnId, _start: Place, to: Place) -> None:
    """A guard who enters a searched room takes every POW whose officer holds equipment, at a card each, and goes home.

    [devir.arrest.8 to devir.arrest.11, devir.ruling.44 to devir.ruling.46]
    """
    if game.board.room[to] in game.state.now.searched and game.on_board(guard):
        arrest_all_in(game, guard, game.board.room[to])


def arrest_all_in(game: Game, guard: PawnId, room: RoomId) -> None:
    """Liability is looked at as the guard comes in. [devir.arrest.9, devir.ruling.45, devir.ruling.46]"""
    inside = [pawn for pawn in map(game.pawn_at, game.board.rooms[room].places) if pawn not in (NOBODY, guard)]
    liable = [man for man in inside if not game.is_guard(man) and while_equipment_is_held(game, man) is None]
    pursuit.go_home(game, guard)
    steps: list[Step] = []
    for prisoner in liable:
        steps += take_away(game, prisoner, guard, lost=1)
    game.push_all(steps)


# --- a man in the doorway of a searched room


def from_the_next_circle_or_the_doorway(game: Game, guard: PawnId, prisoner: PawnId) -> int:
    """As elsewhere; a man in the way into a searched room is stepped up to from outside, for one point more.

    [devir.arrest.3, devir.ruling.88]
    """
    room = game.board.room[game.place(prisoner)]
    if room == NOWHERE:
        return to_the_next_circle(game, guard, prisoner)
    found = reach(game, guard)
    return found.onto_from([near for near in found.ground.into[game.place(prisoner)] if game.board.room[near] != room])


def take_arrest_or_search(game: Game, seat: SeatId, arrest: Arrest) -> None:
    """Whoever arrests in the doorway has entered the room. [devir.arrest.10, devir.ruling.88]"""
    room = game.board.room[game.place(arrest.prisoner)]
    if room == NOWHERE:
        take_arrest(game, seat, arrest)
        return
    game.emit(PointsSpent(seat, game.laws.arrest.approach(game, arrest.guard, arrest.prisoner)))
    arrest_all_in(game, arrest.guard, room)


ARREST_OR_SEARCH = replace(ARREST_FROM_BESIDE, take=take_arrest_or_search)


# --- advance warning


@dataclass(frozen=True, slots=True)
class Hide(Step):
    """An officer who was warned moves men directly to safe circles inside. [classic.49.3, classic.ruling.68]"""

    seat: SeatId
    men: tuple[PawnId, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "men")

    @property
    def pending(self) -> Refusal:
        return Refusal.HIDE_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if self.men and hiding_places(game) else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass(), *(Settle(pawn, place) for pawn in self.men for place in hiding_places(game))]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if action in self.actions(game, seat):
            return None
        return Refusal.NOT_A_HIDING_PLACE if isinstance(action, Settle) else self.pending

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Settle):
            game.swap(Hide(self.seat, tuple(pawn for pawn in self.men if pawn != action.pawn)))
            game.emit(PawnPlaced(action.pawn, game.place(action.pawn), action.to))
            brought_inside(game, action.pawn)
        else:
            game.pop()


def hiding_places(game: Game) -> list[Place]:
    """Free safe circles of the grey area."""
    board = game.board
    return [place for place in safe_places(board) if board.area[place] == Area.INNER and game.is_free(place)]


@cache
def safe_places(board: Board) -> tuple[Place, ...]:
    """Every safe circle."""
    return tuple(place for place in range(board.walkable) if board.safe[place])


def warning(game: Game, seat: SeatId, call: Raid) -> Answer:
    """The men it concerns may hide before it is resolved. [classic.49.3, classic.ruling.69]"""
    return Answer(call, (Hide(seat, tuple(call.hunted(game, seat))),))
