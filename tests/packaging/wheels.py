"""The wheels that `make wheels` made: what they hold, and that they serve a page and play when they are installed."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.packaging.building import PAGES, ROOT, names_in

WHEELS = sorted((ROOT / os.environ.get("COLDITZ_WHEELS", "dist")).glob("*.whl"))
PROBE = """
from starlette.testclient import TestClient
from colditz import new_game
from colditz.engine.build import engine_text
from colditz.server.pages import add_pages
from fastapi import FastAPI
app = FastAPI()
add_pages(app)
page = TestClient(app).get("/").text
assert new_game("classic", players=2, seed=1).play_out(1) > 100
print(engine_text(), "with pages" if "/assets/" in page else "without pages")
"""


def test_there_is_one_for_this_platform_and_one_for_all() -> None:
    assert len(WHEELS) == 2
    assert [wheel.name.endswith("-py3-none-any.whl") for wheel in WHEELS].count(True) == 1


@pytest.mark.parametrize("wheel", WHEELS, ids=lambda wheel: wheel.name)
def test_a_wheel_holds_the_pages_and_is_compiled_as_it_says(wheel: Path) -> None:
    names = names_in(wheel)

    assert PAGES in names
    assert any(name.endswith((".so", ".pyd")) for name in names) != wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.endswith(".pyi")]


@pytest.mark.parametrize("wheel", WHEELS, ids=lambda wheel: wheel.name)
def test_an_installed_wheel_plays_and_serves(wheel: Path, tmp_path: Path) -> None:
    """What it needs beside itself it borrows from the environment of the tests."""
    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / "bin" / "python"
    (site,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    borrowed = next(path for path in sys.path if path.endswith("site-packages"))
    subprocess.run(  # noqa: S603
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site), str(wheel)], check=True
    )
    command = [str(python), "-c", f"import sys; sys.path.append({borrowed!r})\n{PROBE}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)  # noqa: S603

    expected = "plain Python" if wheel.name.endswith("-py3-none-any.whl") else "compiled"
    assert done.stdout.strip() == f"{expected} with pages", done.stderr
