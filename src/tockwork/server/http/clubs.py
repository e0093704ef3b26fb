"""Calls about clubs: founding, joining, roles, the page of one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from tockwork.server.http.identity import CurrentUser, Known, Myself, TheTables, address_of
from tockwork.server.wire.bodies.clubs import (
    ChangeMember,
    Club,
    ClubSettings,
    FoundClub,
    MyClubs,
)

router = APIRouter(prefix="/api/clubs", tags=["clubs"])
ClubPath = Annotated[str, Path(max_length=24)]


@router.get("")
async def my_clubs(tables: TheTables, guest: Known) -> MyClubs:
    """The clubs I am in."""
    return await tables.clubs.mine(guest)


@router.post("", status_code=201)
async def found(request: Request, tables: TheTables, guest: CurrentUser, body: FoundClub) -> Club:
    """Founds a club. Its page is the link for others."""
    return await tables.clubs.found(guest, body, address_of(request))


@router.get("/{club}")
async def one_club(tables: TheTables, guest: Known, club: ClubPath, everyone: bool = False) -> Club:
    """A club: members, who is here, tables, leaderboard; less for those who are no members."""
    return await tables.clubs.look(guest, club, everyone=everyone)


@router.post("/{club}/join")
async def join(tables: TheTables, guest: CurrentUser, club: ClubPath) -> Club:
    """Joins a club, or asks to join where that is wanted."""
    return await tables.clubs.join(guest, club)


@router.post("/{club}/leave")
async def leave(tables: TheTables, guest: Myself, club: ClubPath) -> MyClubs:
    """Leaves a club; the last one who leaves deletes it."""
    return await tables.clubs.leave(guest, club)


@router.post("/{club}/member")
async def change_member(
    tables: TheTables, guest: Myself, club: ClubPath, body: ChangeMember
) -> Club:
    """Lets a member in, gives or withdraws a role, removes a member."""
    return await tables.clubs.change(guest, club, body)


@router.post("/{club}/settings")
async def settle(tables: TheTables, guest: Myself, club: ClubPath, body: ClubSettings) -> Club:
    """Another name, or another way to join; for the founder."""
    return await tables.clubs.settle(guest, club, body)


@router.post("/{club}/delete")
async def delete(tables: TheTables, guest: Myself, club: ClubPath) -> MyClubs:
    """Deletes a club; for the founder."""
    return await tables.clubs.delete(guest, club)
