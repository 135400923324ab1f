"""The black circles beside two gates: one point and nothing else to step onto, and no way round the gate."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, from_position
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, end_turn, offered, play, points, refused, scene

POSTS = [
    ("post-outer-1", "door-n", ("out-n-84",), ("out-ne-09", "out-ne-14")),
    ("post-outer-2", "pass-ne", ("out-ne-13",), ("out-ne-x1", "out-ne-x2")),
]
GATES = pytest.mark.parametrize(("post", "gate", "one", "two"), POSTS, ids=[post for post, *_ in POSTS])
CLOSED = ("v3",)  # there POWs neither stop on these posts nor walk over them
EACH = pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition not in CLOSED])


@GATES
@EACH
@pytest.mark.rule("classic.36.1", "osprey.post.4")
def test_stepping_onto_the_post_costs_one_point_and_nothing_else(
    edition: str, post: str, gate: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    for start in (*one, *two, gate):
        game = scene(f"american-1@{start}", points=3, edition=edition)

        play(game, "american", f"MovePawn american-1 {post}")

        assert (at(game, "american-1"), points(game)) == (post, 2), start


@GATES
@EACH
@pytest.mark.rule("classic.41.1", "classic.41.2")
def test_nobody_gets_past_the_gate_over_the_post(
    edition: str, post: str, gate: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    for start, beyond in ((one[0], two), (two[0], one)):
        game = scene(f"american-1@{start}", points=4, edition=edition)
        for place in beyond:
            assert f"MovePawn american-1 {place}" not in offered(game, "american", "MovePawn american-1")
        play(game, "american", f"MovePawn american-1 {post}")

        for place in beyond:
            refused(game, "american", f"MovePawn american-1 {place}")
        play(game, "american", f"MovePawn american-1 {start}")


@GATES
@EACH
@pytest.mark.rule("classic.41.1", "classic.41.2")
def test_from_which_side_he_came_is_remembered_over_turns_and_in_positions(
    edition: str, post: str, gate: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    game = scene(f"american-1@{one[0]}", points=1, edition=edition, players=2)
    play(game, "american", f"MovePawn american-1 {post}", "EndTurn")
    end_turn(game)
    game = from_position(game.position())
    play(game, "american", "Throw")
    dice(game, 2, 4)

    assert not offered(game, "american", f"MovePawn american-1 {two[0]}")
    assert offered(game, "american", f"MovePawn american-1 {one[0]}")


@GATES
@EACH
def test_from_the_gate_both_sides_are_open(
    edition: str, post: str, gate: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    game = scene(f"american-1@{gate}", points=4, edition=edition)
    play(game, "american", f"MovePawn american-1 {post}")

    for place in (*one, *two):
        assert offered(game, "american", f"MovePawn american-1 {place}")


@GATES
@EACH
@pytest.mark.rule("classic.41.3")
def test_the_gate_itself_still_asks_for_its_card(
    edition: str, post: str, gate: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    game = scene(f"american-1@{post}", points=4, edition=edition)

    refused(game, "american", f"Cross american-1 {gate} []", Refusal.NO_KEY if gate == "door-n" else Refusal.NO_PASS)


@GATES
@EACH
def test_guards_walk_over_the_post_from_side_to_side(
    edition: str, post: str, gate: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    game = scene(f"guard-1@{one[0]} guard-2@{gate}", turn="security", points=2, edition=edition)

    play(game, "security", f"MovePawn guard-1 {two[-1]}")

    assert at(game, "guard-1") == two[-1]


@GATES
@pytest.mark.rule("v3.garrison.pow.8")
@pytest.mark.parametrize("edition", CLOSED)
def test_where_posts_are_closed_to_pows_nobody_steps_onto_them(
    edition: str, post: str, gate: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    for start in (*one, *two):
        game = scene(f"american-1@{start}", points=3, edition=edition)

        refused(game, "american", f"MovePawn american-1 {post}", Refusal.POST_CLOSED)
