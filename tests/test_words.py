"""What players read: the same sentences in three languages, and one for every refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message

from colditz import EDITIONS
from colditz.engine.refusal import SPEAKS_OF_A_PAWN, Refusal, told
from colditz.model.words import LANGUAGES, capital, pawn_named, sentence
from colditz.players.sight import Reason

LOCALE = Path(__file__).parents[1] / "src" / "colditz" / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").iterdir())
OTHERS = [language for language in LANGUAGES if language != "en"]
# International words, which a language may share with English.
SHARED = frozenset(
    {"action-refuse", "compare-no", "edition-v3", "is-bot", "sim-column-bots", "tab-talk", "talk-title", "who-bot"}
)
# An edition in its mother tongue speaks in the words that its players know.
MOTHER_TONGUE = {"devir": "es", "v3": "es"}
ENGLISH = re.compile(r"\b(the|you|your|and|with|may|not|that|which|of)\b", re.IGNORECASE)


def sentences(language: str, name: str) -> dict[str, str]:
    """The keys and sentences of one file, in its order."""
    parsed = FluentParser(with_spans=False).parse((LOCALE / language / name).read_text(encoding="utf-8"))
    assert [entry for entry in parsed.body if isinstance(entry, Junk)] == []
    return {entry.id.name: said(entry) for entry in parsed.body if isinstance(entry, Message)}


def said(message: Message) -> str:
    """What stands behind a key, with all its plural forms."""
    return FluentSerializer().serialize_entry(message).split(" =", 1)[1].strip()


def general(key: str) -> str:
    """The key for all editions of what an edition says in words of its own."""
    return key.rpartition("-in-")[0] if key.endswith(tuple(f"-in-{edition}" for edition in EDITIONS)) else key


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALE / language).iterdir()) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str, name: str) -> None:
    assert list(shared(language, name)) == list(shared("en", name))


def shared(language: str, name: str) -> dict[str, str]:
    """The sentences of a file but for those that an edition has in its mother tongue alone."""
    own = tuple(f"-in-{edition}" for edition, mother in MOTHER_TONGUE.items() if mother == language)
    english = sentences("en", name)
    return {key: said for key, said in sentences(language, name).items() if key in english or not key.endswith(own)}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(("edition", "language"), MOTHER_TONGUE.items())
def test_an_edition_has_words_of_its_own_only_for_what_others_call_something_else(
    edition: str, language: str, name: str
) -> None:
    found, mark = sentences(language, name), f"-in-{edition}"
    own = {key: key.removesuffix(mark) for key in found if key.endswith(mark) and key not in sentences("en", name)}

    assert {key for key, general in own.items() if found.get(general) in (None, found[key])} == set()
    names = re.compile(r"\$\w+")
    assert {key for key, it in own.items() if {*names.findall(found[key])} != {*names.findall(found[it])}} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    for refusal in Refusal:
        assert told(refusal.value, "guard-3" if refusal in SPEAKS_OF_A_PAWN else "", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_pawn_that_it_speaks_of_and_no_other_does(language: str) -> None:
    naming = {general(key) for key, text in shared(language, "refusals.ftl").items() if "$pawn" in text}

    assert naming == {refusal.value for refusal in SPEAKS_OF_A_PAWN}


def test_no_sentence_explains_a_refusal_that_is_gone() -> None:
    assert {general(key) for key in sentences("en", "refusals.ftl")} == {refusal.value for refusal in Refusal}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str, name: str) -> None:
    english = sentences("en", name)
    others = sentences(language, name).items()
    left = [key for key, text in others if (text == english.get(key) and key not in SHARED) or ENGLISH.search(text)]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_without_a_sentence_is_an_error(language: str) -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        sentence("no-such-key", language)


def test_a_language_we_do_not_speak_is_an_error() -> None:
    with pytest.raises(ValueError, match="choose one of en, es, it"):
        sentence("game-over", "de")


@pytest.mark.parametrize("name", ["questions.ftl", "table.ftl", "tutorial.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_circles_to_choose_are_never_told_by_their_colour(language: str, name: str) -> None:
    painted = re.compile(r"(yellow|white|black) circle|casillas? (amarill|blanc|negr)|casell[ae] (giall|bianc|ner)")
    assert [key for key, text in sentences(language, name).items() if painted.search(text)] == []


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        ("el guardia 1 llega", "El guardia 1 llega"),
        ("¡el británico 1 se ha fugado!", "¡El británico 1 se ha fugado!"),
        ("¿«ésa»?", "¿«Ésa»?"),
        ("2 hombres", "2 hombres"),
        ("", ""),
    ],
)
def test_a_sentence_begins_with_a_capital_behind_the_mark_that_opens_it(text: str, begun: str) -> None:
    assert capital(text) == begun


def test_an_edition_speaks_in_its_own_words_where_it_has_some() -> None:
    assert pawn_named("american-3", "es", "devir") == "el americano 3"
    assert pawn_named("american-3", "es", "classic") == pawn_named("american-3", "es") == "el estadounidense 3"
    assert told("on-appel", "", "es", "devir.arrest.18") == sentence("on-appel-in-devir", "es")
    assert told("on-appel", "", "it", "devir.arrest.18") == sentence("on-appel", "it")
    assert "americano 3" in Reason("bot-run", {"man": "american-3"}).says("es", "devir")


@pytest.mark.parametrize("name", FILES)
def test_no_italian_article_stands_before_a_number_that_may_begin_with_a_vowel(name: str) -> None:
    """It would be l'89 % but il 53 %: a sentence that takes any number has no article before it."""
    before = re.compile(r"\b(il|al|del|dal|nel|un) \{ \$(percent|before|wanted|chance) \}")
    assert [key for key, text in sentences("it", name).items() if before.search(text)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_somebody_is_awaited_for_agrees_with_how_many_are_awaited(language: str) -> None:
    """The other half of "waiting for … to …", which is a verb of its own in these languages."""
    awaited = {key: text for name in FILES for key, text in sentences(language, name).items() if key[:8] == "awaited-"}

    assert len(awaited) > 20
    assert [key for key, text in awaited.items() if "$count" not in text] == []
