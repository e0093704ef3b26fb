"""Clubs: founding and joining one, and the page of it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, StringConstraints

from tockwork.server.wire.bodies.tables import TableCard
from tockwork.server.wire.plain_text import PLAIN, plain
from tockwork.server.wire.shapes import Frozen

ClubName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PLAIN),
    BeforeValidator(plain),
]
CommandId = Annotated[
    str, StringConstraints(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")
]
MemberId = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]
Joining = Literal["link", "ask"]
ClubRole = Literal["founder", "organizer", "member", "asked"]


class FoundClub(Frozen):
    """`id` is the founder's own: sent twice it is the same club. `joining`: who has the link joins
    at once, or asks and is let in by the founder or an organizer."""

    id: CommandId
    name: ClubName
    joining: Joining = "link"


class ClubSettings(Frozen):
    name: ClubName
    joining: Joining


class ChangeMember(Frozen):
    """`to`: what the member is from now on; `gone`: no member, or refused. A founder who makes
    another member the founder becomes an organizer."""

    member: MemberId
    to: Literal["founder", "organizer", "member", "gone"]


class ClubMember(Frozen):
    """`id` holds in this club only. `here`: a device of theirs was in use within two minutes."""

    id: str
    name: str | None
    role: ClubRole
    here: bool
    me: bool
    since: int


class ClubRank(Frozen):
    """A line of the leaderboard: the rating over all formats."""

    id: str
    name: str | None
    value: float
    error: float
    games: int
    me: bool


class Club(Frozen):
    """A club as I may see it: those who are no members see its name and how many members it has.

    `mine`: what I am in it, null if nothing; `members`: those who are here first, 100 of them
    unless all were wanted; `asking`: who asks to join, for the founder and organizers; `ranks`:
    the 50 members with the best ratings; `tables`: open and running ones.
    """

    id: str
    name: str
    joining: Joining
    mine: ClubRole | None
    count: int
    here: int
    members: tuple[ClubMember, ...] = ()
    asking: tuple[ClubMember, ...] = ()
    ranks: tuple[ClubRank, ...] = ()
    tables: tuple[TableCard, ...] = ()


class MyClub(Frozen):
    id: str
    name: str
    mine: ClubRole
    count: int


class MyClubs(Frozen):
    """The clubs I am in, or have asked to join, the latest first."""

    clubs: tuple[MyClub, ...]
