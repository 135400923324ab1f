"""Shoot to Kill: who is in sight, how far the shot carries, and what becomes of the two."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, hand, offered, play, refused, scene

SHOOT = "PlayCard shoot-to-kill guard-1 american-1"


def aimed(pawns: str, *, thrown: bool = True) -> Match:
    """The Security Officer holds the card; he has or has not thrown."""
    return scene(
        pawns, turn="security", players=2, throw=(1, 3) if thrown else None, hands={"security": "shoot-to-kill"}
    )


# --- how far it carries


@pytest.mark.rule("classic.ruling.66")
@pytest.mark.parametrize(
    ("place", "faces", "end"),
    [
        ("od-s-14", (1, 3), "dead"),
        ("od-s-12", (1, 3), "od-s-12"),
        ("od-s-12", (1, 4), "dead"),
    ],
)
def test_the_doubled_throw_must_reach_from_guard_to_pow(place: str, faces: tuple[int, int], end: str) -> None:
    game = aimed(f"guard-1@od-s-30 american-1@{place}")

    play(game, "security", SHOOT)
    dice(game, *faces)

    assert (at(game, "american-1"), at(game, "guard-1")) == (end, "barracks")


@pytest.mark.rule("classic.ruling.66")
def test_a_double_is_thrown_again_and_added() -> None:
    game = aimed("guard-1@od-s-30 american-1@od-s-12")

    play(game, "security", SHOOT)
    dice(game, 1, 1)
    assert (at(game, "american-1"), at(game, "guard-1")) == ("od-s-12", "od-s-30")
    dice(game, 1, 2)

    assert at(game, "american-1") == "dead"


@pytest.mark.rule("classic.ruling.66")
@pytest.mark.parametrize(("faces", "end"), [((1, 2), "od-s-24"), ((1, 4), "dead")])
def test_distance_is_counted_over_drops_and_through_wire_and_pawns(faces: tuple[int, int], end: str) -> None:
    game = aimed("guard-1@out-s-58 guard-2@out-s-59 guard-3@od-s-28 american-1@od-s-24")

    play(game, "security", SHOOT)
    dice(game, *faces)

    assert at(game, "american-1") == end


@pytest.mark.rule("classic.ruling.66")
def test_a_dead_man_is_gone_for_good_and_his_team_plays_on() -> None:
    game = aimed("guard-1@od-s-30 american-1@od-s-28")
    play(game, "security", SHOOT)
    dice(game, 1, 2)
    play(game, "security", "EndTurn")

    play(game, "american", "Throw")
    dice(game, 1, 3)

    assert not offered(game, "american", "MovePawn american-1 ")
    assert offered(game, "american", "MovePawn american-2 ")
    refused(game, "american", "MovePawn american-1 od-s-26", Refusal.GONE)


# --- when, and at whom


@pytest.mark.rule("classic.ruling.66")
@pytest.mark.parametrize("thrown", [False, True])
def test_the_card_is_played_before_or_after_the_throw(thrown: bool) -> None:
    game = aimed("guard-1@od-s-30 american-1@od-s-28", thrown=thrown)

    play(game, "security", SHOOT)
    dice(game, 1, 2)

    assert (at(game, "american-1"), hand(game, "security")) == ("dead", [])


@pytest.mark.rule("classic.ruling.66")
def test_only_a_pow_outside_the_castle_is_shot_at() -> None:
    game = aimed("guard-1@out-s-58 american-1@out-s-59")

    refused(game, "security", SHOOT, Refusal.TARGET_NOT_OUTSIDE)


@pytest.mark.rule("classic.ruling.66", "classic.ruling.67")
def test_without_a_seeing_guard_the_card_cannot_be_played() -> None:
    game = aimed("guard-1@ramp-05 american-1@od-s-30")

    assert refused(game, "security", SHOOT, Refusal.NO_LINE_OF_SIGHT).rule == "classic.ruling.67"
    assert not offered(game, "security", "PlayCard")


@pytest.mark.rule("classic.ruling.67")
@pytest.mark.parametrize(
    ("guard", "prisoner", "between"),
    [
        ("out-n-12", "od-n-24", "the wire"),
        ("out-s-71", "od-s-28", "a drop on the outward side"),
        ("od-s-30", "od-s-26", "a pawn"),
    ],
)
def test_what_does_not_bar_the_view(guard: str, prisoner: str, between: str) -> None:
    others = "guard-2@od-s-28" if between == "a pawn" else ""
    game = aimed(f"guard-1@{guard} american-1@{prisoner} {others}")

    assert offered(game, "security", SHOOT)


@pytest.mark.rule("classic.ruling.67")
@pytest.mark.parametrize(
    ("guard", "prisoner"), [("ic-r07-c15", "od-n-27"), ("post-outer-4", "od-se-31"), ("gar-083", "od-se-31")]
)
def test_walls_and_buildings_bar_the_view(guard: str, prisoner: str) -> None:
    game = aimed(f"guard-1@{guard} american-1@{prisoner}")

    refused(game, "security", SHOOT, Refusal.NO_LINE_OF_SIGHT)
