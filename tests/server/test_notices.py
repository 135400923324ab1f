"""Whoever is away is told when it is his turn: by Web Push, and by mail where the host sends it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from colditz import from_position
from colditz.server.subscriptions import MOST_DEVICES, PushTo, Told, is_push_service
from tests.scene import scene
from tests.server.fakes import SLOW, Browser, MailServer, PushService, served
from tests.server.harness import Json, Running, keep, running, token

BY_HAND, BY_SEED = '"chance":"manual"', '"chance":"seed"'


@pytest.fixture
def push() -> Iterator[PushService]:
    with served(PushService()) as found:
        yield found


@pytest.fixture
def post() -> Iterator[MailServer]:
    with served(MailServer()) as found:
        yield found


def at_guards_turn(database: str) -> Json:
    """A game of two people in which the Security Officer has only to end his turn."""
    match = scene("guard-1@ic-r08-c08", turn="security", players=2, points=3)
    return keep(database, from_position(match.position().replace(BY_HAND, BY_SEED)), "5e" * 32)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


def wish(server: Running, made: Json, **what: object) -> int:
    """Ask to be told of the American's turns; gives the status of the answer."""
    with server.http() as http:
        body = {"token": token(made, "american"), **what}
        return http.post(f"/api/games/{made['id']}/notify", json=body).status_code


async def end_the_turn(server: Running, made: Json) -> None:
    async with server.connect(made["id"], tokens=[token(made, "security")]) as client:
        await client.asked("security")
        assert (await client.play("security", {"type": "EndTurn"}))["type"] == "played"


def test_whoever_is_away_is_told_that_it_is_his_turn(database: str, push: PushService) -> None:
    made, browser = at_guards_turn(database), Browser(push.address)
    with running(database, push_hosts=("127.0.0.1",)) as server:
        assert wish(server, made, push=browser.subscription(), language="it") == 204

        asyncio.run(end_the_turn(server, made))

        pushed = push.next()
        note = browser.read(pushed)
        assert note["title"] == "Tocca a te in Colditz"
        assert "Ufficiale di fuga americano" in note["body"]
        assert note["url"] == f"/game/{made['id']}"
        with server.http() as http:
            key = http.get("/api/notifications").json()["key"]
    assert f"k={key}" in pushed.headers["authorization"]
    claims = re.search(r"t=[^.]+\.([^.]+)\.", pushed.headers["authorization"])
    assert claims is not None
    assert json.loads(urlsafe_b64decode(claims[1] + "=="))["aud"] == f"http://{push.address}"


def test_every_device_of_a_player_is_told_and_counted(database: str, push: PushService) -> None:
    """Counting what was sent once failed, and whoever came after the first was told nothing."""
    made, devices = at_guards_turn(database), [Browser(push.address), Browser(push.address)]
    with running(database, push_hosts=("127.0.0.1",)) as server:
        for number, browser in enumerate(devices):
            subscription = browser.subscription()
            subscription["endpoint"] += f"/{number}"  # two devices have two addresses
            assert wish(server, made, push=subscription) == 204

        asyncio.run(end_the_turn(server, made))

        assert [bool(push.next().body) for _ in devices] == [True, True]
        notices = server.app.state.tables.notices
        while notices.tasks:
            asyncio.run(asyncio.sleep(0.01))
        assert 'colditz_notices_total{kind="push"} 2.0' in server.app.state.tables.text()


def test_the_key_of_the_server_outlives_it_and_is_its_own(database: str, tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(database) as server, server.http() as http:
            keys.append(http.get("/api/notifications").json()["key"])

    assert keys[0] == keys[1]
    assert [path.stat().st_mode & 0o777 for path in tmp_path.glob("*.pem")] == [0o600]


def test_whoever_is_there_or_wants_no_notes_is_told_nothing(database: str, push: PushService) -> None:
    made, browser = at_guards_turn(database), Browser(push.address)
    with running(database, push_hosts=("127.0.0.1",)) as server:
        wish(server, made, push=browser.subscription())

        async def beside() -> None:
            async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
                await end_the_turn(server, made)
                await client.asked("american")

        asyncio.run(beside())
        wish(server, made, off=True)
        kept = notify_of(server, made)
    assert push.got.empty()
    assert kept == {}


def notify_of(server: Running, made: Json) -> dict[str, Told]:
    """Who is to be told, as the table keeps it."""
    return dict(server.app.state.tables.open[made["id"]].options.notify)


def test_a_browser_that_is_gone_is_forgotten(database: str, push: PushService) -> None:
    made, browser = at_guards_turn(database), Browser(push.address)
    push.status = 410
    with running(database, push_hosts=("127.0.0.1",)) as server:
        wish(server, made, push=browser.subscription())
        asyncio.run(end_the_turn(server, made))
        push.next()

        until = time.monotonic() + SLOW
        while any(told.push for told in notify_of(server, made).values()):
            assert time.monotonic() < until
            time.sleep(0.02)


def sends_mail(post: MailServer) -> dict[str, Any]:
    """The settings of a host who lets the server send mail."""
    return {"smtp": f"smtp://{post.address}", "mail_from": "castle@example.org", "home": "https://castle.example"}


def test_a_mail_is_sent_once_its_address_is_confirmed(database: str, post: MailServer) -> None:
    made = at_guards_turn(database)
    with running(database, **sends_mail(post)) as server:
        assert wish(server, made, mail="pat@example.org") == 204
        asked = post.next()
        link = re.search(r"https://castle\.example(/api/\S+)", asked)
        assert link is not None
        assert "To: pat@example.org" in asked
        with server.http() as http:
            assert http.get(link[1].rsplit("=", 1)[0] + "=wrong").status_code == 403
            assert http.get(link[1]).headers["location"] == f"/game/{made['id']}"

        asyncio.run(end_the_turn(server, made))

        told = post.next()
    assert "Subject: Your turn in Colditz" in told
    assert f"https://castle.example/game/{made['id']}" in told
    assert post.got.empty()


def test_an_address_that_nobody_confirmed_gets_no_second_mail(database: str, post: MailServer) -> None:
    made = at_guards_turn(database)
    with running(database, **sends_mail(post)) as server:
        wish(server, made, mail="pat@example.org")
        post.next()
        asyncio.run(end_the_turn(server, made))
    assert post.got.empty()


def test_nothing_is_sent_to_whoever_is_no_push_service(database: str) -> None:
    made = at_guards_turn(database)
    with running(database) as server:
        assert wish(server, made, push=Browser("127.0.0.1:9").subscription()) == 422
        assert wish(server, made, mail="pat@example.org") == 422  # nobody sends mail here
        with server.http() as http:
            answer = http.post(f"/api/games/{made['id']}/notify", json={"token": "wrong"})
    assert answer.json()["code"] == "wrong-token"


@pytest.mark.parametrize(
    ("endpoint", "fits"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("http://fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com.evil.example/abc", False),
        ("https://evil.example/push.apple.com", False),
        ("https://127.0.0.1/abc", False),
        ("file:///etc/passwd", False),
    ],
)
def test_only_push_services_of_browsers_are_called(endpoint: str, fits: bool) -> None:
    assert is_push_service(endpoint) is fits


def test_somebody_with_many_devices_is_told_on_the_latest() -> None:
    told = Told()
    for number in range(MOST_DEVICES + 2):
        keys = {"p256dh": "k", "auth": "a"}
        told = told.on(PushTo.model_validate({"endpoint": f"https://push/{number}", "keys": keys}))

    assert [each.endpoint[-1] for each in told.push] == ["2", "3", "4", "5", "6"]
