"""What the page says fits where it says it, and reads as people speak, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from colditz import EDITIONS
from colditz.model.cards import Card
from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import Player, address_of
from tests.scene import scene
from tests.server.harness import Running

LOCALES = {"en": "en-GB", "es": "es-ES", "it": "it-IT"}
PEOPLE = [{"kind": "human"}, {"kind": "human"}]
NEITHER_CUT_NOR_TINY = """cards => cards.flatMap(card => {
    const words = [...card.querySelectorAll('.pack, .title')].filter(word => word.offsetParent);
    const tiny = word => parseFloat(getComputedStyle(word).fontSize) < 8;
    const cut = words.filter(word => word.scrollWidth > word.clientWidth || tiny(word));
    const high = card.scrollHeight > card.clientHeight ? [card] : [];
    return [...cut, ...high].map(found => found.textContent);
})"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LOCALES)
def test_every_card_shows_its_whole_title(stage: Stage, open_page: OpenPage, language: str, size: ViewportSize) -> None:
    boxed = [card for pack in EDITIONS["classic"].packs for card in pack]
    every = " ".join(Card(card).title for card in boxed)
    gear = {"american": "rope key pass wire-cutters"}
    hands = {"american": every}
    links = stage(scene(turn="american", points=5, hands=hands, equipment=gear, kits="american", players=3))
    page = open_page(links["american"], viewport=size, locale=LOCALES[language])
    page.locator("[data-card]").first.wait_for()

    assert page.locator("[data-card]").count() >= len(boxed) + 4
    assert page.locator("[data-card]").evaluate_all(NEITHER_CUT_NOR_TINY) == []


def test_the_story_reads_in_italian_as_people_speak(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r10-c10", turn="american", points=5, players=2))
    player = Player(open_page(links["american"], locale="it-IT"))

    player.page.locator("[data-pawn=american-1]").click(force=True)
    player.page.locator(".goal").first.press("Enter")

    expect(player.page.get_by_test_id("story")).to_contain_text("L'americano 1 cammina fino a")


def test_a_goal_is_called_by_its_place_once_and_by_its_cost(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r10-c10", turn="american", points=5, players=2))
    page = open_page(links["american"])

    page.locator("[data-pawn=american-1]").click(force=True)

    called = page.locator(".goal[data-place]").first.get_attribute("aria-label") or ""
    place, _, cost = called.rpartition(", ")
    assert cost in {"1 point", *(f"{number} points" for number in range(2, 6))}
    assert place.startswith("the inner courtyard, row "), place


@pytest.mark.parametrize(("language", "says"), [("en", " ropes"), ("es", " cuerdas"), ("it", " corde")])
def test_ways_out_count_what_they_cost(stage: Stage, open_page: OpenPage, language: str, says: str) -> None:
    links = stage(scene("american-1@ic-r10-c10", turn="american", points=5, players=2))
    player = Player(open_page(links["american"], locale=LOCALES[language]))

    player.page.locator("[data-pawn=american-1]").click(force=True)
    player.page.get_by_test_id("routes").click()

    expect(player.page.get_by_role("listitem").filter(has_text=says).first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "leave", "asks", "sure"),
    [
        ("en", "Leave the game", "A bot plays on for you", "Yes, leave"),
        ("es", "Dejar la partida", "Un bot sigue jugando por ti", "Sí, dejarla"),
        ("it", "Lascia la partita", "Un bot continua a giocare per te", "Sì, lascia"),
    ],
)
def test_leaving_asks_first_and_answers_stand_below(
    server: Running, open_page: OpenPage, language: str, leave: str, asks: str, sure: str
) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=PEOPLE)
    page = Player(open_page(address_of(made, "american"), locale=LOCALES[language])).page

    page.locator("summary[aria-label]").first.click()
    page.get_by_role("button", name=leave).click()

    assert below(page, page.get_by_text(asks).bounding_box(), sure)


def below(page: Page, question: object, answer: str) -> bool:
    """The answer begins where the question has ended."""
    box = page.get_by_role("button", name=answer).bounding_box()
    assert isinstance(question, dict)
    assert box is not None
    return bool(box["y"] >= question["y"] + question["height"])
