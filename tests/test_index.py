"""The index of the rulebooks: every topic has words in every language, and rules of every edition."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from colditz import EDITIONS
from colditz.editions.index import index_of, topics
from colditz.editions.ledgers import load_ledger
from colditz.model.words import LANGUAGES

LOCALE = Path(__file__).parents[1] / "src" / "colditz" / "locale"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_topic_is_answered_by_rules_of_every_edition(edition: str) -> None:
    known = load_ledger(edition).entries
    named = {topic: rules[edition] for topic, rules in topics().items()}

    assert [topic for topic, rules in named.items() if not rules] == []
    assert [rule for rules in named.values() for rule in rules if rule not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_words_and_no_words_are_left_of_one_that_is_gone(language: str) -> None:
    text = (LOCALE / language / "index.ftl").read_text(encoding="utf-8")

    assert re.findall(r"^index-(\S+) =", text, re.MULTILINE) == list(topics())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_topics_are_asked_for_in_the_same_words(language: str) -> None:
    asked = [way for heading in index_of("classic", language) for way in heading.asked]

    assert {way for way in asked if asked.count(way) > 1} == set()
