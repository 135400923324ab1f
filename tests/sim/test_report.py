"""The report: all it promises, in one file that calls nobody."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from colditz import EDITIONS
from colditz.model.words import LANGUAGES
from colditz.sim.cell import make_cells
from colditz.sim.charts import Charts
from colditz.sim.engines import make_engine
from colditz.sim.heat import LAYERS, busiest, heat_map
from colditz.sim.plot import shorten, spread, ticks
from colditz.sim.record import Escape, GameRow
from colditz.sim.report import Report
from colditz.sim.run import Plan, carry_out
from colditz.sim.tables import about

PLAN = Plan(make_cells("all", "2,3", "random", rounds=6), games=2, seed=4, command="colditz simulate --seed 4")
VOID = {"meta", "link", "input", "br"}


@pytest.fixture(scope="module")
def rows() -> list[GameRow]:
    """Real games; in one of them two men are said to have got away, since random bots seldom do."""
    found = [each.game for each in carry_out(PLAN, make_engine("local", 1)[0], 1).in_order()]
    ways = ["room-theatre-6>land-13", "out-n-14>od-n-23"]
    found[0].escaped = [
        Escape("american", "american-1", 4, "rope+wire-cutters", ways, "target-1"),
        Escape("american", "american-2", 5, "tunnel", ["tunnel-chapel"], "target-2"),
    ]
    found[0].first_escape, found[0].escapes = 4, [0, 2]
    return found


@pytest.fixture(scope="module")
def page(rows: list[GameRow]) -> str:
    return Report(rows, about(PLAN)).page()


class Elements(HTMLParser):
    """Every element, and whether each was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids += [values["id"]] if values.get("id") else []  # type: ignore[list-item]
        self.links += [value for name, value in attrs if name in {"href", "src"} and value]
        if tag not in VOID and tag != "html":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "html":
            assert self.open.pop() == tag


def test_the_page_is_well_formed_and_its_ids_are_its_own(page: str) -> None:
    elements = Elements()
    elements.feed(page)

    assert elements.open == []
    assert len(elements.ids) == len(set(elements.ids))


def test_the_page_calls_nobody(page: str) -> None:
    elements = Elements()
    elements.feed(page)

    assert all(link.startswith(("#", "data:")) for link in elements.links)
    addresses = set(re.findall(r"https?://[^\"' )<]+", page))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "@import" not in page


@pytest.mark.parametrize(
    "words",
    [
        "Games won by the Security Officer",
        "Who won",
        "Escapes by route",
        "rope + wire cutters",
        "tunnel",
        "Most used ways out",
        "Games with an escape by round: classic",
        "Length of games: osprey",
        "Opportunity cards",
        "Security cards",
        "Where it happens",
        "colditz simulate --seed 4",
        "Seed: 4.",
    ],
)
def test_the_page_shows_what_it_should(page: str, words: str) -> None:
    assert words in page


def test_the_page_holds_a_castle_for_every_edition(page: str) -> None:
    assert page.count('class="castle day') == len(EDITIONS)
    assert all(f'id="{edition}-space-target-1"' in page for edition in EDITIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(rows: list[GameRow], language: str) -> None:
    assert f'<html lang="{language}">' in Report(rows, about(PLAN), language).page()


def test_without_escapes_the_page_says_so(rows: list[GameRow]) -> None:
    assert "Nobody escaped in these games." in Report(rows[1:2], about(PLAN)).page()


def test_bots_are_compared_where_they_differ(rows: list[GameRow], page: str) -> None:
    assert "by bot and side" not in page
    other = GameRow(**{**{name: getattr(rows[0], name) for name in rows[0].__slots__}, "bots": ["planner", "random"]})
    assert "by bot and side" in Report([*rows, other], about(PLAN)).page()


# --- plots and maps


def test_a_plot_alone_is_a_picture_of_its_own(rows: list[GameRow]) -> None:
    root = ET.fromstring(Charts(rows).security_wins().alone())  # noqa: S314 - our own picture

    assert root.tag.endswith("svg")
    assert "prefers-color-scheme" in (root.find("{http://www.w3.org/2000/svg}style").text or "")  # type: ignore[union-attr]


def test_heat_is_drawn_where_men_were(rows: list[GameRow]) -> None:
    classic = [row for row in rows if row.edition == "classic"]
    markup = heat_map("classic", classic)

    assert all(f'class="heat-{name}"' in markup for name in LAYERS)
    assert markup.count("h0") > len(classic[0].visits) / 2


def test_the_busiest_spaces_come_first(rows: list[GameRow]) -> None:
    found = busiest(rows, "visits", 3)
    assert [count for _, count in found] == sorted((count for _, count in found), reverse=True)


def test_scales_end_on_round_numbers() -> None:
    assert ticks(75) == [0, 20, 40, 60, 80]
    assert ticks(1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(0) == [0, 1]
    assert ticks(0.03) == pytest.approx([0, 0.01, 0.02, 0.03])


def test_labels_make_room_for_each_other() -> None:
    assert spread([10, 12, 40, 11], 13) == [10, 36, 49, 23]
    assert shorten("orderlies", 33) == "orde…"
