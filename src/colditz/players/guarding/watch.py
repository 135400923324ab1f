"""The Security Officer's look at the table: whom to watch, where they will be, and who is worth an arrest."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from colditz.editions.facts import announced_in, liable_inside, numbers_are_open, ways_are_cleared
from colditz.engine.view import View
from colditz.model.board import Board
from colditz.model.ids import NOBODY, NOWHERE, PawnId, Place, SeatId
from colditz.players.castle import FAR, STRIDE, USUAL_CARDS, Castle, trail
from colditz.players.character import Character
from colditz.players.odds import AT_LEAST

NOBODY_NEAR: Final = 64
SUPPOSED: Final = 3  # what the shortest ways cost
NOT_YET: Final = 0.15
EMPTY_WINDOW: Final = 0.8
ANNOUNCED: Final = 8.0  # what it adds that a man was about to leave
MOST_THEFTS: Final = 3  # more of them make no difference
SHORTEST: Final = 24  # steps of a good run, and how many more make it half as likely
HALVED: Final = 6


@cache
def barred_ways(board: Board) -> frozenset[Place]:
    """Passages, and whatever bars a room or a hiding place."""
    walkable = range(board.walkable)
    return frozenset(
        p for p in walkable if board.walkway[p] or board.choke[p] or board.room[p] != NOWHERE or board.safe[p]
    )


class Threat(NamedTuple):
    """A man who may be arrested, what that is worth, and where he will be next."""

    man: PawnId
    seat: SeatId
    place: Place
    ahead: Place
    steps: int  # to freedom, as far as the table can tell
    worth: float


class Focus(NamedTuple):
    """A circle near which a guard should stand, how much that matters, and ways open to whoever follows there."""

    place: Place
    weight: float
    ways: tuple[int, ...] = ()
    man: PawnId = NOBODY  # whom it is about; nobody where a man may come out


class Watch:
    """What the Security Officer can tell from his view; worked out anew for every decision."""

    def __init__(self, view: View, castle: Castle, character: Character) -> None:
        self.view, self.castle, self.character = view, castle, character
        self.table, self.board = view.table, castle.board
        self.places = view.table.places
        self.points = view.table.now.points
        walkable = self.board.walkable
        owners = {name: seat for seat, name in enumerate(view.table.seats)}
        self.owner = [owners.get(name.rpartition("-")[0], 0) for name in view.table.pawns]
        self.guards = [pawn for pawn, seat in enumerate(self.owner) if not seat and self.places[pawn] < walkable]
        self.men = [pawn for pawn, seat in enumerate(self.owner) if seat and self.places[pawn] < walkable]
        # fields, because what is compiled has no cached properties
        self._threats: list[Threat] | None = None
        self._focuses: list[Focus] | None = None
        self._windows: dict[Place, float] | None = None

    def is_out(self, man: PawnId) -> bool:
        """He is beyond the courtyard, above ground."""
        place = self.places[man]
        return not self.castle.inner[place] and self.board.in_tunnel[place] == NOWHERE

    def is_protected(self, man: PawnId) -> bool:
        """On his way home from the outer cells."""
        return self.table.returning[man] != NOWHERE and man not in self.table.strayed

    def equipment_of(self, seat: SeatId) -> int:
        """Equipment cards that the table knows an officer to hold, or supposes where it only knows of some."""
        known = self.table.equipment_counts[seat]
        return known if not known or numbers_are_open(self.table.edition) else SUPPOSED

    # --- threats

    @property
    def threats(self) -> list[Threat]:
        """Everybody who could be arrested by a guard in reach, the most valuable first."""
        if self._threats is None:
            self._threats = self._work_out_threats()
        return self._threats

    def _work_out_threats(self) -> list[Threat]:
        found = [self._threat(man) for man in self.men if self._may_be_arrested(man)]
        return sorted(found, key=lambda threat: (-threat.worth, threat.man))

    def _may_be_arrested(self, man: PawnId) -> bool:
        place = self.places[man]
        searched = self.board.room[place] in self.table.now.searched
        if self.is_protected(man) or not (self.castle.open_air[place] or searched):
            return False
        return not self.castle.inner[place] or self.is_liable(self.owner[man]) or self.board.post[place]

    def is_liable(self, seat: SeatId) -> bool:
        """Guards may arrest an officer's men in the courtyard."""
        thefts = min(self.table.now.attempts.thefts[seat], MOST_THEFTS)
        return liable_inside(self.table.edition, thefts, min(self.equipment_of(seat), 1), min(self.table.kits[seat], 1))

    def is_announced(self, man: PawnId) -> bool:
        """His officer has said that he will leave, and he is still inside."""
        return self.table.now.attempts.exits[man] != NOWHERE

    @property
    def barred(self) -> frozenset[Place]:
        """Circles where a guard is not left standing, since he would be sent home as the turn closes."""
        return barred_ways(self.board) if ways_are_cleared(self.table.edition) else frozenset()

    def _threat(self, man: PawnId) -> Threat:
        seat, place = self.owner[man], self.places[man]
        steps = self.steps_to_freedom(seat, place)
        freedom = self.castle.routes.row_for_number(max(self.equipment_of(seat), 1))
        ahead = self.castle.further_on(place, freedom, STRIDE)
        if self.is_out(man):
            worth = (14.0 + 46.0 * AT_LEAST[min(steps // 2, 63)]) * (1.0 if self.table.kits[seat] else 0.6)
        else:
            worth = self.character.zeal * (5.0 + 1.5 * self.equipment_of(seat) + 2.0 * self.table.kits[seat])
            worth += ANNOUNCED * self.is_announced(man)
        return Threat(man, seat, place, ahead, steps, worth)

    def steps_to_freedom(self, seat: SeatId, place: Place) -> int:
        """The shortest way that an officer's known number of cards could pay for."""
        steps = self.castle.routes.row_for_number(self.equipment_of(seat))[place]
        return steps if steps < FAR else min(self.castle.routes.row_for_number(USUAL_CARDS)[place] + 3 * STRIDE, FAR)

    # --- what to stand near

    @property
    def focuses(self) -> list[Focus]:
        """Runners and where they are going, windows that somebody may leave by, men in the open."""
        if self._focuses is None:
            self._focuses = self._work_out_focuses()
        return self._focuses

    def _work_out_focuses(self) -> list[Focus]:
        found: list[Focus] = []
        for threat in self.threats:
            share = 0.8 if self.is_out(threat.man) else 0.25
            ways = trail(self.table, threat.man)
            found.append(Focus(threat.ahead, 0.7 * share * threat.worth, ways, threat.man))
            found.append(Focus(threat.place, 0.3 * share * threat.worth, ways, threat.man))
        watched = self.character.outer_watch
        return found + [Focus(place, weight * watched) for place, weight in self.windows.items()]

    @property
    def windows(self) -> dict[Place, float]:
        """Where men would come down and go on from there, and how much each matters."""
        if self._windows is None:
            self._windows = self._work_out_windows()
        return self._windows

    def _work_out_windows(self) -> dict[Place, float]:
        """Where men would come down and go on from there, by how ready and how near they are."""
        ready = {seat: self._readiness(seat) for seat in range(1, len(self.table.seats))}
        weights: dict[Place, float] = {}
        for near, far, ahead, steps in self.castle.windows:
            row = self.castle.row_to(near)
            weight = EMPTY_WINDOW
            for man in self.men:
                if ready[self.owner[man]] and row[self.places[man]] < NOBODY_NEAR:
                    weight += ready[self.owner[man]] * AT_LEAST[row[self.places[man]]]
            weight *= 0.5 ** ((steps - SHORTEST) / HALVED)
            for place, part in ((far, 0.5), (ahead, 0.5)):
                weights[place] = weights.get(place, 0.0) + part * weight
        return weights

    def _readiness(self, seat: SeatId) -> float:
        """How soon an officer's men may break out: a kit, and equipment for a way."""
        if self.table.out[seat]:
            return 0.0
        if not self.table.kits[seat] and announced_in(self.table.edition, self.table.now.part):
            return NOT_YET  # nobody is announced without a kit
        cards = min(self.equipment_of(seat), 4)
        return (0.4 + 0.6 * bool(self.table.kits[seat])) * (0.3 + cards)
