"""The people a user has played with: names, presence, and invitations to a table.

Only users who have finished a game together see each other; either can end that.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, desc, func, or_, select

from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store import schema
from tockwork.server.store.users import User, alive
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.log import TableLog
from tockwork.server.wire.bodies.people import Invitation, People, Person

_GAMES = 200  # the last ones; players of older games are not listed
_MOST = 50
_HERE = 120_000  # milliseconds; devices in use are noted every minute
_GOOD = 600_000  # milliseconds for which an invitation is shown
_R, _A = schema.removed.c, schema.asked.c


def person_id(guest: str, other: str) -> str:
    """The id of a user in the list of another: it does not reveal who they are, and two users who
    compare their lists find different ids."""
    return hashlib.sha256(f"person\n{guest}\n{other}".encode()).hexdigest()[:16]


async def people_of(tables: AllTables, guest: str) -> People:
    """The users this one has finished a game with, the latest first, and their invitations."""
    known = await met(tables, guest)
    return People(
        people=tuple(known.values())[:_MOST],
        invitations=await _invitations(tables, guest, known),
    )


async def ask(tables: AllTables, guest: User, person: str, table_id: str) -> None:
    """Invites a player to a table with a free seat."""
    other = await named(tables, guest.id, person)
    table = await tables.find(table_id)
    if not table.log.held_by(guest.id):
        raise Refusal("not_your_seat", "you hold no seat at this table")
    if not _has_room(table.log):
        raise Refusal("table_full", "no seat is free")
    now, storage = tables.services.now(), tables.services.storage
    row = {"guest": other, "by": guest.id, "table_id": table_id, "at": now}
    await storage.write(
        alive(guest.id),
        alive(other),
        delete(schema.asked).where(_A.at < now - _GOOD),
        storage.upsert(schema.asked, row),
    )


async def decline(tables: AllTables, guest: User, person: str) -> None:
    """An invitation is not shown any more."""
    other = await named(tables, guest.id, person)
    await tables.services.storage.write(
        delete(schema.asked).where(_A.guest == guest.id, _A.by == other)
    )


async def remove(tables: AllTables, guest: User, person: str) -> None:
    """Neither sees the other any more."""
    other = await named(tables, guest.id, person)
    known = (await met(tables, guest.id)).get(other)
    await hide(tables, guest.id, other, None if known is None else known.name)


async def hide(tables: AllTables, guest: str, other: str, name: str | None = None) -> None:
    """Neither sees the other any more, and an invitation between them ends."""
    storage = tables.services.storage
    row = {"guest": guest, "other": other, "at": tables.services.now(), "name": name}
    await storage.write(
        alive(guest),
        alive(other),
        storage.upsert(schema.removed, row),
        delete(schema.asked).where(
            or_((_A.guest == guest) & (_A.by == other), (_A.guest == other) & (_A.by == guest))
        ),
    )


def _has_room(log: TableLog) -> bool:
    return not log.set_up and any(place.kind in ("friend", "open") for place in log.places)


async def named(tables: AllTables, guest: str, person: str) -> str:
    for other in await met(tables, guest):
        if person_id(guest, other) == person:
            return other
    raise wrong("person", "nobody you have played with, or one of you has ended it")


async def met(tables: AllTables, guest: str) -> dict[str, Person]:
    """By user id: all whom this user has finished a game with, except deleted and removed ones."""
    storage, now = tables.services.storage, tables.services.now()
    f, s, g, d = schema.finished.c, schema.sitting.c, schema.guests.c, schema.devices.c
    rows = await storage.rows(
        select(f.data)
        .where(s.guest == guest, s.table_id == f.table_id)
        .order_by(desc(f.ended_at))
        .limit(_GAMES)
    )
    last: dict[str, dict[str, Any]] = {}
    counts: dict[str, int] = {}
    names: dict[str, str | None] = {}
    for game in (json.loads(row.data) for row in rows):
        others = {p["guest"]: p["name"] for p in game["seats"] if p["kind"] == "person"}
        if guest not in others:  # a seat that was left, or a game that is not theirs any more
            continue
        for other, name in others.items():
            if other is not None and other != guest:
                last.setdefault(other, game)
                names.setdefault(other, name)
                counts[other] = counts.get(other, 0) + 1
    if not last:
        return {}
    pairs = await storage.rows(
        select(_R.guest, _R.other).where(or_(_R.guest == guest, _R.other == guest))
    )
    hidden = {row.other if row.guest == guest else row.guest for row in pairs}
    known = await storage.rows(
        select(g.id, g.name, func.max(d.seen_at).label("seen"))
        .join(schema.devices, d.guest == g.id)
        .where(g.id.in_([other for other in last if other not in hidden]))
        .group_by(g.id, g.name)
    )
    there = {row.id: row for row in known}
    return {
        other: Person(
            id=person_id(guest, other),
            name=there[other].name or names[other],
            here=now - there[other].seen < _HERE,
            games=counts[other],
            last_at=game["ended_at"],
            rules=game["rules"],
            players=game["players"],
            teams=game["teams"],
            options=game["options"],
        )
        for other, game in last.items()
        if other in there
    }


async def _invitations(
    tables: AllTables, guest: str, known: dict[str, Person]
) -> tuple[Invitation, ...]:
    """Those that still lead to a free seat."""
    query = select(_A.by, _A.table_id).where(
        _A.guest == guest, _A.at > tables.services.now() - _GOOD
    )
    found = []
    for row in await tables.services.storage.rows(query):
        if row.by not in known:
            continue
        with suppress(Refusal):
            log = (await tables.find(row.table_id)).log
            if _has_room(log) and not log.held_by(guest):
                person = known[row.by]
                made = log.created
                found.append(
                    Invitation(
                        person=person.id,
                        name=person.name,
                        table=log.id,
                        invite=made.invite,
                        rules=made.rules,
                    )
                )
    return tuple(found)
