"""State is said once: copying, position text and view are held against the fields that `engine/state.py` declares."""

from __future__ import annotations

from random import Random

import pytest

from colditz import EDITIONS, from_position
from colditz.engine.position import GAME_FIELDS, MARKS, TURN_FIELDS
from colditz.engine.state import MARK_LIVES, Mark, State, TurnState
from colditz.engine.step import Step
from colditz.engine.view import Attempts, Now, TableView
from colditz.model.plain import kinds_of, names_of
from colditz.testing.wild import wild_game

# told in a position by lines of their own, or worked out anew
ELSEWHERE = {"places", "occupant", "marks", "hands", "equipment", "kits", "supply", "kit_supply", "pools", "bottoms"}
ELSEWHERE |= {"homes", "outcome", "now", "stack", "version", "epoch", "stood", "marked_ever"}
# of the turn, shown to two seats at most, or of no use to anybody
UNSEEN = {"offers", "refused", "offered", "denied"}
# of the state, shown as something else, or not at all
SHOWN_OTHERWISE = {"occupant", "marks", "hands", "equipment", "pools", "bottoms", "homes", "outcome", "now", "stack"}
SHOWN_OTHERWISE |= {"version", "epoch", "stood", "marked_ever", "kit_supply", "part", "passed", "order"}


def declared(value: object) -> set[str]:
    """The names of all fields."""
    return {name for name in dir(value) if not name.startswith("_") and not callable(getattr(value, name))}


def changed(value: object) -> object:
    """Something else of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return [*value, 7] if isinstance(value, list) else (*value, 7) if isinstance(value, tuple) else value


@pytest.mark.parametrize("name", sorted(declared(State(2, 3, 4)) - {"now", "outcome"}))
def test_a_copy_has_every_field_and_shares_none_that_is_altered(name: str) -> None:
    state = State(2, 3, 4)
    setattr(state, name, changed(getattr(state, name)))
    copy = state.copy()

    assert getattr(copy, name) == getattr(state, name)
    assert not isinstance(getattr(state, name), list) or getattr(copy, name) is not getattr(state, name)


@pytest.mark.parametrize("name", sorted(declared(TurnState(2))))
def test_a_copy_has_every_field_of_the_turn(name: str) -> None:
    state = State(2, 3, 4)
    setattr(state.now, name, changed(getattr(state.now, name)))

    assert getattr(state.copy().now, name) == getattr(state.now, name)
    assert state.copy().now is not state.now


def test_a_position_tells_every_field() -> None:
    assert set(GAME_FIELDS) == declared(State(2, 3, 4)) - ELSEWHERE
    assert set(TURN_FIELDS) == declared(TurnState(2))
    assert set(MARKS.values()) == {int(mark) for mark in Mark}


def test_a_view_shows_every_field_or_somebody_chose_that_it_does_not() -> None:
    assert declared(TurnState(2)) - UNSEEN <= set(names_of(Now))
    assert declared(State(2, 3, 4)) - SHOWN_OTHERWISE <= {*names_of(TableView), *names_of(Attempts)}


def test_every_mark_has_a_life() -> None:
    assert set(MARK_LIVES) == set(Mark)
    assert all(any(life) for life in MARK_LIVES.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_marked_and_half_done_outlives_a_position(edition: str) -> None:
    match = wild_game(edition, 3, Random(5))
    game = match._game
    for pawn, mark in enumerate(Mark):
        game.state.mark(pawn, int(mark))
    game.state.now.paid_gates, game.state.now.paid_crossings = (7,), (2,)

    twin = from_position(match.position())

    assert twin._game.state.marks == game.state.marks
    assert (twin._game.state.now.paid_gates, twin._game.state.now.paid_crossings) == ((7,), (2,))


@pytest.mark.parametrize("name", kinds_of(Step))
def test_a_step_shows_fields_that_it_has_and_names_them_itself(name: str) -> None:
    kind = kinds_of(Step)[name]
    fields = names_of(kind)

    assert set(kind.__new__(kind).shown) <= set(fields)
    assert not fields or any("shown" in each.__dict__ for each in kind.__mro__ if each is not Step)
