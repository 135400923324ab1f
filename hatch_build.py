"""Builds the wheel; with COLDITZ_COMPILE=1 the hot layers go into it compiled by mypyc, from the same sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LAYERS = ("model", "engine", "rules")
# Read once at the start or seldom used: nothing is gained by compiling these.
LEFT_PLAIN = {"__init__", "builder", "ledger", "notation", "position", "records", "words"}


class CompileHook(BuildHookInterface[Any]):
    """Adds compiled modules to the wheel when asked to."""

    def wanted(self) -> bool:
        """Only wheels are compiled, and only on request."""
        return self.target_name == "wheel" and os.environ.get("COLDITZ_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What the compiler needs at build time."""
        return ["mypy[mypyc]>=1.18", "setuptools", "fluent.runtime"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a scratch folder and put the libraries beside their sources."""
        if not self.wanted() or version == "editable":
            return
        scratch = Path(tempfile.mkdtemp(prefix="colditz-"))
        shutil.copytree(Path(self.root) / "src" / "colditz", scratch / "colditz")
        modules = [
            str(path.relative_to(scratch))
            for layer in LAYERS
            for path in sorted((scratch / "colditz" / layer).rglob("*.py"))
            if path.stem not in LEFT_PLAIN
        ]
        environment = {**os.environ, "MYPYPATH": str(scratch)}
        subprocess.run([sys.executable, "-m", "mypyc", *modules], cwd=scratch, env=environment, check=True)  # noqa: S603
        for library in [*scratch.glob("*.so"), *scratch.glob("*.pyd"), *scratch.glob("colditz/**/*.so")]:
            build_data["force_include"][str(library)] = str(library.relative_to(scratch))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
