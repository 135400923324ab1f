"""What holds in every game that can be reached: somebody is asked, nothing is lost, offers and refusals agree."""

from __future__ import annotations

import contextlib
from random import Random

import pytest
from hypothesis import given

from colditz import GameError, Illegal, Malformed, Match, Stale, UnknownSeat
from colditz.engine.refusal import Refusal
from colditz.model.actions import AgreedEnd, AnswerTrade, CallBreach, MoveByHand, OfferTrade, Pass, Resign, TimeUp
from colditz.rules.turn.acting import Acting
from colditz.testing.bold import pick
from colditz.testing.invariants import check_state, guess
from tests.properties.games import any_action, go_on, randoms, reachable_games

UNASKED = (AnswerTrade, CallBreach, MoveByHand, OfferTrade, TimeUp, AgreedEnd, Resign)


@given(game=reachable_games(), luck=randoms())
def test_somebody_is_asked_or_the_game_is_over_and_nothing_is_lost(game: Match, luck: Random) -> None:
    for _ in range(20):
        check_state(game)
        assert game.finished == (not game.asked())
        assert all(game.options(seat, offers=True) for seat in game.asked())
        go_on(game, luck, 1)


@given(game=reachable_games())
def test_every_option_applies(game: Match) -> None:
    for seat in game.seats:
        found = game.options(seat, offers=True)
        assert len(set(found)) == len(found)
        for option in found:
            twin = game.copy()
            twin.play(seat, option)
            check_state(twin)


@given(game=reachable_games(), luck=randoms())
def test_nothing_applies_that_is_not_offered(game: Match, luck: Random) -> None:
    """Barter beyond one card for one, men moved by hand and giving up are legal without being listed."""
    later = game.copy()
    go_on(later, luck, 5)
    for seat in game.seats:
        found = set(game.options(seat, offers=True))
        guesses = [guess(game, luck) for _ in range(30)] + [any_action(game, luck) for _ in range(60)]
        elsewhere = [
            option
            for other in game.seats
            for option in (*game.options(other, offers=True), *later.options(other, offers=True))
        ]
        for action in (*guesses, *luck.sample(elsewhere, min(60, len(elsewhere)))):
            if action not in found and not isinstance(action, OfferTrade | MoveByHand | Resign):
                assert game.explain(seat, action) is not None, f"{seat} may do {action}"


@given(game=reachable_games(), luck=randoms())
def test_what_is_illegal_says_why_and_changes_nothing(game: Match, luck: Random) -> None:
    before, log = game.position(), game.log()
    seat = luck.choice(game.seats)
    for action in [any_action(game, luck) for _ in range(60)]:
        refusal = game.explain(seat, action)
        if refusal is not None:
            with pytest.raises(Illegal) as caught:
                game.play(seat, action)
            assert caught.value.refusal is refusal.refusal
            assert caught.value.says
    assert game.position() == before
    assert game.log() == log


@given(game=reachable_games(), luck=randoms())
def test_whoever_has_something_to_decide_is_told_what_it_is(game: Match, luck: Random) -> None:
    """Only in its own turn may a seat try what nobody does at such a moment."""
    step = game._game.state.stack[-1]
    for seat in () if isinstance(step, Acting) or game.finished else game.asked():
        for action in [any_action(game, luck) for _ in range(60)]:
            refusal = None if isinstance(action, UNASKED) else game.explain(seat, action)
            assert refusal is None or refusal.refusal is not Refusal.NOT_NOW, f"{seat} tried {action} at {step}"


@given(game=reachable_games())
def test_a_seat_that_is_not_asked_decides_nothing(game: Match) -> None:
    before = game.position()
    idle = [seat for seat in game.seats if seat not in game.asked()]
    for seat in idle:
        with pytest.raises(Illegal) as caught:
            game.play(seat, Pass())
        assert caught.value.refusal is (Refusal.GAME_OVER if game.finished else Refusal.NOT_ASKED)
    assert game.position() == before


@given(game=reachable_games(), luck=randoms())
def test_an_answer_to_an_old_question_is_stale(game: Match, luck: Random) -> None:
    if game.finished:
        return
    seat, question = game.asked()[0], game.question
    action = pick(game, seat, luck)
    game.play(seat, action, question=question)
    before = game.position()

    with pytest.raises(Stale):
        game.play(seat, action, question=question)

    assert game.position() == before


@given(game=reachable_games(), luck=randoms())
def test_what_cannot_be_read_is_malformed(game: Match, luck: Random) -> None:
    before = game.position()
    texts = ["", "(", "[", "Movement american", "MovePawn", "MovePawn nobody nowhere", "Dice 1 2 3"]
    for seat in game.seats:
        for option in luck.sample(game.options(seat, offers=True), min(5, len(game.options(seat, offers=True)))):
            words = game.write_action(option).split()
            texts.append(" ".join(["Do" + words[0], *words[1:]]))
            texts.append(" ".join([*words, "-", "-", "-", "-", "-", "-"]))
    for text in texts:
        with pytest.raises(Malformed):
            game.play(game.seats[0], text)
    for thing in (None, 7, ("MovePawn", 1, 2), {"type": "Pass"}, Pass):
        with pytest.raises(Malformed):
            game.play(game.seats[0], thing)  # type: ignore[arg-type]
    assert game.position() == before


@given(game=reachable_games(), luck=randoms())
def test_garbled_notation_is_malformed_or_refused_and_nothing_worse(game: Match, luck: Random) -> None:
    for seat in game.seats:
        for option in luck.sample(game.options(seat, offers=True), min(10, len(game.options(seat, offers=True)))):
            words = game.write_action(option).replace("(", " ( ").replace("[", " [ ").split()
            luck.shuffle(words)
            text = " ".join(words[luck.randrange(2) :])
            with contextlib.suppress(GameError):
                game.copy().play(seat, text)


@given(game=reachable_games(most=20))
def test_nobody_else_sits_at_the_table(game: Match) -> None:
    before = game.position()
    for name in ("", "guard", "American", "nobody"):
        with pytest.raises(UnknownSeat):
            game.play(name, Pass())
        with pytest.raises(UnknownSeat):
            game.view(name)
        with pytest.raises(UnknownSeat):
            game.options(name, offers=True)
    assert game.position() == before


@given(game=reachable_games())
def test_the_clock_strikes_once(game: Match) -> None:
    if game.finished:
        return
    part = game.view("spectator").table.now.part
    game.play("clock", TimeUp())
    if not game.finished and game.view("spectator").table.now.part == part:  # each part of a day has its own time
        with pytest.raises(Illegal):
            game.play("clock", TimeUp())
