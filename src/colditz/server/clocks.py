"""Clocks: whose time runs, until when, and when the game's own time is over."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from colditz.engine.play import Match
from colditz.rules.turn.day import parts_over, parts_to_come, rests, usual_minutes
from colditz.server.options import Options

TimesOff = Sequence[tuple[float, float]]  # from when to when
SLIGHT = 1.0  # seconds by which a clock is set back now and then to keep it right


class ServerClock:
    """Unix time that is never set back: windows and turns that are open would stay open for as long again.

    A clock that is set forward is followed: a machine that slept cannot tell that from a wrong clock put right.
    """

    def __init__(self) -> None:
        self.last, self.ahead = 0.0, 0.0

    def now(self) -> float:
        """Unix time, or what it would be if the machine's clock had not been set back while the server ran."""
        now = time.time() + self.ahead
        if now < self.last - SLIGHT:
            self.ahead += self.last - now
        self.last = max(self.last, now)
        return self.last


# --- the clock of the game


def part_begins(options: Options, match: Match, now: float) -> Options:
    """The clock is set for the part of the day that begins now; it stays as it is where nobody measures that part.

    Every part has all of its time, however early or late the one before it ended. [v3.clock.4 to v3.clock.6]
    """
    measured = options.clock.kind == "game" or (options.clock.kind != "correspondence" and rests(match))
    minutes = next(iter(_minutes(options, match)))
    ends = now + minutes * 60 if measured else None
    return options.model_copy(update={"ends": ends, "timed": parts_over(match)})


def is_set(options: Options, match: Match) -> bool:
    """The clock was set for the present part of the day."""
    return options.timed == parts_over(match)


def strikes(options: Options, match: Match) -> float | None:
    """When the game's clock strikes next: at the end of this part of the day. [v3.clock.4 to v3.clock.7]"""
    return options.ends if is_set(options, match) else None


def game_ends(options: Options, match: Match) -> float | None:
    """When the game's time will be used up if every part takes all of its own."""
    at = strikes(options, match)
    if at is None or options.clock.kind != "game":
        return None
    return at + sum(_minutes(options, match)[1:]) * 60


def _minutes(options: Options, match: Match) -> list[float]:
    """Of every part that is not over, the present one first."""
    agreed = {**usual_minutes(match), **options.clock.parts}
    return [agreed.get(name, options.clock.minutes) for name in parts_to_come(match)]


# --- the time that seats take


class Clock:
    """Measures how long seats take; all times are Unix times."""

    def __init__(self, now: float) -> None:
        self.since = now  # when the present question was asked
        self.used: dict[str, float] = {}  # seconds that seats used in this turn

    def moved(self, before: Match, after: Match, seat: str, now: float) -> None:
        """An action was taken: the time of those who were asked stops, unless somebody else acted in between."""
        asked = before.asked()
        if seat not in asked and after.asked() == asked:
            return
        for name in asked:
            self.used[name] = self.used.get(name, 0.0) + now - self.since
        self.since = now
        if after.moment != before.moment:  # the round, and the seat whose turn it is
            self.used = {}

    def resume(self, now: float) -> None:
        """Nobody's time ran while the game was paused."""
        self.since = now

    def deadline(self, seat: str, options: Options) -> float | None:
        """When a steward decides for this seat."""
        match options.clock.kind:
            case "turn":
                return self.since + max(options.clock.minutes * 60 - self.used.get(seat, 0.0), 0.0)
            case "correspondence":
                off, since = options.vacations.get(seat, ()), max(self.since, options.come.get(seat, 0.0))
                return since + options.clock.hours * 3600 + _time_off(off, since)
            case _:
                return None


def _time_off(off: TimesOff, since: float) -> float:
    """Seconds of vacations since a question was asked."""
    return sum(max(until - max(began, since), 0.0) for began, until in off)


def away_until(vacations: Mapping[str, TimesOff], now: float) -> dict[str, float]:
    """By seat that is on vacation now: until when."""
    last = {seat: off[-1][1] for seat, off in vacations.items() if off}
    return {seat: until for seat, until in last.items() if until > now}
