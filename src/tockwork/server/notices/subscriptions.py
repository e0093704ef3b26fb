"""Which devices want notices, what is to be sent when, and the secret addresses of feeds."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, select, update

from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, Missing, NewRow, Required, Storage, Work
from tockwork.server.store.users import alive, hash_of

_P, _N, _F, _M = schema.push.c, schema.notices.c, schema.feeds.c, schema.meta.c
MOST_DEVICES = 10
_KEY = "push_key"


@dataclass(frozen=True)
class Device:
    """A device that wants notices. `site`: the address by which it knows this server."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


async def server_key(storage: Storage, new: str) -> str:
    """The private key of this server: made once, the same for all its processes."""
    found = await storage.rows(select(_M.value).where(_M.key == _KEY))
    if not found:
        with suppress(Conflict):  # of two processes that start together the first one's stays
            await storage.write(NewRow(schema.meta, {"key": _KEY, "value": new}))
        found = await storage.rows(select(_M.value).where(_M.key == _KEY))
    return str(found[0].value)


async def subscribe(
    storage: Storage, guest: str, secret: str | None, device: Device, now: int
) -> None:
    """From now on notices go there too; asked again, it is renewed."""
    row = {
        "id": device.id, "guest": guest, "device": secret, "endpoint": device.endpoint,
        "p256dh": device.p256dh, "auth": device.auth, "language": device.language,
        "site": device.site, "seen_at": now,
    }  # fmt: skip
    await storage.write(alive(guest), storage.upsert(schema.push, row))
    rows = await storage.rows(select(_P.id).where(_P.guest == guest).order_by(_P.seen_at.desc()))
    if spare := [row.id for row in rows[MOST_DEVICES:]]:
        await storage.write(delete(schema.push).where(_P.id.in_(spare)))


async def unsubscribe(storage: Storage, guest: str, endpoint: str) -> None:
    gone = hashlib.sha256(endpoint.encode()).hexdigest()
    await storage.write(delete(schema.push).where(_P.id == gone, _P.guest == guest))


async def drop(storage: Storage, device: Device) -> None:
    """The push service knows the device no more. One that was renewed meanwhile stays."""
    same = _P.id == device.id, _P.auth == device.auth
    await storage.write(delete(schema.push).where(*same))


async def devices_of(storage: Storage, guest: str) -> list[Device]:
    rows = await storage.rows(select(schema.push).where(_P.guest == guest))
    return [Device(r.endpoint, r.p256dh, r.auth, r.language, r.site) for r in rows]


# what is to be sent ------------------------------------------------------------------------------


def turn_began(
    storage: Storage, table: str, guests: Sequence[str], turn: str, due_at: int
) -> list[Work]:
    """These users may choose now, and no others: each is sent one notice for it, unless the turn
    was known already."""
    work: list[Work] = [
        update(schema.notices)
        .where(_N.table_id == table, _N.guest.not_in(guests))
        .values(due_at=None, turn="")
    ]
    for guest in guests:
        here = _N.guest == guest, _N.table_id == table
        work += [
            storage.upsert(schema.notices, {"guest": guest, "table_id": table}),
            update(schema.notices)
            .where(*here, _N.turn != turn)
            .values(turn=turn, due_at=due_at, tries=0),
        ]
    return work


async def due(storage: Storage, now: int, most: int) -> Sequence[Row[Any]]:
    wanted = select(schema.notices).where(_N.due_at <= now).order_by(_N.due_at).limit(most)
    return await storage.rows(wanted)


async def claim(storage: Storage, row: Row[Any]) -> bool:
    """Whether this process is the one that sends it."""
    same = (
        _N.guest == row.guest, _N.table_id == row.table_id, _N.turn == row.turn,
        _N.due_at == row.due_at,
    )  # fmt: skip
    mine = update(schema.notices).where(*same).values(due_at=None)
    try:
        await storage.write(Required(mine, "a notice that is still to be sent"))
    except Missing:
        return False
    return True


async def again(storage: Storage, row: Row[Any], due_at: int | None, **values: Any) -> None:
    """When it is to be looked at next, unless another turn began meanwhile."""
    same = _N.guest == row.guest, _N.table_id == row.table_id
    work = [update(schema.notices).where(*same).values(**values)] if values else []
    next_one = update(schema.notices).where(*same, _N.turn == row.turn).values(due_at=due_at)
    await storage.write(*work, next_one)


# feeds -------------------------------------------------------------------------------------------


async def new_feed(storage: Storage, guest: str, now: int) -> str:
    """A new secret address; the one before is void."""
    secret = secrets.token_urlsafe(24)
    row = {"guest": guest, "secret_hash": hash_of(secret), "made_at": now}
    await storage.write(alive(guest), storage.upsert(schema.feeds, row))
    return secret


async def remove_feed(storage: Storage, guest: str) -> None:
    await storage.write(delete(schema.feeds).where(_F.guest == guest))


async def has_feed(storage: Storage, guest: str) -> bool:
    return bool(await storage.rows(select(_F.guest).where(_F.guest == guest)))


async def owner_of_feed(storage: Storage, secret: str) -> str | None:
    rows = await storage.rows(select(_F.guest).where(_F.secret_hash == hash_of(secret)))
    return str(rows[0].guest) if rows else None
