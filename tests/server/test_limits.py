"""Limits by address, in one process and over several workers."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from colditz.server import limits
from colditz.server.connections import OwnConnections, SharedConnections, counted_connections
from colditz.server.limits import AddressBuckets, SharedBuckets, buckets, counted_together, owner_of
from tests.server.harness import running


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert owner_of("2001:db8::1") == owner_of("2001:db8::ffff:2") != owner_of("2001:db8:0:1::1")
    assert owner_of("::ffff:192.0.2.7") == owner_of("192.0.2.7") == "192.0.2.7"
    assert owner_of("testclient") == "testclient"


def test_many_addresses_do_not_make_an_empty_bucket_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    found = AddressBuckets(0.000001, 2)
    assert [found.allow("greedy") for _ in range(3)] == [True, True, False]

    for number in range(50):
        assert found.allow(f"192.0.2.{number}")

    assert not found.allow("greedy")
    assert len(found.by_address) <= 10


def test_workers_count_together(tmp_path: Path) -> None:
    one, other = (SharedBuckets(tmp_path / "limit", "salt", 0.000001, 4) for _ in range(2))

    assert [worker.allow("192.0.2.1") for worker in (one, other, one, other, one, other)] == [True] * 4 + [False] * 2
    assert other.allow("192.0.2.2")
    assert b"192.0.2" not in (tmp_path / "limit").read_bytes()


def test_a_shared_bucket_fills_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    found = SharedBuckets(tmp_path / "limit", "salt", 0.5, 2)
    assert [found.allow("a") for _ in range(3)] == [True, True, False]
    now[0] += 2.0

    assert [found.allow("a") for _ in range(2)] == [True, False]


def test_a_full_table_of_addresses_forgets_whoever_asked_least(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ROWS", limits.LOOKED_AT)
    found = SharedBuckets(tmp_path / "limit", "salt", 0.000001, 5)
    assert [found.allow("greedy") for _ in range(6)][-1] is False

    for number in range(100):
        assert found.allow(f"192.0.2.{number}")

    assert not found.allow("greedy")


def test_connections_are_counted_over_all_workers(tmp_path: Path) -> None:
    one, other = SharedConnections(tmp_path, "salt"), SharedConnections(tmp_path, "salt")

    assert [one.add("a"), other.add("a"), one.add("a"), other.add("b")] == [1, 2, 3, 1]
    one.remove("a")
    assert other.add("a") == 3
    other.own.close()
    os.close(other.file)  # as when it dies: its lock is free
    again = SharedConnections(tmp_path, "salt")
    assert again.add("a") == 2  # one of the first worker's and its own: those of the dead one are gone


def test_one_process_counts_for_itself_and_several_together(tmp_path: Path) -> None:
    assert isinstance(buckets("x", 1, 1), AddressBuckets)
    assert isinstance(counted_connections(), OwnConnections)
    with counted_together(str(tmp_path)):
        assert isinstance(buckets("x", 1, 1), SharedBuckets)
        assert isinstance(counted_connections(), SharedConnections)


def test_seats_cannot_be_tried_without_end(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", joins=0.000001, joins_burst=3) as server:
        made = server.make(players=2, seats=[{"kind": "human"}, {"kind": "open"}])
        with server.http() as http:
            wishes = [("join", {"seat": "none"}), ("leave", {"token": "x"}), ("rematch", {"tokens": ["x"]})]
            answers = [http.post(f"/api/games/{made['id']}/{path}", json=wish) for path, wish in [*wishes, *wishes]]
    codes = [answer.json()["code"] for answer in answers]
    assert codes == ["unknown-seat", "wrong-token", "not-finished", "too-fast", "too-fast", "too-fast"]
