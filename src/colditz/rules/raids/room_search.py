"""Searches with a throw of their own: one guard makes for a room, and whoever is found in it is arrested."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from colditz.engine.edition import Answer, CardLaw
from colditz.engine.footing import Footing
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, NameOfficer, PlayCard, SendGuard
from colditz.model.attempts import RollDone
from colditz.model.board import Board
from colditz.model.cards import ROOM_ON_CARD, Card
from colditz.model.events import CardThrown
from colditz.model.ids import NO_LIMIT, NOBODY, NOWHERE, SECURITY, Area, PawnId, RoomId, SeatId
from colditz.model.raids import CardLaid, RaidBegan, RoomSearched, SearchFailed
from colditz.model.rows import FARTHEST
from colditz.rules.arrest.custody import take_away
from colditz.rules.cards.opportunity import room_on
from colditz.rules.gathering.theft import EquipmentClaim
from colditz.rules.guards import pursuit
from colditz.rules.raids.search import its_room
from colditz.rules.turn.dice import CardRoll
from colditz.rules.turn.window import Proposal, window

SEARCH_CARDS = tuple(int(card) for card in ROOM_ON_CARD if card >= Card.APPEL)


# --- the search


@dataclass(frozen=True, slots=True)
class RoomSearch(Proposal):
    """A room is about to be searched: for the men of so many officers, or for certain men only."""

    room: RoomId
    most: int  # officers whose men may be arrested
    men: tuple[PawnId, ...]  # whom it is for; empty: everybody inside

    @property
    def shown(self) -> tuple[str, ...]:
        return ("room", "most", "men")

    def concerns(self, game: Game) -> list[SeatId]:
        """Every officer with a man in the courtyard may have been tipped off. [v3.ruling.80, v3.ruling.81]"""
        return [seat for seat in game.officers() if men_in_the_courtyard(game, seat)]

    def happen(self, game: Game) -> None:
        game.push(SearchRoll(self, 0, 0))

    def inside(self, game: Game) -> list[PawnId]:
        """POWs whom the search may find; men in a tunnel are not in the room. [v3.search.11, v3.search.20]"""
        pawns = [game.pawn_at(place) for place in game.board.rooms[self.room].places]
        found = [pawn for pawn in pawns if pawn != NOBODY and not game.is_guard(pawn)]
        return [man for man in found if not self.men or man in self.men]


def men_in_the_courtyard(game: Game, seat: SeatId) -> list[PawnId]:
    """Men of a seat in the prisoners' courtyard and its rooms, above ground."""
    return [man for man in game.prisoners(seat) if is_in_the_courtyard(game, man)]


def is_in_the_courtyard(game: Game, man: PawnId) -> bool:
    """He is in the prisoners' courtyard or one of its rooms, above ground."""
    return game.on_board(man) and game.area(man) == Area.INNER and not game.in_tunnel(man)


@dataclass(frozen=True, slots=True)
class SearchRoll(CardRoll):
    """The search has two dice of its own, doubles thrown again; it earns no card. [v3.search.4, v3.search.8]"""

    proposal: RoomSearch
    total: int
    extra: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("proposal", "total", "extra")

    def thrower(self, game: Game) -> SeatId:
        return SECURITY

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(SECURITY, first, second))
        again = SearchRoll(self.proposal, self.total + first + second, self.extra + 1)
        game.pop()
        if first == second:
            game.laws.dice.card_double(game, again)
        else:
            again.stop(game)

    def stop(self, game: Game) -> None:
        game.push(SendSearcher(self.proposal, self.total))


@dataclass(frozen=True, slots=True)
class SendSearcher(Step):
    """The Commandant sends one guard of the castle to the room. [v3.search.5, v3.search.7, v3.ruling.79]"""

    proposal: RoomSearch
    total: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("proposal", "total")

    @property
    def pending(self) -> Refusal:
        return Refusal.SEND_GUARD_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(searchers(game)) > 1 else ()

    def go(self, game: Game) -> None:
        guards = searchers(game)
        if guards:
            self._send(game, guards[0])
        else:
            game.pop()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [SendGuard(guard) for guard in searchers(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, SendGuard):
            self._send(game, action.guard)

    def _send(self, game: Game, guard: PawnId) -> None:
        """He gets there or not; in either case he ends in the barracks. [v3.search.11, v3.search.12, v3.search.19]"""
        game.pop()
        room = self.proposal.room
        steps = steps_to_room(game, guard, room)
        if steps == NOWHERE or steps > self.total or not self.proposal.inside(game):
            game.emit(SearchFailed(guard, room))
            pursuit.go_home(game, guard)
            return
        game.emit(RoomSearched(guard, room))
        pursuit.go_home(game, guard)
        game.push(FoundInside(self.proposal, guard))


def searchers(game: Game) -> list[PawnId]:
    """Every guard on the board who is not outside the castle. [v3.ruling.79]"""
    return [guard for guard in game.guards() if game.on_board(guard) and game.area(guard) != Area.OUTSIDE]


def steps_to_room(game: Game, guard: PawnId, room: RoomId) -> int:
    """Steps over pawns and through rooms to a circle of a room, taken or free: he does not stay, or NOWHERE.

    [v3.search.6, v3.search.11, v3.ruling.79]
    """
    steps = raiders_ground(game.board).ways_to(game.board.rooms[room].places)[game.place(guard)]
    return NOWHERE if steps == FARTHEST else steps


@cache
def raiders_ground(board: Board) -> Footing:
    """Where a raiding guard walks: through rooms and over pawns, never by hiding places, tunnels or the roll call."""
    walks = tuple(
        board.area[place] != Area.OUTSIDE
        and not (board.safe[place] or board.appel[place] or board.in_tunnel[place] != NOWHERE)
        for place in range(len(board.names))
    )
    steps = tuple(tuple(near for near in steps if walks[near]) for steps in board.steps)
    return Footing(steps, walks, ())


@dataclass(frozen=True, slots=True)
class FoundInside(Step):
    """Men found in a room are arrested; where only one officer's may be, the Commandant says whose. [v3.search.24]"""

    proposal: RoomSearch
    guard: PawnId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("proposal", "guard")

    @property
    def pending(self) -> Refusal:
        return Refusal.NAME_OFFICER_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(self._owners(game)) > self.proposal.most else ()

    def go(self, game: Game) -> None:
        self._arrest(game, self._owners(game))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [NameOfficer(owner) for owner in self._owners(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, NameOfficer):
            self._arrest(game, [action.seat])

    def _owners(self, game: Game) -> list[SeatId]:
        return sorted({game.owner(man) for man in self.proposal.inside(game)})

    def _arrest(self, game: Game, owners: list[SeatId]) -> None:
        """One frisk or loss an officer, not one a man. [v3.search.14, v3.search.16]"""
        game.pop()
        men = [man for man in self.proposal.inside(game) if game.owner(man) in owners]
        steps: list[Step] = []
        for man in men:
            steps += take_away(game, man, self.guard, lost=0)
        game.push_all(steps + [cost for owner in owners for cost in game.laws.arrest.raid(game, owner)])


# --- in the Commandant's own turn


def forbids_raid(game: Game, _seat: SeatId, _play: PlayCard) -> Refusal | None:
    """After the first throw, before anybody moves, once a turn. [v3.search.1, v3.ruling.76, v3.ruling.117]"""
    now = game.state.now
    if now.raid != NOBODY:
        return Refusal.ONE_RAID_A_TURN
    return Refusal.ALREADY_MOVED if now.spent or now.arrests or len(now.throws) > 1 else None


def show_search(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card lies open; the room is searched once the guards have moved. [v3.search.2, v3.security.search.1]"""
    game.emit(CardLaid(seat, play.card))
    game.emit(RaidBegan(play.card))


SEARCH = CardLaw(its_room, forbids_raid, show_search)


def search_in_own_turn(game: Game, card: int) -> Step:
    """Everybody inside is arrested. [v3.search.11]"""
    return window(game, RoomSearch(room_on(game, card), NO_LIMIT, ()))


# --- in an officer's turn


def at_the_end_of_a_turn(card: int, game: Game, _seat: SeatId, _moment: Step) -> Answer:
    """The men of one officer in the room may be arrested. [v3.search.21, v3.search.23, v3.search.24]"""
    game.emit(RaidBegan(card))
    return Answer(None, (window(game, RoomSearch(room_on(game, card), 1, ())),))


def against_a_claim(card: int, game: Game, _seat: SeatId, claim: EquipmentClaim) -> Answer:
    """Nothing is handed out, the turn is lost, and those who took part in the room may be arrested.

    [v3.search.25, v3.search.26, v3.search.28, v3.ruling.77, v3.ruling.78]
    """
    game.emit(RaidBegan(card))
    search = RoomSearch(room_on(game, card), 1, (claim.pawn, claim.other))
    return Answer(None, (window(game, search), LoseTurn(claim.seat)))


@dataclass(frozen=True, slots=True)
class LoseTurn(Step):
    """An officer's turn is over, whatever points and throws he had left. [v3.search.26]"""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    def go(self, game: Game) -> None:
        game.pop()
        game.emit(RollDone(self.seat))
        game.pop()  # his movement


Reply = Callable[[Game, SeatId, Step], Answer]
AT_THE_END: dict[int, Reply] = {card: partial(at_the_end_of_a_turn, card) for card in SEARCH_CARDS}
AGAINST_A_CLAIM: dict[int, Callable[[Game, SeatId, EquipmentClaim], Answer]] = {
    card: partial(against_a_claim, card) for card in SEARCH_CARDS
}
