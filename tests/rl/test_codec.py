"""Tokens and numbers: nothing is lost on the way, whatever is legal can be said, and no number tells a secret."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from colditz import EDITIONS, new_game
from colditz.model.actions import ACTION_TYPES, Action, AnswerTrade, MovePawn, OfferTrade, Pass
from colditz.model.builder import load_board
from colditz.rl import codec, observation
from colditz.rl.codec import Codec
from colditz.rl.observation import observe
from colditz.rl.table import AN_OFFER, NO_TRADE, Table
from colditz.rules.knowledge.imagine import imagine
from colditz.rules.knowledge.memory import knowledge_of
from colditz.testing.agreement import universe
from tests.properties.games import reach
from tests.rl.games import GAMES, short


def test_the_spaces_are_as_large_as_promised() -> None:
    assert codec.TOKENS < 1500
    assert 900 < observation.LENGTH < 1200
    assert len(observation.STEPS) <= observation.MOST_STEPS


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_every_action_that_could_be_tried_reads_back(edition: str, players: int) -> None:
    match = reach(edition, players, frozenset(), players, 60, wild=True)
    words = Codec(match.board)
    seen: dict[tuple[int, ...], Action] = {}
    for seat in range(players):
        for action in universe(match._game, seat, Random(seat)):
            if not isinstance(action, codec.NOT_PLAYERS) and real(action):
                row = words.encode(action)
                assert words.decode(row) == action
                assert all(0 <= token < codec.TOKENS for token in row)
                assert seen.setdefault(row, action) == action


def real(action: Action) -> bool:
    """It names places of the board, and a walk a pawn: the universe tries other things too."""
    walks = not isinstance(action, MovePawn) or min(action.pawn, action.to) >= 0
    return (
        walks
        and getattr(action, "seat", 0) < codec.MOST_SEATS
        and all(-1 <= getattr(action, name, 0) < 1000 for name in ("to", "place"))
    )


def test_rows_that_are_no_actions_are_refused() -> None:
    words = Codec(new_game().board)
    for row in ((), (0,), (codec.FIRST_PLACE,), (codec.FIRST_PAWN, codec.FIRST_PLACE, 0), (codec.FIRST_VERB,) * 9):
        with pytest.raises(ValueError, match=r"token|walk"):
            words.decode(row)


def test_every_kind_of_action_has_a_verb() -> None:
    assert set(codec.VERBS) | {kind.__name__ for kind in codec.NOT_PLAYERS} == set(ACTION_TYPES)


@pytest.mark.parametrize("trades", [False, True])
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_game_is_played_token_by_token_to_its_end(edition: str, players: int, trades: bool) -> None:
    luck = Random(players)
    table = Table(new_game(edition, players, seed=players, rounds=short(edition, 6)), trades=trades)
    for _ in range(20_000):
        if table.finished:
            break
        legal, seat = table.legal(), table.seat
        assert len(legal) > 1  # what leaves no choice is not asked
        assert table.choose(luck.choice(legal)) or table.seat == seat
    assert table.finished
    assert table.legal() == []


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_tokens_mean_exactly_what_is_allowed(edition: str, players: int) -> None:
    """In games from their beginning, and from positions where anything may stand and be held anywhere."""
    for decisions, wild in ((0, False), (30, False), (150, False), (20, True), (60, True)):
        table = Table(reach(edition, players, frozenset(), decisions + players, decisions, wild=wild), forced=False)
        if not table.finished:
            options = set(table.match.options(table.match.seats[table.seat]))
            answers = set(table.match.choices(table.match.seats[table.seat]).anytime())
            assert said(table) == options - answers
            assert set(table.all_actions()) == options - answers


@pytest.mark.parametrize(("edition", "players"), [game for game in GAMES if game[1] > 2])
def test_the_tokens_of_an_answer_mean_exactly_the_answers_there_are(edition: str, players: int) -> None:
    luck, met = Random(players), 0
    for number in range(30):
        table = Table(reach(edition, players, frozenset(), number, 10, wild=True), trades=True)
        for _ in range(200):
            if table.finished or met == 3:
                break
            if table.phase == "answer":
                met += 1
                open_to_seat = table.match.choices(table.match.seats[table.seat]).anytime()
                assert said(table) == {action for action in open_to_seat if isinstance(action, AnswerTrade)}
            offers = table.phase == "trade" and not table.prefix
            table.choose(AN_OFFER if offers else luck.choice(table.legal()))
    assert met == 3


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_table_goes_on_out_of_a_pickle_as_it_would_have(edition: str, players: int) -> None:
    luck, table = Random(players), Table(new_game(edition, players, seed=players, rounds=9), trades=True)
    for _ in range(60 + players):
        table.choose(luck.choice(table.legal()))
    twin = pickle.loads(pickle.dumps(table))  # noqa: S301 - our own
    assert (twin.prefix, twin.phase, twin.traded, twin.news) == (table.prefix, table.phase, table.traded, table.news)
    for _ in range(30):
        legal = table.legal()
        assert (twin.legal(), twin.seat) == (legal, table.seat)
        if table.finished:
            break
        assert table.choose(legal[0]) == twin.choose(legal[0])
    assert twin.match == table.match


def said(table: Table, but: int = -1) -> set[Action]:
    """Everything that can be said by tokens from here, but for what begins with this one."""
    found: set[Action] = set()
    todo, before = [table], table.match.question
    while todo:
        choosing = todo.pop()
        for token in [token for token in choosing.legal() if token != but]:
            twin = choosing.copy()
            if twin.choose(token):
                found.add(table.match.read_action(twin.match.taken(before)[0][1]))
            else:
                todo.append(twin)
    return found


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_numbers_tell_no_secret(edition: str, players: int) -> None:
    match, luck = reach(edition, players, frozenset(), players, 120, wild=False), Random(2)
    for seat, name in enumerate(match.seats):
        row = observe(match.view(name, listed=False), match.board, knowledge_of(match, seat))
        other = imagine(match, seat, luck)
        there = observe(other.view(name, listed=False), other.board, knowledge_of(other, seat))
        assert len(row) == observation.LENGTH
        assert row == there
        assert all(-1 <= number <= 3 for number in row)


def test_a_token_that_may_not_be_chosen_is_refused_and_changes_nothing() -> None:
    table = Table(new_game(seed=1))
    before = table.match.position()
    with pytest.raises(ValueError, match="may not be chosen"):
        table.choose(codec.STOP)
    assert table.match.position() == before


def test_trades_are_offered_and_answered_in_phases_of_their_own() -> None:
    luck = Random(4)
    phases: set[str] = set()
    for seed in range(9):
        table = Table(new_game(players=4, seed=seed, rounds=30), trades=True)
        while not table.finished and phases != {"play", "trade", "answer"}:
            phases.add(table.phase)
            table.choose(luck.choice(table.legal()))
    assert phases == {"play", "trade", "answer"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_simple_offer_can_be_said_and_nothing_else(edition: str) -> None:
    for number in range(30):
        table = Table(reach(edition, 3 + number % 4, frozenset(), number, 90, wild=True), trades=True, forced=False)
        if table.phase == "trade":
            simple = table.match.choices(table.match.seats[table.seat]).anytime()
            assert set(table.all_actions()) == {Pass(), *(each for each in simple if isinstance(each, OfferTrade))}
            assert said(table, but=NO_TRADE) == set(table.all_actions()) - {Pass()}


@pytest.mark.parametrize("board", codec.BOARDS)
def test_every_place_of_every_board_has_a_number(board: str | None) -> None:
    assert set(load_board(board).names) <= set(codec.PLACES)


def test_a_board_that_a_house_rule_brings_is_known() -> None:
    assert {"v3", "v3+aeroplane"} <= set(codec.BOARDS)
    assert Codec(new_game("v3", house_rules=("aeroplane",)).board)
