"""Walks can be tried out and taken back until something is revealed or somebody else could act."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random

import pytest

from colditz import Match, new_game
from colditz.engine.view import View
from colditz.model.actions import MovePawn, OfferTrade, TimeUp
from colditz.server import drafts
from colditz.server.driver import Driver
from colditz.server.table import GameTable
from colditz.store.open import open_store
from colditz.testing.bold import pick
from tests.server.harness import Client, Json, Running, keep, running, token
from tests.server.test_secrets import FrozenContext

SECRET = "3" * 64


def moving(*, barter: bool = False) -> Match:
    """An officer has thrown and can walk far; another has something to barter with, if that is wanted."""
    game, luck = new_game("classic", players=3, secret=SECRET), Random(3)
    while True:
        seat = game.asked()[0]
        choices = game.choices(seat)
        far = seat != "security" and len(choices.pawns) > 3 and game.view(seat, listed=False).table.now.points > 6
        if far and (not barter or offers(game, seat)):
            return game
        game.play(seat, pick(game, seat, luck))


def offers(game: Match, seat: str) -> list[tuple[str, OfferTrade]]:
    """What other officers may offer just now."""
    others = [name for name in game.seats[1:] if name != seat]
    found = [(name, action) for name in others for action in game.choices(name).anytime()]
    return [(name, action) for name, action in found if isinstance(action, OfferTrade)]


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


# --- what others do meanwhile


async def with_a_walk(
    database: str, made: Json, game: Match, act: Callable[[GameTable, str], Coroutine[None, None, None]]
) -> tuple[GameTable, list[int], list[str]]:
    """A table where a walk is tried out when somebody else acts: how it stands, as the walker saw it, what is kept."""
    context, store, seat = FrozenContext(), open_store(database), game.asked()[0]
    context.store = store
    await store.open()
    record, seats = await store.game(made["id"]), await store.seats(made["id"])
    assert record is not None
    table = GameTable(context, record, seats, game)
    pawn = game.choices(seat).pawns[0]
    walk = next(move for move in game.choices(seat).moves(pawn) if isinstance(move, MovePawn))
    assert drafts.try_out(table, seat, walk, game.question)
    seen = list(table.match_seen_by(seat).view(seat, listed=False).table.places)
    await act(table, seat)
    kept = [entry.action for entry in await store.entries(made["id"], game.question)]
    await store.close()
    context.bots.close()
    return table, seen, kept


def replayed(game: Match, action: str) -> View:
    """The game as everybody sees it after one more action of the seat that is asked."""
    after = game.copy()
    after.play(game.asked()[0], action)
    return after.view("spectator", listed=False)


@pytest.mark.parametrize("who", ["trader", "clock", "steward"])
def test_whatever_others_do_comes_after_the_walks(tmp_path: Path, who: str) -> None:
    """Nothing that a player has done is taken back because an offer comes in, or because the time is up."""

    async def act(table: GameTable, seat: str) -> None:
        match who:
            case "trader":
                other, offer = offers(table.match, seat)[0]
                await drafts.play(table, other, offer, table.match.question)
            case "clock":
                await table.take("clock", TimeUp())
            case _:
                await table.change_seat(seat, steward=True)
                driver = Driver(table)
                while table.drafts:  # noqa: ASYNC110 - the driver takes its turns in between
                    await asyncio.sleep(0)
                driver.stop()

    game = moving(barter=who == "trader")
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    made = keep(database, game, SECRET)
    table, seen, kept = asyncio.run(with_a_walk(database, made, game, act))

    assert not table.drafts
    assert kept[0].startswith("MovePawn")
    assert list(replayed(game, kept[0]).table.places) == seen


def test_others_learn_that_a_player_plans_and_not_what(tmp_path: Path) -> None:
    async def play(server: Running, made: Json, game: Match, seat: str) -> None:
        other = next(name for name in game.seats if name != seat)
        async with (
            server.connect(made["id"], tokens=[token(made, seat)]) as client,
            server.connect(made["id"], tokens=[token(made, other)]) as watcher,
        ):
            await client.until("marks")
            await watcher.until("marks")

            async def planning() -> object:
                return (await watcher.until("presence", "update"))["planning"]  # no update tells of what is tried out

            pawn = game.choices(seat).pawns[0]
            await draft(client, seat, await a_step(client, seat, pawn))
            assert await planning() == [seat]
            assert (await client.ask("undo", seat=seat))["type"] == "done"
            assert await planning() == []
            await draft(client, seat, await a_step(client, seat, pawn))
            assert await planning() == [seat]
            assert (await client.ask("commit", seat=seat))["type"] == "played"
            assert [message["type"] for message in (await watcher.next(), await watcher.next())] == [
                "presence",
                "update",
            ]

    at_the_table(tmp_path, play)
