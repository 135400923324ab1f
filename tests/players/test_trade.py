"""Barter between planners: what both gain by is offered and taken, and nothing else."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.players import Sight
from colditz.players.planner import Planner
from tests.players.tables import dealing
from tests.scene import equipment, options, play, scene

YES, NO = "AnswerTrade american 1", "AnswerTrade american 0"
both = pytest.mark.parametrize("edition", ["classic", "osprey"])


def table(edition: str = "classic", **held: str) -> Match:
    """The American officer has the dice."""
    return scene(edition=edition, turn="american", points=2, equipment=held)


def after(offer: str, edition: str = "classic", **held: str) -> Match:
    """He has made this offer to the British one."""
    game = table(edition, **held)
    play(game, "american", f"OfferTrade british {offer}")
    return game


@both
def test_what_is_lacking_is_taken_for_what_is_spare(edition: str) -> None:
    game = after("[wire-cutters] [key]", edition, american="wire-cutters", british="rope rope key key")

    assert dealing(game, "british") == YES


@both
def test_what_the_plan_needs_is_not_given_for_what_it_does_not(edition: str) -> None:
    game = after("[key] [wire-cutters]", edition, american="key", british="rope rope wire-cutters")

    assert dealing(game, "british") == NO


@both
def test_a_gift_is_taken(edition: str) -> None:
    game = after("[key] []", edition, american="key", british="rope rope wire-cutters")

    assert dealing(game, "british") == YES


@both
def test_a_plea_is_refused(edition: str) -> None:
    game = after("[] [rope]", edition, american="key", british="rope rope wire-cutters")

    assert dealing(game, "british") == NO


@both
def test_nobody_promises_what_he_does_not_hold(edition: str) -> None:
    game = after("[wire-cutters,rope] [pass]", edition, american="wire-cutters rope", british="rope")

    assert YES not in options(game, "british")
    assert dealing(game, "british") == NO


@both
def test_a_spare_card_is_offered_for_one_that_is_lacking(edition: str) -> None:
    game = table(edition, american="rope rope key key", british="wire-cutters")

    assert dealing(game, "american") == "OfferTrade british [key] [wire-cutters]"


@both
def test_an_offer_of_a_planner_is_legal_and_can_be_taken_up(edition: str) -> None:
    game = table(edition, american="rope rope key key", british="wire-cutters")
    play(game, "american", dealing(game, "american"))
    play(game, "british", YES)

    assert sorted(equipment(game, "american")) == ["key", "rope", "rope", "wire-cutters"]


@both
def test_nothing_is_offered_to_who_holds_nothing(edition: str) -> None:
    assert dealing(table(edition, american="rope rope key key"), "american") == ""


@both
def test_nothing_is_offered_out_of_turn(edition: str) -> None:
    game = table(edition, american="wire-cutters", british="rope rope key key")

    assert dealing(game, "british") == ""


def test_an_offer_is_made_once_a_round() -> None:
    game = table(american="rope rope key key", british="wire-cutters")
    officer = Planner()

    assert officer.decide_anytime(Sight(game, "american")) is not None
    assert officer.decide_anytime(Sight(game, "american")) is None


def test_the_security_officer_deals_with_nobody() -> None:
    assert dealing(table(american="rope"), "security") == ""
