"""The user of a request: by the cookie of a browser or the token of a program."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from tockwork.server.refusals import Refusal
from tockwork.server.store.users import User, hash_of
from tockwork.server.tables.all_tables import AllTables

COOKIE = "tockwork"
_YEAR = 365 * 86_400


def tables_of_call(call: HTTPConnection) -> AllTables:
    tables: AllTables = call.app.state.tables
    return tables


async def caller(call: HTTPConnection) -> User | None:
    """The user of a request, None for a new one."""
    guests = tables_of_call(call).guests
    token = token_of(call)
    if token is not None:
        guest = await guests.find(token)
        if guest is None:
            raise Refusal("bad_token", "Authorization: Bearer TOKEN with a token of this server")
        return guest
    secret = call.cookies.get(COOKIE)
    return None if secret is None else await guests.find(secret)


def token_of(call: HTTPConnection) -> str | None:
    """The token of a program. Credentials for a proxy's own password are ignored."""
    scheme, _, token = call.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def check_origin(call: HTTPConnection) -> None:
    """Pages of other sites may not act in the name of a user (cross-site request forgery)."""
    origin = call.headers.get("origin")
    if origin is None or token_of(call) is not None:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all
        site = ""
    if site != call.headers.get("host"):
        raise Refusal("bad_origin", f"a page of {origin} may not call this server")


def address_of(call: HTTPConnection) -> str | None:
    """The address of a request (from a trusted proxy, if there is one); None for this computer."""
    return None if call.client is None else home_of(call.client.host)


def home_of(host: str) -> str | None:
    """The address for limits; None for this computer's own.

    A home has one IPv4 address, but a whole network (/64) of IPv6.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return None if host == "localhost" else host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback:
        return None
    return str(ip_network((address, 64), strict=False) if address.version == 6 else address)


def device_hash(call: HTTPConnection) -> str | None:
    """By what the device that calls is known."""
    secret = token_of(call) or call.cookies.get(COOKIE)
    return None if secret is None else hash_of(secret)


async def welcome(
    call: HTTPConnection, kind: Literal["person", "program"], name: str | None
) -> tuple[User, str]:
    """A new user and the secret, unless too many come from the same address."""
    tables, address = tables_of_call(call), address_of(call)
    limiter, now = tables.services.limiter, tables.services.now()
    if address is not None:
        most = tables.services.settings.limits.guests_per_minute
        detail = f"{most} new guests a minute from one address"
        await limiter.check(limiter.guests, address, now, detail, "guests_per_minute")
    return await tables.guests.welcome(kind, name, device_name(call))


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """From now on the browser is known by this secret."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


_BROWSERS = ("Edg", "Firefox", "FxiOS", "OPR", "CriOS", "Chrome", "Safari")
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
_CALLED = {
    "Edg": "Edge",
    "FxiOS": "Firefox",
    "OPR": "Opera",
    "CriOS": "Chrome",
    "Mac OS X": "Mac",
    "CrOS": "Chromebook",
}


def device_name(call: HTTPConnection) -> str | None:
    """The name of a device for its owner: the browser and its system, nothing finer."""
    agent = call.headers.get("user-agent", "")
    found = [
        next((word for word in words if word in agent), None) for words in (_BROWSERS, _SYSTEMS)
    ]
    return " · ".join(_CALLED.get(word, word) for word in found if word) or None


async def known(request: Request) -> User | None:
    return await caller(request)


async def current_user(request: Request, response: Response) -> User:
    """The user, created on the spot if new."""
    check_origin(request)
    guest = await caller(request)
    if guest is None:
        guest, secret = await welcome(request, "person", None)
        set_cookie(request, response, secret)
    return guest


def is_gone(request: HTTPConnection, guest: User | None) -> bool:
    """Whether this browser had a user who is gone."""
    return guest is None and COOKIE in request.cookies


async def myself(request: Request, response: Response) -> User:
    """The user, for requests about oneself: such a request never creates a new one unnoticed."""
    if is_gone(request, await caller(request)):
        raise Refusal("removed", "this device was removed here, or its guest forgotten")
    return await current_user(request, response)


async def the_tables(request: Request) -> AllTables:
    return tables_of_call(request)


Known = Annotated[User | None, Depends(known)]
CurrentUser = Annotated[User, Depends(current_user)]
Myself = Annotated[User, Depends(myself)]
TheTables = Annotated[AllTables, Depends(the_tables)]
