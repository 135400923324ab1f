"""The description of the house matches the house."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from colditz.editions.ledgers import LEDGERS, load_ledger

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "colditz"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PACKAGES = sorted(path.parent.name for path in SOURCE.glob("*/__init__.py"))
MODULES = sorted(set(re.findall(r"`([a-z0-9_]+(?:/[a-z0-9_]+)*\.(?:py|toml|castle|ftl|css))`", ARCHITECTURE)))


def test_modules_are_named() -> None:
    assert len(MODULES) > 20


@pytest.mark.parametrize("module", MODULES)
def test_every_module_that_is_named_exists(module: str) -> None:
    assert (SOURCE / module).is_file() or (ROOT / module).is_file()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_is_described(package: str) -> None:
    assert f"`{package}/`" in ARCHITECTURE


@pytest.mark.parametrize("edition", LEDGERS)
def test_the_players_page_covers_what_only_sets_the_scene(edition: str) -> None:
    players = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    flavour = [entry.id for entry in load_ledger(edition).entries.values() if entry.flavour]
    assert [rule for rule in flavour if rule not in players] == []
