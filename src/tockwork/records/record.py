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
from tockwork.game import Game, Move, Seeded
from tockwork.game.events import Event
from tockwork.records.fair import Fair
from tockwork.rulebooks.carrying import carried
from tockwork.whole_files import write_whole

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
    game: dict[str, Any] | None = Field(None, exclude_if=lambda game: game is None)
    """The rulebook itself, if it is not one of ours: nobody needs its file."""
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
    fair: Fair | None = Field(None, exclude_if=lambda fair: fair is None)
    """How the seed came about, of a game at a server, once that may be known."""


class Note(BaseModel):
    """What somebody says about a decision: a comment, a variation, or both."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    at: StrictInt = Field(ge=0)
    """After so many answers of the game."""
    text: StrictStr = Field("", max_length=10_000)
    """The comment."""
    moves: tuple[StrictStr, ...] = Field((), max_length=500)
    """The variation: answers that might have been given from there, as move texts."""


class Record(BaseModel):
    """A game written down."""

    model_config = ConfigDict(frozen=True)

    header: Header
    """Which game, and who played."""
    events: tuple[Event, ...]
    """All that happened, in order."""
    notes: tuple[Note, ...] = ()
    """Comments and variations; `replay` checks that each variation can be played."""

    def noted(self, at: int, text: str = "", moves: Sequence[Move | str] = ()) -> Record:
        """The same record with one more note on the decision after `at` answers."""
        note = Note(at=at, text=text, moves=tuple(str(move) for move in moves))
        notes = sorted((*self.notes, note), key=lambda n: n.at)
        return self.model_copy(update={"notes": tuple(notes)})

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
            **carried(table.rulebook),
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
        """JSON lines: the header, then one event a line, then one note a line."""
        rows = [row.model_dump(mode="json") for row in (self.header, *self.events)]
        rows += [{"note": note.model_dump(mode="json")} for note in self.notes]
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

    @classmethod
    def loads(cls, text: str) -> Record:
        """Reads JSON lines; RecordError names the line that is wrong."""
        lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
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
            events, notes = [], []
            for number, line in lines[1:]:
                row = _json(number, line)
                if isinstance(row, dict) and row.keys() == {"note"}:
                    notes.append(Note.model_validate(row["note"]))
                elif notes:
                    raise RecordError(f"line {number}: notes stand after all events")
                else:
                    events.append(_EVENT.validate_python(row))
        except ValidationError as bad:
            error = bad.errors()[0]
            where = ".".join(str(part) for part in error["loc"])
            raise RecordError(
                f"line {number}: {where + ': ' if where else ''}{error['msg']}"
            ) from None
        return cls(header=header, events=tuple(events), notes=tuple(notes))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record beside its place first, so that there is never half a record."""
        write_whole(path, self.dumps())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Reads a file; RecordError names the line that is wrong."""
        try:
            return cls.loads(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as bad:
            raise RecordError(
                f"line 1: not UTF-8 text ({bad.reason} at byte {bad.start})"
            ) from None


def _json(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as bad:
        raise RecordError(f"line {number}: not JSON ({bad})") from None
