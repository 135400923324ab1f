"""Tallies, checked by hand against games whose every event is written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from colditz import Match, replay
from colditz.sim.record import Escape, GameRow
from colditz.sim.tally import Tally
from tests.scene import scene
from tests.v3.test_aeroplane import ALONE, FAR, ready

GAMES = Path(__file__).parents[1] / "games"


def listen(match: Match) -> Tally:
    return Tally(match, GameRow("classic", len(match.seats), [], [], 0, 0))


@pytest.fixture
def rope() -> GameRow:
    """The story of the three ropes, as tests/golden tells it."""
    log = json.loads((GAMES / "escapes.json").read_text(encoding="utf-8"))
    match = replay({**log, "actions": []})
    tally = listen(match)
    for seat, action in log["actions"]:
        tally.hear(match.play(seat, action))
        tally.decided()
    return tally.close(match).game


def test_who_won_and_when(rope: GameRow) -> None:
    assert (rope.winner, rope.winners, rope.ending) == ("escape", ["american"], "escapes")
    assert (rope.rounds, rope.turns, rope.first_escape) == (3, 5, 3)
    assert rope.escapes == [0, 1]


def test_the_route_is_told_way_by_way(rope: GameRow) -> None:
    ways = ["room-orderliesquarters-5>land-06", "roof-e-1>land-07", "east-13>land-31"]
    assert rope.escaped == [Escape("american", "american-8", 3, "rope", ways, "target-4")]


def test_cards_and_equipment_are_counted(rope: GameRow) -> None:
    assert rope.drawn == {"found-rope": 1, "kit-part-compass-food": 1, "kit-part-disguise-documents": 1}
    assert rope.played == rope.drawn
    assert rope.claimed == {"rope": 3}
    assert (rope.equipment, rope.kits) == ([0, 3], [0, 1])


def test_distances_and_visits_are_counted(rope: GameRow) -> None:
    assert rope.distance == [0, 13 + 10 + 15 + 12 + 17 + 1 + 2 + 1 + 24 + 1 + 8]
    assert rope.visits["room-chapel-9"] == 2
    assert rope.visits["target-4"] == 1
    assert rope.patrols == {"post-inner-1": 1, "post-outer-3": 1, "post-outer-4": 1}


def test_arrests_releases_and_appels_are_counted() -> None:
    log = json.loads((GAMES / "time_by_rounds.json").read_text(encoding="utf-8"))
    match = replay({**log, "actions": []})
    tally = listen(match)
    kinds: list[str] = []
    for seat, action in log["actions"]:
        if match.finished or (seat == "chance" and "chance" not in match.asked()):
            continue
        events = match.play(seat, action)
        kinds += [type(event).__name__ for event in events]
        tally.hear(events)
    row = tally.close(match).game

    assert sum(row.arrests) == sum(row.caught.values()) == kinds.count("PowArrested")
    assert sum(row.releases) == kinds.count("PowReleased")
    assert row.appels == kinds.count("AppelCalled")


def walk(match: Match, *steps: str) -> list[Escape]:
    """What escapes come of these steps, `seat action` each."""
    tally = listen(match)
    for step in steps:
        seat, _, action = step.partition(" ")
        tally.hear(match.play(seat, action))
    return tally.row.escaped


def test_a_desperate_run_is_a_route() -> None:
    game = scene("american-1@ic-r25-c14", kits="american")

    escaped = walk(game, "american DoOrDie american-1", "chance Deal seven-throws", *["chance Dice 4 5"] * 7)

    assert [(man.route, man.ways) for man in escaped] == [("do-or-die", ["do-or-die"])]


def test_the_staff_car_is_a_route() -> None:
    game = scene("american-1@car-1", throw=(3, 4), kits="american", hands={"american": "staff-car"})

    escaped = walk(game, "american PlayCard staff-car american-1", *["chance Dice 6 5"] * 4)

    assert [(man.route, man.ways[-1], man.target) for man in escaped] == [("staff-car", "staff-car", "target-5")]


def test_the_aeroplane_is_a_route() -> None:
    throws = [f"chance Dice {first} {second}" for first, second in FAR]

    escaped = walk(ready(), f"american {ALONE}", "chance Deal three-throws", *throws)

    assert [(man.route, man.ways, man.target) for man in escaped] == [("aeroplane", ["aeroplane"], "target-flight")]


def test_gates_are_ways_and_a_pass_opens_them() -> None:
    game = scene("american-1@gar-113", points=40, kits="american", equipment={"american": "pass"})

    escaped = walk(
        game,
        "american Cross american-1 pass-main [pass]",
        "american MovePawn american-1 target-5",
    )

    assert [(man.route, man.ways) for man in escaped] == [("pass", ["pass-main"])]


def test_a_tunnel_is_a_route_whatever_else_was_crossed() -> None:
    game = scene("american-1@under-od-nw-52", points=40, kits="american")
    tally = listen(game)
    tally.ways.walked(game.view("spectator").table.pawns.index("american-1"), 0, game.board.place("under-od-nw-52"))

    tally.hear(game.play("american", "MovePawn american-1 target-1"))

    assert [(man.route, man.ways) for man in tally.row.escaped] == [("tunnel", ["tunnel-chapel"])]


def test_a_man_back_home_starts_anew() -> None:
    ways = listen(scene("american-1@gar-113")).ways
    man, home = 0, ways.board.place("ic-r10-c10")

    ways.walked(man, ways.board.place("gar-113"), ways.board.place("pass-main"))
    assert ways.crossed[man] == ["pass-main"]
    ways.put(man, home)

    assert ways.crossed[man] == []
