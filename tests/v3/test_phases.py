"""Strict phases, dice and doubles, and the cards that throws earn."""

from __future__ import annotations

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.actions import Pass
from tests.scene import at, bottom, deal, dice, hand, names, offered, play, points, refused
from tests.v3.table import BOTH, by_day, pass_turn, rule, thrown

FOUR_CARDS = "release diversion sabotage"


def whole_turn(**options: object) -> Match:
    """The American's turn from its first phase."""
    game = by_day("", turn="security", players=3, **options)
    pass_turn(game)
    return game


@rule("phase.1")
def test_an_officers_turn_is_swaps_throw_card_and_movement_in_that_order() -> None:
    game = whole_turn(hands={"american": FOUR_CARDS}, equipment={"american": "rope", "british": "key"})
    seen = [game.asking]
    refused(game, "american", "Throw", Refusal.SWAPS_FIRST)
    play(game, "american", "Pass")
    seen.append(game.asking)
    play(game, "american", "Pass")
    seen.append(game.asking)
    refused(game, "american", "MovePawn american-1 ic-r10-c07", Refusal.NOT_THROWN_YET)
    refused(game, "american", "Pass")
    thrown(game, "american", 3, 4)
    deal(game, "talisman")
    seen.append(game.asking)
    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)
    play(game, "american", "Discard release")
    seen.append(game.asking)

    assert seen == ["SwapOpportunity", "SwapEquipment", "BeforeThrow", "CollectOrDiscard", "Movement"]


@rule("phase.1")
def test_a_phase_in_which_nothing_can_change_hands_is_passed_over() -> None:
    assert whole_turn().asking == "BeforeThrow"
    assert whole_turn(hands={"british": "release"}).asking == "SwapOpportunity"
    assert whole_turn(equipment={"american": "rope"}).asking == "BeforeThrow"


@rule("phase.2", "cards.7")
def test_the_commandants_turn_is_throw_card_and_movement() -> None:
    game = by_day("guard-1@ic-r10-c07", turn="security", hands={"security": "appel shoot-to-kill search-store"})
    assert names(game, "security") == {"Throw"}
    refused(game, "security", "MovePawn guard-1 ic-r10-c08", Refusal.NOT_THROWN_YET)
    refused(game, "security", "PlayCard appel", Refusal.NOT_THROWN_YET)
    thrown(game, "security", 3, 4)
    deal(game, "search-kitchen")
    refused(game, "security", "MovePawn guard-1 ic-r10-c08", Refusal.HAND_TOO_LARGE)

    play(game, "security", "Discard appel")

    assert offered(game, "security", "MovePawn guard-1")


@rule("phase.3", "phase.5", "dice.1", "dice.3", "move.2")
def test_points_are_the_sum_of_both_dice_and_are_split_as_one_likes() -> None:
    game = by_day("american-1@ic-r10-c07 american-2@ic-r20-c14")
    thrown(game, "american", 1, 3)
    play(game, "american", "MovePawn american-1 ic-r10-c08", "MovePawn american-2 ic-r20-c15")
    assert points(game) == 2

    play(game, "american", "EndTurn")

    guards = by_day("guard-1@ic-r10-c07 guard-2@ic-r20-c14", turn="security")
    thrown(guards, "security", 1, 3)
    play(guards, "security", "MovePawn guard-1 ic-r10-c08", "MovePawn guard-2 ic-r20-c15")
    assert points(guards) == 2


@rule("phase.4")
def test_nothing_changes_hands_in_the_last_phase() -> None:
    game = by_day(throw=(1, 3), equipment={"american": "rope", "british": "key"}, hands={"american": "release"})

    refused(game, "american", "OfferTrade british [rope] [key]")
    refused(game, "american", "OfferTrade british [release] []")


@rule("phase.6", "cards.6")
def test_the_order_of_phases_gives_way_where_a_rule_says_so() -> None:
    """An attempt is announced before the throw by day, which no other card or act of the last phase may be."""
    game = by_day("american-1@ic-r25-c14", kits="american", hands={"american": "diversion"})

    refused(game, "american", "PlayCard diversion guard-1", Refusal.NOT_THROWN_YET)
    play(game, "american", "DeclareAttempt american-1 pass-inner")


# --- doubles


@rule("dice.2", "dice.4", "ruling.9")
def test_points_of_a_double_are_spent_before_the_next_throw_or_lost() -> None:
    for seat, pawn in (("american", "american-1"), ("security", "guard-1")):
        game = by_day(f"{pawn}@ic-r10-c07", turn=seat)
        thrown(game, seat, 2, 2)
        play(game, seat, f"MovePawn {pawn} ic-r10-c08")
        refused(game, seat, "EndTurn", Refusal.THROW_AGAIN_FIRST)

        thrown(game, seat, 1, 3)

        assert points(game) == 4
        play(game, seat, "EndTurn")


@rule("ruling.9")
def test_doubles_go_on_without_end_and_bring_no_swaps() -> None:
    game = whole_turn(hands={"american": "release"})
    play(game, "american", "Pass")
    for face in (1, 2, 3, 4):
        thrown(game, "american", face, face)
        assert game.asking == "Movement"
        assert Pass() not in game.options("american")
    thrown(game, "american", 1, 3)

    refused(game, "american", "Throw", Refusal.THROWN_ONCE)


@rule("ruling.10")
def test_before_the_throw_means_before_the_first_throw_of_the_turn() -> None:
    game = by_day("american-1@ic-r25-c14", kits="american")
    thrown(game, "american", 2, 2)

    refused(game, "american", "DeclareAttempt american-1 pass-inner", Refusal.ALREADY_THROWN)


# --- cards


@rule("cards.1", "cards.4", "ruling.11")
@BOTH
def test_each_throw_of_3_7_or_11_earns_a_card_before_moving(position: object) -> None:
    for seat, card in (("american", "release"), ("security", "appel")):
        for throw, earned in (((1, 2), True), ((3, 4), True), ((5, 6), True), ((1, 3), False), ((4, 6), False)):
            game = position(turn=seat)  # type: ignore[operator]
            thrown(game, seat, *throw)
            if game.asking == "OneDie":
                play(game, seat, f"ChooseDie {throw[0]}")
            assert (game.asked() == ("chance",)) == earned
            if earned:
                deal(game, card)
                assert hand(game, seat) == [card]


@rule("ruling.11")
def test_the_total_of_several_throws_earns_nothing() -> None:
    game = by_day()
    thrown(game, "american", 1, 1)
    thrown(game, "american", 1, 4)

    assert game.asking == "Movement"


@rule("cards.2", "cards.3", "cards.5", "ruling.12")
def test_of_four_cards_one_is_laid_under_the_pack_unused() -> None:
    for seat, held, card, pack in (
        ("american", FOUR_CARDS, "talisman", 0),
        ("security", "appel search-store search-kitchen", "shoot-to-kill", 1),
    ):
        game = by_day(turn=seat, hands={seat: held})
        thrown(game, seat, 3, 4)
        deal(game, card)
        refused(game, seat, f"PlayCard {held.split()[1]}", Refusal.HAND_TOO_LARGE)
        assert offered(game, seat, "Discard") == [f"Discard {each}" for each in hand(game, seat)]

        play(game, seat, f"Discard {held.split()[0]}")

        assert bottom(game, pack) == [held.split()[0]]
        assert len(hand(game, seat)) == 3


@rule("cards.6", "cards.7")
def test_each_side_uses_its_own_cards_in_its_last_phase() -> None:
    game = by_day(throw=(1, 3), hands={"american": "release", "security": "appel"})

    refused(game, "security", "PlayCard appel", Refusal.NOT_ASKED)
    refused(game, "american", "PlayCard appel", Refusal.CARD_NOT_HELD)


# --- walking


@rule("move.1", "move.3", "inner.pow.1", "inner.guard.1", "garrison.guard.1", "ruling.115")
def test_a_step_costs_a_point_and_pawns_go_round_each_other() -> None:
    game = by_day("american-1@in-ghcor-04 guard-1@in-ghcor-03 guard-2@ic-r10-c07", points=3)

    refused(game, "american", "MovePawn american-1 in-ghcor-02", Refusal.WAY_BLOCKED)
    refused(game, "american", "MovePawn american-1 in-ghcor-03", Refusal.CIRCLE_TAKEN)
    play(game, "american", "MovePawn american-1 in-ghcor-06")
    assert (at(game, "american-1"), points(game)) == ("in-ghcor-06", 1)


@rule("ruling.118", "searchlight.1", "searchlight.2")
@BOTH
def test_a_man_may_pass_a_beam_and_pause_in_it_but_nobody_stays(position: object) -> None:
    game = position("american-1@gar-134", points=4)  # type: ignore[operator]
    assert not [way for way in offered(game, "american", "MovePawn american-1 gar-135") if points(game) < 2]
    play(game, "american", "MovePawn american-1 gar-135")

    refused(game, "american", "EndTurn", Refusal.LEAVE_BEAM_FIRST)
    dice_left = points(game)
    assert dice_left == 3


@rule("searchlight.1")
def test_the_last_point_leads_into_no_beam() -> None:
    game = by_day("american-1@gar-134", points=1)

    refused(game, "american", "MovePawn american-1 gar-135", Refusal.NO_REST_IN_BEAM)


def test_dice_are_thrown_by_chance_alone() -> None:
    game = by_day()
    play(game, "american", "Throw")

    refused(game, "american", "Dice 1 3", Refusal.NOT_ASKED)
    dice(game, 1, 3)
