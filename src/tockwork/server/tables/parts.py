"""The way to the first deal: promises, parts, and no longer a wait than a moment."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tockwork.records import fair
from tockwork.server.refusals import Refusal
from tockwork.server.store.storage import StorageError
from tockwork.server.tables.entries import Abandoned, PartGiven, PartsAsked, Promised, Started
from tockwork.server.tables.looks_again import looks_again
from tockwork.server.wire import messages as m

if TYPE_CHECKING:
    from tockwork.server.store.guests import Guest
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.table")


async def go_on(table: LiveTable, *, late: bool = False) -> None:
    """Takes every step towards the first deal for which nobody is waited for; `late`: nobody was
    heard of in time. Only within `changing`."""
    log, deal = table.log, table.log.deal
    if log.teller is not None or not log.full:
        return
    if deal.asked is None:
        guests = [place.guest for place in log.places]
        if deal.awaited(guests) and not late:
            return
        promised = {g: deal.promises[g] for g in guests if g is not None and g in deal.promises}
        if promised:
            asked = tuple((g, guests.index(g), promise) for g, promise in promised.items())
            await table.append(PartsAsked(promises=asked))
            return
    elif not deal.complete and not late:
        return
    old = deal.part is None  # from before parts, and not begun since
    seed = table.services.settings.seed() if old else deal.next_seed()
    await table.append(Started(seed=seed))
    if not any(place.guest for place in log.places) and deal.asked:
        await table.append(Abandoned())  # everybody left while parts were gathered


@looks_again
async def promise(table: LiveTable, guest: Guest, said: m.GivePromise) -> m.Ack:
    async with table.changing():
        key = (guest.id, said.id)
        if key in table.commands:
            return m.Ack(id=said.id, number=table.commands[key])
        if not table.log.held_by(guest.id):
            raise Refusal("not_your_seat", "only those who sit here put in a part")
        if table.log.set_up:
            raise Refusal("already_started", "parts are shown already: nobody promises any more")
        if table.log.deal.part is None:
            raise Refusal("already_started", "this table is older than parts")
        await table.append(Promised(guest=guest.id, promise=said.promise), by=key)
        await go_on(table)
        return m.Ack(id=said.id, number=table.log.number)


@looks_again
async def give(table: LiveTable, guest: Guest, said: m.GivePart) -> m.Ack:
    async with table.changing():
        log, key = table.log, (guest.id, said.id)
        if key in table.commands:
            return m.Ack(id=said.id, number=table.commands[key])
        promised = log.deal.promise_of(guest.id)
        if promised is None and not log.held_by(guest.id):
            raise Refusal("not_your_seat", "only those who sit here put in a part")
        if log.teller is not None:
            raise Refusal("already_started", "the cards are dealt")
        if log.deal.asked is None:
            raise Refusal("not_started", "parts are shown when all seats are taken")
        if promised != fair.promise(said.part, said.word):
            raise Refusal("invalid", "part: not what was promised")
        if guest.id not in log.deal.given:
            entry = PartGiven(guest=guest.id, part=said.part, word=said.word)
            await table.append(entry, by=key)
            await go_on(table)
        return m.Ack(id=said.id, number=log.number)


class Patience:
    """Waits a moment for promises and for parts, from when this process first saw the need."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._alarm: asyncio.TimerHandle | None = None
        self._waits_for: bool | None = None  # True: for parts, False: for promises
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        log = self.table.log
        waits = None if log.teller is not None or not log.full else log.set_up
        if waits == self._waits_for:
            return
        self.stop()
        self._waits_for = waits
        if waits is not None:
            wait = self.table.services.settings.patience
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        task = asyncio.create_task(self._go_on(self._waits_for))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, waited_for: bool | None) -> None:
        try:
            async with self.table.changing():
                if self._waits_for == waited_for and not self.table.closed:
                    await go_on(self.table, late=True)
        except StorageError as bad:
            logger.error("storage", extra={"table": self.table.log.id, "detail": str(bad)})
            if not self.table.closed:
                self._alarm = asyncio.get_running_loop().call_later(1, self._ring)
