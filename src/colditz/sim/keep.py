"""Where a run keeps its rows: it picks up what an earlier run left, saves now and then, and at the end."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from colditz.sim.record import GameRow, Played, TurnRow
from colditz.sim.run import Plan, Run
from colditz.sim.tables import Table, about

PAUSE: Final = 30.0  # seconds between two savings
REST: Final = 20  # how much longer than a saving took the pause after it is at least


@dataclass(slots=True)
class Keeper:
    """Two files, either of which may be missing."""

    games: Table[GameRow] | None = None
    turns: Table[TurnRow] | None = None
    next_time: float = 0.0

    @classmethod
    def at(cls, games: Path | None, turns: Path | None) -> Keeper:
        """The keeper of these files."""
        return cls(
            Table(games, GameRow) if games else None,
            Table(turns, TurnRow) if turns else None,
            time.monotonic() + PAUSE,
        )

    def done(self, plan: Plan) -> list[Played]:
        """The games that need not be played again: those whose every wanted row is there."""
        rows = self.games.resume(plan) if self.games else []
        kept = {row.key(): Played(row) for row in rows if row.number < plan.games}
        if self.turns is None:
            return list(kept.values())
        told: dict[tuple[str, int, int], list[TurnRow]] = {}  # cells of one file differ in edition or players
        for turn in self.turns.resume(plan):
            told.setdefault((turn.edition, turn.players, turn.number), []).append(turn)
        of_game = {key: told.get((each.game.edition, each.game.players, key[-1])) for key, each in kept.items()}
        return [Played(kept[key].game, turns) for key, turns in of_game.items() if turns is not None]

    def hear(self, run: Run) -> None:
        """Save now and then."""
        if time.monotonic() >= self.next_time:
            self.save(run)

    def save(self, run: Run) -> None:
        """Write what is done."""
        start = time.monotonic()
        played, words = run.in_order(), about(run.plan) if self.games or self.turns else {}
        if self.games:
            self.games.write([each.game for each in played], words)
        if self.turns:
            self.turns.write([turn for each in played for turn in each.turns], words)
        now = time.monotonic()
        self.next_time = now + max(PAUSE, REST * (now - start))
