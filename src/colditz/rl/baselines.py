"""What bots make of the scenarios: played anew, kept with the package, and told in the documents.

`python -m colditz.rl.baselines docs/environments.md` (or `make scenarios`) plays them all, which takes seconds, and
writes both.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from colditz.players.levels import make_bot
from colditz.rl.scenarios import BASELINES, SCENARIOS, Baseline, Scenario
from colditz.rl.seated import action_of
from colditz.rl.table import Table
from colditz.sim.document import put_between

GAMES: Final = 40
MARK: Final = "scenarios"


def wins(scenario: Scenario, level: str, games: int = GAMES) -> int:
    """How many games a bot wins in the learner's seat, against planners; officers trade."""
    return sum(_is_won(scenario, level, seed) for seed in range(games))


def _is_won(scenario: Scenario, level: str, seed: int) -> bool:
    table = Table(scenario.begin(seed), trades=True, forced=False)
    seats = table.match.seats
    bots = [make_bot(level if name == scenario.seat else "planner", seed) for name in seats]
    while not table.finished:
        table.play(action_of(bots[table.seat], table))
    return scenario.seat in table.match.winners


def played() -> dict[str, Baseline]:
    """The figures of all scenarios, as bots play today."""
    return {name: Baseline(wins(each, "planner"), wins(each, "random")) for name, each in SCENARIOS.items()}


def table_of(figures: dict[str, Baseline]) -> str:
    """All scenarios with their figures, as a document tells them."""
    lines = ["| name | what it is | seat | rounds | planner | random |", "|---|---|---|---|---|---|"]
    for name, each in SCENARIOS.items():
        found = figures[name]
        lines.append(f"| `{name}` | {each.says} | {each.seat} | {each.rounds} | {found.planner} | {found.blind} |")
    return "\n".join(lines)


def main(documents: Sequence[str]) -> None:
    """Play, and write what came of it."""
    figures = played()
    told = {name: found._asdict() for name, found in figures.items()}
    BASELINES.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    for document in documents:
        put_between(Path(document), MARK, table_of(figures))
    print(table_of(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
