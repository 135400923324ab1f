"""A game as the rules see it: an edition, a board and a state, with the words that rules are written in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from colditz.engine.change import CHANGES, move_pawn
from colditz.engine.footing import Footing, Opening
from colditz.engine.rulebook import PhaseTable, Rulebook
from colditz.engine.state import State
from colditz.engine.step import Step
from colditz.model.events import Event, PawnMoved
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.model.rows import STAYS, Places, Row, zeros


@dataclass(frozen=True, slots=True)
class Teams:
    """Who plays and which pawns are whose; fixed for the whole game."""

    seats: tuple[str, ...]
    owner: tuple[SeatId, ...]  # by pawn
    pawns: tuple[tuple[PawnId, ...], ...]  # by seat
    names: tuple[str, ...]  # by pawn
    formation: tuple[tuple[Place, ...], ...]  # by seat: its places at Appel


@dataclass(frozen=True, slots=True)
class Success:
    """The success formula the players agreed on."""

    escapes: int
    rounds: int  # 0: no limit by rounds, an outside clock decides
    minutes: int


class Reach:
    """Where a pawn can walk: every free circle within its points, nearest first, and what each costs.

    The marks belong to the game and are wiped for the next walk, so a Reach is read at once and not kept.
    """

    def __init__(self, ground: Footing, order: Places, marks: Row, points: int) -> None:
        self.ground, self.order, self.marks, self.points = ground, order, marks, points

    def places(self) -> list[Place]:
        """The circles where it may come to rest."""
        rest, order = self.ground.rest, self.order
        return [order[n] for n in range(1, len(order)) if rest[order[n]]]

    def holds(self, place: Place) -> bool:
        """The pawn can walk there and rest."""
        return 0 < self.marks[place] < STAYS and self.ground.rest[place]

    def cost(self, place: Place) -> int:
        """Points to walk there, or NOWHERE."""
        mark = self.marks[place]
        return mark if 0 < mark < STAYS else NOWHERE

    def cost_to_any(self, places: Iterable[Place]) -> int:
        """Points to the cheapest of some circles, none where the pawn stands on one of them, or NOWHERE."""
        start, best = self.order[0], NOWHERE
        for place in places:
            cost = 0 if place == start else self.cost(place)
            if cost != NOWHERE and (best == NOWHERE or cost < best):
                best = cost
        return best

    def onto_from(self, places: Iterable[Place]) -> int:
        """Points to step from any of some circles onto one beside them that another pawn holds, or NOWHERE."""
        before = self.cost_to_any(places)
        return before + 1 if NOWHERE < before < self.points else NOWHERE

    def touch(self, place: Place) -> int:
        """Points to step onto a circle that another pawn holds, or NOWHERE."""
        return self.onto_from(self.ground.into[place])


class Game:
    """What laws and steps work with. Nothing outside the engine ever holds one."""

    def __init__(self, rulebook: Rulebook, teams: Teams, success: Success, state: State) -> None:
        self.rulebook = rulebook
        self.edition = rulebook.edition
        self.params = rulebook.edition.params
        self.board = rulebook.board
        self.teams = teams
        self.success = success
        self.state = state
        self.part = rulebook.parts[state.part]
        self.laws = self.part.laws
        self.table: PhaseTable | None = None  # what may be done in the step that waited last, and whose turn it was
        self.table_of: Step | None = None
        self.table_seat = NOBODY
        self.events: list[Event] = []
        self.listening = True  # nobody listens to playouts
        self.pow_footing, self.guard_footing = rulebook.grounds(state.tunnels)
        self.reach_of: PawnId = NOBODY
        self.reach_version = -1
        self.reach: Reach | None = None
        self.marks: Row = zeros(0)  # made when the first walk is worked out
        self.facts, self.facts_of, self.facts_epoch = 0, NOBODY, -1  # what the seat on turn has (engine/needs.py)
        self.standing: list[int] = []  # and by seat, what it has by where its pawns stand
        self.waiting: object = None  # a note of who pauses or must go on, kept until something changes
        self.leaving: object = None  # a note of the ways on which men leave, kept as long
        self.duties: object = None  # a note of the duties that are awake, kept as long
        # what the walk costs that was drawn last
        self.walk_pawn, self.walk_to, self.walk_cost, self.walk_version = NOBODY, NOWHERE, 0, -1
        self.opening: Opening | None = None  # what is open to guards, and their ground with it, in one epoch
        self.open_footing, self.opening_epoch = rulebook.guard_footing, -1

    def copy(self) -> Game:
        """The same game from here on, with its own state."""
        return Game(self.rulebook, self.teams, self.success, self.state.copy())

    def enter_part(self, part: int) -> None:
        """From here on the laws of another part of the day hold."""
        self.state.part = part
        self.part = self.rulebook.parts[part]
        self.laws = self.part.laws
        self.table = None
        self.lay_ground()

    def lay_ground(self) -> None:
        """Other tunnels are open now, over which nobody may stop."""
        self.pow_footing, self.guard_footing = self.rulebook.grounds(self.state.tunnels)

    # --- the stack ------------------------------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Put a step on top: it is asked next."""
        self.state.stack.append(step)

    def push_all(self, steps: list[Step]) -> None:
        """Put several steps on top, to be asked in the order given."""
        self.state.stack.extend(reversed(steps))

    def pop(self) -> None:
        """Take the top step off."""
        self.state.stack.pop()

    def swap(self, step: Step) -> None:
        """Put another step in the place of the top one."""
        self.state.stack[-1] = step

    def emit(self, event: Event) -> None:
        """Let something take place, and whatever follows it."""
        self.state.version += 1
        self.state.epoch += 1
        CHANGES[type(event)](self, event)
        if self.listening:
            self.events.append(event)
        for reaction in self.part.reactions.get(type(event), ()):
            reaction(self, event)

    def walked(self, pawn: PawnId, start: Place, to: Place, cost: int) -> None:
        """Let a pawn walk: as `emit(PawnMoved(…))`, but the news is only made where somebody listens."""
        move_pawn(self, pawn, to, cost)
        if self.listening:
            self.events.append(PawnMoved(pawn, start, to, cost))

    # --- words ----------------------------------------------------------------------------------------------------

    def owner(self, pawn: PawnId) -> SeatId:
        """Whose pawn it is."""
        return self.teams.owner[pawn]

    def is_guard(self, pawn: PawnId) -> bool:
        """The pawn is one of the Security Officer's."""
        return self.teams.owner[pawn] == SECURITY

    def place(self, pawn: PawnId) -> Place:
        """Where a pawn is."""
        return self.state.places[pawn]

    def area(self, pawn: PawnId) -> Area:
        """The area a pawn is in."""
        return self.board.area[self.state.places[pawn]]

    def on_board(self, pawn: PawnId) -> bool:
        """The pawn stands on a circle, above or below ground."""
        return self.state.places[pawn] < self.board.walkable

    def pawn_at(self, place: Place) -> PawnId:
        """The pawn on a circle, or NOBODY."""
        return self.state.occupant[place] - 1 if place < self.board.walkable else NOBODY

    def is_free(self, place: Place) -> bool:
        """Nobody stands there."""
        return not self.state.occupant[place]

    def guards(self) -> tuple[PawnId, ...]:
        """All guards."""
        return self.teams.pawns[SECURITY]

    def prisoners(self, seat: SeatId) -> tuple[PawnId, ...]:
        """All POWs of one officer."""
        return self.teams.pawns[seat]

    def officers(self) -> list[SeatId]:
        """The Escape Officers still in play, in turn order."""
        return [seat for seat in self.state.order if not self.state.out[seat]]

    def in_cells(self, pawn: PawnId) -> bool:
        """The pawn is in solitary."""
        return self.board.is_cell[self.state.places[pawn]]

    def in_tunnel(self, pawn: PawnId) -> bool:
        """The pawn is below ground."""
        return self.board.in_tunnel[self.state.places[pawn]] != NOWHERE

    def on_target(self, pawn: PawnId) -> bool:
        """The pawn stands on a target."""
        return self.board.target[self.state.places[pawn]]
