"""Events: made, entered, directed and followed. What they are follows from their logs.

Every step is an entry under the next number; of two processes that store the same number one wins
and the other looks again. So nothing is recorded twice, and a server that ends in between resumes
where the logs of the event and of its tables stand.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, desc, func, select, update

from tockwork.errors import TockworkError
from tockwork.events import DuplicateEvent, event_table, scores
from tockwork.server.duplicate.driving import Driver
from tockwork.server.duplicate.entries import (
    ENTRY,
    Begun,
    Corrected,
    Ended,
    Entered,
    Entry,
    Left,
    PartnersChanged,
)
from tockwork.server.duplicate.state import EventState
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, NewRow, StorageError, Work
from tockwork.server.store.users import User, alive
from tockwork.server.tables.ids import LETTERS, new_id
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.wire.bodies.events import (
    BoardResult,
    BoardResults,
    CorrectResult,
    EnterEvent,
    EventBoards,
    EventCard,
    EventCards,
    EventEntrant,
    EventInfo,
    EventLine,
    EventSettings,
    MyPlace,
    NewEvent,
)

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

logger = logging.getLogger("tockwork.events")

MOST_ENTRANTS = 200
"""Users of one event."""
_LISTED = 20
_BEAT = 1.0
_REMEMBERED = 100  # events
_V, _L, _E = schema.events.c, schema.event_entries.c, schema.entrants.c


@dataclass
class Kept:
    """What is known here of an event."""

    row: Row[Any]
    state: EventState
    users: Sequence[Row[Any]] = ()
    bell: asyncio.Event = field(default_factory=asyncio.Event)
    lines: int = 0

    def entrant_of(self, guest: str) -> Row[Any] | None:
        return next((row for row in self.users if row.guest == guest), None)

    def of(self, entrant: str) -> list[Row[Any]]:
        """The users of an entrant who take part, the first one first."""
        return [row for row in self.users if row.entrant == entrant and row.here]


class Evenings:
    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._following: asyncio.Task[None] | None = None
        self.driver = Driver(self)

    # reading -------------------------------------------------------------------------------------

    async def catch_up(self, event_id: str) -> Kept:
        """What the log comes to now."""
        storage, kept = self.tables.services.storage, self._kept.get(event_id)
        if kept is None:
            rows = await storage.rows(select(schema.events).where(_V.id == event_id))
            if not rows:
                raise Refusal("no_such_event", "there is no such event")
            settings = EventSettings.model_validate_json(rows[0].data)
            kept = Kept(rows[0], EventState(event_id, settings, rows[0].secret))
            kept = self._kept.setdefault(event_id, kept)
        self._kept.move_to_end(event_id)
        state = kept.state
        new = await storage.rows(
            select(_L.position, _L.at, _L.data)
            .where(_L.event_id == event_id, _L.position >= state.entries)
            .order_by(_L.position)
        )
        users = await self._users(event_id) if new or not state.entries else kept.users
        new = [row for row in new if row.position >= state.entries]  # as another call may have
        kept.users = users
        if new:
            state.apply((ENTRY.validate_json(row.data), row.at) for row in new)
            self.tables.services.open_boards[event_id] = state.open_boards
            kept.bell.set()
            kept.bell = asyncio.Event()
        for old in list(self._kept)[: max(0, len(self._kept) - _REMEMBERED)]:
            if not self._kept[old].lines and old != event_id:
                del self._kept[old]
        return kept

    async def _users(self, event_id: str) -> Sequence[Row[Any]]:
        g = schema.guests.c
        return await self.tables.services.storage.rows(
            select(_E.guest, _E.entrant, _E.here, _E.since, g.name)
            .join(schema.guests, g.id == _E.guest)
            .where(_E.event_id == event_id)
            .order_by(_E.since, _E.guest)
        )

    async def append(
        self, kept: Kept, entry: Entry, *more: Work, command: str | None = None
    ) -> None:
        """Stores an entry under the next number; Conflict if another one was first."""
        state, now = kept.state, self.tables.services.now()
        row = {
            "event_id": state.id,
            "position": state.entries,
            "at": now,
            "command": command,
            "data": entry.model_dump_json(),
        }
        before = state.phase
        # It is tried first: stored entries can always be read again.
        trial = EventState(state.id, state.settings, kept.row.secret)
        trial.__dict__.update(
            state.__dict__, drawn_at=[*state.drawn_at], drawn_by=[*state.drawn_by]
        )
        trial.settled_at = dict(state.settled_at)
        trial.apply([(entry, now)])
        if trial.phase != before:
            change = update(schema.events).where(_V.id == state.id).values(phase=trial.phase)
            more = (*more, change)
        try:
            await self.tables.services.storage.write(NewRow(schema.event_entries, row), *more)
        except Conflict:
            await self.catch_up(state.id)
            raise
        await self.catch_up(state.id)

    # what users do -------------------------------------------------------------------------------

    async def make(self, user: User, wish: NewEvent) -> EventInfo:
        """A new event; asked twice it is the same one. Its boards are made in the background."""
        services, now = self.tables.services, self.tables.services.now()
        event_id = _event_id(user.id, wish.id)
        if await services.storage.rows(select(_V.id).where(_V.id == event_id)):
            return await self.info(user, event_id)
        if user.kind != "person":
            raise wrong("Authorization", "events are made by people")
        try:
            await asyncio.to_thread(event_table, wish.rules)
        except TockworkError as bad:
            raise wrong("rules", str(bad)) from None
        await self.tables.names.check(wish.name)
        if wish.club is not None:
            await self.tables.clubs.check_leads(wish.club, user)
        detail = "too many new events"
        await services.limiter.check(services.limiter.clubs, user.id, now, detail, "events")
        row = {
            "id": event_id,
            "club_id": wish.club,
            "guest": user.id,
            "made_at": now,
            "phase": "making",
            "secret": services.settings.seed(),
            "data": EventSettings(**wish.model_dump(exclude={"id", "club"})).model_dump_json(),
        }
        with suppress(Conflict):
            await services.storage.write(alive(user.id), NewRow(schema.events, row))
        return await self.info(user, event_id)

    @retry_on_conflict
    async def enter(self, user: User, event_id: str, wish: EnterEvent) -> EventInfo:
        """Takes part, alone or as the partner of the one who sent the link."""
        kept = await self.catch_up(event_id)
        state = kept.state
        if kept.row.club_id is not None:
            await self.tables.clubs.check_member(kept.row.club_id, user)
        if state.phase == "over":
            raise Refusal("over", "the event is over")
        mine = kept.entrant_of(user.id)
        entrant = mine.entrant if mine is not None else new_id(10)
        if wish.pair is not None:
            others = [row for row in kept.of(wish.pair) if row.guest != user.id]
            if state.event.kind != "pairs" or not others:
                raise Refusal("no_such_party", "there is no such pair, or it has left")
            if len(others) > 1:
                raise Refusal("no_such_party", "this pair is complete")
            entrant = wish.pair
        if mine is not None and mine.here and mine.entrant == entrant:
            return await self.info(user, event_id)
        if mine is None and len(kept.users) >= MOST_ENTRANTS:
            raise Refusal("table_full", f"{MOST_ENTRANTS} users take part, and there are no more")
        if mine is not None and mine.here:  # changes the partner: the old entrant goes on or ends
            await self._out(kept, mine, user)
            raise Conflict("again")
        active = {one.id for one in state.event.active}
        entry: Entry = PartnersChanged(id=entrant) if entrant in active else Entered(id=entrant)
        row = {
            "event_id": event_id,
            "guest": user.id,
            "entrant": entrant,
            "here": True,
            "since": state.entries + 1,
        }
        storage = self.tables.services.storage
        await self.append(kept, entry, alive(user.id), storage.upsert(schema.entrants, row))
        return await self.info(user, event_id)

    @retry_on_conflict
    async def leave(self, user: User, event_id: str) -> EventInfo:
        """Is drawn no more; bots play in their seats, and results stay."""
        kept = await self.catch_up(event_id)
        mine = kept.entrant_of(user.id)
        if mine is not None and mine.here and kept.state.phase != "over":
            await self._out(kept, mine, user)
        return await self.info(user, event_id)

    async def _out(self, kept: Kept, mine: Row[Any], user: User) -> None:
        gone = (
            update(schema.entrants)
            .where(_E.event_id == kept.state.id, _E.guest == user.id)
            .values(here=False)
        )
        alone = len(kept.of(mine.entrant)) == 1
        active = {one.id for one in kept.state.event.active}
        entry: Entry
        if alone and mine.entrant in active:
            entry = Left(id=mine.entrant)
        else:
            entry = PartnersChanged(id=mine.entrant)
        await self.append(kept, entry, gone)

    @retry_on_conflict
    async def begin(self, user: User, event_id: str) -> EventInfo:
        """The director lets the first round be drawn, as soon as the boards are made."""
        kept = await self._directed(user, event_id)
        state = kept.state
        if not state.begun:
            if len(state.event.active) < state.least:
                raise Refusal("not_open", f"{state.least} at least must take part")
            await self.append(kept, Begun())
        return await self.info(user, event_id)

    @retry_on_conflict
    async def end(self, user: User, event_id: str) -> EventInfo:
        """The director ends the event: what was played counts."""
        kept = await self._directed(user, event_id)
        if not kept.state.ended:
            await self.append(kept, Ended())
        return await self.info(user, event_id)

    @retry_on_conflict
    async def correct(self, user: User, event_id: str, wish: CorrectResult) -> EventInfo:
        """The director's correction of a result."""
        kept = await self._directed(user, event_id)
        done = select(_L.position).where(_L.event_id == event_id, _L.command == wish.id)
        if not await self.tables.services.storage.rows(done):
            entry = Corrected(
                board=wish.board, table=wish.table, chance=wish.chance, reason=wish.reason
            )
            drawn = kept.state.event.drawn
            at = kept.state.event.round_of(wish.board)
            if at >= len(drawn) or wish.table >= len(drawn[at]):
                raise wrong("table", "no such table plays this board")
            await self.append(kept, entry, command=wish.id)
        return await self.info(user, event_id)

    async def _directed(self, user: User, event_id: str) -> Kept:
        kept = await self.catch_up(event_id)
        if not await self._directs(kept, user):
            raise Refusal("not_member", "this is for who made the event, or leads its club")
        return kept

    async def _directs(self, kept: Kept, user: User | None) -> bool:
        if user is None:
            return False
        if kept.row.guest == user.id:
            return True
        club = kept.row.club_id
        return club is not None and await self.tables.clubs.leads(club, user)

    # what users see ------------------------------------------------------------------------------

    async def info(self, user: User | None, event_id: str) -> EventInfo:
        """The event as a user may see it."""
        kept = await self.catch_up(event_id)
        state, guest = kept.state, "" if user is None else user.id
        playing = state.due()
        await self.driver.find_made([state.table_id(one.board, one.table) for one in playing])
        return EventInfo(
            id=event_id,
            club=kept.row.club_id,
            settings=state.settings,
            phase=state.phase,
            round=state.round + 1,
            until=state.until,
            tables=len(state.event.drawn[-1]) if state.event.drawn else 0,
            playing=len(playing),
            director=await self._directs(kept, user),
            mine=self._mine(kept, guest),
            entrants=tuple(
                EventEntrant(
                    id=one.id,
                    names=tuple(row.name for row in kept.of(one.id))
                    or tuple(row.name for row in kept.users if row.entrant == one.id),
                    here=one.left is None,
                    me=any(row.guest == guest for row in kept.of(one.id)),
                )
                for one in state.event.entrants
            ),
            standings=tuple(
                EventLine(
                    entrant=line.entrant.id,
                    rank=line.rank,
                    points=line.points,
                    boards=line.boards,
                )
                for line in state.standings()
            ),
            version=state.entries,
        )

    def _mine(self, kept: Kept, guest: str) -> MyPlace | None:
        state, row = kept.state, kept.entrant_of(guest)
        if row is None or not row.here:
            return None
        at = state.seated(row.entrant)
        due = next((one for one in state.due() if one.table == at), None)
        table_id = None if due is None else state.table_id(due.board, due.table)
        sits = table_id is not None and self.driver.is_made(table_id)
        return MyPlace(
            entrant=row.entrant,
            partner=state.event.kind == "pairs" and len(kept.of(row.entrant)) < 2,
            table=table_id if sits and row.since <= state.drawn_by[-1] else None,
            waits=due is None,
        )

    async def boards(self, event_id: str) -> EventBoards:
        """The boards of rounds that are over, with all results."""
        state = (await self.catch_up(event_id)).state
        event, counted = state.shown(), state.shown().counted()
        played = {(one.board, one.table): one.chance for one in event.results}
        reasons = {(one.board, one.table): one.reason for one in event.corrections}
        found = []
        for board in range(min(state.open_boards, len(event.drawn) * event.per_round)):
            score = scores(event, board)
            results = []
            for table in range(len(event.drawn[event.round_of(board)])):
                first, second = event.sides(board, table)
                results.append(
                    BoardResult(
                        table=table,
                        id=state.table_id(board, table),
                        first=first,
                        second=second,
                        chance=counted.get((board, table)),
                        played=played.get((board, table)),
                        score=score[first[0]] if (board, table) in counted else None,
                        reason=reasons.get((board, table)),
                    )
                )
            found.append(
                BoardResults(board=board, par=event.boards[board].par, results=tuple(results))
            )
        return EventBoards(boards=tuple(found))

    async def file(self, event_id: str) -> DuplicateEvent:
        """The whole event as a file; refused until it is over, since it has all boards."""
        kept = await self.catch_up(event_id)
        if kept.state.phase != "over" or not kept.state.made:
            raise Refusal("not_over", "the file has all boards: it is there when the event is over")
        event = kept.state.event
        named = tuple(
            one.model_copy(update={"name": _called(kept, one.id)}) for one in event.entrants
        )
        return event.model_copy(update={"entrants": named})

    async def of_club(self, club_id: str) -> EventCards:
        """The events of a club, the latest first."""
        users = (
            select(func.count(_E.guest))
            .where(_E.event_id == _V.id, _E.here.is_(True))
            .scalar_subquery()
        )
        rows = await self.tables.services.storage.rows(
            select(_V.id, _V.phase, _V.made_at, _V.data, users.label("users"))
            .where(_V.club_id == club_id)
            .order_by(desc(_V.made_at), _V.id)
            .limit(_LISTED)
        )
        cards = []
        for row in rows:
            settings = json.loads(row.data)
            cards.append(
                EventCard(
                    id=row.id,
                    name=settings["name"],
                    rules=settings["rules"],
                    phase=row.phase,
                    entrants=row.users,
                    at=row.made_at,
                )
            )
        return EventCards(events=tuple(cards))

    async def follow(
        self, user: User | None, event_id: str, patience: float
    ) -> AsyncIterator[EventInfo]:
        """The event whenever it changes, and again after some seconds."""
        kept = await self.catch_up(event_id)
        kept.lines += 1
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._keep_following())
        try:
            while not self.tables.closed:
                bell = kept.bell
                yield await self.info(user, event_id)
                with suppress(TimeoutError):
                    await asyncio.wait_for(bell.wait(), patience)
        finally:
            kept.lines -= 1

    async def _keep_following(self) -> None:
        """Every second: what other processes have stored about events that are followed here."""
        while not self.tables.closed:
            await asyncio.sleep(_BEAT)
            followed = {key: kept for key, kept in self._kept.items() if kept.lines}
            if not followed:
                return
            try:
                last = await self.tables.services.storage.rows(
                    select(_L.event_id, func.max(_L.position).label("last"))
                    .where(_L.event_id.in_(followed))
                    .group_by(_L.event_id)
                )
                for row in last:
                    if row.last >= followed[row.event_id].state.entries:
                        await self.catch_up(row.event_id)
            except StorageError as bad:
                logger.warning("events", extra={"detail": str(bad)})

    def ring(self, event_id: str) -> None:
        """Something besides the log has changed: a table was made."""
        if (kept := self._kept.get(event_id)) is not None:
            kept.bell.set()
            kept.bell = asyncio.Event()

    async def look(self) -> None:
        """Once a second: what is due in events that are played."""
        await self.driver.look()

    def close(self) -> None:
        self.driver.close()
        if self._following is not None:
            self._following.cancel()
        for kept in self._kept.values():
            kept.bell.set()


def _called(kept: Kept, entrant: str) -> str:
    names: dict[str, list[str]] = defaultdict(list)
    for row in kept.users:
        if row.name:
            names[row.entrant].append(row.name)
    return " & ".join(names[entrant])[:80] or entrant


def _event_id(guest: str, command: str) -> str:
    """It cannot be guessed by who knows the command alone."""
    hashed = hashlib.sha256(f"tockwork event\n{guest}\n{command}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashed[:12])
