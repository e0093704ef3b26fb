"""Removes a finished game from a user's list; others keep it, with an unnamed player."""

from __future__ import annotations

from sqlalchemy import delete, select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.tables.rewriting import rewrite, stored_entries, unnamed


@retry_on_conflict
async def delete_game(tables: AllTables, table_id: str, guest: str) -> None:
    """Their name goes out of the log; that they sat there is no longer known of them."""
    s, p = schema.sitting.c, schema.spoken.c
    table = await tables.find(table_id)
    async with table.changing():
        sat = await tables.services.storage.rows(
            select(s.since).where(s.guest == guest, s.table_id == table_id)
        )
        if not sat:
            raise Refusal("not_your_seat", "you have not played there")
        if table.log.phase != "over":
            raise Refusal("not_over", "the game is not over: leave it first")
        await rewrite(
            tables,
            table,
            unnamed(await stored_entries(tables, table_id), guest),
            delete(schema.sitting).where(s.guest == guest, s.table_id == table_id),
            delete(schema.spoken).where(p.guest == guest, p.table_id == table_id),
        )
