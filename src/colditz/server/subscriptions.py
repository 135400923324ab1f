"""Who wants to be told when it is his turn, and where."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field

MOST_DEVICES = 5
# The services that browsers use. Nothing else is called: an address comes from a client, and could be anybody's.
SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
Language = Literal["en", "es", "it"]
MailAddress = Annotated[str, Field(max_length=200, pattern=r"^[^\s@<>,;:\"]+@[^\s@<>,;:\"]+\.[^\s@<>,;:\"]+$")]


class PushKeys(BaseModel):
    """What a message to a browser is locked with."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=60)]


class PushTo(BaseModel):
    """A browser that can be reached, as the browser itself describes it."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    endpoint: Annotated[str, Field(max_length=800)]
    keys: PushKeys


class Told(BaseModel):
    """Where one player is told that it is his turn."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    push: tuple[PushTo, ...] = ()
    mail: str = ""
    code: str = ""  # what confirms the address; empty once it is confirmed
    language: Language = "en"

    def on(self, device: PushTo) -> Told:
        """With one more browser; the oldest makes way."""
        others = [each for each in self.push if each.endpoint != device.endpoint]
        return self.model_copy(update={"push": (*others, device)[-MOST_DEVICES:]})

    def without(self, endpoint: str) -> Told:
        """With a browser less."""
        return self.model_copy(update={"push": tuple(each for each in self.push if each.endpoint != endpoint)})


class NotifyWish(BaseModel):
    """How the holder of a seat wants to be told of his turns; `off` ends all of it."""

    model_config = ConfigDict(extra="forbid")

    token: Annotated[str, Field(max_length=100)]
    push: PushTo | None = None
    mail: MailAddress | None = None
    off: bool = False
    language: Language = "en"


def is_push_service(endpoint: str, others: tuple[str, ...] = ()) -> bool:
    """The address is one of a push service that browsers use, or of a host that the server's host named."""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    if host in others:
        return parts.scheme in ("http", "https")
    known = any(host == each or (each.startswith(".") and host.endswith(each)) for each in SERVICES)
    return known and parts.scheme == "https" and parts.port in (None, 443)
