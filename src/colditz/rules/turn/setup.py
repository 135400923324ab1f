"""Before play: agreeing on the success formula, and deploying the guards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.edition import Act
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.rulebook import MISSES
from colditz.engine.step import Shown, Step
from colditz.model.actions import Action, Agree, EndTurn, MovePawn, PostGuard, RecallGuard
from colditz.model.dealings import FormulaAccepted
from colditz.model.draws import Draws
from colditz.model.events import GuardPosted
from colditz.model.ids import NOBODY, SECURITY, PawnId, SeatId
from colditz.rules.guards.posting import POSTINGS, is_post
from colditz.rules.turn.hand import Draw

END_TURN: Final = EndTurn()


@dataclass(frozen=True, slots=True)
class Agreement(Step):
    """Play begins when every seat has accepted the success formula. [classic.5.7, classic.5.8]"""

    waiting: tuple[SeatId, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        return ("waiting",)

    @property
    def pending(self) -> Refusal:
        return Refusal.AGREE_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return self.waiting

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Agree()]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        game.swap(Agreement(tuple(other for other in self.waiting if other != seat)))
        game.emit(FormulaAccepted(seat))


def forbids_agreement(_game: Game, _seat: SeatId, _agree: Agree) -> Refusal | None:
    """Once play has started the formula stands. [classic.5.8]"""
    return Refusal.FORMULA_ACCEPTED


def take_agreement(_game: Game, _seat: SeatId, _agree: Agree) -> None:
    """Never comes to pass: the formula is accepted before the first turn."""
    raise AssertionError("the success formula is not touched in play")


AGREE = Act(forbids=forbids_agreement, take=take_agreement)


@dataclass(frozen=True, slots=True)
class Deployment(Step):
    """One guard for each team on inner posts, two to seven on outer ones, the rest in reserve.

    [classic.18.1 to classic.18.6, classic.ruling.82]
    """

    @property
    def pending(self) -> Refusal:
        return Refusal.POST_GUARDS_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,)

    def shows(self, game: Game) -> Shown:
        """How many guards stand where, and how many should."""
        inside, outside = posted(game)
        least, most = game.params.posts_outside
        due = wanted_inside(game)
        most = min(most, len(game.guards()) - due)
        return ("inside", (inside,)), ("due", (due,)), ("outside", (outside,)), ("least", (least,)), ("most", (most,))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        (inner, outer), (inside, outside) = game.board.posts, posted(game)
        found: list[Action] = [END_TURN] if unready(game) is None else []
        return found + [POSTINGS[place] for place in inner + outer if not _misplaced(game, place, inside, outside)]

    def draw(self, game: Game, seat: SeatId, luck: Draws) -> Action:
        """Any post or the end of it, drawn anew while it is not allowed; of a list only if that takes too long."""
        (inner, outer), (inside, outside) = game.board.posts, posted(game)
        for _ in range(MISSES):
            pick = int(luck.random() * (1 + len(inner) + len(outer)))
            if not pick:
                if unready(game) is None:
                    return END_TURN
                continue
            place = inner[pick - 1] if pick <= len(inner) else outer[pick - 1 - len(inner)]
            if not _misplaced(game, place, inside, outside):
                return POSTINGS[place]
        return Step.draw(self, game, seat, luck)

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        match action:
            case EndTurn():
                return unready(game)
            case PostGuard(place):
                return _misplaced(game, place, *posted(game))
            case Agree():
                return Refusal.FORMULA_ACCEPTED
            case MovePawn(pawn) | RecallGuard(pawn) if 0 <= pawn < len(game.teams.owner):
                return self._stays(game, pawn)
        return self.pending

    def _stays(self, game: Game, pawn: PawnId) -> Refusal:
        """Nobody walks yet: guards come out of the barracks onto posts, and stay there. [classic.18.3, classic.34.1]"""
        if not game.is_guard(pawn):
            return Refusal.NOT_YOUR_PAWN
        return Refusal.ALREADY_POSTED if game.on_board(pawn) else self.pending

    def subject(self, game: Game, seat: SeatId, action: Action) -> PawnId:
        match action:
            case MovePawn(pawn) | RecallGuard(pawn):
                return pawn
        return NOBODY

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, PostGuard):
            guard = next(guard for guard in game.guards() if game.place(guard) == game.board.barracks)
            game.emit(GuardPosted(guard, action.to, 0))
        else:
            game.pop()


@dataclass(frozen=True, slots=True)
class FirstCards(Step):
    """Everybody is dealt his first cards. [osprey.setup.32, osprey.setup.33]"""

    def go(self, game: Game) -> None:
        game.pop()
        seats = range(len(game.teams.seats))
        game.push_all([Draw(seat, earned=0) for seat in seats for _ in range(game.params.starting_cards)])


def posted(game: Game) -> tuple[int, int]:
    """How many guards stand on inner and on outer posts."""
    inner, outer = game.board.posts
    places = [place for place in game.state.places[: len(game.guards())] if place < game.board.walkable]
    inside = [place for place in places if place in inner]
    return len(inside), len([place for place in places if place in outer])


def wanted_inside(game: Game) -> int:
    """One guard for each escape team. [classic.18.2]"""
    return game.params.posts_inside_per_team * (len(game.teams.seats) - 1)


def unready(game: Game) -> Refusal | None:
    """Why deployment cannot end yet."""
    inside, outside = posted(game)
    if inside < wanted_inside(game):
        return Refusal.TOO_FEW_GUARDS_INSIDE
    return Refusal.TOO_FEW_GUARDS_OUTSIDE if outside < game.params.posts_outside[0] else None


def _misplaced(game: Game, place: int, inside: int, outside: int) -> Refusal | None:
    inner, outer = game.board.posts
    if not is_post(game, place):
        return Refusal.NOT_A_POST
    if place in inner and inside >= wanted_inside(game):
        return Refusal.TOO_MANY_GUARDS_INSIDE
    if place in outer and outside >= game.params.posts_outside[1]:
        return Refusal.TOO_MANY_GUARDS_OUTSIDE
    refusal = game.laws.guards.may_post(game, place)
    return refusal if refusal is not None or place in inner else _reserve_needed(game, inside)


def _reserve_needed(game: Game, inside: int) -> Refusal | None:
    """Guards for the inner posts must be left over, so that deployment can always be ended."""
    left = sum(game.place(guard) == game.board.barracks for guard in game.guards())
    if not left:
        return Refusal.BARRACKS_EMPTY
    return Refusal.TOO_FEW_GUARDS_INSIDE if left <= wanted_inside(game) - inside else None
