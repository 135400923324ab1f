"""Vacation in correspondence games: taken in the menu, seen by everybody, ended by whoever is back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Player, address_of
from tests.server.harness import Running

PEOPLE = [{"kind": "human", "name": "Lucía"}, {"kind": "human", "name": "Ann"}]


def test_a_player_takes_days_off_and_comes_back(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=2, seats=PEOPLE, clock={"kind": "correspondence", "hours": 48})
    page = Player(open_page(address_of(made, "security"))).page
    other = Player(open_page(address_of(made, "american"))).page
    page.locator("summary").first.click()

    page.get_by_test_id("vacation").locator("[data-days='7']").click()

    expect(page.get_by_test_id("vacation")).to_contain_text("You are on vacation until")
    expect(other.get_by_test_id("seats").filter(visible=True)).to_contain_text("Lucía, on vacation until")
    page.get_by_test_id("vacation").get_by_role("button", name="I am back").click()
    expect(other.get_by_test_id("seats").filter(visible=True)).not_to_contain_text("on vacation")


def test_a_game_without_days_has_no_vacation(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=2, seats=PEOPLE)
    page = Player(open_page(address_of(made, "security"))).page
    page.locator("summary").first.click()

    expect(page.locator("[data-setting=sound]")).to_be_visible()
    expect(page.get_by_test_id("vacation")).to_have_count(0)
