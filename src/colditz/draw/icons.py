"""The small drawn things of the castle, each made once and used where it is wanted.

Every icon lies in a square of side one about its own middle. Its classes begin with `i-`: rules that reach into a
`use` element must not depend on what stands around it.
"""

from __future__ import annotations

import math

from colditz.draw.svg import Node, node, number

Stroke = tuple[str, str]

SYMBOLS: dict[str, tuple[Stroke, ...]] = {
    "rope": (
        ("i-edge", "M0-.34a.25 .33 0 1 1-.001 0zM-.14 .24q-.04 .2-.24 .16"),
        ("i-rope", "M0-.34a.25 .33 0 1 1-.001 0zM-.14 .24q-.04 .2-.24 .16"),
        ("i-lay", "M0-.34a.25 .33 0 1 1-.001 0z"),
        ("i-body i-brass", "M-.1 .16h.2v.18h-.2z"),
    ),
    "key": (
        ("i-body i-brass", "M-.2-.17a.17 .17 0 1 1-.001 0zM-.2-.07a.07 .07 0 1 0 .001 0z"),
        ("i-body i-brass", "M-.04-.04h.44v.2h-.09v-.1h-.07v.14h-.09v-.14h-.19z"),
    ),
    "pass": (
        ("i-body i-card", "M-.34-.24h.68v.48h-.68z"),
        ("i-body i-paper", "M-.27-.16h.2v.26h-.2z"),
        ("i-line", "M.02-.12h.24M.02 0h.24M.02 .12h.16"),
    ),
    "wire-cutters": (
        ("i-body i-steel", "M-.05-.02l-.16-.32q.14-.04 .21 .1q.07-.14 .21-.1l-.16 .32z"),
        ("i-body i-grip", "M-.06 0q-.2 .12-.2 .4l.1 .02q.02-.24 .16-.34zM.06 0q.2 .12 .2 .4l-.1 .02q-.02-.24-.16-.34z"),
        ("i-line", "M0-.02v.02"),
    ),
    "disguise": (
        ("i-body i-hat", "M-.42 .1q.42 .22 .84 0q-.06-.1-.18-.1l-.06-.26q-.18-.1-.36 0l-.06 .26q-.12 0-.18 .1z"),
        ("i-line", "M-.23 0q.23 .1 .46 0"),
    ),
    "compass": (
        ("i-body i-brass", "M0-.38a.38 .38 0 1 1-.001 0z"),
        ("i-body i-glass", "M0-.29a.29 .29 0 1 1-.001 0z"),
        ("i-body i-card", "M0-.24l.07 .24h-.14z"),
        ("i-body i-steel", "M0 .24l.07-.24h-.14z"),
    ),
    "food": (
        ("i-body i-box", "M-.34-.12l.1-.12h.48l.1 .12v.36h-.68z"),
        ("i-line", "M-.34-.12h.68M0-.12v.36M-.12-.24v.12M.12-.24v.12"),
    ),
    "documents": (
        ("i-body i-paper", "M-.3-.2l.34-.1l.14 .5l-.34 .1z"),
        ("i-body i-paper", "M-.1-.24h.36v.5h-.36z"),
        ("i-line", "M-.03-.14h.22M-.03-.04h.22M-.03 .06h.14"),
        ("i-body i-card", "M.13 .13a.05 .05 0 1 1-.001 0z"),
    ),
}

TREES = (
    (
        "M-.5 .05q-.1-.3 .18-.38q.1-.25 .38-.16q.32-.06 .38 .22q.18 .22-.04 .42q-.08 .28-.38 .22q-.3 .14-.42-.08"
        "q-.16-.06-.1-.24z"
    ),
    "M-.42-.12q.06-.34 .4-.3q.36-.06 .44 .24q.14 .3-.14 .46q-.2 .22-.44 .08q-.34-.08-.26-.48z",
    "M-.45 .1q-.12-.36 .2-.46q.28-.2 .5 .04q.3 .14 .18 .42q-.04 .3-.36 .28q-.38 .12-.52-.28z",
)


def define_icons(defs: Node) -> None:
    """Put every icon into the picture's definitions."""
    for name, drawn in SYMBOLS.items():
        group = node(defs, "g", id=f"icon-{name}", class_="icon")
        for class_, line in drawn:
            node(group, "path", class_=class_, d=line)
    for number_, outline in enumerate(TREES):
        group = node(defs, "g", id=f"tree-{number_}")
        node(group, "path", class_="i-cast", d=outline, transform="translate(.16 .2)")
        node(group, "path", class_="i-crown", d=outline)
        node(group, "path", class_="i-leaves", d="M-.2-.1q.1-.14 .22-.04M.08 .1q.1-.14 .2-.02M-.14 .22q.08-.12 .18-.02")
    sentry = node(defs, "g", id="icon-sentry")
    node(sentry, "path", class_="i-sentry", d="M-.17 .25v-.36l.17-.17l.17 .17v.36z")
    node(sentry, "path", class_="i-sentry-door", d="M-.08 .25v-.26q.08-.1 .16 0v.26z")
    _define_rosette(defs)
    _define_car(defs)
    _define_bunk(defs)


def _define_rosette(defs: Node) -> None:
    """Freedom: an open flower of eight petals about a green heart."""
    group = node(defs, "g", id="icon-freedom")
    for turn in range(8):
        node(group, "path", class_="i-petal", d="M0-.12q.2-.2 0-.42q-.2 .22 0 .42z", transform=f"rotate({turn * 45})")
    node(group, "circle", class_="i-heart", r=0.14)


def _define_car(defs: Node) -> None:
    """The staff car from above, its bonnet to the right."""
    group = node(defs, "g", id="icon-car")
    node(group, "path", class_="i-cast", d="M-1.3-.5h2.6v1.2h-2.6z")
    for x in (-0.95, 0.75):
        for y in (-0.6, 0.44):
            node(group, "rect", class_="i-car", x=x, y=y, width=0.42, height=0.16, rx=0.05)
    body = "M-1.35-.3q0-.2 .2-.2h1.5l.85 .12q.22 .1 .22 .38t-.22 .38l-.85 .12h-1.5q-.2 0-.2-.2z"
    node(group, "path", class_="i-car", d=body)
    node(group, "rect", class_="i-seat", x=-1.1, y=-0.36, width=0.5, height=0.72, rx=0.1)
    node(group, "rect", class_="i-seat", x=-0.45, y=-0.36, width=0.36, height=0.72, rx=0.1)
    node(group, "path", class_="i-screen", d="M.12-.4l.14 .06v.68l-.14 .06z")
    for y in (-0.34, 0.34):
        node(group, "circle", class_="i-headlamp", cx=1.3, cy=y, r=0.09)


def _define_bunk(defs: Node) -> None:
    """A made bed seen from above."""
    group = node(defs, "g", id="icon-bunk")
    node(group, "rect", class_="i-blanket", x=-0.2, y=-0.26, width=0.4, height=0.52, rx=0.06)
    node(group, "rect", class_="i-pillow", x=-0.14, y=-0.23, width=0.28, height=0.13, rx=0.04)


def use(parent: Node, name: str, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> None:
    """Set an icon down, so large and so turned."""
    moves = f"translate({number(x)} {number(y)})"
    if turn:
        moves += f" rotate({number(turn)})"
    if not math.isclose(size, 1.0):
        moves += f" scale({number(size)})"
    node(parent, "use", href=f"#{name}", transform=moves)
