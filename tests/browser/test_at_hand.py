"""What one has in hand stays in sight: the board, the buttons, the advice and the names of places."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage, Stage
from tests.browser.player import Player, hold_back
from tests.browser.test_small_screens import board, buttons, learned, truth
from tests.scene import scene

MEN = "american-1@ic-r08-c08 american-2@room-dentist-1 guard-1@ic-r08-c11"
GEAR = {"american": "rope rope key"}
IN_ROOMS = "american-1@room-dentist-1 american-2@room-dentist-2"
LINES = 2  # of advice on a phone, as wide as the screen
LIES = "() => document.querySelector('.view .sheet').style.transform"
# Of these things the ones that lie outside the board's window or under something that stands in it.
COVERED = """things => things.filter(thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const view = document.querySelector(".view").getBoundingClientRect();
    const out = left < view.left || right > view.right || top < view.top || bottom > view.bottom;
    const tools = [...document.querySelectorAll(".tools button, .field > .dice span, footer")];
    return out || tools.some(tool => {
        const over = tool.getBoundingClientRect();
        return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
    });
}).map(thing => thing.id || thing.getAttribute("data-place"))"""
NONE_COVERED = f"([what]) => ({COVERED})([...document.querySelectorAll(what)]).length === 0"
ROWS = "buttons => new Set(buttons.map(button => Math.round(button.getBoundingClientRect().top))).size"
LINES_OF = "it => Math.round(it.clientHeight / parseFloat(getComputedStyle(it).lineHeight))"


def uncovered(page: Page, what: str) -> None:
    """Wait until all of these are in sight, clear of whatever stands over the board."""
    assert page.locator(what).count() > 1
    page.wait_for_function(NONE_COVERED, arg=[what])


def corner(thing: Locator) -> tuple[int, int]:
    """Where a button stands, in whole pixels."""
    box = thing.bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"])


def at_rest(page: Page) -> str:
    """How the board lies when it has come to rest."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return str(page.evaluate(LIES))


def test_a_phone_keeps_its_board(stage: Stage, open_page: OpenPage) -> None:
    hands = {"american": "sabotage diversion"}
    links = stage(scene(MEN, turn="american", players=2, points=5, hands=hands, equipment=GEAR))
    player = Player(open_page(links["american"], viewport=PHONE, has_touch=True))
    page, words = player.page, player.page.get_by_test_id("coach").locator(".words")

    # long advice is folded
    assert words.evaluate(LINES_OF) == LINES
    page.get_by_test_id("unfold").click()
    truth(words, f"it => ({LINES_OF})(it) > {LINES}")
    learned(page)
    assert buttons(page).evaluate_all(ROWS) == 1

    # what the signs in the header mean
    page.get_by_test_id("goal-short").click()
    expect(page.get_by_test_id("notice")).to_contain_text("First to 2 escapes wins · ends after round 75")

    # a hint stands aside when a man is taken, and half of the screen stays the board's
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("sheet")).to_contain_text("Hint: ")
    player.take("american-1")
    expect(page.get_by_test_id("sheet")).to_have_count(0)
    footer = page.locator("footer").bounding_box()
    assert footer is not None
    assert footer["y"] >= PHONE["height"] / 2

    # ways out: the exit is named on the board, and the view is given back
    before = at_rest(page)
    page.get_by_test_id("routes").click()
    shown = page.get_by_test_id("sheet").get_by_role("button", name=re.compile("exit"))
    sign = page.get_by_test_id("exit")
    expect(sign).to_be_visible()
    assert f"exit {sign.text_content()}" in shown.first.inner_text()
    page.wait_for_function(f"before => ({LIES})() !== before", arg=before)
    page.get_by_test_id("sheet").get_by_role("button", name="Close").click()
    page.wait_for_function(f"before => ({LIES})() === before", arg=before)


def test_circles_that_are_offered_are_in_sight_on_a_phone_and_any_will_do(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(IN_ROOMS, turn="american", players=2, points=5))
    player = Player(open_page(links["american"], viewport=PHONE, has_touch=True))
    page = player.page
    learned(page)

    player.do("ClaimEquipment")
    expect(page.get_by_test_id("status")).to_contain_text("Appel area for American 1")
    uncovered(page, ".goal.pick")
    page.get_by_test_id("anywhere").click()
    expect(page.get_by_test_id("status")).to_contain_text("Appel area for American 2")
    page.get_by_test_id("anywhere").click()

    expect(page.get_by_test_id("anywhere")).to_have_count(0)
    expect(page.get_by_test_id("status")).to_contain_text("Move your men")


def test_a_desk_shows_the_whole_castle_and_nothing_jumps(stage: Stage, open_page: OpenPage) -> None:
    guards = "american-1@ic-r08-c08 guard-1@ic-r08-c11 guard-2@gar-018"
    hands = {"american": "sabotage", "security": "appel"}
    links = stage(scene(guards, turn="american", players=2, throw=(2, 3), hands=hands, equipment=GEAR))
    player = Player(open_page(links["american"]))
    page = player.page
    expect(page.get_by_test_id("coach")).to_be_visible()
    uncovered(page, "[id^=space-target-]")

    # neither buttons nor the story move when a man is taken, and advice stays until it is read
    things = [player.button("EndTurn"), page.get_by_test_id("story")]
    before = [corner(thing) for thing in things]
    player.take("american-1")
    expect(page.get_by_test_id("cancel")).to_be_visible()
    assert [corner(thing) for thing in things] == before

    # a circle out of reach says how far it is
    player.tap(page.locator("#space-ic-r15-c22"))
    expect(page.get_by_test_id("notice")).to_contain_text(
        re.compile(r"The shortest way there is \d+ circles; you have 5 points")
    )
    page.keyboard.press("Escape")
    player.take("american-1")

    # the shortest way out first, with the guards beside it
    page.get_by_test_id("routes").click()
    ways = page.get_by_test_id("sheet").get_by_role("listitem").all_inner_texts()
    lengths = [int(way.split()[0]) for way in ways]
    assert lengths == sorted(lengths)
    assert any("nearby: guard 1" in way for way in ways)
    page.get_by_test_id("sheet").get_by_role("button", name="Close").click()
    page.keyboard.press("Escape")


def test_what_is_on_the_board_has_a_name_and_a_key(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(MEN, turn="american", players=2, hands={"american": "kit-part-compass-food"}))
    player = Player(open_page(links["american"]))
    page, tip = player.page, player.page.get_by_test_id("tip")

    page.locator("#space-room-chapel-2").hover(force=True)
    expect(tip).to_contain_text("The chapel: symbol ")
    player.tap(page.locator("[id^=space-target-]").first)
    expect(tip).to_contain_text("Exit 1")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)

    legend = page.get_by_test_id("key")
    page.get_by_test_id("legend").click()
    expect(legend).to_be_visible()
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()

    # a card that cannot be played says why, and is not spoken of before the throw
    expect(page.get_by_test_id("status")).not_to_contain_text("Play cards if you like")
    page.locator("[data-card=kit-part-compass-food]").click()
    expect(page.get_by_test_id("reason")).to_contain_text(re.compile(r"Rule \d"))
    page.keyboard.press("Escape")

    page.get_by_test_id("dangers").click()
    expect(page.get_by_test_id("danger-key")).to_contain_text("half of all throws")

    # whoever has thrown once is not told again to begin with that
    expect(page.get_by_test_id("coach")).to_contain_text("Start by throwing the dice")
    player.do("Throw")
    page.wait_for_function("() => (localStorage.getItem('colditz.known') ?? '').includes('escape-throw')")


def test_a_board_that_is_not_there_yet_says_so(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(MEN, turn="american", players=2))
    page = open_page("about:blank")
    held = hold_back(page, "**/api/board/*.svg?*")

    page.goto(links["american"])
    expect(page.locator(".view").get_by_role("status")).to_contain_text("Loading")
    held[0].continue_()

    expect(page.locator("[data-pawn]").first).to_be_visible()
    expect(page.locator(".view").get_by_role("status")).to_have_count(0)
    assert board(page)["height"] > 0
