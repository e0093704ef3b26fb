"""Find players: searches are stored, so they outlast a process, and every process sees them all.

One process at a time pairs (a lease); but the database decides: a table is stored together with
the searches that led to it, and only if all of them still stand. So no user is paired twice, even
if two processes pair at once, and a process that ends in between leaves nothing half done.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, delete, func, or_, select, text, update

from tockwork.rulebooks import Variant
from tockwork.rulebooks.packed import OWN
from tockwork.server.queue.pairing import Party, Team, pair
from tockwork.server.queue.snapshot import KEPT, Queue, Snapshot, queue_of
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store import schema
from tockwork.server.store.storage import Missing, Required, StorageError, Work
from tockwork.server.store.users import User, alive
from tockwork.server.tables import rated, seating
from tockwork.server.tables.entries import Place
from tockwork.server.tables.ids import new_id
from tockwork.server.tables.live_ratings import rating_of, ratings_of
from tockwork.server.tables.log import STAND_IN
from tockwork.server.wire.bodies.queue import (
    FindPlayers,
    JoinParty,
    MyRating,
    Pace,
    Queues,
    Search,
)
from tockwork.server.wire.shapes import ClockRule

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

logger = logging.getLogger("tockwork.queue")

CLOCKS: dict[Pace, ClockRule] = {
    "fast": ClockRule(kind="bank", seconds=10, bank=300),
    "calm": ClockRule(kind="move", seconds=60),
}
TAKEOVER = 60  # seconds after which a bot plays for a paired user who is away
_LEASE = "queue"  # no table has so short an id
_BEAT = 1.0
_SIGNS = 5_000  # milliseconds between signs of life of those who listen
_LOST = 300_000  # after which a search without any is deleted
_AT_ONCE = 500
_TABLES_AT_ONCE = 20
_LINES = 3  # of one user
_BOT = Place(kind="bot", level=STAND_IN)
_W = schema.waiting.c
# As text: for two thousand users SQLAlchemy's own would take as long as all else.
_PAIRED = text(
    "update waiting set table_id = :table_id, paired_at = :now"
    " where guest = :guest and since = :since and table_id is null"
)


class Line:
    """What one page hears of its user's search; only the latest counts."""

    def __init__(self) -> None:
        self._news: Search | None = None
        self._bell = asyncio.Event()
        self.over = False
        self._bell.set()

    def tell(self, news: Search | None) -> None:
        if news != self._news:
            self._news = news
            self._bell.set()

    def end(self) -> None:
        self.over = True
        self._bell.set()

    async def next(self, patience: float) -> tuple[Search | None, bool]:
        """The search, and whether anything has changed; at the latest after some seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._bell.wait(), patience)
        changed = self._bell.is_set()
        self._bell.clear()
        return self._news, changed


class Searches:
    """`lines`: the open pages of each user who looks for players through this process."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self._lines: dict[str, list[Line]] = {}
        self._signed: dict[str, int] = {}  # when each of them gave its last sign of life
        self._bell = asyncio.Event()
        self._beat: asyncio.Task[None] | None = None
        self._tidied = 0
        self._pairing = asyncio.Lock()

    # what users do -------------------------------------------------------------------------------

    async def look(self, user: User | None, party: str | None = None) -> Queues:
        """How many wait for what, how my own search stands, and my ratings."""
        now = await self._snapshot()
        mine = await ratings_of(self.tables.services.storage, user.id) if user is not None else ()
        return Queues(
            queues=now.queues(),
            mine=None if user is None else now.search(user.id),
            party=None if party is None else now.party(party),
            ratings=tuple(MyRating.model_validate(one) for one in mine),
        )

    async def begin(self, user: User, wish: FindPlayers) -> Search:
        """A new search, in place of the last one."""
        await self._check(user)
        if wish.rules.startswith(OWN):
            raise wrong("rules", "players are found for games of the shelf")
        form = seating.table_of(wish.rules, wish.players, wish.teams, {}, kept=True)
        per_team = _per_team(form)
        if wish.party > per_team:
            raise wrong("party", f"a team has {per_team} players here")
        queue = Queue(form.rulebook.id, form.players, form.teams, wish.pace, wish.rated)
        rating = await self._rating(user, queue)
        await self._store(user, queue, new_id(10), wish.party, wish.bots, wish.promise, rating)
        return await self._mine(user)

    async def join(self, user: User, wish: JoinParty) -> Search:
        """Looks for players together with a party."""
        await self._check(user)
        rows = await self._rows(_W.party == wish.party, _W.table_id.is_(None))
        others = [row for row in rows if row.guest != user.id]
        if len(others) < len(rows):  # here already
            return await self._mine(user)
        if not others or len(others) >= others[0].size:
            raise Refusal("no_such_party", "this party is complete, or has stopped looking")
        first = min(others, key=lambda row: (row.since, row.guest))
        if await self._blocks([user.id, *(row.guest for row in others)]):
            raise Refusal("no_such_party", "this party is complete, or has stopped looking")
        rating = await self._rating(user, queue_of(first))
        # Of two who join at once the second one waits for the first, and finds no place.
        here = _W.party == wish.party, _W.table_id.is_(None)
        lock = select(_W.guest).where(_W.guest == first.guest, *here).with_for_update()
        count = select(func.count()).select_from(schema.waiting).where(*here, _W.guest != user.id)
        room = select(_W.guest).where(*here, count.scalar_subquery() < first.size)
        work = Required(lock, "party"), Required(room, "party")
        try:
            await self._store(
                user,
                queue_of(first),
                wish.party,
                first.size,
                first.bots,
                wish.promise,
                rating,
                *work,
            )
        except Missing as bad:
            if str(bad) != "party":
                raise
            raise Refusal("no_such_party", "this party has just been completed") from None
        return await self._mine(user)

    async def leave(self, user: User) -> None:
        await self.tables.services.storage.write(
            delete(schema.waiting).where(_W.guest == user.id, _W.table_id.is_(None))
        )
        for line in self._lines.get(user.id, ()):
            line.tell(None)
        self._bell.set()

    async def _check(self, user: User) -> None:
        services = self.tables.services
        if user.kind != "person":
            raise wrong("Authorization", "programs sit down at open tables")
        detail = "too many searches in one minute"
        await services.limiter.check(
            services.limiter.searches, user.id, services.now(), detail, "searches"
        )

    async def _rating(self, user: User, queue: Queue) -> float | None:
        """By which a user is paired in a rated queue; refused to those who may not play in it."""
        if not queue.rated:
            return None
        await rated.check_free(self.tables, user)
        return await rating_of(self.tables.services.storage, user.id, queue.form)

    async def _store(
        self,
        user: User,
        queue: Queue,
        party: str,
        size: int,
        bots: bool,
        promise: str | None,
        rating: float | None,
        *more: Work,
    ) -> None:
        storage, now = self.tables.services.storage, self.tables.services.now()
        row = queue._asdict() | {
            "guest": user.id,
            "party": party,
            "size": size,
            "bots": bots,
            "name": user.name,
            "promise": promise,
            "rating": rating,
            "since": now,
            "seen_at": now,
            "table_id": None,
            "paired_at": None,
        }
        await storage.write(alive(user.id), *more, storage.upsert(schema.waiting, row))
        self._bell.set()

    async def _mine(self, user: User) -> Search:
        found = (await self._snapshot()).search(user.id)
        if found is None:
            raise Refusal("joined", "the search has just ended")
        return found

    # lines ---------------------------------------------------------------------------------------

    async def follow(self, user: str, patience: float) -> AsyncIterator[Search | None]:
        """How a search stands, whenever that changes, and again after some seconds."""
        line = Line()
        mine = self._lines.setdefault(user, [])
        mine.append(line)
        if len(mine) > _LINES:
            mine.pop(0).end()
        self._signed.pop(user, None)
        if self._beat is None:
            self._beat = asyncio.create_task(self._keep_beating())
        self._bell.set()
        try:
            first = (await self._snapshot()).search(user)
            line.tell(first)
            while not line.over and not self.tables.closed:
                yield (await line.next(patience))[0]
        finally:
            if line in mine:
                mine.remove(line)
            if not mine and self._lines.get(user) is mine:
                del self._lines[user]
                self._signed.pop(user, None)

    # every second --------------------------------------------------------------------------------

    async def _keep_beating(self) -> None:
        while self._lines:
            try:
                await self._beat_once()
            except StorageError as bad:
                logger.warning("queue", extra={"detail": str(bad)})
            except Exception:  # the next beat is a new try
                logger.exception("queue")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._bell.wait(), _BEAT)
                await asyncio.sleep(_BEAT / 20)  # for those who come in the same moment
            self._bell.clear()
        self._beat = None

    async def _beat_once(self) -> None:
        await self._give_signs()
        now = await self._snapshot()
        mine = now.ready and not await self.tables.services.peers.leases(_LEASE)
        if mine and await self.pair(now):
            now = await self._snapshot()
        for user, lines in list(self._lines.items()):
            search = now.search(user)
            for line in lines:
                line.tell(search)

    async def _give_signs(self) -> None:
        now, storage = self.tables.services.now(), self.tables.services.storage
        due = [user for user in self._lines if self._signed.get(user, 0) < now - _SIGNS]
        for k in range(0, len(due), _AT_ONCE):
            some = _W.guest.in_(due[k : k + _AT_ONCE])
            await storage.write(
                update(schema.waiting).where(some, _W.table_id.is_(None)).values(seen_at=now)
            )
        self._signed.update(dict.fromkeys(due, now))

    async def pair(self, now: Snapshot) -> int:
        """Pairs all who can be paired; returns how many tables that made."""
        async with self._pairing:
            made = 0
            for queue, parties in now.ready.items():
                try:
                    made += await self._pair(queue, parties, now)
                except Refusal as no:  # a game that is no longer there must not stop the others
                    logger.warning("queue", extra={"rules": queue.rules, "detail": no.detail})
            return made

    async def _pair(self, queue: Queue, parties: Sequence[Party], now: Snapshot) -> int:
        blocks = await self._blocks([user for party in parties for user in party.users])
        form = seating.table_of(queue.rules, queue.players, queue.teams, {}, kept=True)
        least = rated.LEAST if queue.rated else 1
        found = pair(parties, queue.players, _per_team(form), now.now, blocks, least)
        made = 0
        for k in range(0, len(found), _TABLES_AT_ONCE):
            some = found[k : k + _TABLES_AT_ONCE]
            made += sum(await asyncio.gather(*(self._seat(form, now, teams) for teams in some)))
        return made

    async def _seat(self, form: Variant, now: Snapshot, teams: Sequence[Team]) -> bool:
        """A table for them, if all of them still look for one."""
        order = [iter(random.sample(team, len(team))) for team in random.sample(teams, len(teams))]
        users = [next(order[team]) for team in form.team_of]
        rows = [now.users[user] for user in sorted(filter(None, users))]  # no two wait crosswise
        try:
            table = await seating.open_table(
                self.tables,
                form,
                host=rows[0].guest,
                seats=tuple(_BOT if user is None else _place(now.users[user]) for user in users),
                public=True,
                clock=CLOCKS[rows[0].pace],
                takeover_seconds=TAKEOVER,
                promises={row.guest: row.promise for row in rows if row.promise is not None},
                as_rated=queue_of(rows[0]).rated,
                work=lambda table_id: tuple(self._paired(row, table_id) for row in rows),
            )
        except Missing:  # one of them has just left, or another process was faster
            return False
        logger.info("paired", extra={"table": table.log.id, "people": len(rows)})
        return True

    def _paired(self, row: Row[Any], table_id: str) -> Required:
        now = self.tables.services.now()
        still = _PAIRED.bindparams(guest=row.guest, since=row.since, table_id=table_id, now=now)
        return Required(still, "search")

    async def tidy(self) -> None:
        """Once a minute: deletes what is over, and searches of pages that never came back."""
        now = self.tables.services.now()
        if now < self._tidied + 60_000:
            return
        self._tidied = now
        lost = _W.table_id.is_(None) & (_W.seen_at < now - _LOST)
        await self.tables.services.storage.write(
            delete(schema.waiting).where(or_(lost, _W.paired_at < now - KEPT))
        )

    def close(self) -> None:
        if self._beat is not None:
            self._beat.cancel()
        for lines in self._lines.values():
            for line in lines:
                line.end()

    # rows ----------------------------------------------------------------------------------------

    async def _snapshot(self) -> Snapshot:
        return Snapshot(await self._rows(), self.tables.services.now())

    async def _rows(self, *where: Any) -> Sequence[Row[Any]]:
        return await self.tables.services.storage.rows(select(schema.waiting).where(*where))

    async def _blocks(self, users: Sequence[str]) -> dict[str, set[str]]:
        """Whom of these users each of them has blocked."""
        r, here = schema.removed.c, set(users)
        blocks: dict[str, set[str]] = {}
        for k in range(0, len(users), _AT_ONCE):
            query = select(r.guest, r.other).where(r.guest.in_(users[k : k + _AT_ONCE]))
            for row in await self.tables.services.storage.rows(query):
                if row.other in here:
                    blocks.setdefault(row.guest, set()).add(row.other)
        return blocks


def _per_team(form: Variant) -> int:
    return form.players // (max(form.team_of) + 1)


def _place(row: Row[Any]) -> Place:
    return Place(kind="person", guest=row.guest, name=row.name)
