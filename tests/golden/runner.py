"""Plays a story: a text file of seats and actions, each with what it must bring.

# a comment, or an empty line
game players=2 escapes=1            the setup, as for `new_game`; chance is played by hand
american  Throw                     a seat and its action in notation
chance    Dice 3 4
  => Thrown american 3 4 0 1        every event that took place, in notation, in this order
"""

from __future__ import annotations

import json
from pathlib import Path

from colditz import Match, new_game

ARROW = "=>"


def play_story(path: Path) -> Match:
    """Play it to its end; an assertion tells the line where it goes another way."""
    match: Match | None = None
    told: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        words = line.split("#")[0].split()
        where = f"{path.name}, line {number}"
        if words[:1] == [ARROW]:
            assert told[:1] == [" ".join(words[1:])], where
            del told[0]
        elif words[:1] == ["game"]:
            options = dict(word.split("=") for word in words[1:])
            match = new_game(chance="manual", **{name: _value(text) for name, text in options.items()})  # type: ignore[arg-type]
        elif words:
            assert match is not None, f"{where}: a story begins with its game"
            assert told == [], f"{where}: more took place before"
            told = [match._notation.write(event) for event in match.play(words[0], " ".join(words[1:]))]
    assert match is not None
    assert told == [], f"{path.name}: more took place at the end"
    return match


def _value(text: str) -> object:
    return json.loads(text) if text[0] in '[{0123456789"' else text
