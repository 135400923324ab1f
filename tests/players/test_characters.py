"""Characters: five planners who do not play alike; each decides alike for the same seed."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from colditz import EDITIONS, Match
from colditz.players import LEVELS, Sight, make_bot
from colditz.players.castle import castle_of
from colditz.players.character import CHARACTERS, Character
from colditz.players.escaping.launch import threshold
from colditz.players.escaping.men import jobs
from colditz.players.escaping.plan import best_route
from colditz.players.escaping.team import Team
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.moves import walks
from colditz.players.guarding.watch import Watch
from colditz.players.odds import AT_LEAST
from colditz.players.planner import Planner
from colditz.sim.cell import Cell
from colditz.sim.game import play_game
from colditz.sim.record import lasting
from tests.players.tables import planner_positions
from tests.scene import scene


def decided(match: Match, character: Character) -> str:
    seat = match.asked()[0]
    return match.write_action(Planner(1, character).decide(Sight(match, seat)).action)


def test_no_two_characters_weigh_things_alike() -> None:
    assert len({astuple(character) for character in CHARACTERS.values()}) == len(CHARACTERS) >= 4


def test_every_character_is_a_level() -> None:
    assert set(CHARACTERS) <= set(LEVELS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_characters_differ_in_both_roles(edition: str) -> None:
    differing: set[str] = set()
    positions = (match for seed in range(3) for match in planner_positions(edition, 2, seed=seed, every=5, rounds=25))
    for match in positions:
        if len({decided(match, character) for character in CHARACTERS.values()}) > 1:
            differing.add(match.asked()[0])
        if differing == set(match.seats):
            return

    raise AssertionError(f"all characters agree, except as {differing}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_two_characters_play_different_games(edition: str) -> None:
    """One seed, the same dice: sooner or later they part."""
    rows = [play_game(Cell(edition, 4, (level,) * 4, rounds=20), 3, 1).game for level in CHARACTERS]

    assert len({str((row.visits, row.patrols)) for row in rows}) == len(CHARACTERS)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "expert"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_decides_alike(edition: str, level: str) -> None:
    cell = Cell(edition, 3, (level,) * 3, rounds=6)

    assert lasting(play_game(cell, 4, 2).game) == lasting(play_game(cell, 4, 2).game)


def test_another_seed_makes_the_random_bot_choose_otherwise() -> None:
    game = scene(turn="british", points=8)
    chosen = {make_bot("random", seed).decide(Sight(game, "british")).action for seed in range(20)}

    assert len(chosen) > 5


# --- what the numbers do


def officer(character: Character, turn: int) -> Team:
    """The American officer's look at the table in some round of thirty."""
    game = scene(turn="american", points=4, kits="american", round=turn, rounds=30)
    return Team(Sight(game, "american").glance, castle_of(game.board), character, {})


def test_raiders_run_on_smaller_odds_than_planners() -> None:
    assert threshold(officer(CHARACTERS["raider"], 2)) < threshold(officer(CHARACTERS["planner"], 2))


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=list(CHARACTERS))
def test_the_odds_that_are_good_enough_fall_as_time_runs_out(character: Character) -> None:
    odds = [threshold(officer(character, turn)) for turn in range(1, 31)]

    assert odds == sorted(odds, reverse=True)
    assert odds[0] > odds[-1]


def test_an_arrest_costs_raiders_less() -> None:
    assert officer(CHARACTERS["raider"], 2).arrest_cost < officer(CHARACTERS["planner"], 2).arrest_cost


RUNNER = "british-1@od-e-02 guard-1@od-e-07 guard-2@od-e-06"  # two guards behind a man on the run


def security(character: Character) -> tuple[Sight, Watch, Cover]:
    """The Security Officer's look at the table, and his cover."""
    game = scene(RUNNER, turn="security", points=3, kits="british", equipment={"british": "rope wire-cutters"})
    sight = Sight(game, "security")
    watch = Watch(sight.glance, castle_of(game.board), character)
    return sight, watch, Cover(watch, [watch.places[guard] for guard in watch.guards])


def test_whoever_blocks_gladly_stands_on_the_very_circle() -> None:
    keen, plain = (security(Character(blocking=blocking))[2] for blocking in (3.0, 0.0))
    place = keen.rows[0].index(0)

    assert keen.worth(keen.without(-1), place) > plain.worth(plain.without(-1), place)


def test_pairing_values_the_second_guard() -> None:
    paired, single = (security(Character(pairing=pairing))[2] for pairing in (1.0, 0.0))

    assert paired.worth(paired.without(-1), None) > single.worth(single.without(-1), None)


def test_guards_of_a_still_character_stay_where_they_are() -> None:
    found = []
    for gain in (0.0, 1e9):
        sight, watch, cover = security(Character(stillness=gain))
        found.append(walks(watch, sight.choices, cover))

    assert found[0]
    assert not found[1]


def test_a_way_that_is_watched_is_dreaded() -> None:
    """Both ways are open to him: the shorter leads right into a guard's arms."""
    game = scene("guard-1@out-n-20", turn="american", points=4, kits="american", equipment={"american": "rope rope"})
    sight = Sight(game, "american").glance
    routes = [best_route(Team(sight, castle_of(game.board), Character(dread=d), {}), frozenset()) for d in (0.0, 500.0)]

    assert routes[0] != routes[1]


def test_whoever_shrugs_at_losses_runs_on() -> None:
    game = scene("british-1@od-e-05 guard-1@od-e-07", turn="british", points=3, kits="british")
    sight, castle = Sight(game, "british").glance, castle_of(game.board)
    minds = (Character(run_loss=0.0), Character(run_loss=500.0))
    bold, careful = (jobs(Team(sight, castle, mind, {}), [], None, None)[0] for mind in minds)

    assert (bold.loss, careful.loss) == (0.0, 500.0)


@pytest.mark.parametrize(("edition", "points"), [("classic", 5), ("devir", 4)])
def test_an_officer_knows_how_near_a_guard_must_come(edition: str, points: int) -> None:
    game = scene("guard-1@ic-r10-c06 american-1@ic-r10-c11", edition=edition, points=4, equipment={"american": "rope"})
    team = Team(Sight(game, "american").glance, castle_of(game.board), Character(), {})

    assert team.risk(game.board.place("ic-r10-c11")) == AT_LEAST[points]
