"""The application: everything put together, with safe answers for whatever goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import cast

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from colditz.server import library, lobby, notifying, rematch, tutorial
from colditz.server.errors import Fault, fault_of, spoken_by, unread
from colditz.server.pages import add_pages
from colditz.server.security import SecurityMiddleware, is_this_machine, was_forwarded
from colditz.server.settings import Settings
from colditz.server.socket import serve
from colditz.server.tables import TableManager
from colditz.server.unreadable import unreadable
from colditz.store.open import open_store
from colditz.store.store import Store, StoreUnavailable

DESCRIPTION = (
    "Games of Escape from Colditz over the wire. Make or join a game here, then play it over the socket "
    "/ws/games/{id}; docs/protocol.md tells how, with a bot that plays a whole game."
)

log = logging.getLogger(__name__)


def make_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """A server that is not yet listening."""
    settings = settings or Settings()
    tables = TableManager(store or open_store(settings.database), settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await tables.start()
        yield
        await tables.stop()

    app = FastAPI(
        title="Colditz",
        version=version("colditz"),
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.tables = tables
    app.include_router(lobby.router)
    app.include_router(library.router)
    app.include_router(tutorial.router)
    app.include_router(notifying.router)
    app.include_router(rematch.router)
    _add_health(app)
    _add_socket(app, tables)
    add_pages(app, home=settings.home)
    _add_faults(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(SecurityMiddleware, settings=settings)
    return app


def _add_socket(app: FastAPI, tables: TableManager) -> None:
    @app.websocket("/ws/games/{game}")
    async def socket(socket: WebSocket, game: str) -> None:
        """Play, look on and talk at one table."""
        await serve(socket, tables, game)


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["health"], response_class=PlainTextResponse)
    async def healthz() -> str:
        """The server lives."""
        return "ok\n"

    @app.get("/readyz", tags=["health"], response_class=PlainTextResponse, responses=lobby.FAULTS)
    async def readyz(request: Request) -> str:
        """The server can reach its database."""
        await lobby.tables_of(request).store.games(limit=1)
        return "ready\n"

    @app.get("/metrics", tags=["health"], response_class=PlainTextResponse, responses=lobby.FAULTS)
    async def metrics(request: Request) -> str:
        """What the server counts, for Prometheus; not for players, who could count each other's messages."""
        tables = lobby.tables_of(request)
        address = request.client.host if request.client else ""
        local = is_this_machine(address) and not was_forwarded(request.headers)
        if not local and address not in tables.settings.metrics_from:
            raise Fault("unknown-page")
        return tables.text()


# --- faults


def _told(request: Request, fault: Fault) -> Response:
    lobby.tables_of(request).metrics.count("colditz_faults_total", code=fault.code)
    error = fault.as_message(None, spoken_by(request.headers.get("accept-language", "")))
    body = {"code": error.code, "says": error.says, "rule": error.rule, "question": error.question}
    headers = {"Retry-After": "1"} if fault.status in (429, 503) else None
    return JSONResponse(body, fault.status, headers=headers)


def _add_faults(app: FastAPI) -> None:
    async def tell_fault(request: Request, error: Exception) -> Response:
        return _told(request, fault_of(error) or Fault("internal"))

    async def tell_invalid(request: Request, error: Exception) -> Response:
        return _told(request, unread(unreadable(cast("RequestValidationError", error).errors()[0])))

    async def tell_http(request: Request, error: Exception) -> Response:
        status = cast("HTTPException", error).status_code
        code = {404: "unknown-page", 405: "wrong-method"}.get(status, "bad-message")
        response = _told(request, Fault(code, unread="request"))
        response.headers.update(cast("HTTPException", error).headers or {})
        return response

    async def tell_mishap(request: Request, error: Exception) -> Response:
        log.error("a request could not be answered", exc_info=error)
        lobby.tables_of(request).metrics.count("colditz_mishaps_total")
        return _told(request, Fault("internal"))

    app.add_exception_handler(Fault, tell_fault)
    app.add_exception_handler(StoreUnavailable, tell_fault)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(Exception, tell_mishap)
