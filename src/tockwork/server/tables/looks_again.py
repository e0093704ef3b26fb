"""Two may change a table at once: the log decides who was first, the other one looks again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from tockwork.server.store.storage import Overtaken, StorageError

P = ParamSpec("P")
T = TypeVar("T")

_TRIES = 20


def looks_again(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """For whatever changes a table: if somebody else was first, it is checked anew from the start.

    By then the table has caught up with the log.
    """

    @wraps(change)
    async def tried(*args: P.args, **options: P.kwargs) -> T:
        for _ in range(_TRIES):
            try:
                return await change(*args, **options)
            except Overtaken:
                continue
        raise StorageError("database: others were faster again and again")

    return tried
