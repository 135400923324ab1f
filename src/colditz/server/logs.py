"""The server's log: sentences for people, or one JSON object a line for programs that gather logs."""

from __future__ import annotations

import json
import logging
import sys
import time

NO_NEWS = ("Invalid HTTP request received", "Invalid UTF-8 sequence received")
KEPT = frozenset(vars(logging.makeLogRecord({})))  # what every record has; all else was given by whoever logs


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, who says it, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in KEPT},
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def _is_news(record: logging.LogRecord) -> bool:
    """What anybody can make the library say as often as he likes is no news to a host."""
    return not record.getMessage().startswith(NO_NEWS)


def configure(log_format: str) -> None:
    """Write warnings and errors to standard error in this format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if log_format == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    handler.addFilter(_is_news)
    for name in ("", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if not name else []
        logger.propagate = bool(name)
        logger.setLevel(logging.WARNING)
