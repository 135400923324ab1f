"""Parts of the day: when another part begins its laws hold, and nothing asks what time it is."""

from __future__ import annotations

from dataclasses import replace

from colditz import EDITIONS, Match
from colditz.engine.edition import Edition
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.rulebook import Rulebook
from colditz.model.events import PartBegan
from colditz.rules.gathering.barter import closed_in_security_turn
from tests.scene import play, refused, scene

GIFT = "OfferTrade british [rope] []"


def with_a_night() -> Edition:
    """Classic, and a night in which nobody trades in the Security Officer's turn."""
    classic = EDITIONS["classic"]
    day = classic.first_part
    night = replace(day, laws=day.laws.with_answers("trade", closed=closed_in_security_turn))
    return replace(classic, parts={"day": day, "night": night})


def staged() -> Match:
    """The Security Officer's turn in a game of that edition, by day."""
    match = scene(turn="security", throw=(1, 3), equipment={"american": "rope"})
    old = match._game
    match._game = Game(Rulebook(with_a_night(), old.board), old.teams, old.success, old.state)
    return match


def test_by_day_the_laws_of_the_day_hold() -> None:
    match = staged()

    play(match, "american", GIFT)

    assert match.view("american").table.now.part == "day"


def test_when_the_night_begins_its_laws_hold() -> None:
    match = staged()
    match._game.emit(PartBegan(1))

    refused(match, "american", GIFT, Refusal.NO_TRADE_NOW)

    assert match.view("american").table.now.part == "night"


def test_a_copy_is_in_the_same_part() -> None:
    match = staged()
    match._game.emit(PartBegan(1))

    refused(match.copy(), "american", GIFT, Refusal.NO_TRADE_NOW)


def test_a_position_tells_the_part() -> None:
    match = staged()
    match._game.emit(PartBegan(1))

    assert '"part":1' in match.position()
