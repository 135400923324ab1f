"""Playing again with the same people."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from colditz import Match, new_game
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


def finished(tmp_path: Path, match: Match) -> tuple[str, Json]:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    return database, keep(database, match, "5e" * 32, status="finished")


def again(server: Running, made: Json, *seats: str, swap: bool = False) -> Json:
    with server.http() as http:
        tokens = [token(made, seat) for seat in seats]
        answer = http.post(f"/api/games/{made['id']}/rematch", json={"tokens": tokens, "swap": swap})
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
