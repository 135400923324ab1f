"""The option of multiple escape: one officer more may use a way that another has paid for, in the same round."""

from __future__ import annotations

import pytest

from colditz import Match, from_position
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, equipment, names, offered, play, refused
from tests.v3.table import by_day, by_night, next_turn, pass_turn, rule, thrown

KITS = "american british dutch"
# a key at the ramp, a rope from the ramp, cutters at the wire: where he stands, the circle behind, and the way
WAYS = {
    "key": ("ramp-06", "ramp-05", "door-ramp"),
    "rope": ("ramp-18", "ramp-10", "land-24"),
    "wire-cutters": ("out-n-14", "out-n-28", "od-n-23"),
}
ONWARD = {"key": "gar-121", "rope": "out-s-44", "wire-cutters": "od-n-21"}


def paid(card: str = "key", pawns: str = "", **given: object) -> Match:
    """The American has paid for one man, and it is the British officer's movement; his man stands behind."""
    here, behind, to = WAYS[card]
    pawns = pawns or f"british-1@{behind}"
    house = {"house_rules": ["multiple-escape"], "kits": KITS, "equipment": {"american": f"{card} {card}"}}
    game = by_day(f"american-1@{here} {pawns}", points=12, **{**house, **given})
    play(game, "american", f"Cross american-1 {to} [{card}]", f"MovePawn american-1 {ONWARD[card]}")
    return game


def british_turn(game: Match) -> None:
    next_turn(game, "british")
    thrown(game, "british", 4, 5)


def follow(game: Match, card: str = "key", seat: str = "british", answer: str = "Accept") -> None:
    """A man walks up and asks to follow; whoever has paid answers."""
    here, _, to = WAYS[card]
    play(game, seat, f"MovePawn {seat}-1 {here}", f"Cross {seat}-1 {to} []")
    assert game.asked() == ("american",)
    play(game, "american", answer)


@rule("multi.1", "ruling.101")
@pytest.mark.parametrize("card", WAYS)
def test_a_later_officer_follows_without_a_card(card: str) -> None:
    game = paid(card)
    british_turn(game)
    follow(game, card)

    assert (at(game, "british-1"), equipment(game, "british")) == (WAYS[card][2], [])


@rule("multi.1")
def test_without_the_option_nobody_follows() -> None:
    game = paid(house_rules=[])
    british_turn(game)
    play(game, "british", "MovePawn british-1 ramp-06")

    refused(game, "british", "Cross british-1 door-ramp []", Refusal.NO_KEY)


@rule("multi.1")
def test_where_nobody_has_paid_nobody_is_followed() -> None:
    game = paid("rope", "british-1@ramp-05")
    british_turn(game)
    play(game, "british", "MovePawn british-1 ramp-06")

    refused(game, "british", "Cross british-1 door-ramp []", Refusal.NOT_SHARED)
    assert not offered(game, "british", "Cross british-1 door-ramp")


@rule("multi.2")
def test_it_ends_with_the_commandants_turn() -> None:
    game = paid()
    while game.view("spectator").table.turn:
        pass_turn(game)
    assert game.view("spectator").table.now.attempts.shares == ()
    british_turn(game)
    play(game, "british", "MovePawn british-1 ramp-06")

    refused(game, "british", "Cross british-1 door-ramp []", Refusal.NOT_SHARED)


@rule("multi.3")
def test_only_one_later_officer_follows() -> None:
    game = paid(pawns="british-1@ramp-05 dutch-1@ramp-04")
    british_turn(game)
    follow(game)
    play(game, "british", "MovePawn british-1 gar-134")
    next_turn(game, "dutch")
    thrown(game, "dutch", 4, 5)
    play(game, "dutch", "MovePawn dutch-1 ramp-06")

    refused(game, "dutch", "Cross dutch-1 door-ramp []", Refusal.SHARE_TAKEN)


@rule("multi.4")
def test_whoever_has_paid_may_say_no_and_is_not_asked_again() -> None:
    game = paid(pawns="british-1@ramp-05 dutch-1@ramp-04")
    british_turn(game)
    follow(game, answer="Refuse")
    assert at(game, "british-1") == "ramp-06"
    refused(game, "british", "Cross british-1 door-ramp []", Refusal.SHARING_REFUSED)
    assert from_position(game.position()).position() == game.position()


@rule("multi.4")
def test_nothing_else_is_done_before_the_answer() -> None:
    game = paid()
    british_turn(game)
    play(game, "british", "MovePawn british-1 ramp-06", "Cross british-1 door-ramp []")

    assert names(game, "american") == {"Accept", "Refuse"}
    refused(game, "american", "EndTurn", Refusal.LET_FOLLOW_OR_NOT_FIRST)


@rule("multi.5")
def test_the_last_officer_may_follow_the_first_and_the_first_nobody() -> None:
    game = paid(pawns="dutch-1@ramp-05")
    next_turn(game, "dutch")
    thrown(game, "dutch", 4, 5)
    follow(game, seat="dutch")
    assert at(game, "dutch-1") == "door-ramp"

    last = by_day(
        "dutch-1@ramp-06 american-1@ramp-05",
        turn="dutch",
        points=6,
        house_rules=["multiple-escape"],
        kits=KITS,
        equipment={"dutch": "key"},
    )
    play(last, "dutch", "Cross dutch-1 door-ramp [key]", "MovePawn dutch-1 gar-134")
    next_turn(last, "american")
    thrown(last, "american", 4, 5)
    play(last, "american", "MovePawn american-1 ramp-06")
    refused(last, "american", "Cross american-1 door-ramp []", Refusal.NOT_SHARED)


@rule("multi.6", "ruling.100")
def test_the_follower_brings_one_man() -> None:
    game = paid(pawns="british-1@ramp-05 british-2@ramp-04")
    british_turn(game)
    follow(game)
    play(game, "british", "MovePawn british-1 gar-134")
    play(game, "british", "MovePawn british-2 ramp-06")

    refused(game, "british", "Cross british-2 door-ramp []", Refusal.SHARE_TAKEN)


@rule("ruling.100")
def test_nobody_follows_where_the_payer_had_two_men_cross() -> None:
    game = paid(pawns="american-2@ramp-05 british-1@ramp-04")
    play(game, "american", "MovePawn american-2 ramp-06", "Cross american-2 door-ramp []")
    play(game, "american", "MovePawn american-2 gar-134")
    british_turn(game)
    play(game, "british", "MovePawn british-1 ramp-06")

    refused(game, "british", "Cross british-1 door-ramp []", Refusal.SHARE_TAKEN)


@rule("ruling.100")
def test_the_follower_needs_a_kit_of_his_own() -> None:
    game = paid(kits="american")
    british_turn(game)
    play(game, "british", "MovePawn british-1 ramp-06")

    refused(game, "british", "Cross british-1 door-ramp []", Refusal.NO_KIT)


def out_of_the_courtyard(*, british_announces: bool) -> Match:
    """The American left over the drop of the guard house's corridor; the British officer's man comes after him."""
    game = by_day(
        "american-1@in-ghcor-05 british-1@in-ghcor-06",
        points=6,
        house_rules=["multiple-escape"],
        kits=KITS,
        equipment={"american": "rope"},
    )
    game._game.state.exits[game._notation.pawn_by_name["american-1"]] = game._game.board.place("land-15")
    play(game, "american", "Cross american-1 land-15 [rope]", "MovePawn american-1 terr-23")
    next_turn(game, "british")
    if british_announces:
        play(game, "british", "DeclareAttempt british-1 land-15")
    thrown(game, "british", 4, 5)
    play(game, "british", "MovePawn british-1 in-ghcor-05")
    return game


@rule("ruling.100")
def test_by_day_the_follower_announces_his_own_attempt() -> None:
    silent = out_of_the_courtyard(british_announces=False)
    refused(silent, "british", "Cross british-1 land-15 []", Refusal.DECLARE_FIRST)

    game = out_of_the_courtyard(british_announces=True)
    play(game, "british", "Cross british-1 land-15 []")
    play(game, "american", "Accept")
    assert at(game, "british-1") == "land-15"


@rule("multi.7")
def test_one_card_of_each_kind_a_round_serves_a_second_officer() -> None:
    game = paid(
        "rope",
        "american-2@ramp-23 british-1@ramp-10 dutch-1@ramp-20 dutch-2@ramp-05 american-3@ramp-06",
        equipment={"american": "rope rope key"},
    )
    play(game, "american", "Cross american-2 land-25 [rope]", "MovePawn american-2 out-s-50")
    british_turn(game)
    follow(game, "rope")
    next_turn(game, "dutch")
    thrown(game, "dutch", 4, 5)
    play(game, "dutch", "MovePawn dutch-1 ramp-23")

    refused(game, "dutch", "Cross dutch-1 land-25 []", Refusal.SHARED_THIS_ROUND)


@rule("multi.7")
def test_a_key_may_be_shared_beside_a_rope() -> None:
    game = paid("rope", "american-2@ramp-06 british-1@ramp-10 dutch-1@ramp-05", equipment={"american": "rope key"})
    play(game, "american", "Cross american-2 door-ramp [key]", "MovePawn american-2 gar-134")
    british_turn(game)
    follow(game, "rope")
    next_turn(game, "dutch")
    thrown(game, "dutch", 4, 5)
    follow(game, seat="dutch")

    assert at(game, "dutch-1") == "door-ramp"


@rule("multi.8")
def test_passes_are_not_shared() -> None:
    game = by_day(
        "american-1@gar-113 british-1@gar-103",
        points=6,
        house_rules=["multiple-escape"],
        kits=KITS,
        equipment={"american": "pass"},
    )
    play(game, "american", "Cross american-1 pass-main [pass]", "MovePawn american-1 od-se-31")
    british_turn(game)
    play(game, "british", "MovePawn british-1 gar-113")

    refused(game, "british", "Cross british-1 pass-main []", Refusal.NOT_SHARED)


@rule("ruling.99")
def test_a_drop_of_two_ropes_is_not_shared() -> None:
    game = by_night(
        "american-1@out-s-25 british-1@out-s-19",
        points=6,
        house_rules=["multiple-escape"],
        kits=KITS,
        equipment={"american": "rope rope"},
    )
    play(game, "american", "Cross american-1 land-26 [rope,rope]", "MovePawn american-1 od-sw-23")

    assert game.view("spectator").table.now.attempts.shares == ()
    next_turn(game, "british")
    play(game, "british", "Throw")
    dice(game, 4, 5)
    play(game, "british", "MovePawn british-1 out-s-25")
    refused(game, "british", "Cross british-1 land-26 []", Refusal.NOT_SHARED)
