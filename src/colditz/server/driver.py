"""What the server does at a table of its own accord: bots, stewards, standing orders and clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from enum import Enum
from functools import partial
from typing import NamedTuple

from colditz.engine.refusal import GameError, Illegal, Stale
from colditz.model.actions import Action, Pass, TimeUp
from colditz.players import Decision
from colditz.server import drafts
from colditz.server.asks import StandingOrders
from colditz.server.bot_runs import play_run, plays_in_runs
from colditz.server.bots import searches_for
from colditz.server.chat import leave_note, tell_of_timeout
from colditz.server.clocks import is_set, strikes
from colditz.server.errors import Fault, fault_of
from colditz.server.hosting import gathered, start
from colditz.server.minds import FALLBACK, Mind
from colditz.server.reactions import ordered, playable, reacting, share_a_screen
from colditz.server.table import GameTable
from colditz.server.tells import Played
from colditz.store.store import StoreUnavailable

AWAY_AFTER = 3  # turns in a row in which somebody's time ran out; then he must say that he is back
OFFER_SECONDS = 15.0  # time for a person to answer an offer in a bot's turn
LONGEST_PAUSE = 20.0  # seconds after which a driver looks at the clock again
MAX_BACKOFF = 5.0  # seconds between tries when something is wrong

log = logging.getLogger(__name__)


class ActionSource(Enum):
    """How the server acts for a seat."""

    BOT = "bot"
    BARTER = "barter"
    PENDING = "pending"  # the player's own answer, kept until the window closes
    ORDERS = "orders"
    STEWARD = "steward"  # the seat's time is up: a steward takes over
    GAME_CLOCK = "game clock"
    NEW_PART = "new part"  # of the day: its clock is to be set
    START = "start"  # all are here for whom the clock waited
    ENDING = "ending"  # how the game ended is still to be kept


class Plan(NamedTuple):
    """What the server will do next, unless somebody acts before."""

    at: float
    source: ActionSource
    seat: str
    action: Action | None = None


def plan_of(table: GameTable) -> Plan | None:
    """The next thing to do at a table, or None if it is for people to act."""
    if table.record.status == "open" and gathered(table):
        return Plan(table.used_at, ActionSource.START, "")
    if table.record.status != "running":
        return None
    if table.match.finished:  # the store was gone when it ended
        return Plan(table.used_at, ActionSource.ENDING, "")
    plans = [*_barter_plans(table)]
    plans += [plan for seat in table.match.asked() if (plan := _seat_plan(table, seat)) is not None]
    if not is_set(table.options, table.match):
        plans.append(Plan(table.used_at, ActionSource.NEW_PART, ""))
    ends = strikes(table.options, table.match)
    if ends is not None and not table.match.view("spectator", listed=False).table.time_is_up:
        plans.append(Plan(ends, ActionSource.GAME_CLOCK, "clock", TimeUp()))
    return min(plans, key=lambda plan: plan.at) if plans else None


def _barter_plans(table: GameTable) -> list[Plan]:
    """A bot may have an offer or an answer; a steward does not give away what an absent player holds."""
    if reacting(table.match):  # first things first
        return []
    at = table.clock.since + table.options.bot_seconds
    bots = [seat for seat in table.pending_traders if table.seats[seat].kind == "bot"]
    return [Plan(at, ActionSource.BARTER, seat) for seat in bots if table.seats[seat].level != FALLBACK][:1]


def _seat_plan(table: GameTable, seat: str) -> Plan | None:
    asked, level = table.clock.since, table.played_by_bot(seat)
    later = table.server.settings.other_worker_seconds if table.played_elsewhere else 0.0
    if level:
        ready = max(asked + _bot_waits(table, level), table.closes() or asked, _offer_ends(table))
        return Plan(ready + later, ActionSource.BOT, seat)
    if reacting(table.match):
        plan = _reaction(table, seat)
        if plan is not None:
            return plan._replace(at=plan.at + later)
    deadline = table.deadline(seat)
    return None if deadline is None else Plan(deadline + later, ActionSource.STEWARD, seat)


def _bot_waits(table: GameTable, level: str) -> float:
    """The least time that a bot takes; a pause must not tell that it holds a card worth thinking about."""
    seen = table.record.public or any(seat.kind != "bot" for seat in table.seats.values())
    return max(table.options.bot_seconds, searches_for(level) if reacting(table.match) and seen else 0.0)


def _offer_ends(table: GameTable) -> float:
    """A bot that plays on would end an offer, so it gives whoever is here some time to answer."""
    ends = table.offered + OFFER_SECONDS
    if ends <= table.server.now():
        return 0.0
    people = [seat for seat in table.seats if table.present(seat) and not table.played_by_bot(seat)]
    views = [table.match.view(seat, listed=False) for seat in people]
    return ends if any(view.seat == to_seat for view in views for _, to_seat, *_ in view.offers) else 0.0


def _reaction(table: GameTable, seat: str) -> Plan | None:
    """A reaction is answered when its time is over: by the player's answer, by his orders, or by passing."""
    closes = table.closes() or table.clock.since
    if seat in table.pending:
        return Plan(closes, ActionSource.PENDING, seat)
    action = ordered(table.match, seat, StandingOrders.model_validate(table.seats[seat].orders))
    if action is None and _is_answered_for(table, seat):
        action = Pass()
    return Plan(closes, ActionSource.ORDERS, seat, action) if action is not None else None


def _is_answered_for(table: GameTable, seat: str) -> bool:
    """He is late, or has nothing to decide and nobody sees whether he is asked."""
    if table.paced and table.options.late == "pass":
        return True
    return not playable(table.match, seat) and not share_a_screen(table.options, table.seats.values())


class CachedDecision(NamedTuple):
    """What a bot decided about a question before it was time to act."""

    seat: str
    level: str
    question: int
    decision: Decision


def _thinks_ahead(table: GameTable, plan: Plan) -> bool:
    """Bots think of a reaction while it is open, so that how long they think is not seen."""
    return plan.source is ActionSource.BOT and reacting(table.match)


class Driver:
    """Acts at one table for as long as it is in memory."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.backoff = 0.0
        self.stopped = False
        self.decided: CachedDecision | None = None
        self.task = asyncio.create_task(self._drive(), name=f"drive {table.id}")

    def stop(self) -> None:
        """The table is put away."""
        self.stopped = True
        self.task.cancel()

    async def _drive(self) -> None:
        while not self.stopped:
            self.table.wake_driver.clear()
            await self._act_safely()

    async def _act_safely(self) -> None:
        """Whatever goes wrong, the driver tries again after a while."""
        try:
            await self._act_in_time(plan_of(self.table))
            self.backoff = 0.0
        except (Stale, Fault):
            await asyncio.sleep(0)  # somebody was faster: plan anew
        except StoreUnavailable:
            await self._back_off()
        except Exception:
            # the table must go on being served; the host finds the reason in the log
            log.exception("the server could not act at table %s", self.table.id)
            self.table.server.metrics.count("colditz_mishaps_total")
            await self._back_off()

    async def _act_in_time(self, plan: Plan | None) -> None:
        if plan is not None and (plan.at <= self.table.server.now() or _thinks_ahead(self.table, plan)):
            await self._act(plan)
        else:
            await self._pause(None if plan is None else plan.at)

    async def _back_off(self) -> None:
        self.backoff = min(max(self.backoff * 2, 0.1), MAX_BACKOFF)
        await asyncio.sleep(self.backoff)

    async def _act(self, plan: Plan) -> None:
        table, question = self.table, self.table.match.question
        if plan.seat in table.drafts:  # whoever acts for a player goes on from what he has tried out
            await drafts.settle(table)
            return
        match plan.source:
            case ActionSource.BOT:
                await self._decide(plan, question)
            case ActionSource.BARTER:
                await self._barter(plan.seat, question)
            case ActionSource.PENDING:
                await self._answer(plan.seat)
            case ActionSource.STEWARD:
                await self._time_out(plan.seat)
            case ActionSource.START:
                await start(table)
            case ActionSource.NEW_PART:
                await table.time_part()
            case ActionSource.ENDING:
                await table.finish()
            case ActionSource.ORDERS | ActionSource.GAME_CLOCK if plan.action is not None:
                await table.take(plan.seat, plan.action, question)
            case _:
                raise GameError(f"nothing to do for {plan}")

    async def _decide(self, plan: Plan, question: int) -> None:
        """A bot or a steward decides; a steward leaves a note, and goes when the turn of a present player is over."""
        table, seat, bots = self.table, plan.seat, self.table.server.bots
        if plays_in_runs(table):
            await self._run(plan, question)
            return
        level = table.played_by_bot(seat)
        if self.decided is None or self.decided[:3] != (seat, level, question):
            decision = await bots.decide(Mind(table.id, seat, level), table.match, table.address)
            self.decided = CachedDecision(seat, level, question, decision)
        decision = self.decided.decision
        if plan.at > table.server.now():
            await self._pause(plan.at)
        if table.server.now() < plan.at or table.match.question != question or table.played_by_bot(seat) != level:
            return
        turn = table.match.moment
        try:
            async with bots.room.entered(table.address):
                await bots.precedence.bot(table.address)
                await table.take_here(seat, decision.action, question)
        except Illegal:
            await self._fall_back(seat, level, question)
        if table.seats[seat].kind == "human":
            await self._steward_notes(seat, decision, turn_over=table.match.moment != turn)

    async def _run(self, plan: Plan, question: int) -> None:
        """Bots that are among themselves play on for a moment."""
        table, bots = self.table, self.table.server.bots
        try:
            async with bots.room.entered(table.address):
                await bots.precedence.bot(table.address)
                await table.take_run(partial(play_run, table), question)
        except Illegal:
            await self._fall_back(plan.seat, FALLBACK, question)

    async def _fall_back(self, seat: str, level: str, question: int) -> None:
        """A bot wanted what may not be done: any legal action is taken instead."""
        table, bots = self.table, self.table.server.bots
        table.server.metrics.count("colditz_bot_failures_total", level=level, cause="illegal")
        await table.take(seat, bots.fallback(table.match, seat).action, question)

    async def _pause(self, until: float | None) -> None:
        """Wait until then, or until something changes; not for long, for the clock may be set or the machine sleep."""
        left = None if until is None else min(until - self.table.server.now(), LONGEST_PAUSE)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                await self.table.wake_driver.wait()

    async def _barter(self, seat: str, question: int) -> None:
        """A bot is asked once whether it offers or answers something."""
        table, level = self.table, self.table.seats[seat].level
        decision = await table.server.bots.barter(Mind(table.id, seat, level), table.match, table.address)
        if decision is not None and table.drafts:
            await drafts.settle(table)
        if table.match.question != question:
            return  # it is asked again
        table.pending_traders.remove(seat)
        if decision is not None and table.seats[seat].kind == "bot":
            await table.take(seat, decision.action, question)

    async def _time_out(self, seat: str) -> None:
        """A seat's time is up: everybody is told, and a steward decides."""
        table = self.table
        table.missed[seat] += 1
        await table.change_seat(seat, steward=True)
        await leave_note(table, seat, None)
        await tell_of_timeout(table, seat, away=table.missed[seat] >= AWAY_AFTER)

    async def _steward_notes(self, seat: str, decision: Decision, *, turn_over: bool) -> None:
        table = self.table
        await leave_note(table, seat, decision)
        awake = table.present(seat) and table.missed[seat] < AWAY_AFTER
        if turn_over and awake and table.seats[seat].steward:
            await table.change_seat(seat, steward=False)

    async def _answer(self, seat: str) -> None:
        """Take the answer that a player gave while the window was open."""
        table, answer = self.table, self.table.pending.pop(seat)
        try:
            question = await table.take(seat, answer.action, answer.question)
        except (GameError, Fault, StoreUnavailable) as error:
            fault = fault_of(error, table.match.question)
            if fault is not None:
                answer.listener.send(fault.as_message(answer.id, answer.listener.language))
            raise
        answer.listener.send(Played(answer.id, question))
