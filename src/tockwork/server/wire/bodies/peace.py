"""Peace: blocking and reporting another player of a table, and what the host does about it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from tockwork.server.store.roles import Role
from tockwork.server.wire.plain_text import PLAIN, plain
from tockwork.server.wire.shapes import Frozen

Reason = Literal["name", "left", "slow", "partner", "other"]


class BlockPlayer(Frozen):
    """The player of a seat at a table where I have one."""

    seat: int = Field(ge=0, le=5)


class ReportPlayer(Frozen):
    """`name`: an offensive name; `left`: left or stopped playing; `slow`: played slowly on purpose;
    `partner`: told a partner their cards; `other`: anything else."""

    seat: int = Field(ge=0, le=5)
    reason: Reason


class Blocked(Frozen):
    """A user whom I have blocked. `id` holds in my list only."""

    id: str
    name: str | None
    at: int


class BlockedPlayers(Frozen):
    blocked: tuple[Blocked, ...]


class Unblock(Frozen):
    id: Annotated[str, StringConstraints(min_length=1, max_length=24)]


class TakeRole(Frozen):
    """The code of a link for hosts or referees."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class MyRoles(Frozen):
    roles: tuple[Role, ...]


class HostReport(Frozen):
    """A report as the host reads it. `by` is the name of who has reported, as it is now; `others`
    how many others have reported this player. `name` is what the player was called at the table."""

    id: str
    at: int
    reason: Reason
    name: str | None
    by: str | None
    others: int
    table: str
    settled_at: int | None
    note: str | None


class HostReports(Frozen):
    """`more`: there are older ones than these."""

    reports: tuple[HostReport, ...]
    more: bool


class Said(Frozen):
    """A message of the reported player at the table, or what happened to their seat there."""

    at: int
    what: Literal["chat", "left", "ran_out", "took_over"]
    text: str | None = None


class ReportContext(Frozen):
    """What the table shows about a report. `now` is the name of the player today, `players` the
    names of all seats, `seat` that of the reported player (None: they have left it), `said` their
    first messages, and what happened to their seat."""

    rules: str
    phase: Literal["lobby", "playing", "over"]
    players: tuple[str | None, ...]
    seat: int | None
    now: str | None
    said: tuple[Said, ...]


Note = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=500, pattern=PLAIN),
    BeforeValidator(plain),
]


class RefusedNames(Frozen):
    """Names that this server refuses: words, separated by commas or lines, notes after `#`. A word
    with `*` is refused as a part of other words too. `text` null in a request: the default list."""

    text: Annotated[str, StringConstraints(max_length=20_000)] | None


class SettleReport(Frozen):
    """The host's note about what was done; empty: none."""

    note: Note = ""


class TellingGame(Frozen):
    """A game of two partners; `evidence` is that of this game alone, a logarithm of base ten."""

    table: str
    at: int
    evidence: float


class SuspectPartners(Frozen):
    """Two partners whose gifts fit each other's hands better than chance: evidence now and at its
    highest, as logarithms of base ten. `alarm`: it has reached a million to one. `games_to_look`:
    those that say most, the strongest first."""

    names: tuple[str | None, ...]
    games: int
    deals: int
    evidence: float
    peak: float
    alarm: bool
    games_to_look: tuple[TellingGame, ...]


class RefereePairs(Frozen):
    """The pairs whose evidence has ever reached `least`, the strongest first; `watched` games have
    been examined in all."""

    pairs: tuple[SuspectPartners, ...]
    watched: int
    least: float
