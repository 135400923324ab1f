"""Guards who are called away, and what becomes of a breach of the rules."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, Match
from colditz.engine.refusal import Refusal
from tests.scene import at, end_turn, equipment, offered, play, points, refused, scene

# --- guards who are called away


@pytest.mark.rule("classic.54.1", "classic.ruling.70")
def test_a_diversion_sends_the_guard_of_the_escape_officers_choice_home() -> None:
    game = scene("guard-1@ic-r10-c06 guard-2@gar-113", players=2, points=4, hands={"american": "diversion"})
    refused(game, "american", "PlayCard diversion guard-1 guard-2", Refusal.NO_TARGET_FOR_CARD)
    refused(game, "american", "PlayCard diversion guard-3", Refusal.NO_TARGET_FOR_CARD)

    play(game, "american", "PlayCard diversion guard-2")

    assert (at(game, "guard-1"), at(game, "guard-2")) == ("ic-r10-c06", "barracks")
    assert (points(game), game.asked()) == (4, ("american",))


@pytest.mark.rule("classic.54.2", "classic.ruling.70")
def test_an_inspection_sends_two_guards_of_the_escape_officers_choice_home() -> None:
    game = scene(
        "guard-1@ic-r10-c06 guard-2@gar-113 guard-3@out-s-58",
        players=2,
        points=4,
        hands={"american": "high-command-inspection"},
    )
    refused(game, "american", "PlayCard high-command-inspection guard-1", Refusal.NO_TARGET_FOR_CARD)

    play(game, "american", "PlayCard high-command-inspection guard-1 guard-3")

    assert [at(game, f"guard-{number}") for number in (1, 2, 3)] == ["barracks", "gar-113", "barracks"]
    assert (points(game), game.asked()) == (4, ("american",))


@pytest.mark.rule("classic.ruling.70")
def test_an_inspection_takes_one_guard_where_there_is_but_one() -> None:
    game = scene("guard-1@gar-113", players=2, points=4, hands={"american": "high-command-inspection"})

    play(game, "american", "PlayCard high-command-inspection guard-1")

    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.ruling.70")
def test_how_many_guards_are_called_away_is_data() -> None:
    params = EDITIONS["classic"].params

    assert (params.diversion_guards, params.inspection_guards) == (1, 2)


@pytest.mark.rule("classic.ruling.70")
def test_a_guard_in_a_chase_may_be_called_away() -> None:
    game = scene(
        "american-1@out-s-71 guard-1@out-s-59",
        players=2,
        points=6,
        equipment={"american": "rope rope"},
        hands={"american": "diversion"},
    )
    play(game, "american", "Cross american-1 land-30 [rope,rope]", "MovePawn american-1 od-s-24", "EndTurn")
    play(game, "security", "Throw")
    game.play("chance", "Dice 1 3")
    play(game, "security", "MovePawn guard-1 land-30", "EndTurn")

    play(game, "american", "PlayCard diversion guard-1")

    assert at(game, "guard-1") == "barracks"


# --- breaches


def free_hand() -> Match:
    """A free-hand table: the American holds a rope and stands in the courtyard."""
    return scene(
        "american-1@ic-r10-c06", players=2, points=1, equipment={"american": "rope"}, house_rules=["free-hand"]
    )


@pytest.mark.rule("classic.55.2")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("MovePawn american-1 od-s-30", Refusal.DROP_IN_THE_WAY),
        ("Cross american-2 door-gh [key]", Refusal.NO_KEY),
        ("MovePawn guard-1 ic-r10-c07", Refusal.NOT_YOUR_GUARD),
        ("MoveByHand american-1 od-s-30", Refusal.NO_FREE_HAND),
    ],
)
def test_what_the_rules_forbid_is_refused_and_nobody_is_punished(action: str, refusal: Refusal) -> None:
    game = scene("american-1@ic-r10-c06 american-2@in-ghcor-09 guard-1@ic-r10-c08", players=2, points=3)

    refused(game, "american", action, refusal)

    assert (at(game, "american-1"), at(game, "american-2")) == ("ic-r10-c06", "in-ghcor-09")
    refused(game, "security", "CallBreach american-1", Refusal.NO_FREE_HAND)


@pytest.mark.rule("classic.55.2")
def test_at_a_free_hand_table_a_called_breach_sends_the_pow_to_a_cell() -> None:
    game = free_hand()
    play(game, "american", "MoveByHand american-1 od-s-30")
    assert at(game, "american-1") == "od-s-30"

    play(game, "security", "CallBreach american-1", "ChooseCell cells-b")

    assert at(game, "american-1") == "cells-b"
    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("classic.55.2")
def test_no_breach_is_called_of_a_pow_who_kept_the_rules() -> None:
    game = free_hand()
    play(game, "american", "MovePawn american-1 ic-r10-c07")

    assert refused(game, "security", "CallBreach american-1", Refusal.NO_BREACH).rule == "classic.55.2"
    assert not offered(game, "security", "CallBreach")


@pytest.mark.rule("classic.55.2")
def test_only_the_security_officer_calls_a_breach_and_still_in_his_own_turn() -> None:
    game = free_hand()
    play(game, "american", "MoveByHand american-1 od-s-30")
    refused(game, "american", "CallBreach american-1", Refusal.NOT_NOW)
    end_turn(game)

    play(game, "security", "CallBreach american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"
