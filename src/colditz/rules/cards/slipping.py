"""The tip-off in the own turn: men slip away to hiding places, paying for the obstacles on their way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from colditz.engine.edition import CardLaw
from colditz.engine.footing import Obstacle
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Cross, Pass, PlayCard, Settle
from colditz.model.board import Board
from colditz.model.events import CardPlayed, PawnPlaced
from colditz.model.ids import NOWHERE, Area, CardId, PawnId, Place, SeatId, Symbol
from colditz.model.rows import spread, zeros
from colditz.rules.obstacles.crossing import Crossing, KeyUse, PassUse, barred, obstacle_between
from colditz.rules.raids.search import safe_places
from colditz.rules.turn.window import propose
from colditz.rules.walking.arrival import arrive

# --- the way of a man


@dataclass(frozen=True, slots=True)
class Trail:
    """A way past obstacles: what it costs, and the circle before and behind each of them."""

    paid: tuple[CardId, ...]
    ways: tuple[Place, ...]


NOTHING_PAID: Final = Trail((), ())
LONGEST_WALK: Final = 250  # steps; nowhere in a castle takes more


@cache
def _edges(board: Board) -> tuple[Place, ...]:
    """Circles beside an obstacle above ground."""
    below = board.in_tunnel
    return tuple(
        place for place, beside in enumerate(board.obstacles) if any(below[near] == NOWHERE for near in beside)
    )


class Field:
    """Free circles that hang together: whoever comes to one of them can walk to all of them."""

    def __init__(self, game: Game, start: Place) -> None:
        self.marks = zeros(len(game.board.names))  # above zero where they are
        spread(game.pow_footing.ways, game.state.occupant, start, LONGEST_WALK, self.marks)
        self.edges = [place for place in _edges(game.board) if self.marks[place]]


class Fields:
    """The fields of the castle and the trails of its men, each worked out once while nothing changes."""

    def __init__(self, version: int) -> None:
        self.version = version
        self._known: list[Field] = []
        self._trails: dict[PawnId, Trails] = {}

    def trails(self, game: Game, man: PawnId) -> Trails:
        """Those of one man."""
        if man not in self._trails:
            self._trails[man] = Trails(game, man, self)
        return self._trails[man]

    def beside(self, game: Game, start: Place) -> list[Field]:
        """Those that begin beside a circle."""
        found: list[Field] = []
        for near in game.pow_footing.steps[start]:
            if game.is_free(near) and not any(field.marks[near] for field in found):
                found.append(self._at(game, near))
        return found

    def _at(self, game: Game, place: Place) -> Field:
        if game.pow_footing.steps[place]:  # where no step leads on, one comes from a field but not to it
            for field in self._known:
                if field.marks[place]:
                    return field
        self._known.append(Field(game, place))
        return self._known[-1]


def fields_of(game: Game) -> Fields:
    """The fields as they are; worked out once until something changes."""
    known = game.leaving
    if not isinstance(known, Fields) or known.version != game.state.version:
        known = game.leaving = Fields(game.state.version)
    return known


class Stretch:
    """All circles that a man can walk to once he has paid for a trail, round all pawns."""

    def __init__(self, start: Place, trail: Trail, fields: list[Field]) -> None:
        self.start, self.trail, self._fields = start, trail, fields
        self.edges = [start, *[place for field in fields for place in field.edges]]

    def holds(self, place: Place) -> bool:
        """He gets to a circle."""
        for field in self._fields:
            if field.marks[place]:
                return True
        return place == self.start


class Trails:
    """Every circle that a man can get to round all pawns with his officer's equipment, by its cheapest ways.

    [v3.opportunity.tipoff.2, v3.ruling.82]
    """

    def __init__(self, game: Game, man: PawnId, fields: Fields) -> None:
        self.stretches: list[Stretch] = []
        starts = [(game.place(man), NOTHING_PAID)]
        for start, trail in starts:  # it grows as the man gets further
            if not any(_within(known.paid, trail.paid) for known in self.to(start)):
                stretch = Stretch(start, trail, fields.beside(game, start))
                self.stretches.append(stretch)
                starts += _beyond(game, man, stretch)

    def to(self, place: Place) -> list[Trail]:
        """The ways to a circle, of which none costs what another does, or more."""
        found = [stretch.trail for stretch in self.stretches if stretch.holds(place)]
        return _cheapest(found) if len(found) > 1 else found


def _cheapest(ways: list[Trail]) -> list[Trail]:
    """Ways of which none costs all that another does; of those that cost the same, the first."""
    found: list[Trail] = []
    for way in sorted(ways, key=lambda each: len(each.paid)):
        if not any(_within(known.paid, way.paid) for known in found):
            found.append(way)
    return found


def _beyond(game: Game, man: PawnId, stretch: Stretch) -> list[tuple[Place, Trail]]:
    """The free circles behind the obstacles of a stretch, and the ways to them."""
    obstacles = game.board.obstacles
    return [
        (to, trail)
        for here in stretch.edges
        for to in obstacles[here]
        if game.is_free(to)
        for trail in _past(game, man, here, to, stretch.trail)
    ]


def _past(game: Game, man: PawnId, here: Place, to: Place, trail: Trail) -> list[Trail]:
    """The way past one obstacle, if there is one, beside what was paid to come so far."""
    what = obstacle_between(game.board, here, to)
    if what is None or game.board.in_tunnel[to] != NOWHERE:
        return []
    paid = tuple(sorted((*trail.paid, *game.laws.crossing.price(game, man, to, what))))
    if not _holds(game, game.owner(man), paid) or not _may_pass(game, man, to, what):
        return []
    return [Trail(paid, (*trail.ways, here, to))]


def _may_pass(game: Game, man: PawnId, to: Place, what: Obstacle) -> bool:
    return game.laws.crossing.leaving(game, man, to, what) is None and barred(game, man, to, what) is None


def _holds(game: Game, seat: SeatId, cards: tuple[CardId, ...]) -> bool:
    held = game.state.equipment[seat]
    return all(cards.count(card) <= held[card] for card in cards)


def _within(fewer: tuple[CardId, ...], cards: tuple[CardId, ...]) -> bool:
    return all(fewer.count(card) <= cards.count(card) for card in fewer)


# --- the card


def tip_off(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """Who goes where is said afterwards."""
    return [PlayCard(card)]


def men_at_large(game: Game, seat: SeatId) -> tuple[PawnId, ...]:
    """Men above ground in the castle who are not on their way back from the outer cells. [v3.nevera.6]"""
    return tuple(man for man in game.prisoners(seat) if _is_at_large(game, man))


def _is_at_large(game: Game, man: PawnId) -> bool:
    if not game.on_board(man) or game.in_tunnel(man) or game.area(man) == Area.OUTSIDE:
        return False
    return game.state.returning[man] == NOWHERE


def forbids_tip_off(game: Game, seat: SeatId, _play: PlayCard) -> Refusal | None:
    """Somebody must be there to go."""
    return None if men_at_large(game, seat) else Refusal.NO_TARGET_FOR_CARD


def play_tip_off(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Some or all of the officer's men go to hiding places; no points are spent. [v3.opportunity.tipoff.1]"""
    game.emit(CardPlayed(seat, play.card))
    game.push(SlipAway(seat, men_at_large(game, seat)))


SLIP_AWAY = CardLaw(tip_off, forbids_tip_off, play_tip_off)


@dataclass(frozen=True, slots=True)
class SlipAway(Step):
    """The officer sends men to hiding places, one after another, with what their way costs.

    [v3.opportunity.tipoff.1, v3.opportunity.tipoff.2, v3.ruling.82]
    """

    seat: SeatId
    men: tuple[PawnId, ...]  # who have not gone yet

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "men")

    @property
    def pending(self) -> Refusal:
        return Refusal.HIDE_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if self.men else ()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass(), *[action for man in self.men for action in self._ways(game, man)]]

    def _ways(self, game: Game, man: PawnId) -> list[Action]:
        found, here = fields_of(game).trails(game, man), game.place(man)
        ways = [(spot, trail.paid) for spot in safe_places(game.board) if spot != here for trail in found.to(spot)]
        return [Cross(man, spot, paid) if paid else Settle(man, spot) for spot, paid in ways]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if not isinstance(action, Settle | Cross):
            return None if isinstance(action, Pass) else self.pending
        goes = action.pawn in self.men and action in self._ways(game, action.pawn)
        return None if goes else Refusal.NO_WAY_TO_HIDE

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if not isinstance(action, Settle | Cross):
            game.pop()
            return
        paid = action.paying if isinstance(action, Cross) else ()
        ways = fields_of(game).trails(game, action.pawn).to(action.to)
        trail = next(each for each in ways if each.paid == paid)
        game.swap(SlipAway(self.seat, tuple(man for man in self.men if man != action.pawn)))
        game.push(SlipOn(self.seat, action.pawn, trail.ways, action.to))


# --- the walk


@dataclass(frozen=True, slots=True)
class SlipOn(Step):
    """A man on his way to a hiding place: past each obstacle in turn, unless he is caught at one."""

    seat: SeatId
    prisoner: PawnId
    places: tuple[Place, ...]  # before and behind each obstacle
    to: Place

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "prisoner", "places", "to")

    def go(self, game: Game) -> None:
        game.pop()
        if not game.on_board(self.prisoner):
            return
        start = game.place(self.prisoner)
        stop = self.places[0] if self.places else self.to
        if start != stop:
            game.emit(PawnPlaced(self.prisoner, start, stop))
        if self.places:
            game.push(SlipOn(self.seat, self.prisoner, self.places[2:], self.to))
            self._cross(game, self.places[1])
        else:
            arrive(game, self.prisoner, start, self.to)

    def _cross(self, game: Game, to: Place) -> None:
        what = obstacle_between(game.board, game.place(self.prisoner), to)
        assert what is not None, "a trail leads past obstacles"
        due = game.laws.crossing.price(game, self.prisoner, to, what)
        used = Symbol(due[0]) if due else Symbol.ROPE
        propose(game, SLIPS.get(used, SlipThrough)(self.seat, self.prisoner, to, due))


@dataclass(frozen=True, slots=True)
class SlipThrough(Crossing):
    """A crossing that costs no point."""

    @property
    def cost(self) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class SlipByKey(KeyUse):
    """The same with a key, which can be intercepted."""

    @property
    def cost(self) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class SlipByPass(PassUse):
    """The same with a pass, which can be intercepted."""

    @property
    def cost(self) -> int:
        return 0


SLIPS: Final[dict[Symbol, type[Crossing]]] = {Symbol.KEY: SlipByKey, Symbol.PASS: SlipByPass}
