"""Refusals of the server: a code for the client, a detail for its developer."""

from __future__ import annotations

from collections.abc import Iterable

import tockwork.problems
from tockwork.errors import TockworkError
from tockwork.server.store.database import Missing, StorageError
from tockwork.server.wire.bodies.failures import Problem
from tockwork.server.wire.messages import RefusalCode

STATUS: dict[RefusalCode, int] = {
    "invalid": 422,
    "name_refused": 422,
    "bad_token": 401,
    "removed": 401,
    "bad_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_invited": 403,
    "not_lasting": 403,
    "no_role": 403,
    "left_rated": 403,
    "no_such_game": 404,
    "no_such_table": 404,
    "no_such_page": 404,
    "no_such_party": 404,
    "no_such_club": 404,
    "no_such_event": 404,
    "not_member": 403,
    "bad_code": 404,
    "bad_recovery": 404,
    "bad_role": 404,
    "no_such_report": 404,
    "no_such_profile": 404,
    "wrong_method": 405,
    "overtaken": 412,
    "too_large": 413,
    "too_many_tables": 429,
    "too_many": 429,
    "failed": 500,
    "storage": 503,
    "no_room": 507,
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
        *fields: Problem,
        limit: str | None = None,
        retry: int | None = None,
    ) -> None:
        self.code: RefusalCode = code
        # Halves of a letter, such as JSON can spell, could not be sent back.
        self.detail = detail.encode(errors="backslashreplace").decode()[:_LONGEST]
        self.fields = fields
        self.limit = limit
        self.retry = retry
        super().__init__(detail)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


def joined() -> Refusal:
    """The user, or the code's, was merged with another one a moment ago, or deleted."""
    return Refusal("joined", "two guests were just joined, or one was deleted: look again")


def of_storage(bad: StorageError) -> Refusal:
    """The refusal of a request that could not be stored."""
    return joined() if isinstance(bad, Missing) else Refusal("storage", str(bad))


def wrong(where: str, detail: str) -> Refusal:
    """One field that makes no sense, which only a program can have sent."""
    field = Problem(where=_sendable(where), detail=_sendable(detail))
    return Refusal("invalid", f"{where}: {detail}", field)


def refused(problems: Iterable[tockwork.problems.Problem]) -> Refusal:
    """Fields that make no sense, the first of them in a sentence."""
    fields = tuple(map(field, problems))
    return Refusal("invalid", f"{fields[0].where}: {fields[0].detail}", *fields)


def refused_rules(problems: Iterable[tockwork.problems.Problem]) -> Refusal:
    """The field `rules`, which says a whole game, makes no sense."""
    return refused(
        one if one.where.startswith("rules") else one.within("rules", ".") for one in problems
    )


def field(problem: tockwork.problems.Problem) -> Problem:
    """What the library says of a field, as it is sent."""
    return Problem(
        where=_sendable(problem.where),
        detail=_sendable(problem.what),
        code=problem.code,
        arguments={name: _sendable(value) for name, value in problem.arguments.items()},
    )


def _sendable(text: str) -> str:
    """JSON can spell halves of a letter, which no answer could carry."""
    return text[:300].encode(errors="backslashreplace").decode()


def come_again(retry: int | None) -> dict[str, str]:
    """The header that says when, in whole seconds."""
    return {} if retry is None else {"Retry-After": str(-(-retry // 1000))}
