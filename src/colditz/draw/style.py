"""The look of the drawing: one style sheet, two palettes switched by a class on the root."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Literal

Palette = Literal["day", "night"]
PALETTES: tuple[Palette, ...] = ("day", "night")


def style_sheet() -> str:
    """The style sheet with its comments and spare spaces taken out."""
    text = (files("colditz.draw") / "castle.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"\s+", " ", text)
    return re.sub(r" ?([{};,]) ?", r"\1", text).replace(": ", ":").strip()
