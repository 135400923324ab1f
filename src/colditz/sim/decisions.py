"""Every decision of simulated games as rows for learning: what its seat saw, what it might choose, and what came of it.

Rows are made from the logs of games, which the file holds too: after a change of the codec `encode_again` writes them
anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from colditz.editions.start import before_the_first, entries_of, replay
from colditz.model.ids import CHANCE, CLOCK
from colditz.rl.codec import codec_of
from colditz.rl.observation import FORMAT, observe
from colditz.rl.table import Table
from colditz.rules.knowledge.memory import knowledge_of
from colditz.sim.cell import BadRun
from colditz.sim.game import Playing
from colditz.sim.run import Plan
from colditz.sim.tables import arrow

if TYPE_CHECKING:
    import pyarrow as pa


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One decision of one seat."""

    edition: str
    players: int
    game: int  # its number in the run
    seed: int  # of the run
    question: int  # its number in the game
    seat: int
    codec: str
    observation: list[float]
    mask: list[int]  # the first tokens that might have been chosen
    action: list[int]  # all tokens of what was chosen
    outcome: float  # what the game brought this seat in the end
    log: str | None  # of the whole game, in its first row


def schema() -> pa.Schema:
    """The columns of the file."""
    pa = arrow()
    tokens, words, number = pa.list_(pa.int16()), pa.string(), pa.int64()
    kinds = [words, number, number, number, number, number, words, pa.list_(pa.float32()), tokens, tokens]
    return pa.schema(list(zip(DecisionRow.__dataclass_fields__, [*kinds, pa.float64(), words], strict=True)))


def rows_of(log: Mapping[str, Any], seed: int, number: int) -> Iterator[DecisionRow]:
    """The decisions of a game, from its log."""
    outcome, match = replay(log).returns(), before_the_first(log)
    words, text = codec_of(match.board), json.dumps(log)
    numbers = {**dict(zip(match.seats, range(len(match.seats)), strict=True)), "chance": CHANCE, "clock": CLOCK}
    first: str | None = text
    for name, notation in entries_of(log):
        seat, action = numbers[name], match.read_action(notation)
        if seat >= 0:
            seen = observe(match.view(name, listed=False), match.board, knowledge_of(match, seat))
            mask = Table(match, forced=False).legal() if name in match.asked() else []
            head = (str(log["edition"]), len(match.seats), number, seed, match.question, seat, FORMAT)
            yield DecisionRow(*head, seen, mask, list(words.encode(action)), outcome[seat], first)
            first = None
        match.play(name, action)


def write_decisions(path: Path, plan: Plan) -> int:
    """Play the games of a run once more, which go the same way, and write every decision; returns how many."""
    logs = (
        (_log(Playing(cell, plan.seed, number, turns=False)), plan.seed, number)
        for cell in plan.cells
        for number in range(plan.games)
    )
    return _write(path, logs)


def _log(playing: Playing) -> dict[str, object]:
    playing.to_the_end()
    return playing.match.log()


def encode_again(old: Path, new: Path) -> int:
    """Write the decisions of a file anew, as this version of the codec tells them; returns how many."""
    from pyarrow import parquet  # noqa: PLC0415 - an optional extra

    kept = parquet.read_table(old, columns=["log", "seed", "game"]).to_pylist()
    return _write(new, ((json.loads(row["log"]), row["seed"], row["game"]) for row in kept if row["log"]))


def _write(path: Path, logs: Iterator[tuple[Mapping[str, Any], int, int]]) -> int:
    pa, count = arrow(), 0
    from pyarrow import parquet  # noqa: PLC0415 - an optional extra

    names = list(DecisionRow.__dataclass_fields__)
    try:
        with parquet.ParquetWriter(path, schema(), compression="zstd") as file:
            for log, seed, number in logs:
                rows = [{name: getattr(row, name) for name in names} for row in rows_of(log, seed, number)]
                file.write_table(pa.Table.from_pylist(rows, schema=schema()))
                count += len(rows)
    except OSError as error:
        raise BadRun(f"{path} cannot be written: {error.strerror or error}") from error
    return count
