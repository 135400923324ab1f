"""The Do or Die run: once a game for each officer, with a kit and a key, for the runner's life."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from tests.scene import at, bottom, deal, dice, equipment, escapes, hand, names, offered, play, refused
from tests.v3.table import BOTH, by_day, next_turn, rule

Position = Callable[..., Match]
GATE, RUN = "american-1@ic-r25-c14", "DoOrDie american-1"
LENGTH = 63  # from the circle before the inner gate


def ready(position: Position = by_day, pawns: str = GATE, held: str = "key", **options: object) -> Match:
    """An American with a kit and equipment, before his throw."""
    return position(pawns, kits="american", equipment={"american": held}, **{"escapes": 3, **options})


def run(game: Match, card: str, *throws: tuple[int, int]) -> None:
    play(game, "american", RUN)
    deal(game, card)
    for first, second in throws:
        dice(game, first, second)


@rule("doordie.1", "doordie.6", "doordie.7", "ruling.97")
@BOTH
def test_it_takes_a_kit_and_a_key_and_no_pass(position: Position) -> None:
    refused(position(GATE, equipment={"american": "key"}), "american", RUN, Refusal.NO_KIT)
    refused(ready(position, held="pass"), "american", RUN, Refusal.NO_KEY)

    game = ready(position)
    play(game, "american", RUN)

    assert (game.asked(), equipment(game, "american")) == (("chance",), [])


@rule("ruling.97")
@BOTH
def test_it_takes_the_place_of_the_first_throw(position: Position) -> None:
    refused(ready(position, points=6), "american", RUN, Refusal.ALREADY_THROWN)


@rule("ruling.97")
@pytest.mark.parametrize("place", ["gar-050", "cells-a", "od-se-20", "under-room-canteen-2"])
def test_it_starts_in_the_courtyard(place: str) -> None:
    refused(ready(pawns=f"american-1@{place}"), "american", RUN, Refusal.NOT_IN_GREY_AREA)

    rooms = ready(pawns="american-1@room-chapel-11 american-2@ic-r10-c07")
    assert offered(rooms, "american", "DoOrDie")[:2] == ["DoOrDie american-1", "DoOrDie american-2"]


@rule("doordie.3", "doordie.4")
@BOTH
def test_the_card_says_how_many_throws_doubles_add_one_and_none_earns_a_card(position: Position) -> None:
    game = ready(position)
    run(game, "four-throws", (2, 2), (3, 4), (1, 2), (1, 4))
    assert game.asked() == ("chance",)
    dice(game, 1, 3)

    assert (at(game, "american-1"), hand(game, "american")) == ("dead", [])


@rule("doordie.5")
def test_the_way_is_by_the_gate_the_garrison_and_the_moat() -> None:
    road = load_board("v3").roads["do-or-die"]
    game = ready()
    run(game, "seven-throws")

    assert dict(game.view("spectator").table.about)["distance"] == (LENGTH,) == (len(road),)


@rule("ruling.97", "doordie.5")
def test_pawns_do_not_hinder_it() -> None:
    game = ready(pawns=f"{GATE} guard-1@pass-main british-1@door-ramp")
    run(game, "seven-throws")

    assert dict(game.view("spectator").table.about)["distance"] == (LENGTH,)


@rule("doordie.8")
@BOTH
def test_a_runner_who_reaches_the_rosette_has_escaped(position: Position) -> None:
    game = ready(position)
    run(game, "six-throws", *((5, 6),) * 5, (4, 4))

    assert (escapes(game, "american"), at(game, "american-1")) == (1, "escaped")
    assert game.view("spectator").table.turn == 2


@rule("doordie.9", "ruling.97")
@BOTH
def test_one_who_does_not_is_dead_and_his_officer_plays_on(position: Position) -> None:
    game = ready(position, held="key rope")
    run(game, "six-throws", *((5, 6),) * 5, (3, 4))

    assert (at(game, "american-1"), equipment(game, "american")) == ("dead", ["rope"])
    assert game.view("spectator").table.out == (False,) * 4
    assert game.view("spectator").table.turn == 2
    next_turn(game, "american")
    assert "Throw" in names(game, "american")


@rule("doordie.2")
@BOTH
def test_once_a_game_for_each_officer(position: Position) -> None:
    game = ready(position, held="key key")
    run(game, "three-throws", *((1, 2),) * 3)
    next_turn(game, "american")

    refused(game, "american", "DoOrDie american-2", Refusal.ONCE_A_GAME)
    assert not offered(game, "american", "DoOrDie")


@rule("doordie.10")
def test_the_card_goes_back_and_the_pack_is_shuffled() -> None:
    game = ready()
    run(game, "three-throws", *((1, 2),) * 3)

    assert (bottom(game, 2), sum(game._game.state.pools[2])) == ([], 5)


@rule("ruling.98")
@BOTH
def test_the_key_can_be_intercepted_and_then_nobody_dies(position: Position) -> None:
    game = ready(position, held="key key", hands={"security": "arrest-key-holder"})
    play(game, "american", RUN)
    assert game.asked() == ("security",)
    play(game, "security", *offered(game, "security", "PlayCard"))
    play(game, "security", "ChooseCell cells-b")

    assert (at(game, "american-1"), equipment(game, "american")) == ("cells-b", ["key"])
    assert game.view("spectator").table.turn == 2
    next_turn(game, "american")
    refused(game, "american", "DoOrDie american-2", Refusal.ONCE_A_GAME)


@rule("ruling.98")
def test_the_commandant_is_asked_whatever_card_he_holds() -> None:
    game = ready(hands={"security": "appel"})
    play(game, "american", RUN)
    assert game.asked() == ("security",)

    play(game, "security", "Pass")

    assert game.asked() == ("chance",)
