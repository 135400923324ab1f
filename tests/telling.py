"""Tells what takes place in a game as the browser does (web/src/words/labels.ts): each field becomes a name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from colditz import Match, new_game
from colditz.draw.spaces import sign_of
from colditz.model.board import Board
from colditz.model.cards import Card
from colditz.model.events import Event
from colditz.model.words import sentence
from colditz.testing.bold import pick

PAWNS = ("pawn", "other", "guard", "prisoner", "target")
PLACES = ("to", "place", "start")
KINDS = {"drop30": "drop", "drop60": "drop", "searchlight": "beam", "corridor": "passage"}
PRINTED = (
    "appel",
    "safe",
    "post",
    "door",
    "inspection",
    "drop",
    "landing",
    "beam",
    "tunnel",
    "target",
    "car",
    "passage",
)
EQUIPMENT = range(4)
MOST = 100_000  # decisions; random games end by their rounds long before


def kebab(name: str) -> str:
    """`PawnMoved` as the words spell it: pawn-moved."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()


def events_of(edition: str, seed: int) -> tuple[Match, list[Event]]:
    """A whole game of random decisions, with some barter, and all that takes place in it."""
    match, luck = new_game(edition, players=4, seed=seed, rounds=40), Random(seed)
    events: list[Event] = []
    for _ in range(MOST):
        if match.finished:
            return match, events
        seat = luck.choice(match.asked())
        events += match.play(seat, pick(match, seat, luck))
        trader = luck.choice(match.seats)
        trades = match.choices(trader).anytime() if luck.random() < 0.05 and not match.finished else []
        events += match.play(trader, luck.choice(trades)) if trades else ()
    raise AssertionError(f"a random game of {edition} does not end within {MOST} decisions")


def told(match: Match, event: Event, language: str) -> str:
    """One event as a sentence."""
    fields: dict[str, Any] = event.to_json()
    names = dict(_names(match, fields, language))
    if "winners" in fields:
        winners = [sentence(f"the-seat-{match.seats[seat]}", language) for seat in fields["winners"]]
        names |= {"who": ", ".join(winners), "count": len(winners)}
    return sentence(f"event-{kebab(fields['type'])}", language, names)


def _names(match: Match, fields: dict[str, Any], language: str) -> Iterator[tuple[str, str | int]]:
    for field, value in fields.items():
        if isinstance(value, list) and field == "cards":
            yield field, ", ".join(card_name(int(card), language) for card in value)
        elif isinstance(value, int):
            yield {"seat": "who", "to_seat": "other"}.get(field, field), _named(match, field, value, language)


def _named(match: Match, field: str, value: int, language: str) -> str | int:
    board = match.board
    says: dict[str, Callable[[int], str]] = {
        **dict.fromkeys(PAWNS, lambda pawn: pawn_name(match, pawn, language)),
        **dict.fromkeys(PLACES, lambda place: place_name(board, place, language)),
        **dict.fromkeys(("seat", "to_seat"), lambda seat: sentence(f"the-seat-{match.seats[seat]}", language)),
        "card": lambda card: card_name(card, language),
        "tunnel": lambda tunnel: sentence(f"action-detail-tunnel-{board.tunnels[tunnel].name}", language),
        "room": lambda room: sentence(f"room-{board.rooms[room].name}", language),
    }
    return says[field](value) if field in says and value >= 0 else value


def pawn_name(match: Match, pawn: int, language: str) -> str:
    """A pawn, as notation numbers it."""
    side, _, number = match._game.teams.names[pawn].rpartition("-")
    return sentence(f"the-pawn-{side}", language, {"number": number})


def card_name(card: int, language: str) -> str:
    """Equipment as a thing that is counted, other cards by their title."""
    title = Card(card).title
    if card in EQUIPMENT:
        return sentence(f"counted-{title}", language, {"count": 1})
    return sentence("card-named", language, {"title": sentence(f"card-title-{title}", language)})


def place_name(board: Board, place: int, language: str) -> str:
    """Its room, what is printed on it, or the part of the castle."""
    if place >= board.walkable:
        return sentence(f"place-{board.names[place]}", language)
    room = next((room.name for room in board.rooms if place in room.places), None)
    if room:
        return sentence(f"room-{room}", language)
    kind = "tunnel" if board.in_tunnel[place] >= 0 else KINDS.get(board.kind[place], board.kind[place])
    sign = sign_of(board.names[place]) if kind in ("post", "target") else ""
    return sentence(f"place-{kind if kind in PRINTED else board.area[place].name.lower()}", language, {"sign": sign})
