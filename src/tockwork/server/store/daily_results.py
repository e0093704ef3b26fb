"""How guests did in the daily deal: one result for each of them, the first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, select, update

from tockwork.review.daily import share_beaten
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, Overtaken, Storage

_D = schema.daily.c
_MOST = 5000  # results of one day that are looked at


@dataclass(frozen=True)
class DailyStandings:
    """Chances are of a hundred, board by board."""

    players: int
    means: tuple[float, ...] | None
    mine: tuple[float, ...] | None
    beaten: float | None


class DailyResults:
    """The results of one day in one game, with the same boards."""

    def __init__(self, storage: Storage, day: str, rules: str, boards: str) -> None:
        self._storage = storage
        self._key = {"day": day, "rules": rules, "boards": boards}

    async def mine(self, guest: str) -> tuple[float, ...] | None:
        rows = await self._storage.rows(
            select(_D.chances).where(_D.guest == guest, *self._here()).limit(1)
        )
        return tuple(json.loads(rows[0].chances)) if rows else None

    async def keep(self, guest: str, chances: Sequence[float], at: int) -> None:
        """Keeps a result; of two, the first."""
        row = {**self._key, "guest": guest, "chances": json.dumps(list(chances)), "at": at}
        try:
            await self._storage.write(NewRow(schema.daily, row))
        except Overtaken:
            return  # another window was faster

    async def standings(self, guest: str | None) -> DailyStandings:
        rows = await self._storage.rows(
            select(_D.guest, _D.chances).where(*self._here()).order_by(_D.at).limit(_MOST)
        )
        all_of = {row.guest: tuple(json.loads(row.chances)) for row in rows}
        mine = None if guest is None else all_of.get(guest)
        others = [sum(chances) for who, chances in all_of.items() if who != guest]
        return DailyStandings(
            players=len(all_of),
            means=_means(list(all_of.values())),
            mine=mine,
            beaten=None if mine is None or not others else share_beaten(sum(mine), others),
        )

    def _here(self) -> list[ColumnElement[bool]]:
        c = schema.daily.c
        return [c[name] == value for name, value in self._key.items()]


async def carry_results(storage: Storage, old: str, new: str) -> None:
    """What a device did before its owner came back is theirs, where they had not played yet."""
    rows = await storage.rows(
        select(_D.day, _D.rules, _D.boards, _D.guest).where(_D.guest.in_([old, new]))
    )
    have = {(row.day, row.rules, row.boards) for row in rows if row.guest == new}
    for row in rows:
        key = (row.day, row.rules, row.boards)
        if row.guest == old and key not in have:
            here = (
                _D.guest == old,
                _D.day == row.day,
                _D.rules == row.rules,
                _D.boards == row.boards,
            )
            await storage.write(update(schema.daily).where(*here).values(guest=new))
    await storage.write(delete(schema.daily).where(_D.guest == old))


def _means(all_of: Sequence[Sequence[float]]) -> tuple[float, ...] | None:
    if not all_of:
        return None
    return tuple(round(sum(board) / len(all_of), 2) for board in zip(*all_of, strict=True))
