"""Counting decision sequences, and the files the counts stand in.

A file has lines `DEPTH COUNT POSITION-TEXT`; `#` begins a remark. Nothing is shuffled within the
depth, so a count depends on the rules alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tockwork import Position

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Count:
    depth: int
    count: int
    text: str

    @property
    def position(self) -> Position:
        return Position.from_text(self.text)


def perft(position: Position, depth: int) -> int:
    """The number of sequences of so many decisions; a game that ends sooner has none."""
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)


def file_of(rules: str) -> Path:
    return HERE / f"{rules}.perft"


def read(rules: str) -> Iterator[Count]:
    for line in file_of(rules).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            depth, count, text = line.split(maxsplit=2)
            yield Count(int(depth), int(count), text)
