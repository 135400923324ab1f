"""Every decision of simulated games as rows for learning: what its seat saw, what it might choose, and what came of it.

Rows are made from the logs of games, which the file holds too: after a change of the codec `encode_again` writes them
anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from colditz.editions.start import before_the_first, entries_of, replay
from colditz.model.ids import CHANCE, CLOCK
from colditz.rl.codec import codec_of
from colditz.rl.observation import FORMAT, observe
from colditz.rl.table import Table
from colditz.rules.knowledge.memory import knowledge_of
from colditz.sim.cell import BadRun, Cell
from colditz.sim.game import BadGame, play_out
from colditz.sim.record import Played
from colditz.sim.run import Key, Plan
from colditz.sim.stop import Stop
from colditz.sim.tables import arrow
from colditz.sim.work import Engine

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


def play_and_tell(cell: Cell, seed: int, number: int, *, turns: bool = False) -> Played:
    """Play a game, with its decisions packed for the way to whoever writes them."""
    played, match = play_out(cell, seed, number, turns=turns)
    played.decisions = _packed(rows_of(match.log(), seed, number))
    return played


def write_decisions(path: Path, plan: Plan, engine: Engine, chunk: int = 1) -> bool:
    """Play the games of a run once more, which go the same way, and write every decision; False if interrupted.

    The file holds them in the order of cells and numbers, however they come in.
    """
    with Stop() as stop:
        games = (played for batch in engine.play(plan.chunks(chunk, {}, play_and_tell), stop) for played in batch)
        order = ((*cell.key(), number) for cell in plan.cells for number in range(plan.games))
        try:
            _write(path, (_unpacked(played.decisions) for played in _in_order(games, order)), stop)
        except BadGame as error:
            raise BadRun(str(error)) from error
    return not stop.asked


def _in_order(games: Iterable[Played], order: Iterable[Key]) -> Iterator[Played]:
    """Whatever comes too early waits."""
    early: dict[Key, Played] = {}
    wanted = iter(order)
    after = next(wanted, None)
    for played in games:
        early[played.game.key()] = played
        while after in early:
            yield early.pop(after)
            after = next(wanted, None)


def encode_again(old: Path, new: Path) -> int:
    """Write the decisions of a file anew, as this version of the codec tells them; returns how many."""
    from pyarrow import parquet  # noqa: PLC0415 - an optional extra

    kept = parquet.read_table(old, columns=["log", "seed", "game"]).to_pylist()
    logs = ((json.loads(row["log"]), row["seed"], row["game"]) for row in kept if row["log"])
    return _write(new, (_table(rows_of(*each)) for each in logs))


def _table(rows: Iterable[DecisionRow]) -> pa.Table:
    names = list(DecisionRow.__dataclass_fields__)
    return arrow().Table.from_pylist([{name: getattr(row, name) for name in names} for row in rows], schema=schema())


def _packed(rows: Iterable[DecisionRow]) -> bytes:
    from pyarrow import ipc  # noqa: PLC0415 - an optional extra

    table, sink = _table(rows), arrow().BufferOutputStream()
    with ipc.new_stream(sink, table.schema, options=ipc.IpcWriteOptions(compression="zstd")) as stream:
        stream.write_table(table)
    packed: bytes = sink.getvalue().to_pybytes()
    return packed


def _unpacked(packed: bytes) -> pa.Table:
    from pyarrow import ipc  # noqa: PLC0415 - an optional extra

    with ipc.open_stream(packed) as stream:
        return stream.read_all()


def _write(path: Path, tables: Iterable[pa.Table], stop: Stop | None = None) -> int:
    """Write the games' tables; a file that is not finished takes nobody's place."""
    from pyarrow import parquet  # noqa: PLC0415 - an optional extra

    count, draft = 0, path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with parquet.ParquetWriter(draft, schema(), compression="zstd") as file:
            for table in tables:
                file.write_table(table)
                count += table.num_rows
        if stop is None or not stop.asked:
            draft.replace(path)
    except OSError as error:
        raise BadRun(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        draft.unlink(missing_ok=True)
    return count
