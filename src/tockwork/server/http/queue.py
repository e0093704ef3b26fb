"""Calls about finding players: beginning, joining a party, leaving, hearing how it stands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import StreamingResponse

from tockwork.server.http.identity import CurrentUser, Known, TheTables, address_of, check_origin
from tockwork.server.http.pacing import check_new_line
from tockwork.server.queue.searches import Searches
from tockwork.server.store.database import StorageError
from tockwork.server.wire.bodies.queue import FindPlayers, JoinParty, PartyCode, Queues, Search

router = APIRouter(prefix="/api/queue")
_SILENCE = 15.0  # seconds after which a stream repeats itself, so that dead ends are noticed


async def the_searches(tables: TheTables) -> Searches:
    return tables.searches


TheSearches = Annotated[Searches, Depends(the_searches)]


@router.get("", tags=["find players"])
async def look(
    searches: TheSearches, guest: Known, party: Annotated[PartyCode | None, Query()] = None
) -> Queues:
    """How many wait for which game, how my search stands, and what a party looks for."""
    return await searches.look(guest, party)


@router.post("", tags=["find players"], status_code=201)
async def find_players(searches: TheSearches, guest: CurrentUser, body: FindPlayers) -> Search:
    """Looks for players, in place of my last search."""
    return await searches.begin(guest, body)


@router.post("/party", tags=["find players"], status_code=201)
async def join_party(searches: TheSearches, guest: CurrentUser, body: JoinParty) -> Search:
    """Looks for players together with a party, whose code is in its link."""
    return await searches.join(guest, body)


@router.post("/leave", tags=["find players"])
async def leave(searches: TheSearches, guest: CurrentUser) -> Queues:
    """Ends my search."""
    await searches.leave(guest)
    return await searches.look(guest)


@router.get("/stream", tags=["find players"], response_class=StreamingResponse)
async def stream(request: Request, tables: TheTables, guest: Known) -> StreamingResponse:
    """My search whenever it changes, as server-sent events. Only users who listen are paired."""
    check_origin(request)
    await check_new_line(request, guest)
    address = address_of(request)
    await tables.lines.check_address(address)

    async def events() -> AsyncIterator[bytes]:
        tables.lines.count_address(address, 1)
        try:
            if guest is None:
                yield b"data: null\n\n"
                return
            async for search in tables.searches.follow(guest.id, _SILENCE):
                yield b"data: %b\n\n" % (
                    b"null" if search is None else search.model_dump_json().encode()
                )
        except StorageError:
            return  # the response has begun: the browser connects again
        finally:
            tables.lines.count_address(address, -1)

    return StreamingResponse(events(), media_type="text/event-stream")
