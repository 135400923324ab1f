"""What never changes while the server runs: editions, rules, cards, the board, words; sent with tags for caches."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from colditz.draw.castle import castle_svg
from colditz.draw.shapes import read_shapes
from colditz.draw.style import Palette
from colditz.editions.facts import steps_to_arrest
from colditz.editions.index import index_of
from colditz.editions.ledgers import LEDGERS, load_ledger
from colditz.editions.reference import card_reference
from colditz.editions.registry import EDITIONS
from colditz.editions.topics import topics_of
from colditz.engine.edition import Edition, Phase, Role
from colditz.model.board import Board
from colditz.model.builder import load_board
from colditz.model.cards import CARD_BY_TITLE
from colditz.model.ids import TEAM_COLOURS, Area, Place, Symbol
from colditz.model.records import draft
from colditz.model.words import LANGUAGES
from colditz.players import LEVELS
from colditz.server.bots import steady_level
from colditz.server.errors import Fault
from colditz.server.lobby import FAULTS
from colditz.server.models import MOST_ROUNDS
from colditz.server.options import MOST_HOURS, MOST_MINUTES
from colditz.server.wire import schema

UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "You have it already"}}
router = APIRouter(prefix="/api", tags=["library"], responses={**FAULTS, **UNCHANGED})

EditionName = Annotated[str, Path(max_length=40, description="An edition, such as `classic`.")]
BoardName = Annotated[
    str, Path(max_length=400, description="An edition, such as `v3`, or with house rules behind it: `v3+aeroplane`.")
]
Language = Annotated[str, Query(max_length=10, description="en, es or it.")]
JSON, SVG, TEXT = "application/json", "image/svg+xml", "text/plain; charset=utf-8"


class Picture(Response):
    """A picture that scales."""

    media_type = SVG


def cached_response(request: Request, body: bytes, kind: str) -> Response:
    """A body with a tag, or nothing if the client has it already."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300, must-revalidate"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def _known(edition: str) -> Edition:
    if edition not in EDITIONS:
        raise Fault("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    return EDITIONS[edition]


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Fault("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


# --- editions and bots


@router.get("/editions")
def editions(request: Request) -> Response:
    """Every edition that can be played, with its numbers, options and house rules, and the levels of the bots."""
    return cached_response(request, _editions(), JSON)


@cache
def _editions() -> bytes:
    found = [_edition(edition) for edition in EDITIONS.values()]
    nations = [{"nation": nation.name.lower(), "colour": colour} for nation, colour in TEAM_COLOURS.items()]
    bots = {"levels": list(LEVELS), "usual": steady_level()}
    clocks = {"minutes": MOST_MINUTES, "hours": MOST_HOURS}
    everything = {"editions": found, "nations": nations, "bots": bots, "languages": LANGUAGES, "most_on_clock": clocks}
    return orjson.dumps(everything, option=orjson.OPT_NON_STR_KEYS)


def _edition(edition: Edition) -> dict[str, object]:
    ledger, params = load_ledger(edition.name), edition.params
    return {
        "name": edition.name,
        "title": ledger.title,
        "players": sorted(params.pows),
        "params": {name: _number(getattr(params, name)) for name in type(params).__dataclass_fields__},
        "usual_rounds": params.minutes // params.minutes_a_round,  # where none are asked for
        "most_rounds": params.most_rounds or MOST_ROUNDS,
        "most_escapes": _most_escapes(edition),
        "house_rules": [_house_rule(edition, name) for name in edition.house_rules],
        "open_supply": edition.params.open_supply,
        "open_numbers": edition.params.open_numbers,
        "steps_to_arrest": steps_to_arrest(edition.name),
        "days": edition.params.days,
        "parts": list(edition.parts),
        "phases": {role.value: _phases(edition, role) for role in Role},
        "answers": _answers(edition),
        "topics": topics_of(edition.name),
    }


def _phases(edition: Edition, role: Role) -> list[str]:
    """The steps of a turn in which its player acts, in their order, by the names under which they ask."""
    stages = edition.first_part.turns[role]
    return [type(stage.step(0)).__name__ for stage in stages if isinstance(stage, Phase)]


def _answers(edition: Edition) -> dict[int, list[str]]:
    """By card, the kinds of question that it may answer, in any part of the day."""
    pairs = [pair for part in edition.parts.values() for pair in part.answers]
    return {card: sorted({kind for each, kind in pairs if each == card}) for card, _ in pairs}


def _number(value: object) -> object:
    """A number of an edition as JSON knows it: a set is a list in order."""
    return sorted(value) if isinstance(value, frozenset) else value


def _most_escapes(edition: Edition) -> dict[int, int]:
    """By the number of players, how many escapes they may agree on."""
    laws = {players: edition.for_players(players) for players in edition.params.pows}
    return {players: law.most_escapes(players) for players, law in laws.items()}


def _house_rule(edition: Edition, name: str) -> dict[str, object]:
    """A house rule, with the most escapes, the minutes and the parts of a day where it alters them."""
    rule, printed = edition.house_rules[name], _most_escapes(edition)
    altered = rule.apply(edition)
    most, minutes = _most_escapes(altered), altered.params.part_minutes
    return {
        "name": name,
        "says": rule.says,
        "most_escapes": most if most != printed else None,
        "part_minutes": minutes if minutes != edition.params.part_minutes else None,
        "parts": list(altered.parts) if list(altered.parts) != list(edition.parts) else None,
    }


# --- rules and cards


@router.get("/rules/{edition}")
def rules(request: Request, edition: EditionName, language: Language = "en") -> Response:
    """An edition's rules and rulings in our words, in the order of its rulebook; `language` says what they are in."""
    if edition not in LEDGERS:
        raise Fault("unknown-edition", edition=edition, known=", ".join(LEDGERS))
    return cached_response(request, _rules(edition, _spoken(language)), JSON)


@cache
def _rules(edition: str, language: str) -> bytes:
    ledger = load_ledger(edition, language)
    entries = [
        {**asdict(entry), "ruling": entry.is_ruling, "chapter": entry.chapter} for entry in ledger.entries.values()
    ]
    sheet = {"edition": edition, "title": ledger.title, "language": ledger.language, "terms": ledger.terms}
    index = [heading._asdict() for heading in index_of(edition, ledger.language)]
    return orjson.dumps({**sheet, "entries": entries, "index": index})


@router.get("/cards/{edition}")
def cards(request: Request, edition: EditionName, language: Language = "en") -> Response:
    """Every kind of card of an edition: its number, pack, title, how many there are, and its effect."""
    _known(edition)
    return cached_response(request, _cards(edition, _spoken(language)), JSON)


@cache
def _cards(edition: str, language: str) -> bytes:
    entries = card_reference(edition, language)
    return orjson.dumps([{"card": int(CARD_BY_TITLE[entry.title]), **entry._asdict()} for entry in entries])


# --- the board


@router.get("/board/{edition}.svg", response_class=Picture)
def board_picture(
    request: Request,
    edition: BoardName,
    language: Language = "en",
    palette: Annotated[Palette, Query(description="By day or by night.")] = "day",
) -> Response:
    """The castle as a picture."""
    return cached_response(request, _picture(_variant(edition), _spoken(language), palette), SVG)


def _variant(name: str) -> str | None:
    """The board of an edition with the house rules that are named behind it: some bring another one."""
    first, *rules = name.split("+")
    edition = _known(first)
    for rule in rules:
        if rule not in edition.house_rules:
            raise Fault("unknown-edition", edition=name, known=", ".join(EDITIONS))
        edition = edition.house_rules[rule].apply(edition)
    return edition.variant


@cache
def _picture(variant: str | None, language: str, palette: Palette) -> bytes:
    return castle_svg(variant, palette, language).encode()


@router.get("/board/{edition}")
def board(request: Request, edition: BoardName) -> Response:
    """The castle as a graph: every place by its number, what lies beside what, and what is printed where."""
    return cached_response(request, _board(_variant(edition)), JSON)


@cache
def _board(variant: str | None) -> bytes:
    castle, source = load_board(variant), draft(variant)
    homes = ("barracks", "office", "escaped", "dead", "custody", "car")
    everything = {
        "variant": variant,
        "walkable": castle.walkable,
        "places": [_place(castle, place) for place in range(len(castle.names))],
        "symbols": [symbol.name.lower() for symbol in Symbol],
        "rooms": [room._asdict() for room in castle.rooms],
        "tunnels": [tunnel._asdict() for tunnel in castle.tunnels],
        "crossings": [crossing._asdict() for crossing in castle.crossings],
        "cells": [block._asdict() for block in castle.cells],
        "rounds": castle.rounds,
        **{home: getattr(castle, home) for home in homes},
        # where pawns are drawn that stand on no circle, and where the car stands beside its own
        "slots": {"cells": source.cells, "barracks": source.bunks, "office": source.offices, "car": _cars()},
    }
    return orjson.dumps(everything)


def _cars() -> list[dict[str, float]]:
    return [{"x": x, "y": y} for shape in read_shapes().of("car") for x, y in shape.points]


FLAGS = ("appel", "safe", "beam", "walkway", "post", "target", "free_return")


def _place(castle: Board, place: Place) -> dict[str, object]:
    return {
        "name": castle.names[place],
        "x": castle.x[place],
        "y": castle.y[place],
        "area": Area(castle.area[place]).name.lower(),
        "kind": castle.kind[place],
        "room": castle.room[place],
        "tunnel": castle.in_tunnel[place],
        "toll": castle.toll[place],
        "marks": [flag for flag in FLAGS if getattr(castle, flag)[place]],
        "steps": castle.steps[place],
    }


# --- words and the protocol


@router.get("/words/{language}", response_class=PlainTextResponse)
def words(request: Request, language: Annotated[str, Path(max_length=10)]) -> Response:
    """The sentences of a language that pages say, as one Fluent file."""
    return cached_response(request, _words(_spoken(language)), TEXT)


# What only the server says (refusals and advice come as sentences), the command and the simulator's report; pages
# should weigh little.
NOT_FOR_PAGES = frozenset(
    f"{book}.ftl" for book in ("command", "index", "refusals", "server", "setup", "sim", "unreadable")
)
ADVICE = "bots"  # how the books begin in which bots give their reasons


@cache
def _words(language: str) -> bytes:
    folder = files("colditz") / "locale" / language
    books = (book for book in folder.iterdir() if book.name not in NOT_FOR_PAGES and not book.name.startswith(ADVICE))
    spoken = sorted(books, key=lambda book: book.name)
    lines = [line for item in spoken for line in item.read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("#")).encode()


@router.get("/protocol")
def protocol(request: Request) -> Response:
    """The JSON schema of every message of the socket, both ways."""
    return cached_response(request, orjson.dumps(schema()), JSON)
