"""Cards in hand: played or kept, never more than three, and laid under their packs."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, Match
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    end_turn,
    equipment,
    hand,
    names,
    offered,
    options,
    play,
    refused,
    scene,
    supply,
)

OPPORTUNITY, SECURITY, DO_OR_DIE = range(3)
CLASSIC = EDITIONS["classic"]
FOUR = "bribe diversion release talisman"


def with_four_cards(**more: str) -> Match:
    """The American officer moves with one Opportunity card too many."""
    hands = {"american": FOUR, **more}
    return scene("guard-1@ic-r10-c10", throw=(1, 3), hands=hands, equipment={"british": "rope"})


def having_drawn(seat: str, card: str, *held: str) -> Match:
    """A seat has thrown a three and drawn this card."""
    game = scene("guard-1@ic-r10-c10", turn=seat, hands={seat: " ".join(held)})
    play(game, seat, "Throw")
    dice(game, 1, 2)
    play(game, seat, "DrawCard")
    deal(game, card)
    return game


def whose_turn(game: Match) -> str:
    return game.asked()[0]


# --- Opportunity cards


@pytest.mark.rule("classic.27.1")
def test_an_opportunity_card_may_be_played_as_soon_as_it_is_drawn() -> None:
    game = having_drawn("american", "diversion")

    play(game, "american", "PlayCard diversion guard-1")

    assert hand(game, "american") == []


@pytest.mark.rule("classic.27.2")
def test_an_opportunity_card_may_be_kept_for_later() -> None:
    game = having_drawn("american", "diversion", "bribe", "release")

    play(game, "american", "EndTurn")

    assert whose_turn(game) == "british"
    assert sorted(hand(game, "american")) == ["bribe", "diversion", "release"]


@pytest.mark.rule("classic.27.3")
def test_the_turn_cannot_end_with_four_opportunity_cards() -> None:
    game = having_drawn("american", "diversion", "bribe", "release", "talisman")

    refusal = refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)

    assert refusal.rule == "classic.27.3"
    assert "EndTurn" not in names(game, "american")


@pytest.mark.rule("classic.ruling.5")
def test_four_cards_may_be_held_until_the_turn_ends() -> None:
    game = having_drawn("american", "diversion", "bribe", "release", "talisman")

    play(game, "american", offered(game, "american", "MovePawn american-1")[0])
    play(game, "american", "PlayCard diversion guard-1", "EndTurn")

    assert whose_turn(game) == "british"


@pytest.mark.rule("classic.27.4")
def test_using_one_of_four_cards_lets_the_turn_end() -> None:
    game = with_four_cards()
    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)

    play(game, "american", "PlayCard diversion guard-1", "EndTurn")

    assert whose_turn(game) == "british"


@pytest.mark.rule("classic.27.5")
def test_discarding_one_of_four_cards_has_no_effect_and_lets_the_turn_end() -> None:
    game = with_four_cards()

    play(game, "american", "Discard diversion")

    assert bottom(game, OPPORTUNITY) == ["diversion"]
    assert "PlayCard" not in names(game, "american")
    assert at(game, "guard-1") == "ic-r10-c10"
    play(game, "american", "EndTurn")
    assert whose_turn(game) == "british"


@pytest.mark.rule("classic.27.5")
def test_a_card_is_discarded_only_when_it_is_one_too_many() -> None:
    game = scene(throw=(1, 3), hands={"american": "bribe diversion release"})

    refusal = refused(game, "american", "Discard diversion", Refusal.HAND_WITHIN_LIMIT)

    assert refusal.rule == "classic.27.5"
    refused(game, "american", "Discard talisman", Refusal.CARD_NOT_HELD)


@pytest.mark.rule("classic.27.6")
def test_exchanging_one_of_four_cards_for_equipment_lets_the_turn_end() -> None:
    game = with_four_cards()

    play(game, "american", "OfferTrade british [diversion] [rope]")
    play(game, "british", "AnswerTrade american 1")
    play(game, "american", "EndTurn")

    assert (hand(game, "american"), equipment(game, "american")) == (["bribe", "release", "talisman"], ["rope"])
    assert (hand(game, "british"), equipment(game, "british")) == (["diversion"], [])


@pytest.mark.rule("classic.27.7")
def test_giving_one_of_four_cards_away_lets_the_turn_end() -> None:
    game = with_four_cards(british="hideaway sabotage")

    play(game, "american", "OfferTrade british [diversion] []")
    play(game, "british", "AnswerTrade american 1")
    play(game, "american", "EndTurn")

    assert hand(game, "american") == ["bribe", "release", "talisman"]
    assert hand(game, "british") == ["diversion", "sabotage", "hideaway"]


@pytest.mark.rule("classic.27.7", "classic.ruling.6")
def test_a_fourth_card_cannot_be_given_to_an_officer_who_holds_three() -> None:
    game = with_four_cards(british="hideaway sabotage diversion")

    refusal = refused(game, "american", "OfferTrade british [diversion] []", Refusal.RECEIVER_HAND_FULL)

    assert refusal.rule == "classic.ruling.6"


@pytest.mark.rule("classic.ruling.6")
def test_exchanging_one_opportunity_card_for_another_leaves_the_fourth_to_be_shed() -> None:
    game = with_four_cards(british="hideaway")

    refused(game, "american", "OfferTrade british [diversion] [hideaway]", Refusal.OWN_HAND_FULL)

    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)


@pytest.mark.rule("classic.27.8", "classic.47.1")
@pytest.mark.parametrize("turn", ["security", "british"])
@pytest.mark.parametrize("throw", [None, (1, 3)])
def test_an_opportunity_card_waits_for_its_owners_turn(turn: str, throw: tuple[int, int] | None) -> None:
    game = scene("guard-1@ic-r10-c10", turn=turn, throw=throw, hands={"american": "diversion"})

    refused(game, "american", "PlayCard diversion guard-1", Refusal.NOT_ASKED)

    assert "PlayCard" not in names(game, "american")


@pytest.mark.rule("classic.27.9", "classic.47.3")
def test_a_used_opportunity_card_goes_to_the_bottom_of_its_pack() -> None:
    game = scene("guard-1@ic-r10-c10 guard-2@ic-r10-c11", throw=(1, 3), hands={"american": "diversion sabotage"})

    play(game, "american", "PlayCard sabotage", "PlayCard diversion guard-1")

    assert bottom(game, OPPORTUNITY) == ["sabotage", "diversion"]
    assert hand(game, "american") == []
    refused(game, "american", "PlayCard diversion guard-2", Refusal.CARD_NOT_HELD)


# --- Security cards


@pytest.mark.rule("classic.28.1")
@pytest.mark.parametrize("throw", [(1, 2), (3, 4), (5, 6)])
def test_three_seven_and_eleven_earn_the_security_officer_a_card(throw: tuple[int, int]) -> None:
    game = scene(turn="security")

    play(game, "security", "Throw")
    dice(game, *throw)
    play(game, "security", "DrawCard")
    deal(game, "search-chapel")

    assert hand(game, "security") == ["search-chapel"]


@pytest.mark.rule("classic.28.1")
def test_no_other_throw_earns_the_security_officer_a_card() -> None:
    game = scene(turn="security", throw=(1, 3))

    refused(game, "security", "DrawCard", Refusal.NO_CARD_EARNED)


@pytest.mark.rule("classic.28.2")
def test_the_security_turn_cannot_end_with_four_cards() -> None:
    game = scene(turn="security", throw=(1, 3), hands={"security": "appel search-chapel search-store search-dentist"})

    assert refused(game, "security", "EndTurn", Refusal.HAND_TOO_LARGE).rule == "classic.28.2"


@pytest.mark.rule("classic.28.3", "classic.28.5")
@pytest.mark.parametrize("way_out", ["Discard search-chapel", "PlayCard search-chapel"])
def test_a_fourth_security_card_is_used_or_discarded(way_out: str) -> None:
    game = scene(turn="security", throw=(1, 3), hands={"security": "appel search-chapel search-store search-dentist"})

    play(game, "security", way_out, "EndTurn")

    assert whose_turn(game) == "american"
    assert hand(game, "security") == ["appel", "search-store", "search-dentist"]
    assert bottom(game, SECURITY) == ["search-chapel"]


@pytest.mark.rule("classic.28.3")
def test_the_security_officer_discards_only_a_card_too_many() -> None:
    game = scene(turn="security", throw=(1, 3), hands={"security": "appel search-chapel search-store"})

    refused(game, "security", "Discard appel", Refusal.HAND_WITHIN_LIMIT)


@pytest.mark.rule("classic.28.4")
def test_a_security_card_may_be_played_as_soon_as_it_is_drawn() -> None:
    game = having_drawn("security", "search-chapel")

    play(game, "security", "PlayCard search-chapel")

    assert hand(game, "security") == []


@pytest.mark.rule("classic.28.4")
def test_a_security_card_may_be_kept() -> None:
    game = having_drawn("security", "search-chapel")

    play(game, "security", "EndTurn")

    assert hand(game, "security") == ["search-chapel"]


# --- all cards


@pytest.mark.rule("classic.47.1")
@pytest.mark.parametrize("action", ["DrawCard", "Discard diversion", "PlayCard diversion guard-1"])
def test_cards_are_drawn_discarded_and_played_in_ones_own_turn(action: str) -> None:
    game = scene("guard-1@ic-r10-c10", turn="british", throw=(1, 2), hands={"american": FOUR})

    refused(game, "american", action, Refusal.NOT_ASKED)


@pytest.mark.rule("classic.47.2")
def test_every_used_card_goes_back_to_its_own_pack() -> None:
    game = scene(
        "guard-1@ic-r10-c10 american-1@in-ghcor-09",
        throw=(1, 3),
        hands={"american": "diversion", "security": "arrest-key-holder search-chapel"},
        equipment={"american": "key"},
    )
    keys = supply(game, "key")

    play(game, "american", "PlayCard diversion guard-1", "Cross american-1 door-gh [key]")
    play(game, "security", "PlayCard arrest-key-holder", "ChooseCell cells-a")

    assert bottom(game, OPPORTUNITY) == ["diversion"]
    assert bottom(game, SECURITY) == ["arrest-key-holder"]
    assert supply(game, "key") == keys + 1


@pytest.mark.rule("classic.47.2")
def test_a_do_or_die_card_goes_under_its_pack_once_turned_up() -> None:
    game = scene(kits="american")

    play(game, "american", "DoOrDie american-1")
    deal(game, "seven-throws")

    assert bottom(game, DO_OR_DIE) == ["seven-throws"]


@pytest.mark.rule("classic.47.2")
def test_a_confiscated_equipment_card_goes_back_to_the_supply() -> None:
    game = scene("guard-1@gar-113 british-1@gar-100", turn="security", throw=(6, 5), equipment={"british": "rope"})
    ropes = supply(game, "rope")

    play(game, "security", "Arrest guard-1 british-1", "ChooseCell cells-a")

    assert (supply(game, "rope"), equipment(game, "british")) == (ropes + 1, [])


@pytest.mark.rule("classic.27.9")
@pytest.mark.parametrize(("unseen", "next_up"), [(["release"], "release"), ([], "diversion")])
def test_a_card_laid_under_the_pack_comes_up_after_all_others(unseen: list[str], next_up: str) -> None:
    pack = [Card(card).title for card, number in CLASSIC.packs[OPPORTUNITY].items() for _ in range(number)]
    for card in ["diversion", *unseen]:
        pack.remove(card)
    game = scene("guard-1@ic-r10-c10", throw=(1, 2), hands={"american": "diversion", "dutch": " ".join(pack)})

    play(game, "american", "PlayCard diversion guard-1", "DrawCard")

    assert options(game, "chance") == [f"Deal {next_up}"]


@pytest.mark.rule("classic.27.2")
def test_a_card_kept_is_played_in_a_later_turn() -> None:
    game = having_drawn("american", "diversion")
    play(game, "american", "EndTurn")
    for _ in ("british", "dutch", "security"):
        end_turn(game)

    play(game, "american", "PlayCard diversion guard-1")

    assert bottom(game, OPPORTUNITY) == ["diversion"]
