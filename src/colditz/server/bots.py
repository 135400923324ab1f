"""Bots at the table: they think on other threads, see one seat's view, and can hurt no game."""

from __future__ import annotations

import asyncio
import logging
import zlib
from concurrent.futures import ThreadPoolExecutor

from colditz.engine.play import Match
from colditz.engine.refusal import GameError
from colditz.players import LEVELS, Bot, Decision, Reason, Sight, make_bot
from colditz.server.metrics import Metrics

GOOD_PLAYERS = ("planner",)  # who gives hints and stands in for absent players, if there is one
FALLBACK = "random"
AT_ONCE = 32  # bots that act at once, so that people wait for no more than these

log = logging.getLogger(__name__)


def steady_level() -> str:
    """The level that gives hints and stands in: quick and sensible."""
    return next((level for level in GOOD_PLAYERS if level in LEVELS), FALLBACK)


def seed_of(*parts: object) -> int:
    """A number that depends on these words alone, on every machine."""
    return zlib.crc32(" ".join(map(str, parts)).encode())


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
        self.minds: dict[tuple[str, str, str], Bot] = {}

    async def decide(self, game: str, match: Match, seat: str, level: str) -> Decision:
        """What a bot of this level does in this seat; a random bot decides if it fails or takes too long."""
        known = (game, seat, level)
        bot = self.minds.get(known)
        if bot is None:
            bot = self.minds[known] = make_bot(level if level in LEVELS else FALLBACK, seed_of(game, seat))
        if level == FALLBACK:  # it has decided before a thread would have woken
            return bot.decide(Sight(match, seat))
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.budget):
                return await loop.run_in_executor(self.pool, _decide, bot, match.copy(), seat)
        except TimeoutError:
            cause = "slow"
        except Exception:
            # a bot is not part of the server: whatever breaks in it, the game goes on
            log.exception("the bot %s failed", level)
            cause = "failed"
        self.minds.pop(known, None)
        self.metrics.count("colditz_bot_failures_total", level=level, cause=cause)
        return self.fallback(match, seat)

    @staticmethod
    def fallback(match: Match, seat: str) -> Decision:
        """Any legal action, at once."""
        bot = make_bot(FALLBACK, match.question)
        return bot.decide(Sight(match.copy(), seat))

    def forget(self, game: str) -> None:
        """The bots of a game that is put away."""
        for known in [known for known in self.minds if known[0].split(" ")[0] == game]:  # those who give hints too
            del self.minds[known]

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def _decide(bot: Bot, match: Match, seat: str) -> Decision:
    """Think; a bot that answers with something illegal has failed."""
    decision = bot.decide(Sight(match, seat))
    refused = match.explain(seat, decision.action)
    if refused is not None:
        raise GameError(f"an illegal decision: {decision.action} {refused}")
    return decision
