"""Telling players who are away that it is their turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import cached_property

from py_vapid import Vapid

from colditz.engine.play import Match
from colditz.model.words import capital, sentence
from colditz.server import senders
from colditz.server.metrics import Metrics
from colditz.server.options import Options
from colditz.server.reactions import reacting
from colditz.server.senders import DeviceGone, Note
from colditz.server.settings import Settings
from colditz.server.subscriptions import PushTo, Told
from colditz.server.table import GameTable
from colditz.store.store import SeatRecord

log = logging.getLogger(__name__)


class Notices:
    """Looks at every move, and sends a note to whoever is asked, is away and wants to know."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings, self.metrics = settings, metrics
        self.tasks: set[asyncio.Task[None]] = set()

    @cached_property
    def key(self) -> Vapid:
        """The server's key; made when the first browser asks for it."""
        return senders.server_key(senders.key_path(self.settings))

    @property
    def mails(self) -> bool:
        """The host named a mail server, whom mail is from, and where players find the game."""
        return bool(self.settings.smtp and self.settings.mail_from and self.settings.home)

    def moved(self, table: GameTable, before: Match) -> None:
        """Somebody played: who is asked now, and was not before?"""
        match = table.match
        if reacting(match) and table.paced:
            return  # it is over in seconds
        over = match.finished and not before.finished
        told = match.seats if over else [seat for seat in match.asked() if seat not in before.asked()]
        for seat in told:
            record = table.seats.get(seat)
            wanted = table.options.notify.get(record.token_hash) if record else None
            if record and wanted and not table.present(seat) and not table.played_by_bot(seat):
                self.begin(
                    self._tell(table, record, wanted, _note(table, seat, wanted.language, "over" if over else "turn"))
                )

    def tell(self, table: GameTable, seat: str, kind: str, wanted: Told | None = None, **names: str) -> None:
        """Tell the player of a seat something besides his turns, if he is away and wants to be told."""
        record = table.seats[seat]
        told = wanted or table.options.notify.get(record.token_hash)
        if told and not table.present(seat):
            self.begin(self._tell(table, record, told, _note(table, seat, told.language, kind, **names)))

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside the game."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Wait for no note any more."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _tell(self, table: GameTable, record: SeatRecord, told: Told, note: Note) -> None:
        for device in told.push:
            await self._push(table, record, device, note)
        if told.mail and not told.code and self.mails:
            body = f"{note.body}\n\n{self.settings.home}{note.path}\n\n{sentence('mail-footer', told.language)}\n"
            await self.mail(told.mail, note.title, body)

    async def _push(self, table: GameTable, record: SeatRecord, device: PushTo, note: Note) -> None:
        contact = f"mailto:{self.settings.mail_from or 'host@localhost.localdomain'}"
        try:
            await asyncio.to_thread(senders.push, self.key, contact, device, note)
            self.metrics.count("colditz_notices_total", kind="push")
        except DeviceGone:
            told = table.options.notify.get(record.token_hash)
            if told:
                await keep(table, record.token_hash, told.without(device.endpoint))
        except Exception:
            log.warning("a notice could not be pushed", exc_info=True)
            self.metrics.count("colditz_notices_failed_total", kind="push")

    async def mail(self, to: str, subject: str, body: str) -> None:
        """Send a mail; whatever goes wrong with it, the game goes on."""
        try:
            await asyncio.to_thread(senders.mail, self.settings, to, subject, body)
            self.metrics.count("colditz_notices_total", kind="mail")
        except Exception:
            log.warning("a mail could not be sent", exc_info=True)
            self.metrics.count("colditz_notices_failed_total", kind="mail")


def _note(table: GameTable, seat: str, language: str, kind: str, **others: str) -> Note:
    names: dict[str, str | int] = {
        "edition": sentence(f"edition-{table.record.edition}", language),
        "who": sentence(f"officer-{seat}", language),
        **others,
    }
    title, body = (sentence(f"notice-{kind}-{part}", language, names) for part in ("title", "body"))
    return Note(capital(title), capital(body), f"/game/{table.id}", f"colditz-{table.id}")


async def keep(table: GameTable, token_hash: str, told: Told | None) -> None:
    """Keep how a player is told of his turns, or that he is not."""

    def change(options: Options) -> Options:
        others = {key: value for key, value in options.notify.items() if key != token_hash}
        return options.model_copy(update={"notify": {**others, token_hash: told} if told else others})

    await table.amend(change)
