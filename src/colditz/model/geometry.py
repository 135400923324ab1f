"""Straight lines and the walls they may cross."""

from __future__ import annotations

Segment = tuple[float, float, float, float]


def crosses(a: Segment, b: Segment) -> bool:
    """Two segments properly cross or touch."""
    ax, ay, bx, by = a
    cx, cy, dx, dy = b
    side_c, side_d = _turn(ax, ay, bx, by, cx, cy), _turn(ax, ay, bx, by, dx, dy)
    side_a, side_b = _turn(cx, cy, dx, dy, ax, ay), _turn(cx, cy, dx, dy, bx, by)
    return (side_c > 0) != (side_d > 0) and (side_a > 0) != (side_b > 0)


def _turn(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> float:
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


class Sight:
    """Which straight lines the castle's walls block; answers are remembered, since the walls never change."""

    def __init__(self, walls: tuple[Segment, ...]) -> None:
        self.walls = walls
        self._known: dict[Segment, bool] = {}

    def clear(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """No wall crosses the line from a to b."""
        line = (ax, ay, bx, by) if (ax, ay) <= (bx, by) else (bx, by, ax, ay)
        known = self._known.get(line)
        if known is None:
            known = self._known[line] = not any(crosses(line, wall) for wall in self.walls)
        return known
