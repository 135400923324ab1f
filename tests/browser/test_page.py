"""The page itself: refusals with their rules, languages, sizes, keys, and people who cannot see it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from colditz import new_game
from tests.browser.conftest import PHONE, ROOT, OpenPage, put_on
from tests.browser.player import PATIENCE, Player, address_of
from tests.server.harness import Json, Running, running

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LONG_STORY = 1000  # entries of a log: more deeds than a server keeps ready
ALONE: list[Json] = [{"kind": "bot"}, {"kind": "human"}]


def at_turn(server: Running, open_page: OpenPage, **wishes: object) -> Player:
    """The American officer of a game of two, with the dice thrown."""
    made = server.make(edition="classic", players=2, rounds=5, seats=ALONE)
    player = Player(open_page(address_of(made, "american"), **wishes))
    player.wait()
    player.do("Throw")
    player.page.locator("[data-action=EndTurn], [data-action=StopThrowing]").first.wait_for(timeout=PATIENCE)
    if "StopThrowing" in player.offered():
        player.do("StopThrowing")
    player.page.locator(".pawn.active").first.wait_for(timeout=PATIENCE)
    return player


def test_a_greyed_action_says_why_with_its_rule(server: Running, open_page: OpenPage) -> None:
    player = at_turn(server, open_page)

    player.ask_why("Throw")

    notice = player.page.get_by_test_id("notice")
    expect(notice).to_contain_text("One throw a turn: only a double gives you another.")
    expect(notice).to_contain_text(re.compile(r"Rule \d"))
    with player.page.context.expect_page() as opened:
        notice.get_by_role("link").click()
    rule = notice.get_by_role("link").get_attribute("href")
    expect(opened.value.locator("li.target")).to_be_visible()
    assert rule is not None
    assert opened.value.url.endswith(rule)


def test_a_circle_out_of_reach_says_why(server: Running, open_page: OpenPage) -> None:
    player = at_turn(server, open_page)
    player.take("american-1")
    far = player.page.locator("#space-target-1, [id^=space-target]").first

    player.tap(far)

    expect(player.page.get_by_test_id("notice")).to_contain_text(re.compile(r"Rule \d"))


def test_whoever_comes_late_reads_what_happened_last(tmp_path: Path, open_page: OpenPage) -> None:
    match, luck = new_game("classic", 3, seed=4), Random(4)
    while match.question < LONG_STORY:
        seat = match.asked()[0]
        match.play(seat, luck.choice(match.options(seat)))
    made = put_on(f"sqlite:///{tmp_path / 'late.sqlite'}", match)

    with running(f"sqlite:///{tmp_path / 'late.sqlite'}") as late:
        page = open_page(f"http://{late.address}/game/{made['id']}")
        story = page.get_by_test_id("story")
        turn = story.locator(".head").last
        expect(turn).to_contain_text(f"Round {match.view('british').table.round}:")
        expect(story.locator("li").last).to_be_in_viewport()
        expect(page.locator(".field .dice[role=img]")).to_be_visible()  # as they fell last
        page.close()


def test_a_pawn_walks_where_it_is_dragged(server: Running, open_page: OpenPage) -> None:
    player = at_turn(server, open_page)
    player.take("american-1")
    goal = player.page.locator(".goal[data-place]").last
    place, box = goal.get_attribute("data-place"), goal.bounding_box()
    start = player.page.locator("[data-pawn=american-1]").bounding_box()
    player.page.keyboard.press("Escape")
    assert box is not None
    assert start is not None

    player.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    player.page.mouse.down()
    player.page.mouse.move(box["x"], box["y"], steps=4)
    player.page.locator(".goal").first.wait_for(timeout=PATIENCE)
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.mouse.up()

    expect(player.page.get_by_test_id("story")).to_contain_text("American 1 walks")
    assert place is not None


SLOW_LINE = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 400); };
}"""


def test_whoever_clicks_faster_than_the_server_answers_is_not_forgotten(server: Running, open_page: OpenPage) -> None:
    player = at_turn(server, open_page)
    player.take("american-1")
    goal = player.page.locator(".goal[data-place]").last.bounding_box()
    player.page.keyboard.press("Escape")
    player.page.evaluate(SLOW_LINE)
    assert goal is not None

    player.tap(player.page.locator("[data-pawn=american-1]"))
    player.page.mouse.click(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)

    expect(player.page.get_by_test_id("story")).to_contain_text("American 1 walks")


def test_a_move_by_keys_alone(server: Running, open_page: OpenPage) -> None:
    player = at_turn(server, open_page)

    player.page.locator("[data-pawn=american-1]").focus()
    player.page.keyboard.press("Enter")
    player.page.locator(".goal").first.focus()
    player.page.keyboard.press("Enter")

    expect(player.page.get_by_test_id("story")).to_contain_text("American 1 walks")


@pytest.mark.parametrize(
    ("locale", "button"), [("es-ES", "Partida nueva"), ("it-IT", "Nuova partita"), ("fr-FR", "New game")]
)
def test_the_language_is_the_browsers(open_page: OpenPage, locale: str, button: str) -> None:
    page = open_page("/", locale=locale)

    expect(page.get_by_role("navigation")).to_contain_text(button)


def test_the_language_can_be_switched_and_stays(open_page: OpenPage) -> None:
    page = open_page("/")

    page.locator("summary").click()
    page.locator("[data-setting=language]").select_option("it")
    expect(page.get_by_role("navigation")).to_contain_text("Nuova partita")
    page.reload()

    expect(page.get_by_role("navigation")).to_contain_text("Nuova partita")
    assert page.locator("html").get_attribute("lang") == "it"


def test_a_phone_shows_all_of_it_and_takes_taps(server: Running, open_page: OpenPage) -> None:
    player = at_turn(server, open_page, viewport=PHONE, has_touch=True, is_mobile=True)
    page = player.page

    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = page.locator("[data-pawn=american-1]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    goal = page.locator(".goal[data-place]").first
    expect(goal).to_be_visible()
    where = goal.bounding_box()
    assert where is not None
    page.touchscreen.tap(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    expect(page.get_by_test_id("undo")).to_be_visible()  # two taps walk, as two clicks do at a desk
    page.get_by_role("button", name="Story so far").tap()
    expect(page.get_by_test_id("story")).to_contain_text("American 1 walks")
    expect(page.get_by_test_id("status")).to_be_in_viewport()
    expect(page.get_by_test_id("actions")).to_be_in_viewport()


def serious(page: Page) -> list[str]:
    """What axe finds of serious or critical barriers."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)")
    return [
        f"{finding['id']}: {node['html'][:160]}"
        for finding in found
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"]
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/compare", "/rules/classic", "/nowhere"])
def test_no_serious_barriers_on_a_page(open_page: OpenPage, path: str, light: str) -> None:
    page = open_page(path, color_scheme=light)
    page.get_by_role("heading").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")

    assert serious(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_no_serious_barriers_at_the_table(server: Running, open_page: OpenPage, light: str) -> None:
    player = at_turn(server, open_page, color_scheme=light)
    player.take("american-1")

    assert serious(player.page) == []
