"""La fuga de Colditz 3.0 by correspondence: the end of a turn waits for nobody, and raids are ordered beforehand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from colditz import from_position
from colditz.model.cards import Card
from tests.server.harness import Client, Json, Running, keep, running, token
from tests.v3.table import by_day

HOURS = 48
AGREED = {"clock": {"kind": "correspondence", "hours": HOURS}, "reaction_seconds": 0.4, "raid_seconds": 0.2}


def by_letter(tmp_path: Path, playing: Callable[[Running, Json], Awaitable[None]]) -> None:
    """The American's points are spent, and the Commandant, who is away, holds a roll call and a search."""
    game = by_day(points=0, players=3, hands={"security": "appel search-kitchen"})
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    placed = from_position(game.position().replace('"chance":"manual"', '"chance":"seed"'))
    made = keep(database, placed, "5e" * 32, options=AGREED)
    with running(database) as server:
        asyncio.run(playing(server, made))  # type: ignore[arg-type]


async def ends_turn(client: Client) -> None:
    await client.asked("american")
    assert (await client.play("american", {"type": "EndTurn"}))["type"] == "played"


@pytest.mark.rule("v3.ruling.109")
def test_an_absent_commandant_holds_up_nobody_at_the_end_of_a_turn(tmp_path: Path) -> None:
    async def playing(server: Running, made: Json) -> None:
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            await ends_turn(client)
            while client.updates["american"]["view"]["table"]["turn"] == 1:
                await client.next()
            clock = client.updates["american"]["clock"]
            assert clock["decides"] == "british"
            assert HOURS * 3600 - 3600 < clock["deadline"] - clock["now"] <= HOURS * 3600

    by_letter(tmp_path, playing)


@pytest.mark.rule("v3.ruling.109", "v3.appel.19")
def test_he_raids_by_the_order_that_he_left_for_an_officers_turn(tmp_path: Path) -> None:
    async def playing(server: Running, made: Json) -> None:
        order = {"question": "MayRaid", "round": 1, "turn": 1, "card": int(Card.APPEL)}
        async with server.connect(made["id"], tokens=[token(made, "security")]) as client:
            assert (await client.ask("orders", seat="security", orders={"now": [order]}))["type"] == "done"
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            await ends_turn(client)
            while not (played := [line for line in client.seen if '"CardPlayed"' in json.dumps(line)]):
                await client.next()
            assert f'"card": {int(Card.APPEL)}' in json.dumps(played)

    by_letter(tmp_path, playing)
