"""Over HTTP: how the holder of a seat asks to be told of his turns."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse
from pydantic import BaseModel

from colditz.model.words import sentence
from colditz.server import senders
from colditz.server.errors import Fault
from colditz.server.lobby import FAULTS, GameId, check_limit, tables_of
from colditz.server.notices import Notices, keep
from colditz.server.seats import same
from colditz.server.subscriptions import NotifyWish, Told, is_push_service
from colditz.store.store import SeatRecord

router = APIRouter(prefix="/api", tags=["notifications"], responses=FAULTS)


class Ways(BaseModel):
    """How this server can tell players of their turns."""

    key: str
    mail: bool


@router.get("/notifications")
async def ways(request: Request) -> Ways:
    """The key for Web Push, and whether mail is possible."""
    notices = tables_of(request).notices
    return Ways(key=senders.public_key(notices.key), mail=notices.mails)


@router.post("/games/{game}/notify", status_code=204)
async def notify(request: Request, game: GameId, wish: NotifyWish) -> None:
    """Be told when it is the turn of a seat that you hold."""
    notices, tables = tables_of(request).notices, tables_of(request)
    check_limit(request, tables.game_creation_limit)
    table = await tables.table(game)
    seat = next((each for each in table.seats.values() if same(wish.token, each.token_hash)), None)
    if seat is None:
        raise Fault("wrong-token")
    if wish.push and not is_push_service(wish.push.endpoint, notices.settings.push_hosts):
        raise Fault("bad-message", unread="no-push-service")
    if wish.mail and not notices.mails:
        raise Fault("bad-message", unread="no-mail")
    told = (table.options.notify.get(seat.token_hash) or Told()).model_copy(update={"language": wish.language})
    told = told.on(wish.push) if wish.push else told
    if wish.mail and wish.mail != told.mail:
        told = told.model_copy(update={"mail": wish.mail, "code": secrets.token_urlsafe(16)})
        notices.begin(notices.mail(wish.mail, *_confirmation(notices, game, seat, told)))
    await keep(table, seat.token_hash, None if wish.off else told)


def _confirmation(notices: Notices, game: str, seat: SeatRecord, told: Told) -> tuple[str, str]:
    """Nobody gets more than one mail whose address somebody else wrote down."""
    link = f"{notices.settings.home}/api/games/{game}/notify/confirm?seat={seat.seat}&code={told.code}"
    body = sentence("mail-confirm-body", told.language)
    return sentence("mail-confirm-subject", told.language), f"{body}\n\n{link}\n"


@router.get("/games/{game}/notify/confirm", response_class=RedirectResponse, status_code=303)
async def confirm(
    request: Request,
    game: GameId,
    seat: Annotated[str, Query(max_length=20)],
    code: Annotated[str, Query(min_length=1, max_length=40)],
) -> str:
    """Confirm a mail address by the link that was sent to it."""
    table = await tables_of(request).table(game)
    record = table.seats.get(seat)
    told = table.options.notify.get(record.token_hash) if record else None
    if record is None or told is None or not secrets.compare_digest(told.code, code):
        raise Fault("wrong-token")
    await keep(table, record.token_hash, told.model_copy(update={"code": ""}))
    return f"/game/{table.id}"
