"""What a first visit costs to load, in bytes on the wire: the same on every machine."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.player import PATIENCE, Player

MOST = 350_000  # bytes, packed, for the first page and the first board together


class Scales:
    """Counts what a page fetches, as it comes over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.loadingFinished", self._add)

    def _add(self, finished: dict[str, float]) -> None:
        self.bytes += int(finished["encodedDataLength"])


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "it-IT"])
def test_the_first_page_and_the_first_board_weigh_little(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", locale=language)
    scales = Scales(page)
    page.goto("/")
    page.locator(".castle img").evaluate("(picture) => picture.decode()")

    page.locator("[data-quick=classic]").click()
    Player(page)
    page.wait_for_load_state("networkidle", timeout=PATIENCE)

    print(f"{language}: {scales.bytes} bytes")
    assert 50 * 1024 < scales.bytes <= MOST
