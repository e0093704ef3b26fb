"""The socket of a table: what happens goes out, commands come in."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from tockwork.server.http.connection import SocketConnection, connection_of
from tockwork.server.http.identity import (
    address_of,
    caller,
    check_origin,
    device_hash,
    tables_of_call,
)
from tockwork.server.http.pacing import check_new_line
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store.users import User
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.commands import hear
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.message import Message
from tockwork.server.wire import messages as m

logger = logging.getLogger("tockwork.http")
router = APIRouter()
_AT_A_TIME = 0.005  # seconds of responses to one connection before others have their turn
_MOST_UNHEARD = 32  # messages of one line that wait; more are left in the connection


@router.websocket("/api/tables/{table_id}/socket")
async def socket(
    call: WebSocket, table_id: str, begin: Annotated[str | None, Query(alias="from")] = None
) -> None:
    tables, address = tables_of_call(call), address_of(call)
    try:
        after = _number(begin)
        check_origin(call)
        guest = await caller(call)
        await check_new_line(call, guest)
        table = await tables.find(table_id)
        await call.accept()
        line = connection_of(call)
        listener = Listener(table, None if guest is None else guest.id, line, device_hash(call))
        await tables.lines.check(listener, address)
    except Refusal as no:
        await _turn_away(call, no)
        return
    talk = _Conversation(tables, guest, address, listener, line)
    try:
        await listener.begin(after)
    except BaseException:
        talk.end()
        raise
    line.converse(talk.hear, talk.end)


def _number(text: str | None) -> int | None:
    """Read here, because FastAPI reports errors in a WebSocket's query to nobody."""
    if text is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,15}", text):
        raise wrong("from", "must be a whole number")
    return int(text)


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


class _Conversation:
    """Messages of one connection are processed in order. A started one is never broken off."""

    def __init__(
        self,
        tables: AllTables,
        guest: User | None,
        address: str | None,
        listener: Listener,
        line: SocketConnection,
    ) -> None:
        self._tables = tables
        self._guest = guest
        self._address = address
        self._listener = listener
        self._line = line
        self._who = f"at {address or 'here'}" if guest is None else guest.id
        self._unheard: list[str | None] = []
        self._answering: asyncio.Task[None] | None = None
        line.resumed = listener.tell
        tables.lines.add(listener, address)

    def hear(self, text: str | None) -> None:
        self._unheard.append(text)
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer_all())
        elif len(self._unheard) > _MOST_UNHEARD:
            self._line.stop_reading()

    async def _answer_all(self) -> None:
        begun = time.monotonic()
        try:
            while self._unheard and not self._line.over:
                if not self._line.ready:  # backpressure: the client does not read
                    await self._line.writable.wait()
                    continue
                await self._answer(self._unheard.pop(0))
                if self._unheard and time.monotonic() - begun > _AT_A_TIME:
                    await asyncio.sleep(0)
                    begun = time.monotonic()
        except Exception:
            logger.exception("line")
            self._line.end()
        finally:
            self._answering = None
            self._line.go_on_reading()

    async def _answer(self, text: str | None) -> None:
        answer = await hear(self._listener.table, self._guest, self._who, text)
        self._line.write([Message(answer.model_dump_json().encode())])
        if isinstance(answer, m.Refused):
            if answer.code == "stale":
                self._listener.show_all()
            if answer.retry and answer.code == "too_many":
                await asyncio.sleep(answer.retry / 1000)  # this line is heard later

    def end(self) -> None:
        """The line has ended, or nothing more is said on it."""
        self._listener.table.depart(self._listener)
        self._tables.lines.remove(self._listener, self._address)
        self._line.close(1001 if self._listener.closing else 1000)
