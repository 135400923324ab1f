"""Games whose day has parts are counted by day and by night."""

from __future__ import annotations

from colditz.model.attempts import AttemptDeclared
from colditz.model.events import PartBegan, PowEscaped
from colditz.sim.balance import page
from colditz.sim.record import GameRow
from colditz.sim.summary import by_part
from colditz.sim.tally import Tally
from tests.v3.table import NIGHT, by_day, nightfall


def row(**counts: dict[str, int]) -> GameRow:
    empty = [[0, 0] for _ in range(8)]
    columns = ("escapes", "arrests", "releases", "deaths", "distance", "equipment", "kits", "trades")
    return GameRow(
        "v3", 2, ["planner"] * 2, [], 1, 0, winner="security", winners=["security"], ending="time",
        **dict(zip(columns, empty, strict=True)), **counts,  # type: ignore[arg-type]
    )  # fmt: skip


def test_what_takes_place_is_counted_in_the_part_that_holds() -> None:
    game = by_day()
    tally = Tally(game, GameRow("v3", len(game.seats), [], [], 0, 0))
    man, far = game._notation.pawn_by_name["american-1"], game.board.place("land-01")
    tally.hear([AttemptDeclared(1, man, far)])
    nightfall(game)
    tally.hear([PartBegan(NIGHT), AttemptDeclared(1, man, far), PowEscaped(man, 1, game.board.place("target-4"))])

    assert tally.row.announced == {"day": 1, "night": 1}
    assert tally.row.escaped_in == {"night": 1}


def test_the_parts_of_many_games_are_added_up() -> None:
    rows = [row(announced={"day": 1}, arrested_in={"day": 4}), row(announced={"day": 1, "night": 2})]

    assert by_part(rows) == {
        "day": {"announced": 2, "escaped_in": 0, "arrested_in": 4},
        "night": {"announced": 2, "escaped_in": 0, "arrested_in": 0},
    }


def test_the_balance_report_has_a_table_by_day_and_night() -> None:
    text = page([row(announced={"day": 1}, escaped_in={"night": 2})], {"command": "colditz simulate"})

    assert "| players | attempts by day | attempts by night |" in text
    assert "| 2 | 1.00 | 0.00 | 0.00 | 2.00 | 0.00 | 0.00 |" in text
