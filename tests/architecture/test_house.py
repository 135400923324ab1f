"""The house keeps its promises: rules know no edition, refusals cite a rule that exists, everything says what it is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from colditz import EDITIONS
from colditz.editions.ledgers import LEDGERS, load_ledger
from colditz.engine.refusal import Refusal

SOURCE = Path(__file__).parents[2] / "src" / "colditz"
LAW = sorted([*(SOURCE / "rules").rglob("*.py"), *(SOURCE / "engine").rglob("*.py")])
COMPILED = sorted(path for layer in ("model", "engine", "rules", "players") for path in (SOURCE / layer).rglob("*.py"))
NAMES = re.compile(rf"\b({'|'.join(LEDGERS)})\b(?!\.\w)", re.IGNORECASE)  # an edition, but not an id of its ledger
IDS = re.compile(rf"\b(?:{'|'.join(LEDGERS)})\.[a-z0-9.]*[a-z0-9]")


def docstrings(text: str) -> str:
    """All docstrings of a module."""
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    return "\n".join(ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, kinds))


@pytest.mark.parametrize("path", LAW, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_law_never_names_an_edition(path: Path) -> None:
    assert NAMES.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", LAW, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_ledger_ids_stand_in_docstrings_and_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    words, code = docstrings(text), re.sub(r"#.*", "", text)

    assert len(IDS.findall(code)) == len(IDS.findall(words))
    assert [rule for rule in IDS.findall(words) if rule not in load_ledger(rule.split(".")[0]).entries] == []


def test_the_search_for_names_finds_them() -> None:
    assert NAMES.findall("if edition is CLASSIC: # as in devir, see [classic.5.1, v3.trade.2]") == ["CLASSIC", "devir"]


def bare_fractions(text: str) -> list[str]:
    """Constants that are a tuple which begins with a fraction, and which the compiler takes for one of fixed length."""
    return [
        ast.unparse(node.target)
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign) and "..." not in ast.unparse(node.annotation)
        if isinstance(node.value, ast.Tuple) and node.value.elts
        if isinstance(first := node.value.elts[0], ast.Constant) and isinstance(first.value, float)
    ]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_compiler_does_not_take_a_tuple_of_fractions_for_unset(path: Path) -> None:
    assert bare_fractions(path.read_text(encoding="utf-8")) == []  # say `Final[tuple[float, ...]]`


def test_the_search_for_fractions_finds_them() -> None:
    bare, whole = "A: Final = (0.5, 1.0)\nB: Final[tuple[float, float]] = (0.5, 1.0)", "D: Final = (1, 2)"
    assert bare_fractions(f"{bare}\nC: Final[tuple[float, ...]] = (0.5, 1.0)\n{whole}") == ["A", "B"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_cites_a_rule_of_the_ledger(edition: str) -> None:
    cites, ledger = EDITIONS[edition].cites, load_ledger(edition)

    assert [refusal for refusal in Refusal if refusal not in cites] == []
    own = EDITIONS[edition].cites_by
    assert [rule for rule in (*cites.values(), *own.values()) if rule not in ledger.entries] == []
    assert [key for key, rule in own.items() if cites[key[1]] == rule] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_house_rule_is_a_sentence(edition: str) -> None:
    for name, rule in EDITIONS[edition].house_rules.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)
        assert rule.says[0].isupper()
        assert rule.says.endswith(".")


@pytest.mark.parametrize("path", sorted((SOURCE / "rules").rglob("*.py")), ids=lambda path: path.name)
def test_every_module_of_the_law_says_what_it_is_about(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_fields_that_a_base_declares_come_last() -> None:
    """Compiled, a field that a class declares again has the base's for a default, and none may follow without one."""
    found = {}
    for path in LAW:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
                bases = [ast.unparse(base) for base in node.bases]
                found[node.name] = (bases, {ast.unparse(line.target): line.value is not None for line in fields})

    misplaced = [
        (name, field)
        for name, (bases, fields) in found.items()
        for base in bases
        if base in found
        for again in found[base][1].keys() & fields.keys()
        for field in list(fields)[list(fields).index(again) :]
        if field not in found[base][1] and not fields[field]
    ]
    assert misplaced == []
