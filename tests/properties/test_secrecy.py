"""A seat learns nothing it may not know: with other secrets at the table it sees, may do and is told the same."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from colditz import Match
from colditz.model.events import Event
from colditz.model.ids import CHANCE, SeatId
from colditz.testing.bold import pick
from colditz.testing.invariants import check_state, guess
from tests.properties.games import any_action, randoms, reachable_games
from tests.properties.secrets import with_other_secrets


def lookers(game: Match) -> list[tuple[str, SeatId]]:
    """Everybody who looks on, and his number: every seat, and a spectator."""
    return [*((name, seat) for seat, name in enumerate(game.seats)), ("spectator", CHANCE)]


@given(game=reachable_games(), luck=randoms())
@pytest.mark.rule("classic.ruling.29", "classic.ruling.95", "classic.15.2", "classic.32b.2")
def test_a_view_with_its_options_tells_no_secret(game: Match, luck: Random) -> None:
    for name, seat in lookers(game):
        other = with_other_secrets(game, seat, luck)
        check_state(other)
        assert other.view(name) == game.view(name)


@given(game=reachable_games(), luck=randoms())
def test_a_refusal_tells_no_secret(game: Match, luck: Random) -> None:
    for name, seat in lookers(game)[:-1]:
        other = with_other_secrets(game, seat, luck)
        for action in [guess(game, luck) for _ in range(20)] + [any_action(game, luck) for _ in range(60)]:
            here, there = game.explain(name, action), other.explain(name, action)
            assert (here and here.refusal) == (there and there.refusal), f"{name} tried {action}"


@given(game=reachable_games(), luck=randoms())
def test_what_others_do_tells_no_secret(game: Match, luck: Random) -> None:
    """An action that is legal with either secrets looks alike, and so does the table after it."""
    for name, seat in lookers(game):
        other = with_other_secrets(game, seat, luck)
        for actor in game.seats:
            if actor == name or game.finished:
                continue
            trades = game.choices(actor).anytime()
            tries = [pick(game, actor, luck) for _ in range(4)] if actor in game.asked() else []
            for action in (*tries, *luck.sample(trades, min(2, len(trades)))):
                if other.explain(actor, action) is None:
                    here, there = game.copy(), other.copy()
                    told_here, told_there = here.play(actor, action), there.play(actor, action)
                    assert seen(told_here, seat) == seen(told_there, seat), f"{actor} did {action}"
                    assert there.view(name) == here.view(name), f"{actor} did {action}"


def seen(events: tuple[Event, ...], seat: SeatId) -> list[Event]:
    """What this seat is told of them."""
    return [event.seen_by(seat) for event in events]


@given(game=reachable_games(), luck=randoms())
def test_other_secrets_are_other_secrets(game: Match, luck: Random) -> None:
    """The property would show nothing if the deal never changed."""
    hands = game._game.state.hands
    if sum(len(hand) for hand in hands[1:]) > 3:
        deals = {tuple(with_other_secrets(game, CHANCE, luck)._game.state.hands) for _ in range(20)}
        assert len(deals) > 1
