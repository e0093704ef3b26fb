"""What is stored of a table is changed afterwards for one reason alone: who somebody is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, select, update

from tockwork.server.store import schema
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.finished import finished_row
from tockwork.server.tables.live_table import LiveTable

NOBODY = "…"  # who said what a forgotten guest has said
_OF_PARTS = ("promised", "parts_asked", "part_given")


@dataclass
class StoredEntry:
    position: int
    guest: str | None
    command: str | None
    data: dict[str, Any]


async def stored_entries(tables: AllTables, table_id: str) -> list[StoredEntry]:
    e = schema.entries.c
    rows = await tables.services.storage.rows(
        select(e.position, e.guest, e.command, e.data)
        .where(e.table_id == table_id)
        .order_by(e.position)
    )
    return [StoredEntry(r.position, r.guest, r.command, json.loads(r.data)) for r in rows]


async def rewrite(
    tables: AllTables, table: LiveTable, changed: Sequence[StoredEntry], *more: Executable
) -> None:
    """Stores changed entries and all that follows from them. Only within `changing`."""
    storage, e, table_id = tables.services.storage, schema.entries.c, table.log.id
    await storage.write(
        *(
            update(schema.entries)
            .where((e.table_id == table_id) & (e.position == one.position))
            .values(guest=one.guest, command=one.command, data=_text(one.data))
            for one in changed
        ),
        *more,
    )
    await table.read_anew()
    if table.log.phase == "over":
        await storage.write(finished_row(storage, table.log))
    tables.services.peers.tell_unnamed(table_id)


def _text(data: dict[str, Any]) -> str:
    """As pydantic writes it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def renamed(entries: Sequence[StoredEntry], old: str, new: str) -> list[StoredEntry]:
    """Changes one guest into another; answers the entries that were changed.

    Where both have sat, each put a part of their own into the shuffle: these keep the ids under
    which they were given, or nobody could check the deal any more.
    """
    both = any(one.guest == new or new in json.dumps(one.data) for one in entries)
    taken = {one.command for one in entries if one.guest == new}
    out = []
    for one in entries:
        text = json.dumps(one.data)
        if one.guest != old and old not in text:
            continue
        kept = {key: one.data[key] for key in ("promises", "awaited") if both and key in one.data}
        if not (both and one.data["entry"] in _OF_PARTS):
            one.data = json.loads(text.replace(f'"{old}"', f'"{new}"')) | kept
        if one.guest == old:
            one.guest = new
            one.command = None if one.command in taken else one.command
        out.append(one)
    return out


def unnamed(entries: Sequence[StoredEntry], guest: str) -> list[StoredEntry]:
    """Takes a guest's name out, of every seat they held and all they said; who sat where stays."""
    now: dict[int, tuple[StoredEntry, dict[str, Any]]] = {}  # who has each seat, and by which entry
    changed: dict[int, StoredEntry] = {}

    def clear(one: StoredEntry, place: dict[str, Any]) -> None:
        if place.get("name") is not None:
            place["name"] = None
            changed[one.position] = one

    for one in entries:
        data = one.data
        places = dict(enumerate(data["seats"])) if data["entry"] == "created" else {}
        if data["entry"] == "seated":
            places[data["seat"]] = data["place"]
        for seat, place in places.items():
            before = now.get(seat)
            if place.get("guest") == guest:
                # The seat may have been kept for them, under their name.
                if before is not None and before[1].get("name") == place.get("name"):
                    clear(*before)
                clear(one, place)
            now[seat] = one, place
        if data["entry"] == "carried" and data["guest"] == guest:
            clear(*now[data["seat"]])
        if data["entry"] == "talked" and one.guest == guest:
            data.update(name=NOBODY, text=NOBODY)
            changed[one.position] = one
    return list(changed.values())
