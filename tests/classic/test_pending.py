"""While something is to be decided, whatever else is tried is refused for that reason, by the rule behind it."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, Match, new_game
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.plain import kinds_of
from colditz.model.words import LANGUAGES
from colditz.rules.arrest.forcing import ArrestThrow
from colditz.rules.turn.acting import Acting
from colditz.rules.turn.dice import TwoDice
from colditz.rules.turn.hand import USED_OTHERWISE
from colditz.rules.turn.packs import BlindDraw
from tests.scene import play, refused, scene

ANYTHING = ["Throw", "EndTurn", "DrawCard", "MovePawn guard-2 ic-r12-c07", "PlayCard search-chapel", "Discard appel"]
ASKING = {
    name: kind
    for name, kind in kinds_of(Step).items()
    if kind.asks is not Step.asks and not issubclass(kind, TwoDice | BlindDraw | ArrestThrow | Acting)
}


@pytest.mark.parametrize("name", ASKING)
def test_every_step_that_asks_a_player_says_what_must_be_decided_first(name: str) -> None:
    assert ASKING[name].pending is not Step.pending


def without_a_use_of_their_own(edition: str) -> set[int]:
    """The cards of an edition that nobody plays in his own turn."""
    law = EDITIONS[edition]
    played = {card for part in law.parts.values() for card in (*part.cards, *part.early)}
    return {card for pack in law.packs[:2] for card in pack} - played


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_that_has_no_use_by_itself_says_what_it_waits_for(edition: str) -> None:
    assert without_a_use_of_their_own(edition) <= set(USED_OTHERWISE)


def test_only_cards_without_a_use_of_their_own_wait_for_something() -> None:
    assert set().union(*map(without_a_use_of_their_own, EDITIONS)) == set(USED_OTHERWISE)


# --- an arrest


def arrested(edition: str) -> Match:
    """A guard has just arrested american-4, and the Security Officer chooses the cells."""
    pawns = "guard-1@ic-r10-c06 guard-2@ic-r12-c08 american-4@ic-r10-c07"
    hands, rope = {"security": "search-chapel appel"}, {"american": "rope"}
    game = scene(pawns, turn="security", throw=(3, 4), hands=hands, equipment=rope, edition=edition)
    play(game, "security", "Arrest guard-1 american-4")
    return game


@pytest.mark.rule("classic.34c.7", "osprey.ruling.10")
@pytest.mark.parametrize(("edition", "rule"), [("classic", "classic.34c.7"), ("osprey", "osprey.ruling.10")])
@pytest.mark.parametrize("action", ANYTHING)
def test_first_the_cells_are_chosen(edition: str, rule: str, action: str) -> None:
    game = arrested(edition)

    refusal = refused(game, "security", action, Refusal.CHOOSE_CELLS_FIRST)

    assert (refusal.rule, refusal.says) == (rule, "First choose the cells for American 4.")


def test_a_refusal_names_its_man_in_every_language() -> None:
    refusal = refused(arrested("classic"), "security", "Throw")

    assert [refusal.told(language) for language in LANGUAGES] == [
        "First choose the cells for American 4.",
        "Primero elige las celdas para el estadounidense 4.",
        "Prima scegli le celle per l'americano 4.",
    ]


# --- deployment


@pytest.mark.rule("classic.18.3", "classic.34.1", "osprey.setup.40", "osprey.move.12")
@pytest.mark.parametrize(
    ("edition", "choose", "walk"),
    [("classic", "classic.18.3", "classic.34.1"), ("osprey", "osprey.setup.40", "osprey.move.12")],
)
def test_before_play_guards_are_posted_and_nobody_walks(edition: str, choose: str, walk: str) -> None:
    game = new_game(edition, 3, seed=1)
    play(game, "security", "PostGuard post-inner-1")

    posted = refused(game, "security", "MovePawn guard-1 ic-r10-c10", Refusal.ALREADY_POSTED)
    refused(game, "security", "RecallGuard guard-1", Refusal.ALREADY_POSTED)
    reserve = refused(game, "security", "MovePawn guard-2 barracks", Refusal.POST_GUARDS_FIRST)
    refused(game, "security", "Throw", Refusal.POST_GUARDS_FIRST)
    refused(game, "security", "MovePawn american-1 ic-r10-c10", Refusal.NOT_YOUR_PAWN)

    assert (posted.rule, posted.says.split(" already ")[0]) == (walk, "Guard 1")
    assert reserve.rule == choose


# --- one's own turn


@pytest.mark.parametrize(
    ("seat", "action"), [("american", "Arrest guard-1 british-1"), ("security", "GiveUp british-1 guard-1")]
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_other_side_does_is_refused_as_such(edition: str, seat: str, action: str) -> None:
    game = scene("guard-1@ic-r10-c10 british-1@ic-r10-c11", turn=seat, throw=(3, 4), edition=edition)

    refused(game, seat, action, Refusal.NOT_YOUR_SIDE)


@pytest.mark.rule("classic.19.6", "osprey.move.2")
@pytest.mark.parametrize(("edition", "rule"), [("classic", "classic.19.6"), ("osprey", "osprey.move.2")])
def test_what_is_too_far_is_refused_by_a_rule_about_points(edition: str, rule: str) -> None:
    game = scene("american-1@ic-r12-c07", points=1, edition=edition)

    assert refused(game, "american", "MovePawn american-1 ic-r12-c09", Refusal.OUT_OF_REACH).rule == rule


@pytest.mark.rule("osprey.interrupt.1")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("arrest-key-holder", Refusal.ONLY_AGAINST_A_KEY),
        ("arrest-pass-holder", Refusal.ONLY_AGAINST_A_PASS),
        ("advance-warning", Refusal.ONLY_AS_A_WARNING),
        ("talisman", Refusal.ONLY_AGAINST_A_SHOT),
        ("hideaway", Refusal.ONLY_AGAINST_A_LOSS),
    ],
)
def test_an_interrupt_waits_for_what_it_answers(card: str, reason: Refusal) -> None:
    seat = "security" if card.startswith("arrest") else "american"
    game = scene(turn=seat, throw=(1, 3), hands={seat: card}, edition="osprey")

    assert refused(game, seat, f"PlayCard {card}", reason).rule == "osprey.interrupt.1"
