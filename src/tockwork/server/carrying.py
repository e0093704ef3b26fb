"""Carrying seats to another device by a code. Codes are stored, so they outlive a restart."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from sqlalchemy import delete, select

from tockwork.server import messages as m
from tockwork.server import schema
from tockwork.server.entries import Carried
from tockwork.server.guests import Guest
from tockwork.server.lobby import Lobby
from tockwork.server.refusals import NotSo
from tockwork.server.room import Room

CODE_LIFE = 600_000
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike


class Codes:
    """Codes that people type; each works once, for ten minutes."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def give(self, room: Room, guest: Guest, seat: int | None) -> tuple[str, int]:
        """A new code and when it ends. An earlier one for the same seats is void."""
        held = room.told.held_by(guest.id)
        seats = held if seat is None else (seat,)
        if not held or not set(seats) <= set(held):
            raise NotSo("not_your_seat", "you hold no such seat")
        letters = "".join(secrets.choice(_LETTERS) for _ in range(8))
        storage, c, now = self._lobby.hall.storage, schema.codes.c, self._lobby.hall.now()
        row = {
            "code_hash": await _hash(letters),
            "table_id": room.told.id,
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

    async def use(self, code: str, guest: Guest, address: str) -> tuple[str, tuple[int, ...]]:
        """The seats of a code become the guest's."""
        lobby, c, now = self._lobby, schema.codes.c, self._lobby.hall.now()
        wrong = lobby.hall.gate.wrong_codes
        if wait := wrong.wait(address, now):
            raise NotSo("too_many", "too many wrong codes", limit="wrong_codes", retry=wait)
        hashed = await _hash(code.upper().replace("-", "").replace(" ", ""))
        known = select(c.table_id, c.guest, c.seats).where(
            c.code_hash == hashed, c.expires_at > now
        )
        rows = await lobby.hall.storage.rows(known)
        if not rows:
            wrong.take(address, now)
            raise _bad_code()
        table, giver = rows[0].table_id, rows[0].guest
        seats = tuple(map(int, rows[0].seats.split(",")))
        room = await lobby.room(table)

        async def change() -> tuple[int, ...]:
            # Whoever was faster has the seats already: then they are no longer the giver's.
            left = tuple(seat for seat in seats if seat in room.told.held_by(giver))
            used = delete(schema.codes).where(c.code_hash == hashed)
            if not left:
                await lobby.hall.storage.write(used)
                raise _bad_code()
            for seat in left:  # the code goes with the last one, so that none is left behind
                more = (used,) if seat == left[-1] else ()
                entry = Carried(seat=seat, guest=guest.id)
                await room.commit(entry, lobby.sits(guest.id, table), *more)
            return left

        carried = await room.alone(change)
        for listener in room.listeners:
            if listener.guest == giver and not listener.held:
                listener.closing = m.Closing(code="replaced", retry=None)
                listener.wake.set()
        return table, carried


def _bad_code() -> NotSo:
    return NotSo("bad_code", "no such code, or it is no longer valid")


async def _hash(code: str) -> str:
    """Slow on purpose: all codes are soon tried by whoever reads a fast hash of one."""

    def slow() -> str:
        return hashlib.scrypt(code.encode(), salt=b"tockwork code 1", n=2**12, r=8, p=1).hex()

    return await asyncio.to_thread(slow)
