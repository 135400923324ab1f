"""What is in the box of 2006, and what the board is made of."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, BadSetup, Match, card_reference, new_game
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.cards import Card
from colditz.model.ids import EQUIPMENT, GUARD_COLOUR, Area, Symbol
from tests.devir.table import devir, rule
from tests.scene import at, escapes, play, refused

BOARD = load_board(EDITIONS["devir"].variant)
PARAMS = EDITIONS["devir"].params


def pawns(game: Match, team: str) -> int:
    return sum(name.rsplit("-", 1)[0] == team for name in game.view("spectator").table.pawns)


def count(pack: str) -> int:
    return sum(entry.number for entry in card_reference("devir") if entry.pack == pack)


# --- the box


@rule("setup.1")
def test_two_to_six_play_and_one_of_them_is_the_german_officer() -> None:
    for players in range(2, 7):
        assert new_game("devir", players).seats.count("security") == 1
    for players in (1, 7):
        with pytest.raises(BadSetup):
            new_game("devir", players)


@rule("setup.3")
def test_two_dice_are_thrown() -> None:
    game = devir()
    play(game, "american", "Throw")

    assert len(game.options("chance")) == 36
    refused(game, "chance", "Dice 0 7")


@pytest.mark.parametrize(
    ("nation", "colour"),
    [
        pytest.param("american", "blue", marks=rule("setup.5")),
        pytest.param("british", "red", marks=rule("setup.6")),
        pytest.param("french", "light blue", marks=rule("setup.7", "ruling.69")),
        pytest.param("dutch", "orange", marks=rule("setup.8")),
        pytest.param("polish", "green", marks=rule("setup.9")),
    ],
)
@rule("setup.4")
def test_each_nation_has_eight_pawns_of_its_own_colour(nation: str, colour: str) -> None:
    game = new_game("devir", 2, nations=[nation])

    assert (pawns(game, nation), PARAMS.colours[nation]) == (8, colour)
    assert len({*PARAMS.colours.values(), GUARD_COLOUR}) == 6


@rule("setup.10")
def test_there_are_sixteen_black_guards() -> None:
    assert max(pawns(new_game("devir", players), "guard") for players in range(2, 7)) == 16
    assert GUARD_COLOUR == "black"


@pytest.mark.parametrize(
    ("pack", "number"),
    [
        pytest.param("kit", 5, marks=rule("setup.11")),
        pytest.param("equipment", 27, marks=rule("setup.12")),
        pytest.param("opportunity", 45, marks=rule("setup.13")),
        pytest.param("security", 14, marks=rule("setup.14")),
        pytest.param("do-or-die", 5, marks=rule("setup.15")),
    ],
)
def test_the_packs_have_so_many_cards(pack: str, number: int) -> None:
    assert count(pack) == number


@rule("setup.16", "setup.17")
def test_three_packs_are_shuffled_apart_and_lie_face_down() -> None:
    game = new_game("devir", 3)
    pools = [sum(pool) for pool in game._game.state.pools]

    assert pools == [45, 14, 5]
    assert tuple(game.view("american").table.pack_sizes)[:3] == (45, 14, 5)
    assert game.view("american").hand == ()
    assert not any(game._game.state.bottoms)


@rule("setup.18", "setup.19", "equipment.17")
def test_equipment_lies_open_by_kind_and_the_kits_beside_it() -> None:
    table = devir(equipment={"american": "rope"}, kits="british").view("security").table

    assert [symbol.name for symbol in EQUIPMENT] == ["ROPE", "KEY", "PASS", "WIRE_CUTTERS"]
    assert PARAMS.open_supply
    assert tuple(table.supply) == (11, 6, 5, 4)
    assert sum(table.kits) == 1


# --- the board


@rule("board.1")
def test_every_room_is_reached_from_the_courtyard_on_foot() -> None:
    walk = BOARD.walks_from(BOARD.place("ic-r10-c07"))

    assert all(min(walk[place] for place in room.places) < 255 for room in BOARD.rooms)


@rule("board.2", "board.5", "ruling.6")
def test_there_are_five_posts_inside_and_seven_in_the_garrison_courtyard() -> None:
    inner, outer = BOARD.posts

    assert (len(inner), len(outer)) == (5, 7)
    assert {BOARD.area[place] for place in inner} == {Area.INNER}
    assert {BOARD.area[place] for place in outer} == {Area.OUTER}
    assert not any(BOARD.post[block.exit] for block in BOARD.cells)


@rule("board.3")
def test_the_appel_area_is_a_hexagon_of_white_circles_inside() -> None:
    rows: dict[str, int] = {}
    for place in range(BOARD.walkable):
        if BOARD.appel[place]:
            row = BOARD.names[place].split("-")[1]
            rows[row] = rows.get(row, 0) + 1
            assert BOARD.area[place] == Area.INNER

    sizes = [rows[row] for row in sorted(rows)]
    widest = sizes.index(max(sizes))
    assert sizes[: widest + 1] == sorted(sizes[: widest + 1])
    assert sizes[widest:] == sorted(sizes[widest:], reverse=True)


@rule("board.4")
def test_rooms_are_inside_and_cells_are_none_of_them() -> None:
    inside = {place for room in BOARD.rooms for place in room.places}

    assert len(BOARD.rooms) == 16
    assert not inside & {block.place for block in BOARD.cells}


@rule("board.6", "board.7")
def test_grass_beyond_the_walls_bridges_and_the_far_bank_are_outside() -> None:
    road = BOARD.roads["staff-car"]
    beyond = road[road.index(BOARD.place("pass-main")) + 1 :]

    assert {BOARD.area[place] for place in beyond} == {Area.OUTSIDE}
    assert all(BOARD.area[place] == Area.OUTSIDE for place in range(BOARD.walkable) if BOARD.target[place])


@rule("board.8", "tunnel.1")
def test_three_tunnels_lead_beneath_circles_that_say_so() -> None:
    assert [tunnel.name for tunnel in BOARD.tunnels] == ["canteen", "chapel", "theatre"]
    for number, tunnel in enumerate(BOARD.tunnels):
        assert {BOARD.above_tunnel[place] for place in tunnel.above if place >= 0} == {number}


@rule("board.9", "equipment.6", "equipment.7")
@pytest.mark.parametrize(
    ("start", "gate", "card", "refusal"),
    [
        ("in-ghcor-09", "door-gh", "key", Refusal.NO_KEY),
        ("ramp-06", "door-ramp", "key", Refusal.NO_KEY),
        ("ic-r25-c14", "pass-inner", "pass", Refusal.NO_PASS),
        ("gar-113", "pass-main", "pass", Refusal.NO_PASS),
    ],
)
def test_marked_circles_are_crossed_by_handing_in_the_card(start: str, gate: str, card: str, refusal: Refusal) -> None:
    bare = devir(f"american-1@{start}", points=3)
    refused(bare, "american", f"MovePawn american-1 {gate}", Refusal.TOLL_UNPAID)
    refused(bare, "american", f"Cross american-1 {gate} [{card}]", refusal)

    game = devir(f"american-1@{start}", points=3, equipment={"american": card})
    play(game, "american", f"Cross american-1 {gate} [{card}]")

    assert at(game, "american-1") == gate
    assert game.view("american").equipment == (0, 0, 0, 0)


@rule("board.10", "equipment.8")
def test_the_wire_is_crossed_only_where_a_circle_faces_another() -> None:
    game = devir("american-1@out-n-14 american-2@out-n-12", points=5, equipment={"american": "wire-cutters"})

    refused(game, "american", "Cross american-2 od-n-23 [wire-cutters]", Refusal.NOT_ADJACENT)
    play(game, "american", "Cross american-1 od-n-23 [wire-cutters]")

    assert at(game, "american-1") == "od-n-23"


@rule("board.11", "equipment.9", "equipment.10", "equipment.11")
@pytest.mark.parametrize(("top", "landing", "ropes"), [("ramp-18", "land-24", 1), ("out-s-71", "land-30", 2)])
def test_a_drop_takes_a_rope_and_a_long_one_two(top: str, landing: str, ropes: int) -> None:
    paying = ",".join(["rope"] * ropes)
    short = devir(f"american-1@{top}", points=5, equipment={"american": " ".join(["rope"] * (ropes - 1))})
    refused(short, "american", f"Cross american-1 {landing} [{paying}]", Refusal.NO_ROPE)

    game = devir(f"american-1@{top}", points=5, equipment={"american": " ".join(["rope"] * ropes)})
    left = game._game.state.supply[Card.ROPE]
    play(game, "american", f"Cross american-1 {landing} [{paying}]")

    assert at(game, "american-1") == landing
    assert game._game.state.supply[Card.ROPE] == left + ropes


@rule("board.12")
def test_outside_alone_is_no_escape() -> None:
    game = devir("american-1@od-se-05", points=3, kits="american")

    play(game, "american", "MovePawn american-1 od-se-03", "EndTurn")

    assert escapes(game, "american") == 0


@rule("board.13", "safe.3", "safe.5", "arrest.19")
def test_blue_circles_and_no_others_hide_from_arrest() -> None:
    held = {"american": "rope"}
    hidden = devir("american-1@safe-shed-1 guard-1@ic-r18-c18", turn="security", points=9, equipment=held)
    assert refused(hidden, "security", "Arrest guard-1 american-1").refusal is Refusal.IN_SAFE_AREA

    near = next(place for place in BOARD.steps[BOARD.place("safe-shed-1")] if not BOARD.safe[place])
    open_air = devir(f"american-1@{BOARD.names[near]}", turn="security", points=40, equipment=held)
    play(open_air, "security", "PostGuard post-inner-1", "Arrest guard-1 american-1")
    assert at(open_air, "american-1") == "custody"


def test_symbols_of_equipment_are_the_four_of_the_board() -> None:
    assert {Symbol(toll) for toll in BOARD.toll if toll >= 0} == {Symbol.KEY, Symbol.PASS}
