"""Calls about duplicate events: making one, taking part, directing, boards and results."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse

from tockwork.server.http.clubs import ClubPath
from tockwork.server.http.identity import (
    CurrentUser,
    Known,
    Myself,
    TheTables,
    address_of,
    check_origin,
)
from tockwork.server.http.pacing import check_new_line
from tockwork.server.store.database import StorageError
from tockwork.server.wire.bodies.events import (
    CorrectResult,
    EnterEvent,
    EventBoards,
    EventCards,
    EventInfo,
    NewEvent,
)

router = APIRouter(prefix="/api", tags=["clubs"])
EventPath = Annotated[str, Path(max_length=24)]
_SILENCE = 15.0  # seconds after which a stream repeats itself, so that dead ends are noticed


@router.post("/events", status_code=201)
async def make(tables: TheTables, guest: CurrentUser, body: NewEvent) -> EventInfo:
    """Makes an event; with a club, for its founder and organizers."""
    return await tables.evenings.make(guest, body)


@router.get("/clubs/{club}/events")
async def of_club(tables: TheTables, guest: Known, club: ClubPath) -> EventCards:
    """The events of a club, for its members."""
    if guest is None:
        return EventCards(events=())
    await tables.clubs.check_member(club, guest)
    return await tables.evenings.of_club(club)


@router.get("/events/{event}")
async def one_event(tables: TheTables, guest: Known, event: EventPath) -> EventInfo:
    """An event: who takes part, how it stands, and my table."""
    return await tables.evenings.info(guest, event)


@router.get("/events/{event}/boards")
async def boards(tables: TheTables, event: EventPath) -> EventBoards:
    """All results of the rounds that are over, board by board."""
    return await tables.evenings.boards(event)


@router.get("/events/{event}/file", response_class=Response)
async def file(tables: TheTables, event: EventPath) -> Response:
    """The whole event as a file, when it is over."""
    text = (await tables.evenings.file(event)).dumps()
    headers = {"Content-Disposition": f'attachment; filename="tockwork-event-{event}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/events/{event}/enter")
async def enter(
    tables: TheTables, guest: CurrentUser, event: EventPath, body: EnterEvent
) -> EventInfo:
    """Takes part from the next round on, alone or as the partner of a pair."""
    return await tables.evenings.enter(guest, event, body)


@router.post("/events/{event}/leave")
async def leave(tables: TheTables, guest: Myself, event: EventPath) -> EventInfo:
    """Takes part no more; results stay."""
    return await tables.evenings.leave(guest, event)


@router.post("/events/{event}/begin")
async def begin(tables: TheTables, guest: Myself, event: EventPath) -> EventInfo:
    """Draws the first round, as soon as the boards are made; for the director."""
    return await tables.evenings.begin(guest, event)


@router.post("/events/{event}/end")
async def end(tables: TheTables, guest: Myself, event: EventPath) -> EventInfo:
    """Ends the event; for the director."""
    return await tables.evenings.end(guest, event)


@router.post("/events/{event}/correct")
async def correct(
    tables: TheTables, guest: Myself, event: EventPath, body: CorrectResult
) -> EventInfo:
    """Corrects a result, with a reason that everyone can read; for the director."""
    return await tables.evenings.correct(guest, event, body)


@router.get("/events/{event}/stream", response_class=StreamingResponse)
async def stream(
    request: Request, tables: TheTables, guest: Known, event: EventPath
) -> StreamingResponse:
    """The event whenever it changes, as server-sent events."""
    check_origin(request)
    await check_new_line(request, guest)
    address = address_of(request)
    await tables.lines.check_address(address)
    await tables.evenings.catch_up(event)  # refused before the stream begins

    async def messages() -> AsyncIterator[bytes]:
        tables.lines.count_address(address, 1)
        try:
            async for info in tables.evenings.follow(guest, event, _SILENCE):
                yield b"data: %b\n\n" % info.model_dump_json().encode()
        except StorageError:
            return  # the response has begun: the browser connects again
        finally:
            tables.lines.count_address(address, -1)

    return StreamingResponse(messages(), media_type="text/event-stream")
