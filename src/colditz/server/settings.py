"""What a host may set, with values that are safe to leave alone."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace
from math import inf


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings."""

    database: str | None = None  # None: a file in the user's data directory
    origins: tuple[str, ...] = ()  # other web addresses that may open a socket, besides the server's own
    hosts: tuple[str, ...] = ()  # names under which the server is reached, besides this machine's own; * for any
    proxies: tuple[str, ...] = ()  # addresses of proxies whose X-Forwarded-For is believed
    metrics_from: tuple[str, ...] = ()  # addresses that may read the metrics, besides this machine
    # telling players of their turns; mail needs the first three
    smtp: str = field(default_factory=lambda: os.environ.get("COLDITZ_SMTP", ""))  # smtp://user:password@host:587
    mail_from: str = field(default_factory=lambda: os.environ.get("COLDITZ_MAIL_FROM", ""))
    home: str = field(default_factory=lambda: os.environ.get("COLDITZ_HOME", "").rstrip("/"))  # https://example.org
    vapid: str = field(default_factory=lambda: os.environ.get("COLDITZ_VAPID", ""))  # the file of the Web Push key
    push_hosts: tuple[str, ...] = ()  # push services besides those that browsers use
    log_format: str = "text"  # or json
    # what one client may ask of the server
    frame: int = 16_384  # bytes a message
    rate: float = 40.0  # messages a second, on average
    burst: int = 120  # messages at once
    behind: int = 256  # messages that a slow reader may fall behind before it is cut off
    behind_bytes: int = 4_194_304  # and bytes
    hello_seconds: float = 15.0
    listeners: int = 1200  # connections a game
    connections: int = 6000
    connections_per_address: int = 500
    header_bytes: int = 16_384  # of one request, its first line included
    header_fields: int = 100
    request_seconds: float = 20.0  # for a request to arrive whole
    new_games: float = 0.5  # games a second that one address may make, on average
    new_games_burst: int = 30
    heavy: float = 2.0  # replays and files a second that one address may ask for, on average
    heavy_burst: int = 40
    joins: float = 2.0  # seats a second that one address may take or leave, on average
    joins_burst: int = 40
    # what the server spends
    idle_seconds: float = 300.0  # a table without listeners is put away after this time
    recent_actions: int = 400  # deeds of a game that a client who was away can be told
    bot_budget: float = 10.0  # seconds after which a random bot decides instead
    thinkers: int = 2  # bots that think at once
    bot_processes: bool = field(default_factory=lambda: (os.cpu_count() or 1) > 1)  # each in its own process
    other_worker_seconds: float = 3.0  # bots of a game that another worker plays are left to it for so long


class BadSetting(ValueError):
    """A setting that does not exist or cannot have this value."""


def with_limits(settings: Settings, wishes: list[str]) -> Settings:
    """Settings with some numbers changed; each wish is written NAME=VALUE."""
    numbers = {item.name: type(item.default) for item in fields(settings) if isinstance(item.default, int | float)}
    for wish in wishes:
        name, _, value = wish.partition("=")
        if name not in numbers:
            raise BadSetting(f"there is no setting {name!r}; there are {', '.join(numbers)}")
        try:
            number = numbers[name](value)
        except ValueError as error:
            raise BadSetting(f"{name} must be a number, not {value!r}") from error
        if not 0 < number < inf:
            raise BadSetting(f"{name} must be more than 0 and not endless, not {value}")
        settings = replace(settings, **{name: number})  # type: ignore[arg-type]
    return settings
