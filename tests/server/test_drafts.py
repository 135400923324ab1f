"""Walks can be tried out and taken back until something is revealed or somebody else could act."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random

from colditz import Match, new_game
from colditz.model.actions import MovePawn
from colditz.testing.bold import pick
from tests.server.harness import Client, Json, Running, keep, running, token

SECRET = "3" * 64


def moving(players: int = 3) -> Match:
    """An officer has thrown and can walk far."""
    game, luck = new_game("classic", players=players, secret=SECRET), Random(3)
    while True:
        seat = game.asked()[0]
        choices = game.choices(seat)
        if seat != "security" and len(choices.pawns) > 3 and game.view(seat, listed=False).table.now.points > 6:
            return game
        game.play(seat, pick(game, seat, luck))


def at_the_table(tmp_path: Path, play: Callable[[Running, Json, Match, str], Coroutine[None, None, None]]) -> None:
    database, game = f"sqlite:///{tmp_path / 'games.sqlite'}", moving()
    made = keep(database, game, SECRET)
    with running(database) as server:
        asyncio.run(play(server, made, game, game.asked()[0]))


async def a_step(client: Client, seat: str, pawn: int) -> Json:
    """A short walk of a pawn that can be taken back."""
    found = await client.ask("moves", seat=seat, pawn=pawn)
    step: Json = min(found["walks"], key=lambda walk: walk["cost"])["action"]
    return step


async def draft(client: Client, seat: str, action: Json) -> Json:
    question = client.updates[seat]["question"]
    return await client.ask("play", seat=seat, question=question, action=action, draft=True)


def places(update: Json) -> list[int]:
    found: list[int] = update["view"]["table"]["places"]
    return found


def test_a_walk_is_tried_out_and_taken_back(tmp_path: Path) -> None:
    async def play(server: Running, made: Json, game: Match, seat: str) -> None:
        async with (
            server.connect(made["id"], tokens=[token(made, seat)]) as client,
            server.connect(made["id"]) as onlooker,
        ):
            await onlooker.until("marks")
            start = await client.asked(seat)
            assert start is not None
            pawns = start["choices"]["pawns"][:2]
            for number, pawn in enumerate(pawns, 1):
                answer = await draft(client, seat, await a_step(client, seat, pawn))
                assert answer["drafted"]
                assert client.updates[seat]["drafted"] == number
                assert places(client.updates[seat]) != places(start)
            for left in (1, 0):
                assert (await client.ask("undo", seat=seat))["type"] == "done"
                assert client.updates[seat]["drafted"] == left
            assert client.updates[seat]["view"] == start["view"]
            assert (await client.ask("undo", seat=seat))["code"] == "no-draft"
            assert (await client.ask("commit", seat=seat))["code"] == "no-draft"
            await onlooker.ask("ping")
            assert [message["question"] for message in onlooker.seen if message["type"] == "update"] == [game.question]

    at_the_table(tmp_path, play)


def test_drafts_are_played_together(tmp_path: Path) -> None:
    async def play(server: Running, made: Json, game: Match, seat: str) -> None:
        async with (
            server.connect(made["id"], tokens=[token(made, seat)]) as client,
            server.connect(made["id"]) as onlooker,
        ):
            await onlooker.until("marks")
            start = await client.asked(seat)
            assert start is not None
            for pawn in start["choices"]["pawns"][:2]:
                await draft(client, seat, await a_step(client, seat, pawn))
            stale = await client.ask("play", seat=seat, question=start["question"], action={"type": "EndTurn"})
            assert stale["code"] == "stale"
            answer = await client.ask("commit", seat=seat)
            assert (answer["type"], answer["question"]) == ("played", game.question + 2)
            update = await onlooker.until("update")
            assert [deed["events"][0]["type"] for deed in update["deeds"]] == ["PawnMoved", "PawnMoved"]
            assert client.updates[seat]["drafted"] == 0

    at_the_table(tmp_path, play)


def test_whatever_cannot_be_taken_back_plays_the_drafts_first(tmp_path: Path) -> None:
    async def play(server: Running, made: Json, game: Match, seat: str) -> None:
        async with server.connect(made["id"], tokens=[token(made, seat)]) as client:
            start = await client.asked(seat)
            assert start is not None
            await draft(client, seat, await a_step(client, seat, start["choices"]["pawns"][0]))
            ends = await draft(client, seat, {"type": "EndTurn"})
            assert (ends["type"], ends["drafted"]) == ("played", False)
            assert ends["question"] >= game.question + 2
            deeds = client.updates[seat]["deeds"]
            assert [deed["first"] for deed in deeds] == [game.question, game.question + 1]

    at_the_table(tmp_path, play)


def test_a_draft_that_is_illegal_or_of_another_seat_changes_nothing(tmp_path: Path) -> None:
    async def play(server: Running, made: Json, game: Match, seat: str) -> None:
        async with server.connect(made["id"], tokens=[token(made, seat)]) as client:
            start = await client.asked(seat)
            assert start is not None
            foreign = await draft(client, seat, MovePawn(0, 1).to_json())
            assert (foreign["code"], bool(foreign["rule"])) == ("illegal", True)
            assert (await client.ask("undo", seat="security"))["code"] == "foreign-seat"
            assert client.updates[seat]["question"] == game.question

    at_the_table(tmp_path, play)


def test_whoever_comes_back_finds_what_he_tries_out(tmp_path: Path) -> None:
    async def play(server: Running, made: Json, game: Match, seat: str) -> None:
        hello = {"tokens": [token(made, seat)]}
        async with server.connect(made["id"], **hello) as client:
            start = await client.asked(seat)
            assert start is not None
            await draft(client, seat, await a_step(client, seat, start["choices"]["pawns"][0]))
            tried = places(client.updates[seat])
        async with server.connect(made["id"], **hello, since={seat: game.question}) as client:
            again = await client.asked(seat)
            assert again is not None
            assert (again["question"], again["drafted"], again["complete"]) == (game.question + 1, 1, True)
            assert ([deed["first"] for deed in again["deeds"]], places(again)) == ([game.question], tried)
            async with server.connect(made["id"], **hello):  # a second window shuts nothing in the first
                await client.ask("undo", seat=seat)
            assert places(client.updates[seat]) == places(start)

    at_the_table(tmp_path, play)
