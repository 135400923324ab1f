"""An edition on its board, with everything worked out that stays the same for the whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from colditz.engine.edition import Act, Edition, Part, Phase, Role, Stage
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action
from colditz.model.board import Board
from colditz.model.ids import SECURITY, PawnId, SeatId

if TYPE_CHECKING:
    from colditz.engine.game import Game

MOST_SEATS: Final = 6
SIDES: Final = (Role.ESCAPE, Role.SECURITY)  # by `seat == SECURITY`
Law = Callable[["Game", SeatId, Any], Refusal | None]
Tries = TypeVar("Tries")


class PhaseTable:
    """One phase of one side's turn, laid out for listing and judging what may be done in it."""

    def __init__(self, phase: Phase, elsewhere: Mapping[type[Action], Refusal]) -> None:
        self.acts: Mapping[type[Action], Act] = phase.acts
        self.veto = phase.veto
        self.elsewhere = elsewhere  # why acts of other phases and of the other side are not done in this one
        acts = list(phase.acts.values())
        # in the order of the table; where there is no law to ask, the list is exact
        self.tries = tuple(_listed(act.tries, act) for act in acts if act.tries is not None)
        self.pawn_tries = tuple(_listed(act.pawn_tries, act) for act in acts if act.pawn_tries is not None)
        self.surely = tuple(act.surely for act in acts if act.surely is not None)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        """Every act that is not a pawn's: what could be tried and is not forbidden."""
        found: list[Action] = []
        for tries, forbids in self.tries:
            if forbids is None:
                found += tries(game, seat)
            else:
                found += [action for action in tries(game, seat) if forbids(game, seat, action) is None]
        return self._unless_vetoed(game, seat, found)

    def moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        """Every act of one pawn."""
        return self._unless_vetoed(game, seat, self.own_moves(game, seat, pawn))

    def own_moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        """Every act of one pawn that its own law allows, whatever the phase forbids."""
        found: list[Action] = []
        for tries, forbids in self.pawn_tries:
            if forbids is None:
                found += tries(game, seat, pawn)
            else:
                found += [action for action in tries(game, seat, pawn) if forbids(game, seat, action) is None]
        return found

    def can_move(self, game: Game, seat: SeatId, pawn: PawnId) -> bool:
        """The pawn has at least one act."""
        if self.veto is None or not self.veto.awake(game, seat):
            for surely in self.surely:
                if surely(game, seat, pawn):
                    return True
        return bool(self.moves(game, seat, pawn))

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        """Why an act may not be done now, or None: its own law, then the phase's."""
        act = self.acts.get(type(action))
        if act is None:
            return self.elsewhere.get(type(action), Refusal.NOT_NOW)
        refusal = act.forbids(game, seat, action)
        if refusal is None and self.veto is not None and self.veto.awake(game, seat):
            return self.veto.forbids(game, seat, action)
        return refusal

    def _unless_vetoed(self, game: Game, seat: SeatId, found: list[Action]) -> list[Action]:
        veto = self.veto
        if veto is None or not found or not veto.awake(game, seat):
            return found
        return [action for action in found if veto.forbids(game, seat, action) is None]


def _listed(tries: Tries, act: Act) -> tuple[Tries, Law | None]:
    return tries, None if act.exact else act.forbids


class PartTables:
    """A part of the day, laid out for play."""

    def __init__(self, part: Part) -> None:
        self.laws, self.cards, self.answers = part.laws, part.cards, part.answers
        self.anytime, self.reactions = part.anytime, part.reactions
        self.guard_arrivals, self.pow_arrivals = part.arrivals[Role.SECURITY], part.arrivals[Role.ESCAPE]
        # by side: the phases of its turn, by the step that waits in each
        self.phases = tuple(_phases(part, role) for role in SIDES)
        # by side: everything it may do in its turn, whatever the phase
        self.acts = tuple(
            {kind: act for table in tables.values() for kind, act in table.acts.items()} for tables in self.phases
        )
        # by seat: the steps of its turn, one after another
        self.stages = tuple(
            tuple(_step(stage, seat) for stage in part.turns[SIDES[seat == SECURITY]]) for seat in range(MOST_SEATS)
        )


def _step(stage: Stage, seat: SeatId) -> Step:
    return stage.step(seat) if isinstance(stage, Phase) else stage(seat)


def _phases(part: Part, role: Role) -> dict[object, PhaseTable]:
    phases = [stage for stage in part.turns[role] if isinstance(stage, Phase)]
    other = part.turns[Role.ESCAPE if role is Role.SECURITY else Role.SECURITY]
    return {phase.step: PhaseTable(phase, _elsewhere(phases, number, other)) for number, phase in enumerate(phases)}


def _elsewhere(phases: list[Phase], number: int, other: tuple[Stage, ...]) -> dict[type[Action], Refusal]:
    """Why an act is not done in this phase: it is the other side's, it comes in a later one, or came in one before."""
    theirs = [kind for stage in other if isinstance(stage, Phase) for kind in stage.acts]
    later = [kind for phase in phases[number + 1 :] for kind in phase.acts]
    over = {kind: act.too_late for phase in phases[:number] for kind, act in phase.acts.items()}
    return {
        **dict.fromkeys(theirs, Refusal.NOT_YOUR_SIDE),
        **over,
        **dict.fromkeys(later, phases[number].too_early),
    }


class Rulebook:
    """An edition on its board."""

    def __init__(self, edition: Edition, board: Board) -> None:
        self.edition, self.board = edition, board
        self.pow_footing, self.guard_footing = edition.grounds.pow(board), edition.grounds.guard(board)
        self.doorsteps, self.home_ground = edition.grounds.doorsteps(board), edition.grounds.home(board)
        self.parts = tuple(PartTables(part) for part in edition.parts.values())
