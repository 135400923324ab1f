"""A long random walk over everything a store can do: it ends up with what a plain dictionary would hold."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from random import Random

import pytest

from colditz.store.store import Conflict, GameRecord, LogEntry, Message, SeatRecord, Store, UnknownGame
from tests.store.records import awaited, entries, game, opened, seat

STEPS = 150
NAMES = ("a", "b", "c", "d")
STATES = ("open", "running", "paused", "kept")


class Model:
    """What the store should hold."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.games: dict[str, GameRecord] = {}
        self.seats: defaultdict[str, dict[str, SeatRecord]] = defaultdict(dict)
        self.logs: defaultdict[str, list[LogEntry]] = defaultdict(list)
        self.talk: defaultdict[str, list[Message]] = defaultdict(list)
        self.results: dict[str, float] = {}

    async def create(self, store: Store, name: str, at: float) -> None:
        made = game(name, created=at, public=self.luck.random() < 0.5, status=self.luck.choice(STATES))
        if name in self.games:
            with pytest.raises(Conflict):
                await store.create(made, [])
            return
        await store.create(made, [seat("security", in_game=name)])
        self.games[name] = made
        self.seats[name]["security"] = seat("security", in_game=name)

    async def append(self, store: Store, name: str, at: float) -> None:
        first = max(0, len(self.logs[name]) + self.luck.choice((0, 0, 0, -1, 1)))
        new = entries(self.luck.randint(1, 5), first)
        if name in self.games and first == len(self.logs[name]):
            await store.append(name, first, new)
            self.logs[name] += new
        else:
            with pytest.raises(Conflict if name in self.games else UnknownGame):
                await store.append(name, first, new)

    async def say(self, store: Store, name: str, at: float) -> None:
        channel = self.luck.choice(("table", "officers"))
        if name in self.games:
            said = await store.say(name, channel, "british", {"at": at}, at)
            position = 1 + sum(message.channel == channel for message in self.talk[name])
            assert said == Message(len(self.talk[name]) + 1, channel, "british", {"at": at}, at, position)
            self.talk[name].append(said)

    async def put_seat(self, store: Store, name: str, at: float) -> None:
        which = self.luck.choice(("security", "british", "french"))
        changed = seat(which, in_game=name, name=f"Player {at}", steward=self.luck.random() < 0.5)
        if name in self.games:
            await store.put_seat(changed)
            self.seats[name][which] = changed

    async def change(self, store: Store, name: str, at: float) -> None:
        if name in self.games:
            state = self.luck.choice(STATES)
            await store.change_game(name, status=state, changed=at)
            self.games[name] = replace(self.games[name], status=state, changed=at)

    async def finish(self, store: Store, name: str, at: float) -> None:
        if name in self.games:
            await store.finish(name, {"side": "escape"}, at)
            self.games[name] = replace(self.games[name], status="finished", changed=at)
            self.results.setdefault(name, at)

    async def agrees(self, store: Store) -> None:
        for name in NAMES:
            assert await store.game(name) == self.games.get(name)
            assert await store.seats(name) == list(self.seats[name].values())
            assert await store.entries(name) == self.logs[name]
            assert await store.talk(name, ["table", "officers"]) == self.talk[name]
            assert await store.talk(name, ["officers"], 2) == [
                said for said in self.talk[name] if said.channel == "officers" and said.number > 2
            ]
        for state in (*STATES, "finished"):
            listed = [kept for kept in self.games.values() if kept.status == state and kept.public]
            expected = sorted(listed, key=lambda kept: -kept.created)
            assert await store.games(status=state, public=True) == expected
        assert {row["game"]: row["at"] for row in await store.results()} == {
            name: at for name, at in self.results.items() if self.games[name].public
        }


@pytest.mark.parametrize("seed", range(4))
@awaited
async def test_a_store_holds_what_a_dictionary_would(address: str, seed: int) -> None:
    luck = Random(seed)
    model = Model(luck)
    steps = (model.create, model.append, model.append, model.say, model.put_seat, model.change, model.finish)
    at = 0.0
    for _ in range(3):
        async with opened(address) as store:
            for _ in range(STEPS // 3):
                at += 1.0
                await luck.choice(steps)(store, luck.choice(NAMES), at)
            await model.agrees(store)
