"""The whole drawing of the castle, from its data to the text of an SVG file."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from colditz.draw.ground import HEIGHT, draw_beams, draw_ground
from colditz.draw.icons import define_icons
from colditz.draw.masonry import draw_doors, draw_furniture, draw_masonry
from colditz.draw.panel import LEFT, MARGIN, PANEL, draw_frame, draw_ground_letters, draw_labels, draw_panel
from colditz.draw.shapes import Shapes, read_shapes
from colditz.draw.spaces import draw_spaces
from colditz.draw.style import Palette, style_sheet
from colditz.draw.svg import Node, layer, node, number
from colditz.draw.words import DESCRIPTION, LANGUAGES, TITLE
from colditz.model.records import Draft, draft

ROUND = "http://www.w3.org/2000/svg"


def castle_svg(
    variant: str | None = None, palette: Palette = "day", language: str = "en", *, links: bool = False
) -> str:
    """The castle of one variant of the board; the same bytes for the same wishes."""
    root = _sheet(palette, language)
    _draw(root, read_shapes(), draft(variant), links=links)
    return ET.tostring(root, encoding="unicode") + "\n"


def _draw(root: Node, shapes: Shapes, source: Draft, *, links: bool) -> None:
    """Layer upon layer, from the paper up."""
    defs = node(root, "defs")
    define_icons(defs)
    paper = layer(root, "paper")
    node(
        paper,
        "rect",
        class_="paper-sheet",
        x=-MARGIN,
        y=-MARGIN,
        width=LEFT + PANEL + 2 * MARGIN,
        height=HEIGHT + 2 * MARGIN,
    )
    draw_ground(root, shapes, source)
    draw_masonry(root, shapes, source)
    draw_beams(root, defs, shapes)
    draw_furniture(root, shapes, source)
    draw_ground_letters(root, shapes)
    draw_spaces(root, source, links=links)
    draw_doors(root, shapes)
    draw_labels(root, shapes)
    draw_frame(root)
    draw_panel(root)


def _sheet(palette: Palette, language: str) -> Node:
    frame = (-MARGIN, -MARGIN, LEFT + PANEL + 2 * MARGIN - 0.3, HEIGHT + 2 * MARGIN)
    root = ET.Element(
        "svg",
        {
            "xmlns": ROUND,
            "viewBox": " ".join(map(number, frame)),
            "class": f"castle {palette} speaks-{language}",
            "lang": language,
            "role": "img",
        },
    )
    words = LANGUAGES.index(language)
    node(root, "title", TITLE[words])
    node(root, "desc", DESCRIPTION[words])
    node(root, "style", style_sheet())
    return root
