"""The man who waits on a target for a kit, and those who come to him there."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, dice, play, refused, scene


@pytest.mark.rule("classic.ruling.36")
def test_a_man_who_was_passed_on_his_target_still_bars_it_to_guards() -> None:
    game = scene(
        "american-1@target-6 british-1@od-s-01 guard-1@od-s-02", turn="british", throw=(1, 3), kits="british", players=3
    )
    play(game, "british", "MovePawn british-1 target-6", "EndTurn")
    play(game, "security", "Throw")
    dice(game, 1, 3)

    refused(game, "security", "MovePawn guard-1 target-6", Refusal.CIRCLE_TAKEN)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@pytest.mark.rule("classic.ruling.36")
def test_a_guard_on_a_target_is_not_passed() -> None:
    game = scene("guard-1@target-5 british-1@od-se-01", turn="british", throw=(1, 3), kits="british")

    refused(game, "british", "MovePawn british-1 target-5", Refusal.CIRCLE_TAKEN)
