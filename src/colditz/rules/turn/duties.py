"""Duties: several laws over all acts of a phase, weighed as one."""

from __future__ import annotations

from typing import Final

from colditz.engine.edition import Veto
from colditz.engine.game import Game
from colditz.engine.needs import facts
from colditz.engine.refusal import Refusal
from colditz.model.actions import Action, EndTurn, Throw
from colditz.model.ids import NOBODY, PawnId, SeatId
from colditz.rules.turn.acting import Acting

UNKNOWN: Final = -1


class AwakeDuties:
    """The duties of a seat that are awake, while nothing changes."""

    def __init__(self, owner: Duties, game: Game, seat: SeatId) -> None:
        self.owner, self.version, self.seat = owner, game.state.version, seat
        having = facts(game, seat)
        self.vetoes = [veto for veto in owner.vetoes if veto.needs & having and veto.awake(game, seat)]
        self.somebody_moves = UNKNOWN

    def holds(self, owner: Duties, game: Game, seat: SeatId) -> bool:
        """Nothing has changed, and these are asked for."""
        return self.version == game.state.version and self.seat == seat and self.owner is owner


class Duties:
    """What must be done before anything else is; the first that forbids something gives the reason."""

    def __init__(self, *vetoes: Veto) -> None:
        self.vetoes = vetoes

    @property
    def veto(self) -> Veto:
        """All of them as one."""
        needs = 0
        for veto in self.vetoes:
            needs |= veto.needs
        return Veto(needs=needs, awake=self.awake, forbids=self.forbids, subject=self.subject, movers=self.movers)

    def _awake(self, game: Game, seat: SeatId) -> AwakeDuties:
        """Those that are awake; every act of a seat asks for them, so they are kept until something changes."""
        known = game.duties
        if isinstance(known, AwakeDuties) and known.holds(self, game, seat):
            return known
        found = AwakeDuties(self, game, seat)
        game.duties = found
        return found

    def awake(self, game: Game, seat: SeatId) -> bool:
        """One of them is."""
        return bool(self._awake(game, seat).vetoes)

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        """The first reason there is."""
        awake = self._awake(game, seat)
        for veto in awake.vetoes:
            refusal = veto.forbids(game, seat, action)
            if refusal is not None:
                return None if _deadlocked(awake, game, action) else refusal
        return None

    def movers(self, game: Game, seat: SeatId) -> list[PawnId]:
        """Whom all of them let move."""
        found = list(game.teams.pawns[seat])
        for veto in self._awake(game, seat).vetoes:
            if veto.movers is not None:
                allowed = veto.movers(game, seat)
                found = [pawn for pawn in found if pawn in allowed]
        return found

    def subject(self, game: Game, seat: SeatId, action: Action) -> PawnId:
        """Of whom the first of them speaks that forbids it."""
        for veto in self._awake(game, seat).vetoes:
            if veto.forbids(game, seat, action) is not None:
                return veto.subject(game, seat, action)
        return NOBODY


def _deadlocked(awake: AwakeDuties, game: Game, action: Action) -> bool:
    """Duties that keep each other from being done do not keep a roll or a turn from ending. [v3.ruling.110]"""
    step = game.state.stack[-1]
    if not isinstance(action, EndTurn | Throw) or not isinstance(step, Acting):
        return False
    if awake.somebody_moves == UNKNOWN:
        awake.somebody_moves = int(step.table(game, awake.seat).anybody_moves(game, awake.seat))
    return not awake.somebody_moves
