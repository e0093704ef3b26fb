"""Who is calling: by the cookie of a browser or the token of a program."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from tockwork.server.guests import Guest
from tockwork.server.lobby import Lobby
from tockwork.server.refusals import NotSo

COOKIE = "tockwork"
_YEAR = 365 * 86_400


def lobby_of(call: HTTPConnection) -> Lobby:
    lobby: Lobby = call.app.state.lobby
    return lobby


async def caller(call: HTTPConnection) -> Guest | None:
    """The guest a call comes from, None for somebody new."""
    guests = lobby_of(call).guests
    scheme, _, token = call.headers.get("authorization", "").partition(" ")
    if scheme:
        guest = await guests.find(token.strip()) if scheme.lower() == "bearer" else None
        if guest is None:
            raise NotSo("bad_token", "Authorization: Bearer TOKEN with a token of this server")
        return guest
    secret = call.cookies.get(COOKIE)
    return None if secret is None else await guests.find(secret)


def check_origin(call: HTTPConnection) -> None:
    """Pages of other sites may not act in the name of somebody who happens to play here."""
    origin = call.headers.get("origin")
    if origin is None or call.headers.get("authorization"):
        return
    if urlsplit(origin).netloc != call.headers.get("host"):
        raise NotSo("bad_origin", f"a page of {origin} may not call this server")


async def known(request: Request) -> Guest | None:
    return await caller(request)


async def somebody(request: Request, response: Response) -> Guest:
    """The guest, made on the spot for somebody new."""
    check_origin(request)
    guest = await caller(request)
    if guest is None:
        lobby = lobby_of(request)
        guest, secret = await lobby.guests.welcome("person", None, lobby.hall.now())
        response.set_cookie(
            COOKIE,
            secret,
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return guest


async def the_lobby(request: Request) -> Lobby:
    return lobby_of(request)


Known = Annotated[Guest | None, Depends(known)]
Somebody = Annotated[Guest, Depends(somebody)]
TheLobby = Annotated[Lobby, Depends(the_lobby)]
