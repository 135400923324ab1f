"""`colditz doctor` says what is well and what is not, and `colditz backup` and `restore` do as they say."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from colditz.cli.main import app
from colditz.server import diagnosis
from colditz.server.diagnosis import diagnose, public_address
from colditz.server.settings import Settings
from colditz.testing.cluster import Cluster
from tests.server.harness import running


def by_subject(found: list[diagnosis.Finding]) -> dict[str, diagnosis.Finding]:
    return {finding.subject: finding for finding in found}


def test_a_healthy_database_is_well(address: str) -> None:
    with running(address) as server:
        server.make(players=3, seats=[{"kind": "human"}] * 3)
    found = by_subject(diagnose(Settings(database=address)))

    assert {"versions", "engine", "limits", "disk", "database", "games", "clock"} <= set(found)
    assert all(found[subject].well for subject in ("versions", "database", "games", "clock"))


def test_what_is_wrong_is_said_with_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = tmp_path / "bad.sqlite"
    bad.write_bytes(b"nothing " * 1000)
    monkeypatch.setattr(diagnosis, "LEAST_DISK", 2**80)
    monkeypatch.setattr(diagnosis, "CLOCK_SECONDS", 0.0)
    found = by_subject(diagnose(Settings(database=f"sqlite:///{bad}", connections=10**9)))
    for subject in ("limits", "disk", "database"):
        assert not found[subject].well
        assert found[subject].advice


def test_a_database_that_is_gone_is_said_to_be_gone(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    found = by_subject(diagnose(Settings(database="postgresql://nobody@127.0.0.1:1/none")))
    assert not found["database"].well
    assert not found["clock"].well


def test_the_public_address_is_looked_at(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}") as server:
        found = by_subject(public_address(f"http://{server.address}", Settings()))
    assert found["address"].well
    assert not found["tls"].well
    assert not found["metrics"].well  # from this machine itself it may be read
    away = by_subject(public_address(f"http://{server.address}", Settings()))
    assert not away["address"].well


def test_the_commands(tmp_path: Path) -> None:
    first, again = (f"sqlite:///{tmp_path / name}.sqlite" for name in ("first", "again"))
    with running(first) as server:
        server.make(players=2)
        copied = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.sqlite"), "--database", first])
        looked = CliRunner().invoke(app, ["doctor", "--database", first])
    assert (copied.exit_code, "1 games" in copied.output) == (0, True)
    assert "a server has the file open" in looked.output
    restored = CliRunner().invoke(app, ["restore", str(tmp_path / "copy.sqlite"), "--database", again])
    assert restored.exit_code == 0
    twice = CliRunner().invoke(app, ["restore", str(tmp_path / "copy.sqlite"), "--database", again])
    assert (twice.exit_code, "holds 1 games already" in twice.output) == (2, True)
    with running(again) as server, server.http() as http:
        assert http.get("/readyz").status_code == 200
