"""The environments by the checks of their frameworks: PettingZoo, Gymnasium, games in step, and an MCP client."""

from __future__ import annotations

import re
import sys
from functools import partial

import anyio
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from mcp import Client
from mcp.types import TextContent
from pettingzoo.test import api_test, seed_test

from colditz import Match
from colditz.rl import aec
from colditz.rl.codec import TOKENS
from colditz.rl.mcp import server
from colditz.rl.observation import LENGTH
from colditz.rl.single import SingleEnv
from colditz.rl.vector import VectorEnv
from colditz.testing import bench_rl
from colditz.testing.bench_others import YARDSTICK
from tests.rl.games import GAMES, short

# --- PettingZoo


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_pettingzoo_finds_nothing_wrong(edition: str, players: int) -> None:
    api_test(aec.env(edition, players, rounds=short(edition, 1), trades=True), num_cycles=150)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_pettingzoo_finds_the_same_game_by_the_same_seed(edition: str, players: int) -> None:
    seed_test(partial(aec.env, edition, players, rounds=short(edition, 2)), num_cycles=60)


def test_a_game_of_agents_ends_and_what_they_get_sums_to_nothing() -> None:
    env, luck = aec.env("classic", 3, rounds=2), np.random.default_rng(1)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(100_000):
        row, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(luck.choice(np.flatnonzero(row["action_mask"]))))
    assert not env.agents
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) == 1


def test_a_reward_of_your_own_is_paid_after_every_action() -> None:
    def per_event(match: Match, events: tuple[object, ...]) -> list[float]:
        return [float(len(events))] * len(match.seats)

    env = aec.raw_env("classic", 2, rounds=1, reward=per_event)
    env.reset(seed=1)
    env.step(env.table.legal()[0])
    assert sum(env.rewards.values()) >= 0
    while not any(env.rewards.values()):
        env.step(env.table.legal()[-1])
    assert set(env.rewards.values()) != {0.0}


# --- Gymnasium


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("edition", "players"), GAMES)
@pytest.mark.parametrize("seat", ["security", "american"])
def test_gymnasium_finds_nothing_wrong(edition: str, players: int, seat: str) -> None:
    env = SingleEnv(edition, players, seat, rounds=short(edition, 2), trades=players > 2, forced=players < 6)
    check_env(env, skip_render_check=True)


def test_one_seat_plays_a_whole_game_by_its_masks() -> None:
    env, luck = SingleEnv("classic", 3, "british", bots=["planner", "random"], rounds=3), np.random.default_rng(2)
    env.reset(seed=1)
    over = cut = False
    while not over and not cut:
        token = luck.choice(np.flatnonzero(env.action_masks()))
        row, reward, over, cut, _ = env.step(token)
        assert row in env.observation_space
    assert reward in (1.0, -0.5)


def test_wrong_settings_are_told() -> None:
    with pytest.raises(ValueError, match="the seats are"):
        SingleEnv(seat="dutch", players=2)
    with pytest.raises(ValueError, match="bots are needed"):
        SingleEnv(players=4, bots=["random"])


# --- lock-step


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_many_games_go_on_in_step_and_begin_anew(edition: str, players: int) -> None:
    env, luck = VectorEnv(4, edition, players, rounds=short(edition, 1)), np.random.default_rng(3)
    batch = env.reset(seed=9)
    ended = 0
    for _ in range(500):
        assert batch.rows.shape == (4, LENGTH)
        assert batch.masks.shape == (4, TOKENS)
        assert batch.masks.any(axis=1).all()
        batch = env.step([luck.choice(np.flatnonzero(mask)) for mask in batch.masks])
        ended += int(batch.done.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-5)
    assert ended > 0
    again = VectorEnv(4, edition, players, rounds=short(edition, 1)).reset(seed=9)
    assert np.array_equal(again.rows, env.reset(seed=9).rows)
    with pytest.raises(ValueError, match="tokens are needed"):
        env.step([1])


# --- language models


class Model:
    """A client in this process that plays as a language model would: by what it reads."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, **values: object) -> str:
        """Use a tool, and read what it says."""
        answer = await self.client.call_tool(tool, values)
        assert not answer.is_error, answer
        return "\n".join(part.text for part in answer.content if isinstance(part, TextContent))

    async def play_on(self, told: str) -> str:
        """Play the first action that is told, or the first move of the first pawn."""
        listed = told.split("You may do:\n")[1].splitlines()
        actions = [
            line for line in listed if re.match(r"[A-Z]\w+( |$)", line) and "trade" not in line and ":" not in line
        ]
        if actions:
            return await self.ask("play", action=actions[0])
        pawns = next(line for line in listed if line.startswith("Pawns that can move"))
        moves = await self.ask("moves", pawn=pawns.split(": ")[1].split(", ")[0])
        return await self.ask("play", action=moves.splitlines()[0].split("  #")[0])


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_language_model_plays_a_whole_game(edition: str, players: int) -> None:
    anyio.run(model_plays, edition, players)


async def model_plays(edition: str, players: int) -> None:
    async with Client(server()) as client:
        model = Model(client)
        seat = ("american", "security")[players % 2]
        told = await model.ask(
            "begin", edition=edition, players=players, seat=seat, bots="random", rounds=short(edition, 2)
        )
        for _ in range(3_000):
            if "The game is over" in told:
                return
            told = await model.play_on(told)
        raise AssertionError("the game did not end")


def test_a_language_model_is_told_what_it_did_wrong() -> None:
    anyio.run(model_errs)


async def model_errs() -> None:
    async with Client(server()) as client:
        ask = Model(client).ask
        assert "begin first" in await ask("look")
        assert "no bot" in await ask("begin", bots="nobody")
        assert "seats are" in await ask("begin", seat="dutch", bots="random")
        begun = await ask("begin", edition="devir", players=3, seat="american", bots="random", rounds=2)
        assert "GuardPosted guard-1 post-" in begun  # news in the same notation as actions
        assert "You may do:" in begun
        assert "Refused" in await ask("play", action="EndTurn everything")
        assert "[devir." in await ask("explain", action="GeneralSearch")
        assert "Refused" in await ask("offer", seat="security", give=["rope"], want=["key"])
        assert "You said" in await ask("say", words="good evening")
        assert "You may do:" in await ask("look")


def test_what_is_measured_of_the_environments_counts_its_units() -> None:
    works = bench_rl.makers(["classic"], warm=10)
    assert [name.split(", ")[1] for name in works] == ["vector", "vector with trades", "AEC", "options"]
    assert [make()() for make in works.values()] == [bench_rl.UNITS] * 4


def test_the_speed_of_the_environments_is_told_beside_that_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    found = bench_rl.measure([sys.executable], sys.executable, ["classic, options"], seconds=0.01, rounds=1)
    told = list(found)
    assert told[0] == YARDSTICK
    assert told[-1].startswith("classic, options (")
    assert all(series.ratios for series in found.values())
    with pytest.raises(SystemExit):
        bench_rl.main(["--edition", "chess"])
    assert "invalid choice" in capsys.readouterr().err
