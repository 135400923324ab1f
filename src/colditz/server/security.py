"""What every answer over HTTP carries, and what no request may do."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from colditz.server.errors import Fault, spoken_by

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def is_this_machine(address: str) -> bool:
    """The client runs on the same machine as the server."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class SecurityMiddleware:
    """Adds the headers that keep browsers safe, and refuses bodies that are too large before they are read."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app, self.most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self.most:
            await _told(Fault("too-large", most=self.most), headers)(scope, receive, send)
            return
        await self.app(scope, self._counted(receive), _headed(send))

    def _counted(self, receive: Receive) -> Receive:
        """A body without a length is read no further than allowed."""
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            return {"type": "http.disconnect"} if read > self.most else message

        return counted


def _headed(send: Send) -> Send:
    async def headed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return headed


def _told(fault: Fault, headers: Headers) -> JSONResponse:
    says = fault.says(spoken_by(headers.get("accept-language", "")))
    return JSONResponse({"code": fault.code, "says": says, "rule": None, "question": None}, fault.status)
