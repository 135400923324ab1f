"""What the server does with each message of a client that has said hello."""

from __future__ import annotations

from colditz.engine.refusal import Illegal, Malformed, Stale
from colditz.model.actions import Action, action_from_json
from colditz.server import asks, chat, drafts, hosting
from colditz.server.audience import SPECTATOR, Listener
from colditz.server.bots import hint_of, steady_level, why_of
from colditz.server.context import PendingAnswer
from colditz.server.errors import Fault
from colditz.server.minds import Mind
from colditz.server.reactions import reacting
from colditz.server.risks import risks_of
from colditz.server.table import GameTable
from colditz.server.tells import Done, Explained, Hinted, Noted, OrdersInfo, Played, Pong
from colditz.server.updates import walks_of
from colditz.server.vacations import take_vacation


async def answer(table: GameTable, listener: Listener, ask: asks.AnyAsk) -> None:
    """Answer one message; faults are raised."""
    match ask:
        case asks.Hello():
            raise Fault("bad-message", unread="hello-again")
        case asks.Ping():
            listener.send(Pong(ask.id, table.server.now()))
        case asks.History():
            await chat.send_page(table, listener, ask)
        case asks.Host():
            listener.send(await hosting.command(table, listener, ask))
        case _:
            _own(table, listener, ask.seat)
            await _seated(table, listener, ask)


def _own(table: GameTable, listener: Listener, seat: str) -> None:
    """A client acts for its own seats alone, and only while it still holds them."""
    if seat == SPECTATOR:
        raise Fault("only-watching")
    if seat not in table.seats:
        raise Fault("unknown-seat", seat=seat, known=", ".join(table.seats))
    if seat not in listener.seats:
        raise Fault("foreign-seat", seat=seat)


async def _seated(table: GameTable, listener: Listener, ask: asks.AnyAsk) -> None:
    match ask:
        case asks.Play():
            await _play(table, listener, ask)
        case asks.Undo():
            drafts.undo(table, ask.seat)
            listener.send(Done(ask.id))
        case asks.Commit():
            listener.send(Played(ask.id, await drafts.commit(table, ask.seat)))
        case asks.Explain():
            _explain(table, listener, ask)
        case asks.Moves():
            listener.send(walks_of(table.match_seen_by(ask.seat), ask.seat, ask.pawn, ask.id, listener.language))
        case asks.Hint():
            await _hint(table, listener, ask)
        case asks.Dangers():
            listener.send(risks_of(table.match_seen_by(ask.seat), ask.seat, ask.id))
        case _:
            await _beside(table, listener, ask)


async def _beside(table: GameTable, listener: Listener, ask: asks.AnyAsk) -> None:
    """What a seat does besides playing."""
    match ask:
        case asks.Orders():
            await hosting.leave_orders(table, ask.seat, ask.orders)
            listener.send(OrdersInfo(ask.seat, ask.orders.model_dump(mode="json")))
            listener.send(Done(ask.id))
        case asks.Introduce():
            await hosting.introduce(table, ask.seat, ask.name)
            listener.send(Done(ask.id))
        case asks.Vacation():
            await take_vacation(table, ask.seat, ask.days)
            listener.send(Done(ask.id))
        case asks.Truce():
            await hosting.agree_to_end(table, ask.seat, agree=ask.agree)
            listener.send(Done(ask.id))
        case asks.Back():
            await hosting.player_is_back(table, (ask.seat,))
            listener.send(Done(ask.id))
        case asks.EndOthers():
            hosting.end_others(table, listener, ask.seat)
            listener.send(Done(ask.id))
        case asks.NewLink():
            listener.send(await hosting.new_link(table, listener, ask))
        case asks.Say() | asks.Mark() | asks.Erase():
            await _tell_others(table, ask)
            listener.send(Done(ask.id))


async def _tell_others(table: GameTable, ask: asks.Say | asks.Mark | asks.Erase) -> None:
    match ask:
        case asks.Say():
            await chat.say(table, ask)
        case asks.Mark():
            await chat.mark(table, ask)
        case asks.Erase():
            await chat.erase(table, ask)


def _read(table: GameTable, data: str | dict[str, object]) -> Action:
    """The action that a client names, as JSON or in notation."""
    if isinstance(data, str):
        return table.match.read_action(data)
    try:
        return action_from_json(data)
    except ValueError as error:
        raise Malformed(str(error)) from error


async def _play(table: GameTable, listener: Listener, ask: asks.Play) -> None:
    """Take an action, or keep an answer to a reaction until its time is over."""
    action = _read(table, ask.action)  # type: ignore[arg-type]
    await hosting.player_is_back(table, (ask.seat,))
    table.require_running()
    closes = table.closes()
    if table.paced and reacting(table.match) and ask.seat in table.match.asked() and closes is not None:
        _keep(table, listener, ask, action)
        listener.send(Noted(ask.id, closes))
        table.wake_driver.set()
        return
    if ask.draft and drafts.try_out(table, ask.seat, action, ask.question):
        listener.send(Played(ask.id, table.match_seen_by(ask.seat).question, drafted=True))
        return
    question = await drafts.play(table, ask.seat, action, ask.question)
    listener.send(Played(ask.id, question))


def _keep(table: GameTable, listener: Listener, ask: asks.Play, action: Action) -> None:
    """Keep an answer that would be legal; the table learns of it when the window closes."""
    if ask.question != table.match.question:
        raise Stale("the question is another by now")
    refused = table.match.explain(ask.seat, action)
    if refused is not None:
        raise refused
    table.pending[ask.seat] = PendingAnswer(ask.question, action, listener, ask.id)


def _explain(table: GameTable, listener: Listener, ask: asks.Explain) -> None:
    refused: Illegal | None = table.match_seen_by(ask.seat).explain(ask.seat, _read(table, ask.action))  # type: ignore[arg-type]
    says = refused.told(listener.language) if refused else None
    rule, reason = (refused.rule, refused.refusal.value) if refused else (None, None)
    listener.send(Explained(ask.id, refused is None, rule, says, reason))


async def _hint(table: GameTable, listener: Listener, ask: asks.Hint) -> None:
    """What a good player would do, from what this seat sees."""
    match = table.match_seen_by(ask.seat)
    if ask.seat not in match.asked():
        raise Fault("no-hint", seat=ask.seat)
    level = steady_level()
    mind = Mind(hint_of(table.id), ask.seat, level)
    decision = await table.server.bots.decide(mind, match, table.address)
    edition = match.view(ask.seat, listed=False).table.edition
    says = why_of(decision.why, listener.language, edition)
    listener.send(Hinted(ask.id, ask.seat, match.question, decision.action.to_json(), says, level, decision.why.risk))
