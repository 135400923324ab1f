"""The planner and tunnels that are opened first and entered on foot, and where its men may be caught unprovoked."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.editions.facts import posts_are_traps
from colditz.model.actions import PlayCard
from colditz.model.cards import Card
from tests.players.tables import decide, decision
from tests.scene import at, play, scene

PAIR = "american-1@room-theatre-1 american-2@room-theatre-4"
BEYOND = "rope rope"  # what the way from the tunnel's end wants, and no other way makes do with


def holding_a_tunnel(pawns: str, points: int) -> Match:
    """An American with a kit and the card of the theatre's tunnel, in his movement."""
    return scene(
        pawns,
        edition="osprey",
        turn="american",
        points=points,
        players=2,
        hands={"american": "tunnel-theatre"},
        equipment={"american": BEYOND},
        kits="american",
    )


def test_a_tunnel_that_two_cannot_reach_is_not_opened() -> None:
    game = holding_a_tunnel("", 7)

    for _ in range(30):
        if game.asked() != ("american",):
            break
        action = decision(game, "american").action
        assert not isinstance(action, PlayCard)
        game.play("american", action)

    assert Card.TUNNEL_THEATRE in game.view("american", listed=False).hand


def test_two_men_beside_the_mouth_open_it_and_go_in() -> None:
    game = holding_a_tunnel(PAIR, 7)
    assert decide(game, "american") == "PlayCard tunnel-theatre - - - -"

    for _ in range(4):  # the card, one man in, one step on, and the second man
        play(game, "american", decide(game, "american"))

    below = [place for place in (at(game, "american-1"), at(game, "american-2")) if place.startswith(("under", "tn-"))]
    assert len(below) == 2


def test_two_men_with_too_few_points_wait() -> None:
    game = holding_a_tunnel(PAIR, 2)  # one in, one more step on, and the second: three

    assert not isinstance(decision(game, "american").action, PlayCard)


@pytest.mark.parametrize("may_enter", [True, False])
def test_nobody_is_sent_to_a_tunnel_whose_entrance_is_shut(may_enter: bool) -> None:
    pawns = "american-1@under-room-theatre-3 american-2@room-theatre-1"
    game = scene(pawns, edition="v3", turn="american", points=4, players=2, kits="american")
    theatre = next(number for number, each in enumerate(game.board.tunnels) if each.name == "theatre")
    state = game._game.state
    state.tunnels = [1 if number == theatre else seat for number, seat in enumerate(state.tunnels)]
    state.entrances = (theatre,) if may_enter else ()

    assert (decision(game, "american").why.key == "bot-go-below") is may_enter


@pytest.mark.parametrize(("edition", "traps"), [("classic", False), ("osprey", True)])
@pytest.mark.parametrize("guard", ["ic-r14-c09", "barracks"])
def test_nobody_waits_on_a_guard_post_where_he_may_be_caught_unprovoked(edition: str, traps: bool, guard: str) -> None:
    game = scene(f"american-1@ic-r09-c07 guard-1@{guard}", edition=edition, turn="american", points=2, players=2)

    assert decide(game, "american") != "MovePawn american-1 post-inner-5" or not traps
    assert posts_are_traps(edition) == traps
