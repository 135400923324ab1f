"""A game that nobody else plays can be given up: it is over, and can be watched and played again."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.harness import Json, Running, token

ALONE = [{"kind": "human"}, {"kind": "bot", "level": "random"}]
PEOPLE = [{"kind": "human"}, {"kind": "human"}]


def give_up(server: Running, made: Json, *tokens: str) -> tuple[int, str]:
    with server.http() as http:
        answer = http.post(f"/api/games/{made['id']}/give-up", json={"tokens": tokens})
        return answer.status_code, answer.text


def test_whoever_plays_alone_ends_the_game_for_good(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=ALONE)
        mine = token(made, "security")
        async with shared.connect(made["id"], tokens=[mine]) as client:
            await client.asked("security")
            assert give_up(shared, made, mine)[0] == 204
            while (state := await client.until("state"))["status"] != "given-up":
                pass
            assert state["secret"]
            assert (await client.play("security", "EndTurn"))["code"] == "finished"
        assert "finished" in give_up(shared, made, mine)[1]
        with shared.http() as http:
            assert http.get(f"/api/games/{made['id']}/replay").json()["winners"] == []
            again = http.post(f"/api/games/{made['id']}/rematch", json={"tokens": [mine]}).json()
            assert [claimed["seat"] for claimed in again["seats"]] == ["security"]

    asyncio.run(play())


def test_nobody_ends_a_game_for_others(shared: Running) -> None:
    made = shared.make(players=2, seats=PEOPLE)
    code, says = give_up(shared, made, made["host_token"])
    assert (code, "others-play" in says) == (403, True)
    assert give_up(shared, made, "nonsense")[0] == 403
    assert line_of(shared, made)["status"] == "running"
    assert give_up(shared, made, token(made, "security"), token(made, "american"))[0] == 204
    assert line_of(shared, made)["status"] == "given-up"


# --- resigning


def line_of(server: Running, made: Json) -> Json:
    with server.http() as http:
        found: Json = http.get(f"/api/games/{made['id']}").json()
        return found


@pytest.mark.parametrize(("seat", "other"), [("security", "american"), ("american", "security")])
def test_of_two_the_other_wins_and_everybody_sees_it(shared: Running, seat: str, other: str) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=PEOPLE)
        async with shared.connect(made["id"], tokens=[token(made, other)]) as client:
            await client.until("marks")
            assert give_up(shared, made, token(made, seat))[0] == 204
            while (state := await client.until("state"))["status"] != "finished":
                pass
            assert (state["winners"], state["ending"]) == ([other], "resigned")
        with shared.http() as http:
            replayed = http.get(f"/api/games/{made['id']}/replay").json()
            assert replayed["winners"] == [other]
            log = http.get(f"/api/games/{made['id']}/log").json()
            assert log["actions"][-1] == [seat, "Resign"]
        assert line_of(shared, made)["winners"] == [other]

    asyncio.run(play())


def test_one_of_several_officers_leaves_his_men_to_a_bot_and_the_others_play_on(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=[{"kind": "human"}] * 3)
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as client:
            await client.until("marks")
            assert give_up(shared, made, token(made, "american"))[0] == 204
            said = await client.until("said")
            assert (said["seat"], said["note"], "resign" in said["text"]) == ("american", True, True)
        line = line_of(shared, made)
        assert (line["status"], [seat["kind"] for seat in line["seats"]]) == ("running", ["human", "bot", "human"])
        assert give_up(shared, made, token(made, "american"))[0] == 403  # his link opens nothing any more
        assert give_up(shared, made, token(made, "security"))[0] == 204
        assert line_of(shared, made)["winners"] == ["american", "british"]

    asyncio.run(play())


THREE = [{"kind": "human"}] * 3


@pytest.mark.parametrize("ally", [{"kind": "human"}, {"kind": "bot", "level": "random"}])
def test_when_no_person_is_left_among_the_officers_they_have_lost(shared: Running, ally: Json) -> None:
    """Nobody plays sixty rounds on against bots that took over."""
    made = shared.make(players=3, seats=[{"kind": "human"}, {"kind": "human"}, ally])
    if ally["kind"] == "human":
        assert give_up(shared, made, token(made, "british"))[0] == 204
        assert line_of(shared, made)["status"] == "running"
    assert give_up(shared, made, token(made, "american"))[0] == 204
    line = line_of(shared, made)
    assert (line["status"], line["winners"]) == ("finished", ["security"])
    with shared.http() as http:
        replayed = http.get(f"/api/games/{made['id']}/replay").json()
        assert (replayed["winners"], replayed["ending"]) == (["security"], "resigned")
        assert http.get(f"/api/games/{made['id']}/log").json()["actions"][-1] == ["clock", "Resign"]


def test_who_resigned_keeps_his_name_in_what_he_said(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=[{"kind": "human", "name": name} for name in ("Carl", "Ann", "Bob")])
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as client:
            await client.until("marks")
            assert give_up(shared, made, token(made, "american"))[0] == 204
            assert (await client.until("said"))["by"] == "Ann"
        async with shared.connect(made["id"], tokens=[token(made, "security")]) as late:
            assert (await late.until("said"))["by"] == "Ann"

    asyncio.run(play())


def test_nobody_resigns_before_the_start(shared: Running) -> None:
    made = shared.make(players=2, seats=PEOPLE, clock={"kind": "turn", "minutes": 5})

    assert "not-started" in give_up(shared, made, token(made, "security"))[1]


# --- an agreed end


def test_a_game_ends_without_a_winner_when_all_people_agree(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=2, seats=PEOPLE)
        async with (
            shared.connect(made["id"], tokens=[token(made, "security")]) as guards,
            shared.connect(made["id"], tokens=[token(made, "american")]) as officer,
        ):
            await guards.until("marks")
            await officer.until("marks")
            for agree in (True, False):
                assert (await guards.ask("truce", seat="security", agree=agree))["type"] == "done"
                told = await officer.until("state")
                while told["truce"] != (["security"] if agree else []):
                    told = await officer.until("state")
            assert (await officer.ask("truce", seat="american", agree=True))["type"] == "done"
            assert line_of(shared, made)["status"] == "running"
            assert (await officer.ask("truce", seat="security", agree=True))["code"] == "foreign-seat"
            assert (await guards.ask("truce", seat="security", agree=True))["type"] == "done"
            while (state := await officer.until("state"))["status"] != "finished":
                pass
            assert (state["winners"], state["ending"]) == ([], "agreed")

    asyncio.run(play())


def test_who_wants_to_play_on_says_so_to_everybody(shared: Running) -> None:
    async def play() -> None:
        made = shared.make(players=3, seats=THREE)
        async with (
            shared.connect(made["id"], tokens=[token(made, "security")]) as guards,
            shared.connect(made["id"], tokens=[token(made, "american")]) as officer,
        ):
            await guards.until("marks")
            await officer.until("marks")
            await guards.ask("truce", seat="security", agree=True)
            await officer.ask("truce", seat="american", agree=False)
            said = await guards.until("said")
            assert (said["seat"], said["note"], said["channel"]) == ("american", True, "table")
            assert (said["told"], said["question"] is not None) == (
                "truce-declined-note",
                True,
            )  # it stands in the story

    asyncio.run(play())
