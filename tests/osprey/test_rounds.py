"""Turns and rounds: who plays when, the round marker, and the last turn on the eagle."""

from __future__ import annotations

import pytest

from colditz import Match, new_game
from colditz.engine.refusal import Refusal
from colditz.engine.view import EAGLE
from colditz.model.events import HIDDEN, CardDiscarded
from colditz.model.outcome import Ending
from tests.scene import at, bottom, dice, end_turn, equipment, hand, happened, names, play, points, refused, scene

NATIONS = ("american", "british", "dutch")


def marker(game: Match) -> int:
    return game.view("spectator").table.marker


def turns(game: Match, number: int) -> list[str]:
    """Who has the next turns, each ended as soon as it may be."""
    had: list[str] = []
    for _ in range(number):
        had += game.asked()
        end_turn(game)
    return had


def on(space: int, turn: str, **more: object) -> Match:
    """A match of fifty rounds with the round marker on this space, before the throw of this seat."""
    return scene(turn=turn, edition="osprey", rounds=50, round=51 - space, **more)  # type: ignore[arg-type]


# --- the round


@pytest.mark.rule("osprey.turn.1", "osprey.turn.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_round_is_a_turn_for_every_escape_officer_and_then_the_security_officer(players: int) -> None:
    game = scene(players=players, edition="osprey")

    assert turns(game, players) == [*game.seats[1:], "security"]
    assert game.asked() == (game.seats[1],)
    assert game.view("spectator").table.round == 2


@pytest.mark.rule("osprey.turn.2")
def test_the_officer_on_the_left_of_the_security_officer_begins() -> None:
    game = new_game("osprey", 4, nations=("dutch", "polish", "french"))
    inner = ["PostGuard post-inner-1", "PostGuard post-inner-2", "PostGuard post-inner-3"]

    play(game, "security", *inner, "PostGuard post-outer-1", "PostGuard post-outer-2", "EndTurn")

    assert game.seats[:2] == ("security", "dutch")
    assert game.asked() == ("dutch",)


@pytest.mark.rule("osprey.turn.3")
def test_the_dice_go_to_the_left() -> None:
    game = scene(turn="american", throw=(3, 4), edition="osprey")

    play(game, "american", "EndTurn")

    assert game.asked() == ("british",)
    refused(game, "american", "Throw", Refusal.NOT_ASKED)


# --- the turn


@pytest.mark.rule("osprey.turn.4")
def test_a_pawn_moves_only_after_the_throw() -> None:
    game = scene("american-1@ic-r10-c06", edition="osprey")

    refused(game, "american", "MovePawn american-1 ic-r10-c07", Refusal.NOT_THROWN_YET)
    play(game, "american", "Throw")
    dice(game, 3, 4)
    play(game, "american", "MovePawn american-1 ic-r10-c07")

    assert points(game) == 6


@pytest.mark.rule("osprey.turn.4")
def test_the_whole_throw_may_go_on_one_pawn() -> None:
    game = scene("american-1@ic-r10-c06", throw=(3, 4), edition="osprey")

    refused(game, "american", "MovePawn american-1 ic-r18-c08", Refusal.OUT_OF_REACH)
    play(game, "american", "MovePawn american-1 ic-r17-c08")

    assert points(game) == 0


@pytest.mark.rule("osprey.turn.4")
def test_the_throw_may_be_split_among_seven_pawns() -> None:
    rows = [10, 11, 12, 13, 14, 15, 16]
    men = " ".join(f"american-{number}@ic-r{row}-c07" for number, row in enumerate(rows, 1))
    game = scene(men, throw=(3, 4), players=3, edition="osprey")

    play(game, "american", *(f"MovePawn american-{number} ic-r{row}-c08" for number, row in enumerate(rows, 1)))

    assert points(game) == 0
    assert [at(game, f"american-{number}") for number in range(1, 8)] == [f"ic-r{row}-c08" for row in rows]


@pytest.mark.rule("osprey.turn.4")
@pytest.mark.parametrize("action", ["Throw", "MovePawn british-1 ic-r10-c08"])
def test_only_the_player_on_turn_throws_and_moves(action: str) -> None:
    game = scene("british-1@ic-r10-c07", turn="american", edition="osprey")

    assert refused(game, "british", action, Refusal.NOT_ASKED).rule == "osprey.turn.4"


@pytest.mark.rule("osprey.turn.5")
@pytest.mark.parametrize("claim_first", [True, False])
def test_cards_and_claims_are_mixed_freely_with_movement(claim_first: bool) -> None:
    men = "american-1@room-chapel-9 american-2@room-chapel-10 american-3@ic-r10-c06"
    game = scene(men, throw=(3, 4), hands={"american": "found-key"}, edition="osprey")
    move = ["MovePawn american-3 ic-r10-c07"]
    claim = [
        "ClaimEquipment rope american-1 american-2",
        "Settle american-1 ap-r1-c1",
        "Settle american-2 ap-r1-c2",
        "PlayCard found-key",
    ]

    play(game, "american", *(claim + move if claim_first else move + claim))

    assert equipment(game, "american") == ["rope", "key"]
    assert (at(game, "american-3"), points(game)) == ("ic-r10-c07", 6)


@pytest.mark.rule("osprey.ruling.33")
def test_cards_and_claims_may_come_before_the_throw() -> None:
    men = "american-1@room-chapel-9 american-2@room-chapel-10"
    game = scene(men, hands={"american": "found-key"}, edition="osprey")

    play(game, "american", "PlayCard found-key", "ClaimEquipment rope american-1 american-2")

    assert equipment(game, "american") == ["rope", "key"]


@pytest.mark.rule("osprey.ruling.33")
def test_the_security_officer_too_may_play_a_card_before_the_throw() -> None:
    game = scene("guard-1@ic-r10-c06", turn="security", hands={"security": "search-chapel"}, edition="osprey")

    play(game, "security", "PlayCard search-chapel")

    assert hand(game, "security") == []
    assert "Throw" in names(game, "security")


@pytest.mark.rule("osprey.turn.6")
@pytest.mark.parametrize(("seat", "after"), [("american", "british"), ("dutch", "security"), ("security", "american")])
def test_the_turn_lasts_until_its_player_ends_it(seat: str, after: str) -> None:
    game = scene(
        "american-1@ic-r10-c06 dutch-1@ic-r12-c06 guard-1@ic-r14-c06", turn=seat, throw=(3, 4), edition="osprey"
    )
    pawn, row = {"american": ("american-1", 10), "dutch": ("dutch-1", 12), "security": ("guard-1", 14)}[seat]
    play(game, seat, f"MovePawn {pawn} ic-r{row}-c07")
    assert game.asked() == (seat,)

    play(game, seat, "EndTurn")

    assert (game.asked(), points(game)) == ((after,), 0)


@pytest.mark.rule("osprey.turn.6")
def test_the_turn_lasts_even_when_every_point_is_spent() -> None:
    game = scene("american-1@ic-r10-c06", points=1, edition="osprey")

    play(game, "american", "MovePawn american-1 ic-r10-c07")

    assert (game.asked(), points(game)) == (("american",), 0)


@pytest.mark.rule("osprey.ruling.94")
def test_others_see_that_a_card_was_discarded_but_not_which() -> None:
    game = scene(throw=(3, 4), hands={"american": "release diversion sabotage talisman"}, edition="osprey")

    events = play(game, "american", "Discard talisman")

    (discard,) = (event for event in events if isinstance(event, CardDiscarded))
    own, *others = (discard.seen_by(seat) for seat in (1, -1, 0, 2, 3))
    assert own == discard
    assert {other.card for other in others} == {HIDDEN}
    assert {(other.seat, other.pack) for other in others} == {(1, 0)}
    assert bottom(game, 0) == ["talisman"]


# --- the round marker


@pytest.mark.rule("osprey.round.1", "osprey.ruling.98")
def test_the_marker_moves_once_a_round_after_the_security_officers_turn() -> None:
    game, spaces = on(30, "american"), []
    for _ in range(5):
        end_turn(game)
        spaces.append(marker(game))

    assert spaces == [30, 30, 30, 29, 29]


@pytest.mark.rule("osprey.round.2")
def test_the_end_of_the_security_officers_turn_empties_the_office_and_moves_the_marker() -> None:
    game = on(30, "security", pawns="guard-1@office guard-2@office guard-3@post-inner-1", throw=(3, 4))

    events = play(game, "security", "EndTurn")

    assert [at(game, f"guard-{number}") for number in (1, 2, 3)] == ["barracks", "barracks", "post-inner-1"]
    assert happened(events, "OfficeEmptied")
    assert marker(game) == 29


@pytest.mark.rule("osprey.round.2")
def test_an_office_where_nobody_waits_is_not_said_to_be_emptied() -> None:
    game = on(30, "security", pawns="guard-1@post-inner-1", throw=(3, 4))

    assert not happened(play(game, "security", "EndTurn"), "OfficeEmptied")


@pytest.mark.rule("osprey.round.2")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_end_of_an_escape_officers_turn_does_neither(nation: str) -> None:
    game = on(30, nation, pawns="guard-1@office", throw=(3, 4))

    play(game, nation, "EndTurn")

    assert (at(game, "guard-1"), marker(game)) == ("office", 30)


@pytest.mark.rule("osprey.setup.18")
def test_the_track_counts_down_to_the_eagle() -> None:
    game = on(2, "security")

    end_turn(game)

    assert marker(game) == EAGLE == 1
    assert not game.finished


# --- the last turn


@pytest.mark.rule("osprey.round.3", "osprey.ruling.96", "osprey.victory.6")
def test_on_the_eagle_each_escape_officer_has_one_last_turn_and_the_security_officer_none() -> None:
    game = on(2, "security")
    end_turn(game)

    had = turns(game, 3)

    assert had == ["american", "british", "dutch"]
    assert (game.finished, game.asked(), game.winners) == (True, (), ("security",))
    assert game.outcome is not None
    assert game.outcome.ending is Ending.TIME


@pytest.mark.rule("osprey.ruling.96", "osprey.ruling.97", "osprey.victory.7")
@pytest.mark.parametrize("rounds", [1, 3, 50])
def test_so_many_rounds_are_as_many_turns_of_each_escape_officer_and_one_fewer_of_the_security_officer(
    rounds: int,
) -> None:
    game, had, spaces = scene(players=2, edition="osprey", rounds=rounds), [], [rounds]
    while not game.finished:
        spaces.append(marker(game))
        had += turns(game, 1)

    assert (had.count("american"), had.count("security")) == (rounds, rounds - 1)
    assert sorted(set(spaces)) == list(range(1, rounds + 1))


@pytest.mark.rule("osprey.round.4")
@pytest.mark.parametrize("seat", ["security", *NATIONS])
def test_after_the_last_turn_nobody_can_act(seat: str) -> None:
    game = on(1, "dutch", pawns="american-1@od-s-01", kits="american")
    end_turn(game)

    for action in ("Throw", "EndTurn", "MovePawn american-1 target-6"):
        refused(game, seat, action, Refusal.GAME_OVER)
    assert game.options(seat) == ()


@pytest.mark.rule("osprey.round.4")
def test_in_the_last_turn_an_escape_still_counts() -> None:
    game = on(1, "dutch", pawns="dutch-1@od-s-01 dutch-2@od-s-02", throw=(3, 4), kits="dutch")

    play(game, "dutch", "MovePawn dutch-1 target-6", "MovePawn dutch-2 target-6", "EndTurn")

    assert game.winners == ("dutch",)
