"""Who somebody is: an unguessable secret, kept by them in a cookie or a token, by us as a hash."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Literal

from sqlalchemy import select, update

from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, Storage

_REMEMBERED = 10_000


@dataclass(frozen=True)
class Guest:
    id: str
    kind: Literal["person", "program"]
    name: str | None


class Guests:
    """Finds guests by their secret."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def welcome(
        self, kind: Literal["person", "program"], name: str | None, now: int
    ) -> tuple[Guest, str]:
        """A new guest and the secret that is told once."""
        secret = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_hex(8), kind, name)
        hashed = _hash(secret)
        row = {"id": guest.id, "secret_hash": hashed, "kind": kind, "name": name}
        await self._storage.write(NewRow(schema.guests, row | {"created_at": now}))
        self._remember(hashed, guest)
        return guest, secret

    async def find(self, secret: str) -> Guest | None:
        hashed = _hash(secret)
        if hashed not in self._known:
            c = schema.guests.c
            rows = await self._storage.rows(
                select(c.id, c.kind, c.name).where(c.secret_hash == hashed)
            )
            if not rows:
                return None
            self._remember(hashed, Guest(rows[0].id, rows[0].kind, rows[0].name))
        return self._known[hashed]

    async def rename(self, guest: Guest, name: str) -> Guest:
        c = schema.guests.c
        await self._storage.write(update(schema.guests).where(c.id == guest.id).values(name=name))
        renamed = replace(guest, name=name)
        for hashed, known in self._known.items():
            if known.id == guest.id:
                self._known[hashed] = renamed
        return renamed

    def _remember(self, hashed: str, guest: Guest) -> None:
        self._known[hashed] = guest
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
