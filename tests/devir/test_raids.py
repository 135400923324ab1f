"""Roll call and general search, searches of rooms, shots, and the cards that answer."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card
from tests.devir.table import devir, next_turn, rule, thrown
from tests.scene import at, dice, equipment, hand, names, offered, options, play, points, refused

ROPE = {"american": "rope"}
SHOOT = "PlayCard shoot-to-kill guard-1 american-1"


def appel(pawns: str = "", **options_: object) -> Match:
    """The German Officer has just called everybody out."""
    game = devir(pawns, turn="security", **{"hands": {"security": "appel"}, **options_})
    play(game, "security", "PlayCard appel")
    return game


def kept_back(pawns: str, throw: tuple[int, int], **options_: object) -> Match:
    """Nobody comes who is not in line, and the German Officer has thrown."""
    game = appel(pawns, **options_)
    while game.asked()[0] != "security":
        play(game, game.asked()[0], "Pass")
    thrown(game, "security", *throw)
    return game


# --- roll call


@rule("appel.1")
def test_a_roll_call_comes_before_the_throw() -> None:
    game = devir(turn="security", throw=(1, 3), hands={"security": "appel"})

    refused(game, "security", "PlayCard appel", Refusal.BEFORE_THE_THROW)


@rule("appel.2", "appel.3", "appel.4", "ruling.29")
def test_officers_send_each_man_or_not_to_a_place_of_their_line() -> None:
    game = appel("american-1@ic-r10-c07 american-2@room-chapel-9 british-1@gar-018")
    assert game.asked() == ("american",)
    play(game, "american", "AnswerAppel american-1", "Pass")
    line = {game._game.board.names[place] for place in game._game.teams.formation[1]}

    assert at(game, "american-1") in line
    assert at(game, "american-2") == "room-chapel-9"
    play(game, "british", "AnswerAppel british-1")
    assert at(game, "british-1").startswith("ap-")


@rule("appel.2", "safe.4", "tunnel.13", "ruling.78")
@pytest.mark.parametrize("place", ["cells-a", "od-se-20", "under-room-theatre-3"])
def test_men_in_cells_tunnels_and_outside_are_not_called(place: str) -> None:
    game = appel(f"american-1@{place} american-2@tn-theatre-2 american-3@ic-r10-c07")

    refused(game, "american", "AnswerAppel american-1", Refusal.NOT_CALLED)


@rule("ruling.78", "safe.4")
def test_a_man_in_hiding_may_come_and_need_not() -> None:
    game = appel("american-1@safe-w-1 american-2@ic-r10-c07")
    assert "AnswerAppel american-1" in options(game, "american")
    play(game, "american", "AnswerAppel american-2", "Pass")
    thrown(game, "security", 1, 3)

    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)


@rule("appel.5")
def test_after_a_roll_call_the_throw_is_as_usual() -> None:
    game = kept_back("american-1@ic-r10-c07", (1, 1))
    dice(game, 5, 4)

    assert points(game) == 11
    assert "DrawCard" in names(game, "security")


@rule("appel.6", "appel.7", "appel.8", "appel.10", "ruling.25", "ruling.26", "ruling.27")
def test_the_search_takes_the_absent_in_reach_and_the_turn_goes_on_with_the_same_throw() -> None:
    game = kept_back("american-1@ic-r10-c07 american-2@gar-018 guard-1@ic-r10-c10", (1, 3))
    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "american-2")) == ("cells-a", "gar-018")
    assert (at(game, "guard-1"), points(game)) == ("ic-r10-c10", 4)
    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)
    play(game, "security", "PostGuard post-inner-1", "MovePawn guard-1 ic-r10-c09")
    assert points(game) == 2


@rule("appel.6")
def test_the_search_comes_before_any_move_and_only_for_absent_men() -> None:
    game = kept_back("american-1@ic-r10-c07 guard-1@ic-r10-c10", (1, 3))
    play(game, "security", "MovePawn guard-1 ic-r10-c09")
    refused(game, "security", "GeneralSearch", Refusal.ALREADY_MOVED)

    full = kept_back("", (1, 3))
    refused(full, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)


@rule("appel.6", "ruling.26")
def test_after_an_arrest_there_is_no_general_search_that_would_let_guards_be_posted() -> None:
    game = kept_back("american-1@gar-018 guard-1@gar-017", (1, 3))
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    refused(game, "security", "GeneralSearch")
    refused(game, "security", "PostGuard post-inner-1", Refusal.ARREST_WAS_MADE)


@rule("appel.9")
def test_guards_in_the_barracks_take_no_part() -> None:
    game = kept_back("american-1@gar-018", (6, 5))
    play(game, "security", "GeneralSearch")

    assert at(game, "american-1") == "gar-018"


@rule("ruling.24", "ruling.25", "guard.2")
def test_the_search_reaches_into_rooms_at_no_loss() -> None:
    game = kept_back("american-1@room-chapel-10 guard-1@post-inner-5", (4, 5), equipment=ROPE)
    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert (at(game, "american-1"), equipment(game, "american")) == ("cells-a", ["rope"])


@rule("ruling.25")
def test_in_the_garrison_courtyard_the_search_costs_a_card_a_man() -> None:
    game = kept_back("american-1@gar-018 guard-1@gar-017", (1, 3), equipment=ROPE)
    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert equipment(game, "american") == []


@rule("appel.11", "appel.12", "appel.13", "appel.14")
@pytest.mark.parametrize(
    ("place", "guard"),
    [
        ("under-ramp-03", "ramp-04"),
        ("cells-a", "exit-inner-cells"),
        ("safe-w-1", "ic-r15-c04"),
        ("od-se-20", "od-se-21"),
    ],
)
def test_exempt_men_are_not_found(place: str, guard: str) -> None:
    pawns = f"american-1@{place} american-2@tn-theatre-2 american-3@ic-r10-c07 guard-1@{guard} guard-2@ic-r10-c06"
    game = kept_back(pawns, (4, 5))
    play(game, "security", "GeneralSearch", "ChooseCell cells-b")

    assert (at(game, "american-1"), at(game, "american-3")) == (place, "cells-b")


@rule("ruling.28")
def test_on_a_white_circle_nobody_is_taken_though_he_is_out_of_line() -> None:
    game = kept_back("american-1@ap-r7-c1 american-2@ic-r10-c07 guard-1@ic-r17-c13 guard-2@ic-r10-c06", (4, 5))
    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert at(game, "american-1") == "ap-r7-c1"


# --- searches of rooms


def searching(pawns: str, room: str = "chapel", **options_: object) -> Match:
    options_ = {"points": 20, "equipment": ROPE, "hands": {"security": f"search-{room}"}, **options_}
    game = devir(pawns, turn="security", **options_)
    play(game, "security", f"PlayCard search-{room}")
    return game


@rule("arrest.8", "arrest.9", "arrest.10", "arrest.11", "ruling.44", "ruling.45")
def test_a_guard_who_enters_takes_everybody_whose_officer_holds_equipment() -> None:
    pawns = "guard-1@post-inner-5 american-1@room-chapel-6 american-2@room-chapel-4 british-1@room-chapel-9"
    game = searching(pawns, equipment={"american": "rope key pass"})
    play(game, "security", "MovePawn guard-1 room-chapel-10", "ChooseCell cells-a")
    play(game, "american", "Surrender key")
    play(game, "security", "ChooseCell cells-b")
    play(game, "american", "Surrender rope")

    assert (at(game, "american-1"), at(game, "american-2")) == ("cells-b", "cells-a")
    assert (at(game, "british-1"), at(game, "guard-1")) == ("room-chapel-9", "barracks")
    assert equipment(game, "american") == ["pass"]


@rule("ruling.46")
def test_one_card_is_enough_to_lose_two_men() -> None:
    game = searching("guard-1@post-inner-5 american-1@room-chapel-6 american-2@room-chapel-4")
    play(game, "security", "MovePawn guard-1 room-chapel-10", "ChooseCell cells-a", "ChooseCell cells-a")

    assert [at(game, f"american-{number}") for number in (1, 2)] == ["cells-a", "cells-a"]
    assert equipment(game, "american") == []


@rule("ruling.44")
def test_a_guard_goes_home_though_he_finds_nobody() -> None:
    game = searching("guard-1@post-inner-5")
    play(game, "security", "MovePawn guard-1 room-chapel-10")

    assert at(game, "guard-1") == "barracks"


@rule("ruling.44", "arrest.8")
def test_a_guard_who_cannot_get_there_does_not_enter_and_the_card_is_spent() -> None:
    game = searching("guard-1@gar-018 american-1@room-chapel-6", points=2)

    refused(game, "security", "MovePawn guard-1 room-chapel-10", Refusal.OUT_OF_REACH)
    assert hand(game, "security") == []


@rule("ruling.44")
def test_the_store_is_reached_through_the_canteen_without_arrests_on_the_way() -> None:
    game = searching("guard-1@ic-r06-c20 american-1@room-store-2 american-2@room-canteen-7", "store")
    refused(game, "security", "MovePawn guard-1 room-canteen-8", Refusal.GUARD_IN_ROOM)
    play(game, "security", "MovePawn guard-1 room-store-1", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "american-2")) == ("cells-a", "room-canteen-7")


@rule("ruling.88", "arrest.10")
def test_a_man_in_the_doorway_of_a_searched_room_does_not_keep_the_guard_out() -> None:
    pawns = "guard-1@ic-r12-c05 american-1@room-chapel-10 american-2@room-chapel-4"
    short = searching(pawns, points=1)
    refused(short, "security", "Arrest guard-1 american-1", Refusal.OUT_OF_REACH)

    game = searching(pawns, points=2)
    refused(game, "security", "Arrest guard-1 american-2", Refusal.OUT_OF_REACH)
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a", "ChooseCell cells-b")

    assert points(game) == 0
    assert (at(game, "american-1"), at(game, "american-2"), at(game, "guard-1")) == ("cells-a", "cells-b", "barracks")


@rule("ruling.88", "arrest.9")
def test_a_man_who_cannot_be_arrested_bars_the_doorway() -> None:
    game = searching("guard-1@ic-r12-c05 british-1@room-chapel-10 american-1@room-chapel-4")

    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)
    assert not offered(game, "security", "MovePawn guard-1 room-chapel-9")


@rule("tunnel.14")
def test_a_search_finds_nobody_in_a_tunnel() -> None:
    game = searching("guard-1@post-inner-5 american-1@under-room-chapel-5 american-2@under-room-chapel-3")
    play(game, "security", "MovePawn guard-1 room-chapel-10")

    assert at(game, "american-1") == "under-room-chapel-5"


# --- cards that answer


@rule("cards.11", "ruling.30")
def test_a_tip_off_hides_men_before_a_roll_call_and_a_search() -> None:
    warned = {"security": "appel search-chapel", "american": "advance-warning"}
    game = devir("american-1@ic-r10-c07 american-2@od-se-20", turn="security", hands=warned)
    play(game, "security", "PlayCard appel")
    play(game, "american", "PlayCard advance-warning")
    refused(game, "american", "Settle american-2 safe-w-1", Refusal.NOT_A_HIDING_PLACE)
    play(game, "american", "Settle american-1 safe-w-1")
    assert at(game, "american-1") == "safe-w-1"

    room = devir("american-1@room-chapel-9 american-2@ic-r10-c07", turn="security", points=3, hands=warned)
    play(room, "security", "PlayCard search-chapel")
    play(room, "american", "PlayCard advance-warning")
    refused(room, "american", "Settle american-2 safe-w-1", Refusal.NOT_A_HIDING_PLACE)
    play(room, "american", "Settle american-1 safe-w-1")
    assert at(room, "american-1") == "safe-w-1"


@rule("cards.14", "cards.15", "ruling.32")
@pytest.mark.parametrize(
    ("card", "start", "to", "item"),
    [
        ("arrest-key-holder", "in-ghcor-09", "door-gh", "key"),
        ("arrest-pass-holder", "ic-r25-c14", "pass-inner", "pass"),
    ],
)
def test_whoever_uses_a_key_or_a_pass_can_be_intercepted(card: str, start: str, to: str, item: str) -> None:
    pawns = f"american-1@{start} guard-1@ic-r10-c10"
    game = devir(pawns, points=4, hands={"security": card}, equipment={"american": f"{item} rope"})
    play(game, "american", f"Cross american-1 {to} [{item}]")
    play(game, "security", f"PlayCard {card}", "ChooseCell cells-a")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-a", "ic-r10-c10")
    assert equipment(game, "american") == ["rope"]


@rule("cards.12", "ruling.31")
def test_a_secret_hideaway_saves_an_equipment_card() -> None:
    game = devir(
        "american-1@gar-018 guard-1@gar-017", turn="security", points=3, equipment=ROPE, hands={"american": "hideaway"}
    )
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    play(game, "american", "PlayCard hideaway")

    assert (equipment(game, "american"), hand(game, "american")) == (["rope"], [])


@rule("cards.13", "ruling.33")
def test_a_card_that_stands_for_equipment_may_be_turned_in_during_anothers_turn() -> None:
    game = devir(turn="british", throw=(1, 3), hands={"american": "found-rope bribe"})
    assert len(offered(game, "american", "PlayCard found-rope")) == 1

    play(game, "american", "PlayCard found-rope")

    assert (equipment(game, "american"), hand(game, "american")) == (["rope"], ["bribe"])
    assert game.asked() == ("british",)


@rule("ruling.33")
def test_a_card_that_stands_for_equipment_pays_for_a_loss() -> None:
    game = devir(
        "american-1@gar-018 guard-1@gar-017", turn="security", points=3, equipment=ROPE, hands={"american": "found-key"}
    )
    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")
    play(game, "american", "PlayCard found-key")

    assert (equipment(game, "american"), hand(game, "american")) == (["rope"], [])


@rule("cards.9", "cards.16")
@pytest.mark.parametrize("card", ["bribe", "release", "diversion", "sabotage", "go-to-chapel", "staff-car"])
def test_other_cards_wait_for_the_own_turn(card: str) -> None:
    game = devir("american-1@cells-a guard-1@ic-r10-c10", turn="british", throw=(1, 3), hands={"american": card})

    refused(game, "american", f"PlayCard {card}", Refusal.NOT_ASKED)
    assert not offered(game, "american", "PlayCard")


@rule("ruling.82")
def test_cards_that_the_book_does_not_describe() -> None:
    hands = {"american": "bribe bribe diversion", "security": "appel search-chapel shoot-to-kill"}
    game = devir("american-1@ic-r10-c07 guard-1@ic-r10-c10 guard-2@gar-018 guard-3@gar-020", points=4, hands=hands)
    play(game, "american", "PlayCard bribe - - - 1", "PlayCard diversion guard-1")
    assert (equipment(game, "american"), at(game, "guard-1")) == (["key"], "barracks")

    more = {"american": "high-command-inspection sabotage go-to-chapel", "security": "appel search-chapel"}
    game = devir("american-1@ic-r10-c07 guard-2@gar-018 guard-3@gar-020", points=4, hands=more)
    play(game, "american", "PlayCard high-command-inspection guard-2 guard-3")
    assert (at(game, "guard-2"), at(game, "guard-3")) == ("barracks", "barracks")
    play(game, "american", "PlayCard go-to-chapel american-1 - room-chapel-9", "PlayCard sabotage")
    assert at(game, "american-1") == "room-chapel-9"
    play(game, "security", "Discard appel", "Discard search-chapel")
    game.play("chance", "Deal shoot-to-kill")
    assert hand(game, "security") == [Card.SHOOT_TO_KILL.title]


# --- shots


def aimed(pawns: str, **options_: object) -> Match:
    options_ = {"players": 2, "points": 4, "hands": {"security": "shoot-to-kill"}, **options_}
    return devir(pawns, turn="security", **options_)


@rule("shoot.1", "shoot.2", "shoot.3", "ruling.63")
def test_a_named_guard_fires_at_a_named_prisoner_outside_whom_he_sees() -> None:
    game = aimed("guard-1@od-s-30 guard-2@ic-r10-c07 american-1@od-s-28 american-2@gar-018")
    refused(game, "security", "PlayCard shoot-to-kill guard-1 american-2", Refusal.TARGET_NOT_OUTSIDE)
    refused(game, "security", "PlayCard shoot-to-kill guard-2 american-1", Refusal.NO_LINE_OF_SIGHT)
    refused(game, "security", "PlayCard shoot-to-kill", Refusal.NO_TARGET_FOR_CARD)

    play(game, "security", SHOOT)

    assert game.asked() == ("chance",)


@rule("shoot.4", "shoot.5", "shoot.6", "shoot.7", "shoot.8", "pursuit.5", "ruling.65", "ruling.66")
@pytest.mark.parametrize(
    ("place", "throws", "end"),
    [
        ("od-s-14", ((1, 3),), "dead"),
        ("od-s-12", ((1, 3),), "od-s-12"),
        ("od-s-12", ((1, 1), (1, 2)), "dead"),
        ("od-s-12", ((3, 4),), "dead"),
    ],
)
def test_the_doubled_throw_must_reach_him(place: str, throws: tuple[tuple[int, int], ...], end: str) -> None:
    game = aimed(f"guard-1@od-s-30 american-1@{place}")
    play(game, "security", SHOOT)
    for first, second in throws:
        dice(game, first, second)

    assert (at(game, "american-1"), at(game, "guard-1")) == (end, "barracks")
    assert hand(game, "security") == []
    refused(game, "security", "DrawCard", Refusal.NO_CARD_EARNED)
    next_turn(game, "american", 1, 3)


@rule("ruling.64")
def test_the_range_is_counted_over_drops_and_pawns() -> None:
    game = aimed("guard-1@out-s-58 guard-2@out-s-59 guard-3@od-s-28 american-1@od-s-24")
    play(game, "security", SHOOT)
    dice(game, 1, 4)

    assert at(game, "american-1") == "dead"


@rule("cards.10", "ruling.31")
def test_a_talisman_keeps_the_throw_from_being_doubled() -> None:
    game = aimed("guard-1@od-s-30 american-1@od-s-14", hands={"security": "shoot-to-kill", "american": "talisman"})
    play(game, "security", SHOOT)
    play(game, "american", "PlayCard talisman")
    dice(game, 1, 3)

    assert at(game, "american-1") == "od-s-14"
