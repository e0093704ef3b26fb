"""The log of a table, read from where it is stored."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.entries import ENTRY, Created
from tockwork.server.tables.log import TableLog

_AT_ONCE = 100  # entries

CommandKey = tuple[str, str]  # a guest and the id they gave a command


async def stored_log(storage: Storage, table_id: str) -> tuple[TableLog, dict[CommandKey, int]]:
    """What its entries add up to, and the commands carried out, each with its last event."""
    c = schema.entries.c
    rows = await storage.rows(
        select(c.at, c.guest, c.command, c.data).where(c.table_id == table_id).order_by(c.position)
    )
    if not rows:
        raise Refusal("no_such_table", f"there is no table '{table_id}'")
    created = ENTRY.validate_json(rows[0].data)
    assert isinstance(created, Created)
    log = TableLog(table_id, created, rows[0].at)
    commands = {}
    for k, row in enumerate(rows[1:]):
        if k % _AT_ONCE == _AT_ONCE - 1:
            await asyncio.sleep(0)  # others have their turn while a long game is read
        log.apply(ENTRY.validate_json(row.data), row.at)
        if row.command is not None:
            commands[(row.guest, row.command)] = log.number
    return log, commands
