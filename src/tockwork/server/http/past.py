"""Calls for looking back: records and replays."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tockwork.records import Record
from tockwork.server.http.identity import Known, TheTables
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.snapshots import seat_infos, table_info
from tockwork.server.views.early import also_chosen
from tockwork.server.views.following import seat_views, states
from tockwork.server.wire.bodies import Moment, Replay

router = APIRouter(prefix="/api/tables/{table_id}")


@router.get("/record", tags=["looking back"], response_class=Response)
async def record(
    tables: TheTables,
    guest: Known,
    table_id: str,
    seen_by: Annotated[str, Query(alias="view")] = "",
) -> Response:
    """The record of the game: mine or a spectator's while it lasts, all of it afterwards."""
    table = await tables.find(table_id)
    log = table.log
    held = log.held_by(None if guest is None else guest.id)
    over = table_info(table, None if guest is None else guest.id).phase == "over"
    if log.game is None:
        raise Refusal("not_started", "the game has not begun")
    names = [place.name or place.level or f"seat {s}" for s, place in enumerate(log.places)]
    date = datetime.fromtimestamp(log.created_at / 1000, UTC).date().isoformat()
    seen_by = seen_by or ("all" if over else "spectator" if not held else str(held[0]))
    if seen_by == "all":
        if not over:
            raise Refusal("not_over", "all hands are open only after the end")
        text = Record.of(log.game, names=names, date=date).dumps()
    elif seen_by == "spectator":
        if not over and not held and log.created.spectator_delay:
            raise Refusal("not_over", "spectators of this table see it later")
        text = Record.of(log.game, view="spectator", names=names, date=date).dumps()
    elif not seen_by.isdigit() or int(seen_by) >= log.rules.players:
        raise wrong("view", "must be 'all', 'spectator' or a seat")
    elif int(seen_by) not in held and not over:
        raise Refusal("not_your_seat", f"seat {seen_by} is not yours")
    else:
        text = Record.of(log.game, view=int(seen_by), names=names, date=date).dumps()
    name = f"tockwork-{log.created.rules}-{date}-{log.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@router.get("/replay", tags=["looking back"], response_model=Replay)
async def replay(tables: TheTables, guest: Known, table_id: str) -> Response:
    """A finished game, every hand open at every moment."""
    table = await _finished(tables, guest, table_id)
    moments = await asyncio.to_thread(_moments, table.log)
    whole = Replay(
        table=table_info(table, None if guest is None else guest.id),
        seats=seat_infos(table, None if guest is None else guest.id),
        log=table.teller.logged(table.log.happenings, (), all_open=True),
        moments=tuple(moments),
    )
    return Response(whole.model_dump_json(), media_type="application/json")


@router.get("/replay/{number}", tags=["looking back"])
async def moment(tables: TheTables, guest: Known, table_id: str, number: int) -> Moment:
    """One moment of a finished game."""
    table = await _finished(tables, guest, table_id)
    if not 1 <= number <= table.log.number:
        raise wrong("number", f"must be 1 to {table.log.number}, not {number}")
    return (await asyncio.to_thread(_moments, table.log))[number - 1]


async def _finished(tables: TheTables, guest: Known, table_id: str) -> LiveTable:
    table = await tables.find(table_id)
    if table_info(table, None if guest is None else guest.id).phase != "over":
        raise Refusal("not_over", "the game is not over")
    return table


def _moments(log: TableLog) -> list[Moment]:
    seats = range(log.rules.players)
    by_batch = []
    for batch in log.replayed():
        hands = [seat_views(batch, seat) for seat in seats]
        by_batch.append(
            [
                (state, tuple(hands[seat][i].hand for seat in seats))
                for i, state in enumerate(states(batch))
            ]
        )
    out = []
    for h in log.happenings:
        if h.batch < 0:
            out.append(Moment(number=h.number, state=None, hands=()))
        else:
            state, held = by_batch[h.batch][-1 if h.offset is None else h.offset]
            out.append(Moment(number=h.number, state=also_chosen(state, h.early), hands=held))
    return out
