"""Controls: nothing is lost by one click, and whatever is pressed answers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene

WALKER = "american-1@ic-r08-c08 guard-1@ic-r10-c06"


def test_the_end_of_a_turn_with_points_left_asks_once_in_its_place(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(WALKER, turn="american", players=2, points=7))
    player = Player(open_page(links["american"], viewport=PHONE))
    end = player.button("EndTurn")

    end.click()
    expect(end).to_contain_text("You still have 7 points")
    player.page.keyboard.press("Escape")
    expect(end).to_have_text("End the turn")
    end.click()
    end.and_(player.page.locator("[data-sure]")).click()

    expect(player.page.get_by_test_id("status")).to_contain_text("Security is taking a turn")


def test_whoever_does_not_want_to_be_asked_is_not(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(WALKER, turn="american", players=2, points=7))
    player = Player(open_page(links["american"]))
    player.page.locator("summary").first.click()
    player.page.locator("[data-setting=askEnd]").set_checked(False)
    player.page.keyboard.press("Escape")

    player.button("EndTurn").click()

    expect(player.page.get_by_test_id("status")).to_contain_text("Security is taking a turn")


def test_a_hint_shows_whoever_is_in_hand(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(f"{WALKER} american-2@ic-r09-c09", turn="american", players=2, points=5))
    player = Player(open_page(links["american"], viewport=PHONE))

    player.take("american-2")
    player.page.get_by_test_id("hint").click()

    expect(player.page.locator(".hint .words")).to_contain_text("Hint:")


def test_a_click_beside_the_marks_keeps_the_card_open(stage: Stage, open_page: OpenPage) -> None:
    position = scene(WALKER, turn="american", players=2, points=5, hands={"american": "go-to-parcel-office talisman"})
    player = Player(open_page(stage(position)["american"]))
    page, hand = player.page, player.page.get_by_test_id("hand")
    page.locator("[data-card=go-to-parcel-office]").click()
    hand.locator(".open button[data-action=PlayCard]").click()
    expect(page.locator(".ask")).to_be_visible()

    player.tap(page.locator("[id^=space-target-7]").first)
    expect(page.get_by_test_id("notice")).to_contain_text("Choose a man on the board")
    expect(page.locator(".ask")).to_be_visible()
    page.get_by_test_id("cancel").click()

    page.locator("[data-card=talisman]").click()  # a card that cannot be played now says why when its button is pressed
    hand.locator("[data-grey=PlayCard]").click(force=True)
    expect(hand.get_by_test_id("reason")).to_contain_text("Shoot to Kill")


def test_the_sound_has_a_button_of_its_own(stage: Stage, open_page: OpenPage) -> None:
    player = Player(open_page(stage(scene(WALKER, turn="american", players=2))["american"]))
    button = player.page.get_by_test_id("sound")

    button.click()
    expect(button).to_have_accessible_name("Turn the sound on")
    button.click()
    expect(button).to_have_accessible_name("Turn the sound off")
    player.page.locator("[data-setting=volume]").fill("0")
    expect(button).to_have_accessible_name("Turn the sound on")
