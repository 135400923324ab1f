"""Equipment: what it is for, how it is stolen from rooms, and what a theft brings."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import at, equipment, names, offered, play, points, refused, supply
from tests.v3.table import BOTH, Position, by_day, by_night, rule, thrown

TWO_IN_ONE = "american-1@room-showers-1 american-2@room-showers-2"
ONE_IN_EACH = "american-1@room-showers-1 american-2@room-dentist-1"
CLAIM = "ClaimEquipment key american-1 american-2"


@rule("equipment.3", "equipment.4", "equipment.5", "ruling.22")
@pytest.mark.parametrize("pawns", [TWO_IN_ONE, ONE_IN_EACH])
@BOTH
def test_two_men_in_rooms_of_a_symbol_steal_its_card_and_go_to_the_roll_call_area(
    position: Position, pawns: str
) -> None:
    game = position(pawns, points=4)
    play(game, "american", CLAIM)
    assert names(game, "american") == {"Settle"}
    for man in (1, 2):
        play(game, "american", offered(game, "american", f"Settle american-{man}")[-1])

    assert (equipment(game, "american"), supply(game, "key"), points(game)) == (["key"], 5, 4)
    assert all(game._game.board.appel[game._game.board.place(at(game, f"american-{man}"))] for man in (1, 2))


@rule("equipment.3", "equipment.4")
def test_not_with_one_man_nor_in_rooms_of_two_symbols_nor_in_anothers_turn() -> None:
    game = by_day("american-1@room-showers-1 american-2@room-kitchen-1", points=4)
    refused(game, "american", CLAIM, Refusal.NOT_TWO_IN_ROOMS)

    other = by_day(TWO_IN_ONE, points=4, turn="british")
    refused(other, "american", CLAIM, Refusal.NOT_ASKED)
    refused(other, "british", CLAIM, Refusal.NOT_YOUR_PAWN)


@rule("equipment.6")
def test_any_number_of_equipment_cards_is_held() -> None:
    game = by_day(TWO_IN_ONE, points=4, equipment={"american": "rope rope rope pass pass wire-cutters"})
    play(game, "american", CLAIM)
    for man in (1, 2):
        play(game, "american", offered(game, "american", f"Settle american-{man}")[0])
    play(game, "american", "EndTurn")

    assert len(equipment(game, "american")) == 7


@rule("ruling.20")
def test_thefts_are_counted_and_found_items_are_not() -> None:
    game = by_day(TWO_IN_ONE, points=4)
    play(game, "american", CLAIM)

    assert game.view("security").table.now.attempts.thefts == (0, 1, 0, 0)


@rule("ruling.21")
def test_a_claim_takes_no_point_and_is_made_again_with_other_men() -> None:
    men = f"{TWO_IN_ONE} american-3@room-dentist-1 american-4@room-dentist-2"
    game = by_day(men, points=4)
    play(game, "american", CLAIM)
    for man in (1, 2):
        play(game, "american", offered(game, "american", f"Settle american-{man}")[0])
    play(game, "american", "ClaimEquipment key american-3 american-4")
    for man in (3, 4):
        play(game, "american", offered(game, "american", f"Settle american-{man}")[0])

    assert (equipment(game, "american"), points(game)) == (["key", "key"], 4)
    assert offered(game, "american", "MovePawn american-1")


@rule("ruling.14")
def test_what_has_run_out_is_refused_before_anybody_is_asked() -> None:
    keys = " ".join(["key"] * 6)
    game = by_day(TWO_IN_ONE, points=4, equipment={"british": keys}, hands={"security": "search-showers"})
    if supply(game, "key"):
        game._game.state.supply = (game._game.state.supply[0], 0, *game._game.state.supply[2:])

    assert refused(game, "american", CLAIM, Refusal.NONE_LEFT).rule == "v3.ruling.14"
    assert game.asked() == ("american",)


@rule("ruling.24", "ruling.23")
def test_a_kit_claim_opens_no_window_and_its_men_stay() -> None:
    rooms = "american-1@room-theatre-1 american-2@room-wc-1 american-3@room-canteen-3 american-4@room-office-1"
    game = by_day(rooms, points=4, hands={"security": "search-kitchen"})
    play(game, "american", "ClaimKit []")

    assert game.asked() == ("american",)
    assert at(game, "american-1") == "room-theatre-1"


@rule("equipment.1", "equipment.2")
@pytest.mark.parametrize("card", ["rope", "key", "pass", "wire-cutters"])
def test_each_obstacle_takes_its_own_card_at_the_moment_it_is_crossed(card: str) -> None:
    game = by_night("", kits="american", equipment={"american": card})
    board = game._game.board
    gate = next(p for p in range(board.walkable) if board.toll[p] >= 0 and board.area[p] == 0)
    beside = next(n for n in board.steps[gate] if board.area[n] == 0 and not board.post[n])
    game._game.state.put(game._notation.pawn_by_name["american-1"], beside, board.walkable)
    thrown(game, "american", 1, 3)
    gate_name = board.names[gate]
    play(game, "american", f"DeclareAttempt american-1 {gate_name}")
    wanted = "key" if board.toll[gate] == 1 else "pass"
    if card != wanted:
        refused(game, "american", f"Cross american-1 {gate_name} [{card}]")
        refused(game, "american", f"Cross american-1 {gate_name} [{wanted}]")
        assert equipment(game, "american") == [card]
    else:
        play(game, "american", f"Cross american-1 {gate_name} [{card}]")
        assert (at(game, "american-1"), equipment(game, "american")) == (gate_name, [])


@rule("equipment.1")
@pytest.mark.parametrize("held", ["rope", "key", "wire-cutters"])
def test_drops_take_rope_and_wire_takes_cutters(held: str) -> None:
    for kind, symbol in (("rope", 0), ("wire-cutters", 3)):
        game = by_night("", kits="american", equipment={"american": f"{held} {held}"}, points=4)
        board = game._game.board
        way = next(w for w in board.crossings if w.equipment == symbol and board.area[w.near] == 1 and w.cards == 1)
        game._game.state.put(game._notation.pawn_by_name["american-1"], way.near, board.walkable)
        crossing = f"Cross american-1 {board.names[way.far]} [{kind}]"
        if held == kind:
            play(game, "american", crossing)
            assert equipment(game, "american") == [held]
        else:
            refused(game, "american", crossing, Refusal.NO_ROPE if symbol == 0 else Refusal.NO_WIRE_CUTTERS)


def test_the_commandant_is_asked_about_every_claim_while_he_holds_a_card() -> None:
    useless = by_day(TWO_IN_ONE, points=4, hands={"security": "shoot-to-kill"})
    useful = by_day(TWO_IN_ONE, points=4, hands={"security": "search-showers"})
    for game in (useless, useful):
        play(game, "american", CLAIM)

    assert useless.asked() == useful.asked() == ("security",)
    assert names(useless, "security") == {"Pass"}
