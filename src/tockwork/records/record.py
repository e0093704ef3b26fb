"""The game record: a header and the events, as JSON lines. docs/records.md tells it in full."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictInt,
    StrictStr,
    TypeAdapter,
    ValidationError,
)

from tockwork.errors import RecordError
from tockwork.game import Game, Seeded
from tockwork.game.events import Event

VERSION = 1
_EVENT: TypeAdapter[Event] = TypeAdapter(Event)


class Header(BaseModel):
    """The first line: which game, who played, and whose view it is (None: everything is known)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    tockwork: Literal["record"] = "record"
    """What kind of file this is."""
    version: StrictInt = VERSION
    """Of the form of the record."""
    rules: StrictStr
    """Id of the rulebook."""
    players: StrictInt
    """How many."""
    teams: StrictStr
    """`none`, `pairs` or `triples`."""
    options: dict[str, Any] = Field(default_factory=dict)
    """House rules: knobs set otherwise than the rulebook."""
    names: tuple[StrictStr, ...] = ()
    """Of the seats, if they are known."""
    date: StrictStr | None = None
    """Of the game, as the writer likes."""
    view: StrictInt | Literal["spectator"] | None = None
    """The seat whose view it is, or `spectator`; None: everything is known."""
    seed: StrictStr | None = None
    """From which it was dealt, once that may be known."""
    start: dict[str, Any] | None = None
    """The position document it began from, if not from an empty board."""


class Record(BaseModel):
    """A game written down."""

    model_config = ConfigDict(frozen=True)

    header: Header
    """Which game, and who played."""
    events: tuple[Event, ...]
    """All that happened, in order."""

    @classmethod
    def of(
        cls,
        game: Game,
        *,
        view: int | Literal["spectator"] | None = None,
        names: Sequence[str] = (),
        date: str | None = None,
    ) -> Record:
        """The record of a game: all of it, or only what one seat (or a spectator) has seen."""
        table, start = game.table, game.start
        seeded = isinstance(game.chance, Seeded) and view is None
        seat = None if view == "spectator" else view
        if seat is not None:
            table.check_seat(seat)
        if start is not None:
            start_doc = start.document() if view is None else start.view(seat).document()
        header = Header(
            rules=table.rulebook.id,
            players=table.players,
            teams=table.teams,
            options=dict(table.rulebook.chosen),
            names=tuple(names),
            date=date,
            view=view,
            seed=game.chance.seed if seeded and isinstance(game.chance, Seeded) else None,
            start=None if start is None else start_doc,
        )
        return cls(header=header, events=game.events if view is None else game.events_for(seat))

    def dumps(self) -> str:
        """JSON lines: the header, then one event a line."""
        rows = [self.header, *self.events]
        return "".join(
            json.dumps(row.model_dump(mode="json"), ensure_ascii=False) + "\n" for row in rows
        )

    @classmethod
    def loads(cls, text: str) -> Record:
        """Reads JSON lines; RecordError names the line that is wrong."""
        lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        if not lines:
            raise RecordError("line 1: the record is empty")
        number, first = lines[0]
        head = _json(number, first)
        if not isinstance(head, dict) or head.get("tockwork") != "record":
            raise RecordError(f'line {number}: a record begins with {{"tockwork": "record", …}}')
        if head.get("version") != VERSION:
            raise RecordError(
                f"line {number}: version {head.get('version')!r} is not known, only {VERSION}"
            )
        try:
            header = Header.model_validate(head)
            events = []
            for number, line in lines[1:]:
                events.append(_EVENT.validate_python(_json(number, line)))
        except ValidationError as bad:
            error = bad.errors()[0]
            where = ".".join(str(part) for part in error["loc"])
            raise RecordError(
                f"line {number}: {where + ': ' if where else ''}{error['msg']}"
            ) from None
        return cls(header=header, events=tuple(events))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record beside its place first, so that there is never half a record."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            with open(part, "w", encoding="utf-8") as out:
                out.write(self.dumps())
                out.flush()
                os.fsync(out.fileno())
            os.replace(part, target)
        except BaseException:
            part.unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Reads a file; RecordError names the line that is wrong."""
        return cls.loads(Path(path).read_text(encoding="utf-8"))


def _json(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as bad:
        raise RecordError(f"line {number}: not JSON ({bad})") from None
