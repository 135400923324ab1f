"""Bots at the table: they think on other threads, see one seat's view, and can hurt no game."""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from colditz.engine.play import Match
from colditz.engine.refusal import GameError
from colditz.players import LEVELS, Bot, Decision, Reason, Sight, make_bot
from colditz.players.expert import Expert
from colditz.server.metrics import Metrics
from colditz.sim.bots import Trader

Thought = TypeVar("Thought")

GOOD_PLAYERS = ("planner",)  # who gives hints and stands in for absent players, if there is one
FALLBACK = "random"
AT_ONCE = 32  # bots that act at once, so that people wait for no more than these
SEARCHING = 1.5  # seconds that a bot which searches begins new games in its mind
LONGEST_SEARCH = 2.0  # seconds after which it has decided
IN_LINE = 60.0  # seconds that a bot waits for a thread before a random one decides

log = logging.getLogger(__name__)


def steady_level() -> str:
    """The level that gives hints and stands in: quick and sensible."""
    return next((level for level in GOOD_PLAYERS if level in LEVELS), FALLBACK)


def seed_of(*parts: object) -> int:
    """A number that depends on these words alone, on every machine."""
    return zlib.crc32(" ".join(map(str, parts)).encode())


def searches_for(level: str) -> float:
    """Seconds that a bot of this level may need; none for those who answer at once."""
    return LONGEST_SEARCH if LEVELS.get(level) is Expert else 0.0


def why_of(reason: Reason, language: str) -> str:
    """A bot's reason in a reader's language; a reason that nobody wrote a sentence for stays unsaid."""
    try:
        return reason.says(language)
    except KeyError:
        log.warning("a bot's reason %s has no sentence in %s", reason.key, language)
        return ""


class Bots:
    """Decides for seats; whatever a bot does wrong, somebody decides."""

    def __init__(self, metrics: Metrics, threads: int, budget: float) -> None:
        self.metrics, self.budget = metrics, budget
        self.pool = ThreadPoolExecutor(threads, "colditz-bot")
        self.room = asyncio.Semaphore(AT_ONCE)
        self.free = asyncio.Semaphore(threads)  # the time of a bot runs from when a thread is free for it
        self.salt = secrets.token_hex(8)  # nobody outside can know how bots decide
        self.bots_by_seat: dict[tuple[str, str, str], Bot] = {}

    async def decide(self, game: str, match: Match, seat: str, level: str) -> Decision:
        """What a bot of this level does in this seat; a random bot decides if it fails or takes too long."""
        bot = self._bot_for(game, seat, level)
        if level == FALLBACK:  # it has decided before a thread would have woken
            return bot.decide(Sight(match, seat))
        decision = await self._safely((game, seat, level), partial(_decide, bot, match.copy(), seat))
        return decision or self.fallback(match, seat)

    async def barter(self, game: str, match: Match, seat: str, level: str) -> Decision | None:
        """What a bot of this level offers or answers without being asked; None if it keeps still."""
        bot = self._bot_for(game, seat, level)
        if not isinstance(bot, Trader):
            return None
        return await self._safely((game, seat, level), partial(_barter, bot, match.copy(), seat))

    def _bot_for(self, game: str, seat: str, level: str) -> Bot:
        known = (game, seat, level)
        if known not in self.bots_by_seat:
            name = level if level in LEVELS else FALLBACK
            self.bots_by_seat[known] = make_bot(name, seed_of(self.salt, game, seat), SEARCHING)
        return self.bots_by_seat[known]

    async def _safely(self, known: tuple[str, str, str], think: Callable[[], Thought]) -> Thought | None:
        """What a bot thinks; None if it fails or takes too long, and then it begins with a fresh mind."""
        try:
            return await self._on_thread(think)
        except TimeoutError:
            cause = "slow"
        except Exception:
            # a bot is not part of the server: whatever breaks in it, the game goes on
            log.exception("the bot %s failed", known[2])
            cause = "failed"
        self.bots_by_seat.pop(known, None)
        self.metrics.count("colditz_bot_failures_total", level=known[2], cause=cause)
        return None

    async def _on_thread(self, think: Callable[[], Thought]) -> Thought:
        async with asyncio.timeout(IN_LINE):
            await self.free.acquire()
        thought = asyncio.get_running_loop().run_in_executor(self.pool, think)
        thought.add_done_callback(self._thread_is_free)
        async with asyncio.timeout(self.budget):
            return await asyncio.shield(thought)  # a thread cannot be stopped: it is free when it has thought

    def _thread_is_free(self, thought: asyncio.Future[Thought]) -> None:
        self.free.release()
        if not thought.cancelled():
            thought.exception()  # nobody may wait for it any more

    def fallback(self, match: Match, seat: str) -> Decision:
        """Any legal action, at once."""
        bot = make_bot(FALLBACK, seed_of(self.salt, match.question))
        return bot.decide(Sight(match.copy(), seat))

    def forget(self, game: str) -> None:
        """The bots of a game that is put away."""
        for known in [
            known for known in self.bots_by_seat if known[0].split(" ")[0] == game
        ]:  # those who give hints too
            del self.bots_by_seat[known]

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def _decide(bot: Bot, match: Match, seat: str) -> Decision:
    """Think; a bot that answers with something illegal has failed."""
    return _legal(match, seat, bot.decide(Sight(match, seat)))


def _barter(bot: Trader, match: Match, seat: str) -> Decision | None:
    decision = bot.decide_anytime(Sight(match, seat))
    return None if decision is None else _legal(match, seat, decision)


def _legal(match: Match, seat: str, decision: Decision) -> Decision:
    refused = match.explain(seat, decision.action)
    if refused is not None:
        raise GameError(f"an illegal decision: {decision.action} {refused}")
    return decision
