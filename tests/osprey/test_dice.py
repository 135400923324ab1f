"""Dice: doubles, the throws they add, and the cards that low throws earn."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, deal, dice, hand, names, options, play, points, refused
from tests.scene import scene as any_scene

SEATS = ["american", "security"]


def scene(pawns: str = "", **more: object) -> Match:
    """An Osprey position."""
    return any_scene(pawns, edition="osprey", **more)  # type: ignore[arg-type]


def thrown(seat: str, *throws: tuple[int, int], pawns: str = "american-1@ic-r12-c07", **more: object) -> Match:
    """A seat has made these throws, each after the double before it."""
    game = scene(pawns, turn=seat, **more)
    for throw in throws:
        play(game, seat, "Throw")
        dice(game, *throw)
    return game


def fire(*throws: tuple[int, int], before: tuple[tuple[int, int], ...] = ((1, 4),)) -> Match:
    """After these movement throws a guard fires at a British POW, with these throws."""
    pawns = "guard-1@od-n-05 british-1@od-n-12"
    game = thrown("security", *before, pawns=pawns, hands={"security": "shoot-to-kill"})
    play(game, "security", "PlayCard shoot-to-kill guard-1 british-1")
    for number, throw in enumerate(throws):
        if number:
            play(game, "security", "Throw")
        dice(game, *throw)
    return game


def drive(*throws: tuple[int, int], before: tuple[tuple[int, int], ...] = ((6, 5),), **more: object) -> Match:
    """After these movement throws an American drives the staff car, with these throws for its first roll."""
    pawns = "american-1@gar-053 american-2@cells-a"
    game = thrown("american", *before, pawns=pawns, hands={"american": "staff-car"}, kits="american", **more)
    play(game, "american", "PlayCard staff-car american-1")
    for number, throw in enumerate(throws):
        if number:
            play(game, "american", "Throw")
        dice(game, *throw)
    return game


# --- doubles on the movement roll


@pytest.mark.rule("osprey.dice.1", "osprey.dice.6")
@pytest.mark.parametrize("seat", SEATS)
def test_after_a_double_the_new_throw_is_added(seat: str) -> None:
    game = thrown(seat, (3, 3), (2, 5))

    assert points(game) == 13
    assert "Throw" not in names(game, seat)


@pytest.mark.rule("osprey.dice.2", "osprey.dice.6")
@pytest.mark.parametrize("seat", SEATS)
def test_the_extra_throw_may_be_declined(seat: str) -> None:
    game = thrown(seat, (3, 3))
    assert options(game, seat)[:2] == ["Throw", "StopThrowing"]

    play(game, seat, "StopThrowing")

    assert points(game) == 6
    assert "EndTurn" in names(game, seat)


@pytest.mark.rule("osprey.dice.3")
@pytest.mark.parametrize("seat", SEATS)
def test_there_is_no_third_extra_throw(seat: str) -> None:
    game = thrown(seat, (3, 3), (4, 4), (5, 5))

    refused(game, seat, "Throw", Refusal.THROWN_ONCE)

    assert points(game) == 24
    assert "EndTurn" in names(game, seat)


@pytest.mark.rule("osprey.dice.7", "osprey.ruling.3")
@pytest.mark.parametrize(
    ("seat", "move"), [("american", "MovePawn american-1 ic-r12-c08"), ("security", "PostGuard post-inner-5")]
)
@pytest.mark.parametrize("choice", ["Throw", "StopThrowing"])
def test_nobody_moves_before_the_extra_throw_is_taken_or_declined(seat: str, move: str, choice: str) -> None:
    game = thrown(seat, (2, 2))
    refused(game, seat, move, Refusal.THROW_OR_STOP_FIRST)

    play(game, seat, choice)
    if choice == "Throw":
        dice(game, 1, 6)
    play(game, seat, move)

    assert points(game) == (10 if choice == "Throw" else 3)


@pytest.mark.rule("osprey.ruling.3")
def test_the_extra_throw_cannot_be_kept_for_later() -> None:
    game = thrown("american", (2, 2))
    play(game, "american", "StopThrowing", "MovePawn american-1 ic-r12-c08")

    refused(game, "american", "Throw", Refusal.THROWN_ONCE)


# --- doubles on other rolls


@pytest.mark.rule("osprey.dice.5", "osprey.dice.1")
def test_a_double_on_a_shot_offers_another_throw_which_is_added() -> None:
    game = fire((1, 1))
    assert options(game, "security") == ["Throw", "StopThrowing"]

    play(game, "security", "Throw")
    dice(game, 1, 2)

    assert at(game, "british-1") == "dead"


@pytest.mark.rule("osprey.dice.2", "osprey.dice.5")
def test_the_extra_throw_for_a_shot_may_be_declined() -> None:
    game = fire((1, 1))

    play(game, "security", "StopThrowing")

    assert (at(game, "british-1"), at(game, "guard-1")) == ("od-n-12", "office")


@pytest.mark.rule("osprey.dice.5")
def test_a_double_on_a_shot_is_answered_before_anything_else() -> None:
    refused(fire((1, 1)), "security", "EndTurn", Refusal.THROW_OR_STOP_FIRST)


@pytest.mark.rule("osprey.dice.4", "osprey.ruling.4", "osprey.dice.3")
def test_each_roll_has_its_own_two_extra_throws() -> None:
    game = drive((2, 2), before=((3, 3), (4, 4), (5, 5)))
    assert options(game, "american") == ["Throw", "StopThrowing"]
    for _ in range(2):
        play(game, "american", "Throw")
        dice(game, 2, 2)

    assert game.asked() == ("chance",)  # no third: the second of the six rolls follows


@pytest.mark.rule("osprey.dice.2", "osprey.dice.5")
@pytest.mark.parametrize(("rolls", "place"), [(5, "car-1"), (6, "cells-c")])
def test_a_roll_for_the_car_whose_double_is_let_be_counts_as_one_of_six(rolls: int, place: str) -> None:
    game = drive((1, 1))
    play(game, "american", "StopThrowing")

    for _ in range(rolls - 1):
        dice(game, 1, 2)

    assert at(game, "american-1") == place


@pytest.mark.rule("osprey.solitary.10")
def test_a_double_for_a_card_frees_nobody() -> None:
    game = drive((4, 4))
    assert game.view("american").table.now.releases == 0
    play(game, "american", "StopThrowing")
    for _ in range(5):
        dice(game, 1, 2)

    refused(game, "american", "Release american-2 exit-inner-cells", Refusal.NO_DOUBLE)


@pytest.mark.rule("osprey.cards.7")
def test_a_low_roll_for_a_card_earns_nothing() -> None:
    game = fire((1, 2), before=((3, 4),))

    assert refused(game, "security", "DrawCard", Refusal.NO_CARD_EARNED).rule == "osprey.cards.1"
    assert "DrawCard" not in names(game, "security")


# --- the card for a low throw


@pytest.mark.rule("osprey.cards.1")
@pytest.mark.parametrize("seat", SEATS)
def test_five_or_less_earns_a_card(seat: str) -> None:
    assert "DrawCard" in names(thrown(seat, (2, 3)), seat)

    six = thrown(seat, (2, 4))
    assert refused(six, seat, "DrawCard", Refusal.NO_CARD_EARNED).rule == "osprey.cards.1"


@pytest.mark.rule("osprey.cards.2", "osprey.ruling.2")
def test_the_card_need_not_be_drawn() -> None:
    game = thrown("american", (1, 3), hands={"american": "bribe"})

    play(game, "american", "EndTurn")

    assert hand(game, "american") == ["bribe"]


@pytest.mark.rule("osprey.ruling.2")
def test_the_card_is_forfeited_once_a_man_has_moved() -> None:
    game = thrown("american", (1, 3))

    play(game, "american", "MovePawn american-1 ic-r12-c08")

    assert refused(game, "american", "DrawCard", Refusal.ALREADY_MOVED).rule == "osprey.ruling.2"


@pytest.mark.parametrize(
    ("seat", "pack", "card"),
    [
        pytest.param("security", 1, "search-chapel", marks=pytest.mark.rule("osprey.cards.3")),
        pytest.param("american", 0, "bribe", marks=pytest.mark.rule("osprey.cards.4")),
    ],
)
def test_each_side_draws_from_its_own_deck(seat: str, pack: int, card: str) -> None:
    game = thrown(seat, (1, 3))
    before = game.view(seat).table.pack_sizes

    play(game, seat, "DrawCard")
    deal(game, card)

    after = game.view(seat).table.pack_sizes
    assert [was - now for was, now in zip(before, after, strict=True)] == [int(n == pack) for n in range(len(before))]
    assert hand(game, seat) == [card]


@pytest.mark.rule("osprey.cards.5", "osprey.ruling.1")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("face", [1, 2])
@pytest.mark.parametrize("extra", [None, (5, 6)])
def test_a_low_double_gives_both_the_card_and_the_throw(seat: str, face: int, extra: tuple[int, int] | None) -> None:
    game = thrown(seat, (face, face))
    assert {"Throw", "StopThrowing"} <= names(game, seat)

    play(game, seat, "Throw" if extra else "StopThrowing")
    if extra:
        dice(game, *extra)

    assert "DrawCard" in names(game, seat)


@pytest.mark.rule("osprey.ruling.1")
def test_a_low_extra_throw_earns_the_card_although_the_total_is_high() -> None:
    game = thrown("american", (6, 6), (1, 2))

    assert "DrawCard" in names(game, "american")


@pytest.mark.rule("osprey.cards.6", "osprey.ruling.1")
def test_two_low_throws_earn_one_card() -> None:
    game = thrown("american", (1, 1), (1, 2))
    play(game, "american", "DrawCard")
    deal(game, "bribe")

    refused(game, "american", "DrawCard", Refusal.NO_CARD_EARNED)

    assert "DrawCard" not in names(game, "american")
