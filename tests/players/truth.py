"""Games in which everything that bots say is held against what is so, and against what then happens.

A claim is what a kind of reason says, as a check of it: either a plain answer at once, or a generator that yields until
when it wants to wait, looks again, and returns the answer (None: it never came to it).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from enum import Enum
from typing import NamedTuple

from colditz.engine.choices import Choices
from colditz.engine.play import Match
from colditz.model.actions import Action, Arrest, PostGuard
from colditz.model.events import Event, PowDied, PowEscaped, TurnBegan, TurnEnded
from colditz.model.ids import NOWHERE, SECURITY, PawnId, Place, SeatId
from colditz.players import Bot, Decision, Reason, Sight
from colditz.players.castle import castle_of, trail
from colditz.players.sight import RISK
from colditz.sim.barter import traders_among
from colditz.sim.cell import Cell
from colditz.sim.game import Playing


class When(Enum):
    """What a claim waits for."""

    AFTER = "after"  # the action has been played
    TURN = "turn"  # the turn in which it was said is over
    EACH = "each"  # somebody is about to act


Check = Generator[When, None, bool | None]
Claim = Callable[["Told"], Check | bool | None]


class Waiting(NamedTuple):
    """A claim that has not come to its end, and what it waits for."""

    when: When
    check: Check
    told: Told


class Outspoken:
    """A bot whose last reason can be looked up."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.why: Reason | None = None

    def decide(self, sight: Sight) -> Decision:
        found = self.bot.decide(sight)
        self.why = found.why
        return found

    def decide_anytime(self, sight: Sight) -> Decision | None:
        found: Decision | None = self.bot.decide_anytime(sight)  # type: ignore[attr-defined]
        if found is not None:
            self.why = found.why
        return found


class Told:
    """What was said: by whom, of which action, and the game as it goes on."""

    def __init__(self, playing: Truth, seat: SeatId, action: Action, why: Reason, match: Match | None = None) -> None:
        self.playing, self.seat, self.action, self.why = playing, seat, action, why
        self.match = match or playing.match
        self.state = self.match._game.state
        self.board, self.castle = self.match.board, castle_of(self.match.board)
        self.edition = self.match._game.edition
        self.events: tuple[Event, ...] = ()  # that the action brought
        self.seen = ""  # what came of it, for whoever reads why a test fails
        self.asking = self.match.asking
        self.turn = self.state.turn

    # --- what is named

    def number(self, name: str) -> int:
        return int(self.why.names[name])

    def pawn(self, name: str = "man") -> PawnId:
        return self.match._notation.pawn_by_name[self.why.names[name]]

    # --- the game

    def place(self, pawn: PawnId) -> Place:
        return self.state.places[pawn]

    def is_on_board(self, pawn: PawnId) -> bool:
        return self.place(pawn) < self.board.walkable

    def is_out(self, pawn: PawnId) -> bool:
        """Beyond the courtyard, or below it."""
        place = self.place(pawn)
        below = self.board.in_tunnel[place] != NOWHERE
        return self.is_on_board(pawn) and (below or not self.castle.inner[place])

    def steps_out(self, pawn: PawnId) -> int:
        """Steps to freedom with what his officer holds, and by what he has paid already."""
        place, owner = self.place(pawn), self.match._game.owner(pawn)
        row = self.castle.routes.row(self.state.equipment[owner])
        own = [way for way, seat in enumerate(self.state.markers) if seat == owner]
        ways = [self.board.crossings[way] for way in (*own, *self.state.now.paid_crossings)]
        return min([row[place], *(self.board.walks_from(way.near)[place] + 1 + row[way.far] for way in ways)])

    def nearest_guard(self, man: PawnId) -> int:
        """Steps of the guard who is nearest to a man."""
        guards = [self.place(guard) for guard in self.match._game.guards() if self.is_on_board(guard)]
        table = self.match.view("spectator", listed=False).table
        return self.castle.guard_steps(guards, self.place(man), trail(table, man))

    def can_be_arrested(self, man: PawnId) -> bool:
        """The Security Officer is asked, and could do it."""
        choices = self.match.choices(self.match.seats[SECURITY])
        return any(Arrest(guard, man) in choices.moves(guard) for guard in choices.pawns)

    def can_be_reached(self, man: PawnId) -> bool:
        """The same, or a guard who is posted first could."""
        if self.can_be_arrested(man):
            return True
        security = self.match.seats[SECURITY]
        posts = [action for action in self.match.choices(security).actions if isinstance(action, PostGuard)]
        return any(self._after(security, post).can_be_arrested(man) for post in posts)

    def _after(self, seat: str, action: Action) -> Told:
        """The game as it would go on."""
        match = self.match.copy()
        match.play(seat, action)
        return Told(self.playing, self.seat, action, self.why, match)

    def choices(self) -> Choices:
        """The options of whoever speaks."""
        return self.match.choices(self.match.seats[self.seat])

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def odds(self, kind: str, percent: int, *, came: bool) -> None:
        """A chance that was named, and whether it came so."""
        self.playing.odds.setdefault(kind, []).append((percent, came))


class Truth(Playing):
    """A game of bots who are taken at their word."""

    def __init__(self, cell: Cell, seed: int, number: int, claims: Mapping[str, Claim]) -> None:
        super().__init__(cell, seed, number, turns=False)
        self.claims = claims
        self.outspoken = {seat: Outspoken(bot) for seat, bot in self.bots.items()}
        self.traders = traders_among(self.match, self.bots)
        self.bots = dict(self.outspoken)
        self.traders = {seat: self.outspoken[seat] for seat in self.traders}
        self.said: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()
        self.broken: dict[str, list[str]] = {}
        self.odds: dict[str, list[tuple[int, bool]]] = {}
        self.waiting: list[Waiting] = []
        self.last_of: dict[PawnId, Told] = {}  # by man: what was said of him last
        self.last_risk: dict[PawnId, Told] = {}
        self.escaped: set[PawnId] = set()
        self.dead: set[PawnId] = set()

    def _play(self, seat: str, action: Action) -> tuple[Event, ...]:
        why, self.outspoken[seat].why = self.outspoken[seat].why, None
        self._go_on(When.EACH)
        told = [Told(self, self.match.seats.index(seat), action, each) for each in (why, *why.also)] if why else []
        for each in told:
            self._begin(each)
        self._note(told)
        events = super()._play(seat, action)
        for each in told:
            each.events = events
        self.escaped |= {event.prisoner for event in events if isinstance(event, PowEscaped)}
        self.dead |= {event.prisoner for event in events if isinstance(event, PowDied)}
        self._go_on(When.AFTER)
        if any(isinstance(event, TurnEnded | TurnBegan) for event in events) or self.match.finished:
            self._go_on(When.TURN)
        return events

    def _note(self, told: list[Told]) -> None:
        """What was said last of every man."""
        for each in told:
            known = {RISK: self.last_risk}.get(each.why.key, self.last_of if each is told[0] else {})
            if "man" in each.why.names:
                known[each.pawn()] = each

    def _begin(self, told: Told) -> None:
        self.said[told.why.key] += 1
        found = self.claims[told.why.key](told)
        if isinstance(found, Generator):
            self._advance(found, told)
        else:
            self._answer(told, found)

    def _go_on(self, when: When) -> None:
        """Whoever waits for it looks again."""
        due = [each for each in self.waiting if each.when == when]
        self.waiting = [each for each in self.waiting if each.when != when]
        for each in due:
            self._advance(each.check, each.told)

    def _advance(self, check: Check, told: Told) -> None:
        try:
            self.waiting.append(Waiting(next(check), check, told))
        except StopIteration as end:
            self._answer(told, end.value)

    def _answer(self, told: Told, holds: bool | None) -> None:
        if holds is None:
            return
        self.checked[told.why.key] += 1
        if not holds:
            cell, names = self.row, dict(told.why.names)
            where = f"{cell.edition} {cell.players} game {cell.number} round {self.match._game.state.round}"
            self.broken.setdefault(told.why.key, []).append(f"{where}: {names} {told.action} {told.seen}")
