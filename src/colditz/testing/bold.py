"""Bold choices for random games: obstacles, claims, cards and arrests before walks, and walks that lead somewhere."""

from __future__ import annotations

from functools import cache
from random import Random

from colditz import Choices, Match
from colditz.model.actions import Action, MovePawn
from colditz.model.board import Board
from colditz.model.ids import NOWHERE, SECURITY, Place

WEIGHTS = {"MovePawn": 4.0, "Cross": 6.0, "Arrest": 2.0, "PlayCard": 2.0, "GiveUp": 0.2, "DoOrDie": 0.1}


def pick(match: Match, seat: str, luck: Random) -> Action:
    """A random option: kinds of action first, so that rare ones are tried often and games move."""
    choices = match.choices(seat)
    moves = _moves(choices, luck)
    kinds: dict[str, list[Action]] = {}
    for action in (*choices.actions, *moves):
        kinds.setdefault(type(action).__name__, []).append(action)
    if not kinds:
        raise AssertionError(f"{seat} is asked and can do nothing:\n{match.position()}")
    weights = [0.15 if name == "EndTurn" and moves else WEIGHTS.get(name, 1.0) for name in kinds]
    found = kinds[luck.choices(list(kinds), weights)[0]]
    return _walk(match, found, luck) if isinstance(found[0], MovePawn) else luck.choice(found)


def _moves(choices: Choices, luck: Random) -> list[Action]:
    """What a few of the pawns can do."""
    some = luck.sample(choices.pawns, min(3, len(choices.pawns)))
    return [action for pawn in some for action in choices.moves(pawn)]


def _walk(match: Match, moves: list[Action], luck: Random) -> Action:
    """Half of the walks go as near as they can to something worth going to."""
    if luck.random() < 0.5:
        return luck.choice(moves)
    game = match._game  # noqa: SLF001 - fuzzing may look where players may not
    walks = [move for move in moves if isinstance(move, MovePawn)]
    walker = luck.choice(walks).pawn
    hunted = [place for place in game.state.places[len(game.guards()) :] if place < game.board.walkable]
    goals = hunted if game.owner(walker) == SECURITY and hunted else _worth_going_to(game.board)
    far = game.board.range_from(luck.choice(goals))
    return min((walk for walk in walks if walk.pawn == walker), key=lambda walk: far[walk.to])


@cache
def _worth_going_to(board: Board) -> list[Place]:
    """Circles beside obstacles, rooms, targets and the car."""
    places = range(board.walkable)
    worth = [place for place in places if board.obstacles[place] or board.target[place] or board.room[place] != NOWHERE]
    return [*worth, board.car]
