"""Two may change a table at once: the log decides who was first, the other one looks again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from tockwork.server.store.storage import Conflict, StorageError

P = ParamSpec("P")
T = TypeVar("T")

_TRIES = 20


def retry_on_conflict(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Retries a change of a table from the start if another one was stored first (optimistic
    concurrency).
    """

    @wraps(change)
    async def tried(*args: P.args, **options: P.kwargs) -> T:
        for _ in range(_TRIES):
            try:
                return await change(*args, **options)
            except Conflict:
                continue
        raise StorageError("database: others were faster again and again")

    return tried
