"""What a seat may say, token by token: which first tokens its choices have, and what each of them may mean."""

from __future__ import annotations

from collections.abc import Sequence

from colditz.engine.play import Choices
from colditz.model.actions import Action, MovePawn
from colditz.model.ids import PawnId
from colditz.rl.codec import FIRST_PAWN, FIRST_SEAT, Codec, first_token

Row = tuple[tuple[int, ...], Action]  # an action and its tokens


def first_tokens(choices: Choices) -> set[int]:
    """Verbs, and pawns that can do something: which is told without a list of what."""
    found = {FIRST_PAWN + pawn for pawn in choices.pawns}
    found.update([first_token(action) for action in choices.actions])
    return found


def beginning(choices: Choices, token: int) -> list[Action]:
    """Every action that begins with this token: now that a pawn is known, what it can do is worked out."""
    found = starting(choices.actions, token)
    pawn: PawnId = token - FIRST_PAWN
    if FIRST_PAWN <= token < FIRST_SEAT and pawn in choices.pawns:
        found += choices.moves(pawn)
    return found


def starting(actions: Sequence[Action], token: int) -> list[Action]:
    """Those of some actions that begin with this token."""
    return [action for action in actions if first_token(action) == token]


def told(codec: Codec, actions: Sequence[Action]) -> list[Row]:
    """Actions with their tokens."""
    encode, walks = codec.encode, codec.walk_tokens
    return [(walks(action), action) if isinstance(action, MovePawn) else (encode(action), action) for action in actions]


def narrowed(rows: list[Row], size: int, token: int) -> list[Row]:
    """What is still meant when this token follows so many others."""
    return [row for row in rows if row[0][size] == token]
