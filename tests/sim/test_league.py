"""The league: ratings that are right, games that are played once, and tables that say what happened."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from colditz.cli.main import app
from colditz.players import FROZEN, make_bot
from colditz.players.random_bot import RandomBot
from colditz.sim.cell import BadRun
from colditz.sim.league import LeagueFile, paired, pairings, played_of, result_of, standings
from colditz.sim.league import Result as Played
from colditz.sim.ratings import ELO, MIDDLE, Score, inverse, rate, sign_test

TRUE = {("security", "a"): 0.6, ("security", "b"): -0.4, ("escape", "a"): 0.3, ("escape", "b"): -0.5}


def league(*words: str) -> Result:
    return CliRunner().invoke(app, ["league", *words], env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})


SHORT = ("--games", "3", "--players", "2", "--rounds", "2", "--jobs", "1", "--bots", "random,planner")


# --- ratings


def test_many_games_give_back_the_ratings_that_they_were_drawn_from() -> None:
    chance = {(a, b): 1 / (1 + math.exp(TRUE["escape", b] - TRUE["security", a])) for a in "ab" for b in "ab"}
    scores = {pair: Score(round(200_000 * share), 200_000) for pair, share in chance.items()}
    middle = (TRUE["security", "a"] + TRUE["escape", "a"]) / 2
    for rating in rate(scores, "a"):
        assert rating.points == pytest.approx(MIDDLE + ELO * (TRUE[rating.side, rating.bot] - middle), abs=1)
        assert rating.high - rating.low < 10


def test_the_intervals_hold_the_true_rating_as_often_as_they_say() -> None:
    luck, held, asked = Random(5), 0, 0
    middle = (TRUE["security", "a"] + TRUE["escape", "a"]) / 2
    for _ in range(300):
        scores = {}
        for a, b in [(a, b) for a in "ab" for b in "ab"]:
            chance = 1 / (1 + math.exp(TRUE["escape", b] - TRUE["security", a]))
            scores[a, b] = Score(sum(luck.random() < chance for _ in range(60)), 60)
        for rating in rate(scores, "a"):
            true = MIDDLE + ELO * (TRUE[rating.side, rating.bot] - middle)
            held += rating.low <= true <= rating.high
            asked += 1
    assert 0.93 < held / asked < 0.98


def test_whoever_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    ratings = {
        (each.side, each.bot): each for each in rate({("a", "a"): Score(10, 20), ("a", "b"): Score(20, 20)}, "a")
    }
    lost = ratings["escape", "b"]
    assert lost.points < ratings["escape", "a"].points - 400
    assert lost.high - lost.low > 400
    assert math.isfinite(lost.points)


def test_the_anchor_stands_in_the_middle_of_its_two_roles() -> None:
    found = rate({("a", "a"): Score(30, 40), ("a", "b"): Score(35, 40), ("b", "a"): Score(5, 40)}, "a")
    assert sum(each.points for each in found if each.bot == "a") / 2 == pytest.approx(MIDDLE)
    assert [each.bot for each in found if each.side == "security"] == ["a", "b"]


def test_an_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 2.0]]
    found = inverse(matrix)
    for row in range(3):
        for column in range(3):
            product = sum(matrix[row][each] * found[each][column] for each in range(3))
            assert product == pytest.approx(float(row == column))


@pytest.mark.parametrize(("first", "second", "chance"), [(0, 0, 1.0), (5, 5, 1.0), (10, 0, 2 / 1024), (3, 1, 0.625)])
def test_the_sign_test_is_that_of_the_books(first: int, second: int, chance: float) -> None:
    assert sign_test(first, second) == pytest.approx(chance)
    assert sign_test(second, first) == pytest.approx(chance)


def test_bots_are_compared_in_the_same_games() -> None:
    results = [
        Played("classic", 2, bot, "a", number, "security" if number < wins else "escape", 9)
        for bot, wins in (("a", 2), ("b", 5))
        for number in range(6)
    ]
    (security,) = [each for each in paired(results, "a") if each.side == "security"]
    assert (security.bot, security.only_bot, security.only_beside, security.games) == ("b", 3, 0, 6)


# --- playing


def test_everybody_plays_everybody_in_both_roles() -> None:
    cells = pairings("classic,osprey", "2,3", ["random", "planner"])
    assert len({cell.key() for cell in cells}) == len(cells) == 16
    assert {cell.bots for cell in cells if cell.players == 3} == {
        (first, second, second) for first in ("random", "planner") for second in ("random", "planner")
    }
    with pytest.raises(BadRun, match="named twice"):
        pairings("classic", "2", ["random", "random"])


def test_a_league_tells_its_ratings_and_goes_on_in_its_file(tmp_path: Path) -> None:
    out = tmp_path / "league.jsonl"
    (first,) = json.loads(league(*SHORT, "--out", str(out), "--json").stdout)
    lines = out.read_text(encoding="utf-8").splitlines()

    assert len(first["ratings"]) == 4
    assert sum(each["games"] for each in first["pairings"]) == 12
    assert len(lines) == 1 + 12
    assert json.loads(lines[0]) == {"league": {"seed": 0, "rounds": 2}}

    (again,) = json.loads(league(*SHORT, "--out", str(out), "--json").stdout)
    assert again == first
    assert out.read_text(encoding="utf-8").splitlines() == lines

    more = ("--bots", "random,planner,raider", "--jobs", "2")
    (wider,) = json.loads(league(*SHORT, *more, "--out", str(out), "--json").stdout)
    assert len(out.read_text(encoding="utf-8").splitlines()) == 1 + 27
    assert wider == json.loads(league(*SHORT, *more, "--json").stdout)[0]


def test_a_league_tells_of_everything_that_it_kept_if_that_is_wanted(tmp_path: Path) -> None:
    out, page = tmp_path / "league.jsonl", tmp_path / "page.md"
    page.write_text("<!-- league begins -->\n<!-- league ends -->\n", encoding="utf-8")
    later = ("--edition", "osprey", "--games", "1", "--out", str(out))
    league(*SHORT, *later)
    few = ("--bots", "planner,raider", "--games", "1", "--out", str(out))
    told = league(*SHORT, *few, "--kept", "--json", "--write", str(page))
    classic, osprey = json.loads(told.stdout)

    assert (classic["edition"], osprey["edition"]) == ("classic", "osprey")
    assert sum(each["games"] for each in classic["pairings"]) == 4
    assert {each["bot"] for each in osprey["ratings"]} == {"random", "planner"}
    assert f"--seed 0 --rounds 2 --out {out.name} --kept" in page.read_text(encoding="utf-8")
    assert len(json.loads(league(*SHORT, *few, "--json").stdout)) == 1
    assert "name it with --out" in league(*SHORT, "--kept").stderr


def test_what_was_torn_is_played_again(tmp_path: Path) -> None:
    out = tmp_path / "league.jsonl"
    whole = league(*SHORT, "--out", str(out), "--json").stdout
    text = out.read_text(encoding="utf-8")
    out.write_text(text[:-20], encoding="utf-8")
    assert league(*SHORT, "--out", str(out), "--json").stdout == whole
    assert sorted(out.read_text(encoding="utf-8").splitlines()) == sorted(text.splitlines())


def test_a_kept_game_is_the_game_that_was_played() -> None:
    result = Played("osprey", 4, "planner", "random", 7, "escape", 12)
    assert result_of(played_of(result, 1).game) == result


def test_other_settings_and_other_files_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "league.jsonl"
    league(*SHORT, "--out", str(out))
    assert "other settings" in league(*SHORT, "--seed", "5", "--out", str(out)).stderr
    out.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(BadRun, match="holds no league"):
        LeagueFile(out, {})
    assert league("--bots", "nobody").exit_code == 2
    assert "no mark" in league(*SHORT, "--write", str(out)).stderr


def test_the_tables_are_put_into_a_document(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- league begins -->\nlast year\n<!-- league ends -->\nafter\n", encoding="utf-8")
    found = league(*SHORT, "--write", str(page))
    text = page.read_text(encoding="utf-8")

    assert found.exit_code == 0, found.stderr
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "last year" not in text
    assert "colditz league --edition classic --players 2 --games 3 --bots random,planner --seed 0 --rounds 2" in text
    assert "| as Security Officer | `planner` |" in text
    assert "### classic, 2 players" in found.stdout


def test_bots_of_earlier_days_play_in_leagues_but_not_in_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FROZEN, "random-of-old", RandomBot)
    assert isinstance(make_bot("random-of-old", 3), RandomBot)
    found = league(*SHORT, "--bots", "random,random-of-old", "--json")
    ratings = json.loads(found.stdout)[0]["ratings"]
    assert {each["bot"] for each in ratings} == {"random", "random-of-old"}


def test_without_a_planner_the_first_by_name_is_the_yardstick() -> None:
    results = [Played("classic", 2, "b", "c", 0, "security", 3)]
    assert standings(results)[0].anchor == "b"
    assert standings(results, "c")[0].anchor == "c"
