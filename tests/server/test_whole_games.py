"""Whole games over the wire: scripts play to the end in every edition."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from colditz import EDITIONS, commitment, replay
from colditz.cli.main import app
from colditz.model.cards import Card
from tests.server.harness import Client, Json, Running, token


async def choose(client: Client, seat: str, update: Json, luck: Random) -> object:
    """Any action, or any move of any pawn."""
    choices = update["choices"]
    if choices["pawns"] and luck.random() < 0.6:
        found = await client.ask("moves", seat=seat, pawn=luck.choice(choices["pawns"]))
        if found["walks"]:
            return luck.choice(found["walks"])["action"]
    return luck.choice(choices["actions"] or [{"type": "Pass"}])


async def play_to_the_end(server: Running, game: Json, seats: list[str], seed: int) -> Client:
    luck = Random(seed)
    tokens = [token(game, seat) for seat in seats]
    async with server.connect(game["id"], tokens=tokens) as client:
        while not any(update["view"]["ending"] for update in client.updates.values()):
            asked = [seat for seat in seats if client.updates.get(seat, {}).get("choices", {}).get("asked")]
            current = {update["question"] for update in client.updates.values()}
            if not asked or len(current) > 1 or len(client.updates) < len(seats):
                await client.next()
                continue
            seat = asked[0]
            answer = await client.play(seat, await choose(client, seat, client.updates[seat], luck))
            assert answer["type"] == "played" or answer["code"] in ("stale", "illegal", "finished"), answer
        while not any(message["type"] == "state" and message["status"] == "finished" for message in client.seen):
            await client.next()
        return client


def cards_told(seen: Json) -> dict[str, Counter[int]]:
    """What the seats hold at the end of a replay, as far as it tells."""
    held: dict[str, list[int]] = dict(seen["held"])
    for entry in seen["entries"]:
        held.update(entry["held"])
    return {seat: Counter(cards) for seat, cards in held.items()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_is_played_over_the_wire(server: Running, edition: str, tmp_path: Path) -> None:
    seats = [{"kind": "human"}, {"kind": "hot-seat"}, {"kind": "bot", "level": "random"}]
    made = server.make(edition=edition, players=3, seats=seats, rounds=6, reaction_seconds=0, public=True)

    client = asyncio.run(play_to_the_end(server, made, ["security", "american"], 7))

    state = next(message for message in reversed(client.seen) if message["type"] == "state")
    assert commitment(state["secret"]) == made["commitment"]
    told = [json.dumps(message) for message in client.seen if message["type"] != "state" or not message["secret"]]
    assert not [text for text in told if state["secret"] in text]
    with server.http() as http:
        file = http.get(f"/api/games/{made['id']}/log").json()
        results = http.get("/api/results").json()
        replays = {
            seat: http.get(f"/api/games/{made['id']}/replay", params={"seat": seat}).json()
            for seat in ("american", "all", "spectator")
        }
        line = http.get(f"/api/games/{made['id']}").json()
    assert results[0]["game"] == made["id"]
    assert results[0]["winners"] == state["winners"]
    assert line["winners"] == state["winners"]
    assert len(replays["american"]["entries"]) == len(file["actions"])
    assert cards_told(replays["spectator"]) == {}
    assert set(cards_told(replays["american"])) == {"american"}
    ended = replay(file)
    assert cards_told(replays["all"]) == {
        seat: Counter({card: number for card, number in enumerate(view.equipment) if number})
        + Counter({Card.KIT: view.table.kits[view.seat]})
        + Counter(view.hand)
        for seat in ended.seats
        for view in [ended.view(seat, listed=False)]
    }
    kept = tmp_path / "game.json"
    kept.write_text(json.dumps(file), encoding="utf-8")
    verified = CliRunner().invoke(app, ["replay", str(kept), "--verify"])
    assert verified.exit_code == 0, verified.output
    assert "every throw and draw follows from it" in verified.output.replace("\n", " ")
