"""The log of a table, read from where it is stored."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.entries import ENTRY, Created
from tockwork.server.tables.log import TableLog

logger = logging.getLogger("tockwork.table")
_AT_ONCE = 100  # entries

CommandKey = tuple[str, str]  # a user and the id of a command


class UnreadableLog(Refusal):
    """The stored entries do not add up to a table; `tockwork check` says where and why."""

    def __init__(self, table_id: str) -> None:
        super().__init__("failed", f"what is stored of table '{table_id}' cannot be read")


class NoLog(UnreadableLog):
    """There is nothing of this table; a list that names it all the same is out of date."""

    def __init__(self, table_id: str) -> None:
        Refusal.__init__(self, "no_such_table", f"there is no table '{table_id}'")


def unreadable(table_id: str, why: Exception) -> UnreadableLog:
    """Says so in the log of the server."""
    detail = f"{type(why).__name__}: {' '.join(str(why).split())[:300]}"
    logger.error("unreadable", extra={"table": table_id, "detail": detail})
    return UnreadableLog(table_id)


async def stored_log(storage: Storage, table_id: str) -> TableLog:
    """The state of a table, as the sum of its entries.

    UnreadableLog if that fails: one such log must affect nothing but its own table.
    """
    c = schema.entries.c
    rows = await storage.rows(
        select(c.position, c.at, c.guest, c.command, c.data)
        .where(c.table_id == table_id)
        .order_by(c.position)
    )
    if not rows:
        raise NoLog(table_id)
    try:
        if rows[-1].position != len(rows) - 1:
            raise ValueError("entries are missing")
        created = ENTRY.validate_json(rows[0].data)
        assert isinstance(created, Created)
        log = TableLog(table_id, created, rows[0].at)
        for k, row in enumerate(rows[1:]):
            if k % _AT_ONCE == _AT_ONCE - 1:
                await asyncio.sleep(0)  # others have their turn while a long game is read
            log.apply(row.data, row.at, "\n".join((row.guest, row.command)) if row.command else "")
    except Exception as bad:  # whatever was stored there
        raise unreadable(table_id, bad) from None
    return log
