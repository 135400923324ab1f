"""Swaps before the throw: whoever has nothing to swap throws with one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.browser.test_day_and_night import LAPTOP
from tests.v3.test_phases import whole_turn

SCREENS = pytest.mark.parametrize("viewport", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])


@SCREENS
def test_one_press_leaves_the_swaps_out_and_throws_once(
    stage: Stage, open_page: OpenPage, viewport: ViewportSize
) -> None:
    cards = {"american": "release", "british": "diversion"}
    match = whole_turn(hands=cards, equipment={"american": "rope", "british": "key"})
    player = Player(open_page(stage(match)["american"], viewport=viewport))
    expect(player.page.get_by_test_id("status")).to_contain_text("Swap Opportunity cards")

    player.page.get_by_test_id("throw-now").click()

    story = player.page.get_by_test_id("story")
    expect(story).to_contain_text("throws")
    expect(player.page.get_by_test_id("throw-now")).to_have_count(0)
    assert story.inner_text().count("throws") <= 1  # behind its tab a phone shows none
