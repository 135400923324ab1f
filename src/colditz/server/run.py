"""Running the server: one process by default, several on a PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import socket
import sys
from dataclasses import asdict
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from colditz.server.app import make_app
from colditz.server.limits import counted_together
from colditz.server.logs import configure
from colditz.server.metrics import shared_between_workers
from colditz.server.settings import Settings
from colditz.server.transport import LimitedConfig
from colditz.store.open import open_store
from colditz.store.store import StoreError

BACKLOG: Final = 2048
SWITCH_SECONDS: Final = 0.001  # a bot that thinks keeps no message waiting for longer
SELDOM: Final = (50_000, 20, 50)  # looking for garbage among the tables of many games cost half of the time
SETTINGS: Final = "COLDITZ_SERVER_SETTINGS"  # how worker processes learn what the host wants


class CannotServe(Exception):
    """The server cannot run as asked; the message says what would be right."""


def check_workers(settings: Settings, workers: int) -> None:
    """Several processes can share games only in PostgreSQL."""
    if workers < 1:
        raise CannotServe("there must be at least one worker")
    if workers > 1 and not (settings.database or "").startswith(("postgresql://", "postgres://")):
        raise CannotServe(
            "several workers share games only in PostgreSQL: give --database postgresql://…, or leave --workers at 1"
        )


def check_database(settings: Settings) -> None:
    """Open the database once and close it again, so that a host who cannot use it is told why."""

    async def look() -> None:
        store = open_store(settings.database)
        await store.open()
        await store.close()

    try:
        asyncio.run(look())
    except StoreError as error:
        raise CannotServe(str(error)) from error


def app_from_environment() -> FastAPI:
    """The application of one worker process."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*SELDOM)
    data = json.loads(os.environ.get(SETTINGS, "{}"))
    lists = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
    settings = Settings(**{**data, **lists})
    configure(settings.log_format)
    return make_app(settings)


def config_of(settings: Settings, host: str, port: int, workers: int = 1) -> uvicorn.Config:
    """How uvicorn serves us: frames within our limit, quiet about what players do."""
    os.environ[SETTINGS] = json.dumps(asdict(settings))
    return LimitedConfig(
        settings,
        app="colditz.server.run:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws_max_size=settings.frame * 2,  # a little more than we answer to, so that most get a sentence
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,  # who is silently gone is seen to be gone, and others are told so
        ws_ping_timeout=15.0,
        limit_concurrency=settings.connections * 2,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on, before anything else is started; 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotServe(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    except OverflowError as error:
        listening.close()
        raise CannotServe(f"there is no port {port}: choose one from 1 to 65535, or 0 for any that is free") from error
    return listening


def run(settings: Settings, listening: socket.socket, workers: int = 1) -> None:
    """Serve until somebody stops it."""
    host, port = listening.getsockname()[:2]
    config = config_of(settings, host, port, workers)
    if workers > 1:
        listening.listen(BACKLOG)
        with shared_between_workers() as folder, counted_together(folder):
            Multiprocess(config, [listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
