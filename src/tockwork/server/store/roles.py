"""Roles: what hosts and referees may do, given by the host's command line as a link.

The code of a link is stored as a hash, works once and for a week, and then the user who has opened
it has the role. It is looked up with every request, so it ends at once when it is withdrawn.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Executable, Row, Select, delete, insert, select, update

from tockwork.server.store import schema
from tockwork.server.store.storage import Missing, Required, Storage
from tockwork.server.store.users import User, alive, code_hash, hash_of, new_code

Role = Literal["host", "referee"]
ROLES: tuple[Role, ...] = ("host", "referee")
GOOD = 7 * 86_400_000  # milliseconds for which a link works
_C = schema.roles.c


def offered(role: Role, note: str | None, now: int) -> tuple[str, Executable]:
    """The code of a new link, and what stores it."""
    code = new_code()
    row = {
        "id": secrets.token_hex(4),
        "role": role,
        "note": note,
        "made_at": now,
        "code_hash": hash_of(code),
        "expires_at": now + GOOD,
    }
    return code, insert(schema.roles).values(row)


def listed() -> Select[Any]:
    """All roles and open links, the oldest first, with the names of their users."""
    g = schema.guests.c
    return (
        select(_C.id, _C.role, _C.note, _C.made_at, _C.expires_at, _C.guest, g.name)
        .outerjoin(schema.guests, g.id == _C.guest)
        .order_by(_C.made_at, _C.id)
    )


def withdrawn(role_id: str) -> Executable:
    """Ends a role, or a link that nobody has opened."""
    return delete(schema.roles).where(_C.id == role_id)


async def take(storage: Storage, guest: User, code: str, now: int) -> bool:
    """Gives the role of a link to a user; False if there is no such link any more."""
    good = _C.code_hash == code_hash(code), _C.guest.is_(None), _C.expires_at > now
    mine = update(schema.roles).where(*good)
    try:
        await storage.write(
            alive(guest.id),
            Required(mine.values(guest=guest.id, code_hash=None, expires_at=None), "role"),
        )
    except Missing:
        return False
    return True


async def roles_of(storage: Storage, guest: str) -> tuple[Role, ...]:
    rows: Sequence[Row[Any]] = await storage.rows(
        select(_C.role).where(_C.guest == guest).distinct()
    )
    found = {row.role for row in rows}
    return tuple(role for role in ROLES if role in found)
