"""Bots that tests let play: one that deals, one that cheats."""

from __future__ import annotations

from colditz.model.actions import AnswerTrade, Pass
from colditz.players import Decision, Reason, Sight
from colditz.players.random_bot import RandomBot

WHY = Reason("bot-blind")


class Giver(RandomBot):
    """Gives away what it can and takes what it is given."""

    def decide_anytime(self, sight: Sight) -> Decision | None:
        found = sight.choices.anytime()
        answers = [action for action in found if isinstance(action, AnswerTrade) and action.accept]
        return Decision((answers or found)[0], WHY) if found else None


class Cheat:
    """Wants what no rule allows."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, sight: Sight) -> Decision:
        return Decision(Pass(), WHY)


not_a_bot = "clerk"
