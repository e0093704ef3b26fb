"""Calls about the copy of what my devices keep themselves, so that it comes along with me."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from starlette.requests import HTTPConnection

from tockwork.server.http.identity import Known, Myself, TheTables, address_of
from tockwork.server.http.packing import PACKED
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store.copies import Copies
from tockwork.server.store.passkeys import Passkeys
from tockwork.server.tables.all_tables import AllTables

COPY = "/api/me/memory"  # whose body may be longer than others
_AT_ONCE = 4  # from one address: each is kept in memory until it has come whole
_SOON = 1000  # milliseconds

router = APIRouter()
_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"content": {PACKED: {}}},
    204: {"description": "There is none"},
    304: {"description": "It is the one that `If-None-Match` names"},
}
Tag = Annotated[str | None, Header(max_length=40)]


@router.get(COPY, tags=["memory"], response_class=Response, responses=_ANSWERS)
async def my_copy(tables: TheTables, guest: Known, if_none_match: Tag = None) -> Response:
    """What my devices have put here, as it is."""
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
    """Takes the place of the copy that `If-Match` names, or of none with `If-None-Match: *`.

    For whoever has a code or a passkey. `overtaken`: another device was faster.
    """
    if request.headers.get("content-type") != PACKED:
        raise wrong("Content-Type", f"must be {PACKED}")
    if (if_match is None) == (if_none_match is None) or if_none_match not in (None, "*"):
        raise wrong("If-Match", "must name the copy that was seen, or If-None-Match: * none")
    if not await _has_a_way_back(tables, guest.id):
        raise wrong("guest", "has no code and no passkey: nobody could ever fetch the copy")
    seen = None if if_match is None else if_match.strip('"')
    tag = await Copies(tables.services.storage).put(guest.id, seen, await request.body())
    if tag is None:
        raise Refusal("overtaken", "another device has put a newer one: take it in first")
    return Response(status_code=204, headers={"ETag": f'"{tag}"'})


async def _has_a_way_back(tables: AllTables, guest: str) -> bool:
    if await tables.guests.recovery_made(guest) is not None:
        return True
    return bool(await Passkeys(tables.services.storage, tables.services.now).count(guest))


class Uploads:
    """Long bodies: so many an hour and so few at a time from one address, before any is read."""

    def __init__(self, tables: AllTables) -> None:
        self._services = tables.services
        self._coming: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, call: HTTPConnection) -> AsyncIterator[None]:
        address, gate = address_of(call), self._services.gate
        if address is not None:
            now = self._services.now()
            await gate.check(gate.copies, address, now, "so many copies an hour", "copies")
        who = address or "here"
        if self._coming[who] >= _AT_ONCE:
            raise Refusal("too_many", "so many copies at a time", limit="copies", retry=_SOON)
        self._coming[who] += 1
        try:
            yield
        finally:
            self._coming -= Counter({who: 1})
