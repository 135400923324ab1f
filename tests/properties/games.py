"""Games that can be reached: from a normal or a wild start, under any house rules, after some random decisions."""

from __future__ import annotations

from dataclasses import fields
from random import Random

from hypothesis import strategies as st

from colditz import Match, new_game
from colditz.editions.registry import EDITIONS
from colditz.model.actions import ACTION_TYPES, Action
from colditz.model.cards import Card
from colditz.testing.bold import pick
from colditz.testing.wild import wild_game


def reach(edition: str, players: int, rules: frozenset[str], seed: int, decisions: int, wild: bool) -> Match:
    """One such game; the same arguments give the same game."""
    luck = Random(seed)
    house_rules = sorted(rules & set(EDITIONS[edition].house_rules))
    if wild:
        match = wild_game(edition, players, luck, house_rules=house_rules, rounds=30)
    else:
        match = new_game(edition, players, seed, house_rules=house_rules, rounds=30)
    go_on(match, luck, decisions)
    return match


def go_on(match: Match, luck: Random, decisions: int) -> None:
    """So many random decisions, with some barter in between."""
    for _ in range(decisions):
        if match.finished:
            return
        seat = luck.choice(match.asked())
        match.play(seat, pick(match, seat, luck))
        trader = luck.choice(match.seats)
        trades = match.choices(trader).anytime() if luck.random() < 0.2 and not match.finished else []
        if trades:
            match.play(trader, luck.choice(trades))


HOUSE_RULES = sorted({rule for edition in EDITIONS.values() for rule in edition.house_rules})


def reachable_games(most: int = 150) -> st.SearchStrategy[Match]:
    """Any of them."""
    return st.builds(
        reach,
        edition=st.sampled_from(sorted(EDITIONS)),
        players=st.integers(2, 6),
        rules=st.frozensets(st.sampled_from(HOUSE_RULES), max_size=3),
        seed=st.integers(0, 1 << 32),
        decisions=st.integers(0, most),
        wild=st.booleans(),
    )


def randoms() -> st.SearchStrategy[Random]:
    """A source of choices that depends on nothing but its seed."""
    return st.integers(0, 1 << 32).map(Random)


def any_action(match: Match, luck: Random) -> Action:
    """An action of any kind whose fields may hold anything that is a number, sensible or not."""
    kind = luck.choice([kind for kind in ACTION_TYPES.values() if kind is not Action])
    values = {item.name: _value(str(item.type), match, luck) for item in fields(kind)}  # type: ignore[arg-type]
    return kind(**values)


def _value(kind: str, match: Match, luck: Random) -> object:
    if kind.startswith("tuple"):
        return tuple(_number(match, luck) for _ in range(luck.randrange(4)))
    return luck.random() < 0.5 if kind == "bool" else _number(match, luck)


def _number(match: Match, luck: Random) -> int:
    """Mostly a pawn, a card, a seat or a place; now and then nonsense."""
    game = match._game
    pawn = luck.randrange(len(game.teams.owner))
    near = game.board.steps[game.place(pawn)] or (0,)
    numbers = (pawn, luck.choice(list(Card)), luck.randrange(6), luck.choice(near), luck.choice((-99, -1, 999, 99_999)))
    return int(luck.choice(numbers))
