"""One game in memory: one writer at a time, saved first and sent second."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Unpack, cast

from colditz.engine.play import Match
from colditz.engine.refusal import GameError, Stale
from colditz.model.actions import Action
from colditz.model.dealings import TradeOffered
from colditz.model.ids import SECURITY
from colditz.players.sight import invited
from colditz.rules.turn.day import last_round_of_part
from colditz.server.audience import Listener
from colditz.server.bots import steady_level
from colditz.server.chat_log import ChatLog
from colditz.server.clocks import Clock, away_until, game_ends, part_begins, strikes
from colditz.server.context import Draft, PendingAnswer, SeatChange, ServerContext
from colditz.server.errors import Fault
from colditz.server.gathering import Gathering
from colditz.server.limits import Bucket
from colditz.server.options import Options
from colditz.server.reactions import paced, reacting, seconds_of
from colditz.server.results import result_of
from colditz.server.seats import awaited, own
from colditz.server.snapshots import LogDigest, SnapshotKeeper, first_digest
from colditz.server.tells import OVER, ClockInfo, State, Status, Update
from colditz.server.updates import PlayedAction, played, update_for
from colditz.server.wire import write
from colditz.store.store import Conflict, GameRecord, LogEntry, SeatRecord, StoreUnavailable


class GameTable(Gathering):
    """A game, who sits at it and who looks on."""

    def __init__(
        self,
        server: ServerContext,
        record: GameRecord,
        seats: Iterable[SeatRecord],
        match: Match,
        history: Iterable[PlayedAction] = (),
        digest: LogDigest | None = None,
    ) -> None:
        super().__init__(record.id, server, {seat.seat: seat for seat in seats})
        self.record, self.match = record, match
        self.options = Options.model_validate(record.options)
        self.history: deque[PlayedAction] = deque(history, maxlen=server.settings.recent_actions)
        self.lock, self.seating = asyncio.Lock(), asyncio.Lock()  # of what is played, and of all else that is kept
        self.clock = Clock(server.now())
        self.pending: dict[str, PendingAnswer] = {}
        self.snapshots = SnapshotKeeper(record.id, digest or first_digest(match), match.question)
        self.drafts: dict[str, Draft] = {}  # by seat: walks that it tries out and may still take back
        self.pending_traders = list(match.seats[SECURITY + 1 :])  # of these, bots are still to be asked to barter
        self.chat_buckets: dict[str, Bucket] = {}  # by seat: how much it may still say
        self.chat = ChatLog(server.store, record.id)
        self.offered = 0.0  # when the last exchange was offered
        self.missed: Counter[str] = Counter()  # by seat: turns in a row in which its time ran out
        self.played_elsewhere = False  # the last action came from another worker
        self.address = ""  # of whoever made it or came first: its bots take their turns with those of that address
        self.on_moved: Callable[[GameTable, Match], None] = lambda *_: None  # whoever wants to hear of every move

    # --- playing

    async def take(self, seat: str, action: Action | str, question: int | None = None) -> int:
        """Take an action, save it, then tell everybody what he may know; returns the next question."""
        return await self.take_all(seat, (action,), question)

    async def take_all(self, seat: str, actions: Sequence[Action | str], question: int | None = None) -> int:
        """Take several actions of one seat, all or none."""
        return await asyncio.shield(asyncio.ensure_future(self._take(seat, actions, question)))

    async def take_here(self, seat: str, action: Action, question: int) -> int:
        """Take an action of the server's own, which is not cut short: a driver is stopped only when nobody acts."""
        return await self._take(seat, (action,), question)

    async def _take(self, seat: str, actions: Sequence[Action | str], question: int | None) -> int:
        return await self.take_run(lambda match: [played(match, seat, action) for action in actions], question)

    async def take_run(self, play: Callable[[Match], list[PlayedAction]], question: int | None) -> int:
        """Take whatever is played, all or none: it is saved in one piece, and told when it is saved.

        Walks that somebody tries out meanwhile are played before it.
        """
        async with self.lock:
            self.require_running()
            began, before = self.server.now(), self.match
            if question is not None and question != before.question:
                raise Stale("the question is another by now")
            after = before.copy()
            deeds = [*self._draft_deeds(after), *play(after)]
            if not deeds:  # what was tried out has been taken back meanwhile
                return before.question
            taken = after.taken(before.question)
            await self._save(before.question, taken, len(deeds))
            self.server.metrics.took(self.server.now() - began)
            self._commit_move(before, after, deeds, taken)
            self.played_elsewhere = False
            if after.finished:
                with suppress(
                    StoreUnavailable
                ):  # the action is saved; the driver keeps the result when the store is back
                    await self.finish()
            return after.question

    def _draft_deeds(self, match: Match) -> list[PlayedAction]:
        """Whatever is played next, walks that somebody tries out come first: he has made them, and nothing is lost."""
        walks = [(seat, action) for seat, draft in self.drafts.items() for action in draft.actions]
        return [played(match, seat, action) for seat, action in walks]

    def require_running(self) -> None:
        """Nobody plays before the start, in a pause or after the end."""
        match self.record.status:
            case "open":
                raise Fault("not-started")
            case "paused" | "finished" | "kept" as status:
                raise Fault(status)
            case "given-up":
                raise Fault("finished")
            case _:
                return

    async def _save(self, first: int, taken: list[list[str]], actions: int) -> None:
        now, metrics = self.server.now(), self.server.metrics
        entries = [LogEntry(seat, action, now) for seat, action in taken]
        try:
            await self.server.store.append(self.id, first, entries)
        except Conflict as conflict:
            metrics.count("colditz_conflicts_total")
            await self._catch_up()
            raise Stale("somebody else was faster") from conflict
        metrics.count("colditz_actions_total", actions)
        metrics.count("colditz_entries_total", len(entries))

    def _commit_move(self, before: Match, after: Match, deeds: list[PlayedAction], taken: list[list[str]]) -> None:
        self.match = after
        self.used_at = self.server.now()
        self.clock.moved(before, after, deeds[0].seat, self.used_at)
        self.history.extend(deeds)
        self._note_traders(deeds)
        self.clear_drafts()
        self.pending = self._still_pending(before, deeds[0].seat)
        self.snapshots.played(after, taken, self.server)
        self.send_updates()
        self.on_moved(self, before)
        self.wake_driver.set()

    def _still_pending(self, before: Match, actor: str) -> dict[str, PendingAnswer]:
        """Answers to a reaction that is still open: somebody may have traded meanwhile."""
        if actor in before.asked() or before.asked() != self.match.asked() or not reacting(self.match):
            return {}
        return {seat: answer._replace(question=self.match.question) for seat, answer in self.pending.items()}

    def _note_traders(self, deeds: list[PlayedAction]) -> None:
        """Whoever may barter anew is asked, and whoever is made an offer."""
        events = [event for deed in deeds for event in deed.events]
        self.pending_traders = invited(self.match, events) or self.pending_traders
        for event in events:
            if isinstance(event, TradeOffered):
                self.pending_traders.append(self.match.seats[event.to_seat])
                self.offered = self.used_at

    async def catch_up(self) -> None:
        """Take in what another worker saved."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self.server.store.entries(self.id, self.match.question)
        known = self.match.question
        for number, entry in enumerate(entries, known):
            if number < self.match.question:
                continue  # chance answered alike here
            before, after = self.match, self.match.copy()
            events = after.play(entry.seat, entry.action)
            deed = PlayedAction(before.question, after.question, entry.seat, events)
            self._commit_move(before, after, [deed], after.taken(before.question))
            self.played_elsewhere = True
            self.pending_traders = []  # the worker that played it asks its bots
        if self.match.taken(known)[: len(entries)] != [[entry.seat, entry.action] for entry in entries]:
            raise GameError(f"game {self.id} went another way in another worker")
        if self.match.finished and self.record.status != "finished":
            await self.finish()

    async def finish(self) -> None:
        """Keep how it ended and show the secret of the dice."""
        result = result_of(self.match, self.seats.values())
        async with self.seating:
            await self.server.store.finish(self.id, result, self.server.now())
            self.record = replace(self.record, status="finished")
        self.server.metrics.count("colditz_games_finished_total")
        self.broadcast(self.state())

    def planning_here(self) -> tuple[str, ...]:
        """Seats that try walks out just now."""
        return tuple(self.drafts)

    def clear_drafts(self) -> None:
        """Nothing is tried out any more: it was played, or taken back."""
        if self.drafts:
            self.drafts.clear()
            self.send_presence()

    def match_seen_by(self, seat: str) -> Match:
        """The table as a seat looks at it: with what it tries out just now."""
        draft = self.drafts.get(seat)
        return draft.match if draft else self.match

    # --- who sits and who looks on

    def played_by_bot(self, seat: str) -> str:
        """The level of the bot that decides for a seat now; empty if a person does."""
        record = self.seats[seat]
        if record.kind == "bot":
            return record.level
        away = record.steward or record.kind == "open"
        return (self.options.steward_level or steady_level()) if away else ""

    def deadline(self, seat: str) -> float | None:
        """When a steward decides for this seat; by correspondence nobody's time runs before he has come."""
        people = [each for each in self.seats.values() if each.kind == "human"]
        expected = self.options.clock.kind == "correspondence" and len(people) > 1
        if expected and awaited(self.seats[seat].token_hash):
            return None
        return self.clock.deadline(seat, self.options)

    async def change_seat(
        self,
        seat: str,
        *,
        was: str = "",
        kept: str = "",
        keep: Listener | None = None,
        **changes: Unpack[SeatChange],
    ) -> None:
        """Change a seat, save that, and tell everybody; one change at a time, so that none undoes another.

        What the seat was, and what was kept of its token, must be so still where they are named.
        """
        async with self.seating:
            for again in (True, False):
                now = self.seats[seat]
                if (was and now.kind != was) or (kept and now.token_hash != kept):
                    raise Fault("seat-not-open", seat=seat)
                try:
                    await self.server.store.put_seat(record := replace(now, **changes), now)
                    break
                except Conflict:  # another worker was quicker: what it wrote is not known here yet
                    self._take_seats(await self.server.store.seats(self.id))
                    if not again:
                        raise Fault("seat-not-open", seat=seat) from None
            self._take_seats([record], keep)
        self.send_presence()
        self.wake_driver.set()

    def _take_seats(self, records: Iterable[SeatRecord], keep: Listener | None = None) -> None:
        """Seats as they are kept now; whoever held one by another token holds it no more."""
        before = self._deciding()
        for record in records:
            if own(record.token_hash) != own(self.seats[record.seat].token_hash):
                self.pending.pop(record.seat, None)
                self.drafts.pop(record.seat, None)
                for listener in self.listeners - {keep}:
                    listener.seats = tuple(seat for seat in listener.seats if seat != record.seat)
            self.seats[record.seat] = record
        if self._deciding() != before:
            self.send_updates()  # whose time runs is another, or nobody's

    def _deciding(self) -> list[tuple[str, float | None]]:
        """By seat that is asked: the level of the bot that decides for it, or nothing; and until when."""
        return [(self.played_by_bot(seat), self.deadline(seat)) for seat in self.match.asked()]

    async def change(self, status: str, options: Options) -> None:
        """Start, pause or resume: save it, and tell everybody."""
        async with self.seating:
            await self._keep(status, options)
        self._tell_change()

    async def amend(self, change: Callable[[Options], Options]) -> None:
        """Change what is agreed on, from what it is by then: of two who do so at once neither undoes the other's."""
        async with self.seating:
            await self._keep(self.record.status, change(self.options))
        self._tell_change()

    def _tell_change(self) -> None:
        self.broadcast(self.state())
        self.send_updates()
        self.wake_driver.set()

    async def time_part(self) -> None:
        """Set the clock for the part of the day that has begun; a pause comes first."""
        async with self.seating:
            if self.record.status == "running":
                await self._keep("running", part_begins(self.options, self.match, self.server.now()))
        self.send_updates()
        self.wake_driver.set()

    async def _keep(self, status: str, options: Options) -> None:
        kept = options.model_dump(mode="json")
        await self.server.store.change_game(self.id, status=status, options=kept)
        self.record, self.options = replace(self.record, status=status, options=kept), options

    async def refresh(self) -> None:
        """Take in what another worker changed about the game and its seats."""
        before = self.record.status
        async with self.seating:  # what is written here meanwhile must not be taken back
            record = await self.server.store.game(self.id)
            if record is None:
                return
            self._take_seats(await self.server.store.seats(self.id))
            self.record, self.options = record, Options.model_validate(record.options)
        if before != self.record.status:
            self.broadcast(self.state())
        self.send_presence()
        self.wake_driver.set()

    # --- telling

    @property
    def paced(self) -> bool:
        """Reactions wait for a fixed time here."""
        return paced(self.options, self.seats.values(), public=self.record.public)

    def closes(self) -> float | None:
        """When the reaction that is asked for is answered, whatever the answer; None if nothing waits."""
        if not reacting(self.match):
            return None
        return self.clock.since + (seconds_of(self.options, self.match) if self.paced else 0.0)

    def clock_info(self) -> ClockInfo:
        """Whose time runs, as everybody may know it."""
        asked = self.match.asked()
        decides = asked[0] if len(asked) == 1 else ""
        runs = self.record.status == "running" and decides and not self.played_by_bot(decides)
        closes = self.closes()
        return ClockInfo(
            kind=self.options.clock.kind,
            now=self.server.now(),
            decides=decides,
            deadline=self.deadline(decides) if runs else None,
            game_ends=game_ends(self.options, self.match),
            part_ends=strikes(self.options, self.match),
            last_round=last_round_of_part(self.match),
            opened=self.clock.since if closes is not None else None,
            closes=closes,
            off=away_until(self.options.vacations, self.server.now()),
        )

    def state(self) -> State:
        """How far the game is; the secret is shown when it is over."""
        match = self.match
        over = self.record.status in OVER
        ending = match.outcome.ending.value if match.outcome else ""
        return State(
            cast("Status", self.record.status),
            list(match.winners),
            ending,
            self.record.secret if over else None,
            self.options.paused_by if self.record.status in ("paused", "given-up") else "",
            list(self.options.truce),
        )

    def send_updates(self) -> None:
        """To everybody what his seats may know; each seat's message is made once."""
        if self.listeners:
            made: dict[tuple[str, int], bytes] = {}
            clock = self.clock_info()
            for listener in tuple(self.listeners):
                self._send_update(listener, made, clock)

    def send_updates_to(self, listener: Listener) -> None:
        """To one client what its seats may know."""
        self._send_update(listener, {}, self.clock_info())

    def _send_update(self, listener: Listener, made: dict[tuple[str, int], bytes], clock: ClockInfo) -> None:
        for seat in listener.viewpoints:
            since = listener.known_question.get(seat, -1)
            if (seat, since) not in made:
                made[seat, since] = write(self._update(seat, since, clock))
            listener.send_bytes(made[seat, since])
            listener.known_question[seat] = self.match.question  # what is only tried out may still be something else

    def send_seat_update(self, seat: str) -> None:
        """To whoever holds a seat how the table stands for it, with what it tries out."""
        for listener in self.listeners:
            if seat in listener.seats:
                listener.send(self._update(seat, listener.known_question.get(seat, -1), self.clock_info()))

    def _update(self, seat: str, since: int, clock: ClockInfo) -> Update:
        draft = self.drafts.get(seat)
        if draft is None:
            return update_for(self.match, seat, self.history, since, clock)
        update = update_for(draft.match, seat, (*self.history, *draft.deeds), since, clock)
        return replace(update, drafted=len(draft.actions))
