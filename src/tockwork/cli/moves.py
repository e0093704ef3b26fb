"""`tockwork moves`: position documents in, one line of legal moves each out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tockwork.cli.complaint import complaint
from tockwork.cli.streams import print_json
from tockwork.errors import TockworkError
from tockwork.game import Position
from tockwork.locale import Words


def answer_line(line: str, words: Words) -> dict[str, Any]:
    """The legal moves of one document, or its errors."""
    try:
        return Position.from_document(line).moves_document()
    except TockworkError as bad:
        return {"error": complaint(words, bad)}


def run(lines: Iterable[str], words: Words) -> int:
    """Processes every line; 1 if a document was refused. The others are processed all the same."""
    refused = False
    for line in lines:
        if line.strip():
            answer = answer_line(line, words)
            refused |= "error" in answer
            print_json(answer, flush=True)
    return int(refused)
