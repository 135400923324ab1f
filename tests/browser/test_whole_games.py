"""Whole games in the browser: against bots, against each other, and at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect

from colditz import EDITIONS
from tests.browser.conftest import OpenPage
from tests.browser.player import PATIENCE, Player, address_of, play_until
from tests.server.harness import Running


def play_out(*players: Player) -> None:
    """Until the game is over for all."""
    play_until(lambda: all(player.over for player in players), *players)


# Every edition in the language of most of its players.
SPOKEN = dict.fromkeys(EDITIONS, ("en-GB", "The game is over")) | dict.fromkeys(
    ("devir", "v3"), ("es-ES", "Fin de la partida")
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", ["british", "security"])
def test_a_whole_short_game_by_clicks_against_bots(
    server: Running, open_page: OpenPage, edition: str, seat: str
) -> None:
    seats = [{"kind": "human"} if name == seat else {"kind": "bot"} for name in ("security", "american", "british")]
    made = server.make(edition=edition, players=3, rounds=max(EDITIONS[edition].least_rounds, 2), seats=seats)
    locale, over = SPOKEN[edition]
    player = Player(open_page(address_of(made, seat), locale=locale))

    play_out(player)

    assert over in player.page.get_by_test_id("ended").inner_text()


def test_two_browsers_with_a_reload_and_a_lost_connection(server: Running, open_page: OpenPage) -> None:
    humans = [{"kind": "human"}, {"kind": "human"}]
    made = server.make(edition="classic", players=2, rounds=2, seats=humans, reaction_seconds=0)
    guard, officer = (Player(open_page(address_of(made, seat))) for seat in ("security", "american"))
    sockets: list[WebSocketRoute] = []
    officer.page.route_web_socket("**/ws/games/*", lambda route: sockets.append(cut_later(route)))

    officer.page.reload()
    officer = Player(officer.page)
    for _ in range(6):
        guard.step()
    assert sockets
    sockets[-1].close()
    officer.page.wait_for_function("() => document.querySelector('.status strong').textContent !== ''")
    play_out(guard, officer)

    assert len(sockets) > 1, "the page did not connect again"
    told = [each.page.get_by_test_id("ended").inner_text().split("\n") for each in (guard, officer)]
    assert {told[0][0], told[1][0]} == {"You won!", "You lost"}
    swaps = [next(line for line in lines if line.startswith("Rematch, sides swapped")) for lines in told]
    assert [swap.partition(": I play the ")[2] for swap in swaps] == ["American Escape Officer", "Security Officer"]
    assert [line for line in told[0][1:] if line != swaps[0]] == [line for line in told[1][1:] if line != swaps[1]]


def cut_later(route: WebSocketRoute) -> WebSocketRoute:
    """Pass everything on, for as long as nobody closes it."""
    route.connect_to_server()
    return route


def test_two_people_at_one_screen(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="classic", players=2, rounds=1, seats=[{"kind": "hot-seat"}, {"kind": "hot-seat"}])
    page = open_page(address_of(made, "security"))
    page.goto(address_of(made, "american"))
    player = Player(page)
    player.wait()

    play_out(player)

    assert set(player.called) == {"I am Security", "I am the American officer"}


def test_a_new_game_in_three_clicks(open_page: OpenPage) -> None:
    page = open_page("/")

    page.locator("[data-quick]").first.click()
    page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)

    assert page.locator("[data-pawn]").count() > 20


def test_an_open_seat_is_taken_by_whoever_comes_first(open_page: OpenPage) -> None:
    host = open_page("/new")
    host.locator("select[data-seat=american]").select_option("open")
    host.get_by_role("button", name="Start game").click()
    link = host.locator("[data-link=american]").input_value()
    host.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)

    guest = open_page(link)
    guest.get_by_label("Your name").fill("Pat")
    guest.get_by_role("button", name="Take this seat").click()
    guest.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)

    expect(host.get_by_test_id("seats").first).to_contain_text("Pat")
    expect(guest.get_by_test_id("seats").first).to_contain_text("you")
    expect(host.get_by_test_id("status")).not_to_contain_text("has not begun")
