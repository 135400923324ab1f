"""Actions as short rows of tokens, and back: one fixed space for all editions and numbers of players.

A token is a verb, a pawn, a place, a card, a seat or a number. What belongs to one pawn begins with that pawn: a walk
is the pawn and the place, everything else the pawn, the verb and what the verb still asks for; all other actions begin
with their verb. The space is made from the declared actions and fields (`model/actions.py`, `model/fields.py`) and from
the boards of all editions, so nothing is listed twice; `VERSION` changes whenever it does.
"""

from __future__ import annotations

import hashlib
from inspect import get_annotations
from typing import Final

from colditz.editions.registry import EDITIONS
from colditz.editions.rulebooks import boards_of
from colditz.model.actions import ACTION_TYPES, Action, AgreedEnd, Deal, Dice, Die, MovePawn, Resign, TimeUp
from colditz.model.board import Board
from colditz.model.builder import load_board
from colditz.model.cards import CARD_LIMIT
from colditz.model.fields import Kind, kind_of
from colditz.model.plain import names_of

FORMAT: Final = 1
MOST_SEATS: Final = 6
MOST_PAWNS: Final = 64  # more than the box holds
NUMBERS: Final = 64  # crossings, tunnels, rooms, choices, yes and no
NOT_PLAYERS: Final = (Dice, Die, Deal, TimeUp, AgreedEnd, Resign)  # chance and clock have no tokens, nor who gives up
VERBS: Final = tuple(sorted(name for name, kind in ACTION_TYPES.items() if kind not in NOT_PLAYERS))
# The boards of all editions, and those that house rules bring: new ones come last, so old places keep their numbers.
BOARDS: Final = tuple(dict.fromkeys(board for edition in EDITIONS.values() for board in boards_of(edition)))
PLACES: Final = tuple(dict.fromkeys(name for board in BOARDS for name in load_board(board).names))

NONE: Final = 0  # no pawn, no place: what a field of -1 says
STOP: Final = 1  # the end of a list
FIRST_VERB: Final = 2
FIRST_PAWN: Final = FIRST_VERB + len(VERBS)
FIRST_SEAT: Final = FIRST_PAWN + MOST_PAWNS
FIRST_CARD: Final = FIRST_SEAT + MOST_SEATS
FIRST_NUMBER: Final = FIRST_CARD + CARD_LIMIT
FIRST_PLACE: Final = FIRST_NUMBER + NUMBERS
TOKENS: Final = FIRST_PLACE + len(PLACES)
MOST_LONG: Final = 32  # tokens that any action takes

_NUMBER_OF_PLACE: Final = {name: number for number, name in enumerate(PLACES)}
_VERB_TOKEN: Final = {name: FIRST_VERB + number for number, name in enumerate(VERBS)}
_STARTS: Final = {
    Kind.PAWN: FIRST_PAWN,
    Kind.SEAT: FIRST_SEAT,
    Kind.CARD: FIRST_CARD,
}
_ENDS: Final = {
    FIRST_PAWN: FIRST_SEAT,
    FIRST_SEAT: FIRST_CARD,
    FIRST_CARD: FIRST_NUMBER,
    FIRST_NUMBER: FIRST_PLACE,
}
# Kinds of action that belong to one pawn, which is their first field.
PAWN_FIRST: Final = frozenset(
    kind for kind in ACTION_TYPES.values() if [kind_of(name) for name in names_of(kind)[:1]] == [Kind.PAWN]
)
LISTS: Final = frozenset(
    (kind, item)
    for kind in ACTION_TYPES.values()
    for item, type_ in get_annotations(kind).items()
    if "tuple" in str(type_)
)


def _version() -> str:
    fields = [(name, names_of(ACTION_TYPES[name])) for name in VERBS]
    digest = hashlib.sha256(repr((FORMAT, TOKENS, fields, PLACES)).encode()).hexdigest()
    return f"{FORMAT}-{digest[:12]}"


VERSION: Final = _version()

# By kind: the verb that its row begins with, or the field that names the pawn it begins with.
_FIRST_VERB: Final = {kind: _VERB_TOKEN.get(name, -1) for name, kind in ACTION_TYPES.items() if kind not in PAWN_FIRST}
_FIRST_FIELD: Final = {kind: names_of(kind)[0] for kind in PAWN_FIRST}
MOST_KNOWN: Final = 50_000  # rows that a codec keeps by heart


def first_token(action: Action) -> int:
    """The token that an action's row begins with."""
    kind = type(action)
    verb = _FIRST_VERB.get(kind, NONE)
    if verb != NONE:
        return verb
    number: int = getattr(action, _FIRST_FIELD[kind])
    return NONE if number < 0 else FIRST_PAWN + number


class Codec:
    """Writes and reads the tokens of one board's actions."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.place_token = tuple([FIRST_PLACE + _NUMBER_OF_PLACE[name] for name in board.names])
        self.place_of = {token: place for place, token in enumerate(self.place_token)}
        self._known: dict[Action, tuple[int, ...]] = {}  # rows written before

    # --- writing

    def encode(self, action: Action) -> tuple[int, ...]:
        """The whole row of an action; a ValueError for what only chance or the clock does."""
        known = self._known.get(action)
        if known is None:
            known = self._encode(action)
            if len(self._known) < MOST_KNOWN:
                self._known[action] = known
        return known

    def _encode(self, action: Action) -> tuple[int, ...]:
        kind = type(action)
        if isinstance(action, MovePawn):
            return self.walk_tokens(action)
        if kind in NOT_PLAYERS:
            raise ValueError(f"{kind.__name__} is not a player's action, and has no tokens")
        names = names_of(kind)
        row = [_VERB_TOKEN[kind.__name__]]
        if kind in PAWN_FIRST:
            row = [*self._tokens(kind, names[0], getattr(action, names[0])), *row]
            names = names[1:]
        for name in names:
            row += self._tokens(kind, name, getattr(action, name))
        return tuple(row)

    def walk_tokens(self, action: MovePawn) -> tuple[int, int]:
        """The row of a walk."""
        if action.pawn < 0 or action.to < 0:
            raise ValueError(f"a walk names a pawn and a place: {action}")
        return FIRST_PAWN + action.pawn, self.place_token[action.to]

    def _tokens(self, kind: type[Action], name: str, value: int | tuple[int, ...]) -> list[int]:
        if isinstance(value, tuple):
            return [*[self._token(name, item) for item in value], STOP]
        return [self._token(name, value)]

    def _token(self, name: str, value: int) -> int:
        if value < 0:
            return NONE
        kind = kind_of(name)
        if kind is Kind.PLACE:
            return self.place_token[value]
        start = _STARTS.get(kind, FIRST_NUMBER)
        if start + value >= _ENDS[start]:
            raise ValueError(f"there is no token for {kind.value} {value}")
        return start + int(value)

    # --- reading

    def decode(self, row: tuple[int, ...]) -> Action:
        """The action of a whole row; a ValueError says what is wrong with it."""
        try:
            return self._decode(list(row))
        except (IndexError, KeyError, TypeError) as error:
            raise ValueError(f"these tokens are no action: {list(row)}") from error

    def _decode(self, row: list[int]) -> Action:
        pawn_first = FIRST_PAWN <= row[0] < FIRST_SEAT or row[0] == NONE
        if row[0] != NONE and pawn_first and row[1] >= FIRST_PLACE:
            if len(row) != 2:
                raise ValueError(f"a walk is a pawn and a place, not {row}")
            return MovePawn(row[0] - FIRST_PAWN, self.place_of[row[1]])
        kind = ACTION_TYPES[VERBS[row[1 if pawn_first else 0] - FIRST_VERB]]
        left = [row[0], *row[2:]] if pawn_first else row[1:]
        values: dict[str, object] = {}
        for name in names_of(kind):
            values[name] = self._read_list(name, left) if (kind, name) in LISTS else self._read(name, left.pop(0))
        if left or pawn_first != (kind in PAWN_FIRST):
            raise ValueError(f"these tokens are no {kind.__name__}: {row}")
        return kind(**values)

    def _read_list(self, name: str, left: list[int]) -> tuple[object, ...]:
        end = left.index(STOP)
        found = tuple([self._read(name, token) for token in left[:end]])
        del left[: end + 1]
        return found

    def _read(self, name: str, token: int) -> object:  # not an int, which is what a compiled one would make of a bool
        if token == NONE:
            return -1
        kind = kind_of(name)
        if kind is Kind.PLACE:
            return self.place_of[token]
        start = _STARTS.get(kind, FIRST_NUMBER)
        if not start <= token < _ENDS[start]:
            raise ValueError(f"token {token} does not name a {kind.value}")
        if kind is Kind.FLAG:
            return token > start
        return token - start


_CODECS: dict[int, Codec] = {}  # by board, which its codec holds on to


def codec_of(board: Board) -> Codec:
    """The codec of a board, made once."""
    known = _CODECS.get(id(board))
    if known is None:
        known = _CODECS[id(board)] = Codec(board)
    return known


def say(token: int, pawns: tuple[str, ...] = ()) -> str:
    """What a token names, in words."""
    if token < FIRST_VERB:
        return ("none", "stop")[token]
    if token < FIRST_PAWN:
        return VERBS[token - FIRST_VERB]
    if token < FIRST_SEAT:
        number = token - FIRST_PAWN
        return pawns[number] if number < len(pawns) else f"pawn {number}"
    if token < FIRST_CARD:
        return f"seat {token - FIRST_SEAT}"
    if token < FIRST_NUMBER:
        return f"card {token - FIRST_CARD}"
    return f"number {token - FIRST_NUMBER}" if token < FIRST_PLACE else PLACES[token - FIRST_PLACE]
