"""Users: an unguessable secret on each of their devices, stored as a hash."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Row, delete, func, insert, select, update

from tockwork.server.peers.peers import Peers
from tockwork.server.store import people, schema
from tockwork.server.store.storage import NewRow, Required, Storage

_REMEMBERED = 10_000
_SURE = 10_000  # milliseconds for which a removal through another process may go unnoticed
_MINUTE = 60_000
_AT_ONCE = 500
MOST_DEVICES = 20


@dataclass(frozen=True)
class User:
    id: str
    kind: Literal["person", "program"]
    name: str | None


def alive(guest: str) -> Required:
    """The condition for all stored data of a user: the user exists until it is stored.

    Without it data could be left that belongs to no user and is never deleted.
    """
    there = select(schema.guests.c.id).where(schema.guests.c.id == guest)
    return Required(there.with_for_update(read=True, key_share=True), f"guest {guest}")


class Users:
    """Finds users by the secrets of their devices."""

    def __init__(self, storage: Storage, now: Callable[[], int], peers: Peers) -> None:
        self._storage = storage
        self._peers = peers
        self._now = now
        self._known: OrderedDict[str, tuple[User, int]] = OrderedDict()
        self.changed: Callable[[str], None] = lambda guest: None  # called with whose data changed

    async def welcome(
        self, kind: Literal["person", "program"], name: str | None, device: str | None = None
    ) -> tuple[User, str]:
        """A new user and the secret of the device, which is sent once."""
        guest = User(secrets.token_hex(8), kind, name)
        row = {"id": guest.id, "kind": kind, "name": name, "created_at": self._now()}
        secret, device_row = self._device(guest.id, device)
        await self._storage.write(NewRow(schema.guests, row), device_row)
        self._remember(hash_of(secret), guest)
        return guest, secret

    async def find(self, secret: str) -> User | None:
        hashed, now = hash_of(secret), self._now()
        if hashed in self._known and now - self._known[hashed][1] < _SURE:
            return self._known[hashed][0]
        c, d = schema.guests.c, schema.devices.c
        rows = await self._storage.rows(
            select(c.id, c.kind, c.name, d.seen_at).where(d.secret_hash == hashed, d.guest == c.id)
        )
        if not rows:
            self._known.pop(hashed, None)
            return None
        if now - rows[0].seen_at > _MINUTE:
            await self.note_seen([hashed])
        return self._remember(hashed, User(rows[0].id, rows[0].kind, rows[0].name))

    def remembered(self, secret: str) -> User | None:
        """A user with a recent request, found without the database."""
        known = self._known.get(hash_of(secret))
        return None if known is None else known[0]

    async def rename(self, guest: User, name: str | None) -> User:
        c = schema.guests.c
        renamed = update(schema.guests).where(c.id == guest.id).values(name=name)
        await self._storage.write(alive(guest.id), renamed)
        self.drop_cached(guest.id)
        return User(guest.id, guest.kind, name)

    # devices -------------------------------------------------------------------------------------

    async def add_device(self, guest: str, device: str | None) -> str:
        """A further device of a user: its secret. The one not seen for longest makes room."""
        await self._make_room(guest, MOST_DEVICES - 1)
        secret, row = self._device(guest, device)
        await self._storage.write(alive(guest), row)
        return secret

    async def _make_room(self, guest: str, most: int) -> None:
        d, known = schema.devices.c, await self.devices(guest)
        if spare := [row.secret_hash for row in known[most:]]:
            await self._storage.write(
                delete(schema.devices).where(d.guest == guest, d.secret_hash.in_(spare))
            )

    async def devices(self, guest: str) -> Sequence[Row[Any]]:
        """The devices of a user, the one seen last first."""
        d = schema.devices.c
        return await self._storage.rows(
            select(d.secret_hash, d.name, d.since, d.seen_at)
            .where(d.guest == guest)
            .order_by(d.seen_at.desc(), d.since.desc())
        )

    async def note_seen(self, devices: Sequence[str]) -> None:
        """Devices that are in use now, by their hashes."""
        d, now = schema.devices.c, self._now()
        for k in range(0, len(devices), _AT_ONCE):
            some = d.secret_hash.in_(devices[k : k + _AT_ONCE])
            await self._storage.write(update(schema.devices).where(some).values(seen_at=now))

    async def owner(self, device: str) -> str | None:
        """The user of a device, by its hash."""
        d = schema.devices.c
        rows = await self._storage.rows(select(d.guest).where(d.secret_hash == device))
        return rows[0].guest if rows else None

    async def remove_device(self, guest: str, device: str) -> bool:
        """Takes the seat of a device away: what it keeps opens nothing any more."""
        for row in await self.devices(guest):
            if device_id(row.secret_hash) == device:
                gone = delete(schema.devices).where(schema.devices.c.secret_hash == row.secret_hash)
                notices = delete(schema.push).where(schema.push.c.device == row.secret_hash)
                await self._storage.write(gone, notices)
                self.drop_cached(guest)
                return True
        return False

    # coming back ---------------------------------------------------------------------------------

    async def new_recovery(self, guest: str) -> str:
        """A recovery code of this user; the previous one is void."""
        code = new_code()
        row = {"guest": guest, "code_hash": hash_of(code), "made_at": self._now()}
        await self._storage.write(alive(guest), self._storage.upsert(schema.recoveries, row))
        return "-".join(code[i : i + 5] for i in range(0, _CODE_LENGTH, 5))

    async def recovery_made(self, guest: str) -> int | None:
        """When the code that is valid was made."""
        c = schema.recoveries.c
        rows = await self._storage.rows(select(c.made_at).where(c.guest == guest))
        return rows[0].made_at if rows else None

    async def recovered(self, code: str) -> User | None:
        """The user of a code."""
        c, g = schema.recoveries.c, schema.guests.c
        rows = await self._storage.rows(
            select(g.id, g.kind, g.name).where(c.code_hash == code_hash(code), c.guest == g.id)
        )
        return User(rows[0].id, rows[0].kind, rows[0].name) if rows else None

    async def was_joined(self, code: str) -> bool:
        """Whether a user who was merged lately had this code."""
        f = schema.former.c
        found = select(f.guest).where(f.code_hash == code_hash(code))
        return bool(await self._storage.rows(found))

    async def merge(self, old: User, new: User) -> User:
        """Two who turn out to be one: the devices of the first are now the second's.

        Either is there until this is stored, or it is refused (Missing). All else that is the first
        one's follows, see `FormerUsers`.
        """
        s, f = schema, schema.former.c
        await self._storage.write(
            *(held(guest) for guest in sorted((old.id, new.id))),
            insert(s.former).values(
                guest=old.id,
                successor=new.id,
                code_hash=select(s.recoveries.c.code_hash)
                .where(s.recoveries.c.guest == old.id)
                .scalar_subquery(),
                at=self._now(),
            ),
            update(s.former).where(f.successor == old.id).values(successor=new.id),
            update(s.devices).where(s.devices.c.guest == old.id).values(guest=new.id),
            update(s.passkeys).where(s.passkeys.c.guest == old.id).values(guest=new.id),
            update(s.push).where(s.push.c.guest == old.id).values(guest=new.id),
            delete(s.notices).where(s.notices.c.guest == old.id),
            delete(s.feeds).where(s.feeds.c.guest == old.id),
            *people.carried(old.id, new.id),
            delete(s.copies).where(s.copies.c.guest == old.id),
            delete(s.daily_shown).where(s.daily_shown.c.guest == old.id),
            delete(s.recoveries).where(s.recoveries.c.guest == old.id),
            delete(s.guests).where(s.guests.c.id == old.id),
            update(s.guests)
            .where(s.guests.c.id == new.id)
            .values(name=func.coalesce(s.guests.c.name, old.name)),
        )
        await self._make_room(new.id, MOST_DEVICES)
        self.drop_cached(old.id)
        self.drop_cached(new.id)
        rows = await self._storage.rows(select(s.guests.c.name).where(s.guests.c.id == new.id))
        return User(new.id, new.kind, rows[0].name if rows else None)

    async def forget(self, guest: str) -> None:
        """Deletes name, secrets and code of a user; their tables follow, see `FormerUsers`.

        The id alone stays, in the logs of games.
        """
        s, f = schema, schema.former.c
        await self._storage.write(
            held(guest),
            insert(s.former).values(guest=guest, at=self._now()),
            update(s.former).where(f.successor == guest).values(successor=None, code_hash=None),
            delete(s.devices).where(s.devices.c.guest == guest),
            delete(s.recoveries).where(s.recoveries.c.guest == guest),
            delete(s.guests).where(s.guests.c.id == guest),
            delete(s.codes).where(s.codes.c.guest == guest),
            delete(s.copies).where(s.copies.c.guest == guest),
            delete(s.daily).where(s.daily.c.guest == guest),
            delete(s.daily_totals).where(s.daily_totals.c.guest == guest),
            delete(s.daily_shown).where(s.daily_shown.c.guest == guest),
            delete(s.passkeys).where(s.passkeys.c.guest == guest),
            delete(s.push).where(s.push.c.guest == guest),
            delete(s.notices).where(s.notices.c.guest == guest),
            delete(s.feeds).where(s.feeds.c.guest == guest),
            *people.erased(guest),
        )
        self.drop_cached(guest)

    def _device(self, guest: str, name: str | None) -> tuple[str, NewRow]:
        secret, now = secrets.token_urlsafe(32), self._now()
        row = {"secret_hash": hash_of(secret), "guest": guest, "name": name}
        return secret, NewRow(schema.devices, row | {"since": now, "seen_at": now})

    def _remember(self, hashed: str, guest: User) -> User:
        self._known[hashed] = (guest, self._now())
        self._known.move_to_end(hashed)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return guest

    def drop_cached(self, guest: str) -> None:
        """Drops cached data of a user, at other processes too."""
        self.hear_changed(guest)
        self._peers.publish_user(guest)

    def hear_changed(self, guest: str) -> None:
        for hashed in [h for h, (known, _) in self._known.items() if known.id == guest]:
            del self._known[hashed]
        self.changed(guest)


_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # 32 of them: 30 letters are 150 bits
_CODE_LENGTH = 30
_ALIKE = str.maketrans("OILU", "011V")


def held(guest: str) -> Required:
    """A user who exists; their identity is locked until this is stored."""
    there = select(schema.guests.c.id).where(schema.guests.c.id == guest)
    return Required(there.with_for_update(), f"guest {guest}")


def new_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def code_hash(code: str) -> str:
    """Letters that look alike are taken for one another."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum()).translate(_ALIKE)
    return hash_of(plain)


def device_id(hashed: str) -> str:
    """The id of a device for its removal, which reveals nothing of its secret."""
    return hashed[:16]


def device_of(secret: str) -> str:
    return device_id(hash_of(secret))


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
