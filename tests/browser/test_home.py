"""The start page: one's own games first, what waits for one marked, and a list that can be tidied."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import PATIENCE, address_of
from tests.browser.test_page import serious
from tests.browser.test_replay import finished
from tests.server.harness import Json, Running, token

BOTH: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "human"}]


def at_home(server: Running, open_page: OpenPage, seat: str, **wishes: object) -> tuple[Page, str]:
    """The start page of somebody who has a seat at a game in which Security is asked; and the game."""
    made = server.make(edition="classic", players=2, rounds=9, seats=BOTH)
    page = open_page(address_of(made, seat), **wishes)
    page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
    page.goto("/")
    return page, str(made["id"])


def keep_seat(page: Page, game: str, seat: str, key: str) -> None:
    """Let a browser hold a seat as if its link had been opened."""
    page.evaluate(
        """([game, seat, key]) => {
             const held = JSON.parse(localStorage.getItem("colditz.seats") ?? "{}");
             localStorage.setItem("colditz.seats", JSON.stringify({ ...held, [game]: { [seat]: key } }));
           }""",
        [game, seat, key],
    )


def test_ones_own_game_stands_first_and_says_that_it_waits(server: Running, open_page: OpenPage) -> None:
    page, game = at_home(server, open_page, "security")

    line = page.get_by_test_id("your-games").locator(f"[data-game='{game}']")

    expect(line).to_contain_text("Classic")
    expect(line).to_contain_text("Round 1 of 9")
    expect(line).to_contain_text("last played: now")
    expect(line).to_contain_text("Security (you)")
    expect(page.get_by_role("heading", level=2).first).to_have_text("Your games")
    line.get_by_role("link", name="Your turn: continue").click()
    expect(page.locator(".status.mine")).to_be_visible()


def test_somebody_elses_turn_is_not_marked(server: Running, open_page: OpenPage) -> None:
    page, _ = at_home(server, open_page, "american")

    line = page.get_by_test_id("your-games")

    expect(line.get_by_role("link", name="Continue")).to_be_visible()
    expect(line).to_contain_text("Security (Ann)")
    expect(line).not_to_contain_text("Your turn")


def test_the_turn_is_known_when_somebody_comes_back_to_the_page(server: Running, open_page: OpenPage) -> None:
    page, _ = at_home(server, open_page, "american")
    expect(page.get_by_test_id("your-games").get_by_role("article")).to_have_count(1)
    made = server.make(edition="osprey", players=2, seats=BOTH)
    keep_seat(page, made["id"], "security", token(made, "security"))

    page.evaluate("window.dispatchEvent(new Event('focus'))")

    expect(page.get_by_role("article").first).to_contain_text("Your turn: continue")


def test_a_game_is_taken_off_the_list_and_put_back(server: Running, open_page: OpenPage) -> None:
    page, game = at_home(server, open_page, "security")
    line = page.locator(f"[data-game='{game}']")

    line.get_by_role("button", name="Remove from list").click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Open games")).to_be_visible()
    expect(line).to_have_count(0)
    page.goto(f"/game/{game}")
    expect(page.locator(".status.mine")).to_be_visible()  # the seat is still held
    page.evaluate("localStorage.removeItem('colditz.away')")
    page.goto("/")
    line.get_by_role("button", name="Remove from list").click()
    page.get_by_role("button", name="Put it back").click()

    expect(line).to_be_visible()


def test_a_finished_game_leads_to_its_replay(server: Running, open_page: OpenPage) -> None:
    page, game = open_page("/"), finished(server, "osprey")
    keep_seat(page, game, "american", "lost")
    page.reload()

    expect(page.get_by_test_id("winners")).to_have_text(re.compile(r"\w+ won( together)?\.|Nobody won\."))
    page.get_by_test_id("finished").get_by_role("link", name="Watch the replay").click()

    expect(page.get_by_role("table")).to_contain_text("average throw")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_no_serious_barriers_among_ones_own_games(
    server: Running, open_page: OpenPage, light: Literal["light", "dark"]
) -> None:
    page, _ = at_home(server, open_page, "security", color_scheme=light)
    keep_seat(page, finished(server, "osprey"), "american", "lost")
    page.reload()
    page.get_by_test_id("finished").wait_for(timeout=PATIENCE)

    assert serious(page) == []


def test_a_newcomer_reads_what_it_is_and_is_sent_to_the_lessons(open_page: OpenPage) -> None:
    page = open_page("/")
    strong = page.locator("main .main")

    expect(page.locator("main")).to_contain_text("Colditz Castle held Allied officers prisoner")
    expect(page.locator("main")).to_contain_text("New here? Start with Classic.")
    expect(strong).to_have_count(1)
    expect(strong).to_have_text("Learn the game in ten minutes")
    page.evaluate("localStorage.setItem('colditz.learned', JSON.stringify({ classic: ['walk'] }))")
    page.reload()
    expect(strong).to_have_attribute("data-quick", "classic")


@pytest.mark.parametrize(
    ("locale", "scheme", "wish"),
    [
        ("en-GB", "light", "language=en&palette=day"),
        ("es-ES", "light", "language=es&palette=day"),
        ("it-IT", "dark", "language=it&palette=night"),
    ],
)
def test_the_castle_on_the_start_page_is_lettered_and_lit_as_the_page_is(
    open_page: OpenPage, locale: str, scheme: str, wish: str
) -> None:
    page = open_page("/", locale=locale, color_scheme=scheme)

    expect(page.locator(".castle img")).to_have_attribute("src", f"/api/board/classic.svg?{wish}")


@pytest.mark.parametrize("edition", ["classic", "v3"])
def test_the_menu_of_a_table_leads_to_the_lessons_of_its_edition(
    server: Running, open_page: OpenPage, edition: str
) -> None:
    made = server.make(
        edition=edition, players=3, rounds=9, seats=[{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
    )
    page = open_page(address_of(made, "security"))
    page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)

    page.locator("summary").first.click()
    page.get_by_test_id("menu-learn").click()

    expect(page).to_have_url(re.compile(f"/learn/{edition}$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
