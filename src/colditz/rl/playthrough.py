"""Playthroughs: short games told choice by choice, kept with the tests so that any change of codec or rows is seen.

`python -m colditz.rl.playthrough tests/rl/playthroughs` (or `make playthroughs`) writes them anew.
"""

from __future__ import annotations

import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.rl.codec import TOKENS, VERSION, say
from colditz.rl.observation import LAYOUT, LENGTH, observe
from colditz.rl.table import Table
from colditz.rules.knowledge.memory import knowledge_of

CHOICES: Final = 40
ROUNDS: Final = 12


def playthrough(edition: str, players: int, seed: int = 1) -> str:
    """A game as text: who chooses, what he sees, what he may choose, what he chooses and what takes place."""
    table, luck = Table(new_game(edition, players, seed, rounds=ROUNDS), trades=True, forced=False), Random(seed)
    lines = [f"codec {VERSION}, {TOKENS} tokens, {LENGTH} numbers", f"{edition}, {players} players, seed {seed}"]
    for number in range(CHOICES):
        if table.finished:
            break
        lines += ["", *_choice(table, number, luck)]
    lines += ["", f"returns: {list(table.match.returns())}", "", table.match.position().rstrip()]
    return "\n".join(lines) + "\n"


def _choice(table: Table, number: int, luck: Random) -> Iterator[str]:
    match = table.match
    name = match.seats[table.seat]
    pawns = match.view("spectator").table.pawns
    yield f"# {number}: {name}, {table.phase}, asked by {match.asking}"
    if table.prefix:
        yield "chosen: " + ", ".join(say(token, pawns) for token in table.prefix)
    row = observe(match.view(name, listed=False), match.board, knowledge_of(match, table.seat), table.prefix)
    yield "sees: " + ", ".join(_digests(row))
    yield "may choose: " + ", ".join(say(token, pawns) for token in table.legal())
    token = luck.choice(table.legal())
    yield "chooses: " + say(token, pawns)
    table.choose(token)
    for event in match.seen_by("spectator", table.take_news()):
        yield f"then: {match.write_event(event)}"


def _digests(row: list[float]) -> Iterator[str]:
    """Each part of the row that is not empty, as a number that changes with any of it."""
    start = 0
    for name, length in LAYOUT.items():
        part = row[start : start + length]
        start += length
        if any(part):
            yield f"{name} {zlib.crc32(struct.pack(f'<{length}f', *part)):08x}"


def write(folder: Path) -> None:
    """One file for every edition and number of players."""
    folder.mkdir(parents=True, exist_ok=True)
    for edition, book in EDITIONS.items():
        for players in book.params.pows:
            (folder / f"{edition}-{players}.txt").write_text(playthrough(edition, players), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
