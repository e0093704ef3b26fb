"""Games over days: how many of them one player has at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

DAY = 86_400  # seconds
LENGTHS = (DAY, 2 * DAY, 3 * DAY)  # for a move
AT_FIRST, AT_MOST = 5, 20


async def check_room(tables: AllTables, guest: str) -> None:
    """Refuses one game over days too many: with each finished one a player may have one more."""
    c, t = schema.sitting.c, schema.tables.c
    rows = await tables.services.storage.rows(
        select(t.id, t.phase).where(c.guest == guest, t.id == c.table_id, t.days.is_(True))
    )
    over = sum(row.phase == "over" for row in rows)
    most = min(AT_MOST, AT_FIRST + over)
    if len(rows) - over < most:
        return
    # Who has left a seat was there all the same: only the tables themselves know.
    held = 0
    for row in rows:
        if row.phase != "over":
            held += bool((await tables.find(row.id)).log.held_by(guest))
    if held >= most:
        detail = f"games over days: {most} at a time, one more with each that is finished"
        raise Refusal("too_many_tables", detail, limit="games_over_days")
