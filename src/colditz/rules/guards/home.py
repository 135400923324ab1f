"""Where guards go who leave the board: the barracks, or the Commander's office until the turn is over."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, Pass, RecallGuard
from colditz.model.dealings import OfficeEmptied
from colditz.model.ids import PawnId, Place, SeatId
from colditz.rules.guards import pursuit


def commanders_office(game: Game) -> Place:
    """Guards who leave the board wait in the Commander's office. [osprey.arrest.13, osprey.post.2]"""
    return game.board.office


def barracks(game: Game) -> Place:
    """Guards go home to the barracks and can be posted again next turn. [classic.34c.8]"""
    return game.board.barracks


@dataclass(frozen=True, slots=True)
class CloseTurn(Step):
    """Stranded guards may be recalled; then the office is emptied into the barracks.

    [osprey.barracks.2, osprey.round.2, osprey.ruling.70]
    """

    seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat",)

    @property
    def pending(self) -> Refusal:
        return Refusal.RECALL_OR_END_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.seat,) if stranded(game) else ()

    def go(self, game: Game) -> None:
        game.pop()
        rest = pursuit.guard_footing(game).rest
        for guard in game.guards():
            if game.on_board(guard) and not rest[game.place(guard)]:
                pursuit.go_home(game, guard)  # stranded by a card: osprey.ruling.43
        if any(game.place(guard) == game.board.office for guard in game.guards()):
            game.emit(OfficeEmptied())

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [Pass(), *(RecallGuard(guard) for guard in stranded(game))]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if action in self.actions(game, seat):
            return None
        return Refusal.NOT_A_POST if isinstance(action, RecallGuard) else self.pending

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, RecallGuard):
            pursuit.go_home(game, action.guard)
        else:
            self.go(game)


def stranded(game: Game) -> list[PawnId]:
    """Guards with no way back: neither to a post nor into the castle, not even by what markers open."""
    pieces, posts = game.guard_footing.pieces, game.board.posts[0] + game.board.posts[1]
    castle = {pieces[post] for post in posts}
    apart = [guard for guard in game.guards() if game.on_board(guard) and pieces[game.place(guard)] not in castle]
    return [guard for guard in apart if not _leads_to(game, game.place(guard), posts)]


def _leads_to(game: Game, place: Place, goals: tuple[Place, ...]) -> bool:
    steps = pursuit.guard_footing(game).steps
    reached = {place}
    todo = [place]
    while todo:
        further = [near for near in steps[todo.pop()] if near not in reached]
        reached.update(further)
        todo += further
    return not reached.isdisjoint(goals)
