"""What players read, in their language: Fluent files shared by Python and the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "it")
NO_NAMES: Final[Mapping[str, str | int]] = {}
OPENS, CLOSES = "\u2068", "\u2069"  # Fluent's marks around whatever it puts into a sentence
_BEGINNING: Final = re.compile(r"\A[¡¿«“(\[\"']*\w")
_STOPS: Final = re.compile(f"(\\.{CLOSES}+)\\.")  # a name that ends in a full stop ends the sentence too
MARKS: Final = str.maketrans("", "", OPENS + CLOSES)


@cache
def bundle(language: str) -> FluentBundle:
    """All sentences of one language; what is put into them is marked, so that `contracted` finds it."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; choose one of {', '.join(LANGUAGES)}")
    # imported when the first sentence is read: most programs that play read none
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    result = FluentBundle([language], use_isolating=True)
    for entry in sorted((files("colditz") / "locale" / language).iterdir(), key=lambda item: item.name):
        result.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return result


def sentence(key: str, language: str = "en", names: Mapping[str, str | int] = NO_NAMES) -> str:
    """The sentence behind a key, with names filled in; a KeyError names a key that has none."""
    return contracted(_filled(key, language, names), language)


def own_key(key: str, language: str, edition: str) -> str:
    """The key of an edition's own words for something, where it has any: `card-title-appel-in-devir`."""
    own = f"{key}-in-{edition}"
    return own if bundle(language).has_message(own) else key


def capital(text: str) -> str:
    """The beginning of a sentence: its first letter is a capital, behind whatever mark opens it."""
    return _BEGINNING.sub(lambda found: found[0].upper(), text)


def pawn_named(name: str, language: str, edition: str = "") -> str:
    """A pawn in a sentence, with its article where the language has one: `guard-3` is el guardia n.º 3."""
    side, _, number = name.rpartition("-")
    return sentence(own_key(f"the-pawn-{side}", language, edition), language, {"number": number})


def contracted(text: str, language: str) -> str:
    """A preposition melts into the article of the name that was put in behind it: a + el patio = al patio."""
    melted = contractions(language)
    if melted:
        text = _seam(language).sub(lambda found: _melt(melted, found), text)
    return _STOPS.sub(r"\1", text).translate(MARKS)


@cache
def contractions(language: str) -> Mapping[tuple[str, str], str]:
    """Preposition and article, and what they melt into, as `contractions.ftl` says."""
    stems = _pairs("contraction-prepositions", language)
    endings = _pairs("contraction-articles", language)
    return {(word, article): stem + end for word, stem in stems.items() for article, end in endings.items()}


def _melt(melted: Mapping[tuple[str, str], str], found: re.Match[str]) -> str:
    preposition, article = found.groups()
    word = melted[preposition.lower(), article]
    return word.capitalize() if preposition[0].isupper() else word


@cache
def _seam(language: str) -> re.Pattern[str]:
    """Where a preposition meets the article of a name that was put in; other text has no mark between the two."""
    prepositions = "|".join({word: "" for word, _ in contractions(language)})
    articles = "|".join(
        {article if article.endswith("'") else f"{article}(?= )" for _, article in contractions(language)}
    )
    return re.compile(rf"(?<!\w)((?i:{prepositions})) {OPENS}+({articles})")


def _pairs(key: str, language: str) -> dict[str, str]:
    listed = _filled(key, language, NO_NAMES).translate(MARKS)
    return dict(pair.split(": ", 1) for pair in listed.split(", ") if pair)


def _filled(key: str, language: str, names: Mapping[str, str | int]) -> str:
    words = bundle(language)
    pattern = words.get_message(key).value if words.has_message(key) else None
    if pattern is None:
        raise KeyError(f"no sentence {key!r} in {language!r}")
    text, errors = words.format_pattern(pattern, dict(names))
    if errors:
        raise ValueError(f"{key!r} in {language!r}: {errors[0]}")
    return str(text)
