"""Cards in hand: the limit of three, when they are used, where they go, and the interrupts."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card, Pack
from colditz.model.events import HIDDEN
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    end_turn,
    equipment,
    hand,
    happened,
    names,
    offered,
    play,
    points,
    refused,
)
from tests.scene import scene as any_scene

THREE = {"american": "bribe diversion release", "security": "search-chapel search-store search-dentist"}
FOURTH = {"american": "talisman", "security": "search-kitchen"}
SEATS = ["american", "security"]
NEXT = {"american": "british", "security": "american"}


def scene(pawns: str = "", **more: object) -> Match:
    """An Osprey position."""
    return any_scene(pawns, edition="osprey", **more)  # type: ignore[arg-type]


def having_drawn(seat: str, held: str, card: str, pawns: str = "guard-1@ic-r10-c10") -> Match:
    """A seat has thrown a three and drawn this card."""
    game = scene(pawns, turn=seat, hands={seat: held})
    play(game, seat, "Throw")
    dice(game, 1, 2)
    play(game, seat, "DrawCard")
    deal(game, card)
    return game


# --- the limit


@pytest.mark.parametrize(
    "seat",
    [
        pytest.param("american", marks=pytest.mark.rule("osprey.cards.8", "osprey.cards.10")),
        pytest.param("security", marks=pytest.mark.rule("osprey.cards.9", "osprey.cards.10")),
    ],
)
def test_the_turn_cannot_end_with_four_cards(seat: str) -> None:
    game = having_drawn(seat, THREE[seat], FOURTH[seat])

    assert refused(game, seat, "EndTurn", Refusal.HAND_TOO_LARGE).rule == "osprey.cards.10"
    assert "EndTurn" not in names(game, seat)
    play(game, seat, f"Discard {FOURTH[seat]}", "EndTurn")

    assert (len(hand(game, seat)), game.asked()) == (3, (NEXT[seat],))


@pytest.mark.rule("osprey.cards.8", "osprey.cards.9")
@pytest.mark.parametrize("seat", SEATS)
def test_three_cards_are_kept_from_turn_to_turn(seat: str) -> None:
    game = scene(turn=seat, throw=(4, 5), hands=THREE)

    refused(game, seat, f"Discard {THREE[seat].split()[0]}", Refusal.HAND_WITHIN_LIMIT)
    play(game, seat, "EndTurn")

    assert len(hand(game, seat)) == 3


@pytest.mark.rule("osprey.cards.10")
@pytest.mark.parametrize(
    ("seat", "held", "drawn", "use"),
    [
        ("american", "bribe diversion release", "talisman", "PlayCard diversion guard-1"),
        ("american", "bribe talisman release", "diversion", "PlayCard diversion guard-1"),
        ("security", "search-chapel search-store search-dentist", "search-kitchen", "PlayCard search-store"),
        ("security", "search-chapel search-store search-dentist", "search-kitchen", "PlayCard search-kitchen"),
    ],
)
def test_using_any_of_the_four_lets_the_turn_end(seat: str, held: str, drawn: str, use: str) -> None:
    game = having_drawn(seat, held, drawn)

    play(game, seat, use, "EndTurn")

    assert game.asked() == (NEXT[seat],)


@pytest.mark.rule("osprey.cards.11")
def test_others_do_not_see_which_card_is_laid_away() -> None:
    game = scene(throw=(4, 5), hands={"american": "bribe diversion release talisman"})

    (discard,) = happened(play(game, "american", "Discard release"), "CardDiscarded")

    seen = [discard.seen_by(seat).to_json()["card"] for seat in (-1, 0, 1, 2)]
    assert seen == [HIDDEN, HIDDEN, int(Card.RELEASE), HIDDEN]


@pytest.mark.rule("osprey.cards.11")
def test_whatever_is_laid_away_the_table_looks_the_same() -> None:
    one = scene(throw=(4, 5), hands={"american": "bribe diversion release talisman"})
    other = one.copy()

    play(one, "american", "Discard release")
    play(other, "american", "Discard bribe")

    for seat in ("british", "security", "spectator"):
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("osprey.ruling.95")
def test_a_fourth_card_that_cannot_be_used_now_is_kept_until_the_turn_ends() -> None:
    game = having_drawn("american", "talisman hideaway advance-warning", "talisman", "american-1@ic-r12-c07")
    assert not offered(game, "american", "PlayCard")

    play(game, "american", "MovePawn american-1 ic-r12-c08")
    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)
    play(game, "american", "Discard hideaway", "EndTurn")

    assert len(hand(game, "american")) == 3


@pytest.mark.rule("osprey.cards.12")
@pytest.mark.parametrize(("give", "want"), [("[bribe]", "[]"), ("[bribe]", "[diversion]"), ("[]", "[diversion]")])
def test_opportunity_cards_do_not_change_hands(give: str, want: str) -> None:
    game = scene(throw=(4, 5), hands={"american": "bribe", "british": "diversion"}, equipment={"american": "rope"})

    refused(game, "american", f"OfferTrade british {give} {want}", Refusal.CARD_NOT_TRADABLE)

    play(game, "american", "OfferTrade british [rope] []")
    play(game, "british", "AnswerTrade american 1")
    assert (equipment(game, "british"), hand(game, "american")) == (["rope"], ["bribe"])


# --- when a card is used


@pytest.mark.rule("osprey.cards.13", "osprey.cards.17")
def test_a_card_is_played_between_two_moves_and_works_at_once() -> None:
    game = scene("american-1@ic-r12-c07 american-2@ic-r08-c08", throw=(4, 5), hands={"american": "go-to-chapel"})

    play(game, "american", "MovePawn american-1 ic-r12-c08")
    play(game, "american", "PlayCard go-to-chapel american-2 - room-chapel-9")
    assert (at(game, "american-2"), game.asked()) == ("room-chapel-9", ("american",))
    play(game, "american", "MovePawn american-1 ic-r12-c07")

    assert points(game) == 7


@pytest.mark.rule("osprey.cards.13")
@pytest.mark.parametrize("throw", [None, (4, 5)])
@pytest.mark.parametrize(
    ("seat", "use"), [("american", "PlayCard diversion guard-1"), ("security", "PlayCard search-chapel")]
)
def test_a_card_is_played_before_or_after_the_throw(seat: str, use: str, throw: tuple[int, int] | None) -> None:
    game = scene("guard-1@ic-r10-c10", turn=seat, throw=throw, hands={seat: use.split()[1]})

    play(game, seat, use)

    assert hand(game, seat) == []


@pytest.mark.rule("osprey.cards.14")
@pytest.mark.parametrize("throw", [None, (4, 5)])
@pytest.mark.parametrize(
    ("turn", "seat", "use"),
    [
        ("british", "american", "PlayCard diversion guard-1"),
        ("security", "american", "PlayCard diversion guard-1"),
        ("british", "security", "PlayCard search-chapel"),
    ],
)
def test_an_ordinary_card_waits_for_its_holders_turn(
    turn: str, seat: str, use: str, throw: tuple[int, int] | None
) -> None:
    game = scene("guard-1@ic-r10-c10", turn=turn, throw=throw, hands={seat: use.split()[1]})

    refused(game, seat, use, Refusal.NOT_ASKED)

    assert "PlayCard" not in names(game, seat)


# --- where a card goes


@pytest.mark.rule("osprey.cards.15")
def test_a_used_card_goes_under_its_own_deck() -> None:
    cards = {"american": "diversion sabotage", "security": "search-chapel"}
    game = scene("guard-1@ic-r10-c10", throw=(4, 5), hands={"american": "diversion found-rope"})
    play(game, "american", "PlayCard found-rope", "PlayCard diversion guard-1")
    assert bottom(game, Pack.OPPORTUNITY) == ["found-rope", "diversion"]

    game = scene(turn="security", throw=(4, 5), hands=cards)
    play(game, "security", "PlayCard search-chapel")
    assert bottom(game, Pack.SECURITY) == ["search-chapel"]


@pytest.mark.rule("osprey.cards.16")
@pytest.mark.parametrize(("seat", "pack"), [("american", Pack.OPPORTUNITY), ("security", Pack.SECURITY)])
def test_a_discarded_card_goes_under_its_own_deck(seat: str, pack: Pack) -> None:
    game = scene(turn=seat, throw=(4, 5), hands={seat: f"{THREE[seat]} {FOURTH[seat]}"})
    before = game.view(seat).table.pack_sizes[pack]

    play(game, seat, f"Discard {FOURTH[seat]}")

    assert (bottom(game, pack), game.view(seat).table.pack_sizes[pack]) == ([FOURTH[seat]], before + 1)


# --- obedience


@pytest.mark.rule("osprey.cards.18")
def test_a_pow_who_is_shot_at_cannot_decline() -> None:
    game = scene(
        "guard-1@od-n-05 british-1@od-n-06",
        turn="security",
        throw=(4, 5),
        hands={"security": "shoot-to-kill", "british": "bribe"},
    )
    play(game, "security", "PlayCard shoot-to-kill guard-1 british-1")

    refused(game, "british", "Refuse")
    refused(game, "british", "PlayCard bribe", Refusal.CARD_NOT_FOR_NOW)
    play(game, "british", "Pass")  # no interrupt
    dice(game, 1, 2)

    assert at(game, "british-1") == "dead"


@pytest.mark.rule("osprey.cards.18")
def test_the_security_officer_obeys_sabotage_and_diversion() -> None:
    hands = {"american": "sabotage diversion", "security": "appel search-chapel search-store"}
    game = scene("guard-1@ic-r10-c10", throw=(4, 5), hands=hands)
    play(game, "american", "PlayCard diversion guard-1")
    assert at(game, "guard-1") == "office"

    play(game, "american", "PlayCard sabotage")

    assert names(game, "security") == {"Discard"}
    refused(game, "security", "Pass")


@pytest.mark.rule("osprey.cards.18")
def test_appel_alone_may_be_refused() -> None:
    game = scene("american-1@ic-r10-c10", turn="security", hands={"security": "appel"})

    play(game, "security", "PlayCard appel")
    play(game, "american", "Pass")

    assert at(game, "american-1") == "ic-r10-c10"


# --- interrupts


def raided(answer: str = "advance-warning") -> Match:
    """The chapel is to be searched while a British POW is in it and his officer holds a card."""
    game = scene(
        "british-1@room-chapel-10 guard-1@ic-r12-c05",
        turn="security",
        throw=(4, 5),
        hands={"security": "search-chapel", "british": answer},
        equipment={"british": "key"},
    )
    play(game, "security", "PlayCard search-chapel")
    return game


@pytest.mark.rule("osprey.interrupt.1", "osprey.interrupt.2")
def test_an_interrupt_is_asked_for_before_the_card_takes_effect() -> None:
    game = raided()

    assert game.asked() == ("british",)
    assert not game.view("security").table.now.searched
    play(game, "british", "PlayCard advance-warning")
    assert bottom(game, Pack.OPPORTUNITY) == ["advance-warning"]


@pytest.mark.rule("osprey.interrupt.3")
def test_an_interrupt_is_carried_out_before_the_card_it_answers() -> None:
    game = raided()

    play(game, "british", "PlayCard advance-warning", "Settle british-1 safe-n-1")

    assert (at(game, "british-1"), game.asked()) == ("safe-n-1", ("security",))
    assert game.view("security").table.now.searched
    assert not offered(game, "security", "Arrest")


@pytest.mark.rule("osprey.interrupt.3")
@pytest.mark.parametrize(("answer", "end"), [("PlayCard talisman", "od-n-12"), ("Pass", "dead")])
def test_an_interrupt_changes_what_would_happen(answer: str, end: str) -> None:
    game = scene(
        "guard-1@od-n-05 british-1@od-n-12",
        turn="security",
        throw=(4, 5),
        hands={"security": "shoot-to-kill", "british": "talisman"},
    )
    play(game, "security", "PlayCard shoot-to-kill guard-1 british-1")

    play(game, "british", answer)
    dice(game, 1, 3)

    assert at(game, "british-1") == end


@pytest.mark.rule("osprey.interrupt.1", "osprey.interrupt.2")
def test_the_security_officer_interrupts_the_use_of_a_key() -> None:
    game = scene(
        "american-1@in-ghcor-09", throw=(4, 5), hands={"security": "arrest-key-holder"}, equipment={"american": "key"}
    )

    play(game, "american", "Cross american-1 door-gh [key]")
    play(game, "security", "PlayCard arrest-key-holder")
    if offered(game, "security", "ChooseCell"):
        play(game, "security", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"


@pytest.mark.rule("osprey.interrupt.1")
def test_without_its_moment_an_interrupt_is_not_played_even_in_the_own_turn() -> None:
    game = scene("british-1@room-chapel-10", turn="british", throw=(4, 5), hands={"british": "advance-warning"})

    assert refused(game, "british", "PlayCard advance-warning").rule == "osprey.interrupt.1"
    end_turn(game)
    refused(game, "british", "PlayCard advance-warning", Refusal.NOT_ASKED)
