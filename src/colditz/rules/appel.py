"""Appel: the roll call, those who stay away, and the general search for them."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, AnswerAppel, GeneralSearch, Pass, PlayCard, Settle
from colditz.model.dealings import AppelCalled, PowStayedAway
from colditz.model.events import CardPlayed, PawnPlaced, PointsSpent
from colditz.model.ids import NOWHERE, Area, CrossingId, PawnId, Place, SeatId
from colditz.rules.arrival import brought_inside
from colditz.rules.custody import take_away_all
from colditz.rules.hand import over_limit
from colditz.rules.search import Raid
from colditz.rules.walking import nearest
from colditz.rules.window import propose

# --- who is called


def must_attend(game: Game, prisoner: PawnId) -> bool:
    """All but men in cells, safe areas, tunnels and outside. [classic.11.3, classic.38.1 to classic.38.4]"""
    return safe_men_may_come(game, prisoner) and not game.board.safe[game.place(prisoner)]


def safe_men_may_come(game: Game, prisoner: PawnId) -> bool:
    """A man in a safe area may come if he likes; cells, tunnels and the outside keep theirs. [classic.ruling.94]"""
    return game.on_board(prisoner) and not game.in_tunnel(prisoner) and game.area(prisoner) != Area.OUTSIDE


def on_his_teams_places(game: Game, prisoner: PawnId) -> bool:
    """He stands on a place of his team's set. [classic.11.32]"""
    return game.place(prisoner) in game.teams.formation[game.owner(prisoner)]


# --- the card


@dataclass(frozen=True, slots=True)
class AppelCall(Raid):
    """A roll call is about to be held."""

    def hunted(self, game: Game, seat: SeatId) -> list[PawnId]:
        """Everybody who would have to attend."""
        return [prisoner for prisoner in game.prisoners(seat) if must_attend(game, prisoner)]

    def happen(self, game: Game) -> None:
        """Each officer answers in turn order. [classic.ruling.17]"""
        game.emit(AppelCalled())
        game.push_all([RollCall(seat) for seat in game.officers()])


def offers_appel(game: Game, _seat: SeatId, card: int) -> list[Action]:
    """Before the throw."""
    return [] if game.state.throws else [PlayCard(card)]


def forbids_appel(game: Game, _seat: SeatId, _play: PlayCard) -> Refusal | None:
    """Appel comes before the throw. [classic.44.4, classic.ruling.17, classic.ruling.80]"""
    return Refusal.BEFORE_THE_THROW if game.state.throws else None


def play_appel(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Officers may answer with a warning, then with their men."""
    game.emit(CardPlayed(seat, play.card))
    propose(game, AppelCall())


# --- the roll call


@dataclass(frozen=True, slots=True)
class RollCall(Step):
    """An officer sends men to their places; whoever is not in line when he is done stays away."""

    seat: SeatId

    @property
    def pending(self) -> Refusal:
        return Refusal.ANSWER_APPEL_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if called(game, self.seat) else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass(), *(AnswerAppel(prisoner) for prisoner in called(game, seat))]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if action in self.actions(game, seat):
            return None
        return Refusal.NOT_CALLED if isinstance(action, AnswerAppel) else self.pending

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, AnswerAppel):
            game.laws.line_up(game, action.prisoner)
            return
        game.pop()
        for prisoner in game.prisoners(seat):
            if must_attend(game, prisoner) and not game.laws.in_line(game, prisoner):
                game.emit(PowStayedAway(prisoner))


def called(game: Game, seat: SeatId) -> list[PawnId]:
    """Men who may still be sent to their places. [classic.ruling.23]"""
    return [
        pawn for pawn in game.prisoners(seat) if game.laws.may_attend(game, pawn) and _has_a_place_to_go(game, pawn)
    ]


def _has_a_place_to_go(game: Game, pawn: PawnId) -> bool:
    """Whoever counts as attending is lined up again only on a free place of his group. [osprey.ruling.31]"""
    if on_his_teams_places(game, pawn):
        return False
    group = game.teams.formation[game.owner(pawn)]
    return not game.laws.in_line(game, pawn) or any(game.is_free(place) for place in group)


def strangers_make_way(game: Game, prisoner: PawnId) -> None:
    """He takes a free place of his set; a stranger on the last one makes way. [classic.11.32, classic.ruling.22]"""
    seat = game.owner(prisoner)
    places = game.teams.formation[seat]
    free = [place for place in places if game.is_free(place)]
    if free:
        put_in_line(game, prisoner, free[0])
        return
    taken = next(place for place in places if game.owner(game.pawn_at(place)) != seat)
    stranger = game.pawn_at(taken)
    aside = nearest(game, taken, game.board.steps, game.board.appel)
    game.push(MakeWay(stranger, prisoner, tuple(aside)))


def put_in_line(game: Game, prisoner: PawnId, place: Place) -> None:
    """He is moved directly to his place and is home."""
    game.emit(PawnPlaced(prisoner, game.place(prisoner), place))
    brought_inside(game, prisoner)


@dataclass(frozen=True, slots=True)
class MakeWay(Step):
    """A stranger leaves an Appel place for the nearest free white circle, his owner choosing among ties."""

    pawn: PawnId
    prisoner: PawnId
    places: tuple[Place, ...]

    @property
    def pending(self) -> Refusal:
        return Refusal.MAKE_WAY_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (game.owner(self.pawn),) if len(self.places) > 1 else ()

    def go(self, game: Game) -> None:
        self._move(game, self.places[0])

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Settle(self.pawn, place) for place in self.places]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, Settle):
            self._move(game, action.to)

    def _move(self, game: Game, aside: Place) -> None:
        game.pop()
        place = game.place(self.pawn)
        game.emit(PawnPlaced(self.pawn, place, aside))
        put_in_line(game, self.prisoner, place)


# --- the general search

GENERAL_SEARCH = GeneralSearch()


def searches(game: Game, seat: SeatId) -> list[Action]:
    """Instead of moving, while somebody is absent."""
    return [GENERAL_SEARCH] if game.state.absent and forbids_search(game, seat, GENERAL_SEARCH) is None else []


def forbids_search(game: Game, seat: SeatId, _search: GeneralSearch) -> Refusal | None:
    """Only for absent men, with the whole throw, and it ends the turn. [classic.ruling.17, classic.ruling.21]"""
    if not game.state.absent:
        return Refusal.NOBODY_ABSENT
    if game.state.spent:
        return Refusal.ALREADY_MOVED
    return Refusal.HAND_TOO_LARGE if over_limit(game, seat) else None


def take_search(game: Game, seat: SeatId, _search: GeneralSearch) -> None:
    """Every absent man within the throw of some guard is arrested; guards stay; the turn is over.

    [classic.44.3, classic.ruling.17, classic.ruling.18, classic.ruling.20, classic.ruling.21]
    """
    near = within(game, game.state.points, ())
    caught = [prisoner for prisoner in game.state.absent if near[game.place(prisoner)] and not _spared(game, prisoner)]
    game.emit(PointsSpent(seat, game.state.points))
    game.pop()
    take_away_all(game, caught, confiscate=True)


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
