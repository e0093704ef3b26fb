"""The application: one lobby, its API, its sockets, its page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from tockwork import __version__
from tockwork.bots import Bot
from tockwork.server import api, playing, socket
from tockwork.server.bodies import Failure, ServerInfo
from tockwork.server.carrying import Codes
from tockwork.server.levels import bot_of
from tockwork.server.lobby import Lobby
from tockwork.server.openapi_page import STYLE, page
from tockwork.server.problems import problems_of
from tockwork.server.refusals import STATUS, NotSo, come_again
from tockwork.server.settings import Settings
from tockwork.server.shapes import Level
from tockwork.server.storage import StorageError
from tockwork.server.web import Around, Table

log = logging.getLogger("tockwork.http")


def make_app(lobby: Lobby, addresses: Sequence[str] = ()) -> ASGIApp:
    """The application around an open lobby. `addresses`: where others in the network find it."""
    app = FastAPI(
        title="Tockwork",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": Failure}},
    )
    app.state.lobby = lobby
    app.state.codes = Codes(lobby)
    app.include_router(api.router)
    app.include_router(playing.router)
    app.include_router(socket.router)
    _about(app, lobby, addresses)
    _refusals(app)
    app.mount("/", Table(lobby.hall.settings.static))
    return Around(app, lobby.hall.metrics, lobby.hall.settings.limits.message_size)


@asynccontextmanager
async def serving(
    settings: Settings, bots: Callable[[Level], Bot] = bot_of, addresses: Sequence[str] = ()
) -> AsyncIterator[tuple[ASGIApp, Lobby]]:
    """An application with its lobby open, closed in the end."""
    lobby = await Lobby.open(settings, bots)
    try:
        yield make_app(lobby, addresses), lobby
    finally:
        await lobby.close()


def _about(app: FastAPI, lobby: Lobby, addresses: Sequence[str]) -> None:
    @app.get("/api/server", tags=["server"])
    async def server() -> ServerInfo:
        """Which version this is, and where others in the same network find it."""
        return ServerInfo(version=__version__, addresses=tuple(addresses))

    @app.get("/api/health", tags=["server"])
    async def health() -> dict[str, Any]:
        """Whether the server can store moves."""
        await lobby.sign_of_life()
        return {"status": "ok", "version": __version__, "listeners": lobby.listeners()}

    @app.get("/metrics", tags=["server"], response_class=Response)
    async def metrics() -> Response:
        """Counters in Prometheus' text format."""
        return Response(lobby.hall.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        return HTMLResponse(page(app.openapi(), str(request.base_url)))

    @app.get("/api/docs.css", include_in_schema=False)
    async def style() -> Response:
        return Response(STYLE, media_type="text/css")


def _refusals(app: FastAPI) -> None:
    def answer(no: NotSo) -> JSONResponse:
        body = Failure(
            code=no.code, detail=no.detail, problems=no.problems, limit=no.limit, retry=no.retry
        )
        return JSONResponse(body.model_dump(mode="json"), no.status, come_again(no.retry))

    @app.exception_handler(NotSo)
    async def not_so(_: Request, no: NotSo) -> JSONResponse:
        return answer(no)

    @app.exception_handler(StorageError)
    async def not_stored(_: Request, bad: StorageError) -> JSONResponse:
        log.error("storage", extra={"detail": str(bad)})
        return answer(NotSo("storage", str(bad)))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, bad: RequestValidationError) -> JSONResponse:
        problems = problems_of(bad.errors(), bad.body)
        detail = "; ".join(f"{p.where}: {p.detail}" for p in problems)
        return answer(NotSo("invalid", detail, *problems))

    @app.exception_handler(HTTPException)
    async def other(_: Request, bad: HTTPException) -> JSONResponse:
        codes = {status: code for code, status in STATUS.items() if code != "bad_code"}
        code = "no_such_page" if bad.status_code == 404 else codes.get(bad.status_code, "failed")
        body = Failure(code=code, detail=str(bad.detail))
        return JSONResponse(body.model_dump(mode="json"), bad.status_code)

    @app.exception_handler(Exception)
    async def failed(request: Request, bad: Exception) -> JSONResponse:
        log.error("failed", exc_info=bad, extra={"path": request.url.path})
        return answer(NotSo("failed", "something went wrong; the server's log says what"))
