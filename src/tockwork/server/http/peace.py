"""Calls for peace: blocking and reporting a player, and the list of those I have blocked."""

from __future__ import annotations

from fastapi import APIRouter

from tockwork.server.http.identity import Known, Myself, TheTables
from tockwork.server.tables import peace
from tockwork.server.wire.bodies.peace import (
    BlockedPlayers,
    BlockPlayer,
    ReportPlayer,
    Unblock,
)
from tockwork.server.wire.bodies.tables import TableId

router = APIRouter(prefix="/api")


@router.get("/people/blocked", tags=["memory"])
async def blocked(tables: TheTables, guest: Known) -> BlockedPlayers:
    """The players I have blocked, the last one first."""
    return BlockedPlayers(blocked=()) if guest is None else await peace.blocked(tables, guest)


@router.post("/people/unblock", tags=["memory"])
async def unblock(tables: TheTables, guest: Myself, body: Unblock) -> BlockedPlayers:
    """We may meet again."""
    return await peace.unblock(tables, guest, body.id)


@router.post("/tables/{table_id}/block", tags=["tables"])
async def block(
    tables: TheTables, guest: Myself, table_id: str, body: BlockPlayer
) -> BlockedPlayers:
    """Blocks the player of a seat: we are not paired, and neither sees or can ask the other."""
    return await peace.block(tables, guest, table_id, body.seat)


@router.post("/tables/{table_id}/report", tags=["tables"])
async def report(tables: TheTables, guest: Myself, table_id: str, body: ReportPlayer) -> TableId:
    """Reports the player of a seat to the host."""
    await peace.report(tables, guest, table_id, body.seat, body.reason)
    return TableId(table=table_id)
