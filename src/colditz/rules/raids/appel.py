"""Appel: who is called, who comes, and where he stands."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import CardLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, AnswerAppel, Pass, PlayCard, Settle
from colditz.model.dealings import AppelCalled, PowStayedAway
from colditz.model.events import CardPlayed, PawnPlaced
from colditz.model.ids import Area, PawnId, Place, SeatId
from colditz.model.shared import playing
from colditz.rules.raids.search import Raid
from colditz.rules.turn.window import propose
from colditz.rules.walking.arrival import brought_inside
from colditz.rules.walking.graph import nearest

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


def call(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """Nothing is to be chosen."""
    return [playing(card)]


def forbids_appel(game: Game, _seat: SeatId, _play: PlayCard) -> Refusal | None:
    """Appel comes before the throw. [classic.44.4, classic.ruling.17, classic.ruling.80]"""
    return Refusal.BEFORE_THE_THROW if game.state.now.throws else None


def play_appel(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Officers may answer with a warning, then with their men."""
    game.emit(CardPlayed(seat, play.card))
    propose(game, AppelCall())


APPEL = CardLaw(call, forbids_appel, play_appel)


# --- the roll call


@dataclass(frozen=True, slots=True)
class RollCall(Step):
    """An officer sends men to their places; whoever is not in line when he is done stays away."""

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

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
            game.laws.appel.line_up(game, action.prisoner)
            return
        game.pop()
        for prisoner in game.prisoners(seat):
            if must_attend(game, prisoner) and not game.laws.appel.in_line(game, prisoner):
                game.emit(PowStayedAway(prisoner))


def called(game: Game, seat: SeatId) -> list[PawnId]:
    """Men who may still be sent to their places. [classic.ruling.23]"""
    return [
        pawn
        for pawn in game.prisoners(seat)
        if game.laws.appel.may_attend(game, pawn) and _has_a_place_to_go(game, pawn)
    ]


def _has_a_place_to_go(game: Game, pawn: PawnId) -> bool:
    """Whoever counts as attending is lined up again only on a free place of his group. [osprey.ruling.31]"""
    if on_his_teams_places(game, pawn):
        return False
    group = game.teams.formation[game.owner(pawn)]
    return not game.laws.appel.in_line(game, pawn) or any(game.is_free(place) for place in group)


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
    def shown(self) -> tuple[str, ...]:
        return ("pawn", "prisoner", "places")

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


# --- where white circles count as attending


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
    def shown(self) -> tuple[str, ...]:
        return ("prisoner",)

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
