"""Whoever only watches, and whoever comes by a link that does not fit, is told so in plain words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import PATIENCE, Player, address_of
from tests.scene import scene
from tests.server.harness import Json, Running

PEOPLE: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
UNFIT = "This link does not open a seat in this game"


def test_an_onlooker_is_told_that_he_watches(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, points=3))
    page = open_page(links["american"].split("#")[0])
    onlooker = Player(page)

    expect(page.get_by_test_id("watching")).to_have_text("You are watching")
    onlooker.tap(page.locator("[data-pawn=american-1]"))

    expect(page.get_by_test_id("notice")).to_contain_text("You are watching: only the players")
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text("only players can write here")).to_be_visible()
    expect(page.get_by_label("Write a message")).to_have_count(0)


def test_whoever_plays_is_not_said_to_watch(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, points=3))
    page = Player(open_page(links["american"])).page

    expect(page.locator(".status.mine")).to_have_count(1)
    expect(page.get_by_test_id("watching")).to_have_count(0)


@pytest.mark.parametrize("hash_of_link", ["seat=american&token=wrong", "seat=nobody&token=wrong", "token=wrong"])
def test_a_link_that_fits_no_seat_says_so(server: Running, open_page: OpenPage, hash_of_link: str) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=PEOPLE)
    page = open_page(f"/game/{made['id']}#{hash_of_link}")

    expect(page.get_by_test_id("notice")).to_contain_text(UNFIT)
    expect(page.get_by_test_id("watching")).to_be_visible()

    page.reload()  # a bad link is not kept
    page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
    expect(page.get_by_test_id("watching")).to_be_visible()
    expect(page.get_by_test_id("notice")).to_have_count(0)


def test_a_link_that_does_not_fit_takes_nobodys_seat(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=PEOPLE)
    page = Player(open_page(address_of(made, "security"))).page

    page.goto("about:blank")
    page.goto(f"/game/{made['id']}#seat=security&token=wrong")

    expect(page.get_by_test_id("notice")).to_contain_text(UNFIT)
    expect(page.locator(".status.mine")).to_have_count(1)
    expect(page.get_by_test_id("watching")).to_have_count(0)


def test_a_game_that_is_not_there_is_said_to_be_missing(open_page: OpenPage) -> None:
    page = open_page("/game/nowhere")

    expect(page.get_by_role("heading", name="Game not found")).to_be_visible()
    expect(page.get_by_text("There is no game nowhere here.")).to_be_visible()
    expect(page.get_by_test_id("status")).to_have_text("")
    box = page.locator("main a.button").bounding_box()
    assert box is not None
    assert box["width"] < 200


def test_a_new_game_says_who_may_watch_it(open_page: OpenPage) -> None:
    page = open_page("/new")

    page.get_by_text("Options and house rules").click()

    expect(page.get_by_text("Anyone with the game's address can watch it")).to_be_visible()
