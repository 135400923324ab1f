"""Cards that answer: the five that may be played out of turn, what each does, and no others."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card
from tests.scene import (
    at,
    bottom,
    dice,
    end_turn,
    equipment,
    hand,
    offered,
    options,
    play,
    points,
    refused,
    scene,
    supply,
)

PACKS = EDITIONS["classic"].packs
OPPORTUNITY = [Card(card).title for card in PACKS[0]]
SECURITY = [Card(card).title for card in PACKS[1]]

# --- Arrest Key Holder, Arrest Pass Holder

USES = [
    pytest.param("arrest-key-holder", "in-ghcor-09", "door-gh", "key", marks=pytest.mark.rule("classic.49.1")),
    pytest.param("arrest-pass-holder", "ic-r25-c14", "pass-inner", "pass", marks=pytest.mark.rule("classic.49.2")),
]


def using(card: str, start: str, to: str, item: str) -> Match:
    """An American POW hands over a key or a pass while the Security Officer holds a card."""
    game = scene(
        f"american-1@{start} guard-1@ic-r10-c10",
        throw=(1, 3),
        hands={"security": card},
        equipment={"american": f"{item} rope"},
    )
    play(game, "american", f"Cross american-1 {to} [{item}]")
    return game


@pytest.mark.rule("classic.ruling.68")
@pytest.mark.parametrize(("card", "start", "to", "item"), USES)
def test_the_holder_is_arrested_before_he_enters(card: str, start: str, to: str, item: str) -> None:
    game = using(card, start, to, item)
    left = supply(game, item)

    play(game, "security", f"PlayCard {card}", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"
    assert (equipment(game, "american"), supply(game, item)) == (["rope"], left + 1)
    assert (at(game, "guard-1"), points(game)) == ("ic-r10-c10", 4)
    assert (bottom(game, 1), game.asked()) == ([card], ("american",))


@pytest.mark.rule("classic.ruling.68")
@pytest.mark.parametrize(("card", "start", "to", "item"), USES)
def test_the_security_officer_may_let_the_holder_pass(card: str, start: str, to: str, item: str) -> None:
    game = using(card, start, to, item)

    play(game, "security", "Pass")

    assert at(game, "american-1") == to
    assert (hand(game, "security"), equipment(game, "american")) == ([card], ["rope"])


@pytest.mark.rule("classic.49.1", "classic.49.2")
@pytest.mark.parametrize(
    ("card", "start", "to", "item"),
    [
        ("arrest-pass-holder", "in-ghcor-09", "door-gh", "key"),
        ("arrest-key-holder", "ic-r25-c14", "pass-inner", "pass"),
    ],
)
def test_each_card_answers_its_own_item(card: str, start: str, to: str, item: str) -> None:
    game = using(card, start, to, item)

    refusal = refused(game, "security", f"PlayCard {card}", Refusal.CARD_NOT_FOR_NOW)

    assert refusal.rule == "classic.49.6"


@pytest.mark.rule("classic.49.1")
def test_the_use_of_a_rope_is_not_intercepted() -> None:
    game = scene(
        "american-1@in-ghcor-05", throw=(1, 3), hands={"security": "arrest-key-holder"}, equipment={"american": "rope"}
    )

    play(game, "american", "Cross american-1 land-15 [rope]")

    assert (at(game, "american-1"), game.asked()) == ("land-15", ("american",))


# --- Advance Warning


def warned(pawns: str, raid: str = "appel", **scene_options: str) -> Match:
    """The Security Officer plays Appel or a Search, and the British officer holds Advance Warning."""
    game = scene(pawns, turn="security", hands={"security": raid, "british": "advance-warning", **scene_options})
    play(game, "security", f"PlayCard {raid}")
    return game


@pytest.mark.rule("classic.49.3", "classic.ruling.68", "classic.ruling.69")
@pytest.mark.parametrize("raid", ["appel", "search-chapel"])
def test_a_warning_lets_men_hide_in_safe_circles_before_the_raid(raid: str) -> None:
    game = warned("british-1@room-chapel-3 british-2@room-chapel-4", raid)

    play(game, "british", "PlayCard advance-warning", "Settle british-1 safe-n-1", "Pass")

    assert (at(game, "british-1"), at(game, "british-2")) == ("safe-n-1", "room-chapel-4")
    assert bottom(game, 0) == ["advance-warning"]
    assert points(game) == 0


@pytest.mark.rule("classic.ruling.68")
@pytest.mark.parametrize("place", ["safe-n-2", "safe-oshed-1", "ic-r10-c10"])
def test_men_hide_only_on_free_safe_circles_of_the_grey_area(place: str) -> None:
    game = warned("british-1@room-chapel-3 american-1@safe-n-2")
    play(game, "british", "PlayCard advance-warning")

    refused(game, "british", f"Settle british-1 {place}", Refusal.NOT_A_HIDING_PLACE)


@pytest.mark.rule("classic.ruling.68")
@pytest.mark.parametrize("place", ["cells-a", "under-yard-01", "od-n-05", "safe-n-2"])
def test_an_appel_warning_concerns_no_man_in_cells_tunnels_safety_or_outside(place: str) -> None:
    game = warned(f"british-1@{place}")
    play(game, "british", "PlayCard advance-warning")

    refused(game, "british", "Settle british-1 safe-n-1", Refusal.NOT_A_HIDING_PLACE)


@pytest.mark.rule("classic.ruling.68")
def test_a_search_warning_concerns_the_men_in_the_room() -> None:
    game = warned("british-1@room-chapel-3 british-2@room-canteen-1", "search-chapel")
    play(game, "british", "PlayCard advance-warning")

    refused(game, "british", "Settle british-2 safe-n-1", Refusal.NOT_A_HIDING_PLACE)

    assert offered(game, "british", "Settle british-1 safe-n-1")


@pytest.mark.rule("classic.49.3")
def test_an_officer_with_nobody_in_the_room_is_not_asked_about_a_search() -> None:
    game = warned("british-1@room-canteen-1", "search-chapel")

    assert game.asked() == ("security",)


@pytest.mark.rule("classic.ruling.68")
def test_a_man_who_hid_from_appel_does_not_count_as_absent() -> None:
    game = warned("british-1@room-chapel-3")
    play(game, "british", "PlayCard advance-warning", "Settle british-1 safe-n-1", "Pass", "Pass")

    play(game, "security", "Throw")
    dice(game, 1, 3)

    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)


@pytest.mark.rule("classic.ruling.68")
@pytest.mark.parametrize("answer", ["PlayCard advance-warning", "Pass"])
def test_a_man_brought_in_from_beyond_a_wall_opens_it_to_guards_no_longer(answer: str) -> None:
    game = scene(
        "british-1@in-ghcor-05",
        turn="british",
        throw=(1, 3),
        hands={"security": "appel", "british": "advance-warning"},
        equipment={"british": "rope"},
    )
    play(game, "british", "Cross british-1 land-15 [rope]", "EndTurn")
    end_turn(game)
    assert any(game.view("security").table.routes)

    play(game, "security", "PlayCard appel")
    hide = "Settle british-1 safe-n-1" if answer != "Pass" else "AnswerAppel british-1"
    play(game, "british", answer, hide)

    assert not any(game.view("security").table.routes)


# --- Talisman

FIRING = "guard-1@od-n-05 british-1@od-n-06"


def fired_at(distance_pawns: str = FIRING, **hands: str) -> Match:
    """Shoot to Kill is played at a British POW."""
    game = scene(distance_pawns, turn="security", throw=(1, 3), hands={"security": "shoot-to-kill", **hands})
    play(game, "security", "PlayCard shoot-to-kill guard-1 british-1")
    return game


@pytest.mark.rule("classic.49.4", "classic.ruling.68")
@pytest.mark.parametrize(("answer", "end"), [("PlayCard talisman", "od-n-12"), ("Pass", "dead")])
def test_a_talisman_keeps_the_throw_from_being_doubled(answer: str, end: str) -> None:
    game = fired_at("guard-1@od-n-05 british-1@od-n-12", british="talisman")

    play(game, "british", answer)
    dice(game, 1, 3)

    assert at(game, "british-1") == end
    assert at(game, "guard-1") == "barracks"


@pytest.mark.rule("classic.49.4")
def test_a_talisman_protects_only_its_owners_men() -> None:
    game = fired_at(american="talisman")

    assert game.asked() == ("chance",)
    refused(game, "american", "PlayCard talisman", Refusal.NOT_ASKED)


# --- Hideaway


def arrested_outside(**hands: str) -> Match:
    """A guard has arrested a British POW in the garrison courtyard."""
    game = scene(
        "guard-1@gar-113 british-1@gar-100",
        turn="security",
        throw=(6, 5),
        hands=hands,
        equipment={"british": "rope key"},
    )
    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")
    return game


@pytest.mark.rule("classic.49.5", "classic.ruling.68")
def test_a_hideaway_saves_the_equipment() -> None:
    game = arrested_outside(british="hideaway")

    play(game, "british", "PlayCard hideaway")

    assert (equipment(game, "british"), hand(game, "british")) == (["rope", "key"], [])
    assert (bottom(game, 0), game.asked()) == (["hideaway"], ("security",))


@pytest.mark.rule("classic.49.5")
def test_without_a_hideaway_a_card_is_lost() -> None:
    game = arrested_outside(british="talisman")

    refused(game, "british", "PlayCard talisman", Refusal.CARD_NOT_FOR_NOW)
    refused(game, "british", "PlayCard hideaway", Refusal.CARD_NOT_HELD)
    play(game, "british", "Surrender rope")

    assert equipment(game, "british") == ["key"]


# --- no others


@pytest.mark.rule("classic.49.6", "classic.47.1")
@pytest.mark.parametrize("card", OPPORTUNITY)
@pytest.mark.parametrize("turn", ["british", "security"])
def test_no_opportunity_card_is_played_in_anothers_free_turn(card: str, turn: str) -> None:
    game = scene(
        "guard-1@ic-r10-c10 american-1@cells-a american-2@car-1", turn=turn, throw=(1, 3), hands={"american": card}
    )

    refused(game, "american", f"PlayCard {card}", Refusal.NOT_ASKED)
    refused(game, "american", f"Discard {card}", Refusal.NOT_ASKED)


@pytest.mark.rule("classic.49.6", "classic.47.1")
@pytest.mark.parametrize("card", SECURITY)
def test_no_security_card_is_played_in_an_officers_free_turn(card: str) -> None:
    game = scene("british-1@room-chapel-3", turn="british", throw=(1, 3), hands={"security": card})

    refused(game, "security", f"PlayCard {card}", Refusal.NOT_ASKED)


@pytest.mark.rule("classic.49.6")
@pytest.mark.parametrize("card", [card for card in OPPORTUNITY if card != "advance-warning"])
def test_no_other_opportunity_card_answers_an_appel(card: str) -> None:
    game = scene(
        "american-1@cells-a american-2@room-chapel-3", turn="security", hands={"american": card, "security": "appel"}
    )
    play(game, "security", "PlayCard appel")

    refusal = refused(game, "american", f"PlayCard {card}", Refusal.CARD_NOT_FOR_NOW)

    assert refusal.rule == "classic.49.6"
    assert options(game, "american") == ["Pass"]


@pytest.mark.rule("classic.49.6")
@pytest.mark.parametrize("card", [card for card in OPPORTUNITY if card != "talisman"])
def test_no_other_opportunity_card_answers_a_shot(card: str) -> None:
    game = fired_at(british=card)

    refused(game, "british", f"PlayCard {card}", Refusal.CARD_NOT_FOR_NOW)


@pytest.mark.rule("classic.49.6")
@pytest.mark.parametrize("card", [card for card in SECURITY if card != "arrest-key-holder"])
def test_no_other_security_card_answers_the_use_of_a_key(card: str) -> None:
    game = using(card, "in-ghcor-09", "door-gh", "key")

    refused(game, "security", f"PlayCard {card}", Refusal.CARD_NOT_FOR_NOW)


@pytest.mark.rule("classic.49.1", "classic.49.2", "classic.49.3", "classic.49.4", "classic.49.5", "classic.49.6")
@pytest.mark.parametrize(
    ("card", "reason", "rule"),
    [
        ("arrest-key-holder", Refusal.ONLY_AGAINST_A_KEY, "classic.49.1"),
        ("arrest-pass-holder", Refusal.ONLY_AGAINST_A_PASS, "classic.49.2"),
        ("advance-warning", Refusal.ONLY_AS_A_WARNING, "classic.49.3"),
        ("talisman", Refusal.ONLY_AGAINST_A_SHOT, "classic.49.4"),
        ("hideaway", Refusal.ONLY_AGAINST_A_LOSS, "classic.49.5"),
    ],
)
def test_an_answering_card_needs_something_to_answer_even_in_ones_own_turn(
    card: str, reason: Refusal, rule: str
) -> None:
    seat = "security" if card in SECURITY else "american"
    game = scene(turn=seat, throw=(1, 3), hands={seat: card})

    assert refused(game, seat, f"PlayCard {card}", reason).rule == rule
