"""The flight of the aeroplane: throws that must reach its own target, and the shot that takes one of them away."""

from __future__ import annotations

from dataclasses import dataclass, replace

from colditz.engine.edition import Answer
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, RecallGuard
from colditz.model.attempts import AeroplaneFlown, FlightCardTurned, PackShuffled
from colditz.model.cards import THROWS_ON_CARD, Card, Pack
from colditz.model.events import CardPlayed
from colditz.model.ids import NOBODY, SECURITY, Area, PawnId, SeatId
from colditz.rules.arrest.custody import costs, take_away
from colditz.rules.escape.desperate import Dash, set_off
from colditz.rules.escape.escape import get_away
from colditz.rules.guards import pursuit
from colditz.rules.turn.packs import TopCard
from colditz.rules.turn.window import Proposal, propose


def take_off(game: Game, seat: SeatId, men: list[PawnId], pilot: SeatId) -> None:
    """The aeroplane is given up and flies, once in the whole game. [v3.aeroplane.9, v3.aeroplane.13, v3.ruling.102]"""
    game.emit(CardPlayed(pilot, Card.AEROPLANE))
    game.emit(AeroplaneFlown(seat))
    game.push(FlightCard(seat, tuple(men)))


@dataclass(frozen=True, slots=True)
class FlightCard(TopCard):
    """The top Do or Die card says how many throws there are; nobody's own run is used up by it.

    [v3.aeroplane.10, v3.ruling.106]
    """

    seat: SeatId
    men: tuple[PawnId, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "men")

    def pack(self) -> int:
        return Pack.DO_OR_DIE

    def drawn(self, game: Game, card: int) -> None:
        game.emit(FlightCardTurned(self.seat, card))
        game.emit(PackShuffled(Pack.DO_OR_DIE))
        propose(game, Flight(self.seat, self.men, THROWS_ON_CARD[Card(card)]))


# --- the shot


def watchers(game: Game) -> list[PawnId]:
    """Guards in the garrison who see the way of the aeroplane. [v3.aeroplane.14]"""
    way = game.board.roads["flight"][1:]
    guards = [guard for guard in game.guards() if game.on_board(guard) and game.area(guard) == Area.OUTER]
    return [guard for guard in guards if any(game.board.sees(game.place(guard), place) for place in way)]


@dataclass(frozen=True, slots=True)
class Flight(Proposal):
    """The aeroplane is about to fly, and may be shot at if a guard sees it. [v3.aeroplane.14, v3.security.shoot.7]"""

    seat: SeatId
    men: tuple[PawnId, ...]
    throws: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "men", "throws")

    def concerns(self, game: Game) -> list[SeatId]:
        return [SECURITY] if watchers(game) else []

    def happen(self, game: Game) -> None:
        length = len(game.board.roads["flight"]) - 1
        set_off(game, Glide(self.seat, self.men[0], self.throws, length))


def a_shot_takes_a_throw(_game: Game, _seat: SeatId, flight: Flight) -> Answer:
    """One throw less, nobody dies, and no amulet helps. [v3.aeroplane.15, v3.ruling.107]"""
    return Answer(replace(flight, throws=flight.throws - 1), (Marksman(),))


@dataclass(frozen=True, slots=True)
class Marksman(Step):
    """The guard who fired goes to the barracks: one who sees the way. [v3.ruling.107]"""

    @property
    def pending(self) -> Refusal:
        return Refusal.NAME_MARKSMAN_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(watchers(game)) > 1 else ()

    def go(self, game: Game) -> None:
        game.pop()
        for guard in watchers(game)[:1]:
            pursuit.go_home(game, guard)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [RecallGuard(guard) for guard in watchers(game)]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.pop()
        if isinstance(action, RecallGuard):
            pursuit.go_home(game, action.guard)


# --- the throws


@dataclass(frozen=True, slots=True)
class Glide(Dash):
    """Doubles add a throw, and no throw earns a card. [v3.aeroplane.10, v3.aeroplane.11]"""

    def made_it(self, game: Game) -> None:
        """All aboard have escaped; whoever has lost his kit meanwhile is caught. [v3.aeroplane.12]"""
        target = game.board.roads["flight"][-1]
        for man in self._aboard(game):
            if game.laws.kit.serves(game, game.owner(man)):
                game.laws.kit.use(game, game.owner(man))
                get_away(game, man, target)
        self._caught(game)

    def fell_short(self, game: Game, distance: int) -> None:
        """All aboard are arrested as in the garrison courtyard. [v3.aeroplane.12, v3.ruling.112]"""
        self._caught(game)

    def _caught(self, game: Game) -> None:
        steps: list[Step] = []
        for man in self._aboard(game) if game.state.outcome is None else ():
            place = game.place(man)
            steps += [*take_away(game, man, NOBODY, lost=0), *costs(game, game.owner(man), place)]
        game.push_all(steps)

    def _aboard(self, game: Game) -> list[PawnId]:
        inside = (game.board.roads["secret-door"][-1], game.board.roads["flight"][0])
        return [man for seat in game.officers() for man in game.prisoners(seat) if game.place(man) in inside]
