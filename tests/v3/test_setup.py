"""Before play: components, zones, packs, guards, the success formula, and seats by dice."""

from __future__ import annotations

import pytest

from colditz import Match, draw_security, new_game
from colditz.editions import decks
from colditz.editions.registry import EDITIONS
from colditz.engine.refusal import Refusal
from colditz.model.ids import Area
from tests.classic.test_setup import DIAGRAM, circles, places
from tests.scene import at, dice, options, play, refused
from tests.v3.table import pass_turn, rule

V3 = EDITIONS["v3"]
SIZES = {2: (6, 8), 3: (12, 7), 4: (14, 6), 5: (15, 5), 6: (16, 4)}


def at_the_table(players: int, *sums: tuple[int, int]) -> Match:
    """A new game whose officers have thrown for their seats."""
    game = new_game("v3", players, chance="manual")
    for throw in sums:
        dice(game, *throw)
    return game


def order(game: Match) -> list[str]:
    return [game.seats[seat] for seat in game.view("spectator").table.now.order]


@rule("setup.1")
def test_a_throw_is_two_dice_of_six() -> None:
    game = new_game("v3", 3, chance="manual")

    assert len(options(game, "chance")) == 36
    refused(game, "chance", "Dice 0 7")


@rule("setup.3", "ruling.13")
def test_the_cards_of_the_box() -> None:
    opportunity, security, desperate = V3.packs

    assert (V3.kits, sum(V3.equipment), len(V3.equipment)) == (5, 27, 4)
    assert [sum(pack.values()) for pack in (opportunity, security, desperate)] == [45, 14, 5]
    assert (opportunity, security, desperate) == (decks.OPPORTUNITY_45, decks.SECURITY_14, decks.DO_OR_DIE)


@rule("setup.4", "clock.2")
def test_each_zone_has_its_own_laws_by_day_and_by_night() -> None:
    day, night = V3.parts["day"].laws.arrest.zones, V3.parts["night"].laws.arrest.zones

    assert len(day) == len(Area) == 3
    assert day[Area.INNER].liable is not day[Area.OUTER].liable
    assert all(by_day.cost is not by_night.cost for by_day, by_night in zip(day, night, strict=True))


@rule("setup.5", "setup.6")
def test_three_packs_lie_face_down_and_equipment_and_kits_face_up() -> None:
    table = new_game("v3", 3).view("spectator").table

    assert table.pack_sizes == (45, 14, 5)
    assert table.supply == V3.equipment
    assert not hasattr(table, "pools")


@rule("setup.7")
def test_the_commandant_is_agreed_on_or_thrown_for() -> None:
    officer, throws = draw_security(("Ann", "Bea", "Cas"), 3)

    assert officer in {name for name, _, _ in throws}
    assert new_game("v3", 3).seats[0] == "security"


@rule("setup.8")
@pytest.mark.parametrize("players", SIZES)
def test_so_many_guards_and_prisoners_for_so_many_players(players: int) -> None:
    names = new_game("v3", players).view("spectator").table.pawns

    assert sum(name.startswith("guard") for name in names) == SIZES[players][0]
    assert sum(name.startswith("american") for name in names) == SIZES[players][1]


@rule("setup.9", "setup.10", "setup.11")
def test_guards_are_deployed_one_an_officer_inside_and_two_to_seven_outside() -> None:
    game = at_the_table(3, (1, 2), (3, 4))
    play(game, "security", "PostGuard post-inner-1", "PostGuard post-inner-2", "PostGuard post-outer-1")
    refused(game, "security", "PostGuard post-inner-3", Refusal.TOO_MANY_GUARDS_INSIDE)
    refused(game, "security", "EndTurn", Refusal.TOO_FEW_GUARDS_OUTSIDE)
    play(game, "security", *(f"PostGuard post-outer-{number}" for number in range(2, 8)))

    play(game, "security", "EndTurn")

    assert [at(game, f"guard-{number}") for number in (10, 11, 12)] == ["barracks"] * 3
    assert V3.params.posts_outside == (2, 7)


@rule("setup.9")
def test_too_few_guards_inside_are_refused() -> None:
    game = at_the_table(3, (1, 2), (3, 4))
    play(game, "security", "PostGuard post-inner-1", "PostGuard post-outer-1", "PostGuard post-outer-2")

    refused(game, "security", "EndTurn", Refusal.TOO_FEW_GUARDS_INSIDE)


@rule("setup.9", "setup.11")
def test_with_the_barracks_empty_that_is_the_reason() -> None:
    game = new_game("v3", 2, chance="manual")
    play(game, "security", "PostGuard post-inner-1", *(f"PostGuard post-outer-{post}" for post in range(1, 6)))

    refused(game, "security", "PostGuard post-outer-6", Refusal.BARRACKS_EMPTY)


@rule("setup.12")
@pytest.mark.parametrize("players", DIAGRAM)
def test_prisoners_begin_in_the_pattern_of_their_number(players: int) -> None:
    game = new_game("v3", players)

    assert [places(game, seat) for seat in game.seats[1:]] == [circles(rows) for rows in DIAGRAM[players]]


# --- seats


@rule("seats.1", "seats.3")
def test_the_lowest_throw_sits_first_and_the_others_in_ascending_order() -> None:
    game = at_the_table(4, (5, 6), (1, 2), (3, 4))

    assert order(game) == ["british", "dutch", "american"]


@rule("seats.2", "seats.3")
def test_every_round_runs_in_that_order_and_ends_with_the_commandant() -> None:
    game = at_the_table(3, (5, 6), (1, 2))
    posts = ("post-inner-1", "post-inner-2", "post-outer-1", "post-outer-2")
    play(game, "security", *(f"PostGuard {post}" for post in posts), "EndTurn")
    turns = []
    for _ in range(6):
        turns.append(game.seats[game.view("spectator").table.turn])
        pass_turn(game)

    assert turns == ["british", "american", "security"] * 2


@rule("ruling.8")
def test_those_who_tie_throw_again_for_the_places_that_they_share() -> None:
    game = at_the_table(5, (3, 3), (1, 1), (2, 4), (6, 6))
    assert game.asked() == ("chance",)

    dice(game, 5, 5)
    dice(game, 1, 2)

    assert order(game) == ["british", "dutch", "american", "french"]
    assert game.asked() == ("security",)
