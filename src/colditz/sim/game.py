"""One game of bots, from its setup to its end."""

from __future__ import annotations

import time
from typing import Final

from colditz import GameError, Match
from colditz.model.actions import Action
from colditz.model.dealings import TradeOffered
from colditz.model.events import Event, TurnBegan
from colditz.model.ids import SECURITY
from colditz.players import Bot, Sight
from colditz.sim.bots import Trader, find_bot
from colditz.sim.cell import Cell
from colditz.sim.record import GameRow, Played
from colditz.sim.seeds import DICE, seed_for
from colditz.sim.tally import Tally

MOST_DECISIONS: Final = 50_000  # random games take a twentieth of it


class BadGame(RuntimeError):
    """A game that went wrong; the message names it, so that it can be played again."""


def play_game(cell: Cell, seed: int, number: int, *, turns: bool = False) -> Played:
    """Play the game of that number; the same cell, seed and number give the same game everywhere."""
    start = time.perf_counter()
    playing = Playing(cell, seed, number, turns=turns)
    try:
        played = playing.to_the_end()
    except (GameError, BadGame) as error:
        raise BadGame(f"{cell.edition}, {cell.players} players, seed {seed}, game {number}: {error}") from error
    played.game.seconds = time.perf_counter() - start
    return played


class Playing:
    """A game under way, with its bots and its tally."""

    def __init__(self, cell: Cell, seed: int, number: int, *, turns: bool) -> None:
        self.match: Match = cell.start(seed_for(seed, number, DICE))
        makers = [find_bot(name) for name in cell.bots]
        seats = self.match.seats
        self.bots: dict[str, Bot] = {
            seat: make(seed_for(seed, number, seat)) for seat, make in zip(seats, makers, strict=True)
        }
        self.traders = {seat: bot for seat, bot in self.bots.items() if isinstance(bot, Trader)}
        self.traders.pop(seats[SECURITY], None)
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
        if self.traders:
            self._let_trade(events)

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

    # --- barter

    def _let_trade(self, events: tuple[Event, ...]) -> None:
        """Every trader is asked once when an Escape Officer's turn begins, and when an offer waits for him."""
        if any(isinstance(event, TurnBegan) and event.seat != SECURITY for event in events):
            for seat in self.traders:
                self._deal(seat)

    def _deal(self, seat: str) -> None:
        """Ask one trader, and then whoever has to answer him, until somebody keeps still."""
        asked: str | None = seat
        while asked in self.traders and not self.match.finished:
            decision = self.traders[asked].decide_anytime(Sight(self.match, asked))
            events = self._play(asked, decision.action) if decision is not None else ()
            offers = [event for event in events if isinstance(event, TradeOffered)]
            asked = self.match.seats[offers[0].to_seat] if offers else None
