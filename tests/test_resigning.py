"""How players end a game themselves, alike in every edition."""

from __future__ import annotations

import pytest

from colditz import new_game, replay
from colditz.editions.registry import EDITIONS
from colditz.engine.play import Match
from colditz.engine.refusal import Illegal, Refusal
from colditz.model.actions import AgreedEnd, Resign
from colditz.model.outcome import Ending

EVERY = pytest.mark.parametrize("edition", EDITIONS)


def begun(edition: str, players: int) -> Match:
    return new_game(edition, players, secret="5e" * 32)


def refused(match: Match, seat: str, action: str) -> Refusal | None:
    found = match.explain(seat, action)
    return found.refusal if found else None


@EVERY
def test_of_two_players_the_other_one_wins(edition: str) -> None:
    for seat, other in (("security", "american"), ("american", "security")):
        match = begun(edition, 2)
        events = match.play(seat, Resign())

        assert (match.winners, match.finished) == ((other,), True)
        assert match.outcome is not None
        assert match.outcome.ending is Ending.RESIGNED
        assert [type(event).__name__ for event in events] == ["Resigned", "GameEnded"]
        assert (match.asked(), match.asking) == ((), "Over")


@EVERY
def test_all_officers_win_when_security_resigns(edition: str) -> None:
    match = begun(edition, 4)
    match.play("security", "Resign")

    assert match.winners == match.seats[1:]


@EVERY
def test_one_of_several_officers_cannot_give_up_for_the_others(edition: str) -> None:
    match = begun(edition, 3)

    assert refused(match, "american", "Resign") is Refusal.NOT_NOW
    with pytest.raises(Illegal):
        match.play("american", Resign())


@EVERY
def test_officers_whom_nobody_plays_any_more_resign_as_one(edition: str) -> None:
    match = begun(edition, 3)
    events = match.play("clock", "Resign")

    assert [type(event).__name__ for event in events] == ["Resigned", "Resigned", "GameEnded"]
    assert match.winners == ("security",)


@EVERY
def test_nobody_wins_a_game_that_is_ended_by_agreement(edition: str) -> None:
    match = begun(edition, 3)
    assert refused(match, "american", "AgreedEnd") is Refusal.NOT_NOW

    match.play("clock", AgreedEnd())

    assert (match.winners, match.finished) == ((), True)
    assert match.outcome is not None
    assert match.outcome.ending is Ending.AGREED
    assert refused(match, "security", "Resign") is Refusal.GAME_OVER


@EVERY
def test_a_game_that_was_given_up_is_replayed_to_its_end(edition: str) -> None:
    for seat, action in (("american", "Resign"), ("clock", "AgreedEnd")):
        match = begun(edition, 2)
        match.play(seat, action)

        again = replay({**match.log(), "secret": "5e" * 32})
        assert (again.winners, again.outcome) == (match.winners, match.outcome)
        assert again.position() == match.position()


@EVERY
def test_giving_up_is_never_among_the_options(edition: str) -> None:
    match = begun(edition, 2)

    assert not any(isinstance(option, Resign) for seat in match.seats for option in match.options(seat, offers=True))
