"""A real server, the built client and a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from colditz import Match, from_position
from tests.browser.player import PATIENCE
from tests.conftest import leave_out
from tests.server.harness import Json, Running, keep, running

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "colditz" / "web_dist" / "index.html"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first draws no windows
# Chromium looks for updates and the like by itself, and runs as root in containers.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]

BY_HAND, BY_SEED = '"chance":"manual"', '"chance":"seed"'  # as a position writes who throws the dice

# `make slow`: how many milliseconds every answer takes to come, and how many times slower the page thinks.
DELAY, SLOWNESS = (int(wish) for wish in os.environ.get("COLDITZ_SLOW", "0,1").split(","))

# What comes over a socket is late too; the browser's own delay is for plain requests only.
FAR_SOCKETS = """
    const Near = WebSocket, later = (act) => setTimeout(act, DELAY);
    window.WebSocket = class extends Near {
        set onmessage(hear) { super.onmessage = (event) => later(() => hear.call(this, event)); }
        set onclose(mourn) { super.onclose = (event) => later(() => mourn.call(this, event)); }
        send(data) { later(() => this.readyState === Near.OPEN && super.send(data)); }
    };
"""

OpenPage = Callable[..., Page]
Stage = Callable[[Match], dict[str, str]]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser, once a file: while it runs, its event loop shuts out the tests that begin one of their own."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        leave_out("Chromium is not installed: `apt-get install chromium` or your system's package")
    if not BUILT.is_file():
        pytest.fail("the client is not built; `make web` builds it")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server on a SQLite file of its own."""
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}") as found:
        yield found


def hinder(page: Page) -> None:
    """A far server and an old machine bring out whatever a page takes to be there at once."""
    if (DELAY, SLOWNESS) == (0, 1):
        return
    session = page.context.new_cdp_session(page)
    far = {"offline": False, "latency": DELAY, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", far)
    page.add_init_script(FAR_SOCKETS.replace("DELAY", str(DELAY)))
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})


@pytest.fixture
def open_page(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens a page in a browser profile of its own; whatever goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []
    staged = "stage" in request.fixturenames and "server" not in request.fixturenames  # with a server of its own
    home = {} if staged else {"base_url": f"http://{request.getfixturevalue('server').address}"}

    def opened(path: str = "/", **wishes: object) -> Page:
        settings = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **home, **wishes}
        context = chromium.new_context(**settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        hinder(page)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


def put_on(database: str, match: Match, person: str | None = None) -> Json:
    """Put a game into a database beside a browser, whose driver has the loop of this thread."""
    options = {"reaction_seconds": 0}
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(keep, database, match, "5e" * 32, options=options, person=person).result()


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    """Puts a prepared position on a server of its own, every seat a person's; gives the address of each seat."""
    with ExitStack() as stack:

        def staged(match: Match) -> dict[str, str]:
            database = f"sqlite:///{tmp_path / 'staged.sqlite'}"
            made = put_on(database, from_position(match.position().replace(BY_HAND, BY_SEED)))
            address = stack.enter_context(running(database)).address
            home = f"http://{address}/game/{made['id']}"
            return {line["seat"]: f"{home}#seat={line['seat']}&token={line['token']}" for line in made["seats"]}

        yield staged
