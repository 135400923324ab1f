"""What the game is about: turns, kit and equipment, and the man who reaches a target."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    deal,
    dice,
    equipment,
    escapes,
    hand,
    happened,
    has_kit,
    offered,
    play,
    points,
    refused,
    scene,
)

TARGETS = {
    "target-1": "od-nw-01",
    "target-2": "od-n-01",
    "target-3": "od-ne-01",
    "target-4": "od-e-01",
    "target-5": "od-se-01",
    "target-6": "od-s-01",
    "target-7": "od-sw-01",
}
ALL_PARTS = "kit-part-disguise-documents kit-part-compass-food"


# --- aims and turns


@pytest.mark.rule("classic.6.1")
@pytest.mark.parametrize("action", ["Throw", "MovePawn british-1 ic-r10-c08"])
def test_only_the_player_on_turn_throws_and_moves(action: str) -> None:
    game = scene("british-1@ic-r10-c07", turn="american")

    refusal = refused(game, "british", action, Refusal.NOT_ASKED)

    assert refusal.rule == "classic.6.1"


@pytest.mark.rule("classic.6.1")
def test_a_turn_is_a_throw_and_moves_and_then_the_next_player_has_the_dice() -> None:
    game = scene("american-1@ic-r10-c07", turn="american")

    play(game, "american", "Throw")
    dice(game, 1, 3)
    play(game, "american", "MovePawn american-1 ic-r10-c08", "EndTurn")

    assert game.asked() == ("british",)
    assert offered(game, "british", "Throw") == ["Throw"]


@pytest.mark.rule("classic.6.2")
def test_a_kit_without_equipment_is_stopped_by_the_first_obstacle() -> None:
    game = scene("american-1@room-canteen-5", throw=(3, 4), kits="american")

    refused(game, "american", "Cross american-1 land-04 [rope]", Refusal.NO_ROPE)
    refused(game, "american", "MovePawn american-1 land-04", Refusal.DROP_IN_THE_WAY)


@pytest.mark.rule("classic.6.2", "classic.31.1", "classic.ruling.35")
def test_equipment_without_a_kit_opens_the_way_but_is_no_escape() -> None:
    game = scene("american-1@out-n-14", throw=(6, 5), points=60, equipment={"american": "wire-cutters"})

    play(game, "american", "Cross american-1 od-n-23 [wire-cutters]", "MovePawn american-1 target-2")

    assert escapes(game, "american") == 0
    assert at(game, "american-1") == "target-2"


@pytest.mark.rule("classic.6.3")
def test_an_escape_officer_draws_from_the_opportunity_pack() -> None:
    game = scene(turn="american")
    play(game, "american", "Throw")
    dice(game, 3, 4)
    play(game, "american", "DrawCard")

    refused(game, "chance", "Deal appel")
    refused(game, "chance", "Deal three-throws")
    deal(game, "release")

    assert hand(game, "american") == ["release"]


@pytest.mark.rule("classic.6.4")
def test_an_officer_moves_the_men_of_his_own_team_only() -> None:
    game = scene("american-1@ic-r10-c07 british-1@ic-r12-c07", throw=(3, 4))

    refusal = refused(game, "american", "MovePawn british-1 ic-r12-c08", Refusal.NOT_YOUR_PAWN)
    play(game, "american", "MovePawn american-1 ic-r10-c08")

    assert refusal.rule == "classic.6.4"
    assert (at(game, "american-1"), at(game, "british-1")) == ("ic-r10-c08", "ic-r12-c07")


# --- at the target


@pytest.mark.rule("classic.9.1")
@pytest.mark.parametrize(("target", "beside"), TARGETS.items())
def test_a_pow_escapes_by_reaching_any_target(target: str, beside: str) -> None:
    game = scene(f"american-1@{beside}", throw=(3, 4), kits="american")

    play(game, "american", f"MovePawn american-1 {target}")

    assert escapes(game, "american") == 1


@pytest.mark.rule("classic.9.3")
def test_a_pow_who_got_away_cannot_be_moved_any_more() -> None:
    game = scene("american-1@od-s-01", throw=(3, 4), kits="american")
    play(game, "american", "MovePawn american-1 target-6")

    refusal = refused(game, "american", "MovePawn american-1 od-s-01", Refusal.GONE)

    assert refusal.rule == "classic.9.3"
    assert at(game, "american-1") == "escaped"
    assert "american-1" not in " ".join(offered(game, "american", "MovePawn"))


@pytest.mark.rule("classic.9.3")
def test_a_pow_who_got_away_can_be_neither_arrested_nor_shot() -> None:
    game = scene(
        "guard-1@od-s-02 american-1@escaped",
        turn="security",
        throw=(3, 4),
        hands={"security": "shoot-to-kill"},
    )

    refused(game, "security", "Arrest guard-1 american-1", Refusal.GONE)
    refused(game, "security", "PlayCard shoot-to-kill guard-1 american-1", Refusal.TARGET_NOT_OUTSIDE)


@pytest.mark.rule("classic.9.4")
def test_the_target_need_not_be_reached_by_exact_count() -> None:
    game = scene("american-1@od-se-02", throw=(4, 5), kits="american")

    play(game, "american", "MovePawn american-1 target-5")

    assert escapes(game, "american") == 1
    assert points(game) == 7


@pytest.mark.rule("classic.9.4")
def test_too_few_points_for_the_target_are_no_escape() -> None:
    game = scene("american-1@od-se-05", throw=(1, 3), kits="american")

    refused(game, "american", "MovePawn american-1 target-5", Refusal.OUT_OF_REACH)


# --- the kit at the target


@pytest.mark.rule("classic.31.1", "classic.ruling.36")
def test_without_a_kit_he_stays_on_the_target() -> None:
    game = scene("american-1@od-s-01", throw=(3, 4))

    play(game, "american", "MovePawn american-1 target-6")

    assert escapes(game, "american") == 0
    assert at(game, "american-1") == "target-6"


@pytest.mark.rule("classic.31.2")
def test_the_kit_is_shown_to_everybody_at_the_target() -> None:
    game = scene("american-1@od-s-01", throw=(3, 4), kits="american")

    events = play(game, "american", "MovePawn american-1 target-6")

    (shown,) = happened(events, "KitShown")
    assert events.index(shown) < events.index(happened(events, "PowEscaped")[0])
    assert [shown.seen_by(seat) for seat in range(-1, 4)] == [shown] * 5


@pytest.mark.rule("classic.33.1")
def test_one_kit_serves_for_every_escape_of_the_team() -> None:
    game = scene("american-1@od-s-01 american-2@od-s-02", throw=(3, 4), kits="american", escapes=3)

    play(game, "american", "MovePawn american-1 target-6")
    assert has_kit(game, "american")
    play(game, "american", "MovePawn american-2 target-6")

    assert escapes(game, "american") == 2
    assert has_kit(game, "american")


# --- waiting on the target


@pytest.mark.rule("classic.ruling.35")
def test_an_attempt_may_be_started_without_a_kit() -> None:
    game = scene("american-1@room-canteen-5", throw=(3, 4), equipment={"american": "rope"})

    play(game, "american", "Cross american-1 land-04 [rope]")

    assert at(game, "american-1") == "land-04"
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.ruling.36")
def test_a_man_who_waits_on_a_target_can_be_arrested() -> None:
    game = scene("american-1@target-6 guard-1@od-s-01", turn="security", throw=(3, 4))

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@pytest.mark.rule("classic.ruling.36")
def test_a_man_who_waits_on_a_target_can_be_shot() -> None:
    game = scene(
        "american-1@target-6 guard-1@od-s-01",
        turn="security",
        throw=(3, 4),
        hands={"security": "shoot-to-kill"},
    )

    play(game, "security", "PlayCard shoot-to-kill guard-1 american-1")
    dice(game, 1, 2)

    assert at(game, "american-1") == "dead"


@pytest.mark.rule("classic.ruling.33", "classic.ruling.36")
def test_part_cards_may_be_exchanged_at_the_very_moment_he_reaches_the_target() -> None:
    game = scene("american-1@od-s-01", throw=(3, 4), hands={"american": ALL_PARTS})

    play(game, "american", "MovePawn american-1 target-6")
    assert escapes(game, "american") == 0
    play(game, "american", "ClaimKit [kit-part-disguise-documents,kit-part-compass-food]")

    assert escapes(game, "american") == 1
    assert at(game, "american-1") == "escaped"
    assert hand(game, "american") == []


@pytest.mark.rule("classic.ruling.33")
def test_part_cards_in_hand_are_no_standing_substitute_for_a_kit() -> None:
    game = scene("american-1@od-s-01", throw=(3, 4), hands={"american": ALL_PARTS})

    play(game, "american", "MovePawn american-1 target-6", "EndTurn")
    refused(game, "american", "ClaimKit [kit-part-disguise-documents,kit-part-compass-food]", Refusal.NOT_ASKED)

    assert escapes(game, "american") == 0
    assert at(game, "american-1") == "target-6"


@pytest.mark.rule("classic.ruling.36")
def test_every_man_who_waits_is_off_when_his_officer_gains_a_kit_in_a_later_turn() -> None:
    game = scene("american-1@target-6 american-2@target-7", hands={"american": ALL_PARTS}, escapes=3)

    play(game, "american", "ClaimKit [kit-part-disguise-documents,kit-part-compass-food]")

    assert escapes(game, "american") == 2


@pytest.mark.rule("classic.ruling.36")
def test_a_man_who_waits_does_not_bar_the_target_to_one_with_a_kit() -> None:
    game = scene("american-1@target-5 british-1@od-se-01", turn="british", throw=(1, 3), kits="british")

    play(game, "british", "MovePawn british-1 target-5")

    assert escapes(game, "british") == 1
    assert points(game) == 3
    assert at(game, "american-1") == "target-5"


@pytest.mark.rule("classic.ruling.36")
def test_a_man_who_waits_bars_the_target_to_one_without_a_kit() -> None:
    game = scene("american-1@target-5 british-1@od-se-01", turn="british", throw=(1, 3))

    refused(game, "british", "MovePawn british-1 target-5", Refusal.CIRCLE_TAKEN)


@pytest.mark.rule("classic.ruling.36")
def test_a_man_who_was_passed_on_his_target_still_stands_there() -> None:
    game = scene(
        "american-1@target-6 british-1@od-s-01 british-2@od-s-02",
        turn="british",
        throw=(3, 4),
        kits="british",
        escapes=3,
    )

    play(game, "british", "MovePawn british-1 target-6")
    game.play("british", "MovePawn british-2 target-6")

    assert escapes(game, "british") == 2
    assert points(game) == 5
    assert at(game, "american-1") == "target-6"
