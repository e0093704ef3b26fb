"""Calls about tables: making and finding them, taking seats and leaving them."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tockwork.server.http.identity import CurrentUser, Known, TheTables, address_of
from tockwork.server.tables import seating
from tockwork.server.tables.snapshots import table_card
from tockwork.server.wire.bodies.tables import (
    ChangeSeat,
    Leave,
    NewTable,
    Sit,
    Start,
    TableCard,
    TableId,
    Tables,
)

router = APIRouter(prefix="/api")


@router.get("/tables", tags=["tables"])
async def open_tables(tables: TheTables, guest: Known) -> Tables:
    """Public tables with a free seat."""
    mine = None if guest is None else guest.id
    return Tables(tables=tuple(table_card(table, mine) for table in await tables.public()))


@router.post("/tables", tags=["tables"], status_code=201)
async def new_table(
    request: Request, tables: TheTables, guest: CurrentUser, body: NewTable
) -> TableCard:
    """Makes a table; the game begins at once if no seat is free."""
    table = await seating.create(tables, guest, body, address_of(request))
    return table_card(table, guest.id)


@router.get("/tables/{table_id}", tags=["tables"])
async def one_table(tables: TheTables, guest: Known, table_id: str) -> TableCard:
    """The occupants of the seats."""
    return table_card(await tables.find(table_id), None if guest is None else guest.id)


@router.post("/tables/{table_id}/sit", tags=["tables"])
async def sit(tables: TheTables, guest: CurrentUser, table_id: str, body: Sit) -> TableCard:
    """Takes a free seat."""
    table = await tables.find(table_id)
    await seating.sit(tables, table, guest, body.seat, body.name, body.invite, body.promise)
    return table_card(table, guest.id)


@router.post("/tables/{table_id}/seat", tags=["tables"])
async def seat(tables: TheTables, guest: CurrentUser, table_id: str, body: ChangeSeat) -> TableCard:
    """The host changes who is to sit in a seat."""
    table = await tables.find(table_id)
    await seating.change_seat(tables, table, guest, body)
    return table_card(table, guest.id)


@router.post("/tables/{table_id}/leave", tags=["tables"])
async def leave(tables: TheTables, guest: CurrentUser, table_id: str, body: Leave) -> TableCard:
    """Leaves a seat for good."""
    table = await tables.find(table_id)
    await seating.leave(table, guest, body.seat)
    return table_card(table, guest.id)


@router.post("/tables/{table_id}/start", tags=["tables"])
async def start(tables: TheTables, guest: CurrentUser, table_id: str, body: Start) -> TableCard:
    """The host begins now, with bots in the free seats."""
    table = await tables.find(table_id)
    await seating.start(table, guest, body.level)
    return table_card(table, guest.id)


@router.post("/tables/{table_id}/rematch", tags=["tables"])
async def rematch(tables: TheTables, guest: CurrentUser, table_id: str) -> TableId:
    """The same seats play again."""
    return TableId(table=await seating.rematch(tables, await tables.find(table_id), guest))
