"""Ways out of the castle: from every circle, how many steps to a target, and what equipment they cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from heapq import heappop, heappush
from typing import Final

from colditz.editions.facts import closed_to_men, guards_keep_inside
from colditz.model.board import Board
from colditz.model.cards import Card
from colditz.model.ids import NOWHERE, Area, Place

FAR: Final = 255  # no way
Needs = tuple[int, ...]  # how many of each kind of Equipment
MOST: Final[Needs] = (4, 2, 3, 2)  # no way worth taking costs more
NOTHING: Final[Needs] = (0,) * Card.KIT


class Routes:
    """All ways out of one board, worked out once by going back from the targets."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.ways: list[list[tuple[int, Needs]]] = [[] for _ in board.names]  # by place: (steps, needs), shortest first
        self._rows: dict[Needs, bytes] = {}
        self._by_number: dict[int, bytes] = {}
        self._spread(_backward(board))

    def _spread(self, backward: list[list[tuple[Place, int, int]]]) -> None:
        """Label every place with the ways that no other way beats in both steps and equipment."""
        targets = [place for place in range(self.board.walkable) if self.board.target[place]]
        heap: list[tuple[int, Place, Needs]] = [(0, place, NOTHING) for place in targets]
        while heap:
            steps, place, needs = heappop(heap)
            if any(covers(needs, known) for _, known in self.ways[place]):
                continue
            self.ways[place].append((steps, needs))
            for before, kind, cards in backward[place]:
                dearer = _with(needs, kind, cards) if cards else needs
                if covers(MOST, dearer):
                    heappush(heap, (steps + 1, before, dearer))

    def row(self, held: Needs) -> bytes:
        """Steps to freedom from every place with what is held; FAR where it does not suffice."""
        known = tuple(min(number, most) for number, most in zip(held, MOST, strict=True))
        row = self._rows.get(known)
        if row is None:
            row = self._rows[known] = self._shortest(lambda needs: covers(known, needs))
        return row

    def row_for_number(self, cards: int) -> bytes:
        """Steps to freedom from every place with so many Equipment cards of whatever kinds serve best."""
        number = min(cards, sum(MOST))
        row = self._by_number.get(number)
        if row is None:
            row = self._by_number[number] = self._shortest(lambda needs: sum(needs) <= number)
        return row

    def _shortest(self, fits: Callable[[Needs], bool]) -> bytes:
        return bytes(next((min(steps, FAR) for steps, needs in ways if fits(needs)), FAR) for ways in self.ways)


def covers(held: Needs, needs: Needs) -> bool:
    """What is held is enough of every kind."""
    return held[0] >= needs[0] and held[1] >= needs[1] and held[2] >= needs[2] and held[3] >= needs[3]


def missing(held: Needs, needs: Needs) -> int:
    """How many cards are still wanted."""
    return sum(max(need - have, 0) for have, need in zip(held, needs, strict=True))


def _with(needs: Needs, kind: int, cards: int) -> Needs:
    return tuple(number + cards if card == kind else number for card, number in enumerate(needs))


def _backward(board: Board) -> list[list[tuple[Place, int, int]]]:
    """By place: the circles from which one step leads there, and what that step costs."""
    before: list[list[tuple[Place, int, int]]] = [[] for _ in board.names]
    closed = closed_to_men(board)
    for place in range(board.walkable):
        for near in board.steps[place]:
            # a tunnel is entered by its card alone, and no way leads over a post beside a gate
            below = board.in_tunnel[near] not in (NOWHERE, board.in_tunnel[place])
            if (
                not below
                and not board.beside_gate[place]
                and near not in closed
                and not _is_way_back(board, place, near)
            ):
                toll = board.toll[near]
                before[near].append((place, toll, int(toll != NOWHERE)))
    for crossing in board.crossings:
        before[crossing.far].append((crossing.near, int(crossing.equipment), crossing.cards))
    return before


def _is_way_back(board: Board, place: Place, near: Place) -> bool:
    """From outside back into a castle that guards and men leave for good."""
    return guards_keep_inside(board) and board.area[place] == Area.OUTSIDE != board.area[near]


@cache
def routes_of(board: Board) -> Routes:
    """The ways out of a board, made once."""
    return Routes(board)
