"""Calls about the daily deal: answers are played again here before they count."""

from __future__ import annotations

import asyncio
import datetime
from typing import Annotated

from fastapi import APIRouter, Query

from tockwork.errors import TockworkError
from tockwork.review.daily import DailyDeal, daily_deal
from tockwork.rulebooks import RULEBOOKS
from tockwork.server.http.identity import Known, Somebody, TheTables
from tockwork.server.refusals import wrong
from tockwork.server.store.daily_results import DailyResults
from tockwork.server.wire.bodies.daily import DailyAnswers, DailyStanding

router = APIRouter(prefix="/api")
_DAY = 86_400_000
_being_made: dict[tuple[str, str], asyncio.Future[DailyDeal]] = {}


@router.get("/daily", tags=["memory"])
async def daily_standing(
    tables: TheTables,
    guest: Known,
    day: Annotated[str, Query(max_length=10)],
    rules: Annotated[str, Query(max_length=40)],
    boards: Annotated[str, Query(max_length=16)],
) -> DailyStanding:
    """How many have played the boards of a day, how they did, and how I did, board by board."""
    _check(day, rules, tables.services.now())
    results = DailyResults(tables.services.storage, day, rules, boards)
    found = await results.standings(None if guest is None else guest.id)
    return DailyStanding.model_validate(found, from_attributes=True)


@router.post("/daily", tags=["memory"])
async def play_daily(tables: TheTables, guest: Somebody, body: DailyAnswers) -> DailyStanding:
    """My answers at one of the boards. A day ends for them when the next one does (UTC).

    They are played again here, with the bots in all other seats; the first try counts, and
    whatever is sent after it changes nothing.
    """
    now = tables.services.now()
    _check(body.day, body.rules, now)
    deal = await _made(body.day, body.rules)
    if body.boards != deal.fingerprint:
        raise wrong("boards", "not those of this server: other weights made them")
    results = DailyResults(tables.services.storage, deal.day, deal.rules, deal.fingerprint)
    if not await results.has_played(guest.id, body.board):
        try:
            chance = await asyncio.to_thread(deal.boards[body.board].chance, body.answers)
        except TockworkError as bad:
            raise wrong("answers", str(bad)) from None
        await results.keep(guest.id, body.board, chance, now)
    found = await results.standings(guest.id)
    return DailyStanding.model_validate(found, from_attributes=True)


def _check(day: str, rules: str, now: int) -> None:
    if rules not in RULEBOOKS:
        raise wrong("rules", f"must be one of {', '.join(RULEBOOKS)}")
    days = [
        datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).date().isoformat()
        for at in (now, now - _DAY)
    ]
    if day not in days:
        raise wrong("day", f"must be {days[0]} or {days[1]}")


async def _made(day: str, rules: str) -> DailyDeal:
    """In a thread, and once for all who ask at the same time."""
    key = (day, rules)
    if key not in _being_made:
        making = asyncio.ensure_future(asyncio.to_thread(daily_deal, day, rules))
        making.add_done_callback(lambda _: _being_made.pop(key, None))
        _being_made[key] = making
    return await asyncio.shield(_being_made[key])
