"""Bad input gets a sentence that says what is wrong, and nothing is lost."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from colditz import (
    BadPosition,
    BadSetup,
    Illegal,
    Malformed,
    Stale,
    UnknownSeat,
    action_from_json,
    from_position,
    new_game,
    replay,
)
from colditz.model.actions import AnswerTrade
from colditz.model.words import LANGUAGES


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"edition": "chess"}, "there is no edition 'chess'"),
        ({"players": "4"}, "players must be a whole number"),
        ({"players": 9}, "2 to 6 players"),
        ({"nations": ("british", "british", "dutch")}, "different nations"),
        ({"nations": ("british", "swiss", "dutch")}, "no nation 'swiss'"),
        ({"escapes": 0}, "number of escapes"),
        ({"seed": 1.5}, "seed must be a whole number"),
        ({"rounds": -1}, "negative"),
        ({"edition": "osprey", "rounds": 71}, "starts at 70"),
        ({"house_rules": ("no-dice",)}, "no house rule 'no-dice'"),
        ({"chance": "loaded"}, "'seed' or 'manual'"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says) as caught:
        new_game(**asked)
    assert len({caught.value.told(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 - our own


@pytest.mark.parametrize("log", [{}, {"edition": "classic"}, {**new_game().log(), "actions": ["Throw"]}])
def test_a_broken_log_is_refused(log: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        replay(log)


@pytest.mark.parametrize("text", ["", "colditz-position 1", "colditz-position 1\ngame {}\n", "a b c"])
def test_a_broken_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        from_position(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("PawnMoved guard-1", "should begin with one of Accept, Agree, "),
        ("PostGuard", r"cannot read 'PostGuard': PostGuard takes to \(place\)$"),
        ("Arrest guard-1 guard-2 guard-3", r"Arrest takes guard \(pawn\), prisoner \(pawn\)$"),
        ("EndTurn now", "EndTurn takes no values$"),
        ("PostGuard post-iner-1", r"there is no place called 'post-iner-1'; is it 'post-inner-1'\?$"),
        ("MovePawn 7 post-inner-1", "there is no pawn called '7'$"),
        ("Dice three 4", "first is a number, not 'three'$"),
        ("AnswerTrade american yes", r"accept is 0 \(no\) or 1 \(yes\), not 'yes'$"),
    ],
)
def test_notation_that_cannot_be_read_says_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(Malformed, match=says):
        new_game(seed=7).play("security", text)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"type": "AnswerTrade", "seat": 1, "accept": 1}, "AnswerTrade.accept must be true or false, not 1"),
        ({"type": "Dice", "first": True, "second": 2}, "Dice.first must be a whole number"),
        ({"type": "Dice", "first": 1}, "Dice lacks a field"),
        ({"type": "Dice", "third": 1}, "Dice has no field 'third'"),
    ],
)
def test_an_action_in_json_that_cannot_be_read_says_why(data: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        action_from_json(data)


@pytest.mark.parametrize("accept", [True, False])
def test_an_answer_to_a_trade_reads_back_from_json(accept: bool) -> None:
    assert action_from_json({"type": "AnswerTrade", "seat": 1, "accept": accept}) == AnswerTrade(1, accept=accept)


def test_every_wrong_answer_has_its_own_error_and_changes_nothing() -> None:
    game = new_game(seed=7)
    before = game.position()

    with pytest.raises(UnknownSeat):
        game.play("german", "EndTurn")
    with pytest.raises(Malformed):
        game.play("security", "Fly guard-1")
    with pytest.raises(Malformed):
        game.play("security", "PostGuard nowhere")
    with pytest.raises(Stale):
        game.play("security", "PostGuard post-inner-1", question=5)
    with pytest.raises(Illegal):
        game.play("american", "Throw")

    assert game.position() == before
