"""The report: one HTML file with its plots inside, which needs nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from colditz.model.words import sentence
from colditz.sim.charts import Charts
from colditz.sim.groups import Group, name_of
from colditz.sim.heat import LAYERS, heat_map
from colditz.sim.plot import Plot, style_sheet
from colditz.sim.record import GameRow
from colditz.sim.summary import mean, wilson
from colditz.sim.telling import bots_of, figure

NIGHT = """const dark = matchMedia('(prefers-color-scheme: dark)');
const light = () => { for (const castle of document.querySelectorAll('.castle')) {
  castle.classList.toggle('night', dark.matches); castle.classList.toggle('day', !dark.matches); } };
dark.addEventListener('change', light); light();"""

COURSE: Mapping[str, Callable[[GameRow], float]] = {
    "rounds": lambda row: row.rounds,
    "escapes": lambda row: sum(row.escapes),
    "arrests": lambda row: sum(row.arrests),
    "releases": lambda row: sum(row.releases),
    "deaths": lambda row: sum(row.deaths),
    "equipment": lambda row: sum(row.equipment),
    "kits": lambda row: sum(row.kits),
    "trades": lambda row: sum(row.trades) / 2,
    "appels": lambda row: row.appels,
    "decisions": lambda row: row.decisions,
}


class Report:
    """A report under construction."""

    def __init__(self, rows: Sequence[GameRow], words: Mapping[str, Any], language: str = "en") -> None:
        self.rows, self.words, self.language = list(rows), words, language
        self.charts = Charts(rows, language)

    def say(self, key: str, **names: str | int) -> str:
        """A sentence of ours, safe within a page."""
        return escape(sentence(f"sim-{key}", self.language, names), quote=False)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        return figure(value, self.language, digits)

    def page(self) -> str:
        """The whole file."""
        parts = [self._head(), self._facts(), self._wins(), self._escapes(), self._length(), self._course()]
        body = "\n".join([*parts, self._cards(), self._castle(), self._again()])
        css = (files("colditz.sim") / "report.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<title>{self.say("title")}</title>\n<link rel="icon" href="data:,">\n'
            f"<style>{css}{style_sheet()}</style>\n<main>\n{body}\n</main>\n<script>{NIGHT}</script>\n</html>\n"
        )

    # --- parts

    def _head(self) -> str:
        decisions = self.number(sum(row.decisions for row in self.rows), 0)
        bots = dict.fromkeys(bots_of(group.bots) for group in self.charts.groups)
        lead = self.say("lead", games=self.number(len(self.rows), 0), decisions=decisions)
        named = escape(" · ".join(bots))
        return f'<header><h1>{self.say("title")}</h1><p>{lead}</p><p class="bots">{named}</p></header>'

    def _facts(self) -> str:
        rows = self.rows
        first = [row.first_escape for row in rows if row.first_escape]
        won = sum(row.winner == "security" for row in rows) / max(len(rows), 1)
        facts = {
            "games": self.number(len(rows), 0),
            "security": self.charts.percent(won),
            "escapes": self.number(mean([sum(row.escapes) for row in rows]), 2),
            "first": self.number(mean(first)) if first else "…",
            "rounds": self.number(mean([row.rounds for row in rows])),
            "arrests": self.number(mean([sum(row.arrests) for row in rows])),
        }
        items = "".join(
            f"<div><dt>{self.say(f'fact-{name}')}</dt><dd>{value}</dd></div>" for name, value in facts.items()
        )
        return f'<dl class="facts">{items}</dl>'

    def _wins(self) -> str:
        plots = [self.charts.security_wins(), self.charts.winners()]
        if len({bot for row in self.rows for bot in row.bots}) > 1:
            plots.append(self.charts.bots())
        return self._section("wins", plots, note=True)

    def _escapes(self) -> str:
        if not any(row.escaped for row in self.rows):
            return f"<section><h2>{self.say('heading-escapes')}</h2><p>{self.say('note-none')}</p></section>"
        plots = [self.charts.routes(), self.charts.ways(), *map(self.charts.first_escape, self.charts.editions)]
        return self._section("escapes", plots, note=True)

    def _length(self) -> str:
        return self._section("length", [self.charts.lengths(edition) for edition in self.charts.editions])

    def _course(self) -> str:
        names = ["group", "games", "security", *COURSE]
        head = "".join(f"<th>{self.say(f'column-{name}')}</th>" for name in names)
        body = "".join(self._line(group) for group in self.charts.groups)
        table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        return f"<section><h2>{self.say('heading-course')}</h2>{table}</section>"

    def _line(self, group: Group) -> str:
        won = sum(row.winner == "security" for row in group.rows)
        rate, low, high = (self.charts.percent(share) for share in wilson(won, len(group.rows)))
        cells = [self.number(len(group.rows), 0), f"{rate} ({low} … {high})"]
        cells += [self.number(group.mean(value)) for value in COURSE.values()]
        name = escape(name_of(group, self.charts.groups, self.language))
        return f"<tr><td>{name}</td>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"

    def _cards(self) -> str:
        return self._section("cards", [self.charts.cards("opportunity"), self.charts.cards("security")], note=True)

    def _castle(self) -> str:
        layers = "".join(
            f'<label><input type="radio" name="layer" id="show-{name}"{" checked" if name == LAYERS[0] else ""}> '
            f"{self.say(f'layer-{name}')}</label>"
            for name in LAYERS
        )
        maps = "".join(self._map(edition) for edition in self.charts.editions)
        heading = f"<h2>{self.say('heading-castle')}</h2><p>{self.say('note-castle')}</p>"
        return f'<section class="castles">{heading}<fieldset>{layers}</fieldset>{maps}</section>'

    def _map(self, edition: str) -> str:
        rows = [row for row in self.rows if row.edition == edition]
        return f'<h3>{escape(edition)}</h3><div class="wide">{heat_map(edition, rows, self.language)}</div>'

    def _again(self) -> str:
        versions = ", ".join(f"{name} {number}" for name, number in self.words.get("versions", {}).items())
        seed = self.say("setting-seed", seed=str(self.words["settings"]["seed"]), versions=versions)
        rules = sorted({rule for row in self.rows for rule in row.house_rules})
        house = self.say("house-rules", rules=", ".join(rules)) if rules else ""
        return (
            f"<section><h2>{self.say('heading-again')}</h2><p>{self.say('note-again')}</p>"
            f"<pre>{escape(self.words['command'])}</pre><p>{seed} {house}</p></section>"
        )

    def _section(self, key: str, plots: Sequence[Plot], *, note: bool = False) -> str:
        words = f"<p>{self.say(f'note-{key}')}</p>" if note else ""
        figures = "".join(f"<figure>{plot.markup()}</figure>" for plot in plots)
        return f'<section><h2>{self.say(f"heading-{key}")}</h2>{words}<div class="plots">{figures}</div></section>'
