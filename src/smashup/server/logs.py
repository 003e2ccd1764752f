"""Logs: one line for each thing worth knowing, for people or (JSON lines) for programs."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

_ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged beside the message."""
    return {key: value for key, value in vars(record).items() if key not in _ORDINARY}


class JsonLines(logging.Formatter):
    """{"time", "level", "logger", "message", …} on one line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


class Lines(logging.Formatter):
    """12:30:59 info table made table=k3v9x2mq7d seats=2."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        details = "".join(f" {key}={value}" for key, value in _extra(record).items())
        line = f"{at} {record.levelname.lower()} {record.getMessage()}{details}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(*, as_json: bool, verbose: bool) -> None:
    """Log to the error output. Without `verbose` people are not told of requests, nor of what goes without saying."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.INFO if verbose else logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.INFO if verbose or as_json else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
