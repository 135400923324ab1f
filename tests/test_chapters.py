"""The rulebook has chapters, and every chapter of a finished edition a title of its own."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from colditz.editions.ledgers import FINISHED, LEDGERS, load_ledger
from colditz.model.words import LANGUAGES, sentence

LOCALE = Path(__file__).parents[1] / "src" / "colditz" / "locale"
SHORT = 50  # letters; a longer title breaks over two lines of the contents
BOTH = [(edition, language) for edition in FINISHED for language in LANGUAGES]


def chapters(edition: str) -> list[str]:
    """The chapters of a ledger, in its order."""
    return list(dict.fromkeys(entry.chapter for entry in load_ledger(edition).entries.values()))


def key(chapter: str) -> str:
    """`classic.34c` as the words spell it: chapter-classic-34c."""
    return f"chapter-{chapter.replace('.', '-')}"


def titled(language: str) -> list[str]:
    """Every key of the file of titles."""
    text = (LOCALE / language / "chapters.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(\S+) = ", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_a_finished_edition_has_a_title_and_no_title_is_left_over(language: str) -> None:
    assert titled(language) == [key(chapter) for edition in FINISHED for chapter in chapters(edition)]


@pytest.mark.parametrize(("edition", "language"), BOTH)
def test_titles_are_short_and_told_apart(edition: str, language: str) -> None:
    titles = [sentence(key(chapter), language) for chapter in chapters(edition)]

    assert [title for title in titles if len(title) > SHORT] == []
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("edition", LEDGERS)
def test_rules_of_a_chapter_stand_together_and_rulings_come_last(edition: str) -> None:
    entries = list(load_ledger(edition).entries.values())

    assert [chapter for chapter, _ in groupby(entry.chapter for entry in entries)] == chapters(edition)
    assert chapters(edition)[-1] == f"{edition}.ruling"
    assert all(entry.is_ruling == (entry.chapter == f"{edition}.ruling") for entry in entries)
