"""The planner as Commandant where raids have a throw of their own: thefts, turns' ends, tunnels, chases and dice."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.players import LEVELS
from colditz.players.guarding.raids import raid_row
from colditz.players.odds import AT_LEAST
from tests.players import tables
from tests.players.tables import decision
from tests.scene import dice, offered, play
from tests.v3.table import by_day, by_night, fled, thrown

PLANNERS = [level for level in LEVELS if level.startswith("planner")]
every_planner = pytest.mark.parametrize("level", PLANNERS)
NEAR = "guard-1@ic-r15-c22"
KITCHEN = {"security": "search-kitchen"}


def decide(game: Match, seat: str = "security", level: str = "planner") -> str:
    """What a planner does, without the fields that it leaves empty."""
    return tables.decide(game, seat, level).rstrip(" -")


def turn_ends(pawns: str, hands: dict[str, str], **given: object) -> Match:
    """The American's turn is over, and the Commandant is asked."""
    game = by_day(pawns, turn="american", hands=hands, **given)
    thrown(game, "american", 1, 3)
    play(game, "american", "EndTurn")
    return game


# --- searches


@every_planner
def test_a_theft_is_answered_by_the_search_of_its_room(level: str) -> None:
    game = by_day("american-1@room-kitchen-1 american-2@room-kitchen-2", turn="american", points=4, hands=KITCHEN)
    play(game, "american", offered(game, "american", "ClaimEquipment")[0])

    assert decide(game, level=level) == "PlayCard search-kitchen"
    assert decision(game, "security").why.key == "bot-stop-theft"


def test_a_room_with_several_men_is_searched_as_a_turn_ends() -> None:
    inside = "american-1@room-kitchen-1 american-2@room-kitchen-2 american-3@room-kitchen-3"
    game = turn_ends(f"{inside} {NEAR}", KITCHEN)

    assert decide(game) == "PlayCard search-kitchen"
    why = decision(game, "security").why
    assert (why.key, why.names["count"]) == ("bot-search", "3")
    kitchen = [room.name for room in game.board.rooms].index("kitchen")
    steps = raid_row(game.board, kitchen)[game.board.place("ic-r15-c22")]
    assert int(why.names["percent"]) == round(100 * AT_LEAST[steps])


def test_an_empty_room_is_not_searched() -> None:
    assert decide(turn_ends(NEAR, KITCHEN)) == "Pass"


def test_a_guard_who_gets_there_is_sent_and_not_one_who_does_not() -> None:
    inside = "american-1@room-kitchen-1 american-2@room-kitchen-2 american-3@room-kitchen-3"
    game = turn_ends(f"{inside} {NEAR} guard-2@post-inner-1", KITCHEN)
    play(game, "security", "PlayCard search-kitchen")
    dice(game, 1, 3)

    assert decide(game) == "SendGuard guard-1"


# --- roll calls


def test_the_roll_is_called_when_many_men_are_about_in_rooms() -> None:
    rooms = "room-kitchen-1 room-kitchen-2 room-laundry-1 room-laundry-2 room-showers-1 room-store-1"
    men = " ".join(f"american-{number}@{room}" for number, room in enumerate(rooms.split(), 1))
    game = turn_ends(men, {"security": "appel"})

    assert decide(game) == "PlayCard appel"
    assert decision(game, "security").why.names["count"] == "6"


def test_the_roll_is_not_called_for_men_in_line() -> None:
    assert decide(turn_ends("", {"security": "appel"})) == "Pass"


# --- the own turn


def test_by_night_the_larger_die_counts() -> None:
    game = by_night(turn="security")
    thrown(game, "security", 2, 5)

    assert decide(game) == "ChooseDie 5"


def test_points_of_a_double_are_spent_before_the_next_throw() -> None:
    game = by_day("guard-1@ic-r10-c10 american-1@ic-r08-c10", turn="security", kits="american")
    thrown(game, "security", 3, 3)

    assert decide(game) != "Throw"


def test_no_guard_is_left_where_he_would_be_sent_home() -> None:
    """Whoever bars a passage goes to the barracks as the turn closes: no walk of a planner ends there."""
    game = by_day(
        "guard-1@ic-r15-c22 guard-2@ic-r10-c10 american-1@in-lobby-1",
        turn="security",
        points=9,
        kits="american",
        equipment={"american": "rope rope wire-cutters"},
    )
    board, ends = game.board, []
    while game.asking == "Movement" and game.asked() == ("security",):
        action = decide(game)
        if action.startswith("MovePawn"):
            ends.append(board.place(action.split()[2]))
        play(game, "security", action)

    assert not [place for place in ends if board.walkway[place] or board.choke[place]]


def test_two_guards_make_for_a_tunnel_that_was_shown() -> None:
    board = by_day().board
    tunnel = board.tunnels[0]
    spot = board.names[tunnel.below[2]]
    game = by_day(
        f"american-1@{spot} guard-1@out-n-96 guard-2@out-n-86",
        turn="security",
        points=6,
        hands={"security": "tunnel-detected"},
    )
    game._game.state.tunnels[0] = game.seats.index("american")

    shown = decide(game)
    assert shown.startswith("PlayCard tunnel-detected")
    play(game, "security", shown)
    assert decision(game, "security").why.key == "bot-seal"


def test_a_guard_outside_chases_the_man_who_is_nearest_to_freedom() -> None:
    game = by_day(
        "american-1@od-nw-08 american-2@od-nw-35 guard-1@out-n-70", turn="security", points=6, kits="american"
    )
    fled(game, "american-1", "land-01", "od-nw-41", outlet="od-nw-41")
    fled(game, "american-2", "land-01", "od-nw-41", outlet="od-nw-41")
    play(game, "security", "MovePawn guard-1 od-nw-41")

    assert decide(game) == "NameQuarry guard-1 american-1"
