"""What players read of the rules speaks of what they can see, in the words of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from colditz.editions.ledgers import FINISHED, WRITTEN_IN, load_ledger
from colditz.model.words import LANGUAGES, sentence
from tests.test_words import MOTHER_TONGUE, sentences

LOCALE = Path(__file__).parents[1] / "src" / "colditz" / "locale"
OTHERS = [language for language in LANGUAGES if language != WRITTEN_IN]
SPOKEN = [(edition, language) for edition in FINISHED for language in LANGUAGES]
READ = ("text", "question", "why")

INSIDE = re.compile(
    r"\b\d{3}:\d+"  # a line of a source
    r"|\.(md|toml|py)\b|README"
    r"|\b(in|ic|out|od|gar|ramp|land|room|door|pass|post|under|safe)-[a-z]*-?r?\d+"  # the name of a circle
    r"|\bdoor-gh\b"
    r"|\b(ledger|fact sheet|seeds?|engine|software|bots?|board data|board graph|transcribed)\b"
    r"|\b(ficha|motor de juego|datos del tablero|transcrito|fuentes?|robots?)\b"
    r"|\b(scheda|motore di gioco|dati del tabellone|trascritto|font[ei]|autom[ai])\b",
    re.IGNORECASE,
)

# Words that the table does not use, because it has another for the same thing.
STRANGE = {
    "es": re.compile(
        r"círculos? negros?|cuartel(es)?\b|marcador(es)? de intento|oficial(es)? de fuga|coche (oficial|del comandante)"
        r"|amuleto|escondite|alicates|desnivel|zona de recuento",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"cerchi[o]? ner[oi]|segnalin[oi] (rotondo|escape)|ufficial[ei] (alleat[oi]|della sicurezza)|auto del comando"
        r"|tronchese\b|perquisizione generale|cortile della guarnigione|area appel",
        re.IGNORECASE,
    ),
}


def read(edition: str, language: str) -> Iterator[tuple[str, str]]:
    """Everything that players read of an edition, with its id."""
    for entry in load_ledger(edition, language).entries.values():
        yield from ((entry.id, getattr(entry, field)) for field in READ)


@pytest.mark.parametrize(("edition", "language"), SPOKEN)
def test_rules_name_nothing_that_players_cannot_see(edition: str, language: str) -> None:
    assert [(rule, text) for rule, text in read(edition, language) if INSIDE.search(text)] == []


@pytest.mark.parametrize(("edition", "language"), SPOKEN)
def test_a_rule_that_points_to_another_gives_its_id(edition: str, language: str) -> None:
    ours, pointer = load_ledger(edition).entries, re.compile(rf"\b{edition}\.[a-z0-9]+\.\d+")
    pointed = {(rule, other) for rule, text in read(edition, language) for other in pointer.findall(text)}

    assert pointed
    assert {(rule, other) for rule, other in pointed if other not in ours or other == rule} == set()


@pytest.mark.parametrize(("edition", "language"), SPOKEN)
def test_every_language_points_to_the_same_rules(edition: str, language: str) -> None:
    pointer = re.compile(rf"\b{edition}\.[a-z0-9]+\.\d+")
    pairs = zip(read(edition, WRITTEN_IN), read(edition, language), strict=True)

    assert [rule for (rule, ours), (_, theirs) in pairs if pointer.findall(ours) != pointer.findall(theirs)] == []


@pytest.mark.parametrize(("edition", "language"), SPOKEN)
def test_every_term_has_a_word_in_every_language(edition: str, language: str) -> None:
    assert [key for key, words in load_ledger(edition).terms.items() if not words[language]] == []


@pytest.mark.parametrize("edition", FINISHED)
@pytest.mark.parametrize("language", OTHERS)
def test_terms_call_cards_what_the_table_calls_them(edition: str, language: str) -> None:
    terms = load_ledger(edition).terms
    titles = _titles(edition, language)
    cards = {key: titles[key.replace("_", "-")] for key in terms if key.replace("_", "-") in titles}

    assert cards
    assert {key: title for key, title in cards.items() if _bare(title) not in terms[key][language].lower()} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_one_word_stands_for_one_thing(language: str) -> None:
    spoken = [edition for edition in FINISHED if MOTHER_TONGUE.get(edition) != language]
    rules = [(rule, text) for edition in spoken for rule, text in read(edition, language)]
    said = (
        path for path in sorted((LOCALE / language).iterdir()) if path.name != "index.ftl"
    )  # people may ask by any word
    lines = [(path.name, _shared(path)) for path in said]
    terms = [(key, words[language]) for edition in spoken for key, words in load_ledger(edition).terms.items()]

    found = [(where, STRANGE[language].findall(text)) for where, text in rules + lines + terms]
    assert [(where, words) for where, words in found if words] == []


def _shared(path: Path) -> str:
    """The sentences of a file that no edition has for itself in its mother tongue."""
    own = [edition for edition, language in MOTHER_TONGUE.items() if language == path.parent.name]
    found = sentences(path.parent.name, path.name)
    return "\n".join(said for key, said in found.items() if not {*own} & {*key.split("-")})


def _bare(title: str) -> str:
    """A title without what it says in brackets: a marked card names the unmarked one."""
    return title.partition(" (")[0].lower()


def _titles(edition: str, language: str) -> dict[str, str]:
    """What the table calls the cards of an edition, in whose own words where it has any."""
    text = (LOCALE / language / "names.ftl").read_text(encoding="utf-8")
    keys = [key for key in re.findall(r"^card-title-(\S+) = ", text, re.MULTILINE) if "-in-" not in key]
    own = {key: f"card-title-{key}-in-{edition}" for key in keys}
    return {key: sentence(name if f"{name} =" in text else f"card-title-{key}", language) for key, name in own.items()}
