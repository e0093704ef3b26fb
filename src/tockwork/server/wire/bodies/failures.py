"""The refusal of a request."""

from __future__ import annotations

from pydantic import Field

from tockwork.server.wire.shapes import Frozen, nothing


class Problem(Frozen):
    """A field that is wrong: `code` and `arguments` for who says it in words, where a person can
    have made the mistake; `detail` is for developers."""

    where: str
    detail: str
    code: str | None = Field(default=None, exclude_if=nothing)
    arguments: dict[str, str] | None = Field(default=None, exclude_if=nothing)


class Failure(Frozen):
    """Every response from 400 on. `problems` name fields; `detail` is for developers.

    With 413 and 429 `limit` names the limit; `retry` is in milliseconds.
    """

    code: str
    detail: str
    problems: tuple[Problem, ...] = ()
    limit: str | None = Field(default=None, exclude_if=nothing)
    retry: int | None = Field(default=None, exclude_if=nothing)
