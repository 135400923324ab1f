"""A long game opens from a snapshot exactly as from its whole log, and a snapshot that is wrong is not used."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from colditz import Match, new_game
from colditz.editions.registry import EDITIONS
from colditz.server import snapshots
from colditz.server.snapshots import EVERY, LogDigest, rules_fingerprint, snapshot_of
from colditz.server.upgrade import reopen
from colditz.store.open import open_store
from colditz.store.store import GameRecord, LogEntry, Snapshot
from colditz.testing.bold import pick
from tests.server.harness import Running, running

MOST = 800


def long_game(edition: str, entries: int = 420) -> tuple[GameRecord, Match]:
    secret = secrets.token_hex(32)
    match, luck = new_game(edition, players=4, secret=secret), Random(4)
    while match.question < entries and not match.finished:
        seat = match.asked()[0]
        match.play(seat, pick(match, seat, luck))
    setup = {name: value for name, value in match.log().items() if name not in ("actions", "secret")}
    record = GameRecord(
        "long", edition, setup, secret, "", "", "running", public=False, options={}, created=0.0, changed=0.0
    )
    return record, match


def entries_of(match: Match) -> list[LogEntry]:
    return [LogEntry(seat, action, 0.0) for seat, action in match.taken(0)]


def snapshot_after(record: GameRecord, entries: list[LogEntry], number: int) -> Snapshot:
    match = reopen(record, entries[:number], MOST).match
    taken = [LogEntry(seat, action, 0.0) for seat, action in match.taken(0)]
    found = snapshot_of(record.id, match, LogDigest(taken))
    assert found is not None
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_opens_from_a_snapshot_as_from_its_log(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, match = long_game(edition)
    entries = entries_of(match)
    whole = reopen(record, entries, MOST)
    for number in range(EVERY, len(entries), 37):
        snapshot = snapshot_after(record, entries, number)
        short = reopen(record, entries, MOST, snapshot)
        assert snapshot.entries >= number
        assert short.match.position() == whole.match.position() == match.position()
        assert short.match.question == whole.match.question
        assert short.match.asked() == whole.match.asked()
        assert short.digest.text() == whole.digest.text()
        assert short.history == [deed for deed in whole.history if deed.first >= snapshot.entries]
        luck = Random(number)
        for _ in range(30):  # and they go on alike, dice included
            if short.match.finished:
                break
            seat = short.match.asked()[0]
            action = pick(short.match, seat, luck)
            first = whole.match.copy()
            assert short.match.play(seat, action) == first.play(seat, action)
            whole = whole._replace(match=first)
        whole = reopen(record, entries, MOST)


@pytest.mark.parametrize("what", ["digest", "rules", "longer", "unreadable", "another position", "another game"])
def test_a_snapshot_that_is_wrong_is_passed_over(what: str) -> None:
    record, match = long_game("classic")
    entries = entries_of(match)
    good = snapshot_after(record, entries, 200)
    other, played = long_game("classic", 300)
    wrong = {
        "digest": replace(good, digest="0" * 64),
        "rules": replace(good, rules_version="others"),
        "longer": replace(good, entries=len(entries) + 5),
        "unreadable": replace(good, position=good.position[:200]),
        "another position": replace(good, position=good.position.replace("luck ", "luck 1")),
        "another game": snapshot_after(other, entries_of(played), 200),
    }[what]

    found = reopen(record, entries, MOST, wrong)

    assert found.match.position() == match.position()


def test_a_position_of_other_rules_would_be_noticed() -> None:
    assert len(rules_fingerprint()) == 32
    assert "engine" in snapshots.RULES


def test_the_server_keeps_snapshots_and_opens_games_from_them(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 20)
    used: list[int] = []
    real = snapshots.start_from

    def noting(record: GameRecord, snapshot: Snapshot | None, entries: list[LogEntry]) -> object:
        start = real(record, snapshot, entries)
        used.append(start.entries if start else 0)
        return start

    monkeypatch.setattr("colditz.server.upgrade.start_from", noting)
    monkeypatch.setattr("colditz.server.tables.EVERY", 20)

    async def play(server: Running, game: str, most: int) -> int:
        async with server.connect(game) as client:
            while True:
                update = await client.until("update")
                if update["question"] > most or update["view"]["ending"]:
                    return int(update["question"])

    with running(address) as server:
        made = server.make(players=3, seats=[{"kind": "bot", "level": "random"}] * 3, public=True)
        asyncio.run(play(server, made["id"], 200))
    kept = asyncio.run(snapshot_in(address, made["id"]))
    assert kept is not None
    assert kept.entries >= 100
    with running(address) as server:
        asyncio.run(play(server, made["id"], 0))
    assert used[-1] == kept.entries


async def snapshot_in(address: str, game: str) -> Snapshot | None:
    store = open_store(address)
    await store.open()
    found = await store.snapshot(game)
    await store.close()
    return found


def test_a_newer_snapshot_is_not_replaced_by_an_older_one(tmp_path: Path) -> None:
    async def keep() -> list[int]:
        store = open_store(f"sqlite:///{tmp_path / 'games.sqlite'}")
        await store.open()
        record, _ = long_game("classic", 1)
        await store.create(record, [])
        found = []
        for entries, version in ((100, "a"), (50, "a"), (200, "a"), (40, "b")):
            await store.put_snapshot(Snapshot("long", entries, version, "", ""))
            kept = await store.snapshot("long")
            assert kept is not None
            found.append(kept.entries)
        await store.close()
        return found

    assert asyncio.run(keep()) == [100, 100, 200, 40]


def test_a_server_that_is_ready_has_worked_out_what_snapshots_are_checked_against(tmp_path: Path) -> None:
    rules_fingerprint.cache_clear()
    with running(f"sqlite:///{tmp_path / 'games.sqlite'}"):
        assert rules_fingerprint.cache_info().currsize == 1
