"""Talk beside the game: chat, the officers' private channel, planning marks, and stewards' notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from colditz.model.words import sentence
from colditz.players import Decision, Reason
from colditz.server.asks import Erase, Mark, Say
from colditz.server.audience import Listener
from colditz.server.bots import why_of
from colditz.server.errors import Fault
from colditz.server.limits import Bucket
from colditz.server.table import GameTable
from colditz.server.tells import MarkInfo, Marks, Said
from colditz.store.store import Message

MOST_TOLD = 300  # messages that a client is told when it connects
MOST_SAID = 10_000  # messages and marks that are kept of a game
TALK_RATE, TALK_BURST = 1.0, 30  # messages and marks of a seat, a second and at once


async def say(table: GameTable, ask: Say) -> None:
    """Save what a seat says, then tell those who may hear it."""
    if ask.channel == "officers" and ask.seat == "security":
        raise Fault("wrong-channel", seat=ask.seat)
    _in_moderation(table, ask.seat)
    await _post(table, ask.channel, ask.seat, {"text": ask.text})


async def mark(table: GameTable, ask: Mark) -> None:
    """Save a planning mark, then show it to those who may see it."""
    if ask.channel == "officers" and ask.seat == "security":
        raise Fault("wrong-channel", seat=ask.seat)
    if any(place >= len(table.match.board.names) for place in ask.places):
        raise Fault("malformed", why="there is no such place on the board")
    _in_moderation(table, ask.seat)
    channel = "officers" if ask.channel == "officers" else f"seat:{ask.seat}"
    await _post(table, channel, ask.seat, {"mark": {"kind": ask.kind, "places": ask.places, "label": ask.label}})


async def erase(table: GameTable, ask: Erase) -> None:
    """Take marks off again; everybody erases only his own."""
    channel = "officers" if ask.channel == "officers" else f"seat:{ask.seat}"
    if channel == "officers" and ask.seat == "security":
        raise Fault("wrong-channel", seat=ask.seat)
    _in_moderation(table, ask.seat)
    standing = marks_in(numbered(await table.server.store.talk(table.id, (channel,))))
    own = [seen.number for seen in standing if seen.seat == ask.seat]
    gone = own if ask.numbers is None else [number for number in own if number in ask.numbers]
    if gone:
        await _post(table, channel, ask.seat, {"erased": gone})


def _in_moderation(table: GameTable, seat: str) -> None:
    """All that was said is kept and read again, so nobody may talk without end."""
    if not table.chat_buckets.setdefault(seat, Bucket(TALK_RATE, TALK_BURST)).allow():
        raise Fault("too-fast")
    if table.message_count >= MOST_SAID:
        raise Fault("said-enough", most=MOST_SAID)


async def leave_note(table: GameTable, seat: str, decision: Decision | None) -> None:
    """What a steward did, for the eyes of the absent player; without a decision, that he took over."""
    body: dict[str, object] = {"note": ""}
    if decision is not None:
        action = table.match.write_action(decision.action)
        body = {"note": action, "key": decision.why.key, "names": dict(decision.why.names)}
    await _post(table, f"seat:{seat}", seat, body)


async def _post(table: GameTable, channel: str, seat: str, body: dict[str, object]) -> None:
    message = await table.server.store.say(table.id, channel, seat, body, table.server.now())
    table.message_count = message.number
    await broadcast_message(table, message)


async def broadcast_message(table: GameTable, message: Message) -> None:
    """Tell a message to those who may hear it."""
    if any(message.channel in listener.channels for listener in table.listeners):
        talk = numbered(await table.server.store.talk(table.id, (message.channel,)))
        here = [number for number, each in talk if each.number == message.number]
        for listener in tuple(table.listeners):
            if message.channel in listener.channels and here:
                await _tell(table, listener, here[0], message)


async def _tell(table: GameTable, listener: Listener, number: int, message: Message) -> None:
    listener.last_message = max(listener.last_message, message.number)
    if is_mark(message):
        listener.send(Marks(marks_in(numbered(await table.server.store.talk(table.id, listener.channels)))))
    else:
        listener.send(_said(number, message, listener.language))


async def tell_history(table: GameTable, listener: Listener) -> None:
    """What was said before this client came."""
    talk = numbered(await table.server.store.talk(table.id, listener.channels))
    for number, message in [each for each in talk if not is_mark(each[1])][-MOST_TOLD:]:
        listener.send(_said(number, message, listener.language))
    listener.send(Marks(marks_in(talk)))
    listener.last_message = max([listener.last_message, *(message.number for _, message in talk)])


async def catch_up(table: GameTable) -> None:
    """Tell what was said at this table in other workers."""
    for listener in tuple(table.listeners):
        talk = numbered(await table.server.store.talk(table.id, listener.channels))
        for number, message in [each for each in talk if each[1].number > listener.last_message]:
            await _tell(table, listener, number, message)


def is_mark(message: Message) -> bool:
    """It is drawn on the board, or taken off it."""
    return "mark" in message.body or "erased" in message.body


def numbered(talk: Iterable[Message]) -> list[tuple[int, Message]]:
    """Messages with their numbers within their channel: a number across channels would tell of talk unheard."""
    counts: Counter[str] = Counter()
    found = []
    for message in talk:
        counts[message.channel] += 1
        found.append((counts[message.channel], message))
    return found


def marks_in(talk: Iterable[tuple[int, Message]]) -> list[MarkInfo]:
    """The marks that stand: all that were made, without those taken off again."""
    standing: dict[tuple[str, int], MarkInfo] = {}
    for number, message in talk:
        made = message.body.get("mark")
        if made is not None:
            mark_info = MarkInfo(number, message.channel, message.seat, made["kind"], made["places"], made["label"])
            standing[message.channel, number] = mark_info
        for gone in message.body.get("erased", ()):
            standing.pop((message.channel, gone), None)
    return list(standing.values())


def _said(number: int, message: Message, language: str) -> Said:
    text, is_note = message.body.get("text", ""), "note" in message.body
    if is_note:
        text = _note(message.body["note"], message.body.get("key"), message.body.get("names", {}), language)
    return Said(number, message.channel, message.seat, text, message.at, note=is_note)


def _note(action: str, key: str | None, names: dict[str, str], language: str) -> str:
    if key is None:
        return sentence("steward-took-over", language)
    why = why_of(Reason(key, names), language)
    return sentence("steward-note", language, {"action": action, "why": why}).strip()
