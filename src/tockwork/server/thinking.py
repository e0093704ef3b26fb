"""Where bots think: in threads of their own. The kernel lets go of Python while it searches."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tockwork.bots import Bot, Budget
from tockwork.errors import TockworkError
from tockwork.game import View
from tockwork.server.levels import bot_of
from tockwork.server.shapes import Level

PATIENCE = 10.0  # seconds after which a bot counts as failed


class BotFailed(TockworkError):
    """A bot raised, was too slow, or answered what is not legal."""


class Thinkers:
    """Asks bots for answers without holding up anybody else."""

    def __init__(self, threads: int | None = None, bots: Callable[[Level], Bot] = bot_of) -> None:
        count = threads or max(2, os.cpu_count() or 2)
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self._bots = bots
        self.seconds = 0.0
        self.answers = 0

    async def choose(self, view: View, level: Level) -> str:
        """The text of the answer a bot of this level gives to what its seat sees."""
        loop = asyncio.get_running_loop()
        begin = time.perf_counter()
        try:
            work = loop.run_in_executor(self._pool, _choose, self._bots, view, level)
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


def _choose(bots: Callable[[Level], Bot], view: View, level: Level) -> str:
    moves = view.legal_moves()
    if len(moves) == 1:
        return str(moves[0])
    chosen = bots(level).choose(view, moves, Budget(), random.Random())
    if chosen not in moves:
        raise BotFailed(f"'{chosen}' is not legal")
    return str(chosen)
