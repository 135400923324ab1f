"""Choices say which own men the end of the turn would cost at once."""

from __future__ import annotations

from colditz import Match
from colditz.server.updates import choices_of
from tests.scene import play, scene


def _two_in_the_theatre_tunnel() -> Match:
    match = scene(
        "american-1@room-theatre-1 american-2@room-theatre-4",
        players=2,
        points=30,
        hands={"american": "tunnel-theatre"},
    )
    play(match, "american", "PlayCard tunnel-theatre american-1 american-2")
    return match


def _lost(match: Match) -> list[str]:
    pawns = match.view("american").table.pawns
    return [pawns[man] for man in choices_of(match, "american").lost_at_end]


def test_two_men_in_a_tunnel_hold_it_and_the_end_of_the_turn_costs_nobody() -> None:
    assert _lost(_two_in_the_theatre_tunnel()) == []


def test_a_man_left_alone_in_a_tunnel_would_be_arrested_at_the_end_of_the_turn() -> None:
    match = _two_in_the_theatre_tunnel()
    play(match, "american", "MovePawn american-2 room-theatre-1")
    question = match.question

    assert _lost(match) == ["american-1"]
    assert match.question == question


def test_whoever_cannot_end_the_turn_is_warned_of_nothing() -> None:
    assert choices_of(_two_in_the_theatre_tunnel(), "security").lost_at_end == []
