"""Other engines that are driven from Python, as far as they are installed: random games, in decisions a second."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from colditz.testing.bench_worker import Work, serve

YARDSTICK: Final = "catanatron, random"
CARD_GAMES: Final = ("uno", "limit-holdem", "gin-rummy", "mahjong")  # of RLCard, all in Python
SPIEL_GAMES: Final = ("backgammon", "chess", "leduc_poker", "hearts")  # of OpenSpiel, in C++
SPIEL_IN_PYTHON: Final = ("python_tic_tac_toe", "python_kuhn_poker")
SPIEL_SEEN: Final = ("backgammon", "dark_chess")
# Steps as a learner takes them, with what is seen and what is legal as arrays: beside our environments.
ENVIRONMENTS: Final = ("pettingzoo, chess", *(f"open_spiel in C++, {name}, seen" for name in SPIEL_SEEN))


def catanatron(kind: str) -> Work:
    """Settlers of Catan with four players of one kind."""
    package: Any = importlib.import_module("catanatron")
    kinds = {
        "random": package.RandomPlayer,
        "weighted random": importlib.import_module("catanatron.players.weighted_random").WeightedRandomPlayer,
    }
    colours = (package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE)

    def work() -> int:
        game = package.Game([kinds[kind](colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return work


def card_game(name: str) -> Work:
    """A card game of RLCard with its random players."""
    rlcard: Any = importlib.import_module("rlcard")
    agents: Any = importlib.import_module("rlcard.agents.random_agent")
    table = rlcard.make(name, config={"seed": 1})
    agent = agents.RandomAgent(num_actions=table.num_actions)

    def work() -> int:
        decisions = 0
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(agent.step(state), agent.use_raw)
            decisions += 1
        return decisions

    return work


def zoo_chess() -> Work:
    """Chess of PettingZoo through its agent loop, with board and mask at every step."""
    zoo: Any = importlib.import_module("pettingzoo.classic.chess_v6")
    numpy: Any = importlib.import_module("numpy")
    env, luck = zoo.raw_env(), Random(1)

    def work() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else luck.choice(numpy.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    return work


def spiel(name: str, *, seen: bool = False) -> Work:
    """A game of OpenSpiel, its legal actions listed and one picked; throws and deals are not counted.

    With `seen` the player's observation and mask are asked for as well.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    game, luck = pyspiel.load_game(name), Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                if seen:
                    state.observation_tensor(state.current_player())
                    state.legal_actions_mask()
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def makers() -> dict[str, Callable[[], Work]]:
    """What is installed here, the yardstick first."""
    found: dict[str, Callable[[], Work]] = {}
    if _has("catanatron"):
        found |= {f"catanatron, {kind}": partial(catanatron, kind) for kind in ("random", "weighted random")}
    if _has("rlcard"):
        found |= {f"rlcard, {name}": partial(card_game, name) for name in CARD_GAMES}
    if _has("pyspiel"):
        found |= {f"open_spiel in Python, {name}": partial(spiel, name) for name in SPIEL_IN_PYTHON}
        found |= {f"open_spiel in C++, {name}": partial(spiel, name) for name in SPIEL_GAMES}
        found |= {f"open_spiel in C++, {name}, seen": partial(spiel, name, seen=True) for name in SPIEL_SEEN}
    if _has("pettingzoo") and _has("chess") and _has("pygame"):
        found["pettingzoo, chess"] = zoo_chess
    return found


def _has(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


if __name__ == "__main__":
    serve("others", makers())
