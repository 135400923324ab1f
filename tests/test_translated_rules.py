"""The rules in other languages say the same, entry by entry."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from colditz.editions.ledgers import FINISHED, LEDGERS, WRITTEN_IN, load_ledger
from colditz.model.words import LANGUAGES

FOLDER = files("colditz.editions") / "ledger"
OTHERS = [language for language in LANGUAGES if language != WRITTEN_IN]
SPOKEN = [
    (edition, language)
    for edition in LEDGERS
    for language in OTHERS
    if (FOLDER / language / f"{edition}.toml").is_file()
]
READ = ("text", "question", "why")
A_SENTENCE = 3  # words; "No." is the same in all of them

# What other editions call in Spanish what the players of 2006 know by another name; equipo is a team.
NOT_OF_2006 = re.compile(
    r"\bequipos?\b|talismán|escondrijo|cizalla|barracones|\b(zona|casilla)s? seguras?|bajada|zona de appel"
    r"|recinto de la guarnición|oficial(es)? de seguridad|celdas? de castigo|coche de mando|túnel detectado"
    r"|\b(llave|pase) localizad[oa]|\bfichas?\b|\bcírculos? negr|\bequipamiento",
    re.IGNORECASE,
)


def numbers(text: str) -> list[str]:
    """All that is written in digits; what separates thousands does not count."""
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u00a0 ](?=\d{3}\b)", "", text)))


@pytest.mark.parametrize(("edition", "language"), SPOKEN)
def test_whatever_players_read_is_translated(edition: str, language: str) -> None:
    ours, theirs = load_ledger(edition), load_ledger(edition, language)

    assert theirs.language == language
    for rule, entry in ours.entries.items():
        for field in READ:
            told, english = getattr(theirs[rule], field), getattr(entry, field)
            assert bool(told) == bool(english), f"{rule} {field}: {told!r}"
            assert told != english or len(english.split()) < A_SENTENCE, f"{rule} {field} is still in English"


@pytest.mark.parametrize(("edition", "language"), SPOKEN)
def test_numbers_are_the_same_in_every_language(edition: str, language: str) -> None:
    ours, theirs = load_ledger(edition), load_ledger(edition, language)

    differing = {
        rule: (english.text, theirs[rule].text)
        for rule, english in ours.entries.items()
        if not set(numbers(english.text)) <= set(numbers(theirs[rule].text))
    }
    assert differing == {}


@pytest.mark.parametrize(("edition", "language"), SPOKEN)
def test_no_translation_is_left_of_a_rule_that_is_gone(edition: str, language: str) -> None:
    text = (FOLDER / language / f"{edition}.toml").read_text(encoding="utf-8")

    assert list(tomllib.loads(text)) == list(load_ledger(edition).entries)


@pytest.mark.parametrize("edition", FINISHED)
def test_a_finished_edition_is_read_in_every_language(edition: str) -> None:
    assert [language for language in OTHERS if (edition, language) not in SPOKEN] == []


def test_what_nobody_has_translated_is_read_in_english() -> None:
    nobodys = load_ledger("classic", "eo")

    assert nobodys.language == WRITTEN_IN
    assert nobodys.entries == load_ledger("classic").entries


def test_the_spanish_edition_keeps_the_words_its_players_know() -> None:
    ledger = load_ledger("devir", "es")
    told = [getattr(entry, field) for entry in ledger.entries.values() for field in READ]
    words = [words["es"] for words in ledger.terms.values()]
    titles = ("advance_warning", "talisman", "hideaway", "tunnel_detected", "shoot_to_kill", "arrest_key_holder")

    assert [text for text in told + words if NOT_OF_2006.search(text)] == []
    assert [key for key in titles if not any(ledger.terms[key]["es"] in text for text in told)] == []


@pytest.mark.parametrize("edition", ["classic", "osprey"])
def test_equipment_is_material_in_spanish_since_a_team_is_an_equipo(edition: str) -> None:
    text = (FOLDER / "es" / f"{edition}.toml").read_text(encoding="utf-8")

    assert re.findall(r"\bequipos?\b(?! de fuga).{0,20}", text, re.IGNORECASE) == []
