"""The `colditz` command: what it prints, and how it says no."""

from __future__ import annotations

import json
from importlib import import_module, metadata
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from colditz.cli.main import COMMANDS, app, loaded
from colditz.editions.ledgers import LEDGERS, load_ledger
from colditz.engine.build import engine_text


def colditz(*words: str) -> Result:
    return CliRunner().invoke(app, words, env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})


# --- help


def test_help_names_every_command() -> None:
    result = colditz("--help")
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_of_each_what_it_says_of_itself(name: str) -> None:
    assert " ".join(loaded(name).help.split()) == COMMANDS[name][2]
    assert hasattr(import_module(f"colditz.cli.{COMMANDS[name][0]}"), COMMANDS[name][1])


def test_a_command_that_is_not_there_is_refused_with_one_that_is() -> None:
    result = colditz("simulat")

    assert result.exit_code == 2
    assert "Did you mean 'simulate'?" in result.stderr


def test_the_version_says_how_the_engine_was_built() -> None:
    result = colditz("--version")

    assert result.exit_code == 0
    assert result.stdout.startswith(f"colditz {metadata.version('colditz')}, engine: {engine_text()}")


@pytest.mark.parametrize("words", [("play",), ("rules",), ("board",), ("board", "check"), ("board", "draw")])
def test_every_command_explains_itself(words: tuple[str, ...]) -> None:
    assert colditz(*words, "--help").exit_code == 0


@pytest.mark.parametrize("option", ["--edition", "--players", "--seat", "--bots", "--port", "--no-browser"])
def test_play_has_its_options(option: str) -> None:
    assert option in colditz("play", "--help").stdout


@pytest.mark.parametrize("option", ["--host", "--port", "--database", "--workers"])
def test_serve_has_its_options(option: str) -> None:
    assert option in colditz("serve", "--help").stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "--edition", "nonsense"), "there is no edition 'nonsense'; choose one of classic"),
        (("play", "--players", "9"), "classic is for 2 to 6 players, not 9"),
        (("play", "--players", "2", "--seat", "polish"), "there is no seat 'polish' with 2 players"),
        (("play", "--bots", "nonsense"), "there is no bot 'nonsense'; choose one of random"),
        (("serve", "--workers", "2", "--port", "0"), "several workers share games only in PostgreSQL"),
        (("serve", "--database", "nonsense", "--port", "0"), "no database has an address that begins with"),
        (("serve", "--set", "nonsense=1"), "there is no setting 'nonsense'; there are frame, rate"),
        (("serve", "--set", "burst=many"), "burst must be a number, not 'many'"),
        (("serve", "--set", "burst=0"), "burst must be more than 0"),
        (("serve", "--set", "rate=nan"), "rate must be more than 0"),
        (("serve", "--database", "postgresql://club:secret@127.0.0.1:door/games"), "PostgreSQL refuses this address"),
    ],
)
def test_what_cannot_be_served_is_said_plainly(words: tuple[str, ...], says: str) -> None:
    result = colditz(*words)

    assert result.exit_code == 2
    assert says in result.stderr


def test_an_address_that_is_not_ours_is_said_plainly(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    result = colditz("serve", "--host", "256.0.0.1", "--port", "0", "--database", database)

    assert result.exit_code == 2
    assert "cannot listen on 256.0.0.1" in result.stderr


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_that_cannot_be_is_said_plainly(tmp_path: Path, port: str) -> None:
    result = colditz("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'games.sqlite'}")

    assert result.exit_code == 2
    assert f"there is no port {port}: choose one from 1 to 65535" in result.stderr


# --- rules


def test_a_rule_is_shown_with_how_to_check_it() -> None:
    lines = colditz("rules", "classic.34c.3").stdout.splitlines()
    assert lines[0] == f"classic.34c.3  {load_ledger('classic')['classic.34c.3'].text}"
    assert lines[1].startswith("  how to check it: ")


def test_a_ruling_is_shown_with_its_reasons() -> None:
    text = colditz("rules", "classic.ruling.2").stdout
    assert "  why: " in text
    assert "  alternatives: " in text


@pytest.mark.parametrize(("rule", "help_"), [("classic.99.9", "--edition classic"), ("chess.1", ", ".join(LEDGERS))])
def test_an_unknown_rule_is_refused_with_a_way_out(rule: str, help_: str) -> None:
    result = colditz("rules", rule)
    assert result.exit_code == 2
    assert help_ in result.stderr


@pytest.mark.parametrize("edition", LEDGERS)
def test_an_edition_is_listed_entry_by_entry(edition: str) -> None:
    result = colditz("rules", "--edition", edition)
    assert result.exit_code == 0
    assert all(f"{rule}  " in result.stdout for rule in load_ledger(edition).entries)


def test_an_unknown_edition_is_refused() -> None:
    result = colditz("rules", "--edition", "chess")
    assert result.exit_code == 2
    assert "chess" in result.stderr


def test_json_holds_every_entry() -> None:
    entries = json.loads(colditz("rules", "--edition", "devir", "--json").stdout)
    assert [entry["id"] for entry in entries] == list(load_ledger("devir").entries)


@pytest.mark.parametrize(("language", "label"), [("es", "cómo comprobarlo"), ("it", "come verificarlo")])
def test_a_rule_is_told_in_the_readers_language(language: str, label: str) -> None:
    text = colditz("rules", "classic.34c.3", "--language", language).stdout
    told = load_ledger("classic", language)["classic.34c.3"].text
    assert text.startswith(f"classic.34c.3  {told}\n")
    assert f"  {label}: " in text
    assert load_ledger("classic")["classic.34c.3"].text not in text


@pytest.mark.parametrize("edition", LEDGERS)
def test_every_edition_is_read_in_spanish(edition: str) -> None:
    text = colditz("rules", "--edition", edition, "--language", "es").stdout

    assert not text.startswith("El texto de las reglas está en inglés.")
    assert next(iter(load_ledger(edition, "es").entries.values())).text.split(".")[0] in text


def test_json_speaks_the_readers_language_too() -> None:
    plain = json.loads(colditz("rules", "classic.34c.3", "--json").stdout)
    spoken = json.loads(colditz("rules", "classic.34c.3", "--json", "--language", "it").stdout)
    assert [entry["id"] for entry in plain] == [entry["id"] for entry in spoken] == ["classic.34c.3"]
    assert spoken[0]["text"] == load_ledger("classic", "it")["classic.34c.3"].text


def test_a_language_we_do_not_speak_is_refused() -> None:
    result = colditz("rules", "classic.34c.3", "--language", "de")
    assert result.exit_code == 2
    assert "en, es, it" in result.stderr


# --- board


def test_the_board_agrees_with_the_rulebooks() -> None:
    assert colditz("board", "check", "--edition", "classic").exit_code == 0


def test_a_board_that_is_not_there_cannot_be_checked() -> None:
    assert colditz("board", "check", "--edition", "chess").exit_code == 2


def test_the_board_is_drawn_into_a_file(tmp_path: Path) -> None:
    out = tmp_path / "castle.svg"
    assert colditz("board", "draw", "--out", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")


def test_an_unknown_light_is_refused(tmp_path: Path) -> None:
    result = colditz("board", "draw", "--out", str(tmp_path / "castle.svg"), "--palette", "dusk")
    assert result.exit_code == 2
    assert not list(tmp_path.iterdir())


def test_bench_measures_the_engine_beside_another(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text("before\n<!-- bench begins -->\nold\n<!-- bench ends -->\nafter\n", encoding="utf-8")

    words = ("--edition", "classic", "--players", "4", "--seconds", "0.01", "--rounds", "1", "--write", str(document))
    result = colditz("bench", *words)

    assert result.exit_code == 0
    assert "classic, 4 players, playout by drawing" in result.output
    assert "catanatron, random" in result.output
    written = document.read_text(encoding="utf-8")
    assert written.startswith("before\n<!-- bench begins -->\n")
    assert written.endswith("<!-- bench ends -->\nafter\n")
    assert "old" not in written
    assert "| classic, 4 |" in written


def test_bench_refuses_an_edition_that_is_not_there() -> None:
    result = colditz("bench", "--edition", "chess")

    assert result.exit_code == 2
    assert "chess" in result.stderr


def test_a_document_without_marks_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text("no marks\n", encoding="utf-8")

    result = colditz("bench", "--write", str(document))

    assert result.exit_code == 2
    assert "has no mark <!-- bench begins -->" in result.stderr
