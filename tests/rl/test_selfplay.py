"""Self-play of whole games: what the map tells, games begun in the middle, promise that is paid, and the stages."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from colditz import EDITIONS, Match, new_game
from colditz.model.cards import Card
from colditz.model.events import Event
from colditz.model.ids import SECURITY, Symbol
from colditz.rl import aec
from colditz.rl.codec import FIRST_PLACE, PLACES, TOKENS
from colditz.rl.curve import main as draw
from colditz.rl.geography import FACTS, facts_by_token, facts_of
from colditz.rl.middles import middle
from colditz.rl.network import EVERY, Network
from colditz.rl.ppo import Settings, Task
from colditz.rl.rollout import Player
from colditz.rl.scenarios import SCENARIOS
from colditz.rl.selfplay import STAGES, Course, main, won_in_step
from colditz.rl.shaping import Shaping, promise
from colditz.rl.single import SingleEnv
from colditz.rl.table import Table
from colditz.rl.vector import VectorEnv
from tests.rl.games import GAMES, short

TINY = Settings(games=4, steps=16, hidden=16, size=32)
BOARD = new_game("classic", 2).board


# --- the map


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_map_tells_every_place_apart_from_far_ones(edition: str) -> None:
    board = new_game(edition, 2).board
    facts = facts_of(board)
    assert facts.shape == (len(board.names), FACTS)
    assert np.isfinite(facts).all()
    assert np.abs(facts).max() <= 3
    rooms = [place for place in range(board.walkable) if board.symbol[place] == Symbol.COMPASS]
    near = facts[:, int(Symbol.COMPASS)]
    assert near[rooms].min() > near[list(board.posts[0])].max()


def test_facts_stand_at_the_tokens_of_their_places() -> None:
    facts, by_token = facts_of(BOARD), facts_by_token(BOARD)
    place = BOARD.names.index("room-chapel-3")
    assert np.array_equal(by_token[PLACES.index("room-chapel-3")], facts[place])
    assert FIRST_PLACE + len(by_token) == TOKENS


def test_a_network_that_knows_the_map_begins_with_it_and_still_favours_no_token() -> None:
    batch = VectorEnv(4, "classic", 2).reset(seed=1)
    network, ignorant = Network.new(16, 1, BOARD), Network.new(16, 1)
    chances = np.exp(network.think(batch.rows, batch.masks).log_chances())
    assert (chances.max(axis=1) < 3 / batch.masks.sum(axis=1)).all()
    assert np.array_equal(network.weights["site"], facts_by_token(BOARD))
    line = BOARD.names.index("post-outer-1") + 1  # the first one is for no space at all
    for table in ("standing", "mine", "theirs"):
        assert network.weights[table][line].any()
        assert not network.weights[table][0].any()
        assert not ignorant.weights[table].any()


def test_some_tokens_alone_are_thought_of_as_among_all() -> None:
    env = VectorEnv(4, "classic", 2)
    batch = env.reset(seed=1)
    network = Network.new(16, 1, BOARD)
    network.weights["policy"] *= 50
    some = np.flatnonzero(batch.masks.any(axis=0))
    whole = network.think(batch.rows, batch.masks, EVERY)
    part = network.think(batch.rows, batch.masks[:, some], some)
    assert np.allclose(whole.logits[:, some], part.logits, atol=1e-5)
    assert np.array_equal(whole.values, part.values)


def test_experience_is_narrowed_to_the_tokens_that_there_were() -> None:
    lived = Player(VectorEnv(4, "classic", 2)).play(Network.new(8), 8, 0.9, 0.9)
    narrow, tokens = lived.narrow()
    assert narrow.masks.shape[1] == len(tokens) < TOKENS
    assert np.array_equal(tokens[narrow.tokens], lived.tokens)
    assert np.array_equal(narrow.masks.sum(axis=1), lived.masks.sum(axis=1))


# --- games begun in the middle


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_games_begun_in_the_middle_can_be_played(edition: str, players: int) -> None:
    luck = np.random.default_rng(players)
    for seed in range(3):
        table = Table(middle(edition, players, seed))
        assert table.seat != SECURITY
        for _ in range(60):
            if not table.finished:
                table.choose(int(luck.choice(table.legal())))


def test_most_of_them_have_a_kit_and_the_dice_are_those_of_the_seed() -> None:
    matches = [middle("classic", 2, seed) for seed in range(40)]
    assert 20 <= sum(match.view("spectator").table.kits[1] for match in matches) < 40
    assert any(match.view("american").equipment[Card.ROPE] for match in matches)
    assert middle("classic", 2, 5).position() == middle("classic", 2, 5).position()
    assert middle("classic", 2, 5).position() != middle("classic", 2, 5 + 256).position()


def test_a_task_begins_so_many_of_its_games_there() -> None:
    task = Task(players=2, middles=0.5)
    begun = [task.practice(seed).view("spectator").table.escapes_to_win for seed in range(40)]
    assert {1, 2} == set(begun)
    assert {2} == {task.begin(seed).view("spectator").table.escapes_to_win for seed in range(5)}


# --- promise


def test_promise_grows_with_a_kit_a_free_man_and_every_step_on_the_way() -> None:
    wall = SCENARIOS["wall"].begin(1)
    nearer, further = wall.copy(), SCENARIOS["window"].begin(1)
    assert promise(nearer._game, 1) > promise(further._game, 1) > promise(new_game("classic", 2)._game, 1)
    nearer._game.state.escapes[1] = 1
    assert promise(nearer._game, 1) > promise(wall._game, 1) + 0.5
    poor = wall.copy()
    poor._game.state.kits[1] = 0
    assert promise(poor._game, 1) < promise(wall._game, 1) - 0.1
    poor._game.state.out[1] = True
    assert promise(poor._game, 1) < 0


def totals(end: float, seeds: range) -> list[tuple[np.ndarray, Match]]:
    """What all seats were paid in whole games of random choices, and how these ended."""
    luck, shaping, found = np.random.default_rng(2), Shaping(end), []
    for seed in seeds:
        table = Table(new_game("classic", 3, seed, rounds=6))
        paid = np.array(shaping(table.match, ()))
        assert not paid.any()
        table.take_news()
        while not table.finished:
            if table.choose(int(luck.choice(table.legal()))):
                paid += shaping(table.match, table.take_news())
        found.append((paid + table.match.returns(), table.match))
    return found


def test_in_the_sum_nothing_but_the_end_of_a_game_is_paid() -> None:
    first = [promise(new_game("classic", 3)._game, seat) for seat in (1, 2)]
    for paid, match in totals(1.0, range(4)):
        lent = np.array([sum(first), -first[0], -first[1]])  # what stood at the beginning is given back at the end
        assert np.allclose(paid, np.array(match.returns()) + lent, atol=1e-6)


def test_a_first_lesson_is_paid_by_how_things_stand_at_the_end() -> None:
    for paid, match in totals(0.0, range(4)):
        gains = [promise(match._game, seat) - promise(new_game("classic", 3)._game, seat) for seat in (1, 2)]
        assert np.allclose(paid, [-sum(gains), *gains], atol=1e-6)


def test_every_environment_tells_a_reward_how_a_game_begins() -> None:
    heard: list[tuple[int, int]] = []

    def pay(match: Match, events: tuple[Event, ...]) -> list[float]:
        heard.append((match.question, len(events)))
        return [0.0] * len(match.seats)

    def begins() -> list[int]:
        found = [events for _, events in heard]
        heard.clear()
        return found

    aec.raw_env("classic", 2, reward=pay).reset(seed=1)
    assert begins() == [0]
    SingleEnv("classic", 2, "american", bots="random", reward=pay).reset(seed=1)
    assert begins() == [0]
    VectorEnv(3, "classic", 2, reward=pay).reset(seed=1)
    assert begins() == [0, 0, 0]


# --- the stages


def test_stage_by_stage_more_of_the_game_itself_is_learned() -> None:
    assert sum(stage.share for stage in STAGES) == pytest.approx(1)
    for one, next_one in pairwise(STAGES):
        assert next_one.middles < one.middles
        assert next_one.end >= one.end
        assert next_one.fade >= one.fade
    assert STAGES[0].end == 0 < STAGES[-1].end


def test_a_course_goes_through_all_stages() -> None:
    course = Course(Task(rounds=3), TINY)
    seen = []
    for part in (0.0, 0.4, 0.99, 1.0):
        course.learn(part)
        seen.append((course.learner.settings.fade, course.learner.adam.rate))
    assert seen == [(stage.fade, stage.rate) for stage in (*STAGES, STAGES[-1])]


@pytest.mark.parametrize(("edition", "players"), [("osprey", 3), ("devir", 2), ("v3", 2)])
def test_other_games_are_learned_by_the_same_stages(edition: str, players: int) -> None:
    course = Course(Task(edition, players, rounds=short(edition, 2)), TINY)
    assert all(np.isfinite(list(course.learn(part).values())).all() for part in (0.0, 0.99))


def test_games_won_are_counted_in_step() -> None:
    network, begin = Network.new(8), lambda seed: new_game("classic", 2, seed, rounds=2)
    assert won_in_step(network, begin, "security", "random", 4) == 1  # nobody gets out so soon
    assert won_in_step(network, begin, "american", "random", 4) == 0


def test_the_command_learns_measures_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, curve = tmp_path / "game.npz", tmp_path / "game.jsonl"
    small = ["--games", "4", "--steps", "8", "--hidden", "8", "--measure", "2", "--length", "3", "--points", "1"]
    main(["--minutes", "0.01", "--against", "random", "--out", str(out), "--curve", str(curve), *small])
    points = [json.loads(line) for line in curve.read_text(encoding="utf-8").splitlines()]
    assert {"security won against random", "american won from the middle against random"} <= set(points[-1])
    draw(str(curve), str(tmp_path / "game.svg"))
    picture = (tmp_path / "game.svg").read_text(encoding="utf-8")
    assert "american from the middle against random" in picture
    assert "Games won<" in picture
    assert points[-1]["tokens"] > 0
    assert capsys.readouterr().out.count("\n") == len(points)
    assert Network.load(out).weights["mid"].shape == (8, 8)
