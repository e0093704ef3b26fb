"""The games that somebody has played to their end."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import desc, select

from tockwork.server.store import schema
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.finished import finished_row
from tockwork.server.wire.bodies.memory import PlayedGame

PAGE = 100
_COUNTED = ("dealt", "spectator_delay")  # for the statistics of all games alone
_CAUGHT_UP = 20  # games from before they were written down, added in one call


async def played_games(tables: AllTables, guest: str, before: int | None) -> tuple[PlayedGame, ...]:
    """Games that somebody has played to their end, latest first, so many at a time."""
    await _catch_up(tables, guest)
    f, s = schema.finished.c, schema.sitting.c
    query = select(f.data).where(s.guest == guest, s.table_id == f.table_id)
    if before is not None:
        query = query.where(f.ended_at < before)
    rows = await tables.services.storage.rows(query.order_by(desc(f.ended_at)).limit(PAGE))
    return tuple(_for(json.loads(row.data), guest) for row in rows)


def _for(game: dict[str, Any], guest: str) -> PlayedGame:
    """Who the others are is nobody's business beyond their names."""
    seats = [
        {**{k: v for k, v in seat.items() if k != "guest"}, "mine": seat["guest"] == guest}
        for seat in game["seats"]
    ]
    told = {k: v for k, v in game.items() if k not in _COUNTED}
    return PlayedGame.model_validate({**told, "seats": seats})


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
    rows = [finished_row(storage, (await tables.find(row.id)).log) for row in missing]
    if rows:
        await storage.write(*rows)
