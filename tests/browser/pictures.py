"""The pictures in the documents, taken anew: `make pictures`. Games of bots, the real server and a real browser."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import ViewportSize as Size

from colditz import Match, new_game
from colditz.cli.main import app
from colditz.draw.castle import castle_svg
from colditz.players import Bot, Sight, make_bot
from tests.browser.conftest import DESK, FLAGS, PHONE, ROOT, put_on
from tests.browser.player import PATIENCE, Player
from tests.server.harness import running, token

IMAGES = ROOT / "docs" / "images"
SETTLED = 900  # milliseconds until nothing moves any more
GOOD_JPEG = 84
CASTLE: Size = {"width": 1648, "height": 990}
REPORT: Size = {"width": 1280, "height": 1560}
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Shot:
    """A moment of a game of bots, seen from one seat with a man in hand."""

    name: str
    edition: str
    light: Literal["light", "dark"]
    size: Size
    seed: int
    pawn: str
    seat: str = "british"
    round: int = 12
    points: int = 8
    density: int = 1


SHOTS = (
    Shot("table-day", "classic", "light", DESK, seed=5, pawn="british-6"),
    Shot("table-night", "osprey", "dark", DESK, seed=8, pawn="british-2"),
    Shot("phone-day", "classic", "light", PHONE, seed=5, pawn="british-6", density=2),
)


def played_until(shot: Shot) -> Match:
    """Planners play until the seat has thrown well and has everything before it."""
    match = new_game(shot.edition, players=4, seed=shot.seed)
    bots: dict[str, Bot] = {seat: make_bot("planner", number) for number, seat in enumerate(match.seats)}
    for _ in range(MOST_DECISIONS):
        table, seat = match.view(shot.seat, listed=False).table, match.asked()[0]
        ready = seat == shot.seat and table.asking == "Movement" and table.round >= shot.round
        if ready and table.now.points >= shot.points:
            return match
        match.play(seat, bots[seat].decide(Sight(match, seat)).action)
    raise AssertionError(f"{shot.name}: no such moment; try another seed")


def take(shot: Shot, browser: Browser, folder: Path) -> None:
    """Put the moment on a server, open it and take the picture."""
    database = f"sqlite:///{folder / shot.name}.sqlite"
    made = put_on(database, played_until(shot), shot.seat)
    with running(database) as server:
        page = browser.new_page(
            viewport=shot.size,
            color_scheme=shot.light,
            device_scale_factor=shot.density,
            reduced_motion="reduce",
        )
        page.goto(f"http://{server.address}/game/{made['id']}#seat={shot.seat}&token={token(made, shot.seat)}")
        Player(page).take(shot.pawn)
        _shoot(page, f"{shot.name}.jpg")
        page.close()


def take_castle(browser: Browser, folder: Path) -> None:
    """The castle by night."""
    file = folder / "castle.svg"
    file.write_text(castle_svg(palette="night"), encoding="utf-8")
    _shoot_file(browser, file, CASTLE, "castle-night.jpg")


def take_report(browser: Browser, folder: Path) -> None:
    """A report over a few games."""
    file = folder / "report.html"
    words = ["simulate", "--edition", "all", "--players", "2-6", "--bots", "planner", "--games", "20", "--seed", "1"]
    app([*words, "--report", str(file)], standalone_mode=False)
    _shoot_file(browser, file, REPORT, "report.png")


def _shoot_file(browser: Browser, file: Path, size: Size, name: str) -> None:
    page = browser.new_page(viewport=size)
    page.goto(file.as_uri())
    _shoot(page, name)
    page.close()


def _shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(SETTLED)
    quality = GOOD_JPEG if name.endswith(".jpg") else None
    page.screenshot(path=IMAGES / name, quality=quality, timeout=PATIENCE)


def main(wanted: list[str]) -> None:
    """Take all pictures, or those that are named."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        takes = {shot.name: partial(take, shot) for shot in SHOTS} | {"castle": take_castle, "report": take_report}
        for name in wanted or takes:
            takes[name](browser, Path(folder))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
