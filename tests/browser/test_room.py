"""A laptop and a tablet: nothing lies over anything that is needed, and no sign says more than is known."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from colditz import EDITIONS
from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import Player
from tests.browser.test_controls import play_card
from tests.browser.test_small_screens import LIES_WITHIN, TABLET, in_reach, learned, truth
from tests.scene import play, scene

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LYING: ViewportSize = {"width": 1180, "height": 820}
GEAR = {"american": "rope rope key", "british": "rope pass"}

# Nothing of the page lies over the middle of a circle.
OPEN_TO_THE_EYE = """circle => {
    const { x, y, width, height } = circle.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".view, button")?.matches(".view");
}"""

# Where a tap went, the moment something else has come to stand there.
SECOND_TAP = """([x, y]) => new Promise(answer => {
    const watch = new MutationObserver(() => {
        if (!document.querySelector("[data-testid=undo]")) return;
        watch.disconnect();
        setTimeout(() => answer(document.elementFromPoint(x, y).closest("button")?.textContent ?? null));
    });
    watch.observe(document.querySelector("[data-testid=actions]"), { childList: true, subtree: true });
})"""


def tools_in_reach(page: Page) -> None:
    in_reach(page.locator(".tools button"))


def talk_in_reach(page: Page) -> None:
    """One can read, say and draw something, whichever pencil is in hand."""
    talk = page.get_by_role("region", name="Chat")
    in_reach(talk.get_by_role("button"))
    in_reach(talk.get_by_role("textbox"))
    ring = talk.get_by_role("button", name="Anello")
    ring.click()
    in_reach(talk.get_by_role("button", name="Cancella i miei segni"))
    in_reach(talk.get_by_role("button"))
    in_reach(talk.get_by_role("textbox"))
    in_reach(talk.locator(".marking p"))
    truth(talk.locator("ol"), "list => list.clientHeight >= 50")
    in_reach(page.get_by_role("button", name="Descrivi la posizione"))
    ring.click()


def test_a_laptop_and_a_tablet_have_room_for_everything(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=4, points=20, equipment=GEAR))
    player = Player(open_page(links["american"], viewport=LAPTOP, locale="it-IT"))
    page = player.page
    expect(page.get_by_test_id("coach")).to_be_visible()
    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_role("button", name="Percorso").click()
    player.tap(page.locator("[data-pawn=american-2]"))
    page.get_by_role("button", name="Fatto").click()
    page.get_by_role("button", name="Percorso").click()
    for size in (LAPTOP, LYING, TABLET):
        page.set_viewport_size(size)
        talk_in_reach(page)

    page.get_by_role("button", name="Cronaca").click()
    learned(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_role("button", name="Fai così")).to_be_visible()
    for size in (LAPTOP, LYING, TABLET):
        page.set_viewport_size(size)
        tools_in_reach(page)
    player.take("american-1")
    page.get_by_test_id("routes").click()
    for size in (LAPTOP, LYING, TABLET):
        page.set_viewport_size(size)
        tools_in_reach(page)
    page.get_by_role("button", name="Mostra agli altri Ufficiali di fuga").click()
    shown = "Ora l'ufficiale britannico e l'ufficiale olandese vedono questa via"
    expect(page.get_by_test_id("notice")).to_contain_text(shown)


def test_first_advice_covers_no_player_on_a_laptop(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=4, points=5, equipment=GEAR))
    page = Player(open_page(links["american"], viewport=LAPTOP, locale="it-IT")).page

    expect(page.get_by_test_id("coach")).to_be_visible()

    in_reach(page.get_by_test_id("seats").filter(visible=True).locator("li"))


@pytest.mark.parametrize("size", [DESK, LAPTOP, LYING, TABLET], ids=["desk", "laptop", "lying", "upright"])
def test_the_whole_castle_is_in_sight_from_the_beginning(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    """With the first advice, which covers none of it; and the board's buttons stand beside it."""
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, points=5))
    page = Player(open_page(links["american"], viewport=size)).page
    expect(page.get_by_test_id("coach")).to_be_visible()

    for exit_ in page.locator("[id^=space-target-]").all():
        truth(exit_, LIES_WITHIN, ".view")
        truth(exit_, OPEN_TO_THE_EYE)


# Pixels of the smallest letters on the board that are shown at all.
SMALLEST = """view => Math.min(...[...view.querySelectorAll("svg text")]
    .filter(text => text.checkVisibility({ visibilityProperty: true }) && text.textContent)
    .map(text => [text.getScreenCTM(), parseFloat(getComputedStyle(text).fontSize)])
    .map(([{ a, b }, size]) => size * Math.hypot(a, b)))"""


@pytest.mark.parametrize("size", [DESK, LAPTOP, TABLET, PHONE], ids=["desk", "laptop", "tablet", "phone"])
def test_whatever_is_written_on_the_board_can_be_read(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=4, points=20, equipment=GEAR))
    player = Player(open_page(links["american"], viewport=size))
    view = player.page.locator(".view")
    truth(view, f"view => ({SMALLEST})(view) > 10.4")

    learned(player.page)
    player.take("american-1")

    truth(view, f"view => ({SMALLEST})(view) > 10.4")
    truth(view, "view => view.querySelectorAll('.goal text').length > 20")


def test_the_whole_castle_on_a_phone_shows_no_letters_that_nobody_can_read(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@ic-r08-c08", turn="american", players=2, points=5))
    page = Player(open_page(links["american"], viewport=PHONE)).page
    expect(page.locator(".label", has_text="Kitchen").first).to_be_visible()

    page.get_by_role("button", name="Show the whole castle").click()

    expect(page.locator(".label", has_text="Kitchen").first).to_be_hidden()


def test_candidates_all_over_the_castle_are_all_seen(stage: Stage, open_page: OpenPage) -> None:
    guards = "guard-1@out-n-12 guard-2@post-outer-2"
    links = stage(scene(guards, turn="american", players=2, points=5, hands={"american": "diversion"}))
    player = Player(open_page(links["american"], viewport=LAPTOP))

    play_card(player, "diversion")

    for guard in ("guard-1", "guard-2"):
        truth(player.page.locator(f"[data-pawn={guard}]"), LIES_WITHIN, ".view")


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "it-IT"])
def test_the_line_above_the_board_is_cut_on_no_tablet(stage: Stage, open_page: OpenPage, language: str) -> None:
    links = stage(scene("american-1@cells-a", turn="american", players=4, throw=(2, 2), equipment=GEAR))
    page = Player(open_page(links["american"], viewport=TABLET, locale=language)).page

    for part in page.get_by_test_id("status").locator("> *").all():
        truth(part, LIES_WITHIN, "[data-testid=status]")


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "it-IT"])
def test_the_longest_question_is_read_whole_on_a_phone(stage: Stage, open_page: OpenPage, language: str) -> None:
    game = scene("american-1@ic-r08-c08", turn="security", players=2, hands={"security": "appel"})
    play(game, "security", "PlayCard appel")
    page = Player(open_page(stage(game)["american"], viewport=PHONE, locale=language, is_mobile=True)).page

    expect(page.locator(".status.mine")).to_be_visible()

    truth(page.get_by_test_id("status"), "line => line.scrollHeight <= line.clientHeight")


@pytest.mark.parametrize("counted", [True, False], ids=["numbers", "yes-or-no"])
def test_the_seats_tell_of_equipment_what_is_known(stage: Stage, open_page: OpenPage, *, counted: bool) -> None:
    edition = next(name for name, each in EDITIONS.items() if each.params.open_numbers is counted)
    links = stage(scene(turn="american", players=4, edition=edition, equipment=GEAR))
    page = Player(open_page(links["american"], viewport=LAPTOP)).page

    def told(seat: str, text: str) -> None:
        sign = page.locator(f"[data-equipment={seat}]").filter(visible=True)
        expect(sign).to_have_attribute("title", text)
        expect(sign).to_contain_text(text)

    told("american", "equipment: 3")
    told("british", "equipment: 2" if counted else "has equipment")
    told("dutch", "equipment: 0" if counted else "has no equipment")
    expect(page.get_by_test_id("signs").filter(visible=True)).to_contain_text("equipment")
    deciding = page.get_by_test_id("seats").filter(visible=True).get_by_role("img", name="is deciding")
    expect(deciding).to_have_count(1)


def test_a_quick_second_tap_is_not_for_the_button_that_came_under_it(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", players=3, points=7, kits="american"))
    page = Player(open_page(links["american"], viewport=TABLET, locale="it-IT", has_touch=True)).page
    learned(page)
    page.get_by_test_id("hint").click()
    advised = page.get_by_role("button", name="Fai così")
    box = advised.bounding_box()
    assert box is not None
    left, top, across, down = box["x"], box["y"], box["width"] / 2, box["height"] / 2
    # whatever the layout, the button to take it back comes right under the finger
    page.add_style_tag(content=f"[data-testid=undo] {{ position: fixed; left: {left}px; top: {top}px; z-index: 99 }}")
    page.evaluate(f"void (window.second = ({SECOND_TAP})({[left + across, top + down]}))")

    advised.tap(position={"x": across, "y": down})
    undo = page.get_by_test_id("undo")

    assert page.evaluate("second") != undo.text_content()
    undo.tap()  # as soon as it can be meant
    expect(undo).to_have_count(0)
