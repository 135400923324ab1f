"""A tally: it listens to the events of one game and fills in its row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from colditz import Match
from colditz.model.attempts import AttemptDeclared
from colditz.model.cards import Card
from colditz.model.dealings import AppelCalled, EquipmentClaimed, KitClaimed, PawnMovedByHand, TradeMade
from colditz.model.events import (
    CardDrawn,
    CardPlayed,
    CardShown,
    DesperateCardTurned,
    Event,
    GuardPosted,
    GuardWentHome,
    PartBegan,
    PawnMoved,
    PawnPlaced,
    PowArrested,
    PowDied,
    PowEscaped,
    PowLockedUp,
    PowReleased,
    Thrown,
    TurnBegan,
)
from colditz.model.ids import SECURITY, PawnId, Place, SeatId
from colditz.sim.record import Escape, GameRow, Played, TurnRow
from colditz.sim.ways import Ways

TITLES: Final = {int(card): card.title for card in Card}


class Tally:
    """What took place in one game so far."""

    def __init__(self, match: Match, row: GameRow, *, turns: bool = False) -> None:
        table = match.view("spectator", listed=False).table
        self.row, self.seats, self.pawns = row, match.seats, table.pawns
        self.owner = tuple(_owner(name, match.seats) for name in table.pawns)
        self.ways = Ways(match.board, table.places)
        self.match, self.part = match, table.now.part
        self.visits: Counter[Place] = Counter()
        self.patrols: Counter[Place] = Counter()
        self.keep_turns, self.turns = turns, [self._turn(table.turn, table.round)]
        for column in ("escapes", "arrests", "releases", "deaths", "distance", "equipment", "kits", "trades"):
            setattr(row, column, [0] * len(match.seats))

    def _turn(self, seat: SeatId, round_: int) -> TurnRow:
        row = self.row
        return TurnRow(row.edition, row.players, row.seed, row.number, row.turns, round_, self.seats[seat])

    def hear(self, events: Iterable[Event]) -> None:
        """Count what took place."""
        for event in events:
            listen = LISTENERS.get(type(event))
            if listen is not None:
                listen(self, event)

    def decided(self) -> None:
        """Somebody made a decision."""
        self.row.decisions += 1
        self.turns[-1].decisions += 1

    def close(self, match: Match) -> Played:
        """The game is over."""
        row, names = self.row, self.ways.board.names
        row.winners = list(match.winners)
        row.winner = "security" if match.seats[SECURITY] in row.winners else "escape"
        row.ending = match.outcome.ending.value if match.outcome else ""
        row.visits = {names[place]: number for place, number in sorted(self.visits.items())}
        row.patrols = {names[place]: number for place, number in sorted(self.patrols.items())}
        for counts in ("drawn", "played", "claimed", "caught", "announced", "escaped_in", "arrested_in"):
            setattr(row, counts, dict(sorted(getattr(row, counts).items())))
        return Played(row, self.turns if self.keep_turns else [])

    # --- listening

    def turn_began(self, event: TurnBegan) -> None:
        self.row.turns += 1
        self.row.rounds = event.round
        if not self.keep_turns:
            self.turns.clear()
        self.turns.append(self._turn(event.seat, event.round))

    def part_began(self, _event: PartBegan) -> None:
        self.part = self.match.view("spectator", listed=False).table.now.part

    def attempt(self, _event: AttemptDeclared) -> None:
        _count(self.row.announced, self.part)

    def thrown(self, event: Thrown) -> None:
        self.turns[-1].thrown += event.first + event.second

    def drawn(self, event: CardDrawn) -> None:
        _count(self.row.drawn, TITLES[event.card])
        self.turns[-1].drawn += 1

    def played(self, event: CardPlayed | CardShown | DesperateCardTurned) -> None:
        _count(self.row.played, TITLES[event.card])
        self.turns[-1].played += 1
        self.row.shots += event.card == Card.SHOOT_TO_KILL

    def moved(self, event: PawnMoved) -> None:
        self.ways.walked(event.pawn, event.start, event.to)
        self._arrived(event.pawn, event.to)
        self.row.distance[self.owner[event.pawn]] += event.cost
        self.turns[-1].distance += event.cost

    def placed(self, event: PawnPlaced | PawnMovedByHand) -> None:
        self.ways.put(event.pawn, event.to)
        self._arrived(event.pawn, event.to)

    def posted(self, event: GuardPosted) -> None:
        self.ways.put(event.guard, event.to)
        self._arrived(event.guard, event.to)

    def went_home(self, event: GuardWentHome) -> None:
        self.ways.put(event.guard, event.to)

    def _arrived(self, pawn: PawnId, to: Place) -> None:
        (self.patrols if self.owner[pawn] == SECURITY else self.visits)[to] += 1

    def arrested(self, event: PowArrested) -> None:
        self.row.arrests[self.owner[event.prisoner]] += 1
        _count(self.row.caught, self.ways.board.names[event.place])
        _count(self.row.arrested_in, self.part)
        self.turns[-1].arrests += 1

    def locked_up(self, event: PowLockedUp) -> None:
        self.ways.put(event.prisoner, event.place)
        self.ways.forget(event.prisoner)

    def released(self, event: PowReleased) -> None:
        self.row.releases[self.owner[event.prisoner]] += 1
        self.ways.put(event.prisoner, event.to)
        self._arrived(event.prisoner, event.to)

    def escaped(self, event: PowEscaped) -> None:
        row, board = self.row, self.ways.board
        route, ways = self.ways.route(event.prisoner, event.place)
        man = self.pawns[event.prisoner]
        row.escaped.append(Escape(self.seats[event.seat], man, row.rounds, route, ways, board.names[event.place]))
        row.escapes[event.seat] += 1
        _count(row.escaped_in, self.part)
        row.first_escape = row.first_escape or row.rounds
        self.turns[-1].escapes += 1

    def died(self, event: PowDied) -> None:
        self.row.deaths[self.owner[event.prisoner]] += 1
        self.turns[-1].deaths += 1

    def claimed(self, event: EquipmentClaimed) -> None:
        self.row.equipment[event.seat] += 1
        _count(self.row.claimed, TITLES[event.card])
        self.turns[-1].claimed += 1

    def kit(self, event: KitClaimed) -> None:
        self.row.kits[event.seat] += 1
        for card in event.cards:
            _count(self.row.played, TITLES[card])

    def traded(self, event: TradeMade) -> None:
        self.row.trades[event.seat] += 1
        self.row.trades[event.to_seat] += 1

    def appel(self, _event: AppelCalled) -> None:
        self.row.appels += 1


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def _owner(pawn: str, seats: tuple[str, ...]) -> SeatId:
    team = pawn.rpartition("-")[0]
    return seats.index(team) if team in seats else SECURITY


LISTENERS: Final[dict[type[Event], Callable[[Tally, Any], None]]] = {
    TurnBegan: Tally.turn_began,
    PartBegan: Tally.part_began,
    AttemptDeclared: Tally.attempt,
    Thrown: Tally.thrown,
    CardDrawn: Tally.drawn,
    CardPlayed: Tally.played,
    CardShown: Tally.played,
    DesperateCardTurned: Tally.played,
    PawnMoved: Tally.moved,
    PawnPlaced: Tally.placed,
    PawnMovedByHand: Tally.placed,
    GuardPosted: Tally.posted,
    GuardWentHome: Tally.went_home,
    PowArrested: Tally.arrested,
    PowLockedUp: Tally.locked_up,
    PowReleased: Tally.released,
    PowEscaped: Tally.escaped,
    PowDied: Tally.died,
    EquipmentClaimed: Tally.claimed,
    KitClaimed: Tally.kit,
    TradeMade: Tally.traded,
    AppelCalled: Tally.appel,
}
