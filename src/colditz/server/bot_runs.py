"""Runs: bots that answer at once and are among themselves play several actions, which are saved in one piece."""

from __future__ import annotations

import time

from colditz.engine.play import Match
from colditz.engine.refusal import Illegal
from colditz.server.clocks import is_set, strikes
from colditz.server.minds import FALLBACK, Mind
from colditz.server.table import GameTable
from colditz.server.updates import PlayedAction, played

LONGEST_RUN = 64  # actions
SLICE = 0.002  # seconds after which a run ends: others want to act too


def plays_in_runs(table: GameTable) -> bool:
    """Nobody decides here but bots that answer at once, and nobody gave them time to be watched."""
    instant = all(table.played_by_bot(seat) == FALLBACK for seat in table.seats)
    return instant and not table.options.bot_seconds and not table.paced and not table.listeners


def play_run(table: GameTable, match: Match) -> list[PlayedAction]:
    """Let the bots of a table play for a moment; at least one action is played."""
    ends, minds, deeds = time.monotonic() + SLICE, table.server.bots.minds, list[PlayedAction]()
    while not deeds or (_goes_on(table, match) and len(deeds) < LONGEST_RUN and time.monotonic() < ends):
        seat = match.asked()[0]
        decision = minds.instant(Mind(table.id, seat, FALLBACK), match)
        try:
            deeds.append(played(match, seat, decision.action))
        except Illegal:
            if not deeds:
                raise
            break  # what was played so far is good
    return deeds


def _goes_on(table: GameTable, match: Match) -> bool:
    """There is nothing else to do at the table than to play on."""
    return not match.finished and is_set(table.options, match) and strikes(table.options, match) is None
