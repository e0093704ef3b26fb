"""Somebody comes back on another device, or wants to be forgotten here."""

from __future__ import annotations

from sqlalchemy import delete, select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.daily_results import carry_results
from tockwork.server.store.guests import Guest
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.entries import Stood
from tockwork.server.tables.looks_again import looks_again
from tockwork.server.tables.rewriting import renamed, rewrite, stored_entries, unnamed


async def recover(tables: AllTables, code: str, address: str) -> Guest:
    """The guest whose code it is; too many wrong ones from an address must wait."""
    gate, now = tables.services.gate, tables.services.now()
    await gate.check(gate.wrong_codes, address, now, "too many wrong codes", "wrong_codes")
    guest = await tables.guests.recovered(code)
    if guest is None:
        raise Refusal("bad_recovery", "no such code, or a newer one has taken its place")
    await gate.give_back(gate.wrong_codes, address)
    return guest


async def become_one(tables: AllTables, old: Guest, new: Guest) -> Guest:
    """What was played before the code was typed in belongs to whoever came back, everywhere.

    Should it break off in between, the device is still the old guest's, and the code brings the
    rest when it is typed in again.
    """
    for table_id in await tables.everywhere(old.id):
        await _hand_over(tables, table_id, old.id, new.id)
    await carry_results(tables.services.storage, old.id, new.id)
    one = await tables.guests.merge(old, new)
    await tables.lines.look_whose(old.id, tables.guests)
    return one


@looks_again
async def _hand_over(tables: AllTables, table_id: str, old: str, new: str) -> None:
    storage, s, p = tables.services.storage, schema.sitting.c, schema.spoken.c
    table = await tables.find(table_id)
    async with table.changing():
        sat = await storage.rows(select(s.since).where(s.guest == old, s.table_id == table_id))
        entries = renamed(await stored_entries(tables, table_id), old, new)
        mine = {"guest": new, "table_id": table_id}
        await rewrite(
            tables,
            table,
            entries,
            *(storage.upsert(schema.sitting, mine | {"since": row.since}) for row in sat),
            *(() if sat else (storage.upsert(schema.spoken, mine),)),
            delete(schema.sitting).where(s.guest == old, s.table_id == table_id),
            delete(schema.spoken).where(p.guest == old, p.table_id == table_id),
        )


async def forget(tables: AllTables, guest: Guest) -> None:
    """Seats go to bots, the name out of every log; others keep their games."""
    for table_id in await tables.everywhere(guest.id):
        await _leave_unnamed(tables, table_id, guest.id)
    await tables.guests.forget(guest.id)
    await tables.lines.look_whose(guest.id, tables.guests)


@looks_again
async def _leave_unnamed(tables: AllTables, table_id: str, guest: str) -> None:
    table = await tables.find(table_id)
    async with table.changing():
        if table.log.phase != "over":
            for seat in table.log.held_by(guest):
                await table.append(Stood(seat=seat))
        await rewrite(tables, table, unnamed(await stored_entries(tables, table_id), guest))
