"""What the build rewrites for the compiler behaves as it stands in the sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.building import ROOT

BASE = """
from __future__ import annotations
from dataclasses import dataclass
from pathlib import PurePath

HERE = PurePath("here")


@dataclass(frozen=True, slots=True)
class Act:
    \"\"\"Something done.\"\"\"

    who: int
    where: PurePath = HERE


@dataclass(frozen=True, slots=True)
class Rest:
    pass


def is_one(thing: object) -> bool:
    return isinstance(thing, Act | Rest)
"""
HEIR = """
from __future__ import annotations
from dataclasses import dataclass, field
from {base} import Act


@dataclass(frozen=True, slots=True)
class Walk(Act):
    how_far: int = 1

    def doubled(self) -> int:
        return self.how_far * 2


@dataclass(frozen=True, slots=True)
class Bag:
    things: list[int] = field(default_factory=list)
"""


@pytest.fixture
def heir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Two modules of records, the second of which inherits from the first, rewritten and imported."""
    (tmp_path / "rewritten_base.py").write_text(BASE)
    (tmp_path / "rewritten_heir.py").write_text(HEIR.format(base="rewritten_base"))
    modules = ["rewritten_base.py", "rewritten_heir.py"]
    subprocess.run([sys.executable, ROOT / "hatch_records.py", *modules], cwd=tmp_path, check=True)  # noqa: S603
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("rewritten_base", "rewritten_heir"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return __import__("rewritten_heir")


def test_a_record_writes_its_own_methods_and_an_heir_has_the_fields_and_defaults_of_its_base(heir: ModuleType) -> None:
    walk = heir.Walk(7)

    assert (
        "def __init__(self, who: int, where: PurePath = HERE, how_far: int = 1)"
        in Path(heir.__file__ or "").read_text()
    )
    assert (walk.who, walk.where.name, walk.how_far, walk.doubled()) == (7, "here", 1, 2)
    assert repr(walk) == "Walk(who=7, where=PurePosixPath('here'), how_far=1)"


def test_records_are_equal_when_their_kinds_and_fields_are(heir: ModuleType) -> None:
    walk = heir.Walk(7)

    assert walk == heir.Walk(7, how_far=1)
    assert hash(walk) == hash(heir.Walk(7))
    assert walk != heir.Walk(8)
    assert walk != heir.Act(7)
    assert heir.Act(7) != walk


def test_what_has_a_default_made_anew_stays_a_dataclass(heir: ModuleType) -> None:
    assert heir.Bag().things is not heir.Bag().things


def test_a_union_is_asked_as_a_tuple(heir: ModuleType) -> None:
    base = sys.modules["rewritten_base"]

    assert base.is_one(heir.Walk(1))
    assert base.is_one(base.Rest())
    assert not base.is_one(3)
    assert "isinstance(thing, (Act, Rest))" in Path(base.__file__ or "").read_text()
