"""The call for what all finished games add up to."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tockwork.server.tables.statistics import Statistics
from tockwork.server.wire.bodies.statistics import GameStatistics

router = APIRouter(prefix="/api")


@router.get("/statistics", tags=["looking back"], response_model=GameStatistics)
async def statistics(request: Request) -> Response:
    """Cards of the first deal, first leaders and wins by seat, of all games that ended here."""
    counting: Statistics = request.app.state.statistics
    headers = {"Cache-Control": "public, max-age=60"}
    return Response(await counting.message(), media_type="application/json", headers=headers)
