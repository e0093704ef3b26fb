"""Calls about games: what is on the shelf, and boards to draw."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from tockwork.server.http import shelf
from tockwork.server.refusals import wrong
from tockwork.server.tables import seating
from tockwork.server.wire.bodies import BoardInfo, Games

router = APIRouter(prefix="/api")


@router.get("/games", tags=["games"])
async def games(response: Response) -> Games:
    """Every game with its forms and options."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return shelf.games()


@router.get("/board", tags=["games"])
async def board(
    response: Response,
    rules: str,
    players: int,
    teams: Literal["none", "pairs", "triples"] | None = None,
    options: str = "{}",
    theme: Literal["day", "night", "contrast"] = "day",
    seat: Annotated[int, Query(ge=0, le=5)] = 0,
) -> BoardInfo:
    """A board to draw: where everything lies, the bare wood, colours, marks and cards."""
    table = seating.table_of(rules, players, teams, _options(options), keep=False)
    if seat >= table.players:
        raise wrong("seat", f"must be 0 to {table.players - 1}, not {seat}")
    response.headers["Cache-Control"] = "public, max-age=3600"
    return shelf.board(table, theme, seat)


def _options(text: str) -> dict[str, Any]:
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise wrong("options", "must be a JSON object")
    return options
