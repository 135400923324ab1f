"""How much the server carries: durable actions a second and how long each takes, memory, and the time to start.

`python -m colditz.testing.server_bench` measures all of it; `--help` names the parts. Bots play on the server itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

from colditz import commitment, new_game
from colditz.store.open import open_store
from colditz.store.store import GameRecord, LogEntry, SeatRecord, Store
from colditz.testing.bold import pick
from colditz.testing.cluster import HOW_TO_GET_IT, programs, running_cluster
from colditz.testing.wire_client import ServerProcess, free_port

LIMITS = ("--set", "new_games=100000", "--set", "new_games_burst=100000", "--set", "idle_seconds=100000")
STORED = 10_000
BOTS = [{"kind": "bot", "level": "random"}] * 4
PEOPLE = [{"kind": "human"}] * 4


# --- looking at a server


def metrics_of(server: ServerProcess, workers: int) -> list[dict[str, float]]:
    """What every worker counts; one request reaches one of them, so ask until all have answered."""
    found: dict[float, dict[str, float]] = {}
    for _ in range(200):
        numbers = {
            key: float(value) for key, value in re.findall(r"^(\S+) (\S+)$", server.get("/metrics"), re.MULTILINE)
        }
        processes = processes_in(numbers)
        if len(processes) == workers:  # they add up what they count
            rest = dict.fromkeys(numbers, 0.0)
            return [{**(rest if part else numbers), "colditz_process_id": own} for part, own in enumerate(processes)]
        found[processes[0]] = numbers
        if len(found) == workers:
            return list(found.values())
    raise TimeoutError("not every worker answered")


def processes_in(numbers: dict[str, float]) -> list[float]:
    """The workers that count; one that was not asked yet has not said its number, but its label is that number."""
    named = {key: value for key, value in numbers.items() if key.startswith("colditz_process_id")}
    labels = [re.findall(r'pid="(\d+)"', key) for key in named]
    return [float(label[0]) if label else value for label, value in zip(labels, named.values(), strict=True)]


def memory_of(process: int) -> float:
    """Megabytes that a process holds."""
    text = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024


def seconds_of(process: float) -> float:
    """Seconds that a process has kept a core busy."""
    fields = Path(f"/proc/{process:.0f}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(before: list[dict[str, float]], after: list[dict[str, float]], part: float) -> str:
    """The bucket of times in which a part of all actions is done."""
    limits = [key for key in after[0] if key.startswith("colditz_action_seconds_bucket")]
    counts = [sum(new[key] - old[key] for new, old in zip(after, before, strict=True)) for key in limits]
    for key, count in zip(limits, counts, strict=True):
        if count >= part * counts[-1]:
            limit = re.findall(r'le="(.*)"', key)[0]
            return f"<= {float(limit) * 1000:g} ms" if limit != "+Inf" else "> 2500 ms"
    return "none"


# --- what is measured


def busy(database: str, games: int, workers: int, seconds: float) -> str:
    """Bot games at once: durable actions a second, and the time from an action's arrival to its being saved."""
    server = ServerProcess(database, free_port(), workers, LIMITS)
    try:
        server.wait()
        for _ in range(games):
            server.make(seats=BOTS, players=4)
        before = sorted(metrics_of(server, workers), key=lambda worker: worker["colditz_process_id"])
        processes = [worker["colditz_process_id"] for worker in before]
        began, used = time.monotonic(), sum(map(seconds_of, processes))
        time.sleep(seconds)
        after = sorted(metrics_of(server, workers), key=lambda worker: worker["colditz_process_id"])
        took, used = time.monotonic() - began, sum(map(seconds_of, processes)) - used
    finally:
        server.stop()
        server.kill()
    sums = [
        sum(new[key] - old[key] for new, old in zip(after, before, strict=True)) / took
        for key in ("colditz_actions_total", "colditz_entries_total")
    ]
    times = f"p50 {percentile(before, after, 0.5)}, p99 {percentile(before, after, 0.99)}"
    rates = f"{sums[0]:6.0f} actions/s ({sums[0] * took / used:.0f} a second of processor), {sums[1]:6.0f} entries/s"
    return f"{games:4} games, {workers} worker(s): {rates}, {times}"


def memory(database: str, games: int) -> str:
    """Memory of a game in which nobody acts, and of one that bots play."""
    server = ServerProcess(database, free_port(), 1, LIMITS)
    try:
        server.wait()
        server.make(seats=PEOPLE, players=4)
        at_first = memory_of(server.process.pid)
        for _ in range(games):
            server.make(seats=PEOPLE, players=4)
        with_idle = memory_of(server.process.pid)
        for _ in range(games):
            server.make(seats=BOTS, players=4)
        time.sleep(20)
        with_busy = memory_of(server.process.pid)
    finally:
        server.stop()
        server.kill()
    idle, played = (with_idle - at_first) / games * 1024, (with_busy - with_idle) / games * 1024
    return f"server {at_first:.0f} MB; a game in memory {idle:.0f} KB idle, {played:.0f} KB after 20 s of bots"


def start(database: str, games: int) -> str:
    """The time to start with many stored games, from the command to the first answer."""
    asyncio.run(_store_games(database, games))
    times = []
    for _ in range(3):
        server = ServerProcess(database, free_port(), 1, LIMITS)
        try:
            times.append(server.wait())
        finally:
            server.stop()
            server.kill()
    return f"{games} stored games: ready after {min(times):.2f} s (best of {len(times)})"


def pattern(entries: int = 40) -> tuple[GameRecord, list[LogEntry]]:
    """A game in progress, to be stored many times under many ids."""
    secret = secrets.token_hex(32)
    match, luck = new_game("classic", players=4, secret=secret), Random(1)
    while match.question < entries:
        seat = match.asked()[0]
        match.play(seat, pick(match, seat, luck))
    setup = {name: value for name, value in match.log().items() if name not in ("actions", "secret")}
    options = {"clock": {"kind": "correspondence", "hours": 100}}
    sealed = commitment(secret)
    record = GameRecord(
        "", "classic", setup, secret, sealed, "0", "running", public=True, options=options, created=0, changed=0
    )
    return record, [LogEntry(seat, action, 0.0) for seat, action in match.taken(0)]


async def _store_games(database: str, games: int) -> None:
    record, entries = pattern()
    store = open_store(database)
    await store.open()
    for chunk in range(0, games, 200):
        numbers = range(chunk, min(chunk + 200, games))
        await asyncio.gather(*(_store_game(store, record, entries, number) for number in numbers))
    await store.close()


async def _store_game(store: Store, record: GameRecord, entries: list[LogEntry], number: int) -> None:
    game, now = f"stored-{number}", time.time() + number / 1000
    names = ("security", *record.setup["nations"])
    seats = [SeatRecord(game, name, "human", name, "", f"{game} {name}", steward=False, orders={}) for name in names]
    await store.create(replace(record, id=game, created=now, changed=now), seats)
    await store.append(game, 0, entries)


# --- all of it


@contextmanager
def databases(wanted: list[str]) -> Iterator[dict[str, Callable[[], str]]]:
    """By kind, what gives an empty database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=".")))
        found: dict[str, Callable[[], str]] = {}
        if "sqlite" in wanted:
            found["sqlite"] = lambda: f"sqlite:///{folder.absolute() / secrets.token_hex(4)}.sqlite"
        if "postgresql" in wanted:
            where = programs()
            if where is None:
                raise SystemExit(HOW_TO_GET_IT)
            found["postgresql"] = stack.enter_context(running_cluster(where)).new_database
        yield found


def main() -> None:
    """Measure what is asked for, and print a line each."""
    parser = argparse.ArgumentParser(description="Measure the server with bot games on each database.")
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"], choices=["sqlite", "postgresql"])
    parser.add_argument("--games", nargs="+", type=int, default=[1, 100, 500])
    parser.add_argument("--parts", nargs="+", default=["busy", "memory", "start"], choices=["busy", "memory", "start"])
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each number of games is watched")
    options = parser.parse_args()
    with databases(options.databases) as found:
        for name, fresh in found.items():
            if "busy" in options.parts:
                for workers in (1, 2) if name == "postgresql" else (1,):
                    for games in options.games:
                        print(f"{name:10} {busy(fresh(), games, workers, options.seconds)}", flush=True)
            if "memory" in options.parts:
                print(f"{name:10} {memory(fresh(), 200)}", flush=True)
            if "start" in options.parts:
                print(f"{name:10} {start(fresh(), STORED)}", flush=True)


if __name__ == "__main__":
    main()
