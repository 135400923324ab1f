"""A seat learns nothing it may not know: with other secrets at the table it sees, may do and is told the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from colditz import Match
from colditz.model.actions import Action, Cross, Discard, EndTurn, MovePawn, OfferTrade, Pass, Surrender, Throw
from colditz.model.dealings import EquipmentLost
from colditz.model.events import Event
from colditz.model.ids import CHANCE, SeatId
from colditz.rules.knowledge.imagine import imagine
from colditz.testing.bold import pick
from colditz.testing.invariants import check_state, guess
from tests.properties.games import any_action, randoms, reachable_games

STEPS = 40  # a secret shows only at rare moments, so a game is followed for a while
COMMON = (MovePawn, EndTurn, Throw, Pass)  # hardly ever tells anything


def lookers(game: Match) -> list[tuple[str, SeatId]]:
    """Everybody who looks on, and his number: every seat, and a spectator."""
    return [*((name, seat) for seat, name in enumerate(game.seats)), ("spectator", CHANCE)]


def next_actions(game: Match, luck: Random, steps: int = STEPS) -> Iterator[tuple[str, Action]]:
    """Goes on with a game: who does what next, to be looked at before it is played. Offers are made and answered."""
    for _ in range(steps):
        trades = [
            (seat, action)
            for seat in game.seats
            for action in game.choices(seat).anytime()
            if not isinstance(action, OfferTrade) or luck.random() < 0.01
        ]
        if game.finished:
            return
        asked = luck.choice(game.asked())
        seat, action = luck.choice(trades) if trades else (asked, boldest(game, asked, luck))
        yield seat, action
        game.play(seat, action)


def boldest(game: Match, seat: str, luck: Random) -> Action:
    """Rather something rare than a walk, and an obstacle before anything else."""
    crossings = [option for option in game.options(seat) if isinstance(option, Cross) and option.paying]
    if crossings:
        return luck.choice(crossings)
    tries = [pick(game, seat, luck) for _ in range(4)]
    return next((action for action in tries if not isinstance(action, COMMON)), tries[0])


@given(game=reachable_games(), luck=randoms())
@pytest.mark.rule("classic.ruling.29", "classic.ruling.95", "classic.15.2", "classic.32b.2")
def test_a_view_and_its_options_tell_no_secret(game: Match, luck: Random) -> None:
    for _ in next_actions(game, luck):
        name, seat = luck.choice(lookers(game))
        other = imagine(game, seat, luck)
        check_state(other)
        assert other.view(name) == game.view(name)
        if seat != CHANCE:
            assert other.options(name, offers=True) == game.options(name, offers=True)
            assert other.trades(name) == game.trades(name)


@given(game=reachable_games(), luck=randoms())
def test_a_refusal_tells_no_secret(game: Match, luck: Random) -> None:
    for name, seat in lookers(game)[:-1]:
        other = imagine(game, seat, luck)
        for action in [guess(game, luck) for _ in range(20)] + [any_action(game, luck) for _ in range(60)]:
            here, there = game.explain(name, action), other.explain(name, action)
            assert (here and here.refusal) == (there and there.refusal), f"{name} tried {action}"


@given(game=reachable_games(), luck=randoms())
def test_what_others_do_tells_no_secret(game: Match, luck: Random) -> None:
    """What can be done with either secrets looks alike, and so does the table after it."""
    for actor, action in next_actions(game, luck, 4 * STEPS):
        if isinstance(action, COMMON) and luck.random() < 0.9:
            continue
        here = game.copy()
        told = here.play(actor, action)
        for name, seat in lookers(game):
            there = with_equal_numbers(game, seat, luck)
            counterpart = alike(there, actor, action, name, luck)
            if name != actor and counterpart is not None:
                happened = there.play(actor, counterpart)
                if drawn_openly(there, happened) != drawn_openly(here, told):
                    continue  # chance drew another card from a hidden hand, onto an open pile
                assert seen(happened, seat) == seen(told, seat), f"{actor} did {action}"
                assert there.view(name).table == here.view(name).table, f"{actor} did {action}"


def with_equal_numbers(game: Match, seat: SeatId, luck: Random) -> Match:
    """Other secrets, but as much Equipment in every hand: where numbers are not told, another may look otherwise.

    Whoever spends the last of two keeps one, whoever spends the only one is seen to have none.
    """
    numbers = [sum(held) for held in game._game.state.equipment]
    for _ in range(20):
        there = imagine(game, seat, luck)
        if [sum(held) for held in there._game.state.equipment] == numbers:
            return there
    return game.copy()


def alike(game: Match, actor: str, action: Action, looker: str, luck: Random) -> Action | None:
    """The same action in this game, or other cards where the looker does not see which; None if that is illegal."""
    same: list[Action] = []
    open_piles = game._game.params.open_supply  # what is given up then lies face up
    if isinstance(action, Discard) or (isinstance(action, Surrender) and not open_piles):
        same = [option for option in game.options(actor) if type(option) is type(action)]
    elif isinstance(action, OfferTrade) and looker != game.seats[action.seat]:
        offers = (option for option in game.options(actor, offers=True) if isinstance(option, OfferTrade))
        same = [offer for offer in offers if offer.seat == action.seat]
    elif game.explain(actor, action) is None:
        same = [action]
    return luck.choice(same) if same else None


def drawn_openly(game: Match, events: tuple[Event, ...]) -> list[int]:
    """The Equipment cards that went back to piles which lie face up."""
    lost = [event.card for event in events if isinstance(event, EquipmentLost)]
    return lost if game._game.params.open_supply else []


def seen(events: tuple[Event, ...], seat: SeatId) -> list[Event]:
    """What this seat is told of them."""
    return [event.seen_by(seat) for event in events]


@given(game=reachable_games(), luck=randoms())
def test_other_secrets_are_other_secrets(game: Match, luck: Random) -> None:
    """The properties would show nothing if the deal never changed."""
    hands = game._game.state.hands
    if sum(len(hand) for hand in hands[1:]) > 3:
        deals = {tuple(imagine(game, CHANCE, luck)._game.state.hands) for _ in range(20)}
        assert len(deals) > 1
