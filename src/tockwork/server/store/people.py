"""Rows about users and other players, when two users are merged or one is deleted."""

from __future__ import annotations

from sqlalchemy import Executable, delete, exists, insert, literal, or_, select, update

from tockwork.server.store import schema

_R, _A, _P, _O = schema.removed.c, schema.asked.c, schema.reports.c, schema.roles.c
_L = schema.leavers.c


def erased(guest: str) -> list[Executable]:
    """Deletes all rows of a user, and the user in reports."""
    return [
        delete(schema.removed).where(or_(_R.guest == guest, _R.other == guest)),
        delete(schema.asked).where(or_(_A.guest == guest, _A.by == guest)),
        delete(schema.waiting).where(schema.waiting.c.guest == guest),
        delete(schema.ratings).where(schema.ratings.c.guest == guest),
        delete(schema.leavers).where(schema.leavers.c.guest == guest),
        delete(schema.roles).where(_O.guest == guest),
        update(schema.reports).where(_P.guest == guest).values(guest=None, note=None),
        update(schema.reports).where(_P.about == guest).values(about=None, name=None, note=None),
    ]


def carried(old: str, new: str) -> list[Executable]:
    """Merges two users: who was blocked stays blocked, reports stay, and who has left a rated game
    still waits; invitations and a search for players end."""
    there = schema.removed.alias()
    mine = select(literal(new), _R.other, _R.at, _R.name).where(
        _R.guest == old,
        _R.other != new,
        ~exists().where(there.c.guest == new, there.c.other == _R.other),
    )
    theirs = select(_R.guest, literal(new), _R.at, _R.name).where(
        _R.other == old,
        _R.guest != new,
        ~exists().where(there.c.guest == _R.guest, there.c.other == new),
    )
    columns = ["guest", "other", "at", "name"]
    left = schema.leavers.alias()
    leaving = select(literal(new), _L.table_id, _L.at).where(
        _L.guest == old, ~exists().where(left.c.guest == new, left.c.table_id == _L.table_id)
    )
    return [
        insert(schema.removed).from_select(columns, mine),
        insert(schema.removed).from_select(columns, theirs),
        insert(schema.leavers).from_select(["guest", "table_id", "at"], leaving),
        update(schema.roles).where(_O.guest == old).values(guest=new),
        update(schema.reports).where(_P.guest == old).values(guest=new),
        update(schema.reports).where(_P.about == old).values(about=new),
        *erased(old),
    ]
