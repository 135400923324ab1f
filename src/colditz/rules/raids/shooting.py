"""Shoot to Kill: a guard who sees a POW outside the castle fires at him."""

from __future__ import annotations

from dataclasses import dataclass, replace

from colditz.engine.edition import Answer, CardLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.actions import PlayCard
from colditz.model.events import CardPlayed, CardThrown, PowDied
from colditz.model.ids import NOBODY, Area, PawnId, SeatId
from colditz.model.shared import playing
from colditz.rules.guards import pursuit
from colditz.rules.turn.dice import CardRoll
from colditz.rules.turn.window import Proposal, propose


def is_target(game: Game, prisoner: PawnId) -> bool:
    """A POW above ground outside the castle. [classic.11.4, classic.11.5, classic.ruling.92]"""
    return game.on_board(prisoner) and game.area(prisoner) == Area.OUTSIDE and not game.in_tunnel(prisoner)


def guards_and_targets(game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """Every guard on the board with every POW outside."""
    targets = [pawn for seat in game.officers() for pawn in game.prisoners(seat) if is_target(game, pawn)]
    guards = [guard for guard in game.guards() if game.on_board(guard)] if targets else []
    return [playing(card, pawn=guard, other=target) for guard in guards for target in targets]


def _why_nobody_is_shot(game: Game, seat: SeatId, card: int) -> Refusal:
    """Nobody is outside, or no guard sees whoever is; else guard and target are to be named."""
    shots = guards_and_targets(game, seat, card)
    if any(game.board.sees(game.place(shot.pawn), game.place(shot.other)) for shot in shots):
        return Refusal.NO_TARGET_FOR_CARD
    outside = any(is_target(game, man) for officer in game.officers() for man in game.prisoners(officer))
    return Refusal.NOBODY_IN_SIGHT if outside else Refusal.TARGET_NOT_OUTSIDE


def forbids_shot(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """A seeing guard and a target outside are named. [classic.11.5, classic.ruling.66, classic.ruling.67]"""
    if play.pawn == NOBODY:
        return _why_nobody_is_shot(game, seat, play.card)
    pawns = range(len(game.teams.owner))
    if play.pawn not in pawns or play.other not in pawns or game.owner(play.pawn) != seat:
        return Refusal.NO_TARGET_FOR_CARD
    if game.is_guard(play.other) or not is_target(game, play.other):
        return Refusal.TARGET_NOT_OUTSIDE
    if not game.on_board(play.pawn) or not game.board.sees(game.place(play.pawn), game.place(play.other)):
        return Refusal.NO_LINE_OF_SIGHT
    return None


def play_shot(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The target's officer may answer."""
    game.emit(CardPlayed(seat, play.card))
    propose(game, Shot(play.pawn, play.other, game.params.shot_factor))


SHOOT = CardLaw(guards_and_targets, forbids_shot, play_shot, frozenset({"pawn", "other"}))


@dataclass(frozen=True, slots=True)
class Shot(Proposal):
    """A guard is about to fire at a POW outside the castle."""

    guard: PawnId
    target: PawnId
    factor: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("guard", "target", "factor")

    def concerns(self, game: Game) -> list[SeatId]:
        return [game.owner(self.target)]

    def happen(self, game: Game) -> None:
        game.push(ShotThrow(self, 0, 0))


@dataclass(frozen=True, slots=True)
class ShotThrow(CardRoll):
    """The throw decides how far the shot carries; doubles add to it. [classic.12.2, classic.ruling.66]"""

    shot: Shot
    total: int
    extra: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("shot", "total", "extra")

    def thrower(self, game: Game) -> SeatId:
        return game.owner(self.shot.guard)

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(self.thrower(game), first, second))
        again = ShotThrow(self.shot, self.total + first + second, self.extra + 1)
        game.pop()
        if first == second:
            game.laws.dice.card_double(game, again)
        else:
            again.stop(game)

    def stop(self, game: Game) -> None:
        self._hit_or_miss(game, self.total * self.shot.factor)

    def _hit_or_miss(self, game: Game, carries: int) -> None:
        """Within range he is dead; the guard goes to the barracks, hit or miss. [classic.46.4]"""
        guard, target = self.shot.guard, self.shot.target
        distance = game.board.range_from(game.place(guard))[game.place(target)]
        pursuit.go_home(game, guard)
        if distance <= carries:
            game.emit(PowDied(target, game.place(target)))


def talisman_shortens_the_shot(_game: Game, _seat: SeatId, shot: Shot) -> Answer:
    """The throw is not doubled. [classic.49.4, classic.ruling.68]"""
    return Answer(replace(shot, factor=1))


def talisman_stops_the_shot(_game: Game, _seat: SeatId, _shot: Shot) -> Answer:
    """The shot is not fired at all."""
    return Answer(None)
