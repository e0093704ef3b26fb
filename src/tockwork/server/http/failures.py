"""The responses to every failure of a request, all in one shape."""

from __future__ import annotations

import logging
from functools import cache, partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from tockwork.locale.shapes import Schema
from tockwork.server.logs import without_table
from tockwork.server.problems import problems_of
from tockwork.server.refusals import STATUS, Refusal, come_again, field, of_storage
from tockwork.server.store.storage import StorageError
from tockwork.server.wire.bodies.failures import Failure

logger = logging.getLogger("tockwork.http")


def failure(no: Refusal) -> JSONResponse:
    """The response to a refused request."""
    body = Failure(
        code=no.code, detail=no.detail, problems=no.fields, limit=no.limit, retry=no.retry
    )
    return JSONResponse(body.model_dump(mode="json"), no.status, come_again(no.retry))


@cache
def _schema(body: type) -> Schema:
    """Of the bodies of a route; made once, for it takes a hundredth of a second."""
    return TypeAdapter(body).json_schema()


def add_failures(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_: Request, no: Refusal) -> JSONResponse:
        return failure(no)

    @app.exception_handler(StorageError)
    async def not_stored(_: Request, bad: StorageError) -> JSONResponse:
        no = of_storage(bad)
        if no.code == "storage":
            logger.error("storage", extra={"detail": str(bad)})
        return failure(no)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, bad: RequestValidationError) -> JSONResponse:
        body = getattr(request.scope.get("route"), "body_field", None)
        schema = None if body is None else partial(_schema, body.field_info.annotation)
        problems = problems_of(bad.errors(), bad.body, schema)
        return failure(Refusal("invalid", "; ".join(problems), *map(field, problems)))

    @app.exception_handler(HTTPException)
    async def other(_: Request, bad: HTTPException) -> JSONResponse:
        codes = {status: code for code, status in STATUS.items() if code != "bad_code"}
        codes |= {400: "invalid", 404: "no_such_page"}
        code = codes.get(bad.status_code, "failed")
        body = Failure(code=code, detail=str(bad.detail))
        return JSONResponse(body.model_dump(mode="json"), bad.status_code)

    @app.exception_handler(Exception)
    async def failed(request: Request, bad: Exception) -> JSONResponse:
        logger.error("failed", exc_info=bad, extra={"path": without_table(request.url.path)})
        return failure(Refusal("failed", "something went wrong; the server's log says what"))
