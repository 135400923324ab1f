"""The bots of a run by name: a level of ours, a network (`FILE.npz`), or `module:name` for somebody else's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from colditz.players import FROZEN, LEVELS, Bot, UnknownLevel, make_bot


def known_bots() -> list[str]:
    """Everybody who can be called by name alone."""
    return [*LEVELS, *FROZEN]


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bot of that name from a seed."""
    if name.startswith("trained-") or name.endswith(".npz"):
        return _trained(name)
    if ":" not in name:
        if name not in known_bots():
            known = ", ".join(known_bots())
            raise UnknownLevel(f"there is no bot {name!r}; choose one of {known}, or your own as MODULE:NAME")
        return lambda seed: make_bot(name, seed)
    return _from_outside(name)


def _trained(name: str) -> Callable[[int], Bot]:
    try:
        from colditz.rl.trained import find_trained  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise UnknownLevel(f"the bot {name!r} needs numpy: pip install 'colditz[rl]'") from error
    return find_trained(name)


def _from_outside(name: str) -> Callable[[int], Bot]:
    module, _, maker = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownLevel(f"the bot {name!r} cannot be found: {error}") from error
    if not callable(found):
        raise UnknownLevel(f"the bot {name!r} is no class or function that makes a bot from a seed")
    made: Callable[[int], Bot] = found
    return made
