"""At one table: two players and a bot, and everything a client may do wrong."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from colditz.model.words import sentence
from colditz.players import Decision, Sight
from colditz.players.random_bot import RandomBot
from colditz.server.bots import hint_of, steady_level
from colditz.server.minds import Mind
from tests.server.harness import SLOW, Client, Json, Running, running, token

FEW = 3  # deeds that a server keeps ready
TWO = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bert"}, {"kind": "bot", "level": "random"}]


def two_and_a_bot(server: Running, **wish: Any) -> Json:
    return server.make(**{"players": 3, "seats": TWO, "reaction_seconds": 0, "rounds": 3, **wish})


async def deploy(client: Client) -> None:
    """The Security Officer posts guards until the first turn of somebody else begins."""
    while (await client.asked("security")) is not None:
        update = client.updates["security"]
        ends = [action for action in update["choices"]["actions"] if action["type"] == "EndTurn"]
        await client.play("security", ends[0] if ends else update["choices"]["actions"][0])
        if client.updates["security"]["view"]["table"]["turn"] >= 1:
            return


def test_two_players_and_a_bot_see_the_same_table(shared: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(shared)
        async with (
            shared.connect(made["id"], tokens=[token(made, "security")]) as anna,
            shared.connect(made["id"], tokens=[token(made, "american")], language="it") as bert,
        ):
            welcome = await bert.until("welcome")
            assert welcome["yours"] == ["american"]
            assert [seat["name"] for seat in welcome["seats"]][:2] == ["Anna", "Bert"]
            assert welcome["commitment"] == made["commitment"]
            await deploy(anna)
            update = await bert.asked("american")
            assert update is not None
            assert update["question"] == anna.updates["security"]["question"]
            refused = await anna.play("security", {"type": "Throw"})
            assert (refused["type"], refused["code"]) == ("error", "illegal")
            assert refused["rule"].startswith("classic.")
            played = await bert.play("american", "Throw")
            assert played["type"] == "played"
            assert bert.updates["american"]["deeds"][-1]["events"][0]["type"] == "Thrown"
            await anna.until("update")
            assert anna.updates["security"]["deeds"][-1]["seat"] == "american"

    asyncio.run(play())


def test_stale_and_doubled_actions_are_harmless(shared: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(shared)
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as anna:
            update = await anna.asked("security")
            assert update is not None
            action = update["choices"]["actions"][0]
            first = await anna.ask("play", seat="security", question=update["question"], action=action)
            again = await anna.ask("play", seat="security", question=update["question"], action=action)
            assert first["type"] == "played"
            assert (again["code"], again["question"]) == ("stale", first["question"])
            assert anna.updates["security"]["question"] == first["question"]

    asyncio.run(play())


def test_nobody_acts_for_a_foreign_seat(server: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with server.connect(made["id"], tokens=[token(made, "american")]) as bert:
            await bert.until("update")
            asks: list[tuple[str, Json]] = [
                ("play", {"question": 0, "action": "EndTurn"}),
                ("explain", {"action": "EndTurn"}),
                ("moves", {"pawn": 0}),
                ("hint", {}),
                ("say", {"channel": "table", "text": "hello"}),
                ("orders", {"orders": {}}),
                ("introduce", {"name": "Bert"}),
            ]
            for kind, more in asks:
                refused = await bert.ask(kind, seat="security", **more)
                assert (refused["type"], refused["code"]) == ("error", "foreign-seat"), kind
            assert (await bert.ask("moves", seat="nonsense", pawn=0))["code"] == "unknown-seat"
            for command in ("start", "fill", "steward", "return", "kick", "admit", "invite"):  # two may both pause
                assert (await bert.ask("host", command=command, seat="security"))["code"] == "not-host", command

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "hello", "code"),
    [
        ("nonsense", {}, "unknown-game"),
        (None, {"tokens": ["nonsense"]}, "wrong-token"),
        (None, {"tokens": [""]}, "wrong-token"),
        (None, {"tokens": "nonsense"}, "bad-message"),
    ],
)
def test_a_bad_hello_is_refused_with_a_reason(server: Running, game: str | None, hello: Json, code: str) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with server.connect(game or made["id"], **hello) as client:
            assert (await client.until("error"))["code"] == code
            assert await client.closed() == 1008

    asyncio.run(play())


def test_a_token_of_another_game_opens_nothing(server: Running) -> None:
    async def play() -> None:
        one, other = two_and_a_bot(server), two_and_a_bot(server)
        async with server.connect(one["id"], tokens=[token(other, "security")]) as client:
            assert (await client.until("error"))["code"] == "wrong-token"

    asyncio.run(play())


def test_spectators_see_the_table_and_nothing_else(server: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with server.connect(made["id"]) as onlooker:
            update = await onlooker.until("update")
            assert (update["seat"], update["choices"]) == ("spectator", None)
            assert (update["view"]["hand"], update["view"]["equipment"]) == ([], [])
            assert (await onlooker.ask("play", seat="security", question=0, action="EndTurn"))["code"] == "foreign-seat"
            for kind, details in (("explain", {"action": "EndTurn"}), ("moves", {"pawn": 0})):
                refused = await onlooker.ask(kind, seat="spectator", **details)
                assert (refused["type"], refused["code"]) == ("error", "only-watching"), kind
                assert refused["says"].startswith("You are watching")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad-message"),
        ("null", "bad-message"),
        ("[" * 5000, "bad-message"),
        ('{"type": "play"}', "bad-message"),
        ('{"type": "hello"}', "bad-message"),
        ('{"type": "play", "id": 1, "seat": "security", "question": 0, "action": {"type": "X"}}', "malformed"),
        ('{"type": "play", "id": 1, "seat": "security", "question": 0, "action": {"type": []}}', "malformed"),
        ('{"type": "play", "id": 1, "seat": "security", "question": 0, "action": "MovePawn x y"}', "malformed"),
        ('{"type": "ping", "id": 1, "pad": "' + "x" * 17_000 + '"}', "too-large"),
    ],
)
def test_nonsense_gets_a_typed_error_and_the_connection_lives(server: Running, text: str, code: str) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with server.connect(made["id"], tokens=[token(made, "security")], language="es") as client:
            await client.until("update")
            await client.send(text)
            error = await client.until("error")
            assert error["code"] == code
            assert error["says"]
            assert (await client.ask("ping"))["type"] == "pong"

    asyncio.run(play())


def test_binary_frames_are_read_like_text(server: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with server.connect(made["id"]) as client:
            await client.send(b"\xff\x00")
            assert (await client.until("error"))["code"] == "bad-message"
            await client.send(json.dumps({"type": "ping", "id": 9}).encode())
            assert (await client.until("pong"))["id"] == 9

    asyncio.run(play())


def test_a_huge_frame_ends_the_connection_and_nothing_else(server: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with (
            server.connect(made["id"], tokens=[token(made, "security")]) as good,
            server.connect(made["id"]) as bad,
        ):
            await bad.until("update")
            await bad.send('{"type": "ping", "id": ' + "1" * 1_000_000 + "}")
            assert await bad.closed() == 1009
            assert (await good.ask("ping"))["type"] == "pong"

    asyncio.run(play())


def test_a_flood_is_told_to_wait_and_then_cut_off(server: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with (
            server.connect(made["id"], tokens=[token(made, "security")]) as good,
            server.connect(made["id"]) as bad,
        ):
            for number in range(400):
                await bad.send(json.dumps({"type": "ping", "id": number}))
            await bad.closed()
            kinds = [message.get("code", message["type"]) for message in bad.seen]
            assert kinds.count("pong") >= 100
            assert 0 < kinds.count("too-fast") <= 50
            assert (await good.ask("ping"))["type"] == "pong"

    asyncio.run(play())


def test_who_connects_again_misses_nothing(shared: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(shared)
        mine = [token(made, "american")]
        async with (
            shared.connect(made["id"], tokens=[token(made, "security")]) as anna,
            shared.connect(made["id"], tokens=mine) as faithful,
        ):
            async with shared.connect(made["id"], tokens=mine) as bert:
                left_at = (await bert.until("update"))["question"]
            await deploy(anna)
            await faithful.asked("american")
            async with shared.connect(made["id"], tokens=mine, since={"american": left_at}) as bert:
                update = await bert.until("update")
                told = [
                    deed
                    for message in faithful.seen
                    if message["type"] == "update"
                    for deed in message["deeds"]
                    if deed["first"] >= left_at
                ]
                assert update["complete"]
                assert len(told) > 2
                assert update["deeds"] == told
            async with shared.connect(made["id"], tokens=mine, since={"american": 10**9}) as bert:
                assert (await bert.until("update"))["deeds"] == []

    asyncio.run(play())


def test_whoever_missed_too_much_is_told_the_end_of_it(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        made = two_and_a_bot(server)
        async with server.connect(made["id"], tokens=[token(made, "security")]) as anna:
            await deploy(anna)
        async with server.connect(made["id"]) as late:
            update = await late.until("update")
            assert not update["complete"]
            assert len(update["deeds"]) == FEW
            assert update["deeds"][-1]["next"] == update["question"]

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", recent_actions=FEW) as server:
        asyncio.run(play(server))


def test_a_connection_lost_in_the_middle_of_an_action_loses_nothing(server: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        mine = [token(made, "security")]
        for _ in range(2):
            async with server.connect(made["id"], tokens=mine) as anna:
                update = await anna.asked("security")
                assert update is not None
                message = {
                    "type": "play",
                    "id": 1,
                    "seat": "security",
                    "question": update["question"],
                    "action": update["choices"]["actions"][0],
                }
                await anna.send(json.dumps(message))
                anna.socket.transport.abort()  # gone before the answer
        async with server.connect(made["id"], tokens=mine) as anna:
            answers = []
            for _ in range(2):  # the last of the lost ones may still come first
                update = await anna.asked("security")
                assert update is not None
                answers.append(await anna.play("security", update["choices"]["actions"][0]))
            assert [answer.get("code", "played") for answer in answers][-1] == "played"

    asyncio.run(play())


def test_a_hint_and_an_explanation_speak_the_reader_s_language(server: Running) -> None:
    async def play() -> None:
        made = two_and_a_bot(server)
        async with server.connect(made["id"], tokens=[token(made, "security")], language="es") as anna:
            await anna.asked("security")
            hint = await anna.ask("hint", seat="security")
            assert (await anna.ask("explain", seat="security", action=hint["action"]))["allowed"]
            why_not = await anna.ask("explain", seat="security", action="Throw")
            assert not why_not["allowed"]
            assert (why_not["rule"], why_not["says"]) == ("classic.18.3", sentence("post-guards-first", "es"))
            await anna.play("security", "PostGuard post-inner-1")
            posted = await anna.ask("explain", seat="security", action="RecallGuard guard-1")
            assert posted["says"].startswith("El guardia n.º 1 ya tiene su puesto")
            tried = await anna.play("security", "RecallGuard guard-1")
            assert (tried["code"], tried["says"]) == ("illegal", posted["says"])
            assert hint["says"]
            assert hint["risk"] == 0

    asyncio.run(play())


def test_whoever_waits_for_a_hint_hears_that_the_server_is_there(tmp_path: Path) -> None:
    enough = threading.Event()

    class Thinker:
        def decide(self, sight: Sight) -> Decision:
            assert enough.wait(SLOW)
            return RandomBot(1).decide(sight)

    async def play(server: Running) -> None:
        made = two_and_a_bot(server)
        server.app.state.tables.bots.minds.kept[Mind(hint_of(made["id"]), "security", steady_level())] = Thinker()
        async with server.connect(made["id"], tokens=[token(made, "security")]) as anna:
            await anna.asked("security")
            await anna.send(json.dumps({"type": "hint", "id": 7, "seat": "security"}))
            assert (await anna.ask("ping"))["type"] == "pong"
            enough.set()
            assert (await anna.until("hinted"))["id"] == 7
            await anna.send(json.dumps({"type": "hint", "id": 8, "seat": "american"}))
            assert (await anna.until("error"))["id"] == 8

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_budget=SLOW) as server:
        asyncio.run(play(server))


def test_onlookers_keep_no_player_out(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        made = two_and_a_bot(server)
        async with server.connect(made["id"]) as onlooker, server.connect(made["id"]) as another:
            await onlooker.until("update")
            await another.until("update")
            async with server.connect(made["id"]) as third:
                assert (await third.next())["code"] == "too-many"
            async with server.connect(made["id"], tokens=[token(made, "security")]) as player:
                assert (await player.next())["type"] == "welcome"

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", listeners=2) as server:
        asyncio.run(play(server))
