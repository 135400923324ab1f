"""The tutorial in the browser: a learner who does nothing but follow the marks ends up in a game of his own."""

from __future__ import annotations

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from colditz.model.words import own_key, sentence
from colditz.server.tutorial import Course, Lesson, lessons
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import PATIENCE, Player, hold_back
from tests.browser.test_page import serious
from tests.browser.test_slips import NEXT_FRAME

COURSES = {course.edition: course for course in lessons()}
MARK = "[data-beacon], button.beckons"
MARK_OR_END = f"{MARK}, [data-testid=lesson-next]"
HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TWO_FRAMES = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
BOX = "things => things.length ? things[0].getBoundingClientRect().toJSON() : null"
LANGUAGES = {"en": "en-GB", "es": "es-ES", "it": "it-IT"}
LIGHTS: dict[Literal["light", "dark"], str] = {"light": "day", "dark": "night"}
CLICKS = 3  # for one mark
MOST_CLICKS = 30  # no lesson takes as many


class Learner:
    """Somebody who looks for the mark and clicks it."""

    def __init__(self, page: Page, *, finger: bool = False) -> None:
        self.page, self.finger = page, finger

    @property
    def says(self) -> Locator:
        return self.page.get_by_test_id("lesson-says")

    @property
    def next(self) -> Locator:
        return self.page.get_by_test_id("lesson-next")

    def wait(self) -> None:
        self.page.locator(MARK_OR_END).first.wait_for(timeout=PATIENCE)

    @property
    def is_done(self) -> bool:
        """The lesson is over; otherwise something is marked by now."""
        self.wait()
        return self.next.count() > 0

    def mark(self) -> Locator:
        """What is marked; a button rather than the board, where both are. A mark may go while one looks."""
        self.wait()
        button = self.page.locator("button.beckons:visible")
        return button.first if button.count() else self.page.locator("[data-beacon] circle")

    def follow(self) -> None:
        """Click the mark, and wait until something comes of it; a click too early is made again, as anybody would."""
        before = self.match_seen_by()
        for _ in range(CLICKS):
            if self.is_done:
                return
            self.press(self.mark())
            for _ in range(80):
                if self.match_seen_by() != before:
                    return
                self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing came of {before}")

    def press(self, thing: Locator) -> None:
        box = self.at_rest(thing)
        if box is None:
            return  # whoever follows the marks looks for the new one
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def at_rest(self, thing: Locator) -> dict[str, float] | None:
        """Where it is, once the board has come to what is marked; None if it is gone meanwhile."""
        before = None
        for _ in range(40):
            box: dict[str, float] | None = thing.evaluate_all(BOX)
            if box is not None and box == before:
                return box
            before = box
            self.page.evaluate(TWO_FRAMES)
        return None

    def match_seen_by(self) -> list[str]:
        """What is said and marked."""
        marks = self.page.locator(MARK).evaluate_all(
            "marks => marks.map(mark => mark.dataset.beacon ?? mark.textContent)"
        )
        return [self.says.inner_text(), *marks]

    def learn(self, lesson: Lesson) -> None:
        """Follow the marks to the end of a lesson."""
        expect(self.page.locator(f"[data-lesson={lesson.name}]")).to_be_visible()
        for _ in range(MOST_CLICKS):
            if self.is_done:
                break
            self.follow()
        expect(self.next).to_be_visible()


def whole(learner: Learner, course: Course) -> None:
    """Every lesson, and the beginning of a game."""
    for lesson in course.lessons:
        learner.learn(lesson)
        expect(learner.page.get_by_test_id("reminder")).to_have_count(0)
        if lesson is course.lessons[-1]:
            expect(learner.says).to_contain_text(sentence("tutorial-first-game", "en"))
        learner.press(learner.next)
    expect(learner.page).to_have_url(re.compile("/game/"))
    Player(learner.page).wait()
    made = learner.page.request.get(f"/api/games/{learner.page.url.rsplit('/', 1)[-1]}").json()
    assert [seat["seat"] for seat in made["seats"]] == ["security", "british"]
    assert made["setup"]["escapes"] == 1


@pytest.mark.parametrize("edition", COURSES)
def test_the_whole_tutorial_by_following_the_marks_leads_to_a_game(open_page: OpenPage, edition: str) -> None:
    """The first course by a finger on a phone, the others by a mouse at a desk."""
    finger = edition == next(iter(COURSES))
    page = open_page("/", **HAND if finger else {})
    page.locator(f"[data-learn={edition}]").click()
    page.get_by_test_id("onward").click()

    whole(Learner(page, finger=finger), COURSES[edition])

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "size", "other"), [("es", HAND, DESK), ("it", {}, PHONE)])
def test_a_lesson_in_other_languages(
    open_page: OpenPage, language: str, size: dict[str, object], other: ViewportSize
) -> None:
    edition, course = next(iter(COURSES.items()))
    first, second = course.lessons[:2]
    page = open_page(f"/learn/{edition}/{first.name}", locale=LANGUAGES[language], **size)
    learner = Learner(page, finger=bool(size))

    learner.says.wait_for(timeout=PATIENCE)
    expect(learner.says).to_have_text(sentence(first.steps[0].says, language))
    learner.learn(first)
    expect(learner.says).to_contain_text(sentence(f"lesson-{first.name}-done", language))
    learner.press(learner.next)

    expect(learner.says).to_have_text(sentence(second.steps[0].says, language))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(other)
    expect(learner.says).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_does_something_else_is_reminded_and_may_begin_again(open_page: OpenPage) -> None:
    learner = Learner(open_page("/learn/classic/collect"))
    player = Player(learner.page)
    first = learner.says.inner_text()

    player.take("british-4")
    player.tap(learner.page.locator(".goal[data-place]").first)

    expect(learner.page.get_by_test_id("reminder")).to_be_visible()
    expect(learner.says).to_contain_text(first)
    learner.follow()  # the mark is on the button that undoes it
    expect(learner.page.get_by_test_id("reminder")).to_have_count(0)
    player.do("EndTurn")
    expect(learner.page.get_by_test_id("reminder")).to_be_visible()
    learner.page.get_by_test_id("lesson-again").click()
    expect(learner.page.get_by_test_id("reminder")).to_have_count(0)
    learner.learn(COURSES["classic"].lessons[1])


def test_whoever_has_a_man_in_hand_too_long_is_led_to_put_him_down(open_page: OpenPage) -> None:
    learner = Learner(open_page("/learn/classic/walk"))
    end = learner.page.locator("[data-action=EndTurn]")
    for _ in range(MOST_CLICKS):
        if learner.is_done or end.and_(learner.page.locator(".beckons")).count():
            break
        learner.follow()

    Player(learner.page).take("british-1")
    expect(end).to_have_count(0)
    expect(learner.page.get_by_test_id("cancel")).to_have_class(re.compile("beckons"))
    learner.follow()

    expect(end).to_have_class(re.compile("beckons"))


def test_lessons_can_be_skipped_and_leave_no_game_behind(open_page: OpenPage) -> None:
    edition, course = next(iter(COURSES.items()))
    page = open_page(f"/learn/{edition}/{course.lessons[0].name}")

    for lesson in course.lessons[:2]:
        expect(page.locator(f"[data-lesson={lesson.name}]")).to_be_visible()
        page.get_by_test_id("lesson-skip").click()
    expect(page.locator(f"[data-lesson={course.lessons[2].name}]")).to_be_visible()
    page.get_by_test_id("lesson").get_by_role("link").click()
    page.get_by_test_id("lessons").wait_for(timeout=PATIENCE)
    page.get_by_role("link", name="Colditz").click()

    page.locator("[data-learn]").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert page.locator("main li a").count() == 0


def test_a_lesson_by_keys_alone(open_page: OpenPage) -> None:
    edition, course = next(iter(COURSES.items()))
    learner = Learner(open_page(f"/learn/{edition}/{course.lessons[0].name}"))
    page = learner.page

    learner.mark().focus()
    page.keyboard.press("Enter")
    page.locator("[data-beacon=british-1]").wait_for(timeout=PATIENCE)
    page.locator("[data-pawn=british-1]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-beacon^=room-chapel]").wait_for(timeout=PATIENCE)
    place = page.locator("[data-beacon]").get_attribute("data-beacon")
    page.locator(f".goal[data-place={place}]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-action=EndTurn].beckons").focus()
    page.keyboard.press("Enter")

    expect(learner.next).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-lesson={course.lessons[1].name}]")).to_be_visible()


def test_no_serious_barriers_in_a_lesson_by_day_and_night(open_page: OpenPage) -> None:
    learner = Learner(open_page("/learn/classic/cards"))
    for light in LIGHTS:
        in_light(learner.page, light)
        learner.mark()

        assert serious(learner.page) == []


def in_light(page: Page, light: Literal["light", "dark"]) -> None:
    """The same page by day or by night."""
    page.emulate_media(color_scheme=light)
    page.locator(f":root[data-light={LIGHTS[light]}]").wait_for()


# --- the list of lessons


# The lines of the list: where each leads, what it says, and how many pictures it has.
LINES = """lines => lines.map(line => [
    line.dataset.of, line.querySelector("a").getAttribute("href"), line.innerText, line.querySelectorAll("image").length
])"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_what_the_game_is_and_names_every_lesson(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", locale=LANGUAGES[language])
    for edition, course in COURSES.items():
        page.goto(f"/learn/{edition}")
        goal = sentence(f"guide-goal-{edition}", language).splitlines()
        expect(page.get_by_test_id("about-game")).to_contain_text(goal[0])
        items = page.get_by_test_id("lessons").get_by_role("listitem")
        expect(items).to_have_count(len(course.lessons))

        expect(page.get_by_test_id("lessons").locator("image")).to_have_count(len(course.lessons))
        for lesson, (name, link, words, pictures) in zip(course.lessons, items.evaluate_all(LINES), strict=True):
            assert (name, link, pictures) == (lesson.name, f"/learn/{edition}/{name}", 1)
            assert sentence(own_key(f"lesson-{name}", language, edition), language) in words
            assert sentence(f"lesson-{name}-about", language) in words
        more = page.get_by_test_id("more")
        for key in ("card-effect-shoot-to-kill", "card-effect-staff-car"):
            expect(more).to_contain_text(sentence(own_key(key, language, edition), language))
        for topic in ("trade", "tunnels", "do-or-die"):
            expect(more).to_contain_text(sentence(f"differs-{edition}-{topic}", language))


def test_any_lesson_can_be_chosen_and_repeated_and_is_ticked_when_it_is_done(open_page: OpenPage) -> None:
    lesson = COURSES["classic"].lessons[1]
    learner = Learner(open_page("/learn/classic"))
    page = learner.page
    line = page.get_by_test_id("lessons").locator(f"[data-of={lesson.name}]")
    line.get_by_role("link").click()
    learner.learn(lesson)
    learner.page.get_by_test_id("lesson-again").click()
    expect(learner.next).to_have_count(0)
    learner.learn(lesson)

    page.get_by_test_id("lesson").get_by_role("link").click()

    expect(line).to_contain_text(sentence("tutorial-done", "en"))
    expect(page.locator("progress")).to_have_attribute("value", "1")
    first = COURSES["classic"].lessons[0].name
    expect(page.get_by_test_id("onward")).to_have_attribute("href", f"/learn/classic/{first}")
    page.reload()
    expect(line).to_contain_text(sentence("tutorial-done", "en"))


def test_whoever_has_learned_everything_is_sent_to_play(open_page: OpenPage) -> None:
    names = [lesson.name for lesson in COURSES["osprey"].lessons]
    page = open_page("/learn/osprey")
    page.evaluate("known => localStorage.setItem('colditz.learned', known)", json.dumps({"osprey": names}))
    page.reload()

    page.get_by_test_id("onward").click()

    expect(page).to_have_url(re.compile("/game/"))


def test_the_two_pages_are_one_click_away(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    for start in ("/", "/learn/classic"):
        page.goto(start)

        page.locator("[data-guide=classic], [data-testid=to-guide]").first.click()

        expect(page.get_by_test_id("guide").get_by_role("heading").first).to_be_in_viewport()
        expect(page).to_have_url(re.compile("/rules/classic/guide$"))


def test_no_serious_barriers_in_the_list_of_lessons(open_page: OpenPage) -> None:
    page = open_page("/learn", locale="es-ES")
    expect(page.get_by_test_id("lessons").locator("image").first).to_be_visible()
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for light in LIGHTS:
            in_light(page, light)

            assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_is_on_the_table_before_its_board(open_page: OpenPage) -> None:
    """Without a board nothing has a name, and a button without one says nothing to anybody."""
    page = open_page("about:blank")
    held = hold_back(page, "**/api/board/classic")
    with page.expect_websocket() as opened, page.expect_request("**/api/board/classic"):
        page.goto("/learn/classic/walk")
    opened.value.wait_for_event("framereceived", lambda frame: '"type":"update"' in frame, timeout=PATIENCE)
    page.evaluate(NEXT_FRAME)  # for whatever would come without it

    expect(page.locator(f"{MARK}, [data-action]")).to_have_count(0)
    held[0].continue_()
    expect(page.locator("button.beckons[data-action=Throw]")).not_to_be_empty()
