"""What a call is refused with."""

from __future__ import annotations

from pydantic import Field

from tockwork.server.wire.shapes import Frozen, nothing


class Problem(Frozen):
    where: str
    detail: str


class Failure(Frozen):
    """Every answer from 400 on. `problems` name fields; `detail` is for developers.

    With 413 and 429 `limit` says which one was passed; `retry` is in milliseconds.
    """

    code: str
    detail: str
    problems: tuple[Problem, ...] = ()
    limit: str | None = Field(default=None, exclude_if=nothing)
    retry: int | None = Field(default=None, exclude_if=nothing)
