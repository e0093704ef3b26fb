"""The HTTP API for playing and looking back: commands, views, events, records, replay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse
from pydantic import BaseModel

from tockwork.records import Record
from tockwork.server import messages as m
from tockwork.server.bodies import Events, Moment, Replay
from tockwork.server.chronicle import Chronicle
from tockwork.server.commands import carry_out, too_fast
from tockwork.server.early import also_chosen
from tockwork.server.following import seat_views, states
from tockwork.server.identity import Known, Somebody, TheLobby, check_origin
from tockwork.server.listener import Listener
from tockwork.server.refusals import STATUS, NotSo, come_again, wrong
from tockwork.server.room import Room
from tockwork.server.showing import snapshot, table_info, visible

router = APIRouter(prefix="/api/tables/{table_id}")

_SILENCE = 20.0  # seconds after which a stream says something, so that dead ends are noticed
From = Annotated[int | None, Query(alias="from", ge=0)]


@router.post("/command", tags=["playing"], responses={409: {"model": m.Refused}})
async def command(
    lobby: TheLobby, guest: Somebody, table_id: str, body: m.ClientMessage
) -> m.Ack | m.WhyAnswer | m.Pong:
    """Any message of the socket, answered here."""
    room = await lobby.room(table_id)
    answer = too_fast(room, guest.id, body) or await carry_out(room, guest, body)
    if isinstance(answer, m.Refused):
        return JSONResponse(  # type: ignore[return-value]
            answer.model_dump(mode="json"),
            STATUS.get(answer.code, 409),
            come_again(answer.retry),
        )
    return answer


@router.get("/view", tags=["playing"], response_model=m.Snapshot)
async def view(lobby: TheLobby, guest: Known, table_id: str) -> Response:
    """All I may know of the table now."""
    room = await lobby.room(table_id)
    if guest is not None:
        await room.seen(guest.id)
        await room.teller.prepare(room.told.held_by(guest.id))
    return _json(snapshot(room, None if guest is None else guest.id))


@router.get("/events", tags=["playing"])
async def events(
    lobby: TheLobby,
    guest: Known,
    table_id: str,
    begin: Annotated[int, Query(alias="from", ge=0)] = 0,
    end: Annotated[int | None, Query(alias="to", ge=0)] = None,
) -> Events:
    """Past events as I may see them; all of them open once the game is over."""
    room = await lobby.room(table_id)
    held = room.told.held_by(None if guest is None else guest.id)
    limit = visible(room, held)
    limit = limit if end is None else min(limit, end)
    over = table_info(room, None if guest is None else guest.id).phase == "over"
    past = room.told.happenings[begin:limit]
    return Events(log=room.teller.logged(past, held, all_open=over), number=limit)


@router.get("/stream", tags=["playing"], response_class=StreamingResponse)
async def stream(
    request: Request, lobby: TheLobby, guest: Known, table_id: str, begin: From = None
) -> StreamingResponse:
    """The messages of the socket as JSON lines, without end."""
    check_origin(request)
    listener = Listener(await lobby.room(table_id), None if guest is None else guest.id)
    return StreamingResponse(_lines(listener, begin), media_type="application/x-ndjson")


async def _lines(listener: Listener, begin: int | None) -> AsyncIterator[str]:
    async with aclosing(listener.messages(begin)) as messages:
        coming: asyncio.Task[Any] = asyncio.ensure_future(anext(messages))
        try:
            while True:
                await asyncio.wait({coming}, timeout=_SILENCE)
                if not coming.done():
                    yield m.Pong(now=listener.room.hall.now()).model_dump_json() + "\n"
                    continue
                yield coming.result() + "\n"
                coming = asyncio.ensure_future(anext(messages))
        except StopAsyncIteration:
            return
        finally:
            coming.cancel()
            await asyncio.wait({coming})


@router.get("/record", tags=["looking back"], response_class=Response)
async def record(
    lobby: TheLobby, guest: Known, table_id: str, seen_by: Annotated[str, Query(alias="view")] = ""
) -> Response:
    """The record of the game: mine or a spectator's while it lasts, all of it afterwards."""
    room = await lobby.room(table_id)
    told = room.told
    held = told.held_by(None if guest is None else guest.id)
    over = table_info(room, None if guest is None else guest.id).phase == "over"
    if told.game is None:
        raise NotSo("not_started", "the game has not begun")
    names = [place.name or place.level or f"seat {s}" for s, place in enumerate(told.places)]
    date = datetime.fromtimestamp(told.created_at / 1000, UTC).date().isoformat()
    seen_by = seen_by or ("all" if over else "spectator" if not held else str(held[0]))
    if seen_by == "all":
        if not over:
            raise NotSo("not_over", "all hands are open only after the end")
        text = Record.of(told.game, names=names, date=date).dumps()
    elif seen_by == "spectator":
        if not over and not held and told.created.spectator_delay:
            raise NotSo("not_over", "spectators of this table see it later")
        text = Record.of(told.game, view="spectator", names=names, date=date).dumps()
    elif not seen_by.isdigit() or int(seen_by) >= told.table.players:
        raise wrong("view", "must be 'all', 'spectator' or a seat")
    elif int(seen_by) not in held and not over:
        raise NotSo("not_your_seat", f"seat {seen_by} is not yours")
    else:
        text = Record.of(told.game, view=int(seen_by), names=names, date=date).dumps()
    name = f"tockwork-{told.created.rules}-{date}-{told.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@router.get("/replay", tags=["looking back"], response_model=Replay)
async def replay(lobby: TheLobby, guest: Known, table_id: str) -> Response:
    """A finished game, every hand open at every moment."""
    room = await _finished(lobby, guest, table_id)
    moments = await asyncio.to_thread(_moments, room.told)
    whole = Replay(
        table=table_info(room, None if guest is None else guest.id),
        seats=room.seats(None if guest is None else guest.id),
        log=room.teller.logged(room.told.happenings, (), all_open=True),
        moments=tuple(moments),
    )
    return _json(whole)


@router.get("/replay/{number}", tags=["looking back"])
async def moment(lobby: TheLobby, guest: Known, table_id: str, number: int) -> Moment:
    """One moment of a finished game."""
    room = await _finished(lobby, guest, table_id)
    if not 1 <= number <= room.told.number:
        raise wrong("number", f"must be 1 to {room.told.number}, not {number}")
    return (await asyncio.to_thread(_moments, room.told))[number - 1]


async def _finished(lobby: TheLobby, guest: Known, table_id: str) -> Room:
    room = await lobby.room(table_id)
    if table_info(room, None if guest is None else guest.id).phase != "over":
        raise NotSo("not_over", "the game is not over")
    return room


def _json(body: BaseModel) -> Response:
    """What is known to be right is not checked again on its way out."""
    return Response(body.model_dump_json(), media_type="application/json")


def _moments(told: Chronicle) -> list[Moment]:
    seats = range(told.table.players)
    by_batch = []
    for batch in told.replayed():
        hands = [seat_views(batch, seat) for seat in seats]
        by_batch.append(
            [
                (state, tuple(hands[seat][i].hand for seat in seats))
                for i, state in enumerate(states(batch))
            ]
        )
    out = []
    for h in told.happenings:
        if h.batch < 0:
            out.append(Moment(number=h.number, state=None, hands=()))
        else:
            state, held = by_batch[h.batch][-1 if h.offset is None else h.offset]
            out.append(Moment(number=h.number, state=also_chosen(state, h.early), hands=held))
    return out
