"""One shown moment: while what others did is acted out, everything on the page stands where the acting stands."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene

YARD = "american-1@ic-r10-c07 guard-1@ic-r10-c06"


def watch_step_by_step(page: Page) -> None:
    """Nothing goes on by itself: the test says when."""
    page.locator("summary").first.click()
    page.locator("[data-setting=pace]").select_option("step")
    page.keyboard.press("Escape")


def turn_of(page: Page) -> str | None:
    """Whose turn the list of seats shows."""
    return page.locator(".fixed [data-testid=seats] li[aria-current] strong").inner_text()


def test_the_page_does_not_run_ahead_of_what_is_acted_out(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(YARD, turn="security", players=2, points=5))
    page = open_page(links["american"], reduced_motion="no-preference")
    watch_step_by_step(page)
    security, victim = Player(open_page(links["security"])), Player(page)
    security.take("guard-1")
    security.tap(security.page.locator(".goal[data-place]").first)
    expect(security.page.get_by_test_id("undo")).to_be_visible()
    security.do("EndTurn")
    expect(page.get_by_test_id("next-step")).to_be_visible()  # the walk was shown, and waits

    expect(page.get_by_test_id("now-playing")).to_contain_text("Guard 1")
    expect(page.get_by_test_id("status")).to_contain_text("Security is taking a turn")
    expect(page.get_by_test_id("story")).to_contain_text("Guard 1")
    expect(page.get_by_test_id("story")).not_to_contain_text("American officer's turn")
    assert turn_of(page) == "Security"
    assert victim.offered() == []

    page.get_by_test_id("to-my-turn").click()
    expect(page.get_by_test_id("status")).to_contain_text("Your turn.")
    expect(page.get_by_test_id("story")).to_contain_text("American officer's turn")
    assert turn_of(page) == "American"
    victim.do("Throw")
    expect(page.get_by_test_id("story")).to_contain_text("American officer throws")


def test_the_end_of_a_game_is_told_when_it_has_been_seen(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@od-se-01", points=9, kits="american", players=2, escapes=1))
    page = open_page(links["security"], reduced_motion="no-preference")
    watch_step_by_step(page)
    Player(page)
    american = Player(open_page(links["american"]))
    american.take("american-1")
    american.page.locator(".goal[data-place=target-5]").press("Enter")
    expect(american.page.get_by_test_id("ended")).to_be_visible()

    expect(page.get_by_test_id("next-step")).to_be_visible()
    expect(page.get_by_test_id("status")).to_contain_text("The American officer is taking a turn")
    expect(page.get_by_test_id("status")).not_to_contain_text("over")
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("ended")).to_be_visible()
