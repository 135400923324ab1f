"""Frozen planners: kept for measuring, offered to nobody, and never any better than they were."""

from __future__ import annotations

from hashlib import sha256

from colditz.players import FROZEN, LEVELS, make_bot
from colditz.sim.bots import find_bot
from colditz.sim.cell import Cell
from colditz.sim.game import Playing

NOVEMBER = "planner-2026-11"


def test_frozen_planners_are_found_by_name_but_not_offered() -> None:
    assert NOVEMBER in FROZEN
    assert not set(FROZEN) & set(LEVELS)
    assert type(find_bot(NOVEMBER)(1)) is type(make_bot(NOVEMBER))


def test_the_planner_of_november_plays_as_it_did() -> None:
    playing = Playing(Cell("classic", 3, (NOVEMBER,) * 3, rounds=12), 5, 0, turns=False)
    playing.to_the_end()
    played = repr(playing.match.log()["actions"]).encode()

    assert sha256(played).hexdigest()[:16] == "a9a669e794803c27"
