"""docs/hosts.md names every limit with its value, and every option of the command."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from colditz.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "hosts.md").read_text(encoding="utf-8")


def test_every_limit_is_named_with_its_value() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d., ]+) \|", PAGE, re.MULTILINE)
    told = {
        name.strip("`"): float(value)
        for names, values in rows
        for name, value in zip(names.split(", "), values.split(", "), strict=True)
    }
    numbers = {item.name: float(item.default) for item in fields(Settings) if isinstance(item.default, int | float)}

    assert told == numbers


def test_every_option_is_named() -> None:
    assert [
        option for option in ("host", "port", "database", "workers", "origin", "set") if f"`--{option}" not in PAGE
    ] == []
