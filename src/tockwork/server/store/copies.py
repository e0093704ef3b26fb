"""Copies of what users' devices store: bytes, which the server does not read."""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, exists, func, or_, select, update

from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, NewRow, Required, Storage
from tockwork.server.store.users import alive

_C = schema.copies.c
NO_ROOM = "room for copies"


@dataclass(frozen=True)
class StoredCopy:
    """`tag` is another one for everything that was ever put there."""

    tag: str
    data: bytes


class Copies:
    """One copy for each user. An upload names the version it replaces (optimistic concurrency)."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def last(self, guest: str) -> StoredCopy | None:
        rows = await self._storage.rows(
            select(_C.tag, _C.data).where(_C.guest == guest).order_by(_C.number.desc()).limit(1)
        )
        return StoredCopy(rows[0].tag, base64.b64decode(rows[0].data)) if rows else None

    async def put(self, guest: str, seen: str | None, data: bytes, most: int) -> str | None:
        """The tag of the new one; None if the one that was seen (None: none) is not the last.

        Missing if all copies together would be larger than `most` bytes (0: no limit).
        """
        rows = await self._storage.rows(
            select(_C.number, _C.tag, _C.size)
            .where(_C.guest == guest)
            .order_by(_C.number.desc())
            .limit(1)
        )
        number, tag, before = (rows[0].number, rows[0].tag, rows[0].size) if rows else (0, None, 0)
        if seen != tag:
            return None
        mine, new = _C.guest == guest, secrets.token_hex(8)
        row = {"guest": guest, "number": number + 1, "tag": new, "size": len(data)}
        all_of_them = select(func.coalesce(func.sum(_C.size), 0)).scalar_subquery()
        room = Required(select(all_of_them).where(all_of_them <= most), NO_ROOM)
        try:
            await self._storage.write(
                alive(guest),
                NewRow(schema.copies, row | {"data": base64.b64encode(data).decode()}),
                update(schema.copies).where(mine, _C.number == number).values(data="", size=0),
                delete(schema.copies).where(mine, _C.number < number),
                *((room,) if most and len(data) > before else ()),
            )
        except Conflict:
            return None
        return new

    async def make_room(self, before: int) -> None:
        """Removes copies that are unlikely to be fetched: see `abandoned`."""
        await self._storage.write(delete(schema.copies).where(abandoned(before)))


def has_played(guest: ColumnElement[str] | str) -> ColumnElement[bool]:
    """Whether a user has a game here or a result of the daily challenge."""
    return or_(
        *(exists().where(table.c.guest == guest) for table in (schema.sitting, schema.daily))
    )


def abandoned(before: int) -> ColumnElement[bool]:
    """Copies of users who have never played here and whose devices were not seen since then."""
    g, d = schema.guests.c, schema.devices.c
    young = exists().where(g.id == _C.guest, g.created_at >= before)
    seen = exists().where(d.guest == _C.guest, d.seen_at >= before)
    return ~has_played(_C.guest) & ~young & ~seen
