"""What the server carries when many come: idle sockets, onlookers, people beside bots, a restart, long games.

`python -m colditz.testing.server_load` measures this program; `--beside FOLDER` measures the program in another source
tree (a git worktree of an older commit, say) in the same run, part by part. Everything goes over loopback, and every
loop has an end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import resource
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean

from colditz.testing.light_client import LightClient, arrive
from colditz.testing.server_bench import memory_of, seconds_of
from colditz.testing.server_long_game import long_game
from colditz.testing.server_trees import Json, running, started, token
from colditz.testing.wire_client import ServerProcess

BOTS = [{"kind": "bot", "level": "random"}] * 4
PEOPLE = [{"kind": "human"}, {"kind": "human"}]
AT_ONCE = 100  # connections that are being opened
ACTIONS_SEEN, ACTIONS_TIMED = 10, 150
WATCHED = 10.0  # seconds of bot games


def percentiles(times: list[float]) -> str:
    """The middle, and what one in a hundred exceeds."""
    ordered = sorted(times)
    p50, p99 = (ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.5, 0.99))
    return f"p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, most {ordered[-1] * 1000:.0f} ms"


# --- the parts


def bot_games(tree: Path, games: int) -> str:
    """What games of bots alone play at once, all of it on the disk before it counts."""
    with running(tree) as server:
        for _ in range(games):
            server.make(seats=BOTS, players=4)
        actions, took, used = played_by_bots(server)
    return f"{games} bot games: {actions / took:.0f} actions/s, {actions / used:.0f} a second of processor"


def played_by_bots(server: ServerProcess) -> tuple[float, float, float]:
    """Actions that bots play while they are watched, the seconds that takes, and those of processor; games may end."""
    process = server.process.pid
    before, used, began = entries_of(server), seconds_of(process), time.monotonic()
    latest = (0.0, 1.0, 1.0)
    while time.monotonic() < began + WATCHED:
        time.sleep(WATCHED / 20)
        actions = entries_of(server) - before
        if actions == latest[0] and actions:
            break  # all games are over
        latest = (actions, time.monotonic() - began, seconds_of(process) - used)
    return latest


def idle(tree: Path, tables: int) -> str:
    """Memory of many tables with an idle socket each."""

    async def hold(server: ServerProcess) -> float:
        made = [await asyncio.to_thread(server.make, seats=PEOPLE, players=2) for _ in range(tables)]
        places = [(each["id"], token(each, "security")) for each in made]
        async with arrived(server, places):
            return memory_of(server.process.pid)

    with running(tree) as server:
        return f"{tables} tables with an idle socket each: {asyncio.run(hold(server)):.0f} MB"


@contextlib.asynccontextmanager
async def arrived(server: ServerProcess, places: Sequence[tuple[str, ...]]) -> AsyncIterator[list[LightClient]]:
    """Clients that have said hello, each at a game with its tokens."""
    gate, clients = asyncio.Semaphore(AT_ONCE), list[LightClient]()

    async def come(place: tuple[str, ...]) -> None:
        async with gate:
            clients.append(await arrive(server.address, *place))

    try:
        await asyncio.gather(*map(come, places))
        yield clients
    finally:
        for client in clients:
            client.close()


class Player:
    """Whoever holds both seats of a small game."""

    def __init__(self, link: LightClient, luck: Random) -> None:
        self.link, self.luck = link, luck
        self.updates: dict[str, Json] = {}
        self.number = 0

    async def hear(self) -> None:
        """Take in the next update."""
        update = await self.link.read("update")
        self.updates[update["seat"]] = update

    async def act(self) -> int:
        """Send any action of whoever is asked; returns the question that it answers, or -1 if there is none."""
        question = int(max(update["question"] for update in self.updates.values()))
        while any(update["question"] < question for update in self.updates.values()):
            await self.hear()
        asked = next(iter(self.updates.values()))["asked"]
        actions = self.updates[asked[0]]["choices"]["actions"] if asked else []
        if not actions:
            return -1
        self.number += 1
        action = self.luck.choice(actions)
        self.link.send({"type": "play", "id": self.number, "seat": asked[0], "question": question, "action": action})
        return question

    async def answered(self, question: int) -> None:
        """Wait until both seats have heard of it."""
        while any(update["question"] <= question for update in self.updates.values()):
            await self.hear()


async def seated(server: ServerProcess, made: Json) -> Player:
    """A player at both seats, who knows how the table stands."""
    tokens = [token(made, seat) for seat in ("security", "american")]
    player = Player(await arrive(server.address, made["id"], *tokens, reads=True), Random(1))
    while len(player.updates) < len(tokens):
        await player.hear()
    return player


def crowd(tree: Path, onlookers: int) -> str:
    """How long until every onlooker of one table has seen an action."""
    with running(tree) as server:
        times = asyncio.run(_watched(server, onlookers))
    return f"{onlookers} onlookers see an action, the last of them after: {percentiles(times)}"


async def _watched(server: ServerProcess, onlookers: int) -> list[float]:
    made, last = server.make(seats=PEOPLE, players=2, public=True), []
    async with arrived(server, [(made["id"],)] * onlookers) as links:
        player = await seated(server, made)
        for _ in range(ACTIONS_SEEN):
            began = time.monotonic()
            question = await player.act()
            if question < 0:
                break
            last.append(max([await link.until(question + 1) for link in links]) - began)
            await player.answered(question)
    return last


def beside_bots(tree: Path, games: int) -> str:
    """A person's action beside many bot games, and what those play meanwhile."""
    with running(tree) as server:
        times, rate = asyncio.run(_among_bots(server, games))
    return f"beside {games} bot games ({rate:.0f} actions/s): {len(times)} actions of people, {percentiles(times)}"


async def _among_bots(server: ServerProcess, games: int) -> tuple[list[float], float]:
    for _ in range(games):
        await asyncio.to_thread(server.make, seats=BOTS, players=4)
    made, times = server.make(seats=PEOPLE, players=2), []
    before, began = entries_of(server), time.monotonic()
    player = await seated(server, made)
    for _ in range(ACTIONS_TIMED):
        sent = time.monotonic()
        question = await player.act()
        if question < 0:
            break
        await player.answered(question)
        times.append(time.monotonic() - sent)
    return times, (entries_of(server) - before) / (time.monotonic() - began)


def entries_of(server: ServerProcess) -> float:
    """Actions that a server has saved so far."""
    lines = server.get("/metrics").splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("colditz_actions_total ")))


def restart(tree: Path, clients: int) -> str:
    """How long until many clients are back after a restart."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        database = f"sqlite:///{Path(folder).absolute() / 'games.sqlite'}"
        server = started(tree, database)
        made = [server.make(seats=PEOPLE, players=2) for _ in range(clients)]
        server.kill()
        server = started(tree, database)
        try:
            times = asyncio.run(_come_back(server, made))
        finally:
            server.stop()
            server.kill()
    return f"{clients} clients come back after a restart: the last after {max(times):.2f} s"


async def _come_back(server: ServerProcess, made: list[Json]) -> list[float]:
    began = time.monotonic()

    async def come(game: Json) -> float:
        client = await arrive(server.address, game["id"], token(game, "security"))
        client.close()
        return time.monotonic() - began

    return list(await asyncio.gather(*map(come, made)))


PARTS: dict[str, Callable[[Path, int], str]] = {
    "bots-1": bot_games,
    "bots-100": bot_games,
    "bots-500": bot_games,
    "idle": idle,
    "crowd": crowd,
    "beside": beside_bots,
    "restart": restart,
    "long": long_game,
}
NUMBERS = {
    "bots-1": 1,
    "bots-100": 100,
    "bots-500": 500,
    "idle": 5000,
    "crowd": 1000,
    "beside": 500,
    "restart": 500,
    "long": 75,
}


def main() -> None:
    """Measure what is asked for, each part of both programs one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="+", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--part-of", type=float, default=1.0, help="so much of the usual numbers")
    parser.add_argument("--beside", type=Path, help="the source tree of another version, measured in the same run")
    parser.add_argument("--rounds", type=int, default=2, help="how often each part is measured")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    trees = {"now": Path(__file__).parents[3]} | ({"beside": options.beside.absolute()} if options.beside else {})
    for part in options.parts:
        number = max(1, int(NUMBERS[part] * (options.part_of if part != "long" else 1)))
        found: dict[str, list[list[float]]] = {name: [] for name in trees}
        for turn in range(options.rounds):  # in turns, so that what else the machine does hits both alike
            for name, tree in list(trees.items())[:: -1 if turn % 2 else 1]:
                found[name].append(measured(name, tree, part, number))
        if len(trees) > 1 and part.startswith("bots") and all(all(each) for each in found.values()):
            now, then = ([mean(rates) for rates in zip(*each, strict=True)] for each in found.values())
            ratios = " and ".join(f"{one / other:.2f}" for one, other in zip(now, then, strict=True))
            print(f"ratio   {number} bot games: {ratios}", flush=True)


def measured(name: str, tree: Path, part: str, number: int) -> list[float]:
    """Measure one part and print it; returns its rates."""
    try:
        says = PARTS[part](tree, number)
    except (OSError, RuntimeError, TimeoutError) as error:
        says = f"{part}: cannot be done: {type(error).__name__} {error}"
    print(f"{name:7} {says}", flush=True)
    return [float(rate) for rate in re.findall(r"([\d.]+) (?:actions/s|a second)", says)]


if __name__ == "__main__":
    main()
