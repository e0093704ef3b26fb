"""Calls about the people I have played with: who is here, asking them to play, removing them."""

from __future__ import annotations

from fastapi import APIRouter

from tockwork.server.http.identity import Known, Myself, TheTables
from tockwork.server.tables import people as played_with
from tockwork.server.wire.bodies.people import AskPerson, People, WhichPerson

router = APIRouter(prefix="/api/people")


@router.get("", tags=["memory"])
async def people(tables: TheTables, guest: Known) -> People:
    """Those with whom I have finished a game, and who of them asks me to play now."""
    if guest is None:
        return People(people=(), invitations=())
    return await played_with.people_of(tables, guest.id)


@router.post("/ask", tags=["memory"])
async def ask(tables: TheTables, guest: Myself, body: AskPerson) -> People:
    """Asks one of them to a table where I sit and a seat is free; it is shown for ten minutes."""
    await played_with.ask(tables, guest, body.person, body.table)
    return await played_with.people_of(tables, guest.id)


@router.post("/decline", tags=["memory"])
async def decline(tables: TheTables, guest: Myself, body: WhichPerson) -> People:
    """Not now: what this person asks is not shown any more."""
    await played_with.decline(tables, guest, body.person)
    return await played_with.people_of(tables, guest.id)


@router.post("/remove", tags=["memory"])
async def remove(tables: TheTables, guest: Myself, body: WhichPerson) -> People:
    """Neither of us sees the other any more, or can ask them to play."""
    await played_with.remove(tables, guest, body.person)
    return await played_with.people_of(tables, guest.id)
