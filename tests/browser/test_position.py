"""The position described: a sheet of its own, with names that people use."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.browser.test_page import serious
from tests.scene import scene

MEN = "american-1@ic-r08-c14 american-2@room-parceloffice-2 american-3@out-n-12 american-4@out-s-12 guard-1@door-gh"
INNER_NAME = re.compile(r"\b[a-z]+-(r?\d+|[a-z]+-\d+)")


def sheet(stage: Stage, open_page: OpenPage, size: ViewportSize = DESK, light: str = "light") -> Page:
    """A table with its position described."""
    links = stage(scene(MEN, turn="american", points=5, players=3))
    page = Player(open_page(links["american"], viewport=size, color_scheme=light)).page
    if size is PHONE:
        page.get_by_role("button", name="Story so far").click()
    page.get_by_role("button", name="Describe the position").click()
    return page


def test_places_are_named_as_people_name_them(stage: Stage, open_page: OpenPage) -> None:
    said = sheet(stage, open_page).get_by_test_id("position").inner_text()

    assert "American 1: the inner courtyard, row 8, circle 14" in said
    assert "American 2: the parcel office, circle 2" in said
    assert "Guard 1: a locked door east of the guard house" in said
    assert INNER_NAME.search(said) is None


def test_two_circles_never_have_one_name(stage: Stage, open_page: OpenPage) -> None:
    said = sheet(stage, open_page).get_by_test_id("position").inner_text()

    there = re.findall(r"American [34]: (.*)", said)
    assert len(set(there)) == 2
    assert all(
        re.fullmatch(
            r"the (garrison courtyard|terrace|ground outside the \w+ wall) (by|[a-z-]+ of) the [a-z ]+, circle \d+",
            place,
        )
        for place in there
    )


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_it_covers_what_is_behind_it_and_closes(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    page = sheet(stage, open_page, size)
    position = page.get_by_test_id("position")
    expect(position).to_be_in_viewport(ratio=1)
    assert position.evaluate("it => getComputedStyle(it).backgroundColor") not in ("transparent", "rgba(0, 0, 0, 0)")

    position.get_by_role("button", name="Close").click()
    expect(position).to_be_hidden()
    page.get_by_role("button", name="Describe the position").click()
    page.keyboard.press("Escape")
    expect(position).to_be_hidden()
    page.get_by_role("button", name="Describe the position").click()
    page.mouse.click(3, 3)
    expect(position).to_be_hidden()

    expect(page.get_by_test_id("story")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_it_has_no_serious_barriers(stage: Stage, open_page: OpenPage, light: Literal["light", "dark"]) -> None:
    assert serious(sheet(stage, open_page, light=light)) == []
