"""Every Opportunity card of the classic pack: what it does, and when it is refused."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import FOUND, ROOM_ON_CARD, Card
from tests.scene import (
    at,
    bottom,
    equipment,
    hand,
    has_kit,
    names,
    offered,
    play,
    points,
    refused,
    scene,
    supply,
)

TRANSFERS = [(card.title, room) for card, room in ROOM_ON_CARD.items() if card < Card.APPEL]
PARTS = "kit-part-compass-food kit-part-disguise-documents"


def holding(cards: str, pawns: str = "", *, throw: tuple[int, int] | None = (1, 3), **more: object) -> Match:
    """The American officer's own turn, with these Opportunity cards."""
    return scene(pawns, throw=throw, hands={"american": cards}, **more)  # type: ignore[arg-type]


def room_circles(room: str) -> list[str]:
    """The names that the circles of a room can have."""
    return [f"room-{room.replace('-', '')}-{number}" for number in range(1, 12)]


# --- equipment found


@pytest.mark.rule("classic.29.5", "classic.ruling.97")
@pytest.mark.parametrize("throw", [None, (1, 3)])
@pytest.mark.parametrize(("card", "item"), [(card.title, Card(symbol).title) for card, symbol in FOUND.items()])
def test_a_found_item_is_changed_for_the_equipment(card: str, item: str, throw: tuple[int, int] | None) -> None:
    game = holding(card, throw=throw)
    before, left = game.view("american").table.places, supply(game, item)

    play(game, "american", f"PlayCard {card}")

    assert (equipment(game, "american"), supply(game, item)) == ([item], left - 1)
    assert (bottom(game, 0), hand(game, "american")) == ([card], [])
    assert game.view("american").table.places == before


@pytest.mark.rule("classic.ruling.28")
def test_a_found_item_that_has_run_out_cannot_be_had() -> None:
    game = holding("found-wire-cutters", equipment={"british": "wire-cutters " * 4})

    refusal = refused(game, "american", "PlayCard found-wire-cutters", Refusal.NONE_LEFT)

    assert refusal.rule == "classic.ruling.28"
    assert "PlayCard" not in names(game, "american")


@pytest.mark.rule("classic.ruling.30")
def test_a_found_item_makes_nobody_liable_before_it_is_played() -> None:
    game = scene(
        "guard-1@ic-r10-c06 british-1@ic-r10-c08", turn="security", throw=(4, 5), hands={"british": "found-rope"}
    )

    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)


@pytest.mark.rule("classic.ruling.30")
def test_a_found_item_opens_no_way_before_it_is_played() -> None:
    game = holding("found-key", "american-1@in-ghcor-09")
    refused(game, "american", "Cross american-1 door-gh [key]", Refusal.NO_KEY)

    play(game, "american", "PlayCard found-key", "Cross american-1 door-gh [key]")

    assert at(game, "american-1") == "door-gh"


# --- bribes


@pytest.mark.rule("classic.ruling.97")
@pytest.mark.parametrize("item", range(4))
def test_two_bribes_buy_any_one_equipment_card(item: int) -> None:
    game = holding("bribe bribe")

    play(game, "american", f"PlayCard bribe - - - {item}")

    assert equipment(game, "american") == [Card(item).title]
    assert (bottom(game, 0), hand(game, "american")) == (["bribe", "bribe"], [])


@pytest.mark.rule("classic.ruling.97")
def test_one_bribe_buys_no_equipment() -> None:
    refusal = refused(holding("bribe"), "american", "PlayCard bribe - - - 0", Refusal.TWO_BRIBES_NEEDED)

    assert refusal.rule == "classic.ruling.97"


@pytest.mark.rule("classic.ruling.97")
@pytest.mark.parametrize(
    ("choice", "refusal"),
    [("3", Refusal.NONE_LEFT), ("4", Refusal.TWO_BRIBES_NEEDED), ("-", Refusal.TWO_BRIBES_NEEDED)],
)
def test_bribes_buy_only_equipment_that_is_left(choice: str, refusal: Refusal) -> None:
    game = holding("bribe bribe", equipment={"british": "wire-cutters " * 4})

    refused(game, "american", f"PlayCard bribe - - - {choice}", refusal)

    assert len(offered(game, "american", "PlayCard")) == 3


@pytest.mark.rule("classic.ruling.97")
def test_one_bribe_stands_for_one_part_of_a_kit() -> None:
    pawns = "american-1@room-canteen-3 american-2@room-office-1 american-3@room-wc-1"
    game = holding("bribe", pawns)
    refused(game, "american", "ClaimKit []", Refusal.KIT_INCOMPLETE)

    play(game, "american", "ClaimKit [bribe]")

    assert has_kit(game, "american")
    assert (bottom(game, 0), hand(game, "american")) == (["bribe"], [])


@pytest.mark.rule("classic.ruling.97")
def test_one_bribe_does_not_stand_for_two_parts() -> None:
    game = holding("bribe", "american-1@room-canteen-3 american-2@room-office-1")

    refused(game, "american", "ClaimKit [bribe]", Refusal.KIT_INCOMPLETE)


# --- parts of a kit


@pytest.mark.rule("classic.32b.1", "classic.32b.3", "classic.32b.4")
def test_the_two_part_cards_make_a_whole_kit() -> None:
    game = holding(PARTS)

    play(game, "american", "ClaimKit [kit-part-disguise-documents,kit-part-compass-food]")

    assert has_kit(game, "american")
    assert sorted(bottom(game, 0)) == sorted(PARTS.split())


@pytest.mark.rule("classic.32b.1", "classic.32c.1")
@pytest.mark.parametrize(
    ("card", "pawns"),
    [
        ("kit-part-compass-food", "american-1@room-laundry-1 american-2@room-office-1"),
        ("kit-part-disguise-documents", "american-1@room-wc-1 american-2@room-canteen-3"),
    ],
)
def test_a_part_card_and_men_in_the_other_rooms_make_a_kit(card: str, pawns: str) -> None:
    game = holding(card, pawns)

    play(game, "american", f"ClaimKit [{card}]")

    assert has_kit(game, "american")


@pytest.mark.rule("classic.32b.3")
@pytest.mark.parametrize("cards", PARTS.split())
def test_one_part_card_alone_makes_no_kit(cards: str) -> None:
    game = holding(cards)

    refused(game, "american", f"ClaimKit [{cards}]", Refusal.KIT_INCOMPLETE)
    refused(game, "american", f"PlayCard {cards}", Refusal.ONLY_FOR_A_KIT)


@pytest.mark.rule("classic.47.1", "classic.49.6")
def test_a_kit_is_not_made_in_anothers_turn() -> None:
    game = scene(turn="british", throw=(1, 3), hands={"american": PARTS})

    refused(game, "american", "ClaimKit [kit-part-disguise-documents,kit-part-compass-food]", Refusal.NOT_ASKED)


# --- release


@pytest.mark.rule("classic.37.5", "classic.ruling.86")
@pytest.mark.parametrize("throw", [None, (1, 3)])
@pytest.mark.parametrize(("cell", "door"), [("cells-a", "exit-inner-cells"), ("cells-c", "exit-outer-cells")])
def test_a_release_card_opens_a_cell_at_no_cost(cell: str, door: str, throw: tuple[int, int] | None) -> None:
    game = holding("release", f"american-1@{cell}", throw=throw)
    before = points(game)

    play(game, "american", f"PlayCard release american-1 - {door}")

    assert (at(game, "american-1"), points(game)) == (door, before)
    assert bottom(game, 0) == ["release"]


@pytest.mark.rule("classic.37.5")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("PlayCard release american-2 - exit-inner-cells", Refusal.NOT_IN_SOLITARY),
        ("PlayCard release british-1 - exit-inner-cells", Refusal.NO_TARGET_FOR_CARD),
        ("PlayCard release american-1 - exit-outer-cells", Refusal.WRONG_EXIT),
    ],
)
def test_a_release_card_frees_an_own_man_by_his_own_door(action: str, refusal: Refusal) -> None:
    game = holding("release", "american-1@cells-a british-1@cells-a")

    refused(game, "american", action, refusal)


# --- straight to a room


@pytest.mark.rule("classic.26.1", "classic.ruling.97")
@pytest.mark.parametrize("throw", [None, (1, 3)])
@pytest.mark.parametrize(("card", "room"), TRANSFERS)
def test_a_man_goes_straight_to_the_room_on_the_card(card: str, room: str, throw: tuple[int, int] | None) -> None:
    game = holding(card, throw=throw)
    before = points(game)
    to = offered(game, "american", f"PlayCard {card} american-1")[0].split()[4]

    play(game, "american", f"PlayCard {card} american-1 - {to}")

    assert at(game, "american-1") == to
    assert to in room_circles(room)
    assert (points(game), bottom(game, 0)) == (before, [card])


@pytest.mark.rule("classic.ruling.97", "classic.ruling.13")
@pytest.mark.parametrize(("place", "why"), [("cells-a", Refusal.IN_SOLITARY), ("under-yard-01", Refusal.IN_A_TUNNEL)])
def test_no_man_in_a_cell_or_a_tunnel_is_sent_to_a_room(place: str, why: Refusal) -> None:
    game = holding("go-to-dentist", f"american-1@{place}")

    refused(game, "american", "PlayCard go-to-dentist american-1 - room-dentist-5", why)


@pytest.mark.rule("classic.ruling.97")
@pytest.mark.parametrize(
    ("pawn", "to", "refusal"),
    [
        ("british-1", "room-theatre-1", Refusal.NO_TARGET_FOR_CARD),
        ("american-1", "room-kitchen-1", Refusal.NO_TARGET_FOR_CARD),
        ("american-1", "room-theatre-2", Refusal.CIRCLE_TAKEN),
        ("american-1", "room-theatre-3", Refusal.NO_REST_ABOVE_TUNNEL),
    ],
)
def test_an_own_man_is_sent_to_a_free_circle_of_that_very_room(pawn: str, to: str, refusal: Refusal) -> None:
    game = holding("go-to-theatre", "dutch-1@room-theatre-2")

    refused(game, "american", f"PlayCard go-to-theatre {pawn} - {to}", refusal)


# --- guards called away

GUARDS = "guard-1@ic-r10-c10 guard-2@gar-100 guard-3@gar-113"


@pytest.mark.rule("classic.54.1", "classic.ruling.70")
def test_a_diversion_calls_one_guard_away() -> None:
    game = holding("diversion", GUARDS)

    play(game, "american", "PlayCard diversion guard-2")

    assert [at(game, guard) for guard in ("guard-1", "guard-2", "guard-3")] == ["ic-r10-c10", "barracks", "gar-113"]
    assert (points(game), bottom(game, 0)) == (4, ["diversion"])


@pytest.mark.rule("classic.54.2", "classic.ruling.70")
@pytest.mark.parametrize("pair", ["guard-1 guard-3", "guard-3 guard-1"])
def test_an_inspection_calls_two_guards_away(pair: str) -> None:
    game = holding("high-command-inspection", GUARDS)

    play(game, "american", f"PlayCard high-command-inspection {pair}")

    assert [at(game, guard) for guard in ("guard-1", "guard-2", "guard-3")] == ["barracks", "gar-100", "barracks"]
    assert points(game) == 4


@pytest.mark.rule("classic.ruling.70")
def test_an_inspection_calls_as_many_guards_as_there_are() -> None:
    game = holding("high-command-inspection", "guard-1@ic-r10-c10")

    play(game, "american", "PlayCard high-command-inspection guard-1")

    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.54.1", "classic.54.2", "classic.ruling.70")
@pytest.mark.parametrize(
    "action",
    [
        "diversion",
        "diversion guard-4",
        "diversion british-1",
        "diversion guard-1 guard-2",
        "high-command-inspection guard-1",
        "high-command-inspection guard-1 guard-1",
        "high-command-inspection guard-1 guard-4",
        "high-command-inspection guard-1 british-1",
    ],
)
def test_only_guards_on_the_board_are_called_and_as_many_as_the_card_says(action: str) -> None:
    game = holding("diversion high-command-inspection", GUARDS)

    refused(game, "american", f"PlayCard {action}", Refusal.NO_TARGET_FOR_CARD)


@pytest.mark.rule("classic.ruling.70")
def test_nobody_is_called_away_when_no_guard_is_on_the_board() -> None:
    game = holding("diversion high-command-inspection")

    refused(game, "american", "PlayCard diversion guard-1", Refusal.NO_GUARD_ON_BOARD)

    assert "PlayCard" not in names(game, "american")
