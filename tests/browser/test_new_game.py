"""The page of a new game knows what may be agreed on, and says it where it is written."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from colditz.model.words import sentence
from colditz.players.levels import LEVELS
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.test_page import serious

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
# The lines of a menu that are wider than it is, with its arrow.
CUT = """menu => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(menu).font;
    const lines = [...menu.options].map(({ text }) => text);
    return lines.filter(line => pen.measureText(line).width + 36 > menu.clientWidth);
}"""
REFUSING = "window.fetch = async () => new Response(JSON.stringify({ says: 'Oggi no.' }), { status: 422 })"


def refused(page: Page, name: str, wish: str, limits: str) -> None:
    """A number that cannot be is told beside its field, which is brought before whoever wrote it."""
    field = page.get_by_role("spinbutton", name=name)
    field.fill(wish)
    page.locator("details:has(input) > summary").last.click()  # folded, it still counts
    page.get_by_role("button", name="Inizia partita").click()

    expect(field).to_be_focused()
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(f"Scrivi un numero intero {limits}.")


def test_numbers_that_cannot_be_are_told_at_their_field(open_page: OpenPage) -> None:
    page = open_page("/new?edition=osprey", viewport=LAPTOP, locale="it-IT")
    page.get_by_text("Opzioni e regole della casa").click()
    rounds = page.get_by_role("spinbutton", name="Giri")
    escapes = page.get_by_role("spinbutton", name="Evasioni per vincere")
    expect(rounds).to_have_accessible_description("da 1 a 70; se lasci vuoto: 50")

    for wish in ("99", "0"):
        refused(page, "Giri", wish, "da 1 a 70")
    rounds.fill("")
    expect(rounds).to_have_attribute("placeholder", "50")
    for wish in ("9", "2.5", "-1", ""):
        refused(page, "Evasioni per vincere", wish, "da 1 a 7")
    page.get_by_label("vincono insieme").check()  # all men there are may be asked for
    escapes.fill("14")
    expect(escapes).to_have_accessible_description("da 1 a 14")
    assert serious(page) == []

    page.get_by_role("button", name="Inizia partita").click()
    page.wait_for_url("**/game/*")


def test_what_the_server_refuses_stands_beside_the_button(open_page: OpenPage) -> None:
    page = open_page("/new", viewport=LAPTOP, locale="it-IT")
    page.locator("header summary").click()
    expect(page.locator("[data-setting=language] option")).to_have_text(["English", "Español", "Italiano"])
    page.get_by_text("Opzioni e regole della casa").click()
    page.evaluate(REFUSING)

    page.get_by_role("button", name="Inizia partita").click()

    expect(page.get_by_role("alert")).to_have_text("Oggi no.")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("es-ES", "es"), ("it-IT", "it")])
def test_bots_are_listed_from_the_weakest_with_a_line_about_each(
    open_page: OpenPage, locale: str, language: str
) -> None:
    page = open_page("/new", viewport=PHONE, locale=locale)
    about = [sentence(f"level-about-{level}", language) for level in LEVELS]

    bots = page.locator("[data-seat]").first.locator("optgroup > option")

    expect(bots).to_contain_text(about)
    assert len({*about}) == len(LEVELS)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator("small", has_text=about[1]).first).to_be_visible()  # the shut list is too short for it
    for size in (DESK, LAPTOP):
        page.set_viewport_size(size)
        assert page.locator("[data-seat]").first.evaluate(CUT) == []
        expect(page.get_by_role("button", name=sentence("new-start", language))).to_be_in_viewport(ratio=1)


def test_a_nation_is_chosen_at_a_table_for_two(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.locator("input[name=players][value='2']").check(force=True)
    expect(page.locator("[data-nation]")).to_have_value("american")

    page.locator("[data-nation]").select_option("polish")
    expect(page.locator("[data-seat=polish]")).to_have_value("me")
    expect(page.locator("[data-seat]")).to_have_count(2)
    page.get_by_role("button", name="Start game").click()

    expect(page.locator("[data-pawn=polish-1]")).to_have_count(1)
    expect(page.locator("[data-pawn^=american]")).to_have_count(0)
