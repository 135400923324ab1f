"""What a position is worth, and how that is learned."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, new_game
from colditz.players import Sight
from colditz.players.planner import Planner
from colditz.players.prospects import WEIGHTS, chance, prospects
from colditz.testing.fit_prospects import OTHERS, Sample, fit, kept, loss, samples, solve
from tests.players.tables import planner_positions
from tests.scene import scene

AMERICAN = 1


def standing(seat: str, **more: object) -> float:
    game = scene(more.pop("pawns", ""), turn="british", points=3, **more)  # type: ignore[arg-type]
    return prospects(game.view(seat, listed=False), game.board)


def test_prospects_lie_between_lost_and_won() -> None:
    for edition in EDITIONS:
        for match in planner_positions(edition, 4, seed=3, every=60):
            assert all(0.0 <= prospects(match.view(seat, listed=False), match.board) <= 1.0 for seat in match.seats)


def test_a_kit_is_good_for_its_officer_and_bad_for_security() -> None:
    assert standing("british", kits="british") > standing("british")
    assert standing("security", kits="british") < standing("security")


def test_a_man_near_freedom_is_good_for_his_officer() -> None:
    near, far = ({"pawns": f"british-1@{place}", "kits": "british"} for place in ("od-e-02", "ic-r10-c10"))

    assert standing("british", **near) > standing("british", **far)
    assert standing("security", **near) < standing("security", **far)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    match = new_game("classic", 2, 1, rounds=1)
    while not match.finished:
        seat = match.asked()[0]
        match.play(seat, Planner().decide(Sight(match, seat)).action)

    found = {seat: prospects(match.view(seat), match.board) for seat in match.seats}
    assert found == {seat: float(seat in match.winners) for seat in match.seats}


def test_a_man_on_the_run_is_worth_less_beside_a_guard() -> None:
    alone, watched = ({"pawns": f"british-1@od-e-05 {guard}", "kits": "british"} for guard in ("", "guard-1@od-e-04"))

    assert standing("british", **watched) < standing("british", **alone)


def test_hope_fades_with_the_time_that_is_left() -> None:
    early, late = (standing("british", kits="british", rounds=50, round=number) for number in (10, 49))

    assert late < early


def test_a_third_man_is_less_likely_than_a_second() -> None:
    two, three = (scene(escapes=escapes, players=2) for escapes in (2, 3))

    assert chance(three.view("american"), three.board, AMERICAN) < chance(two.view("american"), two.board, AMERICAN)


# --- learning it


def test_samples_come_from_officers_with_as_many_facts_as_weights() -> None:
    rows = samples("osprey", 2, 4)

    assert len(rows) > 10
    assert {len(row.facts) - len(OTHERS) for row in rows} == {len(weights) for weights in WEIGHTS.values()}
    assert samples("osprey", 2, 4) == rows


def test_the_security_officer_fears_the_best_that_hidden_cards_could_be() -> None:
    """Three passes lead nowhere, but three cards might: he sees only their number."""
    match = scene(equipment={"american": "pass pass pass"}, kits="american", players=2)
    chances = {seat: chance(match.view(seat), match.board, AMERICAN) for seat in match.seats}

    assert chances["security"] > chances["american"]


def test_a_small_system_is_solved() -> None:
    assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_what_is_hard_about_an_edition_is_spread_over_all() -> None:
    assert kept([1.0, 2.0, *[0.5] * len(OTHERS)]) == [1.0 + 0.5 * len(OTHERS) / len(EDITIONS), 2.0]


def test_the_fit_finds_what_made_the_difference() -> None:
    rows = [
        Sample(1, (1.0, float(number)), number > 0 or number == other) for number in (-2, -1, 1, 2) for other in (-1, 5)
    ]
    weights = fit(rows)

    assert weights[1] > 0
    assert loss(weights, rows) < loss([0.0, 0.0], rows)
