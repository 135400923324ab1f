"""The look of the drawing: one style sheet, two palettes switched by a class on the root."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Literal

Palette = Literal["day", "night"]
PALETTES: tuple[Palette, ...] = ("day", "night")
ROOT = ".castle"
ON_THE_ROOT = (".day", ".night", ".speaks-")
ICON = ".i-"


def style_sheet() -> str:
    """The style sheet, small, and bound to the drawing so that it can stand within a page."""
    text = (files("colditz.draw") / "castle.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r" ?([{};,]) ?", r"\1", text).replace(": ", ":").replace(";}", "}").strip()
    return re.sub(r"([^{}]+)(\{[^{}]*\})", lambda rule: _scoped(rule[1]) + rule[2], text)


def _scoped(selectors: str) -> str:
    """Every selector begins at the root of the drawing, but those of icons, which know no root."""
    return ",".join(_bound(selector) for selector in selectors.split(","))


def _bound(selector: str) -> str:
    if selector.startswith(ICON):
        return selector
    return f"{ROOT}{selector}" if selector.startswith(ON_THE_ROOT) else f"{ROOT} {selector}"
