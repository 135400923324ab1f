"""People at one table: giving up, a draw, a host who is away, names in the story, onlookers, and time that is left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from colditz.server.hosting import AWAY_SECONDS
from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import PATIENCE, Player, address_of
from tests.browser.test_page import serious
from tests.scene import scene
from tests.server.harness import Json, Running

ANN, BEN, COY = ({"kind": "human", "name": name} for name in ("Ann", "Ben", "Coy"))
EACH_SIZE = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


def two(server: Running, **wish: object) -> Json:
    return server.make(players=2, seats=[ANN, BEN], **wish)


def open_menu(page: Page) -> None:
    page.locator("summary[aria-label=Menu]").click()


def both(server: Running, open_page: OpenPage, made: Json, **wishes: object) -> tuple[Page, Page]:
    guards, officer = (Player(open_page(address_of(made, seat), **wishes)).page for seat in ("security", "american"))
    return guards, officer


# --- giving up


@EACH_SIZE
def test_whoever_resigns_is_asked_once_and_the_other_wins(
    server: Running, open_page: OpenPage, viewport: dict[str, int]
) -> None:
    guards, officer = both(server, open_page, two(server), viewport=viewport)
    open_menu(officer)
    officer.get_by_role("button", name="Resign", exact=True).click()
    expect(officer.get_by_text("You lose the game, and Ann (Security) wins it.")).to_be_visible()
    assert serious(officer) == []
    officer.get_by_role("button", name="Yes, resign").click()

    expect(guards.get_by_test_id("ended")).to_contain_text("You won!")
    expect(guards.get_by_test_id("ended")).to_contain_text("Ben (American) resigned.")
    expect(officer.get_by_test_id("ended")).to_contain_text("You lost")
    guards.get_by_test_id("ended").get_by_role("link", name="Watch the replay").click()
    guards.get_by_role("button", name="To the end").click()
    expect(guards.get_by_test_id("story")).to_contain_text("Ben (American) resigns.", timeout=PATIENCE)
    expect(guards.get_by_role("banner")).to_contain_text("Ann (Security)")
    expect(guards.get_by_role("option", name="Ben (American)")).to_be_attached()


def test_a_replay_leads_to_its_key_moments(server: Running, open_page: OpenPage) -> None:
    guards, officer = both(server, open_page, two(server))
    open_menu(officer)
    officer.get_by_role("button", name="Resign", exact=True).click()
    officer.get_by_role("button", name="Yes, resign").click()
    guards.get_by_test_id("ended").get_by_role("link", name="Watch the replay").click()
    expect(guards.get_by_role("slider")).to_have_value("0")

    guards.get_by_test_id("key-moments").get_by_role("button", name="Ben (American) resigns.").click()

    expect(guards.get_by_role("slider")).not_to_have_value("0")
    expect(guards.get_by_test_id("story")).to_contain_text("Ben (American) resigns.")
    assert serious(guards) == []


def test_one_of_several_officers_is_told_that_a_bot_takes_over(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=3, seats=[ANN, BEN, COY])
    guards, officer = both(server, open_page, made)
    open_menu(officer)
    officer.get_by_role("button", name="Resign", exact=True).click()
    expect(officer.get_by_text("You are out of the game for good")).to_be_visible()
    officer.get_by_role("button", name="Yes, resign").click()

    expect(guards.get_by_test_id("story")).to_contain_text("Ben (American): I resign. From now on a bot plays for me.")
    guards.get_by_role("button", name="Chat").click()
    expect(guards.get_by_role("region", name="Chat")).to_contain_text("Ben (American): I resign.")
    expect(guards.get_by_test_id("status")).to_be_visible()
    expect(officer.get_by_test_id("watching")).to_be_visible()
    expect(officer.get_by_test_id("notice")).to_contain_text("A bot plays for the American officer now.")


def test_the_last_officer_who_resigns_loses_for_all_of_them(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=3, seats=[ANN, BEN, {"kind": "bot", "level": "random"}], bot_seconds=50)
    guards, officer = both(server, open_page, made)
    open_menu(officer)
    officer.get_by_role("button", name="Resign", exact=True).click()
    expect(officer.get_by_text("You lose the game, and Ann (Security) wins it.")).to_be_visible()
    officer.get_by_role("button", name="Yes, resign").click()

    expect(guards.get_by_test_id("ended")).to_contain_text("You won!")


# --- a draw


@EACH_SIZE
def test_a_draw_is_offered_declined_and_agreed_on(
    server: Running, open_page: OpenPage, viewport: dict[str, int]
) -> None:
    guards, officer = both(server, open_page, two(server), viewport=viewport)

    def offer(page: Page) -> None:
        open_menu(page)
        page.get_by_role("button", name="Offer a draw").click()
        page.get_by_role("button", name="Yes, offer it").click()

    offer(officer)
    slip = guards.get_by_test_id("truce")
    expect(slip).to_contain_text("Ben (American) offers a draw")
    standing = officer.get_by_test_id("truce-standing")
    expect(standing).to_contain_text("The game goes on until Ann (Security) answers.")
    slip.get_by_role("button", name="Play on").click()
    expect(slip).to_have_count(0)
    expect(standing).to_have_count(0)
    expect(officer.get_by_test_id("story")).to_contain_text("Ann (Security): I do not want a draw.")
    open_menu(officer)
    expect(officer.get_by_role("button", name="Offer a draw")).to_be_visible()
    open_menu(officer)
    offer(guards)
    officer.get_by_test_id("truce").get_by_role("button", name="Agree to a draw").click()

    for page in (guards, officer):
        expect(page.get_by_test_id("ended")).to_contain_text("The players agreed to end the game.")
        expect(page.get_by_test_id("ended")).to_contain_text("Nobody won")


# --- the host is away


def test_a_guest_puts_in_a_bot_for_a_host_who_is_away_for_long(server: Running, open_page: OpenPage) -> None:
    made = server.make(players=3, seats=[ANN, BEN, COY], bot_seconds=50)
    host = Player(open_page(address_of(made, "security"))).page
    host.goto(f"/game/{made['id']}#seat=host&token={made['host_token']}")
    guest = Player(open_page(address_of(made, "american"))).page
    host.locator("[data-pawn]").first.wait_for()
    expect(host.get_by_role("group", name="Host")).to_be_visible()
    tools = guest.get_by_test_id("helping").filter(visible=True)

    host.close()
    expect(guest.get_by_test_id("seats").first).to_contain_text("Ann, away")
    expect(tools).to_have_count(0)
    server.app.state.tables.clock.ahead += AWAY_SECONDS + 1
    guest.evaluate(f"() => {{ const now = Date.now; Date.now = () => now() + {AWAY_SECONDS + 1} * 1000 }}")

    expect(tools).to_contain_text("The host is away.")
    tools.get_by_role("button", name="Security: Let a bot stand in").click()
    expect(guest.get_by_test_id("seats").first).to_contain_text("a bot is standing in")
    tools.get_by_role("button", name="Security: Return control").click()
    expect(guest.get_by_test_id("seats").first).to_contain_text("Ann, away")


# --- names, plans and onlookers


def test_the_story_calls_people_by_their_names(server: Running, open_page: OpenPage) -> None:
    guards, officer = both(server, open_page, two(server))
    Player(guards).do("Agree") if "Agree" in Player(guards).offered() else None
    open_menu(officer)
    officer.get_by_role("button", name="Resign", exact=True).click()
    officer.get_by_role("button", name="Yes, resign").click()

    story = guards.get_by_test_id("story")
    expect(story).to_contain_text("Ben (American) resigns.")
    expect(guards.get_by_test_id("status")).to_contain_text("Ann (Security)")


def test_others_read_that_somebody_plans(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, points=5))
    planner, watcher = Player(open_page(links["american"])), Player(open_page(links["security"]))
    status = watcher.page.get_by_test_id("status")
    expect(status).not_to_contain_text("lanning")

    planner.take("american-1")
    planner.tap(planner.page.locator(".goal[data-place]").first)

    expect(status).to_contain_text("Planning a move, which can still change.")
    planner.page.get_by_role("button", name="Undo").click()
    expect(status).not_to_contain_text("lanning")


def test_onlookers_are_counted_and_come_by_a_link_of_their_own(server: Running, open_page: OpenPage) -> None:
    made = two(server)
    guards = Player(open_page(address_of(made, "security"))).page
    seats = guards.get_by_test_id("spectators")
    expect(seats).to_have_count(0)
    open_menu(guards)
    guards.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text } }")
    guards.get_by_role("button", name="Copy a link for spectators").click()
    link = guards.evaluate("window.copied")
    assert re.fullmatch(rf"http://[^#]+/game/{re.escape(made['id'])}", link)

    onlooker = Player(open_page(link)).page
    expect(onlooker.get_by_test_id("watching")).to_be_visible()
    expect(seats.first).to_have_text("One person is watching")
    onlooker.close()
    expect(seats).to_have_count(0)


# --- time


def test_a_phone_shows_how_much_time_is_left(server: Running, open_page: OpenPage) -> None:
    made = two(server, clock={"kind": "correspondence", "hours": 53})
    guards, officer = both(server, open_page, made, viewport=PHONE)

    for page in (guards, officer):
        due = page.get_by_test_id("due")
        expect(due).to_be_visible()
        expect(due).to_contain_text(re.compile(r"2\s?d\s[45]\s?h"))
        assert due.evaluate("each => each.getBoundingClientRect().right") <= PHONE["width"]
    officer.get_by_test_id("due").click()
    expect(officer.get_by_test_id("notice")).to_contain_text("Ann (Security): 2 days")
    assert serious(officer) == []


def test_a_desk_has_the_sentence_instead(server: Running, open_page: OpenPage) -> None:
    guards, _ = both(server, open_page, two(server, clock={"kind": "correspondence", "hours": 53}))

    expect(guards.get_by_test_id("due")).to_be_hidden()
    expect(guards.get_by_role("timer").first).to_be_visible()


@pytest.mark.parametrize("path", ["/friend", "/new"])
def test_a_game_that_would_go_on_for_ever_is_warned_of(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    long = page.get_by_test_id("long-game")
    if path == "/friend":
        page.get_by_label("Correspondence: 1 day per move", exact=True).check()
        page.get_by_role("spinbutton", name="Rounds").fill("30")
        expect(long).to_have_count(0)
        page.get_by_label("Correspondence: 3 days per move", exact=True).check()
    else:
        page.get_by_label("Clock", exact=True).select_option("correspondence")
        page.get_by_role("group", name="Clock").get_by_role("spinbutton").fill("7")

    expect(long).to_contain_text("if everyone takes all of their time for every turn.")
    assert serious(page) == []
    long.get_by_role("button", name="Play 25 rounds").click()
    expect(long).to_contain_text("25 rounds at this pace")
    expect(long.get_by_role("button")).to_have_count(0)


# --- several friends


@EACH_SIZE
def test_three_friends_get_a_link_each(open_page: OpenPage, viewport: dict[str, int]) -> None:
    page = open_page("/friend", viewport=viewport)
    page.get_by_role("group", name="How many friends?").get_by_label("3").check()
    page.get_by_label("I guard the castle").check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Create the game and get a link").click()
    page.wait_for_url("**/game/*")
    page.get_by_text("A link for each seat").click()
    links = page.locator("details [data-link]")
    expect(links).to_have_count(3)
    expect(page.locator("[data-link=all]")).to_be_visible()  # and one for all of them

    for number in range(3):
        guest = open_page(links.nth(number).input_value())
        expect(guest.get_by_test_id("invitation")).to_contain_text("Escape Officer")
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
