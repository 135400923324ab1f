"""What the server does at a table of its own accord: bots, stewards, standing orders and clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from colditz.engine.refusal import GameError, Illegal, Stale
from colditz.model.actions import Action, Pass, TimeUp
from colditz.players import Decision
from colditz.server.asks import StandingOrders
from colditz.server.errors import Fault, fault_of
from colditz.server.table import Table
from colditz.server.talk import leave_note
from colditz.server.tells import Played
from colditz.server.windows import ordered, reacting
from colditz.store.store import StoreGone

LONGEST_REST = 5.0  # seconds between tries when something is wrong

log = logging.getLogger(__name__)


class Means(Enum):
    """How the server acts for a seat."""

    BOT = "bot"
    HELD = "held"  # the player's own answer, kept until the window closes
    ORDERS = "orders"
    STEWARD = "steward"  # the seat's time is up: a steward takes over
    GAME_CLOCK = "game clock"


class Plan(NamedTuple):
    """What the server will do next, unless somebody acts before."""

    at: float
    means: Means
    seat: str
    action: Action | None = None


def plan_of(table: Table) -> Plan | None:
    """The next thing to do at a table, or None if it is for people to act."""
    if table.record.status != "running" or table.match.finished:
        return None
    plans = [plan for seat in table.match.asked() if (plan := _seat_plan(table, seat)) is not None]
    ends = table.options.ends
    if ends is not None and not table.match.view("spectator", listed=False).table.time_is_up:
        plans.append(Plan(ends, Means.GAME_CLOCK, "clock", TimeUp()))
    return min(plans, key=lambda plan: plan.at) if plans else None


def _seat_plan(table: Table, seat: str) -> Plan | None:
    asked, level = table.clock.since, table.played_by_bot(seat)
    later = table.house.settings.elsewhere_seconds if table.elsewhere else 0.0
    if level:
        waits = table.options.bot_seconds
        closes = table.closes() or asked
        return Plan(max(asked + waits, closes) + later, Means.BOT, seat)
    if reacting(table.match):
        plan = _reaction(table, seat)
        if plan is not None:
            return plan._replace(at=plan.at + later)
    deadline = table.clock.deadline(seat, table.options)
    return None if deadline is None else Plan(deadline + later, Means.STEWARD, seat)


def _reaction(table: Table, seat: str) -> Plan | None:
    """A reaction is answered when its time is over: by the player's answer, by his orders, or by passing."""
    closes = table.closes() or table.clock.since
    if seat in table.held:
        return Plan(closes, Means.HELD, seat)
    action = ordered(table.match, seat, StandingOrders.model_validate(table.seats[seat].orders))
    if action is None and table.paced and table.options.late == "pass":
        action = Pass()
    return Plan(closes, Means.ORDERS, seat, action) if action is not None else None


class Driver:
    """Acts at one table for as long as it is in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rest = 0.0
        self.stopped = False
        self.task = asyncio.create_task(self._drive(), name=f"drive {table.id}")

    def stop(self) -> None:
        """The table is put away."""
        self.stopped = True
        self.task.cancel()

    async def _drive(self) -> None:
        table = self.table
        while not self.stopped:
            table.stirred.clear()
            plan = plan_of(table)
            wait = None if plan is None else plan.at - table.house.now()
            if plan is not None and wait is not None and wait <= 0:
                await self._act_safely(plan)
                continue
            with contextlib.suppress(TimeoutError):  # either it is time to act, or something changed: plan anew
                async with asyncio.timeout(wait):
                    await table.stirred.wait()

    async def _act_safely(self, plan: Plan) -> None:
        """Whatever goes wrong, the driver tries again after a while."""
        try:
            await self._act(plan)
            self.rest = 0.0
        except (Stale, Fault):
            await asyncio.sleep(0)  # somebody was faster: plan anew
        except StoreGone:
            await self._rest()
        except Exception:
            # the table must go on being served; the host finds the reason in the log
            log.exception("the server could not act at table %s", self.table.id)
            self.table.house.metrics.count("colditz_mishaps_total")
            await self._rest()

    async def _rest(self) -> None:
        self.rest = min(max(self.rest * 2, 0.1), LONGEST_REST)
        await asyncio.sleep(self.rest)

    async def _act(self, plan: Plan) -> None:
        table, question = self.table, self.table.match.question
        match plan.means:
            case Means.BOT:
                await self._decide(plan.seat, question)
            case Means.HELD:
                await self._answer(plan.seat)
            case Means.STEWARD:
                await table.put_seat(replace(table.seats[plan.seat], steward=True))
                await leave_note(table, plan.seat, None)
            case Means.ORDERS | Means.GAME_CLOCK if plan.action is not None:
                await table.take(plan.seat, plan.action, question)
            case _:
                raise GameError(f"nothing to do for {plan}")

    async def _decide(self, seat: str, question: int) -> None:
        """A bot or a steward decides; a steward leaves a note, and goes when the turn of a present player is over."""
        table, bots = self.table, self.table.house.bots
        level = table.played_by_bot(seat)
        decision = await bots.decide(table.id, table.match, seat, level)
        if table.match.question != question or table.played_by_bot(seat) != level:
            return
        turn = table.clock.turn
        try:
            async with bots.room:
                await table.take(seat, decision.action, question)
        except Illegal:
            table.house.metrics.count("colditz_bot_failures_total", level=level, cause="illegal")
            await table.take(seat, bots.fallback(table.match, seat).action, question)
        if table.seats[seat].kind == "human":
            await self._steward_notes(seat, decision, turn_over=table.clock.turn != turn)

    async def _steward_notes(self, seat: str, decision: Decision, *, turn_over: bool) -> None:
        table = self.table
        await leave_note(table, seat, decision)
        if turn_over and table.present(seat) and table.seats[seat].steward:
            await table.put_seat(replace(table.seats[seat], steward=False))

    async def _answer(self, seat: str) -> None:
        """Take the answer that a player gave while the window was open."""
        table, held = self.table, self.table.held.pop(seat)
        try:
            question = await table.take(seat, held.action, held.question)
        except (GameError, Fault, StoreGone) as error:
            fault = fault_of(error, table.match.question)
            if fault is not None:
                held.listener.tell(fault.tell(held.id, held.listener.language))
            raise
        held.listener.tell(Played(held.id, question))
