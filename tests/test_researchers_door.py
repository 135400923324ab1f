"""What programs lean on: matches in pickles and copies, chance laid open, what a game brought, trades in few words."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from colditz import EDITIONS, Illegal, Malformed, Match, new_game, replay, resume
from colditz.model.actions import Deal, Dice, OfferTrade
from colditz.testing.wild import wild_game
from tests.scene import scene

PLAYERS = range(2, 7)


def again(match: Match) -> Match:
    """Out of a pickle."""
    found = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own
    assert isinstance(found, Match)
    return found


def some_way(edition: str, players: int, **setup: int) -> Match:
    """A game after some decisions."""
    match, luck = new_game(edition, players, seed=players, **setup), Random(players)  # type: ignore[arg-type]
    for _ in range(150):
        if not match.finished:
            seat = match.asked()[0]
            match.play(seat, luck.choice(match.options(seat)))
    return match


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_goes_on_out_of_a_pickle_as_it_would_have(edition: str, players: int) -> None:
    match = some_way(edition, players)
    twin = again(match)

    assert twin == match
    assert twin.log() == match.log()
    assert twin.question == match.question
    assert [twin.options(seat) for seat in twin.seats] == [match.options(seat) for seat in match.seats]
    assert twin.play_out(3, 200) == match.play_out(3, 200)
    assert twin == match


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_position_outlives_a_pickle(edition: str) -> None:
    match = wild_game(edition, 4, Random(9))

    assert again(match) == match
    assert replay(again(match).log()) == match


def test_sealed_dice_house_rules_and_a_finished_game_outlive_a_pickle() -> None:
    match = new_game(players=3, secret="ab" * 32, house_rules=["free-hand"], rounds=2)
    while not match.finished:
        seat = match.asked()[0]
        match.play(seat, match.options(seat)[-1])
        assert again(match) == match
    assert again(match).outcome == match.outcome


def test_a_pickle_holds_no_board_and_shares_the_rulebook() -> None:
    match = new_game(players=6, house_rules=["most-escapes-win"])

    assert len(pickle.dumps(match)) < 8000
    assert again(match)._game.rulebook is match._game.rulebook


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_by_any_name_is_independent_and_shares_the_board(copied: type) -> None:
    match = some_way("classic", 3)
    twin, before = copied(match), match.position()
    twin.play_out(1)

    assert twin.board is match.board
    assert match.position() == before != twin.position()


def test_actions_events_views_and_refusals_can_be_pickled() -> None:
    match = new_game(players=3, seed=1)
    things = [match.view("security"), *match.options("security"), *match.play("security", "PostGuard post-inner-1")]

    assert pickle.loads(pickle.dumps(things)) == things  # noqa: S301
    with pytest.raises(Illegal) as refused:
        match.play("security", "Throw")
    kept = pickle.loads(pickle.dumps(refused.value))  # noqa: S301
    assert (kept.refusal, kept.rule, str(kept)) == (refused.value.refusal, refused.value.rule, str(refused.value))


# --- chance


def test_all_throws_are_alike_and_a_pack_is_dealt_by_its_numbers() -> None:
    game = scene("british-1@ic-r10-c07", turn="british")
    game.play("british", "Throw")

    assert set(game.chance_weights().values()) == {1}
    assert tuple(game.chance_weights()) == game.options("chance")
    assert len(game.chance_weights()) == 36
    game.play("chance", Dice(3, 4))
    assert game.chance_weights() == {}  # an officer is asked
    game.play("british", "DrawCard")
    weights = game.chance_weights()
    pool = game._game.state.pools[0]
    assert weights == {Deal(card): number for card, number in enumerate(pool) if number}
    assert tuple(weights) == game.options("chance")


def test_no_weights_where_chance_answers_by_itself() -> None:
    assert new_game(seed=1).chance_weights() == {}


# --- what it brought


@pytest.mark.parametrize("players", PLAYERS)
def test_what_winners_gain_the_others_lose(players: int) -> None:
    match = new_game(players=players, rounds=1)
    assert match.returns() == (0.0,) * players
    match.play_out(1)

    assert sum(match.returns()) == pytest.approx(0)
    assert {match.seats[seat] for seat, gain in enumerate(match.returns()) if gain > 0} == set(match.winners)


# --- trades


def test_trades_are_told_in_few_words() -> None:
    game = scene(
        "american-1@ic-r10-c07",
        players=4,
        turn="american",
        equipment={"american": "rope rope"},
        hands={"american": "talisman"},
    )
    terms = game.trades("american")

    assert terms is not None
    assert terms.seats == (2, 3)
    assert terms.give == (0, 0, 28)
    assert set(terms.want) == game._game.params.tradable
    assert not any(isinstance(option, OfferTrade) for option in game.options("american"))
    listed = [option for option in game.options("american", offers=True) if isinstance(option, OfferTrade)]
    assert {offer.seat for offer in listed} == set(terms.seats)
    assert {card for offer in listed for card in offer.give} == set(terms.give)


def test_nobody_is_told_of_trades_that_may_not_be() -> None:
    game = scene("american-1@ic-r10-c07", players=3, turn="american", equipment={"american": "rope"})
    assert game.trades("security") is None
    game.play("american", "OfferTrade british [rope] []")
    assert game.trades("american") is None  # one offer at a time
    assert game.trades("british") is not None
    assert game.options("british")[-2:] == game.options("british", offers=True)[:2]  # yes or no


# --- words


def test_reasons_are_told_for_notation_too() -> None:
    game = new_game(players=3, seed=1)

    assert game.explain("security", "PostGuard post-inner-1") is None
    refused = game.explain("security", "Throw")
    assert refused is not None
    assert refused.rule
    with pytest.raises(Malformed):
        game.explain("security", "Fly guard-1")


def test_who_misspells_an_action_is_shown_actions_and_no_steps() -> None:
    with pytest.raises(Malformed, match="PostGuard") as wrong:
        new_game().play("security", "Fly guard-1")
    assert "BeforeThrow" not in str(wrong.value)


def test_events_are_seen_by_the_names_of_seats() -> None:
    game = scene("british-1@ic-r10-c07", turn="british", throw=(3, 4))
    game.play("british", "DrawCard")
    events = game.play("chance", "Deal release")

    assert game.seen_by("british", events) == events
    assert game.seen_by("security", events) != events
    assert game.seen_by("spectator", events) == game.seen_by("security", events)


def test_a_game_is_resumed_from_where_it_stood() -> None:
    match = some_way("osprey", 4)
    log, at = match.log(), 40
    first = replay({**log, "actions": log["actions"][:at]})  # type: ignore[index]
    twin = resume(match.log(), first.position(), first.question)

    assert twin.question == first.question
    for seat, action in match.taken(first.question):
        twin.play(seat, action)
    assert twin.position() == match.position()
