"""Calls about passkeys: beside the recovery code, never instead of it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tockwork.server.http.hosts import passkey_site
from tockwork.server.http.identity import (
    Myself,
    TheTables,
    address_of,
    check_origin,
    tables_of_call,
)
from tockwork.server.http.memory import become, my_devices
from tockwork.server.refusals import Refusal
from tockwork.server.store.passkeys import PasskeyError, Passkeys
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.wire.bodies.users import Devices, PasskeyAnswer, PasskeyOptions, Welcome

router = APIRouter(prefix="/api")


@router.post("/me/passkey/begin", tags=["memory"])
async def begin_passkey(request: Request, tables: TheTables, guest: Myself) -> PasskeyOptions:
    """The options with which a browser creates a passkey for me."""
    return PasskeyOptions(options=await _passkeys(tables).begin_making(guest, _site(request)))


@router.post("/me/passkey", tags=["memory"])
async def make_passkey(
    request: Request, tables: TheTables, guest: Myself, body: PasskeyAnswer
) -> Devices:
    """My new passkey: its public key is kept, nothing else."""
    try:
        await _passkeys(tables).make(guest, body.credential, _site(request))
    except PasskeyError as bad:
        raise Refusal("bad_code", str(bad)) from None
    return await my_devices(request, tables, guest)


@router.post("/me/passkey/remove", tags=["memory"])
async def remove_passkeys(request: Request, tables: TheTables, guest: Myself) -> Devices:
    """None of my passkeys opens anything any more."""
    await _passkeys(tables).remove_all(guest.id)
    return await my_devices(request, tables, guest)


@router.post("/passkey/begin", tags=["memory"])
async def ask_for_passkey(request: Request, tables: TheTables) -> PasskeyOptions:
    """The options with which a browser signs in with any passkey it has for this host."""
    check_origin(request)
    return PasskeyOptions(options=await _passkeys(tables).begin_using(_site(request)))


@router.post("/passkey", tags=["memory"])
async def use_passkey(
    request: Request, response: Response, tables: TheTables, body: PasskeyAnswer
) -> Welcome:
    """This device becomes one of the user whose passkey it is."""
    check_origin(request)
    wrong, now = tables.services.limiter.wrong_codes, tables.services.now()
    address = address_of(request) or ""
    if wait := wrong.wait(address, now):
        raise Refusal("too_many", "too many wrong passkeys", limit="wrong_codes", retry=wait)
    try:
        guest = await _passkeys(tables).use(body.credential, _site(request))
    except PasskeyError as bad:
        wrong.take(address, now)
        raise Refusal("bad_code", str(bad)) from None
    return await become(request, response, tables, guest)


def _passkeys(tables: AllTables) -> Passkeys:
    if not Passkeys.there():
        raise Refusal("no_such_page", "passkeys: pip install 'tockwork[passkeys]'")
    return Passkeys(tables.services.storage, tables.services.now)


def _site(request: Request) -> tuple[str, str]:
    site = passkey_site(tables_of_call(request).services.settings, request)
    if site is None:
        raise Refusal("no_such_page", "no passkeys at this address; its host can say which one is")
    return site
