"""A game by keys and ears alone: the focus never gets lost, goals are one stop, and what happens is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import PATIENCE, Player, address_of, play_until
from tests.browser.test_page import serious
from tests.scene import scene
from tests.server.harness import Running

WALKER = "american-1@ic-r10-c10"


def at(stage: Stage, open_page: OpenPage, men: str = WALKER, turn: str = "american", **wishes: object) -> Player:
    """The table of whoever is on turn."""
    links = stage(scene(men, turn=turn, players=2, **wishes))  # type: ignore[arg-type]
    return Player(open_page(links[turn]))


def expect_focus(page: Page, selector: str) -> None:
    """The focus arrives at something on the table."""
    expect(page.locator(f":is({selector}):focus").first).to_be_attached()


def take(page: Page, pawn: str) -> None:
    """Take a pawn in hand by keys; the focus is led to a goal."""
    page.locator(f"[data-pawn={pawn}]").focus()
    page.keyboard.press("Enter")
    expect_focus(page, ".goal")


def announced(page: Page, says: str | re.Pattern[str]) -> None:
    """The live region has said something."""
    expect(page.get_by_test_id("announcer")).to_contain_text(says)


def test_a_pawn_in_hand_leads_to_the_nearest_goal_and_back(stage: Stage, open_page: OpenPage) -> None:
    page = at(stage, open_page, points=5).page

    take(page, "american-1")
    assert page.locator(".goal:focus").get_attribute("aria-label", timeout=PATIENCE).endswith("1 point")  # type: ignore[union-attr]
    page.keyboard.press("Escape")

    expect_focus(page, "[data-pawn=american-1]")


def test_all_goals_are_one_stop_right_after_the_pawn(stage: Stage, open_page: OpenPage) -> None:
    page = at(stage, open_page, points=5).page
    take(page, "american-1")

    assert page.locator(".goal").count() > 5
    assert page.locator(".goal[tabindex='0']").count() == 1
    page.keyboard.press("Shift+Tab")
    expect_focus(page, "[data-pawn=american-1]")
    page.keyboard.press("Tab")
    expect_focus(page, ".goal")
    page.keyboard.press("Tab")
    expect(page.locator(".goal:focus")).to_have_count(0)


def test_arrows_go_from_goal_to_goal_by_where_they_are(stage: Stage, open_page: OpenPage) -> None:
    page = at(stage, open_page, points=5).page
    take(page, "american-1")

    def moves(key: str) -> tuple[float, float]:
        before = page.locator(".goal:focus").bounding_box()
        page.keyboard.press(key)
        after = page.locator(".goal:focus").bounding_box()
        assert before is not None
        assert after is not None
        return after["x"] - before["x"], after["y"] - before["y"]

    assert moves("ArrowLeft")[0] < 0
    assert moves("ArrowRight")[0] > 0
    assert moves("ArrowUp")[1] < 0
    assert moves("ArrowDown")[1] > 0
    page.keyboard.press("End")
    assert page.locator(".goal").last.evaluate("goal => goal === document.activeElement")
    page.keyboard.press("Home")
    assert page.locator(".goal").first.evaluate("goal => goal === document.activeElement")


def test_after_a_walk_the_same_pawn_goes_on_then_the_main_button(stage: Stage, open_page: OpenPage) -> None:
    page = at(stage, open_page, points=2).page

    take(page, "american-1")
    page.keyboard.press("Enter")
    expect_focus(page, "[data-pawn=american-1]")
    announced(page, re.compile(r"American 1 walks to the inner courtyard (by|[a-z-]+ of) the .* for 1 point\."))
    page.keyboard.press("Enter")
    expect_focus(page, ".goal")
    page.keyboard.press("Enter")

    expect_focus(page, "[data-action=EndTurn]")


def test_a_turn_by_keys_alone_never_loses_the_focus(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=[{"kind": "bot"}, {"kind": "human"}])
    player = Player(open_page(address_of(made, "american")))
    page = player.page
    player.wait()

    player.button("Throw").focus()
    page.keyboard.press("Enter")
    page.locator("[data-grey=Throw], [data-action=StopThrowing]").first.wait_for(timeout=PATIENCE)

    expect_focus(page, ".table [data-pawn], .table [data-action]")


def test_whoever_has_waited_is_led_to_what_is_asked_now(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(WALKER, turn="american", points=3, players=2))
    american, security = (Player(open_page(links[seat])) for seat in ("american", "security"))

    american.button("EndTurn").focus()
    american.page.keyboard.press("Enter")
    expect(american.button("EndTurn")).to_contain_text("3 points")  # it asks in its place, under the same focus
    american.page.keyboard.press("Enter")
    security.wait()
    play_until(lambda: american.button("Throw").count() > 0, security)

    expect_focus(american.page, "[data-action=Throw]")


def test_whoever_uses_a_mouse_keeps_the_focus_where_it_is(stage: Stage, open_page: OpenPage) -> None:
    player = at(stage, open_page, points=5)

    player.take("american-1")
    player.tap(player.page.locator(".goal").first)
    expect(player.page.get_by_test_id("story")).to_contain_text("American 1 walks")

    assert player.page.evaluate("document.activeElement.closest('.goal, .pawn, [data-action]')") is None


def test_a_pawn_in_hand_is_said_aloud(stage: Stage, open_page: OpenPage) -> None:
    page = at(stage, open_page, points=5).page

    take(page, "american-1")

    announced(page, "American 1: choose where to go.")


def test_what_others_do_is_said_aloud_and_no_number_alone(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(WALKER, turn="american", points=3, players=2))
    american, listener = (Player(open_page(links[seat])) for seat in ("american", "security"))

    american.take("american-1")
    american.tap(american.page.locator(".goal").first)
    american.do("EndTurn")

    announced(listener.page, re.compile(r"American 1 walks to .*'s turn\. Your turn"))
    assert not re.search(r"(^|\. )\d+\b", listener.page.get_by_test_id("announcer").inner_text())
    assert listener.page.locator("[data-testid=status][aria-live], [data-testid=status] [aria-live]").count() == 0


def test_an_arrest_says_who_arrested_whom(stage: Stage, open_page: OpenPage) -> None:
    men = "guard-1@gar-018 american-1@gar-017"
    player = at(stage, open_page, men, turn="security", points=6, equipment={"american": "rope key"})

    player.take("guard-1")
    player.tap(player.page.locator("[data-pawn=american-1]"))

    told = "Guard 1 arrests American 1 and goes back to the barracks."
    expect(player.page.get_by_test_id("story")).to_contain_text(told)
    expect(player.page.get_by_test_id("story")).not_to_contain_text("American 1 is arrested")
    announced(player.page, told)


def test_guard_posts_are_told_apart_by_where_they_are(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=[{"kind": "human"}, {"kind": "bot"}])
    player = Player(open_page(address_of(made, "security")))
    player.wait()

    picks = player.page.locator(".goal.pick[aria-label]").all()
    called = [str(pick.get_attribute("aria-label")) for pick in picks]

    assert len(called) > 5
    assert len(set(called)) == len(called)
    assert all(re.fullmatch(r"guard post [A-L] (by|[a-z-]+ of) the .*[a-z]", name) for name in called), called


def test_posting_guards_goes_on_with_the_next_post(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=[{"kind": "human"}, {"kind": "bot"}])
    player = Player(open_page(address_of(made, "security")))
    page = player.page
    player.wait()

    page.locator(".goal.pick[tabindex='0']").focus()
    page.keyboard.press("Enter")

    announced(page, re.compile(r"Guard 1 is posted at guard post [A-L] (by|[a-z-]+ of) the"))
    expect_focus(page, ".goal.pick")


def test_a_link_leads_to_the_heading_of_its_page(open_page: OpenPage) -> None:
    page = open_page("/")

    page.get_by_role("navigation").get_by_role("link", name="Rulebook").focus()
    page.keyboard.press("Enter")

    expect(page.locator("h1:focus")).to_have_count(1)


def test_escape_lays_a_card_back(stage: Stage, open_page: OpenPage) -> None:
    page = at(stage, open_page, hands={"american": "diversion"}, points=3).page
    card = page.locator("[data-card=diversion]")

    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .open")).to_be_visible()
    page.get_by_test_id("hand").get_by_role("button", name="Close").focus()
    page.keyboard.press("Escape")

    expect(page.locator(".hand .open")).to_have_count(0)
    expect(card).to_be_focused()


def test_what_cannot_be_done_now_says_so_to_those_who_listen(stage: Stage, open_page: OpenPage) -> None:
    page = at(stage, open_page, points=3).page

    expect(page.locator("[data-grey=Throw]")).to_have_attribute("aria-disabled", "true")


def test_the_title_says_whose_turn_it_is(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(WALKER, turn="american", points=3, players=2))
    own, other = (Player(open_page(links[seat])).page for seat in ("american", "security"))

    expect(own).to_have_title("Your turn - Colditz")
    expect(other).to_have_title("The American officer is taking a turn - Colditz")


def test_the_position_in_words_tells_round_points_and_own_cards(stage: Stage, open_page: OpenPage) -> None:
    hands = {"american": "diversion"}
    page = at(stage, open_page, points=3, hands=hands, equipment={"american": "rope rope"}, kits="american").page

    page.get_by_role("button", name="Describe the position").click()

    sheet = page.get_by_test_id("position")
    expect(sheet).to_contain_text(re.compile(r"Round 1 of \d+"))
    expect(sheet).to_contain_text("Points left: 3")
    expect(sheet).to_contain_text("Your cards: Diversion, Escape Kit, 2 ropes")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_no_serious_barriers_with_a_goal_in_focus(stage: Stage, open_page: OpenPage, light: str) -> None:
    links = stage(scene(WALKER, turn="american", points=5, players=2))
    page = Player(open_page(links["american"], color_scheme=light)).page

    take(page, "american-1")

    assert serious(page) == []
