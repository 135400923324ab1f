"""`colditz replay`: the story of a game file, and the proof that nothing in it was bent."""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from colditz import EDITIONS, BadPosition, BadSetup, GameError, Match, from_position, new_game
from colditz import replay as replay_log
from colditz.cli.main import app
from colditz.editions.verify import verify
from colditz.model.words import LANGUAGES
from colditz.testing.driving import step

SECRET = "0f" * 32
GAMES = Path(__file__).parents[1] / "games"


def colditz_replay(log: object, folder: Path, *options: str) -> Result:
    file = folder / "game.json"
    file.write_text(log if isinstance(log, str) else json.dumps(log), encoding="utf-8")
    return CliRunner().invoke(app, ["replay", str(file), *options], env={"COLUMNS": "200", "NO_COLOR": "1"})


def played(decisions: int, edition: str = "classic", **setup: Any) -> Match:
    match, choices = new_game(edition, **{"players": 3, "secret": SECRET, **setup}), Random(11)
    for _ in range(decisions):
        if not match.finished:
            step(match, choices)
    return match


def log_of(decisions: int, edition: str = "classic", **setup: Any) -> dict[str, Any]:
    log: dict[str, Any] = played(decisions, edition, **setup).log()
    return log


def place(log: dict[str, Any], begins: str, after: int = 0) -> int:
    """Where the first entry stands whose action begins so."""
    return next(at for at, entry in enumerate(log["actions"]) if at >= after and entry[1].startswith(begins))


def bent(log: dict[str, Any], at: int, action: str) -> dict[str, Any]:
    changed = deepcopy(log)
    changed["actions"][at][1] = action
    return changed


# --- what holds


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fair_game_is_proved(edition: str, tmp_path: Path) -> None:
    log = log_of(100_000, edition, rounds=8)
    result = colditz_replay(log, tmp_path, "--verify")
    assert result.exit_code == 0, result.stderr
    assert f"all {len(log['actions']):,} entries are legal" in result.stdout
    assert "the secret is the one fixed at the start, and every throw and draw follows from it" in result.stdout


def test_an_unfinished_game_is_proved_as_far_as_it_goes() -> None:
    assert verify(log_of(40)).key == "verify-fair"
    assert verify(log_of(0)).holds


def test_a_commitment_that_was_written_down_is_compared(tmp_path: Path) -> None:
    log = log_of(10)
    assert colditz_replay(log, tmp_path, "--verify", "--commitment", str(log["commitment"])).exit_code == 0
    result = colditz_replay(log, tmp_path, "--verify", "--commitment", "00" * 32)
    assert result.exit_code == 1
    assert "but you were promised 0000" in result.stderr


def test_a_game_from_a_seed_is_checked_against_it(tmp_path: Path) -> None:
    log = log_of(60, secret="", seed=9)
    assert "follows from the seed 9" in colditz_replay(log, tmp_path, "--verify").stdout
    assert verify({**log, "seed": 10}).key == "verify-bent"


def test_dice_by_hand_are_only_legal(tmp_path: Path) -> None:
    log = json.loads((GAMES / "escapes.json").read_text(encoding="utf-8"))
    assert "entered by hand" in colditz_replay(log, tmp_path, "--verify").stdout


def test_a_running_game_shows_no_secret_and_is_only_legal(tmp_path: Path) -> None:
    log = log_of(50)
    del log["secret"]
    result = colditz_replay(log, tmp_path, "--verify")
    assert result.exit_code == 0
    assert "The secret is not in the file yet" in result.stdout


def test_a_game_that_began_at_a_position_is_checked_from_there() -> None:
    log: dict[str, Any] = played(60).log()
    match, choices = from_position(played(60).position()), Random(2)
    for _ in range(30):
        step(match, choices)
    later = match.log()
    assert verify(later).key == "verify-fair"
    assert "position" not in log
    assert verify({**later, "secret": "0e" * 32}).key == "verify-wrong-secret"


# --- what does not


def test_bent_dice_are_found(tmp_path: Path) -> None:
    log = log_of(60)
    at = place(log, "Dice", after=len(log["actions"]) // 2)
    real = log["actions"][at][1]
    wished = "Dice 6 6" if real != "Dice 6 6" else "Dice 5 5"
    result = colditz_replay(bent(log, at, wished), tmp_path, "--verify")
    assert result.exit_code == 1
    assert f"Entry {at + 1} was tampered with: it says {wished}, but chance gave {real}." in result.stderr


def test_dice_that_are_no_dice_are_found() -> None:
    log = log_of(60)
    at = place(log, "Dice")
    assert verify(bent(log, at, "Dice 7 7")).key == "verify-bent"
    assert verify(bent(log, at, "Dies 7 7")).key == "verify-illegal"


def test_a_swapped_card_is_found(tmp_path: Path) -> None:
    log = log_of(400)
    at = place(log, "Deal")
    real = log["actions"][at][1]
    other = next(entry[1] for entry in log["actions"][at:] if entry[1].startswith("Deal") and entry[1] != real)
    result = colditz_replay(bent(log, at, other), tmp_path, "--verify")
    assert result.exit_code == 1
    assert f"Entry {at + 1} was tampered with: it says {other}, but chance gave {real}." in result.stderr


def test_a_wrong_secret_is_found(tmp_path: Path) -> None:
    log = {**log_of(30), "secret": "0e" * 32}
    result = colditz_replay(log, tmp_path, "--verify")
    assert result.exit_code == 1
    assert "The secret is not the one that was fixed at the start" in result.stderr


def test_a_secret_without_a_commitment_proves_nothing(tmp_path: Path) -> None:
    log = log_of(30)
    del log["commitment"]
    result = colditz_replay(log, tmp_path, "--verify")
    assert result.exit_code == 1
    assert "no commitment" in result.stderr


def test_a_log_that_is_cut_before_chance_answers_is_found(tmp_path: Path) -> None:
    log = log_of(60)
    at = place(log, "Dice", after=20)
    result = colditz_replay({**log, "actions": log["actions"][:at]}, tmp_path, "--verify")
    assert result.exit_code == 1
    assert f"cut off after entry {at}" in result.stderr


def test_a_throw_that_was_taken_out_is_found(tmp_path: Path) -> None:
    log = log_of(60)
    at = place(log, "Dice", after=20)
    entries = [*log["actions"][:at], *log["actions"][at + 1 :]]
    result = colditz_replay({**log, "actions": entries}, tmp_path, "--verify")
    assert result.exit_code == 1
    assert f"Before entry {at + 1}" in result.stderr


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_throw_or_draw_but_the_last_can_be_taken_out_unnoticed(edition: str) -> None:
    log = log_of(60, edition)
    last = max(at for at, entry in enumerate(log["actions"]) if entry[0] == "chance")
    for at in range(last):
        if log["actions"][at][0] == "chance":
            shorter = {**log, "actions": [*log["actions"][:at], *log["actions"][at + 1 :]]}
            assert not verify(shorter).holds


def test_an_illegal_action_is_found_with_its_reason(tmp_path: Path) -> None:
    log = log_of(60)
    at = place(log, "Throw")
    result = colditz_replay(bent(log, at, "EndTurn"), tmp_path, "--verify")
    assert result.exit_code == 1
    assert f"Entry {at + 1} (american: EndTurn) is not legal: " in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_is_in_the_readers_language(language: str, tmp_path: Path) -> None:
    says = {"en": "The file is valid", "es": "El archivo es válido", "it": "Il file è valido"}
    assert says[language] in colditz_replay(log_of(5), tmp_path, "--verify", "--language", language).stdout


# --- the story


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_has_a_line_for_every_action_and_the_result(language: str, tmp_path: Path) -> None:
    log = json.loads((GAMES / "escapes.json").read_text(encoding="utf-8"))
    result = colditz_replay(log, tmp_path, "--language", language)
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert len(lines) == len(log["actions"]) + 2
    assert [line.split(maxsplit=2)[2] for line in lines[1:-1] if "El reloj" not in line] == [
        action for seat, action in log["actions"] if seat != "clock"
    ]
    assert {"en": "The winner is American.", "es": "Gana ", "it": "Vince "}[language] in lines[-1]


def test_a_story_counts_the_rounds(tmp_path: Path) -> None:
    lines = colditz_replay(log_of(200), tmp_path).stdout.splitlines()
    rounds = [int(line.split()[0]) for line in lines[1:-1]]
    assert rounds == sorted(rounds)
    assert rounds[0] <= 1 < rounds[-1]
    assert lines[-1] == "The game is not finished."


def test_a_story_stops_where_it_breaks(tmp_path: Path) -> None:
    log = log_of(30)
    at = place(log, "Throw")
    result = colditz_replay(bent(log, at, "EndTurn"), tmp_path)
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == at + 1
    assert f"Entry {at + 1} (american: EndTurn) is not legal" in result.stderr


# --- help and what is no game file


def test_the_command_explains_itself() -> None:
    result = CliRunner().invoke(app, ["replay", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})
    assert result.exit_code == 0
    assert "--verify" in result.stdout


@pytest.mark.parametrize("options", [(), ("--verify",)])
@pytest.mark.parametrize(
    "text",
    ["", "dice", "[]", "7", "{}", '{"edition": "classic"}', "[" * 100_000, '{"edition": ["classic"], "players": {}}'],
    ids=["empty", "words", "list", "number", "object", "no-setup", "deep", "odd"],
)
def test_what_is_no_game_file_says_so(text: str, options: tuple[str, ...], tmp_path: Path) -> None:
    result = colditz_replay(text, tmp_path, *options)
    assert result.exit_code == 1
    assert "is not a game file" in result.stderr


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        result = CliRunner().invoke(app, ["replay", str(path), "--verify"])
        assert result.exit_code == 1
        assert "cannot be read" in result.stderr


def test_bytes_that_are_no_text_say_so(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00")
    result = CliRunner().invoke(app, ["replay", str(tmp_path / "game.json")])
    assert result.exit_code == 1
    assert "is not a game file" in result.stderr


def test_an_unknown_language_says_so(tmp_path: Path) -> None:
    result = colditz_replay(log_of(1), tmp_path, "--language", "xx")
    assert result.exit_code == 1
    assert "choose one of en, es, it" in result.stderr


ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
HONEST = log_of(20)


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from([*HONEST, "position", "unheard-of"]), ODD)
def test_any_field_may_be_nonsense(field: str, value: object) -> None:
    log = {**HONEST, field: value}
    for read in (replay_log, verify):
        with suppress(BadPosition, BadSetup, GameError):  # anything else fails
            read(log)
