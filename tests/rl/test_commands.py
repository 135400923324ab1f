"""The commands that the pages for researchers show are run as they stand there, but for their budget."""

from __future__ import annotations

import re
import shlex
import shutil
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from colditz.cli.main import app
from colditz.rl.trained import WEIGHTS
from tests.test_readme import python_blocks

DOCS = Path(__file__).parents[2] / "docs"
SMALL = {"--games": "1", "--minutes": "0", "--practice": "1", "--players": "2", "--edition": "classic"}
IN_A_BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
IN_A_SENTENCE = re.compile(r"`(colditz (?:simulate|league|replay) [^`]+)`")
# What makes a command short besides: `colditz` and its verb, or a module that is run.
SHORT = {
    "simulate": ("--games", "1", "--rounds", "2", "--jobs", "1"),
    "league": ("--games", "1", "--rounds", "2", "--jobs", "1"),
    "colditz.rl.ppo": ("--measure", "1", "--length", "2"),
    "colditz.rl.imitation": ("--length", "2"),
    "colditz.rl.selfplay": ("--measure", "1", "--length", "2"),
}


def commands(page: str) -> list[list[str]]:
    """The words of every command of the page, one after another."""
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = [line for block in IN_A_BLOCK.findall(text) for line in block.splitlines()]
    return [shlex.split(command) for command in [*blocks, *IN_A_SENTENCE.findall(text)]]


def lay_out(folder: Path) -> None:
    """What the sentences of the pages speak of: a bot of one's own, a network, a game and the project's games."""
    (bot,) = [block for block in python_blocks(DOCS / "researchers.md") if "class Eager" in block]
    (folder / "eager.py").write_text(bot, encoding="utf-8")
    shutil.copy(WEIGHTS / "classic-2.npz", folder / "mine.npz")
    shutil.copytree(DOCS / "games", folder / "docs" / "games")
    shutil.copy(DOCS / "games" / "trained-classic-2.json", folder / "game.json")


def on_a_small_budget(words: list[str]) -> list[str]:
    """The same command with few games and no time."""
    name = words[2] if words[0] == "python" else words[1]
    found = [SMALL.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    return [*found, *SHORT.get(name, ())]


def run(words: list[str]) -> None:
    """A command of ours, in this process."""
    if words[:2] == ["python", "-m"]:
        module = import_module(words[2])
        module.main(*([words[3:]] if words[2] != "colditz.rl.curve" else words[3:]))
        return
    assert words[0] == "colditz", words
    told = CliRunner().invoke(app, words[1:])
    assert told.exit_code == 0, told.output


@pytest.mark.parametrize("page", ["researchers.md", "environments.md", "league.md"])
def test_every_command_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("COLDITZ_DATABASE", f"sqlite:///{tmp_path}/games.sqlite")
    lay_out(tmp_path)
    shown = commands(page)
    assert len(shown) > 1
    for words in shown:
        run(on_a_small_budget(words))
    named = {word for words in shown for before, word in pairwise(words) if before == "--out"}
    assert {path.name for path in tmp_path.iterdir()} >= named
