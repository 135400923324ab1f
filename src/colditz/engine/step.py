"""Steps: pauses in play, as plain data on the stack. Only the top one asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from colditz.engine.refusal import Refusal
from colditz.model.actions import Action
from colditz.model.draws import Draws
from colditz.model.ids import CHANCE, MOST_SEATS, NOBODY, PawnId, SeatId
from colditz.model.plain import Plain

if TYPE_CHECKING:
    from colditz.engine.chance import Luck
    from colditz.engine.game import Game

ALONE: Final = tuple((seat,) for seat in range(MOST_SEATS))  # whom most steps ask; they say so often
OF_CHANCE: Final = (CHANCE,)
Shown = tuple[tuple[str, tuple[int, ...]], ...]  # fields by name, as numbers


class Step(Plain):
    """A pause, or a thing to be done when the steps above it are gone.

    A step that asks nobody is carried out by `go`, which must take it off the stack or put another on top.
    """

    @property
    def shown(self) -> tuple[str, ...]:
        """The fields that everybody at the table may see; all others are secret."""
        return ()

    @property
    def pending(self) -> Refusal:
        """Why nothing else is done while it asks."""
        return Refusal.NOT_NOW

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        """The seats that must decide now; nothing but what everybody can see may decide this."""
        return ()

    def shows(self, game: Game) -> Shown:
        """What everybody may see of it: the fields in `shown`, and what whoever is asked keeps count of."""
        found: list[tuple[str, tuple[int, ...]]] = []
        for name in self.shown:
            value: int | tuple[int, ...] | Step = getattr(self, name)
            if isinstance(value, Step):
                found += value.shows(game)
            else:
                found.append((name, value if isinstance(value, tuple) else (int(value),)))
        return tuple(found)

    def idle(self, game: Game) -> bool:
        """It would ask nobody and alter nothing, so that a turn passes it over."""
        return False

    def go(self, game: Game) -> None:
        """What happens when nobody need be asked."""
        game.pop()

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        """What may be done besides moving pawns."""
        return []

    def pawns(self, game: Game, seat: SeatId) -> list[PawnId]:
        """The pawns that can move."""
        return []

    def moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        """What one pawn can do."""
        return []

    def draw(self, game: Game, seat: SeatId, luck: Draws) -> Action:
        """One option, drawn in two levels: any of the actions or of the pawns that can move, then any of its moves."""
        actions, pawns = self.actions(game, seat), self.pawns(game, seat)
        pick = int(luck.random() * (len(actions) + len(pawns)))
        if pick < len(actions):
            return actions[pick]
        moves = self.moves(game, seat, pawns[pick - len(actions)])
        return moves[int(luck.random() * len(moves))]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        """The reason why this may not be done now, or None."""
        if action in self.actions(game, seat):
            return None
        return self.pending

    def reason(self, game: Game, seat: SeatId, action: Action, refusal: Refusal) -> Refusal:
        """The reason as it is told: the refusal itself, or what is behind it, worked out now that somebody reads it."""
        return refusal

    def subject(self, game: Game, seat: SeatId, action: Action) -> PawnId:
        """The pawn that the refusal of an action speaks of, or NOBODY: the one that the step itself is about."""
        fields: list[PawnId] = [getattr(self, name, NOBODY) for name in ("pawn", "prisoner", "guard")]
        return next((pawn for pawn in fields if pawn != NOBODY), NOBODY)

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        """What an allowed action does."""
        raise AssertionError(f"{type(self).__name__} cannot take {action}")

    def weights(self, game: Game) -> list[int]:
        """How likely each answer of chance is beside the others, in the order of `actions`."""
        return [1] * len(self.actions(game, CHANCE))

    def chance(self, game: Game, luck: Luck) -> Action:
        """Chance's answer, drawn without listing every outcome."""
        raise AssertionError(f"{type(self).__name__} does not ask chance")
