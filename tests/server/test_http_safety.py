"""Answers are not kept by caches, refusals are as safe as answers, and only those are believed who may be."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from colditz.server.security import HEADERS, is_served, own_names
from colditz.server.settings import Settings
from tests.server.harness import Running, running, token


def test_answers_with_tokens_are_kept_nowhere(server: Running) -> None:
    with server.http() as http:
        made = http.post("/api/games", json={"seats": [{"kind": "open"}, {"kind": "human"}], "players": 2})
        game = f"/api/games/{made.json()['id']}"
        answers = [
            made,
            http.post(f"{game}/join", json={"seat": "security"}),
            http.get(game, headers={"Authorization": f"Bearer {token(made.json(), 'american')}"}),
            http.get(f"{game}/log"),
            http.post("/api/lessons/classic/walk"),
            http.get("/nothing", headers={"Accept": "application/json"}),
            http.get("/metrics"),
        ]
        kept = http.get("/api/editions")
    assert [answer.headers["cache-control"] for answer in answers[:5]] == ["no-store"] * 5
    assert answers[6].headers["cache-control"] == "no-store"
    assert kept.headers["cache-control"].startswith("public")


def test_refusals_carry_the_safe_headers_too(server: Running) -> None:
    with server.http() as http:
        refusals = [
            http.post("/api/games", content=b"x" * 100_000),
            http.get("/healthz", headers={"Host": "evil.example"}),
            http.get("/api/games/nothing"),
            http.put("/api/games"),
        ]
    assert [answer.status_code for answer in refusals] == [413, 421, 404, 405]
    for answer in refusals:
        assert HEADERS.items() <= {name.title(): value for name, value in answer.headers.items()}.items() | {
            ("X-Frame-Options", "DENY")
        }


@pytest.mark.parametrize("path", ["/metrics", "/api/games", "/", "/healthz"])
def test_a_page_elsewhere_cannot_give_us_its_name(server: Running, path: str) -> None:
    """DNS rebinding: a stranger's name leads to this machine, and his page asks under that name."""
    with server.http() as http:
        for host in (
            "evil.example",
            "evil.example:8000",
            "localhost.evil.example",
            "",
            "127.0.0.1.evil.example",
            "[::1",
        ):
            assert http.get(path, headers={"Host": host}).status_code == 421
        for host in ("localhost:99", "127.0.0.1", "[::1]:8000", "LOCALHOST"):
            assert http.get(path, headers={"Host": host}).status_code == 200


def test_nor_play_under_it(server: Running) -> None:
    made = server.make()
    port = int(server.address.split(":")[1])
    with pytest.raises(InvalidStatus) as refused:
        websockets.sync.client.connect(
            f"ws://evil.example:{port}/ws/games/{made['id']}",
            sock=socket.create_connection(("127.0.0.1", port)),
            origin=Origin(f"http://evil.example:{port}"),
            proxy=None,
        )
    assert refused.value.response.status_code == 403


def test_names_that_the_host_gave_are_served() -> None:
    settings = Settings(hosts=("colditz.example.org",), origins=("https://club.example",))
    served = ("colditz.example.org", "Colditz.Example.org:443", "colditz.example.org.", "club.example", *own_names())
    assert all(is_served(name, settings) for name in served)
    assert not is_served("other.example.org", settings)
    assert is_served("anything", Settings(hosts=("*",)))


def test_forwarded_addresses_are_believed_from_named_proxies_alone(tmp_path: Path) -> None:
    def made_by_strangers(server: Running) -> list[int]:
        with server.http() as http:
            wish = {"players": 2, "seats": [{"kind": "human"}, {"kind": "human"}]}
            return [
                http.post("/api/games", json=wish, headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
                for number in range(4)
            ]

    with running(f"sqlite:///{tmp_path / 'a.sqlite'}", new_games=0.001, new_games_burst=2) as server:
        assert made_by_strangers(server) == [201, 201, 429, 429]
    limits: Any = {"new_games": 0.001, "new_games_burst": 2, "proxies": ("127.0.0.1",)}
    with running(f"sqlite:///{tmp_path / 'b.sqlite'}", **limits) as server:
        assert made_by_strangers(server) == [201] * 4


def test_metrics_are_not_for_those_behind_a_proxy(tmp_path: Path) -> None:
    def asked(server: Running, **headers: str) -> httpx.Response:
        with server.http() as http:
            return http.get("/metrics", headers={name.replace("_", "-"): value for name, value in headers.items()})

    with running(f"sqlite:///{tmp_path / 'a.sqlite'}") as server:
        assert asked(server).status_code == 200
        assert asked(server, X_Forwarded_For="1.2.3.4").status_code == 404
        assert asked(server, X_Forwarded_For="127.0.0.1").status_code == 404
        assert asked(server, Forwarded="for=127.0.0.1").status_code == 404
