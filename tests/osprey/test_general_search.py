"""The general search for men who were kept back from Appel: chosen before the throw, made without moving a guard."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.events import Event
from tests.scene import (
    at,
    dice,
    end_turn,
    equipment,
    hand,
    happened,
    names,
    offered,
    options,
    play,
    points,
    refused,
    scene,
    supply,
)

Throws = tuple[tuple[int, int], ...]
INNER_GUARD, OUTER_GUARD = "ic-r10-c08", "ramp-20"


def kept_back(pawns: str, **scene_options: object) -> Match:
    """Appel was called in vain: everybody stayed where he was."""
    hands = {"security": "appel", **scene_options.pop("hands", {})}  # type: ignore[dict-item]
    game = scene(pawns, turn="security", hands=hands, edition="osprey", **scene_options)  # type: ignore[arg-type]
    play(game, "security", "PlayCard appel")
    while game.asked() != ("security",):
        play(game, game.asked()[0], "Pass")
    return game


def search(game: Match, *throws: tuple[int, int]) -> tuple[Event, ...]:
    """The general search is made with these throws, and every man found goes to the first cells that are offered."""
    events = play(game, "security", "GeneralSearch")
    for throw in throws:
        if "Throw" in names(game, "security"):
            events += play(game, "security", "Throw")
        events += dice(game, *throw)
    while offered(game, "security", "ChooseCell"):
        events += play(game, "security", offered(game, "security", "ChooseCell")[0])
    return events


def found(game: Match, *throws: tuple[int, int]) -> list[str]:
    """The men whom a general search with these throws takes."""
    arrests = [event.to_json()["prisoner"] for event in happened(search(game, *throws), "PowArrested")]
    pawns = game.view("spectator").table.pawns
    return sorted(pawns[int(str(prisoner))] for prisoner in arrests)


# --- the choice


@pytest.mark.rule("osprey.appel.10", "osprey.appel.12", "osprey.ruling.27")
def test_after_a_refusal_search_and_movement_are_both_offered_before_the_throw() -> None:
    game = kept_back(f"american-1@ic-r10-c07 guard-1@{INNER_GUARD}")

    assert names(game, "security") == {"Throw", "GeneralSearch"}


@pytest.mark.rule("osprey.appel.11")
@pytest.mark.parametrize("lined_up", [True, False], ids=["everybody came", "no Appel was called"])
def test_without_a_refusal_only_movement_is_offered(lined_up: bool) -> None:
    game = scene("american-1@ic-r10-c07", turn="security", hands={"security": "appel"}, edition="osprey")
    if lined_up:
        play(game, "security", "PlayCard appel")
        play(game, "american", "AnswerAppel american-1")

    assert "GeneralSearch" not in names(game, "security")
    assert refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT).rule == "osprey.appel.11"
    assert happened(play(game, "security", "Throw") + dice(game, 4, 5), "Thrown")


@pytest.mark.rule("osprey.appel.12")
def test_the_security_officer_may_move_as_usual_instead() -> None:
    game = kept_back("american-1@ic-r10-c07 guard-1@ic-r10-c10")

    play(game, "security", "Throw")
    dice(game, 4, 5)
    play(game, "security", "MovePawn guard-1 ic-r10-c09", "EndTurn")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("ic-r10-c07", "ic-r10-c09")
    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.ruling.27")
def test_after_the_throw_it_is_too_late_for_a_search() -> None:
    game = kept_back(f"american-1@ic-r10-c07 guard-1@{INNER_GUARD}")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refusal = refused(game, "security", "GeneralSearch", Refusal.ALREADY_THROWN)

    assert refusal.rule == "osprey.ruling.27"
    assert "GeneralSearch" not in names(game, "security")


@pytest.mark.rule("osprey.ruling.27")
def test_a_search_that_was_begun_is_thrown_for_at_once() -> None:
    game = kept_back(f"american-1@ic-r10-c07 guard-1@{INNER_GUARD}")

    play(game, "security", "GeneralSearch")

    assert game.asked() == ("chance",)


# --- how far it reaches


@pytest.mark.rule("osprey.appel.15", "osprey.ruling.24")
@pytest.mark.parametrize(
    ("throw", "caught"),
    [
        ((1, 3), []),
        ((2, 3), ["american-1"]),
        ((1, 5), ["american-1"]),
        ((2, 5), ["american-1", "american-2"]),
    ],
)
def test_the_search_takes_whoever_is_within_the_throw_of_a_guard(throw: tuple[int, int], caught: list[str]) -> None:
    game = kept_back(f"american-1@ic-r14-c05 american-2@ic-r17-c07 guard-1@{INNER_GUARD}")  # five and seven steps

    assert found(game, throw) == caught


@pytest.mark.rule("osprey.appel.15")
def test_any_guard_will_do() -> None:
    game = kept_back(f"american-1@ic-r10-c07 british-1@ramp-22 guard-1@{INNER_GUARD} guard-2@{OUTER_GUARD}")

    assert found(game, (1, 2)) == ["american-1", "british-1"]


@pytest.mark.rule("osprey.appel.13")
@pytest.mark.parametrize(
    ("throws", "caught"),
    [
        pytest.param(((3, 3), (2, 4)), ["american-1"], id="twelve"),
        pytest.param(((3, 3), (1, 4)), [], id="eleven"),
        pytest.param(((2, 2), (2, 2), (2, 2)), ["american-1"], id="two extra throws"),
    ],
)
def test_doubles_add_to_the_range(throws: Throws, caught: list[str]) -> None:
    game = kept_back(f"american-1@ic-r18-c16 guard-1@{INNER_GUARD}")  # twelve steps

    assert found(game, *throws) == caught
    assert game.asked() == ("american",)  # no fourth throw


@pytest.mark.rule("osprey.ruling.24")
@pytest.mark.parametrize(
    ("guard", "place", "others", "throw", "caught"),
    [
        pytest.param(INNER_GUARD, "room-chapel-10", "", (2, 3), True, id="a room is open"),
        pytest.param("ramp-16", "in-ghcor-09", "", (1, 2), True, id="a door is open"),
        pytest.param("ramp-01", "ic-r25-c14", "", (1, 2), True, id="an inspection point is open"),
        pytest.param("ic-r18-c16", "ic-r09-c12", "", (4, 5), True, id="the Appel area is open"),
        pytest.param("ramp-10", "ramp-08", "", (1, 2), True, id="a space above a tunnel is open"),
        pytest.param(INNER_GUARD, "in-lobby-4", "", (3, 4), True, id="a walkway is open"),
        pytest.param("ramp-22", "ramp-19", "british-1@ramp-20 british-2@ramp-21", (1, 2), True, id="pawns do not bar"),
        pytest.param("ramp-18", "land-24", "", (1, 2), False, id="a drop is shut"),
        pytest.param("ramp-11", "room-theatre-4", "", (1, 2), False, id="a drop is shut from below"),
        pytest.param("od-n-23", "out-n-14", "", (1, 2), False, id="wire is shut"),
        pytest.param("ramp-20", "ic-r25-c15", "", (3, 4), False, id="a wall is shut"),
    ],
)
def test_the_range_is_counted_along_the_spaces(
    guard: str, place: str, others: str, throw: tuple[int, int], caught: bool
) -> None:
    game = kept_back(f"american-1@{place} guard-1@{guard} {others}")
    play(game, "security", "GeneralSearch")
    events = dice(game, *throw)

    assert bool([event for event in happened(events, "PowArrested") if "american-1" in at_start(game, event)]) == caught


def at_start(game: Match, event: Event) -> str:
    """The name of the man an event is about."""
    return game.view("spectator").table.pawns[int(str(event.to_json()["prisoner"]))]


@pytest.mark.rule("osprey.ruling.24")
@pytest.mark.parametrize(
    ("guard", "searched_for", "caught"),
    [
        pytest.param("room-theatre-2", "american-1", True, id="down the rope"),
        pytest.param("ramp-11", "american-2", False, id="not up the rope"),
    ],
)
def test_a_marked_crossing_counts_in_its_direction(guard: str, searched_for: str, caught: bool) -> None:
    game = scene(
        f"american-1@room-theatre-4 american-2@room-theatre-5 guard-1@{guard}",
        points=2,
        players=2,
        equipment={"american": "rope"},
        hands={"security": "appel"},
        edition="osprey",
    )
    play(game, "american", "Cross american-1 land-12 [rope]", "EndTurn")
    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")

    assert (searched_for in found(game, (1, 3))) == caught


@pytest.mark.rule("osprey.ruling.25")
@pytest.mark.parametrize("home", ["barracks", "office"])
def test_guards_off_the_board_take_no_part(home: str) -> None:
    game = kept_back(f"american-1@ramp-20 guard-1@{home} guard-2@post-inner-1")

    assert found(game, (6, 5)) == []


# --- whom it covers


@pytest.mark.rule("osprey.ruling.23", "osprey.ruling.22")
@pytest.mark.parametrize(
    ("place", "guard"),
    [
        pytest.param("ap-r7-c1", "ic-r16-c11", id="on the Appel area"),
        pytest.param("safe-w-1", "ic-r15-c05", id="on a safe area"),
        pytest.param("under-room-theatre-3", "ic-r10-c09", id="in a tunnel"),
        pytest.param("cells-a", "ic-r20-c12", id="in solitary"),
        pytest.param("od-se-20", "od-se-21", id="outside"),
    ],
)
def test_men_who_were_not_kept_back_are_not_taken(place: str, guard: str) -> None:
    game = kept_back(f"american-1@{place} british-1@ic-r10-c07 guard-1@{guard} guard-2@{INNER_GUARD}")

    assert found(game, (4, 5)) == ["british-1"]
    assert at(game, "american-1") == place


@pytest.mark.rule("osprey.ruling.23")
def test_a_man_who_came_is_not_taken() -> None:
    pawns = f"american-1@ic-r10-c07 british-1@ic-r10-c06 guard-1@{INNER_GUARD}"
    game = scene(pawns, turn="security", hands={"security": "appel"}, edition="osprey")
    play(game, "security", "PlayCard appel")
    play(game, "american", "AnswerAppel american-1")
    play(game, "british", "Pass")

    assert found(game, (5, 6)) == ["british-1"]
    assert at(game, "american-1") == "ap-r5-c1"


@pytest.mark.rule("osprey.ruling.115", "osprey.appel.20", "osprey.appel.14")
def test_one_guard_may_account_for_several_men_and_no_guard_moves() -> None:
    pawns = f"guard-1@{INNER_GUARD} guard-2@post-outer-5"
    game = kept_back(f"american-1@ic-r10-c07 american-2@ic-r10-c09 british-1@ic-r10-c06 {pawns}")

    events = search(game, (1, 2))

    assert len(happened(events, "PowArrested")) == 3
    assert (at(game, "guard-1"), at(game, "guard-2")) == (INNER_GUARD, "post-outer-5")
    assert not happened(events, "GuardWentHome")
    assert not happened(events, "PawnMoved")


# --- what it does


@pytest.mark.rule("osprey.appel.16")
@pytest.mark.parametrize(
    ("place", "guard", "cells"),
    [("ic-r10-c07", INNER_GUARD, ("cells-a", "cells-b")), ("ramp-22", OUTER_GUARD, ("cells-c",))],
)
def test_whoever_is_found_goes_to_solitary_and_no_points_are_spent(
    place: str, guard: str, cells: tuple[str, ...]
) -> None:
    game = kept_back(f"american-1@{place} guard-1@{guard}")

    events = search(game, (1, 2))

    assert at(game, "american-1") in cells
    assert not happened(events, "PointsSpent")
    assert points(game) == 0


@pytest.mark.rule("osprey.appel.17", "osprey.appel.18")
@pytest.mark.parametrize(("given_up", "kept"), [("rope", "key"), ("key", "rope")])
def test_the_officer_of_a_man_found_in_the_outer_courtyard_picks_the_card_he_loses(given_up: str, kept: str) -> None:
    game = kept_back(f"american-1@ramp-22 guard-1@{OUTER_GUARD}", equipment={"american": "rope key"})
    before = supply(game, given_up)

    search(game, (1, 2))
    assert game.asked() == ("american",)
    assert sorted(options(game, "american")) == ["Surrender key", "Surrender rope"]
    refused(game, "american", "Pass", Refusal.GIVE_UP_EQUIPMENT_FIRST)
    play(game, "american", f"Surrender {given_up}")

    assert equipment(game, "american") == [kept]
    assert supply(game, given_up) == before + 1


@pytest.mark.rule("osprey.appel.17")
def test_every_man_found_in_the_outer_courtyard_costs_a_card() -> None:
    men = "american-1@ramp-22 american-2@ramp-21"
    game = kept_back(f"{men} guard-1@{OUTER_GUARD}", equipment={"american": "rope key pass"})
    search(game, (1, 2))

    play(game, "american", "Surrender rope", "Surrender key")

    assert equipment(game, "american") == ["pass"]


@pytest.mark.rule("osprey.appel.18")
def test_an_officer_who_holds_no_equipment_is_asked_for_none() -> None:
    game = kept_back(f"american-1@ramp-22 guard-1@{OUTER_GUARD}", hands={"american": "release"}, kits="american")

    search(game, (1, 2))

    assert at(game, "american-1") == "cells-c"
    assert names(game, "american") == {"Throw", "PlayCard"}  # his own turn has begun
    assert hand(game, "american") == ["release"]


@pytest.mark.rule("osprey.appel.19")
def test_a_man_found_in_the_inner_courtyard_costs_no_equipment() -> None:
    game = kept_back(f"american-1@ic-r10-c07 guard-1@{INNER_GUARD}", equipment={"american": "rope"})

    search(game, (1, 2))

    assert at(game, "american-1") in ("cells-a", "cells-b")
    assert equipment(game, "american") == ["rope"]
    assert not offered(game, "american", "Surrender")


@pytest.mark.rule("osprey.appel.21")
@pytest.mark.parametrize("throw", [(1, 2), (6, 5)], ids=["nobody found", "one found"])
def test_the_security_turn_is_over_after_a_search(throw: tuple[int, int]) -> None:
    game = kept_back(f"american-1@ic-r14-c05 guard-1@{INNER_GUARD}", players=2)
    number = game.view("spectator").table.round

    events = search(game, throw)

    assert happened(events, "TurnEnded")
    assert game.asked() == ("american",)
    refused(game, "security", "MovePawn guard-1 ic-r10-c09", Refusal.NOT_ASKED)
    assert game.view("spectator").table.round == number + 1


@pytest.mark.rule("osprey.ruling.26")
def test_a_low_search_throw_earns_no_card() -> None:
    game = kept_back(f"american-1@ramp-22 guard-1@{INNER_GUARD}")

    events = search(game, (1, 2))

    assert not happened(events, "CardDrawn")
    assert not offered(game, "security", "DrawCard")
    assert hand(game, "security") == []
    assert game.asked() == ("american",)


# --- ignoring Appel without a search


@pytest.mark.rule("osprey.appel.22")
@pytest.mark.parametrize("held", ["", "rope"])
def test_a_man_who_ignores_appel_is_liable_whatever_his_officer_holds(held: str) -> None:
    pawns = f"american-1@ic-r10-c07 guard-1@{INNER_GUARD}"
    game = kept_back(pawns, equipment={"american": held})
    play(game, "security", "Throw")
    dice(game, 4, 5)

    play(game, "security", "Arrest guard-1 american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"
    assert found(kept_back(pawns, equipment={"american": held}), (1, 2)) == ["american-1"]


@pytest.mark.rule("osprey.ruling.30", "osprey.appel.22")
def test_a_man_ignores_appel_only_until_the_end_of_that_security_turn() -> None:
    game = kept_back(f"american-1@ic-r10-c07 guard-1@{INNER_GUARD}", players=2)
    play(game, "security", "Throw")
    dice(game, 4, 5)
    assert offered(game, "security", "Arrest guard-1 american-1")
    play(game, "security", "EndTurn")
    end_turn(game)
    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refused(game, "security", "Arrest guard-1 american-1", Refusal.NOT_LIABLE)
