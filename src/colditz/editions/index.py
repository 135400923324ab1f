"""The index at the end of a rulebook: what people look for, and the rules that answer it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from colditz.model.words import sentence


class Heading(NamedTuple):
    """Ways to ask for the same thing, and the rules that answer it, the first one first."""

    asked: tuple[str, ...]
    rules: tuple[str, ...]


@cache
def topics() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Every topic of the index: by edition the rules that answer it."""
    text = (files("colditz.editions") / "index.toml").read_text(encoding="utf-8")
    return {topic: {book: tuple(rules) for book, rules in row.items()} for topic, row in tomllib.loads(text).items()}


def index_of(edition: str, language: str) -> tuple[Heading, ...]:
    """The index of an edition, in the words of people who look for something."""
    return tuple(Heading(_asked(topic, language), rules[edition]) for topic, rules in topics().items())


def _asked(topic: str, language: str) -> tuple[str, ...]:
    return tuple(sentence(f"index-{topic}", language).split(", "))
