"""Everything that is wrong with an input, field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

from tockwork.locale.shapes import Schema, problem
from tockwork.problems import Problem

_MOST = 20  # problems reported for one input


def problems_of(
    errors: Iterable[Mapping[str, Any]],
    body: object = None,
    schema: Callable[[], Schema] | None = None,
) -> list[Problem]:
    """Paths as in `seats[1].level`, with the error there. `body`: the invalid input.
    `schema`: its schema, for the possible fields."""
    return [_problem(error, body, schema) for error in islice(errors, _MOST)]


def _problem(
    error: Mapping[str, Any], body: object, schema: Callable[[], Schema] | None
) -> Problem:
    where, at = _where(error["loc"]), error["loc"][-1] if error["loc"] else None
    if error["type"] != "json_invalid" or not isinstance(body, str) or not isinstance(at, int):
        return problem(where, error, schema)
    before = body[:at].split("\n")
    why = error.get("ctx", {}).get("error", "not understood")
    return Problem(where, "not-json", why=why, line=len(before), column=len(before[-1]) + 1)


def _where(loc: tuple[int | str, ...]) -> str:
    parts = loc[1:] if loc and loc[0] in ("body", "query", "path", "header") else loc
    if len(parts) == 1 and isinstance(parts[0], int):  # a place in a text that is no JSON
        parts = ()
    path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in parts)
    return path.lstrip(".") or str(loc[0] if loc else "message")
