"""Before play, whose turn it is, the throw, and the card that the total earns."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, Match, draw_security, new_game
from colditz.engine.refusal import Refusal
from tests.classic.test_setup import DIAGRAM, circles, places
from tests.devir.table import devir, rule, thrown
from tests.scene import at, bottom, deal, dice, end_turn, hand, names, offered, play, points, refused

SIZES = {2: (6, 8), 3: (12, 7), 4: (14, 6), 5: (15, 5), 6: (16, 4)}
OUTER = [f"post-outer-{number}" for number in range(1, 8)]


# --- before play


@rule("setup.20", "setup.21")
def test_the_german_officer_is_thrown_for_and_the_others_choose_a_nation() -> None:
    officer, throws = draw_security(("Ann", "Bea", "Cas"), 3)
    best = max(first + second for _, first, second in throws[:3])

    assert officer in [name for name, first, second in throws[:3] if first + second == best]
    assert new_game("devir", 3, nations=["polish", "dutch"]).seats == ("security", "polish", "dutch")


@pytest.mark.parametrize(
    "players", [pytest.param(number, marks=rule(f"setup.{20 + number}")) for number in (2, 3, 4, 5, 6)]
)
def test_so_many_guards_and_prisoners_for_so_many_players(players: int) -> None:
    game = new_game("devir", players)
    names_ = game.view("spectator").table.pawns

    assert sum(name.startswith("guard") for name in names_) == SIZES[players][0]
    assert sum(name.startswith("american") for name in names_) == SIZES[players][1]


@rule("setup.27", "setup.28")
@pytest.mark.parametrize("players", DIAGRAM)
def test_prisoners_begin_in_the_pattern_of_their_number(players: int) -> None:
    game = new_game("devir", players)

    assert [places(game, seat) for seat in game.seats[1:]] == [circles(rows) for rows in DIAGRAM[players]]


@rule("setup.30", "setup.31", "setup.32", "setup.33")
def test_guards_are_deployed_one_a_team_inside_and_two_to_seven_outside() -> None:
    game = new_game("devir", 3)
    refused(game, "security", "PostGuard ic-r10-c07", Refusal.NOT_A_POST)
    play(game, "security", "PostGuard post-inner-5", "PostGuard post-inner-2", f"PostGuard {OUTER[0]}")
    refused(game, "security", "PostGuard post-inner-1", Refusal.TOO_MANY_GUARDS_INSIDE)
    refused(game, "security", "EndTurn", Refusal.TOO_FEW_GUARDS_OUTSIDE)
    play(game, "security", *(f"PostGuard {post}" for post in OUTER[1:]))
    refused(game, "security", f"PostGuard {OUTER[0]}")

    play(game, "security", "EndTurn")

    assert [at(game, f"guard-{number}") for number in (10, 11, 12)] == ["barracks"] * 3
    assert EDITIONS["devir"].params.posts_outside == (2, 7)


@rule("setup.34", "setup.35", "setup.36", "setup.37")
def test_the_number_of_escapes_and_the_time_are_agreed_before_play() -> None:
    usual = new_game("devir", 3, agreed=False)
    table = usual.view("spectator").table
    assert (table.escapes_to_win, table.minutes) == (2, 120)
    refused(usual, "security", "PostGuard post-inner-1", Refusal.AGREE_FIRST)
    for seat in usual.seats:
        play(usual, seat, "Agree")
    assert usual.asked() == ("security",)

    longer = new_game("devir", 3, escapes=4, minutes=60)
    table = longer.view("spectator").table
    assert (table.escapes_to_win, table.minutes) == (4, 60)


# --- turns


@rule("turn.1", "turn.2", "turn.3", "turn.4")
def test_officers_play_in_their_order_and_the_german_officer_last() -> None:
    game = devir(turn="american", throw=(1, 3))
    order = []
    for _ in range(5):
        order.append(game.asked()[0])
        end_turn(game)

    assert order == ["american", "british", "dutch", "security", "american"]
    refused(game, "dutch", "Throw", Refusal.NOT_ASKED)


# --- dice


@rule("dice.1", "dice.2", "dice.3", "dice.4", "ruling.2", "move.1")
@pytest.mark.parametrize("seat", ["american", "security"])
def test_doubles_are_thrown_again_without_being_asked_and_all_is_added(seat: str) -> None:
    game = devir(turn=seat)
    thrown(game, seat, 2, 2)
    for _ in range(4):
        assert game.asked() == ("chance",)
        dice(game, 3, 3)
    dice(game, 1, 2)

    assert game.asked() == (seat,)
    assert points(game) == 4 + 4 * 6 + 3


@rule("ruling.2")
def test_by_house_rule_a_double_may_be_left_at_that() -> None:
    game = devir(house_rules=["stop-after-a-double"])
    thrown(game, "american", 2, 2)

    play(game, "american", "StopThrowing")

    assert points(game) == 4


# --- the card of the total


@rule("cards.1", "cards.2", "cards.3", "ruling.1")
@pytest.mark.parametrize("seat", ["american", "security"])
@pytest.mark.parametrize(
    ("throws", "earned"),
    [
        (((1, 2),), True),
        (((3, 4),), True),
        (((5, 6),), True),
        (((1, 4),), False),
        (((1, 1), (5, 4)), True),
        (((2, 2), (1, 2)), True),
        (((3, 3), (4, 3)), False),
    ],
)
def test_the_total_of_the_turn_earns_a_card(seat: str, throws: tuple[tuple[int, int], ...], earned: bool) -> None:
    game = devir(turn=seat)
    play(game, seat, "Throw")
    for first, second in throws:
        dice(game, first, second)

    if not earned:
        refused(game, seat, "DrawCard", Refusal.NO_CARD_EARNED)
        return
    play(game, seat, "DrawCard")
    deal(game, "appel" if seat == "security" else "bribe")
    assert hand(game, seat) == ["appel" if seat == "security" else "bribe"]
    refused(game, seat, "DrawCard", Refusal.NO_CARD_EARNED)


@rule("ruling.1")
def test_by_house_rule_each_throw_counts_by_itself() -> None:
    game = devir(house_rules=["card-on-each-throw"])
    play(game, "american", "Throw")
    dice(game, 3, 3)
    dice(game, 4, 3)

    assert "DrawCard" in names(game, "american")


@rule("cards.4", "ruling.72")
def test_the_card_may_be_drawn_after_moving_or_left() -> None:
    game = devir("american-1@ic-r10-c07", throw=(3, 4))

    play(game, "american", "MovePawn american-1 ic-r10-c08")
    assert "DrawCard" in names(game, "american")
    play(game, "american", "EndTurn")

    assert hand(game, "american") == []


# --- the hand


def with_four(**hands: str) -> Match:
    return devir("guard-1@ic-r10-c10", throw=(1, 3), hands={"american": "bribe diversion release talisman", **hands})


@rule("cards.5", "cards.6")
@pytest.mark.parametrize("answer", ["PlayCard diversion guard-1", "Discard bribe"])
def test_a_fourth_card_is_answered_in_the_same_turn(answer: str) -> None:
    game = with_four()
    refused(game, "american", "EndTurn", Refusal.HAND_TOO_LARGE)

    play(game, "american", answer, "EndTurn")

    assert len(hand(game, "american")) == 3


@rule("cards.7", "cards.8", "ruling.35")
def test_a_gift_answers_the_fourth_card_and_a_swap_does_not() -> None:
    game = with_four(british="hideaway")
    refused(game, "american", "OfferTrade british [bribe] [hideaway]", Refusal.OWN_HAND_FULL)
    play(game, "american", "OfferTrade british [bribe] []")
    play(game, "british", "AnswerTrade american 1")

    play(game, "american", "EndTurn")

    assert sorted(hand(game, "british")) == ["bribe", "hideaway"]


@rule("ruling.35")
def test_nobody_is_given_a_fourth_card() -> None:
    game = devir(throw=(1, 3), hands={"american": "bribe", "british": "bribe release hideaway"})

    refused(game, "american", "OfferTrade british [bribe] []", Refusal.RECEIVER_HAND_FULL)


@rule("cards.17")
@pytest.mark.parametrize(("seat", "card", "pack"), [("american", "found-rope", 0), ("security", "appel", 1)])
def test_a_used_card_goes_under_its_pile(seat: str, card: str, pack: int) -> None:
    game = devir(turn=seat, hands={seat: card})

    play(game, seat, f"PlayCard {card}")

    assert bottom(game, pack) == [card]


@rule("ruling.79")
def test_cards_are_secret_and_their_number_is_not() -> None:
    game = devir(hands={"american": "bribe release"})

    assert game.view("british").table.hand_sizes[1] == 2
    assert game.view("british").hand == ()
    assert offered(game, "british", "PlayCard") == []
