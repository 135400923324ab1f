"""Results as Parquet files: one row a game or a turn, with the settings, the command and the versions inside."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from colditz.sim.cell import BadRun
from colditz.sim.record import Escape, GameRow, TurnRow
from colditz.sim.run import Plan

if TYPE_CHECKING:
    import pyarrow as pa

ABOUT = b"colditz"  # the key of our own words among the file's metadata
Row = TypeVar("Row", GameRow, TurnRow)


def about(plan: Plan) -> dict[str, Any]:
    """What a file says of itself; `settings` decide whether a run may be carried on in it."""
    return {
        "command": plan.command,
        "settings": {"seed": plan.seed, "cells": [cell.plain() for cell in plan.cells]},
        "games": plan.games,
        "versions": {"colditz": version("colditz"), "python": platform.python_version()},
    }


class Table(Generic[Row]):
    """A Parquet file of one kind of row."""

    def __init__(self, path: Path, kind: type[Row]) -> None:
        self.path = path
        self.kind: type[Row] = kind
        arrow()

    def write(self, rows: Sequence[Row], words: Mapping[str, Any]) -> None:
        """Replace the file at once, so that nobody ever finds half of one."""
        from pyarrow import Table as ArrowTable  # noqa: PLC0415 - an optional extra
        from pyarrow import parquet  # noqa: PLC0415

        schema = schema_of(self.kind).with_metadata({ABOUT: json.dumps(words, ensure_ascii=False).encode()})
        table = ArrowTable.from_pylist([_plain(row) for row in rows], schema=schema)
        draft = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        try:
            parquet.write_table(table, draft, compression="zstd")
            draft.replace(self.path)
        except OSError as error:
            raise BadRun(f"{self.path} cannot be written: {error.strerror or error}") from error

    def read(self) -> tuple[list[Row], dict[str, Any]]:
        """All rows, and what the file says of itself."""
        from pyarrow import lib, parquet  # noqa: PLC0415 - an optional extra

        try:
            table = parquet.read_table(self.path)
        except (OSError, lib.ArrowInvalid) as error:
            raise BadRun(f"{self.path} cannot be read as Parquet: {error}") from error
        words = (table.schema.metadata or {}).get(ABOUT)
        if words is None or table.schema.names != schema_of(self.kind).names:
            raise BadRun(f"{self.path} holds no {self.kind.__name__}s of this version; name another file")
        return [_row(self.kind, row) for row in table.to_pylist(maps_as_pydicts="strict")], json.loads(words)

    def resume(self, plan: Plan) -> list[Row]:
        """The rows of an earlier run with the same settings; no file, no rows."""
        if not self.path.exists():
            return []
        rows, words = self.read()
        wanted = about(plan)["settings"]
        for name, value in words["settings"].items():
            if value != wanted[name]:
                raise BadRun(
                    f"{self.path} holds games of another run: {name} was {json.dumps(value)}, not "
                    f"{json.dumps(wanted[name])}; give the same settings or name another file"
                )
        return rows


def schema_of(kind: type[GameRow | TurnRow]) -> pa.Schema:
    """The columns of a kind of row, from its fields."""
    return arrow().schema([(name, _type(hint)) for name, hint in get_type_hints(kind).items()])


def _type(hint: Any) -> pa.DataType:  # noqa: ANN401 - a type's type
    pa = arrow()
    simple = {int: pa.int64(), float: pa.float64(), str: pa.string()}
    if hint in simple:
        return simple[hint]
    if hint is Escape:
        return pa.struct([(name, _type(each)) for name, each in get_type_hints(Escape).items()])
    if get_origin(hint) is list:
        return pa.list_(_type(get_args(hint)[0]))
    return pa.map_(*(_type(each) for each in get_args(hint)))


def _plain(row: GameRow | TurnRow) -> dict[str, Any]:
    return {name: list(value.items()) if isinstance(value, dict) else value for name, value in asdict(row).items()}


def _row(kind: type[Row], found: dict[str, Any]) -> Row:
    if "escaped" in found:
        found["escaped"] = [Escape(**man) for man in found["escaped"]]
    return kind(**found)


def arrow() -> Any:  # noqa: ANN401 - a module
    """The library that reads and writes Parquet, or a word on how to get it."""
    try:
        import pyarrow  # noqa: PLC0415, ICN001 - an optional extra
    except ImportError as error:
        raise BadRun("Parquet files need pyarrow: pip install 'colditz[sim]'") from error
    return pyarrow
