"""Ordinary circles where one guard would shut off rooms: he may cross them, but not stay."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from tests.scene import at, offered, play, refused, scene

BOARD = load_board()
CHOKES = [BOARD.name(place) for place, choke in enumerate(BOARD.choke) if choke]


def beside(name: str) -> list[str]:
    """Ordinary circles next to it."""
    place = BOARD.place(name)
    near = [spot for spot in BOARD.steps[place] if not BOARD.walkway[spot] and not BOARD.appel[spot]]
    return [
        BOARD.name(spot) for spot in near if BOARD.room[spot] < 0 and not BOARD.safe[spot] and not BOARD.choke[spot]
    ]


def test_the_board_marks_them() -> None:
    assert {"ic-r18-c08", "ic-r19-c21"} <= set(CHOKES)


@pytest.mark.parametrize("choke", CHOKES)
@pytest.mark.rule("classic.45.1", "classic.45.2", "classic.ruling.45")
def test_a_guard_may_not_stay_where_he_bars_a_room(choke: str) -> None:
    game = scene(f"guard-1@{beside(choke)[0]}", turn="security", points=4)

    refusal = refused(game, "security", f"MovePawn guard-1 {choke}", Refusal.NO_REST_IN_PASSAGE)

    assert refusal.rule.startswith("classic.")
    assert not offered(game, "security", f"MovePawn guard-1 {choke}")


@pytest.mark.parametrize("choke", [choke for choke in CHOKES if len(beside(choke)) > 1])
@pytest.mark.rule("classic.45.3")
def test_a_guard_may_cross_it(choke: str) -> None:
    start, *_, to = beside(choke)
    game = scene(f"guard-1@{start}", turn="security", points=9)

    play(game, "security", f"MovePawn guard-1 {to}")

    assert at(game, "guard-1") == to


@pytest.mark.parametrize("choke", CHOKES)
@pytest.mark.rule("classic.ruling.47")
def test_a_pow_may_stay_there(choke: str) -> None:
    game = scene(f"american-1@{beside(choke)[0]}", points=4)

    play(game, "american", f"MovePawn american-1 {choke}")

    assert at(game, "american-1") == choke
