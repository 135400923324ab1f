"""The differences that players feel: every topic has words in every language, and every sentence rests on a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from colditz import EDITIONS
from colditz.editions.ledgers import load_ledger
from colditz.editions.topics import RESTS_ON, TOPICS
from colditz.model.words import LANGUAGES, sentence

LOCALE = Path(__file__).parents[1] / "src" / "colditz" / "locale"
TOPIC_KEY = re.compile(r"^((?:topic|differs)-[a-z0-9-]+) =", re.MULTILINE)
A_GLANCE = 30  # words; more than that nobody reads in a table


def says(edition: str, topic: str, language: str) -> str:
    """What an edition says of a topic."""
    return sentence(f"differs-{edition}-{topic}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_told_for_every_edition(topic: str, language: str) -> None:
    assert sentence(f"topic-{topic}", language)
    for edition in EDITIONS:
        told = says(edition, topic, language)
        assert told.endswith("."), told
        assert len(told.split()) <= A_GLANCE, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_of_a_topic_that_is_gone(language: str) -> None:
    text = (LOCALE / language / "differences.ftl").read_text(encoding="utf-8")
    wanted = {f"topic-{topic}" for topic in TOPICS}
    wanted |= {f"differs-{edition}-{topic}" for edition in RESTS_ON for topic in TOPICS}

    assert set(TOPIC_KEY.findall(text)) == wanted


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sentence_rests_on_a_rule_of_its_edition(edition: str) -> None:
    ledger = load_ledger(edition)

    assert set(RESTS_ON[edition]) == set(TOPICS)
    assert [rule for rule in RESTS_ON[edition].values() if rule not in ledger.entries] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_differ_in_every_topic(language: str) -> None:
    alike = [topic for topic in TOPICS if len({says(edition, topic, language) for edition in EDITIONS}) == 1]

    assert alike == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_the_same_in_every_language(language: str) -> None:
    for edition in EDITIONS:
        for topic in TOPICS:
            english = re.findall(r"\d+", says(edition, topic, "en"))
            assert re.findall(r"\d+", says(edition, topic, language)) == english, (edition, topic)
