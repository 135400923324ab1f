"""How the table feels: near, explained, audible, at a watchable pace and with few taps."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import MIDDLE_AT_REST, Player, play_until
from tests.browser.test_small_screens import LIES_WITHIN, in_reach, learned, truth
from tests.scene import scene
from tests.server.harness import Running

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}
YARD = "american-1@ic-r08-c08 guard-1@ic-r08-c12"
# Counts the tones and noises that the page makes, instead of making them.
EARS = """
    window.heard = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode])
        kind.prototype.start = function () { window.heard += 1; this.stop = () => undefined; };
"""
LIES = "() => document.querySelector('.view .sheet').style.transform"
WIDTH_OF_A_GOAL = "goals => goals[0].getBoundingClientRect().width"


def turn_on(page: Page, setting: str, *, on: bool = True) -> None:
    """Change a switch of the menu."""
    page.locator("summary").first.click()
    page.locator(f"[data-setting={setting}]").set_checked(on)
    page.keyboard.press("Escape")


# --- near


@pytest.mark.parametrize(("size", "least"), [(DESK, 16), (LAPTOP, 12.5), (PHONE, 21)], ids=["desk", "laptop", "phone"])
def test_goals_are_large_enough_to_be_read(stage: Stage, open_page: OpenPage, size: ViewportSize, least: float) -> None:
    links = stage(scene(YARD, turn="american", players=2, points=5))
    player = Player(open_page(links["american"], viewport=size))

    player.take("american-1")

    assert player.page.locator(".goal[data-place]").evaluate_all(WIDTH_OF_A_GOAL) >= least


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_legend_is_a_panel_that_can_be_closed(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    links = stage(scene(YARD, turn="american", players=2, points=5))
    page = Player(open_page(links["american"], viewport=size)).page
    learned(page)
    key = page.get_by_test_id("key")
    before = page.evaluate(LIES)

    page.get_by_test_id("legend").click()
    expect(key).to_contain_text("60 takes two")
    expect(key.locator("text.en:visible", has_text="guard post")).to_be_visible()
    in_reach(key.get_by_role("button", name="Close"))
    in_reach(key.get_by_role("link", name="Rulebook"))
    assert page.evaluate(LIES) == before
    key.get_by_role("button", name="Close").click()

    expect(key).to_have_count(0)


def pixel(thing: Locator) -> list[int]:
    return [round(each) for each in thing.evaluate(MIDDLE_AT_REST)]


def look_whole(page: Page) -> None:
    page.get_by_role("button", name="Show the whole castle").click()


def look_near(page: Page) -> None:
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()


@pytest.mark.parametrize("look", [look_whole, look_near], ids=["fitted", "near"])
def test_between_a_man_and_his_circle_nothing_moves_under_the_pointer(
    stage: Stage, open_page: OpenPage, look: Callable[[Page], None]
) -> None:
    """Neither when he is taken, nor when advice, hints and ways out come and go."""
    links = stage(scene(YARD, turn="american", players=2, points=5, equipment={"american": "rope"}))
    player = Player(open_page(links["american"], viewport=LAPTOP))
    page, man = player.page, player.page.locator("[data-pawn=american-1]")
    look(page)
    before = pixel(man)

    player.take("american-1")
    assert pixel(man) == before
    page.get_by_test_id("routes").click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    assert pixel(man) == before
    page.keyboard.press("Escape")
    learned(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_text("Do that")).to_be_visible()
    player.take("american-1")

    assert pixel(man) == before


def test_a_phone_goes_to_the_man_in_hand_and_keeps_still_on_request(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(YARD, turn="american", players=2, points=5))
    player = Player(open_page(links["american"], viewport=PHONE))
    page = player.page
    learned(page)
    page.get_by_test_id("my-men").click()
    page.locator("[data-jump=american-1]").click()
    look_whole(page)
    whole = page.evaluate(LIES)

    player.take("american-1")
    page.wait_for_function(f"whole => ({LIES})() !== whole", arg=whole)
    page.keyboard.press("Escape")

    turn_on(page, "follow", on=False)
    look_whole(page)
    page.wait_for_function(f"whole => ({LIES})() === whole", arg=whole)
    player.take("american-1")
    assert page.evaluate(LIES) == whole


def test_a_phone_shows_who_is_at_large_and_leads_to_every_man(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08 american-2@out-n-12", turn="american", players=2, points=5))
    page = Player(open_page(links["american"], viewport=PHONE)).page
    learned(page)
    truth(page.locator("[data-pawn=american-2]"), LIES_WITHIN, ".view")

    page.get_by_test_id("my-men").click()
    expect(page.locator("[data-jump]").first).to_have_attribute("data-jump", "american-2")
    page.locator("[data-jump=american-4]").click()

    truth(page.locator("[data-pawn=american-4]"), LIES_WITHIN, ".view")
    expect(page.locator("[data-jump]")).to_have_count(0)


def test_a_guard_is_seen_by_night(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(YARD, turn="american", players=2, points=5))
    page = Player(open_page(links["american"], color_scheme="dark")).page

    expect(page.locator("[data-pawn=guard-1] .body")).to_have_css("stroke", "rgb(255, 207, 107)")


# --- choosing


def test_what_is_aimed_at_many_is_aimed_on_the_board_and_listed_on_request(stage: Stage, open_page: OpenPage) -> None:
    men = "american-1@ic-r08-c08 american-2@ic-r08-c09 american-3@ic-r09-c08 american-4@ic-r09-c09"
    position = scene(men, turn="american", players=2, points=5, hands={"american": "go-to-parcel-office"})
    player = Player(open_page(stage(position)["american"]))
    page, hand = player.page, player.page.get_by_test_id("hand")

    page.locator("[data-card=go-to-parcel-office]").click()
    hand.locator(".open button[data-action=PlayCard]").click()

    expect(page.locator(".ask")).to_contain_text("Choose a man on the board")
    expect(player.button("PlayCard")).to_have_count(0)
    page.get_by_test_id("as-list").click()
    assert player.button("PlayCard").count() > 3


def test_draw_hint_and_end_stay_in_reach_with_a_man_in_hand(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08 guard-1@ic-r08-c09", turn="american", players=2, throw=(4, 3)))
    player = Player(open_page(links["american"]))

    player.take("american-1")

    for kind in ("DrawCard", "EndTurn"):
        expect(player.button(kind)).to_be_visible()
    expect(player.page.get_by_test_id("hint")).to_be_visible()
    expect(player.button("GiveUp")).to_have_class(re.compile(r"\bquiet\b"))
    named = re.compile(r"^Let him be arrested: ")  # as it reads
    expect(player.button("GiveUp")).to_have_accessible_name(named)
    player.do("GiveUp")
    expect(player.page.get_by_test_id("stakes")).to_contain_text("Guard 1 leads him away and leaves this place himself")


def test_an_arrest_by_finger_is_asked_about(stage: Stage, open_page: OpenPage) -> None:
    position = scene(
        "american-1@ic-r08-c08 guard-1@ic-r08-c09", turn="security", players=2, points=6, equipment={"american": "rope"}
    )
    player = Player(open_page(stage(position)["security"], viewport=TABLET, has_touch=True))
    page = player.page
    learned(page)
    for pawn in ("guard-1", "american-1"):
        box = page.locator(f"[data-pawn={pawn}]").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(".pawn.victim, button[data-action=Arrest]").first.wait_for()

    expect(page.locator(".ask")).to_contain_text("Are you sure you want to do this?")
    expect(page.locator("[data-pawn=american-1]")).to_be_visible()


# --- danger and stakes


def test_danger_is_marked_before_a_man_stops_and_says_why(stage: Stage, open_page: OpenPage) -> None:
    position = scene(YARD, turn="american", players=2, points=5, equipment={"american": "rope"})
    player = Player(open_page(stage(position)["american"]))
    page = player.page

    player.take("american-1")

    danger = page.locator(".goal.danger[data-place=ic-r08-c11]")
    expect(danger).to_have_count(1)
    danger.hover(force=True)
    expect(page.get_by_test_id("risk")).to_contain_text("Guard 1 is one step away")
    expect(page.get_by_test_id("risk")).to_contain_text("because you hold equipment")


def test_without_equipment_nothing_in_the_courtyard_is_dangerous(stage: Stage, open_page: OpenPage) -> None:
    player = Player(open_page(stage(scene(YARD, turn="american", players=2, points=5))["american"]))

    player.take("american-1")

    expect(player.page.locator(".goal[data-place=ic-r08-c11]")).to_have_count(1)
    expect(player.page.locator(".goal.danger")).to_have_count(0)


def test_do_or_die_states_its_stakes_and_asks_once(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, kits="american"))
    player = Player(open_page(links["american"]))
    page, stakes = player.page, player.page.get_by_test_id("stakes")

    player.do("DoOrDie")
    expect(stakes).to_contain_text("3 to 7 throws")  # what it is comes first, and how likely each man is to make it
    expect(player.button("DoOrDie").first).to_contain_text(re.compile(r"\d+ in 100"))
    player.do("DoOrDie")

    expect(stakes).to_contain_text("your whole nation is out of the game")
    expect(stakes).not_to_contain_text("run 0 circles")
    expect(page.get_by_test_id("story")).not_to_contain_text("The American officer throws")
    player.do("DoOrDie")
    expect(page.get_by_test_id("run")).to_be_visible()


# --- pace and sound


SKIP = "() => { const skip = document.querySelector('[data-testid=skip]'); skip?.click(); return !skip; }"


def test_whoever_watches_step_by_step_says_when_to_go_on(server: Running, open_page: OpenPage) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "level": "random"}]
    made = server.make(players=2, seats=seats)
    link = next(str(line["link"]) for line in made["seats"] if line["seat"] == "security")
    page = open_page(link, reduced_motion="no-preference")
    page.locator("summary").first.click()
    page.locator("[data-setting=pace]").select_option("step")
    page.keyboard.press("Escape")
    player = Player(page)

    play_until(lambda: page.get_by_test_id("next-step").count() > 0, player)

    said = page.get_by_test_id("now-playing")
    expect(said).to_be_visible()
    page.wait_for_function(SKIP)  # the bot may play on meanwhile: then that is skipped as well


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_a_throw_is_heard_unless_sound_is_off(stage: Stage, open_page: OpenPage, *, on: bool) -> None:
    links = stage(scene(YARD, turn="american", players=2))
    page = open_page(links["american"])
    page.evaluate(EARS)
    turn_on(page, "sound", on=on)
    player = Player(page)
    page.evaluate("window.heard = 0")

    player.do("Throw")
    expect(page.get_by_test_id("story")).to_contain_text("throws")
    expect(page.get_by_role("img", name="threw")).to_be_visible()

    assert (page.evaluate("window.heard") > 0) is on


def test_a_turn_throws_and_ends_by_itself_for_whoever_wants_that(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(YARD, turn="american", players=2))
    page = open_page(links["american"])
    Player(page)
    turn_on(page, "autoThrow")
    page.reload()

    expect(page.get_by_test_id("story")).to_contain_text("The American officer throws")


# --- nothing happens unexplained


def test_the_goal_is_in_sight(stage: Stage, open_page: OpenPage) -> None:
    page = Player(open_page(stage(scene(YARD, turn="american", players=2, points=5))["american"])).page

    expect(page.get_by_test_id("goal").filter(visible=True)).to_contain_text(
        "First to 2 escapes wins · ends after round 75"
    )


def test_news_survive_a_throw_and_lead_back_on_the_board(stage: Stage, open_page: OpenPage) -> None:
    position = scene(YARD, turn="security", players=2, throw=(2, 4), equipment={"american": "rope"})
    links = stage(position)
    security, american = (Player(open_page(links[seat])) for seat in ("security", "american"))
    security.take("guard-1")
    security.tap(security.page.locator("[data-pawn=american-1]"))
    news, page = american.page.get_by_test_id("news"), american.page
    play_until(lambda: news.count() > 0, american, security)
    expect(news).to_contain_text("while his officer holds equipment")

    american.do("Throw")
    expect(page.get_by_test_id("story")).to_contain_text("The American officer throws")
    expect(news).to_contain_text("Guard 1 arrests American 1")
    news.get_by_role("button", name="Guard 1 arrests American 1").click()

    expect(page.get_by_test_id("to-now")).to_be_visible()


def test_who_is_awaited_is_told_by_name_and_for_what(server: Running, open_page: OpenPage) -> None:
    seats = [{"kind": "human", "name": "Lucía"}, {"kind": "human", "name": "Ann"}]
    made = server.make(players=2, seats=seats)
    link = next(str(line["link"]) for line in made["seats"] if line["seat"] != "security")
    page = Player(open_page(link)).page

    expect(page.get_by_test_id("status")).to_contain_text("Lucía (Security)")


def test_a_lost_game_says_so_and_offers_the_same_table_again(server: Running, open_page: OpenPage) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "human", "name": "Ann"}]
    made = server.make(players=2, seats=seats, rounds=1)
    link = next(str(line["link"]) for line in made["seats"] if line["seat"] != "security")
    player = Player(open_page(link))
    page = player.page
    play_until(lambda: player.over, player)

    expect(page.get_by_test_id("ended")).to_contain_text("You lost")
    expect(page.get_by_test_id("figures")).to_be_visible()
    page.get_by_test_id("rematch").get_by_role("button").first.click()
    expect(page.get_by_test_id("ended")).to_have_count(0)
    assert made["id"] not in page.url
    expect(page.locator("[data-pawn]").first).to_be_visible()
