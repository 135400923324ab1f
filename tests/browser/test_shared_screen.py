"""Several people at one screen: whoever holds it sees his own secrets, and nobody else's are on the page at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from colditz import Match
from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import PATIENCE, Player
from tests.scene import scene

HANDS = {"security": "shoot-to-kill", "american": "sabotage", "british": "diversion"}
KEPT = {"american": "rope", "british": "wire-cutters"}

# Everything that can have the focus and is not behind something inert.
REACHED = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
  .filter(each => !each.closest("[inert]") && each.tabIndex >= 0 && each.getClientRects().length)
  .map(each => each.dataset.testid ?? each.outerHTML.slice(0, 80))"""
COVERED = """curtain => {
  const { left, top, right, bottom } = curtain.getBoundingClientRect();
  const [colour, opacity] = [getComputedStyle(curtain).backgroundColor, getComputedStyle(curtain).opacity];
  return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight
    && /^rgb\\(/.test(colour) && opacity === "1";
}"""
# All words on the page, seen or not, but for those that are drawn on the castle's plan.
WORDS = """() => {
  const copy = document.body.cloneNode(true);
  copy.querySelectorAll(".drawing").forEach(each => each.remove());
  return copy.textContent;
}"""
ON_TOP = """() => [[.1, .05], [.5, .3], [.9, .3], [.2, .95], [.8, .95]].every(([x, y]) =>
  document.elementFromPoint(x * innerWidth, y * innerHeight).closest(".curtain"))"""


def turn_of(seat: str) -> Match:
    """Everybody holds something, and one of them is in the middle of his turn."""
    return scene("american-1@ic-r08-c08", turn=seat, players=3, points=3, hands=HANDS, equipment=KEPT)


def share(page: Page, links: dict[str, str], *seats: str) -> Page:
    """Open seats of one game in one browser."""
    for seat in seats:
        page.goto("about:blank")  # else the page would only be told that its address has changed
        page.goto(links[seat])
        page.locator("[data-pawn]").first.wait_for(timeout=PATIENCE)
    return page


def cards(page: Page) -> set[str | None]:
    return {card.get_attribute("data-card") for card in page.locator("[data-card]").all()}


def expect_curtain(page: Page, who: str) -> None:
    """The curtain calls somebody; nothing of anybody's is on the page, and nothing behind it can be reached."""
    expect(page.get_by_test_id("curtain")).to_have_text(f"I am {who}")
    assert cards(page) == set()
    for secret in ("Sabotage", "Diversion", "Shoot to kill", "Rope", "Wire cutters"):
        assert secret.lower() not in page.evaluate(WORDS).lower()
    assert page.locator(".curtain").evaluate(COVERED)
    assert page.evaluate(ON_TOP)
    assert page.evaluate(REACHED) == ["curtain"]
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.matches('body, [data-testid=curtain]')")


def sit_down(page: Page) -> None:
    page.get_by_test_id("curtain").click()
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    expect(page.locator(".status.mine")).to_have_count(1)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_curtain_hides_everything_until_the_one_who_is_asked_is_there(
    stage: Stage, open_page: OpenPage, light: str
) -> None:
    links = stage(turn_of("american"))
    page = share(open_page(links["security"], color_scheme=light), links, "american", "british")

    expect_curtain(page, "the American officer")
    sit_down(page)
    assert cards(page) == {"sabotage", "rope"}

    Player(page).do("EndTurn")
    expect_curtain(page, "the British officer")
    sit_down(page)
    assert cards(page) == {"diversion", "wire-cutters"}


@pytest.mark.parametrize("again", ["reload", "back", "link"])
def test_whoever_comes_back_to_a_shared_screen_sees_the_curtain(stage: Stage, open_page: OpenPage, again: str) -> None:
    links = stage(turn_of("british"))
    page = share(open_page(links["security"]), links, "american", "british")
    sit_down(page)
    assert cards(page) == {"diversion", "wire-cutters"}

    if again == "reload":
        page.reload()
    elif again == "link":
        page.goto(links["security"])
    else:
        page.locator("a.brand").click()
        page.locator("[data-quick]").first.wait_for(timeout=PATIENCE)
        page.go_back()

    expect_curtain(page, "the British officer")


def test_what_one_drew_is_not_told_to_the_next_one_at_the_screen(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=3, throw=(3, 4)))
    page = share(open_page(links["security"]), links, "american", "british")
    sit_down(page)
    player = Player(page)
    expect(page.get_by_test_id("announcer")).to_contain_text("Your turn.")
    player.do("DrawCard")
    drawn = page.get_by_test_id("story").locator("li.CardDrawn")
    expect(drawn).to_have_count(1)
    told = drawn.inner_text().strip()
    expect(page.get_by_test_id("announcer")).to_contain_text(told)

    player.do("EndTurn")

    expect_curtain(page, "the British officer")
    assert told not in page.evaluate(WORDS)
    sit_down(page)
    assert told not in page.evaluate(WORDS)


def test_before_the_server_has_told_who_is_asked_nothing_is_shown(stage: Stage, open_page: OpenPage) -> None:
    links = stage(turn_of("american"))
    page = open_page(links["security"])
    page.add_init_script("""
      window.seen = new Set();
      new MutationObserver(() => document.querySelectorAll("[data-card]").forEach(card => seen.add(card.dataset.card)))
        .observe(document, { subtree: true, childList: true });
    """)

    share(page, links, "british", "american")

    expect_curtain(page, "the American officer")
    assert page.evaluate("() => [...seen]") == []


def test_at_a_shared_screen_nobody_looks_through_others_eyes_by_hand(stage: Stage, open_page: OpenPage) -> None:
    links = stage(turn_of("american"))
    page = share(open_page(links["security"]), links, "american", "british")
    sit_down(page)

    for line in page.get_by_test_id("seats").first.locator("li strong").all():
        line.click()
        line.dblclick()

    assert cards(page) == {"sabotage", "rope"}
    assert Player(page).asked


def test_talk_and_plans_are_kept_from_the_next_one_at_the_screen(stage: Stage, open_page: OpenPage) -> None:
    links = stage(turn_of("british"))
    page = share(open_page(links["security"]), links, "british", "american")
    sit_down(page)
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Chat", exact=True).locator("select").select_option("officers")
    page.get_by_label("Write a message").fill("The rope is in the attic")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("The rope is in the attic")).to_be_visible()
    page.get_by_label("Write a message").fill("half a")
    page.get_by_role("button", name="Ring").click()
    Player(page).tap(page.locator("[id^=space-target-1]").first)
    expect(page.locator(".plan")).to_have_count(1)

    Player(page).do("EndTurn")

    expect_curtain(page, "Security")
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.get_by_text("The rope is in the attic")).to_have_count(0)
    sit_down(page)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_label("Write a message")).to_have_value("")
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.get_by_text("The rope is in the attic")).to_have_count(0)


def test_while_nobody_at_the_screen_is_asked_whoever_wants_to_see_his_cards_says_who_he_is(
    stage: Stage, open_page: OpenPage
) -> None:
    links = stage(turn_of("security"))
    page = share(open_page(links["american"]), links, "british", "american")
    sitting = page.get_by_test_id("sitting")

    expect(sitting).to_contain_text("Who is at the screen?")
    assert cards(page) == set()
    assert page.get_by_test_id("curtain").count() == 0
    sitting.locator("[data-seat=british]").click()

    expect(page.locator("[data-card=diversion]")).to_have_count(1)
    assert cards(page) == {"diversion", "wire-cutters"}


def test_the_screen_is_passed_by_hand_to_somebody_who_is_not_asked(stage: Stage, open_page: OpenPage) -> None:
    page = share(open_page("about:blank"), stage(turn_of("american")), "american", "british")
    sit_down(page)
    assert cards(page) == {"sabotage", "rope"}

    page.locator("[data-pass=british]:visible").click()
    expect_curtain(page, "the British officer")
    page.get_by_test_id("curtain").click()
    expect(page.locator("[data-card=diversion]")).to_be_visible()
    assert cards(page) == {"diversion", "wire-cutters"}
    page.locator("[data-pass=american]:visible").click()
    expect_curtain(page, "the American officer")


# --- offers


def in_hand(page: Page) -> set[str | None]:
    return {card.get_attribute("data-card") for card in page.get_by_test_id("hand").locator("[data-card]").all()}


def offer(page: Page) -> None:
    """The American, who has the screen, offers the British officer his rope for a key."""
    page.get_by_role("button", name="Trade", exact=True).click()
    trade = page.get_by_test_id("trade")
    trade.get_by_role("button", name="British").click()
    trade.get_by_role("button", name="+ Rope").first.click()
    trade.get_by_role("group", name="You ask for").get_by_role("button", name="+ Key").click()
    trade.get_by_role("button", name="Send offer").click()


@pytest.mark.parametrize("answer", ["Accept", "Decline"])
def test_an_offer_calls_its_receiver_and_the_answer_gives_the_screen_back(
    stage: Stage, open_page: OpenPage, answer: str
) -> None:
    equipment = {"american": "rope key", "british": "key"}
    links = stage(scene(turn="american", players=3, points=5, equipment=equipment))
    page = share(open_page(links["security"]), links, "american", "british")
    sit_down(page)
    offer(page)

    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_have_text("I am the British officer")
    assert cards(page) == set()
    curtain.click()
    expect(curtain).to_have_count(0)
    assert in_hand(page) == {"key"}
    page.get_by_role("button", name=answer).click()

    expect(curtain).to_have_text("I am the American officer")
    sit_down(page)
    assert in_hand(page) == ({"key"} if answer == "Accept" else {"rope", "key"})


def test_an_offer_to_somebody_elsewhere_calls_nobody(stage: Stage, open_page: OpenPage) -> None:
    equipment = {"american": "rope key", "british": "key"}
    links = stage(scene(turn="american", players=3, points=5, equipment=equipment))
    page = share(open_page(links["security"]), links, "american")
    british = Player(open_page(links["british"])).page
    sit_down(page)
    offer(page)

    expect(british.get_by_role("button", name="Accept")).to_be_visible()
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    assert in_hand(page) == {"rope", "key"}
