"""The finished games of a user."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from sqlalchemy import desc, select

from tockwork.server.store import schema
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.finished import finished_row
from tockwork.server.tables.stored_log import UnreadableLog
from tockwork.server.wire.bodies.memory import PlayedGame

PAGE = 100
_COUNTED = ("dealt", "spectator_delay", "rated")  # for statistics and ratings alone
_CAUGHT_UP = 20  # games from before they were written down, added in one call


async def played_games(tables: AllTables, guest: str, before: int | None) -> tuple[PlayedGame, ...]:
    """Finished games of a user, latest first, a page at a time."""
    await _catch_up(tables, guest)
    f, s = schema.finished.c, schema.sitting.c
    query = select(f.data).where(s.guest == guest, s.table_id == f.table_id)
    if before is not None:
        query = query.where(f.ended_at < before)
    rows = await tables.services.storage.rows(query.order_by(desc(f.ended_at)).limit(PAGE))
    return tuple(_for(json.loads(row.data), guest) for row in rows)


def _for(game: dict[str, Any], guest: str) -> PlayedGame:
    """Other players are shown by their names alone."""
    seats = [
        {**{k: v for k, v in seat.items() if k != "guest"}, "mine": seat["guest"] == guest}
        for seat in game["seats"]
    ]
    rest = {k: v for k, v in game.items() if k not in _COUNTED}
    return PlayedGame.model_validate({**rest, "seats": seats})


async def _catch_up(tables: AllTables, guest: str) -> None:
    """Games that ended before this was written down, or while it could not be."""
    f, s, t = schema.finished.c, schema.sitting.c, schema.tables.c
    missing = await tables.services.storage.rows(
        select(t.id)
        .join(schema.sitting, s.table_id == t.id)
        .outerjoin(schema.finished, f.table_id == t.id)
        .where(s.guest == guest, t.phase == "over", f.table_id.is_(None))
        .limit(_CAUGHT_UP)
    )
    storage = tables.services.storage
    rows = []
    for row in missing:
        with suppress(UnreadableLog):
            rows.append(finished_row(storage, (await tables.find(row.id)).log))
    if rows:
        await storage.write(*rows)
