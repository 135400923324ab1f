"""The editions side by side in plain words, and the weightiest differences where a game is made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from colditz import EDITIONS
from colditz.editions.topics import RESTS_ON, TOPICS
from colditz.model.words import sentence
from tests.browser.conftest import DESK, PHONE, OpenPage

SHOWN_AT_ONCE = 3
PARAMS = ("hand_limit", "escapes_to_win", "starting_kits")
EACH_LANGUAGE = pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("es-ES", "es")])


def tops(page: Page, topic: str) -> list[float]:
    """How far down the page each edition's sentence on a topic stands."""
    found = page.locator(f"[data-topic={topic}] [data-edition]")
    expect(found).to_have_count(len(EDITIONS))
    return [box["y"] for line in found.all() if (box := line.bounding_box())]


@EACH_LANGUAGE
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_sentence_stands_there_and_leads_to_its_rule(
    open_page: OpenPage, locale: str, language: str, viewport: dict[str, int]
) -> None:
    page = open_page("/compare", locale=locale, viewport=viewport)

    for topic in TOPICS:
        row = page.locator(f"[data-topic={topic}]")
        expect(row.get_by_role("heading")).to_have_text(sentence(f"topic-{topic}", language))
        for edition in EDITIONS:
            said = row.locator(f"[data-edition={edition}]")
            expect(said).to_contain_text(sentence(f"differs-{edition}-{topic}", language))
            rule = RESTS_ON[edition][topic]
            expect(said.get_by_role("link")).to_have_attribute("href", f"/rules/{edition}/{rule}")
    expect(page.get_by_test_id("numbers")).to_contain_text(sentence("param-starting-kits", language))
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


@EACH_LANGUAGE
def test_a_link_opens_the_rule(open_page: OpenPage, locale: str, language: str) -> None:
    page = open_page("/compare", locale=locale)
    edition, topic = list(EDITIONS)[-1], TOPICS[0]
    rule = RESTS_ON[edition][topic]

    page.get_by_role("link", name=rule, exact=True).click()

    expect(page.locator("li.target")).to_be_in_viewport()
    expect(page.locator("li.target")).to_have_attribute("id", rule)
    expect(page.locator("ol")).to_have_attribute("lang", language)
    assert page.url.endswith(f"/rules/{edition}/{rule}")


def test_numbers_that_are_the_same_everywhere_are_left_out(open_page: OpenPage) -> None:
    rows = open_page("/compare").get_by_test_id("numbers").locator("tbody tr")

    expect(rows.first).to_be_visible()
    told = [row.locator("td").all_inner_texts() for row in rows.all()]
    assert [row for row in told if len(set(row)) == 1] == []
    same = {name for name in PARAMS if len({str(getattr(law.params, name)) for law in EDITIONS.values()}) == 1}
    assert "hand_limit" in same
    expect(rows.filter(has_text=sentence("param-hand-limit", "en"))).to_have_count(0)


def test_editions_stand_beside_each_other_on_a_desk_and_below_on_a_phone(open_page: OpenPage) -> None:
    beside = tops(open_page("/compare"), TOPICS[0])
    below = tops(open_page("/compare", viewport=PHONE), TOPICS[0])

    assert len(set(beside)) == 1
    assert below == sorted(set(below))
    assert len(below) == len(EDITIONS)


def test_a_new_game_unfolds_what_is_different_in_the_chosen_edition(open_page: OpenPage) -> None:
    page = open_page("/new")
    different = page.get_by_test_id("different")
    first, *_, last = EDITIONS

    different.locator("summary").click()
    own = different.locator("dd:not(.other)")
    expect(own).to_have_count(SHOWN_AT_ONCE)
    expect(own.first).to_have_text(sentence(f"differs-{first}-{TOPICS[0]}", "en"))
    page.get_by_role("radio", name=sentence(f"edition-{last}", "en")).check()

    expect(own.first).to_have_text(sentence(f"differs-{last}-{TOPICS[0]}", "en"))
    expect(different.locator(f"dd.other[data-edition={first}]").first).to_contain_text(
        sentence(f"differs-{first}-{TOPICS[0]}", "en")
    )
    page.get_by_role("link", name=sentence("differences", "en")).click()
    expect(page.get_by_test_id("topics")).to_be_visible()
