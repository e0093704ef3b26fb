"""The socket of a table: what happens goes out, commands come in."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from itertools import count
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from tockwork.server.http.identity import caller, check_origin, tables_of_call
from tockwork.server.refusals import Refusal
from tockwork.server.store.guests import Guest
from tockwork.server.tables.commands import hear
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.snapshots import snapshot
from tockwork.server.wire import messages as m

router = APIRouter()

_lines = count(1)


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
    line = _Line(call, Listener(table, None if guest is None else guest.id), guest)
    await line.run(begin)


class _Line:
    def __init__(self, call: WebSocket, listener: Listener, guest: Guest | None) -> None:
        self.call = call
        self.listener = listener
        self.guest = guest
        self.speaking = asyncio.Lock()
        self.name = f"line {next(_lines)}"

    async def run(self, begin: int | None) -> None:
        """Hears until the connection ends: a command that has begun is never broken off."""
        telling = asyncio.create_task(self._tell(begin))
        try:
            await self._hear()
        finally:
            telling.cancel()
            await asyncio.wait({telling})

    async def _say(self, text: str) -> None:
        async with self.speaking:
            await self.call.send_text(text)

    async def _tell(self, begin: int | None) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            try:
                async with aclosing(self.listener.messages(begin)) as messages:
                    async for text in messages:
                        await self._say(text)
            finally:
                await self.call.close(1001 if self.listener.closing else 1000)

    async def _hear(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                table, text = self.listener.table, await self.call.receive_text()
                answer = await hear(table, self.guest, self.name, text)
                await self._say(answer.model_dump_json())
                if isinstance(answer, m.Refused) and answer.code == "stale":
                    await table.teller.prepare(self.listener.held)
                    now = snapshot(table, self.listener.guest, with_log=False)
                    self.listener.say(now.model_dump_json())
                if isinstance(answer, m.Refused) and answer.retry and answer.code == "too_many":
                    await asyncio.sleep(answer.retry / 1000)  # this line is heard later
