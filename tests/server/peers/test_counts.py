"""What is counted together ends right, in whatever order and however often it gets through."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tockwork.server.peers.counts import Counts

ADDRESS = ("connections from", "192.0.2.7")


class Slow:
    """A Redis that does what it is told only when it is let, in any order."""

    def __init__(self) -> None:
        self.last = 0
        self.told: list[tuple[int, asyncio.Future[None]]] = []

    async def script(self, script: str, keys: Sequence[str], *values: Any) -> list[str]:
        done = asyncio.get_running_loop().create_future()
        self.told.append((values[1], done))
        await done
        self.last = values[1]
        return []

    async def let(self, k: int, trouble: Exception | None = None) -> None:
        done = self.told[k][1]
        done.set_exception(trouble) if trouble else done.set_result(None)
        for _ in range(3):
            await asyncio.sleep(0)


def test_an_older_count_that_gets_through_later_is_said_again() -> None:
    async def happens() -> None:
        redis = Slow()
        counts = Counts("me", redis.script, lambda kind, name: f"{kind}:{name}")
        calls = [asyncio.create_task(counts.count(*ADDRESS, here)) for here in (1, 2)]
        await asyncio.sleep(0)
        await redis.let(1)
        await redis.let(0)
        assert redis.last == 1
        assert counts.unsaid
        again = asyncio.create_task(counts.say())
        await asyncio.sleep(0)
        await redis.let(2)
        await asyncio.gather(again, *calls)
        assert redis.last == 2
        assert not counts.unsaid

    asyncio.run(happens())


def test_a_count_that_does_not_get_through_stays_to_be_said() -> None:
    async def happens() -> None:
        redis = Slow()
        counts = Counts("me", redis.script, lambda kind, name: f"{kind}:{name}")
        call = asyncio.create_task(counts.count(*ADDRESS, 3))
        await asyncio.sleep(0)
        await redis.let(0, OSError("away"))
        with pytest.raises(OSError, match="away"):
            await call
        again = asyncio.create_task(counts.say())
        await asyncio.sleep(0)
        await redis.let(1)
        await again
        assert redis.last == 3
        assert not counts.unsaid

    asyncio.run(happens())
