"""The expert: tries what planners of several minds would do, in games that it imagines, and takes what ends best."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf, sqrt
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple

from colditz.engine.play import Match
from colditz.model.actions import Action
from colditz.model.ids import SECURITY
from colditz.players.character import Character, Style
from colditz.players.planner import Planner
from colditz.players.prospects import prospects
from colditz.players.sight import Bot, Decision, Reason, Sight, percent

PLAYOUTS: Final = 16  # games imagined for one decision, in which every candidate is tried
FIRST_LOOK: Final = 4  # games after which a candidate may be given up
PROMISING: Final = 0.3  # standard errors ahead of the leading choice below which it is
FALLEN: Final = -1.5  # and behind the best
CLEAR: Final = 1.0  # standard errors ahead at which another choice is taken
ROUNDS: Final = 3  # how far each is played on
MOST_DECISIONS: Final = 600
OFFICER: Final = Character()
WARDEN: Final = Character()
# Plans for the rest of a turn: men run at lower or higher odds or stay inside, dare more or less at large;
# guards keep away from the courtyard or to it, from the ground outside or to it, or form a ring.
OTHER_OFFICERS: Final = (
    *(replace(OFFICER, nerve=nerve) for nerve in (0.08, 0.35, 2.0)),
    *(replace(OFFICER, run_loss=loss) for loss in (3.0, 20.0)),
)
OTHER_WARDENS: Final = (
    *(replace(WARDEN, zeal=zeal) for zeal in (0.2, 2.5)),
    *(replace(WARDEN, outer_watch=watch) for watch in (0.7, 6.0)),
    replace(WARDEN, style=Style.CORDON),
)
ONLY_TRIED: Final = Reason("")  # no mind has a reason for it
WAITS: Final = "bot-not-yet"  # of another mind, whose odds are not this one's


class Candidate(NamedTuple):
    """What could be done, why, and the mind that would go on like that to the end of the turn."""

    action: Action
    why: Reason
    mind: Character


class Found(NamedTuple):
    """The best candidate, and how it ended beside the one that came to mind first."""

    best: Candidate
    games: int
    chance: float
    before: float


def _lead(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """By how many standard errors one candidate did better than another in the same games."""
    gains = [mine - other for mine, other in zip(ours, theirs, strict=False)]
    if len(gains) < FIRST_LOOK:
        return 0.0
    gain, spread = mean(gains), stdev(gains) / sqrt(len(gains))
    if not spread:  # the same in every game
        return inf if gain > 0 else -inf if gain < 0 else 0.0
    return gain / spread


class Expert:
    """Searches on top of the planner; what it cannot see it samples.

    Without a limit of seconds it always plays the same number of games, so that the same seed decides alike.
    """

    def __init__(self, seed: int = 0, playouts: int = PLAYOUTS, seconds: float = inf) -> None:
        self.luck = Random(seed)
        self.playouts, self.seconds = playouts, seconds
        self.officer, self.warden = Planner(seed, OFFICER), Planner(seed, WARDEN)
        self.officers = [(mind, Planner(seed, mind)) for mind in OTHER_OFFICERS]
        self.wardens = [(mind, Planner(seed, mind)) for mind in OTHER_WARDENS]

    def decide(self, sight: Sight) -> Decision:
        """What the leading character would do, unless another candidate does clearly better in imagined games."""
        until = time.perf_counter() + self.seconds
        keeps_guard = sight.glance.seat == SECURITY
        leading, others = (self.warden, self.wardens) if keeps_guard else (self.officer, self.officers)
        first = leading.decide(sight)
        if sight.glance.table.asking == "Movement" and not leading.is_sharp(sight):
            return first
        first_mind = WARDEN if keeps_guard else OFFICER
        found = {first.action: Candidate(first.action, first.why, first_mind)}
        for mind, planner in others:
            if time.perf_counter() <= until:
                other = planner.decide(sight)
                found.setdefault(other.action, Candidate(other.action, other.why, mind))
        for idea in leading.ideas(sight) if time.perf_counter() <= until else ():
            found.setdefault(idea, Candidate(idea, ONLY_TRIED, first_mind))
        if len(found) == 1:
            return first
        return _told(first, self._search(sight, list(found.values()), until))

    def decide_anytime(self, sight: Sight) -> Decision | None:
        """Barter as the planner does."""
        return self.officer.decide_anytime(sight)

    def _search(self, sight: Sight, candidates: list[Candidate], until: float) -> Found:
        """All candidates meet the same imagined games and dice; whoever falls behind is tried no further."""
        tries: list[list[float]] = [[] for _ in candidates]
        field, games = list(range(len(candidates))), 0
        while games < self.playouts and len(field) > 1:
            seed = self.luck.getrandbits(62)
            chances = [_try(sight, candidates[each], seed, until) for each in field if time.perf_counter() <= until]
            if time.perf_counter() > until:
                break  # a round of playouts that was cut short says nothing
            games += 1
            for each, chance in zip(field, chances, strict=True):
                tries[each].append(chance)
            if games >= FIRST_LOOK:
                field = _still_in(field, tries)
        best = max(field, key=lambda each: sum(tries[each], 0.0))
        if _lead(tries[best], tries[0]) <= CLEAR:
            return Found(candidates[0], games, 0.0, 0.0)
        return Found(candidates[best], games, mean(tries[best]), mean(tries[0]))


def _still_in(field: list[int], tries: list[list[float]]) -> list[int]:
    """The first, and whoever may yet turn out better than it and is not far behind the best."""
    top = max(field, key=lambda each: sum(tries[each], 0.0))
    rest = [each for each in field[1:] if each == top or _lead(tries[each], tries[top]) > FALLEN]
    return [field[0], *rest] if any(_lead(tries[each], tries[0]) >= PROMISING for each in rest) else [field[0]]


def _told(first: Decision, found: Found) -> Decision:
    """With what the other mind says of it, and how much better it ended than what was left undone."""
    if found.best.action == first.action:
        return first
    better = {"count": str(found.games), "percent": percent(found.chance), "before": percent(found.before)}
    why, tried = found.best.why, Reason("bot-expert", better)
    if why == ONLY_TRIED:
        return Decision(found.best.action, tried)
    also = [more for more in why.also if more.key != WAITS]
    return Decision(found.best.action, why._replace(also=(*also, tried)))


def _try(sight: Sight, candidate: Candidate, seed: int, until: float) -> float:
    """What becomes of a candidate in one imagined game that planners play on for a few rounds."""
    match = sight.imagine(seed)
    bots: dict[str, Bot] = {seat: Planner(seed) for seat in match.seats}
    match.play(sight.seat, candidate.action)
    table = sight.glance.table
    turn = {**bots, sight.seat: Planner(seed, candidate.mind)}
    play_on(match, turn, until, table.round, table.turn)
    play_on(match, bots, until, table.round + ROUNDS)
    return prospects(match.view(sight.seat, listed=False), match.board)


def play_on(match: Match, bots: Mapping[str, Bot], until: float, last_round: int, turn: int = -1) -> None:
    """Bots play a game on until a round is over, or one turn of it, or until the time is up."""
    for _ in range(MOST_DECISIONS):
        if match.finished or time.perf_counter() > until:
            return
        seat = match.asked()[0]
        sight = Sight(match, seat)
        table = sight.glance.table
        if table.round > last_round or turn not in (-1, table.turn):
            return
        match.play(seat, bots[seat].decide(sight).action)
