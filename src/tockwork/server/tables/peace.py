"""Peace: users block and report players they do not know. A program punishes nobody."""

from __future__ import annotations

import hashlib

from sqlalchemy import delete, desc, func, select

from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store import schema
from tockwork.server.store.users import User, alive
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.people import hide, person_id
from tockwork.server.wire.bodies.peace import Blocked, BlockedPlayers, Reason

_R, _G = schema.removed.c, schema.guests.c


async def block(tables: AllTables, guest: User, table_id: str, seat: int) -> BlockedPlayers:
    """From now on they are not paired, and neither sees or can ask the other to play."""
    other, name = await _other(tables, guest, table_id, seat)
    await hide(tables, guest.id, other, name)
    return await blocked(tables, guest)


async def blocked(tables: AllTables, guest: User) -> BlockedPlayers:
    """The users whom this one has blocked, the last one first."""
    rows = await tables.services.storage.rows(
        select(_R.other, _R.at, func.coalesce(_R.name, _G.name).label("name"))
        .where(_R.guest == guest.id, _G.id == _R.other)
        .order_by(desc(_R.at))
    )
    return BlockedPlayers(
        blocked=tuple(
            Blocked(id=person_id(guest.id, row.other), name=row.name, at=row.at) for row in rows
        )
    )


async def unblock(tables: AllTables, guest: User, blocked_id: str) -> BlockedPlayers:
    storage = tables.services.storage
    for row in await storage.rows(select(_R.other).where(_R.guest == guest.id)):
        if person_id(guest.id, row.other) == blocked_id:
            await storage.write(
                delete(schema.removed).where(_R.guest == guest.id, _R.other == row.other)
            )
    return await blocked(tables, guest)


async def report(tables: AllTables, guest: User, table_id: str, seat: int, reason: Reason) -> None:
    """Tells the host about a player. Of several reports of one seat by one user the last counts."""
    services = tables.services
    detail = "too many reports in one hour"
    await services.limiter.check(
        services.limiter.reports, guest.id, services.now(), detail, "reports"
    )
    other, name = await _other(tables, guest, table_id, seat)
    row = {
        "id": hashlib.sha256(f"report\n{guest.id}\n{table_id}\n{seat}".encode()).hexdigest()[:24],
        "at": services.now(),
        "guest": guest.id,
        "about": other,
        "name": name,
        "table_id": table_id,
        "reason": reason,
        "settled_at": None,
        "note": None,
    }
    storage = services.storage
    await storage.write(alive(guest.id), alive(other), storage.upsert(schema.reports, row))


async def _other(
    tables: AllTables, guest: User, table_id: str, seat: int
) -> tuple[str, str | None]:
    """The other player of a seat, with the name at this table."""
    log = (await tables.find(table_id)).log
    if not log.held_by(guest.id):
        raise Refusal("not_your_seat", "you hold no seat at this table")
    if seat >= len(log.places):
        raise wrong("seat", f"must be 0 to {len(log.places) - 1}, not {seat}")
    place = log.places[seat]
    if place.guest is None or place.guest == guest.id:
        raise wrong("seat", "no other player has this seat")
    return place.guest, place.name
