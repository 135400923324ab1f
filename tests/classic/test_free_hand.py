"""Breaches of the rules: refused at an ordinary table, called at a free-hand one."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, end_turn, equipment, offered, play, refused, scene


@pytest.mark.rule("classic.ruling.76")
def test_illegal_moves_are_refused_and_so_there_is_no_breach_to_call() -> None:
    game = scene("american-1@ic-r10-c06", throw=(1, 3))

    refused(game, "american", "MovePawn american-1 gar-054", Refusal.DROP_IN_THE_WAY)
    refused(game, "american", "MoveByHand american-1 gar-054", Refusal.NO_FREE_HAND)

    assert refused(game, "security", "CallBreach american-1", Refusal.NO_FREE_HAND).rule == "classic.ruling.76"


@pytest.mark.rule("classic.ruling.76")
def test_at_a_free_hand_table_a_breach_costs_a_cell_but_no_equipment() -> None:
    game = scene("american-1@ic-r10-c06", throw=(1, 3), equipment={"american": "rope key"}, house_rules=["free-hand"])
    play(game, "american", "MoveByHand american-1 gar-054", "EndTurn")
    refused(game, "security", "CallBreach american-2", Refusal.NO_BREACH)

    play(game, "security", "CallBreach american-1", "ChooseCell cells-c")

    assert at(game, "american-1") == "cells-c"
    assert equipment(game, "american") == ["rope", "key"]
    assert game.asked() == ("british",)


@pytest.mark.rule("classic.ruling.76")
def test_a_breach_is_called_within_the_same_round_or_not_at_all() -> None:
    game = scene("american-1@ic-r10-c06", throw=(1, 3), house_rules=["free-hand"])
    play(game, "american", "MoveByHand american-1 ic-r10-c20", "EndTurn")
    for _ in ("british", "dutch"):
        end_turn(game)
    assert offered(game, "security", "CallBreach") == ["CallBreach american-1"]

    end_turn(game)

    refused(game, "security", "CallBreach american-1", Refusal.NO_BREACH)
