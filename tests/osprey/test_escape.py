"""Successful escapes: any target, a kit for two men of one turn, and what the Security Officer does about it."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, escapes, happened, has_kit, offered, play, points, refused, scene

TARGETS = {
    "target-1": "od-nw-01",
    "target-2": "od-n-01",
    "target-3": "od-ne-01",
    "target-4": "od-e-01",
    "target-5": "od-se-01",
    "target-6": "od-s-01",
    "target-7": "od-sw-01",
}
PART_CARDS = "kit-part-disguise-documents kit-part-compass-food"
EXCHANGE = "ClaimKit [kit-part-disguise-documents,kit-part-compass-food]"


# --- reaching a target


@pytest.mark.rule("osprey.escape.1", "osprey.escape.2")
@pytest.mark.parametrize(("target", "beside"), TARGETS.items())
def test_a_pow_who_reaches_any_target_with_a_kit_escapes(target: str, beside: str) -> None:
    game = scene(f"american-1@{beside}", throw=(3, 5), kits="american", edition="osprey")
    board = game._game.board
    assert {board.names[place] for place in range(board.walkable) if board.target[place]} == set(TARGETS)

    play(game, "american", f"MovePawn american-1 {target}")

    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")
    assert refused(game, "american", f"MovePawn american-1 {beside}", Refusal.GONE).rule == "osprey.escape.1"


@pytest.mark.rule("osprey.escape.3", "osprey.ruling.66")
@pytest.mark.parametrize(("target", "beside"), TARGETS.items())
def test_without_a_kit_no_escape_is_counted_and_the_pow_stands_on_the_target(target: str, beside: str) -> None:
    game = scene(f"american-1@{beside}", throw=(3, 5), edition="osprey")

    play(game, "american", f"MovePawn american-1 {target}", "EndTurn")

    assert (escapes(game, "american"), at(game, "american-1")) == (0, target)


@pytest.mark.rule("osprey.escape.3")
def test_the_kit_is_played_for_all_to_see() -> None:
    game = scene("american-1@od-s-01", throw=(3, 5), kits="american", edition="osprey")

    events = play(game, "american", "MovePawn american-1 target-6")

    (spent,) = happened(events, "KitSpent")
    assert events.index(spent) < events.index(happened(events, "PowEscaped")[0])
    assert [spent.seen_by(seat) for seat in range(-1, 4)] == [spent] * 5


# --- a kit is used up


@pytest.mark.rule("osprey.escape.4")
def test_the_pow_takes_the_kit_along() -> None:
    game = scene("american-1@od-s-01", throw=(3, 5), kits="american british", edition="osprey")

    play(game, "american", "MovePawn american-1 target-6", "EndTurn")

    assert (has_kit(game, "american"), has_kit(game, "british")) == (False, True)
    assert game.view("security").table.kits == (0, 0, 1, 0)


@pytest.mark.rule("osprey.escape.5")
@pytest.mark.parametrize("target", ["target-6", "target-5"])
def test_two_pows_of_a_nation_share_a_kit_in_one_turn(target: str) -> None:
    men = f"american-1@od-s-01 american-2@{TARGETS[target]}".replace("american-2@od-s-01", "american-2@od-s-02")
    game = scene(men, throw=(3, 5), kits="american", edition="osprey")

    play(game, "american", "MovePawn american-1 target-6", f"MovePawn american-2 {target}")

    assert (escapes(game, "american"), has_kit(game, "american")) == (2, False)


@pytest.mark.rule("osprey.ruling.65")
def test_a_third_pow_needs_a_new_kit() -> None:
    men = "american-1@od-s-01 american-2@od-se-01 american-3@od-sw-01 american-4@od-e-01 american-5@od-n-01"
    game = scene(men, points=20, kits="american", hands={"american": PART_CARDS}, edition="osprey")

    play(game, "american", "MovePawn american-1 target-6", "MovePawn american-2 target-5")
    play(game, "american", "MovePawn american-3 target-7")
    assert (escapes(game, "american"), at(game, "american-3")) == (2, "target-7")

    play(game, "american", EXCHANGE)
    assert (escapes(game, "american"), at(game, "american-3")) == (3, "escaped")
    play(game, "american", "MovePawn american-4 target-4", "MovePawn american-5 target-2")
    assert (escapes(game, "american"), at(game, "american-5")) == (4, "target-2")


@pytest.mark.rule("osprey.ruling.65")
def test_a_kit_made_while_the_old_one_is_half_used_serves_two_more() -> None:
    men = "american-1@od-s-01 american-2@od-se-01 american-3@od-sw-01 american-4@od-e-01"
    game = scene(men, points=20, kits="american", hands={"american": PART_CARDS}, edition="osprey")

    play(game, "american", "MovePawn american-1 target-6", EXCHANGE, "MovePawn american-2 target-5")
    assert has_kit(game, "american")
    play(game, "american", "MovePawn american-3 target-7", "MovePawn american-4 target-4")

    assert (escapes(game, "american"), has_kit(game, "american")) == (4, False)


@pytest.mark.rule("osprey.escape.6")
def test_pows_who_reach_targets_in_different_turns_need_a_kit_each() -> None:
    game = scene("american-1@od-s-01 american-2@od-se-01", throw=(3, 5), kits="american", players=2, edition="osprey")
    play(game, "american", "MovePawn american-1 target-6", "EndTurn")
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 3, 5)

    play(game, "american", "MovePawn american-2 target-5")

    assert (escapes(game, "american"), at(game, "american-2")) == (1, "target-5")


@pytest.mark.rule("osprey.escape.7")
def test_a_pow_of_another_nation_does_not_share_the_kit() -> None:
    game = scene("american-1@od-s-01 british-1@od-se-01", throw=(3, 5), kits="american", edition="osprey")
    play(game, "american", "MovePawn american-1 target-6", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 3, 5)

    play(game, "british", "MovePawn british-1 target-5")

    assert (escapes(game, "american"), escapes(game, "british")) == (1, 0)
    assert at(game, "british-1") == "target-5"


# --- waiting on a target


@pytest.mark.rule("osprey.ruling.66")
def test_a_pow_who_waits_on_a_target_is_liable_to_arrest() -> None:
    game = scene("american-1@target-6 guard-1@od-s-01", turn="security", throw=(3, 5), edition="osprey")

    play(game, "security", "Arrest guard-1 american-1")

    assert at(game, "american-1") == "cells-c"


@pytest.mark.rule("osprey.ruling.66")
def test_a_pow_who_waits_on_a_target_is_off_as_soon_as_his_officer_has_a_kit() -> None:
    game = scene("american-1@od-s-01", throw=(3, 5), hands={"american": PART_CARDS}, players=2, edition="osprey")
    play(game, "american", "MovePawn american-1 target-6", "EndTurn")
    refused(game, "american", EXCHANGE, Refusal.NOT_ASKED)
    end_turn(game)
    assert escapes(game, "american") == 0

    play(game, "american", EXCHANGE)

    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")
    assert not has_kit(game, "american")


@pytest.mark.rule("osprey.ruling.66", "osprey.escape.5")
def test_one_who_waits_and_one_who_arrives_share_a_new_kit() -> None:
    men = "american-1@target-6 american-2@od-se-01"
    game = scene(men, throw=(3, 5), hands={"american": PART_CARDS}, edition="osprey")

    play(game, "american", EXCHANGE, "MovePawn american-2 target-5")

    assert (escapes(game, "american"), has_kit(game, "american")) == (2, False)


# --- markers after an escape


def marked(escaping: bool) -> Match:
    """Three American markers and a British one lie on the board as the American turn ends, with an escape or not."""
    men = "american-1@room-theatre-4 american-2@room-theatre-6 american-3@room-officersquarters-14 british-1@roof-e-1"
    game = scene(
        f"{men} american-4@od-s-01",
        throw=(3, 5),
        kits="american",
        equipment={"american": "rope rope rope", "british": "rope"},
        players=3,
        edition="osprey",
    )
    play(game, "american", "Cross american-1 land-12 [rope]", "Cross american-2 land-13 [rope]")
    play(game, "american", "Cross american-3 land-10 [rope]", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 3, 5)
    play(game, "british", "Cross british-1 land-07 [rope]", "EndTurn")
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 3, 5)
    if escaping:
        play(game, "american", "MovePawn american-4 target-6")
    play(game, "american", "EndTurn")
    return game


def markers(game: Match, seat: str) -> int:
    return game.view("spectator").table.markers.count(game.seats.index(seat))


@pytest.mark.rule("osprey.escape.8")
@pytest.mark.parametrize("number", range(4))
def test_after_an_escape_any_markers_of_that_nation_may_be_taken_away(number: int) -> None:
    game = marked(escaping=True)
    assert game.asked() == ("security",)

    for taken in range(number):
        choices = offered(game, "security", "TakeMarker")
        assert len(choices) == 3 - taken
        play(game, "security", choices[-1])
    if number < 3:
        play(game, "security", "Pass")

    assert (markers(game, "american"), markers(game, "british")) == (3 - number, 1)
    assert game.asked() == ("british",)


@pytest.mark.rule("osprey.escape.8")
def test_after_an_escape_no_marker_of_another_nation_is_taken_away() -> None:
    game = marked(escaping=True)
    foreign = game.view("security").table.markers.index(game.seats.index("british"))

    refused(game, "security", f"TakeMarker - {foreign}")

    assert not offered(game, "security", f"TakeMarker - {foreign}")


@pytest.mark.rule("osprey.escape.8")
def test_without_an_escape_no_marker_is_taken_away_out_of_turn() -> None:
    game = marked(escaping=False)

    assert game.asked() == ("british",)
    assert markers(game, "american") == 3


# --- guards outside


CHASERS = "american-1@od-s-01 guard-1@od-s-04 guard-2@od-se-10 guard-3@gar-018"


@pytest.mark.rule("osprey.escape.9")
def test_guards_outside_go_to_the_commanders_office_when_the_last_pow_there_escapes() -> None:
    game = scene(CHASERS, throw=(3, 5), kits="american", edition="osprey")

    play(game, "american", "MovePawn american-1 target-6")

    office = game._game.board.names[game._game.board.office]
    assert [at(game, f"guard-{number}") for number in (1, 2, 3)] == [office, office, "gar-018"]


@pytest.mark.rule("osprey.escape.10")
@pytest.mark.parametrize("other", ["british-1@od-n-05", "american-2@od-s-09", "dutch-1@target-1"])
def test_guards_outside_stay_while_another_pow_is_there(other: str) -> None:
    game = scene(f"{CHASERS} {other}", throw=(3, 5), kits="american", edition="osprey")

    play(game, "american", "MovePawn american-1 target-6")

    assert escapes(game, "american") == 1
    assert (at(game, "guard-1"), at(game, "guard-2")) == ("od-s-04", "od-se-10")


@pytest.mark.rule("osprey.escape.9", "osprey.escape.10")
def test_pows_inside_the_castle_do_not_keep_the_guards_outside() -> None:
    game = scene(f"{CHASERS} british-1@gar-088", throw=(3, 5), kits="american", edition="osprey")

    play(game, "american", "MovePawn american-1 target-6")

    assert at(game, "guard-1") == game._game.board.names[game._game.board.office]


# --- shots


@pytest.mark.rule("osprey.escape.11")
@pytest.mark.parametrize("place", ["od-s-01", "od-s-05", "target-6"])
def test_a_pow_outside_the_castle_may_be_shot_at(place: str) -> None:
    men, cards = f"american-1@{place} guard-1@od-s-02", {"security": "shoot-to-kill"}
    game = scene(men, turn="security", throw=(3, 5), hands=cards, edition="osprey")
    assert offered(game, "security", "PlayCard shoot-to-kill guard-1 american-1")

    play(game, "security", "PlayCard shoot-to-kill guard-1 american-1")
    dice(game, 5, 6)

    assert at(game, "american-1") == "dead"


@pytest.mark.rule("osprey.escape.11")
@pytest.mark.parametrize("place", ["gar-023", "ic-r10-c07", "cells-c"])
def test_a_pow_in_the_castle_may_not_be_shot_at(place: str) -> None:
    men, cards = f"american-1@{place} guard-1@gar-018", {"security": "shoot-to-kill"}
    game = scene(men, turn="security", throw=(3, 5), hands=cards, edition="osprey")

    refused(game, "security", "PlayCard shoot-to-kill guard-1 american-1", Refusal.TARGET_NOT_OUTSIDE)

    assert points(game) == 8
    assert not offered(game, "security", "PlayCard")
