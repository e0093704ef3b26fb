"""Somebody comes back on another device, or wants to be forgotten here."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select, update

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.daily_results import carry_results
from tockwork.server.store.guests import Guest
from tockwork.server.store.passkeys import Passkeys
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.entries import SeatCarried, Stood
from tockwork.server.tables.looks_again import looks_again

NOBODY = "…"  # who said what a forgotten guest has said


async def recover(tables: AllTables, code: str, address: str) -> Guest:
    """The guest whose code it is; too many wrong ones from an address must wait."""
    gate, now = tables.services.gate, tables.services.now()
    await gate.check(gate.wrong_codes, address, now, "too many wrong codes", "wrong_codes")
    guest = await tables.guests.recovered(code)
    if guest is None:
        raise Refusal("bad_code", "no such code, or a newer one has taken its place")
    await gate.give_back(gate.wrong_codes, address)
    return guest


@looks_again
async def carry_all(tables: AllTables, old: Guest, new: Guest) -> None:
    """What was played here before the code was typed in belongs to whoever came back."""
    for table in await tables.tables_of(old.id):
        async with table.changing():
            for seat in table.log.held_by(old.id):
                entry = SeatCarried(seat=seat, guest=new.id)
                await table.append(entry, tables.sits(new.id, table.log.id))
    await carry_results(tables.services.storage, old.id, new.id)
    await Passkeys(tables.services.storage, tables.services.now).carry(old.id, new.id)


@looks_again
async def forget(tables: AllTables, guest: Guest) -> None:
    """Seats go to bots, the name out of every log; others keep their games."""
    s = schema.sitting.c
    rows = await tables.services.storage.rows(select(s.table_id).where(s.guest == guest.id))
    for row in rows:
        table = await tables.find(row.table_id)
        async with table.changing():
            if table.log.phase != "over":
                for seat in table.log.held_by(guest.id):
                    await table.append(Stood(seat=seat))
            await _unname(tables, row.table_id, guest.id)
            await table.read_anew()
        tables.services.peers.tell_unnamed(row.table_id)
        for listener in list(table.presence.listeners):
            if listener.guest == guest.id:
                listener.end()
        table.changed()
    await tables.guests.forget(guest.id)


async def _unname(tables: AllTables, table_id: str, guest: str) -> None:
    """Takes a guest's name out of what is stored of a table; who sat where stays."""
    e, f, storage = schema.entries.c, schema.finished.c, tables.services.storage
    rows = await storage.rows(
        select(e.position, e.guest, e.data).where(e.table_id == table_id).order_by(e.position)
    )
    work = []
    for row in rows:
        data = json.loads(row.data)
        if _without(data, guest, by_them=row.guest == guest):
            here = (e.table_id == table_id) & (e.position == row.position)
            work.append(update(schema.entries).where(here).values(data=json.dumps(data)))
    for row in await storage.rows(select(f.data).where(f.table_id == table_id)):
        game = json.loads(row.data)
        for seat in game["seats"]:
            if seat["guest"] == guest:
                seat.update(name=None, guest=None)
        mine = schema.finished.c.table_id == table_id
        work.append(update(schema.finished).where(mine).values(data=json.dumps(game)))
    if work:
        await storage.write(*work)


def _without(data: dict[str, Any], guest: str, *, by_them: bool) -> bool:
    """Changes an entry; whether anything in it was about the guest."""
    places = [*data.get("seats", ()), *([data["place"]] if "place" in data else ())]
    theirs = [place for place in places if place.get("guest") == guest and place.get("name")]
    for place in theirs:
        place["name"] = None
    if data["entry"] == "talked" and by_them:
        data.update(name=NOBODY, text=NOBODY)
        return True
    return bool(theirs)
