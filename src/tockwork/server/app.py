"""The application: all tables, their calls and sockets, the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.types import ASGIApp

from tockwork import __version__
from tockwork.bots import Bot
from tockwork.server.at_home import HomeDoor
from tockwork.server.http import (
    about,
    clubs,
    copies,
    daily,
    events,
    games,
    host,
    me,
    memory,
    notices,
    passkeys,
    peace,
    people,
    playing,
    queue,
    ratings,
    replays,
    socket,
    statistics,
)
from tockwork.server.http import tables as table_calls
from tockwork.server.http.failures import add_failures
from tockwork.server.http.middleware import Middleware
from tockwork.server.http.page import BuiltPage
from tockwork.server.settings import Settings
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.levels import bot_of
from tockwork.server.tables.seat_codes import SeatCodes
from tockwork.server.tables.statistics import Statistics
from tockwork.server.wire.bodies.failures import Failure
from tockwork.server.wire.shapes import Level

_DESCRIPTION: list[dict[str, Any]] = []  # the same for every application of a process


def add_requests(app: FastAPI) -> None:
    """Every request the server answers, besides the page."""
    for requests in (
        games,
        me,
        memory,
        copies,
        passkeys,
        notices,
        daily,
        table_calls,
        playing,
        replays,
        people,
        peace,
        host,
        queue,
        clubs,
        events,
        statistics,
        ratings,
        socket,
        about,
    ):
        app.include_router(requests.router)
    app.include_router(host.roles)
    app.include_router(host.referee)


def make_app(tables: AllTables, home: HomeDoor) -> ASGIApp:
    """The application around open tables. `home`: where others in the network find it."""
    app = FastAPI(
        title="Tockwork",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses={"4XX": {"model": Failure}},
    )
    app.state.tables = tables
    app.state.home = home
    app.state.codes = SeatCodes(tables)
    app.state.statistics = Statistics(tables.services)
    add_requests(app)
    add_failures(app)
    app.mount("/", BuiltPage(tables.services.settings.static))
    # Every call described, before anybody waits for it: it takes a third of a second.
    if _DESCRIPTION:
        app.openapi_schema = _DESCRIPTION[0]
    else:
        _DESCRIPTION.append(app.openapi())
    return Middleware(app, tables)


@asynccontextmanager
async def serving(
    settings: Settings, bots: Callable[[Level], Bot] = bot_of, home: HomeDoor | None = None
) -> AsyncIterator[tuple[ASGIApp, AllTables]]:
    """An application with its tables open; they are closed in the end."""
    tables = await AllTables.open(settings, bots)
    try:
        yield make_app(tables, home or HomeDoor()), tables
    finally:
        await tables.close()
