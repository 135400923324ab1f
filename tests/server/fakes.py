"""A push service and a mail server on this machine, which keep what they are sent."""

from __future__ import annotations

import json
import os
import socketserver
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any, NamedTuple, TypeVar

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SLOW = 60


class Pushed(NamedTuple):
    """What a push service was sent."""

    headers: dict[str, str]
    body: bytes


class Browser:
    """Somebody's browser: its keys, and where it can be reached."""

    def __init__(self, address: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"http://{address}/device"

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        p256dh, auth = (urlsafe_b64encode(each).rstrip(b"=").decode() for each in (point, self.auth))
        return {"endpoint": self.endpoint, "keys": {"p256dh": p256dh, "auth": auth}}

    def read(self, pushed: Pushed) -> dict[str, str]:
        plain = http_ece.decrypt(pushed.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, str] = json.loads(plain)
        return found


class PushService:
    """Answers every push with one status, and keeps it."""

    def __init__(self) -> None:
        self.got: Queue[Pushed] = Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()
                service.got.put(Pushed({name.lower(): value for name, value in self.headers.items()}, body))

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> Pushed:
        return self.got.get(timeout=SLOW)


class MailServer:
    """Takes every mail, and keeps it."""

    def __init__(self) -> None:
        self.got: Queue[str] = Queue()
        post = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    word = line.split()[0].upper() if line.split() else b""
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        post.got.put(self.text())
                    self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
                    if word == b"QUIT":
                        return

            def text(self) -> str:
                lines = []
                while (line := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(line.decode())
                return "".join(lines).replace("=\r\n", "").replace("=3D", "=")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> str:
        return self.got.get(timeout=SLOW)


Fake = TypeVar("Fake", PushService, MailServer)


@contextmanager
def served(fake: Fake) -> Iterator[Fake]:
    """A fake that answers, on a thread of its own."""
    thread = threading.Thread(target=fake.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield fake
    finally:
        fake.server.shutdown()
        fake.server.server_close()
        thread.join()
