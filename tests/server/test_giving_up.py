"""A game that nobody else plays can be given up: it is over, and can be watched and played again."""

from __future__ import annotations

import asyncio

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
    code, says = give_up(shared, made, token(made, "security"), made["host_token"])
    assert (code, "others-play" in says) == (403, True)
    assert give_up(shared, made, "nonsense")[0] == 403
    assert give_up(shared, made, token(made, "security"), token(made, "american"))[0] == 204
