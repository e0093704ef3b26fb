"""Requests about the server itself: version, health, counters, the description of all requests."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from tockwork import __version__
from tockwork.server.at_home import HomeDoor
from tockwork.server.http.api_page import STYLE, page
from tockwork.server.http.identity import TheTables
from tockwork.server.wire.bodies.about import AtHome, ServerInfo

router = APIRouter()


def info(request: Request) -> ServerInfo:
    home: HomeDoor = request.app.state.home
    return ServerInfo(version=__version__, addresses=home.addresses, at_home=home.state(request))


@router.get("/api/server", tags=["server"])
async def server(request: Request) -> ServerInfo:
    """The version, and addresses for other devices in the same network."""
    return info(request)


@router.post("/api/server/home", tags=["server"])
async def at_home(request: Request, body: AtHome) -> ServerInfo:
    """Opens the server to the devices in the network at home, or closes it again. Only a page
    on the server's own computer may do that."""
    await request.app.state.home.turn(request, body.open)
    return info(request)


@router.get("/api/health", tags=["server"])
async def health(tables: TheTables) -> dict[str, Any]:
    """Whether the server can store moves."""
    await tables.check_storage()
    return {"status": "ok", "version": __version__, "listeners": tables.listeners()}


@router.get("/metrics", tags=["server"], response_class=Response)
async def metrics(tables: TheTables) -> Response:
    """Counters in Prometheus' text format."""
    return Response(tables.services.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> JSONResponse:
    return JSONResponse(request.app.openapi())


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    return HTMLResponse(page(request.app.openapi(), str(request.base_url)))


@router.get("/api/docs.css", include_in_schema=False)
async def style() -> Response:
    return Response(STYLE, media_type="text/css")
