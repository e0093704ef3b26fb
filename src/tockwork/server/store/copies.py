"""Copies of what guests' devices keep themselves: bytes, which nobody here looks into."""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass

from sqlalchemy import delete, select, update

from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, Overtaken, Storage

_C = schema.copies.c


@dataclass(frozen=True)
class StoredCopy:
    """`tag` is another one for everything that was ever put there."""

    tag: str
    data: bytes


class Copies:
    """One copy for each guest. Whoever puts a new one says which they have seen."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def last(self, guest: str) -> StoredCopy | None:
        rows = await self._storage.rows(
            select(_C.tag, _C.data).where(_C.guest == guest).order_by(_C.number.desc()).limit(1)
        )
        return StoredCopy(rows[0].tag, base64.b64decode(rows[0].data)) if rows else None

    async def put(self, guest: str, seen: str | None, data: bytes) -> str | None:
        """The tag of the new one; None if the one that was seen (None: none) is not the last."""
        rows = await self._storage.rows(
            select(_C.number, _C.tag).where(_C.guest == guest).order_by(_C.number.desc()).limit(1)
        )
        number, tag = (rows[0].number, rows[0].tag) if rows else (0, None)
        if seen != tag:
            return None
        mine, new = _C.guest == guest, secrets.token_hex(8)
        row = {"guest": guest, "number": number + 1, "tag": new}
        try:
            await self._storage.write(
                NewRow(schema.copies, row | {"data": base64.b64encode(data).decode()}),
                update(schema.copies).where(mine, _C.number == number).values(data=""),
                delete(schema.copies).where(mine, _C.number < number),
            )
        except Overtaken:
            return None
        return new
