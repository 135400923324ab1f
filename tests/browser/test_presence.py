"""Who is at the table: people who come and leave, a seat that is open elsewhere, and what was said earlier."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from colditz.server import chat as server_chat
from tests.browser.conftest import OpenPage, Stage
from tests.browser.player import Player, address_of
from tests.scene import scene
from tests.server.harness import Json, Running, running, token


def chat(page: Page) -> None:
    page.get_by_role("button", name="Chat").click()


def test_the_chat_tells_who_came_who_left_and_who_is_back(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, players=3))
    american = Player(open_page(links["american"]))
    chat(american.page)
    latest = american.page.locator("[data-coming]").last

    british = Player(open_page(links["british"]))
    expect(latest).to_have_attribute("data-coming", "here")
    british.page.goto("about:blank")

    expect(latest).to_have_attribute("data-coming", "away")
    british.page.goto(links["british"])
    expect(latest).to_have_attribute("data-coming", "back")
    expect(latest).to_contain_text("British")


def test_a_changed_link_keeps_the_seat_here_and_nowhere_else(stage: Stage, open_page: OpenPage) -> None:
    links = stage(scene(turn="american", points=5, players=3))
    player = Player(open_page(links["american"]))
    player.page.get_by_label("Menu").click()
    player.page.get_by_role("button", name="Replace my link with a new one").click()
    player.page.get_by_role("button", name="Change it").click()
    expect(player.page.get_by_text("Your link has changed.")).to_be_visible()

    player.page.reload()

    Player(player.page).wait()
    assert player.asked
    stranger = open_page(links["american"])
    expect(stranger.get_by_text("does not open a seat in this game")).to_be_visible()


def test_the_chat_pages_back_to_what_was_said_earlier(
    tmp_path: Path, open_page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_chat, "TALK_BURST", 100_000)  # nobody is told that he talks too much
    with running(f"sqlite:///{tmp_path / 'talk.sqlite'}", rate=10_000, burst=100_000) as server:
        made = server.make(edition="classic", players=2, seats=[{"kind": "human"}, {"kind": "human"}])
        with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver has the loop of this thread
            elsewhere.submit(asyncio.run, talking(server, made, 130)).result()
        page = open_page(f"http://{server.address}{address_of(made, 'security')}")
        chat(page)
        expect(page.get_by_text("word 130", exact=False)).to_be_visible()
        expect(page.get_by_text(re.compile(r"word 5$"))).to_have_count(0)

        page.get_by_test_id("earlier").click()

        expect(page.get_by_text(re.compile(r"word 5$"))).to_have_count(1)
        expect(page.get_by_test_id("earlier")).to_have_count(0)
        page.close()  # before its server goes


async def talking(server: Running, made: Json, lines: int) -> None:
    async with server.connect(made["id"], tokens=[token(made, "american")]) as somebody:
        for number in range(1, lines + 1):
            said = await somebody.ask("say", seat="american", channel="table", text=f"word {number}")
            assert said["type"] == "done", said
