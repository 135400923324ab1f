"""Colditz: an unofficial digital edition of the board game Escape from Colditz.

>>> game = new_game("classic", players=3, seed=7)
>>> game.seats
('security', 'american', 'british')
>>> game.asked()
('security',)
"""

from colditz.editions.reference import CardEntry, card_reference
from colditz.editions.registry import EDITIONS
from colditz.editions.start import BadSetup, SecurityDraw, draw_security, from_position, new_game, replay
from colditz.engine.chance import commitment
from colditz.engine.play import Choices, Match
from colditz.engine.position import BadPosition
from colditz.engine.refusal import GameError, Illegal, Malformed, Stale, UnknownSeat
from colditz.model.actions import action_from_json

__all__ = [
    "EDITIONS",
    "BadPosition",
    "BadSetup",
    "CardEntry",
    "Choices",
    "GameError",
    "Illegal",
    "Malformed",
    "Match",
    "SecurityDraw",
    "Stale",
    "UnknownSeat",
    "action_from_json",
    "card_reference",
    "commitment",
    "draw_security",
    "from_position",
    "new_game",
    "replay",
]
