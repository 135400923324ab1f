"""How this engine was built: compiled, or plain Python and why."""

from __future__ import annotations

import platform
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec


def is_compiled() -> bool:
    """The hot layers are libraries made by mypyc, not the sources themselves."""
    found = find_spec("colditz.model.ids")
    return found is not None and not (found.origin or "").endswith(".py")


def engine_text() -> str:
    """One of two words for reports: compiled, or plain Python."""
    return "compiled" if is_compiled() else "plain Python"


def why_plain() -> str:
    """What the build noted where it could not compile; empty where it did, and in a source tree."""
    note = files("colditz") / "why_plain.txt"
    return note.read_text(encoding="utf-8").strip() if note.is_file() and not is_compiled() else ""


def version_text() -> str:
    """The version, how the engine was built, and the Python below it."""
    reason = why_plain()
    because = f" because {reason}" if reason else ""
    return f"colditz {version('colditz')}, engine: {engine_text()}{because} (Python {platform.python_version()})"
