"""La fuga de Colditz 3.0 by clicks: whom to lock up, chase and send, the tower, and cards that save something."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from colditz import Match
from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.browser.test_day_and_night import LAPTOP
from tests.scene import dice, play, scene
from tests.v3 import test_aeroplane as flying
from tests.v3 import test_appel as roll_call
from tests.v3 import test_chase as chase
from tests.v3 import test_opportunity as cards
from tests.v3 import test_search as search
from tests.v3 import test_tunneldetected as tunnel
from tests.v3.table import by_day

SCREENS = pytest.mark.parametrize("viewport", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])


def told(player: Player, text: str) -> None:
    """The story tells it; on a phone it lies behind a tab."""
    expect(player.page.get_by_test_id("story")).to_contain_text(text)


def shown_whole(player: Player) -> None:
    """Nothing of the line at the top is cut off."""
    line = player.page.get_by_test_id("status")
    expect(line).to_have_js_property("scrollTop", 0)
    assert line.evaluate("line => line.scrollHeight - line.clientHeight") <= 1


# --- the Commandant


@SCREENS
def test_men_under_arrest_are_named_by_buttons(stage: Stage, open_page: OpenPage, viewport: ViewportSize) -> None:
    player = Player(open_page(stage(tunnel.closed(tunnel.known()))["security"], viewport=viewport))

    expect(player.button("LeadAway")).to_have_text(["Lock up American 1 first", "Lock up American 2 first"])
    shown_whole(player)
    player.button("LeadAway").nth(1).click()

    expect(player.button("LeadAway")).to_have_count(0)
    told(player, "American 2")


@SCREENS
def test_the_man_to_chase_is_clicked_on_the_board(stage: Stage, open_page: OpenPage, viewport: ViewportSize) -> None:
    game = chase.hunt()
    play(game, "security", "MovePawn guard-1 od-se-31")
    player = Player(open_page(stage(game)["security"], viewport=viewport))

    expect(player.button("NameQuarry")).to_be_visible()
    shown_whole(player)
    expect(player.page.locator("[data-pawn=american-1]")).to_be_in_viewport()
    player.tap(player.page.locator("[data-pawn=american-1]"))

    expect(player.button("NameQuarry")).to_have_count(0)
    told(player, "American 1")


def search_thrown() -> Match:
    """The kitchen is searched with nine points, and two guards could go."""
    game = search.own_turn(pawns=f"{search.INSIDE} {search.NEAR} guard-2@post-inner-2 guard-3@barracks")
    play(game, "security", "EndTurn")
    dice(game, 5, 3)
    return game


def men_missing() -> Match:
    """A man who stayed away from the roll call is within reach of two guards."""
    where = f"american-1@{roll_call.NEAR} {roll_call.GUARD} guard-2@ic-r10-c11"
    return roll_call.held(roll_call.called(pawns=where), 3, 2)


@SCREENS
@pytest.mark.parametrize("raid", [search_thrown, men_missing], ids=["search", "roll call"])
def test_the_guard_who_is_sent_is_clicked_on_the_board(
    stage: Stage, open_page: OpenPage, viewport: ViewportSize, raid: Callable[[], Match]
) -> None:
    player = Player(open_page(stage(raid())["security"], viewport=viewport))

    expect(player.button("SendGuard")).to_be_visible()
    shown_whole(player)
    expect(player.page.locator("[data-pawn=guard-1]")).to_be_in_viewport()
    player.tap(player.page.locator("[data-pawn=guard-1]"))

    expect(player.button("SendGuard")).to_have_count(0)


# --- the aeroplane


def invited() -> Match:
    """The American has the secret door, the British officer the aeroplane; he is asked along."""
    game = flying.ready(hands={"american": "secret-door", "british": "aeroplane"})
    play(game, "american", flying.WITH_BRITISH)
    return game


@SCREENS
def test_an_invitation_is_answered_and_both_go_up(stage: Stage, open_page: OpenPage, viewport: ViewportSize) -> None:
    links = stage(invited())
    host, guest = (Player(open_page(links[seat], viewport=viewport)) for seat in ("american", "british"))
    expect(host.page.get_by_test_id("announced")).to_have_attribute("title", "American 1 leaves by the north tower")

    guest.button("PlayCard").filter(has_text="Show the Aeroplane card").click()

    told(host, "Aeroplane")
    expect(host.page.get_by_test_id("status")).to_contain_text("Your turn.")


@SCREENS
def test_the_companion_goes_up_and_the_aeroplane_flies(
    stage: Stage, open_page: OpenPage, viewport: ViewportSize
) -> None:
    game = flying.ready()
    play(game, "american", flying.WITH_BRITISH)
    flying.british_come(game, enter=False)
    player = Player(open_page(stage(game)["british"], viewport=viewport))
    shown_whole(player)

    player.do("EnterTower")

    told(player, "The aeroplane takes off")


# --- what cards save


@SCREENS
def test_a_bribe_saves_the_equipment(stage: Stage, open_page: OpenPage, viewport: ViewportSize) -> None:
    game = cards.arrested(by_day, "inside", hands={"american": "bribe"}, equipment={"american": "rope key"})
    player = Player(open_page(stage(game)["american"], viewport=viewport))
    shown_whole(player)

    player.do("PlayCard")

    expect(player.page.get_by_test_id("hand").locator(".card")).to_have_count(3)  # rope, key and kit
    told(player, "Bribe")


@SCREENS
def test_a_hideaway_saves_the_kit(stage: Stage, open_page: OpenPage, viewport: ViewportSize) -> None:
    game = cards.arrested(by_day, "beyond", hands={"american": "hideaway"})
    dice(game, 1, 6)
    player = Player(open_page(stage(game)["american"], viewport=viewport))
    shown_whole(player)

    player.do("PlayCard")

    hand = player.page.get_by_test_id("hand").locator(".card")
    expect(hand).to_have_count(1)
    expect(hand).to_contain_text("Escape Kit")


def test_two_bribes_buy_equipment(stage: Stage, open_page: OpenPage) -> None:
    player = Player(open_page(stage(by_day(points=6, hands={"american": "bribe bribe"}))["american"]))
    hand = player.page.get_by_test_id("hand")

    hand.locator(".card.live").click()
    hand.locator(".open [data-action=PlayCard]").click()
    player.page.get_by_test_id("actions").get_by_role("button", name="wire cutters").click()

    expect(hand.locator(".card")).to_have_count(1)
    expect(hand.locator(".card")).to_contain_text("Wire Cutters")


# --- throws that may be stopped: here doubles are spent first, elsewhere they are thrown again or not


def test_after_a_double_throwing_is_stopped_by_a_click(stage: Stage, open_page: OpenPage) -> None:
    game = scene(edition="osprey")
    play(game, "american", "Throw")
    dice(game, 6, 6)
    player = Player(open_page(stage(game)["american"]))

    player.do("StopThrowing")

    expect(player.page.get_by_test_id("status")).to_contain_text("Points left: 12")
