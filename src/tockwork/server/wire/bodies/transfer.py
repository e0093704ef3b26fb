"""A seat carried to another device, by a code."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tockwork.server.wire.shapes import Frozen


class CarrySeat(Frozen):
    """Without `seat`: every seat this session holds at the table."""

    seat: int | None = Field(default=None, ge=0, le=5)


class UseCode(Frozen):
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=4, max_length=20)]


class SeatCode(Frozen):
    code: str
    expires_at: int


class CarriedSeats(Frozen):
    table: str
    seats: tuple[int, ...]
