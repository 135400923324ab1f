"""Big moments: an arrest says why it was possible and what it costs, an escape by which exit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene


@pytest.mark.parametrize(
    ("where", "guard", "why"),
    [
        (
            "ic-r10-c07",
            "ic-r10-c06",
            "In the inner courtyard any man can be arrested while his officer holds equipment.",
        ),
        ("gar-051", "gar-050", "Outside the inner courtyard any man can be arrested, and his officer loses one"),
    ],
)
def test_an_arrest_says_why_and_what_it_costs(
    stage: Stage, open_page: OpenPage, where: str, guard: str, why: str
) -> None:
    men = f"american-1@{where} guard-1@{guard}"
    game = scene(men, turn="security", points=4, equipment={"american": "rope"}, players=2)
    links = stage(game)
    victim, security = (Player(open_page(links[seat])) for seat in ("american", "security"))
    security.take("guard-1")
    security.tap(security.page.locator("[data-pawn=american-1]"))
    security.do("ChooseCell")
    security.page.get_by_test_id("actions").locator(
        ".ask ~ button[data-action], .ask ~ .sheet button[data-action]"
    ).first.click()
    security.do("EndTurn")

    news = victim.page.get_by_test_id("news")
    expect(news).to_contain_text("Guard 1 arrests American 1")
    expect(news).to_contain_text(why)
    tidings = victim.page.get_by_test_id("tidings")
    expect(tidings).to_contain_text("American 1 is arrested")  # nothing moved here, so it waits to be read
    tidings.get_by_role("button").click()
    expect(tidings).to_have_count(0)
    expect(security.page.get_by_test_id("tidings")).to_have_count(0)  # it was nobody of theirs


def test_the_end_tells_by_which_exits_men_got_out(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@od-se-01", points=9, kits="american", players=2, escapes=1))
    player = Player(open_page(links["american"]))
    player.take("american-1")

    player.page.locator(".goal[data-place=target-5]").press("Enter")  # however the view moves

    ended = player.page.get_by_test_id("ended")
    drawn = ended.get_by_test_id("escapes-drawn")
    expect(drawn.locator("title")).to_contain_text("American 1 has escaped")
    expect(drawn.locator("image")).to_have_attribute("href", "/api/board/classic.svg?language=en&palette=day")
    expect(ended.get_by_test_id("escapes-map")).to_contain_text("American 1 has escaped through exit")
    ended.get_by_test_id("escapes-map").get_by_role("button").click()
    expect(ended).to_have_count(0)
