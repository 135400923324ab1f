"""Tunnels: opened with the dice at stake, entered by leave, walked from end to end, and left as announced."""

from __future__ import annotations

import pytest

from colditz import Match, from_position
from colditz.engine.refusal import Refusal
from colditz.model.dealings import TunnelOpened
from tests.scene import at, bottom, dice, equipment, hand, names, offered, options, play, points, refused
from tests.v3.table import BOTH, Position, by_day, by_night, next_throw, nightfall, pass_turn, rule, thrown

SHOW = "PlayCard tunnel-theatre"
FIRST, SECOND, THIRD = "under-room-theatre-3", "tn-theatre-2", "under-ramp-03"
LAST, OUT = "under-out-s-63", "out-s-55"
PAIR = "american-1@room-theatre-1 american-2@room-theatre-4"
ENTER = (f"Cross american-1 {FIRST} []", f"MovePawn american-1 {SECOND}", f"Cross american-2 {FIRST} []")


def shown(pawns: str = PAIR, **options: object) -> Match:
    """By day the American shows his card for the theatre and is about to throw."""
    game = by_day(pawns, **{"hands": {"american": "tunnel-theatre"}, **options})
    play(game, "american", SHOW)
    return game


def opened(pawns: str = "", first: int = 5, second: int = 6, **options: object) -> Match:
    """American-1 is on the second circle of the theatre tunnel, american-2 on the first."""
    game = shown(f"{PAIR} {pawns}", **options)
    play(game, "american", "Throw")
    dice(game, first, second)
    if game.asked() == ("chance",):
        play(game, "chance", "Deal talisman")
    play(game, "american", *ENTER)
    return game


def holder(game: Match) -> int:
    """Who holds the theatre tunnel open."""
    return game.view("security").table.tunnels[2]


def below(place: str, **options: object) -> Match:
    """American-1 is in the theatre tunnel, which his officer opened in an earlier round."""
    game = by_day(f"american-1@{place} american-2@{FIRST}", **options)
    game._game.emit(TunnelOpened(1, 2))
    return game


# --- opening


@rule("tunnel.4", "ruling.67", "ruling.10")
def test_by_day_the_card_is_shown_before_the_throw_and_goes_under_its_pack_at_once() -> None:
    game = by_day(PAIR, hands={"american": "tunnel-theatre tunnel-chapel"})
    play(game, "american", SHOW)

    assert (hand(game, "american"), bottom(game, 0)) == (["tunnel-chapel"], ["tunnel-theatre"])
    refused(game, "american", "PlayCard tunnel-chapel", Refusal.TWO_IN_FIRST)
    thrown(game, "american", 2, 2)
    refused(game, "american", "PlayCard tunnel-chapel", Refusal.BEFORE_THE_THROW)
    play(game, "american", *ENTER, "Throw")
    dice(game, 1, 3)
    refused(game, "american", "PlayCard tunnel-chapel", Refusal.BEFORE_THE_THROW)


@rule("tunnel.8")
def test_by_night_the_card_is_shown_after_the_throw_before_anybody_moves() -> None:
    game = by_night(f"{PAIR} american-3@ic-r10-c07", hands={"american": "tunnel-theatre"})
    thrown(game, "american", 1, 4)
    late = game.copy()
    play(late, "american", "MovePawn american-3 ic-r10-c08")
    assert refused(late, "american", SHOW, Refusal.TUNNEL_BEFORE_MOVING).rule == "v3.tunnel.8"

    play(game, "american", SHOW, *ENTER)

    assert holder(game) == 1


@rule("tunnel.5", "ruling.66")
def test_until_two_are_in_every_point_brings_one_of_two_men_nearer() -> None:
    game = shown("american-1@room-theatre-1 american-2@room-theatre-4 american-3@ic-r10-c07")
    thrown(game, "american", 2, 6)
    refused(game, "american", "MovePawn american-1 room-theatre-2", Refusal.TWO_IN_FIRST)
    refused(game, "american", "EndTurn", Refusal.TWO_IN_FIRST)
    play(game, "american", *ENTER[:2])
    refused(game, "american", f"MovePawn american-1 {THIRD}", Refusal.TWO_IN_FIRST)
    refused(game, "american", "MovePawn american-1 room-theatre-1", Refusal.TWO_IN_FIRST)
    play(game, "american", ENTER[2])

    assert points(game) == 5


@rule("tunnel.5", "ruling.66")
def test_no_point_goes_to_a_cell_exit_meanwhile() -> None:
    game = shown(f"{PAIR} american-3@cells-a", hands={"american": "tunnel-theatre release"})
    thrown(game, "american", 2, 6)

    refused(game, "american", "PlayCard release american-3 - exit-inner-cells -", Refusal.TWO_IN_FIRST)


@rule("ruling.66")
def test_a_third_man_is_not_brought_nearer() -> None:
    game = shown("american-1@ic-r10-c07 american-2@ic-r10-c06 american-3@ic-r10-c08")
    thrown(game, "american", 2, 6)
    for man in (1, 2):
        play(game, "american", offered(game, "american", f"MovePawn american-{man}")[0])

    assert not offered(game, "american", "MovePawn american-3")


@rule("tunnel.7")
def test_points_left_once_two_are_in_are_free() -> None:
    game = opened("american-3@room-theatre-2")
    play(game, "american", f"MovePawn american-1 {THIRD}", f"MovePawn american-2 {SECOND}")
    play(game, "american", "MovePawn american-3 room-theatre-1", f"Cross american-3 {FIRST} []")

    assert at(game, "american-3") == FIRST


@rule("tunnel.6", "ruling.65")
def test_with_one_man_in_when_the_turn_ends_the_tunnel_never_opened() -> None:
    game = shown("american-1@room-theatre-1 american-2@ic-r10-c07")
    thrown(game, "american", 1, 3)
    while "EndTurn" not in names(game, "american"):
        play(game, "american", options(game, "american")[-1])
    play(game, "american", "EndTurn")

    assert holder(game) == -1
    assert at(game, "american-1") in ("room-theatre-1", "room-theatre-4")
    assert (hand(game, "american"), bottom(game, 0)) == ([], ["tunnel-theatre"])


@rule("tunnel.5", "ruling.66")
def test_a_double_is_thrown_again_for_the_opening() -> None:
    game = shown()
    thrown(game, "american", 1, 1)
    play(game, "american", *ENTER[:2], "Throw")
    dice(game, 1, 3)
    refused(game, "american", "MovePawn american-1 under-ramp-03", Refusal.TWO_IN_FIRST)
    play(game, "american", ENTER[2])

    assert holder(game) == 1


@rule("ruling.66")
def test_points_that_bring_nobody_nearer_are_lost() -> None:
    game = shown(f"{PAIR} guard-1@ic-r10-c07", players=2)
    for number in range(1, 9):
        place = "room-theatre-1" if number == 1 else "cells-a"
        pawn = game._notation.pawn_by_name[f"american-{number}"]
        game._game.state.put(pawn, game._game.board.place(place), game._game.board.walkable)
    thrown(game, "american", 5, 4)
    play(game, "american", *ENTER[:2])

    play(game, "american", "EndTurn")

    assert (at(game, "american-1"), holder(game)) == ("room-theatre-1", -1)


@rule("ruling.67")
def test_an_open_tunnel_is_not_opened_again() -> None:
    game = below(SECOND, hands={"american": "tunnel-theatre"})

    assert refused(game, "american", SHOW, Refusal.TUNNEL_OPEN).rule == "v3.ruling.67"


def test_an_announced_attempt_and_an_opening_do_not_share_a_turn() -> None:
    game = by_day(PAIR, hands={"american": "tunnel-theatre"}, kits="american")
    declared = game.copy()
    play(declared, "american", offered(declared, "american", "DeclareAttempt")[0])
    refused(declared, "american", SHOW, Refusal.SPEND_ON_ATTEMPT)

    attempt = offered(game, "american", "DeclareAttempt american-1")[0]
    play(game, "american", SHOW)
    refused(game, "american", attempt, Refusal.TWO_IN_FIRST)


# --- others


def on_british_turn(*, leave: str = "") -> Match:
    """The British officer, who plays next, has thrown and stands with two men at the open tunnel."""
    game = opened("british-1@room-theatre-5 british-2@room-theatre-6")
    play(game, "american", "MovePawn american-1 under-ramp-09", f"MovePawn american-2 {THIRD}")
    next_throw(game, "british", 5, 5)
    for man in (1, 2):
        door = next(
            d for d in ("room-theatre-1", "room-theatre-4") if offered(game, "british", f"MovePawn british-{man} {d}")
        )
        play(game, "british", f"MovePawn british-{man} {door}")
    if leave:
        play(game, "british", f"Cross british-1 {FIRST} []")
        play(game, "american", leave)
    return game


@rule("tunnel.9", "ruling.70")
def test_the_opener_lets_in_an_officer_who_plays_later_with_all_his_men() -> None:
    game = on_british_turn(leave="Accept")
    play(game, "british", f"MovePawn british-1 {SECOND}", f"Cross british-2 {FIRST} []")

    assert (at(game, "british-2"), game.asked()) == (FIRST, ("british",))


@rule("tunnel.9", "ruling.70")
def test_or_he_does_not() -> None:
    game = on_british_turn(leave="Refuse")

    assert at(game, "british-1") != FIRST
    assert refused(game, "british", f"Cross british-2 {FIRST} []", Refusal.LEAVE_REFUSED).rule == "v3.tunnel.9"


@rule("tunnel.9")
def test_without_his_leave_nobody_enters() -> None:
    game = on_british_turn()
    play(game, "british", f"Cross british-1 {FIRST} []")

    assert game.asked() == ("american",)
    assert names(game, "american") == {"Accept", "Refuse"}


@rule("tunnel.10", "ruling.69")
def test_once_the_commandant_has_had_his_turn_nobody_is_put_in() -> None:
    game = opened("american-3@room-theatre-2")
    play(game, "american", f"MovePawn american-1 {THIRD}", f"MovePawn american-2 {SECOND}")
    next_throw(game, "american", 4, 5)
    play(game, "american", "MovePawn american-3 room-theatre-1")

    assert refused(game, "american", f"Cross american-3 {FIRST} []", Refusal.ENTRANCE_SHUT).rule == "v3.tunnel.10"


@rule("ruling.69")
def test_whoever_went_back_stays_out_from_then_on() -> None:
    game = opened()
    next_throw(game, "american", 4, 5)
    play(game, "american", "MovePawn american-2 room-theatre-1")

    refused(game, "american", f"Cross american-2 {FIRST} []", Refusal.ENTRANCE_SHUT)


# --- inside


@rule("tunnel.11")
def test_it_stays_open_until_the_last_man_leaves() -> None:
    game = opened()
    next_throw(game, "american", 4, 5)
    play(game, "american", "MovePawn american-2 room-theatre-1")
    assert holder(game) == 1

    play(game, "american", "MovePawn american-1 room-theatre-4")

    assert holder(game) == -1


@rule("tunnel.1", "tunnel.12")
def test_below_no_equipment_is_asked_for_and_there_is_no_way_out_at_the_side() -> None:
    game = below("under-ramp-09", points=3)
    refused(game, "american", "MovePawn american-1 ramp-08", Refusal.TUNNEL_LEFT_AT_ITS_END)
    play(game, "american", "MovePawn american-1 under-out-s-47")

    assert (at(game, "american-1"), equipment(game, "american")) == ("under-out-s-47", [])


@rule("tunnel.13")
def test_men_below_turn_back_into_the_room_when_they_like() -> None:
    game = below("under-ramp-09", points=12)
    play(game, "american", "MovePawn american-1 under-ramp-17", "MovePawn american-1 under-ramp-09")
    play(game, "american", "MovePawn american-2 room-theatre-4", "MovePawn american-1 room-theatre-1")

    assert at(game, "american-1") == "room-theatre-1"


@rule("tunnel.14")
def test_nobody_passes_another_below() -> None:
    game = below(SECOND, points=9)

    refused(game, "american", f"MovePawn american-2 {THIRD}", Refusal.WAY_BLOCKED)


@rule("tunnel.2")
def test_nobody_above_walks_along_a_tunnel() -> None:
    game = by_day("guard-1@out-s-54", turn="security", points=1)
    refused(game, "security", "MovePawn guard-1 out-s-63", Refusal.OUT_OF_REACH)

    play(game, "security", "MovePawn guard-1 out-s-55")


@rule("tunnel.3")
def test_over_an_open_tunnel_pawns_pass_and_do_not_stop() -> None:
    game = below("under-ramp-09", turn="security", points=3)
    guard = game._notation.pawn_by_name["guard-1"]
    game._game.state.put(guard, game._game.board.place("ramp-08"), game._game.board.walkable)
    closed = by_day("guard-1@ramp-08", turn="security", points=1)
    play(closed, "security", "MovePawn guard-1 ramp-09")

    play(game, "security", "MovePawn guard-1 ramp-09")
    assert refused(game, "security", "EndTurn", Refusal.GUARD_LEAVES_TUNNEL_SPACE_FIRST).rule == "v3.tunnel.3"
    play(game, "security", "MovePawn guard-1 ramp-10")
    assert at(game, "guard-1") == "ramp-10"


@rule("tunnel.3")
def test_nobody_stops_over_an_open_tunnel_with_his_last_point() -> None:
    game = below("under-ramp-09", turn="security", points=1)
    guard = game._notation.pawn_by_name["guard-1"]
    game._game.state.put(guard, game._game.board.place("ramp-08"), game._game.board.walkable)

    refused(game, "security", "MovePawn guard-1 ramp-09", Refusal.NO_GUARD_ABOVE_TUNNEL)


@rule("ruling.68")
def test_whoever_stands_above_when_a_tunnel_opens_leaves_in_his_next_turn() -> None:
    game = opened("guard-1@ramp-09 british-1@room-theatre-3")
    pass_turn(game)
    assert at(game, "british-1") == "room-theatre-3"
    play(game, "british", *["Pass"] * ("Pass" in names(game, "british")))
    thrown(game, "british", 1, 3)
    assert refused(game, "british", "EndTurn", Refusal.LEAVE_TUNNEL_SPACE_FIRST).rule == "v3.tunnel.3"
    play(game, "british", "MovePawn british-1 room-theatre-1")
    next_throw(game, "security", 1, 3)

    assert at(game, "guard-1") == "ramp-09"
    refused(game, "security", "EndTurn", Refusal.GUARD_LEAVES_TUNNEL_SPACE_FIRST)
    play(game, "security", "MovePawn guard-1 ramp-08", "EndTurn")


@rule("tunnel.15")
@BOTH
def test_men_below_are_no_alarm(position: Position) -> None:
    game = position("american-1@under-ramp-17", turn="security")
    thrown(game, "security", 4, 5)

    assert not game.view("security").table.now.alarm


@rule("tunnel.16", "ruling.111")
def test_a_man_on_the_last_circle_is_in_an_attempt_by_day_and_not_by_night() -> None:
    game = by_day(f"american-1@{LAST}", turn="security")
    night = game.copy()
    nightfall(night)
    thrown(game, "security", 4, 5)
    thrown(night, "security", 4, 5)

    assert (game.view("security").table.now.alarm, night.view("security").table.now.alarm) == (True, False)
    assert names(night, "security") == {"ChooseDie"}


# --- leaving


@rule("tunnel.17", "tunnel.18", "tunnel.20")
@pytest.mark.parametrize(
    ("position", "kits", "refusal"),
    [
        (by_day, "", Refusal.NO_KIT),
        (by_night, "", Refusal.NO_KIT),
        (by_day, "american", Refusal.DECLARE_FIRST),
        (by_night, "american", None),
    ],
)
def test_coming_out_takes_a_kit_and_by_day_an_announcement(
    position: Position, kits: str, refusal: Refusal | None
) -> None:
    game = position(f"american-1@{LAST}", kits=kits)
    thrown(game, "american", 1, 3)
    if refusal is None:
        play(game, "american", f"MovePawn american-1 {OUT}")
        assert at(game, "american-1") == OUT
    else:
        refused(game, "american", f"MovePawn american-1 {OUT}", refusal)


@rule("tunnel.18", "ruling.25")
def test_announced_before_the_throw_he_comes_out() -> None:
    game = by_day(f"american-1@{LAST}", kits="american")
    play(game, "american", f"DeclareAttempt american-1 {LAST}")
    thrown(game, "american", 1, 3)
    play(game, "american", f"MovePawn american-1 {OUT}")

    assert at(game, "american-1") == OUT


@rule("tunnel.19")
def test_announced_he_goes_as_far_as_the_dice_allow() -> None:
    game = by_day("american-1@under-room-theatre-3 american-2@ic-r10-c07", kits="american")
    play(game, "american", f"DeclareAttempt american-1 {LAST}")
    thrown(game, "american", 1, 4)
    refused(game, "american", "MovePawn american-2 ic-r10-c08", Refusal.SPEND_ON_ATTEMPT)
    refused(game, "american", "EndTurn", Refusal.SPEND_ON_ATTEMPT)
    play(game, "american", "MovePawn american-1 tn-theatre-6", "EndTurn")

    assert at(game, "american-1") == "tn-theatre-6"


@rule("ruling.71")
def test_a_guard_beside_the_exit_does_not_arrest_him() -> None:
    game = by_day(f"american-1@{LAST} guard-1@{OUT}", turn="security", kits="american")
    thrown(game, "security", 4, 5)

    assert refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL).rule == "v3.ruling.34"


@rule("ruling.72")
def test_who_stands_before_the_exit_keeps_him_in() -> None:
    game = by_night(f"american-1@{LAST} guard-1@{OUT}", kits="american")
    thrown(game, "american", 1, 3)

    refused(game, "american", f"MovePawn american-1 {OUT}", Refusal.CIRCLE_TAKEN)
    play(game, "american", "MovePawn american-1 out-s-62")


def test_the_chapel_tunnel_leads_outside_and_back() -> None:
    game = by_night("american-1@under-od-nw-52", kits="american", points=9)
    back = game.copy()
    play(back, "american", "MovePawn american-1 under-out-n-98")
    play(game, "american", "MovePawn american-1 od-nw-51")

    assert (at(game, "american-1"), at(back, "american-1")) == ("od-nw-51", "under-out-n-98")


def test_a_position_in_the_middle_of_an_opening_is_kept() -> None:
    game = shown()
    thrown(game, "american", 4, 5)
    play(game, "american", *ENTER[:2])
    again = from_position(game.position())

    assert again.position() == game.position()
    refused(again, "american", "EndTurn", Refusal.TWO_IN_FIRST)
