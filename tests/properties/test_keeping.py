"""Games are kept and carried on: log, position, copy, notation and JSON lose nothing."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given

from colditz import Match, action_from_json, from_position, replay
from colditz.model.events import Event
from colditz.testing.bold import pick
from tests.properties.games import any_action, go_on, randoms, reachable_games


def go_on_alike(game: Match, twin: Match, luck: Random) -> None:
    """The same choices bring the same events, up to chance."""
    for _ in range(40):
        assert twin.asked() == game.asked()
        if game.finished:
            return
        seat = luck.choice(game.asked())
        assert twin.options(seat, offers=True) == game.options(seat, offers=True)
        action = pick(game, seat, luck)
        assert twin.play(seat, action) == game.play(seat, action)
    assert twin == game


@given(game=reachable_games(), luck=randoms())
def test_a_log_replays_to_the_same_game_and_goes_on_alike(game: Match, luck: Random) -> None:
    log = json.loads(json.dumps(game.log()))
    twin = replay(log)
    assert twin == game
    assert twin.log() == log
    go_on_alike(game, twin, luck)


@given(game=reachable_games(), luck=randoms())
def test_a_position_reads_back_to_the_same_game_and_goes_on_alike(game: Match, luck: Random) -> None:
    twin = from_position(game.position())
    assert twin == game
    assert twin.position() == game.position()
    go_on_alike(game, twin, luck)


@given(game=reachable_games(), luck=randoms())
def test_a_copy_is_independent_and_goes_on_alike(game: Match, luck: Random) -> None:
    before, log = game.position(), game.log()
    twin, third = game.copy(), game.copy()
    go_on(twin, luck, 40)
    assert (game.position(), game.log()) == (before, log)
    go_on_alike(game, third, luck)


@given(game=reachable_games())
def test_every_view_is_plain_json(game: Match) -> None:
    for seat in (*game.seats, "spectator"):
        view = game.view(seat)
        assert json.loads(json.dumps(view.to_json())) == view.to_json()


@given(game=reachable_games(), luck=randoms())
def test_every_event_is_plain_json_for_everybody(game: Match, luck: Random) -> None:
    for _ in range(20):
        if game.finished:
            return
        seat = luck.choice(game.asked())
        for event in game.play(seat, pick(game, seat, luck)):
            assert isinstance(event, Event)
            for number in range(-1, len(game.seats)):
                seen = event.seen_by(number).to_json()
                assert json.loads(json.dumps(seen)) == seen


@given(game=reachable_games())
def test_every_option_can_be_written_and_read_back(game: Match) -> None:
    for seat in game.seats:
        for option in game.options(seat, offers=True):
            assert action_from_json(json.loads(json.dumps(option.to_json()))) == option
            assert game.read_action(game.write_action(option)) == option


@given(game=reachable_games(most=20), luck=randoms())
def test_any_action_survives_json(game: Match, luck: Random) -> None:
    for action in [any_action(game, luck) for _ in range(100)]:
        assert action_from_json(json.loads(json.dumps(action.to_json()))) == action
