"""The server's log: one JSON object a line, for people with `jq` and for machines."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
from datetime import UTC, datetime

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


_PATH = re.compile(r"^(/(?:api/tables|table|lobby|replay)/)([^/]+)")


def tag(table: str) -> str:
    """A hash to tell tables apart. Table ids grant access, so the log must not contain them."""
    return hashlib.sha256(b"tockwork log\n" + table.encode(errors="replace")).hexdigest()[:10]


def without_table(path: str) -> str:
    """An address of a call as it is logged."""
    return _PATH.sub(lambda found: found[1] + tag(found[2]), path)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {k: v for k, v in vars(record).items() if k not in _PLAIN}
        if "table" in line:
            line["table"] = tag(str(line["table"]))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_lines(level: str = "info") -> None:
    """Sends everything to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn").setLevel("WARNING")
