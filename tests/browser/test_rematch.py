"""A rematch from the end of a game: both people come to the same new table, with sides swapped."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, put_on
from tests.browser.player import Player
from tests.server.harness import running
from tests.server.test_rematch import played_out


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
