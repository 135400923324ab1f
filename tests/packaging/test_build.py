"""What people install carries the pages, and is plain Python with one line of reason where nothing compiles.

Compiling itself takes minutes: `make compiled` and `make wheels` do that.
"""

from __future__ import annotations

import os
import shutil
import tarfile
import time
from pathlib import Path

import pytest

from tests.conftest import leave_out
from tests.packaging.building import PAGES, ROOT, bring_hatchling, build, names_in, text_in, without_tools


@pytest.fixture(scope="module")
def hatchling(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bring_hatchling(tmp_path_factory.mktemp("hatchling"))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source tree with its built pages, as after `make web`."""
    if not (ROOT / "src" / PAGES).is_file():
        leave_out("the client is not built: `make web`")
    copy = tmp_path_factory.mktemp("tree") / "colditz"
    unwanted = shutil.ignore_patterns(".*", "node_modules", "tests", "docs", "build", "dist", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=unwanted)
    shutil.copy(ROOT / ".gitignore", copy)
    now = time.time()
    os.utime(copy / "src" / PAGES, (now, now))
    return copy


@pytest.fixture(scope="module")
def sdist(tree: Path, hatchling: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    out = tmp_path_factory.mktemp("sdist")
    made, _ = build("sdist", tree, out / "made", hatchling)
    with tarfile.open(made) as archive:
        archive.extractall(out / "unpacked", filter="data")
    (unpacked,) = (out / "unpacked").iterdir()
    return unpacked


def test_an_sdist_carries_the_pages_and_all_that_the_build_needs(sdist: Path) -> None:
    for name in (
        f"src/{PAGES}",
        "hatch_build.py",
        "hatch_records.py",
        "pyproject.toml",
        "web/package-lock.json",
        "src/colditz/py.typed",
    ):
        assert (sdist / name).is_file(), name


def test_a_wheel_of_an_sdist_needs_neither_node_nor_a_compiler(sdist: Path, hatchling: Path, tmp_path: Path) -> None:
    path = without_tools(tmp_path / "bin")

    wheel, said = build("wheel", sdist, tmp_path / "out", hatchling, PATH=path, CC="no-such-cc", COLDITZ_COMPILE="")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert PAGES in names_in(wheel)
    assert text_in(wheel, "colditz/why_plain.txt") == "no C compiler was found (no-such-cc)\n"
    about = [line for line in said.splitlines() if "plain Python" in line]
    assert about == [
        "Colditz is installed as plain Python, about four times slower: no C compiler was found (no-such-cc)."
    ]


def test_a_compiler_that_fails_does_not_stop_an_install(tree: Path, hatchling: Path, tmp_path: Path) -> None:
    """The C compiler is one that always fails; the lowest layer brings compiling as far as that."""
    small = tmp_path / "small"
    shutil.copytree(tree, small, ignore=shutil.ignore_patterns("engine", "rules", "players"))
    now = time.time()
    os.utime(small / "src" / PAGES, (now, now))
    wheel, said = build(
        "wheel", small, tmp_path / "out", hatchling, COLDITZ_COMPILE="", PYTHONNOUSERSITE="1", CC="false"
    )

    assert wheel.name.endswith("-py3-none-any.whl")
    assert PAGES in names_in(wheel)
    assert "false' failed" in text_in(wheel, "colditz/why_plain.txt")
    assert said.count("plain Python") == 1


def test_pages_that_cannot_be_built_stop_the_build_with_a_way_out(tree: Path, hatchling: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(tree, bare, ignore=shutil.ignore_patterns("web_dist"))
    given = {"PATH": without_tools(tmp_path / "bin"), "COLDITZ_COMPILE": "0"}

    with pytest.raises(AssertionError, match="Node, which is missing; COLDITZ_PAGES=0 leaves them out"):
        build("wheel", bare, tmp_path / "out", hatchling, **given)
    wheel, _ = build("wheel", bare, tmp_path / "out", hatchling, **given, COLDITZ_PAGES="0")

    assert PAGES not in names_in(wheel)
