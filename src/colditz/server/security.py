"""What every answer over HTTP carries, and what no request may do."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from colditz.server.errors import Fault, spoken_by
from colditz.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",  # tokens and secrets are in many answers; what may be kept says so itself
}
FORWARDING = ("x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host", "x-forwarded-proto")


def is_this_machine(address: str) -> bool:
    """The client runs on the same machine as the server."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def was_forwarded(headers: Mapping[str, str]) -> bool:
    """A proxy sent this on, so the address of whoever connected says nothing about the client."""
    return any(name in headers for name in FORWARDING)


@cache
def own_names() -> frozenset[str]:
    """What this machine is called."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


def is_served(host: str, settings: Settings) -> bool:
    """The server is reached under this name. A page elsewhere can give its own name our address, but not our name.

    An address in numbers cannot be given away like that.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    except ValueError:
        return False
    named = {*settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins)}
    return "*" in settings.hosts or name in own_names() or name in named or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class SecurityMiddleware:
    """Refuses names that are not served and bodies that are too large; adds the headers that keep browsers safe."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings, self.most = app, settings, settings.frame * 4

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        fault = self._refuses(headers)
        if scope["type"] == "websocket":
            if fault is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
        elif fault is None:
            await self.app(scope, self._counted(receive), _with_headers(send))
        else:
            await _response(fault, headers)(scope, receive, _with_headers(send))

    def _refuses(self, headers: Headers) -> Fault | None:
        host, length = headers.get("host", ""), headers.get("content-length", "0")
        if not is_served(host, self.settings):
            return Fault("wrong-host", host=host[:100])
        if not length.isdigit() or len(length) > 12 or int(length) > self.most:
            return Fault("too-large", most=self.most)
        return None

    def _counted(self, receive: Receive) -> Receive:
        """A body without a length is read no further than allowed."""
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            return {"type": "http.disconnect"} if read > self.most else message

        return counted


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


def _response(fault: Fault, headers: Headers) -> JSONResponse:
    says = fault.says(spoken_by(headers.get("accept-language", "")))
    return JSONResponse({"code": fault.code, "says": says, "rule": None, "question": None}, fault.status)
