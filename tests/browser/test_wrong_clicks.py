"""Every click on the board answers: what was clicked, and what is to be done; a refusal names its rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import MIDDLE_AT_REST, Player
from tests.scene import scene

RULE = re.compile(r"[Rr]ule \d")
FREE, CELL, BUNK = "#space-ic-r12-c17", "#space-cell-a-1", "[id^=space-bar-]"
CAR = ".furniture [href='#icon-car']"
MEN = "american-1@ic-r08-c08 guard-1@ic-r10-c10"


def click(page: Page, what: str) -> None:
    """Click on what is drawn there; pawns that stand in it are others' business."""
    x, y = page.locator(f".view .drawing {what}").last.evaluate(MIDDLE_AT_REST)
    page.mouse.click(x, y)


def answers(page: Page, what: str, named: str, says: str) -> None:
    click(page, what)
    expect(page.get_by_test_id("tip")).to_contain_text(named)
    expect(page.get_by_test_id("notice")).to_contain_text(says)
    if says not in ("First choose", "You are watching"):
        expect(page.get_by_test_id("notice")).to_contain_text(RULE)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("notice")).to_have_count(0)


@pytest.mark.parametrize("edition", ["classic", "osprey", "devir", "v3"])
def test_before_the_throw_every_click_says_what_comes_first(stage: Stage, open_page: OpenPage, edition: str) -> None:
    page = Player(open_page(stage(scene(MEN, turn="american", players=3, edition=edition))["american"])).page

    for what in (FREE, CELL, BUNK, CAR):
        click(page, what)
        expect(page.get_by_test_id("tip")).to_be_visible()
        expect(page.get_by_test_id("notice")).to_contain_text(RULE)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("seat", ["american", "security"])
def test_with_points_and_nobody_in_hand_every_click_says_what_to_do(
    stage: Stage, open_page: OpenPage, seat: str
) -> None:
    page = Player(open_page(stage(scene(MEN, turn=seat, players=3, points=5))[seat])).page

    answers(page, FREE, "courtyard", "First choose")
    answers(page, CELL, "Cells A", "prisoners are put in cells when they are arrested")
    answers(page, BUNK, "barracks", "guards come and go by the guard posts")
    answers(page, CAR, "staff car", "First choose")


@pytest.mark.parametrize(("seat", "pawn"), [("american", "american-1"), ("security", "guard-1")])
def test_whoever_has_a_pawn_in_hand_is_told_why_it_goes_to_no_cell_bunk_or_car(
    stage: Stage, open_page: OpenPage, seat: str, pawn: str
) -> None:
    player = Player(open_page(stage(scene(MEN, turn=seat, players=3, points=5))[seat]))
    page = player.page
    tries: list[tuple[str, str]] = [
        (CELL, "prisoners are put in cells when they are arrested"),
        (BUNK, "guards come and go by the guard posts"),
        (CAR, ""),
    ]

    for what, says in tries:
        player.take(pawn)
        click(page, what)
        expect(page.get_by_test_id("notice")).to_contain_text(says)
        expect(page.get_by_test_id("notice")).to_contain_text(RULE)
        page.keyboard.press("Escape")


def test_whoever_stands_at_the_car_is_told_that_it_takes_its_card(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@gar-053", turn="american", players=3, points=5, edition="osprey"))
    player = Player(open_page(links["american"]))
    player.take("american-1")

    click(player.page, CAR)

    expect(player.page.get_by_test_id("notice")).to_contain_text("Only the Staff Car card takes a man to the car.")


def test_in_others_turns_a_click_says_that_it_is_not_ones_own(stage: Stage, open_page: OpenPage) -> None:
    page = Player(open_page(stage(scene(MEN, turn="security", players=3, points=5))["american"])).page

    answers(page, FREE, "courtyard", "It is not your decision right now.")


def test_onlookers_are_told_that_they_look_on(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(MEN, turn="security", players=3, points=5))
    page = Player(open_page(links["american"].split("#")[0])).page

    answers(page, FREE, "courtyard", "You are watching")
