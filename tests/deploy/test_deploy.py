"""The files for hosts are valid: units by systemd itself where it is there, and every option is one that exists."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from colditz.cli.main import loaded
from colditz.testing.wire_client import free_port
from tests.conftest import leave_out
from tests.deploy import container

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("colditz*.*") if path.suffix in (".service", ".timer"))
WORDS = re.compile(r"(--[a-z-]+)")


def options_of(command: str) -> set[str]:
    return {word for parameter in loaded(command).params for word in parameter.opts}


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_every_unit(unit: str, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        leave_out("systemd-analyze is not here")
    for path in DEPLOY.glob("colditz*.*"):
        text = path.read_text(encoding="utf-8").replace("/opt/colditz/bin/colditz", "/bin/true")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    command = [analyze, "verify", "--recursive-errors=no", "--man=no", str(tmp_path / unit)]
    found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)  # noqa: S603
    assert [line for line in found.stderr.splitlines() if unit in line] == []
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_units_use_options_that_exist(unit: str) -> None:
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    command = re.search(r"bin/colditz (\w+)", text)
    assert command is not None
    line = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    assert set(WORDS.findall(line)) <= options_of(command[1])


def test_the_compose_file_starts_a_server_with_its_database() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    command, *words = services["colditz"]["command"]

    assert {word.split("=")[0] for word in words} <= options_of(command)
    assert services["colditz"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert (DEPLOY.parent / "deploy" / services["colditz"]["build"]["dockerfile"].split("/")[1]).is_file()
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = {line.split("=")[0] for line in (DEPLOY / "env.example").read_text(encoding="utf-8").splitlines()}
    assert named == given


def test_the_container_runs_as_nobody_special_and_says_how_it_is() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    last = text.rsplit("FROM ", 1)[1]

    assert re.search(r"^USER colditz$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert "COLDITZ_COMPILE=${COLDITZ_COMPILE:-1}" in text
    serve = re.search(r'^CMD \["serve", (.*)\]$', last, re.MULTILINE)
    assert serve is not None
    assert set(WORDS.findall(serve[1])) <= options_of("serve")


def test_every_step_of_the_container_file_is_known() -> None:
    first, last = container.steps(container.FILE.read_text(encoding="utf-8"))

    assert [step.word for step in first] == ["FROM", "RUN", "WORKDIR", "COPY", "RUN"]
    assert [step.rest.split()[0] for step in first if step.word == "RUN"] == ["apt-get", "python"]
    assert last[-1].word == "CMD"
    with pytest.raises(ValueError, match="ONBUILD"):
        container.steps("FROM x\nONBUILD RUN y\n")


def test_the_container_s_server_starts_and_its_health_check_passes(tmp_path: Path) -> None:
    """With the program that is installed here; `make container` installs it as the container does."""
    _, last = container.steps(container.FILE.read_text(encoding="utf-8"))

    container.serve_and_ask(last, Path(sys.prefix), tmp_path, free_port())

    assert (tmp_path / "games.sqlite").is_file()
