"""Chat beside the game: the whole table, the officers' private channel, planning marks, and stewards' notes.

No message costs more than the one before it: see `chat_log.py`. Whatever is older is read from the store in pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from colditz.model.words import sentence
from colditz.players import Decision, Reason
from colditz.server.asks import Erase, History, Mark, Say
from colditz.server.audience import Listener
from colditz.server.bots import why_of
from colditz.server.chat_log import PAGE, is_mark
from colditz.server.errors import Fault
from colditz.server.limits import Bucket
from colditz.server.table import GameTable
from colditz.server.tells import HistoryPage, Marks, Said
from colditz.server.wire import write
from colditz.store.store import Message

MOST_SAID = 10_000  # messages and marks that are kept of a game
MOST_MARKS = 200  # marks of one seat that stand on one channel
TALK_RATE, TALK_BURST = 1.0, 30  # messages and marks of a seat, a second and at once


# --- what seats do


async def say(table: GameTable, ask: Say) -> None:
    """Save what a seat says, then tell those who may hear it."""
    _check_channel(table, ask.seat, ask.channel)
    _check_limits(table, ask.seat)
    await _post(table, ask.channel, ask.seat, {"text": ask.text})


async def mark(table: GameTable, ask: Mark) -> None:
    """Save a planning mark, then show it to those who may see it."""
    channel = _marks_channel(ask)
    if channel == "officers":
        _check_channel(table, ask.seat, channel)
    if any(place >= len(table.match.board.names) for place in ask.places):
        raise Fault("malformed", why="there is no such place on the board")
    _check_limits(table, ask.seat)
    async with table.chat.lock:
        await table.chat.read_first()
    own = sum(standing.seat == ask.seat for standing in table.chat.marks_on((channel,)))
    if own >= MOST_MARKS:
        raise Fault("said-enough", most=MOST_MARKS)
    await _post(table, channel, ask.seat, {"mark": {"kind": ask.kind, "places": ask.places, "label": ask.label}})


async def erase(table: GameTable, ask: Erase) -> None:
    """Take marks off again; everybody erases only his own."""
    channel = _marks_channel(ask)
    _check_limits(table, ask.seat)
    async with table.chat.lock:
        await table.chat.read_first()
    own = [standing.number for standing in table.chat.marks_on((channel,)) if standing.seat == ask.seat]
    gone = own if ask.numbers is None else [number for number in own if number in ask.numbers]
    if gone:
        await _post(table, channel, ask.seat, {"erased": gone})


def _marks_channel(ask: Mark | Erase) -> str:
    if ask.channel == "officers" and ask.seat == "security":
        raise Fault("wrong-channel", seat=ask.seat)
    return "officers" if ask.channel == "officers" else f"seat:{ask.seat}"


def _check_channel(table: GameTable, seat: str, channel: str) -> None:
    """The Security Officer has no part in the officers' talk, and some parts of the day close a channel to all."""
    if channel == "officers" and seat == "security":
        raise Fault("wrong-channel", seat=seat)
    if not table.match.finished and channel not in table.match.view("spectator", listed=False).table.now.talk:
        raise Fault("channel-closed")


def _check_limits(table: GameTable, seat: str) -> None:
    """All that was said is kept, so nobody may talk without end."""
    if not table.chat_buckets.setdefault(seat, Bucket(TALK_RATE, TALK_BURST)).allow():
        raise Fault("too-fast")
    if (table.chat.last or 0) >= MOST_SAID:
        raise Fault("said-enough", most=MOST_SAID)


async def leave_note(table: GameTable, seat: str, decision: Decision | None) -> None:
    """What a steward did, for the eyes of the absent player; without a decision, that he took over."""
    body: dict[str, object] = {"note": ""}
    if decision is not None:
        action = table.match.write_action(decision.action)
        body = {"note": action, "key": decision.why.key, "names": dict(decision.why.names)}
    await _post(table, f"seat:{seat}", seat, body)


async def tell_of_timeout(table: GameTable, seat: str, *, away: bool) -> None:
    """Everybody is told that a seat's time ran out, and whether a bot holds it until its player is back."""
    key = "time-ran-out-away" if away else "time-ran-out"
    await _post(table, "table", seat, {"note": "", "told": key, "question": table.match.question})


async def tell_everybody(table: GameTable, seat: str, key: str) -> None:
    """Everybody is told of something that concerns a seat besides play."""
    await _post(table, "table", seat, {"note": "", "told": key, "question": table.match.question})


async def _post(table: GameTable, channel: str, seat: str, body: dict[str, object]) -> None:
    """Whoever said it is called what he was called then: the seat may be somebody else's by the time it is read."""
    body = {"by": table.seats[seat].name, **body}
    async with table.chat.lock:
        await table.chat.read_first()
        message = await table.server.store.say(table.id, channel, seat, body, table.server.now())
        table.chat.apply(message)
        broadcast(table, message)


# --- what listeners are told


def broadcast(table: GameTable, message: Message) -> None:
    """Send a message to those who may hear it; it is written once for all who get the same."""
    written: dict[object, bytes] = {}
    for listener in tuple(table.listeners):
        if message.channel not in listener.channels or listener.last_message >= message.number:
            continue
        listener.last_message = message.number
        key = listener.channels if is_mark(message) else listener.language
        if key not in written:
            written[key] = write(
                Marks(table.chat.marks_on(listener.channels)) if is_mark(message) else _said(message, listener.language)
            )
        listener.send_bytes(written[key])


async def send_latest(table: GameTable, listener: Listener) -> None:
    """What was said before this client came: the last page, and the marks that stand."""
    async with table.chat.lock:
        await table.chat.read_first()
        latest = await table.chat.latest(listener.channels)
        listener.last_message = table.chat.last or 0
        listener.send_together(
            [*(_said(message, listener.language) for message in latest), Marks(table.chat.marks_on(listener.channels))]
        )


async def send_page(table: GameTable, listener: Listener, ask: History) -> None:
    """An older page of a channel that this client may read."""
    if ask.channel not in listener.channels:
        raise Fault("wrong-channel", seat=", ".join(listener.seats) or "spectator")
    page = await table.server.store.talk_page(table.id, ask.channel, ask.before, PAGE + 1)
    messages = [_said(message, listener.language) for message in page[-PAGE:]]
    listener.send(HistoryPage(ask.id, ask.channel, messages, more=len(page) > PAGE))


async def catch_up(table: GameTable) -> None:
    """Tell what was said at this table in other workers."""
    async with table.chat.lock:
        if table.chat.last is None:
            return  # nobody has come yet
        channels = ("table", "officers", *(f"seat:{seat}" for seat in table.seats))
        for message in await table.server.store.talk(table.id, channels, table.chat.last):
            table.chat.apply(message)
            broadcast(table, message)


def _said(message: Message, language: str) -> Said:
    """A message with its number within its channel: a number across channels would tell of talk unheard."""
    text, is_note = message.body.get("text", ""), "note" in message.body
    if is_note:
        text = _note(message.body, language)
    question = message.body.get("question")
    by, told = message.body.get("by", ""), message.body.get("told", "")
    return Said(
        message.position,
        message.channel,
        message.seat,
        text,
        message.at,
        by,
        note=is_note,
        question=question,
        told=told,
    )


def _note(body: Mapping[str, Any], language: str) -> str:
    if "key" not in body:
        return sentence(body.get("told", "steward-took-over"), language)
    why = why_of(Reason(body["key"], body.get("names", {})), language)
    return sentence("steward-note", language, {"why": why}).strip()
