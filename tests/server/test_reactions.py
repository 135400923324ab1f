"""Reactions without tells, standing orders, and answers that are kept until the window closes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from colditz import Match, new_game
from colditz.model.actions import Action, Pass, PlayCard
from colditz.model.cards import Card
from colditz.rules.knowledge.imagine import imagine
from colditz.rules.turn.day import parts_over
from colditz.server.asks import Instruction, StandingOrders
from colditz.server.context import PendingAnswer
from colditz.server.driver import ActionSource, plan_of
from colditz.server.options import Options
from colditz.server.reactions import ordered, playable, reacting
from colditz.server.table import GameTable
from colditz.store.store import GameRecord, SeatRecord
from colditz.testing.bold import pick
from tests.server.harness import keep, running, token
from tests.server.test_secrets import FrozenContext
from tests.v3.test_aeroplane import WITH_BRITISH, ready

WAIT, SHORT = 5.0, 2.0
EDITIONS_ASKED = ("classic", "v3")


@cache
def windows(secret: str = "", most: int = 12, edition: str = "classic") -> list[Match]:
    """Moments at which somebody may answer with a card, from random games: so many of each kind of question."""
    found: list[Match] = []
    counts: Counter[str] = Counter()
    for seed in range(40):
        game, luck = new_game(edition, players=4, seed=seed, rounds=25, secret=secret), Random(seed)
        while not game.finished:
            if reacting(game) and counts[game.asking] < most:
                found.append(game.copy())
                counts[game.asking] += 1
                if len(found) >= most * (2 if edition == "v3" else 1):
                    return found
            seat = luck.choice(game.asked())
            game.play(seat, pick(game, seat, luck))
    return found


def table_at(context: FrozenContext, game: Match, kind: str = "human", **options: object) -> GameTable:
    agreed = Options.model_validate(
        {"reaction_seconds": WAIT, "raid_seconds": SHORT, "timed": parts_over(game), **options}
    )
    record = GameRecord(
        "game", "x", {}, "", "", "", "running", public=False, options=agreed.model_dump(), created=0, changed=0
    )
    seats = [SeatRecord("game", name, kind, name, "random", "", steward=False, orders={}) for name in game.seats]
    return GameTable(context, record, seats, game)


@pytest.fixture
def context() -> Iterator[FrozenContext]:
    found = FrozenContext()
    yield found
    found.bots.close()


@pytest.mark.parametrize("edition", EDITIONS_ASKED)
def test_every_reaction_is_answered_after_the_same_wait(context: FrozenContext, edition: str) -> None:
    """Whoever is asked and whatever he holds, has ordered or has answered: the table learns it at the same moment."""
    luck, held = Random(1), {True: 0, False: 0}
    for game in windows(edition=edition):
        seat = game.asked()[0]
        wait = SHORT if game.asking == "MayRaid" else WAIT
        for twin in (game, *(imagine(game, -1, luck) for _ in range(8))):
            assert twin.asked() == (seat,)
            held[len(twin.choices(seat).actions) > 1] += 1
            for kind in ("human", "bot"):
                for orders in ALL_ORDERS:
                    table = table_at(context, twin)
                    table.seats[seat] = replace(table.seats[seat], kind=kind, orders=orders.model_dump())
                    plan = plan_of(table)
                    assert plan is not None
                    assert plan.at == context.now() + wait
                    assert table.clock_info().closes == context.now() + wait
    assert held[True]
    assert held[False]


@pytest.mark.parametrize("held", ["aeroplane", "bribe", "found-rope"])
def test_an_invitation_to_the_aeroplane_lasts_as_long_whatever_its_guest_holds(
    context: FrozenContext, held: str
) -> None:
    game = ready(hands={"american": "secret-door", "british": held})
    game.play("american", WITH_BRITISH)
    for kind in ("human", "bot"):
        for orders in ALL_ORDERS:
            table = table_at(context, game)
            table.seats["british"] = replace(table.seats["british"], kind=kind, orders=orders.model_dump())
            plan = plan_of(table)
            assert plan is not None
            assert (plan.at, plan.seat) == (context.now() + WAIT, "british")
            assert table.clock_info().closes == context.now() + WAIT


def test_the_aeroplane_is_shown_by_standing_orders() -> None:
    game = ready(hands={"american": "secret-door", "british": "aeroplane"})
    game.play("american", WITH_BRITISH)

    assert ordered(game, "british", StandingOrders(play=[int(Card.AEROPLANE)])) == PlayCard(int(Card.AEROPLANE))
    assert ordered(game, "british", StandingOrders(rest="pass")) == Pass()


NOTHING_NOW = StandingOrders(now=[Instruction(question="MayRaid")])
ALL_ORDERS = (StandingOrders(), StandingOrders(rest="pass"), StandingOrders(play=list(map(int, Card))), NOTHING_NOW)


def a_raid() -> Match:
    """The end of a turn at which the Commandant could search or call the roll."""
    luck = Random(3)
    ends = [game for game in windows(edition="v3") if game.asking == "MayRaid"]
    twins = (imagine(game, -1, luck) for game in ends for _ in range(20))
    return next(twin for twin in twins if playable(twin, "security"))


def test_orders_for_this_turn_and_this_round() -> None:
    game = a_raid()
    number, turn = game.moment
    card = playable(game, "security")[0]

    def answer(**instruction: object) -> Action | None:
        told = Instruction.model_validate({"question": "MayRaid", **instruction})
        return ordered(game, "security", StandingOrders(now=[told]))

    assert answer() == answer(round=number) == answer(round=number, turn=turn) == Pass()
    assert answer(round=number + 1) is None
    assert answer(round=number, turn=turn + 1) is None
    assert answer(question="KeyUse") is None
    assert answer(round=number, turn=turn, card=card) == PlayCard(card)
    assert answer(card=int(Card.KIT)) == Pass()


def test_a_card_to_be_played_always_waits_for_somebody_to_pick_the_turn() -> None:
    game = a_raid()

    assert ordered(game, "security", StandingOrders(play=playable(game, "security"))) is None


def test_an_answer_given_early_is_taken_when_the_window_closes(context: FrozenContext) -> None:
    game = windows()[0]
    table, seat = table_at(context, game), game.asked()[0]
    table.pending[seat] = PendingAnswer(game.question, Pass(), None, 1)  # type: ignore[arg-type]

    plan = plan_of(table)

    assert plan is not None
    assert (plan.at, plan.source) == (context.now() + WAIT, ActionSource.PENDING)


def test_nobody_waits_where_only_bots_could_see(context: FrozenContext) -> None:
    game = windows()[0]
    table = table_at(context, game, "bot")
    table.seats["american"] = SeatRecord("game", "american", "human", "Anna", "", "", steward=False, orders={})

    plan = plan_of(table)

    assert plan is not None
    assert plan.at == context.now()


def a_window_with_a_card() -> Match:
    luck = Random(2)
    twins = (imagine(game, -1, luck) for game in windows() for _ in range(20))
    return next(twin for twin in twins if len(twin.choices(twin.asked()[0]).actions) > 1)


def test_standing_orders(context: FrozenContext) -> None:
    game = a_window_with_a_card()
    seat = game.asked()[0]
    card = next(action.card for action in game.choices(seat).actions if isinstance(action, PlayCard))
    other = int(Card.KIT)

    assert ordered(game, seat, StandingOrders()) is None
    assert ordered(game, seat, StandingOrders(rest="pass")) == Pass()
    assert ordered(game, seat, StandingOrders(rest="pass", ask=[other])) == Pass()
    assert ordered(game, seat, StandingOrders(rest="pass", ask=[card])) is None
    assert ordered(game, seat, StandingOrders(rest="pass", play=[other, card])) == PlayCard(card)


def test_whoever_has_nothing_to_decide_is_answered_for(context: FrozenContext) -> None:
    game = next(game for game in windows() if game.choices(game.asked()[0]).actions == [Pass()])

    plan = plan_of(table_at(context, game, late="wait"))

    assert plan is not None
    assert (plan.source, plan.action) == (ActionSource.ORDERS, Pass())


def test_at_a_shared_screen_everybody_who_might_hold_a_card_is_called(context: FrozenContext) -> None:
    """Else all who sit there would see that he was not called, and know what he does not hold."""
    game = next(game for game in windows() if game.choices(game.asked()[0]).actions == [Pass()])
    table, seat = table_at(context, game, reaction_seconds=0.0), game.asked()[0]

    assert plan_of(table) is None
    table.seats[seat] = replace(table.seats[seat], orders={"rest": "pass"})
    assert plan_of(table) is not None


def test_a_late_answer_is_a_pass_or_is_waited_for(context: FrozenContext) -> None:
    game = a_window_with_a_card()
    passes = plan_of(table_at(context, game))
    waits = plan_of(table_at(context, game, late="wait"))

    assert passes is not None
    assert (passes.source, passes.action) == (ActionSource.ORDERS, Pass())
    assert waits is None


def test_an_early_answer_is_noted_at_once_and_played_when_the_window_closes(tmp_path: Path) -> None:
    secret, database = "5" * 64, f"sqlite:///{tmp_path / 'games.sqlite'}"
    game = windows(secret, 1)[0]
    seat = game.asked()[0]
    made = keep(database, game, secret, options={"reaction_seconds": 2.0, "resumed": time.time() + 0.5})

    async def play() -> tuple[float, float]:
        async with server.connect(made["id"], tokens=[token(made, seat)]) as client:
            await client.asked(seat)
            answer = await client.play(seat, {"type": "Pass"})
            noted = next(message for message in client.seen if message["type"] == "noted")
            assert answer["type"] == "played"
            return time.time(), noted["closes"]

    with running(database) as server:
        at, closes = asyncio.run(play())
    assert 0 <= at - closes < 10
