"""Coming together by links: who has not come yet, his link once more, and the name of whoever comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.player import PATIENCE, Player, address_of
from tests.browser.test_page import serious
from tests.server.harness import Running

COPIED = "() => window.copied"
# A clipboard of our own: the real one asks for leave, and is shared by all tests.
CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text } } })"
)


def invite(host: Page, **seats: str) -> None:
    """Set a game up whose seats others take, and sit down."""
    for seat, sitter in seats.items():
        host.locator(f"select[data-seat={seat}]").select_option(sitter)
    host.get_by_role("button", name="Start game").click()
    host.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)


def copy_link_of(host: Page, seat: str) -> None:
    """Of several seats each has a link of its own behind the one for everybody."""
    host.get_by_text("A link for each seat").click()
    host.get_by_role("button", name=f"Copy the link for: {seat}").click()


def test_one_link_brings_several_friends_who_choose_their_seats(open_page: OpenPage) -> None:
    host = open_page("/new")
    invite(host, security="link", american="link", british="me")
    slip = host.get_by_test_id("gathering")
    expect(slip).to_contain_text("One link for everyone")
    expect(host.get_by_test_id("seats").first).to_contain_text("not here yet")
    host.evaluate(CLIPBOARD)
    slip.get_by_role("button", name="Copy link").click()
    host.wait_for_function(COPIED)
    link = host.evaluate(COPIED)

    first, second, third = (open_page(link) for _ in range(3))
    second.locator("[data-offered=american]").wait_for(timeout=PATIENCE)
    first.get_by_label("Your name").fill("Pat")
    first.locator("[data-offered=american] button").click()
    Player(first)
    expect(host.get_by_test_id("seats").first).to_contain_text("Pat")

    second.get_by_label("Your name").fill("Kim")
    second.locator("[data-offered=american] button").click()  # Pat was quicker
    expect(second.locator("[data-offered=american]")).to_have_count(0)
    second.locator("[data-offered=security] button").click()
    expect(host.get_by_test_id("seats").first).to_contain_text("Kim")
    third.reload()
    expect(third.get_by_text("All seats are taken.")).to_be_visible(timeout=PATIENCE)


def test_the_table_says_who_is_missing_and_offers_his_link(open_page: OpenPage) -> None:
    host = open_page("/new")
    invite(host, security="link")
    slip = host.get_by_test_id("gathering")
    expect(slip).to_contain_text("Not here yet: Security.")
    host.evaluate(CLIPBOARD)

    slip.get_by_role("button", name="Copy link").click()

    expect(slip).to_contain_text("Link copied.")
    guest = open_page(host.evaluate(COPIED))
    form = guest.get_by_test_id("introduction")
    guest.get_by_label("Your name").fill("Pat")
    guest.get_by_role("button", name="Join and play").click()
    expect(host.get_by_test_id("seats").first).to_contain_text("Pat")
    expect(host.get_by_test_id("arrived")).to_have_text("Pat has joined. ✕")
    expect(slip).to_have_count(0)
    expect(form).to_have_count(0)
    expect(guest.get_by_test_id("gathering")).to_have_count(0)  # nobody is missing
    guest.reload()
    Player(guest)
    expect(form).to_have_count(0)


def test_a_link_is_shown_where_it_cannot_be_copied(open_page: OpenPage) -> None:
    host = open_page("/new", viewport=PHONE)
    invite(host, security="link", american="link")
    host.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")

    copy_link_of(host, "American")

    shown = host.locator("[data-link=american]")
    expect(shown).to_be_in_viewport(ratio=1)
    assert "token=" in shown.input_value()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_slips_put_up_no_barriers(open_page: OpenPage, light: str) -> None:
    host = open_page("/new", color_scheme=light)
    invite(host, security="link", american="link")
    host.evaluate(CLIPBOARD)
    copy_link_of(host, "American")
    expect(host.get_by_test_id("gathering")).to_contain_text("Link copied.")
    guest = open_page(host.evaluate(COPIED).replace("/join/", "/game/"), color_scheme=light)

    expect(guest.get_by_test_id("introduction")).to_be_visible()
    expect(guest.get_by_test_id("gathering")).to_be_visible()
    assert serious(host) == serious(guest) == []


def test_nobody_else_sees_a_link_that_opens_a_seat(open_page: OpenPage) -> None:
    host = open_page("/new")
    invite(host, security="link", american="link", british="me")
    host.evaluate(CLIPBOARD)
    copy_link_of(host, "American")
    host.wait_for_function(COPIED)

    guest = open_page(host.evaluate(COPIED))
    guest.get_by_role("button", name="Join and play").click()

    expect(guest.get_by_test_id("gathering")).to_contain_text("Not here yet: Security.")
    expect(guest.get_by_role("main").locator("[data-copy]")).to_have_count(0)  # his own is in the menu
    onlooker = open_page(guest.url)
    expect(onlooker.get_by_test_id("gathering")).to_contain_text("Not here yet: Security.")
    expect(onlooker.locator("[data-copy]:not([data-copy=spectator])")).to_have_count(0)  # he may bring other onlookers
    for page in (guest, onlooker):
        assert page.evaluate("() => localStorage.getItem('colditz.links')") is None


def test_a_free_seat_is_offered_by_the_games_own_link(open_page: OpenPage) -> None:
    host = open_page("/new")
    invite(host, american="open")
    slip = host.get_by_test_id("gathering")
    expect(slip).to_contain_text("Not here yet: American.")
    host.evaluate(CLIPBOARD)
    slip.get_by_role("button", name="Copy link").click()
    host.wait_for_function(COPIED)

    guest = open_page(host.evaluate(COPIED))
    guest.get_by_role("button", name="Take this seat").click()

    expect(slip).to_have_count(0)
    Player(guest)
    expect(guest.get_by_test_id("introduction")).to_have_count(0)  # he was asked when he sat down


def test_a_name_need_not_be_given_and_is_known_the_next_time(server: Running, open_page: OpenPage) -> None:
    people = [{"kind": "human"}, {"kind": "human"}]
    first, second, third = (server.make(edition="classic", players=2, seats=people) for _ in range(3))
    guest = open_page(first["seats"][1]["link"])
    form = guest.get_by_test_id("introduction")

    form.get_by_role("button", name="Close").click()
    expect(form).to_have_count(0)
    guest.goto(second["seats"][1]["link"])
    form.get_by_label("What should the others call you?").fill("Pat")
    form.get_by_role("button", name="Save name").click()
    expect(form).to_have_count(0)
    guest.goto(third["seats"][1]["link"])

    expect(form.get_by_label("What should the others call you?")).to_have_value("Pat")


def test_whoever_plays_against_bots_is_asked_for_no_name(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, seats=[{"kind": "bot"}, {"kind": "human"}])
    page = Player(open_page(made["seats"][1]["link"])).page

    expect(page.get_by_test_id("introduction")).to_have_count(0)
    expect(page.get_by_test_id("gathering")).to_have_count(0)


def test_a_host_at_another_browser_makes_new_links(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, seats=[{"kind": "human"}, {"kind": "human"}])
    first = open_page(f"/game/{made['id']}#token={made['host_token']}")
    first.evaluate(CLIPBOARD)
    first.get_by_role("button", name="Copy host link").click()
    other = open_page(first.evaluate(COPIED))
    slip = other.get_by_test_id("gathering")

    slip.get_by_role("button", name="American: Make a new link").click()

    other.evaluate(CLIPBOARD)
    slip.locator("[data-copy=american]").click()
    guest = open_page(other.evaluate(COPIED))
    guest.get_by_label("Your name").fill("Pat")
    guest.get_by_role("button", name="Join and play").click()
    expect(other.get_by_test_id("seats").first).to_contain_text("Pat")


def test_whoever_shares_a_seat_is_told_and_ends_it(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, seats=[{"kind": "hot-seat"}, {"kind": "bot"}])
    link = address_of(made, "security")  # a seat's own, not an invitation
    mine, thief = open_page(link), open_page(link)
    slip = mine.get_by_test_id("elsewhere")
    expect(slip).to_contain_text("Your seat (Security) is open in 2 places.")

    slip.get_by_role("button", name="Replace my link with a new one").click()

    expect(slip).to_have_count(0)
    expect(mine.get_by_test_id("notice")).to_contain_text("Your link has changed.")
    expect(thief.get_by_text("Your seat is open somewhere else")).to_be_visible()
    mine.reload()
    mine.get_by_test_id("actions").wait_for(timeout=PATIENCE)  # the new link is kept
    thief.reload()
    expect(thief.get_by_test_id("actions")).to_have_count(0)


def test_a_seat_whose_claim_was_not_answered_is_ones_own_when_the_page_comes_back(
    server: Running, open_page: OpenPage
) -> None:
    """The server has given the seat, and whoever reloads before it says so must not lose it."""
    made = server.make(players=2, seats=[{"kind": "human"}, {"kind": "bot"}])
    page = open_page()
    given: list[int] = []

    def lose_the_first(route: Route) -> None:
        answer = route.fetch()
        if given:
            route.fulfill(response=answer)
        given.append(answer.status)

    page.route("**/claim", lose_the_first)
    page.goto(address_of(made, "security"))
    for _ in range(PATIENCE):
        if given:
            break
        page.wait_for_timeout(1)
    page.reload()

    Player(page).wait()
    assert given == [200, 200]
