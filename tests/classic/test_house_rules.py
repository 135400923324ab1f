"""House rules: each changes what its sentence says, and without it the numbered rules are played as they stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from colditz import Match, new_game
from colditz.editions.registry import EDITIONS
from colditz.editions.start import BadSetup
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, equipment, names, offered, play, refused, scene

TESTED: set[str] = set()


def with_and_without(rule: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test is played by the numbered rules and then with the house rule; `agreed` tells which."""
    TESTED.add(rule)
    rows = [pytest.param([], False, id="as printed"), pytest.param([rule], True, id=rule)]
    return pytest.mark.parametrize(("rules", "agreed"), rows)


def throws(game: Match, *faces: tuple[int, int]) -> None:
    """The American officer throws, and throws again for as long as he is given faces."""
    for first, second in faces:
        play(game, "american", "Throw")
        dice(game, first, second)


# --- throwing


@pytest.mark.rule("classic.20.2", "classic.ruling.2")
@with_and_without("two-extra-throws")
def test_two_extra_throws(rules: list[str], agreed: bool) -> None:
    game = scene(house_rules=rules)
    throws(game, (2, 2), (5, 5))
    assert "Throw" in names(game, "american")  # the second extra throw is still his

    throws(game, (6, 6))

    assert ("Throw" in names(game, "american")) != agreed


@pytest.mark.rule("classic.ruling.3")
@with_and_without("draw-on-total")
def test_draw_on_total(rules: list[str], agreed: bool) -> None:
    total, single, both = (scene(house_rules=rules) for _ in range(3))
    throws(total, (1, 1), (4, 1))  # seven together
    throws(single, (1, 1), (3, 4))  # nine together, seven by itself
    throws(both, (3, 4))

    assert ("DrawCard" in names(total, "american")) == agreed
    assert ("DrawCard" in names(single, "american")) != agreed
    assert "DrawCard" in names(both, "american")


@pytest.mark.rule("classic.ruling.7")
@with_and_without("one-release-a-turn")
def test_one_release_a_turn(rules: list[str], agreed: bool) -> None:
    game = scene("american-1@cells-a american-2@cells-a", house_rules=rules)
    throws(game, (4, 4), (2, 2), (1, 3))
    play(game, "american", "Release american-1 exit-inner-cells")

    assert bool(offered(game, "american", "Release american-2")) != agreed


# --- cells


@pytest.mark.rule("classic.ruling.12")
@with_and_without("cells-by-area")
def test_cells_by_area_inside(rules: list[str], agreed: bool) -> None:
    pawns = "american-1@ic-r10-c07 guard-1@ic-r10-c06"
    game = scene(pawns, turn="security", throw=(1, 3), equipment={"american": "rope"}, house_rules=rules)

    play(game, "security", "Arrest guard-1 american-1")

    cells = {option.split()[1] for option in offered(game, "security", "ChooseCell")}
    assert cells == ({"cells-a", "cells-b"} if agreed else {"cells-a", "cells-b", "cells-c"})


@pytest.mark.rule("classic.ruling.12")
@with_and_without("cells-by-area")
def test_cells_by_area_outside(rules: list[str], agreed: bool) -> None:
    game = scene("american-1@ramp-20 guard-1@ramp-21", turn="security", throw=(1, 3), house_rules=rules)

    play(game, "security", "Arrest guard-1 american-1")

    assert len(offered(game, "security", "ChooseCell")) == (0 if agreed else 3)
    assert (at(game, "american-1") == "cells-c") == agreed


# --- tunnels and barter


@pytest.mark.rule("classic.ruling.60")
@with_and_without("tunnels-for-all")
def test_tunnels_for_all(rules: list[str], agreed: bool) -> None:
    pawns = "american-1@room-theatre-4 american-2@room-theatre-1 british-1@room-theatre-5"
    game = scene(pawns, points=9, hands={"american": "tunnel-theatre"}, house_rules=rules)
    play(game, "american", "PlayCard tunnel-theatre american-1 american-2")
    play(game, "american", "MovePawn american-1 under-ramp-03", "MovePawn american-2 tn-theatre-2", "EndTurn")
    play(game, "british", "Throw")
    dice(game, 1, 3)
    play(game, "british", "MovePawn british-1 room-theatre-4")

    play(game, "british", "Cross british-1 under-room-theatre-3 []")

    assert (at(game, "british-1") == "under-room-theatre-3") == agreed
    assert game.asked() == (("british",) if agreed else ("american",))


@pytest.mark.rule("classic.ruling.31")
@with_and_without("trade-during-searches")
def test_trade_during_searches(rules: list[str], agreed: bool) -> None:
    game = scene(
        turn="security",
        throw=(1, 3),
        hands={"security": "search-chapel"},
        equipment={"american": "rope"},
        house_rules=rules,
    )
    play(game, "security", "PlayCard search-chapel")
    gift = "OfferTrade british [rope] []"

    if not agreed:
        refused(game, "american", gift, Refusal.NO_TRADE_NOW)
        return
    play(game, "american", gift)
    play(game, "british", "AnswerTrade american 1")
    assert equipment(game, "british") == ["rope"]


@with_and_without("no-trade-in-security-turn")
def test_no_trade_in_security_turn(rules: list[str], agreed: bool) -> None:
    held = {"american": "rope"}
    his_turn = scene(turn="security", throw=(1, 3), equipment=held, house_rules=rules)
    own_turn = scene(throw=(1, 3), equipment=held, house_rules=rules)
    gift = "OfferTrade british [rope] []"

    play(own_turn, "american", gift)
    if agreed:
        refused(his_turn, "american", gift, Refusal.NO_TRADE_NOW)
        return
    play(his_turn, "american", gift)
    play(his_turn, "british", "AnswerTrade american 1")
    assert equipment(his_turn, "british") == ["rope"]


# --- winning


def last_round(rules: list[str], *runners: str) -> tuple[str, ...]:
    """Who wins when these men have got away, one a team, and the time is up."""
    ways = {"american": ("od-se-01", "target-5"), "british": ("od-se-02", "target-5")}
    pawns = " ".join(f"{team}-1@{ways[team][0]}" for team in runners)
    game = scene(pawns, points=9, players=3, rounds=1, kits=" ".join(runners), house_rules=rules)
    for team in ("american", "british"):
        if team in runners:
            throw_if_asked(game, team)
            play(game, team, f"MovePawn {team}-1 {ways[team][1]}")
        end_turn(game)
    end_turn(game)
    assert game.finished
    return game.winners


def throw_if_asked(game: Match, team: str) -> None:
    if "Throw" in names(game, team):
        play(game, team, "Throw")
        dice(game, 1, 3)


@pytest.mark.rule("classic.ruling.73")
@with_and_without("most-escapes-win")
def test_most_escapes_win(rules: list[str], agreed: bool) -> None:
    assert last_round(rules, "american") == (("american",) if agreed else ("security",))
    assert last_round(rules, "american", "british") == (("american", "british") if agreed else ("security",))
    assert last_round(rules) == ("security",)


# --- cards


@pytest.mark.rule("classic.49.4")
@with_and_without("talisman-stops-the-shot")
def test_talisman_stops_the_shot(rules: list[str], agreed: bool) -> None:
    cards = {"security": "shoot-to-kill", "american": "talisman"}
    game = scene("american-1@od-se-20 guard-1@od-se-22", turn="security", hands=cards, house_rules=rules)
    play(game, "security", "PlayCard shoot-to-kill guard-1 american-1")

    play(game, "american", "PlayCard talisman")

    assert game.asked() == (("security",) if agreed else ("chance",))
    if not agreed:
        dice(game, 1, 3)
    assert (at(game, "american-1") == "od-se-20") == agreed


@with_and_without("short-packs")
def test_short_packs(rules: list[str], agreed: bool) -> None:
    sizes = new_game(house_rules=rules).view("security").table.pack_sizes

    assert sizes == ((45, 14, 5) if agreed else (47, 16, 5))


@with_and_without("without-bribes")
def test_without_bribes(rules: list[str], agreed: bool) -> None:
    game = scene(throw=(3, 4), house_rules=rules)
    play(game, "american", "DrawCard")

    assert ("Deal bribe" in offered(game, "chance", "Deal")) != agreed
    assert game.view("american").table.pack_sizes[0] == (44 if agreed else 47)


# --- the free hand


@pytest.mark.rule("classic.55.2", "classic.ruling.76")
@with_and_without("free-hand")
def test_free_hand(rules: list[str], agreed: bool) -> None:
    game = scene("american-1@ic-r10-c07", throw=(1, 3), equipment={"american": "rope"}, house_rules=rules)
    if not agreed:
        refused(game, "american", "MoveByHand american-1 ramp-20", Refusal.NO_FREE_HAND)
        refused(game, "security", "CallBreach american-1", Refusal.NO_FREE_HAND)
        return
    refused(game, "security", "CallBreach american-1", Refusal.NO_BREACH)
    play(game, "american", "MoveByHand american-1 ramp-20")
    assert at(game, "american-1") == "ramp-20"

    play(game, "security", "CallBreach american-1", "ChooseCell cells-a")

    assert at(game, "american-1") == "cells-a"
    assert equipment(game, "american") == ["rope"]


# --- all of them


def test_every_house_rule_has_its_test() -> None:
    assert set(EDITIONS["classic"].house_rules) == TESTED


def test_house_rules_can_be_agreed_together() -> None:
    game = scene("american-1@cells-a american-2@cells-a", house_rules=["one-release-a-turn", "two-extra-throws"])
    throws(game, (4, 4), (2, 2), (3, 3))

    assert "Throw" not in names(game, "american")
    play(game, "american", "Release american-1 exit-inner-cells")
    refused(game, "american", "Release american-2 in-ghcor-01", Refusal.DOUBLE_USED)


def test_an_unknown_house_rule_is_refused() -> None:
    with pytest.raises(BadSetup, match="two-extra-throws"):
        new_game(house_rules=["three-extra-throws"])
