"""By which way a man got out: what he crossed between the prisoners' courtyard and his target."""

from __future__ import annotations

from typing import Final

from colditz.model.board import Board
from colditz.model.ids import NOWHERE, Area, PawnId, Place, Symbol

CAR: Final = "staff-car"
AEROPLANE: Final = "aeroplane"
RUN: Final = "do-or-die"
TUNNEL: Final = "tunnel"
ON_FOOT: Final = "on-foot"


class Ways:
    """Where every pawn stands, and what each man crossed since he was last at home."""

    def __init__(self, board: Board, places: tuple[Place, ...]) -> None:
        self.board = board
        self.places = list(places)
        self.crossed: list[list[str]] = [[] for _ in places]
        self.kinds: list[set[str]] = [set() for _ in places]
        self.over = {(way.near, way.far): way for way in board.crossings}

    def walked(self, pawn: PawnId, start: Place, to: Place) -> None:
        """A pawn went on by itself."""
        board, way = self.board, self.over.get((start, to))
        self.places[pawn] = to
        if way is not None:
            self._note(pawn, way.name, _title(way.equipment))
        elif board.in_tunnel[to] != NOWHERE:
            self._note(pawn, f"tunnel-{board.tunnels[board.in_tunnel[to]].name}", TUNNEL)
        elif board.toll[to] != NOWHERE:
            self._note(pawn, board.gate[to], _title(board.toll[to]))
        elif board.area[to] == Area.INNER:
            self.forget(pawn)

    def put(self, pawn: PawnId, to: Place) -> None:
        """A pawn was moved directly; at home nothing lies behind it."""
        self.places[pawn] = to
        if self.board.area[to] == Area.INNER and self.board.in_tunnel[to] == NOWHERE:
            self.forget(pawn)

    def route(self, pawn: PawnId, target: Place) -> tuple[str, list[str]]:
        """The kind of route that brought a man to a target, and the ways on it in their order."""
        place = self.places[pawn]
        if place != target and place == self.board.car:
            return CAR, [*self.crossed[pawn], CAR]
        if place != target and self.board.kind[place] == "tower":
            return AEROPLANE, [AEROPLANE]
        if place != target and self.board.area[place] == Area.INNER:
            return RUN, [RUN]
        return self._kind(pawn), list(self.crossed[pawn])

    def _kind(self, pawn: PawnId) -> str:
        kinds = self.kinds[pawn]
        if TUNNEL in kinds:
            return TUNNEL
        return "+".join(_title(symbol) for symbol in Symbol if _title(symbol) in kinds) or ON_FOOT

    def _note(self, pawn: PawnId, way: str, kind: str) -> None:
        if way not in self.crossed[pawn]:
            self.crossed[pawn].append(way)
            self.kinds[pawn].add(kind)

    def forget(self, pawn: PawnId) -> None:
        """He starts anew."""
        if self.crossed[pawn]:
            self.crossed[pawn], self.kinds[pawn] = [], set()


def _title(symbol: int) -> str:
    return Symbol(symbol).name.lower().replace("_", "-")
