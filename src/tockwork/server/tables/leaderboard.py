"""Leaderboards: rated players of a format, bots among them, a page at a time.

The numbers are those of the last refit. Who is in no list is looked up with every request, so that
nothing has to be forgotten when that changes.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Row, Select, delete, desc, exists, func, or_, select

from tockwork.bots.registry import LEVELS
from tockwork.ratings import BOT, measured
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.store.users import User, alive
from tockwork.server.tables.rated import ALL
from tockwork.server.wire.bodies.ratings import BotRating, Leaderboard, LeaderboardRow, RatedForm

PAGE = 50
_R, _U, _G, _B = schema.ratings.c, schema.unlisted.c, schema.guests.c, schema.removed.c


async def leaderboard(storage: Storage, guest: User | None, form: str, page: int) -> Leaderboard:
    """One page; behind the last one there are no rows."""
    here = _R.form == form, is_in_lists(_R.guest)
    mine = None if guest is None else await _mine(storage, guest, form)
    hidden = await hidden_from(storage, None if guest is None else guest.id)
    rows = await storage.rows(
        _players().where(*here).order_by(desc(_R.low), _R.guest).limit(PAGE).offset(page * PAGE)
    )
    first = page * PAGE + 1
    shown = tuple(_shown(row, first + at, guest, hidden) for at, row in enumerate(rows))
    forms = await _forms(storage)
    players = next((one.players for one in forms if one.form == form), 0)
    last = first + PAGE > players
    return Leaderboard(
        form=form,
        players=players,
        page=page,
        size=PAGE,
        rows=shown,
        bots=_bots(form, [row.low for row in rows], first=page == 0, last=last),
        mine=mine,
        forms=forms,
    )


async def is_listed(storage: Storage, guest: str) -> bool:
    return not await storage.rows(select(_U.guest).where(_U.guest == guest))


async def list_or_not(storage: Storage, guest: User, listed: bool) -> None:
    """From now on others see this user in lists, or do not."""
    changed = (
        delete(schema.unlisted).where(_U.guest == guest.id)
        if listed
        else storage.upsert(schema.unlisted, {"guest": guest.id})
    )
    await storage.write(alive(guest.id), changed)


async def hidden_from(storage: Storage, guest: str | None) -> set[str]:
    """Users who do not see this one, nor the other way round: one has blocked the other."""
    if guest is None:
        return set()
    query = select(_B.guest, _B.other).where(or_(_B.guest == guest, _B.other == guest))
    return {row.other if row.guest == guest else row.guest for row in await storage.rows(query)}


def is_in_lists(guest: ColumnElement[str]) -> ColumnElement[bool]:
    """The condition that this user is not absent from lists of players."""
    return ~exists().where(_U.guest == guest)


def _players() -> Select[Any]:
    columns = _R.guest, _R.player, _R.games, _R.value, _R.error, _R.low, _G.name
    return select(*columns).join(schema.guests, _G.id == _R.guest)


def _shown(row: Row[Any], place: int, guest: User | None, hidden: set[str]) -> LeaderboardRow:
    secret = row.guest in hidden
    return LeaderboardRow(
        place=place,
        player=None if secret else row.player,
        name=None if secret else row.name,
        games=row.games,
        value=row.value,
        error=row.error,
        mine=guest is not None and row.guest == guest.id,
    )


async def _mine(storage: Storage, guest: User, form: str) -> LeaderboardRow | None:
    rows = await storage.rows(
        _players().where(_R.form == form, _R.guest == guest.id, is_in_lists(_R.guest))
    )
    if not rows:
        return None
    low = rows[0].low
    ahead = or_(_R.low > low, (_R.low == low) & (_R.guest < guest.id))
    count = select(func.count()).select_from(schema.ratings)
    found = await storage.rows(count.where(_R.form == form, ahead, is_in_lists(_R.guest)))
    return _shown(rows[0], found[0][0] + 1, guest, set())


async def _forms(storage: Storage) -> tuple[RatedForm, ...]:
    """Those with listed players: over all formats first, then those with the most."""
    count = func.count().label("players")
    rows = await storage.rows(select(_R.form, count).where(is_in_lists(_R.guest)).group_by(_R.form))
    found = sorted(rows, key=lambda row: (row.form != ALL, -row.players, row.form))
    return tuple(RatedForm(form=row.form, players=row.players) for row in found)


def _bots(form: str, lows: list[float], *, first: bool, last: bool) -> tuple[BotRating, ...]:
    """The bots that stand between the players of a page, the strongest first."""
    found = []
    for level in LEVELS:
        value = measured().bot(f"{BOT}{level}", form)
        if value is None:
            continue
        before = sum(low >= value for low in lows)
        if (before > 0 or first) and (before < len(lows) or last):
            found.append(BotRating(level=level, value=value, before=before))
    return tuple(sorted(found, key=lambda bot: -bot.value))
