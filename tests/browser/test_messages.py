"""Whatever is told over the board lies beside or below whatever else is told, never over it."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from tests.browser.conftest import PHONE, OpenPage, Stage
from tests.browser.player import Player, play_until
from tests.scene import scene

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
TOLD = "news danger-key looking-back now-playing notice meeting tidings gathering introduction elsewhere arrived heard"
BESIDE_A_GUARD = "guard-1@ic-r08-c08 american-1@ic-r08-c10"


def messages(page: Page) -> dict[str, FloatRect]:
    """What is told over the board just now, and where it lies."""
    shown = {}
    for name in TOLD.split():
        box = page.get_by_test_id(name).bounding_box() if page.get_by_test_id(name).count() else None
        if box and box["width"] and box["height"]:
            shown[name] = box
    return shown


def overlap(one: FloatRect, two: FloatRect) -> bool:
    across = min(one["x"] + one["width"], two["x"] + two["width"]) - max(one["x"], two["x"])
    down = min(one["y"] + one["height"], two["y"] + two["height"]) - max(one["y"], two["y"])
    return across > 1 and down > 1


def none_over_another(page: Page, *expected: str) -> None:
    """All that is expected is in sight, on the board, and nothing lies over anything else."""
    for name in expected:
        expect(page.get_by_test_id(name)).to_be_visible()
    boxes = messages(page)
    board = page.locator("div.field").bounding_box()
    assert board is not None
    assert set(expected) <= set(boxes)
    for name, box in boxes.items():
        assert board["x"] <= box["x"], name
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1, name
    assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []


@SIZES
def test_messages_stand_beside_or_below_each_other(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    links = stage(scene(BESIDE_A_GUARD, turn="security", players=3, points=4, equipment={"american": "rope"}))
    security = Player(open_page(links["security"]))
    page = open_page(links["american"], viewport=size)
    american = Player(page)
    security.take("guard-1")
    security.tap(security.page.locator("[data-pawn=american-1]"))
    play_until(lambda: page.get_by_test_id("news").count() > 0, american, security)
    open_page(links["american"])  # somebody else has opened the same link

    page.get_by_test_id("dangers").click()
    none_over_another(page, "news", "danger-key", "tidings", "elsewhere")

    page.get_by_test_id("tidings").get_by_role("button").click()
    american.tap(page.locator("[data-pawn=american-3]"))
    none_over_another(page, "news", "danger-key", "elsewhere", "notice")

    if size is PHONE:
        page.get_by_test_id("news").locator(".fold").click()
    page.get_by_test_id("news").locator("li button").first.click()
    none_over_another(page, "news", "danger-key", "elsewhere", "looking-back")


@SIZES
def test_what_is_acted_out_and_refused_stand_beside_or_below_each_other(
    stage: Stage, open_page: OpenPage, size: ViewportSize
) -> None:
    links = stage(scene("american-1@ic-r10-c07 guard-1@ic-r10-c06", turn="security", players=3, points=5))
    page = open_page(links["american"], viewport=size, reduced_motion="no-preference")
    page.locator("summary").first.click()
    page.locator("[data-setting=pace]").select_option("step")
    page.keyboard.press("Escape")
    Player(page)
    security = Player(open_page(links["security"]))
    security.take("guard-1")
    security.tap(security.page.locator(".goal[data-place]").first)
    security.do("EndTurn")
    expect(page.get_by_test_id("next-step")).to_be_visible()
    open_page(links["american"])
    page.evaluate("() => document.querySelector('[data-testid=dangers]').click()")

    none_over_another(page, "danger-key", "now-playing", "gathering", "elsewhere")
