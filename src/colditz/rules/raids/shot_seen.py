"""Shoot to Kill where the target's officer answers once he has seen the throw."""

from __future__ import annotations

from dataclasses import dataclass, replace

from colditz.engine.edition import Answer, CardLaw
from colditz.engine.game import Game
from colditz.model.actions import PlayCard
from colditz.model.events import CardPlayed, CardThrown, PowDied
from colditz.model.ids import SECURITY, PawnId, SeatId
from colditz.rules.guards import pursuit
from colditz.rules.raids.shooting import forbids_shot, guards_and_targets
from colditz.rules.turn.dice import CardRoll
from colditz.rules.turn.window import Proposal, propose


def fire(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Guard and target are named, then the dice are thrown. [v3.security.shoot.2, v3.security.shoot.3]"""
    game.emit(CardPlayed(seat, play.card))
    game.push(ShotRoll(play.pawn, play.other, 0, 0))


SHOOT = CardLaw(guards_and_targets, forbids_shot, fire, frozenset({"pawn", "other"}))


@dataclass(frozen=True, slots=True)
class ShotRoll(CardRoll):
    """Two dice, thrown again on doubles, all of them added. [v3.security.shoot.3]"""

    guard: PawnId
    target: PawnId
    total: int
    extra: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("guard", "target", "total", "extra")

    def thrower(self, game: Game) -> SeatId:
        return SECURITY

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(SECURITY, first, second))
        again = replace(self, total=self.total + first + second, extra=self.extra + 1)
        game.pop()
        if first == second:
            game.laws.dice.card_double(game, again)
        else:
            again.stop(game)

    def stop(self, game: Game) -> None:
        propose(game, ShotFired(self.guard, self.target, self.total, game.params.shot_factor))


@dataclass(frozen=True, slots=True)
class ShotFired(Proposal):
    """A shot whose throw is seen and not doubled yet. [v3.ruling.96]"""

    guard: PawnId
    target: PawnId
    total: int
    factor: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("guard", "target", "total", "factor")

    def concerns(self, game: Game) -> list[SeatId]:
        return [game.owner(self.target)]

    def happen(self, game: Game) -> None:
        """Within range he is dead; the guard goes to the barracks, hit or miss.

        [v3.security.shoot.4, v3.security.shoot.5, v3.ruling.94]
        """
        distance = game.board.range_from(game.place(self.guard))[game.place(self.target)]
        pursuit.go_home(game, self.guard)
        if distance <= self.total * self.factor:
            game.emit(PowDied(self.target, game.place(self.target)))


def is_not_doubled(_game: Game, _seat: SeatId, shot: ShotFired) -> Answer:
    """The throw counts as it fell. [v3.opportunity.amulet.1, v3.ruling.96]"""
    return Answer(replace(shot, factor=1))
