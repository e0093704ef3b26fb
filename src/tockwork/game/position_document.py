"""The position document: what a person or a file says about a position, which may be nonsense."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, ValidationError

from tockwork.errors import PositionError
from tockwork.locale.shapes import problem
from tockwork.problems import Problem, unreadable
from tockwork.rulebooks.embedding import embedded

if TYPE_CHECKING:
    from tockwork.rulebooks import Variant

Phase = Literal["exchange", "opening", "play", "discard", "hop", "offer"]


class SeatDocument(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    marbles: tuple[StrictStr, ...]
    hand: tuple[StrictStr, ...] | None = None


class PositionDocument(BaseModel):
    """Shape only; whether it is possible is decided when a Position is made of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rules: StrictStr
    game: dict[str, Any] | None = None
    players: StrictInt
    teams: StrictStr | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    phase: Phase = "play"
    turn: StrictInt
    round: StrictInt = 1
    leader: StrictInt | None = None
    seats: tuple[SeatDocument, ...]
    pile: tuple[StrictStr, ...] | None = None
    discards: tuple[StrictStr, ...] | None = None
    last_card: StrictStr | None = None
    drawn: StrictBool = False
    before: tuple[tuple[StrictStr, ...], ...] | None = None
    redoing: StrictBool = False
    announced: tuple[StrictBool | None, ...] | None = None
    starts_seen: tuple[StrictInt, ...] | None = None
    given: tuple[StrictStr | None, ...] | None = None
    passed: tuple[tuple[StrictStr, ...], ...] | None = None


def read_document(source: object) -> PositionDocument:
    """Checks the shape of a document given as a mapping or as JSON text."""
    if isinstance(source, str | bytes):
        try:
            source = json.loads(source)
        except (ValueError, RecursionError) as bad:
            raise PositionError(unreadable("document", bad)) from None
    if not isinstance(source, dict):
        raise PositionError(Problem("document", "object-not", kind=type(source).__name__))
    try:
        return PositionDocument.model_validate(source)
    except ValidationError as bad:
        problems, schema = [], PositionDocument.model_json_schema
        for error in bad.errors():
            where = "".join(
                f"[{part}]" if isinstance(part, int) else f".{part}" for part in error["loc"]
            ).lstrip(".")
            problems.append(problem(where or "document", error, schema))
        raise PositionError(*problems) from None


class DecisionLike(Protocol):
    """The public state of a game."""

    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def leader(self) -> int: ...
    @property
    def last_card(self) -> str | None: ...
    @property
    def drawn(self) -> bool: ...


def write_document(
    table: Variant,
    at: DecisionLike,
    *,
    marbles: Sequence[list[str]],
    hands: Sequence[list[str] | None],
    pile: list[str],
    discards: list[str],
) -> dict[str, Any]:
    """The document of a position or of a view of it."""
    return {
        **embedded(table.rulebook),
        "players": table.players,
        "teams": table.teams,
        "options": dict(table.rulebook.chosen),
        "phase": at.phase,
        "turn": at.turn,
        "round": at.round,
        "leader": at.leader,
        "seats": [
            {"marbles": places, "hand": hand} for places, hand in zip(marbles, hands, strict=True)
        ],
        "pile": pile,
        "discards": discards,
        "last_card": at.last_card,
        "drawn": at.drawn,
    }
