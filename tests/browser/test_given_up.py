"""Giving up a game against bots, and waiting for a friend before the clock starts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.player import Player, address_of
from tests.server.harness import Json, Running

BOT: Json = {"kind": "bot", "level": "random"}
PEOPLE: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
CLOCK = {"kind": "game", "minutes": 10}


def give_up(page: Page) -> None:
    page.locator("summary[aria-label=Menu]").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("The game ends here, and nobody wins it.")).to_be_visible()
    page.get_by_role("button", name="Yes, give up").click()


def test_a_game_against_bots_can_be_given_up(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("[data-quick=classic]").click()
    Player(page)

    give_up(page)

    ended = page.get_by_test_id("ended")
    expect(ended).to_contain_text("You gave up")
    expect(ended.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    expect(page.get_by_test_id("status")).to_contain_text("The game was given up.")
    page.goto("/")
    expect(page.get_by_test_id("finished")).to_contain_text("given up")
    expect(page.get_by_test_id("your-games")).to_have_count(0)
    page.get_by_test_id("finished").get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Nobody won.")).to_be_visible()


def test_a_given_up_game_can_be_played_again_on_a_phone(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=2, seats=[{"kind": "human"}, BOT])
    page = Player(open_page(address_of(made, "security"), viewport=PHONE)).page

    give_up(page)

    page.get_by_test_id("ended").get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_url(lambda url: made["id"] not in url)
    Player(page)


def test_the_clock_waits_for_a_friend(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=2, seats=PEOPLE, clock=CLOCK)
    ann = Player(open_page(address_of(made, "security"))).page
    expect(ann.get_by_test_id("status")).to_contain_text("The game begins when everyone is here.")
    expect(ann.get_by_test_id("gathering")).to_contain_text("Not here yet: Ben (American).")
    expect(ann.get_by_text("left in the game")).to_have_count(0)

    ben = Player(open_page(address_of(made, "american"))).page

    expect(ann.locator(".status.mine")).to_be_visible()
    expect(ann.get_by_text("left in the game").filter(visible=True).first).to_be_visible()
    expect(ben.get_by_test_id("status")).to_contain_text("Ann")


def test_the_host_need_not_wait(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=2, seats=PEOPLE, clock=CLOCK)
    page = Player(open_page(address_of(made, "security"))).page
    page.goto("/")
    page.goto(f"/game/{made['id']}#seat=host&token={made['host_token']}")

    page.get_by_test_id("gathering").get_by_role("button", name="Start without waiting").click()

    expect(page.locator(".status.mine")).to_be_visible()
