"""A rematch from the end of a game: both people come to the same new table, with sides swapped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, OpenPage, put_on
from tests.browser.player import Player
from tests.browser.test_page import serious
from tests.server.harness import Running, running
from tests.server.test_rematch import played_out

EACH_SIZE = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


def test_two_people_play_again_with_sides_swapped(tmp_path: Path, open_page: OpenPage) -> None:
    database = f"sqlite:///{tmp_path / 'over.sqlite'}"
    made = put_on(database, played_out(2))
    with running(database) as server:
        home = f"http://{server.address}/game/{made['id']}"
        guards, officer = (open_page(f"{home}#seat={line['seat']}&token={line['token']}") for line in made["seats"])

        guards.get_by_test_id("rematch").get_by_role("button", name="Rematch, sides swapped").click()
        guards.wait_for_url(lambda url: made["id"] not in url)
        expect(officer.get_by_test_id("rematch")).to_contain_text("security wants a rematch. Sides are swapped.")
        officer.get_by_role("button", name="Join the rematch").click()
        officer.wait_for_url(guards.url)

        Player(guards)
        Player(officer)
        expect(officer.get_by_test_id("status")).to_contain_text("Your decision.")
        expect(guards.get_by_test_id("status")).not_to_contain_text("Your decision")


@pytest.fixture
def over(tmp_path: Path) -> Iterator[tuple[Running, list[str]]]:
    """A game of two that is over, and the links of its seats."""
    database = f"sqlite:///{tmp_path / 'over.sqlite'}"
    made = put_on(database, played_out(2))
    with running(database) as server:
        home = f"http://{server.address}/game/{made['id']}"
        yield server, [f"{home}#seat={line['seat']}&token={line['token']}" for line in made["seats"]]


@EACH_SIZE
def test_whoever_is_asked_reads_the_terms_and_may_decline(
    over: tuple[Running, list[str]], open_page: OpenPage, stage: object, viewport: dict[str, int]
) -> None:
    guards, officer = (open_page(link, viewport=viewport) for link in over[1])
    asking = guards.get_by_test_id("rematch")
    asking.get_by_role("button", name="Change the terms").click()
    terms = asking.get_by_test_id("rematch-terms")
    expect(terms.get_by_role("spinbutton", name="Rounds")).to_have_value("1")
    terms.get_by_label("Devir (2006)").check()
    terms.get_by_role("spinbutton", name="Rounds").fill("33")
    terms.get_by_label("Clock", exact=True).select_option("correspondence")
    assert serious(guards) == []
    terms.get_by_role("button", name="Rematch on these terms").click()
    guards.wait_for_url(lambda url: url not in over[1][0])
    new = guards.url

    asked = officer.get_by_test_id("rematch")
    expect(asked).to_contain_text("The terms are different this time:")
    expect(asked).to_contain_text("Devir (2006)")
    expect(asked).to_contain_text("33 rounds at most")
    assert serious(officer) == []
    asked.get_by_role("button", name="Decline").click()
    expect(asked).to_contain_text("You declined the rematch. You can suggest other terms.")

    expect(guards.get_by_test_id("ended")).to_contain_text("does not want a rematch.")
    expect(guards.get_by_text("You gave up")).to_have_count(0)
    asked.get_by_role("button", name="Rematch", exact=True).click()
    officer.wait_for_url(lambda url: url not in over[1][1])
    assert officer.url != new
    Player(officer)
