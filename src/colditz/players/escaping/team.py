"""An Escape Officer's look at the table: his men, what he holds, and who watches them."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from colditz.editions.facts import posts_are_traps
from colditz.engine.view import View
from colditz.model.cards import FOUND, KIT_PART_SYMBOLS, TUNNEL_ON_CARD, Card
from colditz.model.ids import NOWHERE, PawnId, Place
from colditz.players.castle import FAR, PARTS, Castle
from colditz.players.character import Character
from colditz.players.odds import AT_LEAST, RUN
from colditz.players.routes import Needs

ENOUGH_MEN: Final = 4
BARRED: Final = 12  # steps that a way seems longer while somebody stands on it
AFTER_A_WAIT: Final = bytes(min(steps + BARRED, FAR) for steps in range(256))
MOUTHS: Final = 100  # tunnels among the ways that are worked out once a turn, behind all symbols
ENDLESS: Final = 60  # rounds to reckon with where a clock on the wall decides


class Team:
    """What an officer can tell from his view; worked out anew for every decision."""

    def __init__(self, view: View, castle: Castle, character: Character, ways: dict[int, bytes]) -> None:
        self.ways = ways  # worked out once a turn: by symbol or tunnel, the way there
        self.view, self.castle, self.character = view, castle, character
        self.table, self.seat, self.board = view.table, view.seat, castle.board
        self.name = view.table.seats[view.seat]
        self.places = view.table.places
        self.points = view.table.now.points
        guards = [pawn for pawn, name in enumerate(view.table.pawns) if name.startswith("guard-")]
        walkable = self.board.walkable
        self.guards = [pawn for pawn in guards if self.places[pawn] < walkable]
        self.has_guards_in_reserve = any(self.places[pawn] == self.board.barracks for pawn in guards)
        self.guard_places = [self.places[pawn] for pawn in self.guards]
        prefix = f"{self.name}-"
        self.men = [pawn for pawn, name in enumerate(view.table.pawns) if name.startswith(prefix)]
        self.on_board = [man for man in self.men if self.places[man] < walkable]

    # --- what is held

    @cached_property
    def held(self) -> Needs:
        """Equipment in hand, of each kind."""
        return self.view.equipment

    @cached_property
    def within_reach(self) -> Needs:
        """Equipment in hand, and what cards could be changed for at once."""
        found = [self.view.hand.count(card) for card in sorted(FOUND, key=lambda card: FOUND[card])]
        return tuple(held + more for held, more in zip(self.held, found, strict=True))

    @property
    def has_kit(self) -> bool:
        """A man who reaches a target now is free."""
        return bool(self.table.kits[self.seat]) or bool(self.table.now.kit_rides)

    @property
    def is_liable(self) -> bool:
        """Guards may arrest his men in the courtyard."""
        return sum(self.held) > 0

    @cached_property
    def missing_parts(self) -> list[int]:
        """The parts of a kit that no card in hand shows."""
        cards = [KIT_PART_SYMBOLS[Card(card)] for card in self.view.hand if card in KIT_PART_SYMBOLS]
        shown = {int(part) for parts in cards for part in parts}
        wanted = [part for part in PARTS if part not in shown]
        return wanted[: max(len(wanted) - self.view.hand.count(Card.BRIBE), 0)]

    @cached_property
    def tunnels(self) -> list[int]:
        """Tunnels whose card he holds."""
        names = [TUNNEL_ON_CARD[Card(card)] for card in self.view.hand if card in TUNNEL_ON_CARD]
        return [number for number, tunnel in enumerate(self.board.tunnels) if tunnel.name in names]

    # --- time and score

    @property
    def rounds_left(self) -> int:
        """Rounds still to be played, this one included."""
        return self.table.marker or ENDLESS

    @property
    def lateness(self) -> float:
        """0 at the beginning, 1 in the last round."""
        return 1 - self.rounds_left / max(self.table.rounds, self.rounds_left, 1)

    @property
    def escapes_wanted(self) -> int:
        """How many of his men must still get away."""
        return max(self.table.escapes_to_win - self.table.escapes[self.seat], 1)

    # --- men

    def is_out(self, man: PawnId) -> bool:
        """He is beyond the courtyard or below ground: on the run."""
        place = self.places[man]
        beyond = not self.castle.inner[place] or self.board.in_tunnel[place] != NOWHERE
        return beyond and place < self.board.walkable

    @cached_property
    def runners(self) -> list[PawnId]:
        """His men on the run."""
        return [man for man in self.on_board if self.is_out(man) and not self.is_coming_home(man)]

    def is_coming_home(self, man: PawnId) -> bool:
        """He was let out of the outer cells and is protected on his way back."""
        return self.table.returning[man] != NOWHERE and man not in self.table.strayed

    @cached_property
    def free_ways(self) -> list[int]:
        """Crossings that cost him nothing now: paid this turn, or marked as his."""
        paid = list(self.table.now.paid_crossings)
        return paid + [number for number, seat in enumerate(self.table.markers) if seat == self.seat]

    def steps_out(self, place: Place, held: Needs) -> int:
        """Steps to a target with such equipment, free ways used; FAR if there is no way."""
        row = self.castle.routes.row(held)
        best = row[place]
        for way in self.free_ways:
            crossing = self.board.crossings[way]
            walk = self.board.walks_from(crossing.near)[place]
            best = min(best, walk + 1 + row[crossing.far]) if walk < FAR else best
        return best

    def way_to(self, symbol: int) -> bytes:
        """Steps to the nearest room with a symbol, round the pawns that stand in the way; longer where they bar it."""
        row = self.ways.get(symbol)
        if row is None:
            row = self.castle.spread(self.castle.seats[symbol], self.taken)
            if any(row[self.places[man]] == FAR for man in self.on_board):
                row = bytes(map(min, row, self.castle.ways_to[symbol].translate(AFTER_A_WAIT)))
            self.ways[symbol] = row
        return row

    def way_below(self, tunnel: int) -> bytes:
        """Steps to a circle from which a man climbs down into a tunnel."""
        key = MOUTHS + tunnel
        if key not in self.ways:
            mouth = self.board.tunnels[tunnel].above[0]
            self.ways[key] = self.castle.spread(list(self.board.steps[mouth]), self.taken)
        return self.ways[key]

    @cached_property
    def taken(self) -> frozenset[Place]:
        """Circles with a pawn on them that will hardly step aside: all but his own men out of doors."""
        own = {self.places[man] for man in self.on_board if self.board.room[self.places[man]] == NOWHERE}
        return frozenset(place for place in self.places if place < self.board.walkable and place not in own)

    # --- danger

    def risk(self, place: Place, ways: tuple[int, ...] = ()) -> float:
        """The chance that a guard can come here in the next Security turn."""
        if not self.castle.open_air[place]:
            return 0.0
        return AT_LEAST[self.castle.guard_steps(self.guard_places, place, ways)]

    @cached_property
    def arrest_cost(self) -> float:
        """What an arrest in the courtyard costs: dice are short, not men, while there are enough of these."""
        return self.character.caution * min(1.0, ENOUGH_MEN / max(len(self.on_board), 1))

    def exposure(self, place: Place) -> float:
        """The chance that a man who stays here is arrested."""
        trapped = self.board.post[place] and posts_are_traps(self.table.edition)
        if trapped and self.has_guards_in_reserve:
            return 1.0
        return self.risk(place) if trapped or self.is_liable or not self.castle.inner[place] else 0.0

    def run_odds(self, steps: int, place: Place, ways: tuple[int, ...]) -> float:
        """The chance of a man to get away who rests here with so many steps still to go."""
        if steps <= 0:
            return 1.0
        return (1 - self.risk(place, ways)) * RUN[steps] * (1.0 if self.has_kit else 0.2)
