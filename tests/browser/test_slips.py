"""Slips and questions at the table: a click too many, a wrong click, a hint, and what has happened meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, OpenPage, Stage
from tests.browser.player import PATIENCE, Player, address_of, play_until
from tests.scene import play, scene
from tests.server.harness import Json, Running

GUARDS: list[Json] = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]


NEXT_FRAME = "() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
WIDER = "([what, width]) => document.querySelector(what).getBoundingClientRect().width > width"


def width_of(page: Page, what: str) -> float:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["width"]


def test_a_double_click_on_the_throw_throws_once(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2))
    player = Player(open_page(links["american"]))

    player.button("Throw").dblclick()

    player.page.locator("[data-grey=Throw], [data-action=StopThrowing]").first.wait_for(timeout=PATIENCE)
    player.page.get_by_test_id("hint").click()
    expect(player.page.get_by_text("Do that")).to_be_visible()  # the second click would have been answered by now
    expect(player.page.get_by_test_id("story")).to_contain_text("throws")
    expect(player.page.get_by_test_id("story")).not_to_contain_text("Security's turn")
    assert player.asked


def test_the_buttons_of_the_board_zoom_by_mouse(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2))
    page = Player(open_page(links["american"])).page
    page.get_by_role("button", name="Show the whole castle").click()
    page.evaluate(NEXT_FRAME)
    usual = width_of(page, "[data-pawn=american-1]")

    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(WIDER, arg=["[data-pawn=american-1]", 1.2 * usual])
    page.get_by_role("button", name="Show the whole castle").click()
    page.wait_for_function(f"told => !({WIDER})(told)", arg=["[data-pawn=american-1]", usual + 1])

    assert abs(width_of(page, "[data-pawn=american-1]") - usual) < 1


def test_a_phone_shows_the_whole_castle_when_asked(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2))
    page = open_page(links["american"], viewport={"width": 390, "height": 844})
    Player(page)

    page.get_by_role("button", name="Show the whole castle").click()

    page.wait_for_function("""() => {
      const boxes = [...document.querySelectorAll("[id^=space-target]")].map(each => each.getBoundingClientRect());
      return boxes.length && boxes.every(box => box.left > 0 && box.right < 390);
    }""")


def test_a_phone_held_sideways_shows_the_board(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, hands={"american": "sabotage"}))
    page = Player(open_page(links["american"], viewport={"width": 844, "height": 390})).page

    box = page.locator(".view").bounding_box()
    assert box is not None
    assert box["height"] > 280
    assert box["width"] > 480
    expect(page.locator("[data-action=Throw]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-card=sabotage]")).to_be_in_viewport(ratio=0.9)


def test_a_hint_points_at_what_it_advises(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=3, rounds=5, seats=GUARDS)
    page = Player(open_page(address_of(made, "security"))).page

    page.get_by_test_id("hint").click()

    expect(page.get_by_text("Do that")).to_be_visible()
    expect(page.locator(".beacon")).to_have_count(1)
    page.get_by_text("Do that").click()
    expect(page.locator(".beacon")).to_have_count(0)


def test_a_hint_is_in_sight_on_a_phone(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=3, rounds=5, seats=GUARDS)
    page = Player(open_page(address_of(made, "security"), viewport={"width": 390, "height": 844})).page

    page.get_by_test_id("hint").click()

    expect(page.get_by_text("Do that")).to_be_in_viewport()


def test_guards_are_posted_step_by_step(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=3, rounds=5, seats=GUARDS)
    player = Player(open_page(address_of(made, "security")))
    page, notice = player.page, player.page.get_by_test_id("notice")
    inner = page.locator("[id^=space-post-inner]")

    expect(page.locator("[data-grey=EndTurn]")).to_contain_text("Begin the game")
    player.ask_why("EndTurn")
    expect(notice).to_contain_text("One guard for each escape team must stand on the inner posts.")
    for post in (0, 1):
        player.tap(inner.nth(post))
        expect(page.get_by_test_id("story")).to_contain_text(f"Guard {post + 1} is posted at guard post")
    expect(notice).to_have_count(0)
    player.tap(inner.nth(2))
    expect(notice).to_contain_text("The inner posts already have one guard for each escape team.")

    page.reload()  # what was tried out is still there
    expect(page.get_by_test_id("status")).to_contain_text(
        re.compile(r"2 inside \(so far 2\) and \d+ to \d+ outside \(so far 0\)")
    )
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("status")).to_contain_text("2 inside (so far 1)")
    expect(page.get_by_test_id("story")).not_to_contain_text("Guard 2 is posted")
    expect(page.get_by_test_id("story")).to_contain_text("Guard 1 is posted")


def test_a_man_out_of_a_guards_reach_says_so(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("guard-1@ic-r08-c08 american-1@ic-r15-c22", turn="security", players=2, points=2))
    player = Player(open_page(links["security"]))

    player.take("guard-1")
    player.tap(player.page.locator("[data-pawn=american-1]"))

    expect(player.page.get_by_test_id("notice")).not_to_contain_text("your own pawns")
    expect(player.page.get_by_test_id("notice")).to_contain_text(re.compile(r"Rule \d"))


def test_a_way_that_others_bar_says_so(stage: Stage, open_page: OpenPage) -> None:
    men = "american-1@in-westcor-04 american-2@in-westcor-05"
    links = stage(scene(men, turn="american", players=2, points=3))
    player = Player(open_page(links["american"]))

    player.take("american-1")
    player.tap(player.page.locator("#space-in-westcor-06"))

    expect(player.page.get_by_test_id("notice")).to_contain_text("somebody stands in the way")


def test_when_nobody_can_walk_the_end_of_the_turn_stands_out(stage: Stage, open_page: OpenPage) -> None:
    game = scene("american-1@ic-r08-c08", turn="american", players=2, points=1)
    play(game, "american", "MovePawn american-1 ic-r08-c09")
    player = Player(open_page(stage(game)["american"]))

    expect(player.page.get_by_test_id("status")).to_contain_text("All points are used: end your turn.")
    expect(player.button("EndTurn")).to_have_class(re.compile("main"))


def test_what_became_of_ones_men_is_told_when_the_turn_comes(stage: Stage, open_page: OpenPage) -> None:
    men = "guard-1@ic-r08-c08 american-1@ic-r08-c10"
    links = stage(scene(men, turn="security", players=2, points=4, equipment={"american": "rope"}))
    american, security = Player(open_page(links["american"])), Player(open_page(links["security"]))

    security.take("guard-1")
    security.tap(security.page.locator("[data-pawn=american-1]"))
    expect(security.page.get_by_test_id("story")).to_contain_text("Guard 1 arrests American 1")
    news = american.page.get_by_test_id("news")
    play_until(lambda: news.count() > 0, american, security)

    expect(news).to_contain_text("Guard 1 arrests American 1")


def test_a_single_card_is_read_at_ease(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, hands={"american": "sabotage"}))
    page = Player(open_page(links["american"])).page

    page.locator("[data-card=sabotage]").click()

    box = page.get_by_test_id("hand").locator(".open").bounding_box()
    assert box is not None
    assert box["width"] > 300
    assert box["x"] + box["width"] <= DESK["width"] - 20 * 16  # the side panel stays free


def test_where_a_guard_may_only_pause_is_marked(stage: Stage, open_page: OpenPage) -> None:
    position = scene("guard-1@ic-r10-c10", turn="security", players=2, points=6, edition="osprey")
    player = Player(open_page(stage(position)["security"]))

    player.take("guard-1")

    passing = player.page.locator(".goal.passing")
    expect(passing.first).to_have_accessible_name(re.compile("cannot stop here$"))
    assert 0 < passing.count() < player.page.locator(".goal").count()


def test_equipment_is_not_used_up_by_one_click(stage: Stage, open_page: OpenPage) -> None:
    men = "american-1@room-dentist-1"
    links = stage(scene(men, turn="american", players=2, points=5, equipment={"american": "rope rope"}))
    player = Player(open_page(links["american"]))
    player.take("american-1")

    player.tap(player.page.locator(".goal[data-place=land-03]"))

    expect(player.page.locator(".ask")).to_contain_text("uses up equipment and cannot be undone")
    expect(player.page.locator("[data-card=rope]").first).to_be_visible()
    player.do("Cross")
    expect(player.page.locator("[data-card=rope]")).to_have_count(0)


def hinted(player: Player) -> str:
    """What a hint says now."""
    player.page.get_by_test_id("hint").click()
    said = player.page.locator(".hint")
    expect(said).to_contain_text("Hint:")
    return said.inner_text()


def throw(player: Player) -> None:
    """Throw once, and no more after a double."""
    player.do("Throw")
    player.page.locator("[data-action=StopThrowing], .pawn.active").first.wait_for(timeout=PATIENCE)
    if player.button("StopThrowing").count():
        player.do("StopThrowing")
    expect(player.page.locator(".pawn.active").first).to_be_visible()


def test_a_hint_says_what_has_upset_the_plan_of_the_one_before(stage: Stage, open_page: OpenPage) -> None:
    near = "american-1@ic-r08-c08 american-2@ic-r08-c09 guard-1@ic-r08-c10"
    kept = " ".join(f"american-{man}@cells-a" for man in range(3, 8))
    game = scene(f"{near} {kept}", turn="american", players=2, points=4, equipment={"american": "rope"})
    links = stage(game)
    american, security = Player(open_page(links["american"])), Player(open_page(links["security"]))
    advised = re.search(r"American (\d)", hinted(american))
    assert advised is not None

    american.do("EndTurn")
    security.wait()
    throw(security)
    security.take("guard-1")
    security.tap(security.page.locator(f"[data-pawn=american-{advised[1]}]"))
    expect(security.page.get_by_test_id("story")).to_contain_text(f"arrests American {advised[1]}")
    play_until(lambda: american.button("Throw").count() > 0, security)
    throw(american)
    if american.button("DrawCard").count():
        american.do("DrawCard")
        expect(american.button("DrawCard")).to_have_count(0)

    assert f"The plan has changed: American {advised[1]} is arrested." in hinted(american)
