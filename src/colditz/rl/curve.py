"""What was learned when, as a picture: `python -m colditz.rl.curve curve.jsonl curve.svg`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from colditz.sim.plot import Plot, ticks

QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
WON = " won"
GUESSED = "right"  # what a pupil of a teacher is measured by all the time
AGAINST = " against "
TITLES = {WON: "Games won against a planner", GUESSED: "Choices of the teacher guessed right"}
LETTER = 7  # about so wide


def measure_of(points: list[dict[str, float]]) -> str:
    """What a curve is drawn of: games won where somebody counted them, else the choices guessed right."""
    return WON if any(WON in name for point in points for name in point) else GUESSED


def picture(lines: list[str]) -> str:
    """The share of games won by each measured seat, or of choices guessed, over the minutes of learning."""
    found: list[dict[str, float]] = [json.loads(line) for line in lines]
    measure = measure_of(found)
    points = [point for point in found if any(measure in name for name in point)]
    names = [name for name in points[0] if measure in name]
    title = "Games won" if any(AGAINST in name for name in names) else TITLES[measure]
    plot = Plot(title, 190, left=48, right=max(80, *(LETTER * len(name.replace(WON, "")) for name in names)))
    marks = ticks(max(point["seconds"] for point in points) / 60)
    plot.across = (0, marks[-1])
    plot.scale_beside(QUARTERS, lambda share: f"{100 * share:.0f} %")
    plot.scale_below(marks, lambda minute: f"{minute:.0f}", "minutes of learning")
    for style, name in enumerate(names):
        curve = [(plot.x(point["seconds"] / 60), plot.y(point[name])) for point in points]
        plot.line(curve, f"curve drawn s{style} d{style}")
        plot.text(plot.right + 5, curve[-1][1] + 4, name.replace(WON, ""), f"filled s{style} small")
    return plot.alone()


def main(source: str, target: str) -> None:
    """Read the curve, write the picture."""
    lines = Path(source).read_text(encoding="utf-8").splitlines()
    Path(target).write_text(picture(lines), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
