"""The examples in the documents run, and what the documents point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from colditz import EDITIONS
from colditz.players import LEVELS

ROOT = Path(__file__).parents[1]
WITH_EXAMPLES = ("README.md", "docs/researchers.md")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def python_blocks(path: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a document are one program, read from top to bottom; a bot that it adds stays with it."""
    monkeypatch.chdir(tmp_path)
    ours = set(LEVELS)
    blocks = python_blocks(ROOT / name)
    assert blocks
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks:
        exec(compile(block, name, "exec"), names)  # noqa: S102
    for added in LEVELS.keys() - ours:
        del LEVELS[added]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8"))
    near = [target for target in targets if "://" not in target]
    assert [target for target in near if not (path.parent / target).exists()] == []


@pytest.mark.parametrize(
    ("edition", "called"),
    [("classic", "the classic edition"), ("devir", "the Devir edition"), ("v3", "La fuga de Colditz 3.0")],
)
def test_the_players_page_lists_every_house_rule_of_an_edition(edition: str, called: str) -> None:
    text = (ROOT / "docs/players.md").read_text(encoding="utf-8")
    listed = text.split(f"## House rules of {called}\n")[1]
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", listed.split("\n## ")[0], re.MULTILINE))
    assert rows == {name: rule.says for name, rule in EDITIONS[edition].house_rules.items()}
