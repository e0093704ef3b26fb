"""The threads in which bots think. The kernel releases Python's lock while it searches."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tockwork.bots import Bot, Budget, GreedyBot
from tockwork.errors import TockworkError
from tockwork.game import View
from tockwork.server.settings import new_seed
from tockwork.server.tables.levels import bot_of
from tockwork.server.wire.shapes import Level

PATIENCE = 10.0  # seconds of thinking after which a bot counts as failed


class BotFailed(TockworkError):
    """A bot raised, was too slow, or returned an illegal move."""


class BotSlow(BotFailed):
    """A bot took too long over one move, which says nothing about the next."""


class Question(NamedTuple):
    """A request for a bot's move, and its waiting caller."""

    bot: Callable[[], Bot]
    view: View
    answer: asyncio.Future[str]


class Thinkers:
    """Runs bots without holding up other tables.

    Users take turns: one with twenty tables of strong bots waits for them, and nobody else does.
    """

    def __init__(
        self,
        threads: int | None = None,
        bots: Callable[[Level], Bot] = bot_of,
        last: Callable[[], Bot] = GreedyBot,
        seed: Callable[[], str] = new_seed,
    ) -> None:
        count = threads or max(2, os.cpu_count() or 2)
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self._free = count
        self._closed = False
        self._waiting: OrderedDict[str, deque[Question]] = OrderedDict()  # by user, in turn
        self._bots = bots
        self._last = last
        self._seed = seed
        self.seconds = 0.0
        self.answers = 0

    async def choose(self, view: View, level: Level, whose: str = "") -> str:
        """The text of the move of a bot of this level for its seat's view."""
        return await self._ask(lambda: self._bots(level), view, whose)

    async def last_resort(self, view: View, whose: str = "") -> tuple[str, str]:
        """A move if every level has failed, and its level: greedy's, which needs no network."""
        try:
            return await self._ask(self._last, view, whose), "greedy"
        except BotFailed as bad:
            return str(view.legal_moves()[0]), f"greedy too failed ({bad}): the first legal one"

    async def _ask(self, bot: Callable[[], Bot], view: View, whose: str) -> str:
        question = Question(bot, view, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(whose, deque()).append(question)
        self._begin()
        try:
            return await question.answer
        except BotSlow:
            raise
        except Exception as bad:
            raise BotFailed(f"{type(bad).__name__}: {bad}") from bad

    def _begin(self) -> None:
        """Begins to think about the next questions, as many as there are threads free."""
        if self._closed:
            for questions in self._waiting.values():
                for question in questions:
                    question.answer.cancel()
            self._waiting.clear()
        while self._free and self._waiting:
            whose, questions = self._waiting.popitem(last=False)
            question = questions.popleft()
            if questions:
                self._waiting[whose] = questions  # behind all others
            if not question.answer.done():  # the caller still waits
                self._think(question)

    def _think(self, question: Question) -> None:
        self._free -= 1
        loop, begin = asyncio.get_running_loop(), time.perf_counter()
        work = loop.run_in_executor(self._pool, _choose, question.bot, question.view, self._seed())
        # Patience is counted from here: waiting for others is not the bot's fault.
        alarm = loop.call_later(PATIENCE, _too_slow, question.answer)

        def end(done: asyncio.Future[str]) -> None:
            alarm.cancel()
            self._free += 1
            self.seconds += time.perf_counter() - begin
            self.answers += 1
            bad = None if done.cancelled() else done.exception()
            if not question.answer.done():
                if done.cancelled():
                    question.answer.cancel()
                elif bad is not None:
                    question.answer.set_exception(bad)
                else:
                    question.answer.set_result(done.result())
            self._begin()

        work.add_done_callback(end)

    def close(self) -> None:
        self._closed = True
        self._begin()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _too_slow(answer: asyncio.Future[str]) -> None:
    if not answer.done():
        answer.set_exception(BotSlow(f"no answer within {PATIENCE:g} seconds"))


def _choose(who: Callable[[], Bot], view: View, seed: str) -> str:
    moves = view.legal_moves()
    if len(moves) == 1:
        return str(moves[0])
    chosen = who().choose(view, moves, Budget(), random.Random(seed))
    if chosen not in moves:
        raise BotFailed(f"'{chosen}' is not legal")
    return str(chosen)
