"""Do or Die, dice by dice: nothing is told before its dice have fallen, and what follows elimination."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene

FAR = "american-1@ic-r08-c08"  # some seventy circles from freedom


def set_off(player: Player) -> None:
    """Say that American 1 runs, and that this is meant."""
    player.do("DoOrDie")
    player.do("DoOrDie")
    player.do("DoOrDie")
    expect(player.page.get_by_test_id("run")).to_be_visible()


def left(page: Page) -> tuple[int, int]:
    """Circles and throws that are left, as the stage says."""
    said = page.get_by_test_id("run").get_by_role("status").inner_text()
    found = re.search(r"(One|\d+) circles? to go with (one|\d+) throws? left", said)
    assert found, said
    circles, throws = (1 if word.lower() == "one" else int(word) for word in found.groups())
    return circles, throws


def throw(page: Page) -> None:
    """Press the button, and wait until the dice lie there."""
    rolls = page.get_by_test_id("run").locator("li:not(.blank)")
    before = rolls.count()
    page.get_by_test_id("run-on").click()
    expect(rolls).to_have_count(before + 1)


def over(page: Page) -> bool:
    return page.get_by_test_id("run").locator("li.blank").count() == 0


@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE, "reduced_motion": "no-preference"}], ids=["desk", "phone"])
def test_a_run_is_played_dice_by_dice_and_told_when_it_is_over(
    stage: Stage, open_page: OpenPage, wishes: dict[str, object]
) -> None:
    links = stage(scene(FAR, turn="american", kits="american"))
    player = Player(open_page(links["american"], **wishes))
    page, run = player.page, player.page.get_by_test_id("run")
    set_off(player)
    expect(run).to_contain_text("American 1 runs for it")
    circles, throws = left(page)
    assert circles > 40
    assert 3 <= throws <= 7

    throw(page)

    story = page.get_by_test_id("story")
    expect(story).not_to_contain_text("shot dead")
    if not over(page):
        fewer, fewer_throws = left(page)
        assert fewer < circles
        assert fewer_throws <= throws
    while not over(page):
        throw(page)
    expect(run).to_contain_text(re.compile("circles? short|He has made it!"))
    page.get_by_test_id("run-on").click()
    expect(run).to_have_count(0)
    expect(story).to_contain_text(re.compile("American 1 (is shot dead|has escaped)"))


def test_whoever_is_out_reads_what_happened_and_may_watch_on_or_play_anew(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(FAR, turn="american", kits="american"))
    player = Player(open_page(links["american"]))
    page = player.page
    set_off(player)
    while not over(page):
        throw(page)
    page.get_by_test_id("run-on").click()

    out = page.get_by_test_id("out")
    expect(out).to_contain_text("Your nation is out of the game")
    expect(out).to_contain_text(re.compile(r"American 1 ran \d+ of \d+ circles in \d+ throws?"))
    expect(out.get_by_role("link", name="New game")).to_be_visible()
    out.get_by_role("button", name="Keep watching").click()
    expect(out).to_have_count(0)
    page.locator("summary").first.click()
    page.get_by_test_id("show-out").click()
    expect(out).to_be_visible()


def test_others_see_the_dice_fall_and_may_skip(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(FAR, turn="american", kits="american"))
    watcher = open_page(links["security"], reduced_motion="no-preference")
    Player(watcher)
    watcher.locator("summary").first.click()
    watcher.locator("[data-setting=pace]").select_option("step")
    watcher.keyboard.press("Escape")

    set_off(Player(open_page(links["american"])))

    throw(watcher)
    expect(watcher.get_by_test_id("story")).not_to_contain_text("shot dead")
