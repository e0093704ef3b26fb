"""The socket of a table: what happens goes out, commands come in."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from tockwork.server.http.identity import address_of, caller, check_origin, tables_of_call
from tockwork.server.http.line import Line, line_of
from tockwork.server.http.pacing import check_new_line
from tockwork.server.refusals import Refusal
from tockwork.server.store.guests import Guest
from tockwork.server.tables.commands import hear
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.message import Message
from tockwork.server.wire import messages as m

logger = logging.getLogger("tockwork.http")
router = APIRouter()


@router.websocket("/api/tables/{table_id}/socket")
async def socket(
    call: WebSocket, table_id: str, begin: Annotated[int | None, Query(alias="from")] = None
) -> None:
    try:
        check_origin(call)
        guest = await caller(call)
        check_new_line(call, guest)
        table = await tables_of_call(call).find(table_id)
        await call.accept()
        line = line_of(call)
        listener = Listener(table, None if guest is None else guest.id, line)
        tables_of_call(call).lines.check(listener, address_of(call))
    except Refusal as no:
        await _turn_away(call, no)
        return
    with tables_of_call(call).lines.counted(listener, address_of(call)):
        await _play(call, table, guest, listener, line, begin)


async def _turn_away(call: WebSocket, no: Refusal) -> None:
    logger.info("turned_away", extra={"code": no.code, "detail": no.detail[:200]})
    later = {"closing": ("shutdown", None), "too_many": ("slow", no.retry)}
    code, retry = later.get(no.code, ("gone", None))
    with suppress(RuntimeError, WebSocketDisconnect):
        if call.application_state.name == "CONNECTING":
            await call.accept()
        closing = m.Closing.model_validate({"code": code, "retry": retry})
        await call.send_text(closing.model_dump_json())
        await call.close(4000 + no.status, no.code)


async def _play(
    call: WebSocket,
    table: LiveTable,
    guest: Guest | None,
    listener: Listener,
    line: Line,
    begin: int | None,
) -> None:
    """Tells and hears until the line ends. A command that has begun is never broken off."""
    line.resumed = listener.tell
    who = f"at {address_of(call) or 'here'}" if guest is None else guest.id
    try:
        await listener.begin(begin)
        async for text in line.texts():
            answer = await hear(table, guest, who, text)
            line.write([Message(answer.model_dump_json().encode())])
            if isinstance(answer, m.Refused) and answer.code == "stale":
                listener.show_all()
            if isinstance(answer, m.Refused) and answer.retry and answer.code == "too_many":
                await asyncio.sleep(answer.retry / 1000)  # this line is heard later
    finally:
        table.depart(listener)
        with suppress(RuntimeError, WebSocketDisconnect):
            await call.close(1001 if listener.closing else 1000)
