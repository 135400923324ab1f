"""The balance report for `docs/`: a table and plots from a Parquet file, `python -m colditz.sim.balance FILE docs`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from colditz.sim.cell import BadRun
from colditz.sim.charts import Charts
from colditz.sim.groups import Group
from colditz.sim.plot import Plot
from colditz.sim.record import GameRow
from colditz.sim.summary import by_part, wilson
from colditz.sim.tables import Table
from colditz.sim.telling import SEATS, bots_of

NOTES = "<!-- Everything above this line is generated; notes below it are kept. -->"
COLUMNS = ("players", "games", "Security wins", "95 % interval", "Escape Officers", "rounds", "first escape", "escapes")
PARTS = ("day", "night")  # of the day, where it has any
BY_PART = {"announced": "attempts", "escaped_in": "escapes", "arrested_in": "arrests"}
MORE = ("arrests", "shot dead", "kits", "ends by escapes")

INTRODUCTION = """\
{games:,} games of bots against each other (`{bots}`), a row of the tables for each number of players. The interval is
Wilson's: it misses the true share in one of twenty such rows. Officers share a win where the edition lets them. All but
the clock follows from the seed, so these commands give the same games:"""


def plots_of(charts: Charts) -> dict[str, Plot]:
    """The pictures of the page, by file name."""
    found = {"security": charts.security_wins(), "winners": charts.winners()}
    if any(row.escaped for row in charts.rows):
        found |= {"routes": charts.routes(), "ways": charts.ways()}
        found |= {f"first-escape-{edition}": charts.first_escape(edition) for edition in charts.editions}
    found |= {f"length-{edition}": charts.lengths(edition) for edition in charts.editions}
    return found | {"opportunity": charts.cards("opportunity"), "security-cards": charts.cards("security")}


def page(rows: Sequence[GameRow], words: Mapping[str, Any], notes: str = "") -> str:
    """The page in Markdown; hand-written notes stay at its end."""
    charts = Charts(rows)
    bots = " and ".join(dict.fromkeys(bots_of(group.bots) for group in charts.groups))
    parts = [
        "# Balance: who wins, and how often",
        INTRODUCTION.format(games=len(rows), bots=bots),
        f"```sh\n{words['command']} --out games.parquet\npython -m colditz.sim.balance games.parquet docs\n```",
        *(_edition(edition, charts) for edition in charts.editions),
        "## Pictures",
        *(f"![{_alt(plot)}](images/balance-{name}.svg)" for name, plot in plots_of(charts).items()),
        NOTES,
    ]
    return "\n\n".join(parts) + "\n" + notes


def _edition(edition: str, charts: Charts) -> str:
    lines = [f"## {edition}", "", f"| {' | '.join((*COLUMNS, *MORE))} |", "|" + "---|" * len((*COLUMNS, *MORE))]
    groups = [group for group in charts.groups if group.edition == edition]
    lines += [_line(group) for group in groups]
    parts = [part for part in PARTS if any(part in by_part(group.rows) for group in groups)]
    return "\n".join([*lines, *(_by_part(groups, parts) if parts else [])])


def _by_part(groups: Sequence[Group], parts: Sequence[str]) -> list[str]:
    """A second table where the day has parts: what each of them brought in a game."""
    columns = ["players", *(f"{column} by {part}" for column in BY_PART.values() for part in parts)]
    lines = ["", f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
    for group in groups:
        found, games = by_part(group.rows), len(group.rows)
        means = [f"{found.get(part, {}).get(column, 0) / games:.2f}" for column in BY_PART for part in parts]
        lines.append(f"| {' | '.join([str(group.players), *means])} |")
    return lines


def _line(group: Group) -> str:
    games = len(group.rows)
    won = sum(row.winner == "security" for row in group.rows)
    rate, low, high = (f"{100 * share:.0f} %" for share in wilson(won, games))
    first = [row.first_escape for row in group.rows if row.first_escape]
    seats = ", ".join(f"{100 * _share(group, seat):.0f} %" for seat in SEATS[1 : group.players])
    cells = [str(group.players), str(games), rate, f"{low} to {high}", seats]
    cells += [f"{group.mean(lambda row: row.rounds):.1f}", f"{sum(first) / len(first):.1f}" if first else "none"]
    cells += [f"{group.mean(lambda row: sum(row.escapes)):.2f}", f"{group.mean(lambda row: sum(row.arrests)):.1f}"]
    cells += [f"{group.mean(lambda row: sum(row.deaths)):.2f}", f"{group.mean(lambda row: sum(row.kits)):.1f}"]
    cells.append(f"{100 * group.mean(lambda row: row.ending == 'escapes'):.0f} %")
    return f"| {' | '.join(cells)} |"


def _share(group: Group, seat: str) -> float:
    return group.mean(lambda row: seat in row.winners)


def _alt(plot: Plot) -> str:
    return plot.root[0].text or ""


def write(source: Path, docs: Path) -> list[Path]:
    """Write the page and its pictures; returns what was written."""
    rows, words = Table(source, GameRow).read()
    if not rows:
        raise BadRun(f"{source} holds no games; let some be played first")
    target = docs / "balance.md"
    before = target.read_text(encoding="utf-8") if target.exists() else ""
    notes = before.split(NOTES, 1)[1].lstrip("\n") if NOTES in before else ""
    written = [target]
    (docs / "images").mkdir(parents=True, exist_ok=True)
    target.write_text(page(rows, words, f"\n{notes}" if notes else ""), encoding="utf-8")
    for name, plot in plots_of(Charts(rows)).items():
        path = docs / "images" / f"balance-{name}.svg"
        path.write_text(plot.alone(), encoding="utf-8")
        written.append(path)
    return written


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m colditz.sim.balance", description="Write the balance report.")
    parser.add_argument("source", type=Path, help="a Parquet file of `colditz simulate --out`")
    parser.add_argument("docs", type=Path, nargs="?", default=Path("docs"), help="where to write balance.md")
    asked = parser.parse_args(words)
    try:
        for path in write(asked.source, asked.docs):
            print(path)
    except BadRun as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
