"""Bots at the table: they think elsewhere, see one seat's view, and can hurt no game."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from colditz.engine.play import Match
from colditz.engine.refusal import GameError
from colditz.players import LEVELS, Decision, Reason, Sight, make_bot
from colditz.players.expert import Expert
from colditz.server.metrics import Metrics
from colditz.server.minds import FALLBACK, Mind, Minds, Question, Thinker, seed_of
from colditz.server.shares import FairGate, Precedence

GOOD_PLAYERS = ("planner",)  # who gives hints and stands in for absent players, if there is one
AT_ONCE = 16  # tables whose bots act at once, so that people wait for no more than these
LONGEST_SEARCH = 2.0  # seconds after which it has decided
IN_LINE = 60.0  # seconds that a bot waits for a thread before a random one decides

log = logging.getLogger(__name__)


def steady_level() -> str:
    """The level that gives hints and stands in: quick and sensible."""
    return next((level for level in GOOD_PLAYERS if level in LEVELS), FALLBACK)


def searches_for(level: str) -> float:
    """Seconds that a bot of this level may need; none for those who answer at once."""
    return LONGEST_SEARCH if LEVELS.get(level) is Expert else 0.0


def why_of(reason: Reason, language: str, edition: str = "") -> str:
    """A bot's reason in a reader's language; a reason that nobody wrote a sentence for stays unsaid."""
    try:
        return reason.says(language, edition)
    except KeyError:
        log.warning("a bot's reason %s has no sentence in %s", reason.key, language)
        return ""


class Bots:
    """Decides for seats; whatever a bot does wrong, somebody decides."""

    def __init__(self, metrics: Metrics, thinkers: int, budget: float, *, processes: bool = False) -> None:
        self.metrics, self.budget = metrics, budget
        self.salt = secrets.token_hex(8)
        self.room, self.precedence = FairGate(AT_ONCE), Precedence()
        self.free = FairGate(thinkers)  # the time of a bot runs from when somebody is free to think for it
        self.pool = ThreadPoolExecutor(thinkers, "colditz-bot")
        self.minds = Minds(self.salt)
        self.idle = [Thinker(self.salt) for _ in range(thinkers if processes else 0)]
        self.processes = tuple(self.idle)
        self.thought_in: dict[str, Thinker] = {}  # by game, where its bots thought last

    async def decide(self, mind: Mind, match: Match, address: str = "") -> Decision:
        """What a bot does in its seat; a random bot decides if it fails or takes too long."""
        if mind.level == FALLBACK:  # it has decided before a thread would have woken
            await self.precedence.bot(address)
            return self.minds.instant(mind, match)
        return await self._safely(mind, match, address, barters=False) or self.fallback(match, mind.seat)

    async def barter(self, mind: Mind, match: Match, address: str = "") -> Decision | None:
        """What a bot offers or answers without being asked; None if it keeps still."""
        return await self._safely(mind, match, address, barters=True)

    async def _safely(self, mind: Mind, match: Match, address: str, *, barters: bool) -> Decision | None:
        """What a bot thinks; None if it fails or takes too long, and then it begins with a fresh mind."""
        try:
            if self.processes:
                return await self._in_process(mind, match, address, barters=barters)
            return await self._on_thread(mind, match, address, barters=barters)
        except TimeoutError:
            cause = "slow"
        except Exception:
            # a bot is not part of the server: whatever breaks in it, the game goes on
            log.exception("the bot %s failed", mind.level)
            cause = "failed"
        self.minds.forget(mind)
        self.metrics.count("colditz_bot_failures_total", level=mind.level, cause=cause)
        return None

    async def _on_thread(self, mind: Mind, match: Match, address: str, *, barters: bool) -> Decision | None:
        think, copied = self.minds.barter if barters else self.minds.decide, match.copy()
        async with asyncio.timeout(IN_LINE):
            await self.free.enter(address)
        thought = asyncio.get_running_loop().run_in_executor(self.pool, think, mind, copied)
        thought.add_done_callback(lambda done: self._is_free(done, None))
        async with asyncio.timeout(self.budget):
            return await asyncio.shield(thought)  # a thread cannot be stopped: it is free when it has thought

    async def _in_process(self, mind: Mind, match: Match, address: str, *, barters: bool) -> Decision | None:
        position = match.position()
        async with asyncio.timeout(IN_LINE):
            await self.free.enter(address)
        before = self.thought_in.get(mind.game)
        thinker = before if before is not None and before in self.idle else self.idle[0]
        self.idle.remove(thinker)
        self.thought_in[mind.game] = thinker
        question = Question(mind, position, barters, fresh=thinker is not before)
        thought = asyncio.get_running_loop().run_in_executor(self.pool, thinker.ask, question, self.budget)
        thought.add_done_callback(lambda done: self._is_free(done, thinker))
        found = await asyncio.shield(thought)
        if found.failed:
            raise GameError(found.failed)
        if found.action is None or found.why is None:
            return None
        return Decision(match.read_action(found.action), found.why)

    def _is_free(self, thought: asyncio.Future[Any], thinker: Thinker | None) -> None:
        """Somebody can think for the next one."""
        if thinker is not None:
            self.idle.append(thinker)
        self.free.leave()
        if not thought.cancelled():
            thought.exception()  # nobody may wait for it any more

    def fallback(self, match: Match, seat: str) -> Decision:
        """Any legal action, at once."""
        bot = make_bot(FALLBACK, seed_of(self.salt, match.question))
        return bot.decide(Sight(match.copy(), seat))

    def forget(self, game: str) -> None:
        """The bots of a game that is put away."""
        self.minds.forget_game(game)
        for known in (game, hint_of(game)):
            self.thought_in.pop(known, None)

    def close(self) -> None:
        """Stop thinking."""
        for thinker in self.processes:
            thinker.end()
        self.pool.shutdown(wait=False, cancel_futures=True)


def hint_of(game: str) -> str:
    """Under what name a game's hints are thought of, apart from its bots."""
    return f"{game} hint"
