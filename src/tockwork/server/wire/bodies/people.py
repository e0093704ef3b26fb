"""The people a user has played with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from tockwork.server.wire.shapes import Frozen

PersonId = Annotated[str, StringConstraints(min_length=1, max_length=24)]


class Person(Frozen):
    """A player with whom the user has finished a game. `id` holds in this user's list only; `here`:
    one of their devices was in use in the last two minutes. The last game together follows."""

    id: str
    name: str | None
    here: bool
    games: int
    last_at: int
    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]


class Invitation(Frozen):
    """An invitation from one of them to a table with a free seat."""

    person: str
    name: str | None
    table: str
    invite: str
    rules: str


class People(Frozen):
    people: tuple[Person, ...]
    invitations: tuple[Invitation, ...]


class AskPerson(Frozen):
    person: PersonId
    table: Annotated[str, StringConstraints(max_length=24)]


class WhichPerson(Frozen):
    person: PersonId
