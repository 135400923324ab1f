"""A link gives its seat to the browser that comes first; its owner takes the seat to another device himself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import PATIENCE, Player, address_of
from tests.browser.test_gathering import CLIPBOARD, COPIED
from tests.server.harness import Json, Running

FRIENDS: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "human"}]


def invitation(made: Json, seat: str) -> str:
    return address_of(made, seat).replace("/game/", "/join/")


def test_a_used_link_says_that_the_seat_is_taken(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=FRIENDS)
    host = open_page(address_of(made, "security"))
    link = invitation(made, "american")
    ben = open_page(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join and play").click()
    Player(ben)

    eve = open_page(link)

    expect(eve.get_by_role("heading", level=1)).to_have_text("This seat is taken")
    expect(eve.get_by_role("button", name="Join and play")).to_have_count(0)
    eve.get_by_role("link", name="Just watch").click()
    eve.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
    expect(eve.get_by_test_id("actions")).to_have_count(0)
    expect(host.get_by_test_id("seats").first).to_contain_text("Ben")
    ben.goto(link)  # whoever has the seat comes by his old link as well
    Player(ben)


def test_a_seat_goes_on_at_another_device_of_its_player(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=FRIENDS)
    phone = open_page(invitation(made, "american"))
    phone.evaluate(CLIPBOARD)
    phone.get_by_role("button", name="Join and play").click()
    Player(phone)
    phone.locator("summary[aria-label=Menu]").click()
    phone.get_by_role("button", name="Continue on another device").click()

    laptop = open_page(phone.evaluate(COPIED))

    Player(laptop)
    laptop.locator("summary[aria-label=Menu]").click()
    laptop.get_by_role("banner").get_by_role("button", name="Replace my link with a new one").click()
    laptop.get_by_role("button", name="Change it").click()
    expect(phone.get_by_test_id("fatal")).to_contain_text("Your seat is open somewhere else")


def test_the_link_of_a_finished_game_leads_to_its_result(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=[{"kind": "bot"}, {"kind": "human"}])
    with server.http() as http:
        seat = made["seats"][1]
        http.post(f"/api/games/{made['id']}/give-up", json={"tokens": [seat["token"]]})

    page = open_page(invitation(made, "american"))

    expect(page.get_by_role("heading", level=1)).to_have_text("This game is over")
    page.get_by_role("link", name="See how it ended").click()
    page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
