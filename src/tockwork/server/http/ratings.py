"""Calls about ratings: leaderboards, profiles, and whether I am in them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from tockwork.server.http.identity import Known, Myself, TheTables
from tockwork.server.refusals import wrong
from tockwork.server.tables import people, profiles
from tockwork.server.tables.leaderboard import leaderboard, list_or_not
from tockwork.server.wire.bodies.ratings import Leaderboard, Listed, Profile

router = APIRouter(prefix="/api")
_Id = Annotated[str | None, Query(max_length=24)]


@router.get("/leaderboard", tags=["ratings"])
async def the_leaderboard(
    tables: TheTables,
    guest: Known,
    form: Annotated[str, Query(max_length=60)] = "*",
    page: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Leaderboard:
    """The rated players of a format such as `dog/4/pairs`, or over all formats."""
    return await leaderboard(tables.services.storage, guest, form, page)


@router.get("/profile", tags=["ratings"])
async def the_profile(
    tables: TheTables,
    guest: Known,
    player: _Id = None,
    person: _Id = None,
    table: _Id = None,
    seat: Annotated[int, Query(ge=0, le=5)] = 0,
) -> Profile:
    """My profile, or that of a player: from a leaderboard, of a person I have played with, or of a
    seat at a table."""
    storage = tables.services.storage
    if player is not None:
        other = await profiles.guest_of(storage, player)
    elif person is not None:
        if guest is None:
            raise profiles.no_profile()
        other = await people.named(tables, guest.id, person)
    elif table is not None:
        places = (await tables.find(table)).log.places
        if seat >= len(places):
            raise wrong("seat", f"must be 0 to {len(places) - 1}, not {seat}")
        other = places[seat].guest or ""
    elif guest is None:
        return profiles.empty()
    else:
        other = guest.id
    return await profiles.profile(storage, guest, other)


@router.post("/me/listed", tags=["ratings"])
async def listed(tables: TheTables, guest: Myself, body: Listed) -> Listed:
    """Whether leaderboards and other lists name me, and others see my profile; from now on."""
    await list_or_not(tables.services.storage, guest, body.listed)
    tables.guests.drop_cached(guest.id)
    return body
