"""Whose turn it is, and what a turn is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from colditz.engine.edition import Moment, Role
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, EndTurn, Throw
from colditz.model.events import TurnBegan, TurnEnded
from colditz.model.ids import NOBODY, SECURITY, PawnId, SeatId
from colditz.rules import barter, movement, pausing, pursuit
from colditz.rules.barter import OwnTurn
from colditz.rules.dice import MOVEMENT_THROWS
from colditz.rules.hand import over_limit

END_TURN, THROW = EndTurn(), Throw()


# --- the round


@dataclass(frozen=True, slots=True)
class Rounds(Step):
    """Officers in seating order, the Security Officer last, round after round. [classic.19.1, classic.19.2]"""

    def go(self, game: Game) -> None:
        state = game.state
        if state.turn != NOBODY:
            game.laws.after_turn(game, state.turn)
        if state.outcome is not None:
            return
        after = 0 if state.turn == NOBODY else state.turn
        number = state.round + 1 if state.turn == SECURITY else state.round
        later = [seat for seat in game.officers() if seat > after]
        seat = later[0] if later else SECURITY
        game.push(TURNS[seat][0])
        game.emit(TurnBegan(seat, number))


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """One seat's turn: the steps of its side, one after another."""

    seat: SeatId
    stage: int

    def go(self, game: Game) -> None:
        stages = game.rulebook.stages[self.seat]
        if self.stage < len(stages):
            game.swap(TURNS[self.seat][self.stage + 1])
            game.push(stages[self.stage])
        else:
            game.pop()
            game.emit(TurnEnded(self.seat))


TURNS = tuple(tuple(Turn(seat, stage) for stage in range(12)) for seat in range(6))


# --- acting in one's own turn


class Acting(OwnTurn):
    """A pause in a seat's own turn in which it does what the edition's acts allow at this moment."""

    def moment(self) -> Moment:
        """Before or after the throw."""
        raise AssertionError("every pause has its moment")

    def offers(self, game: Game, seat: SeatId) -> tuple[Callable[[Game, SeatId], list[Action]], ...]:
        """What lists the acts open to this side now."""
        raise AssertionError("every pause has its acts")

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        found: list[Action] = []
        for offers in self.offers(game, seat):
            found += offers(game, seat)
        return self.unless_stranding(game, seat, found) if game.params.pausing else found

    @staticmethod
    def unless_stranding(game: Game, seat: SeatId, found: list[Action]) -> list[Action]:
        """Without what would leave a pausing pawn where it may not rest."""
        waiting = pausing.Waiting(game, seat)
        return [action for action in found if waiting.strands(action) is None] if waiting.pawns else found

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        act = game.edition.acts.get(type(action))
        if act is None:
            return Refusal.NOT_NOW
        if act.role not in (None, Role.SECURITY if seat == SECURITY else Role.ESCAPE):
            return Refusal.NOT_YOUR_SIDE
        if act.moment not in (self.moment(), Moment.ANY):
            before = self.moment() is Moment.BEFORE_THROW
            return Refusal.NOT_THROWN_YET if before else act.too_late
        refusal = act.forbids(game, seat, action)
        return pausing.Waiting(game, seat).strands(action) if refusal is None and game.params.pausing else refusal

    def subject(self, game: Game, seat: SeatId, action: Action) -> PawnId:
        """Whoever keeps the turn from ending, or would be left where he may not rest."""
        if isinstance(action, EndTurn):
            return stranded(game, seat)
        acting = getattr(action, "pawn", NOBODY)
        return min(pausing.paused(game, seat), key=lambda pawn: pawn == acting, default=NOBODY)

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if game.state.offers:
            barter.lapse(game)
        game.edition.acts[type(action)].take(game, seat, action)


@dataclass(frozen=True, slots=True)
class BeforeThrow(Acting):
    """The turn has begun and the dice are not thrown yet: cards and claims are free. [classic.ruling.80]"""

    seat: SeatId

    def moment(self) -> Moment:
        return Moment.BEFORE_THROW

    def offers(self, game: Game, seat: SeatId) -> tuple[Callable[[Game, SeatId], list[Action]], ...]:
        return game.rulebook.before[seat == SECURITY]

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Movement(Acting):
    """The seat spends its points, pawn by pawn, for as long as it likes. [classic.6.1, classic.21.1]"""

    seat: SeatId

    def moment(self) -> Moment:
        return Moment.AFTER_THROW

    def offers(self, game: Game, seat: SeatId) -> tuple[Callable[[Game, SeatId], list[Action]], ...]:
        return game.rulebook.after[seat == SECURITY]

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return () if game.state.out[self.seat] else (self.seat,)

    def pawns(self, game: Game, seat: SeatId) -> list[PawnId]:
        if game.state.points < 1:
            return []
        waiting = pausing.Waiting(game, seat) if game.params.pausing else None
        if waiting is not None and waiting.pawns:
            return [pawn for pawn in game.teams.pawns[seat] if game.on_board(pawn) and self.can_move(waiting, pawn)]
        limit, state = game.board.walkable, game.state
        ground = pursuit.guard_footing(game) if seat == SECURITY else game.pow_footing
        steps, rest, occupant = ground.steps, ground.rest, state.occupant
        found: list[PawnId] = []
        for pawn in game.teams.pawns[seat]:
            place = state.places[pawn]
            if place < limit:
                for near in steps[place]:
                    if not occupant[near] and rest[near]:  # the usual case: a free circle beside it
                        found.append(pawn)
                        break
                else:
                    if self.moves(game, seat, pawn):
                        found.append(pawn)
        return found

    def moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        found = all_moves(game, seat, pawn)
        return self.unless_stranding(game, seat, found) if game.params.pausing else found

    @staticmethod
    def can_move(waiting: pausing.Waiting, pawn: PawnId) -> bool:
        """The pawn has at least one move that strands nobody."""
        return any(waiting.strands(move) is None for move in all_moves(waiting.game, waiting.seat, pawn))


def all_moves(game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
    """What one pawn can do, whoever may be waiting elsewhere."""
    found: list[Action] = []
    for moves in game.rulebook.moves[seat == SECURITY]:
        found += moves(game, seat, pawn)
    return found


# --- throwing and ending


def throws(_game: Game, _seat: SeatId) -> list[Action]:
    """The throw is always open."""
    return [THROW]


def forbids_throw(_game: Game, _seat: SeatId, _throw: Throw) -> Refusal | None:
    """Once a turn, before moving. [classic.19.3]"""
    return None


def take_throw(game: Game, seat: SeatId, _throw: Throw) -> None:
    """Both dice together."""
    game.pop()
    game.push(MOVEMENT_THROWS[seat])


def endings(game: Game, seat: SeatId) -> list[Action]:
    """The turn may end when nothing is left undone."""
    return [END_TURN] if forbids_ending(game, seat, END_TURN) is None else []


def forbids_ending(game: Game, seat: SeatId, _end: EndTurn) -> Refusal | None:
    """Points may go unused; a fourth card may not be kept, nor a man be left where none may rest.

    [classic.24.1, classic.27.3, classic.28.2, classic.42.1, classic.53.16]
    """
    if over_limit(game, seat):
        return Refusal.HAND_TOO_LARGE
    left = stranded(game, seat)
    return pausing.leave_first(game, left) if left != NOBODY else None


def stranded(game: Game, seat: SeatId) -> PawnId:
    """An own man who stands where he may not rest and could move on, or NOBODY."""
    if seat == SECURITY and not game.params.pausing:
        return NOBODY  # guards are moved off when the turn closes
    ground = pursuit.guard_footing(game) if seat == SECURITY else game.pow_footing
    rest, places, limit = ground.rest, game.state.places, game.board.walkable
    for pawn in game.teams.pawns[seat]:
        if places[pawn] >= limit or rest[places[pawn]] or not movement.can_step(game, pawn):
            continue
        # men who wait for the same last circle cannot all get off: they are brought off as the turn closes
        if not game.params.pausing or Movement.can_move(pausing.Waiting(game, seat), pawn):
            return pawn
    return NOBODY


def take_ending(game: Game, _seat: SeatId, _end: EndTurn) -> None:
    """The dice go on."""
    game.pop()
