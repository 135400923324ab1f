"""Playing with a friend: an invitation says what it is to, can be sent in every way, and names are known."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import PATIENCE, Player
from tests.browser.test_page import serious
from tests.server.harness import Running

SHARING = "navigator.share = async (what) => { window.shared = what }"
EACH_SIZE = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


def with_friend(page: Page, *wishes: str) -> str:
    """Set a game with a friend up from the first page, as wished; gives the friend's link."""
    page.get_by_test_id("friend").click()
    for wish in wishes:
        page.get_by_label(wish, exact=True).check()
    page.get_by_label("Your name").fill("Lucía")
    page.get_by_role("button", name="Create the game and get a link").click()
    page.wait_for_url("**/game/*")
    return page.locator("[data-link]").input_value()


@EACH_SIZE
def test_an_invitation_says_who_one_is_and_what_is_agreed_on(open_page: OpenPage, viewport: dict[str, int]) -> None:
    host = open_page("/", viewport=viewport)
    link = with_friend(host, "Osprey (2016)", "I guard the castle", "Correspondence: 3 days per move")
    slip = host.get_by_test_id("gathering")
    host.reload()  # the link does not get lost
    expect(slip.locator("[data-link]")).to_have_value(link)
    expect(slip).to_contain_text("You play the Security Officer")
    expect(slip.get_by_test_id("facts")).to_contain_text("Correspondence: 3 days per move")
    host.goto("/")
    expect(host.get_by_role("article").first).to_contain_text("waiting for your friend")
    host.get_by_role("article").first.get_by_role("link").first.click()

    guest = open_page(link, viewport=viewport)

    invitation = guest.get_by_test_id("invitation")
    expect(invitation).to_contain_text("You play the American Escape Officer")
    expect(invitation).to_contain_text(re.compile(r"Security\s+\(Lucía\)"))
    expect(invitation.get_by_test_id("facts")).to_contain_text("Correspondence: 3 days per move")
    expect(invitation.get_by_test_id("facts")).to_contain_text("2 escapes win")
    expect(invitation.get_by_test_id("facts")).to_contain_text("rounds at most")
    expect(invitation.get_by_role("link", name="Learn the game in ten minutes")).to_be_visible()
    assert serious(guest) == []
    guest.get_by_label("Your name").fill("Pat")
    guest.get_by_role("button", name="Join and play").click()
    Player(guest)
    host.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
    expect(host.get_by_test_id("arrived")).to_contain_text("Pat has joined.")
    expect(slip).to_have_count(0)
    if viewport is PHONE:
        host.get_by_role("button", name="Players").click()
    expect(host.get_by_test_id("seats").first).to_contain_text("Pat")


def test_house_rules_and_rounds_are_told_before_one_joins(server: Running, open_page: OpenPage) -> None:
    rules = ["two-extra-throws", "short-packs"]
    seats = [{"kind": "bot"}, {"kind": "open"}]
    made = server.make(edition="classic", players=2, seats=seats, house_rules=rules, rounds=33, escapes=1)

    facts = open_page(f"/join/{made['id']}").get_by_test_id("facts")

    expect(facts).to_contain_text("33 rounds at most")
    expect(facts).to_contain_text("One escape wins")
    expect(facts).to_contain_text("At most two extra throws for doubles in a turn.")
    expect(facts).to_contain_text("The older packs of 45 Opportunity and 14 Security cards.")
    expect(facts).to_contain_text("No clock")


def test_pace_and_rounds_are_chosen_for_a_friend(open_page: OpenPage) -> None:
    page, sent = open_page("/"), []
    page.on("request", lambda request: sent.append(wish_of(request)) if request.method == "POST" else None)

    with_friend(page, "Correspondence: 1 day per move")
    page.goto("/friend")
    page.get_by_role("spinbutton", name="Rounds").fill("20")
    page.get_by_label("3 minutes per turn").check()
    page.get_by_role("button", name="Create the game and get a link").click()
    page.wait_for_url("**/game/*")

    slow, live = (wish for wish in sent if "clock" in wish)
    assert slow["clock"] == {"kind": "correspondence", "hours": 24}
    assert (live["clock"], live["rounds"]) == ({"kind": "turn", "minutes": 3}, 20)


def wish_of(request: Request) -> dict[str, object]:
    """What a page asked the server for."""
    return dict(request.post_data_json or {})


def test_a_link_can_be_shown_to_a_camera_and_handed_to_the_device(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE)
    page.evaluate(SHARING)
    link = with_friend(page)

    page.get_by_role("button", name="QR code").click()
    code = page.get_by_test_id("qr")
    expect(code).to_be_visible()
    path = code.locator("path").get_attribute("d") or ""
    corner = {f"M{x} {y}h1" for x in range(3, 10) for y in (3, 9)}  # the rim of a square by which cameras find it
    assert all(module in path for module in corner)
    page.get_by_role("button", name="Share", exact=True).click()

    assert page.evaluate("window.shared.url") == link
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_everybody_at_one_screen_has_a_name(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.locator("select[data-seat=american]").select_option("hot-seat")
    page.locator("[data-name=american]").fill("Zofia")
    page.get_by_role("button", name="Start game").click()
    page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)

    expect(page.get_by_test_id("seats").first).to_contain_text("Zofia")
