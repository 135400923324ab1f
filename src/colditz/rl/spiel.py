"""OpenSpiel: the game as a `pyspiel.Game`, with explicit chance, information states made of events, and resampling.

Importing this module registers `python_colditz`; `load_game` makes one. Chance moves are two dice (0 to 35), cards
(from 36 on) and single dice (after all cards); all other moves are tokens of the codec. States are kept and read back
as their history of moves.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from colditz.editions.start import new_game
from colditz.model.actions import Action, Deal, Dice, Die
from colditz.model.cards import CARD_LIMIT
from colditz.rl.arrays import write_row
from colditz.rl.codec import TOKENS, say
from colditz.rl.observation import LENGTH
from colditz.rl.table import Table
from colditz.rules.knowledge.imagine import imagine

DICE = 36
ONE_DIE = DICE + CARD_LIMIT
DEFAULTS: dict[str, Any] = {"edition": "classic", "players": 4, "rounds": 10, "escapes": 0, "trades": False}
MOST_TOKENS_A_ROUND = 3_000  # so that a game is finite for whoever wants to know how long it may be

GAME_TYPE = pyspiel.GameType(
    short_name="python_colditz",
    long_name="Escape from Colditz",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class ColditzGame(pyspiel.Game):
    """One edition for a number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.setup = chosen
        players = int(chosen["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=TOKENS,
            max_chance_outcomes=ONE_DIE + 6,
            num_players=players,
            min_utility=-float(players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_TOKENS_A_ROUND * (int(chosen["rounds"]) + 1),
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> ColditzState:
        """The empty table."""
        return ColditzState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, or, with perfect recall, everything that it saw."""
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def table(self) -> Table:
        """A new table with dice by hand."""
        setup = self.setup
        escapes = int(setup["escapes"]) or None
        edition, players, rounds = str(setup["edition"]), int(setup["players"]), int(setup["rounds"])
        match = new_game(edition, players, chance="manual", rounds=rounds, escapes=escapes)
        return Table(match, trades=bool(setup["trades"]), forced=False)


class ColditzState(pyspiel.State):
    """A table, and what every seat has heard at it."""

    def __init__(self, game: ColditzGame) -> None:
        super().__init__(game)
        self.heard: list[list[str]] = [[] for _ in range(game.num_players())]
        self.table = game.table()

    # --- what OpenSpiel asks

    def current_player(self) -> int:
        """Who is to choose: a seat, chance, or nobody."""
        if self.table.finished:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.seat < 0 else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every throw or card, and how likely it is."""
        weights = self.table.match.chance_weights()
        total = sum(weights.values())
        return sorted((_chance_move(action), number / total) for action, number in weights.items())

    def _apply_action(self, action: int) -> None:
        if self.table.seat < 0:
            self.table.play_chance(_chance_action(action))
        else:
            self.table.choose(action)
        events, match = self.table.take_news(), self.table.match
        for seat, lines in enumerate(self.heard):
            lines.extend([match.write_event(event.seen_by(seat)) for event in events])

    def _action_to_string(self, player: int, action: int) -> str:
        return repr(_chance_action(action)) if player == pyspiel.PlayerId.CHANCE else say(action)

    def is_terminal(self) -> bool:
        """The game is over."""
        return self.table.finished

    def returns(self) -> list[float]:
        """What the game brought each seat."""
        return list(self.table.match.returns())

    def __str__(self) -> str:
        return self.table.match.position() + f"chosen {self.table.prefix}\n"

    # --- hidden information

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ColditzState:
        """A state that this player cannot tell from this one: everything hidden from it is dealt anew.

        What the player heard stays the same; what others heard of their own cards is not made up anew.
        """
        twin: ColditzState = self.clone()
        twin.table.match = imagine(self.table.match, player, Random(int(sampler() * (1 << 53))))
        twin.table.match.forget(player)  # what others remember of the real cards is no part of it
        return twin


def _chance_move(action: Action) -> int:
    if isinstance(action, Dice):
        return (action.first - 1) * 6 + action.second - 1
    if isinstance(action, Deal):
        return DICE + action.card
    if isinstance(action, Die):
        return ONE_DIE + action.first - 1
    raise ValueError(f"{action} is not a move of chance")


def _chance_action(move: int) -> Action:
    if move < DICE:
        return Dice(move // 6 + 1, move % 6 + 1)
    return Deal(move - DICE) if move < ONE_DIE else Die(move - ONE_DIE + 1)


class Observer:
    """What a seat sees, as numbers and as text."""

    def __init__(self, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(LENGTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ColditzState, player: int) -> None:
        """Write what this seat sees."""
        write_row(state.table, player, self.tensor)

    def string_from(self, state: ColditzState, player: int) -> str:
        """Everything that this seat has heard, or what it sees now."""
        chosen = state.table.prefix if state.table.seat == player else ()
        if self.recalls:
            return "\n".join([*state.heard[player], f"chosen {chosen}"])
        match = state.table.match
        return f"{match.view(match.seats[player], listed=False)} chosen {chosen}"


pyspiel.register_game(GAME_TYPE, ColditzGame)


def load_game(edition: str = "classic", players: int = 4, **setup: Any) -> pyspiel.Game:
    """The game with these settings: `rounds`, `escapes`, `trades`."""
    return pyspiel.load_game("python_colditz", {"edition": edition, "players": players, **setup})
