"""Ratings while the server runs: after each rated game all of them are found again and stored.

The result of a game counts at once. Its review follows, one game at a time, and then counts in
place of the plain result. One process of a server does this (a lease); the work itself is done by a
process beside it (`heavy.py`), so no table waits. What was interrupted is begun again: the database
alone says what is missing. So the stored ratings are those that `tockwork ratings refit` finds.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import Table, delete, func, select

from tockwork.errors import TockworkError
from tockwork.server.heavy import HeavyWork
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage, StorageError
from tockwork.server.tables.rated import ALL
from tockwork.server.tables.reviewing import missing_reviews, review_request
from tockwork.server.tables.stored_log import UnreadableLog

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

logger = logging.getLogger("tockwork.ratings")

_LEASE = "ratings"  # no table has so short an id
_EVERY = 2_000  # milliseconds between two looks
_AGAIN = 60_000  # after something went wrong
_RETRY, _RETRY_MOST = 600_000, 86_400_000  # until a review that went wrong is tried again
_AT_ONCE = 200  # rows of one write: others wait for it
_SHARE = 10  # the pause after a refit, in multiples of the time it took

State = tuple[int, int, int]


class LiveRatings:
    """What is missing is looked for every two seconds."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self._due = 0
        self._refit_due = 0.0  # by the clock of the processor
        self._fitted: State | None = None
        self._failed: dict[str, tuple[int, int]] = {}  # reviews that went wrong: tries, next one
        self._uncounted: set[str] = set()  # games that do not count, as of the last refit
        self._task: asyncio.Task[None] | None = None
        self._work: HeavyWork | None = None

    async def look(self) -> None:
        """Begins what is missing, if this process is the one that does it."""
        services = self.tables.services
        busy = self._task is not None and not self._task.done()
        if not busy and services.now() < self._due:
            return
        if not await services.peers.leases(_LEASE) and not busy:
            self._due = services.now() + _EVERY
            self._task = asyncio.create_task(self._do_next())

    async def _do_next(self) -> None:
        try:
            if not await self._refit():
                await self._review()
        except StorageError as bad:
            logger.warning("ratings", extra={"detail": str(bad)})
        except TockworkError as bad:
            self._due = self.tables.services.now() + _AGAIN
            if not self.tables.closed:
                logger.error("ratings", extra={"detail": str(bad)})
        except Exception:  # the next look is a new try
            self._due = self.tables.services.now() + _AGAIN
            logger.exception("ratings")

    async def _refit(self) -> bool:
        """Finds all ratings again, if anything has changed since the last time."""
        storage, begin = self.tables.services.storage, time.monotonic()
        state = await _state(storage)
        if state == self._fitted or begin < self._refit_due or not any(state):
            return False
        found = await self._do({"database": self.tables.services.settings.database})
        count = await store_refit(storage, found)
        self._uncounted = set(found["uncounted"])
        self._fitted = (*state[:2], count)
        end = time.monotonic()
        self._refit_due = end + _SHARE * (end - begin)
        told = {"players": len(found["players"]), "seconds": round(end - begin, 2)}
        logger.info("refit", extra=told)
        return True

    async def _review(self) -> None:
        """Reviews the oldest game without a review, but for those that do not count and those that
        went wrong a short while ago."""
        services = self.tables.services
        if (settings := services.settings.review) is None:
            return
        now = services.now()
        later = {one for one, (_, at) in self._failed.items() if at > now} | self._uncounted
        due = await missing_reviews(services.storage, len(later) + 1)
        table_id = next((one for one in due if one not in later), None)
        if table_id is None:
            return
        try:
            request = await review_request(services.storage, table_id)
            found = await self._do(request | {"settings": asdict(settings)})
        except (TockworkError, UnreadableLog) as bad:
            if not isinstance(bad, StorageError) and not self.tables.closed:
                tries = self._failed.get(table_id, (0, 0))[0] + 1
                self._failed[table_id] = tries, now + retry_after(tries)
            raise
        self._failed.pop(table_id, None)
        row = {"table_id": table_id, "data": json.dumps(found)}
        await services.storage.write(services.storage.upsert(schema.evidence, row))
        logger.info("reviewed", extra={"table": table_id})

    async def _do(self, asked: dict[str, Any]) -> Any:
        self._work = HeavyWork(asked | {"nice": self.tables.services.settings.niceness})
        try:
            return await asyncio.to_thread(self._work.run)
        finally:
            self._work = None

    def close(self) -> None:
        if self._work is not None:
            self._work.stop()
        if self._task is not None:
            self._task.cancel()


async def _state(storage: Storage) -> State:
    """What the stored ratings follow from, as numbers of rows; and those of the ratings themselves,
    some of which go when users are merged or deleted."""
    counts = (
        select(func.count())
        .select_from(schema.finished)
        .where(schema.finished.c.rated)
        .scalar_subquery(),
        select(func.count()).select_from(schema.evidence).scalar_subquery(),
        select(func.count()).select_from(schema.ratings).scalar_subquery(),
    )
    row: Any = (await storage.rows(select(*counts)))[0]
    return row[0], row[1], row[2]


def retry_after(tries: int) -> int:
    """Milliseconds until a review that went wrong so often is tried again."""
    return min(_RETRY_MOST, _RETRY << min(tries - 1, 20))


def player_id(guest: str) -> str:
    """The name of a user in addresses of profiles; it does not say who may act for them."""
    return hashlib.sha256(f"player\n{guest}".encode()).hexdigest()[:16]


async def store_refit(storage: Storage, found: dict[str, Any]) -> int:
    """Stores what a refit found, only rows that are other than before; returns how many ratings
    there are."""
    rows = [row for player in found["players"] for row in _rows(player)]
    await _replace(storage, schema.ratings, rows)
    pairs = [
        {**{k: v for k, v in pair.items() if k != "telling"}, "data": json.dumps(pair["telling"])}
        for pair in found["pairs"]
    ]
    await _replace(storage, schema.pairs, pairs)
    return len(rows)


async def _replace(storage: Storage, table: Table, rows: list[dict[str, Any]]) -> None:
    """Makes these the rows of a table, a few in each write, so that moves at tables hardly wait."""
    keys = [column.name for column in table.primary_key]
    before = {
        tuple(row[key] for key in keys): row
        for row in ({**one._mapping} for one in await storage.rows(select(table)))
    }
    new = {tuple(row[key] for key in keys): row for row in rows}
    gone = [
        delete(table).where(*(table.c[k] == v for k, v in zip(keys, one, strict=True)))
        for one in before.keys() - new.keys()
    ]
    changed = [storage.upsert(table, row) for key, row in new.items() if before.get(key) != row]
    work = [*gone, *changed]
    for at in range(0, len(work), _AT_ONCE):
        await storage.write(*work[at : at + _AT_ONCE])


def _rows(player: dict[str, Any]) -> list[dict[str, Any]]:
    ratings = {ALL: player["rating"], **player["formats"]}
    games = {ALL: player["games"], **player["games_by_format"]}
    return [
        {
            "guest": player["guest"],
            "form": form,
            "games": games[form],
            **rating,
            "low": round(rating["value"] - 2 * rating["error"], 1),
            "player": player_id(player["guest"]),
            "curve": json.dumps(player["curves"][form], separators=(",", ":")),
        }
        for form, rating in ratings.items()
    ]


async def ratings_of(storage: Storage, guest: str) -> list[dict[str, Any]]:
    """A user's ratings now, by format and over all; none before their first rated game."""
    r = schema.ratings.c
    query = select(r.form, r.games, r.value, r.error).where(r.guest == guest).order_by(r.form)
    return [dict(row._mapping) for row in await storage.rows(query)]


async def rating_of(storage: Storage, guest: str, form: str) -> float | None:
    """A user's rating in a format now, or over all formats; None before their first rated game."""
    found = {one["form"]: float(one["value"]) for one in await ratings_of(storage, guest)}
    return found.get(form, found.get(ALL))
