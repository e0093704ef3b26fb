"""Drawn examples of clauses."""

from __future__ import annotations

from typing import Literal

from tockwork.server.wire.messages import Reason
from tockwork.server.wire.shapes import Choice, Frozen


class ExampleInfo(Frozen):
    """A drawn example of a clause: seat 0 plays `choice`, or the card is refused on the marble
    for `reasons`."""

    clause: str
    rules: str
    teams: Literal["none", "pairs", "triples"]
    marbles: tuple[tuple[str, ...], ...]
    card: str | None
    choice: Choice | None
    reasons: tuple[Reason, ...] = ()


class Examples(Frozen):
    examples: tuple[ExampleInfo, ...]
