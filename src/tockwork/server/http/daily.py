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


@router.get("/daily", tags=["memory"])
async def daily_standing(
    tables: TheTables,
    guest: Known,
    day: Annotated[str, Query(max_length=10)],
    rules: Annotated[str, Query(max_length=40)],
) -> DailyStanding:
    """How many have played the boards of a day, how they did, and how I did."""
    deal = await asyncio.to_thread(_deal, day, rules, tables.services.now())
    results = DailyResults(tables.services.storage, deal.day, deal.rules, deal.fingerprint)
    found = await results.standings(None if guest is None else guest.id)
    return DailyStanding.model_validate(found, from_attributes=True)


@router.post("/daily", tags=["memory"])
async def play_daily(tables: TheTables, guest: Somebody, body: DailyAnswers) -> DailyStanding:
    """My answers at the boards of today (or yesterday, for who began before midnight, UTC).

    They are played again here, with the bots in all other seats; the first try counts, and
    whatever is sent after it changes nothing.
    """
    now = tables.services.now()
    deal = await asyncio.to_thread(_deal, body.day, body.rules, now)
    if body.boards != deal.fingerprint:
        raise wrong("boards", "not those of this server: other weights made them")
    results = DailyResults(tables.services.storage, deal.day, deal.rules, deal.fingerprint)
    if await results.mine(guest.id) is None:
        chances = await asyncio.to_thread(_played, deal, body)
        await results.keep(guest.id, chances, now)
    found = await results.standings(guest.id)
    return DailyStanding.model_validate(found, from_attributes=True)


def _deal(day: str, rules: str, now: int) -> DailyDeal:
    if rules not in RULEBOOKS:
        raise wrong("rules", f"must be one of {', '.join(RULEBOOKS)}")
    days = [
        datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).date().isoformat()
        for at in (now, now - _DAY)
    ]
    if day not in days:
        raise wrong("day", f"must be {days[0]} or {days[1]}")
    return daily_deal(day, rules)


def _played(deal: DailyDeal, body: DailyAnswers) -> list[float]:
    chances = []
    for i, (board, answers) in enumerate(zip(deal.boards, body.answers, strict=True)):
        try:
            chances.append(board.chance(answers))
        except TockworkError as bad:
            raise wrong(f"answers[{i}]", str(bad)) from None
    return chances
