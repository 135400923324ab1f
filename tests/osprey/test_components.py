"""What is in the box: players, pawns, dice, packs, piles and markers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from colditz import EDITIONS, BadSetup, Match, card_reference, new_game
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.cards import Card, Pack, is_opportunity, pack_of
from colditz.model.ids import GUARD_COLOUR, TEAM_COLOURS, Area, Nation, Symbol
from tests.scene import at, dice, names, offered, options, play, points, refused, scene, supply

EQUIPMENT = {"rope", "key", "pass", "wire-cutters"}
# Two drops of one rope each, and the spaces below them.
DROPS = {"american": ("east-13", "land-31"), "british": ("in-ghcor-05", "land-15")}


def team_sizes(game: Match) -> dict[str, int]:
    names = [name.split("-")[0] for name in game.view("spectator").table.pawns]
    return {name: names.count(name) for name in dict.fromkeys(names)}


def held_by(game: Match, seat: str) -> tuple[int, ...]:
    return game.view(seat).hand


def count(cards: Mapping[int, int]) -> int:
    return sum(cards.values())


# --- players and pawns


@pytest.mark.rule("osprey.setup.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_seat_is_the_security_officer_and_all_others_are_escape_officers(players: int) -> None:
    game = new_game("osprey", players)

    assert (len(game.seats), game.seats.count("security")) == (players, 1)
    assert len(set(game.seats) & {"american", "british", "dutch", "french", "polish"}) == players - 1


@pytest.mark.rule("osprey.setup.1")
@pytest.mark.parametrize("players", [1, 7])
def test_the_game_is_for_two_to_six_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 players"):
        new_game("osprey", players)


@pytest.mark.rule("osprey.setup.3")
def test_there_are_sixteen_guards_and_all_are_black() -> None:
    game = new_game("osprey", 6)

    assert (team_sizes(game)["guard"], GUARD_COLOUR) == (16, "black")


@pytest.mark.rule("osprey.setup.4")
def test_five_nations_can_be_played_each_in_its_colour() -> None:
    colours = {nation.name.lower(): colour for nation, colour in TEAM_COLOURS.items()}

    assert colours == {"american": "blue", "british": "red", "dutch": "orange", "french": "brown", "polish": "green"}
    for nation in Nation:
        assert new_game("osprey", 2, nations=[nation.name.lower()]).seats == ("security", nation.name.lower())
    with pytest.raises(BadSetup, match="no nation 'italian'"):
        new_game("osprey", 2, nations=["italian"])


@pytest.mark.rule(
    "osprey.setup.22", "osprey.setup.23", "osprey.setup.24", "osprey.setup.25", "osprey.setup.26", "osprey.setup.3"
)
@pytest.mark.parametrize(("players", "guards", "pows"), [(2, 6, 8), (3, 12, 7), (4, 14, 6), (5, 15, 5), (6, 16, 4)])
def test_the_number_of_players_says_how_many_guards_and_pows(players: int, guards: int, pows: int) -> None:
    game = new_game("osprey", players)

    assert team_sizes(game) == {"guard": guards, **dict.fromkeys(game.seats[1:], pows)}


@pytest.mark.rule("osprey.setup.21")
def test_no_two_escape_officers_play_the_same_nation() -> None:
    with pytest.raises(BadSetup, match="different nations"):
        new_game("osprey", 3, nations=["british", "british"])

    assert new_game("osprey", 3, nations=["british", "polish"]).seats == ("security", "british", "polish")


# --- dice


@pytest.mark.rule("osprey.setup.2")
def test_a_throw_shows_two_dice() -> None:
    game = scene(turn="american", edition="osprey")
    play(game, "american", "Throw")
    refused(game, "chance", "Dice 7 1", Refusal.NOT_NOW)
    assert len(options(game, "chance")) == 36

    dice(game, 6, 3)

    assert game.view("spectator").table.now.throws == ((6, 3),)
    assert points(game) == 9


# --- markers


@pytest.mark.rule("osprey.setup.6")
def test_every_marker_shows_the_nation_that_laid_it() -> None:
    start = " ".join(f"{nation}-1@{near}" for nation, (near, _) in DROPS.items())
    game = scene(start, throw=(3, 4), equipment=dict.fromkeys(DROPS, "rope"), edition="osprey")
    for nation, (_, far) in DROPS.items():
        play(game, nation, f"Cross {nation}-1 {far} [rope]", "EndTurn")
        if game.asked() == ("british",):
            play(game, "british", "Throw")
            dice(game, 3, 4)

    board, markers = load_board("osprey"), game.view("spectator").table.markers
    owners = {board.names[board.crossings[way].far]: game.seats[seat] for way, seat in enumerate(markers) if seat >= 0}

    assert owners == {"land-31": "american", "land-15": "british"}


@pytest.mark.rule("osprey.setup.7")
def test_a_nation_has_six_markers_and_must_move_one_for_the_seventh_drop() -> None:
    board = load_board("osprey")
    drops = [way for way in board.crossings if way.cards == 1 and way.equipment is Symbol.ROPE][:7]
    game = scene(points=60, equipment={"american": " ".join(["rope"] * 7)}, players=2, edition="osprey")
    assert EDITIONS["osprey"].params.markers == 6

    for number, way in enumerate(drops, 1):
        assert game.view("american").table.markers.count(1) == number - 1
        put(game, f"american-{number}", board.names[way.near])
        play(game, "american", f"Cross american-{number} {board.names[way.far]} [rope]")

    assert names(game, "american") == {"TakeMarker"}
    assert game.view("american").table.markers.count(1) == 6


def put(game: Match, pawn: str, place: str) -> None:
    """Stand a pawn elsewhere, as a scene does."""
    state, board = game._game.state, game._game.board
    state.put(game._notation.pawn_by_name[pawn], board.place(place), board.walkable)
    state.version += 1


# --- packs, piles and kits


@pytest.mark.rule("osprey.setup.8", "osprey.setup.32")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_security_officer_alone_has_cards_of_the_sixteen_security_cards(players: int) -> None:
    game = new_game("osprey", players)

    own = held_by(game, "security")
    assert len(own) == 1
    assert game.view("security").table.pack_sizes[Pack.SECURITY] + len(own) == 16
    assert {pack_of(card) for card in own} == {Pack.SECURITY}
    assert all(is_opportunity(card) for seat in game.seats[1:] for card in held_by(game, seat))


@pytest.mark.rule("osprey.setup.9", "osprey.setup.33")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_escape_officers_alone_have_cards_of_the_forty_seven_opportunity_cards(players: int) -> None:
    game = new_game("osprey", players)

    hands = [held_by(game, seat) for seat in game.seats[1:]]
    assert [len(hand) for hand in hands] == [1] * (players - 1)
    assert all(is_opportunity(card) for hand in hands for card in hand)
    assert game.view("spectator").table.pack_sizes[Pack.OPPORTUNITY] + players - 1 == 47
    assert not any(is_opportunity(card) for card in held_by(game, "security"))


@pytest.mark.rule("osprey.setup.8", "osprey.setup.9")
@pytest.mark.parametrize(("seat", "own", "other"), [("american", "release", "appel"), ("security", "appel", "release")])
def test_each_side_draws_from_its_own_pack(seat: str, own: str, other: str) -> None:
    game = scene(turn=seat, throw=(1, 3), edition="osprey")
    play(game, seat, "DrawCard")

    refused(game, "chance", f"Deal {other}", Refusal.NOT_NOW)
    play(game, "chance", f"Deal {own}")

    assert [Card(card).title for card in held_by(game, seat)] == [own]


@pytest.mark.rule("osprey.setup.10", "osprey.setup.27", "osprey.setup.28")
def test_twenty_seven_equipment_cards_lie_face_up_in_four_piles() -> None:
    game = new_game("osprey")

    piles = {Card(card).title: number for card, number in enumerate(EDITIONS["osprey"].equipment)}
    assert (set(piles), sum(piles.values())) == (EQUIPMENT, 27)
    assert {kind: supply(game, kind) for kind in piles} == piles
    for seat in (*game.seats, "spectator"):
        assert game.view(seat).table.supply == tuple(piles.values())


@pytest.mark.rule("osprey.setup.28")
def test_everybody_sees_a_pile_grow_smaller() -> None:
    game = scene("american-1@room-chapel-9 american-2@room-chapel-10", edition="osprey")
    before = game.view("spectator").table.supply

    play(game, "american", "ClaimEquipment rope american-1 american-2")

    for seat in (*game.seats, "spectator"):
        assert game.view(seat).table.supply == (before[Card.ROPE] - 1, *before[1:])


@pytest.mark.rule("osprey.setup.11", "osprey.setup.29")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_escape_officer_has_one_of_the_five_kits(players: int) -> None:
    game = new_game("osprey", players)

    kits = game.view("spectator").table.kits
    assert kits == (0, *[1] * (players - 1))
    assert sum(kits) + game._game.state.kit_supply == EDITIONS["osprey"].kits == 5


# --- no Do or Die


@pytest.mark.rule("osprey.setup.12")
def test_no_do_or_die_card_is_in_the_packs() -> None:
    assert count(EDITIONS["osprey"].packs[Pack.DO_OR_DIE]) == 0
    assert not [entry for entry in card_reference("osprey") if entry.title.endswith("throws")]


@pytest.mark.rule("osprey.setup.12")
@pytest.mark.parametrize("throw", [None, (3, 4)])
def test_a_pow_makes_no_do_or_die_run(throw: tuple[int, int] | None) -> None:
    game = scene("american-1@ic-r25-c14", throw=throw, kits="american", edition="osprey")

    assert not offered(game, "american", "DoOrDie")
    refused(game, "american", "DoOrDie american-1")
    assert at(game, "american-1") == "ic-r25-c14"


# --- the board


@pytest.mark.rule("osprey.setup.13")
def test_every_space_is_in_one_of_three_areas() -> None:
    board = load_board("osprey")

    assert {board.area[place] for place in range(board.walkable)} == {Area.INNER, Area.OUTER, Area.OUTSIDE}
    places = ("ap-r4-c4", "post-inner-1", "post-outer-1", "gar-018", "od-se-01", "target-1")
    assert [board.area[board.place(name)] for name in places] == [
        Area.INNER,
        Area.INNER,
        Area.OUTER,
        Area.OUTER,
        Area.OUTSIDE,
        Area.OUTSIDE,
    ]
