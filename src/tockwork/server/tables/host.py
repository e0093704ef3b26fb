"""What a host does about reports: reads them, settles them with a note, removes a name, ends a
game. A program does none of this alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, desc, func, select, update

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.users import User
from tockwork.server.tables.entries import Abandoned, Place, Seated, Stood
from tockwork.server.tables.merging import changing
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.tables.rewriting import StoredEntry, rewrite, stored_entries, unnamed
from tockwork.server.wire.bodies.peace import HostReport, HostReports, ReportContext, Said

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

_R, _G = schema.reports.c, schema.guests.c
_MOST = 200  # reports of one list
_SAID = 50  # messages and events of one report


async def reports(tables: AllTables, *, settled: bool) -> HostReports:
    """Open reports or settled ones, the latest first. Deleted players are not among them."""
    other = schema.reports.alias()
    others = (
        select(func.count(func.distinct(other.c.guest)))
        .where(other.c.about == _R.about, other.c.guest != _R.guest)
        .scalar_subquery()
    )
    rows = await tables.services.storage.rows(
        select(schema.reports, _G.name.label("by"), others.label("others"))
        .outerjoin(schema.guests, _G.id == _R.guest)
        .where(_R.about.is_not(None), _R.settled_at.is_not(None) == settled)
        .order_by(desc(_R.at), _R.id)
        .limit(_MOST + 1)
    )
    return HostReports(
        reports=tuple(
            HostReport(
                id=row.id,
                at=row.at,
                reason=row.reason,
                name=row.name,
                by=row.by,
                others=row.others,
                table=row.table_id,
                settled_at=row.settled_at,
                note=row.note,
            )
            for row in rows[:_MOST]
        ),
        more=len(rows) > _MOST,
    )


async def context(tables: AllTables, report_id: str) -> ReportContext:
    """The table of a report, as far as it says anything about the player."""
    row = await _report(tables, report_id)
    log = (await tables.find(row.table_id)).log
    names = await tables.services.storage.rows(select(_G.name).where(_G.id == row.about))
    held = log.held_by(row.about)
    entries = await stored_entries(tables, row.table_id)
    times = schema.entries.c
    at = {
        one.position: one.at
        for one in await tables.services.storage.rows(
            select(times.position, times.at).where(times.table_id == row.table_id)
        )
    }
    said = [
        Said(at=at[position], what=what, text=text)
        for position, what, text in _said(entries, row.about)
    ]
    return ReportContext(
        rules=log.created.rules,
        phase=log.phase,
        players=tuple(place.name for place in log.places),
        seat=held[0] if held else None,
        now=names[0].name if names else None,
        said=tuple(said[:_SAID]),
    )


def _said(entries: list[StoredEntry], guest: str) -> list[tuple[int, Any, str | None]]:
    """A player's messages, and what happened to their seats."""
    owner: dict[int, str | None] = {}
    found: list[tuple[int, Any, str | None]] = []
    for one in entries:
        data, kind = one.data, one.data["entry"]
        if kind == "created":
            owner = {seat: place["guest"] for seat, place in enumerate(data["seats"])}
        elif kind == "seated":
            owner[data["seat"]] = data["place"]["guest"]
        elif kind == "carried":
            owner[data["seat"]] = data["guest"]
        elif kind == "talked" and one.guest == guest:
            found.append((one.position, "chat", data["text"]))
        elif kind in ("stood", "ran_out", "took_over") and owner.get(data["seat"]) == guest:
            found.append((one.position, "left" if kind == "stood" else kind, None))
    return found


async def settle(tables: AllTables, report_id: str, note: str) -> None:
    """The host has looked at a report; the note is for hosts alone."""
    await _report(tables, report_id)
    now = tables.services.now()
    await tables.services.storage.write(settled(report_id, note, now))


def settled(report_id: str, note: str, now: int) -> Any:
    """What stores it."""
    change = update(schema.reports).where(_R.id == report_id, _R.about.is_not(None))
    return change.values(settled_at=now, note=note or None)


async def remove_name(tables: AllTables, report_id: str) -> None:
    """The reported player has no name any more: not as a user, at the table of the report and at
    tables where they still play. What they wrote there goes too. Older games keep the name."""
    row = await _report(tables, report_id)
    await tables.guests.rename(User(row.about, "person", None), None)
    s, t = schema.sitting.c, schema.tables.c
    playing = await tables.services.storage.rows(
        select(s.table_id).where(s.guest == row.about, t.id == s.table_id, t.phase != "over")
    )
    for table_id in dict.fromkeys((row.table_id, *(one.table_id for one in playing))):
        await _remove_name_at(tables, table_id, row.about)


@retry_on_conflict
async def _remove_name_at(tables: AllTables, table_id: str, guest: str) -> None:
    async with changing(tables, table_id) as table:
        entries = unnamed(await stored_entries(tables, table_id), guest)
        await rewrite(tables, table or table_id, entries)


@retry_on_conflict
async def close_table(tables: AllTables, report_id: str) -> None:
    """The game of a report ends without a winner; before it has begun its seats become free."""
    table = await tables.find((await _report(tables, report_id)).table_id)
    async with table.changing():
        if table.log.phase == "over":
            raise Refusal("over", "the game is over")
        if table.log.phase == "playing":
            await table.append(Abandoned())
            return
        for seat, place in enumerate(table.log.places):
            if place.guest is not None:
                await table.append(Stood(seat=seat))
            if table.log.places[seat].kind in ("friend", "open"):
                await table.append(Seated(seat=seat, place=Place(kind="friend", kept="friend")))


async def _report(tables: AllTables, report_id: str) -> Row[Any]:
    rows = await tables.services.storage.rows(
        select(schema.reports).where(_R.id == report_id, _R.about.is_not(None))
    )
    if not rows:
        raise Refusal("no_such_report", "there is no such report, or its player was deleted")
    return rows[0]
