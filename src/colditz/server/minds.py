"""Where bots make up their minds: on threads of the server, or in processes of their own where there are cores for it.

A process gets the position as a text and gives an action back in notation. It ends with its server, and one that takes
too long is ended and started again; the bots that lived in it begin with fresh minds.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import zlib
from collections import OrderedDict
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import NamedTuple

from colditz.editions.start import from_position
from colditz.engine.play import Match
from colditz.engine.refusal import GameError
from colditz.players import LEVELS, Bot, Decision, Reason, Sight, level_now, make_bot
from colditz.players.planner import know_the_castles
from colditz.sim.barter import Trader

FALLBACK = "random"
SEARCHING = 1.5  # seconds that a bot which searches begins new games in its mind
MOST_MINDS = 5000
START_SECONDS = 60.0  # for a process to be ready on a busy machine
NICENESS = 5  # people come first


def seed_of(*parts: object) -> int:
    """A number that depends on these words alone, on every machine."""
    return zlib.crc32(" ".join(map(str, parts)).encode())


class Mind(NamedTuple):
    """Whose mind it is."""

    game: str
    seat: str
    level: str


class Minds:
    """The bots of many seats; those that were not asked for longest are forgotten."""

    def __init__(self, salt: str) -> None:
        self.salt = salt  # nobody outside can know how bots decide
        self.kept: OrderedDict[Mind, Bot] = OrderedDict()

    def bot(self, mind: Mind) -> Bot:
        """The bot of a seat, made when it is first asked."""
        if mind not in self.kept:
            name = level_now(mind.level)
            name = name if name in LEVELS else FALLBACK
            self.kept[mind] = make_bot(name, seed_of(self.salt, mind.game, mind.seat), SEARCHING)
            if len(self.kept) > MOST_MINDS:
                self.kept.popitem(last=False)
        self.kept.move_to_end(mind)
        return self.kept[mind]

    def decide(self, mind: Mind, match: Match) -> Decision:
        """Think; a bot that answers with something illegal has failed."""
        return _legal(match, mind.seat, self.bot(mind).decide(Sight(match, mind.seat)))

    def instant(self, mind: Mind, match: Match) -> Decision:
        """What a bot decides that answers at once; whoever plays it finds out whether it is legal."""
        return self.bot(mind).decide(Sight(match, mind.seat))

    def barter(self, mind: Mind, match: Match) -> Decision | None:
        """What a bot offers or answers without being asked; None if it keeps still."""
        bot = self.bot(mind)
        decision = bot.decide_anytime(Sight(match, mind.seat)) if isinstance(bot, Trader) else None
        return None if decision is None else _legal(match, mind.seat, decision)

    def forget(self, mind: Mind) -> None:
        """Begin with a fresh mind."""
        self.kept.pop(mind, None)

    def forget_game(self, game: str) -> None:
        """The bots of a game that is put away, those who give hints too."""
        for mind in [mind for mind in self.kept if mind.game.split(" ")[0] == game]:
            del self.kept[mind]


def _legal(match: Match, seat: str, decision: Decision) -> Decision:
    refused = match.explain(seat, decision.action)
    if refused is not None:
        raise GameError(f"an illegal decision: {decision.action} {refused}")
    return decision


# --- processes


class Question(NamedTuple):
    """What a process is asked to think about."""

    mind: Mind
    position: str
    barters: bool = False
    fresh: bool = False  # the bot has thought elsewhere meanwhile


class Answer(NamedTuple):
    """What a bot does, in notation, and why; or what went wrong."""

    action: str | None
    why: Reason | None = None
    failed: str = ""


def answer(minds: Minds, question: Question) -> Answer:
    """Think about one question; whatever breaks in a bot is told, and the process lives on."""
    mind = question.mind
    if question.fresh:
        minds.forget_game(mind.game)
    try:
        match = from_position(question.position)
        decision = minds.barter(mind, match) if question.barters else minds.decide(mind, match)
    except Exception as error:  # noqa: BLE001 - a bot is not part of the server; whoever asked logs it
        minds.forget(mind)
        return Answer(None, failed=f"{type(error).__name__}: {error}")
    return Answer(None) if decision is None else Answer(match.write_action(decision.action), decision.why)


def think_for(link: Connection, salt: str) -> None:
    """The life of a process: think of one question after another until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    know_the_castles()
    minds = Minds(salt)
    try:
        link.send(Answer(None))
        while True:
            link.send(answer(minds, link.recv()))
    except (EOFError, OSError):
        return  # nobody is there any more


class Thinker:
    """One process in which bots think, started when it is first needed and again after it was ended."""

    def __init__(self, salt: str) -> None:
        self.salt = salt
        self.process: SpawnProcess | None = None
        self.link: Connection | None = None

    def ask(self, question: Question, seconds: float) -> Answer:
        """What a bot answers; the process is ended if that takes too long. Called on a thread."""
        link = self._started()
        try:
            link.send(question)
            if link.poll(seconds):
                found: Answer = link.recv()
                return found
        except (EOFError, OSError):
            self.end()
            raise
        self.end()
        raise TimeoutError("the bot takes too long")

    def _started(self) -> Connection:
        if self.link is not None and self.process is not None and self.process.is_alive():
            return self.link
        self.end()
        spawning = multiprocessing.get_context("spawn")  # a fork would copy locks that threads hold
        self.link, there = spawning.Pipe()
        self.process = spawning.Process(target=think_for, args=(there, self.salt), name="colditz-bots", daemon=True)
        self.process.start()
        there.close()
        if not self.link.poll(START_SECONDS):
            self.end()
            raise TimeoutError("the process for bots does not start")
        self.link.recv()
        return self.link

    def end(self) -> None:
        """End the process, whatever it thinks about."""
        link, process = self.link, self.process
        self.link = self.process = None
        if link is not None:
            link.close()
        if process is not None:
            process.kill()
            process.join(START_SECONDS)
