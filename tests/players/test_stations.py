"""Guards of the planner close the ways out in good time, as long as nobody is at large."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, Match
from colditz.model.ids import NOWHERE, Area
from colditz.players.castle import castle_of
from colditz.players.character import CHARACTERS
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.lines import lines_of, nearest, openness, ways_left, without
from colditz.players.guarding.stations import errands, keeps_stations, stations
from colditz.players.guarding.watch import Watch, barred_ways
from tests.players.tables import decide
from tests.scene import at, play, scene

every_edition = pytest.mark.parametrize("edition", EDITIONS)
READY = {"british": "rope rope wire-cutters"}  # what the shortest ways cost


def table(pawns: str, edition: str = "classic", **more: object) -> Match:
    """The Security Officer has the dice, and the British officer could leave."""
    return scene(pawns, edition=edition, turn="security", points=7, equipment=READY, kits="british", **more)  # type: ignore[arg-type]


def watch_of(game: Match) -> Watch:
    return Watch(game.view("security"), castle_of(game.board), CHARACTERS["planner"])


def open_now(game: Match) -> float:
    watch = watch_of(game)
    return ways_left(watch, [watch.places[guard] for guard in watch.guards]).openness


@every_edition
def test_few_guards_at_stations_close_more_than_all_posts(edition: str) -> None:
    game = table("british-1@in-lobby-2", edition)
    watch = watch_of(game)
    posts, few = list(game.board.posts[1]), list(stations(game.board)[:4])

    assert ways_left(watch, few).openness < ways_left(watch, posts).openness


@every_edition
def test_stations_lie_beyond_the_courtyard_where_a_guard_may_stay(edition: str) -> None:
    board = table("", edition).board

    assert len(stations(board)) > 10
    assert all(board.area[place] == Area.OUTER and place not in barred_ways(board) for place in stations(board))


@every_edition
def test_guards_go_from_their_posts_to_where_a_ready_man_would_run(edition: str) -> None:
    """All of them are posted, and no throw brings one so near to the man's way that he covers it next turn."""
    posts = " ".join(f"guard-{number}@post-outer-{number}" for number in range(1, 8))
    inner = " ".join(f"guard-{number + 7}@post-inner-{number}" for number in range(1, 6))
    game = table(f"british-1@room-dentist-2 {posts} {inner}", edition)
    watch = watch_of(game)
    errand = next(errands(watch, ways_left(watch, [watch.places[guard] for guard in watch.guards])))
    row, before = watch.castle.guard_row(errand.goal), watch.places[errand.guard]

    while game.asked() == ("security",):
        play(game, "security", decide(game, "security"))

    after = game.board.place(at(game, watch.table.pawns[errand.guard]))
    assert row[after] < row[before]


def test_a_guard_who_stands_well_stays() -> None:
    game = table("british-1@in-lobby-2")
    place = game.board.names[stations(game.board)[0]]
    game = table(f"british-1@in-lobby-2 guard-1@{place}")
    watch = watch_of(game)

    assert not list(errands(watch, ways_left(watch, [watch.places[guard] for guard in watch.guards])))


def test_whoever_is_at_large_is_chased_first() -> None:
    game = table("british-1@out-n-70 guard-1@post-outer-1 dutch-1@in-lobby-2")

    assert not keeps_stations(watch_of(game))


def test_only_the_style_that_covers_keeps_stations() -> None:
    game = table("british-1@in-lobby-2")
    styles = {name: Watch(game.view("security"), castle_of(game.board), each) for name, each in CHARACTERS.items()}

    assert [name for name, watch in styles.items() if keeps_stations(watch)] == ["planner"]


def test_nothing_is_open_by_which_nobody_can_pay() -> None:
    """Who holds a kit and what a way costs makes it likelier than it is for whoever holds nothing."""
    ready, poor = table("british-1@in-lobby-2"), scene("british-1@in-lobby-2", turn="security", points=7)

    assert open_now(ready) > 2 * open_now(poor)


def test_a_man_below_is_reckoned_with() -> None:
    """He comes out at the end of his tunnel, where nobody else would."""
    inside, below = table("british-1@room-canteen-1"), table("british-1@under-out-n-78")

    assert len(ways_left(watch_of(below), []).lines) > len(ways_left(watch_of(inside), []).lines)


@every_edition
def test_what_is_left_without_a_guard_is_what_the_others_do(edition: str) -> None:
    game = table("british-1@in-lobby-2", edition)
    lines = ways_left(watch_of(game), []).lines
    guards = [*stations(game.board)[:6], game.board.posts[1][0]]
    near = nearest(lines, guards)

    for guard in guards:
        others = [each for each in guards if each != guard]
        left = openness(lines, without(lines, near, guard))
        assert left == pytest.approx(openness(lines, nearest(lines, others)))
        assert openness(lines, without(lines, near, guard), guard) == pytest.approx(openness(lines, near))


@every_edition
def test_ways_are_those_that_lead_out_of_the_courtyard(edition: str) -> None:
    board = table("", edition).board

    assert all(board.area[line.near] == Area.INNER and line.rows for line in lines_of(board))
    assert NOWHERE not in {line.near for line in lines_of(board)}


def test_cover_works_the_ways_out_once() -> None:
    watch = watch_of(table("british-1@in-lobby-2"))
    cover = Cover(watch, [watch.places[guard] for guard in watch.guards])

    assert cover.ways is cover.ways
