"""Osprey tunnels from above: pawns that pass over them, guards who discover them, and the staff car beside."""

from __future__ import annotations

import pytest

from colditz import Match, card_reference
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card
from tests.scene import (
    at,
    bottom,
    dice,
    end_turn,
    equipment,
    hand,
    offered,
    options,
    play,
    points,
    refused,
    scene,
)

CANTEEN, CHAPEL, THEATRE = range(3)
DISCOVER_THEATRE = "PlayCard tunnel-detected - - - 2"
TWO_BELOW = "american-1@under-ramp-09 american-2@under-ramp-03"


def security_turn(pawns: str, *, opened: tuple[int, ...] = (THEATRE,), left: int = 12, held: str = "") -> Match:
    """The Security Officer moves and holds Tunnel Discovered; the Americans have opened these tunnels."""
    game = scene(
        pawns,
        edition="osprey",
        turn="security",
        points=left,
        hands={"security": "tunnel-detected"},
        equipment={"american": held},
    )
    for tunnel in opened:
        game._game.state.tunnels[tunnel] = game.seats.index("american")
    return game


# --- over the tunnel


@pytest.mark.rule("osprey.tunnel.7", "osprey.tunnel.8")
@pytest.mark.parametrize("below", ["", "american-6@under-ramp-09"])
@pytest.mark.parametrize(("pawn", "seat"), [("american-1", "american"), ("guard-1", "security")])
def test_surface_pawns_walk_over_a_tunnel_space(pawn: str, seat: str, below: str) -> None:
    """From ramp-08 to ramp-10 the short way leads over ramp-09, a tunnel space."""
    game = scene(f"{pawn}@ramp-08 {below}", edition="osprey", turn=seat, points=3)

    play(game, seat, f"MovePawn {pawn} ramp-10")

    assert (at(game, pawn), points(game)) == ("ramp-10", 1)


@pytest.mark.rule("osprey.tunnel.9", "osprey.tunnel.10")
@pytest.mark.parametrize("below", ["", "american-6@under-ramp-09"])
@pytest.mark.parametrize(
    ("pawn", "seat", "reason", "rule"),
    [
        ("american-1", "american", Refusal.LEAVE_TUNNEL_SPACE_FIRST, "osprey.tunnel.10"),
        ("guard-1", "security", Refusal.GUARD_LEAVES_TUNNEL_SPACE_FIRST, "osprey.tunnel.9"),
    ],
)
def test_a_surface_pawn_may_not_end_its_turn_on_a_tunnel_space(
    pawn: str, seat: str, reason: Refusal, rule: str, below: str
) -> None:
    game = scene(f"{pawn}@ramp-08 {below}", edition="osprey", turn=seat, points=3)

    play(game, seat, f"MovePawn {pawn} ramp-09")
    assert refused(game, seat, "EndTurn", reason).rule == rule
    play(game, seat, f"MovePawn {pawn} ramp-10", "EndTurn")

    assert at(game, pawn) == "ramp-10"


@pytest.mark.rule("osprey.tunnel.9", "osprey.tunnel.10")
@pytest.mark.parametrize(
    ("pawn", "seat", "reason", "rule"),
    [
        ("american-1", "american", Refusal.NO_REST_ABOVE_TUNNEL, "osprey.tunnel.10"),
        ("guard-1", "security", Refusal.NO_GUARD_ABOVE_TUNNEL, "osprey.tunnel.9"),
    ],
)
def test_with_the_last_point_nobody_steps_onto_a_tunnel_space(pawn: str, seat: str, reason: Refusal, rule: str) -> None:
    game = scene(f"{pawn}@ramp-08", edition="osprey", turn=seat, points=1)

    assert refused(game, seat, f"MovePawn {pawn} ramp-09", reason).rule == rule


@pytest.mark.rule("osprey.tunnel.11")
def test_a_pow_in_the_tunnel_may_end_its_turn_there() -> None:
    game = scene(TWO_BELOW, edition="osprey", points=1)
    game._game.state.tunnels[THEATRE] = game.seats.index("american")

    play(game, "american", "MovePawn american-1 under-ramp-17", "EndTurn")

    assert at(game, "american-1") == "under-ramp-17"


# --- discovery


@pytest.mark.rule("osprey.tunnel.12", "osprey.ruling.105")
def test_guards_arrest_in_a_tunnel_only_after_it_is_discovered() -> None:
    game = security_turn(f"guard-1@ramp-10 {TWO_BELOW}")

    refusal = refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)
    assert (refusal.rule, offered(game, "security", "Arrest")) == ("osprey.arrest.8", [])
    play(game, "security", DISCOVER_THEATRE, "Arrest guard-1 american-1")

    assert at(game, "american-1") == "cells-c"
    assert bottom(game, 1) == ["tunnel-detected"]


@pytest.mark.rule("osprey.tunnel.13")
def test_one_tunnel_is_discovered_the_one_that_is_named() -> None:
    men = f"guard-1@ramp-10 {TWO_BELOW} dutch-1@under-out-n-113 dutch-2@under-out-n-108"
    game = security_turn(men, opened=(CHAPEL, THEATRE))

    play(game, "security", "PlayCard tunnel-detected - - - 1")

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)
    assert game.view("british").table.discovered == (CHAPEL,)


@pytest.mark.rule("osprey.ruling.105")
def test_tunnel_detected_and_tunnel_discovered_are_one_card() -> None:
    detections = [entry for entry in card_reference("osprey") if "detected" in entry.title or "discover" in entry.title]

    assert [(entry.pack, entry.title) for entry in detections] == [("security", Card.TUNNEL_DETECTED.title)]


@pytest.mark.rule("osprey.ruling.87")
@pytest.mark.parametrize(
    ("guard", "prisoner", "cost"),
    [
        ("ramp-10", "under-ramp-09", 1),  # from a space beside
        ("ramp-08", "under-ramp-17", 1),
        ("ramp-10", "under-ramp-03", 1),
        ("room-theatre-1", "under-room-theatre-3", 1),  # in the tunnel's room
        ("ramp-10", "tn-theatre-2", 2),  # along the tunnel, under the wall
        ("out-s-64", "under-out-s-63", 1),  # at the exit
    ],
)
@pytest.mark.parametrize("held", ["", "rope"])
def test_a_guard_arrests_a_tunneller_from_a_space_beside_him(guard: str, prisoner: str, cost: int, held: str) -> None:
    game = security_turn(f"guard-1@ic-r10-c06 american-1@{prisoner} american-2@under-out-s-54", held=held)
    play(game, "security", DISCOVER_THEATRE)
    _put(game, "guard-1", guard)

    play(game, "security", "Arrest guard-1 american-1")

    assert (points(game), at(game, "guard-1")) == (12 - cost, "office")
    assert at(game, "american-1") in ("cells-c", "custody")


def _put(game: Match, pawn: str, place: str) -> None:
    """Stand a guard in a room that a card has just opened."""
    board = game._game.board
    game._game.state.put(game._notation.pawn_by_name[pawn], board.place(place), board.walkable)


@pytest.mark.rule("osprey.ruling.87")
@pytest.mark.parametrize(
    ("prisoner", "cells", "lost"),
    [
        ("under-room-theatre-3", "cells-a", False),
        ("tn-theatre-2", "cells-a", False),
        ("under-ramp-03", "cells-c", True),
    ],
)
def test_the_tunnellers_space_decides_cells_and_confiscation(prisoner: str, cells: str, lost: bool) -> None:
    game = security_turn(f"guard-1@ramp-10 american-1@{prisoner} american-2@under-out-s-54", held="rope key")
    play(game, "security", DISCOVER_THEATRE)
    _put(game, "guard-1", "room-theatre-1" if prisoner == "under-room-theatre-3" else "ramp-10")

    play(game, "security", "Arrest guard-1 american-1")
    if not lost:
        play(game, "security", f"ChooseCell {cells}")
    assert game.asked() == (("american",) if lost else ("security",))
    if lost:
        play(game, "american", "Surrender rope")

    assert (at(game, "american-1"), equipment(game, "american")) == (cells, ["key"] if lost else ["rope", "key"])


@pytest.mark.rule("osprey.ruling.87")
@pytest.mark.parametrize(("guard", "cost"), [("room-chapel-4", 3), ("out-w-04", 3)])
def test_no_space_of_a_discovered_tunnel_is_out_of_the_guards_reach(guard: str, cost: int) -> None:
    """No surface way leads to the chapel's far end: guards follow the tunnel to it from either side."""
    game = security_turn("american-1@under-room-chapel-1 american-2@under-out-n-98", opened=(CHAPEL,))
    play(game, "security", "PlayCard tunnel-detected - - - 1")
    _put(game, "guard-1", guard)

    play(game, "security", "Arrest guard-1 american-1")

    assert points(game) == 12 - cost


@pytest.mark.rule("osprey.ruling.87")
def test_a_guard_does_not_pass_one_tunneller_to_reach_another() -> None:
    game = security_turn("american-1@under-room-chapel-1 american-2@under-room-chapel-2", opened=(CHAPEL,))
    play(game, "security", "PlayCard tunnel-detected - - - 1")
    _put(game, "guard-1", "room-chapel-4")

    assert offered(game, "security", "Arrest guard-1") == ["Arrest guard-1 american-2"]
    refused(game, "security", "Arrest guard-1 american-1", Refusal.OUT_OF_REACH)


@pytest.mark.rule("osprey.ruling.88")
def test_only_an_open_tunnel_can_be_named() -> None:
    game = security_turn(f"guard-1@ramp-10 {TWO_BELOW}")

    for closed in (CANTEEN, CHAPEL):
        refusal = refused(game, "security", f"PlayCard tunnel-detected - - - {closed}", Refusal.TUNNEL_EMPTY)
        assert refusal.rule == "osprey.ruling.88"

    assert offered(game, "security", "PlayCard") == [DISCOVER_THEATRE]


@pytest.mark.rule("osprey.ruling.88")
def test_a_tunnel_stays_discovered_round_after_round() -> None:
    game = security_turn(f"guard-1@ramp-10 {TWO_BELOW}")
    play(game, "security", DISCOVER_THEATRE)

    for _ in range(4):
        end_turn(game)

    assert game.asked() == ("security",)
    play(game, "security", "Throw")
    dice(game, 2, 6)
    play(game, "security", "Arrest guard-1 american-1")


@pytest.mark.rule("osprey.ruling.88")
def test_a_collapse_ends_the_discovery() -> None:
    game = security_turn(f"guard-1@ramp-10 {TWO_BELOW}")
    play(game, "security", DISCOVER_THEATRE, "Arrest guard-1 american-1", "EndTurn")

    assert at(game, "american-2") == "cells-c"
    assert game.view("american").table.discovered == ()


@pytest.mark.rule("osprey.ruling.88")
def test_a_tunnel_that_is_emptied_is_no_longer_discovered_though_it_stays_open() -> None:
    men = "american-1@under-out-s-63 american-2@under-out-s-54 american-3@room-theatre-4 guard-1@room-theatre-1"
    game = scene(men, edition="osprey", points=9)
    state = game._game.state
    state.tunnels[THEATRE], state.discovered = game.seats.index("american"), (THEATRE,)

    play(game, "american", "MovePawn american-1 out-s-64")
    assert (game.view("american").table.discovered, at(game, "guard-1")) == ((THEATRE,), "room-theatre-1")
    play(game, "american", "MovePawn american-2 out-s-62")
    assert (game.view("american").table.discovered, at(game, "guard-1")) == ((), "office")

    play(game, "american", "Cross american-3 under-room-theatre-3 []")


# --- where the exits lie


@pytest.mark.rule("osprey.ruling.119")
@pytest.mark.parametrize(
    ("tunnel", "end", "beside", "guard"),
    [
        (CANTEEN, "under-out-n-78", "out-n-64", "out-n-63"),
        (CHAPEL, "under-out-n-98", "out-n-92", "out-n-103"),
        (THEATRE, "under-out-s-63", "out-s-64", "out-s-72"),
    ],
)
def test_every_exit_lies_in_the_outer_courtyard_and_is_still_the_tunnel(
    tunnel: int, end: str, beside: str, guard: str
) -> None:
    game = security_turn(f"guard-1@{guard} american-1@{end} dutch-1@{beside}", opened=(tunnel,))
    board = game._game.board
    assert board.names[board.tunnels[tunnel].below[-1]] == end
    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)

    play(game, "security", "Arrest guard-1 dutch-1")

    assert at(game, "dutch-1") == "cells-c"


@pytest.mark.rule("osprey.ruling.119")
@pytest.mark.parametrize(("place", "outside"), [("under-out-n-98", False), ("out-n-92", False), ("od-nw-52", True)])
def test_a_shot_is_fired_at_a_man_beyond_the_wire_but_not_at_one_on_the_exit(place: str, outside: bool) -> None:
    game = scene(
        f"guard-1@od-nw-51 american-1@{place}",
        edition="osprey",
        turn="security",
        throw=(2, 6),
        hands={"security": "shoot-to-kill"},
    )

    assert bool(offered(game, "security", "PlayCard shoot-to-kill")) is outside


# --- the staff car


@pytest.mark.rule("osprey.ruling.89")
@pytest.mark.parametrize(("pawn", "seat"), [("american-1", "american"), ("guard-1", "security")])
def test_nobody_enters_the_staff_car_without_its_card(pawn: str, seat: str) -> None:
    game = scene(f"{pawn}@gar-053", edition="osprey", turn=seat, points=4, hands={"american": "staff-car"})

    refused(game, seat, f"MovePawn {pawn} car-1", Refusal.CAR_BY_ITS_CARD)
    assert not [option for option in options(game, seat) if option.endswith(" car-1")]
    if seat == "american":
        play(game, seat, "PlayCard staff-car american-1")
        assert (at(game, pawn), hand(game, seat)) == ("car-1", [])
