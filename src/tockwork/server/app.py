"""The application: all tables, their calls and sockets, the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.types import ASGIApp

from tockwork import __version__
from tockwork.bots import Bot
from tockwork.server.http import (
    copies,
    daily,
    games,
    me,
    memory,
    passkeys,
    past,
    playing,
    socket,
    statistics,
)
from tockwork.server.http import tables as table_calls
from tockwork.server.http.about import add_about
from tockwork.server.http.around import Around
from tockwork.server.http.failures import add_failures
from tockwork.server.http.page import BuiltPage
from tockwork.server.settings import Settings
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.levels import bot_of
from tockwork.server.tables.seat_codes import SeatCodes
from tockwork.server.tables.statistics import Statistics
from tockwork.server.wire.bodies.failures import Failure
from tockwork.server.wire.shapes import Level

_DESCRIPTION: list[dict[str, Any]] = []  # the same for every application of a process


def make_app(tables: AllTables, addresses: Sequence[str] = ()) -> ASGIApp:
    """The application around open tables. `addresses`: where others in the network find it."""
    app = FastAPI(
        title="Tockwork",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses={"4XX": {"model": Failure}},
    )
    app.state.tables = tables
    app.state.codes = SeatCodes(tables)
    app.state.statistics = Statistics(tables.services)
    for calls in (
        games,
        me,
        memory,
        copies,
        passkeys,
        daily,
        table_calls,
        playing,
        past,
        statistics,
        socket,
    ):
        app.include_router(calls.router)
    add_about(app, tables, addresses)
    add_failures(app)
    app.mount("/", BuiltPage(tables.services.settings.static))
    # Every call described, before anybody waits for it: it takes a third of a second.
    if _DESCRIPTION:
        app.openapi_schema = _DESCRIPTION[0]
    else:
        _DESCRIPTION.append(app.openapi())
    return Around(app, tables)


@asynccontextmanager
async def serving(
    settings: Settings, bots: Callable[[Level], Bot] = bot_of, addresses: Sequence[str] = ()
) -> AsyncIterator[tuple[ASGIApp, AllTables]]:
    """An application with its tables open; they are closed in the end."""
    tables = await AllTables.open(settings, bots)
    try:
        yield make_app(tables, addresses), tables
    finally:
        await tables.close()
