"""The drawing shows the whole castle, in two lights and three languages, the same every time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from colditz.cli.main import app
from colditz.draw.castle import castle_svg
from colditz.draw.shapes import read_shapes
from colditz.draw.spaces import sign_of
from colditz.draw.style import PALETTES
from colditz.draw.words import LANGUAGES, LEGEND, PLACES, SYMBOLS
from colditz.model.records import CastleError, draft

SVG = "{http://www.w3.org/2000/svg}"
LAYERS = [
    *("paper", "field", "water", "ground", "cliffs", "bridges", "trees", "masses", "floors", "roofs", "parapets"),
    *(
        "walls",
        "towers",
        "openings",
        "wire",
        "gates",
        "beams",
        "furniture",
        "ground-labels",
        "tunnels",
        "ropes",
        "spaces",
    ),
    *("marks", "homes", "doors", "labels", "frame", "panel"),
]


def picture(**wishes: str) -> ET.Element:
    return ET.fromstring(castle_svg(**wishes))  # type: ignore[arg-type]  # noqa: S314, our own text


def ids(root: ET.Element) -> list[str]:
    return [name for element in root.iter() if (name := element.get("id"))]


@pytest.mark.parametrize("variant", [None, "osprey", "v3", "aeroplane"])
def test_every_space_cell_and_bunk_has_its_element(variant: str | None) -> None:
    source = draft(variant)
    slots = [*source.bunks, *source.offices, *(cell for block in source.cells.values() for cell in block)]
    wanted = {f"space-{name}" for name in (*source.spaces, *(slot.name for slot in slots))}
    assert wanted <= set(ids(ET.fromstring(castle_svg(variant))))  # noqa: S314, our own text


def test_every_room_has_its_floor_its_name_and_its_symbol() -> None:
    shapes, rooms = read_shapes(), draft().rooms
    assert {f"room-{name}" for name in rooms} <= set(ids(picture()))
    assert set(rooms) <= {shape.name for shape in shapes.of("label")}
    assert set(rooms) == {shape.name for shape in shapes.of("icon")}


def test_layers_stand_in_their_order_and_no_id_is_used_twice() -> None:
    root = picture()
    layers = [group.get("id") for group in root.findall(f"{SVG}g")]
    assert layers == [f"layer-{name}" for name in LAYERS]
    assert len(ids(root)) == len(set(ids(root)))


def test_links_are_shown_on_request() -> None:
    assert "layer-links" not in castle_svg()
    assert "layer-links" in castle_svg(links=True)


@pytest.mark.parametrize("palette", PALETTES)
def test_a_class_on_the_root_chooses_the_palette(palette: str) -> None:
    root = picture(palette=palette)
    assert palette in (root.get("class") or "").split()
    assert [child.tag for child in root.iter(f"{SVG}style")] == [f"{SVG}style"]


def test_both_palettes_know_the_same_colours_and_every_colour_that_is_asked_for() -> None:
    style = picture().findtext(f"{SVG}style") or ""
    day, night = (
        set(re.findall(r"(--[\w-]+):", style.split(f".castle.{name}{{")[1].split("}")[0])) for name in PALETTES
    )
    assert day == night == set(re.findall(r"var\((--[\w-]+)\)", style))


def test_the_style_stays_within_the_drawing() -> None:
    style = picture().findtext(f"{SVG}style") or ""
    selectors = ",".join(re.findall(r"([^{}]+)\{", style)).split(",")
    assert [selector for selector in selectors if not selector.startswith((".castle", ".i-"))] == []


def test_what_is_used_again_wears_only_classes_that_reach_it() -> None:
    defs = picture().find(f"{SVG}defs")
    assert defs is not None
    worn = {word for element in defs.iter() for word in (element.get("class") or "").split()}
    assert {word for word in worn if not word.startswith(("i-", "icon", "glow"))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_three_languages(language: str) -> None:
    text = "".join(picture(language=language).itertext())
    said = [getattr(words, language) for book in (PLACES, LEGEND, SYMBOLS) for words in book.values()]
    assert [word for each in said for word in each.split() if word not in text] == []  # a name may have two lines


def test_the_same_castle_is_drawn_with_the_same_bytes() -> None:
    drawing = [sys.executable, "-c", "from colditz.draw.castle import castle_svg; print(castle_svg(), end='')"]
    elsewhere = subprocess.run(  # noqa: S603, ourselves
        drawing, env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONUTF8": "1"}, capture_output=True, check=True
    )
    assert elsewhere.stdout.decode() == castle_svg() == castle_svg()


def test_the_picture_is_small_enough_for_a_page() -> None:
    assert len(castle_svg().encode()) < 600_000


def test_every_reference_within_the_picture_leads_somewhere() -> None:
    root = picture()
    wanted = {(element.get("href") or "")[1:] for element in root.iter(f"{SVG}use")}
    wanted |= set(re.findall(r"url\(#([\w-]+)\)", castle_svg()))
    assert wanted <= set(ids(root))


def test_a_line_that_is_no_shape_is_refused_with_its_number() -> None:
    with pytest.raises(CastleError, match="line 2"):
        read_shapes("# a comment\nwall 1 2,x")


def test_the_command_writes_the_picture(tmp_path: Path) -> None:
    out = tmp_path / "castle.svg"
    result = CliRunner().invoke(app, ["board", "draw", "--out", str(out), "--palette", "night", "--language", "it"])
    assert result.exit_code == 0
    assert out.read_text(encoding="utf-8") == castle_svg(palette="night", language="it")


@pytest.mark.parametrize("wish", [("--palette", "dusk"), ("--language", "de"), ("--variant", "atlantis")])
def test_the_command_refuses_what_it_does_not_know(tmp_path: Path, wish: tuple[str, str]) -> None:
    assert CliRunner().invoke(app, ["board", "draw", "--out", str(tmp_path / "x.svg"), *wish]).exit_code == 2


def test_posts_have_letters_and_exits_numbers_as_the_story_calls_them() -> None:
    signs = [str(text.text) for text in picture().iter() if text.get("class") == "sign-letter"]

    assert sorted(signs) == sorted([*"ABCDEFGHIJKL", *"1234567"])
    assert (sign_of("post-inner-1"), sign_of("post-outer-2"), sign_of("target-3")) == ("A", "G", "3")


def test_the_way_out_of_the_aeroplane_has_a_name_in_each_language() -> None:
    root = picture(variant="v3+aeroplane")
    labels = {
        text.get("lang"): text.text for text in root.iter(f"{SVG}text") if text.text in ("Flight", "Vuelo", "Volo")
    }
    signs = [str(text.text) for text in root.iter() if text.get("class") == "sign-letter"]

    assert labels == {"en": "Flight", "es": "Vuelo", "it": "Volo"}
    assert all(len(sign) == 1 for sign in signs)


def test_the_name_of_every_room_stands_in_it_or_on_its_outer_wall() -> None:
    shapes = read_shapes()
    floors = {shape.name: shape.points for shape in shapes.of("floor")}
    written = {shape.name: shape for shape in shapes.of("label")}
    astray = [name for name in draft().rooms if not all(within(at, floors[name]) for at in written[name].points)]
    assert set(astray) <= {"wc", "guard-house"}
    assert all(written[name].words[3] == "floor" for name in set(draft().rooms) - set(astray))


def within(at: tuple[float, float], corners: tuple[tuple[float, float], ...]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the edges an odd number of times."""
    (x, y), inside = at, False
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
