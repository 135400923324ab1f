"""By correspondence a player's time begins when he comes, by whatever way, and outlives the table's memory."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.harness import SLOW, Json, Running, running, token
from tests.server.test_rematch import again, finished, played_out

DAY = 86_400.0
BY_LETTER = {"kind": "correspondence", "hours": 48}
FRIENDS = [{"kind": "human"}, {"kind": "human"}]
SECRET = "known to the friend's browser alone"


def friends(server: Running, **wish: object) -> Json:
    return server.make(players=2, seats=FRIENDS, clock=BY_LETTER, **wish)


def later(server: Running, days: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's clock goes on by some days."""
    clock = server.app.state.tables.clock
    monkeypatch.setattr(clock, "ahead", clock.ahead + days * DAY)


def claim(server: Running, made: Json, seat: str) -> str:
    with server.http() as http:
        answer = http.post(f"/api/games/{made['id']}/claim", json={"token": token(made, seat), "secret": SECRET})
    return str(answer.json()["token"])


def time_left(server: Running, game: str, shown: str) -> float | None:
    """How much time whoever decides has left, as the table tells it."""

    async def ask() -> float | None:
        async with server.connect(game, tokens=[shown]) as client:
            clock = (await client.until("update"))["clock"]
            return None if clock["deadline"] is None else float(clock["deadline"] - clock["now"])

    return asyncio.run(ask())


def unload(server: Running, game: str) -> None:
    """Wait until the server has put the table away."""
    until = time.monotonic() + SLOW
    while game in server.app.state.tables.open:
        assert time.monotonic() < until
        time.sleep(0.02)


def comes_late(server: Running, monkeypatch: pytest.MonkeyPatch) -> tuple[Json, str]:
    """A game whose friend claimed his seat three days after it was made."""
    made = friends(server)
    assert time_left(server, made["id"], token(made, "american")) is None
    later(server, 3, monkeypatch)
    return made, claim(server, made, "security")


def test_whoever_claims_his_seat_after_the_agreed_days_has_all_of_his_time(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, friend = comes_late(shared, monkeypatch)

    assert time_left(shared, made["id"], friend) == pytest.approx(2 * DAY, abs=600)
    with shared.http() as http:
        line = http.get(f"/api/games/{made['id']}").json()
    assert [seat["steward"] for seat in line["seats"]] == [False, False]


def test_his_time_is_the_same_when_the_table_was_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", idle_seconds=0.2) as server:
        made, friend = comes_late(server, monkeypatch)
        unload(server, made["id"])

        assert time_left(server, made["id"], friend) == pytest.approx(2 * DAY, abs=600)


def test_his_time_is_the_same_after_the_server_was_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with running(database) as server:
        made, friend = comes_late(server, monkeypatch)
    with running(database) as server:
        later(server, 3, monkeypatch)

        assert time_left(server, made["id"], friend) == pytest.approx(2 * DAY, abs=600)


def test_whoever_takes_an_open_seat_late_has_all_of_his_time(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = shared.make(players=2, seats=[{"kind": "human"}, {"kind": "human"}], clock=BY_LETTER, bot_seconds=50)
    guards = token(made, "security")
    assert time_left(shared, made["id"], guards) is not None
    with shared.http() as http:
        http.post(f"/api/games/{made['id']}/leave", json={"token": guards})
        later(shared, 3, monkeypatch)
        wish = {"seat": "security", "tokens": [made["host_token"]]}
        joined = http.post(f"/api/games/{made['id']}/join", json=wish).json()

    assert time_left(shared, made["id"], joined["token"]) == pytest.approx(2 * DAY, abs=600)


def test_in_a_rematch_nobodys_time_runs_before_he_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, made = finished(tmp_path, played_out(2), options={"clock": BY_LETTER})
    with running(database) as server:
        first = again(server, made, "american")
        assert time_left(server, first["id"], first["seats"][0]["token"]) is None
        later(server, 3, monkeypatch)
        second = again(server, made, "security")

        assert time_left(server, first["id"], second["seats"][0]["token"]) == pytest.approx(2 * DAY, abs=600)
        with server.http() as http:
            line = http.get(f"/api/games/{first['id']}").json()
        assert [seat["steward"] for seat in line["seats"]] == [False, False]
