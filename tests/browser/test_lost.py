"""A connection that is lost: it is noticed, and what was pressed meanwhile is done once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import DESK, OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene

NOTICED = 8_000  # milliseconds until a browser that says it is offline is believed: one second, on a busy machine
SILENT = 25_000  # it should be ten seconds; a busy machine takes its time


class Line:
    """The wire between a page and the server, which can be cut without either being told."""

    def __init__(self, page: Page) -> None:
        self.asks = self.tells = True
        self.opened = 0
        page.route_web_socket("**/ws/games/*", self._pass_on)

    def _pass_on(self, route: WebSocketRoute) -> None:
        self.opened += 1
        server = route.connect_to_server()
        route.on_message(lambda text: server.send(text) if self.asks else None)
        server.on_message(lambda text: route.send(text) if self.tells else None)


@pytest.fixture
def link(stage: Stage) -> str:
    """A seat that is about to throw."""
    return stage(scene("american-1@ic-r08-c08", turn="american", players=2))["american"]


@pytest.fixture
def offline_page(chromium: Browser, link: str) -> Iterator[Page]:
    """A page that may complain on its console: whoever is offline cannot connect."""
    context = chromium.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(link)
    yield page
    context.close()


def throws(page: Page) -> int:
    """How often somebody has thrown the dice."""
    return page.get_by_test_id("story").inner_text().count("throws")


def has_thrown_once(player: Player) -> None:
    """The dice lie there, and lie there alone."""
    expect(player.page.get_by_test_id("story")).to_contain_text("throws")
    expect(player.page.get_by_test_id("status")).not_to_contain_text("Connection lost")
    player.page.get_by_test_id("hint").click()
    expect(player.page.get_by_text("Do that")).to_be_visible()  # whatever was sent before has been answered too
    assert throws(player.page) == 1


def test_a_browser_that_goes_offline_says_so_and_throws_once_when_it_is_back(offline_page: Page) -> None:
    player = Player(offline_page)
    player.wait()

    offline_page.context.set_offline(True)
    expect(offline_page.get_by_test_id("status")).to_contain_text("Connection lost", timeout=NOTICED)
    player.do("Throw")
    expect(player.button("Throw")).to_be_disabled()  # it waits for the line
    assert throws(offline_page) == 0
    offline_page.context.set_offline(False)

    has_thrown_once(player)


def test_a_hint_that_was_asked_for_offline_comes_afterwards(offline_page: Page) -> None:
    Player(offline_page).wait()

    offline_page.context.set_offline(True)
    offline_page.get_by_test_id("hint").click()
    expect(offline_page.get_by_test_id("status")).to_contain_text("Connection lost", timeout=NOTICED)
    offline_page.context.set_offline(False)

    expect(offline_page.get_by_text("Do that")).to_be_visible()


@pytest.mark.parametrize("heard", [False, True])
def test_a_silent_line_is_noticed_and_a_throw_counts_once(open_page: OpenPage, link: str, heard: bool) -> None:
    """Whether the server heard the throw or not: its answer never came."""
    page = open_page("about:blank")
    line = Line(page)
    page.goto(link)
    player = Player(page)
    player.wait()

    line.asks, line.tells = heard, False
    player.do("Throw")
    expect(page.get_by_test_id("status")).to_contain_text("Connection lost", timeout=SILENT)
    assert throws(page) == 0
    line.asks = line.tells = True

    has_thrown_once(player)
    assert line.opened > 1
