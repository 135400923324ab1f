"""Negotiation: bots offer and answer at tables of tokens and at a language model's, and one seat may learn it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from colditz import Match, from_position
from colditz.model.actions import AnswerTrade, OfferTrade, Pass
from colditz.model.dealings import TradeMade, TradeOffered, TradeRefused
from colditz.model.events import Event
from colditz.players import Bot, make_bot
from colditz.rl.codec import FIRST_CARD, FIRST_SEAT, STOP
from colditz.rl.mcp import Session
from colditz.rl.network import Network
from colditz.rl.ppo import main as practise
from colditz.rl.seated import action_of
from colditz.rl.single import SingleEnv
from colditz.rl.table import AN_OFFER, NO_TRADE, Table
from colditz.rl.trained import WEIGHTS, find_player
from colditz.rl.vector import VectorEnv
from colditz.sim.barter import Trader
from colditz.sim.cell import Cell
from colditz.sim.game import Playing
from tests.rl.games import GAMES, short
from tests.scene import equipment, scene

DEALINGS = (TradeOffered, TradeMade, TradeRefused)
CUTTERS, ROPES = "wire-cutters wire-cutters", "rope rope rope"  # both lack what the other has to spare


def position(turn: str = "american", throw: bool = False, **held: str) -> Match:
    """Osprey, where everybody can tell what others hold; the officer on turn is about to throw, or to walk."""
    game = scene(edition="osprey", turn=turn, points=2 if throw else None, equipment=held)
    match = from_position(game.position())
    match.take_luck(1)
    return match


class Heard:
    """A reward that pays for nothing, and counts what took place."""

    def __init__(self) -> None:
        self.dealings: Counter[str] = Counter()

    def __call__(self, match: Match, events: tuple[Event, ...]) -> list[float]:
        self.dealings.update(type(event).__name__ for event in events if isinstance(event, DEALINGS))
        return [0.0] * len(match.seats)


# --- bots at a table of tokens


@pytest.mark.parametrize(("edition", "players"), [game for game in GAMES if game[1] > 2])
def test_games_in_step_go_on_with_planners_who_trade(edition: str, players: int) -> None:
    bots: dict[str, Callable[[int], Bot]] = {"security": partial(make_bot, "planner")}
    bots |= {"british": partial(make_bot, "planner")}
    heard, luck = Heard(), np.random.default_rng(3)
    env = VectorEnv(3, edition, players, trades=True, bots=bots, reward=heard, rounds=short(edition, 30))
    batch = env.reset(seed=4)
    for _ in range(700):
        assert batch.masks.any(axis=1).all()
        assert not set(batch.seats.tolist()) & {0, env.seats.index("british")}
        batch = env.step([luck.choice(np.flatnonzero(mask)) for mask in batch.masks])
    assert heard.dealings["TradeOffered"] > 0


def taken_up(table: Table) -> Iterator[str]:
    """What planners do at a table until the trading is over."""
    bots = {seat: make_bot("planner", seat) for seat in range(len(table.match.seats))}
    while table.phase in ("trade", "answer"):
        action = action_of(bots[table.seat], table)
        yield table.match.write_action(action)
        table.play(action)


def test_planners_offer_and_answer_in_the_phases_of_a_table() -> None:
    table = Table(position(american=CUTTERS, british=ROPES), trades=True)
    told = list(taken_up(table))

    assert told[:2] == ["OfferTrade british [wire-cutters] [rope]", "AnswerTrade american 1"]
    assert told[2:] == ["Pass"]  # one offer a round
    assert sorted(equipment(table.match, "american")) == ["rope", "wire-cutters"]


def test_whoever_does_not_deal_offers_nothing_and_declines() -> None:
    table = Table(position(american=CUTTERS, british=ROPES), trades=True)
    blind = make_bot("random", 1)
    assert action_of(blind, table) == Pass()
    table.play(OfferTrade(2, (3,), (0,)))

    assert table.phase == "answer"
    assert action_of(blind, table) == AnswerTrade(1, accept=False)


# --- one seat


def test_one_seat_is_paid_for_a_trade_that_a_planner_takes_up() -> None:
    def for_trades(match: Match, events: tuple[Event, ...]) -> list[float]:
        made = [event for event in events if isinstance(event, TradeMade)]
        return [0.25 * sum(seat in (trade.seat, trade.to_seat) for trade in made) for seat in range(len(match.seats))]

    def offered(give: int, want: int) -> float:
        env = SingleEnv(
            begin=lambda _: position(american=CUTTERS, british=ROPES),
            seat="american", bots="planner", trades=True, forced=False, reward=for_trades,
        )  # fmt: skip
        env.reset(seed=1)
        assert set(np.flatnonzero(env.action_masks())) == {NO_TRADE, AN_OFFER}
        tokens = (AN_OFFER, FIRST_SEAT + 2, FIRST_CARD + give, STOP, FIRST_CARD + want)
        return sum(env.step(token)[1] for token in tokens)

    assert offered(give=3, want=0) == 0.25
    assert offered(give=3, want=3) == 0.0


def test_one_seat_is_offered_trades_by_planners() -> None:
    env = SingleEnv(
        begin=lambda _: position("british", american=CUTTERS, british=ROPES),
        seat="american", bots=["random", "planner", "planner"], trades=True,
    )  # fmt: skip
    row, info = env.reset(seed=1)

    assert env.table.phase == "answer"
    assert row in env.observation_space
    yes = env.table.codec.encode(AnswerTrade(2, accept=True))[-1]
    while env.table.phase == "answer":
        token = env.table.legal()[-1]
        assert info["action_mask"][token]
        *_, info = env.step(token)
    assert yes == token
    assert sorted(equipment(env.table.match, "american")) == ["rope", "wire-cutters"]


def test_one_seat_is_asked_where_it_has_no_choice_if_it_wants_to_be() -> None:
    for forced in (True, False):
        env = SingleEnv(seat="security", forced=forced, rounds=2)
        env.reset(seed=2)
        seen = set()
        over = cut = False
        while not over and not cut:
            seen.add(int(env.action_masks().sum()) == 1)
            _, _, over, cut, _ = env.step(env.table.legal()[0])
        assert seen == {False} if forced else seen == {False, True}


# --- language models


def sat_down(match: Match, **bots: str) -> tuple[Session, str]:
    """A model in the American seat."""
    session = Session()
    named = {seat: bots.get(seat, "planner") for seat in match.seats if seat != "american"}
    return session, session.sit_down(match, "american", {seat: make_bot(name, 1) for seat, name in named.items()})


def test_an_offer_of_a_model_is_accepted_at_once_if_it_pays() -> None:
    session, _ = sat_down(position(throw=True, american=CUTTERS, british=ROPES))
    told = session.play("OfferTrade british [wire-cutters] [rope]")

    assert "TradeMade american british [wire-cutters] [rope]" in told
    assert sorted(equipment(session.game(), "american")) == ["rope", "wire-cutters"]


def test_an_offer_of_a_model_is_refused_at_once_if_it_does_not() -> None:
    session, _ = sat_down(position(throw=True, american="key", british="rope rope wire-cutters"))
    told = session.play("OfferTrade british [] [rope]")

    assert "TradeRefused american british" in told
    assert "TradeMade" not in told
    assert equipment(session.game(), "american") == ["key"]


@pytest.mark.parametrize("accept", [True, False])
def test_a_model_answers_offers_of_bots_before_they_go_on(accept: bool) -> None:
    match = position("security", american=CUTTERS, british=ROPES)
    session, told = sat_down(match, security="random")
    for _ in range(500):
        if "british offers" in told:
            break
        listed = [line for line in told.split("You may do:\n")[1].splitlines() if line[:1].isupper()]
        told = session.play("EndTurn" if "EndTurn" in listed else listed[0])

    assert match.asked() == ("british",)
    assert "AnswerTrade british 1" in told
    assert "Refused" in session.play("Throw")
    told = session.play(f"AnswerTrade british {accept:d}")
    assert ("TradeMade" in told) is accept
    assert ("TradeRefused" in told) is not accept
    assert "american" in match.asked()


def test_a_model_meets_networks_and_is_told_of_bots_that_there_are() -> None:
    session = Session()

    assert "You may do:" in session.begin("classic", 2, "american", "trained-classic-2", 1, 2)
    assert "there is no network 'nowhere.npz'" in session.begin("classic", 2, "american", "nowhere.npz", 1, 2)
    assert "choose one of random, planner" in session.begin("classic", 2, "american", "os:abort", 1, 2)


def test_one_seat_meets_networks() -> None:
    env, luck = SingleEnv("classic", 2, "american", bots="trained-classic-2", rounds=2), np.random.default_rng(1)
    env.reset(seed=1)
    while not env.table.finished:
        env.step(luck.choice(np.flatnonzero(env.action_masks())))
    with pytest.raises(ValueError, match=r"there is no network 'nowhere.npz'"):
        SingleEnv(bots="nowhere.npz")
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        SingleEnv(bots="nobody")


# --- networks


@pytest.fixture(scope="module")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that has practised the barter for a moment."""
    path = tmp_path_factory.mktemp("nets") / "dealer.npz"
    small = ["--games", "4", "--steps", "16", "--hidden", "8", "--measure", "2", "--minutes", "0.001", "--every", "1"]
    practise(["--scenario", "barter", "--seat", "american", "--trades", "--out", str(path), *small])
    return path


def test_a_network_that_learned_to_trade_makes_offers_and_answers_them(dealer: Path) -> None:
    assert Network.load(dealer).trades
    made: Counter[str] = Counter()
    for seed in range(3):
        table = Table(position(american=CUTTERS, british=ROPES, dutch="key key"), trades=True)
        bots = [find_player(str(dealer))(seed + seat) for seat in range(4)]
        for _ in range(60):
            phase = table.phase
            action = action_of(bots[table.seat], table)
            made[f"{phase} {type(action).__name__} {getattr(action, 'accept', '')}".strip()] += 1
            table.play(action)
    assert {each for each in made if not each.startswith("play")} >= {
        "trade OfferTrade", "trade Pass", "answer AnswerTrade True", "answer AnswerTrade False",
    }  # fmt: skip


def test_a_network_deals_with_planners_wherever_bots_do(dealer: Path) -> None:
    bots = (str(dealer), str(dealer), "planner", "planner")
    heard: Counter[str] = Counter()
    for number in range(2):
        playing = Playing(Cell("osprey", 4, bots, rounds=12), 1, number, turns=False)
        playing.to_the_end()
        heard.update(entry[1].split()[0] for entry in playing.match.log()["actions"] if entry[0] == "american")  # type: ignore[attr-defined]
    assert heard["OfferTrade"] > 0


def test_a_network_that_did_not_learn_to_trade_is_not_asked_to() -> None:
    assert not isinstance(find_player("trained-classic-2")(1), Trader)
    assert not Network.load(WEIGHTS / "classic-2.npz").trades
