"""A bot has no other eyes than its sight: nothing in `players/` reaches for what lies behind it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import colditz.players

FOLDER = Path(colditz.players.__file__).parent
SOURCES = sorted(path for path in FOLDER.rglob("*.py") if path != FOLDER / "sight.py")
HIDDEN = ("colditz.engine.state", "colditz.engine.game", "colditz.engine.chance", "colditz.rules", "colditz.testing")
TELLING = {"log", "position", "copy", "foretell", "taken", "play_out"}  # methods of a match that show its secrets
PEEPHOLES = {"getattr", "vars", "eval", "exec", "__import__"}
HARMLESS = {"_replace", "__name__"}  # public, whatever they look like


def imports(tree: ast.AST) -> list[str]:
    """Every module that is imported."""
    found = [f"{node.module}" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return found + [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]


def reaches(tree: ast.AST) -> list[str]:
    """Every private attribute of somebody else, every telling method, and every other way to look inside."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            own = isinstance(node.value, ast.Name) and node.value.id == "self"
            private = node.attr.startswith("_") and node.attr not in HARMLESS
            found += [node.attr] * (not own and (private or node.attr in TELLING))
        elif isinstance(node, ast.Name) and node.id in PEEPHOLES:
            found.append(node.id)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_bot_imports_nothing_that_holds_secrets(path: Path) -> None:
    found = imports(ast.parse(path.read_text(encoding="utf-8")))

    assert [module for module in found if module.startswith(HIDDEN)] == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_bot_reaches_for_nothing_private(path: Path) -> None:
    assert reaches(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "sight._match.view(seat)",
        "choices._game.state",
        "sight.imagine(1).log()",
        "getattr(sight, name)",
        "vars(sight)",
        "match.foretell(luck)",
    ],
)
def test_the_search_finds_whoever_peeks(line: str) -> None:
    assert reaches(ast.parse(line)) != []


def test_the_search_finds_forbidden_imports() -> None:
    tree = ast.parse("import colditz.engine.state\nfrom colditz.rules.knowledge.imagine import imagine\n")

    assert all(module.startswith(HIDDEN) for module in imports(tree))
    assert len(imports(tree)) == 2
