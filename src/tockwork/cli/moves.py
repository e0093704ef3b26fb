"""`tockwork moves`: position documents in, one answer a line out."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tockwork.cli.complaint import complaint
from tockwork.errors import TockworkError
from tockwork.game import Position
from tockwork.locale import Words


def answer_line(line: str, words: Words) -> dict[str, Any]:
    """The answer to one document, or what is wrong with it."""
    try:
        return Position.from_document(line).answers()
    except TockworkError as bad:
        return {"error": complaint(words, bad)}


def run(lines: Iterable[str], words: Words) -> int:
    """Answers every line; 1 if a document was refused. The others are answered all the same."""
    refused = False
    for line in lines:
        if line.strip():
            answer = answer_line(line, words)
            refused |= "error" in answer
            print(json.dumps(answer, ensure_ascii=False), flush=True)
    return int(refused)
