"""Six players: the kit-part cards lie apart, face down, and come after escapes."""

from __future__ import annotations

import pytest

from colditz import Match, new_game
from colditz.engine.refusal import Refusal
from colditz.model.cards import KIT_PART_SYMBOLS, Card, Pack
from colditz.model.events import HIDDEN, CardDiscarded, CardDrawn
from tests.scene import bottom, deal, dice, escapes, hand, has_kit, names, options, play, refused, scene

PILE = 3  # the pack of kit-part cards
DISGUISE, COMPASS = "kit-part-disguise-documents", "kit-part-compass-food"
BOTH = f"{DISGUISE} {COMPASS}"
RUNNERS = "american-1@od-s-01 american-2@od-s-02"


def six(men: str = RUNNERS, **more: object) -> Match:
    """Six players, the American's turn, his men just before a target and a kit in his hand."""
    return scene(men, throw=(3, 4), players=6, kits="american", edition="osprey", **more)  # type: ignore[arg-type]


def sizes(game: Match) -> tuple[int, ...]:
    return game.view("spectator").table.pack_sizes


def empty_the_pile(game: Match) -> None:
    state = game._game.state
    state.pools[PILE] = (0,) * len(state.pools[PILE])


# --- the pile


@pytest.mark.rule("osprey.sixplayers.1", "osprey.ruling.93")
@pytest.mark.parametrize("seed", range(10))
def test_with_six_players_no_kit_part_is_in_the_opportunity_pack_or_in_a_hand(seed: int) -> None:
    game = new_game("osprey", 6, seed)

    hands = [game.view(seat).hand for seat in game.seats[1:]]
    assert [len(cards) for cards in hands] == [1] * 5
    assert sizes(game)[Pack.OPPORTUNITY] + 5 == 41
    assert not any(card in KIT_PART_SYMBOLS for cards in hands for card in cards)


@pytest.mark.rule("osprey.ruling.93", "osprey.sixplayers.4")
def test_no_kit_part_can_be_dealt_before_play_with_six_players() -> None:
    game = new_game("osprey", 6, chance="manual")
    deal(game, "appel")

    for part in BOTH.split():
        refused(game, "chance", f"Deal {part}", Refusal.NOT_NOW)
    deal(game, "release")


@pytest.mark.rule("osprey.sixplayers.2")
def test_the_six_kit_parts_lie_in_a_pile_of_their_own_for_all_to_see() -> None:
    game = new_game("osprey", 6)

    assert {game.view(seat).table.pack_sizes[PILE] for seat in (*game.seats, "spectator")} == {6}
    assert {Card(card).title for card in game._game.edition.packs[PILE]} == set(BOTH.split())


@pytest.mark.rule("osprey.sixplayers.3", "osprey.sixplayers.2")
def test_nobody_not_even_the_security_officer_sees_the_faces_of_the_pile() -> None:
    """Which part was drawn shows in its owner's view alone, so what is left cannot be told either."""
    games = [six(), six()]
    drawn = []
    for game, card in zip(games, BOTH.split(), strict=True):
        play(game, "american", "MovePawn american-1 target-6")
        (event,) = (event for event in deal(game, card) if isinstance(event, CardDrawn))
        drawn.append(event)

    for seat in ("security", "british", "spectator"):
        assert games[0].view(seat) == games[1].view(seat)
    assert games[0].view("american") != games[1].view("american")
    assert [event.seen_by(0).card for event in drawn] == [HIDDEN, HIDDEN]


@pytest.mark.rule("osprey.sixplayers.4")
def test_a_card_for_a_low_throw_never_comes_from_the_pile() -> None:
    game = scene(throw=(1, 3), players=6, edition="osprey")

    play(game, "american", "DrawCard")
    assert not [option for option in options(game, "chance") if "kit-part" in option]
    refused(game, "chance", f"Deal {DISGUISE}", Refusal.NOT_NOW)
    deal(game, "release")

    assert sizes(game)[PILE] == 6


@pytest.mark.rule("osprey.sixplayers.1")
def test_the_pile_lies_apart_whatever_else_is_agreed() -> None:
    game = new_game("osprey", 6, house_rules=["common-total", "no-starting-kits"])

    assert sizes(game) == (36, 15, 0, 6)


# --- drawing after escapes


@pytest.mark.rule("osprey.sixplayers.5")
@pytest.mark.parametrize("part", BOTH.split())
def test_an_officer_takes_an_unseen_kit_part_when_his_man_escapes(part: str) -> None:
    game = six()

    play(game, "american", "MovePawn american-1 target-6")
    assert options(game, "chance") == [f"Deal {DISGUISE}", f"Deal {COMPASS}"]
    deal(game, part)

    assert (escapes(game, "american"), hand(game, "american"), sizes(game)[PILE]) == (1, [part], 5)
    assert sizes(game)[Pack.OPPORTUNITY] == 41


@pytest.mark.rule("osprey.sixplayers.5")
def test_every_escape_brings_a_kit_part() -> None:
    game = six()

    for number in (1, 2):
        play(game, "american", f"MovePawn american-{number} target-6")
        deal(game, DISGUISE)

    assert (hand(game, "american"), sizes(game)[PILE]) == ([DISGUISE, DISGUISE], 4)


@pytest.mark.rule("osprey.sixplayers.5")
def test_an_escape_in_the_staff_car_brings_a_kit_part_too() -> None:
    game = six("american-1@gar-049", hands={"american": "staff-car"})

    play(game, "american", "PlayCard staff-car american-1")
    while not escapes(game, "american"):
        dice(game, 5, 6)
    deal(game, COMPASS)

    assert (hand(game, "american"), sizes(game)[PILE]) == ([COMPASS], 5)


@pytest.mark.rule("osprey.sixplayers.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_fewer_players_an_escape_brings_no_card_and_there_is_no_pile(players: int) -> None:
    game = scene(RUNNERS, throw=(3, 4), players=players, kits="american", edition="osprey")

    events = play(game, "american", "MovePawn american-1 target-6")

    assert not [event for event in events if isinstance(event, CardDrawn)]
    assert (game.asked(), hand(game, "american")) == (("american",), [])
    assert len(sizes(game)) == PILE


@pytest.mark.rule("osprey.sixplayers.6")
def test_with_fewer_players_kit_parts_come_from_the_opportunity_pack() -> None:
    game = scene(throw=(1, 3), players=5, edition="osprey")

    play(game, "american", "DrawCard")
    deal(game, COMPASS)

    assert (hand(game, "american"), sizes(game)[Pack.OPPORTUNITY]) == ([COMPASS], 46)


@pytest.mark.rule("osprey.ruling.92")
def test_an_empty_pile_gives_nothing() -> None:
    game = six()
    empty_the_pile(game)

    play(game, "american", "MovePawn american-1 target-6")

    assert (escapes(game, "american"), hand(game, "american")) == (1, [])
    assert game.asked() == ("american",)


# --- the limit, and the way back


@pytest.mark.rule("osprey.ruling.90")
@pytest.mark.parametrize("players", [5, 6])
def test_a_kit_part_counts_toward_the_limit_of_three_cards(players: int) -> None:
    held = f"{DISGUISE} release diversion sabotage"
    game = scene(throw=(3, 4), players=players, hands={"american": held}, edition="osprey")

    assert refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE).rule == "osprey.cards.10"
    play(game, "american", f"Discard {DISGUISE}", "EndTurn")


@pytest.mark.rule("osprey.ruling.90")
def test_a_kit_part_from_the_pile_may_be_the_fourth_card_and_one_must_go() -> None:
    game = six(hands={"american": "release diversion sabotage"})
    play(game, "american", "MovePawn american-1 target-6")
    deal(game, DISGUISE)

    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)
    play(game, "american", "Discard release", "EndTurn")

    assert hand(game, "american") == [DISGUISE, "diversion", "sabotage"]


@pytest.mark.rule("osprey.ruling.91")
def test_used_kit_parts_go_under_the_pile() -> None:
    game = six("", hands={"american": BOTH})
    game._game.state.kits[1], game._game.state.kit_supply = 0, 1

    play(game, "american", f"ClaimKit [{DISGUISE},{COMPASS}]")

    assert has_kit(game, "american")
    assert (bottom(game, PILE), bottom(game, Pack.OPPORTUNITY)) == ([DISGUISE, COMPASS], [])
    assert sizes(game)[PILE] == 6


@pytest.mark.rule("osprey.ruling.91", "osprey.ruling.94")
def test_a_discarded_kit_part_goes_under_the_pile_unseen() -> None:
    game = six("", hands={"american": f"{DISGUISE} release diversion sabotage"})

    (discard,) = (event for event in play(game, "american", f"Discard {DISGUISE}") if isinstance(event, CardDiscarded))

    assert (discard.pack, discard.seen_by(0).card) == (PILE, HIDDEN)
    assert (bottom(game, PILE), bottom(game, Pack.OPPORTUNITY)) == ([DISGUISE], [])


@pytest.mark.rule("osprey.ruling.91")
def test_used_kit_parts_are_drawn_again_when_the_pile_has_nothing_else() -> None:
    game = six()
    empty_the_pile(game)
    game._game.state.bottoms[PILE] = (Card.KIT_PART_COMPASS_FOOD,)

    play(game, "american", "MovePawn american-1 target-6")
    assert options(game, "chance") == [f"Deal {COMPASS}"]
    deal(game, COMPASS)

    assert hand(game, "american") == [COMPASS]
    assert "EndTurn" in names(game, "american")
