"""The Trade tab: what may be asked for, what became of one's offer, and a button that is always in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.scene import scene

NATIONS = ["american", "british", "dutch", "french"]
OWN = {"american": "rope key pass", "british": "key"}


def dealing(player: Player, other: str) -> Locator:
    """The Trade tab with somebody chosen to deal with."""
    player.page.get_by_role("button", name="Trade", exact=True).click()
    trade = player.page.get_by_test_id("trade")
    trade.get_by_role("button", name=other).click()
    return trade


@pytest.mark.parametrize(("answer", "says"), [("Accept", "accepted."), ("Decline", "declined your offer.")])
def test_an_offer_stays_in_sight_until_the_answer_and_after(
    stage: Stage, open_page: OpenPage, answer: str, says: str
) -> None:
    links = stage(scene(turn="american", points=5, equipment=OWN, players=3))
    american, british = (Player(open_page(links[seat])) for seat in ("american", "british"))
    trade = dealing(american, "British")
    trade.get_by_role("button", name="+ Rope").first.click()
    trade.get_by_role("group", name="You ask for").get_by_role("button", name="+ Key").click()
    trade.get_by_role("button", name="Send offer").click()
    mine = trade.get_by_test_id("my-offer")
    expect(mine).to_contain_text("has not answered yet.")
    expect(mine).to_contain_text("rope", ignore_case=True)

    british.page.get_by_role("button", name=answer).click()

    expect(mine).to_contain_text(says)
    expect(british.page.get_by_role("button", name="Story so far")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("answer", "says"), [("Accept", "accepted."), ("Decline", "declined your offer.")])
def test_on_a_phone_an_offer_is_answered_beside_the_question_that_one_is_asked(
    stage: Stage, open_page: OpenPage, answer: str, says: str
) -> None:
    links = stage(scene(turn="american", points=5, equipment=OWN, players=3))
    phone = open_page(links["american"], viewport=PHONE)
    american, british = Player(phone), Player(open_page(links["british"]))
    trade = dealing(british, "American")
    trade.get_by_role("button", name="+ Key").first.click()
    trade.get_by_role("button", name="Send offer").click()

    slip = phone.get_by_test_id("offered")
    expect(slip).to_contain_text("offers you a key for nothing")
    assert american.asked
    expect(american.button("EndTurn")).to_be_in_viewport()
    slip.get_by_role("button", name=answer).click()

    expect(slip).to_have_count(0)
    expect(trade.get_by_test_id("my-offer")).to_contain_text(says)


def test_an_offer_that_nobody_answered_has_lapsed(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, equipment=OWN, players=3))
    player = Player(open_page(links["american"]))
    trade = dealing(player, "British")
    trade.get_by_role("button", name="+ Rope").first.click()
    trade.get_by_role("button", name="Send offer").click()
    expect(trade.get_by_test_id("my-offer")).to_contain_text("has not answered")

    player.do("EndTurn")

    expect(trade.get_by_test_id("my-offer")).to_contain_text("Expired")


def test_an_offer_is_withdrawn_in_place(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, equipment=OWN, players=3))
    american, british = (Player(open_page(links[seat])) for seat in ("american", "british"))
    trade = dealing(american, "British")
    trade.get_by_role("button", name="+ Rope").first.click()
    trade.get_by_role("button", name="Send offer").click()
    expect(british.page.get_by_role("button", name="Accept")).to_be_visible()

    trade.get_by_test_id("withdraw").click()

    expect(trade.get_by_test_id("my-offer")).to_contain_text("You withdrew this offer.")
    expect(british.page.get_by_role("button", name="Accept")).to_have_count(0)


def test_a_counter_offer_begins_with_the_same_cards_and_replaces_the_offer(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, equipment=OWN, players=3))
    american, british = (Player(open_page(links[seat])) for seat in ("american", "british"))
    trade = dealing(american, "British")
    trade.get_by_role("button", name="+ Rope").first.click()
    trade.get_by_role("group", name="You ask for").get_by_role("button", name="+ Key").click()
    trade.get_by_role("button", name="Send offer").click()

    first = british.page.get_by_test_id("trade").locator("article")
    expect(first.locator("strong").first).to_contain_text("rope for", ignore_case=True)

    british.page.get_by_test_id("counter").click()
    send = british.page.get_by_role("button", name="Send counter-offer")
    expect(send).to_be_disabled()  # the same deal back is no answer
    expect(send).to_be_in_viewport()
    british.page.get_by_role("group", name="You ask for").get_by_role("button", name="+ Key").click()
    send.click()
    expect(british.page.get_by_role("button", name="Accept")).to_have_count(0)

    offered = american.page.get_by_test_id("trade").locator("article")
    expect(offered).to_contain_text("Key")
    expect(offered).to_contain_text("Rope")
    offered.get_by_role("button", name="Accept").click()
    expect(british.page.get_by_test_id("my-offer")).to_contain_text("accepted.")


def test_nobody_is_asked_for_what_he_visibly_does_not_hold(stage: Stage, open_page: OpenPage) -> None:
    links = stage(
        scene(turn="american", points=5, equipment=OWN, hands={"french": "bribe"}, players=5, nations=NATIONS)
    )
    player = Player(open_page(links["american"]))
    trade = dealing(player, "British")
    asked = trade.get_by_role("group", name="You ask for")

    asked.get_by_role("button", name="+ Rope").click()
    expect(asked.get_by_role("button", name="+ Key")).to_be_disabled()
    expect(asked.get_by_role("combobox")).to_have_count(0)
    trade.get_by_role("button", name="French").click()
    expect(asked.get_by_role("button")).to_have_count(0)
    asked.get_by_role("combobox").select_option(label="Bribe")
    expect(asked.get_by_role("combobox")).to_be_disabled()
    trade.get_by_role("button", name="Dutch").click()

    expect(asked).to_have_count(0)
    expect(trade).to_contain_text("has nothing you could ask for.")


def test_cards_that_never_change_hands_are_not_offered(stage: Stage, open_page: OpenPage) -> None:
    hands = {"american": "diversion", "british": "diversion"}
    links = stage(scene(edition="osprey", points=5, equipment=OWN, hands=hands, players=3))

    trade = dealing(Player(open_page(links["american"])), "British")

    expect(trade.get_by_role("button", name="+ Rope").first).to_be_visible()
    expect(trade.get_by_role("button", name="+ Diversion")).to_have_count(0)
    expect(trade.get_by_role("combobox")).to_have_count(0)


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_the_button_that_makes_the_offer_is_in_sight(stage: Stage, open_page: OpenPage, size: dict[str, int]) -> None:
    equipment = {"american": "rope key pass wire-cutters", "british": "key"}
    hands = {"american": "diversion sabotage bribe", "british": "release"}
    links = stage(scene(points=5, equipment=equipment, hands=hands, players=4))

    trade = dealing(Player(open_page(links["american"], viewport=size)), "British")

    expect(trade.get_by_role("button", name="Send offer")).to_be_in_viewport(ratio=1)


REACHED = """thing => {
  thing.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return thing.contains(hit);
}"""


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, {"width": 1280, "height": 720}, PHONE])
def test_beside_an_offer_all_of_the_form_is_in_reach(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    equipment = {"american": "rope key pass wire-cutters", "british": "key rope pass"}
    hands = {"american": "diversion sabotage bribe", "british": "release"}
    links = stage(scene(points=5, equipment=equipment, hands=hands, players=4))
    page = open_page(links["american"], viewport=size)
    Player(page)
    offering = dealing(Player(open_page(links["british"])), "American")
    offering.get_by_role("button", name="+ Key").first.click()
    offering.get_by_role("button", name="Send offer").click()

    if size is PHONE:
        page.get_by_role("button", name="Trade").click()
    trade = page.get_by_test_id("trade")
    accept, send = (trade.get_by_role("button", name=name) for name in ("Accept", "Send offer"))
    expect(accept).to_be_in_viewport(ratio=1)
    trade.get_by_role("button", name="British").click()
    expect(send).to_be_in_viewport(ratio=1)

    controls = trade.locator("button:visible:not(.send button), select:visible").all()
    assert len(controls) > 10
    for control in controls:
        assert control.evaluate(REACHED), control.inner_text()
        expect(send).to_be_in_viewport(ratio=1)
