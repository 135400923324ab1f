"""Colditz: an unofficial digital edition of the board game Escape from Colditz.

>>> game = new_game("classic", players=3, seed=7)
>>> game.seats
('security', 'american', 'british')
>>> game.asked()
('security',)
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from colditz.editions.frozen import Frozen
    from colditz.editions.reference import CardEntry, card_reference
    from colditz.editions.registry import EDITIONS
    from colditz.editions.start import BadSetup, SecurityDraw, draw_security, from_position, new_game, replay, resume
    from colditz.engine.chance import commitment
    from colditz.engine.choices import Choices
    from colditz.engine.edition import TradeTerms
    from colditz.engine.play import Match
    from colditz.engine.position import BadPosition
    from colditz.engine.refusal import GameError, Illegal, Malformed, Stale, UnknownSeat
    from colditz.model.actions import action_from_json

__all__ = [
    "EDITIONS",
    "BadPosition",
    "BadSetup",
    "CardEntry",
    "Choices",
    "Frozen",
    "GameError",
    "Illegal",
    "Malformed",
    "Match",
    "SecurityDraw",
    "Stale",
    "TradeTerms",
    "UnknownSeat",
    "action_from_json",
    "card_reference",
    "commitment",
    "draw_security",
    "from_position",
    "new_game",
    "replay",
    "resume",
]

# Where each name comes from. It is fetched when it is first asked for, so that `import colditz`, and with it every
# part of the package, loads nothing that is not needed.
_HOMES = {
    "editions.frozen": ("Frozen",),
    "editions.reference": ("CardEntry", "card_reference"),
    "editions.registry": ("EDITIONS",),
    "editions.start": ("BadSetup", "SecurityDraw", "draw_security", "from_position", "new_game", "replay", "resume"),
    "engine.chance": ("commitment",),
    "engine.edition": ("TradeTerms",),
    "engine.choices": ("Choices",),
    "engine.play": ("Match",),
    "engine.position": ("BadPosition",),
    "engine.refusal": ("GameError", "Illegal", "Malformed", "Stale", "UnknownSeat"),
    "model.actions": ("action_from_json",),
}
_HOME_OF = {name: f"colditz.{home}" for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """One of the names above, from its home."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'colditz' has no attribute {name!r}")
    found: object = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """All that is there to be asked for."""
    return sorted({*globals(), *__all__})
