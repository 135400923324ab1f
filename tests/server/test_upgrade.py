"""Games of older programs: they play on if their log still fits the rules, else they are kept readable and say so."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from colditz import EDITIONS, replay
from colditz.server.upgrade import RULES_VERSION
from tests.server.harness import Json, Running, keep, running, token

STORED = sorted((Path(__file__).parent / "stored").glob("*.json"))


def stored(database: str, path: Path, **changes: Any) -> Json:
    """Put a game that was stored under an older version into a database."""
    file = json.loads(path.read_text())
    log = {name: value for name, value in file.items() if name != "rules_version"}
    return keep(database, replay(log), log["secret"], rules_version=file["rules_version"], **changes)


def test_there_are_stored_games_of_several_editions() -> None:
    editions = {json.loads(path.read_text())["edition"] for path in STORED}
    assert editions <= set(EDITIONS)
    assert len(editions) > 1


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_game_of_an_older_version_plays_on(tmp_path: Path, path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    made = stored(database, path)

    async def play(server: Running) -> None:
        tokens = [seat["token"] for seat in made["seats"]]
        async with server.connect(made["id"], tokens=tokens) as client:
            welcome = await client.until("welcome")
            assert welcome["status"] == "running"
            while len(client.updates) < len(tokens):
                await client.next()
            seat = next(iter(client.updates.values()))["asked"][0]
            actions = client.updates[seat]["choices"]["actions"]
            assert (await client.play(seat, actions[0]))["type"] == "played"

    with running(database) as server:
        asyncio.run(play(server))
        assert server.app.state.tables.open[made["id"]].record.rules_version == RULES_VERSION


def test_a_log_that_no_longer_fits_is_kept_readable(tmp_path: Path) -> None:
    """Under the rules of its day somebody did what is illegal now."""
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    made = stored(database, STORED[0], setup=bent_setup(STORED[0]))

    async def look(server: Running) -> None:
        async with server.connect(made["id"], tokens=[token(made, "security")], language="it") as client:
            error = await client.until("error")
            assert error["code"] == "kept"
            assert "regole vecchie" in error["says"]

    with running(database) as server:
        asyncio.run(look(server))
        with server.http() as http:
            line = http.get(f"/api/games/{made['id']}").json()
            file = http.get(f"/api/games/{made['id']}/log").json()
            replayed = http.get(f"/api/games/{made['id']}/replay")
    assert line["status"] == "kept"
    assert file["table"]["rules_version"] == json.loads(STORED[0].read_text())["rules_version"]
    assert file["actions"] == json.loads(STORED[0].read_text())["actions"]
    assert (replayed.status_code, replayed.json()["code"]) == (410, "kept")


def bent_setup(path: Path) -> Json:
    """A setup under which the log is illegal: fewer guards stand where the log says."""
    file = json.loads(path.read_text())
    header = {name: value for name, value in file.items() if name not in ("actions", "secret", "rules_version")}
    return {**header, "players": 2, "nations": header["nations"][:1]}
