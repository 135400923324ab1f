"""The bytes that a seat is sent do not change when what it cannot see changes."""

from __future__ import annotations

import asyncio
from dataclasses import fields
from random import Random
from typing import Any

import orjson
import pytest

from colditz import EDITIONS, Match, new_game
from colditz.engine.refusal import GameError
from colditz.model.actions import Action, Discard, OfferTrade, Surrender
from colditz.model.events import Event
from colditz.model.news import EVENT_TYPES
from colditz.rules.knowledge.imagine import imagine
from colditz.server import asks
from colditz.server.answers import answer
from colditz.server.audience import SPECTATOR, Listener
from colditz.server.bots import Bots
from colditz.server.errors import Fault, fault_of
from colditz.server.metrics import Metrics
from colditz.server.options import Options
from colditz.server.settings import Settings
from colditz.server.table import GameTable
from colditz.server.tells import Update
from colditz.server.updates import PlayedAction, deeds_for, number_of, update_for
from colditz.store.open import open_store
from colditz.store.store import GameRecord, SeatRecord, Snapshot
from colditz.testing.bold import pick


def write(message: object) -> bytes:
    """As the wire has it."""
    return orjson.dumps(message)


class FrozenContext:
    """A server in which time stands still."""

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        raise AssertionError("no game here is long enough")

    def __init__(self) -> None:
        self.settings, self.metrics = Settings(), Metrics()
        self.store = open_store("sqlite:///never-opened.sqlite")
        self.bots = Bots(self.metrics, 1, 60.0)

    @staticmethod
    def now() -> float:
        return 1_000_000.0


def table_of(server: FrozenContext, match: Match) -> GameTable:
    record = GameRecord(
        "game",
        "x",
        {},
        "",
        "",
        "",
        "running",
        public=True,
        options=Options(reaction_seconds=5).model_dump(),
        created=0,
        changed=0,
    )
    seats = [SeatRecord("game", name, "human", name, "", "", steward=False, orders={}) for name in match.seats]
    return GameTable(server, record, seats, match)


def sent(table: GameTable, seat: str, past: list[PlayedAction]) -> bytes:
    return write(
        update_for(table.match, seat, past, past[0].first if past else table.match.question, table.clock_info())
    )


def alike(game: Match, actor: str, action: Action, looker: str, luck: Random) -> Action | None:
    """What the actor could do in a twin game that looks the same from outside; None if there is nothing such."""
    options = game.options(actor)
    if isinstance(action, Discard | Surrender):
        same = [option for option in options if type(option) is type(action)]
        open_piles = game._game.params.open_supply
        if isinstance(action, Surrender) and open_piles:
            same = [action] if action in options else []
        return luck.choice(same) if same else None
    if isinstance(action, OfferTrade) and looker != game.seats[action.seat]:
        offers = [option for option in options if isinstance(option, OfferTrade) and option.seat == action.seat]
        return luck.choice(offers) if offers else None
    return action if game.explain(actor, action) is None else None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(2))
def test_updates_tell_no_secret_over_a_whole_game(edition: str, seed: int) -> None:
    server, luck = FrozenContext(), Random(seed)
    game = new_game(edition, players=3 + seed, seed=seed, rounds=12)
    compared = 0
    while not game.finished:
        actor = luck.choice(game.asked())
        action = pick(game, actor, luck)
        after = game.copy()
        events = after.play(actor, action)
        for seat in (*game.seats, SPECTATOR):
            number = number_of(game, seat)
            twin = imagine(game, number, luck)
            assert sent(table_of(server, twin), seat, []) == sent(table_of(server, game), seat, [])
            other = alike(twin, actor, action, seat, luck) if seat != actor else None
            if other is not None:
                twin_events = twin.play(actor, other)
                clock = table_of(server, game).clock_info()
                ours, theirs = (
                    update_for(
                        match, seat, [PlayedAction(game.question, match.question, actor, told)], game.question, clock
                    )
                    for match, told in ((after, events), (twin, twin_events))
                )
                assert public(theirs) == public(ours), f"{actor} did {action}"
                if own(theirs) == own(ours):  # chance may deal the looker another card from another pack
                    assert write(theirs) == write(ours), f"{actor} did {action}"
                    compared += 1
        game = after
    assert compared > 100


def public(update: Update) -> tuple[int, bool, bytes, bytes]:
    """What everybody learns of a deed."""
    return update.question, update.complete, write(update.clock), b"".join(map(write, update.deeds))


def own(update: Update) -> tuple[object, ...]:
    """What only the looker holds."""
    return update.view.hand, update.view.equipment, update.view.offers


async def answers(server: FrozenContext, match: Match, seat: str, messages: list[asks.AnyAsk]) -> list[bytes]:
    listener = Listener((seat,), "en", host=False, most=10_000, metrics=server.metrics)
    table = table_of(server, match)
    for message in messages:
        try:
            await answer(table, listener, message)
        except (Fault, GameError) as error:
            fault = fault_of(error, match.question)
            assert fault is not None
            listener.send(fault.as_message(1, "en"))
    return list(listener.waiting)


@pytest.mark.parametrize("edition", EDITIONS)
def test_answers_tell_no_secret(edition: str) -> None:
    server, luck = FrozenContext(), Random(3)
    game = new_game(edition, players=4, seed=3, rounds=10)
    while not game.finished:
        actor = luck.choice(game.asked())
        action = pick(game, actor, luck)
        if luck.random() < 0.2:
            seat = luck.choice(game.seats)
            tried: dict[str, Any] = game.copy().read_action(game.write_action(action)).to_json()
            pawn = luck.randrange(30)
            messages: list[asks.AnyAsk] = [
                asks.Explain(type="explain", id=1, seat=seat, action=tried),
                asks.Moves(type="moves", id=2, seat=seat, pawn=pawn),
                asks.Hint(type="hint", id=3, seat=seat),
            ]
            twin = imagine(game, game.seats.index(seat), luck)
            here = asyncio.run(answers(server, game, seat, messages))
            server.bots.minds.kept.clear()
            there = asyncio.run(answers(server, twin, seat, messages))
            server.bots.minds.kept.clear()
            assert len(here) == len(messages)
            assert there == here
        game.play(actor, action)
    server.bots.close()


HIDING = sorted(kind for kind, event in EVENT_TYPES.items() if event.seen_by is not Event.seen_by)


@pytest.mark.parametrize("kind", HIDING)
def test_a_deed_shows_no_face_to_others(kind: str) -> None:
    """Two deeds that differ only in what is hidden are the same bytes for a seat that has no part in them."""
    event: Any = EVENT_TYPES[kind]
    faces = {item.name for item in fields(event) if item.name in ("card", "give", "want")}

    def deed(card: int) -> PlayedAction:
        values: dict[str, Any] = (
            {item.name: 1 for item in fields(event)} | {"seat": 1} | ({"to_seat": 2} if "give" in faces else {})
        )
        values |= {name: card if name == "card" else (card,) for name in faces}
        return PlayedAction(0, 1, "american", (event(**values),))

    assert faces
    assert write(deeds_for([deed(14)], 1)) != write(deeds_for([deed(15)], 1))
    for looker in (0, 3, number_of(new_game(), SPECTATOR)):
        assert write(deeds_for([deed(14)], looker)) == write(deeds_for([deed(15)], looker))


def test_something_is_hidden() -> None:
    assert {"CardDrawn", "CardDiscarded", "EquipmentLost", "TradeOffered", "TradeMade"} <= set(HIDING)
