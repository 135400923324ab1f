"""Clocks, stewards and the host's commands."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from colditz import new_game
from colditz.server.vacations import days_left, ended, taken
from tests.server.harness import Client, Json, Running, keep, running, token

ALONE = [{"kind": "human"}, {"kind": "bot", "level": "random"}]


def hosted(made: Json, seat: str = "security") -> list[str]:
    return [token(made, seat), made["host_token"]]


async def seat_of(client: Client, seat: str, **wanted: Any) -> Json:
    """Wait until a seat is as wanted."""
    while True:
        message = await client.until("presence", "welcome")
        found: Json = next(each for each in message["seats"] if each["seat"] == seat)
        if all(found[name] == value for name, value in wanted.items()):
            return found


def test_a_steward_decides_when_the_time_is_up_and_leaves_a_note(shared: Running) -> None:
    async def play() -> None:
        clock = {"kind": "turn", "minutes": 0.01}
        made = shared.make(players=2, seats=ALONE, clock=clock)
        async with shared.connect(made["id"], tokens=[token(made, "security")], language="it") as client:
            update = await client.asked("security")
            assert update is not None
            assert update["clock"]["decides"] == "security"
            assert 0 < update["clock"]["deadline"] - update["clock"]["now"] <= 0.6
            await seat_of(client, "security", steward=True)
            said = [await client.until("said") for _ in range(3)]
            own = [note for note in said if note["channel"] == "seat:security"]
            assert [note["note"] for note in said] == [True] * 3
            assert "Un bot ha giocato per te" in own[1]["text"]
            assert client.updates["security"]["question"] > update["question"]

    asyncio.run(play())


def test_the_player_takes_over_when_he_is_back(server: Running) -> None:
    async def play() -> None:
        clock = {"kind": "correspondence", "hours": 0.0001}
        made = server.make(players=2, seats=ALONE, clock=clock, bot_seconds=1)
        async with server.connect(made["id"]) as onlooker:
            await seat_of(onlooker, "security", steward=True, present=False)
            async with server.connect(made["id"], tokens=[token(made, "security")]) as client:
                await seat_of(onlooker, "security", steward=False)
                assert any("a bot is standing in" in message["text"] for message in [await client.until("said")])

    asyncio.run(play())


def test_time_runs_out_by_the_game_s_clock(server: Running) -> None:
    async def play() -> None:
        made = server.make(players=2, seats=ALONE, clock={"kind": "game", "minutes": 0.01})
        async with server.connect(made["id"], tokens=[token(made, "security")]) as client:
            update = await client.until("update")
            assert update["clock"]["game_ends"] is not None
            assert update["view"]["table"]["rounds"] == 0
            while not client.updates["security"]["view"]["table"]["time_is_up"]:
                await client.next()

    asyncio.run(play())


def test_a_clock_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    """Correspondence: nobody is connected, the server was restarted, and the steward still comes in time."""
    database, secret = f"sqlite:///{tmp_path / 'games.sqlite'}", "7" * 64
    game = new_game("classic", players=2, secret=secret)
    options = {"clock": {"kind": "correspondence", "hours": 0.0003}}
    made = keep(database, game, secret, options=options)

    async def wait(server: Running) -> None:
        async with server.connect(made["id"], tokens=[]) as onlooker:
            while (await onlooker.until("update"))["question"] <= game.question:
                pass

    with running(database) as server:
        tables = server.app.state.tables
        asyncio.run(_until(lambda: made["id"] in tables.open))
        asyncio.run(wait(server))


async def _until(holds: Any) -> None:
    for _ in range(400):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came to that")


def test_an_idle_table_is_put_away_and_opened_again(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        made = server.make(players=2, seats=ALONE)
        tables = server.app.state.tables
        mine = [token(made, "security")]
        async with server.connect(made["id"], tokens=mine) as client:
            update = await client.asked("security")
            assert update is not None
            assert (await client.ask("hint", seat="security"))["type"] == "hinted"
            played = await client.play("security", update["choices"]["actions"][0])
        await _until(lambda: made["id"] not in tables.open)
        assert tables.bots.minds.kept == {}
        async with server.connect(made["id"], tokens=mine, since={"security": update["question"]}) as client:
            again = await client.until("update")
            assert again["question"] == played["question"]
            assert [deed["seat"] for deed in again["deeds"]] == ["security"]

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", idle_seconds=0.2) as server:
        asyncio.run(play(server))


def test_the_host_pauses_and_resumes(server: Running) -> None:
    async def play() -> None:
        made = server.make(players=2, seats=ALONE, clock={"kind": "game", "minutes": 5})
        async with server.connect(made["id"], tokens=hosted(made)) as client:
            update = await client.asked("security")
            assert update is not None
            action = update["choices"]["actions"][0]
            assert (await client.ask("host", command="pause"))["type"] == "done"
            assert (await client.play("security", action))["code"] == "paused"
            assert client.updates["security"]["clock"]["game_ends"] is None
            assert (await client.ask("host", command="resume"))["type"] == "done"
            assert (await client.play("security", action))["type"] == "played"
            assert client.updates["security"]["clock"]["game_ends"] is not None

    asyncio.run(play())


def test_the_host_fills_a_seat_kicks_and_hands_over(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=[{"kind": "human"}, {"kind": "open"}, {"kind": "open"}])
        mine = hosted(made)
        async with shared.connect(made["id"], tokens=mine) as client:
            await client.until("update")
            assert (await client.play("security", "EndTurn"))["code"] == "not-started"
            assert (await client.ask("host", command="start"))["code"] == "seats-still-open"
            assert (await client.ask("host", command="fill", seat="american", level="nonsense"))[
                "code"
            ] == "unknown-level"
            assert (await client.ask("host", command="fill", seat="american", level="random"))["type"] == "done"
            assert (await client.ask("host", command="fill", seat="american"))["code"] == "seat-not-open"
            with shared.http() as http:
                joined = http.post(f"/api/games/{made['id']}/join", json={"seat": "british", "name": "Bert"}).json()
            assert (await client.until("state"))["status"] == "running"
            assert (await client.ask("host", command="start"))["code"] == "already-started"
            async with shared.connect(made["id"], tokens=[joined["token"]]) as bert:
                await bert.until("update")
                assert (await client.ask("host", command="kick", seat="british"))["type"] == "done"
                assert (await bert.ask("moves", seat="british", pawn=0))["code"] == "foreign-seat"
            assert (await client.ask("host", command="steward", seat="security"))["type"] == "done"
            await client.until("update")
            assert (await client.ask("host", command="return", seat="security"))["type"] == "done"
        async with shared.connect(made["id"], tokens=[joined["token"]]) as bert:
            assert (await bert.until("error"))["code"] == "wrong-token"
        async with shared.connect(made["id"], tokens=[joined["token"], made["host_token"]]) as bert:
            welcome = await bert.until("welcome")
            assert (welcome["yours"], welcome["host"]) == ([], True)

    asyncio.run(play())


@pytest.mark.parametrize("command", ["fill", "steward", "return", "kick"])
def test_commands_about_seats_need_a_seat(server: Running, command: str) -> None:
    async def play() -> None:
        made = server.make(players=2, seats=ALONE)
        async with server.connect(made["id"], tokens=hosted(made)) as client:
            assert (await client.ask("host", command=command))["code"] == "unknown-seat"
            assert (await client.ask("host", command=command, seat="polish"))["code"] == "unknown-seat"

    asyncio.run(play())


# --- vacations


def test_a_vacation_puts_the_deadline_off_and_everybody_sees_it(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=ALONE, clock={"kind": "correspondence", "hours": 48})
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as client:
            update = await client.asked("security")
            assert update is not None
            assert update["clock"]["off"] == {}
            await client.ask("vacation", seat="security", days=7)
            away = client.updates["security"]["clock"]
            assert away["deadline"] - update["clock"]["deadline"] == pytest.approx(7 * 86_400, abs=60)
            assert away["off"]["security"] == pytest.approx(away["now"] + 7 * 86_400, abs=60)

            await client.ask("vacation", seat="security", days=0)
            back = client.updates["security"]["clock"]
            assert back["off"] == {}
            assert back["deadline"] == pytest.approx(update["clock"]["deadline"], abs=60)

    asyncio.run(play())


def test_by_correspondence_time_runs_from_when_a_player_has_come(shared: Running) -> None:
    async def play() -> None:
        seats = [{"kind": "human"}, {"kind": "human"}]
        made = shared.make(players=2, seats=seats, clock={"kind": "correspondence", "hours": 48})
        async with shared.connect(made["id"], tokens=[token(made, "american")]) as host:
            assert (await host.until("update"))["clock"]["deadline"] is None
            async with shared.connect(made["id"], tokens=[token(made, "security")]) as friend:
                update = await friend.asked("security")
                assert update is not None
                clock = update["clock"]
                assert clock["deadline"] == pytest.approx(clock["now"] + 48 * 3600, abs=60)
                while (await host.until("update"))["clock"]["deadline"] is None:
                    pass

    asyncio.run(play())


def test_nobody_takes_time_off_where_minutes_are_played_for(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=ALONE, clock={"kind": "turn", "minutes": 5})
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as client:
            assert (await client.ask("vacation", seat="security", days=7))["code"] == "no-vacation"

    asyncio.run(play())


def test_a_seat_has_thirty_days_in_a_game() -> None:
    now, day = 1_000_000.0, 86_400.0
    off = [(now - 25 * day, now - 5 * day)]

    assert days_left(off, now) == 10
    assert taken(off, now, 14)[-1] == (now, now + 10 * day)
    assert days_left(ended(taken(off, now, 14), now + day), now + day) == 9  # whoever is back early keeps the rest


def test_whoever_misses_three_turns_in_a_row_is_away_until_he_says_that_he_is_back(shared: Running) -> None:
    async def play() -> None:
        clock = {"kind": "turn", "minutes": 0.005}
        seats = [{"kind": "human"}, {"kind": "human"}]
        made = shared.make(players=2, seats=seats, clock=clock, reaction_seconds=0, rounds=1000)
        async with (
            shared.connect(made["id"], tokens=[token(made, "american")]) as opponent,
            shared.connect(made["id"], tokens=[token(made, "security")]) as sleeper,
        ):
            told: list[Json] = []
            while not told or "three times" not in told[-1]["text"]:
                said = await sleeper.until("said")
                if said["channel"] == "table" and said["seat"] == "security":
                    told.append(said)
            assert [note["note"] for note in told] == [True, True, True]
            assert [note["question"] for note in told] == sorted(note["question"] for note in told)
            last = await opponent.until("said")
            while "three times" not in last["text"] or last["seat"] != "security":
                last = await opponent.until("said")
            assert (await sleeper.ask("back", seat="security"))["type"] == "done"
            assert (await sleeper.ask("back", seat="american"))["code"] == "foreign-seat"

    asyncio.run(play())


def test_a_bot_posts_all_guards_of_whoever_ran_out_of_time(shared: Running) -> None:
    async def play() -> None:
        clock = {"kind": "turn", "minutes": 0.005}
        seats = [{"kind": "human"}, {"kind": "human"}]
        made = shared.make(players=2, seats=seats, clock=clock, reaction_seconds=0, rounds=1000)
        async with (
            shared.connect(made["id"], tokens=[token(made, "american")]),
            shared.connect(made["id"], tokens=[token(made, "security")]) as sleeper,
        ):
            late: list[str] = []
            while len(late) < 2:
                said = await sleeper.until("said")
                late += [said["seat"]] if said["channel"] == "table" else []
            assert late == ["security", "american"]

    asyncio.run(play())


def test_the_clock_is_told_again_when_a_bot_gives_the_seat_back(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=ALONE, clock={"kind": "correspondence", "hours": 1}, bot_seconds=50)
        async with shared.connect(made["id"], tokens=hosted(made)) as client:
            assert (await client.asked("security") or {})["clock"]["deadline"] is not None
            assert (await client.ask("host", command="steward", seat="security"))["type"] == "done"
            assert client.updates["security"]["clock"]["deadline"] is None
            assert (await client.ask("back", seat="security"))["type"] == "done"
            assert client.updates["security"]["clock"]["deadline"] is not None

    asyncio.run(play())


def test_of_two_players_either_pauses_and_everybody_hears_who_did(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=[{"kind": "human"}, {"kind": "human"}])
        async with (
            shared.connect(made["id"], tokens=hosted(made)) as host,
            shared.connect(made["id"], tokens=[token(made, "american")]) as guest,
        ):
            await guest.until("marks")
            assert (await guest.ask("host", command="pause"))["type"] == "done"
            while (state := await host.until("state"))["status"] != "paused":
                pass
            assert state["by"] == "american"
            assert (await guest.ask("host", command="resume"))["type"] == "done"
            assert (await guest.ask("host", command="kick", seat="security"))["code"] == "not-host"

    asyncio.run(play())


def test_of_three_players_the_host_alone_pauses(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=[{"kind": "human"}, {"kind": "human"}, {"kind": "human"}])
        async with shared.connect(made["id"], tokens=[token(made, "american")]) as guest:
            assert (await guest.ask("host", command="pause"))["code"] == "not-host"

    asyncio.run(play())
