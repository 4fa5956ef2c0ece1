"""Structured logs: one JSON object a line, on standard error. No cookie, token, link or password is ever in them."""

import logging
import sys
from typing import Any, Final

import msgspec

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

MOST_CHARACTERS: Final = 2_000
"""Of one value in a line: whatever a stranger sends, a line stays one that can be read, and a disk that lasts."""


def shortened(text: str, most: int = MOST_CHARACTERS) -> str:
    """The beginning and the end, where it is too long: of a traceback the end says what went wrong."""
    if len(text) <= most:
        return text
    left = most // 4
    return f"{text[:left]} … {len(text) - most} characters … {text[left - most :]}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": shortened(record.getMessage()),
        }
        facts = {key: value for key, value in vars(record).items() if key not in _OWN}
        line |= {
            key: value if isinstance(value, int | float) else shortened(str(value)) for key, value in facts.items()
        }
        if record.exc_info:
            line["error"] = shortened(self.formatException(record.exc_info), 2 * MOST_CHARACTERS)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str = "info", *more: logging.Handler) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("branchline")
    root.handlers[:] = [handler, *more]
    root.setLevel(level.upper())
    root.propagate = False
    below = logging.getLogger("uvicorn.error")
    below.handlers[:] = [handler, *more]
    below.setLevel(max(logging.WARNING, root.level))
    below.propagate = False
