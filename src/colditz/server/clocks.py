"""Clocks: whose time runs, until when, and when the game's own time is over."""

from __future__ import annotations

from colditz.engine.play import Match
from colditz.server.options import Options


class Clock:
    """Measures how long seats take; all times are Unix times."""

    def __init__(self, now: float) -> None:
        self.since = now  # when the present question was asked
        self.used: dict[str, float] = {}  # seconds that seats used in this turn
        self.turn = (-1, -1)  # the round and the seat whose turn it is

    def moved(self, before: Match, after: Match, seat: str, now: float) -> None:
        """An action was taken: the time of those who were asked stops, unless somebody else acted in between."""
        asked = before.asked()
        if seat not in asked and after.asked() == asked:
            return
        for name in asked:
            self.used[name] = self.used.get(name, 0.0) + now - self.since
        self.since = now
        if after.moment != self.turn:
            self.turn, self.used = after.moment, {}

    def resume(self, now: float) -> None:
        """Nobody's time ran while the game was paused."""
        self.since = now

    def deadline(self, seat: str, options: Options) -> float | None:
        """When a steward decides for this seat."""
        match options.clock.kind:
            case "turn":
                return self.since + max(options.clock.minutes * 60 - self.used.get(seat, 0.0), 0.0)
            case "correspondence":
                return self.since + options.clock.hours * 3600
            case _:
                return None
