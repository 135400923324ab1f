"""One game of bots, from its setup to its end."""

from __future__ import annotations

import time
from typing import Final

from colditz import GameError, Match
from colditz.model.actions import Action
from colditz.model.events import Event
from colditz.players import Bot, Sight
from colditz.sim.barter import let_deal, traders_among
from colditz.sim.bots import find_bot
from colditz.sim.cell import Cell
from colditz.sim.record import GameRow, Played
from colditz.sim.seeds import DICE, seed_for
from colditz.sim.tally import Tally

MOST_DECISIONS: Final = 50_000  # random games take a twentieth of it


class BadGame(RuntimeError):
    """A game that went wrong; the message names it, so that it can be played again."""


def play_game(cell: Cell, seed: int, number: int, *, turns: bool = False) -> Played:
    """Play the game of that number; the same cell, seed and number give the same game everywhere."""
    return play_out(cell, seed, number, turns=turns)[0]


def play_out(cell: Cell, seed: int, number: int, *, turns: bool = False) -> tuple[Played, Match]:
    """The same, with the match as it stands at its end."""
    start = time.perf_counter()
    playing = Playing(cell, seed, number, turns=turns)
    try:
        played = playing.to_the_end()
    except (GameError, BadGame) as error:
        raise BadGame(f"{cell.edition}, {cell.players} players, seed {seed}, game {number}: {error}") from error
    played.game.seconds = time.perf_counter() - start
    return played, playing.match


class Playing:
    """A game under way, with its bots and its tally."""

    def __init__(self, cell: Cell, seed: int, number: int, *, turns: bool) -> None:
        self.match: Match = cell.start(seed_for(seed, number, DICE))
        makers = [find_bot(name) for name in cell.bots]
        seats = self.match.seats
        self.bots: dict[str, Bot] = {
            seat: make(seed_for(seed, number, seat)) for seat, make in zip(seats, makers, strict=True)
        }
        self.traders = traders_among(self.match, self.bots)
        self.row = GameRow(cell.edition, cell.players, list(cell.bots), list(cell.house_rules), seed, number)
        self.tally = Tally(self.match, self.row, turns=turns)
        self.thinking = dict.fromkeys(seats, 0.0)
        self.slowest = dict.fromkeys(seats, 0.0)

    def to_the_end(self) -> Played:
        """Ask whoever is asked until nobody is."""
        while not self.match.finished:
            self.step()
        self.row.thinking, self.row.slowest = list(self.thinking.values()), list(self.slowest.values())
        return self.tally.close(self.match)

    def step(self) -> None:
        """One decision, and the dealings that it may bring about."""
        match = self.match
        seat = match.asked()[0]
        before = time.process_time()
        action = self.bots[seat].decide(Sight(match, seat)).action
        self._timed(seat, time.process_time() - before)
        events = self._play(seat, action)
        let_deal(match, self.traders, events, self._play)

    def _timed(self, seat: str, seconds: float) -> None:
        self.thinking[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)

    def _play(self, seat: str, action: Action) -> tuple[Event, ...]:
        if self.row.decisions >= MOST_DECISIONS:
            raise BadGame(f"no end after {MOST_DECISIONS} decisions")
        try:
            events = self.match.play(seat, action)
        except GameError as error:
            name = self.row.bots[self.match.seats.index(seat)]
            raise BadGame(f"{name} for {seat} wants {action}: {error}") from error
        self.tally.decided()
        self.tally.hear(events)
        return events
