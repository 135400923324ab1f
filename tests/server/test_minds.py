"""Bots think in processes of their own, and nobody's games crowd out those of another address."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from colditz import new_game
from colditz.players import LEVELS, Decision, Reason, Sight
from colditz.server.bots import Bots
from colditz.server.metrics import Metrics
from colditz.server.minds import Mind, Minds, Question, Thinker, answer
from colditz.server.shares import FairGate
from tests.server.harness import Running, running, token

MATCH = new_game(players=3, seed=1)
SEAT = MATCH.asked()[0]
PATIENCE = 60.0


@pytest.fixture
def bots() -> Iterator[Bots]:
    """Two processes."""
    found = Bots(Metrics(), 2, PATIENCE, processes=True)
    yield found
    found.close()


def test_a_process_decides_as_a_thread_does(bots: Bots) -> None:
    mind = Mind("game", SEAT, "planner")
    there = asyncio.run(bots.decide(mind, MATCH))

    assert there == Minds(bots.salt).decide(mind, MATCH)
    assert bots.minds.kept == {}  # nothing was thought here


def test_a_process_that_dies_is_replaced_and_somebody_decides_meanwhile(bots: Bots) -> None:
    mind = Mind("game", SEAT, "planner")

    async def think() -> list[Decision]:
        decisions = [await bots.decide(mind, MATCH)]
        process = bots.thought_in["game"].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join(PATIENCE)
        return [*decisions, await bots.decide(mind, MATCH)]

    first, second = asyncio.run(think())
    assert first == second  # a fresh mind thinks alike
    assert "colditz_bot_failures_total{" not in bots.metrics.text()


def test_a_process_that_takes_too_long_is_ended() -> None:
    thinker = Thinker("salt")
    question = Question(Mind("game", SEAT, "planner"), MATCH.position())
    assert thinker.ask(question, PATIENCE).action is not None
    process = thinker.process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)  # however quick the machine, no answer comes

    with pytest.raises(TimeoutError):
        thinker.ask(question, 0.0)

    assert not process.is_alive()
    assert thinker.ask(question, PATIENCE).action is not None
    thinker.end()


def test_a_process_ends_with_its_server() -> None:
    thinker = Thinker("salt")
    thinker.ask(Question(Mind("game", SEAT, "planner"), MATCH.position()), PATIENCE)
    process, link = thinker.process, thinker.link
    assert process is not None
    assert link is not None

    link.close()  # what the system does when the server is killed
    process.join(PATIENCE)

    assert process.exitcode == 0


def test_what_breaks_in_a_bot_is_told_and_its_mind_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def decide(self, sight: Sight) -> Decision:
            raise ZeroDivisionError("broken")

    monkeypatch.setitem(LEVELS, "broken", lambda _seed: Broken())
    minds = Minds("salt")

    assert answer(minds, Question(Mind("game", SEAT, "broken"), MATCH.position())).failed == "ZeroDivisionError: broken"
    assert minds.kept == {}


def test_barter_is_thought_of_there_too(bots: Bots) -> None:
    assert asyncio.run(bots.barter(Mind("game", "american", "planner"), MATCH)) is None
    assert "colditz_bot_failures_total{" not in bots.metrics.text()


def test_a_server_whose_bots_think_elsewhere(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        made = server.make(players=2, seats=[{"kind": "bot", "level": "planner"}, {"kind": "human"}])
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            assert await client.asked("american") is not None
        tables = server.app.state.tables
        assert tables.bots.minds.kept == {}
        assert tables.open[made["id"]].address == "127.0.0.1"
        assert "colditz_bot_failures_total{" not in tables.text()

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_processes=True, bot_budget=PATIENCE) as server:
        asyncio.run(play(server))


# --- fair shares


def test_addresses_take_turns() -> None:
    async def queue() -> list[str]:
        gate, came = FairGate(1), []

        async def come(address: str, name: str) -> None:
            async with gate.entered(address):
                came.append(name)
                await asyncio.sleep(0)

        names = [("many", f"many-{number}") for number in range(5)] + [("one", "one-0"), ("other", "other-0")]
        await asyncio.gather(*(come(*each) for each in names))
        assert (gate.free, gate.waiting) == (1, {})
        return came

    assert asyncio.run(queue()) == ["many-0", "many-1", "one-0", "other-0", "many-2", "many-3", "many-4"]


def test_whoever_gives_up_waiting_holds_nobody_up() -> None:
    async def queue() -> None:
        gate = FairGate(1)
        await gate.enter("here")
        quitters = [asyncio.create_task(gate.enter("here")) for _ in range(3)]
        patient = asyncio.create_task(gate.enter("there"))
        await asyncio.sleep(0)
        quitters[1].cancel()
        gate.leave()  # lets the first quitter in, who gives up at the same moment
        quitters[0].cancel()
        await asyncio.wait([quitters[0], quitters[1], patient])
        assert not patient.cancelled()
        gate.leave()
        await quitters[2]
        gate.leave()
        assert (gate.free, gate.waiting) == (1, {})

    asyncio.run(queue())


def test_a_reason_goes_with_the_action() -> None:
    found = answer(Minds("salt"), Question(Mind("game", SEAT, "planner"), MATCH.position()))

    assert isinstance(found.why, Reason)
    assert MATCH.explain(SEAT, MATCH.read_action(str(found.action))) is None
