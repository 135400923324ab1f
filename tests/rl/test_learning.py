"""Learning: slopes are those of the loss, advantages are each seat's own, and a little practice helps."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from colditz import EDITIONS, Match, new_game, replay
from colditz.model.events import Event
from colditz.players import Bot, Sight, UnknownLevel, make_bot
from colditz.players.random_bot import RandomBot
from colditz.rl import network as net
from colditz.rl.arrays import row_of
from colditz.rl.codec import FIRST_PAWN, FIRST_SEAT, MOST_SEATS, TOKENS
from colditz.rl.curve import main as draw
from colditz.rl.fields import PAWN_NUMBERS
from colditz.rl.imitation import Company, School
from colditz.rl.imitation import main as learn_from_a_teacher
from colditz.rl.network import Adam, Network, looked_up
from colditz.rl.observation import LENGTH, PAWNS, PREFIX, SCALE
from colditz.rl.ppo import Learner, Settings, Task, main, progress, slopes_of_loss, train
from colditz.rl.rollout import Experience, advantages, pick
from colditz.rl.scenarios import SCENARIOS
from colditz.rl.table import Table
from colditz.rl.trained import TrainedBot, score, trained_names
from colditz.rl.vector import Batch, VectorEnv
from colditz.sim.bots import find_bot
from tests.rl.games import short

SMALL = Settings(games=8, steps=32, rounds=2, size=128, hidden=32)


def some_experience(count: int, luck: np.random.Generator) -> Experience:
    masks = luck.random((count, TOKENS)) < 0.02
    tokens = luck.integers(TOKENS, size=count)
    masks[np.arange(count), tokens] = True
    rows = luck.standard_normal((count, LENGTH)).astype(np.float32)
    spaces = luck.integers(1, 6, size=(count, PAWNS))  # all pawns stand on five spaces, and one of three was chosen
    pawns = np.stack([luck.integers(3, size=(count, PAWNS)) / MOST_SEATS, spaces / SCALE], axis=2)
    rows[:, : PAWNS * PAWN_NUMBERS].reshape(count, PAWNS, PAWN_NUMBERS)[:, :, :2] = pawns
    rows[:, -PREFIX:] = 0.0
    rows[:, -PREFIX] = (FIRST_PAWN + luck.integers(3, size=count) + 1) / SCALE
    gains, targets = (luck.standard_normal(count).astype(np.float32) for _ in range(2))
    likely = np.full(count, -3.0, np.float32)
    return Experience(rows, masks, tokens, likely, gains, targets, 0, np.zeros(2))


def loss(network: Network, part: Experience, settings: Settings) -> float:
    """The loss as the books write it, in double precision."""
    thought = network.think(part.rows, part.masks)
    logs = thought.log_chances().astype(np.float64)
    ratio = np.exp(logs[np.arange(len(part.tokens)), part.tokens] - part.log_chances)
    gains = part.gains - part.gains.mean()
    gains = (gains / (1.25 * np.abs(gains).mean() + 1e-8)).clip(-settings.most, settings.most)
    clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    chances = np.exp(logs)
    entropy = -(chances * np.where(part.masks, logs, 0)).sum(axis=1)
    miss = (thought.values - part.targets) ** 2
    return float((-np.minimum(ratio * gains, clipped * gains) - settings.curious * entropy + miss / 4).mean())


def test_the_slopes_are_those_of_the_loss() -> None:
    luck = np.random.default_rng(1)
    part, settings = some_experience(40, luck), Settings(curious=0.3, clip=0.4, most=1.5)
    network = Network.new(hidden=6, seed=2)
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}  # type: ignore[misc]
    network.weights["policy"] *= 50  # so that tokens differ
    network.weights["site"] += luck.standard_normal(network.weights["site"].shape)
    part.rows = part.rows.astype(np.float64)  # type: ignore[assignment]
    thought = network.think(part.rows, part.masks)
    on_logits, on_values, _ = slopes_of_loss(thought.log_chances(), thought.values, part, settings)
    slopes = network.slopes(thought, on_logits, on_values)
    for name, weight in network.weights.items():
        place = np.unravel_index(np.abs(slopes[name]).argmax(), weight.shape)
        before, small = weight[place], 1e-5
        weight[place] = before + small
        above = loss(network, part, settings)
        weight[place] = before - small
        below = loss(network, part, settings)
        weight[place] = before
        assert slopes[name][place] == pytest.approx((above - below) / (2 * small), rel=0.02, abs=1e-6), name


def test_a_network_knows_which_pawn_was_chosen_and_where_it_stands() -> None:
    table = Table(new_game("classic", 2, seed=1, rounds=4))
    while table.prefix == () or not FIRST_PAWN <= table.prefix[0] < FIRST_SEAT:
        table.choose(table.legal()[-1])
    lines, places = looked_up(row_of(table, table.seat)[None]), table.match.view("spectator").table.places
    assert lines["chosen"][0, 0] - 1 == table.prefix[-1]
    assert lines["standing"][0, 0] - 1 == places[table.prefix[0] - FIRST_PAWN]
    other = looked_up(row_of(table, 1 - table.seat)[None])
    assert other["chosen"][0, 0] == other["standing"][0, 0] == 0


def test_a_network_knows_where_its_own_men_and_all_others_stand() -> None:
    match = new_game("classic", 3, seed=1, rounds=4)
    view = match.view("spectator").table
    for seat, team in enumerate(("guard", "american", "british")):
        lines = looked_up(row_of(Table(match), seat)[None])
        stand = [
            sorted(place + 1 for name, place in zip(view.pawns, view.places, strict=True) if (team in name) is own)
            for own in (True, False)
        ]
        assert [sorted(lines[name][0][lines[name][0] > 0].tolist()) for name in ("mine", "theirs")] == stand


def test_adam_goes_downhill() -> None:
    luck = np.random.default_rng(4)
    part, network = some_experience(30, luck), Network.new(hidden=8)
    adam, before = Adam(network, 0.003), loss(network, part, SMALL)
    for _ in range(20):
        thought = network.think(part.rows, part.masks)
        on_logits, on_values, _ = slopes_of_loss(thought.log_chances(), thought.values, part, SMALL)
        adam.step(network.slopes(thought, on_logits, on_values))
    assert loss(network, part, SMALL) < before - 0.1


def batch(rewards: tuple[float, float], *, done: bool = False) -> Batch:
    nothing = np.zeros((1, 1))
    over = np.array([done])
    return Batch(nothing, nothing, nothing, np.array([rewards], np.float32), over, over)  # type: ignore[arg-type]


def test_each_seat_is_credited_along_its_own_choices() -> None:
    # seat 0 chooses, then 1, then 0; the game goes on: by hand, with a fade of 0.5 and a trust of 0.5
    values = np.array([[0.2], [0.4], [0.6]], np.float32)
    paid = [batch((0.0, 0.0)), batch((1.0, -1.0)), batch((0.5, -0.5))]
    found = advantages(values, np.array([[0], [1], [0]]), paid, np.array([[2.0, 3.0]], np.float32), (0.5, 0.5))[:, 0]
    last = 0.5 + 0.5 * 2.0 - 0.6
    middle = (-1.0 - 0.5) + 0.5 * 3.0 - 0.4
    first = (0.0 + 1.0) + 0.5 * 0.6 - 0.2 + 0.25 * last
    assert found == pytest.approx([first, middle, last])


def test_nothing_is_expected_beyond_the_end_of_a_game() -> None:
    values = np.array([[0.2], [0.4], [0.6]], np.float32)
    paid = [batch((0.0, 0.0)), batch((1.0, -1.0), done=True), batch((0.0, 0.0))]
    found = advantages(values, np.array([[0], [1], [0]]), paid, np.array([[2.0, 3.0]], np.float32), (1.0, 1.0))[:, 0]
    assert found == pytest.approx([1.0 - 0.2, -1.0 - 0.4, 2.0 - 0.6])


def test_what_may_not_be_chosen_is_not_picked() -> None:
    luck = np.random.default_rng(1)
    part = some_experience(50, luck)
    logs = Network.new(hidden=4).think(part.rows, part.masks).log_chances()
    assert np.exp(logs).sum(axis=1) == pytest.approx(np.ones(50), abs=1e-4)
    for _ in range(20):
        assert part.masks[np.arange(50), pick(logs, luck)].all()


def test_progress_sums_to_nothing_and_is_paid_to_the_right_seats() -> None:
    total, luck = np.zeros(3), np.random.default_rng(3)
    heard: list[Event] = []

    def pay(match: Match, events: tuple[Event, ...]) -> list[float]:
        heard.extend(events)
        return progress(match, events)

    env = VectorEnv(2, "classic", 3, rounds=30, reward=pay)
    seen = env.reset(seed=1)
    for _ in range(600):
        seen = env.step([luck.choice(np.flatnonzero(mask)) for mask in seen.masks])
        total += seen.rewards[~seen.done].sum(axis=0)
    assert abs(total.sum()) < 1e-4
    assert np.abs(total).max() > 0
    assert heard


def test_bots_hold_the_seats_that_nobody_chooses_for() -> None:
    env = VectorEnv(2, begin=SCENARIOS["wire"].begin, bots={"security": lambda seed: make_bot("planner", seed)})
    seen, luck, ended = env.reset(seed=2), np.random.default_rng(1), 0
    for _ in range(60):
        assert (seen.seats == 1).all()
        assert seen.masks.any(axis=1).all()
        seen = env.step([luck.choice(np.flatnonzero(mask)) for mask in seen.masks])
        ended += int(seen.done.sum())
    assert ended


# --- practice


def test_a_little_practice_keeps_men_from_throwing_their_lives_away() -> None:
    """At the wire most first choices are a desperate run, which loses at once: games soon last longer."""
    eager = replace(SMALL, rate=3e-3, rounds=4)
    learner = Learner(Task(scenario="wire").env(eager.games), eager)
    games = [learner.learn()["games"] for _ in range(14)]
    assert sum(games[-3:]) < sum(games[:3]) / 2


def test_the_same_seed_learns_the_same() -> None:
    def learned() -> np.ndarray:
        task = Task(scenario="wire")
        return train(task, SMALL, lambda learner, _: learner.tokens >= 2 * 256).weights["mid"]

    assert np.array_equal(learned(), learned())


def test_the_command_learns_measures_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, curve = tmp_path / "net.npz", tmp_path / "curve.jsonl"
    small = ["--games", "4", "--steps", "16", "--hidden", "8", "--measure", "2", "--minutes", "0.01", "--every", "1"]
    main(["--scenario", "runner", "--out", str(out), "--curve", str(curve), *small])
    assert "american won" in capsys.readouterr().out
    assert curve.read_text(encoding="utf-8").count("\n") >= 2
    draw(str(curve), str(tmp_path / "curve.svg"))
    assert "minutes of learning" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    main(["--seat", "american", "--against", "random", "--length", "2", "--from", str(out), "--out", str(out), *small])
    assert '"american won"' in capsys.readouterr().out
    assert Network.load(out).weights["mid"].shape == (8, 8)


def test_a_pupil_learns_to_choose_as_its_teacher_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    school = School(Task(players=2, rounds=4), "planner", replace(SMALL, rate=3e-3))
    heard = sum(school.listen() for _ in range(2))
    assert heard == len(school.kept) == len(school.targets) > 30
    assert all(lesson.token in lesson.legal and len(lesson.legal) > 1 for lesson in school.kept)
    first = school.practise(1)
    assert school.practise(40) > first
    assert school.practise(1) > 0.5
    out = tmp_path / "first.npz"
    learn_from_a_teacher(["--minutes", "0", "--length", "2", "--hidden", "8", "--out", str(out)])
    assert "right" in capsys.readouterr().out
    assert Network.load(out).weights["mid"].shape == (8, 8)


def test_a_teacher_teaches_while_others_play_and_strangers_teach_nothing() -> None:
    def heard(company: Company) -> set[int]:
        school = School(Task(players=3, rounds=4), "planner", SMALL, company)
        assert school.listen() >= 5
        assert all(lesson.token in lesson.legal for lesson in school.kept)
        return {lesson.seat for lesson in school.kept}

    assert heard(Company(pupil=1.0)) == {0, 1, 2}
    assert len(heard(Company(strange=1.0))) == len(heard(Company(pupil=1.0, strange=1.0))) == 1


def test_whoever_is_to_play_plays() -> None:
    school = School(Task(players=2, rounds=2), "planner", SMALL, Company(pupil=1.0, strange=1.0))
    teachers: dict[str, Bot] = {"security": make_bot("planner", 1), "american": make_bot("planner", 2)}
    players = school._seated(teachers, 1)
    assert {type(bot) for bot in players.values()} == {TrainedBot, RandomBot}
    assert [type(players[name]) for name in teachers] == [TrainedBot]


# --- networks as bots


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "net.npz"
    Network.new(hidden=8, seed=3).save(path, {})
    return path


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_network_plays_a_whole_game_and_the_same_one_again(edition: str, file: Path) -> None:
    def log() -> dict[str, object]:
        match = new_game(edition, 3, seed=4, rounds=short(edition, 3))
        bots = {seat: find_bot(str(file))(number) for number, seat in enumerate(match.seats)}
        while not match.finished:
            seat = match.asked()[0]
            match.play(seat, bots[seat].decide(Sight(match, seat)).action)
        return match.log()

    assert log() == log()


def test_the_networks_of_the_package_play() -> None:
    assert trained_names() == ["trained-classic-2", "trained-selfplay-2"]
    match = new_game("classic", 2, seed=4, rounds=4)
    bots = {seat: find_bot(name)(1) for seat, name in zip(match.seats, trained_names(), strict=True)}
    while not match.finished:
        seat = match.asked()[0]
        match.play(seat, bots[seat].decide(Sight(match, seat)).action)


@pytest.mark.parametrize("name", trained_names())
def test_the_escape_that_is_kept_of_each_can_be_played_again(name: str) -> None:
    log = json.loads((Path(__file__).parents[2] / "docs" / "games" / f"{name}.json").read_text("utf-8"))
    assert replay(log).winners == ("american",)


def test_a_network_of_an_older_codec_still_plays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, inputs, tokens = Network.load(file), net.input_names(), net.token_names()
    monkeypatch.setattr(net, "input_names", lambda: ["new", *inputs[::-1]])
    monkeypatch.setattr(net, "token_names", lambda: [*tokens[::-1], "new"])
    new = Network.load(file)
    assert np.array_equal(new.weights["in"][1:][::-1], old.weights["in"])
    assert not new.weights["in"][0].any()
    assert np.array_equal(new.weights["policy"][:, :-1][:, ::-1], old.weights["policy"])
    assert new.weights["policy bias"][-1] == net.UNKNOWN


def test_names_of_inputs_and_tokens_are_all_different() -> None:
    assert len(set(net.input_names())) == LENGTH
    assert len(set(net.token_names())) == TOKENS


def test_unknown_networks_are_told() -> None:
    with pytest.raises(UnknownLevel, match="there is no network"):
        find_bot("nowhere.npz")
    with pytest.raises(UnknownLevel, match="there is no network 'trained-nobody'"):
        find_bot("trained-nobody")


def test_a_score_is_a_share_of_games() -> None:
    found = score(Network.new(hidden=4), SCENARIOS["catcher"].begin, "security", "random", range(4))
    assert found in (0, 0.25, 0.5, 0.75, 1)
    greedy = TrainedBot(1, Network.new(hidden=4), greedy=True)
    match = SCENARIOS["runner"].begin(1)
    assert greedy.decide(Sight(match, "american")) == greedy.decide(Sight(match, "american"))
