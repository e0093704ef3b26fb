"""Many records: out of one file, a folder, or several of them, one after the other."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from tockwork.errors import RecordError
from tockwork.problems import Problem, unreadable
from tockwork.records.record import Record

PathLike = str | os.PathLike[str]


def read_records(path: PathLike | Iterable[PathLike]) -> Iterator[Record]:
    """The records of a file, of all `.jsonl` files of a folder by name, or of several of these.

    A file may hold any number of records: each begins with its header. They are read as they are
    asked for, so that a file may be larger than the memory. RecordError names file and line.
    """
    if not isinstance(path, str | os.PathLike):
        for one in path:
            yield from read_records(one)
        return
    place = Path(path)
    for file in sorted(place.glob("*.jsonl")) if place.is_dir() else [place]:
        try:
            yield from _in_file(file)
        except RecordError as bad:
            raise bad.within(RecordError, str(file)) from None


def _in_file(file: Path) -> Iterator[Record]:
    found = False
    lines: list[tuple[int, str]] = []
    with file.open("rb") as stored:
        for number, coded in enumerate(stored, 1):
            line = _text(number, coded)
            if not line.strip():
                continue
            if lines and _begins(line):
                yield Record.of_lines(lines)
                lines, found = [], True
            lines.append((number, line))
    if lines:
        yield Record.of_lines(lines)
    elif not found:
        raise RecordError(Problem("line 1", "record-empty"))


def _begins(line: str) -> bool:
    """Whether a line is the header of a record, which no event and no note can be."""
    if '"tockwork"' not in line:
        return False
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(head, dict) and "tockwork" in head


def _text(number: int, coded: bytes) -> str:
    try:
        return coded.decode("utf-8")
    except UnicodeDecodeError as bad:
        raise RecordError(unreadable(f"line {number}", bad)) from None
