"""Carrying seats to another device by a code. Codes are stored, so they outlive a restart."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from sqlalchemy import delete, select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.users import User
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.entries import SeatCarried
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.retrying import retry_on_conflict

CODE_LIFE = 600_000
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike


class SeatCodes:
    """Codes that people type; each works once, for ten minutes."""

    def __init__(self, tables: AllTables) -> None:
        self._tables = tables

    async def give(self, table: LiveTable, guest: User, seat: int | None) -> tuple[str, int]:
        """A new code and when it ends. An earlier one for the same seats is void."""
        held = table.log.held_by(guest.id)
        seats = held if seat is None else (seat,)
        if not held or not set(seats) <= set(held):
            raise Refusal("not_your_seat", "you hold no such seat")
        services = self._tables.services
        limiter = services.limiter
        await limiter.check(limiter.codes, guest.id, services.now(), "too many codes", "codes")
        letters = "".join(secrets.choice(_LETTERS) for _ in range(8))
        storage, c, now = self._tables.services.storage, schema.codes.c, self._tables.services.now()
        row = {
            "code_hash": await _hash(letters),
            "table_id": table.log.id,
            "guest": guest.id,
            "seats": ",".join(map(str, seats)),
            "expires_at": now + CODE_LIFE,
        }
        same = (c.table_id == row["table_id"]) & (c.guest == guest.id) & (c.seats == row["seats"])
        await storage.write(
            delete(schema.codes).where((c.expires_at <= now) | same),
            storage.upsert(schema.codes, row),
        )
        return f"{letters[:4]}-{letters[4:]}", now + CODE_LIFE

    @retry_on_conflict
    async def use(self, code: str, guest: User, address: str) -> tuple[str, tuple[int, ...]]:
        """Moves the seats of a code to the user."""
        tables, c, now = self._tables, schema.codes.c, self._tables.services.now()
        limiter = tables.services.limiter  # it is wrong until it is found to be right
        await limiter.check(
            limiter.wrong_codes, address, now, "too many wrong codes", "wrong_codes"
        )
        hashed = await _hash(code.upper().replace("-", "").replace(" ", ""))
        known = select(c.table_id, c.guest, c.seats).where(
            c.code_hash == hashed, c.expires_at > now
        )
        rows = await tables.services.storage.rows(known)
        if not rows:
            raise _bad_code()
        await limiter.give_back(limiter.wrong_codes, address)
        table_id, seats = rows[0].table_id, tuple(map(int, rows[0].seats.split(",")))
        table = await tables.find(table_id)
        async with table.changing():
            # The giver may have been merged since. If another device was faster, the seats
            # are no longer the giver's.
            rows = await tables.services.storage.rows(known)
            giver = rows[0].guest if rows else None
            left = tuple(seat for seat in seats if seat in table.log.held_by(giver))
            used = delete(schema.codes).where(c.code_hash == hashed)
            if not left:
                await tables.services.storage.write(used)
                raise _bad_code()
            for seat in left:  # the code goes with the last one, so that none is left behind
                more = (used,) if seat == left[-1] else ()
                entry = SeatCarried(seat=seat, guest=guest.id)
                await table.append(entry, *tables.sits(guest.id, table_id), *more)
        return table_id, left


def _bad_code() -> Refusal:
    return Refusal("bad_code", "no such code, or it is no longer valid")


async def _hash(code: str) -> str:
    """Slow on purpose: with a fast hash, all codes could soon be tried."""

    def slow() -> str:
        return hashlib.scrypt(code.encode(), salt=b"tockwork code 1", n=2**12, r=8, p=1).hex()

    return await asyncio.to_thread(slow)
