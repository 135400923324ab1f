"""What the page says or shows stands aside: a refusal bars no click, a hint moves no more of the board than it must."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import PATIENCE, Player, address_of
from tests.scene import scene
from tests.server.harness import Json, Running

GUARDS: list[Json] = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
LAPTOP: ViewportSize = {"width": 1024, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
STILL = """() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve(document.querySelector(".view .sheet").style.transform))))"""


def refused(stage: Stage, open_page: OpenPage) -> Player:
    """A player who was just refused something."""
    links = stage(scene("american-1@ic-r08-c08 american-2@ic-r10-c10", turn="american", players=2, points=3))
    player = Player(open_page(links["american"]))
    player.take("american-1")
    player.tap(player.page.locator("[id^=space-target-1]").first)
    expect(player.page.get_by_test_id("notice")).to_be_visible()
    return player


def test_a_refusal_goes_when_another_pawn_is_taken(stage: Stage, open_page: OpenPage) -> None:
    player = refused(stage, open_page)

    player.tap(player.page.locator("[data-pawn=american-2]"))

    expect(player.page.get_by_test_id("notice")).to_have_count(0)


def test_a_refusal_goes_with_escape(stage: Stage, open_page: OpenPage) -> None:
    player = refused(stage, open_page)

    player.page.keyboard.press("Escape")

    expect(player.page.get_by_test_id("notice")).to_have_count(0)


def test_a_refusal_goes_with_the_next_deed_and_with_what_is_taken_back(stage: Stage, open_page: OpenPage) -> None:
    player = refused(stage, open_page)
    page = player.page

    player.tap(page.locator("#space-ic-r08-c09"))
    expect(page.get_by_test_id("undo")).to_be_visible()
    expect(page.get_by_test_id("notice")).to_have_count(0)

    player.take("american-1")
    player.tap(page.locator("[id^=space-target-1]").first)
    expect(page.get_by_test_id("notice")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_test_id("undo")).to_have_count(0)
    expect(page.get_by_test_id("notice")).to_have_count(0)


def under(page: Page, things: Locator) -> Locator:
    """Of some things the first whose middle lies under the refusal."""
    notice = page.get_by_test_id("notice").bounding_box()
    assert notice is not None
    for thing in things.all():
        box = thing.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if abs(x - notice["x"] - notice["width"] / 2) < notice["width"] / 2 and notice["y"] < y < (
            notice["y"] + notice["height"]
        ):
            return thing
    pytest.fail("nothing lies under the refusal")


def test_a_refusal_bars_no_click(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=3, rounds=5, seats=GUARDS)
    player = Player(open_page(address_of(made, "security"), viewport=LAPTOP))
    page = player.page
    player.ask_why("EndTurn")
    expect(page.get_by_test_id("rule-sentence")).to_be_visible()

    player.tap(under(page, page.locator("[id^=space-post-]")))

    expect(page.get_by_test_id("story")).to_contain_text("Guard 1 is posted")


def test_a_refusal_stands_at_the_other_end_of_the_board(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, points=3))
    page = Player(open_page(links["american"])).page
    view = page.locator(".view").bounding_box()
    assert view is not None
    middle = view["y"] + view["height"] / 2

    for pawn in page.locator("[data-pawn^=british], [data-pawn^=guard]").all():
        box = pawn.bounding_box()
        assert box is not None
        page.keyboard.press("Escape")
        clicked = box["y"] + box["height"] / 2
        page.mouse.click(box["x"] + box["width"] / 2, clicked)
        said = page.get_by_test_id("notice")
        expect(said).to_be_visible()
        at = said.bounding_box()
        assert at is not None
        assert (clicked < middle) != (at["y"] + at["height"] / 2 < middle)


@pytest.mark.parametrize(("size", "edge"), [(LAPTOP, 70), (TABLET, 30)], ids=["laptop", "tablet"])
def test_a_hint_leaves_a_castle_that_is_in_sight_where_it_is(
    stage: Stage, open_page: OpenPage, size: ViewportSize, edge: int
) -> None:
    """On a desk buttons and dice stand in columns at both sides of the castle, and nothing lies nearer to the edge."""
    links = stage(scene("guard-1@post-outer-7", turn="security", players=2, points=4))
    page = Player(open_page(links["security"], viewport=size)).page
    page.get_by_role("button", name="Show the whole castle").click()
    guard, view = page.locator("[data-pawn=guard-1]").bounding_box(), page.locator(".view").bounding_box()
    assert guard is not None
    assert view is not None
    edges = (guard["x"] - view["x"], view["x"] + view["width"] - guard["x"] - guard["width"])
    assert min(edges) < edge, "the guard must stand at the edge of the castle"
    before = page.evaluate(STILL)

    page.get_by_test_id("hint").click()
    page.get_by_text("Do that").wait_for(timeout=PATIENCE)
    expect(page.locator(".beacon").first).to_be_visible()

    assert page.evaluate(STILL) == before
    page.set_viewport_size({"width": 1300, "height": 860})
    page.wait_for_function("before => document.querySelector('.view .sheet').style.transform !== before", arg=before)


def test_clicks_in_quick_succession_all_count(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=3, rounds=5, seats=GUARDS)
    player = Player(open_page(address_of(made, "security")))
    page = player.page
    posts = [post.bounding_box() for post in page.locator("[id^=space-post-outer-]").all()[:5]]

    for post in posts:
        assert post is not None
        page.mouse.click(post["x"] + post["width"] / 2, post["y"] + post["height"] / 2)

    for number in range(1, 6):
        expect(page.get_by_test_id("story")).to_contain_text(f"Guard {number} is posted")
    expect(page.get_by_test_id("status")).to_contain_text("outside (so far 5)")


def test_a_double_click_on_a_post_posts_one_guard_and_says_nothing(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=3, rounds=5, seats=GUARDS)
    player = Player(open_page(address_of(made, "security")))
    page = player.page
    post = page.locator("[id^=space-post-outer-]").first.bounding_box()
    assert post is not None

    page.mouse.dblclick(post["x"] + post["width"] / 2, post["y"] + post["height"] / 2)

    expect(page.get_by_test_id("status")).to_contain_text("outside (so far 1)")
    expect(page.get_by_test_id("notice")).to_have_count(0)


def test_the_header_keeps_its_height_when_points_come(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2))
    player = Player(open_page(links["american"]))
    header = player.page.locator("header").first
    before = header.bounding_box()

    player.do("Throw")
    expect(player.page.locator(".points")).to_be_visible()

    assert header.bounding_box() == before
