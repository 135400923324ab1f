"""A cell: one combination of edition, players, bots and options, of which many games are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from colditz import EDITIONS, BadSetup, Match, new_game
from colditz.sim.bots import find_bot

Item = TypeVar("Item")


class BadRun(ValueError):
    """A run that cannot be made as asked; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What all games of a cell have in common; `None` leaves a number to the edition."""

    edition: str
    players: int
    bots: tuple[str, ...]  # in seat order, the Security Officer first
    house_rules: tuple[str, ...] = ()
    rounds: int | None = None
    escapes: int | None = None

    def key(self) -> tuple[str, int, tuple[str, ...]]:
        """What tells a cell of a run from its others."""
        return self.edition, self.players, self.bots

    def start(self, seed: int) -> Match:
        """A new game of this cell."""
        return new_game(
            self.edition,
            self.players,
            seed,
            house_rules=self.house_rules,
            rounds=self.rounds,
            escapes=self.escapes,
        )

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {
            "edition": self.edition,
            "players": self.players,
            "bots": list(self.bots),
            "house_rules": list(self.house_rules),
            "rounds": self.rounds,
            "escapes": self.escapes,
        }


def make_cells(
    editions: str,
    players: str,
    bots: str,
    house_rules: Sequence[str] = (),
    rounds: int | None = None,
    escapes: int | None = None,
) -> tuple[Cell, ...]:
    """The cells that the words of a command name, checked: every edition with every number of players."""
    found = [
        Cell(edition, number, seat_bots(bots, number), tuple(house_rules), rounds, escapes)
        for edition in read_editions(editions)
        for number in read_players(players)
    ]
    for cell in found:
        check(cell)
    return tuple(found)


def check(cell: Cell) -> None:
    """Raise what is wrong with a cell before anybody waits for its games."""
    for bot in cell.bots:
        find_bot(bot)
    if cell.rounds == 0:
        raise BadRun("a simulated game has no outside clock: agree on 1 round or more")
    try:
        cell.start(0)
    except BadSetup as error:
        raise BadRun(str(error)) from error


def read_editions(text: str) -> list[str]:
    """One edition, several with commas, or `all`."""
    return list(EDITIONS) if text == "all" else _unique(text.split(","), "edition")


def read_players(text: str) -> list[int]:
    """`4`, `2,4` or `2-6`."""
    first, dash, last = text.partition("-")
    words = [first, last] if dash else text.split(",")
    if not all(word.isdecimal() for word in words):
        raise BadRun(f"players are a number such as 4, several such as 2,4 or a range such as 2-6, not {text!r}")
    numbers = [int(word) for word in words]
    if dash and numbers[0] > numbers[1]:
        raise BadRun(f"a range of players goes up, such as {last}-{first}, not {text}")
    return list(range(numbers[0], numbers[1] + 1)) if dash else _unique(numbers, "number of players")


def seat_bots(text: str, players: int) -> tuple[str, ...]:
    """One bot a seat, the Security Officer first; one name serves all seats, two serve both sides."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        return (names[0],) * players
    if len(names) == 2:
        return (names[0], *[names[1]] * (players - 1))
    if len(names) != players:
        raise BadRun(
            f"{players} players need {players} bots, or one name for all seats, or two for Security and the others, "
            f"not {len(names)}: {text}"
        )
    return tuple(names)


def _unique(items: list[Item], what: str) -> list[Item]:
    twice = [item for item in items if items.count(item) > 1]
    if twice:
        raise BadRun(f"{what} {twice[0]} is named twice")
    return items
