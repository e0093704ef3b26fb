"""Requests about the daily challenge: moves are replayed here before they count."""

from __future__ import annotations

import asyncio
import datetime
from typing import Annotated

from fastapi import APIRouter, Query

from tockwork.errors import TockworkError
from tockwork.review.daily import DailyDeal, daily_deal
from tockwork.rulebooks import RULEBOOKS
from tockwork.server.http.identity import CurrentUser, Known, Myself, TheTables
from tockwork.server.refusals import refused, wrong
from tockwork.server.store.daily_results import DailyResults, show, shown_of, streak_of
from tockwork.server.tables import people
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.wire.bodies.daily import DailyAnswers, DailyRow, DailyShow, DailyStanding

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
    """The number of players of a day's rounds, their results and mine, round by round."""
    _check(day, rules, tables.services.now())
    results = DailyResults(tables.services.storage, day, rules, boards)
    return await _standing(tables, results, None if guest is None else guest.id)


@router.post("/daily/shown", tags=["memory"])
async def show_daily(tables: TheTables, guest: Myself, body: DailyShow) -> DailyShow:
    """Who sees my name beside my daily results, today's and past ones."""
    await show(tables.services.storage, guest.id, body.to)
    return body


@router.post("/daily", tags=["memory"])
async def play_daily(tables: TheTables, guest: CurrentUser, body: DailyAnswers) -> DailyStanding:
    """My moves in one of the rounds. A day's rounds count until the next day ends (UTC).

    They are replayed here, with the bots in all other seats; the first try counts, and
    later ones change nothing.
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
            raise refused(bad.problems) from None
        await results.keep(guest.id, body.board, chance, now)
    return await _standing(tables, results, guest.id)


async def _standing(tables: AllTables, results: DailyResults, guest: str | None) -> DailyStanding:
    storage, found = tables.services.storage, await results.standings(guest)
    today = _date(tables.services.now())
    if guest is None or found.beaten is None:
        rows = []
    else:
        rows = await results.table(guest, await people.met(tables, guest))
    return DailyStanding(
        players=found.players,
        means=found.means,
        mine=found.mine,
        beaten=found.beaten,
        level=found.level,
        streak=0 if guest is None else await streak_of(storage, guest, today),
        shown="none" if guest is None else await shown_of(storage, guest),
        table=tuple(DailyRow.model_validate(row, from_attributes=True) for row in rows),
    )


def _date(at: int) -> datetime.date:
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).date()


def _check(day: str, rules: str, now: int) -> None:
    if rules not in RULEBOOKS:
        raise wrong("rules", f"must be one of {', '.join(RULEBOOKS)}")
    days = [_date(at).isoformat() for at in (now, now - _DAY)]
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
