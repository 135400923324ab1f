"""Best answers: who won most against everybody, and what can be said of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from colditz.cli.main import app
from colditz.rl.network import Network
from colditz.sim.answers import best_answers
from colditz.sim.cell import BadRun
from colditz.sim.league import pairings
from colditz.sim.ratings import Score
from colditz.sim.summary import wilson

# how often Security won, by its bot and that of the officers
SCORES = {
    ("strong", "strong"): Score(50, 100),
    ("strong", "weak"): Score(90, 100),
    ("weak", "strong"): Score(20, 100),
    ("weak", "weak"): Score(60, 100),
}


def test_the_best_answer_to_everybody_is_found_in_both_roles() -> None:
    found = {(each.side, each.bot): (each.by, each.won, each.games, each.tried) for each in best_answers(SCORES)}

    assert found == {
        ("security", "strong"): ("strong", 50, 100, 2),
        ("security", "weak"): ("strong", 80, 100, 2),
        ("escape", "strong"): ("strong", 50, 100, 2),
        ("escape", "weak"): ("strong", 90, 100, 2),
    }
    assert [each.bot for each in best_answers(SCORES)] == ["strong", "weak", "strong", "weak"]  # by what they lose


def test_answers_that_did_as_well_are_counted() -> None:
    found, *_ = best_answers({("a", by): Score(won, 10) for by, won in (("d", 2), ("b", 2), ("c", 9))})

    assert (found.bot, found.by, found.won, found.equals, found.tried) == ("a", "b", 8, 1, 3)


def test_an_answer_of_few_games_is_not_the_best() -> None:
    (found,) = best_answers({("a", "many"): Score(30, 100), ("a", "few"): Score(0, 1)})[:1]

    assert (found.side, found.bot, found.by) == ("security", "a", "many")


def test_the_more_answers_are_tried_the_wider_is_the_interval() -> None:
    one, *_ = best_answers({("a", "b"): Score(40, 100)})
    three, *_ = best_answers({("a", name): Score(40, 100) for name in "bcd"})

    assert one.rate == pytest.approx(wilson(60, 100), abs=1e-5)
    assert three.rate.low < one.rate.low < 0.6 < one.rate.high < three.rate.high


def test_the_bound_is_seldom_wrong_though_it_is_of_the_luckiest() -> None:
    luck, wrong, true = Random(3), 0, 0.5
    for _ in range(400):
        scores = {("a", str(by)): Score(sum(luck.random() < true for _ in range(60)), 60) for by in range(8)}
        wrong += best_answers(scores)[0].rate.low > true
    assert wrong <= 400 * 0.05


def test_answers_play_against_all_others_and_not_among_themselves() -> None:
    cells = pairings("classic", "2", ["planner", "random"], None, ["raider", "hoarder"])
    pairs = {cell.bots for cell in cells}

    assert len(cells) == len(pairs) == 4 + 2 * 2 * 2
    assert ("raider", "planner") in pairs
    assert ("random", "hoarder") in pairs
    assert ("raider", "hoarder") not in pairs
    with pytest.raises(BadRun, match="named twice"):
        pairings("classic", "2", ["planner"], None, ["planner"])


def test_a_league_tells_how_far_everybody_can_be_exploited(tmp_path: Path) -> None:
    page, learned = tmp_path / "page.md", tmp_path / "learned.npz"
    page.write_text("<!-- league begins -->\n<!-- league ends -->\n", encoding="utf-8")
    Network.new(hidden=4, seed=2).save(learned, {})
    words = ["--bots", "planner,random", "--answers", str(learned), "--games", "3", "--rounds", "40", "--jobs", "1"]
    told = CliRunner().invoke(app, ["league", *words, "--json", "--write", str(page)])
    assert told.exit_code == 0, told.output
    (table,) = json.loads(told.stdout)

    answers = {(each["side"], each["bot"]): each for each in table["answers"]}
    assert answers["security", "random"]["by"] == "planner"
    assert answers["security", "random"]["tried"] == 3
    assert answers["security", str(learned)]["tried"] == 2  # it does not play itself
    assert {"won", "games", "rate", "low", "high"} <= set(answers["escape", "planner"])
    text = page.read_text(encoding="utf-8")
    assert "| role | bot | loses at least | best answer of those tried | it won |" in text
    assert f"--answers {learned}" in text
