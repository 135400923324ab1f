"""Every screen shows what matters: no button is cut or covered, the board is never squeezed and never jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import DESK, OpenPage, Stage
from tests.browser.player import Player, address_of
from tests.browser.test_replay import finished
from tests.scene import scene
from tests.server.harness import Json, Running

SMALL: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = {"small": SMALL, "sideways": SIDEWAYS, "tablet": TABLET, "desk": DESK}  # other tests use a larger phone
PHONES = {name: SIZES[name] for name in ("small", "sideways")}
FINGERS = {name: SIZES[name] for name in ("small", "sideways", "tablet")}  # seated() touches these
EACH = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
AMERICAN: list[Json] = [{"kind": "bot"}, {"kind": "human"}, {"kind": "bot"}]
FULL_HAND = {"american": "sabotage diversion bribe"}
GEAR = {"american": "rope rope key"}
LEAST_BOARD = 150  # pixels
FINGER = 17

# What cannot be pressed at its corners, for it is cut, covered or outside the window.
OUT_OF_REACH = """things => things.filter(thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return corners.some(([x, y]) => !thing.contains(document.elementFromPoint(x, y)));
}).map(thing => thing.textContent.trim())"""
AT_THE_END = "list => list.clientHeight > 60 && list.scrollHeight - list.scrollTop - list.clientHeight < 3"
WIDTH = "it => it.getBoundingClientRect().width"
LIES_WITHIN = """(thing, other) => {
    const [inner, outer] = [thing, document.querySelector(other)].map(each => each.getBoundingClientRect());
    return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top
        && inner.bottom <= outer.bottom;
}"""


def in_reach(things: Locator) -> None:
    """Every one of these can be pressed; there is at least one."""
    expect(things.first).to_be_visible()
    for _ in range(100):
        if not things.evaluate_all(OUT_OF_REACH):
            return
        things.page.wait_for_timeout(50)
    assert things.evaluate_all(OUT_OF_REACH) == []


def buttons(page: Page) -> Locator:
    return page.get_by_test_id("actions").locator("> button")


def board(page: Page) -> dict[str, int]:
    """Where the board is, in whole pixels."""
    box = page.locator(".view").bounding_box()
    assert box is not None
    return {"x": round(box["x"]), "y": round(box["y"]), "width": round(box["width"]), "height": round(box["height"])}


def truth(thing: Locator, question: str, argument: object = None) -> None:
    """Wait until it is so."""
    for _ in range(100):
        if thing.evaluate(question, argument):
            return
        thing.page.wait_for_timeout(50)
    assert thing.evaluate(question, argument)


def learned(page: Page) -> None:
    """Put away the first advice, as whoever has played before."""
    coach = page.get_by_test_id("coach-off")
    if coach.count():
        coach.click()
        expect(coach).to_have_count(0)


def seated(stage: Stage, open_page: OpenPage, size: ViewportSize, **wishes: object) -> Player:
    """The American officer at a screen of this size, in the language of the longest words."""
    settings = {"turn": "american", "players": 3, **wishes}
    links = stage(scene("american-1@ic-r08-c08 guard-1@ic-r08-c09", **settings))  # type: ignore[arg-type]
    touch = size is not DESK
    return Player(open_page(links["american"], viewport=size, locale="es-ES", has_touch=touch, is_mobile=touch))


@EACH
def test_a_turn_begins_where_one_may_act_and_the_board_never_jumps(
    stage: Stage, open_page: OpenPage, size: ViewportSize
) -> None:
    player = seated(stage, open_page, size, hands=FULL_HAND, equipment=GEAR)
    page, before = player.page, board(player.page)
    man = page.locator("[data-pawn=american-3]")
    truth(man, LIES_WITHIN, ".view")
    if size in FINGERS.values():
        truth(man, f"man => man.getBoundingClientRect().width >= {FINGER}")

    every_button_of_a_turn_is_in_reach(page)
    assert board(page) == before
    player.do("Throw")
    page.locator("[data-action=EndTurn], [data-action=StopThrowing]").first.wait_for()
    assert board(page) == before
    if player.button("StopThrowing").count():
        player.do("StopThrowing")
    expect(page.locator("[data-pawn=american-1].active")).to_have_count(1)
    player.take("american-1")
    expect(page.get_by_test_id("cancel")).to_be_visible()
    in_reach(buttons(page))

    assert board(page) == before
    if size in PHONES.values():
        page.get_by_test_id("cancel").click()
        a_lifted_card_is_whole_and_its_number_beside_its_picture(page)


def every_button_of_a_turn_is_in_reach(page: Page) -> None:
    """With the first advice, without it, and with a hint."""
    in_reach(buttons(page))
    learned(page)
    in_reach(buttons(page))
    page.get_by_test_id("hint").click()
    in_reach(page.get_by_text("Hacer eso"))
    in_reach(buttons(page))


@EACH
def test_a_way_out_is_listed_and_drawn_in_sight_and_sheets_are_closed_again(
    stage: Stage, open_page: OpenPage, size: ViewportSize
) -> None:
    player = seated(stage, open_page, size, points=5, hands=FULL_HAND)
    page = player.page
    learned(page)
    player.take("american-1")

    page.get_by_test_id("routes").click()
    ways = page.get_by_test_id("actions").locator("li button:visible")
    in_reach(ways)
    ways.first.click()

    truth(page.locator("path.way"), LIES_WITHIN, ".view")
    if size in PHONES.values():
        sheets_are_closed_again(page)


def sheets_are_closed_again(page: Page) -> None:
    """The list of ways, and a hint; then every button is back."""
    sheet = page.get_by_test_id("sheet")
    if not sheet.count():  # a way that was chosen has put it away
        page.get_by_test_id("routes").click()
    sheet.get_by_role("button", name="Cerrar").click()
    expect(sheet).to_have_count(0)
    in_reach(buttons(page))
    page.get_by_test_id("cancel").click()
    page.get_by_test_id("hint").click()
    sheet.get_by_role("button", name="Cerrar").click()

    expect(sheet).to_have_count(0)
    in_reach(buttons(page))


def a_lifted_card_is_whole_and_its_number_beside_its_picture(page: Page) -> None:
    rope = page.locator("[data-card=rope]")
    rope.click()
    expect(page.get_by_test_id("hand").locator(".open")).to_be_visible()

    truth(rope, LIES_WITHIN, ".hand .row")
    boxes = [rope.locator(part).bounding_box() for part in ("svg", ".count")]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]


def test_a_turn_begins_with_all_of_ones_men_in_sight(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("american-1@od-se-01 american-2@ic-r08-c08", turn="american", players=2))
    for size in (DESK, LAPTOP, TABLET):
        page = Player(open_page(links["american"], viewport=size)).page
        learned(page)

        men = page.locator("[data-pawn^=american-]").all()

        assert len(men) > 2
        for man in men:
            truth(man, LIES_WITHIN, ".view")


def test_the_story_opens_at_its_newest_line(server: Running, open_page: OpenPage) -> None:
    made = server.make(edition="osprey", players=3, rounds=5, seats=AMERICAN)
    page = open_page(address_of(made, "american"))
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.reload()  # a link gives its seat to one browser
        Player(page).wait()
        story = page.get_by_test_id("story")

        if size in PHONES.values():
            expect(story).to_be_hidden()
            page.get_by_role("button", name="Story so far").click()
        expect(story).to_contain_text("'s turn.")

        truth(story, AT_THE_END)
        assert story.locator("li").last.evaluate(LIES_WITHIN, "[data-testid=story]")


@EACH
def test_whatever_is_looked_up_leaves_the_board_in_sight(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    page = seated(stage, open_page, size, players=4).page
    learned(page)
    before = board(page)
    assert before["height"] >= LEAST_BOARD
    in_reach(buttons(page))  # without a card in hand

    for name in ("Jugadores", "Lo ocurrido", "Chat") if size is not DESK else ("Lo ocurrido", "Chat"):
        page.get_by_role("button", name=name).click()
        in_reach(page.get_by_role("button", name="Describir la posición"))
        assert board(page) == before
    in_reach(page.get_by_role("button", name="Enviar"))
    in_reach(page.get_by_role("textbox", name="Escribe un mensaje"))
    if size in PHONES.values():
        what_a_note_is_for_can_be_read(page)
        in_reach(page.locator(".words").get_by_role("button", name="Cerrar"))
        page.get_by_role("button", name="Chat").click()
        in_reach(buttons(page))


def test_a_phone_that_is_turned_keeps_its_board(stage: Stage, open_page: OpenPage) -> None:
    page = seated(stage, open_page, SIDEWAYS, hands=FULL_HAND).page
    learned(page)
    page.get_by_role("button", name="Lo ocurrido").click()

    page.set_viewport_size(SMALL)

    truth(page.locator(".view"), f"view => view.clientWidth === 360 && view.clientHeight >= {LEAST_BOARD}")
    truth(page.locator("[data-pawn=american-3]"), LIES_WITHIN, ".view")


def test_a_replay_shows_its_board_beside_its_controls(server: Running, open_page: OpenPage) -> None:
    game = finished(server, "classic")
    for size in SIZES.values():
        page = open_page(f"/replay/{game}", viewport=size, locale="es-ES")
        page.locator("[data-pawn]").first.wait_for()

        assert board(page)["height"] >= LEAST_BOARD
        assert board(page)["width"] >= min(size["width"], 480)
        in_reach(page.locator(".controls button"))
        assert page.get_by_test_id("play").evaluate("it => it.scrollWidth <= it.clientWidth")
        if size in PHONES.values():
            page.locator("summary.typed").last.click()
        in_reach(page.get_by_role("columnheader"))
        assert board(page)["height"] >= LEAST_BOARD


@EACH
def test_a_lesson_leaves_room_for_the_board(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/learn/classic/walk", viewport=size, locale="es-ES")
    page.locator("[data-pawn]").first.wait_for()
    before = board(page)

    assert before["height"] >= LEAST_BOARD
    page.get_by_role("button", name="Lo ocurrido").click()

    assert board(page) == before
    in_reach(page.get_by_test_id("lesson-says"))
    in_reach(page.get_by_test_id("lesson-skip"))


def what_a_note_is_for_can_be_read(page: Page) -> None:
    page.get_by_role("button", name="Camino").click()
    note = page.locator(".marking input")

    words = note.evaluate(
        """it => { const pen = document.createElement('canvas').getContext('2d');
        pen.font = getComputedStyle(it).font; return pen.measureText(it.placeholder).width; }"""
    )

    assert note.evaluate("it => it.clientWidth - 16") >= words


@pytest.mark.parametrize("size", FINGERS.values(), ids=FINGERS.keys())
def test_whoever_answers_a_deed_sees_who_does_it(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    links = stage(
        scene(
            "british-1@in-ghcor-09",
            turn="british",
            points=5,
            hands={"security": "arrest-key-holder"},
            equipment={"british": "key"},
            players=3,
        )
    )
    security = Player(open_page(links["security"], viewport=size, has_touch=True, is_mobile=True))
    british = Player(open_page(links["british"]))

    british.take("british-1")
    british.tap(british.page.locator("[data-place=door-gh]"))
    british.do("Cross")
    expect(security.page.locator("[data-action=Pass]")).to_be_visible()

    truth(security.page.locator("[data-pawn=british-1]"), LIES_WITHIN, ".view")


@pytest.mark.parametrize("size", [SMALL], ids=["small"])
def test_advice_and_hints_are_as_wide_as_a_phone(stage: Stage, open_page: OpenPage, size: ViewportSize) -> None:
    page = seated(stage, open_page, size).page
    words = page.get_by_test_id("coach").locator(".words")
    expect(words).to_be_visible()

    assert words.evaluate(WIDTH) > 0.85 * size["width"]
    page.get_by_test_id("hint").click()
    expect(page.get_by_text("Hacer eso")).to_be_visible()
    assert page.get_by_test_id("sheet").locator(".words").evaluate(WIDTH) > 0.85 * size["width"]


def test_on_a_phone_the_hours_tell_what_binds_the_guards(stage: Stage, open_page: OpenPage) -> None:
    page = seated(stage, open_page, SMALL, edition="v3").page
    note = page.get_by_test_id("hours").locator(".note")

    expect(note).to_have_text("Guardias: 3 pasos fuera del patio")
    truth(note, "it => it.scrollWidth <= it.clientWidth && it.getBoundingClientRect().right <= innerWidth")
