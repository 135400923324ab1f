"""Barter between planners: what both gain by is offered and taken, and nothing else."""

from __future__ import annotations

import pytest

from colditz import Match, from_position
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


CUTTERS, ROPES = "wire-cutters wire-cutters", "rope rope rope"  # both lack what the other has to spare


open_piles = pytest.mark.parametrize("edition", ["osprey", "devir"])  # where everybody sees what is left of each kind


def known(edition: str, escaped: int = 0, **held: str) -> Match:
    """The American officer can tell what the British one holds."""
    game = table(edition, **held)
    game._game.state.escapes[game.seats.index("british")] = escaped
    return from_position(game.position())


def offer_of(game: Match, officer: Planner, seat: str = "american") -> str:
    found = officer.decide_anytime(Sight(game, seat))
    return "" if found is None else game.write_action(found.action)


@open_piles
def test_a_spare_card_is_offered_for_one_that_is_lacking(edition: str) -> None:
    game = known(edition, american=CUTTERS, british=ROPES)

    assert dealing(game, "american") == "OfferTrade british [wire-cutters] [rope]"


@open_piles
def test_an_offer_of_a_planner_is_legal_and_is_taken_up_by_another(edition: str) -> None:
    game = known(edition, american=CUTTERS, british=ROPES)
    play(game, "american", dealing(game, "american"))
    play(game, "british", dealing(game, "british"))

    assert sorted(equipment(game, "american")) == ["rope", "wire-cutters"]
    assert sorted(equipment(game, "british")) == ["rope", "rope", "wire-cutters"]


def test_nobody_is_asked_for_what_he_would_not_give() -> None:
    """In this edition the piles lie open: the American officer can tell that the other needs both ropes himself."""
    game = known("osprey", american="rope wire-cutters wire-cutters", british="rope wire-cutters")

    assert dealing(game, "american") == ""


def test_what_was_refused_is_not_offered_again() -> None:
    game, officer = known("osprey", american=CUTTERS, british=ROPES), Planner()
    offer = offer_of(game, officer)
    play(game, "american", offer)
    play(game, "british", NO)
    officer._officer.offered = 0  # a round later

    assert offer_of(game, officer) != offer


def test_it_is_offered_again_when_things_stand_otherwise() -> None:
    officer = Planner()
    offer = offer_of(known("devir", american=CUTTERS, british=ROPES), officer)
    officer._officer.offered = 0

    assert offer_of(known("devir", american=CUTTERS, british=f"{ROPES} key"), officer) == offer


def test_nobody_helps_whoever_needs_but_one_more_man() -> None:
    ahead = known("osprey", escaped=1, american=CUTTERS, british=ROPES)

    assert dealing(ahead, "american") == ""


def test_nobody_is_asked_of_whom_nothing_is_known() -> None:
    """In this edition only numbers are known: three cards of a stranger are hardly three ropes."""
    game = from_position(table(american=CUTTERS, british="key key key").position())

    assert dealing(game, "american") == ""


@both
def test_nothing_is_offered_to_who_holds_nothing(edition: str) -> None:
    assert dealing(table(edition, american="rope rope key key"), "american") == ""


@both
def test_nothing_is_offered_out_of_turn(edition: str) -> None:
    game = table(edition, american="wire-cutters", british="rope rope key key")

    assert dealing(game, "british") == ""


def test_an_offer_is_made_once_a_round() -> None:
    game = known("osprey", american=CUTTERS, british=ROPES)
    officer = Planner()

    assert officer.decide_anytime(Sight(game, "american")) is not None
    assert officer.decide_anytime(Sight(game, "american")) is None


def test_the_security_officer_deals_with_nobody() -> None:
    assert dealing(table(american="rope"), "security") == ""
