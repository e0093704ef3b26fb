"""The socket of a table: what happens goes out, commands come in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from tockwork.server.http.identity import caller, check_origin, tables_of_call
from tockwork.server.http.line import line_of
from tockwork.server.refusals import Refusal
from tockwork.server.store.guests import Guest
from tockwork.server.tables.commands import hear
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.message import Message
from tockwork.server.tables.snapshots import snapshot
from tockwork.server.wire import messages as m

router = APIRouter()

_names = count(1)


@router.websocket("/api/tables/{table_id}/socket")
async def socket(
    call: WebSocket, table_id: str, begin: Annotated[int | None, Query(alias="from")] = None
) -> None:
    try:
        check_origin(call)
        guest = await caller(call)
        table = await tables_of_call(call).find(table_id)
    except Refusal as no:
        await call.accept()
        gone = m.Closing(code="gone" if no.code != "closing" else "shutdown", retry=None)
        await call.send_text(gone.model_dump_json())
        await call.close(4000 + no.status, no.code)
        return
    await call.accept()
    await _play(call, table, guest, begin)


async def _play(call: WebSocket, table: LiveTable, guest: Guest | None, begin: int | None) -> None:
    """Tells and hears until the line ends. A command that has begun is never broken off."""
    line, name = line_of(call), f"line {next(_names)}"
    listener = Listener(table, None if guest is None else guest.id, line)
    line.resumed = listener.tell
    try:
        await listener.begin(begin)
        async for text in line.texts():
            answer = await hear(table, guest, name, text)
            line.write([Message(answer.model_dump_json().encode())])
            if isinstance(answer, m.Refused) and answer.code == "stale":
                listener.say(snapshot(table, listener.guest, with_log=False))
            if isinstance(answer, m.Refused) and answer.retry and answer.code == "too_many":
                await asyncio.sleep(answer.retry / 1000)  # this line is heard later
    finally:
        table.depart(listener)
        with suppress(RuntimeError, WebSocketDisconnect):
            await call.close(1001 if listener.closing else 1000)
