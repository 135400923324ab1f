"""Builds with hatchling, as pip does it, but without a fresh environment for every build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.conftest import leave_out

ROOT = Path(__file__).parents[2]
PAGES = "colditz/web_dist/index.html"


def bring_hatchling(folder: Path) -> Path:
    """The build backend, installed beside everything else."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder), "hatchling>=1.33"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)  # noqa: S603
    if done.returncode:
        leave_out(f"hatchling cannot be installed: {done.stderr}")
    return folder


def build(kind: str, tree: Path, out: Path, hatchling: Path, **environment: str) -> tuple[Path, str]:
    """A wheel or an sdist of a tree, and what the build said."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    surroundings = {**os.environ, "PYTHONPATH": str(hatchling), **environment}
    done = subprocess.run(  # noqa: S603
        command, cwd=tree, env=surroundings, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    (made,) = out.iterdir()
    return made, done.stderr


def without_tools(folder: Path) -> str:
    """A path on which there is neither Node nor a C compiler."""
    folder.mkdir()
    for name in ("env", "uname"):
        found = shutil.which(name)
        if found:
            (folder / name).symlink_to(found)
    return str(folder)


def names_in(wheel: Path) -> list[str]:
    """What a wheel holds."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def text_in(wheel: Path, name: str) -> str:
    """A file of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(name).decode()
