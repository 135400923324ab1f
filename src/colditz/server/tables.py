"""All games of one server: those in use are in memory, the others wait in the store."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

from colditz.server import chat
from colditz.server.bots import Bots
from colditz.server.clocks import ServerClock
from colditz.server.driver import Driver, plan_of
from colditz.server.errors import Fault
from colditz.server.limits import buckets
from colditz.server.metrics import Metrics
from colditz.server.notices import Notices
from colditz.server.offload import ByteCache, Offload, VersionedCache
from colditz.server.options import Options
from colditz.server.presence import Exchange
from colditz.server.settings import Settings
from colditz.server.snapshots import EVERY
from colditz.server.table import GameTable
from colditz.server.upgrade import RULES_VERSION, Outdated, reopen
from colditz.server.warming import warm_up
from colditz.store.store import (
    ChangeNotice,
    Conflict,
    GameRecord,
    LogEntry,
    Snapshot,
    Store,
    StoreError,
    StoreUnavailable,
)

SWEEP_SECONDS = 5.0
SHORT = 12  # entries of a log that is replayed at once
PAGE = 200
MAX_WAKES = 20  # tables opened for their clocks at once; after a long rest of the server thousands may be due

log = logging.getLogger(__name__)


class TableManager:
    """Opens tables when somebody comes, and puts them away when nobody needs them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.metrics, self.clock = Metrics(), ServerClock()
        self.notices = Notices(settings, self.metrics)
        self.bots = Bots(self.metrics, settings.thinkers, settings.bot_budget, processes=settings.bot_processes)
        self.game_creation_limit = buckets("new-games", settings.new_games, settings.new_games_burst)
        self.heavy_limit = buckets("heavy", settings.heavy, settings.heavy_burst)
        self.joins_limit = buckets("joins", settings.joins, settings.joins_burst)
        self.offload, self.replays, self.listings = Offload(), ByteCache(), VersionedCache()
        self.open: dict[str, GameTable] = {}
        self.drivers: dict[str, Driver] = {}
        self.opening: dict[str, asyncio.Task[GameTable]] = {}
        self.wake_times: dict[str, float] = {}  # games put away whose clock runs on
        self.connections = 0
        self.exchange = Exchange(store, self.open)
        self.saving: set[asyncio.Task[None]] = set()  # snapshots on their way to the store
        self.tasks: list[asyncio.Task[None]] = []

    def now(self) -> float:
        """Unix time."""
        return self.clock.now()

    # --- starting and stopping

    async def start(self) -> None:
        """Open the store and begin to watch clocks and news; no game is loaded."""
        await asyncio.gather(self.store.open(), asyncio.to_thread(warm_up))
        duties = (self._watch, self._follow_changes, self._schedule_clocks, self.exchange.run)
        self.tasks = [asyncio.create_task(self._on_duty(duty), name=duty.__name__) for duty in duties]

    async def stop(self) -> None:
        """Put everything away."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        drivers = [driver.task for driver in self.drivers.values()]
        for game in list(self.open):
            async with self.open[game].lock:  # what is being saved is saved
                self._unload(game)
        await asyncio.gather(*drivers, *self.saving, return_exceptions=True)
        await self.exchange.farewell()
        await self.notices.close()
        self.bots.close()
        self.offload.close()
        await self.store.close()

    # --- opening tables

    async def table(self, game: str) -> GameTable:
        """The table of a game for somebody who comes to it, opened if need be."""
        table = await self._found(game)
        table.used_at = self.now()  # it must not be put away under whoever is about to sit down
        return table

    async def _found(self, game: str) -> GameTable:
        """A table, opened if need be; of several who ask at once, one opens it."""
        if game in self.open:
            return self.open[game]
        if game not in self.opening:
            self.opening[game] = asyncio.create_task(self._open(game))
            self.opening[game].add_done_callback(lambda _: self.opening.pop(game, None))
        return await asyncio.shield(self.opening[game])

    async def _open(self, game: str) -> GameTable:
        record = await self.store.game(game)
        if record is None:
            raise Fault("unknown-game", game=game)
        if record.status == "kept":
            raise Fault("kept")
        entries = await self.store.entries(game)
        try:
            snapshot = await self._snapshot(game) if len(entries) > EVERY else None
            most = self.settings.recent_actions * 2
            if len(entries) <= SHORT:  # it is replayed before a thread would have woken
                found = reopen(record, entries, most)
            else:
                found = await asyncio.to_thread(reopen, record, entries, most, snapshot)
        except Outdated:
            log.warning("a game is kept as it is: its log no longer fits the rules", exc_info=True)
            await self.store.change_game(game, status="kept")
            raise Fault("kept") from None
        if record.rules_version != RULES_VERSION:
            await self.store.change_game(game, rules_version=RULES_VERSION)
            record = replace(record, rules_version=RULES_VERSION)
        table = GameTable(self, record, await self.store.seats(game), found.match, found.history, found.digest)
        await self._repair(table, entries)
        table.used_at = 0.0  # so far nobody has come for it
        return self.register(table)

    async def _snapshot(self, game: str) -> Snapshot | None:
        """A snapshot is a shorter way and nothing more: without it the game opens as well."""
        try:
            return await self.store.snapshot(game)
        except StoreError:
            log.exception("the snapshot of game %s could not be read", game)
            return None

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Save where a game stands, in the background."""
        task = asyncio.get_running_loop().create_task(self._save_snapshot(snapshot))
        self.saving.add(task)
        task.add_done_callback(self.saving.discard)

    async def _save_snapshot(self, snapshot: Snapshot) -> None:
        try:
            await self.store.put_snapshot(snapshot)
        except StoreError as error:
            log.warning("the snapshot of game %s was not saved: %s", snapshot.game, error)

    async def _repair(self, table: GameTable, entries: list[LogEntry]) -> None:
        """Finish what a crash may have left half done, and set the clock by the log."""
        missing = table.match.taken(len(entries))
        table.snapshots.digest.add(missing)
        if missing:  # chance had not answered yet
            now = self.now()
            with suppress(Conflict):  # another worker has just done the same
                await self.store.append(
                    table.id, len(entries), [LogEntry(seat, action, now) for seat, action in missing]
                )
        times = [table.record.created, *(entry.at for entry in entries[-1:])]
        latest = max([*times, table.options.started or 0.0, table.options.resumed or 0.0])
        table.clock.since = min(latest, self.now())  # the clock may have been set back since
        if table.match.finished and table.record.status != "finished":
            await table.finish()

    def register(self, table: GameTable) -> GameTable:
        """A table comes into use."""
        self.open[table.id] = table
        table.on_moved, table.exchange = self.notices.moved, self.exchange
        self.exchange.opened(table.id)
        self.drivers[table.id] = Driver(table)
        self.wake_times.pop(table.id, None)
        return table

    def _unload(self, game: str) -> None:
        self.drivers.pop(game).stop()
        table = self.open.pop(game)
        self.bots.forget(game)
        plan = plan_of(table)
        if plan is not None:
            self.wake_times[game] = plan.at

    # --- in the background

    async def _on_duty(self, duty: Callable[[], Awaitable[None]]) -> None:
        """Do a duty until it is done; one that breaks is begun again, for clocks and news must not stand still."""
        while True:
            try:
                return await duty()
            except Exception:
                log.exception("the server could not go on with %s", duty.__name__)
                self.metrics.count("colditz_mishaps_total")
                await asyncio.sleep(SWEEP_SECONDS)

    async def _watch(self) -> None:
        """Put idle tables away, and open those whose clock runs out, a few at a time."""
        while True:
            self.metrics.set("colditz_tables_open", len(self.open))
            self.metrics.set("colditz_connections", self.connections)
            due = [game for game, at in self.wake_times.items() if at <= self.now()]
            for game in due[:MAX_WAKES]:
                await self._load_due(game)
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds) if len(due) <= MAX_WAKES else 0.1)
            for game, table in list(self.open.items()):
                if not table.listeners and self.now() - table.used_at > self.settings.idle_seconds:
                    self._unload_if_idle(game)

    def _unload_if_idle(self, game: str) -> None:
        """Put a table away that nobody needs, unless the server has something to do there soon."""
        with self._isolated(game):
            table, plan = self.open[game], plan_of(self.open[game])
            soon = plan is not None and plan.at < self.now() + self.settings.idle_seconds
            if not soon and not table.lock.locked():
                self._unload(game)

    async def _load_due(self, game: str) -> None:
        self.wake_times.pop(game, None)
        with self._isolated(game), suppress(Fault):
            try:
                await self._found(game)
            except StoreUnavailable:
                self.wake_times[game] = self.now() + SWEEP_SECONDS

    @contextmanager
    def _isolated(self, game: str) -> Iterator[None]:
        """Whatever is wrong with one game stays with that game; the host finds it in the log."""
        try:
            yield
        except Exception:
            log.exception("game %s could not be looked after", game)
            self.metrics.count("colditz_mishaps_total")

    async def _schedule_clocks(self) -> None:
        """After a start: which of the running games have a clock? Their logs stay where they are."""
        before: float | None = None
        while True:
            try:
                page = await self.store.games(status="running", limit=PAGE, before=before)
            except StoreUnavailable:
                await asyncio.sleep(SWEEP_SECONDS)
                continue
            for record in page:
                with self._isolated(record.id):
                    self._schedule_clock(record)
            if len(page) < PAGE:
                return
            before = page[-1].created

    def _schedule_clock(self, record: GameRecord) -> None:
        options = Options.model_validate(record.options)
        limits = {"turn": options.clock.minutes * 60, "correspondence": options.clock.hours * 3600}
        times = [record.changed + limits[options.clock.kind]] if options.clock.kind in limits else []
        times += [options.ends] if options.ends is not None else []
        if times and record.id not in self.open:
            self.wake_times[record.id] = min(times)

    async def _follow_changes(self) -> None:
        """What other workers saved is taken in at the tables that are open here."""
        async for news in self.store.changes():
            if news.kind == "presence":
                with self._isolated(""):
                    self.exchange.heard(news.body, asyncio.get_running_loop().time())
                continue
            if news.kind == "all":
                self.exchange.missed()
            games = list(self.open) if news.kind == "all" else [news.game]
            for table in [self.open[game] for game in games if game in self.open]:
                with self._isolated(table.id):
                    await self._apply_change(table, news)

    @staticmethod
    async def _apply_change(table: GameTable, news: ChangeNotice) -> None:
        if news.kind in ("game", "seats", "all"):
            await table.refresh()
        if news.kind in ("entries", "all"):
            await table.catch_up()
        if news.kind in ("talk", "all"):
            await chat.catch_up(table)

    def text(self) -> str:
        """The metrics, with what is counted just now."""
        self.metrics.set("colditz_tables_open", len(self.open))
        self.metrics.set("colditz_listeners", sum(len(table.listeners) for table in self.open.values()))
        self.metrics.set("colditz_connections", self.connections)
        self.metrics.set("colditz_process_id", os.getpid())  # which of several workers answers
        return self.metrics.text()
