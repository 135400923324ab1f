"""Playing again with the same people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from colditz import Match, new_game
from colditz.server.seats import hash_of
from tests.server.fakes import Browser, PushService, served
from tests.server.harness import Json, Running, keep, running, token


def played_out(players: int) -> Match:
    """A short game, played to its end at random."""
    match, luck = new_game("classic", players=players, seed=3, rounds=1, house_rules=["short-packs"]), Random(3)
    while not match.finished:
        seat = match.asked()[0]
        match.play(seat, luck.choice(match.options(seat)))
    return match


@pytest.fixture(scope="module")
def over() -> dict[int, Match]:
    return {players: played_out(players) for players in (2, 3)}


def finished(tmp_path: Path, match: Match, **changes: object) -> tuple[str, Json]:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    return database, keep(database, match, "5e" * 32, status="finished", **changes)


def again(server: Running, made: Json, *seats: str, swap: bool = False, **terms: object) -> Json:
    with server.http() as http:
        tokens = [token(made, seat) for seat in seats]
        wish = {"tokens": tokens, "swap": swap, "terms": terms}
        answer = http.post(f"/api/games/{made['id']}/rematch", json=wish)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found


def opens(server: Running, game: str, shown: str) -> bool:
    """The token is one of a seat of the game."""
    with server.http() as http:
        line = http.get(f"/api/games/{game}", headers={"Authorization": f"Bearer {shown}"}).json()
        return line["standing"] is not None


def test_the_same_people_play_the_same_game_again(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    with running(database) as server:
        with server.http() as http:
            assert http.get(f"/api/games/{made['id']}/rematch").json()["id"] is None
        first = again(server, made, "security")
        with server.http() as http:
            wanted = http.get(f"/api/games/{made['id']}/rematch").json()
            assert (wanted["id"], wanted["by"], wanted["swapped"]) == (first["id"], ["security"], False)
            line = http.get(f"/api/games/{first['id']}").json()

        second = again(server, made, "american")
        assert second["id"] == first["id"]
        assert [each["seat"] for each in (*first["seats"], *second["seats"])] == ["security", "american"]
        assert again(server, made, "american")["seats"] == []  # a seat is claimed once
        for each in (*first["seats"], *second["seats"]):
            assert opens(server, first["id"], each["token"])
        assert not opens(server, first["id"], token(made, "american"))
    assert line["status"] == "running"
    assert (line["setup"]["rounds"], line["setup"]["house_rules"]) == (1, ["short-packs"])
    assert [seat["name"] for seat in line["seats"]] == ["security", "american"]


@pytest.mark.parametrize("players", [2, 3])
def test_sides_are_swapped_if_wanted(tmp_path: Path, over: dict[int, Match], players: int) -> None:
    match = over[players]
    database, made = finished(tmp_path, match)
    with running(database) as server:
        people = {seat: again(server, made, seat, swap=True)["seats"][0]["seat"] for seat in match.seats}

    assert sorted(people.values()) == sorted(match.seats)
    assert all(was != now for was, now in people.items())


def test_a_game_that_goes_on_and_a_wrong_token_bring_no_rematch(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    with running(database) as server, server.http() as http:
        wrong = http.post(f"/api/games/{made['id']}/rematch", json={"tokens": ["wrong"]})
        going = server.make(players=2, seats=[{"kind": "human"}, {"kind": "human"}])
        early = http.post(f"/api/games/{going['id']}/rematch", json={"tokens": [token(going, "security")]})

    assert wrong.json()["code"] == "wrong-token"
    assert early.json()["code"] == "not-finished"


# --- other terms, and no


def decline(server: Running, made: Json, seat: str) -> tuple[int, str]:
    with server.http() as http:
        answer = http.post(f"/api/games/{made['id']}/rematch/decline", json={"tokens": [token(made, seat)]})
        return answer.status_code, answer.text


def asked(server: Running, made: Json) -> Json:
    with server.http() as http:
        found: Json = http.get(f"/api/games/{made['id']}/rematch").json()
        return found


def line_of(server: Running, game: str) -> Json:
    with server.http() as http:
        found: Json = http.get(f"/api/games/{game}").json()
        return found


def test_whoever_asks_says_on_which_terms(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    clock = {"kind": "turn", "minutes": 7}
    with running(database) as server:
        first = again(server, made, "security", rounds=9, escapes=3, clock=clock)
        assert again(server, made, "american", rounds=5)["id"] == first["id"]  # what was asked for first counts
        line = line_of(server, first["id"])

        assert (line["setup"]["rounds"], line["setup"]["escapes"]) == (9, 3)
        assert line["setup"]["house_rules"] == ["short-packs"]
        assert (line["options"]["clock"]["kind"], line["options"]["clock"]["minutes"]) == ("turn", 7)
        assert asked(server, made)["changed"]


def test_a_rematch_may_be_of_another_edition_by_its_own_rules(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    with running(database) as server:
        line = line_of(server, again(server, made, "security", edition="devir")["id"])
        wrong = {"tokens": [token(made, "american")], "terms": {"edition": "nobody's"}}
        with server.http() as http:
            again_wrong = server.make(players=2)["id"]
            assert http.post(f"/api/games/{again_wrong}/rematch", json=wrong).json()["code"] == "not-finished"

    usual = new_game("devir", players=2).log()
    assert line["edition"] == "devir"
    assert {name: line["setup"][name] for name in ("rounds", "escapes", "house_rules")} == {
        name: usual[name] for name in ("rounds", "escapes", "house_rules")
    }


def test_terms_that_no_game_can_have_are_refused_and_make_nothing(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    with running(database) as server:
        with server.http() as http:
            wish = {"tokens": [token(made, "security")], "terms": {"edition": "nobody's"}}
            assert http.post(f"/api/games/{made['id']}/rematch", json=wish).json()["code"] == "unknown-edition"
        assert asked(server, made)["id"] is None


def test_whoever_declines_ends_it_for_two_and_either_may_ask_anew(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    with running(database) as server:
        assert "no-rematch" in decline(server, made, "american")[1]
        first = again(server, made, "security")
        assert "no-rematch" in decline(server, made, "security")[1]  # his own seat is his already

        assert decline(server, made, "american")[0] == 204
        assert line_of(server, first["id"])["status"] == "given-up"
        told = asked(server, made)
        assert (told["id"], told["declined"]) == (None, ["american"])

        second = again(server, made, "american", rounds=4)
        assert second["id"] != first["id"]
        assert again(server, made, "security")["id"] == second["id"]
        assert line_of(server, second["id"])["status"] == "running"


def test_whoever_asked_is_told_at_the_new_table(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])

    async def playing(server: Running) -> None:
        mine = again(server, made, "security")
        async with server.connect(mine["id"], tokens=[mine["seats"][0]["token"]]) as client:
            await client.until("marks")
            await asyncio.to_thread(decline, server, made, "american")
            said = await client.until("said")
            assert (said["seat"], said["note"], "not play again" in said["text"]) == ("american", True, True)

    with running(database) as server:
        asyncio.run(playing(server))


def test_of_three_one_who_declines_leaves_his_seat_to_a_bot(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[3])
    with running(database) as server:
        first = again(server, made, "security")
        assert decline(server, made, "american")[0] == 204

        line = line_of(server, first["id"])
        assert line["status"] in ("open", "running")
        assert [seat["kind"] for seat in line["seats"]] == ["human", "bot", "human"]
        assert asked(server, made)["declined"] == ["american"]
        assert again(server, made, "british")["id"] == first["id"]


# --- those who are away


def test_whoever_has_gone_is_told_and_is_told_of_his_turns_again(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    with served(PushService()) as push, running(database, push_hosts=("127.0.0.1",)) as server:
        browser = Browser(push.address)
        with server.http() as http:
            body = {"token": token(made, "american"), "push": browser.subscription(), "language": "it"}
            assert http.post(f"/api/games/{made['id']}/notify", json=body).status_code == 204
        first = again(server, made, "security")
        note = browser.read(push.next())
        assert (note["title"], note["url"]) == ("Rivincita a Colditz?", f"/game/{made['id']}")

        second = again(server, made, "american")["seats"][0]["token"]
        notify = server.app.state.tables.open[first["id"]].options.notify
        assert notify[hash_of(second)].language == "it"
        assert push.got.empty()


def test_whoever_asked_and_went_is_told_that_it_was_declined(tmp_path: Path, over: dict[int, Match]) -> None:
    database, made = finished(tmp_path, over[2])
    with served(PushService()) as push, running(database, push_hosts=("127.0.0.1",)) as server:
        browser = Browser(push.address)
        with server.http() as http:
            body = {"token": token(made, "security"), "push": browser.subscription()}
            http.post(f"/api/games/{made['id']}/notify", json=body)
        again(server, made, "security")
        decline(server, made, "american")

        assert browser.read(push.next())["title"] == "Rematch declined"
