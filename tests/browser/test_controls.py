"""Controls for what happens seldom: each is found and used by clicks alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene


def play_card(player: Player, card: str) -> None:
    """Open a card of the hand and press what it offers first."""
    hand = player.page.get_by_test_id("hand")
    hand.locator(f"[data-card={card}]").click()
    hand.locator(".open button[data-action]").first.click()


def test_a_card_that_names_a_guard_is_aimed_on_the_board(stage: Stage, open_page: OpenPage) -> None:
    guards = "guard-1@ic-r10-c10 guard-2@ic-r13-c09"
    links = stage(scene(guards, turn="american", points=5, hands={"american": "diversion"}, players=3))
    player = Player(open_page(links["american"]))

    play_card(player, "diversion")
    player.tap(player.page.locator("[data-pawn=guard-2]"))

    expect(player.page.get_by_test_id("story")).to_contain_text("Guard 2 goes back to the barracks.")


def test_a_card_that_names_two_guards_takes_two_clicks(stage: Stage, open_page: OpenPage) -> None:
    guards = "guard-1@ic-r10-c10 guard-2@ic-r13-c09 guard-3@ic-r17-c13"
    hands = {"american": "high-command-inspection"}
    links = stage(scene(guards, turn="american", points=5, hands=hands, players=3))
    player = Player(open_page(links["american"]))

    play_card(player, "high-command-inspection")
    for pawn in ("guard-1", "guard-3"):
        player.tap(player.page.locator(f"[data-pawn={pawn}]"))

    story = player.page.get_by_test_id("story")
    expect(story).to_contain_text("Guard 1 goes back to the barracks.")
    expect(story).to_contain_text("Guard 3 goes back to the barracks.")


def test_a_card_says_what_it_does_in_the_edition_that_is_played(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", kits="american", edition="osprey", players=2))
    hand = open_page(links["american"]).get_by_test_id("hand")

    hand.locator("[data-card=kit]").click()

    expect(hand.locator(".open")).to_contain_text("then it is used up")
    expect(hand.locator("[data-card=kit]")).to_have_attribute("title", re.compile("then it is used up"))


def test_men_are_sent_to_a_roll_call_one_by_one(stage: Stage, open_page: OpenPage) -> None:
    men = "american-1@ic-r10-c10 american-2@ic-r13-c09"
    links = stage(scene(men, turn="security", hands={"security": "appel"}, players=2))
    security, american = (Player(open_page(links[seat])) for seat in ("security", "american"))

    play_card(security, "appel")
    american.wait()
    american.tap(american.page.locator("[data-pawn=american-1]"))
    american.do("Pass")

    expect(american.page.get_by_test_id("story")).to_contain_text("American 2 stays away from roll call.")


def test_equipment_is_given_up_after_an_arrest(stage: Stage, open_page: OpenPage) -> None:
    men = "guard-1@gar-018 american-1@gar-017"
    links = stage(scene(men, turn="security", points=6, equipment={"american": "rope key"}, players=2))
    security, american = (Player(open_page(links[seat])) for seat in ("security", "american"))

    security.take("guard-1")
    security.tap(security.page.locator("[data-pawn=american-1]"))
    security.wait()
    security.tap(security.page.locator(".goal.pick[data-place=cells-a]"))
    american.wait()
    american.page.get_by_test_id("hand").locator("[data-card=key]").click()
    american.page.get_by_test_id("hand").locator("[data-action=Surrender]").click()

    expect(american.page.get_by_test_id("story")).to_contain_text("The American officer gives up a key.")
    expect(security.page.get_by_test_id("story")).to_contain_text("The American officer gives up a card.")


def test_a_desperate_run_is_asked_about_once_more(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", kits="american", players=2))
    player = Player(open_page(links["american"]))

    player.do("DoOrDie")
    expect(player.page.get_by_test_id("actions")).to_contain_text("Choose a man on the board")
    player.tap(player.page.locator("[data-pawn=american-2]"))
    expect(player.page.locator(".ask")).to_be_visible()
    expect(player.page.get_by_test_id("story")).not_to_contain_text("reveals Do or Die")
    player.do("DoOrDie")

    expect(player.page.get_by_test_id("run")).to_contain_text("American 2 runs for it")
