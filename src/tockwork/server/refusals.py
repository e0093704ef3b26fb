"""How the server says no: a code for the client, a detail for its developer."""

from __future__ import annotations

from collections.abc import Sequence

from tockwork.errors import TockworkError
from tockwork.server.wire.bodies.failures import Problem
from tockwork.server.wire.messages import RefusalCode

STATUS: dict[RefusalCode, int] = {
    "invalid": 422,
    "bad_token": 401,
    "removed": 401,
    "bad_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_invited": 403,
    "no_such_game": 404,
    "no_such_table": 404,
    "no_such_page": 404,
    "bad_code": 404,
    "bad_recovery": 404,
    "wrong_method": 405,
    "overtaken": 412,
    "too_large": 413,
    "too_many_tables": 429,
    "too_many": 429,
    "failed": 500,
    "storage": 503,
    "closing": 503,
}  # everything else is a conflict with how things stand: 409


_LONGEST = 2000  # letters of a detail


class Refusal(TockworkError):
    """A call or a command that is not carried out.

    If it was one too many, `limit` says of what and `retry` when to come again, in milliseconds.
    """

    def __init__(
        self,
        code: RefusalCode,
        detail: str,
        *problems: Problem,
        limit: str | None = None,
        retry: int | None = None,
    ) -> None:
        self.code: RefusalCode = code
        # Halves of a letter, such as JSON can spell, could not be sent back.
        self.detail = detail.encode(errors="backslashreplace").decode()[:_LONGEST]
        self.problems = problems
        self.limit = limit
        self.retry = retry
        super().__init__(detail)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


def wrong(where: str, detail: str) -> Refusal:
    """One field that makes no sense."""
    return all_wrong([(where, detail)])


def all_wrong(fields: Sequence[tuple[str, str]]) -> Refusal:
    """Fields that make no sense, the first of them in a sentence."""
    said = Refusal("invalid", ": ".join(fields[0]))
    said.problems = tuple(
        Problem(where=_sendable(where), detail=_sendable(detail)) for where, detail in fields
    )
    return said


def _sendable(text: str) -> str:
    return text.encode(errors="backslashreplace").decode()[:300]


def come_again(retry: int | None) -> dict[str, str]:
    """The header that says when, in whole seconds."""
    return {} if retry is None else {"Retry-After": str(-(-retry // 1000))}
