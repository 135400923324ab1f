"""After an arrest: the cell, and what the officer gives up."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import Answer
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.engine.view import known_number
from colditz.model.actions import Action, ChooseCell, PlayCard, Surrender
from colditz.model.dealings import EquipmentLost
from colditz.model.events import CardPlayed, PowArrested, PowLockedUp
from colditz.model.ids import NOBODY, SECURITY, Area, PawnId, Place, SeatId


def costs(game: Game, seat: SeatId, place: Place) -> tuple[Step, ...]:
    """What an arrest at a place costs the officer. [classic.34c.9, classic.34d.3]"""
    return game.laws.arrest.zones[game.board.area[place]].cost(game, seat)


def nothing(_game: Game, _seat: SeatId) -> tuple[Step, ...]:
    """Nothing is given up. [classic.34c.9]"""
    return ()


def one_card_of_his_choice(_game: Game, seat: SeatId) -> tuple[Step, ...]:
    """One Equipment card, which the officer picks. [classic.34d.3]"""
    return (Confiscation(seat),)


def take_away(game: Game, prisoner: PawnId, guard: PawnId, *, lost: int, place: Place = NOBODY) -> tuple[Step, ...]:
    """A POW is arrested; the steps that follow: first his cell, then what his officer gives up."""
    found_at = game.place(prisoner) if place == NOBODY else place
    game.emit(PowArrested(prisoner, guard, found_at))
    return (LockUp(prisoner, found_at), *[Confiscation(game.owner(prisoner))] * lost)


def take_away_all(game: Game, prisoners: list[PawnId], *, at_a_loss: bool) -> None:
    """Several POWs are arrested at once, where the places they were found in decide what is lost."""
    steps: list[Step] = []
    for prisoner in prisoners:
        place = game.place(prisoner)
        steps += take_away(game, prisoner, NOBODY, lost=0)
        steps += costs(game, game.owner(prisoner), place) if at_a_loss else ()
    game.push_all(steps)


# --- the cell


@dataclass(frozen=True, slots=True)
class LockUp(Step):
    """An arrested POW waits for his cell. [classic.11.18, classic.34c.7]"""

    prisoner: PawnId
    place: Place  # where he was arrested

    @property
    def shown(self) -> tuple[str, ...]:
        return ("prisoner", "place")

    @property
    def pending(self) -> Refusal:
        return Refusal.CHOOSE_CELLS_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(game.laws.arrest.cells(game, self.prisoner, self.place)) > 1 else ()

    def go(self, game: Game) -> None:
        self._lock(game, game.laws.arrest.cells(game, self.prisoner, self.place)[0])

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [ChooseCell(place) for place in game.laws.arrest.cells(game, self.prisoner, self.place)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, ChooseCell):
            self._lock(game, action.place)

    def _lock(self, game: Game, place: Place) -> None:
        game.pop()
        game.emit(PowLockedUp(self.prisoner, place))


def any_cell_with_room(game: Game, _prisoner: PawnId, _found_at: Place) -> tuple[Place, ...]:
    """The Security Officer's choice among blocks with a place left; among all when all are full.

    [classic.34c.7, classic.ruling.11, classic.ruling.12]
    """
    blocks = game.board.cells
    room = tuple(block.place for block in blocks if game.state.places.count(block.place) < block.size)
    return room or tuple(block.place for block in blocks)


def any_cell(game: Game, _prisoner: PawnId, _found_at: Place) -> tuple[Place, ...]:
    """The German Officer's choice among all blocks, which hold any number. [devir.arrest.4, devir.ruling.9]"""
    return tuple(block.place for block in game.board.cells)


def cells_of_the_area(game: Game, _prisoner: PawnId, found_at: Place) -> tuple[Place, ...]:
    """Inner arrests go to inner cells and others to outer ones; a full side overflows, and full cells hold one more.

    [osprey.solitary.1 to osprey.solitary.4, osprey.ruling.9]
    """
    inner = game.board.area[found_at] == Area.INNER
    fitting = [block for block in game.board.cells if (block.area == Area.INNER) == inner]
    room = [block for block in game.board.cells if game.state.places.count(block.place) < block.size]
    same = [block for block in fitting if block in room]
    return tuple(block.place for block in same or room or fitting)


# --- the loss


@dataclass(frozen=True, slots=True)
class Confiscation(Step):
    """The officer of an arrested POW gives up one Equipment card of his choice, if he has any.

    [classic.34d.3, classic.34d.4, classic.34d.6]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    @property
    def pending(self) -> Refusal:
        return Refusal.GIVE_UP_EQUIPMENT_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        known = known_number(game, game.state.equipment_held(self.seat))
        secret = not game.params.open_numbers or known > 1 or game.state.hands[self.seat]
        return (self.seat,) if known and secret else ()

    def go(self, game: Game) -> None:
        cards = [card for card, number in enumerate(game.state.equipment[self.seat]) if number]
        game.pop()
        if cards:
            game.emit(EquipmentLost(self.seat, cards[0]))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        held = [Surrender(card) for card, number in enumerate(game.state.equipment[seat]) if number]
        return [*held, *(PlayCard(card) for card in sorted(set(game.state.hands[seat])) if self._answers(game, card))]

    @staticmethod
    def _answers(game: Game, card: int) -> bool:
        return (card, Confiscation.__name__) in game.part.answers

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if action in self.actions(game, seat):
            return None
        if isinstance(action, PlayCard) and action.card in game.state.hands[seat]:
            return Refusal.CARD_NOT_FOR_NOW
        return Refusal.CARD_NOT_HELD if isinstance(action, PlayCard | Surrender) else self.pending

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, Surrender):
            game.emit(EquipmentLost(seat, action.card))
        elif isinstance(action, PlayCard):
            game.emit(CardPlayed(seat, action.card))
            answer = game.part.answers[action.card, Confiscation.__name__](game, seat, self)
            game.push_all(list(answer.first))


def hideaway_saves_the_card(_game: Game, _seat: SeatId, _loss: Confiscation) -> Answer:
    """Nothing is given up. [classic.49.5, classic.ruling.68]"""
    return Answer(None)
