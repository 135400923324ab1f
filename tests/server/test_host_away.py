"""Where the host is away for long, his guests get on without him."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from colditz.server.hosting import AWAY_SECONDS
from tests.server.harness import Client, Json, Running, token

THREE = [{"kind": "human"}] * 3
SOON, LATE = AWAY_SECONDS - 60, AWAY_SECONDS + 1


def hosts(made: Json) -> list[str]:
    return [token(made, "security"), made["host_token"]]


def meet(
    server: Running, monkeypatch: pytest.MonkeyPatch, seconds: float, then: Callable[..., object], **wish: object
) -> None:
    """The host has been away for so long when his American guest does something."""

    async def play() -> None:
        made = server.make(players=3, seats=THREE, bot_seconds=50, **wish)
        async with server.connect(made["id"], tokens=[token(made, "american")]) as guest:
            await guest.until("marks")
            async with server.connect(made["id"], tokens=hosts(made)) as host:
                await host.until("marks")
            while "host" not in (told := await guest.until("presence"))["left"] or told["seats"][0]["present"]:
                pass
            clock = server.app.state.tables.clock
            monkeypatch.setattr(clock, "ahead", clock.ahead + seconds)
            result = then(server, made, guest)
            if isinstance(result, Awaitable):
                await result

    asyncio.run(play())


def stewards(client: Client) -> dict[str, bool]:
    told = next(message for message in reversed(client.seen) if message["type"] == "presence")
    return {line["seat"]: line["steward"] for line in told["seats"]}


def test_a_guest_puts_in_a_bot_for_the_host_and_takes_it_back(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then(server: Running, made: Json, guest: Client) -> None:
        assert (await guest.ask("host", command="steward", seat="security"))["type"] == "done"
        assert stewards(guest) == {"security": True, "american": False, "british": False}
        assert (await guest.ask("host", command="return", seat="security"))["type"] == "done"
        assert stewards(guest)["security"] is False
        assert (await guest.ask("host", command="pause"))["type"] == "done"
        assert (await guest.ask("host", command="resume"))["type"] == "done"
        for command in ("kick", "fill", "invite", "admit", "start"):
            assert (await guest.ask("host", command=command, seat="british"))["code"] == "not-host"

    meet(shared, monkeypatch, LATE, then)


def test_the_host_who_is_back_decides_for_himself_and_for_others(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def then(server: Running, made: Json, guest: Client) -> None:
        assert (await guest.ask("host", command="steward", seat="security"))["type"] == "done"
        async with server.connect(made["id"], tokens=hosts(made)) as host:
            await host.until("marks")
            assert stewards(host)["security"] is False
            assert (await guest.ask("host", command="steward", seat="british"))["code"] == "not-host"

    meet(shared, monkeypatch, LATE, then)


def test_nobody_who_was_here_a_moment_ago_is_played_for(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then(server: Running, made: Json, guest: Client) -> None:
        async with server.connect(made["id"], tokens=[token(made, "british")]) as third:
            await third.until("marks")
            assert (await guest.ask("host", command="steward", seat="british"))["code"] == "not-away"
        assert (await guest.ask("host", command="steward", seat="british"))["code"] == "not-away"
        assert (await guest.ask("host", command="steward", seat="polish"))["code"] == "unknown-seat"

    meet(shared, monkeypatch, LATE, then)


def test_a_host_who_is_away_for_a_moment_is_waited_for(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then(server: Running, made: Json, guest: Client) -> None:
        assert (await guest.ask("host", command="steward", seat="security"))["code"] == "not-host"

    meet(shared, monkeypatch, SOON, then)


def test_by_correspondence_everybody_is_away_most_of_the_time(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then(server: Running, made: Json, guest: Client) -> None:
        assert (await guest.ask("host", command="steward", seat="security"))["code"] == "not-host"

    meet(shared, monkeypatch, LATE, then, clock={"kind": "correspondence", "hours": 24})


def test_onlookers_decide_nothing(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then(server: Running, made: Json, guest: Client) -> None:
        async with server.connect(made["id"]) as onlooker:
            await onlooker.until("marks")
            assert (await onlooker.ask("host", command="steward", seat="security"))["code"] == "not-host"

    meet(shared, monkeypatch, LATE, then)
