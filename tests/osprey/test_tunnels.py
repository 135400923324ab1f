"""Osprey tunnels: opened by a card for everybody, entered at one end and left at the other, and their collapse."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    end_turn,
    equipment,
    hand,
    offered,
    play,
    refused,
    scene,
)

OPEN = "PlayCard tunnel-theatre"
MOUTH = "under-room-theatre-3"
SECOND = "tn-theatre-2"
LAST = "under-out-s-63"
CANTEEN, CHAPEL, THEATRE = range(3)


def before_the_card(pawns: str = "", *, left: int = 30, players: int = 2, others: str = "", held: str = "") -> Match:
    """Two Americans beside the entrance, their officer holding the theatre tunnel card."""
    return scene(
        f"american-1@room-theatre-1 american-2@room-theatre-4 {pawns}",
        edition="osprey",
        players=players,
        points=left,
        hands={"american": f"tunnel-theatre {others}"},
        equipment={"american": held},
    )


def theatre(pawns: str = "", *, left: int = 30, players: int = 2, others: str = "", held: str = "") -> Match:
    """Two Americans have just opened the theatre tunnel and are on its first two spaces."""
    game = before_the_card(pawns, left=left + 3, players=players, others=others, held=held)
    play(game, "american", OPEN, f"Cross american-1 {MOUTH} []", f"MovePawn american-1 {SECOND}")
    play(game, "american", f"Cross american-2 {MOUTH} []")
    return game


def open_tunnels(game: Match) -> list[int]:
    """The tunnels that the table sees open."""
    return [tunnel for tunnel, opener in enumerate(game.view("security").table.tunnels) if opener >= 0]


def next_turn(game: Match, seat: str, first: int, second: int) -> None:
    """The turn passes to the next seat, which throws."""
    end_turn(game)
    play(game, seat, "Throw")
    dice(game, first, second)


# --- the card opens it


@pytest.mark.rule("osprey.tunnel.1")
def test_nobody_enters_a_tunnel_before_its_card_is_played() -> None:
    game = before_the_card()

    refusal = refused(game, "american", f"Cross american-1 {MOUTH} []", Refusal.TUNNEL_NOT_OPEN)
    assert refusal.rule == "osprey.tunnel.1"
    play(game, "american", OPEN, f"Cross american-1 {MOUTH} []")

    assert at(game, "american-1") == MOUTH


@pytest.mark.rule("osprey.tunnel.2", "osprey.ruling.82")
def test_two_own_men_entering_in_the_turn_of_the_card_keep_the_tunnel_open() -> None:
    game = theatre()

    play(game, "american", "EndTurn")

    assert open_tunnels(game) == [THEATRE]
    assert (at(game, "american-1"), at(game, "american-2")) == (SECOND, MOUTH)
    assert (hand(game, "american"), bottom(game, 0)) == ([], ["tunnel-theatre"])


@pytest.mark.rule("osprey.tunnel.3")
@pytest.mark.parametrize("choice", ["1", "2"])
def test_a_tunnel_card_opens_no_other_tunnel(choice: str) -> None:
    game = scene("american-1@room-chapel-11", edition="osprey", points=9, hands={"american": "tunnel-canteen"})

    refused(game, "american", f"PlayCard tunnel-canteen - - - {choice}", Refusal.NO_TARGET_FOR_CARD)
    refused(game, "american", "PlayCard tunnel-chapel", Refusal.CARD_NOT_HELD)
    play(game, "american", "PlayCard tunnel-canteen")

    assert open_tunnels(game) == [CANTEEN]
    refused(game, "american", "Cross american-1 under-room-chapel-8 []", Refusal.TUNNEL_NOT_OPEN)


@pytest.mark.rule("osprey.tunnel.4")
def test_an_open_tunnel_serves_every_officer_without_leave() -> None:
    game = theatre("british-1@room-theatre-5", players=4)
    play(game, "american", "MovePawn american-1 under-ramp-09", "MovePawn american-2 under-ramp-03")
    next_turn(game, "british", 2, 6)

    play(game, "british", "MovePawn british-1 room-theatre-4", f"Cross british-1 {MOUTH} []")

    assert (at(game, "british-1"), game.asked()) == (MOUTH, ("british",))


# --- in at one end, out at the other


@pytest.mark.rule("osprey.tunnel.5")
@pytest.mark.parametrize(
    ("start", "below"), [("ramp-10", "under-ramp-09"), ("out-s-64", LAST), ("out-s-53", "under-out-s-54")]
)
def test_a_tunnel_is_entered_at_its_room_end_alone(start: str, below: str) -> None:
    game = theatre(f"american-3@{start} american-4@room-theatre-5")
    play(game, "american", "MovePawn american-1 under-out-s-47", "MovePawn american-2 under-ramp-17")

    refused(game, "american", f"Cross american-3 {below} []", Refusal.NOT_ADJACENT)
    refused(game, "american", f"MovePawn american-3 {below}", Refusal.TUNNEL_BY_ITS_ENTRANCE)
    play(game, "american", "MovePawn american-4 room-theatre-4", f"Cross american-4 {MOUTH} []")


@pytest.mark.rule("osprey.tunnel.6")
@pytest.mark.parametrize(
    ("below", "beside", "why"),
    [
        ("under-ramp-09", "ramp-10", Refusal.TUNNEL_LEFT_AT_ITS_END),
        ("under-ramp-17", "ramp-08", Refusal.TUNNEL_LEFT_AT_ITS_END),
        ("under-out-s-54", "out-s-53", Refusal.OUT_OF_REACH),  # by the far end he comes there in time
    ],
)
def test_a_pow_in_the_middle_of_a_tunnel_cannot_climb_to_the_surface(below: str, beside: str, why: Refusal) -> None:
    game = scene(f"american-1@{below}", edition="osprey", players=2, points=1)

    refused(game, "american", f"MovePawn american-1 {beside}", why)
    refused(game, "american", f"Cross american-1 {beside} []", Refusal.NOT_ADJACENT)
    exits = scene(f"american-1@{LAST}", edition="osprey", players=2, points=1)
    play(exits, "american", "MovePawn american-1 out-s-64")

    assert at(exits, "american-1") == "out-s-64"


@pytest.mark.rule("osprey.ruling.84")
def test_a_tunneller_may_turn_back_inside_but_not_leave_by_the_entrance() -> None:
    game = theatre()
    play(game, "american", "MovePawn american-1 under-ramp-17", f"MovePawn american-1 {SECOND}")

    for beside in ("room-theatre-1", "room-theatre-4"):
        refused(game, "american", f"MovePawn american-2 {beside}", Refusal.TUNNEL_LEFT_AT_ITS_END)
    assert not offered(game, "american", "MovePawn american-2")

    play(game, "american", f"MovePawn american-1 {LAST}", "MovePawn american-1 out-s-64")
    assert at(game, "american-1") == "out-s-64"


@pytest.mark.rule("osprey.ruling.86")
def test_pows_do_not_pass_one_another_in_a_tunnel() -> None:
    game = theatre()

    refused(game, "american", "MovePawn american-2 under-ramp-03", Refusal.WAY_BLOCKED)
    play(game, "american", "MovePawn american-1 under-ramp-09", "MovePawn american-2 under-ramp-03")

    assert (at(game, "american-1"), at(game, "american-2")) == ("under-ramp-09", "under-ramp-03")


@pytest.mark.rule("osprey.ruling.85")
@pytest.mark.parametrize(("first", "second"), [(SECOND, MOUTH), (LAST, "under-out-s-54")])
def test_men_on_the_dark_end_spaces_keep_a_tunnel_open(first: str, second: str) -> None:
    game = theatre(left=20)
    for pawn, place in (("american-1", first), ("american-2", second)):
        if at(game, pawn) != place:
            play(game, "american", f"MovePawn {pawn} {place}")

    play(game, "american", "EndTurn")

    assert open_tunnels(game) == [THEATRE]


@pytest.mark.rule("osprey.ruling.85")
def test_a_man_who_steps_off_the_exit_is_no_longer_inside() -> None:
    game = theatre()
    play(game, "american", "MovePawn american-1 out-s-64", "EndTurn")

    assert open_tunnels(game) == []
    assert (at(game, "american-1"), at(game, "american-2")) == ("out-s-64", "custody")


# --- the card's risks


@pytest.mark.rule("osprey.ruling.80")
def test_a_card_may_be_played_in_vain_and_is_then_spent() -> None:
    game = before_the_card(left=1)

    play(game, "american", OPEN, f"Cross american-1 {MOUTH} []", "EndTurn")
    play(game, "security", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"
    assert (open_tunnels(game), hand(game, "american"), bottom(game, 0)) == ([], [], ["tunnel-theatre"])


@pytest.mark.rule("osprey.ruling.80")
def test_the_card_of_an_open_tunnel_drawn_anew_must_wait_for_the_collapse() -> None:
    game = theatre()
    game._game.state.now.draws, game._game.state.now.spent = 1, 0
    _only_the_bottom_is_left(game)
    play(game, "american", "DrawCard")
    deal(game, "tunnel-theatre")
    assert hand(game, "american") == ["tunnel-theatre"]

    refusal = refused(game, "american", OPEN, Refusal.TUNNEL_OPEN)
    assert (refusal.rule, offered(game, "american", OPEN)) == ("osprey.ruling.80", [])
    play(game, "american", "MovePawn american-1 out-s-64", "EndTurn")
    play(game, "security", "ChooseCell cells-a")
    next_turn(game, "american", 1, 3)

    assert hand(game, "american") == ["tunnel-theatre"]
    play(game, "american", OPEN)


def _only_the_bottom_is_left(game: Match) -> None:
    """All Opportunity cards but those under the pack are used up."""
    state = game._game.state
    state.pools[0] = (0,) * len(state.pools[0])


@pytest.mark.rule("osprey.ruling.80")
def test_the_card_of_an_open_tunnel_drawn_anew_may_be_laid_away() -> None:
    game = theatre(others="release bribe sabotage")
    game._game.state.now.draws, game._game.state.now.spent = 1, 0
    _only_the_bottom_is_left(game)
    play(game, "american", "DrawCard")
    deal(game, "tunnel-theatre")

    play(game, "american", "Discard tunnel-theatre")

    assert hand(game, "american") == ["bribe", "release", "sabotage"]


@pytest.mark.rule("osprey.ruling.81")
def test_men_of_other_nations_keep_a_tunnel_open() -> None:
    game = theatre("british-1@room-theatre-5", players=4)
    play(game, "american", f"MovePawn american-1 {LAST}", "MovePawn american-2 under-out-s-54")
    next_turn(game, "british", 2, 6)
    play(game, "british", "MovePawn british-1 room-theatre-4", f"Cross british-1 {MOUTH} []")
    for _ in range(3):
        end_turn(game)
    play(game, "american", "Throw")
    dice(game, 2, 6)

    play(game, "american", "MovePawn american-1 out-s-64", "EndTurn")

    assert open_tunnels(game) == [THEATRE]
    assert (at(game, "american-2"), at(game, "british-1")) == ("under-out-s-54", MOUTH)


@pytest.mark.rule("osprey.ruling.81")
def test_only_the_opener_can_send_the_two_men_who_open_it() -> None:
    game = before_the_card("british-1@room-theatre-5", left=1, players=4)
    play(game, "american", OPEN, f"Cross american-1 {MOUTH} []")

    refused(game, "british", f"Cross british-1 {MOUTH} []", Refusal.NOT_ASKED)
    play(game, "american", "EndTurn")

    assert open_tunnels(game) == []


@pytest.mark.rule("osprey.tunnel.14")
def test_a_tunnel_left_empty_for_a_while_is_open_if_two_are_in_it_at_the_end() -> None:
    game = theatre("american-3@room-theatre-5 american-4@room-theatre-6")
    play(game, "american", "MovePawn american-1 out-s-64", "MovePawn american-2 out-s-62")

    play(game, "american", "MovePawn american-3 room-theatre-4", f"Cross american-3 {MOUTH} []")
    play(game, "american", f"MovePawn american-3 {SECOND}", "MovePawn american-4 room-theatre-4")
    play(game, "american", f"Cross american-4 {MOUTH} []", "EndTurn")

    assert open_tunnels(game) == [THEATRE]


# --- collapse


@pytest.mark.rule("osprey.tunnel.14", "osprey.tunnel.16")
def test_a_tunnel_with_one_man_collapses_and_he_goes_to_solitary() -> None:
    game = theatre()
    play(game, "american", "MovePawn american-1 out-s-64")
    assert open_tunnels(game) == [THEATRE]

    play(game, "american", "EndTurn")
    play(game, "security", "ChooseCell cells-b")

    assert (open_tunnels(game), at(game, "american-2")) == ([], "cells-b")


@pytest.mark.rule("osprey.tunnel.14")
def test_an_empty_tunnel_collapses_when_the_turn_ends() -> None:
    game = theatre()
    play(game, "american", "MovePawn american-1 out-s-64", "MovePawn american-2 out-s-62", "EndTurn")

    assert open_tunnels(game) == []
    assert (at(game, "american-1"), at(game, "american-2")) == ("out-s-64", "out-s-62")


@pytest.mark.rule("osprey.tunnel.15", "osprey.ruling.82")
def test_the_count_is_taken_before_the_next_player_acts() -> None:
    game = theatre("british-1@room-theatre-5", players=4)
    play(game, "american", "MovePawn american-1 under-out-s-54", "MovePawn american-2 under-out-s-47")
    for _ in range(4):
        end_turn(game)
    play(game, "american", "Throw")
    dice(game, 2, 6)

    play(game, "american", "MovePawn american-1 out-s-64", "EndTurn")

    assert (game.asked(), at(game, "american-2")) == (("british",), "cells-c")
    play(game, "british", "Throw")
    dice(game, 2, 6)
    play(game, "british", "MovePawn british-1 room-theatre-4")
    refused(game, "british", f"Cross british-1 {MOUTH} []", Refusal.TUNNEL_NOT_OPEN)


@pytest.mark.rule("osprey.tunnel.15")
@pytest.mark.parametrize("turn", ["american", "british", "dutch", "security"])
def test_the_count_is_taken_after_everybodys_turn_whoever_opened_the_tunnel(turn: str) -> None:
    one = scene("american-1@under-ramp-09", edition="osprey", turn=turn, throw=(2, 6))
    two = scene("american-1@under-ramp-09 dutch-1@under-ramp-03", edition="osprey", turn=turn, throw=(2, 6))
    for game in (one, two):
        game._game.state.tunnels[THEATRE] = game.seats.index("american")
        play(game, turn, "EndTurn")

    assert (open_tunnels(one), at(one, "american-1")) == ([], "cells-c")
    assert (open_tunnels(two), at(two, "american-1")) == ([THEATRE], "under-ramp-09")


@pytest.mark.rule("osprey.tunnel.17")
def test_a_collapsed_tunnel_waits_for_its_card_to_be_played_again() -> None:
    game = theatre("american-3@room-theatre-5", left=29)
    play(game, "american", "MovePawn american-1 out-s-64", "EndTurn")
    play(game, "security", "ChooseCell cells-a")
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 1, 3)
    play(game, "american", "DrawCard")
    deal(game, "release")
    play(game, "american", "MovePawn american-3 room-theatre-4")
    refused(game, "american", f"Cross american-3 {MOUTH} []", Refusal.TUNNEL_NOT_OPEN)
    next_turn(game, "security", 2, 6)
    end_turn(game)
    play(game, "american", "Throw")
    dice(game, 1, 3)
    _only_the_bottom_is_left(game)

    play(game, "american", "DrawCard")
    deal(game, "tunnel-theatre")
    play(game, "american", OPEN, f"Cross american-3 {MOUTH} []")

    assert at(game, "american-3") == MOUTH


@pytest.mark.rule("osprey.ruling.83")
@pytest.mark.parametrize(("place", "cells"), [(SECOND, "cells-b"), ("under-ramp-03", "cells-c"), (LAST, "cells-c")])
def test_the_space_decides_the_cells_and_nothing_is_lost(place: str, cells: str) -> None:
    game = before_the_card(left=10, held="rope key")
    play(game, "american", OPEN, f"Cross american-1 {MOUTH} []", f"MovePawn american-1 {place}", "EndTurn")
    if cells != "cells-c":
        play(game, "security", f"ChooseCell {cells}")

    assert (at(game, "american-1"), equipment(game, "american")) == (cells, ["rope", "key"])
    assert game.asked() == ("security",)  # nobody is asked to give anything up: the next turn has begun
