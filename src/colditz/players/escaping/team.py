"""An Escape Officer's look at the table: his men, what he holds, and who watches them."""

from __future__ import annotations

from typing import Final

from colditz.editions.facts import liable_inside, one_die_counts, points_to_arrest, posts_are_traps
from colditz.engine.view import View
from colditz.model.cards import KIT_PART_SYMBOLS, MARKED, STANDS_FOR, TUNNEL_ON_CARD, Card
from colditz.model.ids import NOWHERE, PawnId, Place
from colditz.players.castle import FAR, PARTS, Castle, trail
from colditz.players.character import Character
from colditz.players.odds import AT_LEAST, ONE_DIE, RUN
from colditz.players.routes import NOTHING, Needs, missing

ENOUGH_MEN: Final = 4
BARRED: Final = 12  # steps that a way seems longer while somebody stands on it
AFTER_A_WAIT: Final = bytes(min(steps + BARRED, FAR) for steps in range(256))
SHELTER: Final = 99  # the way under a roof among the ways that are worked out once a turn
MOUTHS: Final = 100  # tunnels among the ways that are worked out once a turn, behind all symbols
MOST_THEFTS: Final = 3  # more of them make no difference
LIKELY_POSTED: Final = 0.2  # how much of the danger from there counts
POSTED: Final = 1  # the point for bringing a guard from the barracks to a post
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
        self.held: Needs = view.equipment  # of each kind
        # what an arrest in the courtyard costs: dice are short, not men, while there are enough of these
        self.arrest_cost = character.caution * min(1.0, ENOUGH_MEN / max(len(self.on_board), 1))
        # as far as a decision asks for it; fields, because what is compiled has no cached properties
        self._within_reach: Needs | None = None
        self._reserved: Needs | None = None
        self._missing_parts: list[int] | None = None
        self._tunnels: list[int] | None = None
        self._runners: list[PawnId] | None = None
        self._free_ways: list[int] | None = None
        self._taken: frozenset[Place] | None = None
        self._vacant_posts: list[Place] | None = None

    # --- what is held

    @property
    def within_reach(self) -> Needs:
        """Equipment in hand, and what cards could be changed for at once."""
        if self._within_reach is None:
            self._within_reach = self._work_out_within_reach()
        return self._within_reach

    def _work_out_within_reach(self) -> Needs:
        hand = [*self.view.hand]
        if all(card in hand for card in MARKED):  # these are kept for what they do together
            hand = [card for card in hand if card not in MARKED]
        found = [sum(STANDS_FOR.get(Card(card)) == kind for card in hand) for kind in range(Card.KIT)]
        return tuple(held + more for held, more in zip(self.held, found, strict=True))

    @property
    def reserved(self) -> Needs:
        """Equipment that men on the run will pay with: nobody else leaves on the strength of it."""
        if self._reserved is None:
            bills = [self.bill(man) for man in self.runners]
            self._reserved = tuple(map(sum, zip(*bills, strict=True))) if bills else NOTHING
        return self._reserved

    @property
    def spare(self) -> Needs:
        """What a man who breaks out now could pay with."""
        return tuple(max(held - kept, 0) for held, kept in zip(self.within_reach, self.reserved, strict=True))

    def bill(self, man: PawnId) -> Needs:
        """What the rest of a man's way costs: the shortest that can be paid, or else the one that lacks least."""
        ways = self.castle.routes.ways[self.places[man]]
        held = self.within_reach
        return min([(missing(held, needs), steps, needs) for steps, needs in ways], default=(0, 0, NOTHING))[2]

    @property
    def has_kit(self) -> bool:
        """A man who reaches a target now is free."""
        return bool(self.table.kits[self.seat]) or bool(self.table.now.kit_rides)

    @property
    def wants_kit(self) -> bool:
        """He has none yet."""
        return not self.table.kits[self.seat]

    @property
    def short(self) -> list[int]:
        """Kinds of equipment that men on the run cannot go on without."""
        pairs = enumerate(zip(self.reserved, self.within_reach, strict=True))
        return [kind for kind, (wanted, held) in pairs if wanted > held]

    @property
    def is_liable(self) -> bool:
        """Guards may arrest his men in the courtyard."""
        return self._liable_with(min(sum(self.held), 1))

    @property
    def would_be_liable(self) -> bool:
        """They could as soon as he held a piece of equipment."""
        return self._liable_with(1)

    @property
    def is_soon_liable(self) -> bool:
        """They can, or will as soon as he takes the equipment that he gathers once he has a kit."""
        return self.is_liable or (self.would_be_liable and not self.wants_kit)

    def _liable_with(self, cards: int) -> bool:
        thefts = min(self.table.now.attempts.thefts[self.seat], MOST_THEFTS)
        return liable_inside(self.table.edition, thefts, cards, min(self.table.kits[self.seat], 1))

    @property
    def missing_parts(self) -> list[int]:
        """The parts of a kit that no card in hand shows."""
        if self._missing_parts is None:
            self._missing_parts = self._work_out_missing_parts()
        return self._missing_parts

    def _work_out_missing_parts(self) -> list[int]:
        cards = [KIT_PART_SYMBOLS[Card(card)] for card in self.view.hand if card in KIT_PART_SYMBOLS]
        shown = {int(part) for parts in cards for part in parts}
        wanted = [part for part in PARTS if part not in shown]
        return wanted[: max(len(wanted) - self.view.hand.count(Card.BRIBE), 0)]

    @property
    def tunnels(self) -> list[int]:
        """Tunnels whose card he holds."""
        if self._tunnels is None:
            self._tunnels = self._work_out_tunnels()
        return self._tunnels

    def _work_out_tunnels(self) -> list[int]:
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
        """How many of his men must still get away; none where play goes on after he has as many as are asked for."""
        return max(self.table.escapes_to_win - self.table.escapes[self.seat], 0)

    # --- men

    def is_out(self, man: PawnId) -> bool:
        """He is beyond the courtyard or below ground: on the run."""
        place = self.places[man]
        beyond = not self.castle.inner[place] or self.board.in_tunnel[place] != NOWHERE
        return beyond and place < self.board.walkable

    @property
    def runners(self) -> list[PawnId]:
        """His men on the run."""
        if self._runners is None:
            self._runners = self._work_out_runners()
        return self._runners

    def _work_out_runners(self) -> list[PawnId]:
        return [man for man in self.on_board if self.is_out(man) and not self.is_coming_home(man)]

    def is_coming_home(self, man: PawnId) -> bool:
        """He was let out of the outer cells and is protected on his way back."""
        return self.table.returning[man] != NOWHERE and man not in self.table.strayed

    @property
    def free_ways(self) -> list[int]:
        """Crossings that cost him nothing now: paid this turn, or marked as his."""
        if self._free_ways is None:
            self._free_ways = self._work_out_free_ways()
        return self._free_ways

    def _work_out_free_ways(self) -> list[int]:
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

    @property
    def way_to_shelter(self) -> bytes:
        """Steps to the nearest circle of the courtyard where nobody is arrested, round all pawns."""
        if SHELTER not in self.ways:
            self.ways[SHELTER] = self.castle.spread(self.castle.shelters, self.taken)
        return self.ways[SHELTER]

    def way_below(self, tunnel: int) -> bytes:
        """Steps to a circle from which a man climbs down into a tunnel."""
        key = MOUTHS + tunnel
        if key not in self.ways:
            mouth = self.board.tunnels[tunnel].above[0]
            own = {self.places[man] for man in self.on_board}  # whoever is first goes in and makes way
            self.ways[key] = self.castle.spread(list(self.board.steps[mouth]), self.taken - own)
        return self.ways[key]

    @property
    def taken(self) -> frozenset[Place]:
        """Circles with a pawn on them that will hardly step aside: all but his own men out of doors."""
        if self._taken is None:
            self._taken = self._work_out_taken()
        return self._taken

    def _work_out_taken(self) -> frozenset[Place]:
        own = {self.places[man] for man in self.on_board if self.board.room[self.places[man]] == NOWHERE}
        return frozenset(place for place in self.places if place < self.board.walkable and place not in own)

    # --- danger

    def risk(self, place: Place, ways: tuple[int, ...] = ()) -> float:
        """The chance that a guard can arrest here in the next Security turn."""
        return self.risk_from(self.guard_places, place, ways) if self.castle.open_air[place] else 0.0

    def risk_from(self, guards: list[Place], place: Place, ways: tuple[int, ...]) -> float:
        """The chance that one of these guards comes near enough to arrest here."""
        return AT_LEAST[points_to_arrest(self.table.edition, self.castle.guard_steps(guards, place, ways))]

    def reach(self, man: PawnId, place: Place) -> float:
        """The chance of a throw that brings some guard to a man who stays here and may be arrested."""
        if self.castle.inner[place] and not self.is_liable and not self._is_trap(place):
            return 0.0
        return self.threat(man, place)

    def threat(self, man: PawnId, place: Place) -> float:
        """The same where he may be arrested by then: equipment may still be taken this turn."""
        if self.is_coming_home(man) or not self.castle.open_air[place]:
            return 0.0
        if self.castle.inner[place] and not self.is_soon_liable and not self._is_trap(place):
            return 0.0
        ways = trail(self.table, man) if self.is_out(man) else ()
        here = self.places[man]
        onward = self.castle.way_between(here, place) if here < self.board.walkable else ()
        chance = self.risk_from(self.guard_places, place, (*ways, *onward))
        if not self.has_guards_in_reserve:
            return chance
        steps = min(POSTED + self.castle.guard_steps(self.vacant_posts, place), FAR)
        return max(chance, AT_LEAST[points_to_arrest(self.table.edition, steps)])

    def _is_trap(self, place: Place) -> bool:
        return bool(self.board.post[place]) and posts_are_traps(self.table.edition)

    def _danger(self, odds: tuple[float, ...], place: Place) -> float:
        """In the courtyard: from the nearest guard, and from one in the barracks who is posted for a point first.

        Whether anybody is posted just there is not known, so that counts for less.
        """
        danger = odds[points_to_arrest(self.table.edition, self.castle.guard_steps(self.guard_places, place))]
        if not self.has_guards_in_reserve:
            return danger
        steps = min(POSTED + self.castle.guard_steps(self.vacant_posts, place), FAR)
        return max(danger, LIKELY_POSTED * odds[points_to_arrest(self.table.edition, steps)])

    @property
    def vacant_posts(self) -> list[Place]:
        """Guard posts on which nobody stands."""
        if self._vacant_posts is None:
            taken = set(self.places)
            self._vacant_posts = [post for posts in self.board.posts for post in posts if post not in taken]
        return self._vacant_posts

    def exposure(self, place: Place) -> float:
        """The chance that a man who stays here is arrested."""
        trapped = self.board.post[place] and posts_are_traps(self.table.edition)
        if trapped and self.has_guards_in_reserve:
            return 1.0
        if not trapped and not self.is_liable and self.castle.inner[place]:
            return 0.0
        if not self.castle.open_air[place]:
            return 0.0
        return self._danger(ONE_DIE if self.guards_are_slow else AT_LEAST, place)

    @property
    def guards_are_slow(self) -> bool:
        """One die only counts for them in their next turn, because nobody attempts an escape."""
        attempts = any(place != NOWHERE for place in self.table.now.attempts.exits) or bool(self.runners)
        return one_die_counts(self.table.edition, self.table.now.part) and not attempts

    def run_odds(self, steps: int, place: Place, ways: tuple[int, ...]) -> float:
        """The chance of a man to get away who rests here with so many steps still to go."""
        if steps <= 0:
            return 1.0
        return (1 - self.risk(place, ways)) * RUN[steps] * (1.0 if self.has_kit else 0.2)
