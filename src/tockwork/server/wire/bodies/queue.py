"""Find players: what a user looks for, and how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tockwork.server.wire.shapes import Frozen, HashText

Pace = Literal["fast", "calm"]
Teams = Literal["none", "pairs", "triples"]
PartyCode = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]


class FindPlayers(Frozen):
    """`party`: how many of us look together, in one team; the others join with the party's code.
    `bots`: after half a minute bots take the free seats. `rated`: the result counts for the ratings
    of all, who each have a lasting identity; those with near ratings are paired first."""

    rules: Annotated[str, StringConstraints(max_length=40)]
    players: int = Field(ge=2, le=6)
    teams: Teams | None = None
    pace: Pace = "calm"
    bots: bool = False
    rated: bool = False
    party: int = Field(default=1, ge=1, le=3)
    promise: HashText | None = None


class JoinParty(Frozen):
    party: PartyCode
    promise: HashText | None = None


class Search(Frozen):
    """My search. `partners`: the others of my party who have joined, by name; `waiting`: how many
    wait for this now, me included once my party is complete; `about`: how long the last ones
    waited, in milliseconds, null if there were few; `table`: where the game is."""

    rules: str
    players: int
    teams: Teams
    pace: Pace
    bots: bool
    rated: bool
    party: str
    size: int
    partners: tuple[str | None, ...]
    since: int
    waiting: int
    about: int | None
    table: str | None


class QueueInfo(Frozen):
    """How many wait for a game."""

    rules: str
    players: int
    teams: Teams
    pace: Pace
    rated: bool
    waiting: int


class PartyInfo(Frozen):
    """A party with a free place, and the first of its users."""

    party: str
    rules: str
    players: int
    teams: Teams
    pace: Pace
    rated: bool
    name: str | None


class MyRating(Frozen):
    """`form`: the format, such as `dog/4/pairs`; `*` is over all formats."""

    form: str
    games: int
    value: float
    error: float


class Queues(Frozen):
    queues: tuple[QueueInfo, ...]
    mine: Search | None
    party: PartyInfo | None = None
    ratings: tuple[MyRating, ...] = ()
