"""A run in words and figures for a reader in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from colditz.editions.start import NATIONS
from colditz.model.words import sentence
from colditz.sim.cell import Cell
from colditz.sim.record import GameRow
from colditz.sim.run import Run
from colditz.sim.summary import by_part, mean, rows_of, wilson

SEATS = ("security", *NATIONS)


def figure(value: float, language: str = "en", digits: int = 1) -> str:
    """A number as the language writes it."""
    text = f"{value:,.{digits}f}"
    return text if language == "en" else text.translate(str.maketrans(",.", ".,"))


def bots_of(bots: Sequence[str]) -> str:
    """The bots of a cell, as short as they can be named: one for all, or two for the sides."""
    if len(set(bots)) == 1:
        return bots[0]
    return f"{bots[0]} / {bots[1]}" if len(set(bots[1:])) == 1 else ", ".join(bots)


def tell(run: Run, language: str = "en") -> str:
    """The whole run as text."""
    rows = [each.game for each in run.in_order()]
    parts = [_cell(cell, rows_of(rows, cell), language) for cell in run.plan.cells]
    return "\n\n".join([*parts, _pace(run, language)])


def _cell(cell: Cell, rows: Sequence[GameRow], language: str) -> str:
    names: dict[str, str | int] = {"edition": cell.edition, "players": cell.players, "bots": bots_of(cell.bots)}
    lines = [sentence("sim-cell", language, names), _counts(rows, language)]
    if rows:
        lines += [_wins(rows, seat, language) for seat in SEATS[: cell.players]]
        lines += _course(rows, language)
    return "\n  ".join(lines)


def _counts(rows: Sequence[GameRow], language: str) -> str:
    decisions = figure(sum(row.decisions for row in rows), language, 0)
    return sentence("sim-counts", language, {"games": figure(len(rows), language, 0), "decisions": decisions})


def _wins(rows: Sequence[GameRow], seat: str, language: str) -> str:
    won = sum(seat in row.winners for row in rows)
    rate, low, high = (figure(100 * share, language) for share in wilson(won, len(rows)))
    named = sentence(f"seat-{seat}", language)
    return sentence("sim-wins", language, {"seat": named, "wins": str(won), "rate": rate, "low": low, "high": high})


def _course(rows: Sequence[GameRow], language: str) -> list[str]:
    means = {
        "rounds": figure(mean([row.rounds for row in rows]), language),
        "escapes": figure(mean([sum(row.escapes) for row in rows]), language, 2),
        "arrests": figure(mean([sum(row.arrests) for row in rows]), language),
    }
    endings = Counter(row.ending for row in rows)
    routes = Counter(man.route for row in rows for man in row.escaped)
    lines = [sentence("sim-course", language, means), sentence("sim-endings", language, {"list": _list(endings)})]
    lines += [sentence("sim-routes", language, {"list": _list(routes)})] if routes else []
    parts = by_part(rows)
    return [*lines, *(_part(part, found, len(rows), language) for part, found in parts.items() if len(parts) > 1)]


def _part(part: str, found: Mapping[str, int], games: int, language: str) -> str:
    means = {name: figure(number / games, language, 2) for name, number in found.items()}
    return sentence("sim-part", language, {"part": sentence(f"sim-part-{part}", language), **means})


def _list(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in Counter(counts).most_common())


def _pace(run: Run, language: str) -> str:
    seconds = max(run.seconds, 1e-9)
    names = {
        "new": figure(run.new_games, language, 0),
        "seconds": figure(run.seconds, language),
        "pace": figure(run.new_games / seconds, language),
        "decisions": figure(run.new_decisions / seconds, language, 0),
    }
    return sentence("sim-pace", language, names)
