"""How fast the engine is: decisions and games a second, and its parts apart, side by side with another engine.

Figures of one run on one machine can be compared with each other and with nothing else, so the ratio is what counts.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Callable
from random import Random

from colditz import EDITIONS, Match, new_game
from colditz.rules.walking import graph
from colditz.testing import bench_bots as bots
from colditz.testing.speed import Speed, row_text


def timed(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second of processor time; `play` plays the game of a seed and counts its decisions."""
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(games)
        games += 1
    return decisions / spent, games / spent


def playouts(edition: str, players: int, seconds: float) -> Speed:
    """Random games on the engine alone: options in two levels, one chosen blindly, applied."""
    timed(lambda seed: new_game(edition, players, seed).play_out(seed), seconds / 4)  # fills the board's tables
    speed = timed(lambda seed: new_game(edition, players, seed).play_out(seed), seconds)
    return Speed(f"{edition}, {players} players, playout", *speed)


def matches(edition: str, players: int, seconds: float) -> Speed:
    """Random games through the public door: every action checked, logged and told."""
    return Speed(f"{edition}, {players} players, checked and logged", *timed(_random_match(edition, players), seconds))


def _random_match(edition: str, players: int) -> Callable[[int], int]:
    def play(seed: int) -> int:
        match, luck, decisions = new_game(edition, players, seed), Random(seed), 0
        while not match.finished:
            step(match, luck)
            decisions += 1
        return decisions

    return play


def step(match: Match, luck: Random) -> None:
    """One random decision in two levels."""
    seat = match.asked()[0]
    choices = match.choices(seat)
    pick = luck.randrange(len(choices.actions) + len(choices.pawns))
    if pick < len(choices.actions):
        match.play(seat, choices.actions[pick])
    else:
        match.play(seat, luck.choice(choices.moves(choices.pawns[pick - len(choices.actions)])))


# --- the parts apart


def parts(edition: str, players: int, number: int = 300) -> list[tuple[str, float]]:
    """Microseconds for copying a state, listing options in two levels, and applying an action."""
    positions = sample(edition, players, number)
    return [
        ("copy", _each(positions, lambda match: match.copy())),
        ("options", _each(positions, _list_options)),
        ("copy and apply", _each(positions, lambda match: step(match.copy(), Random(0)))),
    ]


def _list_options(match: Match) -> None:
    choices = match.choices(match.asked()[0])
    if choices.pawns:
        choices.moves(choices.pawns[0])


def _each(positions: list[Match], act: Callable[[Match], object]) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for match in positions:
            act(match)
        best = min(best, time.process_time() - start)
    return best / len(positions) * 1e6


def sample(edition: str, players: int, number: int) -> list[Match]:
    """Positions met in random games."""
    luck = Random(1)
    found: list[Match] = []
    while len(found) < number:
        match = new_game(edition, players, len(found))
        for _ in range(luck.randrange(50, 600)):
            if not match.finished:
                step(match, luck)
        if not match.finished:
            found.append(match)
    return found


# --- the other engine


def catanatron(seconds: float) -> list[Speed]:
    """Catanatron's random and weighted random players in the same run, if that package is installed."""
    if importlib.util.find_spec("catanatron") is None:
        return []
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - an optional extra
    from catanatron.players.weighted_random import WeightedRandomPlayer  # noqa: PLC0415

    def with_players(kind: Callable[[Color], object]) -> Callable[[int], int]:
        def play(_seed: int) -> int:
            game = Game([kind(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            game.play()
            return len(game.state.actions)

        return play

    return [
        Speed("catanatron, 4 players, random", *timed(with_players(RandomPlayer), seconds)),
        Speed("catanatron, 4 players, weighted random", *timed(with_players(WeightedRandomPlayer), seconds)),
    ]


def report(seconds: float) -> str:
    """The whole report as text."""
    compiled = "compiled" if not graph.__file__.endswith(".py") else "plain Python"
    lines = [f"Colditz engine ({compiled}), Python {sys.version.split()[0]}", ""]
    others = catanatron(seconds)
    rows = [row for edition in EDITIONS for players in (2, 4, 6) for row in _both(edition, players, seconds)]
    lines += [row_text(row, others) for row in (*others, *rows)]
    for edition in EDITIONS:
        each = ", ".join(f"{name} {micros:.1f}" for name, micros in parts(edition, 4))
        lines.append(f"{edition}, 4 players, microseconds: {each}")
    lines += ["", *bots.report(seconds, others)]
    if not others:
        lines.append("Catanatron is not installed: `make bench` installs it for the comparison.")
    return "\n".join(lines)


def _both(edition: str, players: int, seconds: float) -> list[Speed]:
    return [playouts(edition, players, seconds), matches(edition, players, seconds)]
