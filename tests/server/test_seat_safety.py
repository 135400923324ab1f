"""Nobody reads both sides' secrets, and whoever holds a seat knows who else does and can end it."""

from __future__ import annotations

import asyncio

from tests.server.harness import Json, Running, token

THREE = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]


def joining(server: Running, made: Json, seat: str, *tokens: str) -> Json:
    with server.http() as http:
        found: Json = http.post(f"/api/games/{made['id']}/join", json={"seat": seat, "tokens": list(tokens)}).json()
    return found


def test_a_seat_that_was_left_is_the_host_s_to_give(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=THREE)
        guard = token(made, "security")
        with shared.http() as http:
            http.post(f"/api/games/{made['id']}/leave", json={"token": token(made, "british")})
        assert joining(shared, made, "british", guard)["code"] == "other-side"
        assert joining(shared, made, "british")["code"] == "ask-host"
        async with shared.connect(made["id"], tokens=[guard]) as security:
            assert (await security.ask("host", command="admit", seat="british"))["code"] == "not-host"
        async with shared.connect(made["id"], tokens=[made["host_token"]]) as host:
            assert (await host.ask("host", command="admit", seat="american"))["code"] == "seat-not-open"
            assert (await host.ask("host", command="admit", seat="british"))["type"] == "done"
        assert joining(shared, made, "british", guard)["code"] == "other-side"
        bert = joining(shared, made, "british", token(made, "american"))["token"]
        with shared.http() as http:
            http.post(f"/api/games/{made['id']}/leave", json={"token": bert})
        assert joining(shared, made, "british")["code"] == "ask-host"  # once given, once taken
        assert joining(shared, made, "british", made["host_token"])["token"]

    asyncio.run(play())


def test_nobody_takes_a_seat_of_the_other_side_before_the_start_either(server: Running) -> None:
    made = server.make(players=3, seats=[{"kind": "human"}, {"kind": "open"}, {"kind": "open"}])

    assert joining(server, made, "american", token(made, "security"))["code"] == "other-side"
    anna = joining(server, made, "american")["token"]
    assert joining(server, made, "british", anna)["token"]


def test_a_second_connection_is_told_and_can_be_ended(server: Running) -> None:
    async def play() -> None:
        made = server.make(players=3, seats=THREE)
        tokens = [token(made, "british")]
        async with server.connect(made["id"], tokens=tokens) as bert:
            await bert.until("marks")
            assert not [message for message in bert.seen if message["type"] == "connections"]
            async with server.connect(made["id"], tokens=tokens) as stranger:
                assert await bert.until("connections") == {"type": "connections", "seat": "british", "connections": 2}
                await stranger.until("marks")
                assert (await bert.ask("end-others", seat="british"))["type"] == "done"
                assert (await stranger.until("error"))["code"] == "ended-elsewhere"
                await stranger.closed()
            while (await bert.until("connections"))["connections"] != 1:
                pass
            assert (await bert.ask("end-others", seat="american"))["code"] == "foreign-seat"

    asyncio.run(play())


def test_a_link_can_be_changed(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=THREE)
        old = token(made, "british")
        async with (
            shared.connect(made["id"], tokens=[old]) as bert,
            shared.connect(made["id"], tokens=[old]) as stranger,
        ):
            await stranger.until("marks")
            changed = await bert.ask("new-link", seat="british")
            assert changed["link"] == f"/game/{made['id']}#seat=british&token={changed['token']}"
            assert (await stranger.until("error"))["code"] == "ended-elsewhere"
            talk = {"seat": "british", "channel": "officers", "text": "It is still me"}
            assert (await bert.ask("say", **talk))["type"] == "done"
        async with shared.connect(made["id"], tokens=[old]) as stranger:
            assert (await stranger.until("error"))["code"] == "wrong-token"
        async with shared.connect(made["id"], tokens=[changed["token"]]) as bert:
            assert (await bert.until("welcome"))["yours"] == ["british"]

    asyncio.run(play())


def test_the_host_makes_new_links_of_players_who_have_not_come(server: Running) -> None:
    async def play() -> None:
        made = server.make(players=2, seats=[{"kind": "human"}, {"kind": "human"}])
        async with server.connect(made["id"], tokens=[made["host_token"]]) as host:
            await host.until("marks")
            new = await host.ask("host", command="invite", seat="american")
            assert new["link"] == f"/game/{made['id']}#seat=american&token={new['token']}"
            async with server.connect(made["id"], tokens=[token(made, "american")]) as late:
                assert (await late.until("error"))["code"] == "wrong-token"
            async with server.connect(made["id"], tokens=[new["token"]]) as player:
                assert (await player.until("welcome"))["yours"] == ["american"]
                await player.until("marks")
                taken = await host.ask("host", command="invite", seat="american")
                assert taken["code"] == "seat-not-open"  # nobody is put out of his seat by a link
            assert (await host.ask("host", command="invite", seat="none"))["code"] == "unknown-seat"
        async with server.connect(made["id"], tokens=[token(made, "security")]) as guest:
            await guest.until("marks")
            assert (await guest.ask("host", command="invite", seat="american"))["code"] == "not-host"

    asyncio.run(play())


def test_not_even_the_host_plays_on_both_sides(server: Running) -> None:
    made = server.make(players=3, seats=[{"kind": "human"}, {"kind": "human"}, {"kind": "open"}])
    security, american = ([made["host_token"], token(made, seat)] for seat in ("security", "american"))
    with server.http() as http:
        join = f"/api/games/{made['id']}/join"
        assert http.post(join, json={"seat": "british", "tokens": security}).json()["code"] == "other-side"
        assert http.post(join, json={"seat": "british", "tokens": american}).status_code == 200
