"""Calls for those with a role: taking one by its link, the pages of hosts and referees."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Depends, Request

from tockwork.server.http.identity import (
    Known,
    Myself,
    TheTables,
    address_of,
    caller,
    check_origin,
    tables_of_call,
)
from tockwork.server.refusals import Refusal
from tockwork.server.store.roles import Role, roles_of, take
from tockwork.server.tables import host
from tockwork.server.tables.referee import pairs_to_look_at
from tockwork.server.wire.bodies.peace import (
    HostReports,
    MyRoles,
    RefereePairs,
    RefusedNames,
    ReportContext,
    SettleReport,
    TakeRole,
)


def needs(role: Role) -> Callable[[Request], Awaitable[None]]:
    """For every call of a router: it is for users with this role, looked up each time."""

    async def check(request: Request) -> None:
        check_origin(request)
        guest, storage = await caller(request), tables_of_call(request).services.storage
        if guest is None or role not in await roles_of(storage, guest.id):
            raise Refusal("no_role", f"only users with the role '{role}' can do this")

    return check


roles = APIRouter(prefix="/api", tags=["host"])
referee = APIRouter(prefix="/api/referee", tags=["host"], dependencies=[Depends(needs("referee"))])
router = APIRouter(prefix="/api/host", tags=["host"], dependencies=[Depends(needs("host"))])


@roles.get("/role")
async def my_roles(tables: TheTables, guest: Known) -> MyRoles:
    """The roles I have."""
    return MyRoles(roles=() if guest is None else await roles_of(tables.services.storage, guest.id))


@roles.post("/role")
async def take_role(request: Request, tables: TheTables, guest: Myself, body: TakeRole) -> MyRoles:
    """Takes the role of a link, which works once. After too many wrong codes an address must
    wait, as with recovery codes."""
    services, address = tables.services, address_of(request) or ""
    limiter, now = services.limiter, services.now()
    await limiter.check(limiter.wrong_codes, address, now, "too many wrong codes", "wrong_codes")
    if guest.kind != "person" or not await take(services.storage, guest, body.code, now):
        raise Refusal("bad_role", "no such link: it was opened, has expired or was withdrawn")
    await limiter.give_back(limiter.wrong_codes, address)
    return await my_roles(tables, guest)


@router.get("/reports")
async def reports(tables: TheTables, settled: bool = False) -> HostReports:
    """Reports that are open, or settled ones; the latest first, 200 at most."""
    return await host.reports(tables, settled=settled)


@router.get("/reports/{report}")
async def one_report(tables: TheTables, report: str) -> ReportContext:
    """What the table of a report shows: its players, and what the reported one has written."""
    return await host.context(tables, report)


@router.post("/reports/{report}/settle")
async def settle(tables: TheTables, report: str, body: SettleReport) -> HostReports:
    """Settles a report, with a note for hosts."""
    await host.settle(tables, report, body.note)
    return await host.reports(tables, settled=False)


@router.post("/reports/{report}/remove-name")
async def remove_name(tables: TheTables, report: str) -> ReportContext:
    """Removes the name of the reported player and their messages, at this table and at tables where
    they still play."""
    await host.remove_name(tables, report)
    return await host.context(tables, report)


@router.post("/reports/{report}/close")
async def close_table(tables: TheTables, report: str) -> ReportContext:
    """Ends the game of a report without a winner. Before it has begun its seats become free and
    are kept for those with the link."""
    await host.close_table(tables, report)
    return await host.context(tables, report)


@router.get("/names")
async def refused_names(tables: TheTables) -> RefusedNames:
    """The list of names that are refused here."""
    return RefusedNames(text=await tables.names.text())


@router.post("/names")
async def change_names(tables: TheTables, body: RefusedNames) -> RefusedNames:
    """Another list; at other processes it holds within ten seconds. Names given before stay."""
    await tables.names.change(body.text)
    return RefusedNames(text=await tables.names.text())


@referee.get("/pairs")
async def pairs(tables: TheTables) -> RefereePairs:
    """Partners whose gifts fit each other's hands better than chance, for a person to look at."""
    return await pairs_to_look_at(tables.services.storage)
