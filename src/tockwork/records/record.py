"""The game record: a header and the events, as JSON lines. See docs/records.md."""

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

from tockwork.atomic_write import atomic_write
from tockwork.errors import RecordError
from tockwork.game import Game, Move, Seeded
from tockwork.game.events import Event
from tockwork.locale.shapes import problem
from tockwork.problems import Problem, unreadable
from tockwork.records.fair import Fair
from tockwork.rulebooks.embedding import embedded

VERSION = 1
_SAMPLE = '{"tockwork": "record", …}'
_EVENT: TypeAdapter[Event] = TypeAdapter(Event)


class Header(BaseModel):
    """The first line: the game, the players, and the viewer (None: everything is known)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    tockwork: Literal["record"] = "record"
    """The kind of file."""
    version: StrictInt = VERSION
    """The version of the format."""
    rules: StrictStr
    """Id of the rulebook."""
    game: dict[str, Any] | None = Field(None, exclude_if=lambda game: game is None)
    """The rulebook itself, if it is not one of ours, so that readers need no file."""
    players: StrictInt
    teams: StrictStr
    """`none`, `pairs` or `triples`."""
    options: dict[str, Any] = Field(default_factory=dict)
    """House rules: options that differ from the rulebook."""
    names: tuple[StrictStr, ...] = ()
    """Of the seats, if they are known."""
    date: StrictStr | None = None
    """Of the game, as the writer likes."""
    view: StrictInt | Literal["spectator"] | None = None
    """The viewing seat, or `spectator`; None: everything is known."""
    seed: StrictStr | None = None
    """From which it was dealt, once that may be known."""
    start: dict[str, Any] | None = None
    """The position document it began from, if not from an empty board."""
    fair: Fair | None = Field(None, exclude_if=lambda fair: fair is None)
    """How the seed came about, for a game on a server, once it may be known."""


class Note(BaseModel):
    """A note on a decision: a comment, a variation, or both."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    at: StrictInt = Field(ge=0)
    """The number of moves before the decision."""
    text: StrictStr = Field("", max_length=10_000)
    """The comment."""
    moves: tuple[StrictStr, ...] = Field((), max_length=500)
    """The variation: moves that could have been played from there, as move texts."""


class Record(BaseModel):
    """A game written down."""

    model_config = ConfigDict(frozen=True)

    header: Header
    """The game and its players."""
    events: tuple[Event, ...]
    """All that happened, in order."""
    notes: tuple[Note, ...] = ()
    """Comments and variations; `replay` checks that each variation can be played."""

    def noted(self, at: int, text: str = "", moves: Sequence[Move | str] = ()) -> Record:
        """The same record with one more note on the decision after `at` moves."""
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
            **embedded(table.rulebook),
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
            raise RecordError(Problem("line 1", "record-empty"))
        return cls.of_lines(lines)

    @classmethod
    def of_lines(cls, lines: Sequence[tuple[int, str]]) -> Record:
        """Reads lines with their numbers in a file; none of them may be empty."""
        number, first = lines[0]
        head = _json(number, first)
        if not isinstance(head, dict) or head.get("tockwork") != "record":
            raise RecordError(Problem(f"line {number}", "record-head", sample=_SAMPLE))
        if head.get("version") != VERSION:
            said = {"version": repr(head.get("version")), "known": VERSION}
            raise RecordError(Problem(f"line {number}", "record-version", **said))
        try:
            header = Header.model_validate(head)
            events, notes = [], []
            for number, line in lines[1:]:
                row = _json(number, line)
                if isinstance(row, dict) and row.keys() == {"note"}:
                    notes.append(Note.model_validate(row["note"]))
                elif notes:
                    raise RecordError(Problem(f"line {number}", "record-notes"))
                else:
                    events.append(_EVENT.validate_python(row))
        except ValidationError as bad:
            error, schemas = bad.errors()[0], (Header, Note)
            model = next((one for one in schemas if one.__name__ == bad.title), None)
            schema = model.model_json_schema if model else _EVENT.json_schema
            wrong = problem(".".join(map(str, error["loc"])), error, schema)
            raise RecordError(wrong.within(f"line {number}")) from None
        return cls(header=header, events=tuple(events), notes=tuple(notes))

    def rows(self) -> list[dict[str, Any]]:
        """One plain row for each decision, for tables of data: see `tockwork.records.rows`."""
        from tockwork.records.rows import rows_of

        return rows_of(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record beside its place first, so that there is never half a record."""
        atomic_write(path, self.dumps())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Reads a file; RecordError names the line that is wrong."""
        try:
            return cls.loads(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as bad:
            raise RecordError(unreadable("line 1", bad)) from None


def _json(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as bad:
        raise RecordError(unreadable(f"line {number}", bad)) from None
