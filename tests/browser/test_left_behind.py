"""The end of a turn that loses a man: it asks first, and says afterwards why he was caught."""

from __future__ import annotations

from playwright.sync_api import expect

from colditz import Match
from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import Player
from tests.scene import play, scene

LAPTOP = {"width": 1280, "height": 720}


def _one_left_in_the_tunnel() -> Match:
    match = scene(
        "american-1@room-theatre-1 american-2@room-theatre-4",
        players=2,
        points=30,
        hands={"american": "tunnel-theatre"},
    )
    play(match, "american", "PlayCard tunnel-theatre american-1 american-2", "MovePawn american-2 room-theatre-1")
    return match


def test_a_man_alone_in_a_tunnel_is_named_before_the_turn_ends_and_his_arrest_explained(
    stage: Stage, open_page: OpenPage
) -> None:
    links = stage(_one_left_in_the_tunnel())
    officer, security = (Player(open_page(links[seat])) for seat in ("american", "security"))
    end = officer.button("EndTurn")

    end.click()
    expect(end).to_contain_text("American 1 would be arrested at once. End anyway?")
    end.and_(officer.page.locator("[data-sure]")).click()

    tidings = officer.page.get_by_test_id("tidings")
    expect(tidings).to_contain_text("whoever is left alone in it at the end of a turn is caught")
    status = officer.page.get_by_test_id("status")
    expect(status).to_contain_text("Your turn.")
    expect(status).to_contain_text("Waiting for Security to choose the cells.")
    security.do("ChooseCell")
    security.page.locator(".ask ~ button[data-action], .ask ~ .sheet button[data-action]").first.click()
    expect(status).to_contain_text("Security is taking a turn.")


def test_on_a_laptop_resigning_is_seen_as_soon_as_the_menu_opens(stage: Stage, open_page: OpenPage) -> None:
    links = stage(_one_left_in_the_tunnel())
    page = Player(open_page(links["american"], viewport=LAPTOP)).page

    page.locator("summary[aria-label=Menu]").click()

    resign = page.get_by_role("button", name="Resign", exact=True)
    assert resign.evaluate("it => it.closest('.sheet').scrollTop") == 0
    expect(resign).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-setting=pace]")).to_be_in_viewport(ratio=1)
