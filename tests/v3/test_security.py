"""Security cards: key and pass located, and shoot to kill."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, bottom, dice, equipment, hand, names, offered, options, play, refused
from tests.v3.table import BOTH, Position, by_day, rule

LOCATED = {"key": "arrest-key-holder", "pass": "arrest-pass-holder"}
# beyond the courtyard: a gate and the circle before it
GATES = {"key": "door-ramp", "pass": "pass-main"}


def at_a_gate(kind: str, position: Position = by_day, **options_: object) -> Match:
    """An American beyond the courtyard stands before a door or a checkpoint, and hands in his card."""
    settings = {"equipment": {"american": f"{kind} rope"}, "hands": {"security": LOCATED[kind]}, **options_}
    game = position("", points=3, kits="american", **settings)
    board = game._game.board
    gate = board.place(GATES[kind])
    beside = next(n for n in board.steps[gate] if board.area[n] == 1 and not board.post[n] and not board.beam[n])
    game._game.state.put(game._notation.pawn_by_name["american-1"], beside, board.walkable)
    play(game, "american", f"Cross american-1 {GATES[kind]} [{kind}]")
    return game


@rule("security.passfound.1", "security.keyfound.1", "ruling.109")
@pytest.mark.parametrize("kind", ["key", "pass"])
@BOTH
def test_the_commandant_is_asked_when_a_key_or_a_pass_is_handed_in(position: Position, kind: str) -> None:
    game = at_a_gate(kind, position)
    assert (game.asked(), "PlayCard" in names(game, "security")) == (("security",), True)
    other = at_a_gate(kind, position, hands={"security": "appel"})
    assert (other.asked(), names(other, "security")) == (("security",), {"Pass"})

    play(game, "security", "Pass")
    assert at(game, "american-1") == GATES[kind]


@rule("security.passfound.2", "security.keyfound.2", "ruling.51")
@pytest.mark.parametrize("kind", ["key", "pass"])
@BOTH
def test_the_man_goes_to_the_inner_cells_and_the_card_is_lost_without_a_frisk(position: Position, kind: str) -> None:
    hands = {"security": LOCATED[kind], "american": "bribe"}
    game = at_a_gate(kind, position, hands=hands)
    play(game, "security", f"PlayCard {LOCATED[kind]}")
    assert options(game, "security") == ["ChooseCell cells-a", "ChooseCell cells-b"]
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1"), equipment(game, "american"), hand(game, "american")) == (
        "cells-a",
        ["rope"],
        ["bribe"],
    )
    assert (game.asked(), bottom(game, 1)) == (("american",), [LOCATED[kind]])


@rule("security.passfound.1", "security.keyfound.1")
@pytest.mark.parametrize("kind", ["key", "pass"])
def test_not_in_the_commandants_own_turn(kind: str) -> None:
    game = by_day(turn="security", points=3, hands={"security": LOCATED[kind]})
    refusal = refused(game, "security", f"PlayCard {LOCATED[kind]}")

    assert refusal.rule == f"v3.security.{kind}found.1"


@rule("ruling.93")
def test_a_second_man_on_the_same_key_is_safe() -> None:
    game = at_a_gate("key")
    play(game, "security", "Pass")
    board = game._game.board
    gate = board.place(GATES["key"])
    further = offered(game, "american", "MovePawn american-1")
    play(game, "american", further[0])
    beside = next(
        n
        for n in board.steps[gate]
        if board.area[n] == 1 and not board.post[n] and not board.beam[n] and game._game.is_free(n)
    )
    game._game.state.put(game._notation.pawn_by_name["american-2"], beside, board.walkable)
    play(game, "american", f"Cross american-2 {GATES['key']} []")

    assert at(game, "american-2") == GATES["key"]


# --- shoot to kill

SHOT = "PlayCard shoot-to-kill guard-1 american-1"
TARGET = "land-26"  # outside; 14 steps from out-s-43, which sees it
CARD = {"security": "shoot-to-kill"}


def aiming(position: Position = by_day, **options_: object) -> Match:
    """A guard beyond the courtyard, 14 steps from an American outside whom he sees."""
    settings = {"hands": CARD, "turn": "security", "points": 3, **options_}
    return position(f"guard-1@out-s-43 american-1@{TARGET}", **settings)


@rule("security.shoot.1", "security.shoot.2", "ruling.95")
@BOTH
def test_a_guard_and_a_man_outside_are_named_before_the_throw(position: Position) -> None:
    game = aiming(position)
    refused(game, "security", "PlayCard shoot-to-kill", Refusal.NO_TARGET_FOR_CARD)
    inside = by_day("american-1@gar-050 guard-1@gar-049", turn="security", points=3, hands=CARD)
    assert refused(inside, "security", SHOT, Refusal.TARGET_NOT_OUTSIDE).rule == "v3.security.shoot.1"
    play(game, "security", SHOT)

    assert game.asked() == ("chance",)


@rule("security.shoot.3", "security.shoot.4", "ruling.94")
@BOTH
def test_within_twice_the_throw_he_is_dead_for_good(position: Position) -> None:
    game = aiming(position)
    play(game, "security", SHOT)
    dice(game, 3, 4)

    assert (at(game, "american-1"), at(game, "guard-1")) == ("dead", "barracks")


@rule("security.shoot.3")
@pytest.mark.parametrize(("second", "dead"), [(4, True), (3, False)])
def test_doubles_are_thrown_again_and_the_whole_is_doubled(second: int, dead: bool) -> None:
    game = aiming()
    play(game, "security", SHOT)
    dice(game, 1, 1)
    assert game.asked() == ("chance",)
    dice(game, 1, second)

    assert at(game, "american-1") == ("dead" if dead else TARGET)


@rule("security.shoot.5")
def test_a_miss_sends_the_guard_home_too() -> None:
    game = aiming()
    play(game, "security", SHOT)
    dice(game, 1, 5)

    assert (at(game, "american-1"), at(game, "guard-1"), bottom(game, 1)) == (TARGET, "barracks", ["shoot-to-kill"])


@rule("security.shoot.6", "ruling.94")
def test_whoever_does_not_see_him_does_not_shoot() -> None:
    game = by_day(f"guard-1@arch-01 american-1@{TARGET}", turn="security", points=3, hands=CARD)

    assert refused(game, "security", SHOT, Refusal.NO_LINE_OF_SIGHT).rule == "v3.security.shoot.6"


@rule("ruling.96")
@BOTH
def test_his_officer_answers_once_he_has_seen_the_throw(position: Position) -> None:
    game = aiming(position, hands={**CARD, "american": "talisman"})
    play(game, "security", SHOT)
    dice(game, 3, 4)
    assert game.asked() == ("american",)
    play(game, "american", "PlayCard talisman")

    assert (at(game, "american-1"), at(game, "guard-1")) == (TARGET, "barracks")
