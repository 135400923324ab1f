"""Parquet files: what is in them, and what they say of themselves."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from pyarrow import parquet

from colditz.sim.cell import BadRun, make_cells
from colditz.sim.engines import make_engine
from colditz.sim.keep import Keeper
from colditz.sim.record import GameRow, TurnRow, lasting
from colditz.sim.run import Plan, Run, carry_out
from colditz.sim.tables import Table, about

PLAN = Plan(make_cells("classic", "2", "random", rounds=3), games=3, seed=2, turns=True, command="colditz simulate")


def run(plan: Plan = PLAN) -> Run:
    return carry_out(plan, make_engine("local", 1)[0], 1)


@pytest.fixture
def kept(tmp_path: Path) -> Keeper:
    keeper = Keeper.at(tmp_path / "games.parquet", tmp_path / "turns.parquet")
    keeper.save(run())
    return keeper


def test_there_is_a_column_for_every_field_of_its_type(kept: Keeper, tmp_path: Path) -> None:
    schema = parquet.read_schema(tmp_path / "games.parquet")

    assert schema.names == [each.name for each in fields(GameRow)]
    types = {
        name: str(schema.field(name).type).split(" (")[0]
        for name in ("number", "winners", "visits", "seconds", "edition")
    }
    assert types == {
        "number": "int64",
        "winners": "list<element: string>",
        "visits": "map<string, int64",
        "seconds": "double",
        "edition": "string",
    }
    assert parquet.read_schema(tmp_path / "turns.parquet").names == [each.name for each in fields(TurnRow)]


def test_rows_come_back_as_they_were(kept: Keeper) -> None:
    assert kept.games is not None
    rows, _ = kept.games.read()
    assert [lasting(row) for row in rows] == [lasting(each.game) for each in run().in_order()]


def test_a_file_tells_its_command_settings_and_versions(kept: Keeper) -> None:
    assert kept.games is not None
    words = kept.games.read()[1]

    assert words == about(PLAN)
    assert words["command"] == "colditz simulate"
    assert set(words["versions"]) == {"colditz", "python"}


def test_a_run_goes_on_where_it_was_left(kept: Keeper) -> None:
    longer = Plan(PLAN.cells, 5, PLAN.seed, turns=True)
    done = kept.done(longer)

    assert len(done) == 3
    more = carry_out(longer, make_engine("local", 1)[0], 1, done)
    assert more.new_games == 2
    assert [each.turns for each in more.in_order()] == [each.turns for each in run(longer).in_order()]


def test_games_without_their_turns_are_played_again(kept: Keeper, tmp_path: Path) -> None:
    (tmp_path / "turns.parquet").unlink()
    assert kept.done(PLAN) == []


def test_fewer_games_leave_the_others_out(kept: Keeper) -> None:
    assert len(kept.done(Plan(PLAN.cells, 2, PLAN.seed, turns=True))) == 2


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan(PLAN.cells, 3, seed=9), "seed was 2, not 9; give the same settings or name another file"),
        (Plan(make_cells("classic", "3", "random"), 3, seed=2), "holds games of another run: cells was"),
    ],
)
def test_games_of_another_run_are_not_mixed_in(kept: Keeper, plan: Plan, says: str) -> None:
    with pytest.raises(BadRun, match=says):
        kept.done(plan)


def test_what_is_no_parquet_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("escape")
    with pytest.raises(BadRun, match=r"games\.parquet cannot be read as Parquet"):
        Table(path, GameRow).read()


def test_a_file_of_something_else_is_refused(kept: Keeper, tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="holds no GameRows of this version; name another file"):
        Table(tmp_path / "turns.parquet", GameRow).read()


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "full" / "games.parquet"
    with pytest.raises(BadRun, match=r"games\.parquet cannot be written: "):
        Table(path, GameRow).write([], {})
