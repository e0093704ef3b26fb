"""Calls for playing without a socket: commands, views, events, a stream."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from tockwork.server.http.identity import (
    CurrentUser,
    Known,
    TheTables,
    address_of,
    check_origin,
    device_hash,
)
from tockwork.server.http.pacing import check_new_line
from tockwork.server.refusals import STATUS, Refusal, come_again
from tockwork.server.tables.commands import Answer, carry_out, check_pace, refused
from tockwork.server.tables.delay import visible
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.message import Message
from tockwork.server.tables.snapshots import snapshot, table_info
from tockwork.server.wire import messages as m
from tockwork.server.wire.bodies.tables import Events, Prepared

router = APIRouter(prefix="/api/tables/{table_id}")

_SILENCE = 20.0  # seconds after which a stream says something, so that dead ends are noticed
From = Annotated[int | None, Query(alias="from", ge=0)]


@router.post("/command", tags=["playing"], responses={409: {"model": m.Refused}})
async def command(
    tables: TheTables, guest: CurrentUser, table_id: str, body: m.ClientMessage
) -> m.Ack | m.WhyAnswer | m.Pong:
    """Any message of the WebSocket, with its response here."""
    table = await tables.find(table_id)
    try:
        await check_pace(table, guest.id)
        answer: Answer = await carry_out(table, guest, body)
    except Refusal as no:
        answer = refused(table, guest, getattr(body, "id", None), no)
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
    now = snapshot(table, None if guest is None else guest.id)
    return Response(now.text, media_type="application/json")


@router.get("/events", tags=["playing"], response_model=Events)
async def events(
    tables: TheTables,
    guest: Known,
    table_id: str,
    begin: Annotated[int, Query(alias="from", ge=0)] = 0,
    end: Annotated[int | None, Query(alias="to", ge=0)] = None,
) -> Response:
    """Past events as I may see them; all of them open once the game is over."""
    table = await tables.find(table_id)
    held = table.log.held_by(None if guest is None else guest.id)
    limit = visible(table, held)
    limit = limit if end is None else min(limit, end)
    over = table_info(table, None if guest is None else guest.id).phase == "over"
    past = table.log.logged(held, min(begin, limit), limit, open=over)
    body = b'{"log":%b,"number":%d}' % (past, limit)
    return Response(body, media_type="application/json")


@router.get("/orders", tags=["playing"], response_model=Prepared)
async def orders(
    tables: TheTables, guest: CurrentUser, table_id: str, seat: Annotated[int, Query(ge=0, le=5)]
) -> Response:
    """What I have prepared for my coming turn in a game over days; no other player sees it."""
    table = await tables.find(table_id)
    if seat not in table.log.held_by(guest.id):
        raise Refusal("not_your_seat", f"seat {seat} is not yours")
    return Response(table.log.prepared(seat), media_type="application/json")


@router.get("/stream", tags=["playing"], response_class=StreamingResponse)
async def stream(
    request: Request, tables: TheTables, guest: Known, table_id: str, begin: From = None
) -> StreamingResponse:
    """The messages of the socket as JSON lines, without end."""
    check_origin(request)
    await check_new_line(request, guest)
    table, stream = await tables.find(table_id), _Stream()
    listener = Listener(table, None if guest is None else guest.id, stream, device_hash(request))
    address = address_of(request)
    await tables.lines.check(listener, address)

    async def counted() -> AsyncIterator[bytes]:
        tables.lines.add(listener, address)
        try:
            async for line in _lines(listener, stream, begin):
                yield line
        finally:
            tables.lines.remove(listener, address)

    return StreamingResponse(counted(), media_type="application/x-ndjson")


class _Stream:
    """A stream whose reader may be slow."""

    def __init__(self) -> None:
        self.waiting: deque[Message] = deque()
        self.wake = asyncio.Event()
        self.ended = False

    @property
    def ready(self) -> bool:
        return not self.waiting

    def write(self, messages: list[Message]) -> None:
        self.waiting.extend(messages)
        self.wake.set()

    def end(self) -> None:
        self.ended = True
        self.wake.set()


async def _lines(listener: Listener, stream: _Stream, begin: int | None) -> AsyncIterator[bytes]:
    table = listener.table
    try:
        await listener.begin(begin)
        while not stream.ended or stream.waiting:
            while stream.waiting:
                yield stream.waiting.popleft().text + b"\n"
            listener.tell()
            if not stream.waiting and not stream.ended:
                stream.wake.clear()
                try:
                    await asyncio.wait_for(stream.wake.wait(), _SILENCE)
                except TimeoutError:
                    yield m.Pong(now=table.services.now()).model_dump_json().encode() + b"\n"
    finally:
        table.depart(listener)
