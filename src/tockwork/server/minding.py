"""Bots at a table: they answer for the seats they have or mind, one answer after another."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from tockwork.server.entries import Weakened
from tockwork.server.levels import weaker
from tockwork.server.shapes import Level
from tockwork.server.storage import StorageError
from tockwork.server.thinking import BotFailed

if TYPE_CHECKING:
    from tockwork.server.room import Room

log = logging.getLogger("tockwork.table")


class Minding:
    """Wakes when something has changed, and plays as long as a bot is asked."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._playing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        if self._playing is None and self._asked() is not None:
            self._playing = asyncio.create_task(self._play_on())

    def cancel(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def _asked(self) -> tuple[int, Level] | None:
        """The seat that is asked and the bot that answers for it, if one does."""
        room, told = self.room, self.room.told
        if room.closed or told.asked is None:
            return None
        people = any(place.guest is not None for place in told.places)
        if not people and not room.listeners:
            return None  # everybody has left and nobody watches
        level = told.bot_in(told.asked)
        return None if level is None else (told.asked, level)

    async def _play_on(self) -> None:
        try:
            while (asked := self._asked()) is not None:
                await asyncio.sleep(self.room.hall.settings.pause * random.uniform(0.7, 1.3))
                if self._asked() == asked:
                    await self._answer(*asked)
        except Exception:
            log.exception("bots", extra={"table": self.room.told.id})
        finally:
            self._playing = None

    async def _answer(self, seat: int, level: Level) -> None:
        room, told = self.room, self.room.told
        decision, thinkers = told.batches, room.hall.thinkers
        assert told.game is not None
        view = told.game.view(seat)
        lower, failure = None, ""
        try:
            move = await thinkers.choose(view, level)
        except BotFailed as bad:
            failure, move = str(bad), ""
            lower = None if told.ran_out == seat else weaker(level)
            if lower is None:
                move, helper = await thinkers.last_resort(view)
                failure += f"; answered by: {helper}"
            self._note_failure(level, failure)

        async def play() -> None:
            if told.batches != decision or self._asked() != (seat, level):
                return  # somebody came back while the bot was thinking
            if lower is not None:
                await room.commit(Weakened(seat=seat, was=level, level=lower, why=failure[:500]))
            else:
                await room.answer(seat, move, "clock" if told.ran_out == seat else "bot")

        try:
            await room.alone(play)
        except StorageError as bad:  # nothing has changed; try again a little later
            log.error("storage", extra={"table": told.id, "detail": str(bad)})
            await asyncio.sleep(1)

    def _note_failure(self, level: Level, why: str) -> None:
        self.room.hall.metrics.bot_failures.labels(level).inc()
        extra = {"table": self.room.told.id, "level": level, "detail": why}
        log.error("bot_failed", extra=extra)
