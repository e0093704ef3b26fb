"""Rated games without a review, and what a review needs of them."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select

from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.record_text import record_text
from tockwork.server.tables.stored_log import stored_log

_BY_BOTS = ("took_over", "ran_out")


async def missing_reviews(storage: Storage, most: int | None = None) -> list[str]:
    """Rated games of which no evidence is stored, oldest first."""
    f, e = schema.finished.c, schema.evidence.c
    rows = await storage.rows(
        select(f.table_id)
        .outerjoin(schema.evidence, e.table_id == f.table_id)
        .where(e.table_id.is_(None), f.rated)
        .order_by(f.ended_at, f.table_id)
        .limit(most)
    )
    return [row.table_id for row in rows]


async def review_request(storage: Storage, table_id: str) -> dict[str, Any]:
    """What `evidence_of` needs of a stored game."""
    log = await stored_log(storage, table_id)
    left = {seat for seat in range(len(log.places)) if log.has_left(seat)}
    shared = left | await _played_by_bots(storage, table_id)
    return {"record": record_text(log, None), "shared": sorted(shared)}


async def _played_by_bots(storage: Storage, table_id: str) -> set[int]:
    """Seats in which not only their player has made moves."""
    c = schema.entries.c
    rows = await storage.rows(select(c.data).where(c.table_id == table_id))
    entries = [json.loads(row.data) for row in rows]
    return {
        one["seat"]
        for one in entries
        if one["entry"] in _BY_BOTS or (one["entry"] == "answered" and one["by"] == "clock")
    }
