"""Sending notices: Web Push with a key of the server's own (VAPID), and mail where the host named a server for it."""

from __future__ import annotations

import json
import os
import smtplib
from base64 import urlsafe_b64encode
from contextlib import suppress
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from platformdirs import user_data_path
from py_vapid import Vapid
from pywebpush import WebPushException, webpush

from colditz.server.settings import Settings
from colditz.server.subscriptions import PushTo

TIMEOUT = 10  # seconds for a service to answer
KEPT = 3 * 24 * 3600  # seconds that a push service keeps a notice for a device that is off
GONE = (404, 410)
SQLITE = "sqlite:///"


class Note(NamedTuple):
    """What somebody is told: no more than whoever has the game's link may know."""

    title: str
    body: str
    path: str
    tag: str  # a later note with the same one takes the place of an earlier


class DeviceGone(Exception):
    """A browser does not want to be told any more."""


def key_path(settings: Settings) -> Path:
    """Where the server's key is: beside its database file, else in the data directory."""
    if settings.vapid:
        return Path(settings.vapid)
    if (settings.database or "").startswith(SQLITE):
        return Path(unquote((settings.database or "").removeprefix(SQLITE))).with_suffix(".vapid.pem")
    return user_data_path("colditz", appauthor=False) / "vapid.pem"


def server_key(path: Path) -> Vapid:
    """The key that browsers know this server by; made once, and readable for nobody else."""
    if not path.exists():
        fresh = Vapid()
        fresh.generate_keys()
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):  # another worker was faster
            handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(fresh.private_pem())
    return Vapid.from_pem(path.read_bytes())


def public_key(key: Vapid) -> str:
    """The key as browsers want it."""
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def push(key: Vapid, contact: str, device: PushTo, note: Note) -> None:
    """Send a note to one browser, readable only there."""
    data = json.dumps({"title": note.title, "body": note.body, "url": note.path, "tag": note.tag})
    try:
        webpush(
            device.model_dump(),
            data,
            vapid_private_key=key,
            vapid_claims={"sub": contact},
            ttl=KEPT,
            timeout=TIMEOUT,
        )
    except WebPushException as error:
        if error.response is not None and error.response.status_code in GONE:
            raise DeviceGone from error
        raise


def mail(settings: Settings, to: str, subject: str, body: str) -> None:
    """Send a mail by the server that the host named."""
    address = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    message.set_content(body)
    safe = address.scheme == "smtps"
    server = smtplib.SMTP_SSL if safe else smtplib.SMTP
    with server(address.hostname or "", address.port or (465 if safe else 25), timeout=TIMEOUT) as smtp:
        smtp.ehlo()
        if not safe and smtp.has_extn("starttls"):
            smtp.starttls()
            smtp.ehlo()
        if address.username:
            smtp.login(unquote(address.username), unquote(address.password or ""))
        smtp.send_message(message)
