"""A league: every bot keeps the castle against every bot, in the same games, and all are rated in both roles.

Game 7 has the same dice whoever plays it, so bots are compared in pairs of games that differ in nothing but them. What
was played is kept line by line in a file; the same league goes on in it, and more bots or more games add to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import Any

from colditz import EDITIONS
from colditz.sim.answers import Answer, best_answers
from colditz.sim.cell import BadRun, Cell, check, read_editions, read_players
from colditz.sim.ratings import SIDES, Rating, Score, Scores, rate, sign_test
from colditz.sim.record import GameRow, Played
from colditz.sim.run import Plan

USUAL_ANCHOR = "planner"


@dataclass(frozen=True, slots=True)
class Result:
    """Who won one game of a league."""

    edition: str
    players: int
    security: str
    escape: str
    number: int
    winner: str  # the side
    rounds: int

    @property
    def table(self) -> tuple[str, int]:
        """Where it was played: edition and number of players."""
        return self.edition, self.players


def result_of(row: GameRow) -> Result:
    """What a league keeps of a game."""
    return Result(row.edition, row.players, row.bots[0], row.bots[1], row.number, row.winner, row.rounds)


def played_of(result: Result, seed: int) -> Played:
    """A kept game as far as a run wants to know it: that it was played, and who won."""
    bots = [result.security, *[result.escape] * (result.players - 1)]
    row = GameRow(result.edition, result.players, bots, [], seed, result.number, result.winner, rounds=result.rounds)
    return Played(row)


def pairings(
    editions: str, players: str, bots: Sequence[str], rounds: int | None = None, answers: Sequence[str] = ()
) -> tuple[Cell, ...]:
    """A cell for every edition, number of players, keeper of the castle and leader of the officers.

    Answers play against the bots, in both roles, and not among themselves.
    """
    everybody = [*bots, *answers]
    if len(set(everybody)) < len(everybody):
        raise BadRun(f"a bot is named twice: {', '.join(everybody)}")
    pairs = [*product(bots, repeat=2), *(pair for each in product(bots, answers) for pair in (each, each[::-1]))]
    tables = tuple(product(read_editions(editions), read_players(players)))
    for (edition, number), bot in product(tables, everybody):
        check(Cell(edition, number, (bot,) * number, rounds=rounds))
    return tuple(
        Cell(edition, number, (first, *[second] * (number - 1)), rounds=rounds)
        for edition, number in tables
        for first, second in pairs
    )


class LeagueFile:
    """Results, one JSON object a line, appended as games end: a run that is killed loses only what was under way."""

    def __init__(self, path: Path, settings: Mapping[str, Any]) -> None:
        self.path, self.settings = path, dict(settings)
        self.results = self._read() if path.exists() else []
        self._known = set(self.results)

    def _read(self) -> list[Result]:
        whole, _, torn = self.path.read_text(encoding="utf-8").rpartition("\n")
        try:
            header, *rows = [json.loads(line) for line in whole.splitlines()]
            found = [Result(**row) for row in rows]
            before = header["league"]
        except (ValueError, TypeError, KeyError) as error:
            raise BadRun(f"{self.path} holds no league: {error or 'it is empty'}") from error
        if before != self.settings:
            raise BadRun(f"{self.path} holds a league with other settings: {before}, not {self.settings}")
        if torn:  # whoever wrote it was killed in the middle of a line
            self.path.write_text(f"{whole}\n", encoding="utf-8")
        return found

    def add(self, rows: Iterable[GameRow]) -> None:
        """Keep the results that are new."""
        new = [result for result in map(result_of, rows) if result not in self._known]
        first = not self.path.exists()
        try:
            with self.path.open("a", encoding="utf-8") as file:
                if first:
                    file.write(json.dumps({"league": self.settings}) + "\n")
                file.writelines(json.dumps(asdict(result)) + "\n" for result in new)
        except OSError as error:
            raise BadRun(f"{self.path} cannot be written: {error.strerror or error}") from error
        self.results += new
        self._known.update(new)

    def in_order(self) -> list[Result]:
        """All that is kept, table by table in the order of the editions, whenever it was played."""
        order = list(EDITIONS)
        return sorted(self.results, key=lambda each: (order.index(each.edition), each.players))

    def done(self, plan: Plan) -> list[Played]:
        """The games of a plan that need not be played again."""
        wanted = {cell.key() for cell in plan.cells}
        kept = [played_of(result, plan.seed) for result in self.results if result.number < plan.games]
        return [each for each in kept if each.game.key()[:3] in wanted]


# --- what the results say


def scores_of(results: Iterable[Result]) -> Scores:
    """Wins of Security and games, by pairing."""
    found: dict[tuple[str, str], list[int]] = {}
    for result in results:
        counts = found.setdefault((result.security, result.escape), [0, 0])
        counts[0] += result.winner == "security"
        counts[1] += 1
    return {pair: Score(*counts) for pair, counts in found.items()}


@dataclass(frozen=True, slots=True)
class Paired:
    """Two bots in one role, in the same games against the same bots: how many only one of them won."""

    side: str
    bot: str
    beside: str
    only_bot: int
    only_beside: int
    games: int

    @property
    def chance(self) -> float:
        """How likely so uneven a split is between equals."""
        return sign_test(self.only_bot, self.only_beside)


def paired(results: Sequence[Result], anchor: str) -> Iterator[Paired]:
    """Every bot beside the anchor, role by role."""
    for side, other in zip(SIDES, SIDES[::-1], strict=True):
        won = {(getattr(each, side), getattr(each, other), each.number): each.winner == side for each in results}
        for bot in sorted({each[0] for each in won} - {anchor}):
            both = [
                (won[each], won[anchor, *each[1:]]) for each in won if each[0] == bot and (anchor, *each[1:]) in won
            ]
            counts = both.count((True, False)), both.count((False, True))
            yield Paired(side, bot, anchor, *counts, len(both))


@dataclass(frozen=True, slots=True)
class Standing:
    """One table of the league: an edition and a number of players."""

    edition: str
    players: int
    anchor: str
    ratings: list[Rating]
    scores: Scores
    beside: list[Paired]

    @property
    def answers(self) -> list[Answer]:
        """How far everybody can be exploited at least."""
        return best_answers(self.scores)

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {
            "edition": self.edition,
            "players": self.players,
            "anchor": self.anchor,
            "ratings": [rating.plain() for rating in self.ratings],
            "pairings": [
                {"security": first, "escape": second, "security_won": score.won, "games": score.games}
                for (first, second), score in self.scores.items()
            ],
            "answers": [answer.plain() for answer in self.answers],
            "paired": [{**asdict(each), "chance": round(each.chance, 5)} for each in self.beside],
        }


def standings(results: Sequence[Result], anchor: str | None = None) -> list[Standing]:
    """The tables of a league, each rated by itself."""
    found = []
    for edition, players in dict.fromkeys(result.table for result in results):
        here = [result for result in results if result.table == (edition, players)]
        bots = {bot for result in here for bot in (result.security, result.escape)}
        fixed = anchor or (USUAL_ANCHOR if USUAL_ANCHOR in bots else min(bots))
        scores = scores_of(here)
        found.append(Standing(edition, players, fixed, rate(scores, fixed), scores, list(paired(here, fixed))))
    return found
