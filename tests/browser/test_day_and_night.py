"""La fuga de Colditz 3.0 by clicks: days, secret meetings and nights, announced escapes, raids at a turn's end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from colditz import Match
from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import PATIENCE, Player, address_of, play_until
from tests.scene import dice, play
from tests.server.harness import Running
from tests.server.test_parts_of_the_day import at_the_meeting
from tests.v3.table import by_day, by_night

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
GATE = "american-1@ic-r25-c14"
KIT = {"kits": "american", "equipment": {"american": "pass rope key"}, "players": 3}


def hours(page: Page, part: str) -> None:
    """The page says that it is this part of the day."""
    expect(page.get_by_test_id("hours")).to_have_attribute("data-hour", part)


def announce_on_board(player: Player, man: str, exit_: str) -> None:
    """Click the man, then the exit."""
    player.tap(player.page.locator(f"[data-pawn={man}]"))
    expect(player.page.get_by_test_id("binding")).to_be_visible()
    player.tap(player.page.locator(f".goal[data-place={exit_}]").first)


# --- a whole game


def test_two_people_by_link_play_through_days_meetings_and_nights(server: Running, open_page: OpenPage) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "level": "random"}]
    made = server.make(edition="v3", players=3, rounds=6, seats=seats, reaction_seconds=0)
    guard, officer = (Player(open_page(address_of(made, seat))) for seat in ("security", "american"))
    seen: list[str] = []

    def over() -> bool:
        bar = officer.page.get_by_test_id("hours")
        part = bar.get_attribute("data-hour") if bar.count() else None
        if part and part not in seen[-1:]:
            seen.append(part)
        return guard.over and officer.over

    play_until(over, guard, officer)

    assert seen == ["day", "meeting", "night"] * 3
    told = officer.page.get_by_test_id("ended").inner_text()
    assert "You" in told


@pytest.mark.parametrize("viewport", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
def test_the_hour_the_phase_and_the_announced_man_are_always_shown(
    stage: Stage, open_page: OpenPage, viewport: ViewportSize
) -> None:
    game = by_day(GATE, **KIT)
    play(game, "american", "DeclareAttempt american-1 pass-inner")
    page = open_page(stage(game)["british"], viewport=viewport)

    hours(page, "day")
    bar = page.get_by_test_id("hours")
    expect(bar).to_contain_text("Day 1 of 3")
    expect(page.get_by_test_id("hour-left")).to_contain_text("13 rounds left")
    expect(bar.locator("[aria-current=step]")).to_have_text("Throw")
    expect(page.get_by_test_id("announced")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("announced")).to_have_attribute(
        "title", "American 1 leaves by a checkpoint west of the theatre"
    )
    expect(page.get_by_test_id("attempt-way")).to_have_count(1)


# --- announcing


def test_an_escape_is_announced_by_clicking_the_man_and_his_exit(stage: Stage, open_page: OpenPage) -> None:
    player = Player(open_page(stage(by_day(GATE, **KIT))["american"]))

    announce_on_board(player, "american-1", "pass-inner")

    expect(player.page.get_by_test_id("announced")).to_have_count(1)
    expect(player.page.get_by_test_id("attempt-way")).to_have_count(1)
    expect(player.page.locator("[data-pawn=american-1]")).to_be_visible()


def test_by_night_the_man_in_hand_is_announced_after_the_throw(stage: Stage, open_page: OpenPage) -> None:
    player = Player(open_page(stage(by_night(GATE, points=7, **KIT))["american"]))
    player.take("american-1")

    player.do("DeclareAttempt")
    player.tap(player.page.locator(".goal[data-place=pass-inner]").first)

    expect(player.page.get_by_test_id("announced")).to_have_count(1)


# --- the meeting


def test_officers_meet_in_private_and_end_it_when_all_are_ready(stage: Stage, open_page: OpenPage) -> None:
    links = stage(at_the_meeting())
    american, british, guard = (open_page(links[seat]) for seat in ("american", "british", "security"))

    expect(guard.get_by_test_id("meeting")).to_contain_text("planning in secret")
    expect(guard.get_by_test_id("status")).to_contain_text("Waiting for")
    expect(american.get_by_test_id("meeting").get_by_role("timer")).to_be_visible()
    american.get_by_placeholder("Write a message").fill("The sewer, tonight")
    american.get_by_role("button", name="Send").click()
    expect(british.locator(".chat")).to_contain_text("The sewer, tonight")
    american.get_by_role("button", name="I am ready").click()
    expect(guard.get_by_test_id("meeting")).to_contain_text("American: ready")
    hours(guard, "meeting")
    british.get_by_role("button", name="I am ready").click()

    for page in (american, british):  # what was looked at before comes back
        expect(page.get_by_role("button", name="Story so far")).to_have_attribute("aria-pressed", "true")
    for page in (american, british, guard):
        hours(page, "night")
        expect(page.locator("html")).to_have_attribute("data-light", "night")
        expect(page.locator("svg.castle")).to_have_class(["castle night speaks-en"] * 2)  # the drawing and its names
    assert "sewer" not in guard.content()


def test_officers_at_one_screen_plan_together(stage: Stage, open_page: OpenPage) -> None:
    links = stage(at_the_meeting())
    page = open_page(links["security"])
    for seat in ("american", "british"):
        page.goto(links[seat])
        page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)

    expect(page.get_by_test_id("meeting")).to_contain_text("Nobody's cards are shown")
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    page.get_by_test_id("all-ready").click()

    hours(page, "night")


# --- raids


def a_turn_ends() -> Match:
    """The American's turn, all of his points spent; the Commandant holds a roll call and a search."""
    return by_day(points=0, players=3, hands={"security": "appel search-kitchen"})


def test_no_raid_this_round_is_said_once(stage: Stage, open_page: OpenPage) -> None:
    links = stage(a_turn_ends())
    officer, guard = Player(open_page(links["american"])), Player(open_page(links["security"]))
    officer.do("EndTurn")
    guard.wait()
    expect(guard.page.get_by_test_id("actions").locator("[data-action=PlayCard]")).to_have_count(2)

    guard.page.get_by_test_id("not-this-round").click()

    expect(officer.page.get_by_test_id("status")).to_contain_text("British")
    orders = guard.page.get_by_test_id("orders").first
    orders.locator("summary").click()
    expect(orders.locator("[data-question=MayRaid]")).to_have_value("round")


def test_a_raid_is_ordered_before_the_turn_ends(stage: Stage, open_page: OpenPage) -> None:
    links = stage(a_turn_ends())
    officer, guard = Player(open_page(links["american"])), Player(open_page(links["security"]))
    orders = guard.page.get_by_test_id("orders").first
    orders.locator("summary").click()
    orders.locator("[data-question=MayRaid]").select_option("card:40")
    expect(orders).to_have_attribute("aria-busy", "false")  # saved
    guard.page.reload()
    expect(guard.page.get_by_test_id("orders").first.locator("[data-question=MayRaid]")).to_have_value("card:40")

    officer.do("EndTurn")

    expect(officer.page.get_by_test_id("story")).to_contain_text("Roll call")


def test_a_raid_is_ordered_for_the_next_turn_of_an_officer(stage: Stage, open_page: OpenPage) -> None:
    guard = Player(open_page(stage(a_turn_ends())["security"]))
    orders = guard.page.get_by_test_id("orders").first
    orders.locator("summary").click()
    expect(orders).to_contain_text("given here beforehand")
    orders.locator("[data-question=MayRaid]").select_option(label="British, next turn: Roll Call")
    expect(orders).to_have_attribute("aria-busy", "false")

    guard.page.reload()

    expect(guard.page.get_by_test_id("orders").first.locator("[data-question=MayRaid]")).to_have_value("card:40:2")


# --- the night


def test_by_night_the_commandant_picks_a_die_by_one_click(stage: Stage, open_page: OpenPage) -> None:
    game = by_night("guard-1@ic-r10-c10", turn="security", players=3)
    play(game, "security", "Throw")
    dice(game, 5, 3)
    player = Player(open_page(stage(game)["security"]))

    expect(player.button("ChooseDie")).to_have_count(2)
    player.button("ChooseDie").filter(has_text="5").click()

    expect(player.page.get_by_test_id("status")).to_contain_text("5")
    expect(player.page.locator("[data-pawn=guard-1]")).to_be_visible()


# --- the lobby


@pytest.mark.parametrize(
    ("locale", "labels"),
    [
        ("en-GB", ("Time limit for the whole game", "Minutes for each night", "if left blank: 14")),
        ("es-ES", ("Límite de tiempo para toda la partida", "Minutos de cada noche", "en blanco: 14")),
        ("it-IT", ("Limite di tempo per tutta la partita", "Minuti di ogni notte", "se lasci vuoto: 14")),
    ],
)
def test_a_game_by_the_clock_with_both_optional_rules(
    open_page: OpenPage, locale: str, labels: tuple[str, str, str]
) -> None:
    page = open_page("/new", locale=locale)
    page.locator("input[name=edition]").nth(3).check()
    page.locator("details summary").last.click()
    page.locator("select").last.select_option(label=labels[0])
    page.get_by_label(labels[1]).fill("9")
    for rule in ("multiple-escape", "aeroplane"):
        page.locator(f"[data-rule={rule}]").check()
    page.locator("button.begin").click()

    hours(page, "day")
    assert page.get_by_test_id("goal").first.inner_text().count("33") == 0  # no rounds are counted
    expect(page.get_by_test_id("hour-left").get_by_role("timer")).to_have_text(re.compile(r"^2[56]:[0-5][0-9]$"))
