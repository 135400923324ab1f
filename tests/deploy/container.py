"""The steps of the container file, run on this machine where there is no builder of containers.

`python -m tests.deploy.container` copies the source tree, runs every RUN of the first stage in it with the container's
folders put elsewhere, starts the server as the container would, and asks it how it is. Packages of the system are not
installed: this machine must have them.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Containerfile"
KNOWN = frozenset(
    {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
)
OF_THE_SYSTEM = ("apt-get ", "useradd ")  # what a container needs and this machine has
PATIENCE = 60.0


class Step(NamedTuple):
    """One instruction of a container file."""

    word: str
    rest: str


def steps(text: str) -> list[list[Step]]:
    """The instructions of each stage; lines that go on are put together."""
    whole = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    found = [Step(*line.split(" ", 1)) for line in whole.splitlines() if line.strip()]
    unknown = {step.word for step in found} - KNOWN
    if unknown:
        raise ValueError(f"{sorted(unknown)} cannot be tried here: teach this file what they do")
    stages: list[list[Step]] = []
    for step in found:
        stages += [[]] if step.word == "FROM" else []
        stages[-1].append(step)
    return stages


def value_of(stage: list[Step], word: str) -> str:
    """What an instruction of a stage says."""
    return next(step.rest for step in stage if step.word == word)


def environment(stage: list[Step], installed: Path, data: Path) -> dict[str, str]:
    """The variables of a stage, with its folders put elsewhere."""
    pairs = [pair.split("=", 1) for pair in shlex.split(value_of(stage, "ENV").replace("$PATH", os.environ["PATH"]))]
    moved = {"/opt/colditz": str(installed), "/var/lib/colditz": str(data)}
    return {name: _moved(value, moved) for name, value in pairs}


def _moved(text: str, moved: dict[str, str]) -> str:
    for old, new in moved.items():
        text = text.replace(old, new)
    return text


def build(stage: list[Step], source: Path, installed: Path) -> None:
    """Run what the first stage runs, but for what is of the system."""
    for step in stage:
        if step.word != "RUN" or step.rest.startswith(OF_THE_SYSTEM):
            continue
        command = _moved(step.rest, {"/opt/colditz": str(installed)})
        command = command.replace("python -m venv", f"{sys.executable} -m venv", 1)
        print(f"RUN {command}", flush=True)
        subprocess.run(["/bin/sh", "-ec", command], cwd=source, check=True)  # noqa: S603 - the file's own words


def serve_and_ask(stage: list[Step], installed: Path, data: Path, port: int) -> None:
    """Start the server as the container does, on another port, and run its health check until it is well."""
    variables = {**os.environ, **environment(stage, installed, data)}
    entry, words = (json.loads(value_of(stage, word)) for word in ("ENTRYPOINT", "CMD"))
    command = [str(installed / "bin" / entry[0]), *entry[1:], *(word.replace("8000", str(port)) for word in words)]
    command[command.index("0.0.0.0")] = "127.0.0.1"  # noqa: S104 - nobody else need reach it here
    check = json.loads(value_of(stage, "HEALTHCHECK").split("CMD ", 1)[1])
    check = [str(installed / "bin" / check[0]), *(word.replace("8000", str(port)) for word in check[1:])]
    with subprocess.Popen(command, env=variables) as server:  # noqa: S603 - the file's own words
        try:
            until = time.monotonic() + PATIENCE
            while subprocess.run(check, env=variables, stderr=subprocess.DEVNULL, check=False).returncode:  # noqa: S603
                if server.poll() is not None or time.monotonic() > until:
                    raise RuntimeError("the server of the container does not become well")
                time.sleep(0.2)
        finally:
            server.terminate()


def files_of(source: Path) -> Iterator[Path]:
    """What a builder would copy: the files of the project, not what was built from them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=source, capture_output=True, check=True)  # noqa: S607
    yield from (Path(name) for name in listed.stdout.decode().split("\0") if name and (source / name).is_file())


def main() -> None:
    """Build and try it in a folder that is thrown away."""
    from colditz.testing.wire_client import free_port  # noqa: PLC0415 - only where the project is installed

    first, last = steps(FILE.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="colditz-container-") as folder:
        source, installed, data = (Path(folder) / name for name in ("source", "installed", "data"))
        for path in files_of(ROOT):
            (source / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, source / path)
        data.mkdir()
        build(first, source, installed)
        serve_and_ask(last, installed, data, free_port())
    print("the container's steps were run, and its server is well")


if __name__ == "__main__":
    main()
