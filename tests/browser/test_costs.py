"""What something costs or brings is said where it is chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene

YARD = "american-1@ic-r08-c08"


def test_before_the_throw_it_is_said_which_totals_earn_a_card(stage: Stage, open_page: OpenPage) -> None:
    player = Player(open_page(stage(scene(YARD, turn="american", players=2))["american"]))

    expect(player.page.get_by_test_id("status")).to_contain_text("Each throw of 3, 7 or 11 earns a card.")


def test_leaving_solitary_names_its_price(stage: Stage, open_page: OpenPage) -> None:
    cells = "american-1@cells-a"
    player = Player(open_page(stage(scene(cells, turn="american", players=2, throw=(2, 2)))["american"]))

    expect(player.page.get_by_test_id("actions")).to_contain_text("from solitary (1 point)")
    expect(player.page.get_by_test_id("status")).to_contain_text("A double: a man may leave solitary for one point.")


def test_a_double_that_frees_nobody_speaks_of_no_cells(stage: Stage, open_page: OpenPage) -> None:
    player = Player(open_page(stage(scene(YARD, turn="american", players=2, throw=(2, 2)))["american"]))

    expect(player.page.get_by_test_id("status")).to_contain_text("Points left: 4.")
    expect(player.page.locator("body")).not_to_contain_text("leave solitary")
