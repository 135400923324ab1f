"""Documents that a command writes a part of, between two marks."""

from __future__ import annotations

from pathlib import Path

from colditz.sim.cell import BadRun


def _marks(name: str) -> tuple[str, str]:
    return f"<!-- {name} begins -->\n", f"<!-- {name} ends -->\n"


def refuse_without_marks(file: Path, name: str) -> None:
    """Say what is missing before anybody waits."""
    begins, ends = _marks(name)
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    if begins not in text or ends not in text:
        raise BadRun(f"{file} has no mark {begins.strip()}")


def put_between(file: Path, name: str, part: str) -> None:
    """Write the part between its marks anew; all else stays."""
    begins, ends = _marks(name)
    before, rest = file.read_text(encoding="utf-8").split(begins)
    file.write_text(f"{before}{begins}\n{part}\n\n{ends}{rest.split(ends)[1]}", encoding="utf-8")
