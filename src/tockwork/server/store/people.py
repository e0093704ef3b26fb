"""Rows about users and other players, when two users are merged or one is deleted."""

from __future__ import annotations

from sqlalchemy import Executable, delete, exists, insert, literal, or_, select, update

from tockwork.server.store import schema

_R, _A, _P, _O = schema.removed.c, schema.asked.c, schema.reports.c, schema.roles.c
_L, _M, _C = schema.leavers.c, schema.members.c, schema.clubs.c
_U, _Q = schema.unlisted.c, schema.pairs.c
_E = schema.entrants.c
ROLES = ("founder", "organizer", "member", "asked")
"""What one is in a club, the highest first."""


def erased(guest: str) -> list[Executable]:
    """Deletes all rows of a user, and the user in reports."""
    return [
        delete(schema.removed).where(or_(_R.guest == guest, _R.other == guest)),
        delete(schema.asked).where(or_(_A.guest == guest, _A.by == guest)),
        delete(schema.waiting).where(schema.waiting.c.guest == guest),
        delete(schema.ratings).where(schema.ratings.c.guest == guest),
        delete(schema.unlisted).where(schema.unlisted.c.guest == guest),
        delete(schema.pairs).where(or_(_Q.first == guest, _Q.second == guest)),
        delete(schema.leavers).where(schema.leavers.c.guest == guest),
        delete(schema.roles).where(_O.guest == guest),
        delete(schema.members).where(_M.guest == guest),
        delete(schema.entrants).where(_E.guest == guest),
        update(schema.events).where(schema.events.c.guest == guest).values(guest=None),
        *without_empty_clubs(),
        update(schema.reports).where(_P.guest == guest).values(guest=None, note=None),
        update(schema.reports).where(_P.about == guest).values(about=None, name=None, note=None),
    ]


def without_empty_clubs() -> list[Executable]:
    """Deletes clubs without members, and who still asked to join one."""
    there = schema.members.alias()
    empty = ~exists().where(there.c.club_id == _C.id, there.c.role != ROLES[-1])
    return [
        delete(schema.clubs).where(empty),
        delete(schema.members).where(~exists().where(_C.id == _M.club_id)),
    ]


def _in_clubs(old: str, new: str) -> list[Executable]:
    """The merged user is in the clubs of both, with the higher role."""
    mine, theirs = schema.members.alias(), schema.members.alias()
    both = exists().where(mine.c.guest == new, mine.c.club_id == _M.club_id)
    columns = ["club_id", "guest", "role", "since"]
    other = select(_M.club_id, literal(new), _M.role, _M.since).where(_M.guest == old, ~both)
    higher = [
        update(schema.members)
        .where(
            _M.guest == new,
            _M.role.in_(ROLES[at + 1 :]),
            exists().where(
                theirs.c.guest == old, theirs.c.club_id == _M.club_id, theirs.c.role == role
            ),
        )
        .values(role=role)
        for at, role in enumerate(ROLES[:-1])
    ]
    return [*higher, insert(schema.members).from_select(columns, other)]


def carried(old: str, new: str) -> list[Executable]:
    """Merges two users: who was blocked stays blocked, reports stay, and who has left a rated game
    still waits, and memberships of clubs; who is in no list stays out of them; invitations and a
    search for players end."""
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
    left, enters = schema.leavers.alias(), schema.entrants.alias()
    both = exists().where(enters.c.guest == new, enters.c.event_id == _E.event_id)
    leaving = select(literal(new), _L.table_id, _L.at).where(
        _L.guest == old, ~exists().where(left.c.guest == new, left.c.table_id == _L.table_id)
    )
    absent = schema.unlisted.alias()
    away = select(literal(new)).where(
        exists().where(_U.guest == old), ~exists().where(absent.c.guest == new)
    )
    return [
        insert(schema.unlisted).from_select(["guest"], away),
        insert(schema.removed).from_select(columns, mine),
        insert(schema.removed).from_select(columns, theirs),
        insert(schema.leavers).from_select(["guest", "table_id", "at"], leaving),
        update(schema.roles).where(_O.guest == old).values(guest=new),
        *_in_clubs(old, new),
        update(schema.entrants).where(_E.guest == old, ~both).values(guest=new),
        update(schema.events).where(schema.events.c.guest == old).values(guest=new),
        update(schema.reports).where(_P.guest == old).values(guest=new),
        update(schema.reports).where(_P.about == old).values(about=new),
        *erased(old),
    ]
