"""Recovery of a user on another device, and deletion."""

from __future__ import annotations

from tockwork.server.refusals import Refusal, joined
from tockwork.server.store.users import User
from tockwork.server.tables.all_tables import AllTables


async def recover(tables: AllTables, code: str, address: str) -> User:
    """The user of a code; after too many wrong ones an address must wait."""
    limiter, now = tables.services.limiter, tables.services.now()
    await limiter.check(limiter.wrong_codes, address, now, "too many wrong codes", "wrong_codes")
    guest = await tables.guests.recovered(code)
    if guest is None and not await tables.guests.was_joined(code):
        raise Refusal("bad_recovery", "no such code, or a newer one has taken its place")
    await limiter.give_back(limiter.wrong_codes, address)
    if guest is None:
        raise joined()
    return guest


async def become_one(tables: AllTables, old: User, new: User) -> User:
    """Merges the data from before the recovery into the recovered user, at all processes.

    Of two users who recover each other at once one does; the other is refused and loses nothing.
    """
    one = await tables.guests.merge(old, new)
    await tables.former.settle(old.id)
    return one


async def forget(tables: AllTables, guest: User) -> None:
    """Seats go to bots, the name out of every log; others keep their games."""
    await tables.guests.forget(guest.id)
    await tables.former.settle(guest.id)
