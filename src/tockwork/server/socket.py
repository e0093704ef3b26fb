"""The socket of a table: what happens goes out, commands come in."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from itertools import count
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from tockwork.server import messages as m
from tockwork.server.commands import carry_out, refused, too_fast
from tockwork.server.guests import Guest
from tockwork.server.identity import caller, check_origin, lobby_of
from tockwork.server.listener import Listener
from tockwork.server.problems import problems_of
from tockwork.server.refusals import NotSo, Refusal
from tockwork.server.showing import snapshot

router = APIRouter()

_lines = count(1)


@router.websocket("/api/tables/{table_id}/socket")
async def socket(
    call: WebSocket, table_id: str, begin: Annotated[int | None, Query(alias="from")] = None
) -> None:
    try:
        check_origin(call)
        guest = await caller(call)
        room = await lobby_of(call).room(table_id)
    except NotSo as no:
        await call.accept()
        gone = m.Closing(code="gone" if no.code != "closing" else "shutdown", retry=None)
        await call.send_text(gone.model_dump_json())
        await call.close(4000 + no.status, no.code)
        return
    await call.accept()
    line = _Line(call, Listener(room, None if guest is None else guest.id), guest)
    await line.run(begin)


class _Line:
    def __init__(self, call: WebSocket, listener: Listener, guest: Guest | None) -> None:
        self.call = call
        self.listener = listener
        self.guest = guest
        self.speaking = asyncio.Lock()
        self.name = f"line {next(_lines)}"

    async def run(self, begin: int | None) -> None:
        telling = asyncio.create_task(self._tell(begin))
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, hearing):
                task.cancel()
            await asyncio.wait({telling, hearing})
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.call.close(1001 if self.listener.closing else 1000)

    async def _say(self, text: str) -> None:
        async with self.speaking:
            await self.call.send_text(text)

    async def _tell(self, begin: int | None) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            async with aclosing(self.listener.messages(begin)) as messages:
                async for text in messages:
                    await self._say(text)

    async def _hear(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                answer = await self._answer(await self.call.receive_text())
                await self._say(answer.model_dump_json())
                if isinstance(answer, m.Refused) and answer.code == "stale":
                    await self.listener.room.teller.prepare(self.listener.held)
                    now = snapshot(self.listener.room, self.listener.guest, with_log=False)
                    self.listener.said.append(now.model_dump_json())
                    self.listener.wake.set()
                if isinstance(answer, m.Refused) and answer.retry and answer.code == "too_many":
                    await asyncio.sleep(answer.retry / 1000)  # this line is heard later

    async def _answer(self, text: str) -> m.Ack | m.Refused | m.WhyAnswer | m.Pong:
        room = self.listener.room
        most, size = room.hall.settings.limits.message_size, len(text.encode())
        if size > most:
            detail = f"a message may have {most} bytes, not {size}"
            return refused(room, None, Refusal("too_large", detail, "message_size"))
        said, detail = None, ""
        try:
            said = m.CLIENT.validate_json(text)
        except ValidationError as bad:
            detail = "; ".join(f"{p.where}: {p.detail}" for p in problems_of(bad.errors()))
        if (slower := too_fast(room, self.name, said)) is not None:
            return slower
        if said is None:
            return refused(room, None, Refusal("invalid", detail))
        return await carry_out(room, self.guest, said)
