"""docs/protocol.md: its bot plays a whole game, and its list of messages is the one that the server speaks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from colditz.server.errors import FAULTS
from colditz.server.manual import BEGINS, page
from tests.server.harness import Running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_made_from_the_messages() -> None:
    text = PAGE.read_text(encoding="utf-8")

    assert BEGINS in text
    assert page(text) == text
    assert all(f"| `{code}` |" in text for code in FAULTS)


def test_the_bot_of_the_page_plays_a_whole_game(server: Running, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    script = tmp_path / "bot.py"
    script.write_text(code.replace("127.0.0.1:8000", server.address), encoding="utf-8")

    done = subprocess.run(  # noqa: S603 - our own page
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The winners: ")
