"""Results of the daily challenge: one for each user and round, the first."""

from __future__ import annotations

import datetime
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal
from weakref import WeakKeyDictionary

from sqlalchemy import (
    ColumnElement,
    Executable,
    Integer,
    cast,
    delete,
    desc,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from tockwork.review.daily import BOARDS
from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, NewRow, Storage
from tockwork.server.store.users import alive

_D, _T, _S, _G = schema.daily.c, schema.daily_totals.c, schema.daily_shown.c, schema.guests.c
_U = schema.unlisted.c
_BOTH = (schema.daily, schema.daily_totals)
_BEST = 10  # rows of the table of a day, besides mine and those of people I have met
_LONGEST = 1000  # days of a streak that are looked at
Shown = Literal["none", "met", "all"]
_MANY, _SECONDS = 20_000, 10.0  # rounds played, and how long the means of as many are cached
Chances = tuple[float | None, ...]
_MEANS: WeakKeyDictionary[Storage, dict[tuple[str, ...], tuple[float, Chances]]] = (
    WeakKeyDictionary()
)


@dataclass(frozen=True)
class DailyStandings:
    """Chances in per cent, round by round; None where nobody has played."""

    players: int
    means: Chances
    mine: Chances
    beaten: int | None
    level: int | None


@dataclass(frozen=True)
class DailyRow:
    """One player in the table of a day: the place, and the sum of the win chances in per cent."""

    place: int
    name: str | None
    points: float
    mine: bool
    met: bool


class DailyResults:
    """The results of one day in one game, with the same boards."""

    def __init__(self, storage: Storage, day: str, rules: str, boards: str) -> None:
        self._storage = storage
        self._key = {"day": day, "rules": rules, "boards": boards}

    async def has_played(self, guest: str, board: int) -> bool:
        here = (_D.guest == guest, _D.board == board, *self._here())
        return bool(await self._storage.rows(select(_D.at).where(*here).limit(1)))

    async def keep(self, guest: str, board: int, chance: float, at: int) -> None:
        """Keeps a result; of two, the first."""
        row = {**self._key, "guest": guest, "board": board, "chance": chance, "at": at}
        try:
            await self._storage.write(alive(guest), NewRow(schema.daily, row))
        except Conflict:
            return  # another window was faster
        await self._add_up(guest)

    async def _add_up(self, guest: str) -> None:
        """The sum of all rounds, once they are played. Only after a round is stored: of two that
        are stored at once, the one that adds up last sees both."""
        with suppress(Conflict):  # it is known already
            await self._storage.write(alive(guest), totals_of(guest, *self._here()))

    async def standings(self, guest: str | None) -> DailyStandings:
        query = select(_D.board, _D.chance).where(_D.guest == guest, *self._here())
        mine = {row.board: row.chance for row in await self._storage.rows(query)}
        rank = await self._rank(guest) if guest is not None and len(mine) == BOARDS else None
        count = select(func.count()).select_from(schema.daily_totals).where(*self._here(_T))
        return DailyStandings(
            players=(await self._storage.rows(count))[0][0],
            means=await self._means(),
            mine=tuple(mine.get(i) for i in range(BOARDS)),
            beaten=None if rank is None else rank[0],
            level=None if rank is None else rank[1],
        )

    async def _rank(self, guest: str) -> tuple[int, int]:
        """How many others have fewer points, and how many as many."""
        here = self._here(_T)
        query = select(_T.points).where(_T.guest == guest, *here)
        if not (rows := await self._storage.rows(query)):  # it broke off before it was added up
            await self._add_up(guest)
            rows = await self._storage.rows(query)
        points = rows[0].points
        others = select(func.count()).select_from(schema.daily_totals).where(*here)
        fewer = others.where(_T.points < points).scalar_subquery()
        as_many = others.where(_T.points == points, _T.guest != guest).scalar_subquery()
        query = select(fewer.label("beaten"), as_many.label("level"))
        found = (await self._storage.rows(query))[0]
        return found.beaten, found.level

    async def table(self, guest: str, met: Collection[str]) -> list[DailyRow]:
        """The best who show their names, the people I have met who show theirs to me, and I."""
        here, better = self._here(_T), schema.daily_totals.alias()
        ahead = (
            select(func.count())
            .select_from(better)
            .where(*self._here(better.c), better.c.points > _T.points)
            .scalar_subquery()
        )
        away = exists().where(_U.guest == _T.guest)
        rows = (
            select(_T.guest, _T.points, _G.name, ahead.label("ahead"))
            .join(schema.guests, _G.id == _T.guest)
            .outerjoin(schema.daily_shown, _S.guest == _T.guest)
            .where(*here)
        )
        best = rows.where(_S.to == "all", _G.name.is_not(None), ~away).order_by(desc(_T.points))
        known = rows.where(
            or_(_T.guest == guest, _T.guest.in_(met) & _S.to.in_(["met", "all"]) & ~away)
        )
        found = {
            row.guest: row
            for query in (best.limit(_BEST), known)
            for row in await self._storage.rows(query)
        }
        return [
            DailyRow(
                place=row.ahead + 1,
                name=row.name,
                points=row.points / 100,
                mine=row.guest == guest,
                met=row.guest in met,
            )
            for row in sorted(found.values(), key=lambda row: (row.ahead, row.name or ""))
        ]

    async def _means(self) -> Chances:
        """The means of all players, round by round. Where one more player changes hardly anything
        they are computed again after a while only, the longer the more there are."""
        known = _MEANS.setdefault(self._storage, {})
        key, now = tuple(self._key.values()), time.monotonic()
        if key in known and now < known[key][0]:
            return known[key][1]
        if key in known:  # concurrent readers need not wait
            known[key] = now + _SECONDS, known[key][1]
        count, mean = func.count().label("played"), func.avg(_D.chance).label("mean")
        query = select(_D.board, count, mean).where(*self._here()).group_by(_D.board)
        rows = await self._storage.rows(query)
        found = {row.board: round(row.mean, 2) for row in rows}
        means = tuple(found.get(i) for i in range(BOARDS))
        for old in [old for old, (until, _) in known.items() if until <= now]:
            del known[old]
        if (played := sum(row.played for row in rows)) >= _MANY:
            known[key] = now + _SECONDS * played / _MANY, means
        return means

    def _here(self, columns: Any = _D) -> list[ColumnElement[bool]]:
        return [columns[name] == value for name, value in self._key.items()]


async def streak_of(storage: Storage, guest: str, today: datetime.date) -> int:
    """On how many days in a row a user has played a daily challenge, until today or yesterday."""
    days = select(_T.day).where(_T.guest == guest).distinct().order_by(desc(_T.day))
    played = {row.day for row in await storage.rows(days.limit(_LONGEST))}
    day = today if today.isoformat() in played else today - datetime.timedelta(days=1)
    count = 0
    while day.isoformat() in played:
        count, day = count + 1, day - datetime.timedelta(days=1)
    return count


async def shown_of(storage: Storage, guest: str) -> Shown:
    """Who sees this user's name beside daily results."""
    rows = await storage.rows(select(_S.to).where(_S.guest == guest))
    return rows[0].to if rows else "none"


async def show(storage: Storage, guest: str, to: Shown) -> None:
    changed: Executable = (
        delete(schema.daily_shown).where(_S.guest == guest)
        if to == "none"
        else storage.upsert(schema.daily_shown, {"guest": guest, "to": to})
    )
    await storage.write(alive(guest), changed)


def totals_of(guest: str, *here: ColumnElement[bool]) -> Executable:
    """The rows of all days whose rounds a user has all played, or of the given ones."""
    day = (_D.day, _D.rules, _D.boards, _D.guest)
    points = cast(func.round(func.sum(_D.chance) * 100), Integer)
    played = select(*day, points).where(_D.guest == guest, *here).group_by(*day)
    return insert(schema.daily_totals).from_select(
        ["day", "rules", "boards", "guest", "points"], played.having(func.count() == BOARDS)
    )


def carried(old: str, new: str | None) -> list[Executable]:
    """Results of a device before its recovery go to its user (without one: deleted); of two tries
    at a round, the first."""
    if new is None:
        return [delete(table).where(table.c.guest == old) for table in _BOTH]
    other = schema.daily.alias()
    same = [_D[key] == other.c[key] for key in ("day", "rules", "boards", "board")]
    first = exists().where(*same, other.c.guest == new, other.c.at <= _D.at)
    late = exists().where(*same, other.c.guest == old)
    return [
        delete(schema.daily).where(_D.guest == old, first),
        delete(schema.daily).where(_D.guest == new, late),
        update(schema.daily).where(_D.guest == old).values(guest=new),
        delete(schema.daily_totals).where(_T.guest.in_([old, new])),
        totals_of(new),
    ]
