"""The outlook of a pawn: every walk with its cost and way, every obstacle with its price, every refusal with a rule."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from colditz import EDITIONS, Match, new_game
from colditz.model.actions import Cross, EndTurn, MovePawn
from colditz.rules.knowledge.outlook import Outlook, outlook
from tests.scene import scene


@cache
def games(edition: str, seed: int = 11) -> list[tuple[Match, str, int, Outlook]]:
    """Looks at every pawn that can move, at many moments of a game."""
    game, luck = new_game(edition, players=4, seed=seed), Random(seed)
    looks = []
    for _ in range(400):
        if game.finished:
            break
        seat = luck.choice(game.asked())
        choices = game.choices(seat)
        looks += [(game.copy(), seat, pawn, outlook(game, seat, pawn)) for pawn in choices.pawns[:2]]
        moves = [move for pawn in choices.pawns for move in choices.moves(pawn)]
        game.play(seat, luck.choice([*choices.actions, *moves]))
    return looks


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_outlook_shows_what_the_choices_offer(edition: str) -> None:
    for game, seat, pawn, seen in games(edition):
        moves = game.choices(seat).moves(pawn)
        offered = [*(walk.action for walk in seen.walks), *seen.others]
        offered += [barrier.action for barrier in seen.barriers if barrier.refused is None]
        assert set(offered) == set(moves)
        assert all(game.explain(seat, action) is None for action in offered)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_walk_costs_what_it_says_and_leads_where_it_says(edition: str) -> None:
    for game, seat, pawn, seen in games(edition)[::5]:
        before = game.view(seat, listed=False).table
        for walk in seen.walks[::7]:
            steps = set(zip(walk.way, walk.way[1:], strict=False))
            assert (walk.way[0], walk.way[-1]) == (before.places[pawn], walk.action.to)
            assert len(steps) == walk.cost
            twin = game.copy()
            spent = [getattr(event, "cost", 0) for event in twin.play(seat, walk.action)]
            assert spent[0] == walk.cost


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_names_its_rule(edition: str) -> None:
    looks = games(edition)
    for game, seat, pawn, seen in looks:
        for place, reason in seen.refused:
            refused = game.explain(seat, MovePawn(pawn, place))
            assert refused is not None
            assert (reason.rule, reason.says) == (refused.rule, refused.says)
    assert any(seen.refused for *_, seen in looks)


def test_obstacles_are_shown_with_their_price_and_reason() -> None:
    prices = []
    for seed in range(11, 17):
        barriers = [barrier for *_, seen in games("classic", seed) for barrier in seen.barriers]
        assert all(barrier.refused is None or barrier.refused.rule for barrier in barriers)
        prices += [barrier.action.paying for barrier in barriers if isinstance(barrier.action, Cross)]
        if any(prices):
            return
    raise AssertionError("nobody came to an obstacle that costs something")


def test_nobody_looks_through_the_eyes_of_others() -> None:
    game = new_game(seed=1)

    assert outlook(game, "british", 0) == outlook(game, "british", 10_000) == Outlook((), (), (), ())


@pytest.mark.parametrize(("edition", "pauses"), [("classic", False), ("osprey", True)])
def test_a_walk_says_whether_the_pawn_may_stay(edition: str, pauses: bool) -> None:
    game = scene("guard-1@ic-r10-c10", edition=edition, turn="security", points=6)
    guard = game.view("security", listed=False).table.pawns.index("guard-1")

    seen = outlook(game, "security", guard)
    passing = [walk for walk in seen.walks if not walk.rests]

    assert bool(passing) == pauses
    for walk in passing:
        twin = game.copy()
        twin.play("security", walk.action)
        assert twin.explain("security", EndTurn()) is not None
