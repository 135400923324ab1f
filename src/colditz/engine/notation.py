"""Records as text with names: `MovePawn british-1 ic-r05-c12`, `Cross british-2 door-n [key]`.

What a field holds is told by its name (`model/fields.py`), so every action and step can be written and read back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, fields
from difflib import get_close_matches

from colditz.engine.game import Teams
from colditz.model.board import Board
from colditz.model.cards import CARD_BY_TITLE, Card
from colditz.model.fields import Kind, kind_of
from colditz.model.plain import Plain, names_of

NONE = "-"


class Notation:
    """Writes and reads records for one board and one set of teams."""

    def __init__(self, board: Board, teams: Teams, kinds: Mapping[str, type[Plain]]) -> None:
        self.board, self.teams, self.kinds = board, teams, kinds
        self.pawn_by_name = {name: pawn for pawn, name in enumerate(teams.names)}
        self.seat_by_name = {"chance": -1, "clock": -2, **{name: seat for seat, name in enumerate(teams.seats)}}
        self.seat_names = {seat: name for name, seat in self.seat_by_name.items()}
        self._numbers: Mapping[Kind, Mapping[str, int]] = {
            Kind.PAWN: self.pawn_by_name,
            Kind.PLACE: board.index,
            Kind.SEAT: self.seat_by_name,
            Kind.CARD: CARD_BY_TITLE,
        }

    # --- writing

    def write(self, record: Plain) -> str:
        """A record as words."""
        values = [self._write(name, getattr(record, name)) for name in names_of(type(record))]
        return " ".join([type(record).__name__, *values])

    def _write(self, name: str, value: object) -> str:
        if isinstance(value, Plain):
            return f"({self.write(value)})"
        if isinstance(value, tuple):
            return f"[{','.join(self._write(name, item) for item in value)}]"
        return self.name_of(name, int(value)) if isinstance(value, int) else str(value)

    def name_of(self, field: str, value: int) -> str:
        """What people call the thing that a field holds."""
        kind = kind_of(field)
        if kind is Kind.SEAT:
            return self.seat_names[value]
        if value < 0:
            return NONE
        if kind is Kind.PAWN:
            return self.teams.names[value]
        if kind is Kind.PLACE:
            return self.board.names[value]
        return Card(value).title if kind is Kind.CARD else str(value)

    # --- reading

    def read(self, text: str, among: Mapping[str, type[Plain]] | None = None) -> Plain:
        """The record that words name, of any kind or of some; a ValueError says which word is wrong."""
        words, kinds = _split(text.strip(), " "), among or self.kinds
        if not words or words[0] not in kinds:
            raise ValueError(f"cannot read {text!r}: it should begin with one of {', '.join(sorted(kinds))}")
        kind = kinds[words[0]]
        items = fields(kind)  # type: ignore[arg-type]
        if len(words) - 1 > len(items):
            raise ValueError(_misfit(text, words[0], items))
        given = list(zip(items, words[1:], strict=False))
        for item, word in given:
            if str(item.type).startswith("tuple") and not word.startswith("["):
                raise ValueError(f"cannot read {text!r}: {item.name} is a list, such as [{word}]")
        values = {item.name: self._read(item.name, word) for item, word in given}
        try:
            return kind(**values)
        except TypeError as error:
            raise ValueError(_misfit(text, words[0], items)) from error

    def _read(self, name: str, word: str) -> object:
        if word.startswith("("):
            return self.read(word[1:-1])
        if word.startswith("["):
            return tuple(self._read(name, item) for item in _split(word[1:-1], ","))
        if kind_of(name) is not Kind.FLAG:
            return self.number_of(name, word)
        if word not in ("0", "1"):
            raise ValueError(f"{name} is 0 (no) or 1 (yes), not {word!r}")
        return word == "1"

    def number_of(self, field: str, word: str) -> int:
        """The number behind a name."""
        if word == NONE:
            return -1
        kind = kind_of(field)
        table = self._numbers.get(kind)
        if table is None and not word.removeprefix("-").isdecimal():
            raise ValueError(f"{field} is a number, not {word!r}")
        if table is not None and word not in table:
            near = get_close_matches(word, table, n=1)
            raise ValueError(f"there is no {kind.value} called {word!r}" + (f"; is it {near[0]!r}?" if near else ""))
        return int(word) if table is None else table[word]


def _misfit(text: str, name: str, items: Sequence[Field[object]]) -> str:
    """What a record takes, for whoever wrote too little or too much."""
    told = ", ".join(f"{item.name} ({kind_of(item.name).value})" for item in items)
    return f"cannot read {text!r}: {name} takes {told or 'no values'}"


def _split(text: str, mark: str) -> list[str]:
    """Split at a mark that stands in no bracket."""
    parts, depth, start = [], 0, 0
    for position, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if sign == mark and not depth:
            parts.append(text[start:position])
            start = position + 1
    parts.append(text[start:])
    return [part for part in parts if part]
