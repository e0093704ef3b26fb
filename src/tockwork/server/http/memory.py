"""Requests about my data: my games, my devices, recovery, deletion."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from tockwork.server.http.hosts import passkey_site
from tockwork.server.http.identity import (
    COOKIE,
    Known,
    Myself,
    TheTables,
    address_of,
    caller,
    check_origin,
    device_name,
    is_gone,
    set_cookie,
)
from tockwork.server.refusals import Refusal
from tockwork.server.store.passkeys import Passkeys
from tockwork.server.store.users import User, device_id, device_of
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.delete_game import delete_game
from tockwork.server.tables.played import played_games
from tockwork.server.tables.recovery import become_one, forget, recover
from tockwork.server.wire.bodies.memory import PlayedGames
from tockwork.server.wire.bodies.tables import TableId
from tockwork.server.wire.bodies.users import (
    Device,
    Devices,
    Recover,
    RecoveryCode,
    RemoveDevice,
    Welcome,
)

router = APIRouter(prefix="/api")
_LATELY = 120_000  # milliseconds; devices with a table open are noted every minute


@router.get("/me/games", tags=["memory"])
async def my_games(
    tables: TheTables, guest: Known, before: Annotated[int | None, Query(ge=0, le=2**53)] = None
) -> PlayedGames:
    """Games I have played to their end, latest first; further ones `before` a moment."""
    games = () if guest is None else await played_games(tables, guest.id, before)
    return PlayedGames(games=games)


@router.post("/tables/{table_id}/forget", tags=["memory"])
async def forget_one(request: Request, tables: TheTables, guest: Known, table_id: str) -> TableId:
    """Removes a finished game from my list; others keep it, with an unnamed player in my place."""
    check_origin(request)
    if guest is None:
        raise Refusal("not_your_seat", "you have not played there")
    await delete_game(tables, table_id, guest.id)
    return TableId(table=table_id)


@router.get("/me/devices", tags=["memory"])
async def my_devices(request: Request, tables: TheTables, guest: Known) -> Devices:
    """My devices, and when my recovery code was made."""
    settings = tables.services.settings
    can = Passkeys.there() and passkey_site(settings, request) is not None
    if guest is None:
        none = 0 if can else None
        gone = is_gone(request, guest)
        return Devices(devices=(), code_made_at=None, passkeys=none, gone=gone)
    here = device_of(request.cookies.get(COOKIE, ""))
    rows = await tables.guests.devices(guest.id)
    devices = tuple(
        Device(
            id=device_id(row.secret_hash),
            name=row.name,
            since=row.since,
            seen_at=row.seen_at,
            in_use=tables.services.now() - row.seen_at < _LATELY,
            here=device_id(row.secret_hash) == here,
        )
        for row in rows
    )
    passkeys = Passkeys(tables.services.storage, tables.services.now)
    return Devices(
        devices=devices,
        code_made_at=await tables.guests.recovery_made(guest.id),
        passkeys=await passkeys.count(guest.id) if can else None,
        gone=False,
    )


@router.post("/me/devices/remove", tags=["memory"])
async def remove_device(
    request: Request, tables: TheTables, guest: Myself, body: RemoveDevice
) -> Devices:
    """A device of mine that is lost or sold opens nothing any more."""
    await tables.guests.remove_device(guest.id, body.device)
    await tables.lines.look_whose(guest.id, tables.guests)
    return await my_devices(request, tables, guest)


@router.post("/me/recovery", tags=["memory"])
async def new_code(tables: TheTables, guest: Myself) -> RecoveryCode:
    """A recovery code for any device; shown once, and the previous one is void."""
    return RecoveryCode(code=await tables.guests.new_recovery(guest.id))


@router.post("/recover", tags=["memory"])
async def come_back(
    request: Request, response: Response, tables: TheTables, body: Recover
) -> Welcome:
    """This device becomes one of the user whose code it is."""
    check_origin(request)
    guest = await recover(tables, body.code, address_of(request) or "")
    return await become(request, response, tables, guest)


async def become(request: Request, response: Response, tables: AllTables, guest: User) -> Welcome:
    """This device belongs to the user from now on; its former data is merged."""
    old = await caller(request)
    if old is None or old.id != guest.id:
        if old is not None and old.kind == "person":
            guest = await become_one(tables, old, guest)
        else:
            secret = await tables.guests.add_device(guest.id, device_name(request))
            set_cookie(request, response, secret)
    return Welcome(name=guest.name)


@router.post("/me/forget", tags=["memory"])
async def forget_me(
    request: Request, response: Response, tables: TheTables, guest: Known
) -> Welcome:
    """My name, devices, code and statistics are gone; others keep their games."""
    check_origin(request)
    if guest is not None:
        await forget(tables, guest)
    response.delete_cookie(COOKIE)
    return Welcome(name=None)
