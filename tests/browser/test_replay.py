"""A finished game can be watched again, step by step, as it really was."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import PATIENCE
from tests.browser.test_gathering import CLIPBOARD
from tests.browser.test_page import serious
from tests.server.harness import SLOW, Json, Running

NEVER = "\N{EN DASH}"  # what cannot be of a seat


def finished(server: Running, edition: str, players: int = 3) -> str:
    """A game that bots have played to its end."""
    made: Json = server.make(edition=edition, players=players, rounds=2, seats=[{"kind": "bot"}] * players)

    until = time.monotonic() + SLOW
    with server.http() as http:
        while http.get(f"/api/games/{made['id']}").json()["status"] != "finished":
            assert time.monotonic() < until
            time.sleep(0.05)
    return str(made["id"])


def test_a_replay_ends_where_the_game_ended(server: Running, open_page: OpenPage) -> None:
    game = finished(server, "osprey")
    page = open_page(f"/game/{game}")
    page.get_by_test_id("ended").wait_for(timeout=PATIENCE)
    page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
    stood = page.evaluate("[...document.querySelectorAll('[data-pawn]')].map(p => [p.dataset.pawn, p.style.transform])")

    page.evaluate(CLIPBOARD)
    page.get_by_role("button", name="Copy link to the replay").click()
    page.wait_for_function("window.copied?.endsWith(`/replay/${location.pathname.split('/').at(-1)}`)")
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    assert len(stood) > 20
    page.wait_for_function(
        """stood => stood.every(([name, at]) =>
            document.querySelector(`[data-pawn="${name}"]`)?.style.transform === at)""",
        arg=stood,
    )
    expect(page.locator("[data-pawn]")).to_have_count(len(stood))


def test_a_replay_goes_forwards_and_back(server: Running, open_page: OpenPage) -> None:
    page = open_page(f"/replay/{finished(server, 'classic')}")

    page.get_by_role("button", name="One turn forward").click()
    expect(page.get_by_test_id("story")).to_contain_text("'s turn.")
    page.get_by_role("button", name="To the start").click()

    expect(page.get_by_test_id("story")).to_contain_text("Nothing has happened yet")
    expect(page.get_by_role("table")).to_contain_text("average throw")


def test_arrows_step_and_space_plays_wherever_one_has_clicked(server: Running, open_page: OpenPage) -> None:
    page = open_page(f"/replay/{finished(server, 'classic')}")
    page.get_by_role("button", name="One step forward").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("1")
    page.locator(".view").click()

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("play")).to_have_text("Pause")
    page.keyboard.press("Space")

    page.get_by_test_id("story").get_by_role("button").first.click()
    expect(slider).to_have_value("1")


def test_a_link_leads_to_the_step_and_the_view_that_somebody_looked_at(server: Running, open_page: OpenPage) -> None:
    page = open_page(f"/replay/{finished(server, 'osprey')}")
    held = page.get_by_test_id("held")

    expect(held.locator("[data-held='american']")).to_have_text("Escape Kit")  # everybody begins with one
    page.get_by_role("combobox", name="View as").select_option("American: their own cards only")
    expect(held.locator("[data-card]")).to_have_count(1)
    page.get_by_role("button", name="One turn forward").click()
    page.get_by_role("button", name="One step forward").click()
    at = page.get_by_role("slider").input_value()
    page.evaluate(CLIPBOARD)
    page.get_by_role("button", name="Copy link to this step").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("window.copied")

    assert link.endswith(f"?step={at}&view=american")
    expect(page).to_have_url(link)
    guest = open_page(link)
    expect(guest.get_by_role("slider")).to_have_value(at)
    lines = page.get_by_test_id("story").locator("li").all_inner_texts()
    expect(guest.get_by_test_id("story").locator("li")).to_have_text(lines)
    expect(guest.get_by_test_id("held").locator("[data-card='kit']")).to_be_visible()
    made, suffered = (guest.get_by_role("row", name=name).get_by_role("cell") for name in ("made", "men arrested"))
    expect(made).to_have_text([re.compile(r"^\d+$"), NEVER, NEVER])
    expect(suffered).to_have_text([NEVER, re.compile(r"^\d+$"), re.compile(r"^\d+$")])
    guest.get_by_role("combobox", name="View as").select_option("Spectator: no cards")
    expect(guest.get_by_test_id("held")).to_have_count(0)
    assert serious(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "it-IT"])
def test_the_statistics_of_six_fit_their_panel(
    server: Running, open_page: OpenPage, size: ViewportSize, locale: str
) -> None:
    page = open_page(f"/replay/{finished(server, 'classic', players=6)}", viewport=size, locale=locale)
    table = page.get_by_role("table")
    if size is PHONE:  # there they are shown when they are wanted
        page.locator("summary.typed").last.click()
    table.wait_for(timeout=PATIENCE)

    table.scroll_into_view_if_needed()

    right = table.evaluate("it => it.getBoundingClientRect().right")
    assert right <= size["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert table.evaluate("it => it.closest('aside').scrollWidth <= it.closest('aside').clientWidth")
