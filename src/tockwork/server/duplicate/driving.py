"""What the server does in events: boards are made, rounds drawn, tables opened, results recorded.

One process at a time does it (a lease), but nothing depends on that: the id of a table follows from
its event, board and number, so it is made once; a result follows from the log of its table and is
stored under the next number of the event's log. What was interrupted is done when it is looked at
again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from tockwork import __version__
from tockwork.errors import TockworkError
from tockwork.events import EventBoard, event_table
from tockwork.review.evaluating import evaluator_of
from tockwork.rulebooks.embedding import reference
from tockwork.server.duplicate.entries import BoardsMade, Corrected, Entry, Recorded
from tockwork.server.duplicate.state import NO_RESULT, NOT_PLAYED, Due
from tockwork.server.heavy import HeavyWork
from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, Missing, StorageError
from tockwork.server.tables.contributions import go_on
from tockwork.server.tables.entries import Created, EventTable, Place
from tockwork.server.tables.ids import new_id
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.stored_log import UnreadableLog
from tockwork.server.wire.shapes import ClockRule

if TYPE_CHECKING:
    from tockwork.server.duplicate.evenings import Evenings, Kept

logger = logging.getLogger("tockwork.events")

BOT = "club"
"""Plays where a pair has one user, and in all other seats where each plays alone."""
TAKEOVER = 60
"""Seconds after which a bot plays for a user who is away."""
SPECTATORS = 3600
"""Seconds: until the round is over they see nothing (`delay.py`); this keeps the seats of then."""
_LEASE = "events"  # no table has so short an id
_AGAIN = 60_000  # milliseconds after something went wrong with the boards
_V, _T = schema.events.c, schema.tables.c


class Driver:
    def __init__(self, evenings: Evenings) -> None:
        self._evenings = evenings
        self._made: set[str] = set()  # tables that are known to exist
        self._task: asyncio.Task[None] | None = None
        self._making: asyncio.Task[None] | None = None
        self._work: HeavyWork | None = None
        self._making_due = 0

    async def look(self) -> None:
        """Does what is due, if this process is the one that does it."""
        if self._task is not None and not self._task.done():
            return
        tables = self._evenings.tables
        busy = await tables.services.storage.rows(
            select(_V.id).where(_V.phase.in_(("making", "playing"))).order_by(_V.made_at)
        )
        if busy and not await tables.services.peers.leases(_LEASE):
            self._task = asyncio.create_task(self._all([row.id for row in busy]))

    async def _all(self, events: list[str]) -> None:
        for event_id in events:
            try:
                await self.step(event_id)
            except (Conflict, Missing):  # another one was first: it is looked at again
                pass
            except StorageError as bad:
                logger.warning("events", extra={"detail": str(bad)})
            except Exception:  # the others go on
                logger.exception("events", extra={"event": event_id})

    async def step(self, event_id: str) -> None:
        """Everything that is due in one event."""
        kept = await self._evenings.catch_up(event_id)
        if not kept.state.made and not kept.state.ended:
            return self._make_boards(kept)
        if kept.state.phase != "playing":
            return
        for due in kept.state.due():
            await self._settle(kept, due)
        if kept.state.phase == "playing" and not kept.state.due():
            await self._evenings.append(kept, kept.state.next_round())

    # boards --------------------------------------------------------------------------------------

    def _make_boards(self, kept: Kept) -> None:
        """In a process of its own; begun again after an interruption, with the same result."""
        now = self._evenings.tables.services.now()
        if (self._making is None or self._making.done()) and now >= self._making_due:
            self._making = asyncio.create_task(self._make(kept))

    async def _make(self, kept: Kept) -> None:
        services, settings = self._evenings.tables.services, kept.state.settings
        self._work = HeavyWork(
            {
                "boards": settings.rounds * settings.boards,
                "seed": kept.row.secret,
                "rules": settings.rules,
                "nice": services.settings.niceness,
            }
        )
        try:
            found = await asyncio.to_thread(self._work.run)
            boards = tuple(EventBoard.model_validate(one) for one in found)
            if not kept.state.made:
                await self._evenings.append(kept, BoardsMade(boards=boards))
        except (Conflict, Missing):  # it is looked at again
            pass
        except TockworkError as bad:
            self._making_due = services.now() + _AGAIN
            if not self._evenings.tables.closed:
                logger.error("boards", extra={"event": kept.state.id, "detail": str(bad)})
        finally:
            self._work = None

    # tables --------------------------------------------------------------------------------------

    def is_made(self, table_id: str) -> bool:
        """Whether a table is known to exist."""
        return table_id in self._made

    async def find_made(self, tables: list[str]) -> None:
        """Looks which of these tables exist: others may have made them, or this process before it
        ended."""
        if unknown := [table_id for table_id in tables if table_id not in self._made]:
            rows = await self._evenings.tables.services.storage.rows(
                select(_T.id).where(_T.id.in_(unknown))
            )
            self._made.update(row.id for row in rows)

    async def _settle(self, kept: Kept, due: Due) -> None:
        """Opens the table of a board, or records its result."""
        tables, state = self._evenings.tables, kept.state
        table_id, now = state.table_id(due.board, due.table), tables.services.now()
        await self.find_made([table_id])
        if table_id not in self._made:
            if now >= (state.until or now):
                return await self._not_played(kept, due, NOT_PLAYED)
            if now >= due.since + int(1000 * tables.services.settings.start_delay):
                await self._open(kept, due, table_id)
            return
        try:
            table = await tables.find(table_id)
        except UnreadableLog:
            return await self._not_played(kept, due, NO_RESULT)
        if table.log.phase == "over":
            chance = await value_of(table)
            if chance is None:
                return await self._not_played(kept, due, NO_RESULT)
            entry: Entry = Recorded(board=due.board, table=due.table, chance=chance)
            await self._evenings.append(kept, entry)
        elif table.log.phase == "lobby":  # it was interrupted before its first deal
            async with table.changing():
                await go_on(table)

    async def _not_played(self, kept: Kept, due: Due, reason: str) -> None:
        entry = Corrected(board=due.board, table=due.table, chance=None, reason=reason)
        await self._evenings.append(kept, entry)

    async def _open(self, kept: Kept, due: Due, table_id: str) -> None:
        tables, state = self._evenings.tables, kept.state
        form = await asyncio.to_thread(event_table, state.settings.rules)
        first, second = state.event.sides(due.board, due.table)
        seats: list[Place] = [Place(kind="bot", level=BOT)] * form.players
        for places, side in (((0, 2), first), ((1, 3), second)):
            for seat, user in zip(places, self._users(kept, side), strict=False):
                if user is not None:
                    seats[seat] = Place(kind="person", guest=user.guest, name=user.name)
        people = sorted(place.guest for place in seats if place.guest is not None)
        board = state.event.boards[due.board]
        created = Created(
            rules=reference(form.rulebook),
            players=form.players,
            teams=form.teams,
            options={},
            public=False,
            clock=ClockRule(kind="move", seconds=state.settings.seconds),
            takeover_seconds=TAKEOVER,
            spectator_delay=SPECTATORS,
            host=people[0] if people else "",
            invite=new_id(8),
            seats=tuple(seats),
            engine=__version__,
            edition=form.edition,
            part=tables.services.settings.seed(),
            start=json.loads(board.given),
            daily="event",
            event=EventTable(event=state.id, board=due.board, table=due.table),
        )
        try:
            table = await tables.make(created, None, table_id)
        except Conflict:  # through another process
            self._made.add(table_id)
            return
        self._made.add(table_id)
        table.changed()
        async with table.changing():
            await go_on(table)
        self._evenings.ring(state.id)

    def _users(self, kept: Kept, side: tuple[str, ...]) -> list[Any]:
        """Who sits on a side: the two of a pair, two individuals, or one alone. Who joined an
        entrant after the round was drawn plays from the next one on: they may have sat at another
        table of this one."""
        state = kept.state
        here = [
            [row for row in kept.of(entrant) if row.since <= state.drawn_by[-1]] for entrant in side
        ]
        if state.event.kind == "individuals":
            return [rows[0] if rows else None for rows in here]
        return [row for rows in here for row in rows]

    def close(self) -> None:
        if self._work is not None:
            self._work.stop()
        for task in (self._task, self._making):
            if task is not None:
                task.cancel()


async def value_of(table: LiveTable) -> float | None:
    """The result of a board: the win chance of seats 1 and 3 at its end, by its log alone."""
    log = table.log
    if log.game_log is None:
        return None
    evaluator = await asyncio.to_thread(evaluator_of, log.rules)
    return await asyncio.to_thread(evaluator.kernel.value_of_round, log.game_log)
