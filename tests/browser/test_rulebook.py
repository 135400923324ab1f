"""The rulebook by chapters: contents, search, links to a rule; and the rule's own words where something is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from colditz.editions.ledgers import FINISHED, load_ledger
from colditz.model.words import own_key, sentence
from tests.browser.asked import ASKED
from tests.browser.conftest import DESK, PHONE, OpenPage, Stage
from tests.browser.player import Player, address_of, drawn_anew, hold_back
from tests.browser.test_page import at_turn, serious
from tests.scene import scene
from tests.server.harness import Running

EDITION = FINISHED[0]
AMONG_THE_FIRST = 3
EACH_LANGUAGE = pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("es-ES", "es"), ("it-IT", "it")])
EACH_SIZE = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


def chapters(edition: str) -> list[str]:
    """The chapters of a ledger, in its order."""
    return list(dict.fromkeys(entry.chapter for entry in load_ledger(edition).entries.values()))


def title(chapter: str, language: str = "en") -> str:
    """What a chapter is called."""
    return sentence(f"chapter-{chapter.replace('.', '-')}", language)


def current(page: Page) -> str | None:
    """The chapter that the contents say one is in."""
    return page.get_by_test_id("contents").locator("li:has([aria-current])").get_attribute("data-chapter")


def top_of(page: Page, chapter: str) -> float:
    """How far down the screen the heading of a chapter stands."""
    box = page.locator(f"h2[id='{chapter}']").bounding_box()
    assert box is not None
    return box["y"]


# Type questions one after the other and note the rules that come first; all of it within the page.
FIRST_FOUND = """async (search, [questions, most]) => {
    const found = [];
    for (const question of questions) {
        search.value = question;
        search.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise(drawn => setTimeout(drawn));
        if (document.querySelector("[data-testid=guide]")) throw new Error(`not searched: ${question}`);
        found.push([...document.querySelectorAll("ol ul > li")].slice(0, most).map(line => line.id));
    }
    return found;
}"""


@EACH_LANGUAGE
@pytest.mark.parametrize("edition", FINISHED)
def test_a_book_has_two_pages_with_pictures_then_chapters_and_answers_what_people_ask(
    open_page: OpenPage, edition: str, locale: str, language: str
) -> None:
    page = open_page(f"/rules/{edition}", locale=locale)

    has_every_chapter(page, edition, language)
    begins_with_two_pages(page, edition, language)
    if language == "es":  # the longest words
        assert serious(page) == []
    finds_what_people_ask(page, edition, language)


def has_every_chapter(page: Page, edition: str, language: str) -> None:
    """Every chapter has its heading and its line of the contents."""
    titles = [title(chapter, language) for chapter in chapters(edition)]
    expect(page.locator("h2[id]")).to_contain_text(titles)
    expect(page.get_by_test_id("contents").get_by_role("link")).to_contain_text(titles)


def begins_with_two_pages(page: Page, edition: str, language: str) -> None:
    """The two pages come first: every line once, and a picture of the edition's own board for each subject."""
    guide = page.get_by_test_id("guide")
    expect(guide.get_by_role("article")).to_have_count(2)
    words = guide.inner_text()
    for subject in ("goal", "turn", "gather", "out", "caught"):
        for line in sentence(f"guide-{subject}-{edition}", language).splitlines():
            assert words.splitlines().count(line) == 1, line
        moment = guide.locator(f"[data-subject={subject}]")
        expect(moment.locator("figcaption")).to_have_text(
            sentence(own_key(f"guide-{subject}-picture", language, edition), language)
        )
        expect(moment.locator("image")).to_have_attribute("href", re.compile(f"/api/board/{edition}.svg.*{language}"))
        expect(moment.locator("g path.body").first).to_be_attached()
    first = page.locator("h2[id]").first
    assert first.evaluate("(heading, pages) => pages.compareDocumentPosition(heading) & 4", guide.element_handle())


def finds_what_people_ask(page: Page, edition: str, language: str) -> None:
    """What newcomers type is answered by one of the first rules that are found."""
    questions = [getattr(asked, language) for asked in ASKED]
    found = page.get_by_test_id("search").evaluate(FIRST_FOUND, [questions, AMONG_THE_FIRST])
    missed = [asked for asked, rules in zip(ASKED, found, strict=True) if not asked.answered_by(edition) & {*rules}]
    assert missed == []


def test_contents_stay_in_view_and_show_where_one_is(open_page: OpenPage) -> None:
    page = open_page(f"/rules/{EDITION}")
    first, *_, late, _ = chapters(EDITION)
    line = page.get_by_test_id("contents").locator(f"[data-chapter='{late}']")
    expect(page.get_by_test_id("contents").locator(f"[data-chapter='{first}'] [aria-current]")).to_be_visible()

    line.get_by_role("link").press("Enter")

    expect(line.locator("[aria-current=location]")).to_be_in_viewport(ratio=1)
    assert page.url.endswith(f"/rules/{EDITION}/{late}")
    assert 0 < top_of(page, late) < DESK["height"] / 4
    page.mouse.move(DESK["width"] / 2, DESK["height"] / 2)
    page.mouse.wheel(0, -3000)
    expect(line.locator("[aria-current]")).to_have_count(0)
    line.get_by_role("link").press("Enter")  # the address is the same, and still it leads there
    expect(line.locator("[aria-current]")).to_be_visible()
    assert current(page) == late


def test_contents_fold_out_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(f"/rules/{EDITION}", viewport=PHONE, has_touch=True)
    folded, chapter = page.get_by_test_id("folded-contents"), chapters(EDITION)[20]

    folded.locator("summary").tap()
    assert serious(page) == []
    folded.get_by_role("link", name=title(chapter)).tap()

    expect(page.get_by_test_id("contents")).to_have_count(0)
    expect(folded.locator("summary")).to_contain_text(title(chapter))
    assert 0 < top_of(page, chapter) < PHONE["height"] / 4
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@EACH_SIZE
def test_a_search_keeps_the_headings_of_what_it_finds(open_page: OpenPage, viewport: dict[str, int]) -> None:
    rules = load_ledger(EDITION).entries
    word = "searchlight"
    held = [
        entry for entry in rules.values() if word in f"{entry.question} {entry.text} {title(entry.chapter)}".lower()
    ]
    kept = {title(entry.chapter) for entry in held}
    page = open_page(f"/rules/{EDITION}/{chapters(EDITION)[-1]}", viewport=viewport)
    expect(page.locator("h2[id]")).to_have_count(len(chapters(EDITION)))

    page.get_by_test_id("search").fill(word)

    expect(page.locator("ol ul > li")).to_have_count(len(held))
    expect(page.locator("h2[id]")).to_have_count(len(kept))
    for heading in kept:
        expect(page.locator("h2[id]").filter(has_text=heading)).to_have_count(1)
    expect(page.locator("h2[id]").first).to_be_in_viewport()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    if viewport is DESK:
        expect(page.get_by_test_id("contents").get_by_role("link")).to_have_count(len(kept))


def test_the_pictures_show_the_castle_of_the_day_and_of_the_night(open_page: OpenPage) -> None:
    for scheme, palette in (("light", "day"), ("dark", "night")):
        page = open_page(f"/rules/{EDITION}", color_scheme=scheme)
        picture = page.get_by_test_id("guide").locator("image").first
        expect(picture).to_have_attribute("href", re.compile(f"palette={palette}$"))
        answer = page.request.get(picture.get_attribute("href") or "")
        assert f'class="castle {palette} speaks-en"' in answer.text()


def test_whoever_searches_is_not_led_away_by_letters_that_come_late(open_page: OpenPage) -> None:
    page = open_page("about:blank", viewport=PHONE)
    held = hold_back(page, "**/*.woff2")
    page.goto(f"/rules/{EDITION}/{chapters(EDITION)[-1]}")
    expect(page.locator("h2[id]")).to_have_count(len(chapters(EDITION)))

    page.get_by_test_id("search").fill("searchlight")
    expect(page.locator(f"h2[id='{chapters(EDITION)[-1]}']")).to_have_count(1)  # where the address leads is found, too
    expect(page.locator("h2[id]").first).to_be_in_viewport()
    for letters in held:
        letters.continue_()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    drawn_anew(page)

    assert held
    expect(page.locator("h2[id]").first).to_be_in_viewport()


@EACH_SIZE
def test_a_link_to_a_rule_lands_on_it_and_its_chapter(open_page: OpenPage, viewport: dict[str, int]) -> None:
    rule = list(load_ledger(EDITION).entries.values())[150]
    page = open_page(f"/rules/{EDITION}/{rule.id}", viewport=viewport)

    expect(page.locator("li.target")).to_have_count(1)
    expect(page.locator("li.target")).to_be_in_viewport(ratio=1)
    expect(page.locator("li.target")).to_contain_text(rule.text)
    where = page.get_by_test_id("contents") if viewport is DESK else page.get_by_test_id("folded-contents")
    expect(where.locator("[aria-current], .here")).to_contain_text(title(rule.chapter))
    sizes = [
        page.locator("li.target").locator(part).first.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
        for part in ("a.id", "p")
    ]
    assert sizes[0] < 0.8 * sizes[1]  # its number is smaller than its words


@EACH_LANGUAGE
def test_a_refusal_says_the_rule_on_the_spot(server: Running, open_page: OpenPage, locale: str, language: str) -> None:
    made = server.make(edition="classic", players=2, rounds=5, seats=[{"kind": "human"}, {"kind": "bot"}])
    player = Player(open_page(address_of(made, "security"), locale=locale, viewport=PHONE, has_touch=True))

    player.ask_why("EndTurn")

    notice = player.page.get_by_test_id("notice")
    rule = (notice.get_by_role("link").get_attribute("href", timeout=5000) or "").rsplit("/", 1)[-1]
    said = notice.get_by_test_id("rule-sentence")
    expect(said).to_contain_text(load_ledger("classic", language)[rule].text)
    expect(said).to_have_attribute("lang", language)
    expect(notice).to_be_in_viewport(ratio=1)


def test_a_long_rule_unfolds(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene("guard-1@ic-r08-c08", turn="security", players=2, points=3, hands={"security": "appel"}))
    player = Player(open_page(links["security"], viewport=PHONE, has_touch=True))
    player.page.locator("[data-card=appel]").tap()
    notice = player.page.get_by_test_id("reason")
    said, more = notice.get_by_test_id("rule-sentence"), notice.get_by_text(sentence("more-of-rule", "en"))
    more.wait_for()
    before = said.bounding_box()

    more.tap()

    expect(more).to_have_count(0)
    after = said.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"]
    expect(notice).to_be_in_viewport(ratio=1)
    assert serious(player.page) == []


def test_the_link_stands_even_if_the_rule_cannot_be_fetched(server: Running, open_page: OpenPage) -> None:
    player, asked = at_turn(server, open_page), []

    def garble(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=200, body="not a rulebook")

    player.page.route("**/api/rules/**", garble)
    with player.page.expect_response(lambda answer: "/api/rules/" in answer.url):
        player.ask_why("Throw")

    notice = player.page.get_by_test_id("notice")
    expect(notice.get_by_role("link")).to_contain_text(re.compile(r"Rule \d"))
    drawn_anew(player.page)
    assert asked
    expect(notice.get_by_test_id("rule-sentence")).to_have_count(0)


def test_the_rules_are_fetched_once(server: Running, open_page: OpenPage) -> None:
    player, asked = at_turn(server, open_page), []
    player.page.on("request", lambda request: asked.append(request.url) if "/api/rules/" in request.url else None)
    notice = player.page.get_by_test_id("notice")

    for _ in range(3):
        player.ask_why("Throw")
        expect(notice.get_by_test_id("rule-sentence")).to_be_visible()
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)

    assert len(asked) == 1
