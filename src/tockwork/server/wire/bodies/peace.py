"""Peace: blocking and reporting another player of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

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
