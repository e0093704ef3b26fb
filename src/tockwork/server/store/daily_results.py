"""How guests did in the daily deal: one result a board for each of them, the first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, select, update

from tockwork.review.daily import BOARDS, compared_with
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, Overtaken, Storage

_D = schema.daily.c
_MOST = 25_000  # boards played on one day that are looked at
Chances = tuple[float | None, ...]


@dataclass(frozen=True)
class DailyStandings:
    """Chances are of a hundred, board by board; None where nobody has played."""

    players: int
    means: Chances
    mine: Chances
    beaten: int | None
    level: int | None


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
            await self._storage.write(NewRow(schema.daily, row))
        except Overtaken:
            return  # another window was faster

    async def standings(self, guest: str | None) -> DailyStandings:
        rows = await self._storage.rows(
            select(_D.guest, _D.board, _D.chance).where(*self._here()).order_by(_D.at).limit(_MOST)
        )
        found: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for row in rows:
            found[row.guest][row.board] = row.chance
        mine = found.get(guest or "", {})
        whole = {who: sum(one.values()) for who, one in found.items() if len(one) == BOARDS}
        compared = None
        if guest in whole:
            others = [points for who, points in whole.items() if who != guest]
            compared = compared_with(whole[guest], others)
        return DailyStandings(
            players=len(whole),
            means=tuple(
                _mean([boards[i] for boards in found.values() if i in boards])
                for i in range(BOARDS)
            ),
            mine=tuple(mine.get(i) for i in range(BOARDS)),
            beaten=None if compared is None else compared.beaten,
            level=None if compared is None else compared.level,
        )

    def _here(self) -> list[ColumnElement[bool]]:
        return [_D[name] == value for name, value in self._key.items()]


async def carry_results(storage: Storage, old: str, new: str) -> None:
    """What a device did before its owner came back is theirs; of two tries, the first."""
    key = (_D.day, _D.rules, _D.boards, _D.board)
    both = select(*key, _D.guest).where(_D.guest.in_([old, new])).order_by(_D.at)
    seen: dict[tuple[str, str, str, int], str] = {}
    for row in await storage.rows(both):
        board = (row.day, row.rules, row.boards, row.board)
        if seen.setdefault(board, row.guest) == old and row.guest == new:
            await storage.write(delete(schema.daily).where(_same(key, board), _D.guest == new))
    for board in [board for board, first in seen.items() if first == old]:
        theirs = update(schema.daily).where(_same(key, board), _D.guest == old)
        await storage.write(theirs.values(guest=new))
    await storage.write(delete(schema.daily).where(_D.guest == old))


def _same(key: Sequence[ColumnElement[Any]], values: Sequence[str | int]) -> ColumnElement[bool]:
    return and_(*(column == value for column, value in zip(key, values, strict=True)))


def _mean(chances: list[float]) -> float | None:
    return round(sum(chances) / len(chances), 2) if chances else None
