"""Who sits at the table: leaving, being sent away, and what a seat does by itself; and planning by drawing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import PATIENCE, Player, address_of
from tests.scene import scene
from tests.server.harness import Json, Running

PEOPLE: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


def test_whoever_leaves_his_seat_frees_it_for_another(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=PEOPLE)
    staying = Player(open_page(f"/game/{made['id']}#token={made['host_token']}"))
    leaving = Player(open_page(address_of(made, "american"))).page

    leaving.locator("summary[aria-label=Menu]").click()
    leaving.get_by_role("button", name="Leave the game").click()
    expect(leaving.get_by_text("Leave the game? A bot plays on for you")).to_be_visible()
    leaving.get_by_role("button", name="Yes, leave").click()
    leaving.locator("[data-quick]").first.wait_for(timeout=PATIENCE)

    expect(staying.page.get_by_test_id("seats").first).to_contain_text("left; a bot is playing")
    staying.page.get_by_role("button", name="American: Let someone join").click()
    leaving.goto(f"/join/{made['id']}")
    leaving.get_by_label("Your name").fill("Cleo")
    leaving.get_by_role("button", name="Take this seat").click()
    expect(staying.page.get_by_test_id("seats").first).to_contain_text("Cleo")


def test_the_host_sends_a_player_away(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=PEOPLE)
    host = Player(open_page(f"/game/{made['id']}#token={made['host_token']}"))
    guest = Player(open_page(address_of(made, "american"))).page

    host.page.get_by_role("button", name="American: Remove from the game").click()
    host.page.get_by_role("button", name="Yes, remove").click()

    expect(host.page.get_by_test_id("seats").first).to_contain_text("left; a bot is playing")
    expect(guest.get_by_test_id("notice")).to_contain_text("the host has freed it")
    expect(guest.get_by_test_id("actions")).to_have_count(0)


def test_whoever_was_sent_away_while_he_was_out_looks_on(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=PEOPLE)
    guest = Player(open_page(address_of(made, "american"))).page
    guest.goto("/")
    host = Player(open_page(f"/game/{made['id']}#token={made['host_token']}"))
    host.page.get_by_role("button", name="American: Remove from the game").click()
    host.page.get_by_role("button", name="Yes, remove").click()
    expect(host.page.get_by_test_id("seats").first).to_contain_text("left; a bot is playing")

    guest.goto(f"/game/{made['id']}")

    expect(guest.get_by_test_id("notice")).to_contain_text("the host has freed it")
    guest.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
    expect(guest.get_by_test_id("actions")).to_have_count(0)


def test_standing_orders_are_kept_card_by_card(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="security", players=3, hands={"british": "diversion"}))
    player = Player(open_page(links["british"]))
    orders = player.page.get_by_test_id("orders").first

    orders.locator("summary").click()
    orders.get_by_label("Never ask me: always pass").check()
    orders.locator("select[data-wish]").select_option("ask")

    expect(orders.locator("summary")).to_contain_text("never ask, with exceptions")
    expect(orders).to_have_attribute("aria-busy", "false")  # the server has them
    player.page.reload()
    again = player.page.get_by_test_id("orders").first
    expect(again.locator("summary")).to_contain_text("never ask, with exceptions")
    again.locator("summary").click()
    expect(again.locator("select[data-wish]")).to_have_value("ask")


TWO_WISHES = """orders => {
  orders.querySelector("input").click();
  const card = orders.querySelector("select[data-wish]");
  card.value = "ask";
  card.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def test_of_two_wishes_before_the_server_answers_none_is_lost(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="security", players=3, hands={"british": "diversion"}))
    page = Player(open_page(links["british"])).page

    page.get_by_test_id("orders").first.evaluate(TWO_WISHES)
    expect(page.get_by_test_id("orders").first).to_have_attribute("aria-busy", "false")  # the server has answered both
    page.reload()

    again = page.get_by_test_id("orders").first
    expect(again.locator("summary")).to_contain_text("never ask, with exceptions")
    again.locator("summary").click()
    expect(again.locator("select[data-wish]")).to_have_value("ask")


def test_a_path_is_drawn_circle_by_circle(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, players=3))
    american, british = (Player(open_page(links[seat])) for seat in ("american", "british"))
    american.page.get_by_role("button", name="Chat").click()
    american.page.get_by_role("button", name="Path").click()
    first, last = (american.page.locator(f"[id^=space-target-{number}]").first for number in (1, 2))

    american.page.get_by_placeholder("Label (optional)").fill("at dawn")
    american.tap(first)
    american.tap(last)
    american.tap(last)

    expect(british.page.locator(".plan path")).to_have_count(1)
    expect(british.page.locator(".plan text")).to_have_text("at dawn")
    american.page.get_by_role("button", name="Erase my marks").click()
    expect(british.page.locator(".plan")).to_have_count(0)
