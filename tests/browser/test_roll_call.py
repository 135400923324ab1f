"""A roll call is answered in one go, in every edition and on every screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from colditz import Match
from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.scene import play, scene
from tests.v3.test_appel import called

MEN = "american-1@ic-r10-c10 american-2@ic-r13-c09 american-3@ic-r17-c13"


def announced(edition: str) -> Match:
    game = scene(MEN, turn="security", hands={"security": "appel"}, players=2, edition=edition)
    play(game, "security", "PlayCard appel")
    return game


CALLS: dict[str, Callable[[], Match]] = {
    "classic": lambda: announced("classic"),
    "osprey": lambda: announced("osprey"),
    "devir": lambda: announced("devir"),
    "v3": lambda: called(pawns=MEN, players=2),
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_all_men_are_sent_by_one_button(
    stage: Stage, open_page: OpenPage, call: Callable[[], Match], size: ViewportSize
) -> None:
    player = Player(open_page(stage(call())["american"], viewport=size))
    page = player.page

    page.get_by_test_id("send-all").click()

    expect(page.get_by_test_id("send-all")).to_have_count(0)
    expect(page.locator(".status.mine")).to_have_count(0)
    if size is PHONE:
        page.get_by_role("button", name="Story so far").click()
    for number in (1, 2, 3):
        expect(page.get_by_test_id("story")).to_contain_text(f"American {number} goes straight to the Appel area.")
