"""The clock where the day has parts: each has its own time, and a meeting ends by itself."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

import pytest

from colditz import Match, new_game
from colditz.server.clocks import game_ends, is_set, part_begins, strikes
from colditz.server.options import Options
from tests.server.harness import Client, Running, keep, running, token

SECRET = "3" * 64
USUAL = {"day": 26, "meeting": 5, "night": 14}
ALL_PEOPLE = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]


@cache
def at_the_meeting() -> Match:
    """A game of three whose first day is over: everybody has ended every turn as soon as he could."""
    game = new_game("v3", players=3, rounds=6, secret=SECRET)
    while game.asking != "Meeting":
        seat = game.asked()[0]
        actions = game.options(seat)
        wanted = ("EndTurn", "Throw", "Pass", "PostGuard", "Discard")
        game.play(seat, min(actions, key=lambda action: _rank(type(action).__name__, wanted)))
    return game


def _rank(name: str, wanted: tuple[str, ...]) -> int:
    return wanted.index(name) if name in wanted else len(wanted)


def after_it(game: Match) -> Match:
    later = game.copy()
    for seat in game.asked():
        later.play(seat, "Pass")
    return later


@pytest.mark.rule("v3.clock.4", "v3.clock.5", "v3.clock.6")
def test_every_part_has_all_of_its_time_however_early_the_one_before_it_ended() -> None:
    day, meeting = new_game("v3", players=3, rounds=0), at_the_meeting()
    options = Options.model_validate({"clock": {"kind": "game"}})

    by_day = part_begins(options, day, 1000.0)
    met = part_begins(by_day, meeting, 2000.0)
    by_night = part_begins(met, after_it(meeting), 2010.0)

    assert strikes(by_day, day) == 1000 + 26 * 60
    assert game_ends(by_day, day) == 1000 + 135 * 60
    assert strikes(met, meeting) == 2000 + 5 * 60
    assert strikes(by_night, after_it(meeting)) == 2010 + 14 * 60
    assert not is_set(by_day, meeting)
    assert strikes(by_day, meeting) is None


@pytest.mark.rule("v3.ruling.5")
@pytest.mark.parametrize(("kind", "measured"), [("none", True), ("turn", True), ("correspondence", False)])
def test_a_meeting_has_its_minutes_where_turns_have_none(kind: str, measured: bool) -> None:
    options = Options.model_validate({"clock": {"kind": kind, "parts": {"day": 1, "meeting": 2, "night": 1}}})

    met = part_begins(options, at_the_meeting(), 1000.0)

    assert strikes(met, at_the_meeting()) == (1120.0 if measured else None)
    assert game_ends(met, at_the_meeting()) is None
    assert strikes(part_begins(met, after_it(at_the_meeting()), 1000.0), after_it(at_the_meeting())) is None


@pytest.mark.parametrize(
    ("wish", "minutes"),
    [
        ({"kind": "game"}, USUAL),
        ({"kind": "game", "minutes": 270}, {"day": 52, "meeting": 10, "night": 28}),
        ({"kind": "game", "parts": {"day": 10, "meeting": 2, "night": 8}}, {"day": 10, "meeting": 2, "night": 8}),
        ({"kind": "none"}, USUAL),
    ],
)
def test_the_host_agrees_on_minutes(shared: Running, wish: dict[str, object], minutes: dict[str, float]) -> None:
    made = shared.make(edition="v3", players=3, clock=wish, seats=ALL_PEOPLE)
    with shared.http() as http:
        line = http.get(f"/api/games/{made['id']}").json()

    assert line["options"]["clock"]["parts"] == pytest.approx(minutes)
    assert line["setup"]["rounds"] == (0 if wish["kind"] == "game" else 60)


def test_even_nights_are_as_long_as_days_by_the_clock_too(shared: Running) -> None:
    made = shared.make(
        edition="v3", players=3, clock={"kind": "game"}, seats=ALL_PEOPLE, house_rules=["even-nights", "no-meetings"]
    )
    with shared.http() as http:
        line = http.get(f"/api/games/{made['id']}").json()

    assert line["options"]["clock"]["parts"] == {"day": 20, "night": 20}


@pytest.mark.parametrize(
    ("wish", "code", "says"),
    [
        ({"clock": {"kind": "game", "parts": {"noon": 3}}}, "bad-setup", "day, meeting, night"),
        ({"edition": "classic", "clock": {"kind": "game", "parts": {"day": 3}}}, "bad-setup", "day"),
        ({"clock": {"kind": "game", "parts": {"day": 0, "meeting": 5, "night": 5}}}, "bad-message", ""),
        ({"clock": {"kind": "game", "parts": {"day": 2000, "meeting": 5, "night": 5}}}, "bad-message", ""),
        ({"clock": {"kind": "game", "parts": {"day": 500, "meeting": 5, "night": 5}}}, "bad-setup", "440"),
        ({"rounds": 5}, "bad-setup", "6"),
        ({"house_rules": ["balloon"]}, "bad-setup", "aeroplane"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_what_cannot_be_is_said(shared: Running, wish: dict[str, object], code: str, says: str, language: str) -> None:
    with shared.http() as http:
        answer = http.post(
            "/api/games", json={"edition": "v3", "players": 3, **wish}, headers={"Accept-Language": language}
        )

    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert says in answer.json()["says"]


@pytest.mark.rule("v3.meeting.1", "v3.ruling.5")
def test_a_meeting_is_private_and_ends_when_its_time_is_over(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    made = keep(database, at_the_meeting(), SECRET)

    async def part(client: Client, seat: str, wanted: str) -> None:
        while client.updates.get(seat, {}).get("view", {}).get("table", {}).get("now", {}).get("part") != wanted:
            await client.next()

    async def play(server: Running) -> None:
        british, commandant = (
            server.connect(made["id"], tokens=[token(made, seat)]) for seat in ("british", "security")
        )
        async with british as officer, commandant as waits:
            await part(officer, "british", "meeting")
            await part(waits, "security", "meeting")
            assert (await waits.ask("say", seat="security", channel="table", text="Hm"))["type"] == "error"
            said = await officer.ask("say", seat="british", channel="officers", text="The sewer, tonight")
            assert said["type"] != "error"
            while officer.updates["british"]["clock"]["part_ends"] is None:
                await officer.next()
            server.app.state.tables.clock.ahead += 5 * 60
            await waits.ask("orders", seat="security", orders={})  # whatever happens, the server looks at its clock
            await part(waits, "security", "night")
            assert not [message for message in waits.seen if message["type"] == "said"]

    with running(database) as server:
        asyncio.run(play(server))
