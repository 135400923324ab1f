"""Men let out of solitary: only when they get under a roof or no guard is near, and then they go first."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.players import Sight
from colditz.players.castle import castle_of
from colditz.players.character import CHARACTERS
from colditz.players.escaping.men import jobs
from colditz.players.escaping.team import Team
from tests.players.tables import decide, decision
from tests.scene import scene

EDITIONS = ("classic", "osprey", "devir")
DOOR = "exit-inner-cells"


def in_the_cells(edition: str, throw: tuple[int, int], guard: str) -> Match:
    """A double was thrown, his officer holds equipment, and a guard stands somewhere."""
    men = f"american-1@cells-a guard-1@{guard}"
    return scene(men, edition=edition, turn="american", throw=throw, equipment={"american": "rope"}, kits="american")


@pytest.mark.parametrize("edition", EDITIONS)
def test_he_is_left_in_his_cell_while_a_guard_waits_at_the_door(edition: str) -> None:
    assert not decide(in_the_cells(edition, (1, 1), "ic-r20-c12"), "american").startswith("Release")


@pytest.mark.parametrize("edition", EDITIONS)
def test_he_is_let_out_when_the_points_bring_him_under_a_roof_and_goes_there_first(edition: str) -> None:
    game = in_the_cells(edition, (6, 6), "ic-r20-c12")
    while not decide(game, "american").startswith("Release"):
        game.play("american", decision(game, "american").action)
    game.play("american", decision(game, "american").action)
    first = decision(game, "american")

    assert getattr(first.action, "pawn", -1) == game._notation.pawn_by_name["american-1"]
    assert not castle_of(game.board).open_air[first.action.to]  # type: ignore[attr-defined]


def threat(kits: str, equipment: str = "") -> float:
    """What an officer's man fears beside a guard."""
    held = {"american": equipment} if equipment else {}
    game = scene(
        f"american-1@{DOOR} guard-1@ic-r20-c12", edition="classic", turn="american", points=9, equipment=held, kits=kits
    )
    team = Team(Sight(game, "american").glance, castle_of(game.board), CHARACTERS["planner"], {})
    return team.threat(team.on_board[0], team.places[team.on_board[0]])


def test_whoever_has_a_kit_fears_the_guards_before_he_takes_equipment() -> None:
    assert threat("american") == threat("american", "rope") > 0.5
    assert threat("") == 0.0


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_man_beside_a_guard_hides_before_others_spend_the_points(edition: str) -> None:
    """Nothing is held yet; others gather equipment, and as soon as they take it he may be arrested."""
    men = f"american-1@{DOOR} guard-1@ic-r20-c12"
    game = scene(men, edition=edition, turn="american", points=9, kits="american")
    first = decision(game, "american")

    assert getattr(first.action, "pawn", -1) == game._notation.pawn_by_name["american-1"]
    assert not castle_of(game.board).open_air[first.action.to]  # type: ignore[attr-defined]


def test_the_last_rounds_are_no_time_to_wait_at_large() -> None:
    """With time left he fears the guard; when it runs out he would be lost anyway."""

    def loss(turn: int) -> float:
        game = scene(
            "british-1@od-e-05 guard-1@od-e-07", turn="british", points=3, kits="british", round=turn, rounds=40
        )
        team = Team(Sight(game, "british").glance, castle_of(game.board), CHARACTERS["planner"], {})
        return jobs(team, [], None, None)[0].loss

    assert loss(1) > 0
    assert loss(40) == 0
