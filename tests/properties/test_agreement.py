"""The law is said once: in every edition, what is offered is what nothing forbids, tried on everything there is."""

from __future__ import annotations

from random import Random

import pytest

from colditz.editions.registry import EDITIONS
from colditz.testing.agreement import disagreements
from tests.properties.games import go_on, reach

GAMES = 5  # a player count and start; each is looked at six times
LOOKS = 6


@pytest.mark.parametrize("start", ["normal", "wild"])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", EDITIONS)
def test_offers_and_law_agree_on_every_action_there_is(edition: str, players: int, start: str) -> None:
    for seed in range(GAMES):
        luck = Random(seed)
        rules = frozenset(luck.sample(sorted(EDITIONS[edition].house_rules), luck.randrange(3)))
        match = reach(edition, players, rules, seed, luck.randrange(60), start == "wild")
        for _ in range(LOOKS):
            if not match.finished:
                assert disagreements(match, luck) == [], f"seed {seed}, {sorted(rules)}\n{match.position()}"
                go_on(match, luck, 7)
