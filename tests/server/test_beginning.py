"""Where time runs, a game among people begins when all of them are here."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.harness import Json, Running, token

PEOPLE = [{"kind": "human"}, {"kind": "human"}]
MINUTES = 10
CLOCKS = [{"kind": "game", "minutes": MINUTES}, {"kind": "turn", "minutes": MINUTES}]


@pytest.mark.parametrize("clock", CLOCKS, ids=["game", "turn"])
def test_no_time_runs_before_everybody_is_here(shared: Running, clock: Json) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=PEOPLE, clock=clock)
        assert made["status"] == "open"
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as first:
            update = await first.until("update")
            assert (update["clock"]["game_ends"], update["clock"]["deadline"]) == (None, None)
            assert (await first.play("security", "EndTurn"))["code"] == "not-started"
            async with shared.connect(made["id"], tokens=[token(made, "american")]):
                while (await first.until("state"))["status"] != "running":
                    pass
                update = await first.until("update")
                ends = update["clock"]["game_ends" if clock["kind"] == "game" else "deadline"]
                assert ends - update["clock"]["now"] > MINUTES * 60 - 5

    asyncio.run(play())


def test_the_host_may_begin_without_waiting(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=PEOPLE, clock=CLOCKS[0])
        async with shared.connect(made["id"], tokens=[token(made, "security"), made["host_token"]]) as host:
            assert (await host.ask("host", command="start"))["type"] == "done"
            assert host.updates["security"]["clock"]["game_ends"] is not None

    asyncio.run(play())


def test_whoever_takes_the_last_seat_must_come_to_the_table_too(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=[{"kind": "human"}, {"kind": "open"}], clock=CLOCKS[0])
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as first:
            with shared.http() as http:
                joined = http.post(f"/api/games/{made['id']}/join", json={"seat": "american", "name": "Bea"}).json()
                assert http.get(f"/api/games/{made['id']}").json()["status"] == "open"
            async with shared.connect(made["id"], tokens=[joined["token"]]):
                while (await first.until("state"))["status"] != "running":
                    pass

    asyncio.run(play())


@pytest.mark.parametrize(
    "wish", [{"clock": {"kind": "none"}}, {"clock": {"kind": "correspondence", "hours": 48}}, {"seats": None}]
)
def test_other_games_begin_at_once(shared: Running, wish: Json) -> None:
    assert shared.make(**{"players": 2, "seats": PEOPLE, "clock": CLOCKS[0], **wish})["status"] == "running"
