"""A store gives back what it was given, on every database."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from colditz.store.store import Conflict, LogEntry, Store, UnknownGame
from tests.store.records import awaited, entries, game, opened, seat

# --- games and seats


@awaited
async def test_a_game_comes_back_as_it_was(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [seat()])
        assert await store.game("first") == game()
        assert await store.game("second") is None


@awaited
async def test_everything_is_there_after_reopening(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [seat("security"), seat("british")])
        await store.append("first", 0, entries(3))
        await store.say("first", "table", "british", {"text": "Guten Morgen"}, 5.0)
    async with opened(address) as store:
        assert await store.game("first") == game()
        assert await store.seats("first") == [seat("security"), seat("british")]
        assert await store.entries("first") == entries(3)
        assert len(await store.talk("first", ["table"])) == 1


@awaited
async def test_an_id_can_be_taken_only_once(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [seat()])
        with pytest.raises(Conflict):
            await store.create(game(edition="osprey"), [])
        found = await store.game("first")
        assert found is not None
        assert found.edition == "classic"


@awaited
async def test_games_are_listed_from_the_youngest(address: str) -> None:
    async with opened(address) as store:
        for number in range(5):
            await store.create(game(f"g{number}", created=float(number)), [])
        assert [found.id for found in await store.games()] == ["g4", "g3", "g2", "g1", "g0"]
        assert [found.id for found in await store.games(limit=2)] == ["g4", "g3"]
        assert [found.id for found in await store.games(limit=2, before=3.0)] == ["g2", "g1"]


@awaited
async def test_games_are_listed_by_status_and_publicity(address: str) -> None:
    async with opened(address) as store:
        await store.create(game("a", status="open"), [])
        await store.create(game("b", status="running", public=False), [])
        await store.create(game("c", status="running"), [])
        assert {found.id for found in await store.games(status="running")} == {"b", "c"}
        assert {found.id for found in await store.games(public=True)} == {"a", "c"}
        assert {found.id for found in await store.games(status="running", public=False)} == {"b"}


@awaited
async def test_some_fields_of_a_game_change(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        await store.change_game("first", status="paused", options={"note": "tea"}, changed=200.0, public=False)
        expected = replace(game(), status="paused", options={"note": "tea"}, changed=200.0, public=False)
        assert await store.game("first") == expected


@awaited
async def test_the_secret_of_a_game_never_changes(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        with pytest.raises(ValueError, match="'secret' of a game never changes; what may is status, public"):
            await store.change_game("first", secret="bent")  # type: ignore[call-arg]
        assert await store.game("first") == game()


@awaited
async def test_a_seat_is_written_over_and_keeps_its_place(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [seat("security"), seat("british")])
        changed = seat("security", name="Anna", steward=True, orders={}, token_hash="new")
        await store.put_seat(changed)
        assert await store.seats("first") == [changed, seat("british")]


@awaited
async def test_of_two_who_take_the_same_seat_one_is_too_late(address: str) -> None:
    async with opened(address) as store:
        free = seat("british", kind="open", token_hash="")
        await store.create(game(), [free])
        first = seat("british", name="Anna", token_hash="anna")
        await store.put_seat(first, free)
        with pytest.raises(Conflict, match="no longer as it was"):
            await store.put_seat(seat("british", name="Bert", token_hash="bert"), free)
        assert await store.seats("first") == [first]


@awaited
async def test_a_token_opens_its_seat_and_no_token_opens_none(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [seat("security", token_hash=""), seat("british")])
        assert await store.seat_by_token("first-british") == seat("british")
        assert await store.seat_by_token("stranger") is None
        assert await store.seat_by_token("") is None


@awaited
async def test_a_token_opens_one_seat_only(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [seat("british")])
        with pytest.raises(Conflict):
            await store.put_seat(seat("french", token_hash="first-british"))


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "nul\x00", "half \ud83d"], ids=ascii)
@awaited
async def test_a_name_is_short_and_printable(address: str, name: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        with pytest.raises(ValueError, match="at most 40"):
            await store.put_seat(seat(name=name))
        assert await store.seats("first") == []


@pytest.mark.parametrize("name", ["", "Zoë Łukasz 🦊", "'; DROP TABLE games; --", "$1 ?2 %s"], ids=ascii)
@awaited
async def test_any_printable_name_will_do(address: str, name: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [seat(name=name)])
        assert (await store.seats("first"))[0].name == name


@pytest.mark.parametrize("name", ["\x00", "\ud83d", "x" * 10_000, "", "' OR 1=1 --"], ids=lambda name: ascii(name[:9]))
@awaited
async def test_an_id_that_cannot_be_is_only_unknown(address: str, name: str) -> None:
    async with opened(address) as store:
        assert await store.game(name) is None
        assert await store.seats(name) == []
        assert await store.entries(name) == []
        assert await store.talk(name, ["table"]) == []
        assert await store.seat_by_token(name) is None


@awaited
async def test_nothing_can_be_written_to_a_game_that_is_not_there(address: str) -> None:
    async with opened(address) as store:
        for write in (
            store.put_seat(seat(in_game="nowhere")),
            store.append("nowhere", 0, entries(1)),
            store.say("nowhere", "table", "british", {}, 1.0),
            store.finish("nowhere", {}, 1.0),
            store.change_game("nowhere", status="paused"),
        ):
            with pytest.raises(UnknownGame, match="no game 'nowhere'"):
                await write
        assert await store.entries("nowhere") == []


# --- the log


@awaited
async def test_entries_come_back_in_order(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        await store.append("first", 0, entries(3))
        await store.append("first", 3, entries(2, first=3))
        assert await store.entries("first") == entries(5)
        assert await store.entries("first", 3) == entries(2, first=3)
        assert await store.entries("first", 10**30) == []


@pytest.mark.parametrize("first", [0, 1, 3, 9])
@awaited
async def test_a_place_that_is_taken_or_leaves_a_gap_is_refused(address: str, first: int) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        await store.append("first", 0, entries(2))
        with pytest.raises(Conflict, match=f"does not have exactly {first} entries"):
            await store.append("first", first, entries(2))
        assert await store.entries("first") == entries(2)


@awaited
async def test_nothing_is_appended_by_nothing(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        await store.append("first", 0, [])
        assert await store.entries("first") == []


@awaited
async def test_of_many_who_write_at_one_place_one_wins(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        writers = [store.append("first", 0, [LogEntry("british", f"Pass {number}", 0.0)]) for number in range(20)]
        outcomes = await asyncio.gather(*writers, return_exceptions=True)
        assert sorted(map(str, map(type, outcomes))) == sorted([str(type(None)), *[str(Conflict)] * 19])
        assert len(await store.entries("first")) == 1


@awaited
async def test_a_conflict_does_not_disturb_the_games_that_are_saved_with_it(address: str) -> None:
    async with opened(address) as store:
        for number in range(20):
            await store.create(game(f"g{number}"), [])
        starts = [1 if number % 3 == 0 else 0 for number in range(20)]
        appends = [store.append(f"g{number}", first, entries(2)) for number, first in enumerate(starts)]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [first == 1 for first in starts]
        for number, first in enumerate(starts):
            assert await store.entries(f"g{number}") == ([] if first else entries(2))


@awaited
async def test_appends_of_one_game_that_wait_together_keep_their_order(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        await asyncio.gather(*(store.append("first", number, entries(1, first=number)) for number in range(30)))
        assert await store.entries("first") == entries(30)


@awaited
async def test_a_cancelled_writer_hurts_nobody_else(address: str) -> None:
    async with opened(address) as store:
        await store.create(game("a"), [])
        await store.create(game("b"), [])
        hasty = asyncio.create_task(store.append("a", 0, entries(1)))
        patient = asyncio.create_task(store.append("b", 0, entries(1)))
        await asyncio.sleep(0)
        hasty.cancel()
        await patient
        assert await store.entries("b") == entries(1)
        await store.append("b", 1, entries(1, first=1))


@awaited
async def test_closing_saves_what_waits(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        waiting = asyncio.create_task(store.append("first", 0, entries(4)))
        await asyncio.sleep(0)
    await waiting
    async with opened(address) as store:
        assert await store.entries("first") == entries(4)


# --- talk


@awaited
async def test_talk_is_numbered_and_read_by_channel(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        await store.say("first", "table", "security", {"text": "Appel!"}, 1.0)
        await store.say("first", "officers", "british", {"mark": "ic-r05-c12"}, 2.0)
        last = await store.say("first", "seat:british", "steward", {"note": "\x00 \ud83d"}, 3.0)
        assert last.number == 3
        assert [said.number for said in await store.talk("first", ["table"])] == [1]
        assert [said.number for said in await store.talk("first", ["table", "officers", "seat:british"], 1)] == [2, 3]
        assert await store.talk("first", ["seat:british"]) == [last]
        assert await store.talk("first", []) == []


@awaited
async def test_many_who_talk_at_once_get_numbers_of_their_own(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        said = await asyncio.gather(*(store.say("first", "table", "british", {}, 1.0) for _ in range(30)))
        assert sorted(message.number for message in said) == list(range(1, 31))


# --- how games ended


@awaited
async def test_a_finished_game_counts_once(address: str) -> None:
    async with opened(address) as store:
        await store.create(game(), [])
        await store.finish("first", {"side": "security", "rounds": 30}, 9.0)
        await store.finish("first", {"side": "escape", "rounds": 31}, 10.0)
        found = await store.game("first")
        assert found is not None
        assert found.status == "finished"
        kept = {"side": "security", "rounds": 30, "game": "first", "edition": "classic", "players": 3, "at": 9.0}
        assert await store.results() == [kept]
        assert await store.result("first") == {"side": "security", "rounds": 30}
        assert await store.result("another") is None


@awaited
async def test_results_and_statistics_go_by_edition(address: str) -> None:
    async with opened(address) as store:
        for number, (edition, side) in enumerate(
            [("classic", "escape"), ("classic", "escape"), ("osprey", "security")]
        ):
            await store.create(game(f"g{number}", edition=edition), [])
            await store.finish(f"g{number}", {"side": side}, float(number))
        assert [result["game"] for result in await store.results()] == ["g2", "g1", "g0"]
        assert [result["game"] for result in await store.results(edition="classic", limit=1)] == ["g1"]
        assert await store.statistics() == {
            "games": 3,
            "rows": [
                {"edition": "classic", "players": 3, "side": "escape", "games": 2},
                {"edition": "osprey", "players": 3, "side": "security", "games": 1},
            ],
        }


@awaited
async def test_results_name_no_game_that_is_not_public(address: str) -> None:
    """Whoever knows its name can read all of a finished game."""
    async with opened(address) as store:
        await store.create(game("private", public=False), [])
        await store.finish("private", {"side": "escape"}, 1.0)
        assert await store.results() == []
        assert (await store.statistics())["games"] == 1


@awaited
async def test_an_empty_store_has_empty_statistics(address: str) -> None:
    async with opened(address) as store:
        assert await store.statistics() == {"games": 0, "rows": []}
        assert await _everything(store) == []


async def _everything(store: Store) -> list[object]:
    return [*await store.games(), *await store.results()]
