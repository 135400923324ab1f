"""The secret meeting: officers plan among themselves, nothing moves, and the Commandant waits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from colditz import Match, from_position
from colditz.engine.refusal import Refusal
from colditz.players.levels import make_bot
from colditz.players.sight import Sight
from tests.scene import names, play, refused
from tests.server.harness import Client, keep, running, token
from tests.v3.table import by_day, part, rule

SECRET = "5" * 64


def dusk(**options: object) -> Match:
    """The last round of the first day is over."""
    game = by_day(turn="security", throw=(1, 3), rounds=60, round=13, **options)  # type: ignore[arg-type]
    play(game, "security", "EndTurn")
    return game


@rule("meeting.1", "ruling.5")
def test_the_officers_meet_between_day_and_night_and_go_on_when_all_are_ready() -> None:
    game = dusk(players=3)
    assert (part(game), set(game.asked())) == ("meeting", {"american", "british"})

    play(game, "british", "Pass")
    assert (part(game), game.asked()) == ("meeting", ("american",))
    play(game, "american", "Pass")

    assert part(game) == "night"


@rule("meeting.1", "ruling.5")
def test_its_time_may_run_out() -> None:
    game = dusk(players=3)

    game.play("clock", "TimeUp")

    assert part(game) == "night"


@rule("meeting.1")
def test_the_commandant_can_do_nothing_meanwhile() -> None:
    game = dusk(players=3)

    assert not game.options("security")
    for action in ("Pass", "Throw", "PostGuard post-inner-5"):
        refused(game, "security", action, Refusal.NOT_ASKED)


@rule("ruling.5")
def test_one_officer_alone_meets_nobody() -> None:
    assert part(dusk(players=2)) == "night"


@rule("ruling.5")
def test_a_meeting_of_bots_is_over_at_once() -> None:
    game = dusk(players=3)
    for seat in game.asked():
        decision = make_bot("random").decide(Sight(game, seat))
        game.play(seat, decision.action)

    assert part(game) == "night"


@rule("meeting.2")
@pytest.mark.parametrize("action", ["MovePawn american-1 ic-r10-c07", "OfferTrade british [found-rope] []", "Throw"])
def test_nothing_moves_and_nothing_is_traded(action: str) -> None:
    game = dusk(players=3, hands={"american": "found-rope", "british": "found-key"})
    assert names(game, "american") == {"Pass"}

    refusal = refused(game, "american", action)

    assert (refusal.refusal, refusal.rule) == (Refusal.MEETING_FIRST, "v3.meeting.2")


# --- talk


async def heard(client: Client) -> list[str]:
    await client.ask("ping")
    return [message["text"] for message in client.seen if message["type"] == "said"]


def talk(game: Match, tmp_path: Path, channel: str, seat: str) -> tuple[str, dict[str, list[str]]]:
    """A seat says something; the answer, and what everybody has heard."""
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    position = game.position().replace('"chance":"manual"', '"chance":"seed"')
    made = keep(database, from_position(position), SECRET)

    async def speak() -> tuple[str, dict[str, list[str]]]:
        with running(database) as server:
            async with (
                server.connect(made["id"], tokens=[token(made, "security")]) as guard,
                server.connect(made["id"], tokens=[token(made, "american")]) as anna,
                server.connect(made["id"], tokens=[token(made, "british")]) as bert,
            ):
                clients = {"security": guard, "american": anna, "british": bert}
                for client in clients.values():
                    await client.until("marks")
                answer = await clients[seat].ask("say", seat=seat, channel=channel, text="By the chapel")
                return answer.get("code", "said"), {name: await heard(client) for name, client in clients.items()}

    return asyncio.run(speak())


@rule("meeting.1")
def test_what_officers_say_in_a_meeting_the_commandant_does_not_hear(tmp_path: Path) -> None:
    answer, known = talk(dusk(players=3), tmp_path, "officers", "american")

    assert answer == "said"
    assert known == {"security": [], "american": ["By the chapel"], "british": ["By the chapel"]}


@rule("meeting.1")
@pytest.mark.parametrize("channel", ["officers", "table"])
def test_the_commandant_is_not_in_the_room(tmp_path: Path, channel: str) -> None:
    answer, known = talk(dusk(players=3), tmp_path, channel, "security")

    assert answer in ("wrong-channel", "channel-closed")
    assert not any(known.values())


@rule("ruling.6")
@pytest.mark.parametrize(("channel", "answer"), [("officers", "channel-closed"), ("table", "said")])
def test_at_all_other_times_officers_talk_openly(tmp_path: Path, channel: str, answer: str) -> None:
    assert talk(by_day(players=3), tmp_path, channel, "american")[0] == answer
