"""What the client believes about the server is what the server says of itself."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from colditz.model.cards import Card
from colditz.server.wire import schema_text
from tests.browser.conftest import ROOT

WEB = ROOT / "web"
ENGLISH = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/colditz/locale/en").glob("*.ftl")))


def test_the_wire_types_are_current() -> None:
    node = shutil.which("node") or shutil.which("node", path=ROOT / ".venv" / "bin")
    if node is None:
        pytest.fail("these tests need Node; `make web` gets it")
    made = subprocess.run(  # noqa: S603 - our own script
        [node, "scripts/types.js"], cwd=WEB, input=schema_text(), capture_output=True, text=True, check=True, timeout=60
    )

    assert made.stdout == (WEB / "src/net/wire.ts").read_text(encoding="utf-8"), "`make types` writes them anew"


def test_the_client_knows_every_card() -> None:
    text = (WEB / "src/words/cards.ts").read_text(encoding="utf-8")
    known = {int(number): title for number, title in re.findall(r'^  (\d+): "([a-z-]+)",', text, re.MULTILINE)}

    assert known == {int(card): card.title for card in Card}


def test_every_key_that_the_client_speaks_has_words() -> None:
    known = set(re.findall(r"^([a-z][a-z0-9-]*) =", ENGLISH, re.MULTILINE))
    files = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    sources = [path for path in files if not path.name.endswith(".test.ts")]
    spoken = {
        key for path in sources for key in re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }

    assert len(spoken) > 100
    assert sorted(spoken - known) == []


def test_no_file_of_the_client_is_long() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    long = {
        path.name: lines
        for path in sources
        if path.name != "wire.ts" and (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }

    assert long == {}
