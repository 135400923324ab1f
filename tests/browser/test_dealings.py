"""People dealing with each other: trades, answers, talk, plans; and looking back on what happened."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene

READABLE = 4.5  # how much lighter than its ground a small sign must be, or darker

CONTRAST = """it => {
  const light = (colour) => {
    const parts = colour.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const clear = (element) => /^rgba.*, 0\\)$/.test(getComputedStyle(element).backgroundColor);
  let ground = it;
  while (clear(ground)) ground = ground.parentElement;
  const pair = [getComputedStyle(it).color, getComputedStyle(ground).backgroundColor].map(light).sort((a, b) => b - a);
  return (pair[0] + 0.05) / (pair[1] + 0.05);
}"""


def contrast(thing: Locator) -> float:
    """How well a sign stands out from what is behind it, as the accessibility guidelines reckon it."""
    return float(thing.evaluate(CONTRAST))


def test_a_trade_is_offered_and_accepted(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, equipment={"american": "rope", "british": "key"}, players=3))
    american, british = (Player(open_page(links[seat])) for seat in ("american", "british"))

    american.page.get_by_role("button", name="Trade").click()
    trade = american.page.get_by_test_id("trade")
    trade.get_by_role("button", name="British").click()
    trade.get_by_role("button", name="+ Rope").first.click()
    trade.get_by_role("button", name="+ Key").click()
    trade.get_by_role("button", name="Send offer").click()
    british.page.get_by_role("button", name="Accept").click()

    expect(american.page.get_by_test_id("hand").locator("[data-card=key]")).to_be_visible()
    expect(british.page.get_by_test_id("hand").locator("[data-card=rope]")).to_be_visible()


def test_a_door_a_key_and_the_card_that_answers_it(stage: Stage, open_page: OpenPage) -> None:
    links = stage(
        scene(
            "british-1@in-ghcor-09",
            turn="british",
            points=5,
            hands={"security": "arrest-key-holder"},
            equipment={"british": "key"},
            players=3,
        )
    )
    security, british = (Player(open_page(links[seat])) for seat in ("security", "british"))

    british.take("british-1")
    british.tap(british.page.locator("[data-place=door-gh]"))
    british.do("Cross")
    security.wait()
    expect(security.page.get_by_test_id("status")).to_contain_text(
        "uses a Key at a locked door east of the guard house."
    )
    security.do("PlayCard")

    expect(british.page.get_by_test_id("story")).to_contain_text("British 1 is arrested.")


def test_officers_talk_and_plan_behind_the_guards_backs(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, players=3))
    security, american, british = (Player(open_page(links[seat])) for seat in ("security", "american", "british"))
    for player in (security, american, british):
        player.page.get_by_role("button", name="Chat").click()

    american.page.get_by_label("Chat").locator("select").select_option("officers")
    american.page.get_by_label("Write a message").fill("over the wall at dawn")
    american.page.get_by_role("button", name="Send").click()
    american.page.get_by_role("button", name="Ring").click()
    american.tap(american.page.locator("#space-target-1, [id^=space-target]").first)

    expect(british.page.get_by_text("over the wall at dawn")).to_be_visible()
    expect(british.page.locator(".plan circle")).to_have_count(1)
    british.page.get_by_label("Chat").locator("select").select_option("table")
    british.page.get_by_label("Write a message").fill("a fine day")
    british.page.get_by_role("button", name="Send").click()
    expect(security.page.get_by_text("a fine day")).to_be_visible()  # whatever was sent before would be here too
    assert security.page.get_by_text("over the wall at dawn").count() == 0
    assert security.page.locator(".plan").count() == 0


def test_a_hint_says_what_a_good_player_would_do(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", players=3))
    player = Player(open_page(links["american"]))

    player.page.get_by_test_id("hint").click()

    expect(player.page.get_by_role("button", name="Do that")).to_be_visible()


def test_what_happened_can_be_stepped_back_through(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r10-c10", turn="american", points=5, players=3))
    player = Player(open_page(links["american"]))
    pawn = player.page.locator("[data-pawn=american-1]")
    start = pawn.get_attribute("style")
    player.take("american-1")
    player.tap(player.page.locator(".goal[data-place]").last)
    expect(player.page.get_by_test_id("story")).to_contain_text("American 1 walks")
    moved = pawn.get_attribute("style")

    player.page.get_by_role("button", name="One step back").click()
    expect(pawn).to_have_attribute("style", str(start))
    arrow = player.page.get_by_role("button", name="One step forward")
    assert contrast(arrow) > READABLE
    ribbon = player.page.locator(".field").get_by_test_id("looking-back")
    expect(ribbon).to_contain_text("Step 0 of 1")
    assert player.offered() == []  # what is now cannot be done in the past
    expect(player.page.get_by_test_id("undo")).to_have_count(0)
    player.page.get_by_role("button", name="Chat").click()
    player.page.get_by_test_id("now").click()

    expect(ribbon).to_have_count(0)
    expect(player.page.get_by_test_id("undo")).to_be_visible()
    expect(pawn).to_have_attribute("style", str(moved))
    assert moved != start


def test_a_walk_can_be_taken_back_before_anybody_sees_it(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r10-c10", turn="american", points=5, players=3))
    american, british = (Player(open_page(links[seat])) for seat in ("american", "british"))
    pawn = american.page.locator("[data-pawn=american-1]")
    start = pawn.get_attribute("style")
    american.take("american-1")
    american.tap(american.page.locator(".goal[data-place]").last)
    expect(american.page.get_by_test_id("story")).to_contain_text("American 1 walks")

    american.page.get_by_test_id("undo").click()

    expect(pawn).to_have_attribute("style", str(start))
    expect(american.page.get_by_test_id("story")).not_to_contain_text("American 1 walks")
    expect(american.page.get_by_test_id("undo")).to_have_count(0)
    assert "walks" not in british.page.get_by_test_id("story").inner_text()


def test_ways_out_say_what_they_need(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@room-dentist-2", turn="american", points=5, players=3))
    player = Player(open_page(links["american"]))

    player.take("american-1")
    player.page.get_by_test_id("routes").click()

    expect(player.page.get_by_role("button", name="circles → ").first).to_contain_text("rope")
    expect(player.page.get_by_role("button", name="circles → ").first).to_contain_text("an Escape Kit")
