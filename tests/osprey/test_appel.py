"""Appel: when it is called, who comes and where he stands, and who may stay away."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.editions.registry import EDITIONS
from colditz.engine.refusal import Refusal
from colditz.model.cards import Card, Pack
from tests.scene import at, bottom, dice, happened, offered, options, play, refused, scene

TUNNEL, IN_CELLS, IN_SAFETY, OUTSIDE = "under-room-theatre-3", "cells-a", "safe-w-1", "od-se-20"
ABSENT = "american-1@ic-r10-c07 american-2@ic-r10-c08 american-3@ramp-20 american-4@room-chapel-4"


def appel(pawns: str = "", **scene_options: object) -> Match:
    """The Security Officer has just called everybody out."""
    chosen = {"hands": {"security": "appel"}, **scene_options}
    game = scene(pawns, turn="security", edition="osprey", **chosen)  # type: ignore[arg-type]
    play(game, "security", "PlayCard appel")
    return game


def stayed_away(game: Match) -> list[str]:
    """The men whom the whole table knows to have refused."""
    table = game.view("spectator").table
    return [table.pawns[pawn] for pawn in table.now.absent]


# --- the card


@pytest.mark.rule("osprey.appel.1")
def test_the_security_deck_holds_two_appel_cards() -> None:
    assert EDITIONS["osprey"].packs[Pack.SECURITY][Card.APPEL] == 2
    game = scene(turn="security", hands={"security": "appel appel"}, edition="osprey")

    play(game, "security", "PlayCard appel", "PlayCard appel")

    assert bottom(game, Pack.SECURITY) == ["appel", "appel"]


@pytest.mark.rule("osprey.appel.2")
def test_appel_is_called_before_the_throw_and_not_after_it() -> None:
    game = scene("american-1@ic-r10-c07", turn="security", hands={"security": "appel"}, edition="osprey")
    assert offered(game, "security", "PlayCard appel")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refusal = refused(game, "security", "PlayCard appel", Refusal.BEFORE_THE_THROW)

    assert refusal.rule == "osprey.appel.2"
    assert not offered(game, "security", "PlayCard appel")
    assert happened(play(appel("american-1@ic-r10-c07"), "american", "Pass"), "PowStayedAway")


OTHERS = [  # every card that is played in its holder's own turn, with a scene that fulfils its own conditions
    ("american", "found-rope", "", "PlayCard found-rope"),
    ("american", "found-key", "", "PlayCard found-key"),
    ("american", "found-pass", "", "PlayCard found-pass"),
    ("american", "found-wire-cutters", "", "PlayCard found-wire-cutters"),
    ("american", "release", "american-1@cells-a", "PlayCard release american-1 - exit-inner-cells"),
    ("american", "go-to-sick-bay", "", "PlayCard go-to-sick-bay american-1 - room-sickbay-4"),
    ("american", "go-to-dentist", "", "PlayCard go-to-dentist american-1 - room-dentist-4"),
    ("american", "go-to-chapel", "", "PlayCard go-to-chapel american-1 - room-chapel-9"),
    ("american", "go-to-theatre", "", "PlayCard go-to-theatre american-1 - room-theatre-6"),
    ("american", "go-to-parcel-office", "", "PlayCard go-to-parcel-office american-1"),
    ("american", "diversion", "guard-1@ic-r10-c07", "PlayCard diversion guard-1"),
    ("american", "high-command-inspection", "guard-1@ic-r10-c07", "PlayCard high-command-inspection guard-1"),
    ("american", "sabotage", "", "PlayCard sabotage"),
    ("american", "bribe bribe", "", "PlayCard bribe"),
    ("american", "tunnel-theatre", "", "PlayCard tunnel-theatre"),
    ("american", "kit-part-compass-food kit-part-disguise-documents", "", "ClaimKit"),
    ("security", "search-chapel", "", "PlayCard search-chapel"),
    ("security", "shoot-to-kill", "guard-1@od-se-21 american-1@od-se-20", "PlayCard shoot-to-kill"),
]


@pytest.mark.rule("osprey.appel.3")
@pytest.mark.parametrize("throw", [None, (3, 4)], ids=["before the throw", "after the throw"])
@pytest.mark.parametrize(("seat", "cards", "pawns", "start"), OTHERS, ids=[other[1] for other in OTHERS])
def test_every_other_card_is_played_before_or_after_the_throw(
    seat: str, cards: str, pawns: str, start: str, throw: tuple[int, int] | None
) -> None:
    game = scene(pawns, turn=seat, throw=throw, hands={seat: cards}, edition="osprey")

    plays = offered(game, seat, start)

    assert plays
    assert happened(play(game, seat, plays[0]), "KitClaimed" if start == "ClaimKit" else "CardPlayed")


@pytest.mark.rule("osprey.appel.3")
@pytest.mark.parametrize("thrown", [False, True])
def test_a_tunnel_is_discovered_before_or_after_the_throw(thrown: bool) -> None:
    hands = {"american": "tunnel-theatre", "security": "tunnel-detected"}
    game = scene(
        "american-1@room-theatre-1 american-2@room-theatre-4", points=20, players=2, hands=hands, edition="osprey"
    )
    play(game, "american", "PlayCard tunnel-theatre", "Cross american-1 under-room-theatre-3 []")
    play(game, "american", "MovePawn american-1 tn-theatre-2", "Cross american-2 under-room-theatre-3 []")
    play(game, "american", "EndTurn")
    if thrown:
        play(game, "security", "Throw")
        dice(game, 4, 5)

    events = play(game, "security", *offered(game, "security", "PlayCard tunnel-detected"))

    assert happened(events, "TunnelDiscovered")


# --- who is called


@pytest.mark.rule("osprey.appel.4")
@pytest.mark.parametrize("place", ["ic-r10-c07", "room-chapel-4", "ramp-20", "gar-018", "post-inner-5"])
def test_a_man_who_comes_stands_on_his_starting_place(place: str) -> None:
    game = appel(f"american-1@{place}")

    play(game, "american", "AnswerAppel american-1")

    assert at(game, "american-1") == at(scene(edition="osprey"), "american-1") == "ap-r5-c1"
    assert not stayed_away(game)


@pytest.mark.parametrize(
    "place",
    [
        pytest.param(OUTSIDE, marks=pytest.mark.rule("osprey.appel.5", "osprey.ruling.29")),
        pytest.param(IN_SAFETY, marks=pytest.mark.rule("osprey.appel.6", "osprey.ruling.29")),
        pytest.param(TUNNEL, marks=pytest.mark.rule("osprey.ruling.22", "osprey.ruling.29")),
        pytest.param(IN_CELLS, marks=pytest.mark.rule("osprey.ruling.22", "osprey.ruling.29")),
        pytest.param("cells-c", marks=pytest.mark.rule("osprey.ruling.22", "osprey.ruling.29")),
    ],
)
def test_an_exempt_man_stays_neither_called_nor_counted(place: str) -> None:
    game = appel(f"american-1@{place} american-2@ic-r10-c07")

    assert refused(game, "american", "AnswerAppel american-1", Refusal.NOT_CALLED).rule == "osprey.ruling.29"
    play(game, "american", "Pass")

    assert at(game, "american-1") == place
    assert stayed_away(game) == ["american-2"]


@pytest.mark.rule("osprey.appel.5", "osprey.appel.6", "osprey.ruling.22")
@pytest.mark.parametrize("place", [OUTSIDE, IN_SAFETY, TUNNEL, IN_CELLS])
def test_for_exempt_men_alone_nobody_is_asked(place: str) -> None:
    game = appel(f"american-1@{place}")

    assert game.asked() == ("security",)


# --- who comes


@pytest.mark.rule("osprey.appel.7")
def test_an_officer_may_keep_some_of_his_men_back() -> None:
    game = appel(ABSENT)

    play(game, "american", "AnswerAppel american-2", "Settle american-2 ap-r5-c1")
    play(game, "american", "AnswerAppel american-3", "Settle american-3 ap-r5-c2", "Pass")

    assert [at(game, f"american-{n}") for n in range(1, 5)] == ["ic-r10-c07", "ap-r5-c1", "ap-r5-c2", "room-chapel-4"]
    assert stayed_away(game) == ["american-1", "american-4"]


@pytest.mark.rule("osprey.appel.8")
def test_an_officer_may_keep_all_his_men_back() -> None:
    game = appel(ABSENT)

    events = play(game, "american", "Pass")

    assert not happened(events, "PawnPlaced")
    assert len(stayed_away(game)) == 4


@pytest.mark.rule("osprey.appel.9")
@pytest.mark.parametrize("no", ["Refuse", "Pass", "AnswerAppel american-1"])
@pytest.mark.parametrize(
    ("card", "does"),
    [("search-chapel", "RoomOpened"), ("shoot-to-kill guard-1 american-1", "GuardWentHome")],
)
def test_no_other_security_card_may_be_ignored(card: str, does: str, no: str) -> None:
    pawns = "guard-1@od-se-21 american-1@od-se-20 american-2@room-chapel-4"
    hands = {"security": card.split(maxsplit=1)[0], "american": "sabotage"}
    game = scene(pawns, turn="security", hands=hands, edition="osprey")
    events = play(game, "security", f"PlayCard {card}")
    assert game.asked() == ("american",)  # for an interrupt, which he does not hold
    assert options(game, "american") == ["Pass"]
    if no == "Pass":
        events += play(game, "american", no)
        events += dice(game, 1, 2) if does == "GuardWentHome" else ()
        assert happened(events, does)  # declining to interrupt stops nothing
    else:
        refused(game, "american", no, Refusal.ANSWER_FIRST)


@pytest.mark.rule("osprey.appel.9")
def test_without_cards_an_officer_is_not_even_asked_about_a_search() -> None:
    hands = {"security": "search-chapel"}
    game = scene("american-1@room-chapel-4", turn="security", hands=hands, edition="osprey")

    assert happened(play(game, "security", "PlayCard search-chapel"), "RoomOpened")
    refused(game, "american", "Refuse", Refusal.NOT_ASKED)


@pytest.mark.rule("osprey.ruling.28")
def test_officers_answer_openly_in_turn_order_and_once() -> None:
    game = appel("american-1@ic-r10-c07 british-1@ramp-20 dutch-1@room-chapel-4")

    assert game.asked() == ("american",)
    refused(game, "british", "Pass", Refusal.NOT_ASKED)
    play(game, "american", "Pass")
    assert game.asked() == ("british",)
    assert stayed_away(game) == ["american-1"]
    refused(game, "american", "AnswerAppel american-1", Refusal.NOT_ASKED)
    play(game, "british", "AnswerAppel british-1")
    assert game.asked() == ("dutch",)
    play(game, "dutch", "Pass")

    assert stayed_away(game) == ["american-1", "dutch-1"]
    assert game.asked() == ("security",)


# --- where they stand


@pytest.mark.rule("osprey.ruling.31")
def test_a_man_takes_any_free_place_of_his_group_by_his_officers_choice() -> None:
    game = appel("american-1@ic-r10-c07 american-2@ic-r10-c08 american-3@escaped british-1@ap-r5-c2")

    play(game, "american", "AnswerAppel american-1")

    assert options(game, "american") == ["Settle american-1 ap-r5-c1", "Settle american-1 ap-r5-c3"]
    play(game, "american", "Settle american-1 ap-r5-c3")
    assert (at(game, "american-1"), at(game, "british-1")) == ("ap-r5-c3", "ap-r5-c2")


@pytest.mark.rule("osprey.ruling.31")
def test_when_the_group_is_full_a_man_takes_the_nearest_free_white_space() -> None:
    game = appel("american-1@ic-r10-c07 british-1@ap-r5-c1")

    play(game, "american", "AnswerAppel american-1")

    assert set(options(game, "american")) == {"Settle american-1 ap-r4-c1", "Settle american-1 ap-r6-c1"}
    play(game, "american", "Settle american-1 ap-r6-c1")
    assert at(game, "british-1") == "ap-r5-c1"
    assert not stayed_away(game)


@pytest.mark.rule("osprey.ruling.31", "osprey.ruling.21")
@pytest.mark.parametrize(("answer", "place"), [("Pass", "ap-r7-c1"), ("AnswerAppel american-1", "ap-r5-c1")])
def test_a_man_on_the_white_attends_and_may_be_lined_up_again(answer: str, place: str) -> None:
    game = appel("american-1@ap-r7-c1")

    play(game, "american", answer)

    assert at(game, "american-1") == place
    assert not stayed_away(game)


@pytest.mark.rule("osprey.ruling.31")
def test_a_man_on_the_white_whose_group_is_full_is_not_lined_up_over_and_over() -> None:
    game = appel("american-1@ic-r10-c07 british-1@ap-r5-c1 british-2@ic-r10-c08")

    play(game, "american", "AnswerAppel american-1", "Settle american-1 ap-r6-c1")

    assert game.asked() == ("british",)


@pytest.mark.rule("osprey.ruling.32")
def test_the_second_appel_of_a_turn_replaces_the_answers_to_the_first() -> None:
    game = appel("american-1@ic-r10-c07 american-2@ic-r10-c08", hands={"security": "appel appel"})
    play(game, "american", "Pass")
    assert len(stayed_away(game)) == 2

    play(game, "security", "PlayCard appel")
    assert not stayed_away(game)
    play(game, "american", "AnswerAppel american-1", "Settle american-1 ap-r5-c1", "Pass")

    assert stayed_away(game) == ["american-2"]


# --- the Appel area


@pytest.mark.rule("osprey.appel.23", "osprey.ruling.21")
@pytest.mark.parametrize(("guard", "place"), [("ic-r17-c13", "ap-r7-c1"), ("ic-r16-c11", "ap-r7-c1")])
def test_a_man_on_the_white_cannot_be_arrested(guard: str, place: str) -> None:
    rope = {"american": "rope"}
    pawns = f"guard-1@{guard} american-1@{place}"
    game = scene(pawns, turn="security", throw=(4, 5), equipment=rope, edition="osprey")

    refusal = refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_APPEL)

    assert refusal.rule == "osprey.appel.23"
    assert not offered(game, "security", "Arrest guard-1")


@pytest.mark.rule("osprey.appel.24", "osprey.ruling.21")
def test_a_man_on_the_white_is_no_target_of_a_security_card() -> None:
    pawns = "guard-1@ic-r17-c13 american-1@ap-r7-c1"
    hands = {"security": "shoot-to-kill search-chapel"}
    game = scene(pawns, turn="security", throw=(4, 5), hands=hands, equipment={"american": "rope"}, edition="osprey")

    assert not offered(game, "security", "PlayCard shoot-to-kill")
    refused(game, "security", "PlayCard shoot-to-kill guard-1 american-1", Refusal.TARGET_NOT_OUTSIDE)
    play(game, "security", "PlayCard search-chapel")
    refused(game, "security", "Arrest guard-1 american-1", Refusal.ON_APPEL)


@pytest.mark.rule("osprey.appel.25", "osprey.ruling.21")
def test_a_guard_crosses_the_white_but_does_not_stop_there() -> None:
    game = scene("guard-1@ic-r17-c13 american-1@ic-r10-c07", turn="security", points=8, edition="osprey")
    white = next(option for option in offered(game, "security", "MovePawn guard-1 ap-"))
    play(game, "security", white)

    refused(game, "security", "EndTurn", Refusal.LEAVE_APPEL_FIRST)
    play(game, "security", offered(game, "security", "MovePawn guard-1 ic-r16-c11")[0], "EndTurn")
    assert at(game, "guard-1") == "ic-r16-c11"


@pytest.mark.rule("osprey.appel.25")
def test_a_guard_may_not_spend_his_last_point_on_the_white() -> None:
    game = scene("guard-1@ic-r17-c13", turn="security", points=1, edition="osprey")

    refusal = refused(game, "security", "MovePawn guard-1 ap-r7-c1", Refusal.NO_REST_ON_APPEL)

    assert refusal.rule == "osprey.appel.25"
