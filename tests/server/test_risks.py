"""The answer to `dangers`: which circles guards could come to, from what a seat sees."""

from __future__ import annotations

from colditz import Match
from colditz.players.odds import AT_LEAST, ONE_DIE, ONE_THROW
from colditz.server.risks import FARTHEST, risks_of
from tests.scene import scene
from tests.v3.table import by_day, by_night

YARD, NEAR, FAR = "ic-r10-c06", "ic-r10-c07", "ic-r10-c08"


def _staged(equipment: str = "") -> Match:
    return scene(f"guard-1@{YARD}", turn="british", equipment={"british": equipment} if equipment else {})


def test_the_courtyard_is_safe_while_no_equipment_is_held_and_dangerous_once_it_is() -> None:
    bare = _staged()
    equipped = _staged("rope")
    near = equipped.board.index[NEAR]

    assert near not in {risk.place for risk in risks_of(bare, "british", 1).places}
    assert near in {risk.place for risk in risks_of(equipped, "british", 1).places}


def test_a_danger_names_the_nearest_guard_his_steps_and_how_often_dice_carry_him() -> None:
    match = _staged("rope")
    found = {risk.place: risk for risk in risks_of(match, "british", 1).places}
    risk = found[match.board.index[FAR]]

    assert (match.view("british").table.pawns[risk.guard], risk.steps, risk.chance) == (
        "guard-1",
        2,
        round(100 * AT_LEAST[2]),
    )
    assert all(0 < each.steps <= FARTHEST for each in found.values())


def test_nobody_is_in_danger_in_safe_areas_rooms_or_tunnels() -> None:
    match = _staged("rope")
    board = match.board
    for risk in risks_of(match, "british", 1).places:
        inside = board.room[risk.place] >= 0 and board.area[risk.place] == board.area[board.index[YARD]]
        assert not (board.safe[risk.place])
        assert not (board.in_tunnel[risk.place] >= 0)
        assert not inside


def test_who_is_liable_is_for_the_edition_to_say() -> None:
    near = _staged().board.index[NEAR]
    for kits in ("", "british"):
        match = by_day(f"guard-1@{YARD}", turn="british", kits=kits)
        found = {risk.place for risk in risks_of(match, "british", 1).places}
        assert (near in found) == bool(kits)


def test_by_night_one_die_carries_guards_while_nobody_attempts_an_escape() -> None:
    for hour, chances in ((by_day, ONE_THROW), (by_night, ONE_DIE)):
        match = hour(f"guard-1@{YARD}", turn="british", kits="british")
        found = {risk.place: risk for risk in risks_of(match, "british", 1).places}
        risk = found[match.board.index[FAR]]

        assert risk.chance == round(100 * chances[1])  # he arrests from the next circle
        assert all(risk.steps <= 7 for risk in found.values()) == (hour is by_night)


def test_security_is_told_of_no_danger() -> None:
    assert risks_of(_staged(), "security", 1).places == []


def test_a_desperate_run_says_how_far_it_is_and_how_often_it_succeeds() -> None:
    match = scene("british-1@ic-r10-c06", turn="british", kits="british")
    british_1 = match.view("british").table.pawns.index("british-1")
    (run,) = [run for run in risks_of(match, "british", 1).runs if run.prisoner == british_1]

    assert run.steps > 20
    assert 0 < run.chance < 100


def test_a_guard_who_arrests_from_beside_needs_a_point_less() -> None:
    match = scene(f"guard-1@{YARD}", turn="british", equipment={"british": "rope"}, edition="devir")
    chances = {risk.steps: risk.chance for risk in risks_of(match, "british", 1).places}

    assert (chances[1], chances[FARTHEST]) == (100, round(100 * AT_LEAST[FARTHEST - 1]))
    assert max(chances) == FARTHEST + 1
