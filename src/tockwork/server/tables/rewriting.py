"""Changes the stored log of a table, for one reason alone: a user was merged or deleted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Delete, Select, delete, select, update

from tockwork.server.store import schema
from tockwork.server.store.storage import Work
from tockwork.server.tables.finished import note_finished

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables
    from tockwork.server.tables.live_table import LiveTable

NOBODY = "…"  # the author of a deleted user's messages
_MARK = "rewritten "  # keys in `meta`, with the time: for a process that did not hear of it
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
    out = []
    for r in rows:
        with suppress(ValueError):  # in a log that cannot be read, an invalid entry names no user
            if isinstance(data := json.loads(r.data), dict):
                out.append(StoredEntry(r.position, r.guest, r.command, data))
    return out


async def rewrite(
    tables: AllTables, table: LiveTable | str, changed: Sequence[StoredEntry], *more: Work
) -> None:
    """Stores changed entries and all that follows from them. Only within `changing`.

    Of a table whose log cannot be read there is the id alone, and nothing that follows.
    """
    storage, e = tables.services.storage, schema.entries.c
    table_id = table if isinstance(table, str) else table.log.id
    mark = {"key": _MARK + table_id, "value": str(tables.services.now())}
    await storage.write(
        *(
            update(schema.entries)
            .where((e.table_id == table_id) & (e.position == one.position))
            .values(guest=one.guest, command=one.command, data=_text(one.data))
            for one in changed
        ),
        storage.upsert(schema.meta, mark),
        *more,
    )
    if isinstance(table, str):
        await storage.write(delete(schema.finished).where(schema.finished.c.table_id == table_id))
        return
    await table.read_anew()
    if table.log.phase == "over":
        await note_finished(table)
    tables.services.peers.publish_unnamed(table_id)


def rewritten_since(at: int) -> Select[Any]:
    """The marks of tables whose entries were changed since then."""
    c = schema.meta.c
    return select(c.key).where(c.key.startswith(_MARK), c.value >= str(at))


def marked(key: str) -> str:
    """The table of a mark."""
    return key.removeprefix(_MARK)


def marks_before(at: int) -> Delete:
    c = schema.meta.c
    return delete(schema.meta).where(c.key.startswith(_MARK), c.value < str(at))


def _text(data: dict[str, Any]) -> str:
    """As pydantic writes it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def renamed(entries: Sequence[StoredEntry], old: str, new: str) -> list[StoredEntry]:
    """Changes one user into another; returns the changed entries.

    Where both had seats, each contributed to the shuffle: contributions keep the ids under
    which they were given, or nobody could verify the deal any more.
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
    """Removes a user's name from every seat they held and every message; seats stay."""
    now: dict[int, tuple[StoredEntry, dict[str, Any]]] = {}  # the user of each seat, by its entry
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
