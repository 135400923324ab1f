"""`colditz serve` and `colditz play`: the server for many, and the game on one's own machine."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated, NoReturn

import typer

from colditz.editions.registry import EDITIONS
from colditz.editions.start import NATIONS
from colditz.players import LEVELS
from colditz.server.run import CannotServe, check_database, check_workers, listen, run
from colditz.server.settings import BadSetting, Settings, with_limits

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000
START_TIMEOUT = 30.0  # seconds for the server to start
DIRECTLY = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy can reach our own server


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 is this machine alone.")] = LOOPBACK,
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.")] = USUAL_PORT,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="COLDITZ_DATABASE",
            help="sqlite:///FILE or postgresql://…; by default a file in your data directory.",
        ),
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another web address whose pages may connect, such as https://example.org.")
    ] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name under which the server is reached, such as colditz.example.org.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy whose X-Forwarded-For is believed.")
    ] = None,
    metrics_from: Annotated[
        list[str] | None, typer.Option(help="An address that may read /metrics, besides this machine.")
    ] = None,
    log_format: Annotated[str, typer.Option(help="How the log is written: text, or json for programs.")] = "text",
    limits: Annotated[
        list[str] | None, typer.Option("--set", help="Another limit, such as burst=300; docs/hosts.md lists them.")
    ] = None,
) -> None:
    """Serve games to browsers and bots."""
    if log_format not in ("text", "json"):
        _refuse("colditz serve", f"--log-format is text or json, not {log_format!r}")
    settings = Settings(
        database=database,
        origins=tuple(origin or ()),
        hosts=tuple(name.lower() for name in allow_host or ()),
        proxies=tuple(proxy or ()),
        metrics_from=tuple(metrics_from or ()),
        log_format=log_format,
    )
    try:
        settings = with_limits(settings, limits or [])
    except BadSetting as error:
        _refuse("colditz serve", str(error))
    _serve(settings, host, port, workers, "colditz serve")


def play(
    edition: Annotated[str | None, typer.Option(help=f"One of {', '.join(EDITIONS)}.")] = None,
    players: Annotated[int | None, typer.Option(help="2 to 6.")] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat: security, american, british …")] = None,
    bots: Annotated[str | None, typer.Option(help=f"Your opponents: {', '.join(LEVELS)}.")] = None,
    port: Annotated[int, typer.Option(help="Where to listen; 0 takes any free port.")] = 0,
    *,
    browser: Annotated[bool, typer.Option(help="Open the game in the browser.")] = True,
) -> None:
    """Play in the browser, on this machine; with an edition, players, a seat or bots a game begins at once."""
    chosen = any(option is not None for option in (edition, players, seat, bots))
    wish = _wish(edition or next(iter(EDITIONS)), players or 4, seat, bots) if chosen else None
    _serve(Settings(), LOOPBACK, port, 1, "colditz play", _Opening(wish, browser=browser))


class _Opening:
    """What to do when the server is up: make the game that was asked for, and open the browser."""

    def __init__(self, wish: dict[str, object] | None, *, browser: bool) -> None:
        self.wish, self.browser = wish, browser

    def begin(self, address: str) -> None:
        """Wait for the server on another thread."""
        threading.Thread(target=self._open, args=(address,), daemon=True).start()

    def _open(self, address: str) -> None:
        _wait(address)
        page = address
        if self.wish is not None:
            made = _post(f"{address}/api/games", self.wish)
            seats = made["seats"]
            links = [seat["link"] for seat in seats if seat["link"]] if isinstance(seats, list) else []
            page = f"{address}{links[0]}"
            typer.echo(f"Your seat: {page}")
        if self.browser:
            webbrowser.open(page)


def _serve(settings: Settings, host: str, port: int, workers: int, name: str, opening: _Opening | None = None) -> None:
    try:
        check_workers(settings, workers)
        check_database(settings)
        listening = listen(host, port)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}"
        typer.echo(f"Colditz is served at {address} (Ctrl+C stops it).")
        if opening is not None:
            opening.begin(address)
        with listening:
            run(settings, listening, workers)
    except CannotServe as error:
        _refuse(name, str(error))


def _wish(edition: str, players: int, seat: str | None, bots: str | None) -> dict[str, object]:
    """The game that was asked for: one person among bots."""
    if edition not in EDITIONS:
        _refuse("colditz play", f"there is no edition {edition!r}; choose one of {', '.join(EDITIONS)}")
    law = EDITIONS[edition]
    if players not in law.params.pows:
        known = sorted(law.params.pows)
        _refuse("colditz play", f"{edition} is for {known[0]} to {known[-1]} players, not {players}")
    if bots is not None and bots not in LEVELS:
        _refuse("colditz play", f"there is no bot {bots!r}; choose one of {', '.join(LEVELS)}")
    names = ("security", *NATIONS[: players - 1])
    if seat is not None and seat not in names:
        _refuse("colditz play", f"there is no seat {seat!r} with {players} players; choose one of {', '.join(names)}")
    mine = seat or names[1]
    seats = [{"kind": "human"} if name == mine else {"kind": "bot", "level": bots or ""} for name in names]
    return {"edition": edition, "players": players, "seats": seats}


def _refuse(name: str, reason: str) -> NoReturn:
    typer.echo(f"{name}: {reason}", err=True)
    raise typer.Exit(2)


def _wait(address: str) -> None:
    until = time.monotonic() + START_TIMEOUT
    while time.monotonic() < until:
        try:
            with DIRECTLY.open(f"{address}/healthz", timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)


def _post(url: str, data: dict[str, object]) -> dict[str, object]:
    body = json.dumps(data).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with DIRECTLY.open(request, timeout=START_TIMEOUT) as answer:
        found: dict[str, object] = json.load(answer)
    return found
