"""The page that lays the editions side by side says what the editions say."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from colditz.editions.compare import answer_of, first_sentence, page, plain, questions
from colditz.editions.questions import ANSWERS, NUMBERS
from colditz.editions.registry import EDITIONS
from colditz.engine.edition import Edition, Grounds, Params

PAGE = (Path(__file__).parents[1] / "docs" / "editions.md").read_text(encoding="utf-8")


def test_the_page_is_what_the_editions_make() -> None:
    assert page() == PAGE, "an edition has changed: run `make docs`"


def test_the_page_has_a_column_for_every_edition_there_is() -> None:
    assert f"|  | {' | '.join(EDITIONS)} |" in PAGE.splitlines()


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (NUMBERS, [field.name for field in fields(Params)]),
        (ANSWERS, [*(f"grounds.{field.name}" for field in fields(Grounds)), *questions()]),
    ],
)
def test_everything_asked_of_an_edition_has_words_and_no_words_are_left_over(
    words: dict[str, str], asked: list[str]
) -> None:
    assert sorted(words) == sorted(asked)
    assert all(f"| {says} |" in PAGE for says in words.values())


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_answer_is_told_by_its_name_and_its_sentence(edition: Edition) -> None:
    for law in (answer_of(edition, question) for question in questions()):
        assert first_sentence(law)
        assert f"**{plain(law.__name__)}.** {first_sentence(law)}" in PAGE


def test_no_name_of_the_code_and_no_citation_is_shown() -> None:
    text = PAGE.replace("`make docs`", "")
    assert "_" not in text
    assert not [edition for edition in EDITIONS if f"[{edition}." in text]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("at_most_two_more", "At most two more"),
        ("WatchWaysHome", "Watch ways home"),
        ("tunnel-chapel", "Tunnel chapel"),
        ("pow_ground", "POW ground"),
    ],
)
def test_names_become_words(name: str, words: str) -> None:
    assert plain(name) == words
