"""Where bots think: in threads of their own. The kernel lets go of Python while it searches."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tockwork.bots import Bot, Budget, GreedyBot
from tockwork.errors import TockworkError
from tockwork.game import View
from tockwork.server.settings import new_seed
from tockwork.server.tables.levels import bot_of
from tockwork.server.wire.shapes import Level

PATIENCE = 10.0  # seconds after which a bot counts as failed


class BotFailed(TockworkError):
    """A bot raised, was too slow, or answered what is not legal."""


class Thinkers:
    """Asks bots for answers without holding up anybody else."""

    def __init__(
        self,
        threads: int | None = None,
        bots: Callable[[Level], Bot] = bot_of,
        last: Callable[[], Bot] = GreedyBot,
        seed: Callable[[], str] = new_seed,
    ) -> None:
        count = threads or max(2, os.cpu_count() or 2)
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self._bots = bots
        self._last = last
        self._seed = seed
        self.seconds = 0.0
        self.answers = 0

    async def choose(self, view: View, level: Level) -> str:
        """The text of the answer a bot of this level gives to what its seat sees."""
        return await self._ask(lambda: self._bots(level), view)

    async def last_resort(self, view: View) -> tuple[str, str]:
        """An answer if no level has one, and whose it is: greedy's, which needs no network."""
        try:
            return await self._ask(self._last, view), "greedy"
        except BotFailed as bad:
            return str(view.legal_moves()[0]), f"greedy too failed ({bad}): the first legal one"

    async def _ask(self, who: Callable[[], Bot], view: View) -> str:
        loop = asyncio.get_running_loop()
        begin = time.perf_counter()
        try:
            work = loop.run_in_executor(self._pool, _choose, who, view, self._seed())
            return await asyncio.wait_for(work, PATIENCE)
        except TimeoutError:
            raise BotFailed(f"no answer within {PATIENCE:g} seconds") from None
        except Exception as bad:
            raise BotFailed(f"{type(bad).__name__}: {bad}") from bad
        finally:
            self.seconds += time.perf_counter() - begin
            self.answers += 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(who: Callable[[], Bot], view: View, seed: str) -> str:
    moves = view.legal_moves()
    if len(moves) == 1:
        return str(moves[0])
    chosen = who().choose(view, moves, Budget(), random.Random(seed))
    if chosen not in moves:
        raise BotFailed(f"'{chosen}' is not legal")
    return str(chosen)
