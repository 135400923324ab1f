"""A player who only sees and clicks what the page shows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.harness import Json

PATIENCE = 60_000  # milliseconds until something that should appear is missed; busy machines take their time
GLANCE = 2_000  # milliseconds after which a player who meant something that is gone looks again
LONGEST = 150  # seconds for a whole short game
FIRST = ("Agree", "Throw", "DrawCard", "Surrender", "ChooseCell", "Settle", "StopThrowing", "Refuse")


def address_of(made: Json, seat: str) -> str:
    """The link of one seat of a new game."""
    return next(str(line["link"]) for line in made["seats"] if line["seat"] == seat)


def hold_back(page: Page, address: str) -> list[Route]:
    """Keeps what the page asks for until the test lets it go."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(address, hold)
    return held


# The middle of what has stood in one place for three frames: the board is moved in the next frame.
MIDDLE_AT_REST = """async thing => {
  const middle = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  let at = middle();
  for (let still = 0, tries = 0; still < 3 && tries < 600; tries++) {
    await frame();
    const now = middle();
    still = now[0] === at[0] && now[1] === at[1] ? still + 1 : 0;
    at = now;
  }
  return at;
}"""


class Player:
    """One browser at one table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.called: list[str] = []  # whom the curtain of a shared screen has called
        self.random = random.Random(seed)
        self.page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)

    @property
    def status(self) -> str:
        return self.page.get_by_test_id("status").inner_text()

    @property
    def asked(self) -> bool:
        return self.page.locator(".status.mine, [data-testid=run-on]").count() > 0

    @property
    def over(self) -> bool:
        return self.page.get_by_test_id("ended").count() > 0

    def wait(self) -> None:
        """Until it is this player's decision, or the game is over, or the screen is to be passed on."""
        ready = ".status.mine, [data-testid=ended], [data-testid=curtain], [data-testid=run-on]"
        self.page.locator(ready).first.wait_for(timeout=PATIENCE)

    def button(self, kind: str) -> Locator:
        return self.page.get_by_test_id("actions").locator(f"button[data-action={kind}]")

    def do(self, kind: str, patience: int = PATIENCE) -> None:
        self.button(kind).first.click(timeout=patience)
        sure = self.button(kind).and_(self.page.locator("[data-sure]"))
        if sure.count():  # points would be wasted: it asks once
            sure.click(timeout=patience)

    def ask_why(self, kind: str) -> None:
        """Press a grey button: it only says why. One that has just come under the finger waits a moment."""
        grey = self.page.get_by_test_id("actions").locator(f"[data-grey={kind}]")
        expect(grey).not_to_have_css("pointer-events", "none")
        grey.click(force=True)  # grey, but it answers

    def offered(self) -> list[str]:
        """The kinds of action that have a button now."""
        buttons = self.page.get_by_test_id("actions").locator("button[data-action]:not([disabled])")
        return [str(button.get_attribute("data-action")) for button in buttons.all()]

    def tap(self, thing: Locator, patience: int = PATIENCE) -> None:
        """Click where something is drawn once it stands still; the board takes clicks by their place."""
        thing.wait_for(timeout=patience)
        x, y = thing.evaluate(MIDDLE_AT_REST)
        self.page.mouse.click(x, y)

    def take(self, pawn: str, patience: int = PATIENCE) -> None:
        """Click a pawn and wait until the page shows where it can go."""
        self.tap(self.page.locator(f"[data-pawn={pawn}]"), patience)
        self.page.locator(".goal, [data-testid=notice], .pawn.victim").first.wait_for(timeout=patience)

    def question(self) -> str:
        """Something that changes whenever the server has answered."""
        story = self.page.get_by_test_id("story")
        return f"{self.status}|{self.offered()}|{story.inner_text()[-200:]}"

    def settle(self) -> None:
        """Until the server has answered what was pressed last."""
        expect(self.page.get_by_test_id("actions").locator("button[disabled]")).to_have_count(0)

    def step(self) -> None:
        """Do something that the page offers; somebody else may be faster, and then there is something else to do."""
        self.settle()
        with suppress(TooLate):
            self._act()
        self.page.wait_for_timeout(30)

    def _act(self) -> None:
        kinds = self.offered()
        wanted = next((kind for kind in FIRST if kind in kinds), None)
        curtain = self.page.get_by_test_id("curtain")
        running = self.page.get_by_test_id("run-on")
        if running.count():
            running.click(timeout=GLANCE)
        elif curtain.count():
            self.called.append(curtain.inner_text(timeout=GLANCE))
            curtain.click(timeout=GLANCE)
        elif wanted:
            self.do(wanted, GLANCE)
        elif "EndTurn" in kinds and self.random.random() < 0.6:
            self.do("EndTurn", GLANCE)
        elif not self._walk():
            self._press(kinds)

    def _walk(self) -> bool:
        """Take a pawn and send it somewhere."""
        pawns = self.page.locator(".pawn.active").all()
        if not pawns or "Pass" in self.offered():
            return False
        self.take(str(self.random.choice(pawns).get_attribute("data-pawn", timeout=GLANCE)), GLANCE)
        goals = self.page.locator(".goal[data-place]").all()
        if goals:
            self.tap(self.random.choice(goals), GLANCE)
            self.page.wait_for_timeout(60)
            self._finish_choice()
        self.page.keyboard.press("Escape")
        return bool(goals)

    def _finish_choice(self) -> None:
        """Several ways to do it: the first will do."""
        listed = self.page.get_by_test_id("as-list")
        if listed.count():
            listed.click(timeout=GLANCE)
        buttons = self.page.get_by_test_id("actions").locator(
            ".ask ~ button[data-action], .ask ~ .sheet button[data-action]"
        )
        if buttons.count():
            buttons.first.click(timeout=GLANCE)

    def _press(self, kinds: list[str]) -> None:
        """Press a button, or play the first live card where cards are asked for."""
        live = self.page.get_by_test_id("hand").locator(".card.live")
        last = next((kind for kind in ("EndTurn", "Pass", "Accept") if kind in kinds), None)
        if last:
            self.do(last, GLANCE)
        elif live.count():
            live.first.click(timeout=GLANCE)
            self.page.get_by_test_id("hand").locator(".open button[data-action]").last.click(timeout=GLANCE)
            self._finish_choice()
        elif kinds:
            self.do(self.random.choice(kinds), GLANCE)
            self._finish_choice()


def drawn_anew(page: Page) -> None:
    """Until the browser has drawn what it knows."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def reload_until_told(page: Page, text: str) -> None:
    """Load a table anew and wait until the server has sent that text to it."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.reload()
    Player(page)
    late = time.monotonic() + PATIENCE / 1000
    while not any(text in frame for frame in frames):
        assert time.monotonic() < late, f"{text} was not sent"
        page.wait_for_timeout(20)
    drawn_anew(page)


def play_until(done: Callable[[], bool], *players: Player) -> None:
    """Everybody does something whenever the page asks for it."""
    until = time.monotonic() + LONGEST
    while not done():
        assert time.monotonic() < until, [player.status for player in players]
        for player in players:
            if not done() and (player.asked or player.page.get_by_test_id("curtain").count()):
                player.step()
        players[0].page.wait_for_timeout(20)
