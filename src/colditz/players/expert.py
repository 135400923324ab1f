"""The expert: tries what planners of several minds would do, in games that it imagines, and takes what ends best."""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import inf, sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from colditz.engine.play import Match
from colditz.model.actions import Action
from colditz.model.ids import SECURITY
from colditz.players.character import CHARACTERS, Character
from colditz.players.planner import Planner
from colditz.players.prospects import prospects
from colditz.players.sight import Bot, Decision, Reason, Sight

PLAYOUTS: Final = 24  # games imagined for one decision, in which every candidate is tried
FIRST_LOOK: Final = 6  # games after which a candidate may be given up
PROMISING: Final = 0.7  # standard errors ahead of the leading choice below which it is
CLEAR: Final = 2.0  # standard errors ahead at which another choice is taken
ROUNDS: Final = 3  # how far each is played on
MOST_DECISIONS: Final = 600
# The characters that do best against the planner, found by playing some thousand games with others.
OFFICER: Final = Character(nerve=0.04, caution=22.0, patience=0.5, run_loss=8.0, dread=1.0)
WARDEN: Final = Character(outer_watch=2.0, stillness=0.05, pairing=0.7, blocking=1.5)
WEIGHED: Final = ("BeforeThrow", "Movement", "Window", "RollCall", "MayRaid", "HeadCount")  # questions worth a search


def _lead(ours: list[float], theirs: list[float]) -> float:
    """By how many standard errors one candidate did better than another in the same games."""
    gains = [mine - other for mine, other in zip(ours, theirs, strict=False)]
    if len(gains) < FIRST_LOOK:
        return 0.0
    spread = stdev(gains) / sqrt(len(gains))
    return mean(gains) / spread if spread else 0.0


class Expert:
    """Searches on top of the planner; what it cannot see it samples.

    Without a limit of seconds it always plays the same number of games, so that the same seed decides alike.
    """

    def __init__(self, seed: int = 0, playouts: int = PLAYOUTS, seconds: float = inf) -> None:
        self.luck = Random(seed)
        self.playouts, self.seconds = playouts, seconds
        self.officer, self.warden = Planner(seed, OFFICER), Planner(seed, WARDEN)
        self.others = [Planner(seed, character) for character in CHARACTERS.values()]

    def decide(self, sight: Sight) -> Decision:
        """What the leading character would do, unless another candidate does clearly better in imagined games."""
        until = time.perf_counter() + self.seconds
        leading = self.warden if sight.glance.seat == SECURITY else self.officer
        first = leading.decide(sight)
        asking = sight.glance.table.asking
        if asking not in WEIGHED or (asking == "Movement" and not leading.is_sharp(sight)):
            return first
        others = [mind.decide(sight).action for mind in self.others if time.perf_counter() <= until]
        others += leading.ideas(sight) if time.perf_counter() <= until else []
        candidates = list(dict.fromkeys([first.action, *others]))
        if len(candidates) == 1:
            return first
        best = self._search(sight, candidates, until)
        return first if best == first.action else Decision(best, Reason("bot-expert"))

    def decide_anytime(self, sight: Sight) -> Decision | None:
        """Barter as the planner does."""
        return self.officer.decide_anytime(sight)

    def _search(self, sight: Sight, candidates: list[Action], until: float) -> Action:
        """All candidates meet the same imagined games and dice; whoever falls behind is tried no further."""
        tries: dict[Action, list[float]] = {action: [] for action in candidates}
        field = candidates
        for number in range(1, self.playouts + 1):
            seed = self.luck.getrandbits(62)
            found = [self._try(sight, action, seed, until) for action in field if time.perf_counter() <= until]
            if time.perf_counter() > until:
                break  # a round of playouts that was cut short says nothing
            for action, prospect in zip(field, found, strict=True):
                tries[action].append(prospect)
            if number >= FIRST_LOOK:
                first, *others = field
                field = [first, *(action for action in others if _lead(tries[action], tries[first]) > PROMISING)]
            if len(field) == 1:
                break
        best = max(field, key=lambda action: sum(tries[action], 0.0))
        return best if _lead(tries[best], tries[candidates[0]]) > CLEAR else candidates[0]

    @staticmethod
    def _try(sight: Sight, action: Action, seed: int, until: float) -> float:
        """What becomes of an action in one imagined game that planners play on for a few rounds."""
        match = sight.imagine(seed)
        match.play(sight.seat, action)
        own = Planner(seed, WARDEN if sight.glance.seat == SECURITY else OFFICER)
        bots = {seat: own if seat == sight.seat else Planner(seed) for seat in match.seats}
        play_on(match, bots, sight.glance.table.round + ROUNDS, until)
        return prospects(match.view(sight.seat, listed=False), match.board)


def play_on(match: Match, bots: Mapping[str, Bot], last_round: int, until: float) -> None:
    """Bots play a game on until a round is over, or until the time is up."""
    for _ in range(MOST_DECISIONS):
        if match.finished or time.perf_counter() > until:
            return
        seat = match.asked()[0]
        sight = Sight(match, seat)
        if sight.glance.table.round > last_round:
            return
        match.play(seat, bots[seat].decide(sight).action)
