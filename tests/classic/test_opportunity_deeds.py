"""Opportunity cards that set more in motion: sabotage, the staff car, the tunnels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from colditz import EDITIONS, Illegal
from colditz.engine.refusal import Refusal
from colditz.model.actions import PlayCard
from colditz.model.cards import KIT_PART_SYMBOLS, Card
from tests.scene import (
    at,
    bottom,
    deal,
    dice,
    equipment,
    escapes,
    hand,
    offered,
    options,
    play,
    points,
    refused,
    scene,
)

# --- sabotage


@pytest.mark.rule("classic.ruling.97")
def test_sabotage_costs_two_security_cards_of_their_owners_choice_for_one_drawn() -> None:
    held = {"american": "sabotage", "security": "appel search-chapel search-store"}
    game = scene(throw=(1, 3), hands=held)

    play(game, "american", "PlayCard sabotage")
    refused(game, "security", "Discard shoot-to-kill", Refusal.CARD_NOT_HELD)
    play(game, "security", "Discard search-chapel", "Discard appel")
    deal(game, "tunnel-detected")

    assert hand(game, "security") == ["search-store", "tunnel-detected"]
    assert (bottom(game, 0), bottom(game, 1)) == (["sabotage"], ["search-chapel", "appel"])
    assert game.asked() == ("american",)


@pytest.mark.rule("classic.ruling.97")
def test_sabotage_of_a_single_card_costs_that_card_for_one_drawn() -> None:
    game = scene(throw=(1, 3), hands={"american": "sabotage", "security": "appel"})

    play(game, "american", "PlayCard sabotage")
    play(game, "security", "Discard appel")
    deal(game, "tunnel-detected")

    assert hand(game, "security") == ["tunnel-detected"]


@pytest.mark.rule("classic.ruling.97")
def test_sabotage_of_an_empty_hand_draws_nothing() -> None:
    game = scene(throw=(1, 3), hands={"american": "sabotage"})

    play(game, "american", "PlayCard sabotage")

    assert (hand(game, "security"), bottom(game, 0), game.asked()) == ([], ["sabotage"], ("american",))


@pytest.mark.rule("classic.ruling.97")
def test_the_security_officer_must_give_up_cards_to_sabotage() -> None:
    game = scene(throw=(1, 3), hands={"american": "sabotage", "security": "appel"})

    play(game, "american", "PlayCard sabotage")

    assert options(game, "security") == ["Discard appel"]
    refused(game, "security", "Pass", Refusal.LAY_CARDS_AWAY_FIRST)


# --- the staff car


@pytest.mark.rule("classic.52.1", "classic.ruling.54")
@pytest.mark.parametrize(("kits", "escaped"), [("american", 1), ("", 0)])
def test_the_car_reaches_freedom_with_a_kit(kits: str, escaped: int) -> None:
    game = scene("american-1@car-1", throw=(1, 3), hands={"american": "staff-car"}, kits=kits)

    play(game, "american", "PlayCard staff-car american-1")
    for _ in range(5):
        dice(game, 4, 5)

    assert escapes(game, "american") == escaped
    assert bottom(game, 0) == ["staff-car"]
    assert game.asked() == (("american",) if escaped else ("security",))


@pytest.mark.rule("classic.ruling.54")
def test_a_car_that_falls_short_ends_in_solitary_and_costs_equipment() -> None:
    game = scene(
        "american-1@car-1",
        throw=(1, 3),
        hands={"american": "staff-car"},
        equipment={"american": "rope"},
        kits="american",
    )

    play(game, "american", "PlayCard staff-car american-1")
    for _ in range(6):
        dice(game, 1, 2)
    play(game, "security", "ChooseCell cells-c")

    assert (at(game, "american-1"), equipment(game, "american")) == ("cells-c", [])
    assert points(game) == 4


@pytest.mark.rule("classic.52.1", "classic.52.2")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("PlayCard staff-car american-2", Refusal.NOT_AT_CAR),
        ("PlayCard staff-car british-1", Refusal.NOT_YOUR_PAWN),
        ("PlayCard staff-car", Refusal.NOT_AT_CAR),
    ],
)
def test_only_an_own_man_at_the_car_drives_it(action: str, refusal: Refusal) -> None:
    game = scene("british-1@car-1", throw=(1, 3), hands={"american": "staff-car"})

    refused(game, "american", action, refusal)


@pytest.mark.rule("classic.52.1")
def test_nobody_drives_without_the_card() -> None:
    game = scene("american-1@car-1", throw=(1, 3), hands={"british": "staff-car"})

    refused(game, "american", "PlayCard staff-car american-1", Refusal.CARD_NOT_HELD)


# --- tunnels

TUNNELS = [
    ("tunnel-canteen", "room-canteen-4 room-canteen-6", "under-room-canteen-1 under-room-canteen-2"),
    ("tunnel-chapel", "room-chapel-11 room-chapel-9", "under-room-chapel-7 under-room-chapel-8"),
    ("tunnel-theatre", "room-theatre-1 room-theatre-4", "tn-theatre-2 under-room-theatre-3"),
]


def two_men(places: str) -> str:
    first, second = places.split()
    return f"american-1@{first} american-2@{second}"


@pytest.mark.rule("classic.53.1", "classic.ruling.59", "classic.ruling.61")
@pytest.mark.parametrize(("card", "start", "below"), TUNNELS)
def test_a_tunnel_card_takes_two_men_below_and_stays_in_hand(card: str, start: str, below: str) -> None:
    game = scene(two_men(start), throw=(1, 3), hands={"american": card})

    play(game, "american", f"PlayCard {card} american-1 american-2")

    assert [at(game, "american-1"), at(game, "american-2")] == below.split()
    assert (hand(game, "american"), bottom(game, 0)) == ([card], [])


@pytest.mark.rule("classic.ruling.59")
@pytest.mark.parametrize(("card", "start", "below"), TUNNELS)
def test_a_tunnel_is_not_opened_for_one_man(card: str, start: str, below: str) -> None:
    game = scene(f"american-1@{start.split(maxsplit=1)[0]}", throw=(1, 3), hands={"american": card})

    refused(game, "american", f"PlayCard {card} american-1 american-2", Refusal.TWO_MUST_ENTER)
    refused(game, "american", f"PlayCard {card} american-1", Refusal.TWO_MUST_ENTER)


@pytest.mark.rule("classic.ruling.59")
def test_two_men_need_the_points_to_go_in() -> None:
    _, start, _ = TUNNELS[2]
    game = scene(two_men(start), points=2, hands={"american": "tunnel-theatre"})
    refused(game, "american", "PlayCard tunnel-theatre american-1 american-2", Refusal.TWO_MUST_ENTER)

    game = scene(two_men(start), points=3, hands={"american": "tunnel-theatre"})
    play(game, "american", "PlayCard tunnel-theatre american-1 american-2")

    assert points(game) == 0


@pytest.mark.rule("classic.53.1")
def test_a_tunnel_card_is_played_after_the_throw() -> None:
    game = scene(two_men(TUNNELS[0][1]), hands={"american": "tunnel-canteen"})

    refused(game, "american", "PlayCard tunnel-canteen american-1 american-2", Refusal.NOT_THROWN_YET)


@pytest.mark.rule("classic.ruling.61")
def test_a_tunnel_card_in_use_is_neither_discarded_nor_traded_nor_played_again() -> None:
    held = "tunnel-canteen bribe talisman hideaway"
    game = scene(two_men(TUNNELS[0][1]), throw=(4, 4), hands={"american": held})
    play(game, "american", "PlayCard tunnel-canteen american-1 american-2")

    refused(game, "american", "Discard tunnel-canteen", Refusal.TUNNEL_OPEN)
    refused(game, "american", "OfferTrade british [tunnel-canteen] []", Refusal.TUNNEL_OPEN)
    refused(game, "american", "PlayCard tunnel-canteen american-3 american-4", Refusal.TUNNEL_OPEN)
    assert "Discard tunnel-canteen" not in options(game, "american")


@pytest.mark.rule("classic.47.2", "classic.47.3", "classic.53.6", "classic.ruling.59")
def test_the_tunnel_card_goes_under_the_pack_when_its_use_is_over() -> None:
    game = scene(two_men(TUNNELS[0][1]), points=8, hands={"american": "tunnel-canteen"})
    play(game, "american", "PlayCard tunnel-canteen american-1 american-2")
    assert bottom(game, 0) == []

    play(game, "american", "MovePawn american-2 room-canteen-4", "EndTurn")
    play(game, "security", "ChooseCell cells-a")

    assert (at(game, "american-1"), bottom(game, 0)) == ("cells-a", ["tunnel-canteen"])
    assert hand(game, "american") == []


# --- the whole pack

CLASSIC = EDITIONS["classic"]
ELSEWHERE = (Card.TUNNEL_CHAPEL, Card.TUNNEL_THEATRE)  # as the canteen's, whose men are at hand
PLAYABLE = [card for card in CLASSIC.packs[0] if card in CLASSIC.first_part.cards and card not in ELSEWHERE]


@pytest.mark.rule("classic.ruling.97")
@pytest.mark.parametrize("card", [Card(card).title for card in PLAYABLE])
def test_a_card_is_played_with_no_more_choices_than_it_leaves(card: str) -> None:
    game = scene(
        "american-1@cells-a american-2@car-1 american-3@room-canteen-4 american-4@room-canteen-6 guard-1@ic-r10-c10",
        throw=(6, 5),
        hands={"american": "bribe bribe" if card == "bribe" else card},
    )
    plain = game.read_action(offered(game, "american", f"PlayCard {card}")[0])
    assert isinstance(plain, PlayCard)

    for stray in _strays(plain):
        refused(game, "american", game.write_action(stray), Refusal.NO_TARGET_FOR_CARD)


def _strays(plain: PlayCard) -> list[PlayCard]:
    """The same play with one choice more than the card leaves."""
    one_more = (("pawn", 20), ("other", 20), ("to", 3), ("choice", 1))
    return [replace(plain, **{name: value}) for name, value in one_more if getattr(plain, name) == -1]


@pytest.mark.rule("classic.47.1")
def test_a_game_in_which_nonsense_was_asked_can_still_be_written_down() -> None:
    game = scene(throw=(1, 3), hands={"american": "found-rope"})

    with pytest.raises(Illegal):
        game.play("american", PlayCard(Card.FOUND_ROPE, pawn=999))

    assert game.log()["actions"] == []


@pytest.mark.rule("classic.ruling.97")
def test_every_opportunity_card_has_its_use() -> None:
    answers, kit_parts = {card for card, _ in CLASSIC.first_part.answers}, set(KIT_PART_SYMBOLS)

    assert set(CLASSIC.packs[0]) - set(CLASSIC.first_part.cards) == (answers | kit_parts) - set(CLASSIC.packs[1])
