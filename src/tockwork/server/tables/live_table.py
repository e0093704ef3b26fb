"""A table while it is in memory: its log, who is there, what has to happen next.

Every change is an entry of the log, and every entry goes through `append`.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable, select

from tockwork.server.peers.peers import Here, Stored
from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, Overtaken, StorageError
from tockwork.server.tables import clocks
from tockwork.server.tables.bots import Bots
from tockwork.server.tables.entries import (
    ENTRY,
    Answered,
    AnsweredEarly,
    Entry,
    GaveBack,
    SeatCarried,
    Talked,
)
from tockwork.server.tables.finished import finished_row
from tockwork.server.tables.late import delay_of
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.looks_again import looks_again
from tockwork.server.tables.message import Message
from tockwork.server.tables.parts import Patience
from tockwork.server.tables.presence import Presence
from tockwork.server.tables.seats import seat_infos
from tockwork.server.tables.services import Services
from tockwork.server.tables.stored_log import CommandKey, stored_log
from tockwork.server.tables.talk import Talk
from tockwork.server.tables.telling import Happened, Held, clock_json, no_clock
from tockwork.server.tables.timer import Timer
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import ClockState

if TYPE_CHECKING:
    from tockwork.server.tables.listener import Listener

logger = logging.getLogger("tockwork.table")
_AT_ONCE = 50  # spectators who are told before others have their turn
_BETWEEN_COUNTS = 0.25  # seconds
_LATE_SAYINGS = 100
_SAME_MOMENT = 50  # milliseconds


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
            # What is refused may be right by what another process has stored a moment ago.
            shared = self.table.services.peers.shared
            if shared and isinstance(why, Refusal) and await self.table.catch_up():
                raise Overtaken("somebody else was first")
        finally:
            self.lock.release()


class LiveTable:
    """`commands` are those carried out, each with the number of the last event after it."""

    def __init__(self, services: Services, log: TableLog, commands: dict[CommandKey, int]) -> None:
        self.services = services
        self.log = log
        self.commands = commands
        self.presence = Presence(services.now)
        self.talk = Talk()
        self.used_at = services.now()
        self.makers: tuple[str, ...] = ()  # whose tables this one is counted among
        self.closed = False
        self._changing = _Changing(self)
        self._known = 0  # the number of the last event before the last change
        self._happened: dict[tuple[int, int, bool], Happened] = {}
        self._told: dict[tuple[int, int, Held], list[Message]] = {}
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
        self._bots = Bots(self)
        self._patience = Patience(self)

    @property
    def in_doubt(self) -> bool:
        """Whether more may be stored than is known here."""
        return self._doubt

    @property
    def clocked(self) -> bool:
        """Whether a clock is running here."""
        return self.log.phase == "playing" and self.log.created.clock.kind != "none"

    @property
    def going_on(self) -> bool:
        """Whether somebody still has a seat in a game that is not over, or watches bots play it."""
        return self.log.phase != "over" and (
            len(self.presence) > 0 or any(place.guest for place in self.log.places)
        )

    def clock(self) -> ClockState:
        return clocks.clock_state(self.log, self.services.now(), self.services.outages)

    # changes -------------------------------------------------------------------------------------

    def changing(self) -> _Changing:
        """Within it nobody else changes the table: what is checked still holds when appended."""
        return self._changing

    async def append(self, entry: Entry, *more: Executable, by: CommandKey | None = None) -> None:
        """Stores an entry, then applies it, then tells everybody. Only within `changing`."""
        log, position = self.log, self.log.entries
        at = max(self.services.now(), log.happenings[-1].at if log.happenings else 0)
        guest, command = by or (None, None)
        data = entry.model_dump_json()
        row = {
            "table_id": log.id,
            "position": position,
            "at": at,
            "guest": guest,
            "command": command,
            "data": data,
        }
        phase = log.phase
        self._doubt = True  # until it is known
        try:
            await self.services.storage.write(NewRow(schema.entries, row), *more)
        except Overtaken:
            # A connection that broke while it stored may have stored after all.
            if await self.catch_up() != row:
                raise
        else:
            self._doubt = False
            self._apply(entry, at, by)
        self.services.peers.tell_at(log.id, position + 1, Stored(at, guest, command, data))
        if log.phase != phase:
            await self._note_phase(at)
        self.changed()

    def _apply(self, entry: Entry, at: int, by: CommandKey | None) -> None:
        self.used_at = at
        self._known = self.log.number
        self._happened.clear()
        self._told.clear()
        giver = self.log.places[entry.seat].guest if isinstance(entry, SeatCarried) else None
        self.log.apply(entry, at)
        if not isinstance(entry, Answered | AnsweredEarly | Talked):
            self.seats_changed()
        if giver is not None:
            self._say_replaced(giver)
        if by is not None:
            self.commands[by] = self.log.number

    def _say_replaced(self, guest: str) -> None:
        """Somebody has carried all their seats to another device: this one is done here."""
        for listener in tuple(self.presence.watchers):
            if listener.guest == guest and not listener.held:
                listener.close(m.Closing(code="replaced", retry=None))

    def hear_at(self, entries: int, last: Stored | None) -> None:
        """Another process says how long the log is, and maybe what was stored last.

        If that is all that is missing here, and nothing is just being stored or looked up, the log
        need not be read for it: it is told after it was stored.
        """
        known = entries == self.log.entries + 1 and not self._doubt
        if last is not None and known and not self._changing.lock.locked():
            by = None if last.guest is None or last.command is None else (last.guest, last.command)
            self._apply(ENTRY.validate_json(last.data), last.at, by)
            self.changed()
            return
        self._heard = entries
        if entries > self.log.entries and self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up_soon())

    async def _catch_up_soon(self) -> None:
        try:
            while self._heard > self.log.entries and not self.closed:
                self._doubt = True
                async with self.changing():
                    pass
        except StorageError as bad:  # the table stays in doubt, and is looked at again
            logger.error("storage", extra={"table": self.log.id, "detail": str(bad)})
        finally:
            self._catching_up = None

    async def settle_doubt(self) -> None:
        """A database that went away while it stored may have stored after all: look again."""
        if self._doubt:
            await self.catch_up()

    async def catch_up(self) -> dict[str, Any] | None:
        """Reads from the log what is not known here and tells it; answers the first of it."""
        c = schema.entries.c
        self._doubt = True
        rows = await self.services.storage.rows(
            select(schema.entries)
            .where((c.table_id == self.log.id) & (c.position >= self.log.entries))
            .order_by(c.position)
        )
        for row in rows:
            by = None if row.command is None else (row.guest, row.command)
            self._apply(ENTRY.validate_json(row.data), row.at, by)
        self._doubt = False
        if not rows:
            self._heard = 0
            return None
        self.changed()
        return dict(rows[0]._mapping)

    async def read_anew(self) -> None:
        """What is stored was changed: a name was taken out of it. Only within `changing`."""
        self.log, self.commands = await stored_log(self.services.storage, self.log.id)
        self._doubt = False
        self._known = self.log.number
        self._happened.clear()
        self._told.clear()
        self.seats_changed()
        self.changed()

    async def _note_phase(self, at: int) -> None:
        """The phase in the list of tables only helps to find them; the log is what counts."""
        storage = self.services.storage
        ended = [finished_row(storage, self.log)] if self.log.phase == "over" else []
        with suppress(StorageError):
            await storage.write(self.services.card_row(self.log, at), *ended)
        logger.info("phase", extra={"table": self.log.id, "phase": self.log.phase})

    def changed(self) -> None:
        """Tells everybody who listens, then looks what has to happen next."""
        for listener in tuple(self.presence.holders):
            self._tell(listener)
        self.tell_watchers()
        if not self.closed:
            self._timer.set()
            self._bots.wake()
            self._patience.look()

    def tell_watchers(self) -> None:
        """Those who watch come after those who play, some at a time: a crowd holds up nobody."""
        going_on, self._untold = bool(self._untold), list(self.presence.watchers)
        if self._untold and not going_on:
            self._tell_some()

    def _tell_some(self) -> None:
        for _ in range(min(_AT_ONCE, len(self._untold))):
            self._tell(self._untold.pop())
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell(self, listener: Listener) -> None:
        try:
            listener.tell()
        except Exception:  # what goes wrong with one of them must not keep it from the others
            logger.exception("telling", extra={"table": self.log.id})
            listener.end()

    def say(self, message: Message) -> None:
        """Something without a number, for everybody; whoever watches later hears it later."""
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
        self.tell_watchers()

    # coming and going ----------------------------------------------------------------------------

    async def arrive(self, listener: Listener) -> None:
        """Somebody listens; a seat that a bot was minding is theirs again."""
        self.presence.add(listener)
        self.used_at = self.services.now()
        await self.welcome_back(listener.guest)
        self._came_or_went(listener)

    def depart(self, listener: Listener) -> None:
        self.presence.gone(listener)
        self._came_or_went(listener)

    def _came_or_went(self, listener: Listener) -> None:
        self.services.peers.tell_here(self.log.id)
        if listener.held:
            self._presence_changed()
            self.changed()
            return
        if not self.closed:
            self._bots.wake()  # they may be playing for spectators only
        if self._counting is None:  # how many watch is told a few times a second
            loop = asyncio.get_running_loop()
            due = max(loop.time(), self._counted_at + _BETWEEN_COUNTS)
            self._counting = loop.call_at(due, self._count_watchers)

    def _count_watchers(self) -> None:
        self._counting = None
        self._counted_at = asyncio.get_running_loop().time()
        self._seats.clear()
        self.changed()

    def _presence_changed(self) -> None:
        """Somebody who plays came, went or is back."""
        self._seats.clear()
        self._timer.stale = True
        if delay := delay_of(self, ()):
            asyncio.get_running_loop().call_later(delay / 1000 + 0.1, self.tell_watchers)

    async def welcome_back(self, guest: str | None) -> None:
        """A guest has shown up: bots give back what they took over."""
        if guest is None:
            return
        if self.presence.seen(guest):
            self._presence_changed()
        log = self.log
        if any(log.playing) and any(log.playing[seat] for seat in log.held_by(guest)):
            # A connection may end while it comes: what is stored then is told all the same.
            await asyncio.shield(asyncio.ensure_future(self._give_back(guest)))

    @looks_again
    async def _give_back(self, guest: str) -> None:
        async with self.changing():
            for seat in self.log.held_by(guest):
                if self.log.playing[seat] is not None and self.log.phase == "playing":
                    await self.append(GaveBack(seat=seat))

    @property
    def watching(self) -> int:
        """How many listen without a seat."""
        return self.presence.watching

    def hear_here(self, peer: str, here: Here) -> None:
        """Another process says who listens through it."""
        if self.presence.told(peer, here):
            self._presence_changed()
            self.changed()

    # telling -------------------------------------------------------------------------------------

    def happened(self, after: int, last: int, held: Held) -> list[Message]:
        """Messages about events, made once for all who hold the same seats."""
        told = self._told.get((after, last, held))
        if told is not None:
            return told
        late = not held and self.log.created.spectator_delay > 0
        happened = self._happened.get((after, last, late))
        if happened is None:
            # Whoever sees the table later is told the time alone.
            none = late or self.log.created.clock.kind == "none"
            clock = no_clock(self.services.now()) if none else clock_json(self.clock())
            happened = Happened(self.log, after, last, clock)
        told = happened.told(held)
        if after >= self._known:  # not what somebody who was away has missed
            self._happened[after, last, late] = happened
            self._told[after, last, held] = told
        return told

    def seats_message(self, held: Held) -> Message:
        """Who sits where and who is there, made once for all who hold the same seats."""
        if delay_of(self, held):
            return self._seats_then()
        if held not in self._seats:
            now = m.Seats(seats=seat_infos(self, held), watching=self.watching)
            self._seats[held] = Message(now.model_dump_json().encode())
        return self._seats[held]

    def _seats_then(self) -> Message:
        """The same for those who watch later, as it was then."""
        now = self.services.now()
        if self._late_seats is None or now - self._late_seats[0] >= _SAME_MOMENT:
            # Who leaves a seat and stays is one more who watches.
            watching = self.presence.were_watching(now - delay_of(self, ()))
            then = m.Seats(seats=seat_infos(self, ()), watching=watching)
            self._late_seats = now, Message(then.model_dump_json().encode())
        return self._late_seats[1]

    def seats_changed(self) -> None:
        """Somebody has other seats than before."""
        self._seats.clear()
        self._timer.stale = True
        self.presence.sort(self.log.held_by)
        self.services.peers.tell_here(self.log.id)

    async def close(self) -> None:
        """Stops bots and timers and lets a change that is under way finish."""
        self.closed = True
        self._timer.stop()
        self._bots.stop()
        if self._counting is not None:
            self._counting.cancel()
        self._patience.stop()
        async with self._changing.lock:
            pass

    def let_go(self) -> None:
        """After `close`, when nobody has it any more: what points back at it is cut, so that it is
        gone at once and not when somebody looks for cycles."""
        for part in (self._changing, self._timer, self._bots, self._patience):
            del part.table
