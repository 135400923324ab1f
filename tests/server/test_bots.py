"""Bots that fail, dawdle or cheat hurt no game: a random bot decides instead."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from colditz import new_game
from colditz.model.actions import AnswerTrade, OfferTrade, TimeUp
from colditz.players import LEVELS, Decision, Reason, Sight
from colditz.players.expert import Expert
from colditz.players.random_bot import RandomBot
from colditz.server.bots import LONGEST_SEARCH, Bots
from colditz.server.driver import ActionSource, plan_of
from colditz.server.metrics import Metrics
from colditz.server.minds import Mind
from colditz.server.settings import Settings
from tests.server.harness import Client, Json, Running, running, token
from tests.server.test_reactions import a_window_with_a_card, table_at
from tests.server.test_secrets import FrozenContext


class Broken:
    """Raises."""

    def decide(self, sight: Sight) -> Decision:
        raise ZeroDivisionError("broken")


class Dawdler:
    """Thinks for too long."""

    def decide(self, sight: Sight) -> Decision:
        time.sleep(0.6)
        return RandomBot(1).decide(sight)


class Cheat:
    """Does what it may not do."""

    def decide(self, sight: Sight) -> Decision:
        return Decision(TimeUp(), Reason("bot-blind"))


@pytest.mark.parametrize(("kind", "cause"), [(Broken, "failed"), (Dawdler, "slow"), (Cheat, "failed")])
def test_a_bad_bot_is_replaced_by_a_random_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Callable[[], Broken], cause: str
) -> None:
    monkeypatch.setitem(LEVELS, "bad", lambda _seed: kind())

    async def play(server: Running) -> None:
        made = server.make(players=2, seats=[{"kind": "bot", "level": "bad"}, {"kind": "human"}])
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            assert await client.asked("american") is not None
        with server.http() as http:
            assert f'colditz_bot_failures_total{{cause="{cause}",level="bad"}}' in http.get("/metrics").text

    with running(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_budget=0.1) as server:
        asyncio.run(play(server))


def test_a_level_that_is_gone_after_an_upgrade_is_played_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "short-lived", RandomBot)
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with running(database) as server:
        made = server.make(players=2, seats=[{"kind": "bot", "level": "short-lived"}, {"kind": "open"}])
    monkeypatch.delitem(LEVELS, "short-lived")

    async def play(server: Running) -> None:
        with server.http() as http:
            mine = http.post(f"/api/games/{made['id']}/join", json={"seat": "american"}).json()["token"]
        async with server.connect(made["id"], tokens=[mine]) as client:
            assert await client.asked("american") is not None

    with running(database) as server:
        asyncio.run(play(server))


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_plays_on_the_server(server: Running, level: str) -> None:
    async def play() -> None:
        made = server.make(players=2, seats=[{"kind": "bot", "level": level}, {"kind": "human"}])
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            assert await client.asked("american") is not None

    asyncio.run(play())


def test_a_bot_that_searches_has_a_time_limit() -> None:
    """Without one it would think on after the server has given up on it."""
    bots = Bots(Metrics(), 1, 10.0)
    bot = bots.minds.bot(Mind("game", "security", "expert"))
    bots.close()

    assert isinstance(bot, Expert)
    assert bot.seconds < LONGEST_SEARCH < Settings().bot_budget


def test_the_time_of_a_bot_runs_only_while_it_thinks() -> None:
    """Many who wait for few threads are not slow."""

    class Ponderer:
        def decide(self, sight: Sight) -> Decision:
            time.sleep(0.5)
            return RandomBot(1).decide(sight)

    async def think() -> str:
        bots = Bots(Metrics(), 1, 2.5)  # too little for six one after another
        match = new_game(players=2, seed=1)
        seat = match.asked()[0]
        minds = [Mind(str(number), seat, "planner") for number in range(6)]
        bots.minds.kept.update(dict.fromkeys(minds, Ponderer()))
        await asyncio.gather(*(bots.decide(mind, match) for mind in minds))
        bots.close()
        return bots.metrics.text()

    assert "colditz_bot_failures_total{" not in asyncio.run(think())


def test_nobody_can_foresee_how_bots_make_up_their_minds() -> None:
    one, other = Bots(Metrics(), 1, 1.0), Bots(Metrics(), 1, 1.0)
    made = [bots.minds.bot(Mind("game", "british", "random")) for bots in (one, other)]
    for bots in (one, other):
        bots.close()

    assert isinstance(made[0], RandomBot)
    assert isinstance(made[1], RandomBot)
    assert made[0].luck.getstate() != made[1].luck.getstate()


def test_how_long_a_bot_thinks_of_a_card_is_not_seen() -> None:
    """It thinks while the reaction is open, and one that searches takes its time even with nothing to play."""
    server, game = FrozenContext(), a_window_with_a_card()
    table = table_at(server, game, "bot", reaction_seconds=0)
    seat = game.asked()[0]
    for name in game.seats:
        kind, level = ("bot", "expert") if name == seat else ("human", "")
        table.seats[name] = replace(table.seats[name], kind=kind, level=level)

    plan = plan_of(table)
    server.bots.close()

    assert plan is not None
    assert (plan.source, plan.at) == (ActionSource.BOT, server.now() + LONGEST_SEARCH)


# --- barter


class Haggler(RandomBot):
    """Asks the other officer for a card in every turn, and refuses whatever it is offered."""

    def decide_anytime(self, sight: Sight) -> Decision | None:
        offered = [offer for offer in sight.glance.offers if offer[1] == sight.glance.seat]
        other = 2 if sight.glance.seat == 1 else 1
        wish = AnswerTrade(offered[0][0], accept=False) if offered else OfferTrade(other, (), (0,))
        return Decision(wish, Reason("bot-offer")) if sight.allows(wish) else None


async def until_deed(client: Client, kind: str) -> Json:
    """The next event of this kind that the client learns of."""
    while True:
        update = await client.until("update")
        for deed in update["deeds"]:
            for event in deed["events"]:
                if event["type"] == kind:
                    found: Json = event
                    return found


def test_bots_barter_in_an_officer_s_turn_and_answer_offers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "haggler", Haggler)

    async def play() -> None:
        seats = [{"kind": "bot", "level": "random"}, {"kind": "human"}, {"kind": "bot", "level": "haggler"}]
        made = server.make(players=3, seats=seats)
        async with server.connect(made["id"], tokens=[token(made, "american")]) as client:
            asked = await until_deed(client, "TradeOffered")
            assert (asked["seat"], asked["to_seat"], asked["want"]) == (2, 1, [0])
            offer = {"type": "OfferTrade", "seat": 2, "give": [], "want": [1]}
            assert (await client.play("american", offer))["type"] == "played"
            refused = await until_deed(client, "TradeRefused")
            assert (refused["seat"], refused["to_seat"]) == (1, 2)

    asyncio.run(play())


def test_a_bot_waits_until_its_offer_is_answered(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn would go on at once otherwise, and the offer would lapse before anybody could read it."""
    monkeypatch.setitem(LEVELS, "haggler", Haggler)

    async def play() -> None:
        seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "haggler"}, {"kind": "human"}]
        made = server.make(players=3, seats=seats, bot_seconds=1)
        async with server.connect(made["id"], tokens=[token(made, "british")]) as client:
            await until_deed(client, "TradeOffered")
            await asyncio.sleep(1.5)
            answer = {"type": "AnswerTrade", "seat": 1, "accept": False}
            assert (await client.play("british", answer))["type"] == "played"

    asyncio.run(play())


def test_a_steward_gives_nothing_away() -> None:
    server, game = FrozenContext(), new_game(players=3, seed=1)
    table = table_at(server, game, "human")
    for name in game.seats:
        table.seats[name] = replace(table.seats[name], steward=True)

    plan = plan_of(table)
    server.bots.close()

    assert plan is not None
    assert plan.source is ActionSource.BOT
