"""Calls for looking back: records and replays."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tockwork.server.http.identity import Known, TheTables
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.tables.delay import begun, visible
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.record_text import record_text
from tockwork.server.tables.seats import seat_infos
from tockwork.server.tables.snapshots import fair_info, table_info
from tockwork.server.wire.bodies.fairness import FairInfo
from tockwork.server.wire.bodies.replays import Replay

router = APIRouter(prefix="/api/tables/{table_id}")


@router.get("/record", tags=["looking back"], response_class=Response)
async def record(
    tables: TheTables,
    guest: Known,
    table_id: str,
    seen_by: Annotated[str, Query(alias="view")] = "",
) -> Response:
    """The record of the game: mine or a spectator's while it lasts, all of it afterwards."""
    table = await tables.find(table_id)
    log = table.log
    held = log.held_by(None if guest is None else guest.id)
    over = table_info(table, None if guest is None else guest.id).phase == "over"
    if not begun(table, held):
        raise Refusal("not_started", "the game has not begun")
    seen_by = seen_by or ("all" if over else "spectator" if not held else str(held[0]))
    if seen_by == "all":
        if not over:
            raise Refusal("not_over", "all hands are open only after the end")
        text = record_text(log, None)
    elif seen_by == "spectator":
        if not over and not held and log.created.spectator_delay:
            raise Refusal("not_over", "spectators of this table see it later")
        text = record_text(log, "spectator")
    elif seen_by not in map(str, range(log.rules.players)):
        raise wrong("view", "must be 'all', 'spectator' or a seat")
    elif int(seen_by) not in held and not over:
        raise Refusal("not_your_seat", f"seat {seen_by} is not yours")
    else:
        text = record_text(log, int(seen_by))
    date = datetime.fromtimestamp(log.created_at / 1000, UTC).date().isoformat()
    name = f"tockwork-{log.rules.rulebook.id}-{date}-{log.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@router.get("/fair", tags=["looking back"])
async def fair(tables: TheTables, guest: Known, table_id: str) -> FairInfo:
    """The origin of the deal: commitment, contributions, the chain; all of it after the end."""
    table = await tables.find(table_id)
    return fair_info(table, None if guest is None else guest.id)


@router.get("/replay", tags=["looking back"], response_model=Replay)
async def replay(tables: TheTables, guest: Known, table_id: str) -> Response:
    """A finished game, every hand open at every moment."""
    table = await _finished(tables, guest, table_id)
    mine = None if guest is None else guest.id
    held = table.log.held_by(mine)
    key = (table_id, visible(table, held))
    if key not in _replays:  # in a thread, and once for all who look at it
        _replays[key] = asyncio.ensure_future(asyncio.to_thread(_whole, table.log, key[1]))
        while len(_replays) > _REPLAYS:
            del _replays[next(iter(_replays))]
    try:
        whole = await asyncio.shield(_replays[key])
    except BaseException:
        _replays.pop(key, None)
        raise
    head = Replay(
        table=table_info(table, mine),
        seats=seat_infos(table, held),
        log=(),
        moments=(),
    ).model_dump_json(include={"table", "seats"})
    return Response(head[:-1].encode() + whole, media_type="application/json")


_REPLAYS = 8  # cached for readers of the same game
_replays: dict[tuple[str, int], asyncio.Future[bytes]] = {}


def _whole(log: TableLog, number: int) -> bytes:
    past = log.logged((), 0, number, open=True)
    return b',"log":%b,"moments":%b}' % (past, log.open_moments(0, number))


async def _finished(tables: TheTables, guest: Known, table_id: str) -> LiveTable:
    table = await tables.find(table_id)
    if table_info(table, None if guest is None else guest.id).phase != "over":
        raise Refusal("not_over", "the game is not over")
    return table
