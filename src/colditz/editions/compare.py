"""Editions side by side, made from the editions themselves: their numbers, their answers, their sequence of play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from typing import Final, NamedTuple

from colditz.editions.questions import ANSWERS, NUMBERS, PHASES
from colditz.editions.registry import EDITIONS
from colditz.engine.edition import Act, CardLaw, Edition, Grounds, Params, Phase, Role
from colditz.engine.laws import Laws
from colditz.model.actions import Action
from colditz.model.cards import Card, Pack, is_equipment, is_opportunity
from colditz.model.events import Event
from colditz.model.ids import NO_LIMIT, Area

NOTHING: Final = "-"
ROLES: Final = {Role.ESCAPE: "Escape Officers", Role.SECURITY: "Security Officer"}
NOTICE: Final = (
    "Made by `make docs` from the editions themselves, so do not edit it. `colditz rules --diff` shows two of them."
)
PROPER: Final = {"pow": "POW", "pows": "POWs", "appel": "Appel", "security": "Security", "opportunity": "Opportunity"}


class Row(NamedTuple):
    """One question, and what each edition says to it."""

    says: str
    cells: tuple[str, ...]
    differs: bool


class ComparisonTable(NamedTuple):
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
        ("Numbers", [ComparisonTable("", numbers(editions))]),
        ("Answers", [ComparisonTable("", answers(editions))]),
        ("Sequence", sequence(editions)),
    ):
        shown = [
            ComparisonTable(t.title, tuple(row for row in t.rows if row.differs or not only_differences))
            for t in tables
        ]
        blocks += [f"## {heading}", *(_table(table, names) for table in shown if table.rows)]
    return "\n\n".join(blocks) + "\n"


def _table(table: ComparisonTable, names: tuple[str, ...]) -> str:
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
    if value == NO_LIMIT:
        return "no limit"
    if isinstance(value, frozenset):
        return ", ".join(map(str, sorted(value)))
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
    """Every number and fact, the packs, and what another number of players changes."""
    rows = [_row("Board", (edition.variant or "the first" for edition in editions))]
    rows += [_number(field.name, [edition.params for edition in editions]) for field in fields(Params)]
    rows += [_row(f"{plain(Card(card).title)} cards", (str(e.equipment[card]) for e in editions)) for card in range(4)]
    rows.append(_row("Kit cards", (str(edition.kits) for edition in editions)))
    for pack in Pack:
        rows.append(_row(f"{plain(pack.name)} pack", (_size(edition, pack) for edition in editions)))
    return (*rows, *_card_numbers(editions), _row("Other numbers of players", map(_seats, editions)))


def _number(name: str, values: Sequence[object]) -> Row:
    if name == "tradable":
        return _row(NUMBERS[name], (_sorts(edition.tradable) for edition in values if isinstance(edition, Params)))
    return _row(NUMBERS.get(name, plain(name)), (_value(getattr(value, name)) for value in values))


def _sorts(cards: frozenset[int]) -> str:
    """Cards by their sort, since there are too many to name."""
    sorts = (("Equipment", is_equipment), ("Opportunity", is_opportunity))
    return ", ".join(name for name, fits in sorts if any(map(fits, cards)))


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
    """Every question of the law, as the first part of the day answers it, and then the others where they differ."""
    names = [edition.name for edition in editions]
    asked = [
        (f"grounds.{field.name}", [_told(getattr(edition.grounds, field.name)) for edition in editions])
        for field in fields(Grounds)
    ]
    asked += [(name, [_by_part(edition, name) for edition in editions]) for name in questions()]
    return tuple(_once(ANSWERS.get(name, plain(name)), told, names) for name, told in asked)


def _by_part(edition: Edition, question: str) -> str:
    """The answer of the first part of the day, and of each other part that does not agree with it."""
    first = answer_of(edition, question)
    laws = {name: answer_in(part.laws, question) for name, part in edition.parts.items()}
    others = [f"By {name}: {_told(law)}" for name, law in laws.items() if law is not first]
    return " ".join([_told(first), *others])


def questions() -> list[str]:
    """The questions of the law by topic and name; arrest is asked zone by zone."""
    laws = EDITIONS["classic"].first_part.laws
    topics = [(topic.name, each.name) for topic in fields(Laws) for each in fields(getattr(laws, topic.name))]
    zones = [f"zones.{area.name.lower()}" for area in Area]
    return [f"{topic}.{name}" for topic, name in topics if name != "zones"] + zones


def answer_of(edition: Edition, question: str) -> Callable[..., object]:
    """The function with which an edition answers a question."""
    return answer_in(edition.first_part.laws, question)


def answer_in(laws: Laws, question: str) -> Callable[..., object]:
    """The function with which the laws of one part of the day answer a question."""
    topic, name = question.split(".")
    if topic == "zones":
        return laws.arrest.zones[Area[name.upper()]].liable
    answer: Callable[..., object] = getattr(getattr(laws, topic), name)
    return answer


# --- sequence


def sequence(editions: Sequence[Edition]) -> list[ComparisonTable]:
    """Before play, the turns, what may be done in them, and the cards."""
    opening = [[type(step) for step in edition.opening] for edition in editions]
    turns = {role: [_stages(edition, role) for edition in editions] for role in Role}
    return [
        ComparisonTable("Before the first turn, step by step", _steps(opening)),
        ComparisonTable("An Escape Officer's turn, step by step", _steps(turns[Role.ESCAPE])),
        ComparisonTable("The Security Officer's turn, step by step", _steps(turns[Role.SECURITY])),
        ComparisonTable("Who may do what, and when", _acts(editions)),
        ComparisonTable("Cards played in the own turn", _cards(editions)),
        ComparisonTable("Cards that answer others", _answering(editions)),
        ComparisonTable("What follows an event", _reactions(editions)),
    ]


def _stages(edition: Edition, role: Role) -> list[Callable[..., object]]:
    return [stage.step if isinstance(stage, Phase) else stage for stage in edition.first_part.turns[role]]


def _phases(edition: Edition, role: Role) -> list[Phase]:
    return [stage for stage in edition.first_part.turns[role] if isinstance(stage, Phase)]


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
    kinds: dict[type[Action], None] = {}
    for edition in editions:
        for role in Role:
            offered = [(k, a) for phase in _phases(edition, role) for k, a in phase.acts.items()]
            kinds |= dict.fromkeys(kind for kind, act in offered if act.tries or act.pawn_tries)
        kinds |= dict.fromkeys(edition.first_part.anytime)
    return tuple(_act(kind, editions) for kind in kinds)


def _act(kind: type[Action], editions: Sequence[Edition]) -> Row:
    """What an act does is told only where editions do not agree on it."""
    taken = {first_sentence(act.take) for edition in editions for act in _of_kind(edition, kind).values()}
    return _row(first_sentence(kind), (_when(kind, edition, told=len(taken - {""}) > 1) for edition in editions))


def _of_kind(edition: Edition, kind: type[Action]) -> dict[tuple[Role, str], Act]:
    """Where in the turns an act stands: by side and phase."""
    places = [(role, phase) for role in Role for phase in _phases(edition, role)]
    return {
        (role, getattr(phase.step, "__name__", "")): phase.acts[kind] for role, phase in places if kind in phase.acts
    }


def _when(kind: type[Action], edition: Edition, *, told: bool) -> str:
    if kind in edition.first_part.anytime:
        return "whenever they like"
    found = _of_kind(edition, kind)
    if not found:
        return NOTHING
    roles = dict.fromkeys(role for role, _ in found)
    who = ROLES[next(iter(roles))] if len(roles) == 1 else "Everybody"
    when = f"{who}, {_moments({phase for _, phase in found})}"
    return f"{when}. {first_sentence(next(iter(found.values())).take)}".strip() if told else when


def _moments(phases: set[str]) -> str:
    said = " or ".join(says for phase, says in PHASES.items() if phase in phases)
    return said.replace("before the throw or after", "before or after")


def _cards(editions: Sequence[Edition]) -> tuple[Row, ...]:
    """Cards that do the same share a row."""
    names = [edition.name for edition in editions]
    alike: dict[tuple[str, ...], list[str]] = {}
    for card in sorted({card for edition in editions for card in _own_cards(edition)}):
        cells = tuple(_played(edition, card) for edition in editions)
        alike.setdefault(cells, []).append(plain(Card(card).title))
    return tuple(_once(", ".join(titles), cells, names) for cells, titles in alike.items())


def _own_cards(edition: Edition) -> dict[int, CardLaw]:
    """The cards of the own turn, before the throw and after it."""
    return {**edition.first_part.early, **edition.first_part.cards}


def _played(edition: Edition, card: int) -> str:
    """What a card does, or at least when."""
    law = _own_cards(edition).get(card)
    return (first_sentence(law.happen) or first_sentence(law.forbids)) if law else NOTHING


def _answering(editions: Sequence[Edition]) -> tuple[Row, ...]:
    names = [edition.name for edition in editions]
    pairs = dict.fromkeys(pair for edition in editions for pair in edition.first_part.answers)
    return tuple(
        _once(
            f"{plain(Card(card).title)}, to: {plain(proposal)}",
            [_answer(edition, card, proposal) for edition in editions],
            names,
        )
        for card, proposal in pairs
    )


def _answer(edition: Edition, card: int, proposal: str) -> str:
    law = edition.first_part.answers.get((card, proposal))
    return first_sentence(law) if law else NOTHING


def _reactions(editions: Sequence[Edition]) -> tuple[Row, ...]:
    """What follows an event, in its order."""
    kinds = dict.fromkeys(kind for edition in editions for kind in edition.first_part.reactions)
    return tuple(_row(first_sentence(kind), (_follows(edition, kind) for edition in editions)) for kind in kinds)


def _follows(edition: Edition, kind: type[Event]) -> str:
    return " ".join(first_sentence(law) for law in edition.first_part.reactions.get(kind, ())) or NOTHING
