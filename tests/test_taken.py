"""A match tells which actions were taken since a question, and a replay tells what each brought."""

from __future__ import annotations

from random import Random

import pytest

from colditz import EDITIONS, Match, new_game, replay
from colditz.model.events import Event


def some_game(edition: str, decisions: int = 40) -> Match:
    game, luck = new_game(edition, players=3, seed=5), Random(5)
    for _ in range(decisions):
        seat = game.asked()[0]
        choices = game.choices(seat)
        moves = [move for pawn in choices.pawns for move in choices.moves(pawn)]
        game.play(seat, luck.choice([*choices.actions, *moves]))
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_actions_since_a_question_end_the_log(edition: str) -> None:
    game = some_game(edition)
    actions = game.log()["actions"]

    assert isinstance(actions, list)
    assert game.taken(0) == actions
    assert game.taken(game.question - 3) == actions[-3:]
    assert game.taken(game.question) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_replay_tells_what_each_entry_brought(edition: str) -> None:
    game = some_game(edition)
    heard: list[tuple[int, str, tuple[Event, ...]]] = []
    twin = replay(game.log(), heard=lambda *told: heard.append(told))

    assert [number for number, _, _ in heard] == list(range(game.question))
    assert [seat for _, seat, _ in heard] == [seat for seat, _ in game.taken(0)]
    assert any(events for _, _, events in heard)
    assert twin == game
    table = game.view("spectator").table
    assert twin.asking == game.asking == table.asking
    assert twin.moment == game.moment == (table.round, table.turn)
