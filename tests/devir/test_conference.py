"""The Escape Officers confer in secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.devir.table import rule
from tests.server.harness import Running, running, token
from tests.server.test_chat import PEOPLE, quiet


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}") as found:
        yield found


@rule("trade.7", "ruling.36")
def test_the_escape_officers_confer_unheard_while_the_clock_runs(server: Running) -> None:
    async def play() -> None:
        made = server.make(edition="devir", players=3, seats=PEOPLE, clock={"kind": "game", "minutes": 60})
        async with (
            server.connect(made["id"], tokens=[token(made, "security")]) as german,
            server.connect(made["id"], tokens=[token(made, "american")]) as anna,
            server.connect(made["id"], tokens=[token(made, "british")]) as bert,
        ):
            for client in (german, anna, bert):
                await client.until("marks")
            for text in ("The chapel", "At once", "Now"):
                assert (await anna.ask("say", seat="american", channel="officers", text=text))["type"] == "done"
            assert await quiet(bert) == ["The chapel", "At once", "Now"]
            assert await quiet(german) == []
            clocks = [message["clock"] for message in anna.seen if message["type"] == "update"]
            running_clocks = [clock for clock in clocks if clock["game_ends"]]  # it starts when all three are here
            assert len({clock["game_ends"] for clock in running_clocks}) == 1
            assert clocks[-1]["game_ends"] > clocks[-1]["now"]

    asyncio.run(play())
