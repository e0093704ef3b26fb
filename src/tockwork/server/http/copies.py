"""Calls about the copy of what my devices keep themselves, so that it comes along with me."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from sqlalchemy import select
from starlette.requests import HTTPConnection

from tockwork.server.http.identity import Known, Myself, TheTables, address_of
from tockwork.server.http.packing import PACKED
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store.copies import NO_ROOM, Copies, has_played
from tockwork.server.store.passkeys import Passkeys
from tockwork.server.store.storage import Missing
from tockwork.server.tables.all_tables import AllTables

COPY = "/api/me/memory"  # its body may be longer than others
_AT_ONCE = 4  # from one address: each is kept in memory until it has come whole
_SOON = 1000  # milliseconds
_DAY = 86_400_000

router = APIRouter()
_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"content": {PACKED: {}}},
    204: {"description": "There is none"},
    304: {"description": "It is the one that `If-None-Match` names"},
}
Tag = Annotated[str | None, Header(max_length=40)]


@router.get(COPY, tags=["memory"], response_class=Response, responses=_ANSWERS)
async def my_copy(tables: TheTables, guest: Known, if_none_match: Tag = None) -> Response:
    """The copy that my devices have uploaded, unchanged."""
    found = None if guest is None else await Copies(tables.services.storage).last(guest.id)
    if found is None:
        return Response(status_code=204)
    headers = {"ETag": f'"{found.tag}"'}
    if if_none_match == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(found.data, media_type=PACKED, headers=headers)


@router.put(COPY, tags=["memory"], status_code=204, response_class=Response)
async def put_copy(
    request: Request,
    tables: TheTables,
    guest: Myself,
    if_match: Tag = None,
    if_none_match: Tag = None,
) -> Response:
    """Replaces the copy that `If-Match` names, or none with `If-None-Match: *`.

    For users with a code or a passkey. `overtaken`: another device was faster. `no_room`: all
    copies together have reached their limit.
    """
    if request.headers.get("content-type") != PACKED:
        raise wrong("Content-Type", f"must be {PACKED}")
    if (if_match is None) == (if_none_match is None) or if_none_match not in (None, "*"):
        raise wrong("If-Match", "must name the copy that was seen, or If-None-Match: * none")
    if not await _has_a_way_back(tables, guest.id):
        raise wrong("guest", "has no code and no passkey: nobody could ever fetch the copy")
    seen = None if if_match is None else if_match.strip('"')
    body, address = await request.body(), address_of(request)
    await _check_size(tables, guest.id, len(body))
    if seen is None and address is not None:
        limiter, now = tables.services.limiter, tables.services.now()
        await limiter.check(
            limiter.new_copies, address, now, "so many new copies an hour", "copies"
        )
    tag = await _put(tables, guest.id, seen, body)
    if tag is None:
        raise Refusal("overtaken", "another device has put a newer one: take it in first")
    return Response(status_code=204, headers={"ETag": f'"{tag}"'})


async def _check_size(tables: AllTables, guest: str, size: int) -> None:
    """A small limit for users who have not played here, because users are cheap to make."""
    most = tables.services.settings.limits.first_copy_size
    if size <= most or (await tables.services.storage.rows(select(has_played(guest))))[0][0]:
        return
    detail = f"{most} bytes until a game or a board of the daily deal was played here"
    raise Refusal("too_large", detail, limit="first_copy_size")


async def _put(tables: AllTables, guest: str, seen: str | None, body: bytes) -> str | None:
    """Where all copies reach the limit, those that are unlikely to be fetched are removed."""
    services = tables.services
    settings, copies = services.settings, Copies(services.storage)
    most = settings.limits.copies_in_all
    for tries in range(2):
        try:
            return await copies.put(guest, seen, body, most)
        except Missing as bad:
            if str(bad) != NO_ROOM:
                raise
            if not tries:
                await copies.make_room(services.now() - settings.forgotten_days * _DAY)
    raise Refusal("no_room", f"all copies together may have {most} bytes", limit="copies_in_all")


async def _has_a_way_back(tables: AllTables, guest: str) -> bool:
    if await tables.guests.recovery_made(guest) is not None:
        return True
    return bool(await Passkeys(tables.services.storage, tables.services.now).count(guest))


class Uploads:
    """Long bodies: limited per hour and at a time for each address, before any is read."""

    def __init__(self, tables: AllTables) -> None:
        self._services = tables.services
        self._coming: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, call: HTTPConnection) -> AsyncIterator[None]:
        address, limiter = address_of(call), self._services.limiter
        if address is not None:
            now = self._services.now()
            await limiter.check(limiter.copies, address, now, "so many copies an hour", "copies")
        who = address or "here"
        if self._coming[who] >= _AT_ONCE:
            raise Refusal("too_many", "so many copies at a time", limit="copies", retry=_SOON)
        self._coming[who] += 1
        try:
            yield
        finally:
            self._coming -= Counter({who: 1})
