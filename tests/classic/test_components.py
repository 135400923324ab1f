"""What is in the box: pawns, dice, packs, and the open card reference."""

from __future__ import annotations

from collections import Counter

import pytest

from colditz import EDITIONS, Match, card_reference, new_game
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from colditz.model.cards import CARD_BY_TITLE, Card, Pack, pack_of
from colditz.model.events import HIDDEN, CardDrawn, CardThrown
from colditz.model.ids import GREY_AREA, GUARD_COLOUR, TEAM_COLOURS, Nation
from tests.scene import bottom, deal, dice, escapes, hand, happened, options, play, points, refused, scene, supply

PACKS = ("kit", "equipment", "opportunity", "security", "do-or-die")


def pawns(game: Match, team: str) -> int:
    return sum(name.rsplit("-", 1)[0] == team for name in game.view("spectator").table.pawns)


def count(pack: str) -> int:
    return sum(entry.number for entry in card_reference() if entry.pack == pack)


# --- the board


@pytest.mark.rule("classic.10.2")
def test_the_inner_courtyard_is_the_grey_area() -> None:
    board = load_board(None)

    grey = {board.names[place] for place in range(board.walkable) if board.area[place] == GREY_AREA}

    assert {"post-inner-1", "ap-r4-c4", "room-canteen-1"} <= grey
    assert not {"car-1", "post-outer-1", "ramp-01", "od-se-01"} & grey


# --- pawns


@pytest.mark.rule("classic.13.2", "classic.13.3", "classic.13.4", "classic.13.5", "classic.13.6")
@pytest.mark.parametrize(
    ("nation", "colour"),
    [
        (Nation.AMERICAN, "blue"),
        (Nation.BRITISH, "red"),
        (Nation.DUTCH, "orange"),
        (Nation.FRENCH, "brown"),
        (Nation.POLISH, "green"),
    ],
)
def test_each_nation_has_eight_pawns_of_its_colour(nation: Nation, colour: str) -> None:
    name = nation.name.lower()
    game = new_game("classic", 2, nations=[name])

    assert (pawns(game, name), TEAM_COLOURS[nation]) == (8, colour)


@pytest.mark.rule("classic.13.1")
def test_there_are_forty_pow_pawns() -> None:
    teams = [nation.name.lower() for nation in TEAM_COLOURS]

    assert sum(pawns(new_game("classic", 2, nations=[team]), team) for team in teams) == 40


@pytest.mark.rule("classic.13.7")
def test_there_are_sixteen_black_guards() -> None:
    most = max(pawns(new_game("classic", players), "guard") for players in range(2, 7))

    assert (most, GUARD_COLOUR) == (16, "black")
    assert GUARD_COLOUR not in TEAM_COLOURS.values()


# --- packs


@pytest.mark.rule("classic.14.1")
def test_the_cards_form_five_packs() -> None:
    assert tuple(dict.fromkeys(entry.pack for entry in card_reference())) == PACKS


@pytest.mark.rule("classic.14.2")
def test_the_kit_pack_holds_five() -> None:
    assert count("kit") == 5
    assert new_game()._game.state.kit_supply == 5


@pytest.mark.rule("classic.14.3")
def test_the_equipment_pack_holds_twenty_seven() -> None:
    game = new_game()

    assert count("equipment") == 27
    assert sum(supply(game, kind) for kind in ("rope", "key", "pass", "wire-cutters")) == 27


@pytest.mark.rule("classic.14.4", "classic.14.5", "classic.14.6")
@pytest.mark.parametrize(("pack", "number"), [("opportunity", 47), ("security", 16), ("do-or-die", 5)])
def test_the_blind_packs_hold_as_many_cards_as_the_box(pack: str, number: int) -> None:
    sizes = new_game().view("spectator").table.pack_sizes

    assert count(pack) == number
    assert sizes[Pack[pack.upper().replace("-", "_")]] == number


@pytest.mark.rule("classic.ruling.91")
def test_the_older_packs_of_45_and_14_can_be_chosen() -> None:
    sizes = [new_game(house_rules=rules).view("spectator").table.pack_sizes for rules in ((), ("short-packs",))]

    assert sizes == [(47, 16, 5), (45, 14, 5)]


@pytest.mark.rule("classic.15.1")
def test_no_pack_contains_a_card_of_another_kind() -> None:
    game = new_game()

    for pack, pool in enumerate(game._game.state.pools):
        assert {pack_of(card) for card, number in enumerate(pool) if number} == {pack}
    kinds = [entry.title for entry in card_reference()]
    assert len(kinds) == len(set(kinds))


@pytest.mark.rule("classic.15.1")
@pytest.mark.parametrize(
    ("turn", "card", "pack"), [("american", "sabotage", Pack.OPPORTUNITY), ("security", "search-chapel", Pack.SECURITY)]
)
def test_a_played_card_goes_back_to_its_own_pack(turn: str, card: str, pack: Pack) -> None:
    game = scene(turn=turn, hands={turn: card})

    play(game, turn, f"PlayCard {card}")

    assert [bottom(game, other) for other in Pack] == [[card] if other == pack else [] for other in Pack]


@pytest.mark.rule("classic.15.2")
def test_the_packs_lie_face_down() -> None:
    """Whatever card was laid away unseen, everybody else sees the same table."""
    kept, laid = "appel tunnel-detected shoot-to-kill", ("search-chapel", "search-store")
    views = []
    for card in laid:
        game = scene(turn="security", hands={"security": f"{kept} {card}"})
        play(game, "security", f"Discard {card}")
        assert bottom(game, Pack.SECURITY) == [card]
        views.append([game.view(seat) for seat in ("american", "british", "dutch", "spectator")])

    assert views[0] == views[1]
    assert views[0][0].table.supply == ()


@pytest.mark.rule("classic.ruling.78")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_cards_are_dealt_at_the_start(players: int) -> None:
    table = new_game("classic", players).view("spectator").table

    assert table.hand_sizes == table.equipment_counts == table.kits == (0,) * players


@pytest.mark.rule("classic.ruling.79")
@pytest.mark.parametrize(("turn", "pack"), [("american", "opportunity"), ("security", "security")])
def test_any_card_of_a_shuffled_pack_may_lie_on_top(turn: str, pack: str) -> None:
    game = scene(turn=turn, throw=(3, 4))

    play(game, turn, "DrawCard")

    assert sorted(options(game, "chance")) == sorted(
        f"Deal {entry.title}" for entry in card_reference() if entry.pack == pack
    )


@pytest.mark.rule("classic.ruling.79")
def test_the_do_or_die_pack_is_shuffled_too() -> None:
    game = scene("american-1@ic-r10-c06", kits="american")

    play(game, "american", "DoOrDie american-1")

    assert len(options(game, "chance")) == 5


@pytest.mark.rule("classic.ruling.79")
def test_every_seed_shuffles_in_its_own_way() -> None:
    tops = Counter(_first_card(seed) for seed in range(60))

    assert len(tops) > 5


def _first_card(seed: int) -> str:
    """The first Security card that comes up in a game where guards draw whenever they may."""
    game = new_game("classic", 2, seed)
    for post in ("post-inner-1", "post-outer-1", "post-outer-2"):
        play(game, "security", f"PostGuard {post}")
    play(game, "security", "EndTurn")
    while True:
        seat = game.asked()[0]
        allowed = options(game, seat)
        if seat == "security" and "DrawCard" in allowed:
            play(game, seat, "DrawCard")
            return hand(game, seat)[0]
        play(game, seat, next(word for word in ("StopThrowing", "EndTurn", "Throw") if word in allowed))


# --- secrets


@pytest.mark.rule("classic.ruling.95")
def test_a_drawn_card_is_for_its_drawer_alone_and_the_size_of_hands_for_all() -> None:
    game = scene(turn="american", throw=(3, 4))
    play(game, "american", "DrawCard")

    (drawn,) = happened(deal(game, "bribe"), "CardDrawn")

    assert isinstance(drawn, CardDrawn)
    seen = [event.card for event in (drawn.seen_by(seat) for seat in (1, 2, 0, -1)) if isinstance(event, CardDrawn)]
    assert seen == [Card.BRIBE, HIDDEN, HIDDEN, HIDDEN]
    assert game.view("american").hand == (Card.BRIBE,)
    assert [game.view(seat).table.hand_sizes for seat in ("british", "security")] == [(0, 1, 0, 0)] * 2


@pytest.mark.rule("classic.ruling.95")
@pytest.mark.parametrize(
    ("owner", "cards"), [("american", ("bribe", "talisman")), ("security", ("search-chapel", "search-store"))]
)
def test_others_cannot_tell_what_a_seat_holds(owner: str, cards: tuple[str, str]) -> None:
    games = [scene(turn="dutch", throw=(1, 3), hands={owner: card}) for card in cards]

    assert games[0].view(owner) != games[1].view(owner)
    for other in {"american", "british", "dutch", "security", "spectator"} - {owner}:
        assert games[0].view(other) == games[1].view(other)


@pytest.mark.rule("classic.3.1")
def test_the_card_reference_lists_every_card_and_its_effect() -> None:
    law, entries = EDITIONS["classic"], card_reference("classic")

    boxed = {Card(card).title for pack in law.packs for card in pack} | {"rope", "key", "pass", "wire-cutters", "kit"}
    assert {entry.title for entry in entries} == boxed <= set(CARD_BY_TITLE)
    assert all(entry.effect.endswith(".") and len(entry.effect) > 20 for entry in entries)


@pytest.mark.rule("classic.3.1")
def test_the_card_reference_tells_nothing_of_a_game() -> None:
    before = card_reference()
    game = scene(turn="american", throw=(3, 4), hands={"british": "bribe talisman", "security": "appel"})

    play(game, "american", "DrawCard")
    deal(game, "hideaway")

    assert card_reference() == before


# --- dice


@pytest.mark.rule("classic.12.1")
def test_a_throw_shows_two_dice() -> None:
    game = scene(turn="american")
    play(game, "american", "Throw")
    refused(game, "chance", "Dice 7 1", Refusal.NOT_NOW)

    dice(game, 6, 3)

    assert game.view("spectator").table.now.throws == ((6, 3),)
    assert points(game) == 9


@pytest.mark.rule("classic.12.2")
@pytest.mark.parametrize(
    ("pawns", "turn", "card", "calls"),
    [
        ("american-1@car-1", "american", "staff-car", ["american PlayCard staff-car american-1"]),
        ("american-1@ic-r10-c06", "american", "", ["american DoOrDie american-1", "chance Deal three-throws"]),
        (
            "guard-1@post-outer-1 american-1@od-n-04",
            "security",
            "shoot-to-kill",
            ["security PlayCard shoot-to-kill guard-1 american-1"],
        ),
    ],
    ids=["staff car", "do or die", "shoot to kill"],
)
def test_cards_that_call_for_a_throw_take_both_dice(pawns: str, turn: str, card: str, calls: list[str]) -> None:
    game = scene(pawns, turn=turn, hands={turn: card}, kits="american")
    for call in calls:
        seat, action = call.split(" ", 1)
        play(game, seat, action)

    assert len(options(game, "chance")) == 36
    assert happened(dice(game, 5, 3), "CardThrown") == [CardThrown(game.seats.index(turn), 5, 3)]


@pytest.mark.rule("classic.12.2")
@pytest.mark.parametrize(("last", "escaped"), [((3, 5), False), ((4, 5), True)])
def test_the_two_dice_of_a_card_are_added(last: tuple[int, int], escaped: bool) -> None:
    """The car's road is 44 circles long: five throws of seven leave nine."""
    game = scene("american-1@car-1", throw=(1, 3), hands={"american": "staff-car"}, kits="american")
    play(game, "american", "PlayCard staff-car american-1")
    for throw in ((3, 4), (3, 4), (3, 4), (3, 4), (3, 4), last):
        dice(game, *throw)

    assert escapes(game, "american") == int(escaped)
