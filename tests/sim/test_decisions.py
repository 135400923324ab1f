"""Decisions as rows: they agree with the games, load as columns, and can be written anew from their logs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from colditz import EDITIONS, replay
from colditz.cli.main import app
from colditz.rl import codec
from colditz.rl.codec import codec_of
from colditz.rl.observation import FORMAT, LENGTH
from colditz.sim import decisions
from colditz.sim.cell import BadRun, make_cells
from colditz.sim.decisions import encode_again, write_decisions
from colditz.sim.engines import make_engine
from colditz.sim.local import InThisProcess
from colditz.sim.record import Played
from colditz.sim.run import Plan
from colditz.sim.stop import Stop
from colditz.sim.work import Chunk


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("decisions") / "decisions.parquet"
    words = ["simulate", "--edition", ",".join(EDITIONS), "--players", "3", "--games", "2", "--rounds", "6"]
    done = CliRunner().invoke(app, [*words, "--bots", "planner", "--jobs", "1", "--decisions", str(path)])
    assert done.exit_code == 0, done.output
    return path


def test_every_decision_is_told_with_its_array_its_mask_and_its_outcome(file: Path) -> None:
    rows = parquet.read_table(file).to_pylist()
    logs = [json.loads(row["log"]) for row in rows if row["log"]]

    assert len(logs) == 2 * len(EDITIONS)
    decided = [entry for log in logs for entry in log["actions"] if entry[0] not in ("chance", "clock")]
    assert len(rows) == len(decided)
    assert {len(row["observation"]) for row in rows} == {LENGTH}
    assert {row["codec"] for row in rows} == {FORMAT}
    assert all(row["action"][0] in row["mask"] for row in rows if row["mask"])
    assert {row["outcome"] for row in rows} <= {1.0, -0.5, -2.0, 0.0}


def test_the_tokens_are_those_of_the_log(file: Path) -> None:
    rows = parquet.read_table(file).to_pylist()
    game = replay(json.loads(rows[0]["log"]))
    words = codec_of(game.board)
    told = [game.write_action(words.decode(tuple(row["action"]))) for row in rows if row["game"] == 0][:10]

    assert told == [entry[1] for entry in game.log()["actions"] if entry[0] not in ("chance", "clock")][:10]  # type: ignore[attr-defined]


def test_decisions_are_written_anew_from_their_logs(file: Path, tmp_path: Path) -> None:
    encode_again(file, tmp_path / "again.parquet")

    assert parquet.read_table(tmp_path / "again.parquet").equals(parquet.read_table(file))


class Older:
    """A codec of other days: its verbs stood in the opposite order, and it had another name."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        verbs = codec.VERBS[::-1]
        tokens = {name: codec.FIRST_VERB + number for number, name in enumerate(verbs)}
        firsts = {kind: tokens.get(kind.__name__, -1) for kind in codec._FIRST_VERB}
        for name, value in {"VERBS": verbs, "_VERB_TOKEN": tokens, "_FIRST_VERB": firsts, "_CODECS": {}}.items():
            monkeypatch.setattr(codec, name, value)
        monkeypatch.setattr(decisions, "FORMAT", "0-older/1")


def test_decisions_of_an_older_codec_are_told_in_that_of_today(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same games, seen and decided alike: only tokens and the name of the codec change."""
    old, new = tmp_path / "old.parquet", tmp_path / "new.parquet"
    with monkeypatch.context() as days:
        Older(days)
        plan = Plan(make_cells(",".join(EDITIONS), "3", "planner", rounds=6), games=2)
        assert write_decisions(old, plan, *make_engine("local", 1))
        before = parquet.read_table(old).to_pylist()
        words = codec_of(replay(json.loads(before[0]["log"])).board)
        meant = [words.decode(tuple(row["action"])) for row in before if row["edition"] == "classic"]
    assert encode_again(old, new) == len(before)
    after, today = parquet.read_table(new).to_pylist(), parquet.read_table(file).to_pylist()

    assert after == today
    assert {row["codec"] for row in before} == {"0-older/1"}
    assert {row["codec"] for row in after} == {FORMAT}
    assert [row["action"] for row in before] != [row["action"] for row in after]
    same = ("edition", "players", "game", "seed", "question", "seat", "observation", "outcome", "log")
    assert [[row[name] for name in same] for row in before] == [[row[name] for name in same] for row in after]
    words = codec_of(replay(json.loads(after[0]["log"])).board)
    assert [words.decode(tuple(row["action"])) for row in after if row["edition"] == "classic"] == meant


def test_decisions_are_the_same_and_in_order_however_many_processes_play(file: Path, tmp_path: Path) -> None:
    plan = Plan(make_cells(",".join(EDITIONS), "3", "planner", rounds=6), games=2)
    assert write_decisions(tmp_path / "two.parquet", plan, *make_engine("local", 2))

    assert parquet.read_table(tmp_path / "two.parquet").equals(parquet.read_table(file))


class Backwards(InThisProcess):
    """An engine whose games come in from the last to the first, and that stops halfway if it is told to."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most

    def play(self, chunks: Sequence[Chunk], stop: Stop) -> Iterator[list[Played]]:
        yield from list(super().play(chunks, stop))[: -self.most - 1 : -1]
        stop.asked += self.most < len(chunks)


def test_games_that_come_in_too_early_wait(tmp_path: Path) -> None:
    plan, engine = Plan(make_cells("classic", "2", "random", rounds=2), games=5), Backwards()
    assert write_decisions(tmp_path / "back.parquet", plan, engine)

    games = parquet.read_table(tmp_path / "back.parquet")["game"].to_pylist()
    assert sorted(games) == games
    assert set(games) == set(range(5))


def test_an_interrupted_file_takes_nobodys_place(tmp_path: Path) -> None:
    plan, path = Plan(make_cells("classic", "2", "random", rounds=2), games=5), tmp_path / "kept.parquet"
    path.write_text("what was there", encoding="utf-8")

    assert not write_decisions(path, plan, Backwards(most=2))
    assert [each.name for each in tmp_path.iterdir()] == ["kept.parquet"]
    assert path.read_text(encoding="utf-8") == "what was there"


def test_a_game_that_goes_wrong_is_named(tmp_path: Path) -> None:
    plan = Plan(make_cells("classic", "2", "random,tests.sim.some_bots:Cheat"), 2)
    with pytest.raises(BadRun, match="classic, 2 players, seed 0, game"):
        write_decisions(tmp_path / "bad.parquet", plan, *make_engine("local", 1))
