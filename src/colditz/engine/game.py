"""A game as the rules see it: an edition, a board and a state, with the words that rules are written in."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.engine.change import change
from colditz.engine.edition import Act, Edition, Footing, Moment, Role
from colditz.engine.state import State
from colditz.engine.step import Step
from colditz.model.board import Board
from colditz.model.events import Event
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId


class Teams(NamedTuple):
    """Who plays and which pawns are whose; fixed for the whole game."""

    seats: tuple[str, ...]
    owner: tuple[SeatId, ...]  # by pawn
    pawns: tuple[tuple[PawnId, ...], ...]  # by seat
    names: tuple[str, ...]  # by pawn
    formation: tuple[tuple[Place, ...], ...]  # by seat: its places at Appel


class Success(NamedTuple):
    """The success formula the players agreed on."""

    escapes: int
    rounds: int  # 0: no limit by rounds, an outside clock decides
    minutes: int


FAR: Final = 100  # marks from here on are costs; below stand pawns


class Reach:
    """Where a pawn can walk: every free circle within its points, nearest first, and what each costs."""

    def __init__(self, ground: Footing, order: list[Place], marks: bytearray, points: int) -> None:
        self.ground, self.order, self.marks, self.points = ground, order, marks, points

    def places(self) -> list[Place]:
        """The circles where it may come to rest."""
        rest, order = self.ground.rest, self.order
        return [order[n] for n in range(1, len(order)) if rest[order[n]]]

    def holds(self, place: Place) -> bool:
        """The pawn can walk there and rest."""
        return self.marks[place] > FAR and self.ground.rest[place]

    def cost(self, place: Place) -> int:
        """Points to walk there, or NOWHERE."""
        mark = self.marks[place]
        return mark - FAR if mark > FAR else NOWHERE

    def touch(self, place: Place) -> int:
        """Points to step onto a circle that another pawn holds, or NOWHERE."""
        start = self.order[0]
        best = self.points + 1
        for near in self.ground.into(place):
            cost = 1 if near == start else self.cost(near) + 1
            if 0 < cost < best:
                best = cost
        return best if best <= self.points else NOWHERE


Acts = dict[tuple[bool, Moment], tuple[Act, ...]]  # by (is the Security Officer, before or after the throw)


def acts_by_moment(edition: Edition) -> Acts:
    """An edition's acts sorted by who may do them when, so that listing options asks only those that can apply."""
    return {
        (security, moment): tuple(
            act
            for act in edition.acts.values()
            if act.moment in (moment, Moment.ANY) and act.role in (None, Role.SECURITY if security else Role.ESCAPE)
        )
        for security in (True, False)
        for moment in (Moment.BEFORE_THROW, Moment.AFTER_THROW)
    }


class Game:
    """What laws and steps work with. Nothing outside the engine ever holds one."""

    def __init__(self, edition: Edition, board: Board, teams: Teams, success: Success, state: State) -> None:
        self.edition = edition
        self.params = edition.params
        self.laws = edition.laws
        self.board = board
        self.teams = teams
        self.success = success
        self.state = state
        self.events: list[Event] = []
        self.pow_footing: Footing = edition.pow_footing(board)
        self.guard_footing: Footing = edition.guard_footing(board)
        self.acts = acts_by_moment(edition)
        self.reach_of: PawnId = NOBODY
        self.reach_version = -1
        self.reach = Reach(self.guard_footing, [0], bytearray(1), 0)
        self.open_key: tuple[int, ...] = ()
        self.open_footing: Footing = self.guard_footing

    def copy(self) -> Game:
        """The same game from here on, with its own state."""
        twin = Game.__new__(Game)
        twin.edition, twin.params, twin.laws = self.edition, self.params, self.laws
        twin.board, twin.teams, twin.success = self.board, self.teams, self.success
        twin.state = self.state.copy()
        twin.events = []
        twin.pow_footing, twin.guard_footing = self.pow_footing, self.guard_footing
        twin.acts = self.acts
        twin.reach_of, twin.reach_version, twin.reach = NOBODY, -1, self.reach
        twin.open_key, twin.open_footing = self.open_key, self.open_footing
        return twin

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

    def unwind_to(self, kind: type[Step]) -> None:
        """Take steps off until one of this kind is on top."""
        while not isinstance(self.state.stack[-1], kind):
            self.state.stack.pop()

    def emit(self, event: Event) -> None:
        """Let something take place."""
        change(self, event)
        self.events.append(event)

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
        return [seat for seat in range(1, len(self.teams.seats)) if not self.state.out[seat]]

    def in_cells(self, pawn: PawnId) -> bool:
        """The pawn is in solitary."""
        place = self.state.places[pawn]
        return any(block.place == place for block in self.board.cells)

    def in_tunnel(self, pawn: PawnId) -> bool:
        """The pawn is below ground."""
        return self.board.in_tunnel[self.state.places[pawn]] != NOWHERE

    def on_target(self, pawn: PawnId) -> bool:
        """The pawn stands on a target."""
        return self.board.target[self.state.places[pawn]]
