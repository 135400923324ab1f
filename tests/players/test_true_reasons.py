"""Reasons are true: what bots say is held against the game, over fixed games of bots in all editions."""

from __future__ import annotations

from functools import cache

import pytest

from colditz import EDITIONS
from colditz.model.ids import SECURITY
from colditz.model.words import bundle
from colditz.players import Decision, Sight, make_bot
from colditz.players.character import CHARACTERS
from colditz.players.odds import borne_out
from colditz.sim.cell import Cell
from tests.players.claims import CLAIMS
from tests.players.tables import decision, planner_positions
from tests.players.truth import Truth
from tests.scene import scene

SEED = 3
TABLES = ((2, 0), (2, 1), (4, 0), (4, 1))  # players, and the number of a game of planners
# Sentences of frozen bots, and of games that were played with them.
FORMER = {
    *("bot-run", "bot-gather", "bot-go-home", "bot-take-cover", "bot-arrest"),
    *("bot-doordie", "bot-giveup", "bot-cross", "bot-declareattempt"),
}
# Kinds for which these games have no occasion; scenes of other tests show most of them.
RARE = {
    *("bot-bluff", "bot-clear-guard", "bot-aeroplane", "bot-secret-door", "bot-entertower", "bot-talisman"),
    *("bot-hideaway", "bot-tip-off", "bot-search-tunnel", "bot-gift", "bot-trade-no", "bot-trade-instead"),
    *("bot-accept", "bot-refuse", "bot-agree", "bot-callbreach", "bot-recallguard", "bot-leadaway", "bot-movepawn"),
    *("bot-nameofficer", "bot-namequarry", "bot-generalsearch", "bot-stopthrowing", "bot-choosecell-outside"),
    *(
        "bot-wait",
        "bot-desperate",
        "bot-blind",
        "bot-expert",
        "bot-throw-card",
        "bot-slow-home",
        "bot-go-home-steps",
        "bot-stand-by",
    ),
    *("bot-settle-hidden", "bot-divert-ally", "bot-bribe-saves", "bot-trade-yes", "bot-trade-rival", "bot-offer"),
}
# What is not wholly in a bot's hand: a stop that was taken, a man who is needed elsewhere, a walk round other pawns.
NOT_ALWAYS = {
    "bot-run-through": 0.08,
    "bot-stand-by": 0.06,
    "bot-free": 0.03,
    "bot-find": 0.05,
    "bot-dig": 0.15,
    "bot-arrest-inside": 0.06,
    "bot-arrest-runner": 0.06,
}


def told(cell: Cell, number: int) -> Truth:
    """A game to its end."""
    playing = Truth(cell, SEED, number, CLAIMS)
    playing.to_the_end()
    return playing


@cache
def truths() -> tuple[Truth, ...]:
    """Games of planners, and one of each other character, in all editions."""
    tables = [(edition, players, number) for edition in EDITIONS for players, number in TABLES]
    found = [told(Cell(edition, players, ("planner",) * players), number) for edition, players, number in tables]
    others = [name for name in CHARACTERS if name != "planner"]
    found += [told(Cell(edition, 2, (name, name)), 0) for edition in EDITIONS for name in others]
    return tuple(found)


def sentences() -> set[str]:
    """Every kind of reason that has a sentence."""
    keys = bundle("en")._messages
    return {key for key in keys if key.startswith("bot-") and "-in-" not in key}


def test_every_kind_of_reason_has_a_check() -> None:
    """Whoever writes a new sentence writes down what it claims."""
    assert sentences() - FORMER == set(CLAIMS)


def test_every_kind_is_said_or_known_to_be_rare() -> None:
    said = {key for playing in truths() for key in playing.said}

    assert set(CLAIMS) - said <= RARE
    assert not said & FORMER


@pytest.mark.parametrize("kind", sorted(CLAIMS))
def test_what_is_said_is_so(kind: str) -> None:
    checked = sum(playing.checked[kind] for playing in truths())
    broken = [each for playing in truths() for each in playing.broken.get(kind, [])]

    assert kind in RARE or checked
    assert len(broken) <= NOT_ALWAYS.get(kind, 0.0) * checked, broken[:5]


def odds(kind: str) -> list[tuple[int, bool]]:
    return [each for playing in truths() for each in playing.odds.get(kind, [])]


@pytest.mark.parametrize(("kind", "least", "within"), [("runs", 250, 8), ("risk", 250, 8), ("shots", 20, 25)])
def test_chances_come_true_as_often_as_was_said(kind: str, least: int, within: int) -> None:
    """Over all games: the share that was named beside the share that came."""
    found = odds(kind)
    named, came = sum(chance for chance, _ in found), sum(100 * came for _, came in found)

    assert len(found) >= least
    assert abs(named - came) <= within * len(found)


@pytest.mark.parametrize("kind", ["runs", "risk"])
@pytest.mark.parametrize(("low", "high"), [(0, 30), (30, 60), (60, 101)])
def test_small_chances_come_less_often_than_great_ones(kind: str, low: int, high: int) -> None:
    found = [each for each in odds(kind) if low <= each[0] < high]
    named, came = sum(chance for chance, _ in found), sum(100 * came for _, came in found)

    assert len(found) >= 20
    assert abs(named - came) <= 16 * len(found)


def test_attempts_that_are_announced_come_off_about_as_often_as_was_said() -> None:
    """Few of them are met."""
    found = odds("announced")
    named, came = sum(chance for chance, _ in found), sum(100 * came for _, came in found)

    assert len(found) >= 20
    assert abs(named - came) <= 20 * len(found)


def test_odds_that_are_borne_out_keep_their_order() -> None:
    chances = [borne_out(number / 100) for number in range(101)]

    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0, 1)


def test_whoever_stops_in_a_guards_reach_is_warned_and_the_risk_is_named() -> None:
    """Five points from a guard who has nothing else to do: the share of throws that bring so many."""
    game = scene("british-1@od-e-02 guard-1@od-e-07", turn="british", points=1, kits="british")
    why = decision(game, "british").why

    assert why.risk
    assert f"{why.risk}%" in why.says("en")
    assert why.risk == int(next(more for more in why.also if more.key == "bot-risk").names["percent"])


def test_a_run_that_was_left_undone_is_named_with_its_odds() -> None:
    """All is paid for, but a guard waits where he would come down."""
    reasons = [decided.why for decided in _quiet_turn()]
    undone = [more for why in reasons for more in why.also if more.key == "bot-not-yet"]

    assert undone
    assert all(int(more.names["percent"]) < int(more.names["wanted"]) for more in undone)


def _quiet_turn() -> list[Decision]:
    """What an officer does who could run but had better wait."""
    for match in planner_positions("classic", 2, seed=1, every=1, rounds=60):
        seat = match.asked()[0]
        if seat == match.seats[SECURITY] or match.asking != "Movement":
            continue
        decided = make_bot("planner", 1).decide(Sight(match, seat))
        if any(more.key == "bot-not-yet" for more in decided.why.also):
            return [decided]
    return []
