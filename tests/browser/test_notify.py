"""Being told of one's turn while no page is open; the app can be installed, and its links say what they lead to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.player import Player
from tests.server.fakes import Browser as Device
from tests.server.fakes import PushService, served
from tests.server.harness import Running, running

PEOPLE = [{"kind": "human", "name": "Lucía"}, {"kind": "human", "name": "Pat"}]
# A browser without windows reaches no push service: this one says that it did, and where it can be found.
SUBSCRIBED = """
    (device) => {
        Notification.requestPermission = async () => "granted";
        window.PushManager.prototype.subscribe = async function (wish) {
            window.asked = wish.applicationServerKey;
            return { toJSON: () => device };
        };
    }
"""


@pytest.fixture
def push() -> Iterator[PushService]:
    with served(PushService()) as found:
        yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server that also knows a push service on this machine."""
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", push_hosts=("127.0.0.1",)) as found:
        yield found


def at_home(open_page: OpenPage, link: str) -> Page:
    """The first page of somebody who holds a seat."""
    page = Player(open_page(link)).page
    page.goto("/")
    return page


def test_a_click_on_the_first_page_brings_a_note_when_it_is_ones_turn(
    server: Running, open_page: OpenPage, push: PushService
) -> None:
    made = server.make(edition="classic", players=2, seats=PEOPLE)
    security, american = (line["link"] for line in made["seats"])
    device, page = Device(push.address), at_home(open_page, american)
    page.evaluate(SUBSCRIBED, device.subscription())

    page.get_by_role("button", name="Notify me when it is my turn").click()
    expect(page.get_by_test_id("notify")).to_contain_text("You will be notified when it is your turn.")
    assert page.evaluate("window.asked") == page.request.get("/api/notifications").json()["key"]
    guards = Player(open_page(security))
    guards.page.locator("[id^=space-post-inner]").first.wait_for()
    place_guards(guards)

    note = device.read(push.next())
    assert note["title"] == "Your turn in Colditz"
    assert note["url"] == f"/game/{made['id']}"
    page.get_by_role("button", name="Turn notifications off").click()
    expect(page.get_by_role("button", name="Notify me when it is my turn")).to_be_visible()
    assert server.app.state.tables.open[made["id"]].options.notify == {}


def place_guards(guards: Player) -> None:
    """Post as many guards as must be, and begin."""
    page = guards.page
    guards.tap(page.locator("[id^=space-post-inner]").first)
    expect(page.get_by_test_id("status")).to_contain_text("1 inside (so far 1)")
    for post in range(2):
        guards.tap(page.locator("[id^=space-post-outer]").nth(post))
        expect(page.get_by_test_id("status")).to_contain_text(f"outside (so far {post + 1})")
    page.get_by_role("button", name="Begin the game").click()


def test_whoever_says_no_to_the_browser_is_told_so(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, seats=PEOPLE)
    page = at_home(open_page, made["seats"][1]["link"])
    page.evaluate("Notification.requestPermission = async () => 'denied'")

    page.get_by_role("button", name="Notify me when it is my turn").click()

    expect(page.get_by_test_id("notify")).to_contain_text("Your browser blocks notifications for this page.")


def test_nobody_waits_for_bots(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, seats=[{"kind": "bot"}, {"kind": "human"}])
    page = at_home(open_page, made["seats"][1]["link"])

    expect(page.get_by_test_id("your-games")).to_be_visible()
    expect(page.get_by_test_id("notify")).to_have_count(0)


def test_the_worker_shows_the_note_and_leads_to_the_table(server: Running, open_page: OpenPage) -> None:
    page = open_page("/", bypass_csp=True)  # what the worker does is tried out within the page
    shown = page.evaluate(
        """async () => {
            const told = [], heard = {};
            const registration = { showNotification: async (title, look) => told.push([title, look.body, look.tag]) };
            const opened = [];
            const clients = { matchAll: async () => [], openWindow: async (url) => opened.push(url) };
            const self = { addEventListener: (kind, act) => (heard[kind] = act), registration, clients, navigator: {} };
            new Function("self", await (await fetch("/sw.js")).text())(self);
            let work;
            const note = { title: "Your turn", body: "Now", url: "/game/x", tag: "t" };
            heard.push({ data: { json: () => note }, waitUntil: (promise) => (work = promise) });
            await work;
            const notification = { close: () => {}, data: { url: note.url } };
            heard.notificationclick({ notification, waitUntil: (promise) => (work = promise) });
            await work;
            return { told, opened };
        }""",
    )

    assert shown == {"told": [["Your turn", "Now", "t"]], "opened": ["/game/x"]}


def test_the_game_can_be_installed(open_page: OpenPage) -> None:
    page = open_page("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()

    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            size = int.from_bytes(answer.body()[16:20], "big")
            assert icon["sizes"] == f"{size}x{size}"


@pytest.mark.parametrize(
    ("path", "locale", "says"),
    [
        ("/", "en-GB", "without an account"),
        ("/join/abc", "en-GB", "You are invited to a game"),
        ("/game/abc", "es-ES", "Te invitan a una partida"),
        ("/replay/abc", "it-IT", "Guarda come"),
    ],
)
def test_a_link_says_what_it_leads_to(server: Running, path: str, locale: str, says: str) -> None:
    with server.http() as http:
        page = http.get(path, headers={"Accept-Language": locale}).text
        told = dict(re.findall(r'<meta property="(og:[a-z_]+)" content="([^"]*)"', page))
        assert says in told["og:description"]
        assert told["og:url"] == f"http://{server.address}{path}"
        assert told["og:image"] == f"http://{server.address}/preview.jpg"
        assert http.get("/preview.jpg").headers["content-type"] == "image/jpeg"


def test_by_correspondence_being_told_is_offered_with_the_links_and_to_whoever_joined(
    server: Running, open_page: OpenPage, push: PushService
) -> None:
    host = open_page("/friend")
    host.get_by_label("Correspondence: 1 day per move", exact=True).check()
    host.get_by_label("Your name").fill("Lucía")
    host.get_by_role("button", name="Create the game and get a link").click()
    gathering = host.get_by_test_id("gathering")
    expect(gathering.get_by_role("button", name="Notify me when it is my turn")).to_be_visible()
    expect(host.get_by_test_id("notify-slip")).to_have_count(0)

    guest = open_page(host.locator("[data-link]").input_value(), viewport=PHONE)
    guest.evaluate(SUBSCRIBED, Device(push.address).subscription())
    guest.get_by_label("Your name").fill("Pat")
    guest.get_by_role("button", name="Join and play").click()
    slip = guest.get_by_test_id("notify-slip")
    expect(slip).to_contain_text("This game goes on over days.")
    slip.get_by_role("button", name="Notify me when it is my turn").click()
    expect(slip).to_contain_text("You will be notified when it is your turn.")
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)
    guest.reload()
    Player(guest)
    expect(slip).to_have_count(0)


def test_a_game_of_one_sitting_offers_nothing(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, seats=PEOPLE)
    page = Player(open_page(str(made["seats"][0]["link"]))).page

    expect(page.locator(".status.mine")).to_be_visible()
    expect(page.get_by_test_id("notify-slip")).to_have_count(0)
