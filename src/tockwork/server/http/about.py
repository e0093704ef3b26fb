"""Calls about the server itself: version, health, counters, the description of all calls."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from tockwork import __version__
from tockwork.server.at_home import HomeDoor
from tockwork.server.http.api_page import STYLE, page
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.wire.bodies.about import AtHome, ServerInfo


def add_about(app: FastAPI, tables: AllTables, home: HomeDoor) -> None:
    def info(call: Request) -> ServerInfo:
        return ServerInfo(version=__version__, addresses=home.addresses, at_home=home.state(call))

    @app.get("/api/server", tags=["server"])
    async def server(call: Request) -> ServerInfo:
        """The version, and addresses for other devices in the same network."""
        return info(call)

    @app.post("/api/server/home", tags=["server"])
    async def at_home(call: Request, body: AtHome) -> ServerInfo:
        """Opens the server to the devices in the network at home, or closes it again. Only a page
        on the server's own computer may do that."""
        await home.turn(call, body.open)
        return info(call)

    @app.get("/api/health", tags=["server"])
    async def health() -> dict[str, Any]:
        """Whether the server can store moves."""
        await tables.check_storage()
        return {"status": "ok", "version": __version__, "listeners": tables.listeners()}

    @app.get("/metrics", tags=["server"], response_class=Response)
    async def metrics() -> Response:
        """Counters in Prometheus' text format."""
        return Response(tables.services.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> JSONResponse:
        return JSONResponse(app.openapi())

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        return HTMLResponse(page(app.openapi(), str(request.base_url)))

    @app.get("/api/docs.css", include_in_schema=False)
    async def style() -> Response:
        return Response(STYLE, media_type="text/css")
