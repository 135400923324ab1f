"""The plots of a report: who wins, who escapes how and when, how long it takes, and which cards do the work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from colditz.model.cards import CARD_BY_TITLE, FIRST_DO_OR_DIE, FIRST_SECURITY
from colditz.model.words import sentence
from colditz.sim.groups import Group, editions_of, groups_of, name_of
from colditz.sim.plot import LETTER, Plot, shorten, spread, ticks
from colditz.sim.record import Escape, GameRow
from colditz.sim.summary import wilson
from colditz.sim.telling import SEATS, figure

ROW = 25.0
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Charts:
    """All plots of some games, in one language."""

    def __init__(self, rows: Sequence[GameRow], language: str = "en") -> None:
        self.rows, self.language = list(rows), language
        self.groups, self.editions = groups_of(rows), editions_of(rows)

    def say(self, key: str, **names: str | int) -> str:
        """A sentence of ours."""
        return sentence(f"sim-{key}", self.language, names)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as the language writes it."""
        return f"{figure(100 * share, self.language, digits)} %"

    def _style(self, edition: str) -> int:
        return self.editions.index(edition)

    def _rows_of(self, edition: str) -> list[GameRow]:
        return [row for row in self.rows if row.edition == edition]

    def _names(self, most: float = 190) -> tuple[list[str], float]:
        names = [name_of(group, self.groups, self.language) for group in self.groups]
        room = min(most, max(len(name) for name in names) * LETTER + 8)
        return [shorten(name, room) for name in names], room + 16

    # --- who wins

    def security_wins(self) -> Plot:
        """How often the Security Officer wins, group by group, with intervals."""
        names, left = self._names()
        plot = Plot(self.say("plot-security"), ROW * len(names), left=left, right=28)
        plot.scale_below(QUARTERS, self.percent, self.say("axis-won"))
        for place, (group, name) in enumerate(zip(self.groups, names, strict=True)):
            y = plot.top + ROW * (place + 0.5)
            won = sum(row.winner == "security" for row in group.rows)
            self._interval(plot, y, won, len(group.rows), self._style(group.edition))
            plot.text(12, y + 4, name)
        return plot

    def _interval(self, plot: Plot, y: float, won: int, games: int, style: int) -> None:
        rate, low, high = wilson(won, games)
        plot.line(((plot.x(low), y), (plot.x(high), y)), f"whisker drawn s{style % 6}")
        text = f"{self.percent(rate, 1)} ({self.percent(low, 1)} … {self.percent(high, 1)})"
        plot.dot(plot.x(rate), y, style, text)

    def winners(self) -> Plot:
        """Who won: each group's games divided among the seats; a shared win counts in parts."""
        names, left = self._names()
        plot = Plot(self.say("plot-winners"), ROW * len(names), left=left, right=28)
        plot.scale_below(QUARTERS, self.percent, self.say("axis-of-games"))
        for place, (group, name) in enumerate(zip(self.groups, names, strict=True)):
            y = plot.top + ROW * place
            self._divided(plot, y + 3, group)
            plot.text(12, y + ROW / 2 + 4, name)
        return plot

    def _divided(self, plot: Plot, y: float, group: Group) -> None:
        done = 0.0
        for seat in SEATS[: group.players]:
            share = group.mean(lambda row, seat=seat: (seat in row.winners) / max(len(row.winners), 1))  # type: ignore[misc]
            start, end = plot.x(done), plot.x(done + share)
            name = sentence(f"seat-{seat}", self.language)
            plot.bar(start, y, end - start - 1, ROW - 6, f"seat-{seat}", f"{name}: {self.percent(share, 1)}")
            if end - start > 14:
                plot.text((start + end) / 2, y + ROW / 2 + 1, name[0], "on-seat")
            done += share

    def bots(self) -> Plot:
        """How often each bot wins as Security Officer and as an Escape Officer."""
        counts: dict[tuple[str, str], list[bool]] = {}
        for row in self.rows:
            for seat, bot in zip(SEATS, row.bots, strict=False):
                role = "security" if seat == SEATS[0] else "escape"
                counts.setdefault((bot, role), []).append(seat in row.winners)
        names = [f"{bot}, {self.say(f'role-{role}')}" for bot, role in counts]
        left = min(200, max(len(name) for name in names) * LETTER + 24)
        plot = Plot(self.say("plot-bots"), ROW * len(names), left=left, right=28)
        plot.scale_below(QUARTERS, self.percent, self.say("axis-won"))
        for place, ((_, role), won) in enumerate(counts.items()):
            y = plot.top + ROW * (place + 0.5)
            self._interval(plot, y, sum(won), len(won), 0 if role == "security" else 1)
            plot.text(12, y + 4, shorten(names[place], left - 12))
        return plot

    # --- escapes

    def routes(self) -> Plot:
        """By which routes men escaped, edition beside edition."""
        counts = {edition: Counter(man.route for man in self._escaped(edition)) for edition in self.editions}
        return self._shares(self.say("plot-routes"), counts, 9, self.route)

    def ways(self) -> Plot:
        """Which crossings, gates and tunnels the men used who escaped, edition beside edition."""
        counts = {
            edition: Counter(way for man in self._escaped(edition) for way in man.ways) for edition in self.editions
        }
        return self._shares(self.say("plot-ways"), counts, 7, str)

    def _escaped(self, edition: str) -> list[Escape]:
        return [man for row in self._rows_of(edition) for man in row.escaped]

    def _shares(self, title: str, counts: Mapping[str, Counter[str]], most: int, write: Callable[[str], str]) -> Plot:
        names = [name for name, _ in sum(counts.values(), Counter()).most_common(most)]
        thick = 13.0 * len(counts) + 9
        plot = Plot(title, thick * len(names), left=190, right=40, foot=60)
        escapes = {edition: max(len(self._escaped(edition)), 1) for edition in counts}
        marks = ticks(max(count[name] / escapes[edition] for edition, count in counts.items() for name in names), 4)
        plot.across = (0, marks[-1])
        plot.scale_below(marks, self.percent, self.say("axis-of-escapes"))
        for place, name in enumerate(names):
            y = plot.top + thick * place + 4
            plot.text(12, y + thick / 2, shorten(write(name), 176))
            for row, (edition, count) in enumerate(counts.items()):
                self._labelled(
                    plot, y + 13 * row, count[name] / escapes[edition], self._style(edition), str(count[name])
                )
        plot.key(list(counts), plot.bottom + 52)
        return plot

    def _labelled(self, plot: Plot, y: float, value: float, style: int, label: str) -> None:
        plot.bar(plot.left, y, plot.x(value) - plot.left, 11, f"filled s{style % 6}", label)
        plot.text(plot.x(value) + 4, y + 9.5, label, "small")

    def route(self, name: str) -> str:
        """A route in words."""
        known = ("staff-car", "aeroplane", "do-or-die", "tunnel", "on-foot")
        if name in known:
            return self.say(f"route-{name}")
        return " + ".join(sentence(f"symbol-{part}", self.language) for part in name.split("+"))

    def first_escape(self, edition: str) -> Plot:
        """How many games have seen an escape by each round, by number of players."""
        plot = Plot(self.say("plot-first", edition=edition), 190, left=48, right=66)
        groups = [group for group in self.groups if group.edition == edition]
        marks = ticks(max(row.rounds for row in self._rows_of(edition)))
        plot.across = (0, marks[-1])
        plot.scale_beside(QUARTERS, self.percent)
        plot.scale_below(marks, lambda tick: f"{tick:.0f}", self.say("axis-round"))
        shares = [self._curve(plot, group, place) for place, group in enumerate(groups)]
        for (place, group), y in zip(enumerate(groups), spread([plot.y(share) for share in shares], 13), strict=True):
            name = self.say("seats-short", players=group.players)
            plot.text(plot.right + 5, y + 4, name, f"filled s{place % 6} small")
        return plot

    def _curve(self, plot: Plot, group: Group, style: int) -> float:
        games, share = len(group.rows), 0.0
        points = [(plot.x(0), plot.y(0))]
        by_round = Counter(row.first_escape for row in group.rows if row.first_escape)
        for round_ in sorted(by_round):
            points.append((plot.x(round_), plot.y(share)))
            share += by_round[round_] / games
            points.append((plot.x(round_), plot.y(share)))
        plot.line([*points, (plot.right, plot.y(share))], f"curve drawn s{style % 6} d{style % 5}")
        return share

    # --- length

    def lengths(self, edition: str) -> Plot:
        """How many games lasted how long, and which side won them."""
        rows = self._rows_of(edition)
        plot = Plot(self.say("plot-lengths", edition=edition), 170, left=40, right=16, foot=56)
        marks = ticks(max(row.rounds for row in rows))
        width = max(1, round(marks[-1] / 25))
        counts = Counter((min((row.rounds - 1) // width, 60), row.winner) for row in rows)
        tallest = max(sum(counts[bin_, side] for side in ("security", "escape")) for bin_, _ in counts)
        plot.across, plot.up = (0, marks[-1]), (0, ticks(tallest, 4)[-1])
        plot.scale_beside(ticks(tallest, 4), lambda tick: f"{tick:.0f}")
        plot.scale_below(marks, lambda tick: f"{tick:.0f}", self.say("axis-rounds"))
        for bin_ in sorted({bin_ for bin_, _ in counts}):
            self._pile(plot, bin_ * width, width, [counts[bin_, side] for side in ("security", "escape")])
        plot.key([self.say(f"side-{side}") for side in ("security", "escape")], plot.bottom + 50)
        return plot

    def _pile(self, plot: Plot, start: float, width: float, counts: Sequence[int]) -> None:
        floor = 0
        for place, count in enumerate(counts):
            high = plot.y(floor) - plot.y(floor + count)
            room = plot.x(start + width) - plot.x(start) - 1
            says = f"{start + 1:.0f} … {start + width:.0f}: {count}"
            if count:
                plot.bar(plot.x(start), plot.y(floor + count), room, high, f"filled s{place}", says)
            floor += count

    # --- cards

    def cards(self, pack: str) -> Plot:
        """How often a game sees each card of a pack played, and how often it is drawn."""
        played, drawn = self._cards("played", pack), self._cards("drawn", pack)
        names = [name for name, _ in (played + drawn).most_common()]
        names.sort(key=lambda name: -played[name])
        plot = Plot(self.say(f"plot-cards-{pack}"), 19.0 * max(len(names), 1), left=172, right=30)
        games = max(len(self.rows), 1)
        marks = ticks(max([*played.values(), *drawn.values()], default=1) / games, 4)
        plot.across = (0, marks[-1])
        plot.scale_below(
            marks, lambda tick: figure(tick, self.language, 2).rstrip("0").rstrip(".,"), self.say("axis-cards")
        )
        for place, name in enumerate(names):
            y = plot.top + 19 * place + 3
            plot.text(12, y + 11, shorten(sentence(f"card-title-{name}", self.language), 156))
            wide = plot.x(played[name] / games) - plot.left
            plot.bar(plot.left, y, wide, 13, "filled s0", figure(played[name] / games, self.language, 3))
            plot.line(((plot.x(drawn[name] / games), y - 1), (plot.x(drawn[name] / games), y + 14)), "tick")
        return plot

    def _cards(self, column: str, pack: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for row in self.rows:
            found.update({name: number for name, number in getattr(row, column).items() if _pack(name) == pack})
        return found


def _pack(title: str) -> str:
    card = CARD_BY_TITLE[title]
    if card >= FIRST_DO_OR_DIE:
        return "do-or-die"
    return "security" if card >= FIRST_SECURITY else "opportunity"
