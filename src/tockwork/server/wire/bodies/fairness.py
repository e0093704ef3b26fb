"""How a deal came about."""

from __future__ import annotations

from tockwork.server.wire.shapes import Frozen, SeatPart


class FairInfo(Frozen):
    """How the deal of a table comes about: what is known of it by event `number`.

    `parts` come when all seats are taken, `part` (the server's) and `seed` with the end; `chain` is
    the head after event `number`. Null where there is none yet, or the table is older than parts.
    """

    number: int
    commitment: str | None
    gathering: bool
    parts: tuple[SeatPart, ...]
    chain: str | None
    part: str | None
    seed: str | None
