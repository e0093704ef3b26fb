"""Everything that is wrong with an input, field by field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from tockwork.server.wire.bodies.failures import Problem

_MOST = 20  # problems told of one input


def problems_of(errors: Iterable[Mapping[str, Any]], body: object = None) -> tuple[Problem, ...]:
    """Paths as in `seats[1].level`, and what is wrong there. `body`: what could not be read."""
    return tuple(
        Problem(where=_sendable(_where(error["loc"])), detail=_sendable(_detail(error, body)))
        for error in islice(errors, _MOST)
    )


def _sendable(text: str) -> str:
    """JSON can spell halves of a letter, which no answer could carry."""
    return text[:300].encode(errors="backslashreplace").decode()


def _detail(error: Mapping[str, Any], body: object) -> str:
    at = error["loc"][-1] if error["loc"] else None
    if error["type"] != "json_invalid" or not isinstance(body, str) or not isinstance(at, int):
        return str(error["msg"])
    before = body[:at].split("\n")
    why = error.get("ctx", {}).get("error", "not understood")
    return f"JSON: {why} at line {len(before)} column {len(before[-1]) + 1}"


def _where(loc: tuple[int | str, ...]) -> str:
    parts = loc[1:] if loc and loc[0] in ("body", "query", "path", "header") else loc
    if len(parts) == 1 and isinstance(parts[0], int):  # a place in a text that is no JSON
        parts = ()
    path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in parts)
    return path.lstrip(".") or str(loc[0] if loc else "message")
