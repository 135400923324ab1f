"""What is loaded when: by the list of modules, which is the same on a busy machine."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import colditz

HEAVY = ("fastapi", "pydantic", "uvicorn", "asyncpg", "fluent", "babel", "pyarrow", "prometheus_client")
PROBE = "import json, sys; {}; print(json.dumps(sorted(sys.modules)), file=sys.stderr)"


def loaded_by(program: str) -> set[str]:
    command = [sys.executable, "-c", PROBE.format(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)  # noqa: S603 - our own
    found: list[str] = json.loads(done.stderr.splitlines()[-1])
    return set(found)


def test_the_package_alone_loads_nothing_of_its_own() -> None:
    assert {name for name in loaded_by("import colditz") if name.startswith("colditz.")} == set()


def test_playing_loads_neither_words_nor_server_nor_bots() -> None:
    modules = loaded_by("from colditz import new_game; new_game('classic', players=2)")

    assert not modules & {*HEAVY, "typer", "rich"}
    assert not [name for name in modules if name.startswith(("colditz.server", "colditz.players", "colditz.draw"))]


@pytest.mark.parametrize("words", ["['--help']", "['--version']"])
def test_help_and_version_load_no_command(words: str) -> None:
    modules = loaded_by(f"from colditz.cli.main import app; app({words}, standalone_mode=False)")

    ours = {name for name in modules if name.startswith("colditz.")}
    assert ours == {"colditz.cli", "colditz.cli.main", "colditz.engine", "colditz.engine.build"} | (
        {"colditz.model"} if "version" in words else set()
    )
    assert not modules & set(HEAVY)


def test_a_command_loads_no_other() -> None:
    modules = loaded_by("from colditz.cli.main import app; app(['rules', 'classic.34c.3'], standalone_mode=False)")

    assert not modules & {"fastapi", "uvicorn", "asyncpg", "pyarrow"}


@pytest.mark.parametrize("name", colditz.__all__)
def test_every_public_name_is_found_and_listed(name: str) -> None:
    assert getattr(colditz, name) is not None
    assert name in dir(colditz)


def test_a_name_that_is_not_there_is_refused_in_the_usual_way() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        _ = colditz.nonsense
