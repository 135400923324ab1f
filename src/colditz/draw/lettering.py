"""Writing on the drawing: everything is said in three languages, of which the root shows one."""

from __future__ import annotations

from colditz.draw.svg import Node, node, number
from colditz.draw.words import LANGUAGES, Words


def say(parent: Node, words: Words, class_: str, x: float, y: float, turn: float = 0.0, size: float = 0.0) -> None:
    """Write something in all three languages, of which the root shows one."""
    group = node(
        parent, "g", transform=f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
    )
    if size:
        group.set("font-size", number(size))
    if len(set(words)) == 1:
        node(group, "text", words.en, class_=class_)
        return
    for language, text in zip(LANGUAGES, words, strict=True):
        node(group, "text", text, class_=f"{class_} {language}", lang=language)
