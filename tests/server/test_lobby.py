"""The lobby over HTTP, the library, the pages, and what every answer carries."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from colditz import EDITIONS, BadSetup, new_game
from colditz.draw.castle import castle_svg
from colditz.editions.topics import TOPICS
from colditz.model.builder import load_board
from colditz.model.words import LANGUAGES
from colditz.players import LEVELS
from colditz.server.app import make_app
from colditz.server.pages import add_pages
from colditz.server.settings import Settings
from colditz.store.open import open_store
from tests.server.harness import Json, Running, running, token


def answered(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_game_is_made_listed_joined_and_left(shared: Running) -> None:
    made = shared.make(players=2, seats=[{"kind": "human", "name": "Anna"}, {"kind": "open"}], public=True)
    secret = shared.make(players=2)
    with shared.http() as http:
        listed = http.get("/api/games", params={"status": "open"}).json()
        assert [game["id"] for game in listed] == [made["id"]]
        assert [seat["kind"] for seat in listed[0]["seats"]] == ["human", "open"]
        address = f"/api/games/{made['id']}"
        joined = http.post(f"{address}/join", json={"seat": "american", "name": "Bert"})
        assert joined.status_code == 200
        assert joined.json()["link"].startswith(f"/game/{made['id']}#seat=american&token=")
        assert answered(http.post(f"{address}/join", json={"seat": "american"})) == (409, "seat-not-open")
        assert answered(http.post(f"{address}/join", json={"seat": "polish"})) == (404, "unknown-seat")
        assert http.get(address).json()["status"] == "running"
        assert answered(http.post(f"{address}/leave", json={"token": "nonsense"})) == (403, "wrong-token")
        assert http.post(f"{address}/leave", json={"token": joined.json()["token"]}).status_code == 204
        assert [seat["kind"] for seat in http.get(address).json()["seats"]] == ["human", "open"]
        assert answered(http.post(f"{address}/join", json={"seat": "american"})) == (403, "ask-host")
        again = {"seat": "american", "tokens": [made["host_token"]]}
        assert http.post(f"{address}/join", json=again).status_code == 200
        assert secret["id"] not in [game["id"] for game in http.get("/api/games").json()]


def test_no_answer_holds_what_is_secret(shared: Running) -> None:
    made = shared.make(players=2, public=True)
    with shared.http() as http:
        texts = [http.get(path).text for path in ("/api/games", f"/api/games/{made['id']}", "/metrics", "/readyz")]
    tables = shared.app.state.tables
    hidden = [tables.open[made["id"]].record.secret, made["host_token"], token(made, "american"), "hash"]
    assert [word for word in hidden for text in texts if word in text] == []


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"edition": "nonsense"}, 404, "unknown-edition"),
        ({"players": 7}, 422, "bad-message"),
        ({"players": 3, "nations": ["american", "american"]}, 422, "bad-setup"),
        ({"escapes": 99}, 422, "bad-setup"),
        ({"house_rules": ["nonsense"]}, 422, "bad-setup"),
        ({"seats": [{"kind": "human"}]}, 422, "bad-setup"),
        ({"players": 2, "seats": [{"kind": "bot", "level": "nonsense"}, {}]}, 422, "unknown-level"),
        ({"players": 2, "seats": [{"name": "x" * 41}, {}]}, 422, "bad-message"),
        ({"players": 2, "seats": [{"name": "a\nb"}, {}]}, 422, "bad-message"),
        ({"nonsense": 1}, 422, "bad-message"),
        ({"clock": {"kind": "sundial"}}, 422, "bad-message"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_a_reason(server: Running, wish: Json, status: int, code: str) -> None:
    with server.http() as http:
        answer = http.post("/api/games", json=wish, headers={"Accept-Language": "it-IT, en;q=0.5"})
    assert answered(answer) == (status, code)
    assert answer.json()["says"]


def test_a_refusal_is_in_the_language_of_whoever_asked(server: Running) -> None:
    with server.http() as http:
        says = [
            http.post("/api/games", json={"edition": "osprey", "rounds": 99}, headers={"Accept-Language": language})
            .json()["says"]
            .lower()
            for language in LANGUAGES
        ]
    assert ["round track" in says[0], "rondas" in says[1], "tracciato dei giri" in says[2]] == [True] * 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_library_tells_what_may_be_agreed_on(server: Running, edition: str) -> None:
    with server.http() as http:
        found = next(each for each in http.get("/api/editions").json()["editions"] if each["name"] == edition)
    changed = [rule for rule in found["house_rules"] if rule["most_escapes"]]

    for players, source in product(found["players"], [found, *changed]):
        rules, most = ([] if source is found else [source["name"]]), source["most_escapes"][str(players)]
        new_game(edition, players, house_rules=rules, escapes=most, rounds=found["most_rounds"])
        with pytest.raises(BadSetup):
            new_game(edition, players, house_rules=rules, escapes=most + 1)
    assert new_game(edition).log()["rounds"] == found["usual_rounds"]
    with server.http() as http:
        assert http.post("/api/games", json={"edition": edition, "rounds": found["most_rounds"] + 1}).status_code == 422


def standing(server: Running, made: Json, shown: str = "") -> Json | None:
    """What a game's line says of how it stands to whoever shows this token."""
    headers = {"Authorization": f"Bearer {shown}"} if shown else {}
    with server.http() as http:
        found: Json | None = http.get(f"/api/games/{made['id']}", headers=headers).json()["standing"]
    return found


def test_whoever_holds_a_seat_learns_whose_turn_it_is(server: Running) -> None:
    made = server.make(players=2, rounds=7, seats=[{"kind": "human"}, {"kind": "human"}])

    found = standing(server, made, token(made, "american"))

    assert found is not None
    assert found.pop("played") > 0
    assert found == {"round": 1, "rounds": 7, "asked": ["security"], "deadline": None}


def test_whoever_holds_no_seat_learns_nothing_of_how_a_game_stands(server: Running) -> None:
    made = server.make(players=2, public=True)
    other = server.make(players=2)

    assert [standing(server, made, shown) for shown in ("", "nonsense", token(other, "american"))] == [None] * 3
    with server.http() as http:
        listed = http.get("/api/games", headers={"Authorization": f"Bearer {token(made, 'american')}"}).json()
    assert [game["standing"] for game in listed] == [None]


def test_a_running_game_keeps_its_secrets(server: Running) -> None:
    made = server.make(players=2)
    with server.http() as http:
        assert answered(http.get(f"/api/games/{made['id']}/log")) == (403, "not-finished")
        assert answered(http.get(f"/api/games/{made['id']}/replay")) == (403, "not-finished")
        assert answered(http.get("/api/games/nonsense/log")) == (404, "unknown-game")
        assert answered(http.get("/api/results", params={"edition": "nonsense"})) == (404, "unknown-edition")
        assert http.get("/api/statistics").status_code == 200


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_library_has_every_edition(server: Running, edition: str) -> None:
    with server.http() as http:
        board = http.get(f"/api/board/{edition}").json()
        cards = http.get(f"/api/cards/{edition}", params={"language": "es"}).json()
        rules = http.get(f"/api/rules/{edition}").json()
        picture = http.get(f"/api/board/{edition}.svg")
        editions = http.get("/api/editions").json()
    assert len(board["places"]) > board["walkable"] > 1000
    assert {"card", "pack", "title", "number", "effect"} == set(cards[0])
    assert len(rules["entries"]) > 300
    assert picture.headers["content-type"] == "image/svg+xml"
    found = next(each for each in editions["editions"] if each["name"] == edition)
    assert found["players"] == sorted(EDITIONS[edition].params.pows)
    known = {entry["id"] for entry in rules["entries"]}
    assert {topic["rule"] for topic in found["topics"]} <= known
    assert [topic["name"] for topic in found["topics"]] == list(TOPICS)
    assert editions["bots"]["levels"] == list(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_come_in_every_language(server: Running, language: str) -> None:
    with server.http() as http:
        text = http.get(f"/api/words/{language}").text
        assert "action-dice = " in text
        assert "fault-stale" not in text  # the server says its own faults
        assert "not-asked" not in text  # and why something may not be done
        assert "bot-throw = " not in text  # and what bots give as reasons
        assert answered(http.get("/api/words/xx")) == (404, "unknown-language")


def test_what_does_not_change_is_sent_once(server: Running) -> None:
    with server.http() as http:
        first = http.get("/api/board/classic")
        again = http.get("/api/board/classic", headers={"If-None-Match": first.headers["etag"]})
        assert (first.headers["content-encoding"], again.status_code, again.content) == ("gzip", 304, b"")


def test_every_answer_keeps_browsers_safe(server: Running) -> None:
    with server.http() as http:
        for path in ("/", "/docs", "/api/editions", "/api/nothing"):
            headers = http.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "server" not in headers


def test_odd_requests_are_answered_plainly(server: Running) -> None:
    with server.http() as http:
        assert answered(http.get("/api/nothing")) == (404, "unknown-page")
        assert answered(http.put("/api/games")) == (405, "wrong-method")
        assert answered(http.post("/api/games", content=b"{")) == (422, "bad-message")
        assert answered(http.post("/api/games", content=b"x" * 100_000)) == (413, "too-large")
        spanish = http.post("/api/games", content=b"x" * 100_000, headers={"Accept-Language": "es-ES, en;q=0.5"})
        assert "demasiado grande" in spanish.json()["says"]
        assert http.post("/api/games", content=(b"x" * 10_000 for _ in range(20))).status_code == 422
        assert http.get("/healthz").text == "ok\n"
        assert http.get("/readyz").text == "ready\n"
        assert "colditz_faults_total" in http.get("/metrics").text
        assert "POST /api/games" in http.get("/docs").text
        for page in ("/%00", "/" + "a" * 5000, "/..%2f..%2fpyproject.toml"):
            assert http.get(page).text == http.get("/").text


def test_players_cannot_count_each_other_s_messages(server: Running) -> None:
    """An answer to a reaction would be seen in the metrics before it is taken."""
    with server.http() as http:
        from_elsewhere = {"X-Forwarded-For": "203.0.113.9"}
        assert answered(http.get("/metrics", headers=from_elsewhere)) == (404, "unknown-page")


@pytest.mark.parametrize("name", ["a\u202eb", "a\u2028b", "a\u00a0b"])
def test_a_name_hides_nothing(server: Running, name: str) -> None:
    wish = {"players": 2, "seats": [{"kind": "human", "name": name}, {"kind": "bot"}]}
    with server.http() as http:
        assert answered(http.post("/api/games", json=wish)) == (422, "bad-message")


def test_one_address_cannot_make_games_without_end(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", new_games_burst=2, new_games=0.001) as server:
        server.make(players=2)
        server.make(players=2)
        with server.http() as http:
            refused = http.post("/api/games", json={})
    assert answered(refused) == (429, "too-fast")
    assert refused.headers["retry-after"] == "1"


def test_a_page_of_another_origin_opens_no_socket(server: Running) -> None:
    made = server.make(players=2)
    with server.http() as http:
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "x3JJHMbDL1EzLkh9GBhXDw==",
        }
        refused = http.get(f"/ws/games/{made['id']}", headers={**upgrade, "Origin": "https://example.org"})
    assert refused.status_code == 403


def test_the_built_client_is_served_at_every_page_of_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the client</p>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "app-1.js").write_text("play()")
    app = FastAPI()
    add_pages(app, tmp_path)
    with running("", app) as server, server.http() as http:
        assert http.get("/").text == http.get("/game/abc").text == "<p>the client</p>"
        assert http.get("/favicon.svg").text == "<svg/>"
        assert "immutable" in http.get("/assets/app-1.js").headers["cache-control"]
        assert http.get("/../conftest.py").text == "<p>the client</p>"


def test_a_mishap_shows_no_traceback(tmp_path: Path) -> None:
    app = make_app(Settings(), open_store(f"sqlite:///{tmp_path / 'games.sqlite'}"))

    @app.get("/api/broken", include_in_schema=False)
    def broken() -> None:
        raise ZeroDivisionError("a secret")

    app.router.routes.insert(0, app.router.routes.pop())
    with running("", app) as server, server.http() as http:
        answer = http.get("/api/broken")
    assert answered(answer) == (500, "internal")
    assert "secret" not in answer.text


@pytest.mark.rule("v3.aeroplane.2")
@pytest.mark.parametrize(
    ("name", "variant"), [("v3", "v3"), ("v3+even-nights", "v3"), ("v3+aeroplane", "v3+aeroplane")]
)
def test_a_board_is_the_one_that_the_house_rules_bring(server: Running, name: str, variant: str) -> None:
    with server.http() as http:
        told, drawn = http.get(f"/api/board/{name}").json(), http.get(f"/api/board/{name}.svg").text

    assert [place["name"] for place in told["places"]] == list(load_board(variant).names)
    assert drawn == castle_svg(variant)


def test_a_board_with_a_house_rule_that_nobody_knows_is_an_error(server: Running) -> None:
    with server.http() as http:
        assert http.get("/api/board/v3+airship").status_code == 404
