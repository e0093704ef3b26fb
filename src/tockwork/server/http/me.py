"""Calls about who I am: my name and tables, tokens for programs, carrying my seats elsewhere."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tockwork.server.http.identity import (
    CurrentUser,
    Known,
    Myself,
    TheTables,
    address_of,
    check_origin,
    is_gone,
    welcome,
)
from tockwork.server.store.users import User
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.seat_codes import SeatCodes
from tockwork.server.tables.snapshots import table_card
from tockwork.server.wire.bodies.transfer import CarriedSeats, CarrySeat, SeatCode, UseCode
from tockwork.server.wire.bodies.users import Me, MyName, NewProgram, Program

router = APIRouter(prefix="/api")


@router.get("/me", tags=["guests"])
async def me(request: Request, tables: TheTables, guest: Known) -> Me:
    """My name and the tables where I have a seat, running ones first."""
    if guest is None:
        return Me(name=None, gone=is_gone(request, guest), tables=())
    return await _me(tables, guest)


@router.post("/me", tags=["guests"])
async def rename(tables: TheTables, guest: Myself, body: MyName) -> Me:
    """Says what I am called."""
    await tables.names.check(body.name)
    return await _me(tables, await tables.guests.rename(guest, body.name))


async def _me(tables: AllTables, guest: User) -> Me:
    found = await tables.tables_of(guest.id)
    return Me(
        name=guest.name, gone=False, tables=tuple(table_card(table, guest.id) for table in found)
    )


@router.post("/programs", tags=["guests"], status_code=201)
async def new_program(request: Request, tables: TheTables, body: NewProgram) -> Program:
    """A token for a program that wants to play."""
    check_origin(request)
    await tables.names.check(body.name)
    guest, token = await welcome(request, "program", body.name)
    return Program(token=token, name=guest.name or "")


@router.post("/tables/{table_id}/code", tags=["guests"])
async def give_code(
    request: Request, tables: TheTables, guest: CurrentUser, table_id: str, body: CarrySeat
) -> SeatCode:
    """A code that carries my seats to another device."""
    codes: SeatCodes = request.app.state.codes
    code, expires_at = await codes.give(await tables.find(table_id), guest, body.seat)
    return SeatCode(code=code, expires_at=expires_at)


@router.post("/code", tags=["guests"])
async def use_code(request: Request, guest: CurrentUser, body: UseCode) -> CarriedSeats:
    """Takes over the seats of a code."""
    codes: SeatCodes = request.app.state.codes
    table, seats = await codes.use(body.code, guest, address_of(request) or "")
    return CarriedSeats(table=table, seats=seats)
