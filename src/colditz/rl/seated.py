"""Bots at a table of tokens: they play, make an offer or none, and answer offers, as the table's phase asks."""

from __future__ import annotations

from colditz.model.actions import Action, AnswerTrade, Pass
from colditz.players.sight import Bot, Sight
from colditz.rl.table import Table
from colditz.sim.barter import Trader


def action_of(bot: Bot, table: Table) -> Action:
    """What a bot does whose turn to choose it is; whoever does not deal offers nothing and declines."""
    sight = Sight(table.match, table.match.seats[table.seat])
    if table.phase not in ("trade", "answer"):
        return bot.decide(sight).action
    decision = bot.decide_anytime(sight) if isinstance(bot, Trader) else None
    if decision is not None:
        return decision.action
    return Pass() if table.phase == "trade" else _no(table)


def _no(table: Table) -> Action:
    return next(action for action in table.all_actions() if isinstance(action, AnswerTrade) and not action.accept)
