"""Editions side by side, made from the editions themselves: their numbers, their answers, their sequence of play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from typing import Final, NamedTuple

from colditz.editions.questions import ANSWERS, NUMBERS
from colditz.editions.registry import EDITIONS
from colditz.engine.edition import Edition, Laws, Moment, Params, Role
from colditz.model.actions import Action
from colditz.model.cards import Card, Pack

NOTHING: Final = "-"
ROLES: Final = {None: "Everybody", Role.ESCAPE: "Escape Officers", Role.SECURITY: "Security Officer"}
MOMENTS: Final = {
    Moment.BEFORE_THROW: "before the throw",
    Moment.AFTER_THROW: "after the throw",
    Moment.ANY: "before or after the throw",
}
GROUNDS: Final = ("pow_footing", "guard_footing")
NOTICE: Final = (
    "Made by `make docs` from the editions themselves, so do not edit it. `colditz rules --diff` shows two of them."
)
PROPER: Final = {"pow": "POW", "pows": "POWs", "appel": "Appel", "security": "Security", "opportunity": "Opportunity"}


class Row(NamedTuple):
    """One question, and what each edition says to it."""

    says: str
    cells: tuple[str, ...]
    differs: bool


class Table(NamedTuple):
    """Rows under a title; an empty title goes on under the one before."""

    title: str
    rows: tuple[Row, ...]


def page(names: Iterable[str] = EDITIONS) -> str:
    """Everything about these editions as a Markdown page."""
    return _markdown(f"# The editions side by side\n\n{NOTICE}", tuple(names), only_differences=False)


def differences(first: str, second: str) -> str:
    """Only what two editions do not have in common, as Markdown."""
    return _markdown(f"# {first} and {second}: what differs", (first, second), only_differences=True)


def _markdown(title: str, names: tuple[str, ...], *, only_differences: bool) -> str:
    editions = [EDITIONS[name] for name in names]
    blocks = [title]
    for heading, tables in (
        ("Numbers", [Table("", numbers(editions))]),
        ("Answers", [Table("", answers(editions))]),
        ("Sequence", sequence(editions)),
    ):
        shown = [Table(t.title, tuple(row for row in t.rows if row.differs or not only_differences)) for t in tables]
        blocks += [f"## {heading}", *(_table(table, names) for table in shown if table.rows)]
    return "\n\n".join(blocks) + "\n"


def _table(table: Table, names: tuple[str, ...]) -> str:
    lines = [_line(("", *names)), _line(("---",) * (len(names) + 1))]
    lines += [_line((row.says, *row.cells)) for row in table.rows]
    return "\n".join([*([f"### {table.title}", ""] if table.title else []), *lines])


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


# --- words


def plain(name: str) -> str:
    """A name of the code as words: `at_most_two_more`, `WatchWaysHome` and `tunnel-chapel` all lose their joints."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])|[_-]", " ", name).lower().split()
    text = " ".join(PROPER.get(word, word) for word in words)
    return text[:1].upper() + text[1:]


def first_sentence(thing: object) -> str:
    """What a docstring says first, without its citations; empty if it says nothing."""
    text = " ".join((getattr(thing, "__doc__", None) or "").split("\n\n")[0].split())
    text = re.sub(r"\s*\[[^\]]*\]$", "", text)
    return re.split(r"(?<=[.!?]) (?=[A-Z])", text)[0]


def _told(law: object) -> str:
    """A law by its name and its sentence."""
    while isinstance(law, partial):
        law = law.func
    name = plain(getattr(law, "__name__", type(law).__name__))
    return f"**{name}.** {first_sentence(law)}".strip()


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return " · ".join(f"{key}: {each}" for key, each in value.items()) or NOTHING
    if isinstance(value, tuple):
        return " to ".join(map(str, value))
    return NOTHING if value is None else str(value)


def _row(says: str, cells: Iterable[str]) -> Row:
    each = tuple(cells)
    return Row(says, each, len(set(each)) > 1)


def _once(says: str, cells: Sequence[str], names: Sequence[str]) -> Row:
    """A row in which a sentence stands once: an edition that agrees with an earlier one says so."""
    shown = tuple(
        f"as {names[cells.index(cell)]}" if cells.index(cell) < number and cell != NOTHING else cell
        for number, cell in enumerate(cells)
    )
    return Row(says, shown, len(set(cells)) > 1)


# --- numbers


def numbers(editions: Sequence[Edition]) -> tuple[Row, ...]:
    """Every number and flag, the packs, and what another number of players changes."""
    flags = [field.name for field in fields(Edition) if isinstance(getattr(editions[0], field.name), bool)]
    rows = [_row("Board", (edition.variant or "the first" for edition in editions))]
    rows += [_number(field.name, [edition.params for edition in editions]) for field in fields(Params)]
    rows += [_number(flag, editions) for flag in flags]
    rows += [_row(f"{plain(Card(card).title)} cards", (str(e.equipment[card]) for e in editions)) for card in range(4)]
    rows.append(_row("Kit cards", (str(edition.kits) for edition in editions)))
    for pack in Pack:
        rows.append(_row(f"{plain(pack.name)} pack", (_size(edition, pack) for edition in editions)))
    return (*rows, *_card_numbers(editions), _row("Other numbers of players", map(_seats, editions)))


def _number(name: str, values: Sequence[object]) -> Row:
    return _row(NUMBERS.get(name, plain(name)), (_value(getattr(value, name)) for value in values))


def _size(edition: Edition, pack: int) -> str:
    total = sum(edition.packs[pack].values()) if pack < len(edition.packs) else 0
    return f"{total} cards" if total else NOTHING


def _card_numbers(editions: Sequence[Edition]) -> list[Row]:
    """Cards of which the packs do not hold equally many."""
    held = [{card: number for pack in edition.packs for card, number in pack.items()} for edition in editions]
    cards = sorted({card for counts in held for card in counts})
    rows = [_row(plain(Card(card).title), (str(counts.get(card, 0)) for counts in held)) for card in cards]
    return [row for row in rows if row.differs]


def _seats(edition: Edition) -> str:
    return " · ".join(f"{players}: {_change(law)}" for players, law in edition.by_players.items()) or NOTHING


def _change(law: object) -> str:
    while isinstance(law, partial):
        law = law.func
    return first_sentence(law)


# --- answers


def answers(editions: Sequence[Edition]) -> tuple[Row, ...]:
    """Every question of the law."""
    names = [edition.name for edition in editions]
    asked = [(name, [getattr(edition, name) for edition in editions]) for name in GROUNDS]
    asked += [(field.name, [getattr(edition.laws, field.name) for edition in editions]) for field in fields(Laws)]
    return tuple(_once(ANSWERS.get(name, plain(name)), list(map(_told, laws)), names) for name, laws in asked)


# --- sequence


def sequence(editions: Sequence[Edition]) -> list[Table]:
    """Before play, the turns, what may be done in them, and the cards."""
    opening = [[type(step) for step in edition.opening] for edition in editions]
    turns = {role: [list(edition.turns[role]) for edition in editions] for role in (Role.ESCAPE, Role.SECURITY)}
    return [
        Table("Before the first turn, step by step", _steps(opening)),
        Table("An Escape Officer's turn, step by step", _steps(turns[Role.ESCAPE])),
        Table("The Security Officer's turn, step by step", _steps(turns[Role.SECURITY])),
        Table("Who may do what, and when", _acts(editions)),
        Table("Cards played in the own turn", _cards(editions)),
        Table("Cards that answer others", _answering(editions)),
    ]


def _steps(lists: Sequence[Sequence[Callable[..., object]]]) -> tuple[Row, ...]:
    """Every step once, with its number in each edition."""
    common = [step for step in lists[0] if all(step in steps for steps in lists)]
    in_order = all([step for step in steps if step in common] == common for steps in lists)
    rows: list[Row] = []
    for step in _all_in_order(lists):
        cells = tuple(str(steps.index(step) + 1) if step in steps else NOTHING for steps in lists)
        rows.append(Row(_told(step), cells, NOTHING in cells or not in_order))
    return tuple(rows)


def _all_in_order(lists: Sequence[Sequence[Callable[..., object]]]) -> list[Callable[..., object]]:
    merged = list(lists[0])
    for steps in lists[1:]:
        place = 0
        for step in steps:
            if step not in merged:
                merged.insert(place, step)
            place = merged.index(step) + 1
    return merged


def _acts(editions: Sequence[Edition]) -> tuple[Row, ...]:
    """Acts that are offered to players; some stand in the tables only to be refused."""
    offered = [[kind for kind, act in edition.acts.items() if act.offers or act.moves] for edition in editions]
    kinds = dict.fromkeys(kind for n, edition in enumerate(editions) for kind in (*offered[n], *edition.anytime))
    return tuple(_act(kind, editions) for kind in kinds)


def _act(kind: type[Action], editions: Sequence[Edition]) -> Row:
    """What an act does is told only where editions do not agree on it."""
    taken = [edition.acts[kind].take for edition in editions if kind in edition.acts]
    told = len({first_sentence(take) for take in taken} - {""}) > 1
    return _row(first_sentence(kind), (_when(kind, edition, told=told) for edition in editions))


def _when(kind: type[Action], edition: Edition, *, told: bool) -> str:
    if kind in edition.anytime:
        return "whenever they like"
    if kind not in edition.acts:
        return NOTHING
    act = edition.acts[kind]
    when = f"{ROLES[act.role]}, {MOMENTS[act.moment]}"
    return f"{when}. {first_sentence(act.take)}".strip() if told else when


def _cards(editions: Sequence[Edition]) -> tuple[Row, ...]:
    """Cards that do the same share a row."""
    names = [edition.name for edition in editions]
    alike: dict[tuple[str, ...], list[str]] = {}
    for card in sorted({card for edition in editions for card in edition.cards}):
        cells = tuple(_played(edition, card) for edition in editions)
        alike.setdefault(cells, []).append(plain(Card(card).title))
    return tuple(_once(", ".join(titles), cells, names) for cells, titles in alike.items())


def _played(edition: Edition, card: int) -> str:
    """What a card does, or at least when."""
    law = edition.cards.get(card)
    return (first_sentence(law.happen) or first_sentence(law.forbids)) if law else NOTHING


def _answering(editions: Sequence[Edition]) -> tuple[Row, ...]:
    names = [edition.name for edition in editions]
    pairs = dict.fromkeys(pair for edition in editions for pair in edition.answers)
    return tuple(
        _once(
            f"{plain(Card(card).title)}, to: {plain(proposal)}",
            [first_sentence(e.answers[card, proposal]) if (card, proposal) in e.answers else NOTHING for e in editions],
            names,
        )
        for card, proposal in pairs
    )
