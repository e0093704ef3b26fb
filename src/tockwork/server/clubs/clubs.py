"""Clubs: founded by a link, without accounts. The database alone says who is in one.

The rows of a club are read once a second for all who look at its page, so it stays quick with
hundreds of members. Those who change something see it at once.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Row, and_, case, delete, desc, func, literal, select, update

from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store import schema
from tockwork.server.store.people import ROLES, without_empty_clubs
from tockwork.server.store.storage import Conflict, Missing, NewRow, Required
from tockwork.server.store.users import User, alive
from tockwork.server.tables.ids import LETTERS
from tockwork.server.tables.leaderboard import is_in_lists
from tockwork.server.tables.rated import ALL
from tockwork.server.tables.snapshots import table_card
from tockwork.server.wire.bodies.clubs import (
    ChangeMember,
    Club,
    ClubMember,
    ClubRank,
    ClubSettings,
    FoundClub,
    MyClub,
    MyClubs,
)
from tockwork.server.wire.bodies.tables import TableCard

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

MOST_MEMBERS = 1000
MOST_CLUBS = 50
"""Of one user."""
SHOWN = 100
"""Members on the page, unless all are wanted."""
_RANKS = 50
_TABLES = 24
_HERE = 120_000  # milliseconds; devices in use are noted every minute
_OPEN = 6 * 3_600_000  # for which a table that has not begun is listed
_DAY = 86_400_000
_SAME = 1_000  # milliseconds for which what was read of a club is shown
_REMEMBERED = 200  # clubs
_C, _M = schema.clubs.c, schema.members.c
_RANK = case({role: at for at, role in enumerate(ROLES)}, value=_M.role)


class _Seen(NamedTuple):
    """What is stored of a club, as of a moment: members and those who ask, in order of role."""

    at: int
    club: Row[Any]
    rows: Sequence[Row[Any]]
    ranks: Sequence[Row[Any]]
    tables: Sequence[str]

    @property
    def members(self) -> list[Row[Any]]:
        return [row for row in self.rows if row.role != "asked"]

    def role(self, guest: str) -> str | None:
        """What a user is in it."""
        return next((self.role_of(row) for row in self.rows if row.guest == guest), None)

    def role_of(self, row: Row[Any]) -> str:
        """The first member is the founder."""
        if row is self.rows[0]:
            return "founder"
        return "organizer" if row.role == "founder" else str(row.role)


class Clubs:
    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self._seen: OrderedDict[str, _Seen] = OrderedDict()

    # looking -------------------------------------------------------------------------------------

    async def mine(self, user: User | None) -> MyClubs:
        """The clubs of a user."""
        if user is None:
            return MyClubs(clubs=())
        other = schema.members.alias()
        count = (
            select(func.count())
            .where(other.c.club_id == _M.club_id, other.c.role != "asked")
            .scalar_subquery()
        )
        rows = await self._rows(
            select(_C.id, _C.name, _M.role, count.label("count"))
            .join(schema.members, _M.club_id == _C.id)
            .where(_M.guest == user.id)
            .order_by(desc(_M.since), _C.id)
        )
        found = [
            MyClub(id=row.id, name=row.name, mine=row.role, count=row.count)
            for row in rows[:MOST_CLUBS]
        ]
        return MyClubs(clubs=tuple(found))

    async def look(self, user: User | None, club_id: str, *, everyone: bool = False) -> Club:
        """The page of a club."""
        seen = await self._look(club_id)
        guest = "" if user is None else user.id
        role, members = seen.role(guest), seen.members
        now = self.tables.services.now()
        if role in (None, "asked"):
            return self._outside(seen, role)
        shown = sorted(members, key=lambda row: not _here(row, now))
        asking = [row for row in seen.rows if row.role == "asked"]
        return self._outside(seen, role).model_copy(
            update={
                "here": sum(_here(row, now) for row in members),
                "members": tuple(
                    _member(seen, row, guest, now) for row in shown[: None if everyone else SHOWN]
                ),
                "asking": ()
                if role == "member"
                else tuple(_member(seen, row, guest, now) for row in asking),
                "ranks": tuple(
                    ClubRank(
                        id=member_id(club_id, row.guest),
                        name=row.name,
                        value=row.value,
                        error=row.error,
                        games=row.games,
                        me=row.guest == guest,
                    )
                    for row in seen.ranks
                ),
                "tables": await self._cards(seen, guest),
            }
        )

    def _outside(self, seen: _Seen, role: str | None) -> Club:
        """As everyone with the link sees it."""
        return Club.model_validate(
            {
                "id": seen.club.id,
                "name": seen.club.name,
                "joining": seen.club.joining,
                "mine": role,
                "count": len(seen.members),
                "here": 0,
            }
        )

    async def _cards(self, seen: _Seen, guest: str) -> tuple[TableCard, ...]:
        found = []
        for table_id in seen.tables:
            with suppress(Refusal):  # the others are there all the same
                table = await self.tables.find(table_id)
                if table.log.phase != "over":
                    found.append(table_card(table, guest))
        return tuple(found)

    async def check_member(self, club_id: str, user: User) -> None:
        """Refused to those who are no members."""
        if (await self._look(club_id, fresh=True)).role(user.id) in (None, "asked"):
            raise Refusal("not_member", "this is for members of the club")

    async def leads(self, club_id: str, user: User) -> bool:
        """Whether a user is the founder of a club or an organizer."""
        try:
            return (await self._look(club_id)).role(user.id) in ("founder", "organizer")
        except Refusal:  # the club was deleted
            return False

    async def check_leads(self, club_id: str, user: User) -> None:
        """Refused to all but the founder and organizers."""
        if (await self._look(club_id, fresh=True)).role(user.id) not in ("founder", "organizer"):
            raise Refusal("not_member", "this is for the founder and organizers")

    # changes -------------------------------------------------------------------------------------

    async def found(self, user: User, wish: FoundClub, address: str | None) -> Club:
        """A new club; asked twice it is the same one."""
        services, now = self.tables.services, self.tables.services.now()
        club_id = _club_id(user.id, wish.id)
        if await self._rows(select(_C.id).where(_C.id == club_id)):
            return await self.look(user, club_id)
        if user.kind != "person":
            raise wrong("Authorization", "clubs are for people")
        await self.tables.names.check(wish.name)
        detail = "too many new clubs"
        await services.limiter.check(services.limiter.clubs, user.id, now, detail, "clubs")
        if address is not None:
            await services.limiter.check(services.limiter.clubs_at, address, now, detail, "clubs")
        row = {"id": club_id, "name": wish.name, "joining": wish.joining, "made_at": now}
        me = {"club_id": club_id, "guest": user.id, "role": "founder", "since": now}
        with suppress(Conflict):  # the same command, at the same time
            await self._store(
                alive(user.id),
                _few(user.id),
                NewRow(schema.clubs, row),
                NewRow(schema.members, me),
            )
        return await self.look(user, club_id)

    async def join(self, user: User, club_id: str) -> Club:
        """Joins, or asks to join; who is in it already stays what they are."""
        seen = await self._look(club_id, fresh=True)
        if user.kind != "person":
            raise wrong("Authorization", "clubs are for people")
        if seen.role(user.id) is None:
            await self._check_pace(user)
            role = "member" if seen.club.joining == "link" else "asked"
            now = self.tables.services.now()
            me = {"club_id": club_id, "guest": user.id, "role": role, "since": now}
            count = select(func.count()).where(_M.club_id == club_id).scalar_subquery()
            room = select(_C.id).where(_C.id == club_id)
            with suppress(Conflict):
                await self._store(
                    alive(user.id),
                    _few(user.id),
                    Required(room.with_for_update(), "no_such_club"),
                    Required(room.where(count <= MOST_MEMBERS), "club_full"),
                    NewRow(schema.members, me),
                )
        return await self._changed(user, club_id)

    async def leave(self, user: User, club_id: str) -> MyClubs:
        """Leaves; the last member takes the club along."""
        mine = _M.club_id == club_id, _M.guest == user.id
        await self._store(delete(schema.members).where(*mine), *without_empty_clubs())
        self._seen.pop(club_id, None)
        return await self.mine(user)

    async def change(self, user: User, club_id: str, wish: ChangeMember) -> Club:
        """Lets a member in, gives or withdraws a role, or removes a member."""
        seen = await self._look(club_id, fresh=True)
        mine = seen.role(user.id)
        found = [row for row in seen.rows if member_id(club_id, row.guest) == wish.member]
        if mine not in ("founder", "organizer"):
            raise Refusal("not_member", "this is for the founder and organizers")
        if not found:
            if wish.to == "gone":
                return await self._changed(user, club_id)
            raise wrong("member", "no member of this club, or not any more")
        other, was = found[0].guest, seen.role(found[0].guest)
        if other == user.id:
            raise wrong("member", "yourself: leave, or make another member the founder")
        ordinary = was in ("member", "asked") and wish.to in ("member", "gone")
        if mine != "founder" and not ordinary:
            raise Refusal("not_member", "this is for the founder")
        row = _M.club_id == club_id, _M.guest == other
        me = _M.club_id == club_id, _M.guest == user.id
        still = select(_M.guest).where(*me, _M.role.in_(ROLES[:2])).with_for_update()
        work: list[Any] = [Required(still, "not_member")]
        if wish.to == "gone":
            work.append(delete(schema.members).where(*row))
        else:
            changed = update(schema.members).where(*row).values(role=wish.to)
            work.append(Required(changed, "no_such_club"))
            if wish.to == "founder":
                work.append(update(schema.members).where(*me).values(role="organizer"))
        await self._store(*work)
        return await self._changed(user, club_id)

    async def settle(self, user: User, club_id: str, wish: ClubSettings) -> Club:
        """Another name, or another way to join."""
        await self._check_founder(user, club_id)
        await self.tables.names.check(wish.name)
        values = {"name": wish.name, "joining": wish.joining}
        await self._store(update(schema.clubs).where(_C.id == club_id).values(**values))
        return await self._changed(user, club_id)

    async def delete(self, user: User, club_id: str) -> MyClubs:
        """Deletes the club; its tables stay those of their players."""
        if await self._rows(select(_C.id).where(_C.id == club_id)):
            await self._check_founder(user, club_id)
            t = schema.tables.c
            await self._store(
                delete(schema.members).where(_M.club_id == club_id),
                delete(schema.clubs).where(_C.id == club_id),
                update(schema.tables).where(t.club_id == club_id).values(club_id=None),
            )
        self._seen.pop(club_id, None)
        return await self.mine(user)

    async def _check_founder(self, user: User, club_id: str) -> None:
        if (await self._look(club_id, fresh=True)).role(user.id) != "founder":
            raise Refusal("not_member", "this is for the founder")

    async def _check_pace(self, user: User) -> None:
        services, detail = self.tables.services, "too many clubs joined in one minute"
        limiter = services.limiter
        await limiter.check(limiter.joining, user.id, services.now(), detail, "joining")

    # rows ----------------------------------------------------------------------------------------

    def hear_table(self, club_id: str) -> None:
        """A table of the club was made: that shows at once."""
        self._seen.pop(club_id, None)

    def hear_changed(self, guest: str) -> None:
        """A user has another name, was merged or deleted: that shows at once."""
        for club_id, seen in list(self._seen.items()):
            if seen.role(guest) is not None:
                del self._seen[club_id]

    async def _changed(self, user: User, club_id: str) -> Club:
        self._seen.pop(club_id, None)
        return await self.look(user, club_id)

    async def _store(self, *work: Any) -> None:
        try:
            await self.tables.services.storage.write(*work)
        except Missing as bad:
            if str(bad) == "clubs":
                detail = f"{MOST_CLUBS} clubs, and one can be in no more"
                raise Refusal("too_many", detail, limit="clubs") from None
            if str(bad) in ("no_such_club", "club_full", "not_member"):
                code: Any = str(bad)
                raise Refusal(code, "the club has just changed") from None
            raise

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        return await self.tables.services.storage.rows(query)

    async def _look(self, club_id: str, *, fresh: bool = False) -> _Seen:
        now, seen = self.tables.services.now(), self._seen.get(club_id)
        if fresh or seen is None or not 0 <= now - seen.at < _SAME:
            seen = self._seen[club_id] = await self._read(club_id, now)
            self._seen.move_to_end(club_id)
            while len(self._seen) > _REMEMBERED:
                self._seen.popitem(last=False)
        return seen

    async def _read(self, club_id: str, now: int) -> _Seen:
        clubs = await self._rows(select(schema.clubs).where(_C.id == club_id))
        if not clubs:
            self._seen.pop(club_id, None)
            raise Refusal("no_such_club", "there is no such club, or it was deleted")
        g, d, r, t = schema.guests.c, schema.devices.c, schema.ratings.c, schema.tables.c
        seen = select(func.max(d.seen_at)).where(d.guest == _M.guest).scalar_subquery()
        rows = await self._rows(
            select(_M.guest, _M.role, _M.since, g.name, seen.label("seen"))
            .join(schema.guests, g.id == _M.guest)
            .where(_M.club_id == club_id)
            .order_by(_RANK, _M.since, _M.guest)
        )
        ranks = await self._rows(
            select(_M.guest, g.name, r.value, r.error, r.games)
            .join(schema.guests, g.id == _M.guest)
            .join(schema.ratings, and_(r.guest == _M.guest, r.form == literal(ALL)))
            .where(_M.club_id == club_id, _M.role != "asked", is_in_lists(_M.guest))
            .order_by(desc(r.value), _M.guest)
            .limit(_RANKS)
        )
        least = case((t.phase == "lobby", now - _OPEN), else_=now - _DAY)
        tables = await self._rows(
            select(t.id)
            .where(t.club_id == club_id, t.phase != "over")
            .where(t.changed_at > now - _DAY, t.changed_at > least)
            .order_by(desc(t.changed_at), t.id)
            .limit(_TABLES)
        )
        return _Seen(now, clubs[0], rows, ranks, tuple(row.id for row in tables))


def member_id(club_id: str, guest: str) -> str:
    """The id of a member in one club: it does not reveal who they are elsewhere."""
    return hashlib.sha256(f"member\n{club_id}\n{guest}".encode()).hexdigest()[:16]


def _club_id(guest: str, command: str) -> str:
    """It cannot be guessed by who knows the command alone."""
    hashed = hashlib.sha256(f"tockwork club\n{guest}\n{command}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashed[:12])


def _few(guest: str) -> Required:
    """The condition that a user is not in too many clubs; new rows are stored before it is met."""
    count = select(func.count()).where(_M.guest == guest).scalar_subquery()
    return Required(select(schema.guests.c.id).where(count <= MOST_CLUBS).limit(1), "clubs")


def _here(row: Row[Any], now: int) -> bool:
    return row.seen is not None and now - row.seen < _HERE


def _member(seen: _Seen, row: Row[Any], guest: str, now: int) -> ClubMember:
    return ClubMember.model_validate(
        {
            "id": member_id(seen.club.id, row.guest),
            "name": row.name,
            "role": seen.role_of(row),
            "here": _here(row, now),
            "me": row.guest == guest,
            "since": row.since,
        }
    )
