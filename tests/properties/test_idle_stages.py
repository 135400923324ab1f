"""Stages of a turn that are passed over: each would have asked nobody and altered nothing."""

from __future__ import annotations

from hypothesis import given

from colditz import Match
from tests.properties import games


@given(games.reachable_games())
def test_an_idle_stage_asks_nobody_and_alters_nothing(match: Match) -> None:
    """Every stage of every seat's turn, at every kind of position."""
    game, before = match._game, match.position()
    for seat in range(len(match.seats)):
        for stage in game.part.stages[seat]:
            if stage.idle(game):
                trial = match.copy()
                trial._game.push(stage)
                assert stage.asks(trial._game) == (), stage
                stage.go(trial._game)
                assert trial.position() == before, stage
                assert not trial._game.events, stage
