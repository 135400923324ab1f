"""The turn: whose it is, the throw, doubles, the cards a throw earns, and what may be done when."""

from __future__ import annotations

import pytest

from colditz import Match, new_game
from colditz.engine.refusal import Refusal
from tests.scene import at, deal, dice, end_turn, equipment, escapes, hand, names, offered, play, points, refused, scene

EARNING = [(1, 2), (3, 4), (5, 6)]
OTHER = [(1, 1), (1, 3), (1, 4), (2, 4), (3, 5), (3, 6), (4, 6), (6, 6)]


def thrown(seat: str, *throws: tuple[int, int]) -> Match:
    """A match in which the seat has just made these throws."""
    game = scene(turn=seat)
    for faces in throws:
        play(game, seat, "Throw")
        dice(game, *faces)
    return game


# --- whose turn


@pytest.mark.rule("classic.19.1")
def test_the_officer_on_the_left_of_the_security_officer_begins() -> None:
    game = new_game(chance="manual", nations=("dutch", "polish", "french"))
    inner = ["PostGuard post-inner-1", "PostGuard post-inner-2", "PostGuard post-inner-3"]

    play(game, "security", *inner, "PostGuard post-outer-1", "PostGuard post-outer-2", "EndTurn")

    assert game.seats[:2] == ("security", "dutch")
    assert game.asked() == ("dutch",)


@pytest.mark.rule("classic.19.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_officers_play_in_seating_order_and_the_security_officer_last(players: int) -> None:
    game = scene(players=players)
    turns: list[str] = []

    for _ in range(players + 1):
        turns += game.asked()
        end_turn(game)

    assert turns == [*game.seats[1:], "security", game.seats[1]]


# --- the throw


@pytest.mark.rule("classic.19.3")
@pytest.mark.parametrize(
    ("seat", "move"), [("american", "MovePawn american-1 ic-r12-c08"), ("security", "MovePawn guard-1 ic-r10-c07")]
)
def test_a_pawn_moves_only_after_the_throw(seat: str, move: str) -> None:
    game = scene("american-1@ic-r12-c07 guard-1@ic-r10-c06", turn=seat)

    assert refused(game, seat, move, Refusal.NOT_THROWN_YET).rule == "classic.19.3"

    play(game, seat, "Throw")
    dice(game, 1, 3)
    play(game, seat, move)
    assert points(game) == 3


@pytest.mark.rule("classic.20.1", "classic.20.4")
@pytest.mark.parametrize("seat", ["american", "security"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_double_gives_another_throw(seat: str, face: int) -> None:
    game = thrown(seat, (face, face))

    play(game, seat, "Throw")
    dice(game, 1, 3)

    assert points(game) == 2 * face + 4


@pytest.mark.rule("classic.20.1")
def test_without_a_double_there_is_no_second_throw() -> None:
    game = thrown("american", (3, 5))

    refused(game, "american", "Throw", Refusal.THROWN_ONCE)


@pytest.mark.rule("classic.20.2", "classic.ruling.2")
def test_every_further_double_gives_a_further_throw() -> None:
    game = thrown("american", (2, 2), (5, 5), (6, 6))

    assert names(game, "american") >= {"Throw", "StopThrowing"}


@pytest.mark.rule("classic.20.3")
def test_all_throws_are_added_up_before_the_men_move() -> None:
    game = thrown("american", (3, 3))
    refused(game, "american", "MovePawn american-1 ap-r6-c1", Refusal.THROW_OR_STOP_FIRST)

    play(game, "american", "Throw")
    dice(game, 4, 1)

    assert points(game) == 11
    assert "MovePawn" in names(game, "american")


@pytest.mark.rule("classic.ruling.2")
def test_the_extra_throw_may_be_declined() -> None:
    game = thrown("american", (3, 3), (4, 4))

    play(game, "american", "StopThrowing")

    assert points(game) == 14
    refused(game, "american", "Throw", Refusal.THROWN_ONCE)


# --- the card that a throw earns


@pytest.mark.rule("classic.22.1", "classic.22.5")
@pytest.mark.parametrize("faces", EARNING)
def test_an_officer_who_throws_3_7_or_11_takes_one_opportunity_card(faces: tuple[int, int]) -> None:
    game = thrown("american", faces)

    play(game, "american", "DrawCard")
    refused(game, "chance", "Deal appel", Refusal.NOT_NOW)
    deal(game, "release")

    assert hand(game, "american") == ["release"]
    assert points(game) == sum(faces)
    refused(game, "american", "DrawCard", Refusal.NO_CARD_EARNED)


@pytest.mark.rule("classic.22.2", "classic.22.5")
@pytest.mark.parametrize("faces", EARNING)
def test_the_security_officer_who_throws_3_7_or_11_takes_one_security_card(faces: tuple[int, int]) -> None:
    game = thrown("security", faces)

    play(game, "security", "DrawCard")
    refused(game, "chance", "Deal release", Refusal.NOT_NOW)
    deal(game, "appel")

    assert hand(game, "security") == ["appel"]
    assert points(game) == sum(faces)
    refused(game, "security", "DrawCard", Refusal.NO_CARD_EARNED)


@pytest.mark.rule("classic.22.3")
@pytest.mark.parametrize("seat", ["american", "security"])
@pytest.mark.parametrize("faces", OTHER)
def test_any_other_throw_gives_no_card(seat: str, faces: tuple[int, int]) -> None:
    game = thrown(seat, faces)
    if faces[0] == faces[1]:
        play(game, seat, "StopThrowing")

    assert "DrawCard" not in names(game, seat)
    assert refused(game, seat, "DrawCard", Refusal.NO_CARD_EARNED).rule == "classic.22.3"


@pytest.mark.rule("classic.22.4")
@pytest.mark.parametrize(
    ("seat", "move"), [("american", "MovePawn american-1 ap-r6-c1"), ("security", "PostGuard post-inner-1")]
)
def test_the_card_is_drawn_before_the_men_are_moved(seat: str, move: str) -> None:
    game = thrown(seat, (3, 4))
    assert offered(game, seat, "DrawCard")

    play(game, seat, move)

    assert not offered(game, seat, "DrawCard")
    assert refused(game, seat, "DrawCard", Refusal.ALREADY_MOVED).rule == "classic.22.4"


@pytest.mark.rule("classic.ruling.3")
@pytest.mark.parametrize(
    ("throws", "card"),
    [
        (((1, 1), (3, 4)), True),  # seven by itself, nine in all
        (((2, 2), (5, 6)), True),
        (((1, 1), (1, 4)), False),  # five by itself, seven in all
        (((2, 2), (3, 1)), False),
        (((1, 1), (4, 5)), False),  # eleven in all
    ],
)
def test_each_throw_counts_by_itself_for_the_card(throws: tuple[tuple[int, int], ...], card: bool) -> None:
    game = thrown("american", *throws)

    assert ("DrawCard" in names(game, "american")) is card


@pytest.mark.rule("classic.ruling.4")
def test_the_card_need_not_be_drawn() -> None:
    game = scene(throw=(3, 4), hands={"american": "release diversion sabotage"})

    play(game, "american", "EndTurn")

    assert hand(game, "american") == ["release", "diversion", "sabotage"]
    assert game.asked() == ("british",)


@pytest.mark.rule("classic.ruling.4")
def test_a_fourth_card_that_was_drawn_may_not_be_kept() -> None:
    game = scene(throw=(3, 4), hands={"american": "release diversion sabotage"})

    play(game, "american", "DrawCard")
    deal(game, "talisman")

    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)
    play(game, "american", "Discard sabotage", "EndTurn")


# --- the end of the turn


@pytest.mark.rule("classic.24.1")
@pytest.mark.parametrize(
    ("seat", "move", "after"),
    [
        ("american", "MovePawn american-1 ic-r15-c08", "british"),
        ("security", "MovePawn guard-1 ic-r08-c08", "american"),
    ],
)
def test_points_may_go_unused(seat: str, move: str, after: str) -> None:
    game = scene("american-1@ic-r12-c07 guard-1@ic-r10-c06", turn=seat, throw=(4, 5))

    play(game, seat, move, "EndTurn")

    assert game.asked() == (after,)
    assert points(game) == 0


# --- throws that are no movement throws


def run_to_the_end(game: Match, *faces: int) -> None:
    while game.asked() == ("chance",):
        dice(game, *faces)


@pytest.mark.rule("classic.ruling.9")
def test_throws_of_a_do_or_die_run_release_nobody_and_earn_no_card() -> None:
    game = scene("american-1@ic-r25-c14 american-2@cells-a", kits="american")

    play(game, "american", "DoOrDie american-1")
    deal(game, "three-throws")
    dice(game, 3, 4)
    run_to_the_end(game, 6, 6)

    assert escapes(game, "american") == 1
    refused(game, "american", "Release american-2 exit-inner-cells", Refusal.NO_DOUBLE)
    refused(game, "american", "DrawCard", Refusal.NO_CARD_EARNED)


@pytest.mark.rule("classic.ruling.9")
def test_doubles_of_a_do_or_die_run_give_extra_throws() -> None:
    game = scene("american-1@ic-r25-c14", kits="american")

    play(game, "american", "DoOrDie american-1")
    deal(game, "three-throws")
    for _ in range(4):
        dice(game, 1, 1)
    for _ in range(2):
        dice(game, 1, 3)
    assert game.asked() == ("chance",)
    dice(game, 1, 3)

    assert game._game.state.out[1]


@pytest.mark.rule("classic.ruling.9")
def test_throws_of_a_staff_car_release_nobody_and_earn_no_card() -> None:
    game = scene("american-1@car-1 american-2@cells-a", points=4, kits="american", hands={"american": "staff-car"})

    play(game, "american", "PlayCard staff-car american-1")
    for _ in range(5):
        dice(game, 3, 4)
    run_to_the_end(game, 2, 2)

    assert escapes(game, "american") == 1
    assert points(game) == 4
    refused(game, "american", "Release american-2 exit-inner-cells", Refusal.NO_DOUBLE)
    refused(game, "american", "DrawCard", Refusal.NO_CARD_EARNED)


@pytest.mark.rule("classic.ruling.9")
def test_a_shot_earns_no_card_and_its_doubles_are_added() -> None:
    game = scene("guard-1@od-se-20 american-1@od-se-24", turn="security", points=5, hands={"security": "shoot-to-kill"})

    play(game, "security", "PlayCard shoot-to-kill guard-1 american-1")
    dice(game, 1, 1)
    assert game.asked() == ("chance",)
    dice(game, 3, 4)

    assert at(game, "american-1") == "dead"
    refused(game, "security", "DrawCard", Refusal.NO_CARD_EARNED)


# --- the order of things


@pytest.mark.rule("classic.ruling.80")
def test_cards_claims_and_movement_are_mixed_freely() -> None:
    game = scene(
        "american-1@room-chapel-9 american-2@room-chapel-10 american-3@ic-r11-c05 american-4@room-chapel-11",
        hands={"american": "found-key found-pass"},
    )

    play(game, "american", "PlayCard found-key", "ClaimEquipment rope american-1 american-2")
    play(game, "american", "Settle american-1 ap-r1-c1", "Settle american-2 ap-r1-c2", "Throw")
    dice(game, 2, 3)
    play(game, "american", "MovePawn american-3 room-chapel-10", "PlayCard found-pass")
    play(game, "american", "ClaimEquipment rope american-3 american-4")
    play(game, "american", "Settle american-3 ap-r1-c3", "Settle american-4 ap-r1-c4")
    play(game, "american", "MovePawn american-3 ic-r09-c14")

    assert equipment(game, "american") == ["rope", "rope", "key", "pass"]
    assert points(game) == 3


@pytest.mark.rule("classic.ruling.80")
def test_do_or_die_replaces_the_throw() -> None:
    game = scene("american-1@ic-r25-c14", throw=(1, 3), kits="american")
    refused(game, "american", "DoOrDie american-1", Refusal.ALREADY_THROWN)

    fresh = scene("american-1@ic-r25-c14", kits="american")
    play(fresh, "american", "DoOrDie american-1")
    deal(fresh, "seven-throws")
    run_to_the_end(fresh, 6, 5)

    assert escapes(fresh, "american") == 1
    refused(fresh, "american", "Throw", Refusal.THROWN_ONCE)
    assert points(fresh) == 0


@pytest.mark.rule("classic.ruling.80")
def test_appel_comes_before_the_throw() -> None:
    game = scene(turn="security", throw=(1, 3), hands={"security": "appel"})
    refused(game, "security", "PlayCard appel", Refusal.BEFORE_THE_THROW)

    fresh = scene("american-1@ic-r12-c07", turn="security", hands={"security": "appel"})
    play(fresh, "security", "PlayCard appel")

    assert fresh.asked() == ("american",)
