"""Bots at a table: they move for their seats and for players who are away, one at a time."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from tockwork.game import View
from tockwork.server.refusals import Refusal
from tockwork.server.store.storage import StorageError
from tockwork.server.tables.bot_threads import BotFailed, BotSlow
from tockwork.server.tables.entries import Abandoned, Weakened
from tockwork.server.tables.levels import weaker
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.wire.shapes import Level

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.table")


class Bots:
    """Wakes when something has changed, and plays as long as a bot is asked."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._playing: asyncio.Task[None] | None = None
        self._skips = asyncio.Event()

    def wake(self) -> None:
        if self._playing is None and self._asked() is not None:
            self._playing = asyncio.create_task(self._play_on())

    def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def skip(self) -> None:
        """Plays on without pauses until it is no bot's turn."""
        if self._playing is not None:
            self._skips.set()

    def _asked(self) -> tuple[int, Level] | None:
        """The player to move and the bot that moves for it, if there is one."""
        table, log = self.table, self.table.log
        asked = log.asked
        if table.closed or asked is None:
            return None
        level = log.bot_in(asked)
        if level is None:
            return None
        people = any(place.guest is not None for place in log.places)
        if not people and not len(table.presence) and log.created.event is None:
            return None  # all players have left and there are no spectators
        return asked, level

    async def _play_on(self) -> None:
        try:
            while (asked := self._asked()) is not None:
                pause = self.table.services.settings.pause * random.uniform(0.7, 1.3)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._skips.wait(), pause)
                if self._asked() != asked:
                    continue
                if wait := await self.table.services.peers.leases(self.table.log.id):
                    await asyncio.sleep(wait)  # another process moves; if it ends, this one
                elif self._asked() == asked:  # nobody has moved while it was asked who minds
                    await self._answer(*asked)
        except Exception:
            logger.exception("bots", extra={"table": self.table.log.id})
        finally:
            self._playing = None
            self._skips.clear()

    async def _answer(self, seat: int, level: Level) -> None:
        table, log = self.table, self.table.log
        decision, thinkers = log.decision, table.services.thinkers
        view = log.position.view(seat)
        whose = self._whose()
        lower, failure = None, ""
        try:
            move = await thinkers.choose(view, level, whose)
        except BotSlow as bad:  # a faster bot makes this move
            move, helper = await self._quicker(view, level, whose)
            self._note_failure(level, f"{bad}; answered by: {helper}")
        except BotFailed as bad:
            failure, move = str(bad), ""
            lower = None if log.ran_out == seat else weaker(level)
            if lower is None:
                move, helper = await thinkers.last_resort(view, whose)
                failure += f"; answered by: {helper}"
            self._note_failure(level, failure)

        @retry_on_conflict
        async def play() -> None:
            async with table.changing():
                log = table.log
                if log.decision != decision or self._asked() != (seat, level):
                    return  # the player came back while the bot was thinking
                if lower is not None:
                    why = failure[:500]
                    await table.append(Weakened(seat=seat, was=level, level=lower, why=why))
                    return
                by: Literal["bot", "clock"] = "clock" if log.ran_out == seat else "bot"
                now, outages = table.services.now(), table.services.outages
                await table.append(log.move_entry(seat, move, by, now, outages))
                table.services.metrics.moves_by(by).inc()

        try:  # a started write is broadcast too, even if this bot is stopped meanwhile
            await asyncio.shield(asyncio.ensure_future(play()))
        except StorageError as bad:  # nothing has changed; try again a little later
            logger.error("storage", extra={"table": log.id, "detail": str(bad)})
            await asyncio.sleep(1)
        except Refusal as bad:  # a legal move that cannot be made: the game is stuck
            self._note_failure(level, str(bad))
            async with table.changing():
                if table.log.decision == decision and table.log.phase == "playing":
                    await table.append(Abandoned())

    async def _quicker(self, view: View, level: Level, whose: str) -> tuple[str, str]:
        thinkers, lower = self.table.services.thinkers, weaker(level)
        while lower is not None:
            try:
                return await thinkers.choose(view, lower, whose), lower
            except BotFailed:
                lower = weaker(lower)
        return await thinkers.last_resort(view, whose)

    def _whose(self) -> str:
        """The user whose turn among thinking bots this table uses: the one who created it.

        Games between bots only have one turn together.
        """
        log, presence = self.table.log, self.table.presence
        played = any(place.guest and presence.here(place.guest) for place in log.places)
        return log.created.host if played else ""

    def _note_failure(self, level: Level, why: str) -> None:
        self.table.services.metrics.bot_failures.labels(level).inc()
        extra = {"table": self.table.log.id, "level": level, "detail": why}
        logger.error("bot_failed", extra=extra)
