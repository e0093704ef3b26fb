"""Writes what the kernel tells of one game of every form: `python -m tests.views.make`.

`digests.txt` has a digest of every byte that everybody is told; `dog.jsonl` the first events of one
game as one seat hears them, to read what has changed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from ..laws.rows import PLAIN, Row
from .evenings import evening, sat

DIGESTS = Path(__file__).with_name("digests.txt")
EXAMPLE = Path(__file__).with_name("dog.jsonl")
DECISIONS, EVENTS = 60, 24


def digest(row: Row) -> str:
    """One line for a form: how many events and bytes, and their digest."""
    result, size = hashlib.sha256(), 0
    for game_log, known in evening(row, "golden", DECISIONS):
        for seats in sat(row.players):
            for piece in (*game_log.events(seats, known), game_log.now(seats)):
                result.update(piece)
                size += len(piece)
    for piece in (*game_log.open_moments(), *game_log.record((), open=True)):
        result.update(piece)
    return f"{row} {len(game_log)} {size} {result.hexdigest()}"


def example() -> str:
    """The first events of a game of DOG, as seat 0 hears them, one a line."""
    row = next(row for row in PLAIN if str(row) == "dog-4-pairs")
    lines = []
    for game_log, known in evening(row, "golden", early=0.2):
        lines += game_log.events((0,), known)
        if len(lines) >= EVENTS:
            break
    return "".join("{" + line.decode() + "}\n" for line in lines[:EVENTS])


if __name__ == "__main__":
    DIGESTS.write_text("".join(digest(row) + "\n" for row in PLAIN), encoding="utf-8")
    EXAMPLE.write_text(example(), encoding="utf-8")
