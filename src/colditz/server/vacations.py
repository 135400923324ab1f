"""Vacations in correspondence games: time off, in which nobody's time for a decision runs."""

from __future__ import annotations

from colditz.server.clocks import TimesOff
from colditz.server.errors import Fault
from colditz.server.table import GameTable

DAY = 24 * 3600.0
MOST_DAYS = 30  # of one seat in one game


def days_left(off: TimesOff, now: float) -> float:
    """How many days a seat may still take."""
    taken = sum(min(now, until) - began for began, until in off)
    return max(MOST_DAYS - taken / DAY, 0.0)


def ended(off: TimesOff, now: float) -> list[tuple[float, float]]:
    """The times off of a seat that is back."""
    return [(began, min(until, now)) for began, until in off]


def taken(off: TimesOff, now: float, days: float) -> list[tuple[float, float]]:
    """The times off of a seat that is away from now on, for no longer than it may."""
    before = ended(off, now)
    return [*before, (now, now + min(days, days_left(before, now)) * DAY)]


async def take_vacation(table: GameTable, seat: str, days: float) -> None:
    """A seat takes so many days off; none ends a vacation."""
    now, options = table.server.now(), table.options
    off = options.vacations.get(seat, ())
    if options.clock.kind != "correspondence":
        raise Fault("no-vacation")
    if days and not days_left(ended(off, now), now):
        raise Fault("vacation-used-up", days=MOST_DAYS)
    new = taken(off, now, days) if days else ended(off, now)
    vacations = {**options.vacations, seat: tuple(new)}
    await table.change(table.record.status, options.model_copy(update={"vacations": vacations}))
