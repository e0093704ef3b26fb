"""Calls for playing without a socket: commands, views, events, a stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from tockwork.server.http.identity import Known, Somebody, TheTables, check_origin
from tockwork.server.refusals import STATUS, Refusal, come_again
from tockwork.server.tables.commands import Answer, carry_out, check_pace, refused
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.snapshots import snapshot, table_info, visible
from tockwork.server.wire import messages as m
from tockwork.server.wire.bodies import Events

router = APIRouter(prefix="/api/tables/{table_id}")

_SILENCE = 20.0  # seconds after which a stream says something, so that dead ends are noticed
From = Annotated[int | None, Query(alias="from", ge=0)]


@router.post("/command", tags=["playing"], responses={409: {"model": m.Refused}})
async def command(
    tables: TheTables, guest: Somebody, table_id: str, body: m.ClientMessage
) -> m.Ack | m.WhyAnswer | m.Pong:
    """Any message of the socket, answered here."""
    table = await tables.find(table_id)
    try:
        check_pace(table, guest.id)
        answer: Answer = await carry_out(table, guest, body)
    except Refusal as no:
        answer = refused(table, getattr(body, "id", None), no)
    if isinstance(answer, m.Refused):
        return JSONResponse(  # type: ignore[return-value]
            answer.model_dump(mode="json"),
            STATUS.get(answer.code, 409),
            come_again(answer.retry),
        )
    return answer


@router.get("/view", tags=["playing"], response_model=m.Snapshot)
async def view(tables: TheTables, guest: Known, table_id: str) -> Response:
    """All I may know of the table now."""
    table = await tables.find(table_id)
    if guest is not None:
        await table.welcome_back(guest.id)
        await table.teller.prepare(table.log.held_by(guest.id))
    now = snapshot(table, None if guest is None else guest.id)
    return Response(now.model_dump_json(), media_type="application/json")


@router.get("/events", tags=["playing"])
async def events(
    tables: TheTables,
    guest: Known,
    table_id: str,
    begin: Annotated[int, Query(alias="from", ge=0)] = 0,
    end: Annotated[int | None, Query(alias="to", ge=0)] = None,
) -> Events:
    """Past events as I may see them; all of them open once the game is over."""
    table = await tables.find(table_id)
    held = table.log.held_by(None if guest is None else guest.id)
    limit = visible(table, held)
    limit = limit if end is None else min(limit, end)
    over = table_info(table, None if guest is None else guest.id).phase == "over"
    past = table.log.happenings[begin:limit]
    return Events(log=table.teller.logged(past, held, all_open=over), number=limit)


@router.get("/stream", tags=["playing"], response_class=StreamingResponse)
async def stream(
    request: Request, tables: TheTables, guest: Known, table_id: str, begin: From = None
) -> StreamingResponse:
    """The messages of the socket as JSON lines, without end."""
    check_origin(request)
    listener = Listener(await tables.find(table_id), None if guest is None else guest.id)
    return StreamingResponse(_lines(listener, begin), media_type="application/x-ndjson")


async def _lines(listener: Listener, begin: int | None) -> AsyncIterator[str]:
    async with aclosing(listener.messages(begin)) as messages:
        coming: asyncio.Task[Any] = asyncio.ensure_future(anext(messages))
        try:
            while True:
                await asyncio.wait({coming}, timeout=_SILENCE)
                if not coming.done():
                    yield m.Pong(now=listener.table.services.now()).model_dump_json() + "\n"
                    continue
                yield coming.result() + "\n"
                coming = asyncio.ensure_future(anext(messages))
        except StopAsyncIteration:
            return
        finally:
            coming.cancel()
            await asyncio.wait({coming})
