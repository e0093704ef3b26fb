"""The origin of a deal."""

from __future__ import annotations

from tockwork.server.wire.shapes import Frozen, SeatPart


class FairInfo(Frozen):
    """The origin of a table's deal, as far as it is known by event `number`.

    `parts` come when all seats are taken, `part` (the server's) and `seed` with the end; `chain` is
    the head after event `number`. Null before, and at tables from before commit-reveal.
    """

    number: int
    commitment: str | None
    gathering: bool
    parts: tuple[SeatPart, ...]
    chain: str | None
    part: str | None
    seed: str | None
