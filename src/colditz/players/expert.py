"""The expert: tries what planners of several minds would do, in games that it imagines, and takes what ends best."""

from __future__ import annotations

import time
from math import inf
from random import Random
from typing import Final

from colditz.engine.play import Match
from colditz.model.actions import Action
from colditz.players.character import CHARACTERS
from colditz.players.planner import Planner
from colditz.players.prospects import prospects
from colditz.players.sight import Decision, Reason, Sight

PLAYOUTS: Final = 24  # games imagined for one decision, shared among the candidates
ROUNDS: Final = 4  # how far each is played on
MOST_DECISIONS: Final = 600
WEIGHED: Final = ("BeforeThrow", "Movement", "Window", "RollCall")  # questions worth a search


class Expert:
    """Searches on top of the planner; what it cannot see it samples.

    Without a limit of seconds it always plays the same number of games, so that the same seed decides alike.
    """

    def __init__(self, seed: int = 0, playouts: int = PLAYOUTS, seconds: float = inf) -> None:
        self.luck = Random(seed)
        self.playouts, self.seconds = playouts, seconds
        self.minds = [Planner(seed, character) for character in CHARACTERS.values()]

    def decide(self, sight: Sight) -> Decision:
        """The candidate with the best prospects; without a choice, what the planner would do."""
        until = time.perf_counter() + self.seconds
        decisions = [mind.decide(sight) for mind in self.minds]
        candidates = {decision.action: decision for decision in reversed(decisions)}
        first = decisions[0]
        if len(candidates) == 1 or sight.glance.table.asking not in WEIGHED:
            return first
        best = self._search(sight, [first.action, *(action for action in candidates if action != first.action)], until)
        return candidates[best] if best == first.action else Decision(best, Reason("bot-expert"))

    def decide_anytime(self, sight: Sight) -> Decision | None:
        """Barter as the planner does."""
        return self.minds[0].decide_anytime(sight)

    def _search(self, sight: Sight, candidates: list[Action], until: float) -> Action:
        """Halve the field until one is left; all candidates meet the same imagined games and dice."""
        totals = dict.fromkeys(candidates, 0.0)
        field = candidates
        stages = len(candidates).bit_length()
        for _ in range(stages):
            for _ in range(max(self.playouts // (stages * len(field)), 1)):
                found = self._try_all(sight, field, until)
                totals |= {action: totals[action] + prospect for action, prospect in found}
            field = sorted(field, key=lambda action: (-totals[action], candidates.index(action)))
            field = field[: max(len(field) // 2, 1)]
        return field[0]

    def _try_all(self, sight: Sight, field: list[Action], until: float) -> list[tuple[Action, float]]:
        """What becomes of each in the same imagined game; nothing if the time runs out before all were tried."""
        seed = self.luck.getrandbits(62)
        found = [(action, self._try(sight, action, seed, until)) for action in field if time.perf_counter() <= until]
        return found if time.perf_counter() <= until else []

    @staticmethod
    def _try(sight: Sight, action: Action, seed: int, until: float) -> float:
        """What becomes of an action in one imagined game that planners play on for a few rounds."""
        match = sight.imagine(seed)
        match.play(sight.seat, action)
        play_on(match, sight.glance.table.round + ROUNDS, seed, until)
        return prospects(match.view(sight.seat, listed=False), match.board)


def play_on(match: Match, last_round: int, seed: int, until: float) -> None:
    """Planners play a game on until a round is over, or until the time is up."""
    bots = {seat: Planner(seed) for seat in match.seats}
    for _ in range(MOST_DECISIONS):
        if match.finished or time.perf_counter() > until:
            return
        seat = match.asked()[0]
        sight = Sight(match, seat)
        if sight.glance.table.round > last_round:
            return
        match.play(seat, bots[seat].decide(sight).action)
