"""How fast one guest and one address may call: counted here, before a call does anything."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from tockwork.server.http.identity import COOKIE, address_of, tables_of_call, token_of
from tockwork.server.store.guests import Guest
from tockwork.server.tables.all_tables import AllTables


async def check_call(tables: AllTables, call: HTTPConnection) -> None:
    """Refuses one call too many."""
    path = call.url.path
    if not path.startswith(("/api/", "/metrics")):
        return  # the files of the page
    secret = token_of(call) or call.cookies.get(COOKIE)
    guest = None if secret is None else tables.guests.remembered(secret)
    if path.endswith("/command") and guest is not None:
        return  # commands have a pace of their own, the same as over a socket
    services = tables.services
    who = None if guest is None else guest.id
    await services.gate.check_call(who, address_of(call), services.now())


async def check_new_line(call: HTTPConnection, guest: Guest | None) -> None:
    """Refuses to open one more line so soon: each begins with all there is to know of a table."""
    services, address = tables_of_call(call).services, address_of(call)
    if guest is None and address is None:
        return  # on this computer, where there may be many without a name
    who = f"at {address}" if guest is None else guest.id
    detail = "so many new lines in ten seconds"
    await services.gate.check(services.gate.new_lines, who, services.now(), detail, "new_lines")
