"""A tap that cannot be taken back asks once more, and one that does nothing says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from colditz import EDITIONS
from colditz.model.words import own_key, sentence
from tests.browser.conftest import PHONE, OpenPage, Stage
from tests.browser.player import Player, reload_until_told
from tests.browser.test_replay import finished
from tests.scene import play, points, scene
from tests.server.harness import Running

IN_ROOMS = "american-1@room-dentist-1 american-2@room-dentist-2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_man_in_solitary_who_is_tapped_says_how_he_gets_out(stage: Stage, open_page: OpenPage, edition: str) -> None:
    links = stage(scene("american-1@cells-a", turn="american", players=2, throw=(6, 3), edition=edition))
    player = Player(open_page(links["american"]))

    player.tap(player.page.locator("[data-pawn=american-1]"))

    notice = player.page.get_by_test_id("notice")
    expect(notice).to_contain_text(sentence(own_key("in-solitary", "en", edition)))


def test_a_tap_on_a_man_in_his_cell_asks_before_it_lets_him_out(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@cells-a", turn="american", players=2, throw=(6, 6), edition="osprey"))
    player = Player(open_page(links["american"]))
    story = player.page.get_by_test_id("story")

    player.tap(player.page.locator("[data-pawn=american-1]"))
    expect(player.page.locator(".ask")).to_contain_text("Are you sure you want to do this?")
    expect(story).not_to_contain_text("leaves solitary")
    player.page.get_by_test_id("cancel").click()
    expect(player.page.locator(".ask")).to_have_count(0)
    player.tap(player.page.locator("[data-pawn=american-1]"))
    player.do("Release")

    expect(story).to_contain_text("leaves solitary")


def test_a_tap_that_would_lose_a_won_card_says_so(stage: Stage, open_page: OpenPage) -> None:
    men = "american-1@cells-a american-2@cells-a"
    links = stage(scene(men, turn="american", players=2, throw=(2, 2), edition="osprey"))
    player = Player(open_page(links["american"]))
    expect(player.button("DrawCard")).to_be_visible()

    player.do("Release")
    player.page.locator("button[data-action=Release]").first.click()

    expect(player.page.locator(".ask")).to_contain_text("You have earned a card but not drawn it yet")
    player.page.get_by_test_id("cancel").click()
    expect(player.button("DrawCard")).to_be_visible()


def test_whoever_ends_his_turn_before_he_drew_a_won_card_is_asked(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, throw=(4, 3)))
    player = Player(open_page(links["american"]))
    expect(player.button("DrawCard")).to_be_visible()

    player.do("EndTurn")
    expect(player.page.locator(".ask")).to_contain_text("You have earned a card but not drawn it yet")
    expect(player.page.locator(".status.mine")).to_be_visible()
    player.do("EndTurn")

    expect(player.page.locator(".status.mine")).to_have_count(0)


def test_when_nobody_can_walk_what_is_left_to_do_is_named(stage: Stage, open_page: OpenPage) -> None:
    game = scene(f"{IN_ROOMS} american-3@ic-r08-c08", turn="american", players=2, points=1)
    play(game, "american", "MovePawn american-3 ic-r08-c09")
    assert points(game) == 0
    player = Player(open_page(stage(game)["american"]))

    named = player.button("ClaimEquipment").first.inner_text().removesuffix(" …")

    expect(player.page.get_by_test_id("status")).to_contain_text(f"you can still do this: “{named}”")


def test_the_result_can_be_opened_again(server: Running, open_page: OpenPage) -> None:
    page = open_page(f"/game/{finished(server, 'osprey')}")
    result = page.get_by_test_id("ended")
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)

    page.get_by_test_id("status").get_by_role("button", name="Show the result").click()
    expect(result).to_be_visible()
    result.get_by_role("button", name="Close").click()
    page.get_by_label("Menu").click()
    page.get_by_test_id("show-result").click()

    expect(result).to_be_visible()
    expect(page.get_by_test_id("show-result")).to_be_hidden()
    expect(result.get_by_role("link", name="Watch the replay")).to_be_visible()


def test_own_words_are_no_news_and_what_was_read_stays_read(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2))
    american, guard = Player(open_page(links["american"])).page, Player(open_page(links["security"])).page
    for page in (american, guard):
        page.get_by_role("button", name="Chat").click()
    american.get_by_label("Write a message").fill("Good morning!")
    american.get_by_role("button", name="Send", exact=True).click()
    expect(guard.get_by_label("Chat", exact=True).get_by_text("Good morning!")).to_be_visible()

    for page in (american, guard):
        page.get_by_role("button", name="Story so far").click()
        expect(page.locator(".badge")).to_have_count(0)
    reload_until_told(guard, "Good morning!")
    expect(guard.locator(".badge")).to_have_count(0)

    american.get_by_role("button", name="Chat").click()
    american.get_by_label("Write a message").fill("Anybody there?")
    american.get_by_role("button", name="Send", exact=True).click()
    expect(guard.locator(".badge")).to_have_text("1")


def test_a_phone_says_what_the_signs_beside_the_players_mean(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2))
    page = Player(open_page(links["american"], viewport=PHONE, locale="es-ES")).page

    page.get_by_role("button", name="Jugadores").click()

    signs = page.get_by_test_id("signs").filter(visible=True)
    expect(signs).to_contain_text("cartas")
    expect(signs).to_contain_text("fugados")


def test_a_roll_call_to_which_nobody_was_sent_ends_with_nobody(stage: Stage, open_page: OpenPage) -> None:
    game = scene(
        "american-1@ic-r08-c08 american-2@ic-r08-c10",
        turn="security",
        players=2,
        hands={"security": "appel"},
        edition="osprey",
    )
    play(game, "security", "PlayCard appel")
    player = Player(open_page(stage(game)["american"]))

    expect(player.button("Pass")).to_have_text("Nobody")


def test_a_circle_that_is_tapped_before_a_pawn_says_what_comes_first(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("guard-1@ic-r10-c10", turn="security", players=2, points=3))
    player = Player(open_page(links["security"]))

    player.tap(player.page.locator("#space-ic-r08-c08"))

    expect(player.page.get_by_test_id("notice")).to_contain_text("First choose one of your guards")


def test_a_card_that_is_opened_puts_away_what_was_refused(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("guard-1@ic-r10-c10", turn="security", players=2, points=3, hands={"security": "appel"}))
    player = Player(open_page(links["security"]))
    player.tap(player.page.locator("#space-ic-r08-c08"))
    expect(player.page.get_by_test_id("notice")).to_be_visible()

    player.page.get_by_test_id("hand").locator("[data-card=appel]").click()

    expect(player.page.get_by_test_id("notice")).to_have_count(0)
