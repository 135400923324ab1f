"""After an escape: markers that are cleared away, guards who come home, and guards who cannot."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.osprey.marking import lay, markers, taking, throw
from tests.scene import at, offered, options, play, points, refused, scene

ROOM, WIRE = "room-theatre-4>land-12", "out-n-14>od-n-23"
OWN = (ROOM, WIRE, "east-13>land-31")


def one_escapes(pawns: str = "", own: tuple[str, ...] = OWN) -> Match:
    """An American has just got away and his countryman is close behind him."""
    men = "american-1@od-e-01 american-2@od-e-03"
    game = scene(f"{men} {pawns}", points=9, kits="american", escapes=3, edition="osprey")
    lay(game, "american", *own)
    lay(game, "british", "out-n-11>od-n-27")
    play(game, "american", "MovePawn american-1 target-4")
    assert at(game, "american-1") == "escaped"
    return game


# --- markers


@pytest.mark.rule("osprey.ruling.68")
def test_markers_stay_until_the_turn_of_the_escape_is_over() -> None:
    game = one_escapes()

    assert game.asked() == ("american",)
    assert set(OWN) < set(markers(game))
    play(game, "american", "MovePawn american-2 target-4")
    assert at(game, "american-2") == "escaped"
    play(game, "american", "EndTurn")

    assert game.asked() == ("security",)


@pytest.mark.rule("osprey.ruling.68")
def test_the_security_officer_clears_any_of_the_escapers_markers_once() -> None:
    game = one_escapes()
    play(game, "american", "EndTurn")
    assert sorted(options(game, "security")) == sorted(["Pass", *(taking(game, "-", each) for each in OWN)])
    refused(game, "security", taking(game, "-", "out-n-11>od-n-27"))

    play(game, "security", taking(game, "-", ROOM), taking(game, "-", WIRE), "Pass")

    assert markers(game) == {"east-13>land-31": "american", "out-n-11>od-n-27": "british"}
    assert game.asked() == ("british",)
    throw(game, "british", 1, 3)
    play(game, "british", "EndTurn")
    assert game.asked() == ("dutch",)


@pytest.mark.rule("osprey.ruling.14")
@pytest.mark.parametrize(("cleared", "place"), [(ROOM, "office"), (WIRE, "room-theatre-2")])
def test_a_guard_leaves_a_room_at_once_when_its_marker_is_cleared_away(cleared: str, place: str) -> None:
    game = one_escapes("guard-1@room-theatre-2")
    play(game, "american", "EndTurn")

    play(game, "security", taking(game, "-", cleared))

    assert at(game, "guard-1") == place


# --- guards outside


@pytest.mark.rule("osprey.ruling.69")
def test_every_guard_outside_goes_to_the_office_when_the_last_pow_there_escapes() -> None:
    game = one_escapes("guard-1@od-n-21 guard-2@od-se-31 guard-3@gar-113 guard-4@terr-23")
    assert (at(game, "guard-1"), at(game, "guard-2")) == ("od-n-21", "od-se-31")

    play(game, "american", "MovePawn american-2 target-4")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("office", "office")
    assert (at(game, "guard-3"), at(game, "guard-4")) == ("gar-113", "terr-23")


@pytest.mark.rule("osprey.ruling.69")
def test_guards_outside_stay_while_another_nations_pow_is_there() -> None:
    game = one_escapes("guard-1@od-n-21 british-1@od-sw-05")

    play(game, "american", "MovePawn american-2 target-4")

    assert at(game, "guard-1") == "od-n-21"


@pytest.mark.rule("osprey.ruling.70")
def test_guards_outside_stay_when_the_last_pow_there_is_arrested() -> None:
    pawns = "american-1@od-se-30 guard-1@od-se-31 guard-2@od-se-29 guard-3@od-n-21"
    game = scene(pawns, turn="security", points=3, edition="osprey")

    play(game, "security", "Arrest guard-1 american-1")

    assert (at(game, "american-1"), at(game, "guard-1")) == ("cells-c", "office")
    assert (at(game, "guard-2"), at(game, "guard-3")) == ("od-se-29", "od-n-21")
    play(game, "security", "MovePawn guard-2 od-se-31")
    assert at(game, "guard-2") == "od-se-31"


@pytest.mark.rule("osprey.ruling.70")
def test_a_guard_comes_back_through_a_gate() -> None:
    game = scene("guard-1@od-se-31", turn="security", points=2, edition="osprey")

    play(game, "security", "MovePawn guard-1 gar-113")

    assert (at(game, "guard-1"), points(game)) == ("gar-113", 0)


@pytest.mark.rule("osprey.ruling.70")
@pytest.mark.parametrize("place", ["od-n-21", "od-s-20", "roof-w-2", "terr-23", "yard-03"])
def test_a_guard_without_a_way_back_may_be_recalled_as_the_turn_closes(place: str) -> None:
    game = scene(f"guard-1@{place} guard-2@gar-113", turn="security", points=2, edition="osprey")
    refused(game, "security", "RecallGuard guard-1", Refusal.NOT_A_POST)

    play(game, "security", "EndTurn")
    assert sorted(options(game, "security")) == ["Pass", "RecallGuard guard-1"]
    refused(game, "security", "RecallGuard guard-2")
    play(game, "security", "RecallGuard guard-1")

    assert at(game, "guard-1") == "barracks"  # the office is emptied at the end of the turn
    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.ruling.70")
def test_a_stranded_guard_may_be_left_where_he_is() -> None:
    game = scene("guard-1@od-n-21", turn="security", points=2, edition="osprey")

    play(game, "security", "EndTurn", "Pass")

    assert at(game, "guard-1") == "od-n-21"


@pytest.mark.rule("osprey.ruling.70")
@pytest.mark.parametrize(
    ("place", "crossing"),
    [("od-se-20", ""), ("room-theatre-2", ROOM), ("terr-23", "terr-17>land-23"), ("roof-w-2", "roof-w-1>land-21")],
)
def test_a_guard_who_has_a_way_back_is_not_recalled(place: str, crossing: str) -> None:
    game = scene(f"guard-1@{place}", turn="security", points=2, edition="osprey")
    if crossing:
        lay(game, "american", crossing)

    play(game, "security", "EndTurn")

    assert not offered(game, "security", "RecallGuard")
    assert (at(game, "guard-1"), game.asked()) == (place, ("american",))
