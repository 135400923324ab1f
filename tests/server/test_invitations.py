"""A link that is sent on gives its seat to one browser: to the first that comes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from colditz.server.seats import exchanged
from tests.server.harness import Json, Running, token

FRIENDS = [{"kind": "human"}, {"kind": "human"}]
ANNA, EVE = "anna's browser knows this", "eve's browser knows that"


def friends(server: Running) -> Json:
    return server.make(players=2, seats=FRIENDS)


def claim(server: Running, game: str, link: str, secret: str) -> Any:
    with server.http() as http:
        return http.post(f"/api/games/{game}/claim", json={"token": link, "secret": secret})


def opens(server: Running, game: str, shown: str) -> object:
    with server.http() as http:
        return http.get(f"/api/games/{game}", headers={"Authorization": f"Bearer {shown}"}).json()["opens"]


async def seats_of(server: Running, game: str, shown: str) -> Any:
    async with server.connect(game, tokens=[shown]) as client:
        first = await client.until("welcome", "error")
        if first["type"] == "welcome":
            await client.until("marks")  # what was kept of his coming is kept before
        return first.get("yours") or first["code"]


def test_whoever_comes_first_gets_the_seat_and_the_link_opens_nothing_more(shared: Running) -> None:
    made = friends(shared)
    link = token(made, "american")
    assert opens(shared, made["id"], link) == "invitation"

    anna = claim(shared, made["id"], link, ANNA).json()

    assert (anna["seat"], anna["token"] != link) == ("american", True)
    assert (opens(shared, made["id"], link), opens(shared, made["id"], anna["token"])) == (None, "seat")
    refused = claim(shared, made["id"], link, EVE)
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-token")
    assert asyncio.run(seats_of(shared, made["id"], link)) == "wrong-token"
    assert asyncio.run(seats_of(shared, made["id"], anna["token"])) == ["american"]


def test_the_same_browser_gets_the_same_seat_again_where_the_answer_was_lost(shared: Running) -> None:
    made = friends(shared)
    link = token(made, "american")

    first, again = (claim(shared, made["id"], link, ANNA).json()["token"] for _ in range(2))

    assert first == again


def test_of_many_who_come_at_once_one_gets_the_seat(shared: Running) -> None:
    made = friends(shared)
    link = token(made, "american")
    secrets = [f"the secret of browser number {number}" for number in range(6)]

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda secret: claim(shared, made["id"], link, secret), secrets))

    taken = [answer.json()["token"] for answer in answers if answer.status_code == 200]
    assert len(taken) == 1
    assert opens(shared, made["id"], taken[0]) == "seat"


def test_a_token_that_somebody_plays_with_is_his_own_and_stays_as_it_is(shared: Running) -> None:
    made = friends(shared)
    mine = token(made, "security")
    assert asyncio.run(seats_of(shared, made["id"], mine)) == ["security"]
    assert opens(shared, made["id"], mine) == "seat"

    other_device = claim(shared, made["id"], mine, ANNA).json()

    assert other_device["token"] == mine
    assert asyncio.run(seats_of(shared, made["id"], mine)) == ["security"]


def test_a_seat_of_the_same_screen_and_one_that_was_joined_are_no_invitations(shared: Running) -> None:
    made = shared.make(players=3, seats=[{"kind": "hot-seat"}, {"kind": "human"}, {"kind": "open"}])
    with shared.http() as http:
        free = made["seats"][2]["seat"]
        joined = http.post(f"/api/games/{made['id']}/join", json={"seat": free}).json()["token"]

    assert opens(shared, made["id"], token(made, "security")) == "seat"
    assert opens(shared, made["id"], joined) == "seat"


def test_the_host_s_new_link_is_an_invitation_again(shared: Running) -> None:
    made = friends(shared)
    anna = claim(shared, made["id"], token(made, "american"), ANNA).json()["token"]

    async def invite() -> str:
        async with shared.connect(made["id"], tokens=[made["host_token"]]) as host:
            await host.until("marks")
            return str((await host.ask("host", command="invite", seat="american"))["token"])

    link = asyncio.run(invite())
    assert (opens(shared, made["id"], link), opens(shared, made["id"], anna)) == ("invitation", None)


@pytest.mark.parametrize("shown", ["nothing", "", "\u2603" * 30])
def test_what_is_no_token_claims_nothing(shared: Running, shown: str) -> None:
    made = friends(shared)

    assert claim(shared, made["id"], shown, ANNA).status_code == 403
    assert claim(shared, made["id"], token(made, "american"), "short").status_code == 422


def test_nobody_gets_the_token_of_another_browser() -> None:
    assert exchanged("link", ANNA) == exchanged("link", ANNA)
    assert len({exchanged("link", ANNA), exchanged("link", EVE), exchanged("other link", ANNA)}) == 3
