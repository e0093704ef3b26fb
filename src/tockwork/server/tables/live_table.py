"""A table while it is in memory: its log, who is there, what has to happen next.

Every change is an entry of the log, and every entry goes through `append`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from tockwork.errors import TockworkError
from tockwork.server.notices.subscriptions import turn_began
from tockwork.server.peers.peers import Here, Stored
from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, NewRow, StorageError, Work
from tockwork.server.tables.bots import Bots
from tockwork.server.tables.contributions import Patience
from tockwork.server.tables.delay import Held, delay_of
from tockwork.server.tables.entries import Entry, GaveBack
from tockwork.server.tables.finished import note_finished
from tockwork.server.tables.log import TableLog, text_of
from tockwork.server.tables.message import Message
from tockwork.server.tables.presence import Presence
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.tables.seats import seats_json
from tockwork.server.tables.services import Services
from tockwork.server.tables.stored_log import (
    CommandKey,
    UnreadableLog,
    stored_log,
    unreadable,
)
from tockwork.server.tables.talk import Talk
from tockwork.server.tables.timer import Timer
from tockwork.server.tables.turns import guests_waited_for, turn_of
from tockwork.server.tables.unasked import Unasked
from tockwork.server.wire import messages as m

if TYPE_CHECKING:
    from tockwork.server.tables.listener import Listener

logger = logging.getLogger("tockwork.table")
_AT_ONCE = 50  # spectators served before others have their turn
_BETWEEN_COUNTS = 0.25  # seconds
_LATE_SAYINGS = 100
_SAME_MOMENT = 50  # milliseconds
NO_CLOCK = b'{"now":%d,"turn":null,"left":null,"banks":[]}'  # the time alone


class _Changing:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self.lock.acquire()
        try:
            await self.table.settle_doubt()
        except BaseException:
            self.lock.release()
            raise

    async def __aexit__(self, _: object, why: BaseException | None, __: object) -> None:
        try:
            # A refused command may be right after what another process has stored a moment ago.
            shared = self.table.services.peers.shared
            if shared and isinstance(why, Refusal) and await self.table.catch_up():
                raise Conflict("somebody else was first")
        finally:
            self.lock.release()


class LiveTable:
    """A table in memory: with connections, or a moment ago."""

    def __init__(self, services: Services, log: TableLog) -> None:
        self.services = services
        self.log = log
        self.presence = Presence(services.now)
        self.talk = Talk()
        self.used_at = services.now()
        self.makers: tuple[str, ...] = ()  # the user and address this table counts for
        self.closed = False
        self._changing = _Changing(self)
        self._known = 0  # the number of the last event before the last change
        self._sent: dict[tuple[int, int, Held], tuple[int, list[Message]]] = {}  # and when made
        self._seats: dict[Held, Message] = {}
        self._doubt = False  # whether more may be stored than is known here
        self._late_seats: tuple[int, Message] | None = None  # as of when, for late spectators
        self._late_sayings = 0  # on their way to them
        self._untold: list[Listener] = []  # spectators who have not heard of the last change yet
        self._counting: asyncio.TimerHandle | None = None
        self._counted_at = 0.0
        self._heard = 0  # how long the log is by the word of another process
        self._catching_up: asyncio.Task[None] | None = None
        self._timer = Timer(self)
        self.bots = Bots(self)
        self.unasked = Unasked(self)
        self.patience = Patience(self)

    @property
    def in_doubt(self) -> bool:
        """Whether more may be stored than is known here."""
        return self._doubt

    @property
    def clocked(self) -> bool:
        """Whether a clock is running here for which the table stays in memory."""
        log = self.log
        return log.phase == "playing" and log.created.clock.kind != "none" and not log.over_days

    @property
    def going_on(self) -> bool:
        """Whether a player still has a seat in an unfinished game, or watches bots play it."""
        return self.log.phase != "over" and (
            len(self.presence) > 0 or any(place.guest for place in self.log.places)
        )

    def clock(self) -> bytes:
        return self.log.clock(self.services.now(), self.services.outages)

    # changes -------------------------------------------------------------------------------------

    def changing(self) -> _Changing:
        """A lock on the table: what is checked within it still holds when appended."""
        return self._changing

    async def append(self, entry: Entry | str, *more: Work, by: CommandKey | None = None) -> None:
        """Applies an entry, stores it, then broadcasts it. Only within `changing`.

        Refusal if it cannot be applied: stored entries can always be read again.
        """
        log, position = self.log, self.log.entries
        at = max(self.services.now(), log.at(log.number))
        guest, command = by or (None, None)
        data = text_of(entry)
        row = {
            "table_id": log.id,
            "position": position,
            "at": at,
            "guest": guest,
            "command": command,
            "data": data,
        }
        phase = log.phase
        try:
            log.try_entry(data, at)
        except TockworkError as bad:
            extra = {"table": log.id, "entry": data[:200], "detail": str(bad)}
            logger.error("inapplicable", extra=extra)
            raise Refusal("illegal", str(bad)) from None
        self._doubt = True  # until it is known
        try:
            await self.services.storage.write(NewRow(schema.entries, row), *self._look(), *more)
        except Conflict:
            # A connection that broke while it stored may have stored after all.
            if await self.catch_up() != row:
                raise
        else:
            self._doubt = False
            self._apply(data, at, by)
        self.services.peers.publish_entry(log.id, position + 1, Stored(at, guest, command, data))
        if self.log.phase != phase:
            await self._note_phase(at)
        elif self.log.over_days:
            await self.note_due()
        self.changed()

    def _look(self) -> tuple[Work, ...]:
        """Over days: the table is looked at again if this process ends before it says when."""
        if not self.log.over_days:
            return ()
        c = schema.tables.c
        return (update(schema.tables).where(c.id == self.log.id).values(due_at=self.used_at),)

    async def note_due(self) -> None:
        """When the table of a game over days has to be looked at."""
        with suppress(StorageError):
            card = self.services.card_row(self.log, self.used_at)
            await self.services.storage.write(card, *self._notices())

    def _notices(self) -> Sequence[Work]:
        """Who is sent a notice, and who no longer."""
        services, log = self.services, self.log
        if not (log.over_days and services.settings.notices):
            return ()
        due_at = services.now() + services.settings.notice_wait * 1000
        return turn_began(services.storage, log.id, guests_waited_for(log), turn_of(log), due_at)

    def _apply(self, data: str, at: int, by: CommandKey | None) -> None:
        self.used_at = at
        self._known = self.log.number
        self._sent.clear()
        self.log.apply(data, at, "" if by is None else "\n".join(by))
        if self.log.seats_changed:
            self.seats_changed()
        if self.log.giver is not None:
            self._say_replaced(self.log.giver)

    def _say_replaced(self, guest: str) -> None:
        """A user has moved all their seats to another device: this one loses them."""
        for listener in tuple(self.presence.watchers):
            if listener.guest == guest and not listener.held:
                listener.close(m.Closing(code="replaced", retry=None))

    def hear_at(self, entries: int, last: Stored | None) -> None:
        """News from another process: the length of the log, and maybe the last entry.

        If only that entry is missing here, and no write or read is in progress, the log
        need not be read for it: the news is sent after it was stored.
        """
        known = entries == self.log.entries + 1 and not self._doubt
        if last is not None and known and not self._changing.lock.locked():
            by = None if last.guest is None or last.command is None else (last.guest, last.command)
            with suppress(UnreadableLog):
                self._add_stored(last.data, last.at, by)
                self.changed()
                return
        self._heard = entries
        if entries > self.log.entries and self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up_soon())

    def _add_stored(self, data: str, at: int, by: CommandKey | None) -> None:
        try:
            self._apply(data, at, by)
        except Exception as bad:  # whatever another process has stored
            raise unreadable(self.log.id, bad) from None

    async def _catch_up_soon(self) -> None:
        try:
            while self._heard > self.log.entries and not self.closed:
                self._doubt = True
                async with self.changing():
                    pass
        except StorageError as bad:  # the table stays in doubt, and is looked at again
            logger.error("storage", extra={"table": self.log.id, "detail": str(bad)})
        except UnreadableLog:  # which has been said
            pass
        finally:
            self._catching_up = None

    async def settle_doubt(self) -> None:
        """A database that went away while it stored may have stored after all: look again."""
        if self._doubt:
            await self.catch_up()

    async def catch_up(self) -> dict[str, Any] | None:
        """Reads unknown entries from the log and broadcasts them; returns the first of them."""
        c = schema.entries.c
        self._doubt = True
        rows = await self.services.storage.rows(
            select(schema.entries)
            .where((c.table_id == self.log.id) & (c.position >= self.log.entries))
            .order_by(c.position)
        )
        for row in rows:
            by = None if row.command is None else (row.guest, row.command)
            self._add_stored(row.data, row.at, by)
        self._doubt = False
        if not rows:
            self._heard = 0
            return None
        self.changed()
        return dict(rows[0]._mapping)

    async def read_anew(self) -> None:
        """The stored entries were changed: a name was removed. Only within `changing`."""
        self.log = await stored_log(self.services.storage, self.log.id)
        self._doubt = False
        self._known = self.log.number
        self._sent.clear()
        self.seats_changed()
        self.changed()

    async def _note_phase(self, at: int) -> None:
        """The phase in the list of tables only helps to find them; the log is what counts."""
        with suppress(StorageError):
            card = self.services.card_row(self.log, at)
            await self.services.storage.write(card, *self._notices())
            if self.log.phase == "over":
                await note_finished(self)
        logger.info("phase", extra={"table": self.log.id, "phase": self.log.phase})

    def changed(self) -> None:
        """Broadcasts to all listeners, then schedules what has to happen next."""
        for listener in tuple(self.presence.holders):
            self._tell(listener)
        self.send_to_spectators()
        if not self.closed:
            self._timer.set()
            self.bots.wake()
            self.unasked.wake()
            self.patience.look()

    def send_to_spectators(self) -> None:
        """Spectators come after players, some at a time, so that a crowd holds up nobody."""
        going_on, self._untold = bool(self._untold), list(self.presence.watchers)
        if self._untold and not going_on:
            self._send_some()

    def _send_some(self) -> None:
        for _ in range(min(_AT_ONCE, len(self._untold))):
            self._tell(self._untold.pop())
        if self._untold:
            asyncio.get_running_loop().call_soon(self._send_some)

    def _tell(self, listener: Listener) -> None:
        try:
            listener.tell()
        except Exception:  # a failure of one must not affect the others
            logger.exception("telling", extra={"table": self.log.id})
            listener.end()

    def say(self, message: Message) -> None:
        """Broadcasts an unnumbered message; delayed spectators get it later."""
        for listener in tuple(self.presence.holders):
            listener.say(message)
        delay = delay_of(self, ())
        if not delay:
            self._say_to_watchers(message)
        elif self._late_sayings < _LATE_SAYINGS:
            self._late_sayings += 1
            asyncio.get_running_loop().call_later(delay / 1000, self._say_late, message)

    def _say_late(self, message: Message) -> None:
        self._late_sayings -= 1
        self._say_to_watchers(message)

    def _say_to_watchers(self, message: Message) -> None:
        for listener in self.presence.watchers:
            listener.hold(message)
        self.send_to_spectators()

    # coming and going ----------------------------------------------------------------------------

    async def arrive(self, listener: Listener) -> None:
        """Adds a listener; a bot hands back the seat of a player."""
        listener.held = self.log.held_by(listener.guest)  # they may have left the seat meanwhile
        self.presence.add(listener)
        self.used_at = self.services.now()
        await self.welcome_back(listener.guest)
        self._came_or_went(listener)

    def depart(self, listener: Listener) -> None:
        self.presence.gone(listener)
        self._came_or_went(listener)

    def _came_or_went(self, listener: Listener) -> None:
        self.services.peers.publish_presence(self.log.id)
        if listener.held:
            self._presence_changed()
            self.changed()
            return
        if not self.closed:
            self.bots.wake()  # they may be playing for spectators only
        if self._counting is None:  # the number of spectators is sent a few times a second
            loop = asyncio.get_running_loop()
            due = max(loop.time(), self._counted_at + _BETWEEN_COUNTS)
            self._counting = loop.call_at(due, self._count_watchers)

    def _count_watchers(self) -> None:
        self._counting = None
        self._counted_at = asyncio.get_running_loop().time()
        self._seats.clear()
        self.changed()

    def _presence_changed(self) -> None:
        """A player came, left or is back."""
        self._seats.clear()
        self._timer.stale = True
        if delay := delay_of(self, ()):
            asyncio.get_running_loop().call_later(delay / 1000 + 0.1, self.send_to_spectators)

    async def welcome_back(self, guest: str | None) -> None:
        """A user has shown up: bots hand back what they took over."""
        if guest is None:
            return
        if self.presence.seen(guest):
            self._presence_changed()
        log = self.log
        if any(log.playing) and any(log.playing[seat] for seat in log.held_by(guest)):
            # A connection may end while it comes: stored entries are broadcast all the same.
            await asyncio.shield(asyncio.ensure_future(self._give_back(guest)))

    @retry_on_conflict
    async def _give_back(self, guest: str) -> None:
        async with self.changing():
            for seat in self.log.held_by(guest):
                if self.log.playing[seat] is not None and self.log.phase == "playing":
                    await self.append(GaveBack(seat=seat))

    @property
    def watching(self) -> int:
        """The number of listeners without a seat."""
        return self.presence.watching

    def hear_here(self, peer: str, here: Here) -> None:
        """Another process says who listens through it."""
        if self.presence.update(peer, here):
            self._presence_changed()
            self.changed()

    # sending -------------------------------------------------------------------------------------

    def happened(self, after: int, last: int, held: Held) -> list[Message]:
        """Messages about events, made once for all who hold the same seats.

        Those of the last change are made for all viewers together. A line that was slow gets new
        ones: the clock has run meanwhile.
        """
        now = self.services.now()
        made, found = self._sent.get((after, last, held), (0, []))
        if found and now - made < _SAME_MOMENT:
            return found
        # Delayed viewers get the time alone.
        late = not held and self.log.created.spectator_delay > 0
        clock = NO_CLOCK % now if late else self.clock()
        recent = after >= self._known  # not events that a client has missed
        viewers = {held}
        if recent and not late and not found:
            viewers |= {listener.held for listener in self.presence.holders}
            if self.presence.watchers and not self.log.created.spectator_delay:
                viewers.add(())
        texts = self.log.messages_to_all(tuple(viewers), after, last, clock)
        for each, own in zip(viewers, texts, strict=True):
            messages = [Message(text) for text in own]
            if recent:
                self._sent[after, last, each] = now, messages
            if each == held:
                found = messages
        return found

    def seats_message(self, held: Held) -> Message:
        """The occupants and presence of seats, made once for all viewers with the same seats."""
        if delay_of(self, held):
            return self._seats_then()
        if held not in self._seats:
            self._seats[held] = _seats_message(seats_json(self, held), self.watching)
        return self._seats[held]

    def _seats_then(self) -> Message:
        """The same for delayed spectators, as it was then."""
        now = self.services.now()
        if self._late_seats is None or now - self._late_seats[0] >= _SAME_MOMENT:
            # A player who leaves a seat and stays is one more spectator.
            watching = self.presence.were_watching(now - delay_of(self, ()))
            self._late_seats = now, _seats_message(seats_json(self, ()), watching)
        return self._late_seats[1]

    def seats_changed(self) -> None:
        """A user has other seats than before."""
        self._seats.clear()
        self._timer.stale = True
        self.presence.sort(self.log.held_by)
        self.services.peers.publish_presence(self.log.id)

    async def close(self) -> None:
        """Stops bots and timers and lets a change that is under way finish."""
        self.closed = True
        self._timer.stop()
        self.bots.stop()
        self.unasked.stop()
        if self._counting is not None:
            self._counting.cancel()
        self.patience.stop()
        async with self._changing.lock:
            pass

    def let_go(self) -> None:
        """After `close`: cuts all references back to it, so that it is freed at once and not by a
        collection of cycles."""
        for part in (self._changing, self._timer, self.bots, self.unasked, self.patience):
            del part.table


def _seats_message(seats: bytes, watching: int) -> Message:
    return Message(b'{"type":"seats","seats":%b,"watching":%d}' % (seats, watching))
