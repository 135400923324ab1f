"""A whole position as a short text, and back: our notation for a game in progress, secrets included."""

from __future__ import annotations

import json
from typing import Any

from colditz.engine.game import Game
from colditz.engine.notation import Notation
from colditz.engine.state import Mark, Offer, Share, State
from colditz.engine.step import Step
from colditz.model.cards import CARD_BY_TITLE, CARD_LIMIT, FIRST_OPPORTUNITY, Card
from colditz.model.ids import SeatId
from colditz.model.outcome import Ending, Outcome

TITLE = "colditz-position 1"
# Fields of a state that pawns, cards, packs and the stack do not tell: of the game, of the turn, and marks on pawns.
GAME_FIELDS = (
    *(
        "part",
        "passed",
        "round",
        "turn",
        "order",
        "routes",
        "returning",
        "exits",
        "outlets",
        "quarry",
        "tunnels",
        "discovered",
        "shares",
        "guest",
        "flown",
        "entrances",
        "laid",
        "markers",
    ),
    *("escapes", "out", "thefts", "reached", "time_is_up"),
)
TURN_FIELDS = (
    *("points", "spent", "throws", "releases", "draws", "paid_gates", "paid_crossings", "arrests", "searched"),
    *("detected", "kit_rides", "escapers", "alarm", "strides", "offers", "refused", "offered", "denied", "declined"),
    *("granted", "opening", "diggers", "gifts", "raid"),
)
MARKS = {mark.name.lower(): int(mark) for mark in Mark if mark.name}
OLD_WAY = 10_000  # how older positions told crossings from gates in one list `paid`


class BadPosition(ValueError):
    """A position text that cannot be read."""


# --- writing


def write_position(game: Game, notation: Notation, header: dict[str, object], drawn: int) -> str:
    """Title, game, pawns and cards by seat, packs, everything else that is not as at the start, the stack."""
    lines = [TITLE, f"game {json.dumps(header, ensure_ascii=False, separators=(',', ':'))}"]
    for seat, name in enumerate(game.teams.seats):
        places = " ".join(game.board.names[game.place(pawn)] for pawn in game.teams.pawns[seat])
        lines += [f"{name} at {places}", f"{name} holds {' '.join(_held(game.state, seat))}".rstrip()]
    lines += [f"pack {_pack(game.state, pack)}" for pack in range(len(game.state.pools))]
    lines.append(f"state {json.dumps(_changed(game.state), separators=(',', ':'))}")
    lines.append(f"luck {drawn}")  # how many numbers of the seed are used up
    lines.append("stack " + " | ".join(notation.write(step) for step in game.state.stack))
    return "\n".join(lines) + "\n"


def _held(state: State, seat: SeatId) -> list[str]:
    equipment = [card for card, number in enumerate(state.equipment[seat]) for _ in range(number)]
    cards = [*equipment, *[Card.KIT] * state.kits[seat], *state.hands[seat]]
    return [Card(card).title for card in cards]


def _pack(state: State, pack: int) -> str:
    unseen = [f"{Card(card).title}*{number}" for card, number in enumerate(state.pools[pack]) if number]
    under = [Card(card).title for card in state.bottoms[pack]]
    return " ".join([*unseen, "/", *under])


def _changed(state: State) -> dict[str, object]:
    """Every field that differs from a fresh state."""
    fresh, now = fields_of(State(len(state.hands), len(state.places), 1)), fields_of(state)
    changed: dict[str, object] = {name: value for name, value in now.items() if value != fresh[name]}
    if state.outcome:
        changed["outcome"] = [state.outcome.winners, state.outcome.ending.value]
    return changed


def fields_of(state: State) -> dict[str, Any]:
    """Those fields by name."""
    return {
        **{name: getattr(state, name) for name in GAME_FIELDS},
        **{name: getattr(state.now, name) for name in TURN_FIELDS},
        **{name: tuple(state.marked(mark)) for name, mark in MARKS.items()},
    }


# --- reading


def read_header(text: str) -> dict[str, Any]:
    """The game that a position text belongs to."""
    lines = text.strip().splitlines()
    if not lines or lines[0].strip() != TITLE or len(lines) < 2 or not lines[1].startswith("game "):
        raise BadPosition(f"a position begins with the lines {TITLE!r} and 'game …'")
    try:
        header = json.loads(lines[1][5:])
    except json.JSONDecodeError as error:
        raise BadPosition(f"the line 'game …' holds no JSON: {error}") from error
    if not isinstance(header, dict):
        raise BadPosition("the line 'game …' must hold a JSON object")
    return header


def read_drawn(text: str) -> int:
    """How many numbers of its seed a position has used up."""
    found = [line.split()[1] for line in text.splitlines() if line.startswith("luck ") and len(line.split()) == 2]
    return int(found[0]) if found and found[0].isdigit() else 0


def read_position(game: Game, notation: Notation, text: str) -> None:
    """Set a fresh game to the position that a text describes."""
    for line in text.strip().splitlines()[2:]:
        try:
            _read_line(game, notation, line.split())
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise BadPosition(f"cannot read {line[:80]!r}: {error}") from error
    if not game.state.stack:
        raise BadPosition("a position ends with the line 'stack …'")
    if not 0 <= game.state.part < len(game.rulebook.parts):
        raise BadPosition(
            f"this edition has {len(game.rulebook.parts)} parts of the day, and no part {game.state.part}"
        )
    game.enter_part(game.state.part)
    _count_supply(game)


def _read_line(game: Game, notation: Notation, words: list[str]) -> None:
    match words:
        case ["pack", *cards]:
            _read_pack(game.state, cards)
        case ["luck", drawn]:
            int(drawn)  # read by `read_drawn`
        case ["state", *parts]:
            _read_state(game.state, json.loads(" ".join(parts)))
        case ["stack", *parts]:
            game.state.stack = [_step(notation, step) for step in " ".join(parts).split(" | ")]
        case [seat, "at", *places]:
            _read_pawns(game, notation.seat_by_name[seat], places)
        case [seat, "holds", *cards]:
            _read_cards(game.state, notation.seat_by_name[seat], [CARD_BY_TITLE[card] for card in cards])
        case _:
            raise ValueError("unknown line")


def _step(notation: Notation, text: str) -> Step:
    step = notation.read(text)
    if not isinstance(step, Step):
        raise ValueError(f"{text!r} is not a step")
    return step


def _read_pawns(game: Game, seat: SeatId, places: list[str]) -> None:
    pawns = game.teams.pawns[seat]
    if len(places) != len(pawns):
        raise ValueError(f"{len(pawns)} places are needed, {len(places)} are given")
    for pawn, name in zip(pawns, places, strict=True):
        place = game.board.place(name)
        taken = game.pawn_at(place) if place < game.board.walkable else -1
        if taken not in (-1, pawn):
            raise ValueError(f"two pawns stand on {name}")
        game.state.put(pawn, place, game.board.walkable)


def _read_cards(state: State, seat: SeatId, cards: list[Card]) -> None:
    state.equipment[seat] = tuple(cards.count(card) for card in Card if card < Card.KIT)
    state.kits[seat] = cards.count(Card.KIT)
    state.hands[seat] = tuple(sorted(int(card) for card in cards if card >= FIRST_OPPORTUNITY))


def _read_pack(state: State, words: list[str]) -> None:
    cut = words.index("/")
    pool = [0] * CARD_LIMIT
    for word in words[:cut]:
        title, number = word.split("*")
        pool[CARD_BY_TITLE[title]] = int(number)
    state.pools.append(tuple(pool))
    state.bottoms.append(tuple(int(CARD_BY_TITLE[title]) for title in words[cut + 1 :]))


def _read_state(state: State, changed: dict[str, Any]) -> None:
    fresh = fields_of(state)
    for name, value in changed.items():
        if name == "outcome":
            state.outcome = Outcome(tuple(value[0]), Ending(value[1]))
        elif name == "paid":
            state.now.paid_gates = tuple(way for way in value if way < OLD_WAY)
            state.now.paid_crossings = tuple(way - OLD_WAY for way in value if way >= OLD_WAY)
        elif name in ("offers", "refused"):
            setattr(state.now, name, tuple(Offer(*_tuples(offer)) for offer in value))
        elif name == "shares":
            state.shares = tuple(Share(*_tuples(share)) for share in value)
        elif name in MARKS:
            for pawn in value:
                state.mark(pawn, MARKS[name])
        elif name not in fresh:
            raise ValueError(f"unknown field {name!r}")
        else:
            setattr(state.now if name in TURN_FIELDS else state, name, _like(fresh[name], value))


def _like(model: object, value: Any) -> object:
    if isinstance(model, list):
        return [_tuples(item) for item in value]
    return _tuples(value)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def _count_supply(game: Game) -> None:
    state, edition = game.state, game.edition
    held = [sum(row[card] for row in state.equipment) for card in range(Card.KIT)]
    state.supply = tuple(total - number for total, number in zip(edition.equipment, held, strict=True))
    state.kit_supply = edition.kits - sum(state.kits)
    if min(state.supply) < 0 or state.kit_supply < 0:
        raise BadPosition("more Equipment or Kit cards are held than the box has")
