"""The rate limits of a user and of an address: counted here, before a request has any effect."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from tockwork.server.http.identity import COOKIE, address_of, tables_of_call, token_of
from tockwork.server.store.users import User
from tockwork.server.tables.all_tables import AllTables


async def check_call(tables: AllTables, call: HTTPConnection) -> None:
    """Refuses one call too many."""
    path = call.url.path
    if not path.startswith(("/api/", "/metrics")):
        return  # the files of the page
    secret = token_of(call) or call.cookies.get(COOKIE)
    guest = None if secret is None else tables.guests.remembered(secret)
    if path.endswith("/command") and guest is not None:
        return  # commands have a separate limit, the same as over a WebSocket
    services = tables.services
    who = None if guest is None else guest.id
    await services.limiter.check_call(who, address_of(call), services.now())


async def check_new_line(call: HTTPConnection, guest: User | None) -> None:
    """Refuses to open one more line so soon: each begins with all there is to know of a table."""
    services, address = tables_of_call(call).services, address_of(call)
    if guest is None and address is None:
        return  # on this computer, where there may be many without a name
    who = f"at {address}" if guest is None else guest.id
    detail = "so many new lines in ten seconds"
    await services.limiter.check(
        services.limiter.new_lines, who, services.now(), detail, "new_lines"
    )
