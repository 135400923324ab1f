"""Bots: they get a sight of the table from one seat, never the state."""

from colditz.players.levels import FROZEN, LEVELS, UnknownLevel, level_now, make_bot
from colditz.players.sight import Bot, Decision, Reason, Sight

__all__ = ["FROZEN", "LEVELS", "Bot", "Decision", "Reason", "Sight", "UnknownLevel", "level_now", "make_bot"]
