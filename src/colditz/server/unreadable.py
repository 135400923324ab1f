"""What is wrong with a message that cannot be read: said in the reader's language, and never longer than it need be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from colditz.model.words import sentence

LONGEST = 900  # signs of anything that is put into a sentence: Fluent refuses a thousand
LONGEST_PLACE = 100

# what the checker calls it: our sentence, and what of its details the sentence names
KINDS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "missing": ("missing", ()),
    "extra_forbidden": ("unknown-field", ()),
    "json_invalid": ("not-json", ()),
    "json_type": ("not-json", ()),
    "union_tag_invalid": ("unknown-type", ("expected_tags",)),
    "union_tag_not_found": ("no-type", ()),
    "literal_error": ("choose", ("expected",)),
    "enum": ("choose", ("expected",)),
    "greater_than": ("more-than", ("gt",)),
    "greater_than_equal": ("at-least", ("ge",)),
    "less_than": ("less-than", ("lt",)),
    "less_than_equal": ("at-most", ("le",)),
    "string_too_long": ("too-long", ("max_length",)),
    "too_long": ("too-many", ("max_length",)),
    "string_too_short": ("too-short", ("min_length",)),
    "too_short": ("too-few", ("min_length",)),
    "string_pattern_mismatch": ("form", ()),
    "unprintable": ("unprintable", ()),
    "list_type": ("list", ()),
    "bool_type": ("true-or-false", ()),
    "bool_parsing": ("true-or-false", ()),
    "dict_type": ("object", ()),
    "model_type": ("object", ()),
    "model_attributes_type": ("object", ()),
}
FAMILIES = {"int": "whole-number", "float": "number", "finite": "number", "string": "text"}


def shortened(value: str | int, most: int = LONGEST) -> str | int:
    """A name as it may stand in a sentence, however long a client made it."""
    return value if isinstance(value, int) or len(value) <= most else f"{value[: most - 1]}…"


class BadMessage(ValueError):
    """A message that cannot be read; it says what is wrong and what would be right, and its number if it has one."""

    def __init__(self, kind: str, number: int | None = None, **names: str | int) -> None:
        super().__init__(why(kind, names, "en"))
        self.kind, self.number, self.names = kind, number, names


def why(kind: str, names: Mapping[str, str | int], language: str) -> str:
    """What is wrong, in a reader's language."""
    return sentence(f"unread-{kind}", language, names)


def unreadable(details: Mapping[str, Any], number: int | None = None) -> BadMessage:
    """What the first error of a check means."""
    error = str(details["type"])
    family = FAMILIES.get(error.split("_", maxsplit=1)[0], "wrong")
    kind, wanted = KINDS.get(error, (family, ()))
    context = details.get("ctx") or {}
    values = [str(context.get(name, "")).replace(" or ", ", ") for name in wanted]
    where = shortened(".".join(str(part) for part in details["loc"]), LONGEST_PLACE)
    if not where and kind == "object":  # the whole message is something else
        kind = "no-type"
    return BadMessage(kind, number, where=where, wanted=shortened(", ".join(values)))
