"""What players read, in their language: Fluent files shared by Python and the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "it")
NO_NAMES: Final[Mapping[str, str | int]] = {}


@cache
def bundle(language: str) -> FluentBundle:
    """All sentences of one language."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; choose one of {', '.join(LANGUAGES)}")
    result = FluentBundle([language], use_isolating=False)
    for entry in sorted((files("colditz") / "locale" / language).iterdir(), key=lambda item: item.name):
        result.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return result


def sentence(key: str, language: str = "en", names: Mapping[str, str | int] = NO_NAMES) -> str:
    """The sentence behind a key, with names filled in; a KeyError names a key that has none."""
    words = bundle(language)
    pattern = words.get_message(key).value if words.has_message(key) else None
    if pattern is None:
        raise KeyError(f"no sentence {key!r} in {language!r}")
    text, errors = words.format_pattern(pattern, dict(names))
    if errors:
        raise ValueError(f"{key!r} in {language!r}: {errors[0]}")
    return str(text)
